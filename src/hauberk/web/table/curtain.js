// Hot-seat: between the phases of two players at one table a curtain falls, and whose turn it is stands on it.
import { badgeSvg } from '../paint/people/index.js';
import { drawing, el, fill } from './dom.js';

/** @param {{store: import('./store.js').Store, say: import('../words/fluent.js').Say}} parts */
export function makeCurtain({ store, say }) {
  const badge = el('div', { class: 'curtain-badge', 'aria-hidden': 'true' });
  const title = el('h2', { class: 'curtain-title' });
  const text = el('p', {});
  const button = el('button', { type: 'button', class: 'primary', onclick: () => root.close() }, say('table-curtain-ready'));
  const root = el('dialog', { class: 'curtain', 'aria-labelledby': 'curtain-title' }, badge, title, text, button);
  title.id = 'curtain-title';
  let last = null;

  /** Falls when the phase passes from one person at this table to the other. */
  function update() {
    const { view } = store;
    const side = view.position.active;
    const both = view.you.length > 1;
    if (both && !store.over && last && last !== side) {
      const man = [...store.men.values()].find((each) => each.side === side && !store.people[each.who].beast);
      fill(badge, man ? drawing(badgeSvg(store.people[man.who].painter ?? '', 120)) : null);
      title.textContent = store.sideName(side);
      text.textContent = say('table-curtain', { side: store.sideName(side), turn: view.position.turn });
      if (!root.open) root.showModal();
    }
    last = side;
  }

  return { root, update };
}
