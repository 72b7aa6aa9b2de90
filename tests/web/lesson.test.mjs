// What the guide of a lesson says: chosen by facts and by one's own commands, never by a script.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battleFacts, campaignFacts, siegeFacts } from '../../src/hauberk/web/screens/facts.js';
import { fits, Lesson, shows } from '../../src/hauberk/web/screens/lesson.js';

const deed = (fields, more = {}) => ({ fields, has: [], men: 1, when: {}, unless: {}, ...more });
const leaf = (id, when, more = {}) => ({ id, key: id, step: '', when, unless: {}, points: false, again: false, slow: false, ...more });

const PLAN = {
  id: 'small', game: 'battle', steps: [
    { id: 'shoot', rules: [], done: deed({ do: ['shoot'] }) },
    { id: 'fight', rules: [], done: deed({ do: ['attack'] }, { men: 2 }) },
    { id: 'inside', rules: [], done: deed({}, { when: { inside: ['hut'] } }) },
  ],
  leaves: [
    leaf('rest', { mine: [false] }), leaf('shoot_again', { sequence: ['fire'], done: ['shoot'] }, { step: 'shoot', again: true }), leaf('shoot', { sequence: ['fire'] }, { step: 'shoot' }),
    leaf('fight_more', { sequence: ['combat'], now: ['fight'] }, { step: 'fight' }), leaf('fight', { sequence: ['combat'] }, { step: 'fight' }), leaf('idle', {}),
  ],
};

test('facts fit when every one that is named has a value that will do', () => {
  assert.equal(fits({ mine: true, at: ['melfi', 'venosa'] }, { mine: [true], at: ['venosa'] }), true);
  assert.equal(fits({ mine: true, at: [] }, { at: ['venosa'] }), false);
  assert.equal(fits({ mine: false }, { mine: [true] }), false);
});

test('a command shows a deed by its words, its hands and what it fills', () => {
  assert.equal(shows(deed({ do: ['attack'] }, { men: 2 }), { do: 'attack', men: ['raoul'] }), false);
  assert.equal(shows(deed({ do: ['attack'] }, { men: 2 }), { do: 'attack', men: ['raoul', 'osmond'] }), true);
  assert.equal(shows(deed({ do: ['orders'] }, { has: ['bombard'] }), { do: 'orders', bombard: [] }), false);
  assert.equal(shows(deed({ do: ['orders'] }, { has: ['negotiate'] }), { do: 'orders', negotiate: true }), true);
  assert.equal(shows(deed({}), { do: 'orders' }), false);
});

test('a leaf for every moment, steps that tick, and a word about what was done last', () => {
  const lesson = new Lesson(PLAN);
  const told = [];
  const see = (facts, when = '1 A') => {
    lesson.see({ over: false, mine: true, sequence: '', inside: [], ...facts }, when);
    const { id, remark } = lesson.leaf;
    told.push(`${id}|${remark}|${[...lesson.done]}`);
  };
  see({ sequence: 'fire' });
  lesson.begun = true;
  see({ sequence: 'fire' });
  lesson.hear({ do: 'shoot' });
  see({ sequence: 'fire' });
  lesson.hear({ do: 'done' });
  see({ sequence: 'combat' });
  lesson.hear({ do: 'attack', men: ['raoul'] });
  see({ sequence: 'combat' });
  lesson.hear({ do: 'attack', men: ['raoul', 'osmond'] });
  see({ sequence: 'combat' });
  lesson.unhear();
  see({ sequence: 'combat' });
  see({ mine: false }, '1 B');
  see({ sequence: 'fire', inside: ['hut'] }, '2 A');
  see({ over: true }, '2 A');
  lesson.done.add('fight');
  see({ over: true }, '2 A');
  assert.deepEqual(told, [
    'welcome||', 'shoot||', 'shoot_again|shoot|shoot', 'fight|shoot|shoot', 'fight||shoot', 'fight_more||shoot,fight', 'fight||shoot', 'rest||shoot', 'shoot_again|inside|shoot,inside',
    'short||shoot,inside', 'over||shoot,inside,fight',
  ]);
});

test('what was done before a step is counted only where it counts', () => {
  const plan = { ...PLAN, steps: [{ id: 'again', rules: [], done: deed({ do: ['charge'] }, { unless: { turn: ['first'] } }) }] };
  const lesson = new Lesson(plan);
  lesson.see({ turn: 'first' }, '1 A');
  lesson.hear({ do: 'charge' });
  assert.deepEqual([...lesson.done], []);
  lesson.see({ turn: 'later' }, '2 A');
  lesson.hear({ do: 'charge' });
  assert.deepEqual([...lesson.done], ['again']);
});

test('the facts of a battle are what the seat is shown', () => {
  const men = [
    { who: 'olivier', side: 'A', at: 'I10', health: 'healthy', face: 'foot' }, { who: 'gui', side: 'A', at: 'D10/1', health: 'wounded', face: 'mounted_wounded', marks: ['shot_back'] },
    { who: 'raoul', side: 'A', at: 'K9', health: 'stunned', face: 'stunned' }, { who: 'sico', side: 'B', at: 'D11', health: 'healthy', face: 'foot' },
  ];
  const works = { ladders: [{ side: 'A', standing: true, carriers: [] }, { side: 'A', standing: false, carriers: ['gui'] }, { side: 'B', standing: true, carriers: [] }] };
  const facts = battleFacts({ you: ['A'], ask: { side: 'A', sequence: 'fire', question: null, left: ['olivier'] }, position: { turn: 2, active: 'A', men, works }, board: { areas: [{ name: 'hut', hexes: ['D10/1'] }] } });
  assert.deepEqual(facts, {
    mine: true, question: '', sequence: 'fire', idle: false, left: 'one', ours: true, turn: 'later', over: false, won: '', able: ['olivier', 'gui'], ready: ['olivier'], riders: 'one',
    inside: ['hut'], aloft: true, ladders: 'one', carried: true,
  });
});

test('the facts of days are what the seat is asked', () => {
  const siege = (asked, you = ['A']) => siegeFacts({ you, ask: { side: asked.side }, position: { day: 1, step: 'action', roles: { besieger: 'A' }, asked, outcome: null } });
  assert.deepEqual(siege({ ask: 'action_asked', side: 'A' }), { mine: true, question: 'action_asked', day: 'first', step: 'action', role: 'besieger', over: false, won: '' });
  assert.equal(siege({ side: 'B' }).mine, false);
  const view = {
    you: ['A'], eyes: 'norman', fight: '', campaign: { factions: [{ id: 'norman', seat: 'A' }] }, ask: { faction: 'norman', question: { ask: 'group_to_act', group: 'riders' }, options: [{ do: 'march' }, { do: 'march' }, { do: 'stay' }] },
    position: { day: 3, outcome: null, groups: { riders: { hex: '3621' } }, places: { lavello: { faction: 'byzantine' }, melfi: { faction: 'norman' } } },
  };
  const facts = campaignFacts(view, { places: [{ id: 'lavello', hex: '3621' }, { id: 'melfi', hex: '3323' }] });
  assert.deepEqual(facts, { mine: true, question: 'group_to_act', day: 'later', over: false, won: '', offers: ['march', 'stay'], at: ['lavello'], holds: ['melfi'] });
  assert.equal(campaignFacts({ ...view, fight: 'w1-2' }).question, 'battle_awaited');
});
