/** A battle in small: its painted map with the men as marks, each side with a shape of its own. */

import { el } from './dom.js';
import { brushOf } from '../paint/map/easel.js';

/** @type {Map<string, Promise<CanvasImageSource & {width: number, height: number}>>} */
const painted = new Map();

/**
 * The picture of a position. It paints itself when it comes into sight.
 * @param {{board: object, position: {men: object[], works?: object, machines?: object[]}, key: string, label: string, width: number,
 *   shape?: number, focus?: string[], eager?: boolean, ruins?: object, over?: (on: Drawn) => void}} what
 *   key: the same board, the same key; width: at most, in CSS pixels; shape: width to height, for a part of the board in which everybody is, or the hexes in focus;
 *   eager: painted at once, for the printer; ruins: what has become of the board, instead of the works of the position; over: draws what lies over the men
 */
export function battlePicture({ board, position, key, label, width, shape = 0, focus = [], eager = false, ruins, over }) {
  const canvas = el('canvas', { class: 'painted battle-picture', role: 'img', 'aria-label': label });
  const size = proportions(board);
  canvas.style.aspectRatio = 'var(--shape)';
  canvas.style.setProperty('--shape', String(shape || size.w / size.h));
  whenSeen(canvas, async () => {
    const map = await import('../paint/map/index.js');
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const whole = map.boardSize(board);
    const places = placesOf(board, map.hexCentre);
    const points = focus.length ? focus.map((hex) => places.get(hex)) : position.men.map((man) => standing(man, places));
    const part = shape ? around(points.filter(Boolean), whole, shape, map.S) : { x: 0, y: 0, ...whole };
    canvas.width = Math.round(Math.min(width, canvas.clientWidth || width) * ratio);
    canvas.height = Math.round((canvas.width * part.h) / part.w);
    const scale = canvas.width / part.w;
    const works = ruins ?? map.worksOf(position);
    const name = `${key} ${scale} ${JSON.stringify(works)}`;
    const picture = await inTurn(canvas, () => {
      const found = painted.get(name) ?? map.thumbnail(board, Math.ceil(whole.w * scale), works);
      painted.set(name, found);
      return found;
    });
    const ctx = brushOf(canvas);
    ctx.translate(-part.x * scale, -part.y * scale);
    ctx.drawImage(picture, 0, 0, whole.w * scale, whole.h * scale);
    marks(ctx, places, position.men, scale, map.S);
    over?.({ ctx, at: (hex) => spot(places.get(hex), scale), size: map.S * scale });
    canvas.dataset.painted = 'yes';
  }, eager);
  return canvas;
}

/** A picture that is being drawn: where the middle of a hex lies, and how large one is. @typedef {{ctx: any, at: (hex: string) => {x: number, y: number}|undefined, size: number}} Drawn */

/** A point of the board in the picture. */
function spot(at, scale) {
  return at && { x: at.x * scale, y: at.y * scale };
}

/** Pictures that wait to be painted. @type {Set<{element: Element, start: () => void}>} */
const waiting = new Set();
let painting = false;

/**
 * Paints one picture after the other, always the one nearest to the middle of the window: whoever scrolls on need not wait for what he passed.
 * @template T @param {Element} element @param {() => Promise<T>} paint @returns {Promise<T>}
 */
function inTurn(element, paint) {
  return new Promise((done, failed) => {
    const start = () => paint().then(done, failed).finally(next);
    waiting.add({ element, start });
    if (!painting) next();
  });
}

function next() {
  const far = ({ element }) => Math.abs(element.getBoundingClientRect().top + element.clientHeight / 2 - innerHeight / 2);
  for (const each of waiting) if (!each.element.isConnected) waiting.delete(each);
  const nearest = [...waiting].sort((one, other) => far(one) - far(other))[0];
  painting = Boolean(nearest);
  if (!nearest) return;
  waiting.delete(nearest);
  nearest.start();
}

