/** Small drawn positions of the book: hexes with their ground, counters, ways. Where things lie is data; here is only the pen. */

import { drawing } from './dom.js';

/**
 * @typedef {object} Diagram
 * @property {string[]} rows  one letter a hex: . flat, s scrub, t tree, k rock, m marsh, b bank, i indoors, W wall
 * @property {{at: string, side: string, numbers?: string, facing?: number, rider?: boolean, place?: boolean, big?: boolean}[]} [men]
 * @property {{path: string, kind: string}[]} [arrows]
 * @property {Record<string, string>} [labels]
 * @property {{hexes: string, doors: string, windows: string}[]} [walls]
 * @property {string} [scatter]  the hex round which a miss goes astray
 */

const R = 34;
const H = (Math.sqrt(3) / 2) * R;
const GROUND = { '.': '#d5cf9c', s: '#b9bd7c', t: '#93a862', k: '#b9b2a4', m: '#a5b79a', b: '#c2ab75', i: '#c9a878', W: '#9d948a' };
const SIDES = { A: '#a63a2a', B: '#2a5570', '': '#7a6a4a' };
/** Where the middle of a neighbour lies, for the directions from the top clockwise. */
const AROUND = Array.from({ length: 6 }, (_, side) => [2 * H * Math.sin((side * Math.PI) / 3), -2 * H * Math.cos((side * Math.PI) / 3)]);
/** Numbers of a miss, clockwise from the top: the diagram of the impact table. */
const SCATTER = [5, 6, 7, 8, 9, 10];

/** @param {string} hex @returns {[number, number]} the middle of it */
export function middle(hex) {
  const column = hex.charCodeAt(0) - 65,
    row = Number(hex.slice(1)) - 1;
  return [R + column * 1.5 * R + 4, H + row * 2 * H + (column % 2 ? H : 0) + 4];
}

/** The corners of a hex, from the right end clockwise. @param {number} x @param {number} y @param {number} r */
const corners = (x, y, r) => Array.from({ length: 6 }, (_, n) => [x + r * Math.cos((n * Math.PI) / 3), y + r * Math.sin((n * Math.PI) / 3)]);
const points = (all) => all.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** @param {Diagram} diagram @param {string} label  what it shows */
export function diagramOf({ rows, men = [], arrows = [], labels = {}, walls = [], scatter }, label) {
  const width = (rows[0]?.length ?? 0) * 1.5 * R + 0.5 * R + 8,
    height = rows.length * 2 * H + H + 8;
  const parts = [
    ...rows.flatMap((row, r) => [...row].map((ground, c) => hexOf(`${String.fromCharCode(65 + c)}${r + 1}`, ground))),
    ...walls.flatMap(wallsOf), ...(scatter ? AROUND.map(([x, y], n) => text(middle(scatter)[0] + x, middle(scatter)[1] + y + 7, SCATTER[n], 20)) : []),
    ...arrows.map(arrowOf), ...Object.entries(labels).map(([hex, said]) => text(middle(hex)[0], middle(hex)[1] + 8, said, 22)), ...men.map(counterOf),
  ];
  const heads = ['#3a2d1c', '#a63a2a', '#2a5570'].map((colour, n) => `<marker id="head${n}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0 10 5 0 10z" fill="${colour}"/></marker>`).join('');
  return drawing(`<svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}"><defs>${heads}</defs>${parts.join('')}</svg>`, label);
}

function hexOf(hex, ground) {
  const [x, y] = middle(hex);
  const marks = { t: `<circle cx="${x}" cy="${y}" r="17" fill="#5f7a3a" opacity=".8"/>`, s: spots(x, y, '#7f8a45'), m: spots(x, y, '#5f8590'), k: `<path d="M${x - 14} ${y + 10}l8-18 9 4 10 14z" fill="#8c8478"/>`, b: `<path d="M${x - 20} ${y + 6}q20-18 40 0" fill="none" stroke="#8a7340" stroke-width="4"/>` };
  return `<polygon points="${points(corners(x, y, R))}" fill="${GROUND[ground] ?? GROUND['.']}" stroke="#6b5d3e" stroke-width="1.2"/>${marks[ground] ?? ''}`;
}

