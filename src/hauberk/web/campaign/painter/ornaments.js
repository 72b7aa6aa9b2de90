// Where the sheet has room for what pleases the eye: title, compass, scale, ships. All of it lies on open sea, or in the foot of the sheet.
import { rng } from '../../paint/map/noise.js';
import { FOOT, MARGIN } from '../geometry.js';

/** All boxes of a size on open sea, those nearest to a corner or an edge first. */
function rooms(scene, w, h, pad, kept) {
  const { field } = scene.lie,
    STEP = Math.max(18, field.w / 100),
    { shore } = scene.grounds,
    found = [];
  for (let y = field.y + pad; y + h < field.y + field.h - pad; y += STEP)
    for (let x = field.x + pad; x + w < field.x + field.w - pad; x += STEP) {
      const box = { x, y, w, h };
      if (kept.some((o) => o.x < x + w + pad && x < o.x + o.w + pad && o.y < y + h + pad && y < o.y + o.h + pad)) continue;
      if (!open(shore, box, pad)) continue;
      const dx = Math.min(x - field.x, field.x + field.w - x - w),
        dy = Math.min(y - field.y, field.y + field.h - y - h);
      found.push({ box, away: dx + dy });
    }
  return found.sort((a, b) => a.away - b.away).map((f) => f.box);
}

function open(shore, box, pad) {
  for (let j = 0; j <= 4; j++)
    for (let i = 0; i <= 6; i++) if (shore.at(box.x + (box.w * i) / 6, box.y + (box.h * j) / 4) < pad) return false;
  return true;
}

/** @returns {Generator<void, {title: object, compass: object, rule: object, ships: object[], boxes: object[], covers: (x: number, y: number, pad: number) => boolean}>} */
export function* ornaments(scene) {
  const { lie, seed } = scene,
    { field, size } = lie,
    footed = size.h - field.h > 2 * MARGIN + 1,
    found = footed ? inFoot(field) : yield* atSea(scene),
    kept = [found.title, found.compass, found.rule].flatMap((b) => (b && 'sea' in b ? [b] : [])),
    ships = footed ? [] : sail(scene, kept, rng(seed + 91)),
    boxes = [...kept, ...ships];
  return { ...found, ships, boxes, covers: (x, y, pad) => boxes.some((b) => x > b.x - pad && x < b.x + b.w + pad && y > b.y - pad && y < b.y + b.h + pad) };
}

function inFoot(field) {
  const y = field.y + field.h + 30,
    h = FOOT - 6;
  return {
    title: { x: field.x + field.w / 2 - Math.min(300, field.w * 0.24), y: y + 4, w: Math.min(600, field.w * 0.48), h: h - 8 },
    rule: { x: field.x + 6, y: y + h * 0.42, w: Math.min(300, field.w * 0.22), h: 46 },
    compass: { x: field.x + field.w - h - 10, y: y - 2, w: h + 4, h: h + 4 },
  };
}

function* atSea(scene) {
  const { field } = scene.lie,
    kept = [],
    take = function* (w, h, pad) {
      for (let k = 1; k > 0.42; k *= 0.86) {
        yield;
        const box = rooms(scene, w * k, h * k, pad, kept)[0];
        if (box) {
          kept.push(box);
          return { ...box, sea: true };
        }
      }
      return null;
    };
  const w = Math.max(300, Math.min(1000, field.w * 0.27)),
    title = (yield* take(w, w * 0.27, 26)) || { x: field.x + field.w * 0.3, y: field.y + field.h + 20, w: field.w * 0.4, h: 34, plain: true },
    r = Math.max(150, Math.min(440, field.w * 0.12)),
    compass = yield* take(r, r, 24),
    rule = yield* take(Math.max(220, Math.min(1100, field.w * 0.23)), Math.max(50, Math.min(130, field.w * 0.034)), 22);
  return { title, compass, rule };
}

function sail(scene, kept, rnd) {
  const boxes = [],
    k = Math.max(1, scene.lie.field.w / 1700),
    all = rooms(scene, 74 * k, 66 * k, 30, kept);
  for (let n = 0; n < 60 && boxes.length < 4 && all.length; n++) {
    const at = all[(rnd() * all.length) | 0];
    if (boxes.every((b) => Math.hypot(b.x - at.x, b.y - at.y) > 380 * k)) boxes.push({ ...at, k, kind: boxes.length % 3 === 2 ? 'serpent' : 'ship', left: rnd() < 0.5 });
  }
  return boxes;
}
