// The slip beside the place pointed at: the price of a way, the reckoning of a blow, or why not.
import { el, fill, refusalText, ruleLink } from './dom.js';
import { reckoningOf } from './reckoning.js';

/** Milliseconds on one hex before more is asked about it. */
const RESTED = 120;
/** Facings as arrows, up first, then clockwise. */
const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'];

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say,
 *   asking: import('./asking.js').Asking, changed: () => void}} parts
 */
export function makeSlip({ store, hand, say, asking, changed }) {
  const root = el('aside', { class: 'slip leaf', tabIndex: 0, 'aria-label': say('table-slip') });
  root.hidden = true;
  let refusal = null;
  let drawn = [];
  let place = null;
  let waiting = 0;

  /** What the server says of the place under the hand, asked when the hand rests there. */
  function learn(name) {
    const about = `${name} ${store.view.seq}`;
    if (!name || place?.about === about) return;
    place = { about };
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      try {
        const told = await asking.ask('place', { hex: name });
        if (place.about !== about) return;
        place = { about, told };
        update();
        changed();
      } catch {
        // The hex stays known by its ground alone.
      }
    }, RESTED);
  }

  /** Draws the slip anew when it would say something else. */
  function update() {
    const { offer } = hand;
    learn(hand.hovered ?? offer?.hex);
    const parts = [refusal, place?.told, offer, offer?.index, offer?.price, offer?.forecast, offer?.refused, offer?.pinned, hand.party.join(), hand.hovered, hand.mode, store.view.seq];
    if (parts.every((part, number) => part === drawn[number])) return;
    drawn = parts;
    const content = refusal ? [el('p', { class: 'slip-refusal' }, ...refusalText(refusal.refusal))] : offered();
    root.hidden = !content.length;
    // A slip that only follows the hand lets presses through to the map.
    root.classList.toggle('pinned', Boolean(refusal ?? (offer?.pinned && !offer.drawn)));
    root.classList.toggle('wide', Boolean(!refusal && hand.offer?.forecast));
    fill(root, ...content);
  }

  function offered() {
    const { offer, option } = hand;
    if (!offer || !option) return ground();
    const found = [el('p', { class: 'slip-title' }, title(option, offer))];
    const turns = offer.options.filter((each) => each.kind === option.kind);
    if ((option.kind === 'move' || option.kind === 'enter') && turns.length > 1) found.push(facings(offer));
    else if (offer.options.length > 1 && !offer.refused) found.push(variants(offer));
    if (hand.companions().length) found.push(friends());
    if (offer.refused) found.push(el('p', { class: 'slip-refusal' }, ...refusalText(offer.refused)));
    else if (option.kind === 'enter') found.push(el('p', { class: 'slip-cost' }, say('table-cost', { cost: option.cost ?? 0, left: option.left ?? 0 })));
    else if (offer.price) found.push(...price(offer.price, option));
    else if (offer.forecast && telling(offer.forecast)) found.push(reckoningOf(offer.forecast, { say, store }));
    if ((option.kind === 'move' || option.kind === 'enter') && place?.told?.hex === offer.hex) found.push(...features(place.told));
    return found;
  }

  /** Does a forecast say anything? A work without dice that changes nobody does not. @param {import('../protocol.js').Forecast} forecast */
  function telling({ reckoning = [], outcomes = [], by = {} }) {
    return hand.option?.kind !== 'work' || reckoning.length > 0 || Object.keys(by).length > 0 || outcomes.some((each) => each.asked);
  }

  /** With nothing to do there, a hex still says what it is. */
  function ground() {
    const hex = hand.hovered && store.grid.byName.get(hand.hovered);
    if (!hex || hand.mode === 'question' || store.men.get(hand.man)?.at === hex.name) return [];
    const people = store.onHex(hex.name).map((who) => store.name(who));
    const told = place?.told?.hex === hex.name ? place.told : null;
    const name = told?.ground || (store.view.board.terrain[hex.terrain]?.name ?? hex.terrain);
    const level = told?.level ?? hex.level;
    const line = el('p', { class: 'slip-ground' }, el('b', {}, hex.name), ' ', name, level ? ` · ${say('table-level', { level })}` : '', people.length ? ` · ${people.join(', ')}` : '');
    return [line, ...(told ? features(told) : [])];
  }

  /** Storey, cover, influence, what stands on the sides, what men have made of it. */
  function features(told) {
    const traits = [
      told.storey > 0 ? say('table-storey', { storey: told.storey }) : told.storey < 0 ? say('table-storey-mine') : null,
      told.cover ?? null,
      told.influence ? say('table-influence', { sign: told.influence > 0 ? '+' : '−' }) : null,
      told.leads?.length ? say('table-leads', { storeys: told.leads.join(', ') }) : null,
    ].filter(Boolean);
    const sides = new Map();
    for (const side of told.sides ?? []) {
      const name = [side.name, side.state, side.cover ? `(${side.cover})` : null].filter(Boolean).join(' ');
      sides.set(name, [...(sides.get(name) ?? []), side.side]);
    }
    const line = (children) => el('p', { class: 'slip-feature' }, ...children);
    return [
      ...(traits.length ? [line([traits.join(' · ')])] : []),
      ...[...sides].map(([name, ways]) => line([el('span', { class: 'slip-ways', role: 'img', 'aria-label': ways.map((way) => say(`table-way-${way}`)).join(', ') }, ways.map((way) => ARROWS[way]).join('')), ' ', name])),
      ...(told.lines ?? []).map((text) => line([text])),
    ];
  }

  function title(option, offer) {
    if (option.kind === 'move') return say('table-slip-move', { who: store.name(option.do.man), hex: offer.hex });
    if (option.kind === 'enter') return say('table-slip-enter', { who: store.name(option.do.man), hex: offer.hex });
    const names = store.names((option.men ?? [option.do.man]).filter(Boolean));
    if (option.kind === 'shoot') return option.text ?? say('table-slip-shoot', { who: names, target: store.name(option.target) });
    if (option.kind === 'attack') return say('table-slip-attack', { who: names, target: store.name(option.target), count: option.men.length });
    if (option.kind === 'charge') return say('table-slip-charge', { who: names, target: store.name(option.target), count: option.men.length });
    return option.text ?? '';
  }

  /** Where a rider may face at the end of his way. */
  function facings(offer) {
    const ways = offer.options.map((option, number) => [option, number]).filter(([option]) => option.kind === offer.options[offer.index].kind).sort(([one], [other]) => one.facing - other.facing);
    const chips = ways.map(([option, number]) => el('button', {
      type: 'button', class: number === offer.index ? 'chip turn chosen' : 'chip turn', 'aria-pressed': String(number === offer.index),
      'aria-label': say('table-faces-way', { way: say(`table-way-${option.facing}`), cost: option.cost ?? 0 }), onclick: () => hand.take(number),
    }, ARROWS[option.facing] ?? ''));
    return el('div', { class: 'chips', role: 'group', 'aria-label': say('table-facing') }, ...chips);
  }

  /** Other weapons, ways or answers at the same place. */
  function variants(offer) {
    const many = offer.options.length > 6;
    if (many) {
      const turn = (step, sign, key) => el('button', { type: 'button', class: 'chip', 'aria-label': say(key), onclick: () => hand.cycle(step) }, sign);
      return el('div', { class: 'chips' }, turn(-1, '‹', 'table-variant-before'), el('span', {}, say('table-variant', { number: offer.index + 1, count: offer.options.length })), turn(1, '›', 'table-variant-next'));
    }
    const chips = offer.options.map((option, number) => el('button', { type: 'button', class: number === offer.index ? 'chip chosen' : 'chip', 'aria-pressed': String(number === offer.index), onclick: () => hand.take(number) }, variantName(option, number, offer)));
    return el('div', { class: 'chips' }, ...chips);
  }

  /** Ways of a charge are told apart by where they end and how he then faces. */
  function variantName(option, number, offer) {
    if (option.kind === 'charge' && option.path?.length) {
      const [before, end] = option.path.length > 1 ? option.path.slice(-2) : [store.men.get(hand.man)?.at, option.path[0]];
      return `${end} ${ARROWS[store.grid.direction(before, end)] ?? ''}`;
    }
    if (option.kind === 'work') {
      const twins = offer.options.filter((each) => each.kind === 'work' && each.label === option.label).length > 1;
      const facing = option.do.facing >= 0 && twins ? ` ${ARROWS[option.do.facing] ?? ''}` : '';
      return `${option.label}${facing}${twins && !facing && option.hex ? ` → ${option.hex}` : ''}`;
    }
    return option.text ?? say('table-variant', { number: number + 1, count: offer.options.length });
  }

  /** Who may come along: press a name to take him with you. */
  function friends() {
    const chips = hand.companions().map((who) => {
      const along = hand.option?.kind === 'work' ? hand.option.men?.includes(who) : hand.party.includes(who);
      return el('button', { type: 'button', class: along ? 'chip chosen' : 'chip', 'aria-pressed': String(along), onclick: () => hand.join(who) }, `${along ? '✓' : '+'} ${store.name(who)}`);
    });
    return el('div', { class: 'chips', role: 'group', 'aria-label': say('table-join') }, el('span', { class: 'muted' }, say('table-join')), ...chips);
  }

  function price(found, option) {
    const left = found.steps?.at(-1)?.left;
    const watchers = [...new Set((found.watched ?? []).map((each) => each.who))];
    return [
      el('p', { class: 'slip-cost' }, say('table-cost', { cost: found.total, left: left ?? 0 })),
      found.steps?.length ? el('ul', { class: 'way' }, ...stretches(found.steps).map(stretch)) : null,
      option.facing !== undefined ? el('p', { class: 'muted small by-mouse' }, say('table-facing-how')) : null,
      ...(found.forfeits ?? []).map((each) => el('p', { class: 'slip-forfeit' }, ...refusalText(each))),
      watchers.length ? el('p', { class: 'slip-watched' }, say('table-watched', { who: store.names(watchers) })) : null,
      found.refused ? el('p', { class: 'slip-refusal' }, ...refusalText(found.refused)) : null,
    ].filter(Boolean);
  }

  /** Hexes one after the other that cost the same for the same reasons. */
  function stretches(steps) {
    const found = [];
    for (const step of steps) {
      const reasons = JSON.stringify(step.terms);
      const last = found.at(-1);
      if (last && last.reasons === reasons) Object.assign(last, { to: step.hex, count: last.count + 1 });
      else found.push({ reasons, from: step.hex, to: step.hex, count: 1, step });
    }
    return found;
  }

  function stretch({ from, to, count, step }) {
    const terms = (step.terms ?? []).flatMap((term, number) => [number ? ' + ' : '', step.terms.length > 1 ? `${term.value} ` : '', term.text, ' ', term.rule ? ruleLink(term.rule) : '']);
    return el('li', {}, el('b', {}, from === to ? from : `${from}–${to}`), el('span', { class: 'cost' }, count > 1 ? `${count} × ${step.cost}` : String(step.cost)), el('span', {}, ...terms));
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
    /** Beside a point of the window, never over it, never outside the free part, and rather not over `other`. */
    place(point, free, reach, other) {
      if (root.hidden) return;
      const { offsetWidth: w, offsetHeight: h } = root;
      const middle = Math.max(free.y + 6, Math.min(free.y + free.h - h - 6, point.y - h / 2));
      const across = Math.max(free.x + 6, Math.min(free.x + free.w - w - 6, point.x - w / 2));
      /** @type {[number, number][]} */
      const places = [[point.x + reach, middle], [point.x - reach - w, middle], [across, point.y + reach * 0.8], [across, point.y - reach * 0.8 - h]];
      const cost = ([x, y]) => {
        const outside = Math.max(0, free.x - x) + Math.max(0, x + w - free.x - free.w) + Math.max(0, free.y - y) + Math.max(0, y + h - free.y - free.h);
        const covers = other && other.x > x - 20 && other.x < x + w + 20 && other.y > y - 20 && other.y < y + h + 20;
        return outside * 3 + (covers ? 100 : 0);
      };
      const [x, y] = places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
      root.style.transform = `translate(${Math.round(Math.max(0, x))}px, ${Math.round(Math.max(0, y))}px)`;
    },
  };
}
