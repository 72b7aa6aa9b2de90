// Where two states of the same place differ: the windows to be painted again.
//
// Works, as the painter takes them (all parts may be missing; cells by name, `K10` on the ground, `K10/2` two storeys up):
// {doors: {id: 'closed'|'open'|'broken'}, changed: {cell: terrain or ''}, sides: [{hex, side, kind or ''}],
//  ladders: [{id, hexes: [cells], standing, facing}], fires: [{hex, age}], naphtha: [cells], damage: {cell: grades},
//  things: [{id, kind, hex, facing}], machines: [{id, kind, hexes: [cells], facing, folded, bridge: [cells], burnt: [cells],
//  parts: [{hex, sign, ladder}]}]} (a machine's hexes are its middle line from the rear to the nose, its parts all cells of all its floors)
import { H, S, centre } from './hex.js';

const AROUND = S * 2.2; // a wall leans over its side, stones roll, shadows fall

const places = new WeakMap();
function placeOf(board, cell) {
  let found = places.get(board);
  if (!found) {
    found = new Map(board.hexes.map((h) => [h.name, centre(h.column, h.row)]));
    places.set(board, found);
  }
  return found.get(cell.split('/')[0]);
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function* changedKeys(old, now) {
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) if (!same(old[key], now[key])) yield key;
}

function* changedItems(old, now, cells) {
  const key = (item) => JSON.stringify(item),
    before = new Set(old.map(key)),
    after = new Set(now.map(key));
  for (const item of old) if (!after.has(key(item))) yield* cells(item);
  for (const item of now) if (!before.has(key(item))) yield* cells(item);
}

/** @returns {Generator<string>} names of cells that look different */
function* cellsBetween(board, old, now) {
  for (const id of changedKeys(old.doors || {}, now.doors || {})) {
    const gate = (board.gates || []).find((one) => one.id === id);
    if (gate) yield* [...(gate.sides || []).map((s) => s.hex), ...(gate.hexes || [])];
  }
  for (const part of ['changed', 'damage']) yield* changedKeys(old[part] || {}, now[part] || {});
  const list = (part) => [old[part] || [], now[part] || []];
  yield* changedItems(...list('sides'), (s) => [s.hex]);
  yield* changedItems(...list('ladders'), (l) => l.hexes);
  yield* changedItems(...list('things'), (t) => [t.hex]);
  yield* changedItems(...list('naphtha'), (cell) => [cell]);
  yield* changedItems(...list('machines'), (m) => [...m.hexes, ...(m.parts || []).map((p) => p.hex), ...(m.bridge || [])]);
  yield* changedItems(...list('fires').map((fires) => fires.map((f) => f.hex)), (cell) => [cell]);
}

/** @returns {{x: number, y: number, w: number, h: number}[]} boxes in world units */
export function touchedBy(board, old, now) {
  const found = new Map();
  for (const cell of cellsBetween(board, old, now)) {
    const p = placeOf(board, cell);
    if (p) found.set(`${p.x} ${p.y}`, { x: p.x - AROUND, y: p.y - AROUND, w: 2 * AROUND + H, h: 2 * AROUND + H });
  }
  return [...found.values()];
}
