/** Take over from here: a new game that begins at a moment of an old one. */

import { branchSalted } from '../dice/salting.js';
import { keepKeys } from '../keys.js';
import { el } from './dom.js';
import { personKeys } from './seats.js';
import { CaptainChoice } from './set_up.js';

/**
 * @param {import('../app.js').Context} context
 * @param {{game: string, number: number, sides: {side: string, name: string}[], keys: string[], kind?: 'siege'|'campaign'}} from  `kind`: none for a battle
 */
export async function takeOverDialog(context, { game, number, sides, keys, kind }) {
  const { words, api, go } = context;
  const captain = new CaptainChoice(words, await api.captains(), 'take-over');
  const choices = [...sides.map((side) => [side.side, words.say('page-take-over-side', { side: side.name })]), ['both', words.say(sides.length > 2 ? 'page-take-over-all' : 'page-take-over-both')]];
  const radios = choices.map(([value, text], index) =>
    el('label', { class: 'choice' }, el('input', { type: 'radio', name: 'side', value, checked: index === 0 }), el('span', {}, text)));
  const said = el('p', { role: 'alert' });
  const form = el('form', { method: 'dialog', onsubmit: take },
    el('h2', { id: 'take-over' }, words.say('page-replay-take-over')),
    el('p', { class: 'muted' }, words.say('page-take-over-text')),
    el('fieldset', {}, el('legend', {}, words.say('page-take-over-who')), el('div', { class: 'choices' }, radios)),
    captain.root, said,
    el('p', { class: 'actions' },
      el('button', { class: 'primary', type: 'submit' }, words.say('page-take-over-start')),
      el('button', { type: 'button', onclick: () => dialog.close() }, words.say('page-cancel'))));
  form.addEventListener('change', () => (captain.root.hidden = new FormData(form).get('side') === 'both'));
  const dialog = el('dialog', { class: 'padded', 'aria-labelledby': 'take-over' }, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();

  async function take(event) {
    event.preventDefault();
    const chosen = new FormData(form).get('side');
    const seats = Object.fromEntries(sides.map(({ side }) => [side, chosen === 'both' || chosen === side ? 'person' : captain.seat]));
    try {
      const made = await branchSalted(api, game, { at: number, ...(kind === 'campaign' ? { seats } : seats) }, keys, kind);
      keepKeys(made.id, personKeys(seats, made.keys));
      dialog.close();
      go(`#/${kind ?? 'game'}/${made.id}`);
    } catch (error) {
      said.textContent = error.message;
    }
  }
}
