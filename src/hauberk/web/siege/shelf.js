/** The shelf of sieges: those that go on, a card each siege, and a leaf for the one that was chosen. */

import { keepKeys } from '../keys.js';
import { el } from '../screens/dom.js';
import { forgetButton } from '../screens/forget.js';
import { battlePicture, sideMark, whenSeen } from '../screens/picture.js';
import { portraits } from '../screens/portraits.js';
import { personKeys } from '../screens/seats.js';
import { CaptainChoice, selectRow, TimeChoice } from '../screens/set_up.js';
import { Argued } from './argued.js';

const SHAPE = 8 / 5;
const CAPTAIN = { captain: 'steady', strength: 2 };
const EMPTY = { men: [] };

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { api, words } = context;
  root.classList.add('wide');
  if (path[1]) {
    await leaf(root, context, path[1]);
    return {};
  }
  const [sieges, games] = await Promise.all([api.sieges(), api.siegeGames()]);
  root.append(
    el('h1', {}, words.say('page-sieges')),
    el('p', { class: 'lead' }, words.say('page-sieges-text', { count: sieges.length })),
    goingOn(context, games) ?? '',
    el('div', { class: 'battle-cards' }, sieges.map((siege) => card(context, siege))),
  );
  return {};
}

/** Sieges that were begun. */
export function goingOn(context, games) {
  const { words } = context;
  const rows = games.slice(0, 6).map((game) => {
    const where = game.over ? words.say('page-siege-over') : words.say('page-siege-going-day', { day: game.day });
    const chronicle = game.over ? [' · ', el('a', { href: `#/siege/${encodeURIComponent(game.id)}/chronicle` }, words.say('page-home-chronicle'))] : [];
    return el('li', {}, el('a', { href: `#/siege/${encodeURIComponent(game.id)}` }, game.title), el('span', { class: 'muted small' }, ` ${where} `), ...chronicle, ' ', forgetButton(context, game, (id, key) => context.api.forgetSiege(id, key)));
  });
  return rows.length ? el('section', { class: 'sieges-going', 'aria-label': words.say('page-sieges-going') }, el('h2', {}, words.say('page-sieges-going')), el('ul', { class: 'going-others' }, rows)) : null;
}

function facts(words, siege) {
  const lines = [[siege.place.title, siege.ruleset.title].join(' · '), siege.days ? words.say('page-siege-at-most', { days: siege.days }) : ''];
  return el('ul', { class: 'facts small' }, lines.filter(Boolean).map((line) => el('li', {}, line)), siege.favoured?.how ? el('li', { class: 'muted' }, siege.favoured.how) : null);
}

function card(context, siege) {
  const { words } = context;
  const href = `#/sieges/${siege.id}`;
  const picture = el('a', { class: 'card-picture', href, tabIndex: -1, 'aria-hidden': 'true' });
  const sides = siege.sides.map((side) => {
    const faces = el('span', { class: 'leaders' });
    const men = el('span', { class: 'muted small' }, words.say('page-battle-men', { count: side.men }));
    return { side, faces, item: el('li', {}, faces, el('span', {}, sideMark(side.side), el('strong', {}, side.name), ' ', men)) };
  });
  const begin = el('button', { class: 'primary', 'aria-label': words.say('page-siege-begin-what', { title: siege.title }) }, words.say('page-siege-begin'));
  begin.addEventListener('click', async () => {
    begin.disabled = true;
    await start(context, { siege: siege.id, A: 'person', B: CAPTAIN }).finally(() => (begin.disabled = false));
  });
  const found = el('article', { class: 'battle-card siege-card' }, picture,
    el('div', { class: 'card-text' },
      el('h2', {}, el('a', { href }, siege.title)), el('ul', { class: 'sides' }, sides.map(({ item }) => item)), el('p', { class: 'tale' }, siege.story), facts(words, siege),
      el('p', { class: 'actions' }, begin, el('a', { class: 'button quiet', href }, words.say('page-battle-more')))));
  whenSeen(found, async () => {
    const whole = await context.api.siege(siege.id);
    picture.append(battlePicture({ board: whole.board, position: EMPTY, key: siege.place.id, label: '', width: 460, shape: SHAPE, focus: Object.values(whole.sections).flatMap(({ hexes }) => hexes) }));
    for (const { side, faces } of sides) for (const who of side.leaders.slice(0, 2)) if (whole.people[who]) faces.append(await portraits.figure(whole.people[who], {}, 44));
  });
  return found;
}

