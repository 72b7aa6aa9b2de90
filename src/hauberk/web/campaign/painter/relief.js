// What stands up from the sheet: peaks, humps, trees, reeds. Each is drawn as a clerk would, outline first in mind: lit on the left, hatched on the right.
import { rng } from '../../paint/map/noise.js';
import { C, alpha } from './palette.js';

/** Widths never fall below what an eye can see on the screen. @param {number} scale pixels a world unit */
export const nib = (scale, w, least = 0.7) => Math.max(w, least / scale);

const poly = (g, points) => {
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
};

// Colour that covers above and is gone at the foot: what stands up has no lower edge.
function fade(g, y0, y1, colour, a0, a1) {
  const f = g.createLinearGradient(0, y0, 0, y1);
  f.addColorStop(0, alpha(colour, a0));
  f.addColorStop(0.6, alpha(colour, a1));
  f.addColorStop(1, alpha(colour, 0));
  return f;
}

export function mountain(g, m, scale) {
  const rnd = rng(m.seed),
    { x, y, w, h } = m,
    ax = x + rnd.sym(0.16) * w,
    ay = y - h,
    jag = (from, to, n, k) => {
      const out = [];
      for (let i = 1; i < n; i++) {
        const t = i / n;
        out.push([from[0] + (to[0] - from[0]) * t + rnd.sym(k) * w, from[1] + (to[1] - from[1]) * t + rnd.sym(k) * h * 0.7]);
      }
      return out;
    },
    apex = [ax, ay],
    left = [[x - w, y], ...jag([x - w, y], apex, 4, 0.07)],
    right = [...jag(apex, [x + w, y], 4, 0.07), [x + w, y]],
    foot = [x + rnd.range(-0.02, 0.24) * w, y + 1.5],
    ridge = [...jag(apex, foot, 4, 0.12), foot];
  g.fillStyle = fade(g, ay, y + 2, C.lit, 0.99, 0.9);
  g.beginPath();
  poly(g, [...left, apex, ...ridge]);
  g.fill();
  g.fillStyle = fade(g, ay, y + 2, C.shade, 0.82, 0.62);
  g.beginPath();
  poly(g, [apex, ...right, ...[...ridge].reverse()]);
  g.fill();
  g.lineCap = g.lineJoin = 'round';
  // Hatching falls with the slope; a few strokes on the lit side tell its gullies.
  if (scale > 0.3) {
    g.strokeStyle = alpha(C.ink, 0.5);
    g.lineWidth = nib(scale, 0.65, 0.55);
    g.beginPath();
    const n = Math.max(3, Math.round((h / 5) * Math.min(1.4, 0.55 + scale * 0.5)));
    for (let i = 1; i <= n; i++) {
      const t = i / (n + 1),
        sx = ax + (foot[0] - ax) * t * 0.95,
        sy = ay + (y - ay) * t * 0.86,
        l = (1 - t * 0.55) * h * rnd.range(0.32, 0.5);
      g.moveTo(sx + 0.6, sy);
      g.quadraticCurveTo(sx + l * 0.3, sy + l * 0.3, Math.min(x + w * 0.92, sx + l * 0.62), Math.min(y, sy + l));
    }
    for (let i = 0; i < 2; i++) {
      const t = rnd.range(0.3, 0.62),
        sx = ax + (x - w - ax) * t * 0.55,
        sy = ay + h * t,
        l = h * rnd.range(0.14, 0.28);
      g.moveTo(sx, sy);
      g.lineTo(sx - l * 0.42, sy + l);
    }
    g.stroke();
  }
  g.strokeStyle = alpha(C.ink, scale < 0.5 ? 0.75 : 0.9);
  g.lineWidth = nib(scale, 1.05, 0.6);
  g.beginPath();
  poly(g, [...left, apex, ...right]);
  g.stroke();
  g.lineWidth = nib(scale, 0.7, 0.5);
  g.beginPath();
  poly(g, [apex, ...ridge.slice(0, 3)]);
  g.stroke();
}

