/** The campaign: the painted country, the leaf beside it, and the bar that asks. */

import { keepKeys, keysOf } from '../keys.js';
import { DaysLine } from '../net/days_line.js';
import { endDoors } from '../screens/after_doors.js';
import { announce, el } from '../screens/dom.js';
import { StandingSign } from '../screens/standing.js';
import { standingOrdersButton } from '../screens/standing_orders.js';
import { tableLeaves } from '../screens/table_leaves.js';
import { Counsel } from '../siege/counsel.js';
import { advised } from './advised.js';
import { Curtain } from '../siege/curtain.js';
import { Fought } from '../siege/fought.js';
import { Letters } from '../siege/letters.js';
import { QuietDays } from '../siege/quiet.js';
import { Sheet } from '../siege/sheet.js';
import { Tabs } from '../siege/tabs.js';
import { fill, ruled } from '../table/dom.js';
import { makeOverview } from '../table/overview.js';
import { Signposts } from '../table/signposts.js';
import { onward } from '../siege/before.js';
import { Acting } from './acting.js';
import { BeforeBattle } from './before.js';
import { coloursOf } from './colours.js';
import { DrawUp } from './draw_up.js';
import { H } from './geometry.js';
import { campaignMap } from './index.js';
import { drawnJourneys } from './journeys.js';
import { Ledger, Nobles, Sieges, Tale } from './leaves.js';
import { Model } from './model.js';
import { Modes } from './modes.js';
import { Morning } from './morning.js';
import { seasonOf } from './painter/seasons.js';
import { Amount, Battle, Choices, InSiege, Picks, Retreat } from './scenes.js';
import { CampaignSeat } from './siege_seat.js';

const STEPS = ['upkeep', 'supply', 'morning', 'marches', 'sieges', 'strangers', 'night'];
/** Heights of a hex in pixels: how large the map is shown at first, and how small it may be before it is brought nearer. */
const NEAR = 52;
const SMALL = 34;
/** A pause before half-written orders are checked. */
const CHECK = 200;
const ASKED = {
  group_to_act: Acting, convoy_to_act: Acting, spy_to_act: Acting, morning_asked: Morning, retreat_asked: Retreat, join_asked: Picks, supply_asked: Picks,
  escort_asked: Picks, garrison_asked: Picks, plunder_asked: Amount, share_asked: Amount, battle_awaited: Battle, draw_up_asked: DrawUp, sheet_asked: BeforeBattle, deploy_asked: BeforeBattle, in_siege: InSiege,
};

/** Questions of every day. */
const DAILY = new Set(['group_to_act', 'morning_asked', 'convoy_to_act', 'spy_to_act']);

export class CampaignTable {
  /** What is asked now, and how it is answered. @type {any} */
  question = null;
  /** None before the country has come. @type {ReturnType<typeof campaignMap>} */
  map;
  /** The sheet of a siege that lies over the map, and the seat at it. @type {Sheet|null} */
  sheet = null;
  /** @type {CampaignSeat|null} */
  _seat = null;
  /** The map as it is being opened. @type {Promise<void>|null} */
  _opening = null;
  /** What each faction at this screen has said on the leaf before a battle. @type {Map<string, import('../siege/before.js').Said>} */
  _said = new Map();
  /** Why the last command was not carried out. @type {import('../protocol.js').Refusal|null} */
  _refused = null;
  /** What is wrong with the answer as it stands. @type {import('../protocol.js').Refusal|null} */
  _unlawful = null;
  gone = false;

