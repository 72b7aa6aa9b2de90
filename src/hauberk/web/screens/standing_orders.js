/** What a player leaves to be answered in the moves of others: a leaf at every table, for a whole seat or for one man from his card. */

import { el } from './dom.js';
import { leafDialog } from './leaf_dialog.js';

/** @typedef {import('../protocol.js').LeftOrders} LeftOrders */
/** @typedef {import('../protocol.js').LeftOrder['order']} StandingOrder */

/**
 * @param {{words: import('../words/fluent.js').Words, line: Pick<import('../net/socket.js').GameLine, 'ask'|'leaveOrders'>, side: string, who?: string}} about
 *   side: the seat whose orders they are; who: the man for whom an order is added first
 */
export function openStandingOrders({ words, line, side, who = '' }) {
  const say = (key, gaps) => words.say(`page-left-${key}`, gaps);
  const list = el('ul', { class: 'left-list', role: 'list' });
  const whom = el('select', { id: 'left-whom' });
  const offers = el('select', { id: 'left-offer' });
  const toward = el('input', { id: 'left-toward', type: 'text', autocomplete: 'off', maxLength: 12, size: 6 });
  const towards = el('label', { class: 'left-toward', for: 'left-toward' }, say('toward'), toward);
  const fault = el('p', { class: 'fault', role: 'alert' });
  const rehearsed = el('div', { class: 'left-dry', 'aria-live': 'polite' });
  const form = el('form', { class: 'left-form', onsubmit: add },
    el('label', { for: 'left-offer' }, say('add'), offers), el('label', { for: 'left-whom' }, say('whom'), whom), towards, el('button', { class: 'primary', type: 'submit' }, say('leave')));
  const dropAll = el('button', { type: 'button', class: 'quiet small', onclick: () => keep([]) }, say('drop-all'));
  const dry = el('button', { type: 'button', class: 'left-try', onclick: rehearse }, say('dry'));
  /** @type {LeftOrders} */
  let left = { orders: [], offers: [], whom: [] };

  leafDialog(words, say('title'), el('div', { class: 'left-orders padded' }, el('p', { class: 'muted small' }, say('about')), list, fault, form, el('p', { class: 'left-deeds' }, dry, dropAll), rehearsed));
  offers.addEventListener('change', aimed);
  load();

  async function load() {
    try {
      left = await line.ask('orders', { side });
      draw();
    } catch (error) {
      fault.textContent = error.message;
    }
  }

  function draw() {
    const chosen = [offers.value, whom.value || who];
    list.replaceChildren(...left.orders.map(({ text }, number) => el('li', {}, el('span', {}, text), el('button', { type: 'button', class: 'quiet small', 'aria-label': `${say('drop')}: ${text}`, onclick: () => keep(orders().filter((_, each) => each !== number)) }, say('drop')))));
    if (!left.orders.length) list.append(el('li', { class: 'muted' }, say('none')));
    offers.replaceChildren(...left.offers.map(({ text }, number) => el('option', { value: String(number) }, text)));
    whom.replaceChildren(el('option', { value: '' }, say('everybody')), ...left.whom.map(({ id, name }) => el('option', { value: id }, name)));
    [offers.value, whom.value] = [chosen[0] || '0', chosen[1]];
    /** @type {HTMLElement} */ (whom.parentElement).hidden = !left.whom.length;
    dropAll.hidden = !left.orders.length;
    aimed();
  }

  /** Only who goes back goes toward a hex. */
  function aimed() {
    towards.hidden = left.offers[Number(offers.value)]?.order.order !== 'fall_back';
  }

  /** @returns {StandingOrder[]} */
  function orders() {
    return left.orders.map(({ order }) => order);
  }

  /** @param {SubmitEvent} event */
  function add(event) {
    event.preventDefault();
    const offered = left.offers[Number(offers.value)]?.order;
    if (!offered) return;
    const place = towards.hidden ? '' : toward.value.trim().toUpperCase();
    keep([...orders(), { ...offered, ...(whom.value ? { who: [whom.value] } : {}), ...(place ? { toward: place } : {}) }]);
  }

  /** @param {StandingOrder[]} wanted */
  async function keep(wanted) {
    fault.textContent = '';
    try {
      await line.leaveOrders(side, wanted);
      rehearsed.replaceChildren();
      await load();
    } catch (error) {
      fault.textContent = [error.message, ...(error.faults ?? []).map(({ what }) => what)].join(' ');
    }
  }

  async function rehearse() {
    const found = await line.ask('dry_run', { side }).catch((error) => void (fault.textContent = error.message));
    if (!found) return;
    const rows = found.map(({ asked, answered, ordered, same }) => el('li', { class: same ? 'same' : '' }, el('b', {}, asked), el('span', {}, say('answered'), words.colon, answered || '–'), el('span', {}, say('ordered'), words.colon, ordered || '–')));
    rehearsed.replaceChildren(el('p', { class: 'muted small' }, found.length ? say('dry-about') : say('dry-none')), el('ol', {}, ...rows));
  }
}

/**
 * The button that opens it.
 * @param {{words: import('../words/fluent.js').Words, line: Pick<import('../net/socket.js').GameLine, 'ask'|'leaveOrders'>, seat: () => string|undefined, class?: string}} about
 *   seat: whose orders are meant now; none: of somebody who only looks on
 */
export function standingOrdersButton({ words, line, seat, class: kind = 'quiet small table-leaf' }) {
  const title = words.say('page-left-title');
  const open = () => {
    const side = seat();
    if (side) openStandingOrders({ words, line, side });
  };
  return el('button', { type: 'button', class: `${kind} orders-left`, title, 'aria-label': title, 'aria-haspopup': 'dialog', onclick: open }, '✍');
}
