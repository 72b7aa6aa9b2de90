// Whom a question is about.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chargeAsked, subjects } from '../../src/hauberk/web/table/layers.js';

test('of several charges that were declared the one asked about counts: who rides, and at whom', () => {
  const plans = [{ man: 'tamim', target: 'joscelin', path: [] }, { man: 'musa', target: 'gui', path: [] }];
  assert.deepEqual(subjects({ ask: 'charge_met', plans }), ['tamim', 'joscelin']);
  assert.deepEqual(subjects({ ask: 'charge_met', plans, number: 1 }), ['musa', 'gui']);
  assert.equal(chargeAsked({ ask: 'retreat_owed', man: 'gui' }), null);
  assert.deepEqual(subjects({ ask: 'retreat_owed', man: 'gui' }), ['gui']);
});
