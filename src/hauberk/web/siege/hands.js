/** Who does some work: the sergeants choose, unless somebody opens the leaf and presses faces. */

import { el } from '../screens/dom.js';
import { faceButtons } from './faces.js';

/**
 * @param {import('./model.js').Model} model
 * @param {{label: string, people: string[], chosen: string[]|undefined, most: number, open: boolean, set: (who: string[]|undefined) => void}} work
 */
export function hands(model, { label, people, chosen, most, open, set }) {
  const { words } = model;
  const told = chosen ? words.say('page-siege-hands-named', { names: chosen.map((who) => model.name(who)).join(', ') || '–', count: chosen.length, most }) : words.say('page-siege-hands-usual');
  const press = (who) => set(chosen?.includes(who) ? chosen.filter((each) => each !== who) : [...(chosen ?? []), who]);
  const back = chosen ? el('button', { type: 'button', class: 'quiet small', onclick: () => set(undefined) }, words.say('page-siege-muster-usual')) : null;
  return el('details', { class: 'hands', open }, el('summary', {}, `${label}${words.colon}${told}`), back, faceButtons(model, people, new Set(chosen), press));
}
