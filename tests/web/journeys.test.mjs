// Routes of several days, as the map draws them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnJourneys, drawnRoute } from '../../src/hauberk/web/campaign/journeys.js';
import { Model } from '../../src/hauberk/web/campaign/model.js';

const WAY = { path: ['0705', '0805', '0905'], costs: [1, 2, 1], legs: [{ steps: 2, cost: 3, day: 4 }, { steps: 1, cost: 1, day: 5 }] };
const dated = { date: (number) => `day ${number}` };

test('a way is drawn from here, with a date where each day ends', () => {
  assert.deepEqual(drawnRoute(dated, '0605', WAY), { path: ['0605', ...WAY.path], costs: [0, 1, 2, 1], days: [2, 3], dates: ['day 4', 'day 5'], total: 4, allowed: true });
  assert.equal(drawnRoute(dated, '0605', { ...WAY, refused: {} }).allowed, false);
});

/** A campaign in which Robert is on his way, and Odo was. */
function seen(quiet = null) {
  const model = new Model({ lang: 'en' });
  model.load({ position: { routes: { robert: WAY }, halts: { odo: { path: ['0101'], why: 'met', about: 'miles', today: 1 } }, quiet, groups: { robert: { hex: '0605' } }, convoys: {}, spies: {} } });
  model.date = dated.date;
  return model;
}

test('the ways that are being gone come from the game, not from the browser', () => {
  assert.deepEqual(drawnJourneys(seen()).map(({ path }) => path), [['0605', '0705', '0805', '0905']]);
  assert.deepEqual(seen().halts.map(([id]) => id), ['odo']);
});

test('days that are over are let go by no longer', () => {
  assert.deepEqual([null, { until: 9, why: '' }, { until: 9, why: 'met' }].map((quiet) => seen(quiet).letsGoBy), [false, true, false]);
});
