// After the battle: the result and its reason, the fallen by name, luck and loss, and where to go from here.
import { Api } from '../net/api.js';
import { keepKeys } from '../keys.js';
import { personKeys } from '../screens/seats.js';
import { el, fill, saveAs } from './dom.js';

/** @param {{store: import('./store.js').Store, say: (key: string, gaps?: object) => string, settings: object, go: (place: string) => void, failed: (error: Error) => void}} parts */
export function makeAfter({ store, say, settings, go, failed }) {
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
    const title = outcome.winner ? say('table-won', { side: store.sideName(outcome.winner) }) : say('table-drawn');
    fill(body, el('h2', { id: 'after-title' }, title), el('p', { class: 'after-reason' }, outcome.text ?? store.lines.at(-1)?.text ?? ''), losses(), luck(), doors());
    if (!root.open) root.showModal();
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

  /** How the dice fell beside what was to be expected. */
  function luck() {
    const told = store.view.luck;
    if (!told || typeof told !== 'object') return null;
    const rows = store.view.battle.sides.filter(({ side }) => told[side]).map(({ side, name }) => {
      const each = told[side];
      return el('tr', {}, el('th', { scope: 'row' }, name), el('td', {}, String(each.throws ?? each.dice ?? '–')), el('td', {}, number(each.mean ?? each.average)), el('td', {}, number(each.expected ?? 5.5)));
    });
    if (!rows.length) return null;
    const heads = ['table-luck-side', 'table-luck-throws', 'table-luck-mean', 'table-luck-expected'].map((key) => el('th', { scope: 'col' }, say(key)));
    return el('table', { class: 'luck' }, el('caption', {}, say('table-luck')), el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows));
  }

  const number = (value) => (typeof value === 'number' ? value.toFixed(1) : '–');

  function doors() {
    const { id } = store.view;
    const button = (key, onclick, name = '') => el('button', { type: 'button', class: name, onclick }, say(key));
    return el(
      'div',
      { class: 'after-doors' },
      button('table-replay', () => go(`#/replay/${id}/0`), 'primary'),
      button('table-rematch', rematch),
      button('table-save', save),
      button('table-chronicle', () => go(`#/chronicle/${id}`)),
      button('table-look', () => root.close(), 'quiet'),
      button('table-home', () => go('#/'), 'quiet'),
    );
  }

  async function rematch() {
    const seat = ({ who, captain, strength }) => (who === 'person' ? 'person' : { captain, strength });
    const { seats, battle } = store.view;
    try {
      const wanted = { battle: battle.id, A: seat(seats.B), B: seat(seats.A) };
      const made = await api.make(wanted);
      keepKeys(made.id, personKeys(wanted, made.keys));
      go(`#/game/${made.id}`);
    } catch (error) {
      failed(error);
    }
  }

  async function save() {
    try {
      saveAs(`hauberk-${store.view.battle.id}-${store.view.id}.jsonl`, await api.record(store.view.id));
    } catch (error) {
      failed(error);
    }
  }

  return { root, update, open };
}
