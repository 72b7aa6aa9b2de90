/** Before a fight: what one leaf says of everything that will be asked until it begins, and how it answers. */

import { battlePicture } from '../screens/picture.js';
import { el } from '../screens/dom.js';

/**
 * What was said on the leaf.
 * @typedef {object} Said
 * @property {number} number  the fight it is about
 * @property {string} [sheet]  a sheet, and how it lies
 * @property {string} [deploy]  who draws up first, and who plays first
 * @property {'usual'|'hand'} places  where one's people stand: as their sergeants think best, or as one says oneself
 * @property {''|'play'|'captains'} lead  who leads them on the map; '' where that is not to be said here
 */

/**
 * The answer of a leaf to what is asked next; null where it has said nothing of that, or is about another fight.
 * @param {Said|null|undefined} said
 * @param {{number?: number, asked?: any, awaited: boolean}} now
 * @returns {{command: object}|{fight: 'play'|'captains'}|null}
 */
export function onward(said, { number, asked, awaited }) {
  if (!said || said.number !== number) return null;
  if (awaited) return said.lead ? { fight: said.lead } : null;
  const { places, deploy, sheet = '' } = said;
  switch (asked?.ask) {
    case 'sheet_asked':
      return { command: { do: 'choose', choice: asked.choices.includes(sheet) ? sheet : asked.choices[0] } };
    case 'deploy_asked':
      return deploy ? { command: { do: 'choose', choice: deploy } } : null;
    case 'draw_up_asked':
      return places === 'usual' ? { command: { do: 'choose', choice: 'usual' } } : null;
    case 'arrange_asked':
      return places === 'usual' ? { command: { do: 'arrange', places: [] } } : null;
    default:
      return null;
  }
}

/** One of several, each with its words and perhaps a picture. @param {{name: string, title: string, choices: {value: string, text: string, picture?: HTMLElement}[], chosen: string, set: (value: string) => void}} parts */
export function oneOf({ name, title, choices, chosen, set }) {
  return el('fieldset', { class: 'one-of' }, el('legend', {}, title), choices.map(({ value, text, picture }) => {
    const input = el('input', { type: 'radio', name, value, checked: value === chosen });
    input.addEventListener('change', () => set(value));
    return el('label', { class: picture ? 'one-of-picture' : 'one-of-words' }, input, picture ?? null, el('span', {}, text));
  }));
}

/** Where one's people stand, and who leads them: the same before every fight. @param {import('../words/fluent.js').Words} words @param {Said} said @param {boolean} lead  whether it is known by now that it is fought on the map */
export function placesAndLead(words, said, lead) {
  const choice = (key) => ({ value: key, text: words.say(`page-before-${key}`) });
  return [
    oneOf({ name: 'places', title: words.say('page-before-places'), choices: [choice('usual'), choice('hand')], chosen: said.places, set: (value) => (said.places = value === 'hand' ? 'hand' : 'usual') }),
    lead ? oneOf({ name: 'lead', title: words.say('page-before-lead'), choices: [choice('play'), choice('captains')], chosen: said.lead, set: (value) => (said.lead = value === 'captains' ? 'captains' : 'play') }) : null,
  ];
}

/** A sheet in small, turned if it lies the other way round. @param {any} board @param {string} name @param {boolean} turned @param {string} label */
export function sheetPicture(board, name, turned, label) {
  const picture = battlePicture({ board, position: { men: [] }, key: name, label, width: 180 });
  if (turned) picture.classList.add('is-turned');
  return picture;
}
