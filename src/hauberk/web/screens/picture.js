/** A battle in small: its painted map with the men as marks, each side with a shape of its own. */

import { el } from './dom.js';

/** @type {Map<string, Promise<CanvasImageSource & {width: number, height: number}>>} */
const painted = new Map();

/**
 * The picture of a position. It paints itself when it comes into sight.
 * @param {{board: object, men: object[], key: string, label: string, width: number, eager?: boolean}} what
 *   key: the same board, the same key; width: at most, in CSS pixels;
 *   eager: painted at once, for the printer
 */
export function battlePicture({ board, men, key, label, width, eager = false }) {
  const canvas = el('canvas', { class: 'painted battle-picture', role: 'img', 'aria-label': label });
  const size = proportions(board);
  canvas.style.aspectRatio = `${size.w} / ${size.h}`;
  whenSeen(canvas, eager, async () => {
    const map = await import('../paint/map/index.js');
    const ratio = Math.min(devicePixelRatio || 1, 2);
    canvas.width = Math.round(Math.min(width, canvas.clientWidth || width) * ratio);
    canvas.height = Math.round((canvas.width * size.h) / size.w);
    const name = `${key} ${canvas.width}`;
    if (!painted.has(name)) painted.set(name, map.thumbnail(board, canvas.width));
    const picture = await painted.get(name);
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    ctx.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const scale = canvas.width / map.boardSize(board).w;
    marks(ctx, board, men, scale, map.hexCentre, map.S);
    canvas.dataset.painted = 'yes';
  });
  return canvas;
}

/** Width to height of a board of flat-topped hexes, before the painter is loaded. */
function proportions(board) {
  return { w: 1.5 * board.columns + 0.5, h: Math.sqrt(3) * (board.rows + 0.5) };
}

/** Calls once, when the element first comes near the window. @param {Element} element @param {boolean} now @param {() => Promise<void>} then */
function whenSeen(element, now, then) {
  const watcher = new IntersectionObserver((entries) => {
    if (!now && !entries.some((entry) => entry.isIntersecting)) return;
    watcher.disconnect();
    then().catch(() => element.classList.add('unpainted'));
  }, { rootMargin: '300px' });
  watcher.observe(element);
}

/** Side A as discs, side B as lozenges; a rider's mark reaches over his two hexes. */
function marks(ctx, board, men, scale, hexCentre, side) {
  const places = new Map(board.hexes.map((hex) => [hex.name, hexCentre(hex.column, hex.row)]));
  const radius = Math.max(3.5, side * scale * 0.55);
  for (const man of men) {
    const at = places.get(man.at);
    if (!at || man.away || man.health === 'dead') continue;
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