export function hill(g, m, scale) {
  const rnd = rng(m.seed),
    { x, y, w, h } = m,
    ax = x - w * rnd.range(0.02, 0.2),
    hump = () => {
      g.moveTo(x - w, y);
      g.bezierCurveTo(x - w * 0.72, y - h * 0.75, ax - w * 0.28, y - h, ax, y - h);
      g.bezierCurveTo(ax + w * 0.42, y - h, x + w * 0.72, y - h * 0.5, x + w, y + 0.5);
    };
  g.fillStyle = fade(g, y - h, y + 1, C.hump, 0.96, 0.75);
  g.beginPath();
  hump();
  g.fill();
  g.fillStyle = fade(g, y - h, y + 1, C.shade, 0.34, 0.16);
  g.beginPath();
  g.moveTo(ax + w * 0.1, y - h);
  g.bezierCurveTo(ax + w * 0.45, y - h, x + w * 0.72, y - h * 0.5, x + w, y + 0.5);
  g.quadraticCurveTo(x + w * 0.3, y - h * 0.1, ax + w * 0.1, y - h);
  g.fill();
  g.lineCap = 'round';
  if (scale > 0.34) {
    g.strokeStyle = alpha(C.ink, 0.48);
    g.lineWidth = nib(scale, 0.6, 0.5);
    g.beginPath();
    const n = scale > 0.8 ? 7 : 4;
    for (let i = 0; i < n; i++) {
      const t = (i + 0.7) / n,
        sx = ax + (x + w - ax) * t * 0.88,
        sy = y - h * (1 - t ** 1.7) + 1.4,
        l = h * (0.28 + 0.3 * (1 - t)) * rnd.range(0.8, 1.2);
      g.moveTo(sx, sy);
      g.quadraticCurveTo(sx + l * 0.16, sy + l * 0.5, sx + l * 0.4, Math.min(y + 1.5, sy + l));
    }
    g.stroke();
  }
  g.strokeStyle = alpha(C.ink, 0.78);
  g.lineWidth = nib(scale, 0.85, 0.5);
  g.beginPath();
  hump();
  g.stroke();
}

export function tree(g, t, scale) {
  const rnd = rng(t.seed),
    { x, y, r } = t,
    leaf = rnd.pick(C.leaf),
    n = 6,
    a0 = rnd() * 6;
  if (scale > 0.45) {
    g.fillStyle = `rgba(${C.shadow.join(',')},0.22)`;
    g.beginPath();
    g.ellipse(x + r * 0.55, y + 0.4, r * 0.95, r * 0.36, 0, 0, 7);
    g.fill();
    g.strokeStyle = alpha(C.ink, 0.75);
    g.lineWidth = nib(scale, 1, 0.6);
    g.beginPath();
    g.moveTo(x, y + 0.6);
    g.lineTo(x, y - r * 0.6);
    g.stroke();
  }
  const cy = y - r * 1.1,
    lobes = (k, dx, dy) => {
      for (let i = 0; i <= n; i++) {
        const a = a0 + (i / n) * 6.283,
          b = a - 3.1416 / n,
          q = r * k;
        if (!i) g.moveTo(x + dx + Math.cos(a) * q, cy + dy + Math.sin(a) * q);
        else g.quadraticCurveTo(x + dx + Math.cos(b) * q * 1.32, cy + dy + Math.sin(b) * q * 1.32, x + dx + Math.cos(a) * q, cy + dy + Math.sin(a) * q);
      }
    };
  g.fillStyle = leaf;
  g.beginPath();
  lobes(0.92, 0, 0);
  g.fill();
  g.strokeStyle = alpha(C.leafDark, scale > 0.4 ? 0.95 : 0.75);
  g.lineWidth = nib(scale, 0.8, 0.5);
  g.stroke();
  if (scale < 0.42) return;
  g.fillStyle = alpha(C.leafDark, 0.5);
  g.beginPath();
  g.arc(x + r * 0.12, cy + r * 0.1, r * 0.86, -0.35, 2.3);
  g.quadraticCurveTo(x + r * 0.2, cy + r * 0.3, x + r * 0.92, cy - r * 0.2);
  g.fill();
  g.fillStyle = alpha(C.leafLit, 0.85);
  g.beginPath();
  g.ellipse(x - r * 0.32, cy - r * 0.36, r * 0.38, r * 0.26, -0.7, 0, 7);
  g.fill();
  if (scale < 1.4) return;
  g.strokeStyle = alpha(C.leafDark, 0.7);
  g.lineWidth = 0.45;
  g.beginPath();
  for (let i = 0; i < 4; i++) {
    const px = x + rnd.sym(r * 0.5),
      py = cy + rnd.sym(r * 0.5);
    g.moveTo(px - 0.9, py);
    g.quadraticCurveTo(px, py - 1.1, px + 0.9, py);
  }
  g.stroke();
}