  /**
   * @param {HTMLElement} root @param {import('../app.js').Context} context @param {string} id @param {string[]} keys
   * @param {import('../screens/past.js').Past|null} [past]  where the campaign is seen again
   */
  constructor(root, context, id, keys, past = null) {
    this.past = past;
    this.context = context;
    this.id = id;
    this.keys = keys;
    this.words = context.words;
    this.model = new Model(context.words);
    this._root = root;
    this.quiet = new QuietDays(context.words, (command) => this.send(command));
    this._title = el('h1', { class: 'siege-title' });
    this._date = el('p', { class: 'siege-date' });
    this._steps = el('ol', { class: 'strip-steps siege-steps', 'aria-label': this.say('page-campaign-steps') });
    this._canvas = el('canvas', { class: 'campaign-map', tabIndex: 0, role: 'application', 'aria-label': this.say('page-campaign-map') });
    this._slip = el('p', { class: 'campaign-slip leaf', hidden: true });
    this._field = el('div', { class: 'campaign-field' }, this._canvas, this._slip);
    this._today = el('div', { class: 'today' });
    this.ledger = new Ledger(this.model, (hex) => this._lead([hex]));
    this.nobles = new Nobles(this.model);
    this.sieges = new Sieges(this.model);
    this.tale = new Tale(this.model);
    this.fought = new Fought({ id, words: context.words, now: () => ({ fought: past ? null : this.model.view.fought, seat: this.model.eyes, seq: this.model.view.seq, mine: Boolean(this.model.mine) }), nameOf: (hex) => this.model.hexName(hex), lead: (hexes) => this._lead(hexes) });
    this.letters = new Letters({
      id, words: context.words, now: () => ({ letter: past ? null : this.model.view.letter, seat: this.model.eyes, seq: this.model.view.seq }), all: () => this.line.ask('letters'),
      passing: () => Boolean(this.model.letsGoBy), nameOf: (hex) => this.model.hexName(hex), lead: (hexes) => this._lead(hexes), pulse: (hexes) => this._signposts?.show(hexes),
    });
    this.modes = new Modes({ model: this.model, map: () => this.map, ask: () => this.line.ask('overlays'), lead: (hexes) => this._lead(hexes), frame: (hexes) => this.frame(hexes) });
    if (!past) this._field.append(this.modes.root);
    this.tabs = new Tabs(this.say('page-campaign-leaf'), [
      ['today', this.say('page-siege-tab-today'), this._today],
      ['groups', this.say('page-campaign-tab-groups'), this.ledger.root],
      ['nobles', this.say('page-campaign-tab-nobles'), this.nobles.root],
      ['sieges', this.say('page-campaign-tab-sieges'), this.sieges.root],
      ['letters', this.say('page-letters'), this.letters.leaf],
      ['tale', this.say('page-siege-tab-tale'), this.tale.root],
    ], (name) => name === 'letters' && this.letters.turnTo());
    this.curtain = new Curtain(this.model);
    this._asks = el('p', { class: 'siege-asks', role: 'status' });
    this._help = el('p', { class: 'siege-help' });
    this._buttons = el('div', { class: 'siege-buttons' });
    this._lost = el('p', { class: 'lost leaf', role: 'status' }, this.say('table-loading'));
    /** @type {import('../net/days_line.js').Line} */
    this.line = past ?? new DaysLine('campaign', id, { keys, lang: context.words.lang });
    this.counsel = new Counsel({ say: (key, gaps) => this.say(key, gaps), line: this.line, now: () => this._now(), follow: (command) => this.send(command) });
    this.stands = new StandingSign({ words: context.words, now: () => this.model.view.standing, sides: () => this.model.view.campaign.factions, lead: (hex) => this._lead([hex]) });
    const head = el('header', { class: 'siege-strip leaf' },
      el('a', { class: 'strip-home button quiet', href: '#/campaigns', 'aria-label': this.say('page-campaign-leave') }, '‹'), this._title, this._date, this.stands.button, this._steps,
      this.counsel.button, el('a', { class: 'button quiet small siege-chronicle-link', href: `#/campaign/${encodeURIComponent(this.id)}/chronicle` }, this.say('page-home-chronicle')));
    this._field.append(tableLeaves(context, 'campaign', ...(this.line instanceof DaysLine ? [standingOrdersButton({ words: context.words, line: this.line, seat: () => this.model.view.you[0] })] : [])));
    const bar = el('footer', { class: 'siege-bar leaf' }, el('div', { class: 'siege-words' }, this._asks, this._help), this._buttons);
    this.root = el('div', { class: 'siege campaign' }, head, this._field, el('aside', { class: 'siege-leaf leaf', 'aria-label': this.say('page-campaign-leaf') }, this.tabs.root), bar, this._lost, this.curtain.root, this.counsel.root, this.stands.root);
    fill(root, this.root);
    this.line.on('view', (view) => this.view(view));
    this.line.on('status', (status) => this._status(status));
    this.line.on('error', (error) => this._failed(error));
  }

