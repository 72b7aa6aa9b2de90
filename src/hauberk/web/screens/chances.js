/** The chance to win from moment to moment, where it swung, and what of it was skill and what the dice; of a game that is over. */

import { placeOf } from './after_doors.js';
import { chapterName } from './annals_pictures.js';
import { drawn, INKS, text } from './course.js';
import { el } from './dom.js';

const [LEFT, RIGHT, HEAD, FOOT] = [8, 8, 10, 18];
/** Turns that stand so near to one another in the chart are not all named. */
const APART = 26;

/** @typedef {import('../protocol.js').ChancesView} ChancesView */
/** @typedef {{width: number, height: number, chosen: (entry: number) => void}} Chart  `chosen`: a moment was touched */

/**
 * The line: high where the first side is likely to win, low where the second is.
 * @param {import('../words/fluent.js').Words} words @param {ChancesView} chances @param {{name: string}[]} sides @param {Chart} how
 */
export function chanceChart(words, chances, sides, { width, height, chosen }) {
  const { line, swings } = chances;
  const last = Math.max(1, line.length - 1);
  const x = (index) => LEFT + ((width - LEFT - RIGHT) * index) / last;
  const y = (chance) => HEAD + (height - HEAD - FOOT) * (1 - chance);
  const points = line.map(({ chance }, index) => `${x(index).toFixed(1)} ${y(chance).toFixed(1)}`);
  const area = (edge) => `M${x(0)} ${edge}L${points.join('L')}L${x(line.length - 1).toFixed(1)} ${edge}Z`;
  const label = words.say('page-chances-label', { side: sides[0].name, from: percent(words, line[0].chance), to: percent(words, line[line.length - 1].chance) });
  const chart = drawn('svg', { viewBox: `0 0 ${width} ${height}`, class: 'chances', role: 'img', 'aria-label': label },
    drawn('path', { d: area(HEAD), class: 'chances-side', fill: INKS[1] }), drawn('path', { d: area(height - FOOT), class: 'chances-side', fill: INKS[0] }),
    drawn('path', { d: `M${LEFT} ${y(0.5)}H${width - RIGHT}`, class: 'chances-half' }),
    ...turns(line, x).flatMap(([number, place]) => [drawn('path', { d: `M${place} ${height - FOOT}v4`, class: 'course-axis' }), text(place, height - 5, String(number), 'middle')]),
    drawn('path', { d: `M${points.join('L')}`, class: 'chances-line' }),
    ...swings.map((swing, index) => {
      const at = line.findIndex(({ entry }) => entry === swing.entry);
      return mark(index, x(at), y(line[at].chance));
    }),
    drawn('path', { class: 'chances-now' }));
  chart.addEventListener('click', ({ clientX }) => chosen(entryAt(chart, chances, clientX)));
  return chart;
}

/** Which moment is shown, as a line across the chart. @param {Element} chart @param {ChancesView} chances @param {number} entry */
export function pointTo(chart, { line }, entry) {
  const [, , width, height] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const after = line.findIndex((each) => each.entry > entry);
  const index = (after < 0 ? line.length : after) - 1;
  const place = LEFT + ((width - LEFT - RIGHT) * Math.max(0, index)) / Math.max(1, line.length - 1);
  chart.querySelector('.chances-now')?.setAttribute('d', `M${place.toFixed(1)} ${HEAD}V${height - FOOT}`);
}

/** The entry under a point of the chart. @param {Element} chart @param {ChancesView} chances @param {number} clientX */
function entryAt(chart, { line }, clientX) {
  const { left, width } = chart.getBoundingClientRect();
  const [, , wide] = (chart.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const share = (((clientX - left) / width) * wide - LEFT) / (wide - LEFT - RIGHT);
  return line[Math.round(Math.max(0, Math.min(1, share)) * (line.length - 1))].entry;
}

/** Where each turn begins, as far as there is room to say so. @param {ChancesView['line']} line @param {(index: number) => number} x @returns {[number, number][]} */
export function turns(line, x) {
  /** @type {[number, number][]} */
  const found = [];
  line.forEach(({ number }, index) => {
    const before = index ? line[index - 1].number : 0;
    const last = found[found.length - 1];
    if (number !== before && (!last || x(index) - last[1] >= APART)) found.push([number, x(index)]);
  });
  return found;
}

function mark(index, place, height) {
  return drawn('g', {}, drawn('circle', { cx: place.toFixed(1), cy: height.toFixed(1), r: '8', class: 'course-turn' }), text(place, height + 3.5, String(index + 1), 'middle', 'course-number'));
}

const percent = (words, chance) => new Intl.NumberFormat(words.lang, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
const points = (words, share) => new Intl.NumberFormat(words.lang, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(Math.round(share * 100) || 0);

/**
 * The part of the page after the end that tells of it; nothing where no chance is known.
 * @param {import('../words/fluent.js').Words} words @param {ChancesView} chances @param {import('../protocol.js').AnnalsView} annals @param {number} width  room for the chart
 */
export function chancesPart(words, chances, annals, width) {
  if (!chances.line.length) return null;
  const { moment } = placeOf(annals);
  const sides = annals.sides;
  return el('section', { class: 'ending-part ending-chances' }, el('h2', {}, words.say('page-chances')),
    chanceChart(words, chances, sides, { width, height: 190, chosen: (entry) => { location.hash = moment(entry); } }), el('p', { class: 'small muted' }, words.say('page-chances-key', { above: sides[0].name, below: sides[1].name })),
    chances.swings.length ? el('ol', { class: 'chances-swings' }, chances.swings.map((swing, index) => swung(words, swing, index, annals, moment(swing.entry)))) : null,
    el('h3', {}, words.say('page-chances-skill')), el('p', { class: 'muted' }, words.say('page-chances-skill-text')), skill(words, chances, annals));
}

/** A swing: for whom, how far, how much of it the dice, and what happened. */
function swung(words, { number, before, after, thrown, text: told }, index, annals, address) {
  const first = after > before;
  const [from, to, dice] = first ? [before, after, thrown] : [1 - before, 1 - after, -thrown];
  const side = annals.sides[first ? 0 : 1].name;
  return el('li', {}, el('span', { class: 'turning-number', 'aria-hidden': 'true' }, String(index + 1)),
    el('div', {}, el('p', {}, el('strong', {}, chapterName(words, annals, number)), ` · ${words.say('page-chances-swing', { side, from: percent(words, from), to: percent(words, to), dice: points(words, dice) })}`),
      el('p', { class: 'small' }, told.join(' '), ' ', el('a', { class: 'screen-only', href: address }, words.say('page-ending-moment')))));
}

/** What each side's commands and throws have moved of its own chance. */
function skill(words, { shares }, annals) {
  const heads = ['began', 'decided', 'thrown', 'ended'];
  const rows = shares.map((share) => el('tr', {}, el('th', { scope: 'row' }, annals.sides.find(({ id }) => id === share.side)?.name ?? share.side),
    [percent(words, share.began), points(words, share.decided), points(words, share.thrown), percent(words, share.ended)].map((cell) => el('td', {}, cell))));
  return el('table', { class: 'ending-losses' }, el('caption', { class: 'visually-hidden' }, words.say('page-chances-skill')),
    el('thead', {}, el('tr', {}, el('td', {}), heads.map((head) => el('th', { scope: 'col' }, words.say(`page-chances-${head}`))))), el('tbody', {}, rows));
}
