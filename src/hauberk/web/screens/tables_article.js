/** Where every table comes from. */

import { linked } from './rule_article.js';
import { el } from './dom.js';
import { siegeFigures } from './siege_grids.js';
import { figures } from './table_grid.js';

const PROVENANCES = ['rulebook', 'playsheet', 'derived', 'reconstructed'];

/**
 * @param {import('../app.js').Context} context
 * @param {(rule: string) => string} link
 */
export async function tablesArticle(context, link) {
  const { api, words } = context;
  const [tables, battles] = await Promise.all([api.tables(), api.shelf()]);
  const editions = new Map(battles.map(({ ruleset }) => [ruleset.id, ruleset.title]));
  const meanings = PROVENANCES.map((each) => [
    el('dt', {}, words.say(`page-provenance-${each}`)),
    el('dd', {}, words.say(`page-provenance-${each}.meaning`)),
  ]);
  return [
    el('h2', {}, words.say('page-tables')),
    el('p', {}, words.say('page-tables-text')),
    el('dl', { class: 'provenances' }, meanings.flat()),
    el('ul', { class: 'tables' }, tables.map((table) => entry(words, table, editions, link))),
    el('p', {}, el('a', { class: 'rules-back', href: link('') }, words.say('page-rules-all'))),
  ];
}

function entry(words, table, editions, link) {
  const seals = table.provenance.map((each) => el('span', { class: 'seal', dataset: { provenance: each } }, words.say(`page-provenance-${each}`)));
  const source = table.source ? el('p', { class: 'small muted' }, words.say('page-rules-source', { source: table.source })) : null;
  const note = table.note ? el('p', { class: 'small' }, linked(table.note, link)) : null;
  return el('li', {}, el('h3', {}, name(words, table)), el('p', { class: 'seals' }, seals), note, source, shown(words, table, editions));
}

function name(words, table) {
  return words.has(`page-table-${table.id}`) ? words.say(`page-table-${table.id}`) : table.title;
}

function shown(words, table, editions) {
  const parts = [...siegeFigures(words, table, editions), ...figures(words, table, editions)];
  return parts.length ? el('details', {}, el('summary', {}, words.say('page-tables-show')), parts) : null;
}
