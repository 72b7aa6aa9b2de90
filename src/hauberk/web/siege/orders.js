/** The orders of the day on one sheet: what is thrown, built, burnt, dug, mended and said; one seal for all of it. */

import { el } from '../screens/dom.js';
import { refill, ruled } from '../table/dom.js';
import { Draft, isEmpty, repeatable } from './draft.js';
import { hands } from './hands.js';
import { measure } from './ledger.js';
import { MineOrders } from './mines.js';
import { oddsFor } from './model.js';
import { sign } from './signs.js';

/** Orders that are shown as stopped when the action of the day stops them; others are left out. */
const DAILY = new Set(['bombard', 'build']);

/** A choice in a select. */
const option = (value, text, chosen) => el('option', { value, selected: value === chosen }, text);

export class Orders {
  /** @param {{model: import('./model.js').Model, plan: import('./plan.js').Plan, changed: () => void, check: (command: object) => void}} parts */
  constructor({ model, plan, changed, check }) {
    this.model = model;
    this.plan = plan;
    this.check = check;
    this._told = changed;
    this.draft = new Draft(model.view.id, model.view.seq);
    /** Engines whose next wall is about to be chosen. */
    this.inHand = new Set(Object.keys(this.choices.bombard?.engines ?? {}).filter((engine) => !this.draft.aims[engine] && !this.draft.repair.includes(engine)));
    this._line = this.draft.sites.at(-1)?.line;
    this.mines = new MineOrders(this);
    /** The engine whose crew is being chosen. */
    this._crewed = '';
    this._bodies = Object.fromEntries(['bombard', 'mines', 'build', 'burn', 'repair', 'fascines', 'bridge', 'parley', 'idle'].map((name) => [name, el('div', {})]));
    this._parts = Object.fromEntries(Object.entries(this._bodies).map(([name, body]) => [name, this._part(name, body)]));
    this.root = el('div', { class: 'orders' }, this._again(), Object.values(this._parts));
    this._draw();
  }

  /** What the server offers. @returns {Partial<import('../protocol.js').OrderChoices>} */
  get choices() {
    return this.model.mine?.choices ?? {};
  }

  get command() {
    return this.draft.command(this.choices, this.model);
  }

  get primary() {
    return { label: this.say(this.draft.empty ? 'page-siege-orders-none' : 'page-siege-orders-seal') };
  }

  say(key, gaps) {
    return this.model.words.say(key, gaps);
  }

  changed() {
    this.draft.keep();
    this._draw();
    this._told();
  }

  /** A wall on the plan was pressed: the engines in hand throw at it. @param {string} hex */
  pressHex(hex) {
    if (this.mines.pressHex(hex)) return true;
    const { walls = {}, engines = {} } = this.choices.bombard ?? {};
    const here = this.model.wallsAt(hex).filter((name) => name in walls);
    if (!here.length || !Object.keys(engines).length) return false;
    const name = here.find((each) => walls[each].odds) ?? here[0];
    if (!walls[name].odds) {
      this.check({ do: 'orders', bombard: [{ hex: name, engines: Object.keys(engines).slice(0, 1) }] });
      return true;
    }
    this._aimAt(name);
    return true;
  }

  _aimAt(name) {
    const { engines = {} } = this.choices.bombard ?? {};
    const hand = this.inHand.size ? [...this.inHand] : Object.keys(engines).filter((each) => !this.draft.aims[each]);
    if (!hand.length) return;
    for (const engine of hand) {
      this.draft.aims[engine] = name;
      this.draft.repair = this.draft.repair.filter((each) => each !== engine);
    }
    this.inHand.clear();
    this.changed();
  }

  _part(name, body) {
    const icon = { build: 'built', burn: 'fire', mines: 'mine' }[name] ?? name;
    return el('section', { class: `order order-${name}` }, el('h3', {}, sign(icon), this.say(`page-siege-order-${name}`)), body);
  }

