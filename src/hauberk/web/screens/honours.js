/** The roll of honour, and what all games together have come to: people and their deeds, victories by scale and side, losses, luck. */

import { everyKey } from '../keys.js';
import { el } from './dom.js';
import { portraits } from './portraits.js';

const FACES = 10;

/** @param {HTMLElement} root @param {import('../app.js').Context} context */
export async function mount(root, context) {
  const { api, words } = context;
  const { games, roll, losses, dice } = await api.honours(everyKey());
  root.classList.add('honours');
  root.append(
    el('p', {}, el('a', { href: '#/games' }, words.say('page-games'))),
    el('h1', {}, words.say('page-honours')),
    ...(games.length ? [victories(words, games), el('p', { class: 'losses' }, words.say('page-honours-losses', losses)), luck(words, dice), people(words, roll)] : [el('p', { class: 'lead' }, words.say('page-honours-none'))]));
}

/** @param {import('../words/fluent.js').Words} words @param {{kind: string, side: string, games: number, won: number, drawn: number}[]} games */
function victories(words, games) {
  const head = ['kind', 'side', 'games', 'won', 'drawn', 'lost'].map((name) => el('th', { scope: 'col' }, words.say(`page-honours-${name}`)));
  const line = ({ kind, side, games: all, won, drawn }) => el('tr', {}, el('td', {}, words.say(`page-door-${kind}`)), el('th', { scope: 'row' }, side), ...[all, won, drawn, all - won - drawn].map((number) => el('td', { class: 'figure' }, words.number(number))));
  const sum = (name) => games.reduce((total, each) => total + each[name], 0);
  const whole = el('tr', { class: 'sum' }, el('td', {}), el('th', { scope: 'row' }, words.say('page-games-kind-all')), ...[sum('games'), sum('won'), sum('drawn'), sum('games') - sum('won') - sum('drawn')].map((number) => el('td', { class: 'figure' }, words.number(number))));
  return el('section', {}, el('h2', {}, words.say('page-honours-victories')), el('div', { class: 'honours-slide', tabIndex: 0, role: 'group', 'aria-label': words.say('page-honours-victories') }, el('table', { class: 'honours-table' }, el('thead', {}, el('tr', {}, head)), el('tbody', {}, games.map(line), whole))));
}

/** How the dice fell: the share of each face, and the mean. @param {import('../words/fluent.js').Words} words @param {{own: number[], other: number[]}} dice */
function luck(words, dice) {
  const row = (name) => {
    const faces = dice[name];
    const all = faces.reduce((sum, number) => sum + number, 0);
    if (!all) return null;
    const mean = faces.reduce((sum, number, face) => sum + number * (face + 1), 0) / all;
    const bars = faces.map((number, face) => {
      const bar = el('span', { class: 'luck-bar', title: `${face + 1}: ${number}` });
      bar.style.setProperty('--share', String((number / all) * FACES));
      return bar;
    });
    return el('li', {}, el('span', {}, words.say(`page-honours-dice-${name}`, { count: all, mean: words.number(Math.round(mean * 100) / 100) })), el('span', { class: 'luck-bars', 'aria-hidden': 'true' }, bars));
  };
  return el('section', {}, el('h2', {}, words.say('page-honours-dice')), el('ul', { class: 'luck' }, ['own', 'other'].map(row).filter(Boolean)));
}

/** @param {import('../words/fluent.js').Words} words @param {{who: string, person: any, games: number, survived: number, felled: number, wounds: number, captive: number}[]} roll */
function people(words, roll) {
  const line = ({ person, games, survived, felled, wounds, captive }) => {
    const face = el('span', { class: 'honour-face' });
    portraits.figure(person, {}, 64).then((figure) => face.append(figure));
    const told = [words.say('page-honours-felled', { count: felled }), words.say('page-honours-survived', { games, survived }), wounds ? words.say('page-honours-wounds', { count: wounds }) : '', captive ? words.say('page-honours-captive', { count: captive }) : ''];
    return el('li', {}, face, el('span', {}, person.class ? el('span', { class: 'muted small' }, person.class, el('br')) : null, told.filter(Boolean).join(' · ')));
  };
  return el('section', {}, el('h2', {}, words.say('page-honours-roll')), el('p', { class: 'muted' }, words.say('page-honours-roll.help')), el('ol', { class: 'honour-roll' }, roll.map(line)));
}
