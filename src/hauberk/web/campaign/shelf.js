/** The shelf of campaigns: those that go on, a card each, and a leaf for the one that was chosen. */

import { door, mountShelf } from '../screens/days_shelf.js';
import { el } from '../screens/dom.js';
import { whenSeen } from '../screens/picture.js';
import { scenarioPicture } from '../screens/scenario_picture.js';
import { startGame } from '../screens/seats.js';
import { lengthText, playedLine } from '../screens/shelf_facts.js';
import { FightsChoice, Opening, SwitchRow, turnedOf } from '../screens/set_up.js';
import { factionMark } from './faction_mark.js';
import { picture } from './picture.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export function mount(root, context, path) {
  return mountShelf(root, context, path, { kind: 'campaign', card, leaf });
}

function facts(words, campaign) {
  return el('ul', { class: 'facts small' }, el('li', {}, [lengthText(words, campaign.minutes), String(campaign.year), campaign.ruleset.title, words.say('page-campaign-at-most', { days: campaign.days })].join(' · ')));
}

/** How many there are, and how hard it is for them where that was counted. */
function facing(words, campaign, { men, won }) {
  const hard = won ? words.say('page-shelf-won-of', { how: words.say(`page-shelf-hard-${won.hard}`), won: won.games, games: campaign.counted.games }) : '';
  return [words.say('page-battle-men', { count: men }), hard].filter(Boolean).join(' · ');
}

function card(context, campaign, games) {
  const { words } = context;
  const href = `#/campaigns/${campaign.id}`;
  const frame = el('a', { class: 'card-picture', href, tabIndex: -1, 'aria-hidden': 'true' });
  const sides = campaign.factions.map((faction) => el('li', {}, factionMark(faction.id), el('strong', {}, faction.name), ' ', el('span', { class: 'muted small' }, facing(words, campaign, faction))));
  const found = el('article', { class: 'battle-card campaign-card' }, frame,
    el('div', { class: 'card-text' },
      el('h2', {}, el('a', { href }, campaign.title)), el('ul', { class: 'sides' }, sides), playedLine(words, games, 'campaign', campaign.id), el('p', { class: 'tale' }, campaign.story), facts(words, campaign), el('p', { class: 'small muted' }, campaign.counted.how),
      el('p', { class: 'actions' }, el('a', { class: 'button primary', href }, words.say('page-campaign-choose')))));
  whenSeen(found, async () => frame.append(await scenarioPicture(context, 'campaign', campaign)));
  return found;
}

/** One campaign with everything that can be chosen before it begins. */
async function leaf(root, context, id) {
  const { api, words } = context;
  const [campaign, captains] = await Promise.all([api.scenario(id, 'campaign'), api.captains()]);
  const edition = campaign.ruleset.id;
  const switches = campaign.switches.map((each) => new SwitchRow({ ...each, name: words.say(`page-campaign-switch-${each.id}`), text: words.say(`page-campaign-switch-${each.id}.text`), defaults: { [edition]: each.on } }, edition));
  const argued = el('details', { class: 'switches' }, el('summary', {}, words.say('page-setup-switches')), switches.map((each) => each.root));
  const opponents = ['captain', 'person', 'watch'].map((name) => [name, words.say(`page-campaign-against-${name}`)]);
  const fights = new FightsChoice(words);
  const opening = new Opening(words, captains, { title: words.say('page-campaign-setup'), opponents, more: [fights.root], argued });
  const begin = (mine) => {
    const seats = Object.fromEntries(campaign.factions.map(({ seat }) => [seat, seat === mine ? opening.mine : opening.others]));
    return startGame(context, { campaign: id, seats, ...opening.seed, ...fights.wanted, ...turnedOf(switches) }, { kind: 'campaign' });
  };
  const doors = campaign.factions.map((faction) => door(
    { seat: faction.seat, people: campaign.people, leaders: faction.leaders, begin, label: words.say('page-campaign-play', { faction: faction.name }) },
    el('h2', {}, factionMark(faction.id), faction.name), el('p', { class: 'small muted' }, facing(words, campaign, faction)), el('p', { class: 'small' }, faction.aim)));
  const shown = el('div', { class: 'leaf-map' });
  root.append(el('article', { class: 'battle-leaf campaign-leaf' },
    el('p', {}, el('a', { href: '#/campaigns' }, words.say('page-campaigns-all'))),
    el('h1', {}, campaign.title),
    el('div', { class: 'leaf-columns' }, shown,
      el('div', { class: 'leaf-text' },
        el('p', { class: 'tale' }, campaign.story),
        el('div', { class: 'leaf-sides' }, doors),
        opening.root, el('h2', {}, words.say('page-battle-briefing')), el('p', {}, campaign.briefing), facts(words, campaign), el('p', { class: 'small muted' }, campaign.counted.how)))));
  picture(campaign.country, { lang: words.lang, words }).then((found) => shown.append(found));
}
