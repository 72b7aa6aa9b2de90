/** The shelf of sieges: those that go on, a card each siege, and a leaf for the one that was chosen. */

import { favoured } from '../screens/battle_card.js';
import { door, mountShelf } from '../screens/days_shelf.js';
import { el } from '../screens/dom.js';
import { battlePicture, sideMark, whenSeen } from '../screens/picture.js';
import { portraits } from '../screens/portraits.js';
import { printOf } from '../screens/prints.js';
import { scenarioPicture } from '../screens/scenario_picture.js';
import { startGame } from '../screens/seats.js';
import { hardText, lengthText, playedLine } from '../screens/shelf_facts.js';
import { FightsChoice, Opening, USUAL_FIGHTS } from '../screens/set_up.js';
import { Argued } from './argued.js';

const CAPTAIN = { captain: 'steady', strength: 2 };
const EMPTY = { men: [] };

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export function mount(root, context, path) {
  return mountShelf(root, context, path, { kind: 'siege', card, leaf });
}

function facts(words, siege) {
  const lines = [[lengthText(words, siege.minutes), siege.place.title, siege.ruleset.title].join(' · '), siege.days ? words.say('page-siege-at-most', { days: siege.days }) : ''];
  return el('ul', { class: 'facts small' }, lines.filter(Boolean).map((line) => el('li', {}, line)));
}

function card(context, siege, games) {
  const { words } = context;
  const href = `#/sieges/${siege.id}`;
  const picture = el('a', { class: 'card-picture', href, tabIndex: -1, 'aria-hidden': 'true' });
  const sides = siege.sides.map((side) => {
    const faces = el('span', { class: 'leaders' });
    const men = el('span', { class: 'muted small' }, [words.say('page-battle-men', { count: side.men }), hardText(words, siege.favoured, side.side)].filter(Boolean).join(' · '));
    return { side, faces, item: el('li', {}, faces, el('span', {}, sideMark(side.side), el('strong', {}, side.name), ' ', men)) };
  });
  const begin = el('button', { class: 'primary', 'aria-label': words.say('page-siege-begin-what', { title: siege.title }) }, words.say('page-siege-begin'));
  begin.addEventListener('click', async () => {
    begin.disabled = true;
    await startGame(context, { siege: siege.id, A: 'person', B: CAPTAIN, ...USUAL_FIGHTS }, { kind: 'siege' }).finally(() => (begin.disabled = false));
  });
  const found = el('article', { class: 'battle-card siege-card' }, picture,
    el('div', { class: 'card-text' },
      el('h2', {}, el('a', { href }, siege.title)), el('ul', { class: 'sides' }, sides.map(({ item }) => item)), playedLine(words, games, 'siege', siege.id), el('p', { class: 'tale' }, siege.story), facts(words, siege), favoured(siege),
      el('p', { class: 'actions' }, begin, el('a', { class: 'button quiet', href }, words.say('page-battle-more')))));
  whenSeen(found, async () => {
    const ready = printOf('siege', siege.id, words.lang);
    if (ready) picture.append(ready);
    const whole = await context.api.scenario(siege.id, 'siege');
    if (!ready) picture.append(await scenarioPicture(context, 'siege', whole));
    for (const { side, faces } of sides) for (const who of side.leaders.slice(0, 2)) if (whole.people[who]) faces.append(await portraits.figure(whole.people[who], {}, 44));
  });
  return found;
}

/** One siege with everything that can be chosen before it begins. */
async function leaf(root, context, id) {
  const { api, words } = context;
  const [siege, captains, switches] = await Promise.all([api.scenario(id, 'siege'), api.captains(), api.switches()]);
  const argued = new Argued(words, siege, switches);
  const opponents = [['captain', words.say('page-siege-commander')], ['person', words.say('page-setup-hotseat')], ['watch', words.say('page-siege-watch')]];
  const fights = new FightsChoice(words);
  const opening = new Opening(words, captains, { title: words.say('page-siege-setup'), opponents, more: [fights.root], argued: argued.root });
  const begin = (side) => startGame(context, { siege: id, ...opening.sides(side), ...opening.seed, ...fights.wanted, ...argued.turned }, { kind: 'siege' });
  const sides = siege.sides.map(({ side, name, men, leaders }) => door(
    { seat: side, people: siege.people, leaders, begin, label: words.say(side === 'A' ? 'page-siege-as-besieger' : 'page-siege-as-besieged') },
    el('h2', {}, sideMark(side), name), el('p', { class: 'small muted' }, [words.say('page-battle-men', { count: men }), hardText(words, siege.favoured, side)].filter(Boolean).join(' · '))));
  const picture = battlePicture({ board: siege.board, position: EMPTY, key: siege.place.id, label: words.say('page-siege-picture', { place: siege.place.title }), width: 900 });
  root.append(el('article', { class: 'battle-leaf' },
    el('p', {}, el('a', { href: '#/sieges' }, words.say('page-sieges-all'))),
    el('h1', {}, siege.title),
    el('div', { class: 'leaf-columns' },
      el('div', { class: 'leaf-map' }, picture, favoured(siege)),
      el('div', { class: 'leaf-text' },
        el('p', { class: 'tale' }, siege.story),
        el('div', { class: 'leaf-sides' }, sides),
        opening.root,
        el('h2', {}, words.say('page-battle-briefing')), el('p', {}, siege.briefing), facts(words, siege)))));
}