/** One siege with everything that can be chosen before it begins. */
async function leaf(root, context, id) {
  const { api, words } = context;
  const [siege, captains, switches] = await Promise.all([api.siege(id), api.captains(), api.switches()]);
  const setUp = new SetUp(words, captains, siege, switches);
  const picture = battlePicture({ board: siege.board, position: EMPTY, key: siege.place.id, label: words.say('page-siege-picture', { place: siege.place.title }), width: 900 });
  root.append(el('article', { class: 'battle-leaf' },
    el('p', {}, el('a', { href: '#/sieges' }, words.say('page-sieges-all'))),
    el('h1', {}, siege.title),
    el('div', { class: 'leaf-columns' },
      el('div', { class: 'leaf-map' }, picture),
      el('div', { class: 'leaf-text' },
        el('p', { class: 'tale' }, siege.story),
        el('div', { class: 'leaf-sides' }, siege.sides.map((side) => door(context, siege, side, setUp))),
        setUp.root,
        el('h2', {}, words.say('page-battle-briefing')), el('p', {}, siege.briefing), facts(words, siege)))));
}

function door(context, siege, side, setUp) {
  const { words } = context;
  const faces = el('div', { class: 'leaders' });
  for (const who of side.leaders.slice(0, 2)) if (siege.people[who]) portraits.figure(siege.people[who], {}, 84).then((figure) => faces.append(figure));
  const button = el('button', { class: 'primary' }, words.say(side.side === 'A' ? 'page-siege-as-besieger' : 'page-siege-as-besieged'));
  button.addEventListener('click', async () => {
    button.disabled = true;
    await start(context, setUp.wanted(side.side)).finally(() => (button.disabled = false));
  });
  return el('section', { class: 'leaf-side' }, faces, el('h2', {}, sideMark(side.side), side.name), el('p', { class: 'small muted' }, words.say('page-battle-men', { count: side.men })), button);
}

/** Opponent, dice and argued points. */
class SetUp {
  constructor(words, captains, siege, switches) {
    this._siege = siege;
    this._captain = new CaptainChoice(words, captains, 'captain');
    const opponents = [['captain', words.say('page-siege-commander')], ['person', words.say('page-setup-hotseat')], ['watch', words.say('page-siege-watch')]];
    this._opponent = selectRow('opponent', words.say('page-setup-opponent'), opponents, 'captain');
    this._opponent.select.addEventListener('change', () => (this._captain.root.hidden = this._opponent.select.value === 'person'));
    this._argued = new Argued(words, siege, switches);
    this._time = new TimeChoice(words);
    this._seed = el('input', { type: 'text', id: 'seed', autocomplete: 'off', maxLength: 60, 'aria-describedby': 'seed-help' });
    this.root = el('details', { class: 'set-up' },
      el('summary', {}, words.say('page-siege-setup')), this._opponent.row, this._captain.root, this._time.root,
      el('div', { class: 'row' }, el('label', { for: 'seed' }, words.say('page-setup-seed')), this._seed),
      el('p', { class: 'small muted', id: 'seed-help' }, words.say('page-setup-seed.help')),
      this._argued.root);
  }

  /** The siege to make when the player takes this side. @param {'A'|'B'} side */
  wanted(side) {
    const against = this._opponent.select.value;
    const seat = this._captain.seat;
    return {
      siege: this._siege.id,
      [side]: against === 'watch' ? seat : this._time.person,
      [side === 'A' ? 'B' : 'A']: against === 'person' ? this._time.person : seat,
      ...(this._seed.value.trim() ? { seed: this._seed.value.trim() } : {}),
      ...this._argued.turned,
    };
  }
}

/** Begins a siege, keeps the keys of the persons' seats and goes there. */
async function start(context, wanted) {
  const made = await context.api.makeSiege(wanted);
  keepKeys(made.id, personKeys(wanted, made.keys));
  context.go(`#/siege/${made.id}`);
}
