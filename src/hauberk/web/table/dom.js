// Elements for the table: what the other screens use, and a little more.
import { announce, drawing, el, saveAs } from '../screens/dom.js';

export { announce, drawing, el, saveAs };

/** @typedef {Node|string|null|undefined|false} Child */

/** Replaces everything inside an element. @param {Element} parent @param {...(Child|Child[])} children */
export function fill(parent, ...children) {
  const given = /** @type {(Node|string)[]} */ (children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  const there = parent.childNodes;
  if (given.length === there.length && given.every((child, number) => child === there[number])) return; // a hand may be on one of them
  parent.replaceChildren(...given);
}

/**
 * The same for what is drawn anew under the hand: whoever had the focus has it again, by the name in his `data-` attribute.
 * @param {Element} parent @param {string} key  name of the attribute @param {...(Child|Child[])} children
 */
export function refill(parent, key, ...children) {
  const held = parent.contains(document.activeElement) ? document.activeElement?.getAttribute(`data-${key}`) : null;
  fill(parent, ...children);
  if (held) /** @type {HTMLElement|null} */ (parent.querySelector(`[data-${key}="${CSS.escape(held)}"]`))?.focus();
}

/**
 * One tab stop for a list: arrows, Home and End move inside it. May be called again after the list has changed.
 * @param {HTMLElement} list
 * @param {string} [items]
 */
export function roving(list, items = 'button') {
  const all = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll(items)]);
  /** @param {Event} event */
  const under = (event) => /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest(items));
  const settle = (now) => all().forEach((item) => item.setAttribute('tabindex', item === now ? '0' : '-1'));
  settle(all().find((item) => item === document.activeElement) ?? all()[0]);
  if (list.dataset.roving) return;
  list.dataset.roving = 'yes';
  list.addEventListener('focusin', (event) => settle(under(event)));
  list.addEventListener('keydown', (event) => {
    const found = all();
    const place = found.indexOf(under(event));
    const steps = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity };
    if (place < 0 || !(event.key in steps)) return;
    event.preventDefault();
    event.stopPropagation();
    found[Math.max(0, Math.min(found.length - 1, place + steps[event.key]))].focus();
  });
}

/** A link to a rule; at a table the frame opens it over the table. @param {string} rule */
export function ruleLink(rule) {
  return el('a', { class: 'rule', href: `#/rules/${encodeURIComponent(rule)}` }, rule);
}

/** A text with the rule it rests on as a link, where the text names it or after it. @param {string} text @param {string} [rule] */
export function ruled(text, rule) {
  const at = rule ? text.indexOf(rule) : -1;
  if (!rule) return [text];
  return at < 0 ? [text, ' (', ruleLink(rule), ')'] : [text.slice(0, at), ruleLink(rule), text.slice(at + rule.length)];
}

/** A refusal as it is shown. @param {{text: string, rule?: string}} refusal */
export function refusalText({ text, rule }) {
  return ruled(text, rule);
}
