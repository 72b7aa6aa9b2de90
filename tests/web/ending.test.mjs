// The page after the end: seats changed, the course of losses, ways with their nights, and what is called luck.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed } from '../../src/hauberk/web/screens/after_doors.js';
import { lastOfEach } from '../../src/hauberk/web/screens/annals_ways.js';
import { stairs } from '../../src/hauberk/web/screens/course.js';
import { luckOf } from '../../src/hauberk/web/screens/ending.js';

test('with the sides changed everybody sits one seat farther, with the strength and the time he had', () => {
  const seats = { A: { who: 'person', patience: 60 }, B: { who: 'captain', captain: 'rash', strength: 3, name: 'Rash' } };
  assert.deepEqual(changed(seats), { A: { captain: 'rash', strength: 3 }, B: { patience: 60 } });
  assert.deepEqual(changed({ A: { who: 'person' }, B: { who: 'captain', captain: 'steady' }, C: { who: 'person' } }), { A: { captain: 'steady' }, B: 'person', C: 'person' });
});

test('losses go on from turn to turn, where nothing was lost too', () => {
  assert.deepEqual(stairs([[2, 3], [4, 7]], 5), [[0, 0], [1, 0], [2, 3], [3, 3], [4, 7], [5, 7]]);
});

test('a way has a dot where each day ended', () => {
  const way = [1, 1, 2, 3, 3].map((number, x) => ({ number, x, y: 0 }));
  assert.deepEqual(lastOfEach(way).map(({ x }) => x), [1, 2, 4]);
});

test('low faces are luck, high ones are not, and a mean near the middle is neither', () => {
  assert.equal(luckOf([9, 1, 0, 0, 0, 0, 0, 0, 0, 0]).verdict, 'lucky');
  assert.equal(luckOf([0, 0, 0, 0, 0, 0, 0, 0, 1, 9]).verdict, 'unlucky');
  assert.deepEqual(luckOf(Array(10).fill(2)), { throws: 20, mean: 5.5, expected: 5.5, verdict: 'fair' });
});
