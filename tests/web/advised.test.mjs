// What a computer would do in a campaign, said in words, not only why.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { advised } from '../../src/hauberk/web/campaign/advised.js';
import { Words } from '../../src/hauberk/web/words/fluent.js';

const WORDS = new URL('../../src/hauberk/data/messages/', import.meta.url);
const words = (lang) => new Words(lang, readdirSync(new URL(`${lang}/`, WORDS), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ftl')).map((file) => readFileSync(new URL(`${lang}/${file}`, WORDS), 'utf8')).join('\n'));

const model = (lang, mine = {}) => ({
  words: words(lang), mine, asked: mine.question ?? null, title: (id) => `<${id}>`, name: (id) => id, hexName: (hex) => `at ${hex}`,
});

const COMMANDS = [
  { do: 'march', path: ['0101', '0102'] }, { do: 'stay' }, { do: 'morning', splits: [], merges: [] }, { do: 'morning', splits: [{}], merges: [] },
  { do: 'attack_place', how: 'siege' }, { do: 'attack_place', how: 'assault' }, { do: 'attack_place', how: 'storm' }, { do: 'attack_place', how: 'demand' },
  { do: 'recruit', light: 3, peasants: 0 }, { do: 'hire_engineer' }, { do: 'hire', group: 'slingers', how: 'pay' }, { do: 'lift_siege' },
];

test('every deed of a group is told in words of its own, in every language', () => {
  for (const lang of ['en', 'fr', 'it']) {
    const told = COMMANDS.map((command) => advised(model(lang), command));
    assert.ok(told.every((text) => text && !text.includes('{') && !text.includes('page-')), told.join(' | '));
    assert.equal(new Set(told).size, told.length);
  }
  assert.match(advised(model('en'), COMMANDS[0]), /at 0102/);
});

test('an answer is the one that is offered, and people are named', () => {
  const answers = [{ choice: 'attack', text: 'Attack' }, { choice: 'pass', text: 'Let them be' }];
  assert.equal(advised(model('en', { answers }), { do: 'choose', choice: 'pass' }), 'Let them be');
  assert.equal(advised(model('en', { siege: { answers } }), { do: 'in_siege', command: { do: 'answer', choice: 'attack' } }), 'Attack');
  assert.equal(advised(model('en', { question: { ask: 'garrison_asked' } }), { do: 'name', men: ['osmond', 'guy'] }), '<osmond>, <guy>');
  assert.ok(advised(model('en', { question: { ask: 'garrison_asked' } }), { do: 'name', men: [] }));
});
