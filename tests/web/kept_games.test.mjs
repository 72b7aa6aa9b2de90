// The list of all games: whose they are, how they stand, and which of them are looked for.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { isSought, opponents, standing, together } = await import('../../src/hauberk/web/screens/kept_games.js');

const PERSON = { who: 'person' };
const CAPTAIN = { who: 'captain', name: 'Steady Captain' };
const game = (more) => ({ id: 'a', title: 'The ford', names: { A: 'Normans', B: 'Lombards' }, seats: { A: PERSON, B: CAPTAIN }, over: false, won: [], side: 'A', changed: 1, mine: ['A'], kind: '', ...more });

test('games of all kinds are one list, the last played first, and only those one has keys for', () => {
  const lists = [[game({ id: 'old', keys: { A: 'k', B: 'l' } }), game({ id: 'foreign' })], [game({ id: 'siege', changed: 3 })], [game({ id: 'war', changed: 2 })]];
  const held = { siege: { A: 'k' }, war: {} };
  const found = together(lists, (id) => held[id]);
  assert.deepEqual(found.map(({ id, kind, mine }) => [id, kind, mine]), [['siege', 'siege', ['A']], ['war', 'campaign', []], ['old', '', ['A']]]);
});

test('a game stands as whoever holds a seat in it sees it', () => {
  assert.equal(standing(game({})), 'yours');
  assert.equal(standing(game({ side: 'B' })), 'theirs');
  assert.equal(standing(game({ side: null })), 'fight');
  assert.equal(standing(game({ over: true, won: ['A'] })), 'won');
  assert.equal(standing(game({ over: true, won: ['B'] })), 'lost');
  assert.equal(standing(game({ over: true })), 'drawn');
  assert.equal(standing(game({ over: true, won: ['B'], mine: ['A', 'B'] })), 'ended');
  assert.equal(standing(game({ unreadable: { what: 'old_game', text: '' } })), 'unreadable');
  assert.deepEqual(opponents(game({})), [{ seat: 'B', person: false, name: 'Steady Captain' }]);
});

test('every word looked for must be there, whatever its accents', () => {
  const line = 'Les échelles de Devizes Normands';
  const all = { text: '', kind: '', state: '' };
  assert.ok(isSought(game({}), all, line));
  assert.ok(isSought(game({}), { ...all, text: 'normands ECHELLES' }, line));
  assert.ok(!isSought(game({}), { ...all, text: 'normands gué' }, line));
  assert.ok(isSought(game({}), { ...all, kind: 'battle' }, line));
  assert.ok(!isSought(game({ kind: 'siege' }), { ...all, kind: 'battle' }, line));
  assert.ok(isSought(game({ over: true }), { ...all, state: 'over' }, line));
  assert.ok(!isSought(game({ over: true }), { ...all, state: 'open' }, line));
});

const { chances, playedOf } = await import('../../src/hauberk/web/screens/shelf_facts.js');

test('the shelf counts what was played and won of a scenario, and how often each side wins', () => {
  const won = game({ battle: 'the_ford', over: true, won: ['A'] });
  const games = [won, game({ battle: 'the_ford' }), { ...won, battle: 'the_beacon' }, { ...won, won: ['B'] }, { ...won, mine: [] }, { ...won, kind: 'siege', siege: 'the_ford' }];
  assert.deepEqual(playedOf(games.map((each) => ({ battle: 'the_ford', ...each })), '', 'the_ford'), { played: 3, open: 1, won: 1 });
  assert.equal(chances({ side: 'B', share: 0.3, games: 40, how: '' }, 'A'), 30);
  assert.equal(chances({ side: 'B', share: 0.3, games: 40, how: '' }, 'B'), 70);
  assert.equal(chances({ side: null, share: null, games: 0, how: '' }, 'A'), null);
});