function spots(x, y, colour) {
  return [[-12, -6], [8, -10], [0, 6], [14, 6], [-14, 10]].map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r="4" fill="${colour}"/>`).join('');
}

/** The outer sides of a house, its doors and windows: `C2:5` is the side of C2 in direction 5. */
function wallsOf({ hexes, doors = '', windows = '' }) {
  const inside = hexes.split(' '),
    places = inside.map(middle);
  const opening = (list, hex, side) => list.split(' ').includes(`${hex}:${side}`);
  return inside.flatMap((hex) => AROUND.flatMap(([dx, dy], side) => {
    const [x, y] = middle(hex);
    if (places.some(([ox, oy]) => Math.hypot(ox - x - dx, oy - y - dy) < 4)) return [];
    const all = corners(x, y, R),
      [a, b] = [all[(side + 4) % 6], all[(side + 5) % 6]];
    const line = (from, to, colour, wide) => `<line x1="${from[0].toFixed(1)}" y1="${from[1].toFixed(1)}" x2="${to[0].toFixed(1)}" y2="${to[1].toFixed(1)}" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round"/>`;
    const at = (part) => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    if (opening(doors, hex, side)) return [line(a, at(0.2), '#3d3226', 7), line(at(0.8), b, '#3d3226', 7)];
    return [line(a, b, '#3d3226', 7), opening(windows, hex, side) ? line(at(0.35), at(0.65), '#cfe3ee', 5) : ''];
  }));
}

function arrowOf({ path, kind }) {
  const along = path.split(' ').map(middle);
  const [end, before] = [along.at(-1), along.at(-2)];
  const reach = Math.hypot(end[0] - before[0], end[1] - before[1]),
    short = kind === 'blow' ? 26 : 12;
  const tip = [end[0] - ((end[0] - before[0]) / reach) * short, end[1] - ((end[1] - before[1]) / reach) * short];
  const head = kind === 'shot' ? 0 : kind === 'retreat' ? 2 : 1;
  const colour = ['#3a2d1c', '#a63a2a', '#2a5570'][head];
  const dash = kind === 'shot' ? 'stroke-dasharray="3 6"' : kind === 'climb' ? 'stroke-dasharray="8 4"' : '';
  return `<polyline points="${points([...along.slice(0, -1), tip])}" fill="none" stroke="${colour}" stroke-width="${kind === 'charge' ? 6 : 4}" ${dash} marker-end="url(#head${head})" opacity=".85"/>`;
}

function counterOf({ at, side, numbers = '', facing = 0, rider, place }) {
  const [x, y] = middle(at),
    colour = SIDES[side] ?? SIDES[''];
  if (place) return `<path d="M${x - 16} ${y + 14}v-22h6v6h6v-6h8v6h6v-6h6v22z" fill="#7a6a4a" stroke="#3d3226"/>`;
  if (rider) {
    const [dx, dy] = AROUND[facing];
    return `<line x1="${x - dx}" y1="${y - dy}" x2="${x}" y2="${y}" stroke="${colour}" stroke-width="30" stroke-linecap="round"/><path d="M0-13 9 8-9 8z" fill="#fff" transform="translate(${x} ${y}) rotate(${facing * 60})"/>`;
  }
  const [attack, defence, points_] = numbers.split(' ');
  const face = points_
    ? `${text(x - 9, y - 2, attack, 13, '#fff')}${text(x - 9, y + 13, defence, 13, '#ffd0c4')}${text(x + 10, y + 6, points_, 13, '#cfe3ff')}`
    : text(x, y + 6, attack ?? '', 16, '#fff');
  return `<rect x="${x - 20}" y="${y - 20}" width="40" height="40" rx="5" fill="${colour}" stroke="#241c12" stroke-width="1.5"/>${face}`;
}

function text(x, y, said, size, colour = '#2b2115') {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour}" font-family="Georgia, serif">${String(said).replace(/[<&]/g, '')}</text>`;
}
