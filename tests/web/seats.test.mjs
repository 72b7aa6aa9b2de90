// Whose table a game is part of, and what a browser keeps.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { forgetKeys, keepKeys, keysOf } from '../../src/hauberk/web/keys.js';
import { campaignOf, homeOf, isPerson, partOf, siegeOf } from '../../src/hauberk/web/screens/seats.js';
import { CHOICES, Settings } from '../../src/hauberk/web/settings.js';
import { Memory } from './kit.mjs';

beforeEach(() => {
  globalThis.localStorage = new Memory();
  globalThis.navigator ??= { languages: ['en'] };
});

test('the id of a game says what it is part of', () => {
  assert.deepEqual(['62ef', '62ef-3', 'w62ef-12 1 2'].map(partOf), ['', 'siege', 'campaign']);
  assert.deepEqual([siegeOf('62ef-3'), campaignOf('62ef-3'), campaignOf('w62ef-5')], ['62ef', '', 'w62ef']);
  assert.deepEqual(['62ef', '62ef-3', 'w62ef-5'].map(homeOf), ['#/', '#/siege/62ef', '#/campaign/w62ef']);
});

test('a person is a person as asked for and as shown', () => {
  assert.equal(isPerson({ patience: 60 }), true);
  assert.deepEqual(['person', { who: 'person', patience: 60 }, { captain: 'steady' }, undefined].map(isPerson), [true, true, false, false]);
});

test('keys are kept game by game', () => {
  keepKeys('one', { A: 'a' });
  keepKeys('two', { B: 'b' });
  forgetKeys('one');
  assert.deepEqual([keysOf('one'), keysOf('two')], [{}, { B: 'b' }]);
  localStorage.setItem('hauberk.keys', '{');
  assert.deepEqual(keysOf('two'), {});
});

test('settings are the first of their choices until they are set, and nothing else can be set', () => {
  const told = [];
  const settings = new Settings(localStorage);
  settings.on((name, value) => told.push([name, value]));
  assert.equal(settings.get('motion'), CHOICES.motion[0]);
  settings.set('motion', 'reduced');
  settings.set('motion', 'reduced');
  assert.throws(() => settings.set('motion', 'wild'), /no setting/);
  assert.deepEqual([told, settings.still, new Settings(localStorage).get('motion')], [[['motion', 'reduced']], true, 'reduced']);
});
