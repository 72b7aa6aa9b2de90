// The hand: who is held, where it points, what a press does.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Refused } from '../../src/hauberk/web/net/socket.js';
import { Hand } from '../../src/hauberk/web/table/hand.js';
import { Store } from '../../src/hauberk/web/table/store.js';
import { choices, view } from './kit.mjs';

const strike = { do: { do: 'attack', men: ['odo'], target: 'tosto' }, target: 'tosto', men: ['odo'], text: 'Odo strikes' };
const together = { do: { do: 'attack', men: ['odo', 'serlon'], target: 'tosto' }, target: 'tosto', men: ['odo', 'serlon'], text: 'Both strike' };
const way = { cost: 2, left: 4, path: ['C4'] };
const dig = (hex) => ({ do: { do: 'work', task: 'dig', men: ['odo'], cell: hex }, men: ['odo'], hex, text: `Dig ${hex}`, label: 'Dig' });

let hand, store, said, done, answers;
beforeEach(() => {
  store = new Store();
  store.load(view());
  said = [];
  done = [];
  answers = { odo: choices('odo', { attacks: [strike], moves: { C4: way } }), serlon: choices('serlon') };
  const asking = {
    of: async (who) => answers[who],
    path: async () => ({ steps: [], total: 2, lawful: true }),
    forecast: async () => ({ outcomes: [], reckoning: [], by: {} }),
    why: async () => answers.why ?? { lawful: true },
    way: async () => answers.way,
  };
  const line = { do: async (command, seq) => done.push([command, seq]), undo: async (side) => done.push(['undo', side]), ask: async () => {} };
  hand = new Hand({
    store, asking, line, stack: (hex) => [hex], changed: () => {}, rested: () => {}, refused: (refusal, hex) => said.push([refusal.text, hex]), failed: (fault) => said.push(fault),
  });
});

test('one of our own is picked up, one of theirs is only looked at', async () => {
  await hand.select('odo');
  assert.deepEqual([hand.man, hand.look, hand.of?.who, hand.party], ['odo', null, 'odo', ['odo']]);
  await hand.select('tosto');
  assert.deepEqual([hand.man, hand.look, hand.of, hand.party], [null, 'tosto', null, []]);
});

test('an answer that comes when the hand has gone on is nobody\'s', async () => {
  let answer;
  answers.odo = new Promise((go) => (answer = go));
  const first = hand.select('odo');
  await hand.select('serlon');
  answer(choices('odo'));
  await first;
  assert.deepEqual([hand.man, hand.of?.who], ['serlon', 'serlon']);
});

test('a press on an enemy strikes, for the position that was seen', async () => {
  await hand.select('odo');
  await hand.press('C2');
  assert.deepEqual(done, [[strike.do, 1]]);
  assert.equal(hand.offer, null);
});

test('with a finger the first press only shows, the second does', async () => {
  await hand.select('odo');
  await hand.press('C4', { touch: true });
  assert.equal(hand.offer?.pinned, true);
  assert.deepEqual(done, []);
  await hand.press('C4', { touch: true });
  assert.deepEqual(done, [[{ do: 'move', man: 'odo', path: ['C4'] }, 1]]);
});

test('what is pinned stays under a hand that only passes by', async () => {
  await hand.select('odo');
  hand.point('C4', { pinned: true });
  hand.point('C2');
  assert.equal(hand.offer?.hex, 'C4');
});

test('escape goes back step by step', async () => {
  await hand.select('odo');
  hand.point('C4', { pinned: true });
  hand.escape();
  assert.deepEqual([hand.offer, hand.man], [null, 'odo']);
  hand.escape();
  assert.deepEqual([hand.man, hand.hex], [null, 'C4']);
});

test('a friend is taken along, and left out again', async () => {
  answers.odo = choices('odo', { attacks: [strike, together] });
  await hand.select('odo');
  hand.point('C2');
  assert.deepEqual(hand.companions(), ['serlon']);
  await hand.join('serlon');
  assert.deepEqual([hand.party, hand.option?.men, hand.offer?.pinned], [['odo', 'serlon'], ['odo', 'serlon'], true]);
  await hand.join('serlon');
  assert.deepEqual([hand.party, hand.option?.men], [['odo'], ['odo']]);
});

