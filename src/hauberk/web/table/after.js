// After the battle: the result and its reason, the fallen with their faces, and where to go from here.
import { Api } from '../net/api.js';
import { endingOf, again } from '../screens/after_doors.js';
import { goingIn } from '../screens/lessons_kept.js';
import { homeOf, partOf } from '../screens/seats.js';
import { portrait } from '../siege/faces.js';
import { el, fill } from './dom.js';

const FACE = 40;
const LOST = { dead: 0, prisoner: 1, wounded: 2, stunned: 2 };

/** @param {{store: import('./store.js').Store, say: import('../words/fluent.js').Say, settings: object, go: (place: string) => void, keys: string[], failed: (error: Error) => void}} parts */
export function makeAfter({ store, say, settings, go, keys, failed }) {
  const api = new Api(() => settings.get('language'));
  const body = el('div', { class: 'after-body' });
  const root = el('dialog', { class: 'after', 'aria-labelledby': 'after-title' }, body);
  let shown = false;

  function update() {
    if (!store.over) {
      shown = false;
      return;
    }
    if (shown) return;
    shown = true;
    open();
  }

  function open() {
    const { outcome } = store.view.position;
    const title = outcome?.winner ? say('table-won', { side: store.sideName(outcome.winner) }) : say('table-drawn');
    const { you } = store.view;
    const own = outcome?.winner && you.length === 1 ? say(you[0] === outcome.winner ? 'page-ending-won' : 'page-ending-lost') : '';
    fill(body, own ? el('p', { class: 'siege-end-own' }, own) : null, el('h2', { id: 'after-title', tabIndex: -1, autofocus: true }, title), ...reasons(outcome), losses(), doors());
    if (!root.open) root.showModal();
  }

  /** Why it ended: what the last line of the story says in its details. */
  function reasons(outcome) {
    const last = store.lines.findLast((line) => line.kind === 'battle_ended');
    const told = outcome.text ? [outcome.text] : (last?.details ?? []).map((each) => each.text);
    return (told.length ? told : [last?.text ?? '']).map((text) => el('p', { class: 'after-reason' }, whole(text)));
  }

  /** A reason by itself is a sentence. */
  function whole(text) {
    const [first = '', ...rest] = text;
    return first.toLocaleUpperCase(settings.get('language')) + rest.join('') + (/[.!?]$/u.test(text) ? '' : '.');
  }

  function losses() {
    const sides = store.view.battle.sides.map(({ side, name }) => {
      const lost = [...store.men.values()].filter((man) => man.side === side && fate(man) in LOST && !store.people[man.who]?.beast).sort((one, other) => LOST[fate(one)] - LOST[fate(other)]);
      const count = (...fates) => lost.filter((man) => fates.includes(fate(man))).length;
      const roll = lost.length ? el('ul', { class: 'siege-faces fallen' }, lost.map(face)) : el('p', { class: 'muted' }, say('table-none-fell'));
      return el('section', { class: `side-${side}` }, el('h3', {}, name), el('p', {}, say('table-losses', { dead: count('dead'), hurt: count('wounded', 'stunned'), taken: count('prisoner') })), roll);
    });
    return el('div', { class: 'after-sides' }, ...sides);
  }

  /** How somebody came out of it. */
  function fate(man) {
    return man.health === 'dead' ? 'dead' : man.captive || man.away === 'captured' ? 'prisoner' : man.health;
  }

  function face(man) {
    const state = fate(man);
    return el('li', { class: `siege-face${state === 'dead' || state === 'prisoner' ? ' is-lost' : ' is-hurt'}`, dataset: { who: man.who } },
      store.people[man.who] ? portrait(store.people[man.who], state === 'prisoner' ? 'healthy' : state, FACE) : null,
      el('span', { class: 'face-name' }, store.name(man.who)), el('span', { class: 'face-note' }, say(state === 'stunned' ? 'table-health-stunned' : `page-fought-is-${state}`)));
  }

  function doors() {
    const { id } = store.view;
    const part = partOf(id);
    const button = (key, onclick, name = '') => el('button', { type: 'button', class: name, onclick }, say(key));
    const all = (name = '') => button('page-ending-all', () => go(endingOf({ kind: 'battle', id })), name);
    const ways = part
      ? [button(`table-to-${part}`, () => go(homeOf(id)), 'primary'), all()]
      : goingIn(id)
        ? [button('table-to-battles', () => go('#/battle'), 'primary'), button('table-to-lessons', () => go('#/learn')), all()]
        : [all('primary'), store.view.you.length ? button('table-rematch', rematch) : null];
    return el('div', { class: 'after-doors' }, ...ways,
      button('table-look', () => root.close(), 'quiet'),
      part ? null : button('table-home', () => go('#/'), 'quiet'));
  }

  async function rematch() {
    try {
      const annals = await api.annals(store.view.id, keys);
      await again({ api, go }, annals);
    } catch (error) {
      failed(error);
    }
  }

  return { root, update, open };
}
