// The page reckons every throw again: what it finds of records that hold, and of those that were tampered with.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { beforeEach, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { checked, faceOf } from '../../src/hauberk/web/dice/check.js';
import { bytesOf, hex, keyed, sha256 } from '../../src/hauberk/web/dice/hash.js';
import { holds, keepSeen, seenOf } from '../../src/hauberk/web/dice/kept.js';
import { branchSalted, freshSalt, makeSalted, saltSeat } from '../../src/hauberk/web/dice/salting.js';
import { keepKeys } from '../../src/hauberk/web/keys.js';
import { Memory } from './kit.mjs';

const RECORDS = new URL('../records/', import.meta.url);
const SEED = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
const commitment = createHash('sha256').update(SEED).digest('hex');
const salt = (by, word, since) => ({ by, word, since });

beforeEach(() => {
  globalThis.localStorage = new Memory();
});

/** The face as docs/dice.md has it, by node's own hashes and long numbers. */
function fair(seed, number, sides, salts = []) {
  const text = `${number}${salts.map(({ by, word }) => ` ${by}:${word}`).join('')}`;
  return Number(createHmac('sha256', seed).update(text).digest().readBigUInt64BE(0) % BigInt(sides)) + 1;
}

/** A record of some throws, one an entry, of seats in turn. */
function record({ seed = SEED, salts = [], count = 8, head = {}, change = (rows) => rows } = {}) {
  const rolled = (number) => ({ event: 'rolled', purpose: 'hit', sides: number % 2 ? 6 : 10, face: fair(seed, number, number % 2 ? 6 : 10, salts.filter(({ since }) => since <= number)) });
  const entries = Array.from({ length: count }, (_, number) => ({ side: 'AB'[number % 2], ...(number ? { command: { do: 'x' } } : {}), events: [rolled(number)] }));
  const header = { record: 1, commitment: createHash('sha256').update(seed).digest('hex'), dice: 2, salts, ...head };
  return change([header, ...entries, { seed }]).map((row) => JSON.stringify(row));
}

const text = (lines) => `${lines.join('\n')}\n`;
const wrong = async (options) => (await checked(text(record(options)))).wrong;

test('hashes are what others make of the same bytes, at every length around a block', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31) & 255);
    assert.equal(hex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
    assert.equal(hex(keyed(bytes)(bytesOf('17 B:é'))), createHmac('sha256', bytes).update('17 B:é').digest('hex'));
  }
});

test('throws are those of the document', () => {
  const hashed = keyed(bytesOf(SEED));
  const [maker, guest] = [salt('', 'stamford', 0), salt('B', 'Hq3_bridge', 1)];
  assert.equal(hex(sha256(bytesOf(SEED))), commitment);
  assert.deepEqual([faceOf(hashed, 0, 10, []), faceOf(hashed, 0, 10, [maker]), faceOf(hashed, 1, 6, [maker]), faceOf(hashed, 17, 10, [maker, guest])], [4, 4, 5, 3]);
  for (let number = 0; number < 300; number += 1) assert.equal(faceOf(hashed, number, 10, [maker]), fair(SEED, number, 10, [maker]));
});

test('records that were kept before hold, with the fights in them', async () => {
  const names = readdirSync(RECORDS).filter((name) => name.endsWith('.jsonl.gz'));
  let [throws, fights, over] = [0, 0, 0];
  for (const name of names) {
    const kept = gunzipSync(readFileSync(new URL(name, RECORDS))).toString();
    const found = await checked(kept);
    assert.deepEqual(found.wrong, kept.includes('\n{"seed":') ? null : { what: 'open', inside: '' }, name);
    [throws, fights, over] = [throws + found.throws, fights + found.fights, over + Number(!found.wrong)];
  }
  assert.ok(over >= 12 && fights >= 1 && throws > 500, `${over} records over, ${fights} fights, ${throws} throws`);
});

test('a salted record holds, and whatever is changed in it is found', async () => {
  const salts = [salt('', 'stamford', 0), salt('B', 'Hq3', 0), salt('A', 'mine', 2)];
  const found = await checked(text(record({ salts })));
  assert.deepEqual([found.wrong, found.throws, found.salts], [null, 8, salts]);
  for (let number = 0; number < 8; number += 1) {
    const face = fair(SEED, number, number % 2 ? 6 : 10, salts.filter(({ since }) => since <= number));
    const other = face === 1 ? 2 : 1;
    const change = (rows) => ((rows[number + 1].events[0].face = other), rows);
    assert.deepEqual(await wrong({ salts, change }), { what: 'throw', number: number + 1, face: other, given: face, inside: '' });
  }
  const other = (field, value) => (rows) => ((rows[0][field] = value), rows);
  assert.equal((await wrong({ salts, change: other('commitment', 'ab') }))?.what, 'seed');
  assert.equal((await wrong({ salts, change: other('salts', salts.slice(0, 1)) }))?.what, 'throw');
  assert.equal((await wrong({ salts, change: (rows) => rows.slice(0, -1) }))?.what, 'open');
  assert.equal((await checked('no record')).wrong?.what, 'unreadable');
});