test('a friend who may not come along is named with the reason, and nobody goes alone by mistake', async () => {
  await hand.select('odo');
  hand.point('C2');
  answers.why = { lawful: false, refused: { text: 'not beside him' } };
  await hand.join('serlon');
  hand.act();
  assert.deepEqual([said, done], [[['not beside him', 'C2']], []]);
});

test('a work is chosen first; where it has one place it is at hand at once', async () => {
  answers.odo = choices('odo', { works: [{ task: 'dig', label: 'Dig', choices: [dig('C4'), dig('D4')] }] });
  await hand.select('odo');
  assert.deepEqual(hand.want({ task: 'dig' }), ['C4', 'D4']);
  assert.deepEqual([hand.wished, hand.offer], [2, null]);
  hand.escape();
  assert.deepEqual([hand.wish, hand.man], [null, 'odo']);
  answers.odo.works[0].choices.pop();
  hand.want({ task: 'dig' });
  assert.deepEqual([hand.offer?.hex, hand.offer?.pinned], ['C4', true]);
});

test('a path is drawn hex by hex, cut and shortened', async () => {
  answers.odo = choices('odo', { moves: { C4: way } });
  await hand.select('odo');
  await hand.extend('C4');
  await hand.extend('C5');
  assert.deepEqual(hand.trail, ['C4', 'C5']);
  assert.deepEqual(hand.option?.do, { do: 'move', man: 'odo', path: ['C4', 'C5'] });
  hand.shorten();
  assert.deepEqual(hand.trail, ['C4']);
  await hand.extend('C3');
  assert.deepEqual([hand.trail, hand.offer], [[], null]);
});

test('pointing elsewhere with the keys leaves no path behind', async () => {
  await hand.select('odo');
  await hand.extend('C4');
  hand.offer.pinned = false;
  hand.point('C2');
  assert.deepEqual([hand.trail, hand.option?.kind], [[], 'attack']);
});

test('what would be given up is asked for first', async () => {
  store.ask.bound = ['odo'];
  answers.why = { lawful: true, forfeits: [{ text: 'the foulkon', rule: 'X-01' }] };
  await hand.select('odo');
  await hand.press('C2');
  assert.deepEqual([done, hand.consent?.command], [[], strike.do]);
  await hand.do(strike.do, 'C2', true);
  assert.deepEqual([done, hand.consent], [[[strike.do, 1]], null]);
});

test('a refusal of the server is shown where it was meant, and the hand is free again', async () => {
  hand.line.do = async () => {
    throw new Refused({ text: 'no', rule: 'X-01', reason: 'no' });
  };
  await hand.select('odo');
  await hand.press('C2');
  assert.deepEqual([said, hand.busy], [[['no', 'C2']], false]);
});

test('nothing is done while the film runs, nor after the battle', async () => {
  hand.paused = true;
  assert.equal(hand.mode, 'watching');
  await hand.do(strike.do, 'C2');
  await hand.undo();
  assert.deepEqual(done, []);
  hand.paused = false;
  store.view.position.outcome = { winner: 'A' };
  assert.equal(hand.mode, 'over');
  await hand.do(strike.do, 'C2');
  assert.deepEqual(done, []);
});

test('who was held before a step is held after it, unless he has fallen', async () => {
  await hand.select('odo');
  await hand.refresh();
  assert.equal(hand.man, 'odo');
  store.fold({ seq: 2, side: 'B', events: [], men: [{ ...store.men.get('odo'), health: 'dead' }] });
  await hand.refresh();
  assert.equal(hand.man, null);
});

test('an answer beside the map shows its card and its place, and leaves nothing behind', async () => {
  const answer = { text: 'Odo shoots at Tosto', men: ['odo'], do: { do: 'shoot_back', man: 'odo', target: 'tosto' } };
  store.view.ask = { ...store.view.ask, question: { ask: 'move_watched' }, answers: [answer] };
  hand.preview(answer);
  assert.deepEqual([hand.offer?.hex, hand.option?.text, hand.offer?.pinned], ['C2', answer.text, undefined]);
  await new Promise((go) => setTimeout(go));
  assert.ok(hand.offer?.forecast);
  hand.preview(null);
  assert.deepEqual([hand.offer, done], [null, []]);
});
