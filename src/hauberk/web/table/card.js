// The card of a person: portrait, numbers, how he is, what he may do and why not the rest.
import { portraitSvg } from '../paint/people/index.js';
import { drawing, el, fill, refusalText, roving } from './dom.js';

/**
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: (key: string, gaps?: object) => string,
 *   announce: (text: string) => void}} parts
 */
export function makeCard({ store, hand, say, announce }) {
  const root = el('section', { class: 'card', 'aria-label': say('table-card') });
  let shown = '';

  function update() {
    const who = hand.man ?? hand.look ?? hand.pointed?.() ?? null;
    const man = who && store.men.get(who);
    const state = JSON.stringify([who, man, hand.of?.who, store.view.seq, hand.mode]);
    if (state === shown) return;
    shown = state;
    if (!man) {
      fill(root, battle());
      return;
    }
    fill(root, head(who, man), numbers(who, man), state_of(who, man), hand.man === who ? deeds(hand.of) : null);
  }

  function battle() {
    const { battle: told } = store.view;
    return el('div', { class: 'card-battle' }, el('h2', {}, told.title), el('p', {}, told.briefing), el('p', { class: 'muted small' }, say('table-card-empty')));
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
    const armoured = store.people[who].armoured ? 'ringed' : '';
    const left = man.left !== undefined && man.side === store.view.position.active ? say('table-left', { left: man.left }) : null;
    const cell = (kind, value, label) => el('div', { class: `number-${kind}` }, el('dt', {}, label), el('dd', { class: kind === 'defence' ? armoured : '' }, String(value ?? '–')));
    return el(
      'div',
      { class: 'card-numbers' },
      el('dl', {}, cell('attack', attack, say('table-attack')), cell('defence', defence, say('table-defence')), cell('movement', movement, say('table-movement'))),
      left ? el('p', { class: 'card-left' }, left) : null,
    );
  }

  function state_of(who, man) {
    const words = [say(`table-health-${man.health}`)];
    for (const mark of man.marks ?? []) if (MARKS.includes(mark)) words.push(say(`table-mark-${mark}`));
    if (man.captive) words.push(say('table-mark-captive'));
    if (man.carries) words.push(say('table-mark-carries', { who: store.name(man.carries) }));
    if (man.formation) words.push(say('table-mark-formation'));
    if (man.disarmed) words.push(say('table-mark-disarmed'));
    const hex = store.grid.byName.get(man.at);
    const ground = hex ? store.view.board.terrain[hex.terrain]?.name : null;
    const person = store.people[who];
    const arms = (person.weapons ?? []).map((weapon) => (say.has(`table-arm-${weapon}`) ? say(`table-arm-${weapon}`) : weapon)).join(', ');
    return el(
      'div',
      { class: 'card-state' },
      el('p', {}, words.join(' · ')),
      hex ? el('p', { class: 'muted small' }, say('table-stands', { hex: man.at, ground: ground ?? hex.terrain })) : null,
      arms ? el('p', { class: 'muted small' }, arms) : null,
      person.note ? el('p', { class: 'card-note small' }, person.note) : null,
    );
  }

  function deeds(of) {
    if (!of) return el('p', { class: 'muted small' }, say('table-asking'));
    const list = el('ul', { class: 'deeds', 'aria-label': say('table-deeds') });
    for (const each of of.can ?? []) list.append(deed(each, of));
    for (const each of of.others ?? []) list.append(el('li', {}, el('button', { type: 'button', class: 'deed', onclick: () => hand.do(each.do, each.hex) }, each.text)));
    for (const each of of.cannot ?? []) list.append(never(each));
    roving(list);
    return list;
  }

  /** A deed with targets on the map: pressing it goes to the first of them. */
  function deed(each, of) {
    const places = { move: Object.keys(of.moves ?? {}), shoot: of.shots.map((one) => one.target), attack: of.attacks.map((one) => one.target), charge: of.charges.map((one) => one.target) }[each.act];
    if (!places) return '';
    const count = each.act === 'move' ? places.length : new Set(places).size;
    const press = () => hand.aim?.(each.act);
    return el('li', {}, el('button', { type: 'button', class: 'deed', onclick: press }, el('span', {}, each.label), el('span', { class: 'deed-count' }, say(`table-count-${each.act}`, { count }))));
  }

  /** A greyed deed answers with its reason and its rule. */
  function never(each) {
    const why = el('p', { class: 'deed-why' }, ...refusalText(each.refused));
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

const MARKS = ['shot', 'attacked', 'charged', 'moved', 'halted', 'saddle', 'worked', 'shot_back', 'countered', 'harried', 'ladder'];
