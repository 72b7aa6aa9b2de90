/** The page's part in the dice: it asks for a promise, then gives its salt. docs/dice.md says why in this order. */

import { keysOf } from '../keys.js';
import { hex } from './hash.js';
import { keepSeen, seenOf } from './kept.js';

/** @typedef {import('../net/api.js').Kind} Kind */
/** @typedef {Pick<import('../net/api.js').Api, 'promise'|'make'|'branch'|'dice'|'salt'>} DiceApi */
/** @typedef {{id: string, keys: Record<string, string>, steps: number}} Made */

/** A salt nobody can guess. */
export function freshSalt() {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Makes a game with a promise and a salt. Whoever names the seed wants dice that are known: they take no salt.
 * @param {DiceApi} api @param {{seed?: string, salt?: string}} wanted @param {Kind} [kind] @returns {Promise<Made>}
 */
export async function makeSalted(api, wanted, kind) {
  if (wanted.seed) return api.make(without(wanted), kind);
  return promised(api, wanted.salt, (dice) => api.make({ ...wanted, ...dice }, kind), () => 0);
}

/** Takes over from a moment likewise: the salt counts after what was taken over. @param {DiceApi} api @param {string} game @param {any} wanted @param {string[]} keys @param {Kind} [kind] @returns {Promise<Made>} */
export function branchSalted(api, game, wanted, keys, kind) {
  return promised(api, '', (dice) => api.branch(game, { ...wanted, ...dice }, keys, kind), ({ steps }) => steps);
}

/** @param {{salt?: string}} wanted */
function without(wanted) {
  const { salt: _, ...rest } = wanted;
  return rest;
}

async function promised(api, own, make, since) {
  const { commitment } = await api.promise();
  const word = own || freshSalt();
  const made = await make({ commitment, salt: word });
  keepSeen(made.id, { commitment, salts: [{ by: '', word, since: since(made) }], by: '' });
  return made;
}

/**
 * Whoever sits down at a table he has not set up gives a salt for his seat, once; the page remembers what it was shown. Whatever fails here stops nobody's game.
 * @param {{api: DiceApi}} context @param {string} game @param {string[]} keys @param {Kind} [kind]
 */
export async function saltSeat({ api }, game, keys, kind) {
  if (seenOf(game)) return;
  try {
    let { commitment, salts, unsalted, inside } = await api.dice(game, keys, kind);
    if (inside) return;
    const [seat, key] = Object.entries(keysOf(game)).find(([each, held]) => held && unsalted.includes(each)) ?? [null, ''];
    if (seat !== null) ({ commitment, salts } = await api.salt(game, { seat, salt: freshSalt() }, key, kind));
    keepSeen(game, { commitment, salts, by: seat });
  } catch {
    // Another time: the table asks again when it is next opened.
  }
}
