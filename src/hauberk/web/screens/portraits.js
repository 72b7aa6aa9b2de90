/** Faces of people, drawn by the people painter. */

import { drawing, el } from './dom.js';

let painter = null;

function load() {
  painter ??= import('../paint/people/index.js');
  return painter;
}

export const portraits = {
  /** A person's figure with the name under it. @param {object} person @param {object} man @param {number} px */
  async figure(person, man, px) {
    const { portraitSvg } = await load();
    return el('figure', { class: 'person' }, drawing(portraitSvg(person, man, px)), el('figcaption', {}, person.name));
  },
};
