// What ways over the map are called, and whether the mouse makes for a place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grid } from '../../src/hauberk/web/table/grid.js';
import { answerName, heads, wayName } from '../../src/hauberk/web/table/ways.js';
import { board } from './kit.mjs';

const grid = new Grid(board());

test('a way is called after its end, and after a hex of its own where another ends alike', () => {
  const long = { path: ['B2', 'B3', 'C3'] };
  const other = { path: ['C1', 'B3', 'C3'] };
  const down = { path: ['C2', 'C3'] };
  const all = [long, other, down];
  assert.deepEqual(wayName(down, all, grid, 'C1'), { end: 'C3', arrow: '↓', over: '', count: 2 });
  assert.deepEqual(all.map((each) => wayName(each, all, grid, 'C1').over), ['B2', 'C1', '']);
});

test('answers that say the same are told apart by the last step, or by a hex of their way', () => {
  const [long, other, down] = [['B2', 'B3', 'C3'], ['C1', 'B3', 'C3'], ['C2', 'C3']].map((hexes) => ({ text: 'Gui follows onto C3', hexes }));
  const [elsewhere, nobody] = [{ text: 'Gui follows onto C2', hexes: ['C2'] }, { text: 'Nobody follows' }];
  const all = [long, other, down, elsewhere, nobody];
  assert.deepEqual(all.map((each) => answerName(each, all, grid, 'C1')), [
    'Gui follows onto C3 ↗ (B2)', 'Gui follows onto C3 ↗ (C1)', 'Gui follows onto C3 ↓', 'Gui follows onto C2', 'Nobody follows',
  ]);
});

test('the mouse makes for a box when it lies between the place where it rested and that box', () => {
  const box = { left: 100, top: 40, right: 200, bottom: 60 };
  const from = { x: 0, y: 50 };
  assert.equal(heads(from, { x: 50, y: 51 }, box), true);
  assert.equal(heads(from, { x: 150, y: 50 }, box), true);
  assert.equal(heads(from, { x: 50, y: 90 }, box), false);
  assert.equal(heads(from, { x: -20, y: 50 }, box), false);
});