export function reed(g, t, scale) {
  const rnd = rng(t.seed),
    { x, y } = t;
  g.lineCap = 'round';
  g.strokeStyle = alpha(C.seaInk, 0.6);
  g.lineWidth = nib(scale, 0.7, 0.55);
  g.beginPath();
  const l = rnd.range(4, 7.5);
  g.moveTo(x - l, y + 1);
  g.lineTo(x + l, y + 1);
  if (rnd() < 0.5) {
    g.moveTo(x - l * 0.3, y + 3.1);
    g.lineTo(x + l * 0.9, y + 3.1);
  }
  g.stroke();
  if (t.chance > 0.62) return;
  g.strokeStyle = alpha(C.leafDark, 0.9);
  g.lineWidth = nib(scale, 0.75, 0.55);
  g.beginPath();
  for (const k of [-1, -0.4, 0.2, 0.8]) {
    g.moveTo(x + k * 1.2, y + 0.8);
    g.quadraticCurveTo(x + k * 1.6, y - 2.6, x + k * 3.4, y - 5.6 + Math.abs(k) * 1.8);
  }
  g.stroke();
  if (scale < 0.8) return;
  g.fillStyle = C.woodDark;
  g.beginPath();
  g.ellipse(x + 0.6, y - 5.2, 0.6, 1.5, 0.12, 0, 7);
  g.ellipse(x - 1.6, y - 4.4, 0.55, 1.3, -0.2, 0, 7);
  g.fill();
}

/** A mountain of fire: a broad cone with a bitten top, snow on its shoulders, smoke that the wind carries off. */
export function volcano(g, m, scale) {
  const rnd = rng(m.seed),
    { x, y, w, h } = m,
    top = y - h,
    lip = w * 0.1,
    side = (s) => {
      const out = [];
      for (let i = 0; i <= 9; i++) {
        const t = i / 9;
        out.push([x + s * (w - (w - lip) * t ** 0.62) + rnd.sym(1.6), y - h * t + rnd.sym(1.4)]); // steeper towards the top
      }
      return out;
    },
    left = side(-1),
    right = side(1),
    crater = [[x - lip * 0.5, top + h * 0.045], [x + lip * 0.1, top + h * 0.03], [x + lip * 0.55, top + h * 0.05]],
    outline = [...left, ...crater, ...[...right].reverse()];
  smoke(g, x + lip * 0.1, top, w, rnd, scale);
  g.fillStyle = fade(g, top, y + 2, C.lit, 0.99, 0.92);
  g.beginPath();
  poly(g, outline);
  g.fill();
  const spine = [[x + lip * 0.1, top + h * 0.04]];
  for (let i = 1; i <= 6; i++) spine.push([x + (w * 0.1 * i) / 6 + rnd.sym(w * 0.035), top + (h * i) / 6]);
  g.fillStyle = fade(g, top, y + 2, C.shade, 0.78, 0.56);
  g.beginPath();
  poly(g, [...spine, ...right]);
  g.fill();
  snow(g, m, left, right, rnd);
  g.lineCap = g.lineJoin = 'round';
  if (scale > 0.26) {
    g.strokeStyle = alpha(C.ink, 0.5);
    g.lineWidth = nib(scale, 0.75, 0.55);
    g.beginPath();
    for (let i = 0; i < 26; i++) {
      const t = 0.34 + (i / 26) * 0.6,
        sx = x + (w * 0.1 + (w * 0.72 - w * 0.1) * rnd()) * t,
        sy = top + h * t + rnd.sym(4),
        l = h * rnd.range(0.09, 0.2);
      if (sy + l > y) continue;
      g.moveTo(sx, sy);
      g.quadraticCurveTo(sx + l * 0.35, sy + l * 0.45, sx + l * 0.62, sy + l);
    }
    for (let i = 0; i < 7; i++) {
      const t = rnd.range(0.4, 0.85),
        sx = x - w * rnd.range(0.12, 0.7) * t,
        sy = top + h * t;
      g.moveTo(sx, sy);
      g.lineTo(sx - h * 0.07, sy + h * 0.12);
    }
    g.stroke();
  }
  g.strokeStyle = alpha(C.ink, 0.92);
  g.lineWidth = nib(scale, 1.4, 0.8);
  g.beginPath();
  poly(g, outline);
  g.stroke();
  g.fillStyle = '#b3421f';
  g.beginPath();
  poly(g, [[x - lip * 0.62, top + 1.5], ...crater, [x + lip * 0.66, top + 1.5], [x + lip * 0.1, top + h * 0.012]]);
  g.fill();
}

// Snow lies on the upper third, lower in the gullies.
function snow(g, { y, h }, left, right, rnd) {
  const at = (list, t) => {
      const i = Math.min(8, Math.floor(t * 9)),
        k = t * 9 - i;
      return [list[i][0] + (list[i + 1][0] - list[i][0]) * k, list[i][1] + (list[i + 1][1] - list[i][1]) * k];
    },
    [a, b] = [at(left, 0.6), at(right, 0.56)],
    hem = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    hem.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + (i % 2 ? h * rnd.range(0.05, 0.13) : -h * rnd.range(0.02, 0.08))]);
  }
  g.beginPath();
  poly(g, [...left.slice(6), ...[...right].reverse().slice(0, 4), ...hem.reverse()]);
  g.closePath();
  g.fillStyle = alpha('#fdfbf3', 0.96);
  g.fill();
  g.save();
  g.clip();
  g.fillStyle = alpha('#8fa2b0', 0.5);
  g.beginPath();
  poly(g, [[(left[9][0] + right[9][0]) / 2 + 1, left[9][1]], [b[0] * 0.62 + a[0] * 0.38, y], [b[0] + 40, y], [b[0] + 40, left[9][1]]]);
  g.fill();
  g.restore();
}