  say(key, gaps) {
    return this.words.say(key, gaps);
  }

  // -- what comes from the server ------------------------------------------------------------------------------------

  async view(view) {
    this.model.load(view);
    this._lost.hidden = true;
    if (this.sheet) {
      await this._turnSheet();
      return;
    }
    document.title = `${view.campaign.title} · Hauberk`;
    if (!this.map) await this._open(view);
    if (!this.gone && !this.sheet) this.draw();
  }

  // -- the sheet of a siege ------------------------------------------------------------------------------------------

  /** Shows the map, or the sheet of the siege of a place. @param {string} [place] */
  async show(place) {
    if (this.gone || (this.sheet && this._seat?.name === place)) return;
    this.sheet?.close();
    this.sheet = this._seat = null;
    if (place) await this._openSheet(place);
    else {
      fill(this._root, this.root);
      this.root.append(this.curtain.root);
      this._marked = null;
      if (this.model.view) await this.view(this.model.view);
    }
  }

  async _openSheet(place) {
    const seat = new CampaignSeat({ id: this.id, keys: this.keys, place, line: this.line, model: this.model, curtain: this.curtain });
    this.question?.close?.();
    this.question = null;
    this._seat = seat;
    this.sheet = new Sheet(this._root, this.context, seat);
    if (this.model.view) await this._turnSheet();
  }

  /** What the server shows of the siege now; when it is over, the map comes back. */
  async _turnSheet() {
    const { sheet, _seat: seat } = this;
    if (!seat) return;
    const body = await seat.line.ask('siege').catch((error) => this._failed(error));
    if (this.gone || sheet !== this.sheet) return;
    if (body) seat.line.tell('view', body);
    else if (body === null) this.context.go(`#/campaign/${encodeURIComponent(this.id)}`, { replace: true });
  }

  async _open(view) {
    this._opening ??= this.context.api.campaignMap(view.campaign.map).then((country) => {
      this.model.country = country;
      const season = /** @type {import('./painter/seasons.js').Season} */ (view.position.season || seasonOf(view.campaign.begins));
      this.map = campaignMap(this._canvas, country, { season, lang: this.words.lang, words: { leagues: this.say('page-campaign-leagues'), km: 'km' }, standing: Object.keys(view.position.places), still: () => this.context.settings.still });
      this.map.on('hex', ({ hex, touch }) => this._press(hex, touch));
      this.map.on('hover', ({ hex, what, key }) => {
        this._hover(this.model.hexOf(what) ?? hex); // a banner may lean over the next hex
        if (!key) this.question?.pointHex?.(hex);
      });
      this._canvas.placeOf = (hex) => {
        const { x, y } = this._canvas.getBoundingClientRect();
        const spot = this.map.placeOf(hex);
        return spot && { x: x + spot.x, y: y + spot.y };
      };
      const signposts = new Signposts({
        placeOf: (hex) => this.map.placeOf(hex), look: (hex) => this.map.look(hex), field: this._field, rings: true, label: (hex) => this.say('page-letter-at', { place: this.model.hexName(hex) }),
        room: () => ({ x: 0, y: 0, w: this._field.clientWidth, h: this._field.clientHeight }),
      });
      this._signposts = signposts;
      const overview = makeOverview({ camera: this.map.table.camera, label: this.say('table-overview'), base: () => this.map.table.country.base, dots: () => this._dots() });
      this._field.append(overview.root);
      this.map.on('drawn', () => {
        signposts.place();
        overview.update();
      });
      this._lookFirst();
    });
    await this._opening.catch((error) => this._failed(error));
  }

