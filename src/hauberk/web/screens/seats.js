/** Whose seats this browser may speak for, and the making of games. */

import { makeSalted } from '../dice/salting.js';
import { keepKeys, keysOf } from '../keys.js';
import { ApiError } from '../net/api.js';

/**
 * The keys to show at a table: those kept here, else those the server gives a page on its own machine.
 * @param {import('../app.js').Context} context
 * @param {string} game
 * @returns {Promise<string[]>}
 */
export async function seatKeys(context, game) {
  const kept = Object.values(keysOf(game)).filter(Boolean);
  if (kept.length) return kept;
  if (campaignOf(game)) return gameKeys(context, campaignOf(game), 'campaign');
  return siegeOf(game) ? gameKeys(context, siegeOf(game), 'siege') : gameKeys(context, game);
}

/**
 * The keys to show at a game of any kind; whoever holds a seat in a siege or a campaign holds it in its fights.
 * @param {import('../app.js').Context} context @param {string} game @param {import('../net/api.js').Kind} [kind]
 */
export async function gameKeys({ api, words }, game, kind) {
  const kept = Object.values(keysOf(game)).filter(Boolean);
  if (kept.length) return kept;
  const listed = (await api.games(kind)).find((each) => each.id === game);
  if (!listed) throw new ApiError(404, { what: 'no_such_game', text: words.say(`page-trouble-no-${kind || 'game'}`) });
  return Object.values(personKeys(listed.seats, listed.keys));
}

/** The keys without which a fight inside another game cannot be read; none for a battle of its own. @param {import('../app.js').Context} context @param {string} game */
export async function fightKeys(context, game) {
  return partOf(game) ? seatKeys(context, game) : [];
}

/** The siege whose fight a game is; '' for a battle of its own. @param {string} game */
export function siegeOf(game) {
  return /^(.+)-\d+$/.exec(game)?.[1] ?? '';
}

/** The campaign whose battle a game is; '' for any other. The ids of campaigns begin with a letter of their own. @param {string} game */
export function campaignOf(game) {
  return /^(w[^-]+)-.+$/.exec(game)?.[1] ?? '';
}

/** What a game is part of: the word for the way back; '' for a battle of its own. @param {string} game */
export function partOf(game) {
  return campaignOf(game) ? 'campaign' : siegeOf(game) ? 'siege' : '';
}

/** Where one goes from a table: to the campaign or siege it belongs to, or home. @param {string} game */
export function homeOf(game) {
  if (campaignOf(game)) return `#/campaign/${encodeURIComponent(campaignOf(game))}`;
  return siegeOf(game) ? `#/siege/${encodeURIComponent(siegeOf(game))}` : '#/';
}

/** The keys of the seats that persons hold. @param {object} seats @param {object} [keys] */
export function personKeys(seats, keys = {}) {
  const held = Object.entries(keys ?? {}).filter(([side]) => isPerson(seats[side]));
  return Object.fromEntries(held);
}

/** @param {string|{who?: string, patience?: number}} seat  as asked for ("person", {patience}) or as shown ({who: "person"}) */
export function isPerson(seat) {
  return typeof seat === 'string' ? seat === 'person' : seat?.who === 'person' || (!seat?.who && Boolean(seat?.patience));
}

/**
 * Makes a game, keeps the keys of the persons' seats and goes to its table.
 * @param {Pick<import('../app.js').Context, 'api'|'go'>} context
 * @param {{battle?: string, siege?: string, campaign?: string, A?: any, B?: any, seats?: object, seed?: string, salt?: string, ruleset?: string, switches?: object}} wanted
 * @param {{kind?: import('../net/api.js').Kind, place?: string}} [how]  `place`: the screen to go to
 */
export async function startGame(context, wanted, { kind = '', place = kind || 'game' } = {}) {
  const made = await makeSalted(context.api, wanted, kind);
  keepKeys(made.id, personKeys(wanted.seats ?? wanted, made.keys));
  context.go(`#/${place}/${made.id}`);
  return made;
}
