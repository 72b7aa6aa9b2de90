// Routes of several days.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { drawnRoute, firstLeg, goOn, Journeys, setOut } from '../../src/hauberk/web/campaign/journeys.js';
import { Memory } from './kit.mjs';

const ROUTE = { to: '0905', path: ['0705', '0805', '0905'], costs: [1, 2, 1], legs: [{ steps: 2, cost: 3, day: 4 }, { steps: 1, cost: 1, day: 5 }], meets: [] };
const there = (hex, day = 4) => ({
  actor: 'robert', eyes: 'royalist', position: { day }, words: { say: (key) => key }, hexOf: () => hex, hexName: (name) => name, title: (id) => id, date: (number) => `day ${number}`,
});

let journeys;
beforeEach(() => {
  globalThis.localStorage = new Memory();
  journeys = new Journeys('w1');
});
const go = (hex, { route = ROUTE, day = 5 } = {}) => goOn({ model: there(hex, day), journeys, route: async () => route });

test('who sets out is noted where he should stand in the evening', () => {
  setOut(journeys, 'robert', there('0605'), ROUTE);
  assert.deepEqual(journeys.of('robert'), { side: 'royalist', to: '0905', name: '0905', at: '0805', marched: 4, there: 5 });
});

test('the last day\'s march is a march and no route any more', () => {
  setOut(journeys, 'robert', there('0605'), { ...ROUTE, legs: [{ steps: 3, cost: 4, day: 4 }] });
  assert.equal(journeys.of('robert'), undefined);
});

test('the next day he goes on as far as the day reaches', async () => {
  setOut(journeys, 'robert', there('0605'), ROUTE);
  const rest = { ...ROUTE, path: ['0905'], costs: [1], legs: [{ steps: 1, cost: 1, day: 5 }] };
  assert.deepEqual(await go('0805', { route: rest }), { do: 'march', path: ['0905'] });
  assert.equal(journeys.of('robert'), undefined);
});

test('twice on one day he does not go', async () => {
  setOut(journeys, 'robert', there('0605'), ROUTE);
  assert.deepEqual(await go('0805', { day: 4 }), { do: 'stay' });
});

test('at the end of his way a decision is asked for', async () => {
  journeys.set('robert', { side: 'royalist', to: '0905', at: '0905', marched: 4 });
  assert.equal(await go('0905'), null);
  assert.equal(journeys.of('robert'), undefined);
});

test('he waits for a word where he is not where he should be, where no way leads, where it is forbidden, and before others', async () => {
  const held = async (hex, about) => {
    setOut(journeys, 'robert', there('0605'), ROUTE);
    assert.equal(await go(hex, about), null);
    return journeys.of('robert').held;
  };
  assert.equal((await held('0606')).text, 'page-campaign-route-broken');
  assert.equal((await held('0805', { route: null })).text, 'page-campaign-route-none');
  assert.deepEqual(await held('0805', { route: { ...ROUTE, refused: { text: 'no', rule: 'C-01' } } }), { text: 'no', rule: 'C-01' });
  const met = await held('0805', { route: { ...ROUTE, meets: [{ hex: '0805', group: 'miles' }] } });
  assert.deepEqual([met.text, met.way], ['page-campaign-route-met', ['0705', '0805']]);
});

test('whom he meets only tomorrow does not stop him today', async () => {
  setOut(journeys, 'robert', there('0605'), ROUTE);
  assert.deepEqual(await go('0805', { route: { ...ROUTE, meets: [{ hex: '0905', group: 'miles' }] } }), { do: 'march', path: ['0705', '0805'] });
});

test('routes are kept game by game, and those of the dead are dropped', () => {
  journeys.set('robert', { side: 'royalist', to: '0905' });
  journeys.set('spy', { side: 'angevin', to: '0101' });
  const again = new Journeys('w1');
  again.tidy('royalist', () => false);
  assert.deepEqual([again.of('robert'), again.allOf('angevin').length], [undefined, 1]);
  assert.deepEqual(new Journeys('w2').allOf('angevin'), []);
  again.drop('spy');
  assert.equal(localStorage.getItem('hauberk.journeys'), '{}');
});

test('a route is drawn from here, with a date where each day ends', () => {
  const drawn = drawnRoute(there('0605'), '0605', ROUTE);
  assert.deepEqual(drawn, { path: ['0605', '0705', '0805', '0905'], costs: [0, 1, 2, 1], days: [2, 3], dates: ['day 4', 'day 5'], total: 4, allowed: true });
  assert.deepEqual(firstLeg(ROUTE), ['0705', '0805']);
});
