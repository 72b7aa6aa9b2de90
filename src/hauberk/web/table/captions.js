/** Names beneath counters that are too small to bear them: written at the size of the window, so that they can be read where one plays. */

import { S } from '../paint/map/index.js';

/** Counters whose name is drawn on them are at least as large, in pixels of the screen; below the least there is no room for any. */
const OWN = 52;
const LEAST = 30;
/** Letters, in pixels of the window, and how wide a name may be, in hexes' sides. */
const LETTERS = 10;
const WIDTH = 2.2;
const INK = '#231809';
const PAPER = 'rgb(255 247 226 / 0.9)';

/** @param {number} side  of a counter, in pixels of the window @param {number} ratio  of the screen's pixels to those */
export function needsCaptions(side, ratio) {
  return side * ratio < OWN && side >= LEAST;
}

/**
 * @param {CanvasRenderingContext2D} g  in the measure of the map
 * @param {{name: string, x: number, y: number, alpha: number}[]} people  the middle of the lower edge of each counter
 * @param {number} scale  pixels of the window for one of the map
 */
export function drawCaptions(g, people, scale) {
  const unit = 1 / scale;
  g.save();
  g.font = `600 ${LETTERS * unit}px "Gill Sans", "Noto Sans", "Liberation Sans", Arial, sans-serif`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  for (const { name, x, y, alpha } of people) {
    const { text, width } = fitting(g, name, scale);
    const [wide, high] = [width + 4 * unit, (LETTERS + 1) * unit];
    const middle = y + 0.4 * high; // his numbers stay in sight
    g.globalAlpha = alpha;
    g.fillStyle = PAPER;
    g.beginPath();
    g.roundRect(x - wide / 2, middle - high / 2, wide, high, 2 * unit);
    g.fill();
    g.fillStyle = INK;
    g.fillText(text, x, middle + 0.5 * unit);
  }
  g.restore();
}

/** What has been measured, for one scale. @type {{scale: number, names: Map<string, {text: string, width: number}>}} */
let measured = { scale: 0, names: new Map() };

/** The whole name where there is room for it, else its first word, else the beginning of that. @param {CanvasRenderingContext2D} g @param {string} name @param {number} scale */
function fitting(g, name, scale) {
  if (measured.scale !== scale) measured = { scale, names: new Map() };
  const known = measured.names.get(name);
  if (known) return known;
  const most = WIDTH * S;
  const first = name.split(' ')[0];
  const shorter = [name, first, ...Array.from(first, (_, gone) => `${first.slice(0, first.length - gone - 1)}.`)];
  const text = shorter.find((each) => g.measureText(each).width <= most) ?? '';
  const found = { text, width: g.measureText(text).width };
  measured.names.set(name, found);
  return found;
}
