/** The rules over the table: reading one never leaves the battle. */

import { el } from './dom.js';
import { leafDialog } from './leaf_dialog.js';
import { RulesView } from './rules_view.js';

/** @param {import('../app.js').Context} context @param {string} [rule] */
export async function rulesDialog(context, rule) {
  const dialog = leafDialog(context.words, context.words.say('page-rules'));
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
