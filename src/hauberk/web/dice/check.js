/** Every throw of a record reckoned again, as docs/dice.md says it: battles, sieges and campaigns, and the fights inside them. */

import { bytesOf, hex, keyed, sha256 } from './hash.js';

/** Milliseconds that may be reckoned before the page has its turn. */
const SLICE = 12;

/**
 * @typedef {{by: string, word: string, since: number}} Salt
 * What is wrong: `throw` (its number, counted from 1), with the face written down and the one the seed gives; `seed`, `salts`, `late` (whose), `fight`, `open` (no
 * seed is shown), `unreadable`; `inside`: the name of the fight where it is.
 * @typedef {{what: string, number?: number, face?: number, given?: number, by?: string, inside?: string}} Wrong
 * @typedef {{throws: number, fights: number, salts: Salt[], commitment: string, wrong: Wrong|null}} Checked
 */

class Found extends Error {
  /** @param {Wrong} wrong */
  constructor(wrong) {
    super(wrong.what);
    this.wrong = wrong;
  }
}

/** Checks a record; the page lives on meanwhile. @param {string} text  a record, JSON lines @returns {Promise<Checked>} */
export async function checked(text) {
  /** @type {Checked} */
  const found = { throws: 0, fights: 0, salts: [], commitment: '', wrong: null };
  const work = game(text.split('\n').filter((line) => line.trim()), found, '');
  try {
    let until = performance.now() + SLICE;
    for (let step = work.next(); !step.done; step = work.next()) {
      if (performance.now() < until) continue;
      await new Promise((done) => setTimeout(done));
      until = performance.now() + SLICE;
    }
  } catch (error) {
    found.wrong = error instanceof Found ? error.wrong : { what: 'unreadable' };
  }
  return found;
}

/** @param {string[]} lines @param {Checked} found @param {string} inside  the name of a fight @returns {Generator<void, void>} */
function* game(lines, found, inside) {
  const head = JSON.parse(lines[0]);
  const { seed } = JSON.parse(lines[lines.length - 1]);
  const salts = head.salts ?? [];
  if (!inside) Object.assign(found, { salts, commitment: head.commitment });
  if (typeof seed !== 'string') throw new Found({ what: 'open', inside });
  const hashed = keyed(bytesOf(seed));
  if (hex(sha256(bytesOf(seed))) !== head.commitment) throw new Found({ what: 'seed', inside });
  const [own, before] = [head.entries_before ?? 0, head.throws_before ?? 0];
  if (!inside && !head.inside) lookAtSalts(salts, own);
  const commanded = new Set();
  let made = 0;
  for (let number = 0; number < lines.length - 2; number += 1) {
    const entry = JSON.parse(lines[number + 1]);
    const salted = salts.filter(({ since }) => since <= number);
    for (const roll of (entry.events ?? []).filter(({ event }) => event === 'rolled')) {
      const given = faceOf(hashed, made, roll.sides, salted);
      made += 1;
      if (made > before && given !== roll.face) throw new Found({ what: 'throw', number: made, face: roll.face, given, inside });
      if (made > before) found.throws += 1;
    }
    if (number >= own && (entry.command || entry.undo)) commanded.add(entry.side ?? entry.undo);
    const late = salts.find(({ by, since }) => by && since > number && commanded.has(by));
    if (late && !inside && !head.inside) throw new Found({ what: 'late', by: late.by });
    const fight = entry.command?.record ?? entry.command?.command?.record;
    if (fight && number >= own) yield* within(fight, hashed, salted, found);
    yield;
  }
}

/** A fight inside: it has the dice and the salts of the game around it, and its own throws. */
function* within(fight, hashed, salted, found) {
  const head = JSON.parse(fight[0]);
  const { seed } = JSON.parse(fight[fight.length - 1]);
  const name = head.inside ?? '…';
  if (head.inside) {
    const same = JSON.stringify(triples(head.salts)) === JSON.stringify(triples(salted.map((salt) => ({ ...salt, since: 0 }))));
    if (seed !== hex(hashed(bytesOf(head.inside))).slice(0, 32) || !same) throw new Found({ what: 'fight', inside: name });
  }
  found.fights += 1;
  yield* game(fight, found, name);
}

/** Each seat at most once, in order; whoever set up the table before everything else. */
function lookAtSalts(salts, own) {
  const names = new Set(salts.map(({ by }) => by));
  const ordered = salts.every(({ since }, index) => since >= (salts[index - 1]?.since ?? own));
  if (names.size < salts.length || !ordered) throw new Found({ what: 'salts' });
  const maker = salts.find(({ by }) => !by);
  if (maker && maker.since !== own) throw new Found({ what: 'late', by: '' });
}

/** @param {Salt[]} [salts] */
export function triples(salts = []) {
  return salts.map(({ by, word, since }) => [by, word, since]);
}

/** The face of a throw, counted from 0. @param {(message: Uint8Array) => Uint8Array} hashed @param {number} number @param {number} sides @param {Salt[]} salted */
export function faceOf(hashed, number, sides, salted) {
  const text = `${number}${salted.map(({ by, word }) => ` ${by}:${word}`).join('')}`;
  const rest = hashed(bytesOf(text)).subarray(0, 8).reduce((sum, byte) => (sum * 256 + byte) % sides, 0);
  return rest + 1;
}
