// Surfaces one stands on, laid through whatever outline a cell has. Stones and boards lie in courses that belong to the sheet, not to
// the cell: they run on from cell to cell without a seam, and every window finds the same ones.
import { hash } from './noise.js';
import { P, mix, alpha } from './palette.js';

/** @typedef {{x: number, y: number}} Point */

export function trace(path, pts) {
  pts.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
  path.closePath();
}

/** An outline grown a hair, so that no line of light shows between two cells. */
export function grown(pts, by = 0.5) {
  const x = pts.reduce((s, p) => s + p.x, 0) / pts.length,
    y = pts.reduce((s, p) => s + p.y, 0) / pts.length;
  return pts.map((p) => {
    const d = Math.hypot(p.x - x, p.y - y) || 1;
    return { x: p.x + ((p.x - x) / d) * by, y: p.y + ((p.y - y) / d) * by };
  });
}

export function inside(g, pts, draw) {
  g.save();
  g.beginPath();
  trace(g, pts);
  g.clip();
  draw();
  g.restore();
}

// The box of an outline in a frame turned by an angle about the sheet's corner.
function turned(pts, cell, angle) {
  const c = Math.cos(angle),
    s = Math.sin(angle),
    us = pts.map((p) => (p.x - cell.ox) * c + (p.y - cell.oy) * s),
    vs = pts.map((p) => -(p.x - cell.ox) * s + (p.y - cell.oy) * c);
  return { u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
}

function laid(g, cell, pts, angle, draw) {
  inside(g, grown(pts), () => {
    const box = turned(pts, cell, angle);
    g.translate(cell.ox, cell.oy);
    g.rotate(angle);
    draw(box);
  });
}

/** Flagstones in courses; `within`: only whole stones whose middle lies so near to the cell's. @param {Point[]} pts */
export function flagged(g, cell, pts, { angle = 0, row = 9.5, tone = 0, warm = 0, seed = 1, mortar = 0.38, wear = 0.1, within = 0 } = {}) {
  laid(g, cell, pts, angle, (b) => {
    const K = P.stone,
      L = row * 1.5,
      cu = (cell.x - cell.ox) * Math.cos(angle) + (cell.y - cell.oy) * Math.sin(angle),
      cv = -(cell.x - cell.ox) * Math.sin(angle) + (cell.y - cell.oy) * Math.cos(angle),
      bed = mix(K.mortar, K.mid, mortar, tone); // paler than the grid: hexes must be told from stones
    g.fillStyle = bed;
    if (!within) g.fillRect(b.u0, b.v0, b.u1 - b.u0, b.v1 - b.v0);
    for (let j = Math.floor(b.v0 / row); j * row < b.v1; j++) {
      const cut = (i) => (i + (hash(i, j, seed) - 0.5) * 0.62 + (j & 1) * 0.5) * L;
      for (let i = Math.floor(b.u0 / L) - 2; cut(i) < b.u1; i++) {
        const x = cut(i),
          w = cut(i + 1) - x;
        if (x + w < b.u0) continue;
        if (within) {
          if (Math.hypot(x + w / 2 - cu, (j + 0.5) * row - cv) > within) continue;
          g.fillStyle = bed;
          g.fillRect(x, j * row, w, row);
        }
        const t = hash(i, j, seed + 1),
          lift = (hash(i, j, seed + 2) - 0.5) * 22 + tone;
        g.fillStyle = t < wear ? mix(K.mid, '#a9937a', 0.7, lift) : mix(K.mid, warm ? '#cdb183' : K.light, t * 0.55 + warm * 0.2, lift);
        g.fillRect(x + 0.45, j * row + 0.45, w - 0.9, row - 0.9);
        if (t > 0.5) {
          g.fillStyle = 'rgba(255,248,226,0.2)';
          g.fillRect(x + 0.45, j * row + 0.45, w - 0.9, 0.9);
          g.fillRect(x + 0.45, j * row + 0.45, 0.9, row - 0.9);
        } else if (t > 0.42) {
          g.fillStyle = 'rgba(92,98,58,0.25)';
          g.beginPath();
          g.ellipse(x + w / 2, (j + 0.5) * row, w * 0.4, row * 0.3, t * 9, 0, 7);
          g.fill();
        }
      }
    }
  });
}

/** Boards: grain, gaps, nails, a few weathered ones. */
export function boarded(g, cell, pts, { angle = 0, width = 6.5, long = 58, grey = 0.18, tone = 0, seed = 3, gap = 0.8 } = {}) {
  laid(g, cell, pts, angle, (b) => {
    const W = P.wood;
    g.fillStyle = W.deep;
    g.fillRect(b.u0, b.v0, b.u1 - b.u0, b.v1 - b.v0);
    for (let j = Math.floor(b.v0 / width); j * width < b.v1; j++) {
      const cut = (i) => (i + (hash(i, j, seed) - 0.5) * 0.7 + hash(j, 5, seed)) * long,
        y = j * width;
      for (let i = Math.floor(b.u0 / long) - 2; cut(i) < b.u1; i++) {
        const x = cut(i),
          w = cut(i + 1) - x - gap;
        if (x + w < b.u0) continue;
        const t = hash(i, j, seed + 1);
        g.fillStyle = t < grey ? mix(W.mid, W.grey, 0.7, (t * 40) % 9) : mix(W.mid, W.light, ((t * 7) % 1) * 0.75, ((t * 31) % 1) * 16 - 8 + tone);
        g.fillRect(x, y + gap / 2, w, width - gap);
        g.fillStyle = alpha(W.deep, 0.22);
        g.fillRect(x + w * t * 0.4, y + 1 + (width - 2) * ((t * 13) % 1), w * 0.5, 0.5);
        g.fillRect(x + w * 0.3 * ((t * 5) % 1), y + 1 + (width - 2) * ((t * 29) % 1), w * 0.35, 0.5);
        g.fillStyle = 'rgba(255,236,196,0.15)';
        g.fillRect(x, y + gap / 2, w, 0.8);
        g.fillStyle = alpha(W.deep, 0.6);
        g.fillRect(x + 1.6, y + width / 2 - 0.5, 0.9, 0.9);
        g.fillRect(x + w - 2.5, y + width / 2 - 0.5, 0.9, 0.9);
      }
    }
  });
}

/** Round stones bedded in earth. */
export function cobbled(g, cell, pts, { size = 6.4, tone = 0, seed = 7 } = {}) {
  laid(g, cell, pts, 0, (b) => {
    g.fillStyle = mix(P.yard.dark, P.stone.shade, 0.55, tone);
    g.fillRect(b.u0, b.v0, b.u1 - b.u0, b.v1 - b.v0);
    for (let j = Math.floor(b.v0 / size) - 1; j * size < b.v1 + size; j++)
      for (let i = Math.floor(b.u0 / size) - 1; i * size < b.u1 + size; i++) {
        const t = hash(i, j, seed),
          q = hash(i, j, seed + 1),
          x = (i + (j & 1) * 0.5 + (t - 0.5) * 0.3) * size,
          y = (j + (q - 0.5) * 0.3) * size;
        g.fillStyle = mix(P.stone.dark, P.stone.light, 0.12 + q * 0.5, tone + (t - 0.5) * 16);
        g.beginPath();
        g.ellipse(x, y, size * (0.42 + t * 0.08), size * (0.36 + q * 0.08), t * 6, 0, 7);
        g.fill();
      }
  });
}

/** Masonry cut through: rubble core in mortar, dark and plainly no floor. */
export function sectioned(g, cell, pts, { tone = 0, seed = 11 } = {}) {
  laid(g, cell, pts, 0.4, (b) => {
    g.fillStyle = mix(P.stone.shade, P.stone.mortar, 0.35, tone - 6);
    g.fillRect(b.u0, b.v0, b.u1 - b.u0, b.v1 - b.v0);
    const n = 8.5;
    for (let j = Math.floor(b.v0 / n) - 1; j * n < b.v1 + n; j++)
      for (let i = Math.floor(b.u0 / n) - 1; i * n < b.u1 + n; i++) {
        const t = hash(i, j, seed),
          q = hash(i, j, seed + 1),
          x = (i + t * 0.5 + (j & 1) * 0.5) * n,
          y = (j + q * 0.5) * n,
          r = n * (0.26 + t * 0.24);
        g.fillStyle = mix(P.stone.shade, P.stone.dark, 0.3 + q * 0.7, tone + (t - 0.5) * 14);
        g.beginPath();
        for (let k = 0; k < 5; k++) {
          const a = k * 1.257 + t * 6;
          g.lineTo(x + Math.cos(a) * r * (0.8 + ((q * (k + 3)) % 0.4)), y + Math.sin(a) * r);
        }
        g.fill();
      }
    g.strokeStyle = 'rgba(24,18,14,0.28)';
    g.lineWidth = 1.6;
    g.beginPath();
    for (let v = Math.floor(b.v0 / 11) * 11; v < b.v1; v += 11) {
      g.moveTo(b.u0, v);
      g.lineTo(b.u1, v);
    }
    g.stroke();
  });
}
