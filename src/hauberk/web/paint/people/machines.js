// Machines seen from above, as the map is: ram, gallery, siege tower, stone-thrower, siphon. They lie over the hexes of their
// cells, rear to nose, and are drawn straight onto the canvas in world units. Light falls from the upper left.
import { rng, hash } from './geom.js';
import { blend, INK } from './palette.js';

const WOOD = { deep: '#4a3220', dark: '#6b4a2c', mid: '#8d6640', light: '#b08753' };
const HIDES = ['#8a6a4b', '#9a7a58', '#7a5a3e', '#a58561', '#86694f'];
const STONE = '#b7b0a1';
const IRON = '#54585c';

/** One plank, beam or block: flat colour, a lit edge towards the light, an ink line. */
function slab(g, x, y, w, h, c, L, lift = 1) {
  g.fillStyle = c;
  g.fillRect(x, y, w, h);
  g.fillStyle = 'rgba(255,240,205,.35)';
  g.fillRect(x, L.y < 0 ? y : y + h - lift, w, lift);
  g.fillRect(L.x < 0 ? x : x + w - lift, y, lift, h);
  g.fillStyle = 'rgba(30,18,24,.3)';
  g.fillRect(x, L.y < 0 ? y + h - lift : y, w, lift);
  g.strokeStyle = INK;
  g.lineWidth = 0.7;
  g.strokeRect(x, y, w, h);
}
function planks(g, x, y, w, h, across, r, c = WOOD.mid, L = { x: -1, y: -1 }) {
  const n = Math.max(1, Math.round((across ? w : h) / 5.2)),
    step = (across ? w : h) / n;
  for (let i = 0; i < n; i++) {
    const tone = blend(c, r.chance(0.5) ? WOOD.light : WOOD.dark, r.range(0, 0.35));
    if (across) slab(g, x + i * step, y, step, h, tone, L, 0.6);
    else slab(g, x, y + i * step, w, step, tone, L, 0.6);
  }
}
function hides(g, x, y, w, h, r, L, lit) {
  const nx = Math.max(1, Math.round(w / 12)),
    ny = Math.max(1, Math.round(h / 9));
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++) {
      const tone = blend(r.pick(HIDES), lit > 0 ? '#e0c595' : '#3a281c', Math.abs(lit) * 0.4);
      slab(g, x + (i * w) / nx, y + (j * h) / ny, w / nx, h / ny, tone, L, 0.6);
      g.fillStyle = 'rgba(30,18,12,.6)';
      for (const [u, v] of [[1.6, 1.6], [w / nx - 2.2, 1.6]])
        g.fillRect(x + (i * w) / nx + u, y + (j * h) / ny + v, 0.9, 0.9);
    }
}
function wheel(g, x, y, L) {
  slab(g, x - 7, y - 2.6, 14, 5.2, WOOD.dark, L, 1);
  slab(g, x - 1.4, y - 3.4, 2.8, 6.8, IRON, L, 0.6);
}
const wheels = (g, len, half, n, L) => {
  for (let i = 0; i < n; i++) for (const s of [-1, 1]) wheel(g, -len / 2 + (len * (i + 0.5)) / n, s * half, L);
};
function shadow(g, path, high, turn) {
  g.save();
  const a = -turn,
    dx = high * 0.55,
    dy = high * 0.75;
  g.translate(dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a));
  g.fillStyle = 'rgba(26,20,34,.34)';
  g.beginPath();
  path();
  g.fill();
  g.restore();
}
const rect = (g, x, y, w, h) => () => g.rect(x, y, w, h);

/** A ridged roof of raw hides, two slopes, the ridge along the way it goes. */
function roof(g, len, w, r, L) {
  for (const s of [-1, 1]) hides(g, -len / 2, s > 0 ? 0 : -w / 2, len, w / 2, r, L, s * L.y > 0 ? 0.9 : -0.5);
  slab(g, -len / 2 - 2, -2, len + 4, 4, WOOD.light, L, 1);
  for (const x of [-len / 2, len / 2 - 3]) slab(g, x, -w / 2 - 1, 3, w + 2, WOOD.mid, L, 0.8);
}