// Curls of smoke, each smaller than the next, inked on their upper side.
function smoke(g, x, y, w, rnd, scale) {
  const n = 9;
  for (let i = n - 1; i >= 0; i--) {
    const t = i / (n - 1),
      cx = x + w * (0.02 + 0.62 * t ** 1.25) + rnd.sym(w * 0.02),
      cy = y - w * (0.06 + 0.36 * t ** 0.8) + rnd.sym(w * 0.025),
      r = w * (0.055 + 0.1 * t) * rnd.range(0.85, 1.15),
      f = g.createRadialGradient(cx - r * 0.35, cy - r * 0.35, r * 0.1, cx, cy, r);
    f.addColorStop(0, `rgba(246,238,220,${0.95 - 0.6 * t})`);
    f.addColorStop(0.72, `rgba(178,164,150,${0.8 - 0.58 * t})`);
    f.addColorStop(1, 'rgba(140,124,112,0)');
    g.fillStyle = f;
    g.beginPath();
    g.arc(cx, cy, r, 0, 7);
    g.fill();
    g.strokeStyle = alpha(C.ink, 0.55 - 0.42 * t);
    g.lineWidth = nib(scale, 0.9, 0.6);
    g.beginPath();
    g.arc(cx, cy, r * 0.82, Math.PI * 0.95, Math.PI * 1.95);
    if (scale > 0.5) g.arc(cx + r * 0.1, cy + r * 0.1, r * 0.4, Math.PI * 1.9, Math.PI * 0.9, true);
    g.stroke();
  }
}

export const DRAW = { mountain, hill, tree, reed, volcano };
/** From far away fewer and larger ones are drawn: the same picture, with a broader pen. @returns {object|null} the thing as it is drawn, or null */
export function asSeen(t, css) {
  if (css > 0.42 || t.kind === 'mountain' || t.kind === 'volcano' || t.kind === 'reed') return t;
  if (t.chance > (t.kind === 'hill' ? 0.46 : 0.56)) return null;
  return t.kind === 'hill' ? { ...t, w: t.w * 1.36, h: t.h * 1.3 } : { ...t, r: t.r * 1.32 };
}

/** How far a thing reaches beyond its foot. */
export const REACH = { volcano: 190, mountain: 75, hill: 22, tree: 18, reed: 10 };

/** Ploughland: a tilted strip with furrows, a hedge along one or two sides. */
export function furlong(g, p, scale) {
  const rnd = rng(p.seed),
    tilt = p.tilt + rnd.sym(0.1),
    w = rnd.range(8.4, 9.6),
    h = rnd.range(5, 6.2),
    ux = Math.cos(tilt),
    uy = Math.sin(tilt) * 0.6,
    vx = -Math.sin(tilt) * 0.45,
    vy = Math.cos(tilt),
    at = (u, v) => [p.x + ux * u * w + vx * v * h, p.y + uy * u * w + vy * v * h];
  g.fillStyle = rnd.pick([0.26, 0.3, 0.42, 0.2].map((a, i) => alpha(C.tilled[i], a)));
  g.beginPath();
  poly(g, [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]);
  g.closePath();
  g.fill();
  if (scale < 0.62) return;
  g.strokeStyle = alpha(C.soft, 0.34);
  g.lineWidth = nib(scale, 0.45, 0.5);
  g.beginPath();
  for (let v = -0.75; v <= 0.76; v += scale > 1 ? 0.38 : 0.75) {
    g.moveTo(...at(-0.94, v));
    g.quadraticCurveTo(...at(0, v + 0.12), ...at(0.94, v));
  }
  g.stroke();
  g.strokeStyle = alpha(C.leafDark, 0.6);
  g.lineWidth = nib(scale, 1.2, 0.8);
  g.setLineDash([0.2, 2.1]);
  g.lineCap = 'round';
  g.beginPath();
  poly(g, p.chance < 0.5 ? [at(-1, 1), at(1, 1), at(1, -1)] : [at(-1, -1), at(-1, 1), at(1, 1)]);
  g.stroke();
  g.setLineDash([]);
}
