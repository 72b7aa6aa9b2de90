/** The picture on the box: a painted table with its men, coming out of the parchment. */

import { el } from './dom.js';
import { print } from './prints.js';

export function cover() {
  return el('div', { class: 'cover-picture', 'aria-hidden': 'true' }, print('cover/home'));
}
