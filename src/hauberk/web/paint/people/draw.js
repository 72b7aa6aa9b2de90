// Counters, markers and heaps on the map's canvas. The context is in world units: the caller has set pan and zoom.
import { CARD, PAD, LONG_BOX, isLong } from './counter.js';
import { markerKind } from './markers.js';
import { FACTIONS, PAPER, INK, factionOf, shade } from './palette.js';
import { stateOf } from './person.js';

/** World units of a marker's side. */
export const TOKEN = 19;
const zoom = (ctx) => {
  const t = ctx.getTransform();
  return Math.hypot(t.a, t.b);
};

/** Tokens of a rider lie on his card behind him, on the edge where his numbers are not, or beside it: never over the facing or his face. */
function besideRider(o, x, y) {
  const dx = o.x - o.tailX,
    dy = o.y - o.tailY;
  if (Math.abs(dx) < 1) return { x: x + CARD * 0.56, y: y - CARD * 0.1, dx: 0, dy: 1 };
  const back = dx > 0 ? -1 : 1,
    rise = dy / dx,
    uphill = dy < 0;
  return { x: x + back * CARD * 0.42, y: y + rise * back * CARD * 0.42 + CARD * (uphill ? -0.45 : 0.43), dx: back, dy: rise * back };
}

/** Is anything within `r` of x, y on the canvas? */
function inSight(ctx, x, y, r) {
  const t = ctx.getTransform(),
    u = t.a * x + t.c * y + t.e,
    v = t.b * x + t.d * y + t.f,
    k = r * Math.hypot(t.a, t.b);
  return u > -k && v > -k && u < ctx.canvas.width + k && v < ctx.canvas.height + k;
}

/** Which tokens lie on a man, the most telling first. */
export function markersOf(person, man, o = {}) {
  const marks = man.marks || [],
    list = [];
  const put = (kind, count = null) => {
    if (!list.some((m) => m.kind === kind)) list.push({ kind, count });
  };
  if (marks.includes('charged')) put('charged');
  if (marks.includes('countered')) put('countercharge');
  if (marks.includes('shot') || marks.includes('shot_back')) put('shot');
  if (marks.includes('attacked')) put('attacked');
  if (man.thrown && (person.weapons || []).includes('lance')) put('lance_thrown');
  else if (man.thrown) put('thrown', man.thrown);
  if (o.foulkon) put('foulkon');
  if (man.pikes) put('pikes');
  else if (man.formation && !o.foulkon) put('formation');
  if (man.carries) put('carries');
  if (man.captive) put('captive');
  if (man.leader) put('led');
  if (marks.includes('ladder')) put('ladder');
  if (marks.includes('worked')) put('worked');
  if (marks.includes('halted')) put('halted');
  else if (o.moved && marks.includes('moved')) put('moved');
  return list;
}

/** Lays a bitmap around x, y. One made for this zoom is copied pixel by pixel: small numbers stay sharp. */
function place(ctx, bitmap, x, y, size) {
  const t = ctx.getTransform(),
    want = size * Math.hypot(t.a, t.b);
  const near = bitmap.width / want;
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = near > 2 ? 'medium' : 'low'; // only for the moment of a zoom
  if (Math.abs(near - 1) > 0.03 || t.b || t.c) {
    ctx.drawImage(bitmap, x - size / 2, y - size / 2, size, size);
    return;
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, Math.round(t.a * x + t.e - bitmap.width / 2), Math.round(t.d * y + t.f - bitmap.height / 2));
  ctx.drawImage(bitmap, 0, 0);
  ctx.restore();
}

/** A card without its picture, until that comes. */
function blank(ctx, person, man, x, y, long, o) {
  const f = FACTIONS[factionOf(person)];
  ctx.save();
  ctx.translate(x, y);
  if (long) ctx.rotate(Math.atan2((o.y ?? 0) - (o.tailY ?? 0), (o.x ?? 1) - (o.tailX ?? 0)));
  const w = long ? CARD * 2.1 : CARD,
    h = long ? CARD * 0.86 : CARD;
  ctx.fillStyle = f.ground;
  ctx.strokeStyle = man.side === 'B' ? INK : PAPER;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h, 4);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = shade(f.deep, 0.1);
  ctx.beginPath();
  ctx.arc(long ? w * 0.3 : 0, 0, CARD * 0.16, 0, 7);
  ctx.fill();
  ctx.restore();
}

/**
 * Draws a man or beast where he stands, with the tokens that lie on him.
 * @param {CanvasRenderingContext2D} ctx in world units
 * @param {import('./cache.js').CounterCache} cache
 * @param {object} person PERSON @param {object} man MAN
 * @param {{x: number, y: number, tailX?: number, tailY?: number, px?: number, alpha?: number, markers?: boolean, moved?: boolean, foulkon?: boolean, scale?: number}} o
 *   x, y: centre of his hex (of a rider's head); tailX, tailY: of the tail; px: device pixels of a counter's side, else from the context.
 * @returns {boolean} whether nothing is missing: the finished picture was there, or he is out of sight
 */
export function drawCounter(ctx, cache, person, man, o) {
  if (!person) return false;
  const { tailX, tailY = 0 } = o,
    long = isLong(person, man) && tailX !== undefined,
    s = o.scale ?? 1;
  const x = long ? (o.x + tailX) / 2 : o.x,
    y = long ? (o.y + tailY) / 2 : o.y;
  if (!inSight(ctx, x, y, CARD * 1.3 * s)) return true;
  const px = o.px ?? CARD * zoom(ctx) * s;
  const seen = long ? man : isLong(person, man) ? { ...man, facing: undefined } : man;
  const bitmap = cache.get(person, seen, px, { x, y });
  ctx.save();
  if (o.alpha !== undefined) ctx.globalAlpha *= o.alpha;
  if (bitmap) {
    const size = ((isLong(person, seen) ? LONG_BOX : 100 + 2 * PAD) / 100) * CARD * s;
    place(ctx, bitmap, x, y, size);
  } else blank(ctx, person, man, x, y, long, o);
  ctx.restore();
  if (o.markers !== false && stateOf(man) !== 'dead') {
    const list = markersOf(person, man, o).slice(0, 4),
      k = px < 46 ? 1.28 : px < 60 ? 1.12 : 1;
    const spots = long ? besideRider(o, x, y) : { x: x + CARD * 0.46, y: y - CARD * 0.42, dx: 0, dy: 1 },
      step = TOKEN * 0.86 * k * s;
    list.forEach((m, i) =>
      drawMarker(ctx, cache, m.kind, { x: spots.x + spots.dx * step * i, y: spots.y + spots.dy * step * i, size: TOKEN * k * s, count: m.count }),
    );
  }
  return !!bitmap;
}

/** Draws one token around x, y (world units). */
export function drawMarker(ctx, cache, kind, { x, y, size = TOKEN, count = null }) {
  const k = markerKind(kind);
  if (!k) return false;
  const bitmap = cache.marker(k, count, size * zoom(ctx), { x, y });
  if (!bitmap) return false;
  place(ctx, bitmap, x, y, size * 1.12);
  return true;
}

/** Draws the dead of a hex: how many men, how many horses. */
export function drawHeap(ctx, cache, { x, y, men = 0, horses = 0 }) {
  if (!men && !horses) return false;
  if (!inSight(ctx, x, y, CARD)) return true;
  const bitmap = cache.heap(men, horses, CARD * zoom(ctx), { x, y });
  if (!bitmap) return false;
  place(ctx, bitmap, x, y, ((100 + 2 * PAD) / 100) * CARD);
  return true;
}
