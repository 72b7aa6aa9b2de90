// Marks that come and go: an arrow in flight, blows, words over a head.
import { hexCentre } from '../paint/map/index.js';
import { chargeLane, label, path, selection } from '../paint/map/overlays.js';
import { workSigns } from './signs.js';

const LIGHT = '#fff4d6';
const DARK = 'rgba(28, 20, 12, 0.85)';

const centre = (hex) => hexCentre(hex.column, hex.row);

/** @param {CanvasRenderingContext2D} g @param {object} mark @param {(names: string[]) => object[]} hexes */
export function drawPassing(g, mark, hexes) {
  if (mark.kind === 'trail') path(g, hexes(mark.hexes));
  else if (mark.kind === 'lane') chargeLane(g, hexes(mark.hexes));
  else if (mark.kind === 'shot') flight(g, mark, hexes);
  else if (mark.kind === 'strike') strike(g, mark, hexes);
  else if (mark.kind === 'word') word(g, mark, hexes);
  else if (mark.kind === 'labour') labour(g, mark, hexes);
}

function line(g, points, width) {
  g.lineCap = 'round';
  g.lineJoin = 'round';
  for (const [colour, more] of [[DARK, 3], [LIGHT, 0]]) {
    g.strokeStyle = colour;
    g.lineWidth = width + more;
    g.beginPath();
    points.forEach(([x, y], number) => (number ? g.lineTo(x, y) : g.moveTo(x, y)));
    g.stroke();
  }
}

/** An arrow on its way, in a shallow arc. */
function flight(g, { from, to, flown, lost }, hexes) {
  const [start, end] = hexes([from, to]).map(centre);
  if (!start || !end) return;
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const at = (part) => [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part - Math.sin(Math.PI * part) * far * 0.08];
  const points = Array.from({ length: 9 }, (_, number) => at(Math.max(0, flown - 0.22 + (number / 8) * 0.22)));
  line(g, points, 2.2);
  const [x, y] = points[points.length - 1];
  const [bx, by] = points[points.length - 3];
  const turn = Math.atan2(y - by, x - bx);
  line(g, [[x - 8 * Math.cos(turn - 0.5), y - 8 * Math.sin(turn - 0.5)], [x, y], [x - 8 * Math.cos(turn + 0.5), y - 8 * Math.sin(turn + 0.5)]], 2.2);
  if (lost) label(g, x, y - 14, '×', 20);
}

/** Who strikes whom: a short arrow from each. */
function strike(g, { froms, to }, hexes) {
  const [end] = hexes([to]).map(centre);
  if (!end) return;
  for (const start of hexes(froms).map(centre)) {
    const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
    const [ux, uy] = [(end.x - start.x) / far, (end.y - start.y) / far];
    const tip = [end.x - ux * 12, end.y - uy * 12];
    line(g, [[start.x + ux * 16, start.y + uy * 16], tip], 4);
    const turn = Math.atan2(uy, ux);
    line(g, [[tip[0] - 11 * Math.cos(turn - 0.6), tip[1] - 11 * Math.sin(turn - 0.6)], tip, [tip[0] - 11 * Math.cos(turn + 0.6), tip[1] - 11 * Math.sin(turn + 0.6)]], 4);
  }
}

/** Somebody at work: who, and the sign of the work at its place. */
function labour(g, { men, hex, task }, hexes) {
  for (const man of hexes(men)) selection(g, [man]);
  for (const place of hexes([hex].filter(Boolean))) workSigns(g, place, [task]);
}

/** A word on a slip of parchment over somebody's head, never too small to read. */
function word(g, { hex, text }, hexes) {
  const [middle] = hexes([hex]).map(centre);
  if (!middle) return;
  const scale = g.getTransform().a / (window.devicePixelRatio || 1);
  const size = Math.max(15, 17 / scale);
  g.font = `600 ${size}px Georgia, 'Liberation Serif', serif`;
  const width = g.measureText(text).width + size;
  const [x, y] = [middle.x - width / 2, middle.y - 24 - size * 1.5];
  g.fillStyle = '#f6ecd2';
  g.strokeStyle = '#4b3a22';
  g.lineWidth = size / 11;
  g.beginPath();
  g.roundRect(x, y, width, size * 1.5, size / 5);
  g.fill();
  g.stroke();
  g.fillStyle = '#7c2416';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(text, middle.x, y + size * 0.78);
}

/** A small sign on who can still do something. */
export function pip(g, x, y) {
  g.fillStyle = '#ffd966';
  g.strokeStyle = DARK;
  g.lineWidth = 1.4;
  g.beginPath();
  g.moveTo(x, y - 34);
  g.lineTo(x + 5, y - 29);
  g.lineTo(x, y - 24);
  g.lineTo(x - 5, y - 29);
  g.closePath();
  g.fill();
  g.stroke();
}
