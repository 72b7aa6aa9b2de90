/** A game that is kept, as a line of a list: picture, title, who leads whom against whom, how it stands, when, and what can be done with it. */

import { el } from './dom.js';
import { forgetButton } from './forget.js';
import { opponents, standing } from './kept_games.js';
import { whenSeen } from './picture.js';
import { pictureOf } from './scenario_picture.js';

/** @typedef {import('./kept_games.js').KeptGame} KeptGame */

const WIDTH = 132;

/** Where it is played on. @param {KeptGame} game */
export function tableOf({ kind, id, battle }) {
  if (kind) return `#/${kind}/${encodeURIComponent(id)}`;
  return `#/${battle === 'the_lesson' ? 'learn' : 'game'}/${id}`;
}

/** Where it is seen again. @param {KeptGame} game */
function againOf({ kind, id }) {
  return kind ? `#/${kind}/${encodeURIComponent(id)}/at/0` : `#/replay/${id}/0`;
}

/** @param {KeptGame} game */
function chronicleOf({ kind, id }) {
  return kind ? `#/${kind}/${encodeURIComponent(id)}/chronicle` : `#/chronicle/${id}`;
}

/** How it stands, in words. @param {import('../words/fluent.js').Words} words @param {KeptGame} game */
export function standingText(words, game) {
  const how = standing(game);
  const named = (seats) => seats.map((seat) => game.names[seat] ?? seat).join(', ');
  return words.say(`page-games-standing-${how}`, { side: named(game.side ? [game.side] : []), winners: named(game.won) });
}

/** Turn or day, while it goes on. @param {import('../words/fluent.js').Words} words @param {KeptGame} game */
export function whenInIt(words, { kind, turn, day }) {
  return kind ? words.say('page-siege-going-day', { day: day ?? 0 }) : words.say('page-turn', { turn: turn ?? 0 });
}

/** Who leads whom against whom. @param {import('../words/fluent.js').Words} words @param {KeptGame} game */
export function whoText(words, game) {
  const { names, mine } = game;
  const others = opponents(game).map(({ seat, person, name }) => words.say('page-games-opponent', { side: names[seat] ?? seat, name: person ? words.say('page-games-person') : name }));
  const led = mine.map((seat) => names[seat] ?? seat).join(', ');
  const own = mine.length ? words.say('page-games-you', { sides: led }) : words.say('page-games-watched');
  return [own, ...others].join(' · ');
}

/** @param {import('../words/fluent.js').Words} words @param {number} seconds */
export function dateText(words, seconds) {
  return new Intl.DateTimeFormat(words.lang === 'en' ? 'en-GB' : words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
}

/** Everything its line says, for whoever looks for it. @param {import('../words/fluent.js').Words} words @param {KeptGame} game */
export function lineOf(words, game) {
  return [game.title, whoText(words, game), standingText(words, game), dateText(words, game.changed)].join(' ');
}

/** @param {import('../app.js').Context} context @param {KeptGame} game */
export function gameRow(context, game) {
  const { words } = context;
  const how = standing(game);
  const frame = el('span', { class: 'row-picture', 'aria-hidden': 'true' });
  const row = el('li', { class: `game-row standing-${how}`, dataset: { game: game.id } },
    frame,
    el('div', { class: 'row-text' },
      el('p', { class: 'row-title' }, game.unreadable ? game.title : el('a', { href: game.over ? againOf(game) : tableOf(game) }, game.title)),
      el('p', { class: 'small' }, el('strong', { class: 'row-standing' }, standingText(words, game)), game.over || game.unreadable ? null : ` · ${whenInIt(words, game)}`),
      el('p', { class: 'small muted' }, game.unreadable?.text ?? whoText(words, game)),
      el('p', { class: 'small muted' }, words.say('page-games-changed', { date: dateText(words, game.changed) }))),
    el('p', { class: 'row-actions' }, deeds(context, game)));
  whenSeen(row, async () => frame.append(await pictureOf(context, game.kind, game[game.kind || 'battle'] ?? '', WIDTH)));
  return row;
}

/** @param {import('../app.js').Context} context @param {KeptGame} game */
function deeds(context, game) {
  const { words } = context;
  const link = (key, href) => el('a', { class: 'button quiet small', href, 'aria-label': words.say('page-games-deed', { deed: words.say(key), title: game.title }) }, words.say(key));
  const again = [link('page-home-replay', againOf(game)), link('page-home-chronicle', chronicleOf(game))];
  const ways = game.unreadable ? [] : game.over ? again : [link('page-home-go-on', tableOf(game))];
  return [...ways, forgetButton(context, game, game.kind)];
}
