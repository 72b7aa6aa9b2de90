// Where hexes lie: on the board of a battle, on the map of a campaign, under a camera.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { borderSides, Lie, nameOf, placeOf, seedOf, worded } from '../../src/hauberk/web/campaign/geometry.js';
import { hexAt, hexCentre } from '../../src/hauberk/web/paint/map/index.js';
import { Camera } from '../../src/hauberk/web/table/camera.js';
import { Grid, hexOf, storeyOf } from '../../src/hauberk/web/table/grid.js';
import { board } from './kit.mjs';

const close = (one, other, text) => assert.ok(Math.abs(one - other) < 1e-6, `${text ?? ''} ${one} ≠ ${other}`);

test('the name of a cell holds its hex and its storey', () => {
  assert.deepEqual(['K10', 'K10/2', '2.K10/-1', undefined].map(storeyOf), [0, 2, -1, 0]);
  assert.equal(hexOf('2.K10/-1'), '2.K10');
});

test('every neighbour lies beside, at distance one, and back again', () => {
  const grid = new Grid(board());
  for (const { name, column, row } of grid.board.hexes) {
    for (let side = 0; side < 6; side += 1) {
      const next = grid.neighbour(name, side);
      if (!next) continue;
      assert.equal(grid.neighbour(next, side + 3), name);
      assert.deepEqual([grid.direction(name, next), grid.distance(name, next)], [side, 1]);
      const [a, b] = [hexCentre(column, row), hexCentre(grid.byName.get(next).column, grid.byName.get(next).row)];
      assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 100, 'painted beside it too');
    }
  }
  assert.equal(grid.distance('A1', 'F6'), 8);
  assert.equal(grid.direction('A1', 'C3'), -1);
});

test('a storey goes before the ground below it, and a machine may bring one that the sheet has not', () => {
  const grid = new Grid({ ...board(), storeys: [{ storey: 1, level: 2, hexes: [{ name: 'C3/1', column: 2, row: 2, terrain: 'rampart' }, { name: 'C4/1', column: 2, row: 3, terrain: 'rampart' }] }] });
  assert.equal(grid.neighbour('C3/1', 3), 'C4/1');
  assert.equal(grid.neighbour('C3/1', 0), 'C2');
  assert.deepEqual(grid.column('C3'), ['C3/1', 'C3']);
  assert.deepEqual(grid.byName.get('D4/3'), { ...grid.byName.get('D4'), name: 'D4/3', storey: 3, terrain: '' });
  assert.equal(grid.byName.get('Z9/1'), undefined);
});

test('whoever points near the middle of a hex points at it, and beside the board at nothing', () => {
  const table = board();
  for (const { name, column, row } of table.hexes) {
    const { x, y } = hexCentre(column, row);
    assert.equal(hexAt(table, x + 9, y - 9), name);
  }
  assert.equal(hexAt(table, -500, -500), null);
});

for (const low of ['even', 'odd']) {
  test(`on a campaign map whose ${low} columns lie lower names, places and points agree`, () => {
    const lie = new Lie({ columns: 12, rows: 9, low });
    for (const name of ['0101', '0207', '1209', '0712']) assert.equal(nameOf(...placeOf(name)), name);
    for (const name of ['0101', '0204', '1209', '0709']) {
      const { x, y } = lie.at(name);
      assert.equal(lie.hexAt(x + 8, y + 8), name);
      for (let side = 0; side < 6; side += 1) {
        const next = lie.step(...placeOf(name), side);
        assert.deepEqual(lie.step(...next, side + 3), placeOf(name));
      }
    }
    assert.equal(lie.at('0201').y > lie.at('0101').y, low === 'even');
    assert.equal(lie.hexAt(-500, -500), null);
  });
}

test('a border runs round a region, not along the edge of the map and not at sea', () => {
  const lie = new Lie({ columns: 5, rows: 5 });
  assert.equal(borderSides(lie, ['0303']).length, 6);
  assert.equal(borderSides(lie, ['0303', '0304']).length, 10);
  assert.ok(borderSides(lie, ['0101']).length < 6);
  assert.equal(borderSides(lie, ['0303'], (name) => name !== '0302').length, 5);
});

test('a word gives the same seed every time, and a text the language that was asked for', () => {
  assert.equal(seedOf('Trowbridge'), seedOf('Trowbridge'));
  assert.notEqual(seedOf('Trowbridge'), seedOf('Trowbridg'));
  assert.deepEqual([worded({ en: 'Severn', fr: 'Séverne' }, 'fr'), worded({ en: 'Severn' }, 'it'), worded('Avon'), worded(undefined)], ['Séverne', 'Severn', 'Avon', '']);
});

function camera({ right = 0 } = {}) {
  globalThis.cancelAnimationFrame = () => {};
  const found = new Camera(() => {}, () => true);
  found.world = { w: 2000, h: 1000 };
  found.resize({ width: 1000, height: 800, top: 0, right, bottom: 0, left: 0 });
  return found;
}

test('zooming leaves the point under the hand where it is', () => {
  const view = camera();
  const before = view.toWorld(300, 200);
  view.zoom(1.7, 300, 200);
  const after = view.toWorld(300, 200);
  close(before.x, after.x);
  close(before.y, after.y);
  view.zoom(1000, 300, 200);
  assert.equal(view.scale, 4.5, 'no nearer than this');
});

test('points go to the screen and back', () => {
  const view = camera();
  const { x, y } = view.toScreen(123, 456);
  close(view.toWorld(x, y).x, 123);
  close(view.toWorld(x, y).y, 456);
});

test('the whole table fits into what the leaves leave free', () => {
  const view = camera({ right: 300 });
  view.fit(false);
  const [from, to] = [view.toScreen(0, 0), view.toScreen(2000, 1000)];
  assert.ok(from.x >= 0 && to.x <= 700 && from.y >= 0 && to.y <= 800, JSON.stringify([from, to]));
});

test('what is in sight is not moved, what is hidden comes into sight', () => {
  const view = camera();
  view.show({ x: 900, y: 400, w: 200, h: 200 }, { smooth: false });
  const { x, y } = view;
  view.reveal(1000, 500);
  assert.deepEqual([view.x, view.y], [x, y]);
  view.reveal(100, 100);
  const seen = view.toScreen(100, 100);
  assert.ok(seen.x > 0 && seen.x < 1000 && seen.y > 0 && seen.y < 800);
});

test('however far one pans, some of the table stays in sight', () => {
  const view = camera();
  view.pan(-1e6, 1e6);
  const { x, y } = view.toScreen(2000, 0);
  assert.ok(x > 0 && y < 800);
});
