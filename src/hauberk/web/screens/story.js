/** The story of a battle as lines that unfold into dice, terms and rules. */

import { el } from './dom.js';

/**
 * One line; with details it unfolds.
 * @param {{text: string, kind?: string, details?: {text: string, rule?: string}[]}} line
 */
export function storyLine(line) {
  if (!line.details?.length) return el('p', { class: 'told', dataset: { kind: line.kind ?? '' } }, line.text);
  const items = line.details.map(({ text, rule }) => el('li', {}, text, rule ? [' ', el('a', { class: 'rule-id', href: `#/rules/${rule}` }, rule)] : null));
  return el('details', { class: 'told', dataset: { kind: line.kind ?? '' } }, el('summary', {}, line.text), el('ul', {}, items));
}
