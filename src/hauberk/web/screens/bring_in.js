/** Bringing in a record from a file; a broken one is answered with everything that is wrong in it. */

import { ApiError } from '../net/api.js';
import { keepKeys } from '../keys.js';
import { announce, el } from './dom.js';

/** @param {import('../app.js').Context} context */
export function bringInButton(context) {
  const { words } = context;
  const place = el('div', { class: 'faults', role: 'alert' });
  const accept = '.jsonl,.json,.txt,application/x-ndjson';
  const input = el('input', { type: 'file', accept, class: 'visually-hidden', id: 'record-file', tabIndex: -1, 'aria-hidden': 'true' });
  input.addEventListener('change', async () => {
    const file = input.files?.[0];
    input.value = '';
    if (file) await bringIn(context, file, place);
  });
  const button = el('button', { onclick: () => input.click() }, words.say('page-import'));
  return el('div', { class: 'bring-in' }, button, input, place);
}

async function bringIn(context, file, place) {
  const { words, api, go } = context;
  place.replaceChildren();
  try {
    const text = await file.text();
    const kind = kindOf(text);
    const made = await api.bringIn(text, kind);
    keepKeys(made.id, made.keys ?? {});
    announce(words.say('page-import-done', { steps: made.steps }));
    go(kind ? `#/${kind}/${made.id}` : `#/replay/${made.id}/0`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    place.replaceChildren(...faults(words, file.name, error));
  }
}

/** Of which game a record is, as its first line says; what cannot be read, the server judges. @param {string} text */
function kindOf(text) {
  try {
    const header = JSON.parse(text.slice(0, text.indexOf('\n')));
    return ['siege', 'campaign'].find((kind) => kind in header) ?? '';
  } catch {
    return '';
  }
}

function faults(words, name, error) {
  const items = error.faults.map(({ place, what, hint }) =>
    el('li', {}, place ? el('span', { class: 'fault-place' }, place) : null, ' ', what, hint ? el('span', { class: 'muted' }, ` ${hint}`) : null),
  );
  const head = items.length ? words.say('page-import-faults', { name, count: items.length }) : words.say('page-import-bad', { name });
  return [
    el('p', { class: 'fault-head' }, head),
    items.length ? el('ul', { class: 'fault-list' }, items) : el('p', {}, error.message),
    el('p', { class: 'small muted' }, words.say('page-import-nothing')),
  ];
}