  /** Yesterday's orders can be given again, where there are any, or all struck out. */
  _again() {
    const standing = repeatable(this.model.given);
    const again = el('button', { type: 'button', class: 'quiet', onclick: () => {
      this.draft.again(standing, this.choices);
      this.inHand.clear();
      this.changed();
    } }, this.say('page-siege-orders-again'));
    const clear = el('button', { type: 'button', class: 'quiet', onclick: () => {
      this.draft.clear();
      this.inHand = new Set(Object.keys(this.choices.bombard?.engines ?? {}));
      this.changed();
    } }, this.say('page-siege-orders-clear'));
    return el('p', { class: 'orders-again' }, isEmpty(standing) ? null : again, clear);
  }

  _draw() {
    const { choices, draft } = this;
    const drawn = {
      bombard: choices.bombard ? this._bombard(choices.bombard) : null,
      build: choices.build ? this._build(choices.build) : null,
      burn: Object.keys(choices.burn?.targets ?? {}).length ? this._burn(choices.burn) : null,
      mines: choices.mines?.length ? choices.mines.map((mine) => this.mines.draw(mine)) : null,
      repair: choices.repair?.length ? choices.repair.map((engine) => this.tick(this.model.engineName(engine), draft.repair.includes(engine), (on) => this._mend(engine, on))) : null,
      fascines: choices.fascines?.length ? choices.fascines.map((hex) => this.tick(this.say('page-siege-order-fascines-do', { hexes: hex }), draft.fascines.includes(hex), (on) => (draft.fascines = (choices.fascines ?? []).filter((each) => (each === hex ? on : draft.fascines.includes(each)))))) : null,
      bridge: choices.bridge ? [this.tick(this.say('page-siege-order-bridge-do'), draft.bridge, (on) => (draft.bridge = on))] : null,
      parley: choices.parley ? this._parley(choices.parley) : null,
      idle: this._idle(),
    };
    const stopped = { bombard: 'bombard', build: 'build', burn: 'burn', mines: 'dig' };
    for (const [name, nodes] of Object.entries(drawn)) {
      const goes = !(name in stopped) || choices.goes?.[stopped[name]] !== false;
      this._parts[name].hidden = !nodes || (!goes && !DAILY.has(name));
      refill(this._bodies[name], 'keep', ...(goes ? (nodes ?? []) : [el('p', { class: 'muted' }, this.say('page-siege-order-not-today'))]));
    }
    this.mark();
  }

  /** What the plan shows of these orders. */
  mark() {
    const { walls = {}, engines = {} } = this.choices.bombard ?? {};
    const open = this.choices.goes?.bombard !== false && Object.keys(engines).length;
    this.plan.marks.choices = this.mines.offered ?? new Set(open ? Object.keys(walls).filter((name) => walls[name].odds) : []);
    this.plan.marks.aims = new Map([...this.draft.targets].map(([hex, names]) => [hex, this.say('page-percent', { percent: Math.round(this._odds(hex, names)) })]));
    this.plan.marks.posts = new Map([...this.mines.marks, ...(this.choices.fascines ?? []).map((hex) => /** @type {[string, string]} */ ([hex, this.draft.fascines.includes(hex) ? '≋' : '·']))]);
    this.plan.soon();
  }

  _odds(hex, names) {
    const { walls = {}, engines = {} } = this.choices.bombard ?? {};
    return oddsFor(walls[hex]?.odds ?? {}, names.reduce((sum, name) => sum + (engines[name] ?? 0), 0));
  }

  /** What the slip on the plan adds about a wall: the chance with what is in hand, with all, or why it is no target. */
  about(name) {
    const { walls = {}, engines = {} } = this.choices.bombard ?? {};
    const wall = walls[name];
    if (!wall || !Object.keys(engines).length) return '';
    if (!wall.odds) return this.say(`page-siege-no-target-${wall.why}`);
    const hand = this.inHand.size ? [...this.inHand] : Object.keys(engines);
    const points = hand.reduce((sum, engine) => sum + engines[engine], 0);
    return this.say('page-siege-odds-with', { points, percent: Math.round(oddsFor(wall.odds, points)) });
  }

