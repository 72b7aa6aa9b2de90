// After the battle: the result and its reason, the fallen by name, luck and loss, and where to go from here.
import { Api } from '../net/api.js';
import { keepKeys } from '../keys.js';
import { goingIn } from '../screens/lessons_kept.js';
import { homeOf, partOf, personKeys } from '../screens/seats.js';
import { el, fill, saveAs } from './dom.js';

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
    fill(body, el('h2', { id: 'after-title' }, title), ...reasons(outcome), losses(), luck(), doors());
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
      const fallen = [...store.men.values()].filter((man) => man.side === side && man.health === 'dead' && !store.people[man.who]?.beast);
      const hurt = [...store.men.values()].filter((man) => man.side === side && (man.health === 'wounded' || man.health === 'stunned') && !store.people[man.who]?.beast);
      const roll = fallen.length ? el('ul', { class: 'fallen' }, ...fallen.map((man) => el('li', {}, '✝ ', store.name(man.who)))) : el('p', { class: 'muted' }, say('table-none-fell'));
      return el('section', { class: `side-${side}` }, el('h3', {}, name), el('p', {}, say('table-losses', { dead: fallen.length, hurt: hurt.length })), roll);
    });
    return el('div', { class: 'after-sides' }, ...sides);
  }

  /** How the dice fell for each side: how often every face came, and the mean beside what was to be expected. */
  function luck() {
    const told = store.view.luck ?? {};
    const sides = store.view.battle.sides.filter(({ side }) => Array.isArray(told[side]) && told[side].some(Boolean));
    if (!sides.length) return null;
    const faces = told[sides[0].side].length;
    const most = Math.max(...sides.flatMap(({ side }) => told[side]));
    const rows = sides.map(({ side, name }) => {
      const counts = told[side];
      const throws = counts.reduce((sum, count) => sum + count, 0);
      const mean = counts.reduce((sum, count, face) => sum + count * (face + 1), 0) / throws;
      return el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, String(throws)), el('td', {}, mean.toFixed(1)), el('td', {}, ((faces + 1) / 2).toFixed(1)), el('td', {}, bars(counts, most)));
    });
    const heads = ['table-luck-side', 'table-luck-throws', 'table-luck-mean', 'table-luck-expected', 'table-luck-faces'].map((key) => el('th', { scope: 'col' }, say(key)));
    return el('table', { class: 'luck' }, el('caption', {}, say('table-luck')), el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows));
  }

  /** One small column a face. */
  function bars(counts, most) {
    const columns = counts.map((count, face) => {
      const column = el('i', { title: `${face + 1}: ${count}` });
      column.style.height = `${Math.round((count / most) * 100)}%`;
      return column;
    });
    return el('span', { class: 'luck-bars', role: 'img', 'aria-label': counts.map((count, face) => `${face + 1}: ${count}`).join(', ') }, ...columns);
  }

  function doors() {
    const { id } = store.view;
    const button = (key, onclick, name = '') => el('button', { type: 'button', class: name, onclick }, say(key));
    if (partOf(id)) {
      return el(
        'div',
        { class: 'after-doors' },
        button(`table-to-${partOf(id)}`, () => go(homeOf(id)), 'primary'),
        button('table-replay', () => go(`#/replay/${id}/0`)),
        button('table-chronicle', () => go(`#/chronicle/${id}`)),
        button('table-look', () => root.close(), 'quiet'),
      );
    }
    const learned = Boolean(goingIn(id));
    return el(
      'div',
      { class: 'after-doors' },
      learned ? button('table-to-battles', () => go('#/battle'), 'primary') : null,
      learned ? button('table-to-lessons', () => go('#/learn')) : null,
      button('table-replay', () => go(`#/replay/${id}/0`), learned ? '' : 'primary'),
      learned ? null : button('table-rematch', rematch),
      button('table-save', save),
      button('table-chronicle', () => go(`#/chronicle/${id}`)),
      button('table-look', () => root.close(), 'quiet'),
      button('table-home', () => go('#/'), 'quiet'),
    );
  }

  async function rematch() {
    /** @param {import('../protocol.js').Seat|undefined} seat */
    const seat = (seat) => (seat?.who === 'person' ? 'person' : { captain: seat?.captain, strength: seat?.strength });
    const { seats, battle } = store.view;
    try {
      const wanted = { battle: battle.id, A: seat(seats?.B), B: seat(seats?.A) };
      const made = await api.make(wanted);
      keepKeys(made.id, personKeys(wanted, made.keys));
      go(`#/game/${made.id}`);
    } catch (error) {
      failed(error);
    }
  }

  async function save() {
    try {
      saveAs(`hauberk-${store.view.battle.id}-${store.view.id}.jsonl`, await api.record(store.view.id, keys));
    } catch (error) {
      failed(error);
    }
  }

  return { root, update, open };
}
