/** A meeting as a scene: both sides face to face, what they are to each other, and what may come of a fight. */

import { el } from '../screens/dom.js';
import { portraits } from '../screens/portraits.js';
import { ruled } from '../table/dom.js';
import { factionMark } from './faction_mark.js';

const FACE = 72;

/** Both sides of the battle of the moment; null where there is none that this seat takes part in. @param {import('./model.js').Model} model */
export function meeting(model) {
  const { battle } = model.position;
  if (!battle?.sides) return null;
  const { words } = model;
  const tests = model.mine?.odds?.tests ?? [];
  return el('section', { class: 'meeting' },
    el('div', { class: 'meeting-sides' }, side(model, battle, 0), el('span', { class: 'meeting-against', 'aria-hidden': 'true' }, '⚔'), side(model, battle, 1)),
    tests.length ? el('ul', { class: 'meeting-tests small' }, tests.map((test) => el('li', {}, el('strong', {}, model.title(test.group)), model.words.colon, ...reckoned(model, test)))) : null,
    battle.sheets?.length && (battle.needed ?? 0) > battle.sheets.length ? el('p', { class: 'small muted' }, words.say('page-campaign-sheets', { laid: battle.sheets.length, needed: battle.needed ?? 0 })) : null);
}

function reckoned(model, test) {
  const terms = test.terms.flatMap((term, number) => [number ? ', ' : '', ...ruled(model.term(term), term.rule)]);
  return [...terms, ` = ${test.result}`];
}

function side(model, battle, number) {
  const { words } = model;
  const faction = model.faction(battle.factions[number]);
  const groups = battle.sides[number].filter((id) => model.group(id));
  const face = el('div', { class: 'meeting-face' });
  const leader = groups.map((id) => model.group(id).leader).find((who) => who && model.view.people[who]);
  if (leader) portraits.figure(model.view.people[leader], {}, FACE).then((figure) => face.append(figure));
  const line = (id) => {
    const size = battle.sizes?.[id];
    const known = size === undefined ? model.group(id).known : { size, fresh: true, day: 0 };
    return el('li', {}, el('span', {}, model.title(id)), ' ', el('span', { class: 'muted' }, known ? words.say('page-campaign-known', { size: known.size, day: known.fresh ? 0 : known.day }) : words.say('page-campaign-unknown')));
  };
  const more = [];
  if (!groups.length && battle.place) more.push(el('li', {}, model.title(battle.place)));
  if (number === 1 && battle.militia?.length) more.push(el('li', { class: 'muted' }, words.say('page-campaign-militia', { count: battle.militia.length })));
  return el('div', { class: 'meeting-side' }, face, el('h3', {}, factionMark(faction.id), faction.name), el('ul', { class: 'small' }, groups.map(line), more));
}

/** What one throw of the table may bring, every line of it. */
export function odds(model, found) {
  const { words } = model;
  const percent = (share) => words.say('page-percent', { percent: Math.round(share.percent) });
  const flags = [...new Set(found.sides.flatMap((each) => Object.keys(each.flags)))];
  const rows = [
    [words.say('page-siege-quick-strength'), ...found.values.map((value) => words.number(value))],
    [words.say('page-siege-quick-dead'), ...found.sides.map((each) => words.number(each.dead))],
    [words.say('page-siege-quick-wounded'), ...found.sides.map((each) => words.number(each.wounded))],
    ...flags.map((flag) => [words.has(`page-siege-flag-${flag}`) ? words.say(`page-siege-flag-${flag}`) : flag, ...found.sides.map((each) => (each.flags[flag] ? percent(each.flags[flag]) : '–'))]),
  ];
  const table = el('table', { class: 'quick-odds' }, el('caption', {}, words.say('page-siege-quick')),
    el('thead', {}, el('tr', {}, el('td', {}), found.factions.map((faction) => el('th', { scope: 'col' }, model.faction(faction).name)))),
    el('tbody', {}, rows.map(([head, ...cells]) => el('tr', {}, el('th', { scope: 'row' }, head), cells.map((cell) => el('td', {}, cell))))));
  const slip = found.refusal ? el('p', { class: 'small' }, words.say('page-campaign-refusal-odds', { away: found.refusal.slips_away ?? 0, taken: found.refusal.prisoner ?? 0, hurt: found.refusal.wounded ?? 0, dead: found.refusal.killed ?? 0 })) : null;
  return el('section', { class: 'quick' }, slip, table);
}
