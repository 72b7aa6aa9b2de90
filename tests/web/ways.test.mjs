// What ways over the map are called, and whether the mouse makes for a place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Grid } from '../../src/hauberk/web/table/grid.js';
import { heads, wayName } from '../../src/hauberk/web/table/ways.js';
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

test('the mouse makes for a box when it lies between the place where it rested and that box', () => {
  const box = { left: 100, top: 40, right: 200, bottom: 60 };
  const from = { x: 0, y: 50 };
  assert.equal(heads(from, { x: 50, y: 51 }, box), true);
  assert.equal(heads(from, { x: 150, y: 50 }, box), true);
  assert.equal(heads(from, { x: 50, y: 90 }, box), false);
  assert.equal(heads(from, { x: -20, y: 50 }, box), false);
});
