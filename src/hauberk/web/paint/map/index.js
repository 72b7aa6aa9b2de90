// The painted map, for the table. World units throughout: one hex has side S; a camera is the world point at the
// canvas's top left corner and the CSS pixels a world unit: screen = (world − camera) · scale.
import { centre, offsetAt, sizeOf, S } from './hex.js';

export { S };
export { MapPainter, thumbnail } from './studio.js';
export { MapView } from './view.js';
export { worksOf } from './works_json.js';
export { Flames } from './flames.js';
export { Falling } from './falling.js';

/** @typedef {{x: number, y: number}} Point */

/** The middle of a hex, flat-topped, odd columns half a hex lower. @returns {Point} */
export const hexCentre = (column, row) => centre(column, row);

/** @returns {{w: number, h: number}} */
export const boardSize = (board) => sizeOf(board.columns, board.rows);

/** All cells of a board: its hexes, and those of every storey, which have a `storey`. @returns {object[]} */
export const boardCells = (board) => [...board.hexes, ...(board.storeys || []).flatMap((floor) => floor.hexes.map((hex) => ({ ...hex, storey: floor.storey })))];

const names = new WeakMap();

/** The name of the hex at a world point, null beside the board. @returns {string|null} */
export function hexAt(board, x, y) {
  let byPlace = names.get(board);
  if (!byPlace) {
    byPlace = new Map(board.hexes.filter((h) => !h.storey).map((h) => [`${h.column},${h.row}`, h.name]));
    names.set(board, byPlace);
  }
  return byPlace.get(offsetAt(x, y).join(',')) ?? null;
}
