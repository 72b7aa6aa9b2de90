// Where the hexes of a campaign map lie. Flat-topped hexes, named by four digits, column then row, from 01: "0712". World units are those of the
// battle maps (circumradius S); round the hexes runs a margin for the frame. Nothing here knows about zoom.
import { H, S } from '../paint/map/hex.js';

export { H, S };
export const MARGIN = 58;
export const FOOT = 128; // what the lower margin grows by where the title finds no empty sea

/** @typedef {{name: string, column: number, row: number, x: number, y: number, terrain: Set<string>}} Hex */

const EVEN = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]];
const ODD = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

export const nameOf = (c, r) => String(c + 1).padStart(2, '0') + String(r + 1).padStart(2, '0');
export const placeOf = (name) => [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1];

/** The lie of the land: names to points and back. Columns and rows count from 0 in here. */
export class Lie {
  /** @param {{columns: number, rows: number, low?: 'even'|'odd'}} map which columns, by their printed number, lie half a hex lower */
  constructor({ columns, rows, low = 'even' }, foot = 0) {
    this.columns = columns;
    this.rows = rows;
    this.odd = low === 'even' ? 1 : 0; // printed column 02 is column 1 here
    this.field = { x: MARGIN, y: MARGIN, w: S * (1.5 * (columns - 1) + 2), h: H * (rows + 0.5) };
    this.size = { w: this.field.w + 2 * MARGIN, h: this.field.h + 2 * MARGIN + foot };
  }

  lowered(c) {
    return (c & 1) === this.odd;
  }

  centre(c, r) {
    return { x: MARGIN + S + 1.5 * S * c, y: MARGIN + H / 2 + H * r + (this.lowered(c) ? H / 2 : 0) };
  }

  at(name) {
    return this.centre(...placeOf(name));
  }

  has(c, r) {
    return c >= 0 && r >= 0 && c < this.columns && r < this.rows;
  }

  step(c, r, d) {
    const [dc, dr] = (this.lowered(c) ? ODD : EVEN)[(d + 6) % 6];
    return [c + dc, r + dr];
  }

  /** Column and row of the hex over a point, also beyond the edge. */
  near(x, y) {
    const c0 = Math.round((x - MARGIN - S) / (1.5 * S));
    let best = [0, 0],
      least = Infinity;
    for (let c = c0 - 1; c <= c0 + 1; c++) {
      const r = Math.round((y - MARGIN - H / 2 - (this.lowered(c) ? H / 2 : 0)) / H),
        p = this.centre(c, r),
        d = (p.x - x) ** 2 + (p.y - y) ** 2;
      if (d < least) {
        least = d;
        best = [c, r];
      }
    }
    return best;
  }

  /** The name of the hex at a point, or null beside the map. */
  hexAt(x, y) {
    const [c, r] = this.near(x, y);
    return this.has(c, r) ? nameOf(c, r) : null;
  }
}

export const corner = (p, k, f = 1) => ({ x: p.x + S * f * Math.cos((Math.PI / 3) * k), y: p.y + S * f * Math.sin((Math.PI / 3) * k) });

// Side d of a hex runs between these corners.
const SIDE = [[4, 5], [5, 0], [0, 1], [1, 2], [2, 3], [3, 4]];
export const sideEnds = (p, d) => SIDE[(d + 6) % 6].map((k) => corner(p, k));

export function hexPath(path, p, f = 1) {
  for (let k = 0; k < 6; k++) {
    const q = corner(p, k, f);
    if (k) path.lineTo(q.x, q.y);
    else path.moveTo(q.x, q.y);
  }
  path.closePath();
}

/** The sides between a set of hexes and the rest, as pairs of points: a border. Where the rest does not count, as at sea, there is none. */
export function borderSides(lie, names, counts = (/** @type {string} */ _name) => true) {
  const inside = new Set(names),
    sides = [];
  for (const name of inside) {
    const [c, r] = placeOf(name);
    for (let d = 0; d < 6; d++) {
      const [nc, nr] = lie.step(c, r, d);
      if (lie.has(nc, nr) && !inside.has(nameOf(nc, nr)) && counts(name) && counts(nameOf(nc, nr))) sides.push(sideEnds(lie.centre(c, r), d));
    }
  }
  return sides;
}

/** A seed from a word: the same map always looks the same. */
export function seedOf(text) {
  let h = 2166136261;
  for (const c of String(text)) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return (h >>> 0) % 100000;
}

/** A word that may be given in several languages. */
export const worded = (name, lang = 'en') => (name && typeof name === 'object' ? (name[lang] ?? name.en ?? Object.values(name)[0] ?? '') : (name ?? ''));
