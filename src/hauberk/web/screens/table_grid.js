/** The figures of a table, where their shape is known: columns of melee, ranges of weapons, chances of fire, bombardment, results by roll. */

import { el } from './dom.js';

/**
 * @param {import('../words/fluent.js').Words} words
 * @param {{id: string, content: object, editions: Object<string, object>}} table what editions have in common, and what each says itself
 * @param {Map<string, string>} editions titles of the editions by id
 * @returns {HTMLElement[]}
 */
export function figures(words, { content, editions: own }, editions) {
  if (content.label && content.rows) {
    const others = Object.entries(own).flatMap(([id, lines]) => melee(words, lines, editions.get(id) ?? id));
    return [...melee(words, content), ...others, legend(words, Object.values(content.rows.foot))];
  }
  if (content.weapons) return [weapons(words, content.weapons)];
  if (content.columns?.spread) return [fire(words, content), signs(words, ['F', 'D', 'A'])];
  if (content.points && content.rows) return [...bombardment(words, content), signs(words, ['D', 'nC'].map((sign) => `wall-${sign}`))];
  if (content.upto && content.results) return [results(words, '', content)];
  return Object.entries(content).filter(([, part]) => part?.upto && part.results).map(([, part]) => results(words, part.title ?? '', part));
}

/** What each face of the die does to wood, to a fire, to oil. */
function fire(words, { die, columns }) {
  const faces = Array.from({ length: die }, (_, face) => el('th', { scope: 'col' }, words.number(face + 1)));
  const lines = Object.entries(columns).map(([name, column]) =>
    el('tr', {}, el('th', { scope: 'row' }, words.say(`page-grid-fire-${name}`)), [...column.faces].map((sign) => el('td', {}, sign === '-' ? '–' : sign)), origin(words, column)));
  return grid(words.say('page-grid-fire'), [el('th', { scope: 'col' }, words.say('page-grid-die')), ...faces, el('th', { scope: 'col', class: 'origin' }, words.say('page-grid-origin'))], lines);
}

/** One table for each kind of wall; columns by bombardment points. */
function bombardment(words, { points, rows }) {
  const upto = points.map((least, index) => (index + 1 < points.length ? `${least}–${points[index + 1] - 1}` : `${least}+`));
  return Object.entries(rows).map(([wall, byDie]) => {
    const head = upto.map((text) => el('th', { scope: 'col' }, text)); // each table wants its own
    const lines = Object.entries(byDie).map(([die, signs_]) =>
      el('tr', {}, el('th', { scope: 'row' }, die), signs_.map((sign) => el('td', {}, sign === '-' ? '–' : sign))));
    return grid(words.say(`page-grid-wall-${wall}`), [el('th', { scope: 'col' }, words.say('page-grid-die')), ...head], lines);
  });
}

/** Results by the roll with its modifiers, the last one open at its end. */
function results(words, title, part) {
  const { die, results: outcomes, upto } = part;
  const from = [1, ...upto.map((last) => last + 1)];
  const roll = (index) => (upto[index] === undefined ? `${from[index]}+` : from[index] === upto[index] ? String(upto[index]) : `${from[index]}–${upto[index]}`);
  const head = outcomes.map((_, index) => el('th', { scope: 'col' }, roll(index)));
  const line = el('tr', {}, el('th', { scope: 'row' }, words.say('page-grid-die-of', { die })), outcomes.map((what) => el('td', {}, words.say('page-grid-outcome', { what }))));
  const caption = title || words.say('page-grid-outcomes');
  const frame = grid(caption, [el('th', { scope: 'col' }, words.say('page-grid-roll')), ...head], [line]);
  const said = [part.armoured ? words.say('page-grid-armoured', { number: part.armoured }) : '', part.source ? words.say('page-rules-source', { source: part.source }) : ''];
  if (said.some(Boolean)) frame.append(el('p', { class: 'small muted' }, said.filter(Boolean).join(' ')));
  return frame;
}

/** Where a line comes from. */
function origin(words, { source, provenance }) {
  return el('td', { class: 'origin', dataset: { provenance } }, `${source} · ${words.say(`page-provenance-${provenance}`)}`);
}

/** What the signs of a table mean. */
function signs(words, keys) {
  return el('dl', { class: 'letters' }, keys.flatMap((key) => [el('dt', {}, key.split('-').at(-1)), el('dd', {}, words.say(`page-grid-sign-${key}`))]));
}

/** One table on foot and one in the saddle; columns nobody has seen in print are marked. */
function melee(words, { label, rows, column_provenance: origins = [] }, edition = '') {
  return Object.entries(rows).map(([who, byDie]) => {
    const head = label.map((text, index) => el('th', { scope: 'col', dataset: { provenance: origins[index] ?? '' } }, text));
    const cell = (letter, index) => el('td', { dataset: { provenance: origins[index] ?? '' } }, letter === '-' ? '–' : letter);
    const lines = Object.entries(byDie).map(([die, letters]) => el('tr', {}, el('th', { scope: 'row' }, die), [...letters].map(cell)));
    const title = words.say(`page-grid-${who}`);
    return grid(edition ? `${title} · ${edition}` : title, [el('th', { scope: 'col' }, words.say('page-grid-die')), ...head], lines);
  });
}

function weapons(words, byName) {
  const columns = ['short', 'medium', 'long'];
  const head = ['weapon', ...columns].map((each) => el('th', { scope: 'col' }, words.say(`page-grid-${each}`)));
  const cell = (value) => el('td', {}, value === undefined ? '–' : words.number(value));
  const lines = Object.values(byName).map((weapon) => el('tr', {}, el('th', { scope: 'row' }, weapon.name), columns.map((each) => cell(weapon[each]))));
  return grid(words.say('page-grid-ranges'), head, lines);
}

/** What the letters mean. */
function legend(words, rows) {
  const letters = [...new Set(rows.join(''))].filter((letter) => letter !== '-').sort();
  return el('dl', { class: 'letters' }, letters.flatMap((letter) => [el('dt', {}, letter), el('dd', {}, words.say('page-grid-result', { letter }))]));
}

/** A table in a frame that scrolls. */
export function grid(caption, head, lines) {
  const table = el('table', {}, el('caption', {}, caption), el('thead', {}, el('tr', {}, head)), el('tbody', {}, lines));
  return el('div', { class: 'grid-frame', tabIndex: 0, role: 'region', 'aria-label': caption }, table);
}
