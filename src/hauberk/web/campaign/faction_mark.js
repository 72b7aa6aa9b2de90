/** The mark of a faction beside its name: its flag of lordship, for two peoples may share the letter of their counters. */

import { el } from '../screens/dom.js';
import { coloursOf } from './colours.js';
import { flag } from './flags.js';

/** The size in pixels, how much larger than on the map, and the foot of the staff. */
const [WIDE, HIGH] = [30, 28];
const LARGER = 1.25;
const FOOT = { x: 5, y: 26, middle: 14 };

/** @param {string} faction its id */
export function factionMark(faction) {
  const ratio = Math.max(2, globalThis.devicePixelRatio || 1);
  const mark = /** @type {HTMLCanvasElement} */ (el('canvas', { class: 'faction-mark', dataset: { faction }, width: WIDE * ratio, height: HIGH * ratio, 'aria-hidden': 'true' }));
  const g = /** @type {CanvasRenderingContext2D} */ (mark.getContext('2d'));
  g.scale(ratio, ratio);
  const colours = coloursOf(faction);
  flag(g, colours.people === 'lombard' ? FOOT.middle : FOOT.x, FOOT.y, LARGER, colours, '');
  return mark;
}
