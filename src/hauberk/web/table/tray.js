// The tray over the bar: the faces of those who wait beside the map. A face picks its man, his hexes light up, a press on one brings him in.
import { portraitSvg } from '../paint/people/index.js';
import { drawing, el, fill } from './dom.js';
import { movesNow, restsInMovement } from './rest.js';

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, film: import('./film.js').Film, asking: import('./asking.js').Asking,
 *   say: import('../words/fluent.js').Say, lookAt: (hexes: string[]) => void, gone: () => boolean}} parts
 */
export function makeTray({ store, hand, film, asking, say, lookAt, gone }) {
  const faces = el('div', { class: 'tray-faces', role: 'group', 'aria-label': say('table-tray') });
  const all = el('button', { type: 'button', class: 'tray-all', onclick: () => (coming ? stop() : bringAll()) });
  const root = el('div', { class: 'tray' }, all, faces);
  root.hidden = true;
  let coming = false;
  let drawn = '';
  let looked = -1;

  /** Whether those who wait could be brought in. */
  const time = () => movesNow(store);
  const rests = () => restsInMovement({ store, hand, busy: () => film.busy, gone });

  function outside() {
    const ready = new Set(store.ask.coming ?? []);
    const found = [...store.men.values()].filter((man) => man.side === store.mine && man.away === 'waiting' && !store.people[man.who]?.beast);
    return [...found.filter((man) => ready.has(man.who)), ...found.filter((man) => !ready.has(man.who))];
  }

  function update() {
    const men = time() ? outside() : [];
    const state = JSON.stringify([men.map((man) => man.who), store.ask?.coming, hand.man, hand.mode, coming]);
    if (state === drawn) return;
    drawn = state;
    root.hidden = !men.length;
    if (!men.length) return fill(faces);
    const ready = new Set(store.ask.coming ?? []);
    draw(men, ready);
    all.hidden = !men.some((man) => ready.has(man.who));
    all.textContent = coming ? say('table-tray-stop') : say('table-tray-all');
    first(men.filter((man) => ready.has(man.who)));
  }

  /** Faces stay what they are while men come and go: a button must not vanish under the finger. */
  function draw(men, ready) {
    const known = new Map([...faces.querySelectorAll('button')].map((button) => [button.dataset.who, button]));
    const wanted = men.map((man) => known.get(man.who) ?? face(man));
    if (wanted.length !== faces.children.length || wanted.some((button, number) => button !== faces.children[number])) fill(faces, ...wanted);
    for (const button of wanted) {
      button.setAttribute('aria-pressed', String(hand.man === button.dataset.who));
      button.setAttribute('aria-disabled', String(!ready.has(button.dataset.who)));
    }
  }

  function face(man) {
    const pick = () => choose(man.who);
    return el('button', { type: 'button', class: 'tray-face', 'data-who': man.who, onclick: pick }, drawing(portraitSvg(store.people[man.who], man, 52)), el('span', {}, store.name(man.who)));
  }

  async function choose(who) {
    if (hand.mode !== 'free') return;
    if (hand.man === who) return hand.escape();
    await hand.select(who);
    if (hand.man === who && hand.of?.entries) lookAt(Object.keys(hand.of.entries));
  }

  /** With nobody of one's own on the map, the first look goes to where they can come in. */
  async function first(ready) {
    if (!ready.length || looked === store.view.position.turn || hand.mode !== 'free') return;
    looked = store.view.position.turn;
    if ([...store.men.values()].some((man) => man.side === store.mine && man.at && !man.away && man.health !== 'dead')) return;
    await show(ready[0].who);
  }

  /** Looks at the hexes by which somebody can come in. */
  async function show(who) {
    const of = await asking.of(who).catch(() => null);
    if (of?.entries && !hand.man) lookAt(Object.keys(of.entries));
  }

  function stop() {
    coming = false;
    update();
  }

  /** One after the other, each by the shortest way; whatever is asked on the way is heard first. */
  async function bringAll() {
    coming = true;
    hand.escape();
    update();
    while (coming && (await rests())) {
      const next = await asking.ask('next_in').catch(() => ({}));
      if (!coming || !next.do || hand.mode !== 'free') break;
      const { seq } = store.view;
      await hand.do(next.do);
      if (!(await rests()) || store.view.seq === seq) break;
    }
    coming = false;
    if (!gone()) {
      hand.clear();
      hand.changed();
      update();
    }
  }

  return { root, update, show };
}
