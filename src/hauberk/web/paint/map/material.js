// Built surfaces: flagstones, ashlar, planks, thatch. All draw into the current frame, stone by
// stone and plank by plank: no repeated picture, so no tiling, and crisp at every scale.
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { H } from './hex.js';

// A place may be shifted by fractions of a hex height, so that a wall can run along a zigzag row.
export const place = (p, shift = [0, 0]) => ({ x: p.x + shift[0] * H, y: p.y + shift[1] * H });

// Rotates the drawing frame to run from a to b and tells where the light is in that frame.
export function framed(g, x, y, ang, draw) {
  const c = Math.cos(ang),
    s = Math.sin(ang);
  g.save();
  g.translate(x, y);
  g.rotate(ang);
  draw({ x: LIGHT.x * c + LIGHT.y * s, y: -LIGHT.x * s + LIGHT.y * c });
  g.restore();
}

// Courses of stones of uneven length. `row` is the course height in world units (9 = 50 cm).
export function flags(g, x0, y0, x1, y1, rnd, row = 9, tone = 0) {
  const K = P.stone;
  g.fillStyle = mix(K.mortar, K.dark, 0.35, tone);
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
  const rows = Math.max(1, Math.round((y1 - y0) / row)),
    rh = (y1 - y0) / rows;
  for (let j = 0; j < rows; j++) {
    for (let x = x0 - rnd() * row; x < x1;) {
      const len = row * rnd.range(0.9, 2),
        a = Math.max(x, x0),
        b = Math.min(x + len, x1),
        y = y0 + j * rh;
      if (b - a > 1) {
        const lift = rnd.sym(11) + tone;
        g.fillStyle = rnd() < 0.12 ? mix(K.mid, '#a9937a', 0.7, lift) : mix(K.mid, K.light, rnd() * 0.55, lift);
        g.fillRect(a + 0.45, y + 0.45, b - a - 0.9, rh - 0.9);
        if (rnd() < 0.5) {
          g.fillStyle = 'rgba(255,248,226,0.22)';
          g.fillRect(a + 0.45, y + 0.45, b - a - 0.9, 0.9);
          g.fillRect(a + 0.45, y + 0.45, 0.9, rh - 0.9);
        }
        if (rnd() < 0.1) {
          g.fillStyle = 'rgba(92,98,58,0.28)';
          g.beginPath();
          g.ellipse((a + b) / 2, y + rh / 2, (b - a) * 0.4, rh * 0.3, rnd(), 0, 7);
          g.fill();
        }
      }
      x += len;
    }
  }
}

// A raised block seen from above: top face, lit and shaded edges, its own small shadow.
export function block(g, x, y, w, h, light, fill, drop = 3) {
  if (drop) {
    g.fillStyle = 'rgba(32,24,34,0.16)';
    for (let i = 1; i <= 3; i++) g.fillRect(x - (light.x * drop * i) / 2.2, y - (light.y * drop * i) / 2.2, w, h);
  }
  g.fillStyle = fill;
  g.fillRect(x, y, w, h);
  const e = Math.min(1.5, w / 4, h / 4),
    side = (lit, a, b, c, d) => {
      if (Math.abs(lit) < 0.12) return;
      g.fillStyle = lit > 0 ? `rgba(255,248,224,${0.62 * lit})` : `rgba(42,32,24,${-0.55 * lit})`;
      g.fillRect(a, b, c, d);
    };
  side(-light.y, x, y, w, e);
  side(light.y, x, y + h - e, w, e);
  side(-light.x, x, y, e, h);
  side(light.x, x + w - e, y, e, h);
}