  // -- stones ------------------------------------------------------------------------------------------------------

  _bombard({ engines, walls, crews = {} }) {
    const names = Object.keys(engines);
    if (!names.length) return [el('p', { class: 'muted' }, this.say('page-siege-no-engines'))];
    const chips = names.map((name) => this._chip(name, engines[name]));
    const targets = [...this.draft.targets].map(([hex, thrown]) => this._target(hex, thrown));
    const open = Object.keys(walls).filter((name) => walls[name].odds);
    const points = [...this.inHand].reduce((sum, name) => sum + engines[name], 0);
    const choose = el('select', { 'aria-label': this.say('page-siege-aim-at'), dataset: { keep: 'aim' } },
      option('', this.say('page-siege-aim-at'), ''), open.map((name) => option(name, `${this.model.wallName(name)} · ${this.say('page-percent', { percent: Math.round(oddsFor(walls[name].odds, points || 1)) })}`, '')));
    choose.addEventListener('change', () => choose.value && this._aimAt(choose.value));
    const hint = this.inHand.size ? 'page-siege-aim-hint' : 'page-siege-aim-take';
    return [
      el('div', { class: 'engine-chips' }, chips),
      el('p', { class: 'small muted' }, this.say(hint, { points })),
      this.inHand.size ? choose : null,
      targets.length ? el('ul', { class: 'targets' }, targets) : null,
      ...this._crews(crews),
    ];
  }

  _chip(name, points) {
    const aimed = this.draft.aims[name];
    const button = el('button', { type: 'button', class: 'chip engine-chip', 'aria-pressed': String(this.inHand.has(name)), dataset: { engine: name, keep: name } },
      el('span', {}, this.model.engineName(name)), el('span', { class: 'number small' }, this.say('page-siege-points', { points })), aimed ? el('span', { class: 'small' }, `→ ${aimed}`) : null);
    button.addEventListener('click', () => {
      if (this.inHand.has(name)) this.inHand.delete(name);
      else this.inHand.add(name);
      delete this.draft.aims[name];
      this.changed();
    });
    return button;
  }

  _target(hex, thrown) {
    const { model } = this;
    const percent = this._odds(hex, thrown);
    const wall = model.wall(hex);
    const points = thrown.reduce((sum, name) => sum + (this.choices.bombard?.engines[name] ?? 0), 0);
    const remove = el('button', { type: 'button', class: 'quiet small', 'aria-label': this.say('page-siege-aim-off', { what: model.wallName(hex) }), onclick: () => {
      for (const name of thrown) delete this.draft.aims[name];
      this.inHand = new Set([...this.inHand, ...thrown]);
      this.changed();
    } }, '✕');
    return el('li', {}, el('strong', {}, model.wallName(hex)), remove,
      el('span', { class: 'measure' }, measure(percent), el('span', { class: 'measure-text' }, this.say('page-siege-odds-grade', { percent: Math.round(percent), points, left: wall.grades - wall.lost, grades: wall.grades }))));
  }

  /** Who serves the engines that throw, where the rules want a crew all day. */
  _crews(crews) {
    const { draft, model } = this;
    const { engineers = [], workers = [] } = this.choices.build ?? {};
    const busy = draft.busy;
    return Object.keys(draft.aims).filter((engine) => crews[engine]).map((engine) => {
      const others = new Set(Object.entries(draft.crews).flatMap(([name, crew]) => (name === engine ? [] : crew)));
      return hands(model, {
        label: this.say('page-siege-crew', { engine: model.engineName(engine) }), people: [...engineers, ...workers].filter((who) => !busy.has(who) && !others.has(who)),
        chosen: draft.crews[engine], most: crews[engine].men, open: this._crewed === engine,
        set: (who) => {
          this._crewed = engine;
          if (who) draft.crews[engine] = who;
          else delete draft.crews[engine];
          this.changed();
        },
      });
    });
  }

