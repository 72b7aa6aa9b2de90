// The magnifier: who is meant, where several lie and stand on one hex and a finger is too broad.
import { counterSvg } from '../paint/people/index.js';
import { drawing, el, fill } from './dom.js';

/** @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, scene?: object, say: (key: string, gaps?: object) => string}} parts */
export function makeLens({ store, hand, say }) {
  const root = el('div', { class: 'lens leaf', role: 'group', 'aria-label': say('table-lens') });
  root.hidden = true;

  function close() {
    root.hidden = true;
  }

  function open(hex, people) {
    const buttons = people.toReversed().map((who) => {
      const man = store.men.get(who);
      const pick = () => {
        close();
        hand.select(who);
      };
      return el('button', { type: 'button', onclick: pick }, drawing(counterSvg(store.people[who], man, { px: 96, side: man.side, facing: man.facing })), store.name(who));
    });
    fill(root, ...buttons);
    root.dataset.hex = hex;
    root.hidden = false;
  }

  return { root, open, close };
}
