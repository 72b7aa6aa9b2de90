/** The play aid: sequence of play and tables of an edition on a sheet or two, as they are printed. */

import { el } from './dom.js';
import { figures, grid } from './table_grid.js';

const FIRST = 'guiscard';
const BANDS = ['none', 'light', 'medium', 'strong'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { words } = context;
  const aid = await context.api.aid(path[1] ?? FIRST);
  const links = aid.editions.map(({ id, title }) => el('a', { class: id === aid.id ? 'button primary' : 'button', href: `#/aid/${id}`, 'aria-current': id === aid.id ? 'page' : null }, title));
  root.classList.add('aid', 'wide');
  root.append(
    el('h1', {}, words.say('page-aid')),
    el('p', { class: 'actions screen-only' }, links, el('button', { type: 'button', class: 'quiet', onclick: () => window.print() }, words.say('page-aid-print'))),
    el('p', { class: 'lead' }, words.say('page-aid-lead', { edition: aid.title })),
    el('div', { class: 'aid-sheet' }, sequence(words, aid), melee(words, aid), shot(words, aid), ranges(words, aid), ground(words, aid), sides(words, aid), fires(words, aid)),
  );
  return { title: `${words.say('page-aid')} · ${aid.title}` };
}

function part(title, ...children) {
  return el('section', { class: 'aid-part' }, title ? el('h2', {}, title) : null, ...children);
}

function sequence(words, { sequences, figures: given }) {
  const numbers = words.say('page-aid-figures', {
    charge: given.charge_hexes, melee: given.retreat_melee, shot: given.retreat_shot, mount: given.mount_cost, armoured: given.mount_cost_armoured, pivot: given.pivot_surcharge,
  });
  return part(words.say('page-aid-sequence'), el('ol', {}, sequences.map((name) => el('li', {}, name))), el('p', { class: 'small' }, numbers));
}

function melee(words, { tables, figures: given, shift }) {
  const shifts = words.say('page-aid-shifts', { joint: given.joint_shift, least: signed(-shift), most: signed(shift), armour: tables.melee.armour });
  return part(tables.melee.title, ...figures(words, { id: 'melee', content: tables.melee, editions: {} }, new Map()), el('p', { class: 'small' }, shifts));
}

/** Both dice of a shot. @param {any} words @param {import('../protocol.js').PlayAid} aid */
function shot(words, { tables }) {
  const { impact, shots } = tables;
  const added = Object.entries(impact.modifiers).filter(([name, value]) => value && words.has(`page-aid-impact-${name}`))
    .map(([name, value]) => el('li', {}, `${words.say(`page-aid-impact-${name}`, { number: impact.modifiers.close_below })}${words.colon}${signed(value)}`));
  const first = el('ul', {}, ['on', 'astray', 'lost'].map((each) => el('li', {}, words.say(`page-aid-impact-${each}`, { number: each === 'on' ? impact.on_target : impact.lost }))), added);
  const columns = Object.entries(shots.columns);
  const rows = columns[0][1].map((_, row) => el('tr', {}, el('th', { scope: 'row' }, words.number(row + 1)), columns.map(([, upto]) => el('td', {}, span(upto, row)))));
  const dice = grid(words.say('page-aid-shots'), [el('th', { scope: 'col' }, words.say('page-aid-shots-row')), ...columns.map(([name]) => el('th', { scope: 'col' }, name))], rows);
  return part(words.say('page-aid-impact'), first, dice, results(words, shots, 'foot'), results(words, shots, 'mounted'));
}

/** The faces that fall into a row of a column. @param {number[]} upto @param {number} row */
function span(upto, row) {
  const from = (upto[row - 1] ?? 0) + 1;
  return upto[row] < from ? '–' : upto[row] === from ? String(from) : `${from}–${upto[row]}`;
}

function results(words, shots, who) {
  const bands = BANDS.filter((band) => shots[who][band]);
  const head = [el('th', { scope: 'col' }, words.say('page-aid-shots-row')), ...Array.from(shots[who].none, (_, row) => el('th', { scope: 'col' }, words.number(row + 1)))];
  const lines = bands.map((band) => el('tr', {}, el('th', { scope: 'row' }, words.say(`page-aid-band-${band}`)), [...shots[who][band]].map((letter) => el('td', {}, letter === '-' ? '–' : letter))));
  const letters = [...new Set(Object.values(shots[who]).join(''))].filter((letter) => letter !== '-').sort();
  const frame = grid(words.say(`page-aid-shots-${who}`), head, lines);
  frame.append(el('dl', { class: 'letters' }, letters.flatMap((letter) => [el('dt', {}, letter), el('dd', {}, words.say(`page-aid-shot-${who}-${letter}`))])));
  return frame;
}

function ranges(words, { tables }) {
  return part(words.say('page-table-weapons'), ...figures(words, { id: 'weapons', content: tables.weapons, editions: {} }, new Map()));
}

function ground(words, { terrain }) {
  const head = ['ground', 'foot', 'mounted', 'cover', 'influence'].map((each) => el('th', { scope: 'col' }, words.say(`page-aid-${each}`)));
  const lines = terrain.filter((each) => typeof each.foot === 'number').map((each) => el('tr', {}, el('th', { scope: 'row' }, each.name), cost(words, each.foot), cost(words, each.mounted), el('td', {}, words.say(`page-aid-band-${each.cover ?? 'none'}`)), el('td', {}, signed(each.influence ?? 0))));
  return part('', grid(words.say('page-aid-ground'), head, lines));
}

function sides(words, { hexsides }) {
  const head = ['sides', 'cross', 'cover', 'influence'].map((each) => el('th', { scope: 'col' }, words.say(`page-aid-${each}`)));
  const lines = hexsides.filter((each) => each.influence || each.crossing || each.price || each.attacker).map((each) => el('tr', {}, el('th', { scope: 'row' }, each.name), el('td', {}, each.crossing ? `+${each.crossing}` : (each.price ?? '')), el('td', {}, each.cover ? words.say(`page-aid-band-${each.cover}`) : ''), el('td', {}, [each.influence ? signed(each.influence) : '', each.attacker ? `(${signed(each.attacker)})` : ''].join(' '))));
  return part('', grid(words.say('page-aid-sides'), head, lines));
}

function fires(words, { tables }) {
  const parts = [['fire', tables.fire], ['bombardment', tables.bombardment]].flatMap(([id, content]) => figures(words, { id, content, editions: {} }, new Map()));
  return part(tables.fire.title, ...parts);
}

function cost(words, points) {
  return el('td', {}, typeof points === 'number' ? words.number(points) : words.say('page-aid-no'));
}

/** @param {number} value */
function signed(value) {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
