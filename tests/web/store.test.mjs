// The view, and every step folded into it.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Store } from '../../src/hauberk/web/table/store.js';
import { man, person, view } from './kit.mjs';

let store;
beforeEach(() => {
  store = new Store((rider) => `${rider}'s horse`);
  store.load(view());
});
const step = (more) => ({ seq: 2, side: 'A', events: [], men: [], ...more });

test('changed men replace those of the same name, and go to their new hexes', () => {
  store.fold(step({ men: [man('odo', 'A', 'C4')] }));
  assert.deepEqual(store.standing('C4'), ['odo']);
  assert.deepEqual(store.standing('C3'), []);
  assert.equal(store.view.seq, 2);
});

test('a field of the position that is null is gone, others stay', () => {
  store.fold(step({ position: { moving: 'odo', sequence: 'movement' } }));
  store.fold(step({ position: { moving: null } }));
  assert.equal('moving' in store.view.position, false);
  assert.equal(store.view.position.sequence, 'movement');
});

test('an undo that may now be done is null, and not left as it was', () => {
  store.view.undo = { text: 'no' };
  store.fold(step({}));
  assert.deepEqual(store.view.undo, { text: 'no' });
  store.fold(step({ undo: null }));
  assert.equal(store.view.undo, null);
});

test('what was taken back is not told any more', () => {
  const line = (number, entry) => ({ number, entry, text: String(number), kind: 'x', details: [], people: [], hexes: [] });
  store.fold(step({ lines: [line(1, 1), line(2, 2)] }));
  store.fold(step({ undone: true, entry: 2, lines: [line(2, 3)] }));
  assert.deepEqual(store.lines.map((each) => [each.number, each.entry]), [[0, 0], [1, 1], [2, 3]]);
  assert.equal(store.view.lines, 3);
});

test('how it stands comes with a step that says it, and stays when one does not', () => {
  const standing = { rows: [], glance: [{ text: '1/5', seat: 'A' }] };
  store.fold(step({ standing }));
  store.fold(step({}));
  assert.deepEqual(store.view.standing, standing);
});

test('the ablest lies on top, a rider over his horse, and a ridden horse is his', () => {
  store.view.people['odo.horse'] = person('Horse', { beast: true });
  store.fold(step({ men: [man('odo', 'A', 'C3', { mount: 'odo.horse' }), man('odo.horse', null, 'C3'), man('serlon', 'A', 'C3', { health: 'dead' })] }));
  assert.deepEqual(store.at.get('C3'), ['serlon', 'odo.horse', 'odo']);
  assert.deepEqual(store.onHex('C3'), ['serlon', 'odo']);
  assert.deepEqual(store.standing('C3'), ['odo']);
  assert.equal(store.name('odo.horse'), "Odo's horse");
});

test('who is away stands nowhere', () => {
  store.fold(step({ men: [man('odo', 'A', 'C3', { away: 'fled' })] }));
  assert.deepEqual(store.onHex('C3'), []);
});

test('a side decides here only if this page holds it and the battle is not over', () => {
  assert.equal(store.mine, 'A');
  store.fold(step({ ask: { ...store.ask, side: 'B' } }));
  assert.equal(store.mine, null);
  store.fold(step({ ask: { ...store.ask, side: 'A' }, position: { outcome: { winner: 'A' } } }));
  assert.equal(store.mine, null);
});

test('the same board is not laid out twice', () => {
  const { grid } = store;
  store.load(view({ seq: 9 }));
  assert.equal(store.grid, grid);
  store.load(view({ id: 'another' }));
  assert.notEqual(store.grid, grid);
});

test('whoever listens is told, until he stops', () => {
  const heard = [];
  const stop = store.on(({ kind }) => heard.push(kind));
  store.fold(step({}));
  stop();
  store.fold(step({}));
  assert.deepEqual(heard, ['step']);
});