  // -- hammers -----------------------------------------------------------------------------------------------------

  _build(build) {
    const { model, draft } = this;
    const own = model.position.sides[model.eyes ?? ''];
    const going = (own.projects ?? []).map((project) => this._going(project, build));
    const planned = draft.sites.filter((site) => !site.project).map((site) => this._planned(site, build));
    return [
      going.length ? el('ul', { class: 'works' }, going) : null,
      planned.length ? el('ul', { class: 'works' }, planned) : null,
      this._newSite(build),
    ];
  }

  _hands(build) {
    const busy = this.draft.busy;
    const { archers = [], targets = {} } = this.choices.burn ?? {};
    const spared = new Set(Object.keys(targets).length ? archers : []); // where something could be burnt, archers build last
    const free = build.workers.filter((who) => !busy.has(who));
    return { workers: [...free.filter((who) => !spared.has(who)), ...free.filter((who) => spared.has(who))], engineers: build.engineers.filter((who) => !busy.has(who)) };
  }

  _going(project, build) {
    const { model, draft } = this;
    const ordered = draft.sites.find((site) => site.project === project.id);
    const resting = ordered ? !ordered.workers.length : project.paused;
    const turn = el('button', { type: 'button', class: 'quiet small', dataset: { keep: project.id }, onclick: () => {
      draft.sites = draft.sites.filter((site) => site.project !== project.id);
      if (!ordered) draft.sites.push(project.paused ? this._manned(project.line, build.team, build, project.id) : { line: project.line, workers: [], engineer: '', project: project.id });
      this.changed();
    } }, this.say(resting ? 'page-siege-site-resume' : 'page-siege-site-pause'));
    const left = this.say(resting ? 'page-siege-site-rests' : 'page-siege-site-days', { left: Math.max(0, (project.days ?? 0) - project.done), all: project.days ?? 0, done: project.done });
    return el('li', {}, el('span', {}, model.kindName(project.line)), el('span', { class: 'small muted' }, left), turn);
  }

  _manned(line, team, build, project = '') {
    const { workers, engineers } = this._hands(build);
    return { line, workers: workers.slice(0, team), engineer: build.engineer ? (engineers[0] ?? '') : '', project };
  }

  _planned(site, build) {
    const { model, draft } = this;
    const teams = build.lines.find((each) => each.line === site.line)?.teams ?? {};
    const job = teamFor(teams, site.workers.length);
    const led = site.engineer ? this.say('page-siege-site-led', { who: model.name(site.engineer) }) : '';
    const off = el('button', { type: 'button', class: 'quiet small', 'aria-label': this.say('page-siege-site-off', { what: model.kindName(site.line) }), onclick: () => {
      draft.sites = draft.sites.filter((each) => each !== site);
      this.changed();
    } }, '✕');
    return el('li', {}, el('strong', {}, model.kindName(site.line)), el('span', { class: 'small muted' }, [this.say('page-siege-site-team', { men: site.workers.length, days: job?.days ?? 0 }), led].filter(Boolean).join(' · ')), off);
  }

