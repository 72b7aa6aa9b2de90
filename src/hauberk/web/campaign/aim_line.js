/** One's aim in a sentence, and the places on the map of which it speaks. */

import { el } from '../screens/dom.js';

/** @param {import('./model.js').Model} model @param {(hexes: string[]) => void} lead @returns {HTMLElement|null} */
export function aimLine(model, lead) {
  const aim = model.view.campaign.aims[model.eyes];
  if (!aim) return null;
  const way = (hex) => el('button', { type: 'button', class: 'quiet link small', onclick: () => lead([hex]) }, model.hexTitle(hex));
  return el('p', { class: 'aim' }, aim, ...model.aimHexes.flatMap((hex) => [' ', way(hex)]));
}
