// The card of a person: portrait, numbers, how he is, what he may do and why not the rest.
import { portraitSvg } from '../paint/people/index.js';
import { drawing, el, fill, refusalText, roving } from './dom.js';

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say,
 *   announce: (text: string) => void, pointed: () => string|null, uncover: () => void, aim: () => void, orders: (side: string, who: string) => void}} parts
 * `pointed`: who stands under the mouse; `uncover`: shows the map; `aim`: goes to the first place where what was chosen can be done;
 *   `orders`: opens the standing orders for him.
 */
export function makeCard({ store, hand, say, announce, pointed, uncover, aim, orders }) {
  const root = el('section', { class: 'card', 'aria-label': say('table-card') });
  let shown = '';

  function update() {
    const who = hand.man ?? hand.look ?? pointed();
    const man = who && store.men.get(who);
    const state = JSON.stringify([who, man, hand.of?.who, store.view.seq, hand.mode]);
    if (state === shown) return;
    shown = state;
    if (!man) {
      fill(root, battle());
      return;
    }
    fill(root, head(who, man), numbers(who, man), stateOf(who, man), hand.man === who ? deeds(hand.of) : null, ordersOf(who, man));
  }

  /** What to do while nobody is looked at: nothing, where the bar asks something. */
  function empty() {
    if (store.view.ask?.question) return null;
    return store.view.you.length ? say('table-card-empty') : say('table-card-watching');
  }

  function battle() {
    const { battle: told } = store.view;
    return el('div', { class: 'card-battle' }, el('h2', {}, told.title), el('p', {}, told.briefing), el('p', { class: 'muted small' }, empty()));
  }

  /** Orders are left for one's own men. */
  function ordersOf(who, man) {
    if (!man.side || !store.view.you.includes(man.side) || who !== (hand.man ?? hand.look)) return null;
    return el('button', { type: 'button', class: 'quiet small card-orders', 'aria-haspopup': 'dialog', onclick: () => orders(man.side, who) }, `${say('page-left-title')} …`);
  }

  function head(who, man) {
    const person = store.people[who];
    const face = el('div', { class: 'card-face painted' }, drawing(portraitSvg(person, man, 148)));
    const kind = [person.class ?? person.kind, man.mount ? say('table-mounted') : null].filter(Boolean).join(', ');
    return el(
      'div',
      { class: `card-head side-${man.side}` },
      face,
      el('div', { class: 'card-who' }, el('h2', {}, store.name(who)), el('p', { class: 'card-kind' }, kind), el('p', { class: 'card-side' }, el('b', { 'aria-hidden': 'true' }, man.side ?? ''), ' ', store.sideName(man.side))),
    );
  }

  function numbers(who, man) {
    const [attack, defence, movement] = man.values ?? [];
    const cell = (kind, value, label) => el('div', { class: `number-${kind}` }, el('dt', {}, label), el('dd', { class: kind === 'defence' && store.people[who].armoured ? 'ringed' : '' }, String(value ?? '–')));
    const left = man.at && man.side === store.view.position.active && man.health !== 'stunned' ? cell('left', man.left ?? 0, say('table-left')) : null;
    return el('dl', { class: 'card-numbers' }, cell('attack', attack, say('table-attack')), cell('defence', defence, say('table-defence')), cell('movement', movement, say('table-movement')), left);
  }

  function stateOf(who, man) {
    const words = [say(`table-health-${man.health}`)];
    for (const mark of man.marks ?? []) if (MARKS.includes(mark)) words.push(say(`table-mark-${mark}`));
    if (man.away === 'waiting') words.push(say('table-waits'));
    if (man.captive) words.push(say('table-mark-captive'));
    if (man.carries) words.push(say('table-mark-carries', { who: store.name(man.carries) }));
    if (man.formation) words.push(say('table-mark-formation'));
    if (man.disarmed) words.push(say('table-mark-disarmed'));
    const hex = store.grid.byName.get(man.at);
    const built = store.view.position.works?.ground?.[man.at];
    const ground = hex ? store.view.board.terrain[built ?? hex.terrain]?.name : null;
    const person = store.people[who];
    const arms = (person.weapons ?? []).map((weapon) => (say.has(`table-arm-${weapon}`) ? say(`table-arm-${weapon}`) : weapon)).join(', ');
    return el(
      'div',
      { class: 'card-state' },
      el('p', {}, words.join(' · ')),
      hex ? el('p', { class: 'muted small' }, ground ? say('table-stands', { hex: man.at, ground }) : man.at) : null,
      arms ? el('p', { class: 'muted small' }, arms) : null,
      person.note ? el('p', { class: 'card-note small' }, person.note) : null,
    );
  }

  function deeds(of) {
    if (!of) return el('p', { class: 'muted small' }, say('table-asking'));
    const list = el('ul', { class: 'deeds', 'aria-label': say('table-deeds') });
    for (const each of of.can ?? []) list.append(deed(each, of));
    for (const [act, all] of grouped(of.others ?? [])) list.append(...others(of.can?.find((each) => each.act === act)?.label ?? act, all));
    const groups = [...labours(of)];
    for (const group of groups.filter((each) => each.deeds.length)) list.append(...labour(group));
    for (const each of (of.cannot ?? []).filter((one) => one.act !== 'work')) list.append(never(each));
    for (const group of groups.filter((each) => !each.deeds.length)) list.append(...labour(group));
    roving(list);
    return [list, of.stood === undefined ? null : el('p', { class: 'muted small card-stood' }, say('table-stood', { turns: of.stood }))];
  }

  /** Works with one thing under its name; a work by itself needs none. */
  function labour({ name, deeds: all, stopped }) {
    const items = [...all.map(work), ...stopped.map(never)];
    if (!name || items.length < 2) return items;
    return [el('li', { class: 'labour' }, el('span', { class: 'label labour-name' }, name), el('ul', { class: 'deeds' }, ...items))];
  }

  /** A work; pressed, it shows where it can be done and waits for the place, or for the second press. */
  function work({ task, thing, choices }) {
    const places = new Set(choices.map((each) => each.hex)).size;
    const press = (event) => {
      uncover();
      const found = hand.want({ task, thing });
      if (found.length < 2) return;
      announce(say('table-work-where', { count: found.length }));
      // Whoever plays by keys is led to the nearest place; a mouse finds its own.
      if (event.detail === 0) aim();
    };
    const count = places > 1 ? el('span', { class: 'deed-count' }, say('table-count-move', { count: places })) : null;
    return el('li', {}, el('button', { type: 'button', class: 'deed deed-work', 'data-task': task, onclick: press }, el('span', {}, shared(choices.map((each) => each.label))), count));
  }

  /** A deed with targets on the map: pressing it goes to the first of them. */
  function deed(each, of) {
    const places = { move: Object.keys(of.moves ?? {}), enter: Object.keys(of.entries ?? {}), shoot: of.shots.map((one) => one.target), attack: of.attacks.map((one) => one.target), charge: of.charges.map((one) => one.target) }[each.act];
    if (!places) return '';
    const count = each.act === 'move' || each.act === 'enter' ? places.length : new Set(places).size;
    const press = () => aim();
    return el('li', {}, el('button', { type: 'button', class: 'deed', onclick: press }, el('span', {}, each.label), el('span', { class: 'deed-count' }, say(`table-count-${each.act === 'enter' ? 'move' : each.act}`, { count }))));
  }

  /** Other deeds; many of one kind lie folded under one name. */
  function others(label, all) {
    const items = all.map((each) => el('li', {}, el('button', { type: 'button', class: 'deed', onclick: () => hand.do(each.do, each.hex) }, each.text)));
    if (all.length < 3) return items;
    const inside = el('ul', { class: 'deeds' }, ...items);
    inside.hidden = true;
    const press = () => {
      inside.hidden = !inside.hidden;
      opener.setAttribute('aria-expanded', String(!inside.hidden));
    };
    const opener = el('button', { type: 'button', class: 'deed', 'aria-expanded': 'false', onclick: press }, el('span', {}, label), el('span', { class: 'deed-count' }, `${all.length} ▾`));
    return [el('li', {}, opener, inside)];
  }

  /** A greyed deed answers with its reason and its rule. */
  function never(each) {
    const why = el('p', { class: 'deed-why' }, ...refusalText(each.refused), each.progress ? ` ${each.progress}.` : null);
    why.hidden = true;
    const press = () => {
      why.hidden = !why.hidden;
      if (!why.hidden) announce(each.refused.text);
    };
    const greyed = el('button', { type: 'button', class: 'deed', 'aria-disabled': 'true', 'aria-expanded': 'false', title: each.refused.text, onclick: press }, each.label);
    greyed.addEventListener('click', () => greyed.setAttribute('aria-expanded', String(!why.hidden)));
    return el('li', {}, greyed, why);
  }

  return { root, update };
}

