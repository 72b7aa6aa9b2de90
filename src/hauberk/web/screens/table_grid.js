/** The figures of a table, where their shape is known: columns of melee, cover of shots, ranges of weapons. */

import { el } from './dom.js';

/**
 * @param {import('../words/fluent.js').Words} words
 * @param {{id: string, content: object}} table
 * @returns {HTMLElement[]}
 */
export function figures(words, { content }) {
  if (content.label && content.rows) return [...melee(words, content), legend(words, Object.values(content.rows.foot))];
  if (content.weapons) return [weapons(words, content.weapons)];
  return [];
}

/** One table on foot and one in the saddle; columns nobody has seen in print are marked. */
function melee(words, { label, rows, column_provenance: origins = [] }) {
  return Object.entries(rows).map(([who, byDie]) => {
    const head = label.map((text, index) => el('th', { scope: 'col', dataset: { provenance: origins[index] ?? '' } }, text));
    const cell = (letter, index) => el('td', { dataset: { provenance: origins[index] ?? '' } }, letter === '-' ? '–' : letter);
    const lines = Object.entries(byDie).map(([die, letters]) => el('tr', {}, el('th', { scope: 'row' }, die), [...letters].map(cell)));
    return grid(words.say(`page-grid-${who}`), [el('th', { scope: 'col' }, words.say('page-grid-die')), ...head], lines);
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

function grid(caption, head, lines) {
  const table = el('table', {}, el('caption', {}, caption), el('thead', {}, el('tr', {}, head)), el('tbody', {}, lines));
  return el('div', { class: 'grid-frame', tabIndex: 0, role: 'region', 'aria-label': caption }, table);
}
