// What is being written: the position of the table companion, the orders of a siege day.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Draft as Position } from '../../src/hauberk/web/position/draft.js';
import { Draft as Orders, repeatable } from '../../src/hauberk/web/siege/draft.js';
import { Memory } from './kit.mjs';

beforeEach(() => {
  globalThis.localStorage = new Memory();
  globalThis.sessionStorage = new Memory();
});

test('a position is never changed, only followed by another', () => {
  const first = new Position();
  const second = first.withMan({ who: 'odo', at: 'C3' });
  const third = second.changed('odo', { at: 'C4', side: undefined });
  assert.deepEqual([first.men.length, second.man('odo').at, third.man('odo')], [0, 'C3', { who: 'odo', at: 'C4' }]);
  assert.deepEqual(third.without('odo').men, []);
});

test('a position that is set up anew has no commands', () => {
  const position = new Position().doing({ do: 'move' });
  assert.equal(position.commands.length, 1);
  assert.deepEqual(position.withMan({ who: 'odo' }).commands, []);
});

test('a die that was wrong is put right, and those after it are thrown again', () => {
  const thrown = new Position().doing({ do: 'shoot' }).thrown(4, 1).thrown(7, 2).thrown(9, 1);
  assert.deepEqual(thrown.commands, [{ do: 'shoot', dice: [9] }]);
  assert.deepEqual(thrown.takenBack().commands, []);
});

test('two of a name are told apart, machines among them', () => {
  const position = new Position().withMan({ who: 'odo' }).withMachine({ id: 'odo 2' });
  assert.deepEqual([position.free('odo'), position.free('serlon')], ['odo 3', 'serlon']);
});

test('on another sheet nobody stands yet', () => {
  const position = new Position().withMan({ who: 'odo' }).onSheet('castle');
  assert.deepEqual([position.sheet, position.men, 'map' in position.table], ['castle', [], false]);
});

test('what is empty is not sent, and what was kept is there again', () => {
  const position = new Position().withMan({ who: 'odo' });
  assert.equal('do' in JSON.parse(position.text), false);
  position.keep();
  assert.deepEqual(Position.kept().men, [{ who: 'odo' }]);
  localStorage.setItem([...localStorage.kept.keys()][0], 'nonsense');
  assert.deepEqual(Position.kept().men, []);
});

const CHOICES = {
  goes: { bombard: true, burn: true }, bombard: { engines: { 'mangonel 1': 3, 'mangonel 2': 3 }, walls: { F4: { odds: { 1: 10 } }, F5: {} } },
  build: { engineers: ['enna', 'ivo'] }, mines: [{ id: 'gallery', diggers: ['wat', 'tom', 'enna'], own: true, next: ['G4'], room: 2 }],
  burn: { targets: { hoarding: 1 }, archers: ['wat', 'hob'] }, repair: ['mangonel 1', 'trebuchet'],
};

test('nobody is ordered to two places', () => {
  const orders = new Orders('ditch', 3);
  orders.sites = [{ line: 'ladder', workers: ['wat'], engineer: 'enna', project: '' }];
  orders.digs = { gallery: { men: 2, forced: false } };
  orders.burn = 'hoarding';
  const command = orders.command(CHOICES, {});
  assert.deepEqual(command.digs, [{ mine: 'gallery', engineer: 'ivo', men: ['tom'] }]);
  assert.deepEqual(command.archers, ['hob']);
  assert.equal('repair' in command, false, 'what is empty is left out');
});

test('two mines have hands and an engineer each', () => {
  const orders = new Orders('ditch', 3);
  const mine = { diggers: ['wat', 'tom', 'hob'], own: true, next: ['G4'], room: 2 };
  orders.digs = { first: { men: 2, forced: false }, second: { men: 2, forced: false } };
  const { digs } = orders.command({ ...CHOICES, mines: [{ ...mine, id: 'first' }, { ...mine, id: 'second' }] }, {});
  assert.deepEqual(digs.map(({ engineer, men }) => [engineer, men]), [['enna', ['wat', 'tom']], ['ivo', ['hob']]]);
});

test('engines at one wall throw together; a crew without an engine serves nothing', () => {
  const orders = new Orders('ditch', 3);
  orders.aims = { 'mangonel 1': 'F4', 'mangonel 2': 'F4', trebuchet: 'F5' };
  orders.crews = { 'mangonel 1': ['wat'], ram: ['tom'] };
  const { bombard, crews } = orders.command(CHOICES, {});
  assert.deepEqual(bombard, [{ hex: 'F4', engines: ['mangonel 1', 'mangonel 2'] }, { hex: 'F5', engines: ['trebuchet'] }]);
  assert.deepEqual(crews, [['mangonel 1', ['wat']]]);
});

test('orders outlive a reload on their own day, and no other', () => {
  const orders = new Orders('ditch', 3);
  assert.equal(orders.empty, true);
  orders.props = ['gallery'];
  orders.keep();
  assert.deepEqual(new Orders('ditch', 3).props, ['gallery']);
  assert.equal(new Orders('ditch', 4).empty, true);
});

test('of yesterday\'s orders only that is done again which still can be', () => {
  const sealed = { bombard: [{ hex: 'F4', engines: ['mangonel 1', 'lost'] }, { hex: 'F5', engines: ['mangonel 2'] }], digs: [{ mine: 'gallery', hexes: ['G2', 'G3'] }], burn: 'gone' };
  const orders = new Orders('ditch', 5).again(repeatable(sealed), CHOICES);
  assert.deepEqual(orders.aims, { 'mangonel 1': 'F4' });
  assert.deepEqual(orders.digs, { gallery: { men: 2, forced: true } });
  assert.deepEqual([orders.burn, orders.repair], ['', ['trebuchet']]);
  assert.equal(new Orders('ditch', 5).again(repeatable({}), { goes: {} }).empty, true);
});
