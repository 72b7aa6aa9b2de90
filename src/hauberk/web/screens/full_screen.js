/** All of the screen for the page, where a browser can give it. */

import { el } from './dom.js';

/** @param {string} label @param {string} kind  its class */
export function fullScreenButton(label, kind) {
  const press = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return el('button', { type: 'button', class: kind, title: label, 'aria-label': label, hidden: !document.fullscreenEnabled, onclick: press }, '⤢');
}
