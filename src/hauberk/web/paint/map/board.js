// Reads the board as the server sends it (docs/protocol.md, "The board") into look-ups the painters use.
// A hex's chance comes from its sheet's seed and its printed place, so that a sheet looks the same
// wherever it is joined; a sheet turned by half keeps its trees and stones, the light stays where it was.
import * as litter from './litter.js';
import { S, H, centre, neighbour, sideEnds, sizeOf, distance } from './hex.js';

/**
 * @typedef {{c: number, r: number, x: number, y: number, name: string, kind: string, level: number, structure: string,
 *   branches: boolean, seed: number, lc: number, lr: number, turn: number, ox: number, oy: number}} Ground
 */

const key = (c, r) => c * 4096 + r;

function pieceOf(piece) {
  return {
    ...piece,
    x: 1.5 * S * piece.column,
    y: H * piece.row,
    w: 1.5 * S * piece.columns,
    h: H * piece.rows,
  };
}

/** @returns {Ground} */
function groundOf(hex, piece) {
  const lc = hex.column - piece.column,
    lr = hex.row - piece.row;
  return {
    c: hex.column,
    r: hex.row,
    ...centre(hex.column, hex.row),
    name: hex.name,
    kind: hex.terrain,
    level: hex.level || 0,
    structure: hex.structure || '',
    branches: Boolean(hex.branches),
    seed: piece.seed || 1,
    lc: piece.turned ? piece.columns - 1 - lc : lc,
    lr: piece.turned ? piece.rows - 1 - lr : lr,
    turn: piece.turned ? -1 : 1,
    ox: piece.x,
    oy: piece.y,
  };
}

// Roads that meet across a join become one line, even where the sheets miss each other by a hex.
function joinLines(lines) {
  const left = lines.slice();
  for (let i = 0; i < left.length; i++) {
    for (let j = 0; j < left.length; j++) {
      const a = left[i],
        b = left[j];
      if (i === j || a.kind !== b.kind || a.piece === b.piece) continue;
      const merged = meet(a.hexes, b.hexes);
      if (!merged) continue;
      left[i] = { ...a, hexes: merged };
      left.splice(j, 1);
      i = -1;
      break;
    }
  }
  return left;
}

function meet(a, b) {
  for (const one of [a, a.slice().reverse()])
    for (const two of [b, b.slice().reverse()]) if (distance(one[one.length - 1], two[0]) <= 2) return [...one, ...two];
  return null;
}

// Features name hexes; the painters want points. Shifts stay: they are part of the drawing.
function featureOf(feature, points) {
  const out = { ...feature };
  for (const end of ['hex', 'from', 'to']) if (typeof out[end] === 'string') out[end] = points.get(out[end]);
  return out;
}

// Stairs and bridges come from the lines that the rules know, hex by hex.
function built(kind, hexes) {
  if (kind === 'stone_stairs')
    return hexes.flatMap((h, i) => {
      const ends = [hexes[i - 1], hexes[i + 1]].filter(Boolean).sort((a, b) => a.level - b.level);
      if (h.kind !== kind || !ends.length) return [];
      return [{ kind: 'stairs', hex: h, from: ends.length > 1 ? ends[0] : h, to: ends[ends.length - 1] }];
    });
  if (kind === 'bridge') {
    const over = hexes.filter((h) => h.structure === kind);
    if (!over.length) return [];
    const first = hexes.indexOf(over[0]),
      last = hexes.indexOf(over[over.length - 1]),
      shore = (h, out) => (out ? { x: h.x * 0.42 + out.x * 0.58, y: h.y * 0.42 + out.y * 0.58 } : h);
    return [{ kind, from: shore(hexes[first], hexes[first - 1]), to: shore(hexes[last], hexes[last + 1]) }];
  }
  if (LITTER.includes(kind)) return hexes.map((h, i) => ({ kind, hex: h, turn: ((h.lc * 7 + h.lr * 5 + i) % 12) * 0.52 * h.turn, load: (h.lc + h.lr) % 2 === 0 }));
  return [];
}

const SEASIDE = ['boat', 'nets'];

// Things on a sheet that only the painter sees.
const LITTER = ['well', 'cart', 'hay', 'barrels', 'woodpile', ...Object.keys(litter)];

export function compile(board) {
  const pieces = board.pieces.map(pieceOf),
    byPlace = new Map(),
    byName = new Map(),
    hexes = [];
  for (const hex of board.hexes) {
    if (hex.storey) continue;
    const ground = groundOf(hex, pieces[(hex.piece || 1) - 1]);
    byPlace.set(key(ground.c, ground.r), ground);
    byName.set(hex.name, ground);
    hexes.push(ground);
  }
  hexes.sort((a, b) => a.r - b.r || (a.c & 1) - (b.c & 1) || a.c - b.c);
  const get = (c, r) => byPlace.get(key(c, r));
  const lines = joinLines(
    (board.lines || []).map((l) => ({ ...l, hexes: l.hexes.map((n) => byName.get(n)).map((h) => [h.c, h.r]) })),
  );
  // Off-board hexes repeat their neighbour, so that ground runs on under the paper's edge.
  const around = hexes.slice(),
    seen = new Set(byPlace.keys());
  for (const h of hexes)
    for (let d = 0; d < 6; d++) {
      const [c, r] = neighbour(h.c, h.r, d);
      if (seen.has(key(c, r))) continue;
      seen.add(key(c, r));
      around.push({ ...h, c, r, ...centre(c, r), kind: h.kind === 'tree' ? 'flat' : h.kind, branches: false });
    }
  // How far a road runs on beyond its last hex: over the edge of the table, or a little way into the next sheet.
  const edge = (c, r) => {
    let off = 0;
    for (let d = 0; d < 6; d++) if (!get(...neighbour(c, r, d))) off = 1.2;
    if (off) return off;
    const h = get(c, r),
      p = pieces.find((q) => c >= q.column && r >= q.row && c < q.column + q.columns && r < q.row + q.rows);
    const lc = h.c - p.column,
      lr = h.r - p.row;
    return lc === 0 || lr === 0 || lc === p.columns - 1 || lr === p.rows - 1 ? 0.75 : 0;
  };
  const crest = (board.crest || []).map((s) => {
    const bank = byName.get(s.hex);
    return { bank, d: s.side, ends: sideEnds(bank, s.side) };
  });
  const over = (line) => line.hexes.map(([c, r]) => get(c, r));
  const points = new Map([...byName].map(([n, h]) => [n, { x: h.x, y: h.y }]));
  return {
    columns: board.columns,
    rows: board.rows,
    size: sizeOf(board.columns, board.rows),
    pieces,
    hexes,
    around,
    lines,
    crest,
    get,
    edge,
    seed: pieces[0].seed || 1,
    top: Math.max(0, ...hexes.map((h) => h.level)),
    roads: new Set(lines.filter((l) => l.kind === 'road' || l.kind === 'path').flatMap(over)),
    features: [...(board.features || []).map((f) => featureOf(f, points)), ...lines.flatMap((l) => (board.picture?.inland && SEASIDE.includes(l.kind) ? [] : built(l.kind, over(l))))],
    onLine: (kind, h) => lines.some((l) => l.kind === kind && l.hexes.some(([c, r]) => c === h.c && r === h.r)),
    neighbour: (h, d) => get(...neighbour(h.c, h.r, d)),
    beside: (h, kind) => [0, 1, 2, 3, 4, 5].filter((d) => get(...neighbour(h.c, h.r, d))?.kind === kind).length,
  };
}
