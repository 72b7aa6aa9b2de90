/** The settings; each holds at once. */

import { CHOICES } from '../settings.js';
import { aboutDice } from './about_dice.js';
import { el } from './dom.js';
import { leafDialog } from './leaf_dialog.js';

/** Values in the order they are shown; elsewhere the default comes first. */
const ORDER = { text: ['85', '100', '115', '130', '150'], film: ['0.5', '1', '2', '4'] };
const LANGUAGES = { en: 'English', fr: 'Français', it: 'Italiano' };

/** @param {HTMLElement} root @param {import('../app.js').Context} context */
export function mount(root, context) {
  root.classList.add('narrow');
  root.append(el('h1', {}, context.words.say('page-settings')), ...form(context));
}

/** The same over a table. @param {import('../app.js').Context} context */
export function settingsDialog(context) {
  const dialog = leafDialog(context.words, context.words.say('page-settings'), el('div', { class: 'leaf-body' }, form(context), aboutDice(context)));
  const done = context.settings.on((name) => name === 'language' && dialog.close()); // all that lies below is told anew
  dialog.addEventListener('close', done);
}

/** @param {import('../app.js').Context} context */
function form({ words, settings }) {
  const rows = Object.keys(CHOICES).map((name) => row(words, settings, name));
  return [el('p', { class: 'muted' }, words.say('page-settings-kept')), el('form', { class: 'settings' }, rows)];
}

function row(words, settings, name) {
  const help = words.has(`page-set-${name}.help`) ? el('p', { class: 'small muted', id: `help-${name}` }, words.say(`page-set-${name}.help`)) : null;
  const choices = (ORDER[name] ?? CHOICES[name]).map((value) => choice(words, settings, name, value));
  const legend = el('legend', {}, words.say(`page-set-${name}`));
  return el('fieldset', { 'aria-describedby': help ? `help-${name}` : null }, legend, help, el('div', { class: 'choices' }, choices));
}

function choice(words, settings, name, value) {
  const input = el('input', { type: 'radio', name, value, checked: settings.get(name) === value });
  input.addEventListener('change', () => settings.set(name, value));
  return el('label', { class: 'choice' }, input, el('span', {}, label(words, name, value)));
}

function label(words, name, value) {
  if (name === 'language') return LANGUAGES[value];
  if (name === 'text') return words.say('page-percent', { percent: Number(value) });
  if (name === 'film') return words.say('page-times', { times: Number(value) });
  return words.say(`page-set-${name}-${value}`);
}
