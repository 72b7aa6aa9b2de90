// The leaf before a fight: what it answers of all that is asked until the fight begins, and what it leaves to the player.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onward } from '../../src/hauberk/web/siege/before.js';

const SAID = { number: 3, sheet: 'hills turned', deploy: 'first_opens', places: 'usual', lead: 'play' };
const now = (ask, more = {}) => ({ number: 3, asked: { ask, ...more }, awaited: false });

test('one leaf answers up to the fight itself', () => {
  assert.deepEqual(onward(SAID, now('sheet_asked', { choices: ['hills', 'hills turned'] })), { command: { do: 'choose', choice: 'hills turned' } });
  assert.deepEqual(onward(SAID, now('deploy_asked')), { command: { do: 'choose', choice: 'first_opens' } });
  assert.deepEqual(onward(SAID, now('draw_up_asked')), { command: { do: 'choose', choice: 'usual' } });
  assert.deepEqual(onward(SAID, now('arrange_asked')), { command: { do: 'arrange', places: [] } });
  assert.deepEqual(onward(SAID, { number: 3, awaited: true }), { fight: 'play' });
});

test('a further sheet is the first that is offered where the one that was named is not', () => {
  assert.deepEqual(onward(SAID, now('sheet_asked', { choices: ['meadow', 'ford'] })), { command: { do: 'choose', choice: 'meadow' } });
});

test('what was not said is asked: places by hand, another fight, other questions, nobody who leads', () => {
  assert.equal(onward({ ...SAID, places: 'hand' }, now('draw_up_asked')), null);
  assert.equal(onward({ ...SAID, places: 'hand' }, now('arrange_asked')), null);
  assert.equal(onward({ ...SAID, deploy: undefined }, now('deploy_asked')), null);
  assert.equal(onward(SAID, { ...now('draw_up_asked'), number: 4 }), null);
  assert.equal(onward(SAID, now('muster_asked')), null);
  assert.equal(onward(null, now('draw_up_asked')), null);
  assert.equal(onward({ ...SAID, lead: '' }, { number: 3, awaited: true }), null);
});