test('a salt after the first command of its seat is too late, a second one too many', async () => {
  assert.deepEqual(await wrong({ salts: [salt('B', 'late', 3)] }), { what: 'late', by: 'B' });
  assert.equal(await wrong({ salts: [salt('B', 'just', 1)] }), null);
  assert.deepEqual(await wrong({ salts: [salt('', 'maker', 1)] }), { what: 'late', by: '' });
  assert.deepEqual(await wrong({ salts: [salt('B', 'one', 0), salt('B', 'two', 1)] }), { what: 'salts' });
});

test('throws that were taken over had other dice', async () => {
  const head = { throws_before: 3, entries_before: 3 };
  const change = (rows) => ((rows[2].events[0].face = 7), rows);
  assert.equal(await wrong({ head, change, salts: [salt('', 'taker', 3)] }), null);
  assert.equal((await wrong({ head, change, salts: [salt('', 'taker', 0)] }))?.what, 'salts');
});

test('a fight has the dice and the salts of the game around it', async () => {
  const salts = [salt('', 'stamford', 0)];
  const derived = createHmac('sha256', SEED).update('fight 1').digest('hex').slice(0, 32);
  const around = (fight) => ({ salts, change: (rows) => ((rows[4].command.record = fight), rows) });
  const fight = (options) => record({ seed: derived, salts, head: { inside: 'fight 1' }, count: 4, ...options });
  const found = await checked(text(record(around(fight()))));
  assert.deepEqual([found.wrong, found.throws, found.fights], [null, 12, 1]);
  assert.deepEqual(await wrong(around(fight({ seed: SEED }))), { what: 'fight', inside: 'fight 1' });
  assert.deepEqual(await wrong(around(fight({ salts: [] }))), { what: 'fight', inside: 'fight 1' });
  const change = (rows) => ((rows[1].events[0].face += 20), rows);
  assert.equal((await wrong(around(fight({ change }))))?.inside, 'fight 1');
});

/** A server that keeps what it was asked. */
function server(unsalted = ['B']) {
  const asked = [];
  const note = (what, value) => (asked.push([what, value]), value);
  return {
    asked,
    promise: async () => note('promise', { commitment: 'promised' }),
    make: async (wanted) => (note('make', wanted), { id: 'new', keys: {}, steps: 1 }),
    branch: async (_, wanted) => (note('branch', wanted), { id: 'taken', keys: {}, steps: 9 }),
    dice: async () => ({ commitment: 'promised', salts: [], unsalted, inside: '', named: false }),
    salt: async (_, wanted) => (note('salt', wanted), { commitment: 'promised', salts: [salt(wanted.seat, wanted.salt, 4)], unsalted: [] }),
  };
}

test('the promise comes before the salt, and both are kept', async () => {
  const api = server();
  await makeSalted(api, { battle: 'b' });
  assert.deepEqual(api.asked.map(([what]) => what), ['promise', 'make']);
  const { salt: word, ...rest } = api.asked[1][1];
  assert.match(word, /^[0-9a-f]{32}$/);
  assert.deepEqual([rest, seenOf('new')], [{ battle: 'b', commitment: 'promised' }, { commitment: 'promised', salts: [salt('', word, 0)], by: '' }]);
  await makeSalted(api, { battle: 'b', salt: 'my_own' });
  assert.equal(api.asked[3][1].salt, 'my_own');
  await branchSalted(api, 'new', { at: 8 }, []);
  assert.deepEqual(seenOf('taken').salts.map(({ since }) => since), [9]);
  await makeSalted(api, { battle: 'b', seed: '1066', salt: 'needless' });
  assert.deepEqual(api.asked.at(-1), ['make', { battle: 'b', seed: '1066' }]);
  assert.notEqual(freshSalt(), freshSalt());
});

test('whoever sits down at a table of others salts his seat once', async () => {
  const api = server();
  keepKeys('theirs', { B: 'key' });
  await saltSeat({ api }, 'theirs', ['key']);
  await saltSeat({ api }, 'theirs', ['key']);
  assert.deepEqual(api.asked.map(([what, { seat }]) => [what, seat]), [['salt', 'B']]);
  assert.equal(seenOf('theirs').by, 'B');
  await saltSeat({ api: { ...api, dice: async () => Promise.reject(new Error('away')) } }, 'other', []);
  assert.equal(seenOf('other'), undefined);
});

test('what the browser was shown must stand in the record', () => {
  const salts = [salt('', 'maker', 0), salt('B', 'mine', 3)];
  const seen = { commitment, salts, by: 'B' };
  const found = (more) => ({ throws: 0, fights: 0, wrong: null, commitment, salts, ...more });
  assert.equal(holds(seen, found({ salts: [...salts, salt('C', 'later', 9)] })), true);
  assert.equal(holds(seen, found({ commitment: 'another' })), false);
  assert.equal(holds(seen, found({ salts: salts.slice(0, 1) })), false);
  assert.equal(holds(seen, found({ salts: [salts[0], salt('A', 'slipped_in', 2), salts[1]] })), false);
  for (let number = 0; number < 205; number += 1) keepSeen(`g${number}`, seen);
  assert.deepEqual([seenOf('g3'), seenOf('g204')?.by], [undefined, 'B']);
});
