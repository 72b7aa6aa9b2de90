/** Help where days are played: what is asked, what may come of the order as it stands, and what a computer would do here. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

/**
 * @typedef {object} Asked  what the dialog speaks of
 * @property {string} text  what is asked now
 * @property {string} help  what it is about
 * @property {boolean} mine  whether somebody here decides
 * @property {any} [command]  the answer as it stands, if it can be given at once
 * @property {(command: any) => string} [told]  what a command does, where the server does not say it
 */

export class Counsel {
  /** @param {{say: (key: string, gaps?: object) => string, line: Pick<import('../net/days_line.js').Line, 'ask'|'hint'>, now: () => Asked, follow: (command: object) => Promise<void>}} parts */
  constructor({ say, line, now, follow }) {
    this.say = say;
    this.line = line;
    this.now = now;
    this.follow = follow;
    this._body = el('div', { class: 'help-body' });
    const close = el('button', { type: 'button', class: 'primary', onclick: () => this.root.close() }, say('table-help-close'));
    this.root = el('dialog', { class: 'help', 'aria-labelledby': 'counsel-title' }, this._body, el('div', { class: 'help-foot' }, close));
    this.button = el('button', { type: 'button', class: 'quiet small counsel-open', 'aria-label': say('table-help'), title: say('table-help'), onclick: () => this.open() }, '?');
    this._key = (event) => this.key(event);
    document.addEventListener('keydown', this._key);
  }

  /** A question mark asks for it, unless somebody is writing one. @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
    if (event.key !== '?' || typing || event.ctrlKey || event.metaKey || event.altKey || !this.root.isConnected) return;
    event.preventDefault();
    this.open();
  }

  open() {
    const { text, help, mine, command } = this.now();
    this._about = text;
    fill(this._body, el('h2', { id: 'counsel-title' }, this.say('table-help')), el('p', { class: 'help-now' }, text), help && help !== text ? el('p', {}, help) : '',
      mine && command ? this._weighed(command) : '', mine ? this._advice() : '');
    if (!this.root.open) this.root.showModal();
  }

  /** Something else is asked by now: whoever reads on reads of that. */
  renew() {
    if (this.root.open && this.now().text !== this._about) this.open();
  }

  /** What may come of the order as it stands, by the dice. */
  _weighed(command) {
    const told = el('ul', { class: 'weighed', 'aria-live': 'polite' });
    const press = async () => {
      fill(told, el('li', {}, this.say('table-asking')));
      const found = await this.line.ask('forecast', { do: command }).catch((error) => ({ refused: { text: error.message } }));
      fill(told, ...(found.refused ? [found.refused.text] : found.lines.length ? found.lines : [this.say('page-counsel-certain')]).map((line) => el('li', {}, line)));
    };
    return el('section', { class: 'counsel' }, el('button', { type: 'button', class: 'weigh', onclick: press }, this.say('page-counsel-weigh')), told);
  }

  /** What a computer would do in this seat, why, and one press to do it. */
  _advice() {
    const told = el('div', { class: 'advice', 'aria-live': 'polite' });
    const press = async () => {
      fill(told, el('p', {}, this.say('table-asking')));
      const hint = await this.line.hint().catch(() => null);
      if (!hint) return fill(told, el('p', {}, this.say('table-hint-none')));
      const words = [hint.text || this.now().told?.(hint.do), hint.why].filter(Boolean);
      const follow = el('button', { type: 'button', class: 'follow', onclick: () => this._follow(hint.do) }, this.say('page-counsel-follow'));
      return fill(told, ...(words.length ? words : [this.say('page-counsel-wordless')]).map((text) => el('p', {}, text)), follow);
    };
    return el('section', { class: 'counsel' }, el('button', { type: 'button', class: 'advise', onclick: press }, this.say('page-counsel')), told);
  }

  close() {
    document.removeEventListener('keydown', this._key);
  }

  _follow(command) {
    this.root.close();
    return this.follow(command);
  }
}
