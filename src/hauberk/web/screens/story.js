/** The story of a battle as lines that unfold into dice, terms and rules. */

import { linked } from './rule_article.js';
import { el } from './dom.js';

const rulePage = (rule) => `#/rules/${rule}`;

/**
 * One line; with details it unfolds.
 * @param {{text: string, kind?: string, details?: {text: string, rule?: string}[]}} line
 */
export function storyLine(line) {
  if (!line.details?.length) return el('p', { class: 'told', dataset: { kind: line.kind ?? '' } }, line.text);
  const items = line.details.map((detail) => {
    const known = detail.rule && !detail.text.includes(detail.rule);
    return el('li', {}, linked(detail.text, rulePage), known ? [' ', el('a', { class: 'rule-id', href: rulePage(detail.rule) }, detail.rule)] : null);
  });
  return el('details', { class: 'told', dataset: { kind: line.kind ?? '' } }, el('summary', {}, line.text), el('ul', {}, items));
}
