/** Small parts of forms. */

import { el } from '../screens/dom.js';

/** Directions as arrows; up first, then clockwise, as cases count them. */
export const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];

/**
 * A select with its label.
 * @param {string} id @param {string} label @param {string[][]} choices  value and text @param {string} chosen @param {(value: string) => void} [then]
 */
export function choice(id, label, choices, chosen, then) {
  const select = el('select', { id }, choices.map(([value, text]) => el('option', { value, selected: value === chosen }, text)));
  if (then) select.addEventListener('change', () => then(select.value));
  return el('div', { class: 'field' }, el('label', { for: id }, label), select);
}

/** A whole number, none if it is left empty. @param {(value: number|undefined) => void} [then] */
export function number(id, label, value, then, { min = 0, max = 99 } = {}) {
  const input = el('input', { type: 'number', id, min: String(min), max: String(max), inputMode: 'numeric', value: value === undefined ? '' : String(value) });
  if (then) input.addEventListener('change', () => then(input.value === '' ? undefined : Number(input.value)));
  return el('div', { class: 'field narrow' }, el('label', { for: id }, label), input);
}

/** Something to tick. @param {(on: boolean) => void} [then] */
export function tick(id, label, on, then) {
  const input = el('input', { type: 'checkbox', id, checked: on });
  if (then) input.addEventListener('change', () => then(input.checked));
  return el('div', { class: 'tick-row' }, input, el('label', { for: id }, label));
}

/** A text. */
export function text(id, label, value = '', type = 'text') {
  const input = el('input', { type, id, value, autocomplete: 'off', maxLength: 60 });
  return el('div', { class: 'field' }, el('label', { for: id }, label), input);
}

/** @param {string} id */
export const valueOf = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id))?.value.trim() ?? '';

/** @param {string} id */
export const isTicked = (id) => Boolean(/** @type {HTMLInputElement} */ (document.getElementById(id))?.checked);

/** As pairs of value and text. @param {{id: string, title: string}[]} list */
export const pairs = (list) => list.map(({ id, title }) => [id, title]);
