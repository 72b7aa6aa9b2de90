/** The shelf of campaigns: those that go on, a card each, and a leaf for the one that was chosen. */

import { keepKeys } from '../keys.js';
import { el } from '../screens/dom.js';
import { forgetButton } from '../screens/forget.js';
import { whenSeen } from '../screens/picture.js';
import { portraits } from '../screens/portraits.js';
import { CaptainChoice } from '../screens/set_up.js';
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
  const captain = new CaptainChoice(words, captains, 'captain');
  const seed = el('input', { type: 'text', id: 'seed', autocomplete: 'off', maxLength: 60 });
  const setUp = el('details', { class: 'set-up' }, el('summary', {}, words.say('page-siege-setup')), captain.root,
    el('div', { class: 'row' }, el('label', { for: 'seed' }, words.say('page-setup-seed')), seed));
  const shown = el('div', { class: 'leaf-map' });
  const begin = (seat) => start(context, campaign, seat, captain.seat, seed.value.trim());
  root.append(el('article', { class: 'battle-leaf' },
    el('p', {}, el('a', { href: '#/campaigns' }, words.say('page-campaigns-all'))),
    el('h1', {}, campaign.title),
    el('div', { class: 'leaf-columns' }, shown,
      el('div', { class: 'leaf-text' },
        el('p', { class: 'tale' }, campaign.story),
        el('div', { class: 'leaf-sides' }, campaign.factions.map((faction) => door(context, campaign, faction, begin))),
        setUp, el('h2', {}, words.say('page-battle-briefing')), el('p', {}, campaign.briefing), facts(words, campaign)))));
  shown.append(await picture(campaign.country, { lang: words.lang, words }));
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

/** Begins a campaign: one seat is the player's, the others the computer's. */
async function start(context, campaign, seat, captain, seed) {
  const seats = Object.fromEntries(campaign.factions.map((faction) => [faction.seat, faction.seat === seat ? 'person' : captain]));
  const made = await context.api.makeCampaign({ campaign: campaign.id, seats, ...(seed ? { seed } : {}) });
  keepKeys(made.id, { [seat]: made.keys[seat] });
  context.go(`#/campaign/${made.id}`);
}

