/** Pictures over the doors of the home page. */

import { el } from './dom.js';
import { print } from './prints.js';

/** What is not a picture of the door's own. */
const COUNTRY = 'campaign/the_val_demone';

/** @param {import('../app.js').Context} context @param {string} name */
export function doorPicture(context, name) {
  return el('span', { class: 'door-picture', 'aria-hidden': 'true' }, print(name === 'campaign' ? `${COUNTRY}.${context.words.lang}` : `door/${name}`));
}
