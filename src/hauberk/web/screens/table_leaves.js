/** What leads from the head of a siege or a campaign to leaves over its table: the legend, the settings, and all of the screen. */

import { el } from './dom.js';
import { fullScreenButton } from './full_screen.js';

/** @param {import('../app.js').Context} context @param {'siege'|'campaign'} kind @param {...Node} more  what else stands there */
export function tableLeaves({ words, settings }, kind, ...more) {
  const fold = el('button', { type: 'button', class: 'quiet small table-leaf side-fold', title: words.say('page-set-side'), 'aria-label': words.say('page-set-side'), onclick: () => settings.set('side', settings.get('side') === 'open' ? 'folded' : 'open') }, '⇥');
  const leaf = (sign, href, key) => el('a', { class: 'button quiet small table-leaf', href, title: words.say(key), 'aria-label': words.say(key) }, sign);
  return el('span', { class: 'table-leaves' }, ...more, leaf('☷', `#/legend/${kind}`, 'page-legend'), leaf('⚙', '#/settings', 'page-settings'), fold, fullScreenButton(words.say('page-full-screen'), 'quiet small table-leaf'));
}
