// Fire that moves: flames, glow and smoke over the painted map, drawn on the live canvas from small pictures made once.
// No two hexes burn alike: each has a great flame and two small ones, of several pictures, sizes and beats, some of them mirrored.
// With reduced motion they stand still.
import { brushOf, easel } from './easel.js';
import { hash, rng } from './noise.js';
import { S } from './hex.js';
import { licks, radial } from './strokes.js';

const FRAMES = 8;
const KINDS = 3;
const A_SECOND = 9; // frames
const BOX = S * 2.6; // world units, flames leave by the top
const PUFFS = 6;
const SHARP = 2; // pixels a world unit
const GLOW = S * 2;

// One moment of a fire: licks sway and rise about their own middles. The kinds differ in how broad and how tall they burn.
function moment(frame, kind) {
  const canvas = easel(BOX * SHARP, BOX * SHARP),
    g = brushOf(canvas),
    rnd = rng(62 + kind * 101),
    t = (frame / FRAMES) * Math.PI * 2,
    wide = [1, 0.74, 1.12][kind],
    tall = [1, 1.22, 0.78][kind],
    lean = [4, -2, 7][kind];
  g.scale(SHARP, SHARP);
  g.translate(BOX / 2, BOX * 0.66);
  radial(g, 0, 2, S * 0.8 * wide, [
    [0, 'rgba(255,214,110,0.95)'],
    [0.4, 'rgba(240,120,30,0.7)'],
    [0.75, 'rgba(150,40,12,0.34)'],
    [1, 'rgba(90,20,8,0)'],
  ]);
  const list = [];
  for (let i = 0; i < 38; i++) {
    const a = rnd() * 6.283,
      d = Math.sqrt(rnd()),
      beat = rnd() * 6.283,
      x = Math.cos(a) * d * S * 0.6 * wide;
    list.push({
      x,
      y: Math.sin(a) * d * S * 0.42 + 5,
      d,
      h: rnd.range(13, 36) * tall * (1.18 - d * 0.55) * (1 + 0.26 * Math.sin(t + beat)) * (0.75 + 0.5 * hash(Math.round(x / 9), kind, 7)), // tongues stand out of the mass
      w: rnd.range(2.2, 5.4),
      k: rnd.range(-2, 6) + lean + 4 * Math.sin(t + beat * 2),
      curl: rnd.sym(6),
    });
  }
  licks(g, list);
  for (let i = 0; i < 9; i++) {
    const up = (rnd() + frame / FRAMES) % 1;
    g.fillStyle = `rgba(255,${(150 + rnd() * 80) | 0},70,${0.95 - up * 0.8})`;
    g.beginPath();
    g.arc(rnd.sym(14) + lean * up * 2, -8 - up * S * 1.2, rnd.range(0.6, 1.3), 0, 7);
    g.fill();
  }
  return canvas;
}

// A torn cloud of several rounds; dark where it is young.
function puff(kind) {
  const canvas = easel(96, 96),
    g = brushOf(canvas),
    rnd = rng(7 + kind * 31);
  for (let i = 0; i < 11; i++) {
    const a = rnd() * 6.283,
      d = rnd() * 24,
      v = (34 + kind * 14 + rnd() * 34) | 0;
    radial(g, 48 + Math.cos(a) * d, 48 + Math.sin(a) * d, rnd.range(13, 23), [
      [0, `rgba(${v + 6},${v + 2},${v},0.5)`],
      [0.6, `rgba(${v + 10},${v + 7},${v + 5},0.26)`],
      [1, `rgba(${v + 14},${v + 12},${v + 10},0)`],
    ]);
  }
  return canvas;
}

function halo() {
  const canvas = easel(128, 128);
  radial(brushOf(canvas), 64, 64, 63, [
    [0, 'rgba(255,168,66,0.5)'],
    [0.4, 'rgba(240,112,34,0.24)'],
    [1, 'rgba(220,80,16,0)'],
  ]);
  return canvas;
}

