// What a press on a place means: the server's lists turned round.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { against, aimedAt, answerHexes, answersAt, companions, entriesAt, fewPlaces, MANY, manyPlaces, otherHands, placesOf, reckoned, targetsOf, wishedPlaces, workmates, worksAt } from '../../src/hauberk/web/table/offers.js';
import { choices, view } from './kit.mjs';

const strike = (men, target) => ({ do: { do: 'attack', men, target }, target, men, text: `${men.join('+')} strike ${target}` });
const dig = (men, number, more = {}) => ({ do: { do: 'work', task: 'dig', men, cell: 'C3', number }, men, hex: 'C3', text: `dig ${number}`, label: 'Dig', ...more });
const store = { view: view() };

test('an attack by exactly those who were picked together goes before one alone', () => {
  const of = choices('odo', { attacks: [strike(['odo'], 'tosto'), strike(['odo', 'serlon'], 'tosto'), strike(['odo'], 'other')] });
  assert.deepEqual(against(of, 'tosto', ['serlon', 'odo']).map((each) => each.men), [['odo', 'serlon']]);
  assert.deepEqual(against(of, 'tosto', ['odo', 'brian']).map((each) => each.men), [['odo']]);
  assert.deepEqual(companions(of, 'tosto'), ['serlon']);
});

test('a charge of several knows its riders, and the target of the one who is held', () => {
  const command = { do: 'group_charge', charges: [{ man: 'odo', target: 'tosto', path: ['C2'] }, { man: 'serlon', target: 'other', path: ['D1'] }] };
  const of = choices('odo', { others: [{ do: command, text: 'Together' }] });
  const [charge] = against(of, 'tosto', ['odo', 'serlon']);
  assert.deepEqual([charge.kind, charge.men, charge.path], ['charge', ['odo', 'serlon'], ['C2']]);
  assert.deepEqual(against(of, 'other', ['odo', 'serlon']), []);
});

test('of a rider on two hexes only the hex that was pressed is shot at, and shots alike are told apart', () => {
  const shot = (aim, origin) => ({ kind: 'shoot', aim, text: 'Shoot', do: { do: 'shoot', aim, origin } });
  assert.deepEqual(aimedAt([shot('C2', 'C3'), shot('C1', 'C3')], 'C1').map((each) => each.text), ['Shoot']);
  assert.deepEqual(aimedAt([shot('C2', 'C3'), shot('C2', 'C4')], 'C2').map((each) => each.text), ['Shoot C3 → C2', 'Shoot C4 → C2']);
  assert.equal(aimedAt([shot('C2', 'C3')], 'E5').length, 1, 'from elsewhere the only shot is meant');
});

test('targets are named once', () => {
  const of = choices('odo', { attacks: [strike(['odo'], 'tosto')], shots: [{ target: 'tosto' }, { target: 'other' }] });
  assert.deepEqual(targetsOf(of).sort(), ['other', 'tosto']);
});

test('who waits beside the map comes in once for each facing', () => {
  const entry = { cost: 2, left: 4, do: { do: 'enter' }, facing: 1, also: [{ cost: 3, left: 3, do: { do: 'enter' }, facing: 2 }] };
  assert.deepEqual(entriesAt(choices('odo', { entries: { A1: entry } }), 'A1').map(({ kind, cost, facing }) => [kind, cost, facing]), [['enter', 2, 1], ['enter', 3, 2]]);
  assert.deepEqual(entriesAt(choices('odo'), 'A1'), []);
});

test('each deed is offered once: by those picked together, else by as few as it takes, else with him at their head', () => {
  const ways = [dig(['serlon', 'odo'], 1), dig(['odo', 'serlon'], 1), dig(['odo', 'brian', 'serlon'], 1)];
  const of = choices('odo', { works: [{ task: 'dig', label: 'Dig', choices: ways }] });
  assert.deepEqual(worksAt(store, of, 'C3').map((each) => each.men), [['odo', 'serlon']]);
  assert.deepEqual(worksAt(store, of, 'C3', { party: ['brian', 'odo', 'serlon'] }).map((each) => each.men), [['odo', 'brian', 'serlon']]);
  assert.deepEqual(worksAt(store, of, 'D4'), []);
  assert.deepEqual(worksAt(store, of, 'C3', { wish: { task: 'burn' } }), []);
});

test('of deeds alike the first that the server named is offered', () => {
  const ways = [dig(['odo', 'serlon'], 1, { text: 'first' }), dig(['odo', 'brian'], 1, { text: 'second' })];
  const of = choices('odo', { works: [{ task: 'dig', label: 'Dig', choices: ways }] });
  assert.deepEqual(worksAt(store, of, 'C3').map((each) => each.text), ['first']);
});

test('with another pair of hands a work is done by the nearest party that can do it', () => {
  const ways = [dig(['odo'], 1), dig(['odo', 'serlon'], 1), dig(['odo', 'serlon', 'brian'], 1), dig(['odo', 'brian'], 2)];
  const of = choices('odo', { works: [{ task: 'dig', label: 'Dig', choices: ways }] });
  const [alone] = worksAt(store, of, 'C3').filter((each) => each.text === 'dig 1');
  assert.deepEqual(workmates(of, alone).sort(), ['brian', 'serlon']);
  const two = otherHands(of, alone, 'serlon');
  assert.deepEqual(two.men, ['odo', 'serlon']);
  assert.deepEqual(otherHands(of, two, 'serlon').men, ['odo']);
  assert.equal(otherHands(of, alone, 'nobody'), null);
});

test('a door is pointed at from either side of it', () => {
  const at = { view: view({ board: { ...view().board, gates: [{ id: 'gate', sides: [{ hex: 'C3', side: 0 }], hexes: ['C4'] }] } }) };
  assert.deepEqual(placesOf(at, { do: { thing: 'gate' }, hex: 'C2' }), ['C2', 'C3', 'C4']);
});

test('what can be done nearly everywhere is no place to point at', () => {
  const everywhere = Array.from({ length: MANY + 1 }, (_, n) => dig(['odo'], n, { hex: `A${n}` }));
  const of = choices('odo', { works: [{ task: 'dig', choices: everywhere }, { task: 'open', choices: [{ ...dig(['odo'], 0), do: { task: 'open' }, hex: 'B1' }] }] });
  assert.deepEqual(fewPlaces(of), ['B1']);
  assert.equal(manyPlaces(of).length, MANY + 1);
  assert.equal(wishedPlaces(of, { task: 'dig' }).length, MANY + 1);
});

test('an answer lies on its hex, at the end of its path or on its man', () => {
  const ask = { answers: [{ text: 'here', hex: 'A1' }, { text: 'along', hexes: ['A1', 'A2'] }, { text: 'him', men: ['odo'] }] };
  assert.deepEqual(answersAt(ask, 'A2', []).map((each) => each.text), ['along']);
  assert.deepEqual(answersAt(ask, 'C3', ['odo']).map((each) => each.text), ['him']);
  assert.deepEqual(answersAt(ask, 'A1', []).map((each) => each.text), ['here']);
  assert.deepEqual([...answerHexes(ask, { men: new Map([['odo', { at: 'C3' }]]) })], ['A1', 'A2', 'C3']);
});

test('what rolls dice is worth a reckoning', () => {
  assert.equal(reckoned({ do: { do: 'shoot' } }), true);
  assert.equal(reckoned({ do: { do: 'move' } }), false);
  assert.equal(reckoned(null), false);
});
