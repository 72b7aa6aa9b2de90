/** The shelf of campaigns: those that go on, a card each, and a leaf for the one that was chosen. */

import { keepKeys } from '../keys.js';
import { el } from '../screens/dom.js';
import { forgetButton } from '../screens/forget.js';
import { whenSeen } from '../screens/picture.js';
import { portraits } from '../screens/portraits.js';
import { personKeys } from '../screens/seats.js';
import { CaptainChoice, selectRow, SwitchRow, TimeChoice } from '../screens/set_up.js';
import { picture } from './picture.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { api, words } = context;
  root.classList.add('wide');
  if (path[1]) {
    await leaf(root, context, path[1]);
    return {};
  }
  const [campaigns, games] = await Promise.all([api.campaigns(), api.campaignGames()]);
  root.append(
    el('h1', {}, words.say('page-campaigns')),
    el('p', { class: 'lead' }, words.say('page-campaigns-text', { count: campaigns.length })),
    goingOn(context, games) ?? '',
    el('div', { class: 'battle-cards' }, campaigns.map((campaign) => card(context, campaign))),
  );
  return {};
}

/** Campaigns that were begun. */
export function goingOn(context, games) {
  const { words } = context;
  const rows = games.slice(0, 6).map((game) => {
    const where = game.over ? words.say('page-campaign-over') : words.say('page-siege-going-day', { day: game.day });
    return el('li', {}, el('a', { href: `#/campaign/${encodeURIComponent(game.id)}` }, game.title), el('span', { class: 'muted small' }, ` ${where} `), forgetButton(context, game, (id, key) => context.api.forgetCampaign(id, key)));
  });
  return rows.length ? el('section', { class: 'sieges-going', 'aria-label': words.say('page-campaigns-going') }, el('h2', {}, words.say('page-campaigns-going')), el('ul', { class: 'going-others' }, rows)) : null;
}

function facts(words, campaign) {
  return el('ul', { class: 'facts small' }, el('li', {}, [String(campaign.year), campaign.ruleset.title, words.say('page-campaign-at-most', { days: campaign.days })].join(' · ')));
}

function mark(faction) {
  return el('span', { class: 'faction-mark', dataset: { faction: faction.id }, 'aria-hidden': 'true' }, faction.letter);
}

function card(context, campaign) {
  const { words } = context;
  const href = `#/campaigns/${campaign.id}`;
  const frame = el('a', { class: 'card-picture', href, tabIndex: -1, 'aria-hidden': 'true' });
  const sides = campaign.factions.map((faction) => el('li', {}, mark(faction), el('strong', {}, faction.name), ' ', el('span', { class: 'muted small' }, words.say('page-battle-men', { count: faction.men }))));
  const found = el('article', { class: 'battle-card campaign-card' }, frame,
    el('div', { class: 'card-text' },
      el('h2', {}, el('a', { href }, campaign.title)), el('ul', { class: 'sides' }, sides), el('p', { class: 'tale' }, campaign.story), facts(words, campaign),
      el('p', { class: 'actions' }, el('a', { class: 'button primary', href }, words.say('page-campaign-choose')))));
  whenSeen(found, async () => frame.append(await picture(await context.api.campaignMap(campaign.map), { lang: words.lang, words })));
  return found;
}

/** One campaign with everything that can be chosen before it begins. */
async function leaf(root, context, id) {
  const { api, words } = context;
  const [campaign, captains] = await Promise.all([api.campaign(id), api.captains()]);
  const setUp = new SetUp(words, captains, campaign);
  const shown = el('div', { class: 'leaf-map' });
  const begin = (seat) => start(context, setUp.wanted(seat));
  root.append(el('article', { class: 'battle-leaf campaign-leaf' },
    el('p', {}, el('a', { href: '#/campaigns' }, words.say('page-campaigns-all'))),
    el('h1', {}, campaign.title),
    el('div', { class: 'leaf-columns' }, shown,
      el('div', { class: 'leaf-text' },
        el('p', { class: 'tale' }, campaign.story),
        el('div', { class: 'leaf-sides' }, campaign.factions.map((faction) => door(context, campaign, faction, begin))),
        setUp.root, el('h2', {}, words.say('page-battle-briefing')), el('p', {}, campaign.briefing), facts(words, campaign)))));
  picture(campaign.country, { lang: words.lang, words }).then((found) => shown.append(found));
}

/** Opponents, dice and argued points. */
class SetUp {
  constructor(words, captains, campaign) {
    this._campaign = campaign;
    this._captain = new CaptainChoice(words, captains, 'captain');
    const opponents = ['captain', 'person', 'watch'].map((name) => [name, words.say(`page-campaign-against-${name}`)]);
    this._opponent = selectRow('opponent', words.say('page-setup-opponent'), opponents, 'captain');
    this._opponent.select.addEventListener('change', () => (this._captain.root.hidden = this._opponent.select.value === 'person'));
    this._seed = el('input', { type: 'text', id: 'seed', autocomplete: 'off', maxLength: 60, 'aria-describedby': 'seed-help' });
    this._time = new TimeChoice(words);
    const edition = campaign.ruleset.id;
    this._switches = campaign.switches.map((each) => new SwitchRow({ ...each, name: words.say(`page-campaign-switch-${each.id}`), text: words.say(`page-campaign-switch-${each.id}.text`), defaults: { [edition]: each.on } }, edition));
    this.root = el('details', { class: 'set-up' },
      el('summary', {}, words.say('page-campaign-setup')), this._opponent.row, this._captain.root, this._time.root,
      el('div', { class: 'row' }, el('label', { for: 'seed' }, words.say('page-setup-seed')), this._seed),
      el('p', { class: 'small muted', id: 'seed-help' }, words.say('page-setup-seed.help')),
      el('details', { class: 'switches' }, el('summary', {}, words.say('page-setup-switches')), this._switches.map((each) => each.root)));
  }

  /** The campaign to make when the player takes this seat. @param {string} seat */
  wanted(seat) {
    const against = this._opponent.select.value;
    const others = against === 'person' ? this._time.person : this._captain.seat;
    const turned = this._switches.filter((each) => each.turned).map((each) => [each.id, each.value]);
    return {
      campaign: this._campaign.id,
      seats: Object.fromEntries(this._campaign.factions.map((each) => [each.seat, each.seat === seat && against !== 'watch' ? this._time.person : others])),
      ...(this._seed.value.trim() ? { seed: this._seed.value.trim() } : {}),
      ...(turned.length ? { switches: Object.fromEntries(turned) } : {}),
    };
  }
}

function door(context, campaign, faction, begin) {
  const { words } = context;
  const faces = el('div', { class: 'leaders' });
  for (const who of faction.leaders.slice(0, 2)) if (campaign.people[who]) portraits.figure(campaign.people[who], {}, 84).then((figure) => faces.append(figure));
  const button = el('button', { class: 'primary', dataset: { seat: faction.seat } }, words.say('page-campaign-play', { faction: faction.name }));
  button.addEventListener('click', async () => {
    button.disabled = true;
    await begin(faction.seat).finally(() => (button.disabled = false));
  });
  return el('section', { class: 'leaf-side' }, faces, el('h2', {}, mark(faction), faction.name), el('p', { class: 'small' }, faction.aim), button);
}

/** Begins a campaign, keeps the keys of the persons' seats and goes there. */
async function start(context, wanted) {
  const made = await context.api.makeCampaign(wanted);
  keepKeys(made.id, personKeys(wanted.seats, made.keys));
  context.go(`#/campaign/${made.id}`);
}