/** The flames of one hex: the great one in its middle, two small ones beside it. */
function tongues(f) {
  const n = Math.round(f.x * 7 + f.y * 3),
    of = (i, k) => hash(n, i, k),
    size = [0.6, 0.82, 1][Math.min(2, Math.max(0, (f.age ?? 2) | 0))];
  return [
    { x: (of(0, 1) - 0.5) * 9, y: (of(0, 2) - 0.5) * 7 + 2, k: size * (0.84 + of(0, 3) * 0.22) },
    { x: (of(1, 1) < 0.5 ? -1 : 1) * S * (0.42 + of(1, 2) * 0.3), y: (of(1, 4) - 0.7) * 26, k: size * (0.34 + of(1, 3) * 0.26) },
    { x: (of(1, 1) < 0.5 ? 1 : -1) * S * (0.3 + of(2, 2) * 0.42), y: 6 + of(2, 4) * 16, k: size * (0.26 + of(2, 3) * 0.3) },
  ]
    .map((one, i) => ({ ...one, x: f.x + one.x * size, y: f.y + one.y * size, kind: Math.floor(of(i, 5) * KINDS), beat: Math.floor(of(i, 6) * FRAMES), mirrored: of(i, 8) < 0.4, pace: 0.8 + of(i, 9) * 0.45 }))
    .slice(0, size < 0.7 ? 2 : 3);
}

export class Flames {
  constructor() {
    this.kept = new Map();
  }

  /** A small picture, made when it is first wanted. */
  picture(name, make) {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name);
  }

  /** Does anything move? Then draw again soon: `next` tells after how many milliseconds. */
  static next(fires, still) {
    return still || !fires.length ? 0 : 1000 / A_SECOND;
  }

  /**
   * @param {CanvasRenderingContext2D} ctx in world units
   * @param {{x: number, y: number, age?: number}[]} fires middles of burning hexes; a young fire is small
   * @param {number} now milliseconds
   * @param {boolean} still no movement wanted
   */
  draw(ctx, fires, now, still = false) {
    const time = still ? 0 : now / 1000,
      whole = ctx.globalAlpha, // fires of other storeys are drawn faintly
      list = [...fires].sort((a, b) => a.y - b.y || a.x - b.x),
      glow = this.picture('halo', halo);
    for (const f of list) {
      const r = GLOW * (0.92 + 0.08 * Math.sin(time * 5 + f.x));
      ctx.drawImage(glow, f.x - r, f.y - r, 2 * r, 2 * r);
    }
    for (const one of list.flatMap(tongues).sort((a, b) => a.y - b.y)) this.flame(ctx, one, time);
    list.forEach((f) => this.smoke(ctx, f, time, whole));
    ctx.globalAlpha = whole;
  }

  flame(ctx, { x, y, k, kind, beat, mirrored, pace }, time) {
    const frame = (Math.floor(time * A_SECOND * pace) + beat) % FRAMES,
      picture = this.picture(`${frame} ${kind}`, () => moment(frame, kind)),
      side = BOX * k;
    if (!mirrored) {
      ctx.drawImage(picture, x - side / 2, y - side * 0.66, side, side);
      return;
    }
    ctx.save();
    ctx.translate(x, 0);
    ctx.scale(-1, 1);
    ctx.drawImage(picture, -side / 2, y - side * 0.66, side, side);
    ctx.restore();
  }

  // It leans away to the north-east, dark at its root, paler and wider as it drifts.
  smoke(ctx, f, time, whole) {
    const n = Math.round(f.x * 5 + f.y * 11),
      size = [0.6, 0.82, 1][Math.min(2, Math.max(0, (f.age ?? 2) | 0))] * (0.86 + hash(n, 1, 3) * 0.3),
      drift = 78 + hash(n, 2, 3) * 40;
    for (let i = 0; i < PUFFS; i++) {
      const t = (time * 0.13 + i / PUFFS + hash(n, 4, 3)) % 1,
        r = (12 + t * 50) * size,
        sway = Math.sin(t * 5 + n) * 7,
        kind = (i + n) % 3;
      ctx.globalAlpha = Math.min(1, t * 6) * (1 - t) ** 1.2 * whole;
      ctx.drawImage(this.picture(`puff ${kind}`, () => puff(kind)), f.x + 4 + t * drift + sway - r, f.y - 18 - t * (drift + 8) - r, 2 * r, 2 * r);
    }
  }
}
