// The roll: everybody on the field and everything that can be done, as plain lists of buttons. Who cannot see the map plays with it;
// it comes into sight when the keyboard enters it.
import { el, fill, roving } from './dom.js';
import { worksOf } from './offers.js';

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say,
 *   announce: (text: string) => void}} parts
 */
export function makeRoll({ store, hand, say, announce }) {
  const find = el('input', { type: 'search', id: 'roll-find', autocomplete: 'off', 'aria-controls': 'roll-men' });
  const own = el('ul', { id: 'roll-men', 'aria-label': say('table-roll-own') });
  const foes = el('ul', { 'aria-label': say('table-roll-foes') });
  const deeds = el('ul', { 'aria-label': say('table-roll-deeds') });
  const root = el(
    'section',
    { class: 'roll leaf', 'aria-label': say('table-roll') },
    el('p', {}, el('label', { for: 'roll-find' }, say('table-roll-find')), ' ', find),
    el('h2', { class: 'label' }, say('table-roll-own')), own, el('h2', { class: 'label' }, say('table-roll-deeds')), deeds, el('h2', { class: 'label' }, say('table-roll-foes')), foes,
  );
  let shown = '';
  let timer = 0;
  find.addEventListener('input', () => names());
  find.addEventListener('keydown', (event) => {
    const first = own.querySelector('button') ?? foes.querySelector('button');
    if (event.key === 'Enter') first?.click();
    if (event.key === 'ArrowDown') first?.focus();
    if (event.key !== 'Escape') event.stopPropagation();
  });

  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  function told(man) {
    const words = [say(`table-health-${man.health}`)];
    if (store.ask?.left?.includes(man.who)) words.push(say('table-roll-ready'));
    return `${store.name(man.who)}, ${man.at ?? say('table-waits')}, ${words.join(', ')}`;
  }

  /** On the map, or of one's own and about to come in. */
  const here = (man) => (man.at && !man.away) || (man.away === 'waiting' && man.side === store.mine && !store.people[man.who]?.beast);

  function names() {
    const wanted = plain(find.value);
    const all = [...store.men.values()].filter((man) => here(man) && man.health !== 'dead' && plain(store.name(man.who)).includes(wanted));
    const mine = store.mine ?? store.view.you[0];
    const item = (man) => el('li', {}, el('button', { type: 'button', 'data-who': man.who, 'data-hex': man.at, 'data-ready': String(Boolean(store.ask?.left?.includes(man.who))), 'aria-pressed': String(hand.man === man.who || hand.look === man.who), onclick: () => pick(man.who) }, told(man)));
    fill(own, ...all.filter((man) => man.side === mine).map(item));
    fill(foes, ...all.filter((man) => man.side !== mine).map(item));
    roving(own);
    roving(foes);
  }

  function pick(who) {
    hand.select(who);
    announce(told(store.men.get(who)));
  }

  function update() {
    const state = JSON.stringify([store.view.seq, hand.man, hand.look, hand.of?.who, hand.mode]);
    if (state === shown) return;
    shown = state;
    // Long lists are built when the map has been drawn: nobody waits for them.
    clearTimeout(timer);
    timer = setTimeout(build);
  }

  function build() {
    const inside = root.contains(document.activeElement) ? [...root.querySelectorAll('button')].findIndex((each) => each === document.activeElement) : -1;
    names();
    fill(deeds, ...options().map(({ text, act, kind, hex, task }) => el('li', {}, el('button', { type: 'button', 'data-kind': kind, 'data-hex': hex, 'data-task': task, onclick: act }, text))));
    roving(deeds);
    if (inside >= 0) [...root.querySelectorAll('button')][inside]?.focus();
    root.dataset.seq = String(store.view.seq);
    root.dataset.man = hand.of?.who ?? '';
  }

  /**
   * Everything that can be done now by him who is picked, or as an answer.
   * @returns {{text: string, kind: string, hex?: string, task?: string, act: () => void}[]}
   */
  function options() {
    if (hand.mode === 'question') return (store.ask.answers ?? []).map((answer) => ({ text: store.answerName(answer), kind: 'answer', hex: answer.hex, act: () => hand.do(answer.do) }));
    const { of } = hand;
    if (hand.mode !== 'free' || !of) return [];
    const hexOf = (each) => each.aim ?? store.men.get(each.target)?.at;
    const aimed = [...of.shots, ...of.attacks, ...of.charges].map((each) => ({ text: each.text, kind: each.do.do, hex: hexOf(each), act: () => hand.do(each.do) }));
    const others = [...(of.others ?? []), ...worksOf(of)].map((each) => ({ text: each.text, kind: each.do.do, task: each.do.task, hex: each.hex, act: () => hand.do(each.do) }));
    const entries = Object.entries(of.entries ?? {}).map(([hex, way]) => ({ text: say('table-roll-enter', { hex, cost: way.cost }), kind: 'enter', hex, act: () => hand.do(way.do) }));
    const moves = Object.entries(of.moves ?? {}).map(([hex, way]) => ({
      text: say('table-roll-move', { hex, cost: way.cost, ground: store.view.board.terrain[store.grid.byName.get(hex)?.terrain]?.name ?? '' }),
      kind: 'move',
      hex,
      act: () => hand.do({ do: 'move', man: of.who, path: way.path }),
    }));
    return [...aimed, ...entries, ...others, ...moves];
  }

  return {
    root,
    update,
    /** Begin to type a name. */
    search(first = '') {
      find.value = first;
      find.focus();
      names();
    },
  };
}