const DRAW = {
  ram(g, len, r, L, turn) {
    const w = 36,
      body = len - 30;
    shadow(g, rect(g, -len / 2, -w / 2, body, w), 12, turn);
    wheels(g, body, w / 2 + 1, 3, L);
    g.save();
    g.translate(-15, 0);
    slab(g, body / 2 - 8, -5, 34, 10, WOOD.mid, L, 1.6);
    slab(g, body / 2 + 22, -7, 14, 14, IRON, L, 2);
    for (const x of [2, 10]) slab(g, body / 2 + x, -6, 2.4, 12, IRON, L, 0.6);
    roof(g, body, w, r, L);
    g.restore();
  },
  gallery(g, len, r, L, turn) {
    const w = 34;
    shadow(g, rect(g, -len / 2, -w / 2, len, w), 11, turn);
    wheels(g, len, w / 2 + 1, 4, L);
    roof(g, len, w, r, L);
    // wicker hurdles over the front, where the stones come
    for (let y = -w / 2 + 1; y < w / 2 - 1; y += 3.2) slab(g, len / 2 - 16, y, 16, 3.2, blend('#a48a52', WOOD.dark, r.range(0, 0.4)), L, 0.5);
  },
  siege_tower(g, len, r, L, turn) {
    const w = 58,
      body = len * 0.62,
      x0 = -len / 2;
    shadow(g, rect(g, x0, -w / 2, body, w), 40, turn);
    shadow(g, rect(g, x0 + body, -w * 0.28, len - body, w * 0.56), 16, turn);
    g.save();
    g.translate(x0 + body / 2, 0);
    wheels(g, body, w / 2 + 2, 3, L);
    planks(g, body / 2 - 2, -w * 0.28, len - body, w * 0.56, true, r, WOOD.mid, L); // the bridge let down
    for (const v of [-0.24, 0.2]) slab(g, body / 2 - 2, w * v, len - body, 2.4, WOOD.dark, L, 0.6);
    g.strokeStyle = '#d8c392';
    g.lineWidth = 1.3;
    g.beginPath();
    for (const v of [-1, 1]) {
      g.moveTo(body / 2 - 6, v * w * 0.36);
      g.lineTo(body / 2 + len - body - 6, v * w * 0.26);
    }
    g.stroke();
    planks(g, -body / 2, -w / 2, body, w, false, r, '#9a7650', L);
    slab(g, -body * 0.3, -8, 20, 16, '#2a1d12', L, 0.5); // hatch and ladder
    for (let i = 0; i < 4; i++) slab(g, -body * 0.3 + 2 + i * 5, -7, 1.8, 14, WOOD.light, L, 0.4);
    hides(g, -body / 2 - 3, -w / 2 - 4, body + 6, 8, r, L, -L.y);
    hides(g, -body / 2 - 3, w / 2 - 4, body + 6, 8, r, L, L.y);
    hides(g, -body / 2 - 4, -w / 2, 8, w, r, L, -L.x);
    hides(g, body / 2 - 4, -w / 2, 8, w * 0.22, r, L, L.x);
    hides(g, body / 2 - 4, w * 0.28, 8, w * 0.22, r, L, L.x);
    for (const sx of [-1, 1]) for (const sy of [-1, 1]) slab(g, sx * (body / 2) - 4.5, sy * (w / 2) - 4.5, 9, 9, WOOD.light, L, 1.6);
    g.restore();
  },
  petraria(g, len, r, L, turn) {
    shadow(g, rect(g, -20, -15, 40, 30), 10, turn);
    for (const y of [-15, 12]) slab(g, -22, y, 44, 4, WOOD.mid, L, 1);
    for (const x of [-20, 14]) slab(g, x, -15, 5, 31, WOOD.dark, L, 1);
    slab(g, -2.5, -18, 5, 36, WOOD.light, L, 1.4); // the axle
    shadow(g, rect(g, -27, -2, 50, 4), 16, turn);
    slab(g, -27, -2.4, 52, 4.8, WOOD.light, L, 1.2); // the beam
    g.strokeStyle = '#d8c392';
    g.lineWidth = 1.1;
    g.beginPath();
    for (const y of [-9, -5, 0, 5, 9]) {
      g.moveTo(24, 0);
      g.lineTo(31, y);
    }
    g.moveTo(-27, 0);
    g.lineTo(-16, -4);
    g.moveTo(-27, 0);
    g.lineTo(-16, 4);
    g.stroke();
    g.fillStyle = WOOD.deep;
    g.beginPath();
    g.ellipse(-14, 0, 5.4, 4.6, 0, 0, 7);
    g.fill();
    g.fillStyle = STONE;
    g.strokeStyle = INK;
    g.lineWidth = 0.8;
    for (const [x, y, k] of [[-14, 0, 3.6], [-6, 21, 3.4], [1, 22.4, 3], [-2.4, 18, 2.8]]) {
      g.beginPath();
      g.arc(x, y, k, 0, 7);
      g.fill();
      g.stroke();
    }
  },
  siphon(g, len, r, L, turn) {
    shadow(g, rect(g, -18, -12, 34, 24), 8, turn);
    wheels(g, 30, 13, 2, L);
    planks(g, -18, -11, 32, 22, true, r, WOOD.mid, L);
    const drum = g.createLinearGradient(0, -9, 0, 9);
    drum.addColorStop(0, '#e7c47a');
    drum.addColorStop(0.5, '#b98543');
    drum.addColorStop(1, '#6d4a22');
    g.fillStyle = drum;
    g.strokeStyle = INK;
    g.lineWidth = 0.9;
    g.beginPath();
    g.roundRect(-14, -8, 20, 16, 6);
    g.fill();
    g.stroke();
    slab(g, -9, -8, 2.4, 16, '#8a5d2c', L, 0.5);
    slab(g, 0, -8, 2.4, 16, '#8a5d2c', L, 0.5);
    slab(g, 6, -2, 17, 4, '#b98543', L, 1);
    g.fillStyle = '#d9a24c';
    g.beginPath();
    g.moveTo(22, -3);
    g.lineTo(30, -5.4);
    g.lineTo(30, 5.4);
    g.lineTo(22, 3);
    g.closePath();
    g.fill();
    g.stroke();
    slab(g, -24, -1.4, 10, 2.8, WOOD.light, L, 0.6); // pump handle
    slab(g, -25, -6, 2.6, 12, WOOD.light, L, 0.6);
    const fire = g.createRadialGradient(33, 0, 0, 33, 0, 7);
    fire.addColorStop(0, 'rgba(255,236,150,.95)');
    fire.addColorStop(0.5, 'rgba(240,120,30,.8)');
    fire.addColorStop(1, 'rgba(180,40,10,0)');
    g.fillStyle = fire;
    g.beginPath();
    g.arc(33, 0, 7, 0, 7);
    g.fill();
  },
};
export const machineKinds = Object.keys(DRAW);

/**
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {{kind: string, id?: string, facing?: number}} machine
 * @param {{x: number, y: number}[]} points centres of its hexes, rear to nose
 */
export function drawMachine(ctx, machine, points) {
  const draw = DRAW[machine.kind];
  if (!draw || !points.length) return false;
  const a = points[0],
    b = points[points.length - 1],
    one = points.length === 1;
  const turn = one ? (-90 + 60 * (machine.facing ?? 1)) * (Math.PI / 180) : Math.atan2(b.y - a.y, b.x - a.x);
  const len = one ? 54 : Math.hypot(b.x - a.x, b.y - a.y) + 48;
  ctx.save();
  ctx.translate((a.x + b.x) / 2, (a.y + b.y) / 2);
  ctx.rotate(turn);
  // where the light comes from, seen by the turned machine
  const L = { x: -Math.cos(turn) * 0.7 - Math.sin(turn) * 0.7, y: Math.sin(turn) * 0.7 - Math.cos(turn) * 0.7 };
  draw(ctx, len, rng(hash(machine.id || machine.kind)), L, turn);
  ctx.restore();
  return true;
}
