// Map modes: hexes tinted and numbered by what the server says of them.
import { S } from './geometry.js';
import { hexAt, numeral } from './routes.js';
import { coloursOf } from './colours.js';

/** @typedef {{tint: string, text?: string, ring?: string}} Shade */

const GREEN = 'rgba(58,120,62,0.42)';
const AMBER = 'rgba(214,150,30,0.46)';
const RED = 'rgba(170,36,24,0.46)';
const GOLD = '#ffd966';
/** Loyalty or hostility up to the first is low, from the second on high. */
const LOW = 4;
const HIGH = 7;
/** Days of food that are many. */
const LONG = 4;

/** What each mode shows of a hex, from what the server says of it. @type {Record<string, (told: any) => Shade>} */
export const SHADES = {
  lordship: ({ faction }) => ({ tint: `${coloursOf(faction).cloth}55` }),
  supply: ({ points, endless, need, days }) => {
    const tint = endless || (days === null ? points > 0 : days >= LONG) ? GREEN : (days ?? points) > 0 ? AMBER : RED;
    return { tint, text: endless ? '∞' : need ? `${points}/${need}` : String(points) };
  },
  loyalty: (all) => {
    const levels = all.map(({ level }) => level);
    const least = Math.min(...levels);
    return { tint: least <= LOW ? RED : least < HIGH ? AMBER : GREEN, text: [...new Set(levels)].join(' · ') };
  },
  threat: ({ groups, size }) => ({ tint: `rgba(170,36,24,${Math.min(0.6, 0.2 + 0.14 * groups.length)})`, text: size ? String(size) : '?' }),
  objectives: (all) => {
    const met = all.every((each) => each.met);
    return { tint: met ? GREEN : AMBER, text: met ? '✓' : '!', ring: GOLD };
  },
};

/** A layer of the map. */
export class Shades {
  /** @type {Map<string, Shade>|null} */
  hexes = null;

  draw(g, seen) {
    if (!this.hexes) return;
    const { scale, w, h } = seen,
      r = S * scale,
      inView = (at) => at.x > -r && at.y > -r && at.x < w + r && at.y < h + r,
      /** @type {Map<string, Path2D>} */
      tints = new Map(),
      told = [];
    for (const [name, shade] of this.hexes) {
      const at = seen.to(name);
      if (!inView(at)) continue;
      const path = tints.get(shade.tint) ?? new Path2D();
      tints.set(shade.tint, path);
      hexAt(path, at, r + 0.5);
      if (shade.text || shade.ring) told.push({ at, ...shade });
    }
    for (const [tint, path] of tints) {
      g.fillStyle = tint;
      g.fill(path);
    }
    for (const { at, ring } of told) {
      if (!ring) continue;
      g.strokeStyle = ring;
      g.lineWidth = 3;
      g.beginPath();
      g.arc(at.x, at.y, r * 0.8, 0, 7);
      g.stroke();
    }
  }

  /** The numbers lie over flags and banners, below each hex's middle. */
  drawOver(g, seen) {
    const r = S * seen.scale;
    if (!this.hexes || r < 11) return;
    for (const [name, { text }] of this.hexes) {
      const at = seen.to(name);
      if (text && at.x > -r && at.y > -r && at.x < seen.w + r && at.y < seen.h + r) numeral(g, text, at.x, at.y + r * 0.62, Math.max(11, Math.min(16, r * 0.42)));
    }
  }
}
