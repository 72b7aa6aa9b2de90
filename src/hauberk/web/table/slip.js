// The slip beside the place pointed at: the price of a way, the reckoning of a blow, or why not.
import { el, fill, refusalText } from './dom.js';
import { reckoningOf } from './reckoning.js';

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: (key: string, gaps?: object) => string}} parts
 */
export function makeSlip({ store, hand, say }) {
  const root = el('aside', { class: 'slip leaf', 'aria-label': say('table-slip') });
  root.hidden = true;
  let refusal = null;

  function update() {
    const content = refusal ? [el('p', { class: 'slip-refusal' }, ...refusalText(refusal.refusal))] : offered();
    root.hidden = !content.length;
    root.classList.toggle('wide', Boolean(!refusal && hand.offer?.forecast));
    fill(root, ...content);
  }

  function offered() {
    const { offer, option } = hand;
    if (!offer || !option) return ground();
    const found = [el('p', { class: 'slip-title' }, title(option, offer))];
    if (offer.options.length > 1) found.push(variants(offer));
    if (hand.companions().length) found.push(friends());
    if (offer.refused) found.push(el('p', { class: 'slip-refusal' }, ...refusalText(offer.refused)));
    else if (offer.price) found.push(...price(offer.price, option));
    else if (offer.forecast) found.push(reckoningOf(offer.forecast, { say, store }));
    return found;
  }

  /** With nothing to do there, a hex still says what it is. */
  function ground() {
    const hex = hand.hovered && store.grid.byName.get(hand.hovered);
    if (!hex || hand.mode === 'question') return [];
    const people = store.on_hex(hex.name).map((who) => store.name(who));
    return [el('p', { class: 'slip-ground' }, el('b', {}, hex.name), ' ', store.view.board.terrain[hex.terrain]?.name ?? hex.terrain, hex.level ? ` · ${say('table-level', { level: hex.level })}` : '', people.length ? ` · ${people.join(', ')}` : '')];
  }

  function title(option, offer) {
    if (option.kind === 'move') return say('table-slip-move', { who: store.name(option.do.man), hex: offer.hex });
    const names = (option.men ?? [option.do.man]).filter(Boolean).map((who) => store.name(who)).join(', ');
    if (option.kind === 'shoot') return option.text ?? say('table-slip-shoot', { who: names, target: store.name(option.target) });
    if (option.kind === 'attack') return say('table-slip-attack', { who: names, target: store.name(option.target), count: option.men.length });
    if (option.kind === 'charge') return say('table-slip-charge', { who: names, target: store.name(option.target), count: option.men.length });
    return option.text ?? '';
  }

  /** Other weapons, ways or answers at the same place. */
  function variants(offer) {
    const many = offer.options.length > 6;
    if (many) {
      const turn = (step, sign, key) => el('button', { type: 'button', class: 'chip', 'aria-label': say(key), onclick: () => hand.cycle(step) }, sign);
      return el('div', { class: 'chips' }, turn(-1, '‹', 'table-variant-before'), el('span', {}, say('table-variant', { number: offer.index + 1, count: offer.options.length })), turn(1, '›', 'table-variant-next'));
    }
    const chips = offer.options.map((option, number) => el('button', { type: 'button', class: number === offer.index ? 'chip chosen' : 'chip', 'aria-pressed': String(number === offer.index), onclick: () => hand.take(number) }, option.text ?? say('table-variant', { number: number + 1, count: offer.options.length })));
    return el('div', { class: 'chips' }, ...chips);
  }

  /** Who may come along: press a name to take him with you. */
  function friends() {
    const chips = hand.companions().map((who) => {
      const along = hand.party.includes(who);
      return el('button', { type: 'button', class: along ? 'chip chosen' : 'chip', 'aria-pressed': String(along), onclick: () => hand.join(who) }, `${along ? '✓' : '+'} ${store.name(who)}`);
    });
    return el('div', { class: 'chips', role: 'group', 'aria-label': say('table-join') }, el('span', { class: 'muted' }, say('table-join')), ...chips);
  }

  function price(found, option) {
    const steps = (found.steps ?? []).map((step) => {
      const surcharges = (step.terms ?? []).map((term) => term.text ?? term.reason);
      return el('li', {}, el('b', {}, step.hex), el('span', { class: 'cost' }, String(step.cost)), el('span', { class: 'muted' }, surcharges.join(', ')));
    });
    const plain = steps.length > 0 && (found.steps ?? []).every((step) => (step.terms ?? []).length <= 1);
    const left = found.steps?.at(-1)?.left;
    const watchers = [...new Set((found.watched ?? []).map((each) => store.name(each.who)))];
    return [
      el('p', { class: 'slip-cost' }, say('table-cost', { cost: found.total, left: left ?? 0 })),
      steps.length ? el('ol', { class: plain ? 'way plain' : 'way' }, ...steps) : null,
      option.facing !== undefined ? el('p', { class: 'muted small' }, say('table-facing-how')) : null,
      watchers.length ? el('p', { class: 'slip-watched' }, say('table-watched', { who: watchers.join(', '), count: watchers.length })) : null,
      found.refused ? el('p', { class: 'slip-refusal' }, ...refusalText(found.refused)) : null,
    ].filter(Boolean);
  }

  return {
    root,
    update,
    refuse(found) {
      refusal = found;
      update();
    },
    get refusal() {
      return refusal;
    },
    /** Beside a point of the window, never over it and never outside the free part. */
    place(point, free, reach) {
      if (root.hidden) return;
      const { offsetWidth: w, offsetHeight: h } = root;
      const right = point.x + reach + w < free.x + free.w;
      const x = right ? point.x + reach : Math.max(free.x + 4, point.x - reach - w);
      const y = Math.max(free.y + 6, Math.min(free.y + free.h - h - 6, point.y - h / 2));
      root.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    },
  };
}
