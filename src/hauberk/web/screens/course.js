/** The course of a game as a small chart: what each side had lost after every turn or day, and the turning points. */

import { el } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
const [W, H, LEFT, FOOT, HEAD] = [460, 150, 26, 20, 20];
/** One for each side. */
export const INKS = ['#97372a', '#164d5a', '#5f2d7a', '#83542a', '#22356b'];
const DASHES = ['', '6 4', '2 3', '9 3 2 3', '1 4'];

/** @param {import('../words/fluent.js').Words} words @param {import('../protocol.js').AnnalsView} annals */
export function course(words, annals) {
  const { ending, chapters, turning, kind } = annals;
  const last = Math.max(...chapters.map(({ number }) => number), 1);
  const lines = annals.sides.flatMap(({ id, name }) => {
    const lost = ending?.losses.find(({ side }) => side === id);
    return lost ? [{ name, points: stairs(lost.by, last) }] : [];
  });
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(([, count]) => count)));
  const x = (number) => LEFT + ((W - LEFT - 10) * number) / last;
  const y = (count) => H - FOOT - ((H - FOOT - HEAD) * count) / most;
  const shown = drawn('svg', { viewBox: `0 0 ${W} ${H}`, class: 'course', role: 'img', 'aria-label': words.say('page-ending-course-label', { scale: kind === 'battle' ? 'turn' : 'day' }) },
    drawn('path', { d: `M${LEFT} ${HEAD}V${H - FOOT}H${W - 8}`, class: 'course-axis' }),
    text(LEFT - 6, y(most) + 4, String(most), 'end'), text(LEFT - 6, y(0) + 4, '0', 'end'),
    ...ticks(last).map((number) => text(x(number), H - 5, String(number), 'middle')),
    ...lines.map(({ points }, index) => drawn('path', { d: `M${points.map(([number, count]) => `${x(number).toFixed(1)} ${y(count).toFixed(1)}`).join('L')}`, class: 'course-line', stroke: INKS[index % INKS.length], 'stroke-dasharray': DASHES[index % DASHES.length] })),
    ...turning.flatMap(({ number }, index) => [drawn('circle', { cx: String(x(number)), cy: String(10), r: '8', class: 'course-turn' }), text(x(number), 13.5, String(index + 1), 'middle', 'course-number')]));
  const key = el('ul', { class: 'course-key' }, lines.map(({ name }, index) => el('li', {}, sample(index), name)));
  return el('figure', { class: 'course-figure' }, shown, el('figcaption', {}, key, el('p', { class: 'small muted' }, words.say('page-ending-course-label', { scale: kind === 'battle' ? 'turn' : 'day' }))));
}

/** What was lost after every turn or day from the beginning on, also where nothing was. @param {[number, number][]} by @param {number} last @returns {[number, number][]} */
export function stairs(by, last) {
  const known = new Map(by);
  /** @type {[number, number][]} */
  const found = [[0, 0]];
  for (let number = 1; number <= last; number++) found.push([number, known.get(number) ?? found[number - 1][1]]);
  return found;
}

/** A few numbers along the foot. @param {number} last */
function ticks(last) {
  const step = Math.max(1, Math.ceil(last / 8));
  return Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
}

function sample(index) {
  return drawn('svg', { viewBox: '0 0 26 8', class: 'course-sample', 'aria-hidden': 'true' }, drawn('path', { d: 'M0 4H26', class: 'course-line', stroke: INKS[index % INKS.length], 'stroke-dasharray': DASHES[index % DASHES.length] }));
}

/** @param {number} x @param {number} y @param {string} said @param {string} anchor @param {string} [name] */
export function text(x, y, said, anchor, name = '') {
  return drawn('text', { x: String(x), y: String(y), 'text-anchor': anchor, class: name }, said);
}

/** @param {string} tag @param {Record<string, string>} attributes @param {...(Node|string)} children */
export function drawn(tag, attributes, ...children) {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value) found.setAttribute(name, value);
  found.append(...children);
  return found;
}
