/** One rule or ruling, as a leaf to read. */

import { bookName, chapterName } from './book_names.js';
import { el } from './dom.js';

/** What the books and our rulings call a rule, in prose that somebody has written. */
const RULE_ID = /\b(RULING(?:-[A-Z0-9]+)+|(?:[A-Z]+-)?[A-Z]+(?:-[A-Z0-9]+)*-\d{2})\b/;

/**
 * @param {import('../app.js').Context} context
 * @param {string} id
 * @param {(rule: string) => string} link
 */
export async function ruleArticle(context, id, link) {
  const { api, words } = context;
  const rule = await api.rule(id);
  return [
    el('p', { class: 'label' }, `${bookName(words, rule.book)} · ${chapterName(words, rule)}`),
    el('h2', {}, rule.name, ' ', el('span', { class: 'rule-id' }, rule.id)),
    el('p', { class: 'rule-text' }, linked(rule.text, link)),
    options(words, rule),
    rulings(words, rule, link),
    cited(words, rule, link),
    el('p', { class: 'small muted' }, foot(words, rule)),
    el('p', {}, el('a', { class: 'rules-back', href: link('') }, words.say('page-rules-all'))),
  ].filter((part) => part !== null);
}

/** The readings of a ruling, the chosen one marked. */
function options(words, rule) {
  if (!rule.options?.length) return null;
  const items = rule.options.map(({ id, text, chosen }) => {
    const mark = chosen ? el('strong', { class: 'our-ruling' }, words.say('page-rules-chosen')) : null;
    return el('li', { class: chosen ? 'is-chosen' : '' }, el('span', { class: 'number' }, `${id}. `), el('span', {}, text), ' ', mark);
  });
  return el('section', {}, el('h3', {}, words.say('page-rules-readings')), el('ul', { class: 'readings' }, items));
}

function rulings(words, rule, link) {
  if (!rule.rulings?.length) return null;
  const items = rule.rulings.map((ruling) => el('li', {}, ruleLink(ruling, link)));
  return el('section', {}, el('h3', {}, words.say('page-rules-rulings')), el('ul', { class: 'rule-links' }, items));
}

function cited(words, rule, link) {
  const rules = rule.cited;
  if (!rules?.length) return null;
  const items = rules.map((each) => el('li', {}, ruleLink(each, link)));
  return el('section', {}, el('h3', {}, words.say('page-rules-cited')), el('ul', { class: 'rule-links' }, items));
}

function ruleLink(rule, link) {
  return el('a', { href: link(rule.id) }, rule.name ?? '', ' ', el('span', { class: 'rule-id' }, rule.id));
}

function foot(words, rule) {
  const state = rule.ruling ? words.say('page-rules-ours') : words.say(rule.state === 'done' ? 'page-rules-done' : 'page-rules-not-done');
  return rule.source ? `${words.say('page-rules-source', { source: rule.source })} ${state}` : state;
}

/** Text in which every id of a rule leads to it. @param {string} text @param {(rule: string) => string} link */
export function linked(text, link) {
  return text.split(RULE_ID).map((part, index) => (index % 2 ? el('a', { class: 'rule-id', href: link(part) }, part) : part));
}
