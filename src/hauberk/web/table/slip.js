// The slip beside the place pointed at: what a press would do, what it costs, how it may end, or why not. How all that is reckoned lies
// beside the map where there is room, and can be folded away.
import { el, fill, refusalText, ruleLink } from './dom.js';
import { oddsOf, sumsOf } from './reckoning.js';
import { ARROWS, heads, wayName } from './ways.js';

/** Milliseconds on one hex before more is asked about it. */
const RESTED = 120;
/** Milliseconds on one hex before its choices wait for the mouse. */
const LINGERED = 250;

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say,
 *   asking: import('./asking.js').Asking, settings: import('../settings.js').Settings, changed: () => void, roomy: () => boolean}} parts
 * `roomy`: whether there is room beside the map.
 */
export function makeSlip({ store, hand, say, asking, settings, changed, roomy }) {
  const leaf = el('aside', { class: 'slip-leaf leaf', tabIndex: 0, 'aria-label': say('table-slip') });
  const body = el('div', { class: 'sums-body', tabIndex: 0, role: 'group', 'aria-label': say('table-sums') });
  const folder = el('button', { type: 'button', class: 'sums-fold', onclick: () => fold() }, say('table-sums'));
  /** On a telephone the sums would cover the fight: there they are folded until somebody wants them. */
  let wanted = false;
  const sums = el('section', { class: 'slip-sums' }, folder, body);
  const root = el('div', { class: 'slip' }, leaf);
  root.hidden = true;
  let lingered = 0;
  /** Where it was laid last, and about what. */
  let placed = { about: '', side: 0, y: 0 };
  /** @type {string|undefined} */
  let lingering;
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

  const unfolded = () => (roomy() ? settings.get('sums') === 'open' : wanted);

  function fold() {
    if (roomy()) {
      settings.set('sums', unfolded() ? 'folded' : 'open');
      return;
    }
    wanted = !wanted;
    update();
    changed();
  }

  /** Draws the slip anew when it would say something else. */
  function update() {
    const { offer } = hand;
    learn(hand.hovered ?? offer?.hex);
    const aside = roomy();
    const parts = [refusal, place?.told, offer, offer?.index, offer?.price, offer?.forecast, offer?.refused, offer?.pinned, hand.party.join(), hand.hovered, hand.mode, store.view.seq, aside, unfolded()];
    if (parts.every((part, number) => part === drawn[number])) return;
    drawn = parts;
    const content = refusal ? [el('p', { class: 'slip-refusal' }, ...refusalText(refusal.refusal))] : offered();
    const reckoned = refusal ? [] : reckoning();
    root.hidden = !content.length;
    // A slip that only follows the hand lets presses through to the map.
    leaf.classList.toggle('pinned', Boolean(refusal ?? (offer?.pinned && !offer.drawn)));
    leaf.classList.toggle('wide', Boolean(!refusal && offer?.forecast && !aside));
    linger(offer?.hex);
    const open = unfolded();
    folder.setAttribute('aria-expanded', String(open));
    sums.classList.toggle('leaf', aside);
    sums.hidden = !reckoned.length;
    fill(body, ...(open ? reckoned : []));
    body.hidden = !open;
    fill(leaf, ...content, aside ? null : sums);
    fill(root, leaf, aside ? sums : null);
  }

  /** Who rests on a hex may go over to its choices. */
  function linger(hex) {
    if (hex === lingering) return;
    lingering = hex;
    leaf.classList.remove('lingers');
    clearTimeout(lingered);
    lingered = setTimeout(() => leaf.classList.add('lingers'), LINGERED);
  }

  function offered() {
    const { offer, option } = hand;
    if (!offer || !option) return ground();
    /** @type {HTMLElement[]} */
    const found = [el('p', { class: 'slip-title' }, title(option, offer))];
    const turns = offer.options.filter((each) => each.kind === option.kind);
    if ((option.kind === 'move' || option.kind === 'enter') && turns.length > 1) found.push(facings(offer));
    else if (offer.options.length > 1 && !offer.refused) found.push(variants(offer));
    if (hand.companions().length) found.push(friends());
    if (offer.refused) found.push(el('p', { class: 'slip-refusal' }, ...refusalText(offer.refused)));
    else if (option.kind === 'enter') found.push(el('p', { class: 'slip-cost' }, say('table-cost', { cost: option.cost ?? 0, left: option.left ?? 0 })));
    else if (offer.price) found.push(...price(offer.price, option));
    else if (offer.forecast && telling(offer.forecast)) found.push(...oddsOf(offer.forecast, { say, store }));
    return found;
  }

  /** Behind the numbers: every hex of the way with its reasons and what the place is, every term of the sums with the faces of the die. */
  function reckoning() {
    const { offer, option } = hand;
    if (!offer || !option || offer.refused) return [];
    if (offer.forecast) return telling(offer.forecast) ? sumsOf(offer.forecast, { say }) : [];
    const way = offer.price?.steps?.length ? [el('ul', { class: 'way' }, ...stretches(offer.price.steps).map(stretch))] : [];
    const there = (option.kind === 'move' || option.kind === 'enter') && place?.told?.hex === offer.hex ? features(place.told) : [];
    return [...way, ...there];
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
    return [line, ...(spared(hex.name) ? [el('p', { class: 'muted small' }, say('table-no-target', { who: store.name(hand.man) }))] : []), ...(told ? features(told) : [])];
  }

  /** Does an enemy stand there whom the picked man cannot aim at, where the others may be? */
  function spared(hex) {
    const foe = store.standing(hex).some((who) => ![store.mine, undefined].includes(store.man(who).side));
    return foe && hand.mode === 'free' && Boolean(hand.of) && store.ask.sequence !== 'movement';
  }

  /** Storey, cover, influence, what stands on the sides, what men have made of it. */
  function features(told) {
    const traits = [
      told.storey > 0 ? say('table-storey', { storey: told.storey }) : told.storey < 0 ? say('table-storey-mine') : null,
      told.cover ?? null,
      told.influence ? say('table-influence', { sign: told.influence > 0 ? 'plus' : 'minus' }) : null,
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
    return option.kind === 'answer' ? store.answerName(answerOf(option)) : (option.text ?? '');
  }

  /** The answer that an option under the hand stands for. */
  const answerOf = (option) => store.ask.answers?.find((each) => each.do === option.do) ?? option;

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
      return el('div', { class: 'chips' }, turn(-1, '‹', 'table-variant-before'), el('span', {}, say('table-variant', { number: offer.index + 1, count: offer.options.length }), ' · ', el('b', {}, variantName(hand.option, offer.index, offer))), turn(1, '›', 'table-variant-next'));
    }
    const chips = offer.options.map((option, number) => el('button', { type: 'button', class: number === offer.index ? 'chip chosen' : 'chip', 'aria-pressed': String(number === offer.index), onclick: () => hand.take(number) }, variantName(option, number, offer)));
    return el('div', { class: 'chips' }, ...chips);
  }

  /** Ways of a charge are told apart by where they end and how he then faces. */
  function variantName(option, number, offer) {
    if (option.kind === 'charge' && option.path?.length) {
      const { end, arrow, over, count } = wayName(option, offer.options.filter((each) => each.kind === 'charge'), store.grid, store.men.get(hand.man)?.at);
      return over ? say('table-way-over', { way: `${end} ${arrow}`, over, count }) : say('table-way-straight', { way: `${end} ${arrow}`, count });
    }
    if (option.kind === 'work') {
      const twins = offer.options.filter((each) => each.kind === 'work' && each.label === option.label).length > 1;
      const facing = option.do.facing >= 0 && twins ? ` ${ARROWS[option.do.facing] ?? ''}` : '';
      return `${option.label}${facing}${twins && !facing && option.hex ? ` → ${option.hex}` : ''}`;
    }
    if (option.kind === 'answer') return store.answerName(answerOf(option));
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
    leaf,
    update,
    /** Whether the mouse, on its way from where it rested, makes for the choices of the slip: then they wait for it. */
    awaits(from, to) {
      const choices = leaf.classList.contains('lingers') && !root.hidden && leaf.querySelector('.chips');
      return Boolean(choices && heads(from, to, choices.getBoundingClientRect()));
    },
    refuse(found) {
      refusal = found;
      update();
    },
    get refusal() {
      return refusal;
    },
    /** Beside a point of the window, never over it, never outside the free part, least of all over `other`, and over as few of the crowd as may be. */
    place(point, free, reach, other, crowd = []) {
      if (root.hidden) return;
      const { offsetWidth: w, offsetHeight: h } = leaf;
      const middle = Math.max(free.y + 6, Math.min(free.y + free.h - h - 6, point.y - h / 2));
      const across = Math.max(free.x + 6, Math.min(free.x + free.w - w - 6, point.x - w / 2));
      /** @type {[number, number][]} */
      const places = [[point.x + reach, middle], [point.x - reach - w, middle], [across, point.y + reach * 0.8], [across, point.y - reach * 0.8 - h]];
      const cost = ([x, y]) => {
        const outside = Math.max(0, free.x - x) + Math.max(0, x + w - free.x - free.w) + Math.max(0, free.y - y) + Math.max(0, y + h - free.y - free.h);
        const covers = (at) => at.x > x - 20 && at.x < x + w + 20 && at.y > y - 20 && at.y < y + h + 20;
        return outside * 3 + (other && covers(other) ? 100 : 0) + 8 * crowd.filter(covers).length;
      };
      // What grows or shrinks on its hex stays on its side, and begins where it began: a hand may be on its way to it.
      const about = `${lingering} ${Math.round(point.x)} ${Math.round(point.y)}`;
      const side = placed.about === about && cost(places[placed.side]) < 100 ? placed.side : places.findIndex((each) => places.every((other_) => cost(each) <= cost(other_)));
      const [x, top] = places[side];
      const y = placed.about === about && placed.side === side && side < 2 ? Math.min(placed.y, Math.max(free.y + 6, free.y + free.h - h - 6)) : top;
      placed = { about, side, y };
      leaf.style.transform = `translate(${Math.round(Math.max(0, x))}px, ${Math.round(Math.max(0, y))}px)`;
    },
  };
}