  /** What to build, with how many hands: more hands, fewer days. */
  _newSite(build) {
    const { workers, engineers } = this._hands(build);
    if (build.engineer && !engineers.length) return el('p', { class: 'small muted' }, this.say('page-siege-site-no-engineer'));
    this._line = build.lines.some((each) => each.line === this._line) ? this._line : build.lines[0]?.line;
    if (!this._line) return null;
    const line = el('select', { 'aria-label': this.say('page-siege-site-what'), dataset: { keep: 'line' } }, build.lines.map((each) => option(each.line, this.model.kindName(each.line), this._line)));
    line.addEventListener('change', () => {
      this._line = line.value;
      this._draw();
    });
    const { teams } = build.lines.find((each) => each.line === this._line);
    const begin = Object.entries(teams).map(([number, job]) => {
      const button = el('button', { type: 'button', class: 'team', dataset: { team: number, keep: `team ${number}` } },
        el('span', {}, this.say('page-siege-site-hands', { men: Number(number) })), el('span', { class: 'number small' }, this.say('page-siege-site-made', { days: job.days, pieces: job.pieces })));
      const few = workers.length < Number(number);
      if (few) button.setAttribute('aria-disabled', 'true');
      button.addEventListener('click', () => {
        const site = this._manned(this._line, Number(number), build);
        if (few) this.check({ do: 'orders', sites: [...this.draft.sites, site] });
        else {
          this.draft.sites.push(site);
          this.changed();
        }
      });
      return button;
    });
    const use = `page-siege-use-${this._line}`;
    return el('div', { class: 'new-site' }, line, this.model.words.has(use) ? el('p', { class: 'small muted' }, this.say(use)) : null, el('div', { class: 'teams', role: 'group', 'aria-label': this.say('page-siege-site-how') }, begin));
  }

  // -- fire, mines, mending, words ------------------------------------------------------------------------------------

  _burn(burn) {
    const { draft, model } = this;
    const label = (name) => (model.wall(name) ? model.wallName(name) : model.engineName(name));
    const busy = draft.busy;
    const count = burn.archers.filter((who) => !busy.has(who)).length;
    const percent = (name) => Math.round(burn.targets[name]?.by[count - 1] ?? 0);
    const choose = el('select', { 'aria-label': this.say('page-siege-order-burn'), dataset: { keep: 'burn' } }, option('', this.say('page-siege-burn-nothing'), draft.burn),
      Object.keys(burn.targets).map((name) => option(name, `${label(name)} · ${this.say('page-percent', { percent: percent(name) })}`, draft.burn)));
    choose.addEventListener('change', () => {
      draft.burn = choose.value;
      this.changed();
    });
    const said = draft.burn && count ? this.say('page-siege-burn-odds', { percent: percent(draft.burn), count }) : this.say('page-siege-burn-hint', { count });
    return [choose, el('p', { class: 'small muted' }, said)];
  }

  _mend(engine, on) {
    const { draft } = this;
    draft.repair = [...draft.repair.filter((each) => each !== engine), ...(on ? [engine] : [])];
    if (on) delete draft.aims[engine];
    this.inHand.delete(engine);
  }

  _parley(parley) {
    const { draft } = this;
    const terms = parley.terms.map((term) => el('li', {}, ruled(this.model.term(term), term.rule)));
    const odds = this.say(parley.at_least ? 'page-siege-parley-at-least' : 'page-siege-parley-odds', { percent: Math.round(parley.percent), least: Math.max(1, parley.least) });
    const tick = this.tick(this.say('page-siege-parley-do'), draft.negotiate, (on) => (draft.negotiate = on));
    return [parley.refused ? null : tick, el('p', { class: 'small' }, odds), terms.length ? el('ul', { class: 'siege-terms' }, terms) : null];
  }

  /** Who has nothing to do yet. */
  _idle() {
    const busy = this.draft.busy;
    const idle = (this.choices.idle ?? []).filter((who) => !busy.has(who));
    return [el('p', { class: 'small muted' }, this.say('page-siege-idle', { count: idle.length }))];
  }

  /** A box to tick. @param {string} text @param {boolean} on @param {(on: boolean) => void} set */
  tick(text, on, set) {
    const box = el('input', { type: 'checkbox', checked: on, dataset: { keep: text } });
    box.addEventListener('change', () => {
      set(box.checked);
      this.changed();
    });
    return el('label', { class: 'tick' }, box, el('span', {}, text));
  }
}

/** The line of the table for a team: the largest that is not larger. */
function teamFor(teams, men) {
  const sizes = Object.keys(teams).map(Number).filter((size) => size <= men);
  return sizes.length ? teams[String(Math.max(...sizes))] : null;
}
