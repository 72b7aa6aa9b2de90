// What changes in a view of a siege or a campaign, folded into the view before it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from '../../src/hauberk/web/net/differences.js';

const view = () => ({ seq: 4, ask: { text: 'now' }, position: { day: 3, people: { odo: { at: 'inside' }, guy: {} } }, chronicle: [{ day: 1 }, { day: 2 }, { day: 3 }] });

test('fields are set, added and dropped where they stand', () => {
  const next = folded(view(), { seq: 5, set: [[['ask'], null], [['position', 'people', 'odo', 'at'], 'camp'], [['seed'], 'x']], gone: [['position', 'people', 'guy']] });
  assert.deepEqual(next, { seq: 5, ask: null, seed: 'x', position: { day: 3, people: { odo: { at: 'camp' } } }, chronicle: view().chronicle });
});

test('a story is told on: old days leave at the front, new ones come at the end', () => {
  const next = folded(view(), { seq: 5, lists: [[['chronicle'], 1, 2, [{ day: 4 }]]] });
  assert.deepEqual(next.chronicle, [{ day: 2 }, { day: 3 }, { day: 4 }]);
});

test('the view before stays as it was, and shares what has not changed', () => {
  const before = view();
  const next = folded(before, { seq: 5, set: [[['position', 'day'], 4]], gone: [['position', 'people', 'guy']] });
  assert.deepEqual(before, view());
  assert.notEqual(next, before);
  assert.equal(next.chronicle, before.chronicle);
  assert.equal(next.position.people.odo, before.position.people.odo);
});
