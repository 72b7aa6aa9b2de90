/** Pictures that come with the box: a shelf is there at the first look. What has none, such as a battle of one's own, is painted on the spot. */

import { PRINTS } from '../prints/names.js';
import { el } from './dom.js';

/** A picture that comes with the box; null if there is none. @param {string} name @param {string} [label] @returns {HTMLImageElement|null} */
export function print(name, label = '') {
  if (!Object.hasOwn(PRINTS, name)) return null;
  const src = new URL(`../prints/${name}.webp`, import.meta.url).href;
  return /** @type {HTMLImageElement} */ (el('img', { class: 'print', src, alt: label, decoding: 'async', draggable: false }));
}

/** That of a scenario; countries bear names, so each language has its own. @param {import('../net/api.js').Kind} kind @param {string} id @param {string} lang */
export function printOf(kind, id, lang) {
  return print(kind === 'campaign' ? `campaign/${id}.${lang}` : `${kind || 'battle'}/${id}`);
}
