/** What is drawn over the plan: lost grades as tint, cracks and figures, rubble, soot, mines, targets and aims. Never colour alone. */

import { S } from '../paint/map/index.js';

const INK = '#23180d';
const PAPER = '#fbf3df';
const ACCENT = '#a2301c';
const GOLD = '#e9b949';

/** The corners of a hex about a point. */
function hexPath(ctx, { x, y }, size) {
  ctx.beginPath();
  for (let k = 0; k < 6; k++) ctx.lineTo(x + size * Math.cos((k * Math.PI) / 3), y + size * Math.sin((k * Math.PI) / 3));
  ctx.closePath();
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {{model: import('./model.js').Shown, places: Map<string, {x: number, y: number}>, marks: object, hovered: string|null, scale: number, abroad: boolean}} what
 */
export function drawMarks(ctx, { model, places, marks, hovered, scale, abroad }) {
  const walls = abroad ? {} : model.position.place.walls;
  const at = (name) => places.get(name.split('/')[0]);
  // Signs keep their size on the screen when the plan is small.
  const unit = Math.max(0.8, Math.min(3.2, 0.9 / scale));
  ctx.lineJoin = 'round';
  for (const [name, wall] of Object.entries(walls)) if (at(name) && (wall.lost || wall.down || wall.burnt)) hurt(ctx, at(name), wall);
  for (const mine of abroad ? [] : mines(model)) for (const hex of mine.dug) if (at(hex)) dug(ctx, at(hex), unit);
  for (const name of marks.choices) if (at(name)) offer(ctx, at(name));
  if (hovered && at(hovered)) outline(ctx, at(hovered), PAPER, 3.5);
  for (const [name, wall] of Object.entries(walls)) if (at(name) && (wall.lost || wall.down || wall.burnt) && !marks.aims.has(name)) grade(ctx, at(name), wall, unit);
  for (const [name, text] of marks.aims) if (at(name)) aim(ctx, at(name), text, unit);
  for (const [name, text] of marks.posts) if (at(name)) post(ctx, at(name), text, unit);
  if (marks.chosen && at(marks.chosen)) outline(ctx, at(marks.chosen), ACCENT, 5);
}

function mines(model) {
  return ['A', 'B'].flatMap((side) => model.position.sides[side]?.mines ?? []);
}

function outline(ctx, at, colour, width) {
  ctx.save();
  hexPath(ctx, at, S * 0.93);
  ctx.strokeStyle = 'rgb(25 15 5 / 0.8)';
  ctx.lineWidth = width + 3;
  ctx.stroke();
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.restore();
}

/** A hex that may be chosen: a thin thread of gold, so that the painting stays to be seen. */
function offer(ctx, at) {
  hexPath(ctx, at, S * 0.86);
  ctx.save();
  ctx.setLineDash([5, 6]);
  ctx.strokeStyle = GOLD;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.restore();
}

/** A hex that has lost grades: the redder the fewer are left, and cracked. */
function hurt(ctx, at, wall) {
  const share = wall.down ? 1 : wall.lost / wall.grades;
  hexPath(ctx, at, S * 0.96);
  ctx.fillStyle = wall.burnt ? 'rgb(20 14 10 / 0.5)' : `rgb(162 48 28 / ${0.16 + 0.24 * share})`;
  ctx.fill();
  if (wall.burnt || wall.down) return;
  ctx.strokeStyle = 'rgb(30 16 6 / 0.85)';
  ctx.lineWidth = 1.8;
  for (let number = 0; number < Math.min(3, wall.lost); number++) {
    const turn = number * 2.2 + (at.x % 7);
    ctx.beginPath();
    ctx.moveTo(at.x, at.y);
    for (let step = 1; step <= 4; step++) {
      const bent = turn + (step % 2 ? 0.28 : -0.24);
      ctx.lineTo(at.x + Math.cos(bent) * S * 0.21 * step, at.y + Math.sin(bent) * S * 0.21 * step);
    }
    ctx.stroke();
  }
}

/** The figure on it: grades lost of all, or a sign for what is down or burnt. */
function grade(ctx, at, wall, unit) {
  const text = wall.burnt ? '✕' : `${wall.down ? 0 : wall.grades - wall.lost}/${wall.grades}`;
  badge(ctx, at.x, at.y + S * 0.36, text, unit, wall.down || wall.burnt ? [INK, PAPER] : [PAPER, INK]);
}

function badge(ctx, x, y, text, unit, [ground, ink], bold = false) {
  const height = 17 * unit;
  ctx.font = `${bold ? '700' : '600'} ${12.5 * unit}px "Gill Sans", "Noto Sans", "Liberation Sans", Arial, sans-serif`;
  const width = Math.max(height, ctx.measureText(text).width + 9 * unit);
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height / 2, width, height, 3 * unit);
  ctx.fillStyle = ground;
  ctx.fill();
  ctx.lineWidth = 1.2 * unit;
  ctx.strokeStyle = ink;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 0.5 * unit);
}

/** Stones fly at it: crossed hairs and the chance. */
function aim(ctx, at, text, unit) {
  outline(ctx, at, ACCENT, 4);
  ctx.strokeStyle = ACCENT;
  ctx.lineWidth = 2.4;
  ctx.beginPath();
  ctx.arc(at.x, at.y, S * 0.42, 0, 2 * Math.PI);
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    ctx.moveTo(at.x + dx * S * 0.28, at.y + dy * S * 0.28);
    ctx.lineTo(at.x + dx * S * 0.62, at.y + dy * S * 0.62);
  }
  ctx.stroke();
  if (text) badge(ctx, at.x, at.y + S * 0.44, text, unit, [ACCENT, PAPER], true);
}

/** Somebody will stand here. */
function post(ctx, at, text, unit) {
  badge(ctx, at.x, at.y, text, unit, ['#1f5d6b', PAPER]);
}

/** A dug and propped hex: a dark mouth with timber in it. */
function dug(ctx, at, unit) {
  ctx.beginPath();
  ctx.ellipse(at.x, at.y, S * 0.5, S * 0.34, 0, 0, 2 * Math.PI);
  ctx.fillStyle = 'rgb(18 10 4 / 0.82)';
  ctx.fill();
  ctx.lineWidth = 3 * unit;
  ctx.strokeStyle = '#b98a4a';
  ctx.beginPath();
  for (const dx of [-0.26, 0, 0.26]) {
    ctx.moveTo(at.x + dx * S, at.y - S * 0.22);
    ctx.lineTo(at.x + dx * S, at.y + S * 0.22);
  }
  ctx.moveTo(at.x - S * 0.36, at.y - S * 0.2);
  ctx.lineTo(at.x + S * 0.36, at.y - S * 0.2);
  ctx.stroke();
}
