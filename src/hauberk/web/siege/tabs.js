/** Leaves of one book: tabs over panels, one shown at a time. */

import { el } from '../screens/dom.js';
import { roving } from '../table/dom.js';

export class Tabs {
  /** @param {string} label @param {[string, string, HTMLElement][]} leaves  name, title, content @param {(name: string) => void} [turned]  a leaf is shown that was not */
  constructor(label, leaves, turned) {
    this._turned = turned;
    this._leaves = leaves.map(([name, title, content]) => {
      const panel = el('div', { class: 'tab-panel', role: 'tabpanel', id: `panel-${name}`, 'aria-labelledby': `tab-${name}`, tabIndex: 0 }, content);
      const tab = el('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': `panel-${name}`, onclick: () => this.show(name) }, title);
      return { name, panel, tab };
    });
    const list = el('div', { class: 'tabs', role: 'tablist', 'aria-label': label }, this._leaves.map(({ tab }) => tab));
    this.root = el('div', { class: 'tabbed' }, list, this._leaves.map(({ panel }) => panel));
    this.show(leaves[0][0]);
    roving(list);
  }

  /** @param {string} name */
  show(name) {
    if (this.shown !== name) this._turned?.(name);
    this.shown = name;
    for (const leaf of this._leaves) {
      const open = leaf.name === name;
      leaf.panel.hidden = !open;
      leaf.tab.setAttribute('aria-selected', String(open));
      leaf.tab.tabIndex = open ? 0 : -1;
    }
  }

  /** Whether a leaf can be turned to. @param {string} name @param {boolean} on */
  offer(name, on) {
    const leaf = this._leaves.find((each) => each.name === name);
    if (leaf) leaf.tab.hidden = !on;
    if (!on && this.shown === name) this.show(this._leaves[0].name);
  }
}
