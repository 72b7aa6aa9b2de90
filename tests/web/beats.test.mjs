// What a step looks like.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf, deedOf, reckoned } from '../../src/hauberk/web/table/beats.js';
import { Store } from '../../src/hauberk/web/table/store.js';
import { view } from './kit.mjs';

function seen(...events) {
  const store = new Store();
  store.load(view());
  return beatsOf({ seq: 2, side: 'A', events, men: [] }, store);
}
const rolled = (face, purpose = 'hit') => ({ event: 'rolled', purpose, face, sides: 10 });

test('dice fall between the arrow and where it comes down', () => {
  const beats = seen(rolled(4), rolled(7), { event: 'shot', man: 'odo', origin: 'C3', aim: 'C1', impact: 'C1', victim: 'tosto', result: 'A' });
  assert.deepEqual(beats.map((each) => [each.kind, each.landed]), [['shot', false], ['dice', undefined], ['shot', undefined]]);
  assert.deepEqual(beats[1].faces.map((each) => each.face), [4, 7]);
});

test('who has gone is struck where he is now', () => {
  const beats = seen({ event: 'moved', man: 'odo', path: ['C4', 'C5'] }, { event: 'hurt', man: 'odo', health: 1 });
  assert.deepEqual(beats.map((each) => each.kind), ['slide', 'word']);
  assert.deepEqual([beats[0].from.at, beats[1].hex, beats[1].word], ['C3', 'C5', 'wounded']);
});

test('two ways of one man follow each other', () => {
  const [first, second] = seen({ event: 'moved', man: 'odo', path: ['C4'] }, { event: 'retreated', man: 'odo', path: ['C5'] });
  assert.deepEqual([first.from.at, second.from.at], ['C3', 'C4']);
});

test('dice that follow a declared attack fall beside its target', () => {
  const beats = seen({ event: 'attack_declared', men: ['odo'], target: 'tosto' }, rolled(3));
  assert.deepEqual(beats.map((each) => [each.kind, each.hex ?? each.at]), [['strike', 'C2'], ['dice', 'C2']]);
});

test('what only the rules need is not shown', () => {
  assert.deepEqual(seen({ event: 'answered' }, { event: 'sequence_began' }), []);
});

test('a fire is set once: where it burns already nothing is seen', () => {
  assert.deepEqual(seen({ event: 'fire_set', cell: 'D4', fire: 'small' }).map((each) => each.task), ['set_fire']);
  const store = new Store();
  store.load(view({ position: { ...view().position, works: { fires: { D4: 'small' } } } }));
  assert.deepEqual(beatsOf({ events: [{ event: 'fire_set', cell: 'D4', fire: 'large' }] }, store), []);
});

test('every die finds the table it was read with, each its own', () => {
  const beats = seen(rolled(4, 'impact'), rolled(4), { event: 'shot', man: 'odo', origin: 'C3', aim: 'C1', impact: 'C1', victim: 'tosto', result: 'A' });
  reckoned(beats, [{ purpose: 'hit', face: 4, title: 'hit' }, { purpose: 'impact', face: 4, title: 'lands' }, { purpose: 'melee', face: 4 }]);
  assert.deepEqual(beats[1].faces.map((each) => each.row?.title), ['lands', 'hit']);
});

test('before the dice have fallen it is told who does what to whom, not what comes of it', () => {
  assert.deepEqual(deedOf({ events: [rolled(4), { event: 'shot', man: 'odo', target: 'tosto', result: 'A' }] }), { key: 'table-slip-shoot', who: ['odo'], target: 'tosto' });
  assert.deepEqual(deedOf({ events: [{ event: 'fought', men: ['odo', 'hugh'], target: 'tosto' }] }), { key: 'table-slip-attack', who: ['odo', 'hugh'], target: 'tosto' });
  assert.equal(deedOf({ events: [{ event: 'moved', man: 'odo' }] }), null);
});
