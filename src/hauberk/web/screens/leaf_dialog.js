/** A leaf over the table: whoever reads it does not leave his game. One lies there at a time. */

import { el } from './dom.js';

/** @type {HTMLDialogElement|null} */
let open = null;

/** @param {import('../words/fluent.js').Words} words @param {string} title @param {...Node} content @returns {HTMLDialogElement} */
export function leafDialog(words, title, ...content) {
  open?.close();
  const close = el('button', { class: 'quiet', onclick: () => dialog.close() }, words.say('page-close'));
  const dialog = el('dialog', { class: 'rules-dialog', 'aria-label': title }, el('header', { class: 'dialog-head' }, el('h1', {}, title), close), ...content);
  const away = () => dialog.close();
  addEventListener('hashchange', away);
  dialog.addEventListener('close', () => {
    removeEventListener('hashchange', away);
    dialog.remove();
    if (open === dialog) open = null;
  });
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  open = dialog;
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
