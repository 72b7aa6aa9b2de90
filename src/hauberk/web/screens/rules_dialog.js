/** The rules over the table: reading one never leaves the battle. */

import { el } from './dom.js';
import { RulesView } from './rules_view.js';

/** @type {HTMLDialogElement|null} */
let open = null;

/** @param {import('../app.js').Context} context @param {string} [rule] */
export async function rulesDialog(context, rule) {
  open?.close();
  const { words } = context;
  const close = el('button', { class: 'quiet', onclick: () => dialog.close() }, words.say('page-close'));
  const head = el('header', { class: 'dialog-head' }, el('h1', {}, words.say('page-rules')), close);
  const dialog = el('dialog', { class: 'rules-dialog', 'aria-label': words.say('page-rules') }, head);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (open === dialog) open = null;
  });
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  open = dialog;
  document.body.append(dialog);
  dialog.showModal();
  try {
    const view = await new RulesView(context, (id) => `#/rules/${id}`).load();
    dialog.addEventListener('click', (event) => turn(event, view));
    dialog.append(view.root);
    await view.open(rule);
    if (!rule) view.search.focus();
  } catch (error) {
    dialog.append(el('p', { class: 'plain-words' }, error.message));
  }
}

/** A link to a rule turns the leaf inside the dialog. */
function turn(event, view) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/rules"]') : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  view.open(link.getAttribute('href').split('/')[2] || undefined);
}