/** Where the hexes are; somebody upstairs is drawn over the hex he is above. */
function placesOf(board, hexCentre) {
  const places = new Map(board.hexes.map((hex) => [hex.name, hexCentre(hex.column, hex.row)]));
  return { get: (name) => places.get(name?.split('/')[0]) };
}

/** Where somebody is, if he is on the board and lives. */
function standing(man, places) {
  return man.away || man.health === 'dead' ? null : places.get(man.at);
}

/** The smallest part of a board of this shape that holds all these points and some ground around them; beyond the board only if it must. */
function around(points, whole, shape, side) {
  const span = (of, all) => {
    const from = Math.min(...of, all);
    return { from, length: Math.max(...of, 0) - from };
  };
  const room = (margin) => Math.max(across.length + margin, (down.length + margin) * shape);
  const [across, down] = [span(points.map((each) => each.x), whole.w), span(points.map((each) => each.y), whole.h)];
  const least = Math.min(whole.w, whole.h * shape);
  const w = Math.min(Math.max(whole.w, whole.h * shape), Math.max(room(1.6 * side), Math.min(least, room(3.6 * side)), least * 0.6));
  const inside = (middle, length, all) => (length > all ? (all - length) / 2 : Math.max(0, Math.min(all - length, middle - length / 2)));
  return { x: inside(across.from + across.length / 2, w, whole.w), y: inside(down.from + down.length / 2, w / shape, whole.h), w, h: w / shape };
}

/** Width to height of a board of flat-topped hexes, before the painter is loaded. */
function proportions(board) {
  return { w: 1.5 * board.columns + 0.5, h: Math.sqrt(3) * (board.rows + 0.5) };
}

/** Calls once, when the element first comes near the window, or now. @param {Element} element @param {() => Promise<void>} then @param {boolean} [now] */
export function whenSeen(element, then, now = false) {
  const watcher = new IntersectionObserver((entries) => {
    if (!now && !entries.some((entry) => entry.isIntersecting)) return;
    watcher.disconnect();
    then().catch(() => element.classList.add('unpainted'));
  }, { rootMargin: '300px' });
  watcher.observe(element);
}

/** Side A as discs, side B as lozenges; a rider's mark reaches over his two hexes. */
function marks(ctx, places, men, scale, side) {
  const radius = Math.max(3.5, side * scale * 0.44);
  for (const man of men) {
    const at = standing(man, places);
    if (!at) continue;
    const tail = places.get(man.tail);
    mark(ctx, man.side, at.x * scale, at.y * scale, radius, tail && { x: tail.x * scale, y: tail.y * scale });
  }
}

const INKS = { A: ['#97372a', '#fdf1dc'], B: ['#164d5a', '#e9f7f5'] };

function mark(ctx, side, x, y, radius, tail) {
  const [fill, edge] = INKS[side] ?? ['#6b5a44', '#f4ead2'];
  ctx.lineJoin = 'round';
  const draw = (style, grow) => {
    ctx.fillStyle = style;
    ctx.strokeStyle = style;
    if (tail) {
      ctx.lineWidth = 2 * (radius * 0.6 + grow);
      ctx.lineCap = side === 'A' ? 'round' : 'butt';
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.lineTo(tail.x, tail.y);
      ctx.stroke();
    }
    ctx.beginPath();
    if (side === 'A') ctx.arc(x, y, radius + grow, 0, 2 * Math.PI);
    else lozenge(ctx, x, y, radius * 1.25 + grow * 1.4);
    ctx.fill();
  };
  draw('rgb(30 20 8 / 0.55)', radius * 0.55);
  draw(edge, radius * 0.3);
  draw(fill, 0);
}

function lozenge(ctx, x, y, r) {
  ctx.moveTo(x, y - r);
  ctx.lineTo(x + r, y);
  ctx.lineTo(x, y + r);
  ctx.lineTo(x - r, y);
  ctx.closePath();
}

/** The mark of a side beside its name. @param {'A'|'B'} side */
export function sideMark(side) {
  return el('span', { class: `side-mark side-${side.toLowerCase()}`, 'aria-hidden': 'true' });
}
