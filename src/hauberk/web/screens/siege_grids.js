/** The figures of the siege's tables: provisions, blockade, healing, patrols, events of the day, quick resolution. */

import { el } from './dom.js';
import { grid } from './table_grid.js';

/**
 * @param {import('../words/fluent.js').Words} words
 * @param {{id: string, content: object, editions: Object<string, object>}} table what editions have in common, and what each says itself
 * @param {Map<string, string>} editions titles of the editions by id
 * @returns {HTMLElement[]}
 */
export function siegeFigures(words, { content, editions: own }, editions) {
  if (content.events) return [events(words, content, own, editions)];
  if (content.letters && content.losses) return [letters(words, content), ...losses(words, content)];
  return content.provisions ? days(words, content) : [];
}

const head = (texts) => texts.map((text) => el('th', { scope: 'col' }, text));
const row = (title, cells) => el('tr', {}, el('th', { scope: 'row' }, title), cells.map((cell) => el('td', {}, cell)));
const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
const range = (least, most) => (most === undefined ? `${least}+` : least === most ? `${least}` : `${least}–${most}`);

function days(words, { provisions, blockade, healing, patrols }) {
  const { bands, dice, modifiers } = provisions;
  const mouths = Object.entries(bands).map(([place, least]) =>
    row(`${words.say('page-grid-place', { place })} · ${dice[place]}D10`, least.map((number, index) => range(number, index ? least[index - 1] - 1 : undefined))));
  const ratios = blockade.modifiers.map((_, index) => (index < blockade.over.length ? `> ${blockade.over[index]}` : `≤ ${blockade.over.at(-1)}`));
  const turns = patrols.comes.map((_, index) => (index + 1 < patrols.comes.length ? `${index + 1}` : `${index + 1}+`));
  return [
    grid(provisions.title, head([words.say('page-grid-besieged'), ...modifiers.map(signed)]), mouths),
    grid(blockade.title, head([words.say('page-grid-ratio'), ...ratios]), [row(words.say('page-grid-event-roll'), blockade.modifiers.map(signed))]),
    grid(healing.title, head([words.say('page-grid-die'), ...healing.faces.map((_, index) => `${index + 1}`)]),
      [row(words.say('page-grid-days'), healing.faces.map((number) => (number ? `${number}` : '–')))]),
    grid(patrols.title, head([words.say('page-grid-turn'), ...turns]), [row(words.say('page-grid-roll'), patrols.comes.map((most) => range(1, most)))]),
  ];
}

/** What each total brings, edition by edition; the highest first. */
function events(words, { events: byName }, own, editions) {
  const lists = Object.entries(own).map(([id, { totals }]) => [id, totals]);
  const numbers = [...new Set(lists.flatMap(([, list]) => Object.keys(list).map(Number).filter(Boolean)))].sort((a, b) => b - a);
  const lines = numbers.map((number) => row(`${number}`, lists.map(([, list]) => byName[list[number]]?.name ?? '–')));
  return grid(words.say('page-grid-events'), head([words.say('page-grid-roll'), ...lists.map(([id]) => editions.get(id) ?? id)]), lines);
}

function letters(words, { columns, letters: rows }) {
  const minus = (number) => String(number).replace('-', '−');
  const upto = columns.map((most, index) => (index ? `${minus(columns[index - 1] + 1)} … ${minus(most)}` : `≤ ${minus(most)}`));
  const lines = Object.entries(rows).map(([die, signs]) => row(die, [...signs]));
  return grid(words.say('page-grid-quick'), head([words.say('page-grid-die'), ...upto, `> ${columns.at(-1)}`]), lines);
}

/** Dead and wounded in per cent, and what else befalls a side. */
function losses(words, { losses: kinds }) {
  return Object.entries(kinds).map(([kind, byLetter]) => {
    const toll = ([flag, dead, wounded]) => `${dead} / ${wounded}${flag ? ` · ${words.say('page-grid-flag', { flag })}` : ''}`;
    const lines = Object.entries(byLetter).map(([letter, both]) => row(letter, both.map(toll)));
    const sides = ['attacker', 'defender'].map((side) => words.say(`page-grid-${kind}-${side}`));
    return grid(words.say(`page-grid-losses-${kind}`), head([words.say('page-grid-letter'), ...sides]), lines);
  });
}