// Boards along x (dir 0) or along y (dir 1): grain, gaps, nails, a few weathered ones.
export function planks(g, x0, y0, x1, y1, rnd, { dir = 0, width = 6, grey = 0.2, tone = 0 } = {}) {
  const W = P.wood,
    across = dir ? x1 - x0 : y1 - y0,
    along = dir ? y1 - y0 : x1 - x0;
  const put = (u, v, lu, lv) => (dir ? g.fillRect(x0 + v, y0 + u, lv, lu) : g.fillRect(x0 + u, y0 + v, lu, lv));
  g.fillStyle = W.deep;
  g.fillRect(x0, y0, x1 - x0, y1 - y0);
  const n = Math.max(1, Math.round(across / width)),
    bw = across / n;
  for (let i = 0; i < n; i++) {
    const cut = rnd.range(0.25, 0.75) * along;
    for (const [a, b] of along > 60
      ? [
          [0, cut],
          [cut + 0.8, along],
        ]
      : [[0, along]]) {
      g.fillStyle = mix(mix2(W.mid, W.light, rnd() * 0.8), W.grey, rnd() < grey ? 0.7 : 0.12, rnd.sym(9) + tone);
      put(a, i * bw + 0.4, b - a, bw - 0.8);
      g.fillStyle = alpha(W.deep, 0.22);
      for (let k = 0; k < 2; k++) put(a + rnd() * (b - a) * 0.4, i * bw + rnd.range(1, bw - 1), (b - a) * rnd.range(0.3, 0.6), 0.5);
      g.fillStyle = 'rgba(255,236,196,0.16)';
      put(a, i * bw + 0.4, b - a, 0.8);
      g.fillStyle = alpha(W.deep, 0.6);
      put(a + 1.6, i * bw + bw / 2 - 0.5, 0.9, 0.9);
      put(b - 2.5, i * bw + bw / 2 - 0.5, 0.9, 0.9);
    }
  }
}
// mix() wants palette hex strings; planks mix twice, so the first result is kept as hex.
function mix2(a, b, t) {
  const p = parseInt(a.slice(1), 16),
    q = parseInt(b.slice(1), 16),
    f = (s) => Math.round(((p >> s) & 255) + (((q >> s) & 255) - ((p >> s) & 255)) * t);
  return '#' + ((f(16) << 16) | (f(8) << 8) | f(0)).toString(16).padStart(6, '0');
}

// A round beam from (x0,y0) to (x1,y1): dark body, lit upper-left edge.
export function beam(g, x0, y0, x1, y1, w, light = LIGHT, col = P.wood.mid) {
  const L = Math.hypot(x1 - x0, y1 - y0) || 1,
    nx = -(y1 - y0) / L,
    ny = (x1 - x0) / L,
    s = nx * light.x + ny * light.y > 0 ? 1 : -1;
  const line = (o, wd, c) => {
    g.strokeStyle = c;
    g.lineWidth = wd;
    g.beginPath();
    g.moveTo(x0 + nx * o, y0 + ny * o);
    g.lineTo(x1 + nx * o, y1 + ny * o);
    g.stroke();
  };
  g.lineCap = 'butt';
  line(0, w, P.wood.deep);
  line(s * w * 0.08, w * 0.74, col);
  line(s * w * 0.26, w * 0.2, alpha('#f2dcae', 0.55));
}

// Thatch: overlapping courses of straw strokes running down from the ridge along y.
export function thatch(g, x0, y0, x1, y1, rnd, lit) {
  const T = P.thatch,
    down = y1 > y0 ? 1 : -1,
    H = Math.abs(y1 - y0),
    base = lit > 0 ? 0.35 + lit * 0.4 : 0.35 + lit * 0.5;
  g.fillStyle = mix(T.dark, T.mid, Math.max(0, base + 0.2));
  g.fillRect(x0, Math.min(y0, y1), x1 - x0, H);
  g.lineCap = 'round';
  for (let c = 0; c < H; c += 5) {
    for (let x = x0 + 1; x < x1 - 1; x += 1.5) {
      const y = y0 + down * (c + rnd.sym(2)),
        len = rnd.range(4, 8.5);
      const end = y + down * len,
        stop = down > 0 ? Math.min(end, y1 + rnd() * 2.4) : Math.max(end, y1 - rnd() * 2.4);
      g.strokeStyle = mix(T.mid, rnd() < 0.5 + lit * 0.3 ? T.light : T.dark, rnd() * 0.9, lit > 0 ? 6 : -14, 0.85);
      g.lineWidth = rnd.range(0.7, 1.4);
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + rnd.sym(1), stop);
      g.stroke();
    }
    g.fillStyle = alpha(T.dark, 0.22);
    g.fillRect(x0, y0 + down * c - 0.5, x1 - x0, 1.2);
  }
}
