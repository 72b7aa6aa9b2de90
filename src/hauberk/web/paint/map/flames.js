// Fire that moves: flames and smoke over the painted map, drawn on the live canvas from small pictures made once.
// With reduced motion they stand still.
import { brushOf, easel } from './easel.js';
import { rng } from './noise.js';
import { S } from './hex.js';
import { licks, radial } from './strokes.js';

const FRAMES = 10;
const A_SECOND = 9; // frames
const BOX = S * 2.6; // world units, flames leave by the top
const PUFFS = 5;
const SHARP = 2; // pixels a world unit

// One moment of a fire of this size (0…1): licks sway and rise about their own middles.
function moment(frame, size) {
  const canvas = easel(BOX * SHARP, BOX * SHARP),
    g = brushOf(canvas),
    rnd = rng(62),
    t = (frame / FRAMES) * Math.PI * 2;
  g.scale(SHARP, SHARP);
  g.translate(BOX / 2, BOX * 0.66);
  radial(g, 0, 2, S * 0.84 * size, [
    [0, 'rgba(255,214,110,0.95)'],
    [0.45, 'rgba(240,120,30,0.75)'],
    [0.8, 'rgba(150,40,12,0.4)'],
    [1, 'rgba(90,20,8,0)'],
  ]);
  const list = [];
  for (let i = 0; i < 44; i++) {
    const a = rnd() * 6.283,
      d = Math.sqrt(rnd()),
      beat = rnd() * 6.283;
    list.push({ x: Math.cos(a) * d * S * 0.62 * size, y: Math.sin(a) * d * S * 0.46 * size + 5, d, h: rnd.range(14, 36) * size * (1.15 - d * 0.5) * (1 + 0.24 * Math.sin(t + beat)), w: rnd.range(2.6, 5.6) * (0.5 + size / 2), k: rnd.range(0, 9) + 4 * Math.sin(t + beat * 2), curl: rnd.sym(5) });
  }
  licks(g, list);
  return canvas;
}

function puff() {
  const canvas = easel(64, 64),
    g = brushOf(canvas);
  radial(g, 32, 32, 31, [
    [0, 'rgba(74,68,62,0.34)'],
    [0.55, 'rgba(84,78,72,0.2)'],
    [1, 'rgba(90,84,78,0)'],
  ]);
  return canvas;
}

export class Flames {
  constructor() {
    this.kept = new Map();
    this.smoke = null;
  }

  picture(frame, size) {
    const key = `${frame} ${size}`;
    if (!this.kept.has(key)) this.kept.set(key, moment(frame, size));
    return this.kept.get(key);
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
    this.smoke ||= puff();
    const time = still ? 0 : now / 1000,
      whole = ctx.globalAlpha; // fires of other storeys are drawn faintly
    for (const f of [...fires].sort((a, b) => a.y - b.y)) {
      const beat = Math.abs(Math.round(f.x * 7 + f.y * 3)),
        size = [0.66, 0.86, 1][Math.min(2, Math.max(0, (f.age ?? 2) | 0))],
        frame = (Math.floor(time * A_SECOND) + beat) % FRAMES;
      for (let i = 0; i < PUFFS; i++) {
        const t = (time * 0.16 + i / PUFFS + (beat % 10) / 10) % 1,
          r = (10 + t * 38) * size;
        ctx.globalAlpha = Math.min(1, t * 5) * (1 - t) * 0.9 * whole;
        ctx.drawImage(this.smoke, f.x + 6 + t * 92 - r, f.y - 20 - t * 96 - r, 2 * r, 2 * r);
      }
      ctx.globalAlpha = whole;
      ctx.drawImage(this.picture(frame, size), f.x - BOX / 2, f.y - BOX * 0.66, BOX, BOX);
    }
  }
}
