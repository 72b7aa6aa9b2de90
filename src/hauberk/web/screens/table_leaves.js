/** What leads from the head of a siege or a campaign to leaves over its table: the legend, the settings, and all of the screen. */

import { el } from './dom.js';
import { fullScreenButton } from './full_screen.js';

/** @param {import('../words/fluent.js').Words} words @param {'siege'|'campaign'} kind */
export function tableLeaves(words, kind) {
  const leaf = (sign, href, key) => el('a', { class: 'button quiet small table-leaf', href, title: words.say(key), 'aria-label': words.say(key) }, sign);
  return el('span', { class: 'table-leaves' }, leaf('☷', `#/legend/${kind}`, 'page-legend'), leaf('⚙', '#/settings', 'page-settings'), fullScreenButton(words.say('page-full-screen'), 'quiet small table-leaf'));
}
