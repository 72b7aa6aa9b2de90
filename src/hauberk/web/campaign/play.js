/** A campaign that is being played: its table, its chronicle, or its moments seen again. */

import { DaysLine } from '../net/days_line.js';
import { el } from '../screens/dom.js';
import { chronicle } from '../screens/chronicle.js';
import { campaignFacts } from '../screens/facts.js';
import { guided } from '../screens/guided.js';
import { Past } from '../screens/past.js';
import { portraits } from '../screens/portraits.js';
import { gameKeys } from '../screens/seats.js';
import { stars, stateOf } from './leaves.js';
import { Model } from './model.js';
import { CampaignTable } from './table.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const keys = await gameKeys(context, path[1], 'campaign').catch((error) => (path[2] === 'at' ? [] : Promise.reject(error)));
  if (path[2] === 'chronicle') return chronicle(root, context, { id: path[1], keys, kind: 'campaign' });
  if (path[2] === 'person') return life(root, context, path[1], keys, path[3] ?? '');
  if (path[2] === 'at') {
    const past = new Past(context, 'campaign', path[1], keys);
    const seen = new CampaignTable(root, context, path[1], keys, past);
    await past.open(Number(path[3] ?? 0));
    return { destroy: () => seen.close(), move: (to) => past.move(to), title: '' };
  }
  const laid = (place) => {
    const table = new CampaignTable(place, context, path[1], keys);
    if (path[2] === 'siege') table.show(path[3]);
    return { destroy: () => table.close(), move: (to) => turned(table, path[1], to), title: '', table };
  };
  return guided(root, context, path[1], laid, (coach, { table }) => coach.followDays(table.line, (view) => campaignFacts(view, table.model.country)));
}

/** From the map to the sheet of a siege and back: the table stays. @param {CampaignTable} table @param {string} id @param {string[]} to */
function turned(table, id, to) {
  if (to[0] !== 'campaign' || to[1] !== id || (to.length > 2 && to[2] !== 'siege')) return false;
  table.show(to[3]);
  return true;
}

/** One person's story, as this seat may know it. */
async function life(root, context, id, keys, who) {
  const { words } = context;
  const line = new DaysLine('campaign', id, { keys, lang: words.lang });
  const model = new Model(words);
  model.load(await new Promise((done, failed) => {
    line.on('view', done);
    line.on('error', failed);
  }));
  const found = await line.ask('life', { who }).finally(() => line.close());
  const name = found.person?.name ?? who;
  const face = el('div', { class: 'leaders' });
  if (found.person) portraits.figure(found.person, {}, 120).then((figure) => face.append(figure));
  root.classList.add('chronicle', 'siege-chronicle');
  root.append(
    el('p', { class: 'screen-only' }, el('a', { href: `#/campaign/${encodeURIComponent(id)}` }, words.say('page-campaign-back'))),
    el('header', {}, face, el('h1', {}, name), el('p', { class: 'muted' }, [found.person?.class, ...standing(model, who)].filter(Boolean).join(' · '))),
    found.person ? worth(words, found.person) : '',
    found.person?.note ? el('p', { class: 'briefing' }, found.person.note) : '',
    el('hr', { class: 'mail' }),
    ...(found.days.length ? found.days.map((day) => el('section', { class: 'chronicle-day' }, el('h2', {}, `${words.say('page-siege-day', { day: day.day })} · ${day.date}`), el('p', {}, day.sentences.join(' ')))) : [el('p', {}, words.say('page-campaign-no-story'))]),
    el('p', { class: 'actions screen-only' }, el('button', { onclick: () => window.print() }, words.say('page-chronicle-print'))),
  );
  return { title: name };
}

/** The faces of a counter that say how somebody fights. */
const FACES = ['foot', 'mounted'];

/** His arms, and the numbers of his counter. @param {import('../words/fluent.js').Words} words @param {import('../protocol.js').Person} person */
function worth(words, person) {
  const heads = ['attack', 'defence', 'movement'].map((name) => words.say(`table-${name}`));
  const arms = person.weapons.map((weapon) => (words.has(`table-arm-${weapon}`) ? words.say(`table-arm-${weapon}`) : weapon)).join(', ');
  const row = (face) => el('tr', {}, el('th', { scope: 'row' }, words.say(`people-${face}`)), person.faces[face].map((number) => el('td', {}, String(number))));
  return el('section', { class: 'person-worth' },
    el('table', { class: 'campaign-table' }, el('thead', {}, el('tr', {}, el('td', {}), heads.map((head) => el('th', { scope: 'col' }, head)))), el('tbody', {}, FACES.filter((face) => person.faces[face]).map(row))),
    el('p', { class: 'small' }, [arms, person.armoured ? words.say('page-person-armoured') : ''].filter(Boolean).join(' · ')));
}

/** How somebody stands, as far as this seat knows: his side, his prestige, where he is, how he is. @param {Model} model @param {string} who */
function standing(model, who) {
  const { people, leaders } = model.position;
  const person = people[who] ?? leaders[who];
  if (!person) return [];
  return [model.faction(person.faction).name, stars(person.prestige ?? 0), person.group || person.place ? model.name(person.group || person.place || '') : '', stateOf(model, person)];
}
