// Map modes: hexes tinted and numbered by what the server says of them.
import { S } from './geometry.js';
import { hexAt, numeral } from './routes.js';
import { coloursOf } from './colours.js';

/** @typedef {{tint: string, text?: string, ring?: boolean}} Shade */

const GREEN = 'rgba(58,120,62,0.42)';
const AMBER = 'rgba(214,150,30,0.46)';
const RED = 'rgba(170,36,24,0.46)';
const GOLD = '#ffd966';
/** Days of food that are many. */
const LONG = 4;

/**
 * Who is with one, in between, or against one: 0, 1, 2. Loyalty is loyalty to one side, and good for that side alone; hostility is good for nobody.
 * @param {import('../protocol.js').CampaignTitle} campaign @param {string} eyes @param {number} level
 */
function against({ attitude, bands }, eyes, level) {
  const third = [0, 1].findIndex((number) => level <= bands[number].upto);
  const up = third < 0 ? 2 : third;
  return attitude === 'hostility' || bands[0].band === eyes ? up : 2 - up;
}

/** What each mode shows of a hex, from what the server says of it. @type {Record<string, (told: any, model: import('./model.js').Model) => Shade>} */
export const SHADES = {
  lordship: ({ faction }) => ({ tint: `${coloursOf(faction).cloth}55` }),
  supply: ({ points, endless, need, days }) => {
    const tint = endless || (days === null ? points > 0 : days >= LONG) ? GREEN : (days ?? points) > 0 ? AMBER : RED;
    return { tint, text: endless ? '∞' : need ? `${points}/${need}` : String(points) };
  },
  loyalty: (all, model) => {
    const levels = all.map(({ level }) => level);
    const worst = Math.max(...levels.map((level) => against(model.view.campaign, model.eyes, level)));
    return { tint: [GREEN, AMBER, RED][worst], text: [...new Set(levels)].join(' · ') };
  },
  threat: ({ groups, size }) => ({ tint: `rgba(170,36,24,${Math.min(0.6, 0.2 + 0.14 * groups.length)})`, text: size ? String(size) : '?' }),
  objectives: (all) => {
    const met = all.every((each) => each.met);
    return { tint: met ? GREEN : AMBER, text: met ? '✓' : '!', ring: true };
  },
};

/** The ring round an aim. @param {CanvasRenderingContext2D} g @param {number} x @param {number} y @param {number} r */
export function aimRing(g, x, y, r) {
  g.strokeStyle = GOLD;
  g.lineWidth = 3;
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.stroke();
}

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
      aimRing(g, at.x, at.y, r * 0.8);
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
