// The magnifier: who is meant, where several lie and stand on one hex and a finger is too broad.
import { counterSvg } from '../paint/people/index.js';
import { drawing, el, fill } from './dom.js';

/** @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, camera: import('./camera.js').Camera, placeOf: (hex: string) => {x: number, y: number}|null, say: import('../words/fluent.js').Say}} parts */
export function makeLens({ store, hand, say, camera, placeOf }) {
  const root = el('div', { class: 'lens leaf', role: 'group', 'aria-label': say('table-lens') });
  root.hidden = true;

  function close() {
    root.hidden = true;
  }

  function open(hex, people) {
    const buttons = people.toReversed().map((who) => {
      const man = store.man(who);
      const pick = () => {
        close();
        hand.select(who);
      };
      return el('button', { type: 'button', onclick: pick }, drawing(counterSvg(store.people[who], man, { px: 96, side: man.side ?? undefined, facing: man.facing })), store.name(who));
    });
    fill(root, ...buttons);
    root.dataset.hex = hex;
    root.hidden = false;
    const place = placeOf(hex) ?? { x: 0, y: 0 };
    const { x, y, w, h } = camera.free;
    const left = Math.max(x + 6, Math.min(x + w - root.offsetWidth - 6, place.x - root.offsetWidth / 2));
    const above = place.y - root.offsetHeight - camera.scale * 36;
    root.style.left = `${left}px`;
    root.style.top = `${above > y ? above : Math.min(y + h - root.offsetHeight, place.y + camera.scale * 36)}px`;
  }

  return { root, open, close };
}