/** Works by the thing they are done with, those that can be done first, then what is stopped. */
function labours(of) {
  const found = new Map();
  const group = (thing, name, task) => {
    const key = thing ?? task;
    if (!found.has(key)) found.set(key, { name, deeds: [], stopped: [] });
    return found.get(key);
  };
  for (const { task, choices } of of.works ?? []) {
    for (const thing of new Set(choices.map((each) => each.thing))) {
      const own = choices.filter((each) => each.thing === thing);
      group(thing, own[0].name, task).deeds.push({ task, thing, choices: own });
    }
  }
  for (const each of (of.cannot ?? []).filter((one) => one.act === 'work')) group(each.thing, each.name, each.task).stopped.push(each);
  return found.values();
}

/** What several labels begin with alike: Carry the ladder to … */
export function shared(labels) {
  const [first, ...rest] = labels;
  if (rest.every((label) => label === first)) return first;
  const words = first.split(' ');
  const alike = words.findIndex((word, number) => rest.some((label) => label.split(' ')[number] !== word));
  return alike > 0 ? `${words.slice(0, alike).join(' ')} …` : first;
}

/** Deeds by their kind, in the order in which they come. */
function grouped(all) {
  const found = new Map();
  for (const each of all) found.set(each.do.do, [...(found.get(each.do.do) ?? []), each]);
  return found;
}

const MARKS = ['shot', 'attacked', 'charged', 'moved', 'halted', 'saddle', 'worked', 'shot_back', 'countered', 'harried', 'ladder'];
