// Ways over the map as one tells them apart, and the way of the mouse over the page.

/** Facings as arrows, up first, then clockwise. */
export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];

/**
 * What a way of a charge is called among others: where it ends, how he then faces, how many hexes it has, and, where another ends alike,
 * the first hex that only this one goes over.
 * @param {{path?: string[]}} option @param {{path?: string[]}[]} all @param {import('./grid.js').Grid} grid @param {string} [start]
 */
export function wayName(option, all, grid, start) {
  /** @param {{path?: string[]}} way */
  const goal = ({ path: hexes = [] }) => `${hexes.at(-1)} ${ARROWS[grid.direction(hexes.at(-2) ?? start, hexes.at(-1))] ?? ''}`;
  const path = option.path ?? [];
  const [end, arrow] = goal(option).split(' ');
  const twins = all.filter((each) => each !== option && goal(each) === goal(option));
  const own = path.find((hex) => twins.some((each) => !each.path?.includes(hex))) ?? path.find((hex, number) => twins.some((each) => each.path?.[number] !== hex));
  return { end, arrow, over: twins.length ? (own ?? '') : '', count: path.length };
}

/**
 * An answer among all: those that say the same end in the same place, and are told apart by the last step or by a hex of their way.
 * @param {{text: string, hexes?: string[]}} answer @param {{text: string, hexes?: string[]}[]} all @param {import('./grid.js').Grid} grid @param {string} [start]
 */
export function answerName(answer, all, grid, start) {
  const alike = all.filter((each) => each.text === answer.text && each.hexes?.length).map((each) => ({ answer: each, path: each.hexes }));
  const own = alike.find((each) => each.answer === answer);
  if (!own || alike.length < 2) return answer.text;
  const { arrow, over } = wayName(own, alike, grid, start);
  return [answer.text, arrow, over && `(${over})`].filter(Boolean).join(' ');
}

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Whether a point lies in a box, or between a start and that box. @param {Point} from @param {Point} to @param {Box} box */
export function heads(from, to, { left, top, right, bottom }) {
  if (to.x >= left && to.x <= right && to.y >= top && to.y <= bottom) return true;
  const corners = [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }];
  return corners.some((corner, number) => within(to, from, corner, corners[(number + 1) % 4]));
}

/** A point in a triangle. @param {Point} point @param {...Point} corners */
function within(point, ...corners) {
  const sides = corners.map((a, number) => {
    const b = corners[(number + 1) % corners.length];
    return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
  });
  return !(sides.includes(1) && sides.includes(-1));
}