  /** What the tools that lie over the map hide of it: a row at its head, a column at its side. */
  get _hidden() {
    const field = this._field.getBoundingClientRect();
    const found = { top: 0, right: 0 };
    for (const tools of [this._field.querySelector('.map-tools-row'), this._field.querySelector('.table-leaves')]) {
      const box = tools?.getBoundingClientRect();
      if (!box?.width) continue;
      if (box.height > box.width) found.right = Math.max(found.right, field.right - box.left);
      else found.top = Math.max(found.top, box.bottom - field.top);
    }
    return found;
  }

  /** The first look: all of one's groups, with the aims where there is room for them. */
  _lookFirst() {
    const own = this.model.own.map(([, { hex }]) => hex);
    if (!own.length) return;
    this.map.look(own[0], { scale: NEAR / H, smooth: false });
    if (!this.frame([...own, ...this.model.aimHexes], false)) this.frame(own, false);
  }

  /** Groups that are seen, as dots of the overview. */
  _dots() {
    const { lie } = this.map.table;
    return Object.values(this.model.position.groups).map(({ hex, faction }) => ({ ...lie.at(hex), ink: coloursOf(faction).cloth }));
  }

  /** Brings into sight where something happened, with what stands there. @param {string[]} hexes */
  _lead(hexes) {
    if (!this.map || !hexes[0]) return;
    this.map.look(hexes[0], { scale: Math.max(SMALL / H, this.map.table.camera.scale) });
    this._hover(hexes[0]);
  }

  /** Brings hexes into sight, no smaller than can be read; whether there is room for all. @param {string[]} hexes @param {boolean} [smooth] */
  frame(hexes, smooth = true) {
    const { camera, lie } = this.map.table;
    const spots = hexes.filter(Boolean).map((hex) => lie.at(hex));
    if (!spots.length) return true;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const box = { x: Math.min(...xs) - H, y: Math.min(...ys) - H, w: Math.max(...xs) - Math.min(...xs) + 2 * H, h: Math.max(...ys) - Math.min(...ys) + 2 * H };
    const from = camera.toScreen(box.x, box.y);
    const to = camera.toScreen(box.x + box.w, box.y + box.h);
    const { top, right } = this._hidden;
    const free = camera.free;
    const [x, y, w, h] = [free.x, free.y + top, free.w - right, free.h - top];
    if (from.x >= x && from.y >= y && to.x <= x + w && to.y <= y + h && camera.scale * H >= SMALL) return true;
    const scale = Math.max(SMALL / H, Math.min(NEAR / H, w / box.w, h / box.h));
    const fits = box.w * scale <= w && box.h * scale <= h;
    if (fits) camera.show({ x: box.x, y: box.y - top / scale, w: box.w + right / scale, h: box.h + top / scale }, { smooth, margin: 0, most: scale });
    else this.map.look(hexes[0], { scale, smooth });
    return fits;
  }

  _status(status) {
    this._seat?.line.tell('status', status);
    if (status === 'open' && this.model.view) this._lost.hidden = true;
    if (status === 'lost') {
      fill(this._lost, this.say('table-lost'));
      this._lost.hidden = false;
    }
  }

  _failed(error) {
    if (this.gone) return;
    this._seat?.line.tell('error', error);
    if (error.what === 'lost' || error.what === 'silence') this._status('lost');
    else this._refuse({ text: error.message });
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  async send(command) {
    this._refuse(null);
    this.root.classList.add('is-sending');
    try {
      await this.line.do(command);
      this.root.classList.remove('is-sending');
    } catch (error) {
      this.root.classList.remove('is-sending');
      if (error.name === 'Stale') return;
      if (this._said.size) this._askAgain();
      if (error.refusal) this._refuse(error.refusal);
      else this._failed(error);
    }
  }

  async fight(how) {
    try {
      const fight = await this.line.fight(how);
      keepKeys(fight, keysOf(this.id));
      if (how === 'play') this.context.go(`#/game/${fight}`);
    } catch (error) {
      this._failed(error);
    }
  }

  /** @param {string} hex @param {boolean} [touch]  by a finger, which points at nothing when it is gone */
  _press(hex, touch) {
    this._touched = Boolean(touch);
    this._hover(hex);
    if (hex && this.question?.pressHex?.(hex)) this.tabs.show('today');
  }

  /** What stands in a hex, in words. */
  _hover(hex) {
    const { model } = this;
    this._pointed = hex;
    if (!hex || !model.country) {
      this._slip.hidden = true;
      return;
    }
    const ground = model.country.hexes.find((each) => each.name === hex);
    const place = model.placeAt(hex);
    const held = place && model.position.places[place.id];
    const here = Object.entries(model.position.groups).filter(([, group]) => group.hex === hex);
    const known = (group) => (group.known ? this.say('page-campaign-known', { size: group.known.size, day: group.known.fresh ? 0 : group.known.day }) : this.say('page-campaign-unknown'));
    const parts = [
      `${hex} · ${(ground?.terrain ?? []).map((each) => this.say(`page-campaign-terrain-${each}`)).join(', ')}`,
      place && [this.say('page-campaign-place-line', { name: model.name(place.id), faction: model.faction(held?.faction).name, resources: held?.resources, day: held?.own ? 0 : held?.day }), model.attitude(held?.attitude)].filter(Boolean).join(' · '),
      ...this.modes.linesOf(hex),
      ...here.map(([id, group]) => [`${model.title(id)} (${model.faction(group.faction).name})${model.words.colon}${known(group)}`, model.attitude(group.attitude)].filter(Boolean).join(' · ')),
      ...Object.entries(model.position.convoys).filter(([, convoy]) => convoy.hex === hex).map(([id, convoy]) => model.convoyLine(id, convoy)),
    ];
    fill(this._slip, ...parts.filter(Boolean).flatMap((text) => [text, el('br')]));
    this._slip.hidden = false;
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  draw() {
    const { model } = this;
    const { view, position } = model;
    this.root.dataset.seq = String(view.seq);
    this._title.textContent = view.campaign.title;
    fill(this._date, el('strong', {}, this.say('page-campaign-day', { day: position.day, days: position.days })), ` · ${model.date(position.day)}`);
    const now = STEPS.indexOf(position.step);
    fill(this._steps, ...STEPS.map((step, number) => el('li', { class: `step step-${number < now ? 'past' : number === now ? 'now' : 'to-come'}`, 'aria-current': number === now ? 'step' : null }, el('span', { class: 'step-name' }, this.say(`page-campaign-step-${step}`)))));
    this.map?.show(model.shown);
    this.map?.meeting(position.battle?.hex ?? null);
    if (!this._slip.hidden) this._hover(this._pointed);
    this.map?.journeys(drawnJourneys(model));
    this.modes.update();
    this.stands.update();
    for (const leaf of [this.ledger, this.nobles, this.sieges, this.tale]) leaf.update();
    this.fought.update();
    this.letters.update();
    this.tabs.offer('sieges', model.ownSieges.length > 0);
    this._ask();
  }

  _ask() {
    const { model } = this;
    const mark = `${model.view.seq} ${model.kind} ${model.view.captains} ${Boolean(this.map)}`;
    if (mark !== this._marked) {
      this._marked = mark;
      if (this._touched) this._hover(null);
      this.question?.close?.();
      this._refused = this._unlawful = null;
      if (this._goOn()) return;
      this.question = this._component();
      this.root.dataset.kind = this.question ? model.kind : '';
      fill(this._today, ...(model.over ? [this._outcome(), this.fought.root, this.letters.root, this._latest()] : [this.fought.root, this.letters.root, this.quiet.over(model.view.told.quiet), this._why(), this.question?.root ?? el('p', { class: 'waiting' }, this._waiting()), this._journeys(), this._latest()]));
      if (this.question || model.over) this.tabs.show('today');
      this._fromTheTop(`${model.kind} ${model.actor}`);
      this._check();
    }
    this._bar();
    this.counsel.renew();
    this.curtain.update();
  }

  /** What is asked anew is read from its head. @param {string} asked */
  _fromTheTop(asked) {
    const panel = this._today.closest('.tab-panel');
    if (panel && asked !== this._read) panel.scrollTop = 0;
    this._read = asked;
  }

  /** What the leaf before a battle has said of all that is asked until it begins. */
  _goOn() {
    const { model } = this;
    const awaited = model.kind === 'battle_awaited';
    const said = awaited ? [...this._said.values()].at(-1) : this._said.get(model.eyes);
    const next = this.past ? null : onward(said, { number: model.position.battle?.number, asked: model.asked, awaited });
    if (!next) return false;
    if ('fight' in next) {
      this._said.clear();
      this.fight(next.fight);
      return false;
    }
    this.send(next.command);
    return true;
  }

  /** What could not be answered beforehand is asked. */
  _askAgain() {
    this._said.clear();
    this._marked = '';
    this._ask();
  }

  /** @param {import('../siege/before.js').Said} said */
  _settle(said) {
    this._said.set(this.model.eyes, said);
    this._goOn();
  }

  /** What a question means, where a narrow window has no room for it below; what is asked every day everybody knows. */
  _why() {
    const { model } = this;
    const { ask } = model.view;
    const text = model.mine && !DAILY.has(model.kind) ? (ask?.siege?.help ?? ask?.help) : '';
    return text ? el('p', { class: 'today-help' }, text) : null;
  }

  /** What help is about. */
  _now() {
    const { model, question } = this;
    const { ask } = model.view;
    return { text: this._asks.textContent ?? '', help: ask?.siege?.help ?? ask?.help ?? '', mine: Boolean(model.mine) && !model.over, command: question?.command, told: (command) => advised(model, command) };
  }

  _component() {
    const { model } = this;
    if (model.over || (!model.mine && model.kind !== 'battle_awaited')) return null;
    const Kind = ASKED[model.kind] ?? (model.asked?.choices ? Choices : null);
    if (!Kind || !this.map) return null;
    return new Kind({
      model, map: this.map, changed: () => this._changed(), send: (command) => this.send(command), fight: (how) => this.fight(how), fighting: () => model.view.captains, frame: (hexes) => this.frame(hexes), lead: (hexes) => this._lead(hexes),
      why: (command) => this.line.why(command), refuse: (refusal) => this._refuse(refusal), route: (to) => this.line.ask('route', { to }), ground: () => this.line.ask('ground'), sheets: () => this.line.ask('sheets'), settle: (said) => this._settle(said), field: this._field, settings: this.context.settings, keys: this.keys,
    });
  }

  _waiting() {
    return this.model.view.ask?.text ?? '';
  }

  /** Who is on a route of several days, with a word to call him back; and who goes on no longer, and why. */
  _journeys() {
    const { model } = this;
    const rows = [...model.journeys.map(([id, way]) => this._journey(id, way)), ...model.halts.filter(([id]) => id !== model.actor).map(([id]) => el('li', { class: 'journey-over' }, model.view.told.halts[id].text))];
    return rows.length ? el('section', { class: 'journeys' }, el('h3', {}, this.say('page-campaign-journeys')), el('ul', {}, rows)) : null;
  }

  /** @param {string} id @param {import('./journeys.js').Way} way */
  _journey(id, { path, legs }) {
    const { model } = this;
    const there = legs.at(-1)?.day ?? model.position.day;
    const text = this.say('page-campaign-journey', { group: model.title(id), place: model.hexName(path.at(-1) ?? ''), date: model.date(there, { day: 'numeric', month: 'long' }) });
    const back = this.past ? null : el('button', { type: 'button', class: 'quiet small', dataset: { revoke: id }, onclick: () => this.send({ do: 'revoke', of: id }) }, this.say('page-campaign-route-back'));
    return el('li', {}, text, ' ', back);
  }

  _latest() {
    const day = this.model.view.chronicle.at(-1);
    const quiet = day?.sentences.length === 1 && day.sentences[0] === this.say('chronicle-quiet'); // the day has only begun
    return day && !quiet ? el('section', { class: 'latest' }, el('h3', {}, this.say('page-siege-tab-tale')), el('ul', {}, day.sentences.slice(-6).map((text) => el('li', {}, text)))) : null;
  }

  _outcome() {
    const outcome = /** @type {import('../protocol.js').CampaignOutcome} */ (this.model.position.outcome);
    const names = outcome.winners.map((id) => this.model.faction(id).name).join(', ');
    return el('section', { class: 'siege-end' },
      el('h2', {}, names ? this.say('page-campaign-won', { winners: names }) : this.say('table-drawn')),
      el('p', { class: 'tale' }, this.model.view.told.end),
      el('p', { class: 'actions' }, endDoors(this.context, { kind: 'campaign', id: this.id, keys: this.keys })));
  }

  _bar() {
    const { model, question } = this;
    const { ask } = model.view;
    const text = model.over ? this.say('page-campaign-over') : model.kind === 'battle_awaited' ? this.say('page-campaign-awaited') : (ask?.siege?.text ?? ask?.text ?? '');
    fill(this._asks, ...(this._refused ? ruled(this._refused.text, this._refused.rule) : [text]));
    fill(this._help, this._refused ? '' : ((model.mine && (ask?.siege?.help ?? ask?.help)) || ''));
    if (this.past) {
      fill(this._asks, this.past.where);
      fill(this._buttons, ...this.past.controls);
      return;
    }
    const offers = [];
    if (model.view.undo && model.mine) offers.push(el('button', { type: 'button', class: 'quiet', onclick: () => this._undo() }, this.say('table-undo')));
    if (model.letsGoBy) offers.push(this.quiet.stop(model.eyes));
    else if (model.mine && ['group_to_act', 'morning_asked', 'in_siege'].includes(model.kind)) offers.push(...this.quiet.offer(this.say('page-campaign-quiet'), this.say('page-campaign-quiet.help')));
    const primary = question?.primary;
    if (question?.instead) offers.push(this._instead(question.instead));
    if (primary) {
      const barred = primary.empty ?? this._unlawful;
      offers.push(el('button', { type: 'button', class: 'primary', 'aria-disabled': barred && !primary.act ? 'true' : null, onclick: () => (primary.act ? primary.act() : barred ? this._refuse(barred) : this.send(question.command)) }, primary.label));
    }
    fill(this._buttons, ...offers);
    if (text !== this._told && model.mine) announce(text);
    this._told = text;
  }

  /** What cannot be mended is pressed twice. */
  _instead({ label, sure, command }) {
    const mark = `${this.model.view.seq} ${label}`;
    const press = () => {
      if (this._meant === mark) return this.send(command);
      this._meant = mark;
      return this._bar();
    };
    return el('button', { type: 'button', class: 'quiet', 'data-instead': '', onclick: press }, this._meant === mark ? sure : label);
  }

  async _undo() {
    this._said.clear();
    await this.line.undo(this.model.seat ?? '').catch((error) => (error.refusal ? this._refuse(error.refusal) : this._failed(error)));
  }

  // -- what may not be done ------------------------------------------------------------------------------------------

  _changed() {
    this._refused = null;
    this._check();
    this._bar();
  }

  _check() {
    clearTimeout(this._timer);
    this._unlawful = null;
    const { question } = this;
    if (!this.model.mine || !question?.command) return;
    this._timer = setTimeout(async () => {
      const answer = await this.line.why(question.command).catch(() => null);
      if (!answer || question !== this.question) return;
      this._unlawful = this._refused = answer.lawful ? null : answer.refused;
      this._bar();
    }, CHECK);
  }

  _refuse(refusal) {
    this._refused = refusal;
    if (refusal) announce(refusal.text);
    if (this.model.view) this._bar();
  }

  close() {
    this.gone = true;
    this.counsel.close();
    clearTimeout(this._timer);
    this.question?.close?.();
    this.sheet?.close();
    this.line.close();
    this.map?.close();
  }
}
