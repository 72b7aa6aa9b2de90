// What lies on the map besides ground and people: reach, zones, lanes, targets, ways, answers. Every number in it came from the server.
import * as ink from '../paint/map/overlays.js';
import { drawCounter } from '../paint/people/index.js';
import { hexOf, storeyOf } from './grid.js';
import { answerHexes, MANY, manyPlaces, placesOf, targetsOf, wishedPlaces } from './offers.js';
import { drawPassing, pip } from './passing.js';
import { storeyMark, workSigns } from './signs.js';

/** The charge that a question is about: of several that were declared together one is asked about after the other. */
export function chargeAsked(question) {
  return question?.plans?.[question.number ?? 0] ?? null;
}

/** The people a question is about. */
export function subjects(question) {
  const plan = chargeAsked(question);
  if (plan) return [plan.man, plan.target];
  if (question?.stages?.length) return question.stages[0].men;
  return question ? (question.men ?? question.order?.men ?? [question.man ?? question.order?.man].filter(Boolean)) : [];
}

export class Layers {
  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, asking: import('./asking.js').Asking,
   *   storeys: import('./storeys.js').Storeys, sketch: import('./sketch.js').Sketch, changed: () => void}} parts
   */
  constructor({ store, hand, asking, storeys, sketch, changed }) {
    this.store = store;
    this.hand = hand;
    this.asking = asking;
    this.storeys = storeys;
    this.sketch = sketch;
    this.redraw = changed;
    this.flags = { reach: 'auto', lanes: 'auto', fire: 'auto', threat: 'off', arc: 'off', names: 'off' };
    this.answers = new Map();
    this.arrived = 0;
    this.line = null;
    this.pointed = [];
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  /** Whom the overlays are about. */
  get who() {
    return this.hand.man ?? this.hand.look;
  }

  /** Overlays that show themselves where they help; a key turns each on or off. */
  auto(name) {
    const { hand, store } = this;
    const foe = hand.look && store.men.get(hand.look)?.side !== store.mine;
    const held = hand.man && !hand.paused; // while a deed is shown, what else he might have done is no longer true
    if (name === 'reach') return Boolean(foe) || Boolean(held && store.ask.sequence === 'movement');
    if (name === 'lanes') return Boolean(held) && store.ask.sequence === 'charges';
    if (name === 'fire') return Boolean(foe);
    return false;
  }

  on(name) {
    const flag = this.flags[name];
    return flag === 'on' || (flag === 'auto' && Boolean(this.store.view) && Boolean(this.auto(name)));
  }

  toggle(name) {
    this.flags[name] = this.on(name) ? 'off' : 'on';
    this.redraw();
  }

  /** A new position: what was pointed out belongs to the old one. */
  refresh() {
    this.answers.clear();
    this.pointed = [];
    this.redraw();
  }

  changed() {
    this.redraw();
  }

  tell(line) {
    this.line = line;
    this.redraw();
  }

  point(men) {
    this.pointed = men;
    this.redraw();
  }

  /** An answer of the server, or null until it comes. */
  get(what, about) {
    const key = what + JSON.stringify(about);
    if (!this.answers.has(key)) {
      this.answers.set(key, null);
      const seq = this.store.view.seq;
      this.asking.ask(what, about).then((answer) => {
        if (seq !== this.store.view.seq) return;
        this.answers.set(key, answer);
        this.arrived += 1;
        this.redraw();
      }).catch(() => {});
    }
    return this.answers.get(key);
  }

  hexes(names) {
    return names.map((name) => this.store.grid.byName.get(name)).filter(Boolean);
  }

  /** Those of some cells that lie on the storey looked at. */
  seen(names) {
    return this.hexes(names.filter((name) => this.storeys.shows(name)));
  }

  /** Of the ways to several storeys of one hex the uppermost that is seen. */
  uppermost(ways) {
    const found = new Map();
    for (const [name, way] of ways) {
      const hex = hexOf(name);
      if (this.storeys.shows(name) && !(found.has(hex) && storeyOf(found.get(hex)[0]) > storeyOf(name))) found.set(hex, [name, way]);
    }
    return [...found.values()];
  }

  /** Everything that the overlays below the people depend on, besides the camera. */
  key() {
    const { hand, store, flags } = this;
    return [store.view.seq, hand.mode, hand.man, hand.look, Boolean(hand.of), hand.wish, flags, this.arrived, this.on('lanes') ? hand.option?.target : null];
  }

  // -- below the people ------------------------------------------------------------------------------------------------

  below(g) {
    const { store } = this;
    const { board } = store.view;
    this.places(g, board);
    if (this.on('threat')) this.threat(g);
    if (this.on('fire') && this.who) this.fire(g);
    if (this.hand.wish && this.hand.of) this.wished(g, board);
    else if (this.on('reach') && this.who) this.reach(g, board);
    if (this.on('lanes') && this.who) this.lanes(g);
    if (this.on('arc') && this.who) this.front(g);
    if (this.hand.mode === 'question') this.question(g, board);
  }

  places(g, board) {
    for (const way of board.exits ?? []) ink.marked(g, this.hexes(way.hexes), 'exit', this.on('names') ? way.name : '');
    for (const area of board.areas ?? []) ink.marked(g, this.hexes(area.hexes), 'area', this.on('names') ? area.name : '');
  }

  threat(g) {
    const side = (this.store.mine ?? this.store.view.you[0] ?? this.store.view.position.active) === 'A' ? 'B' : 'A';
    const found = this.get('threat', { side });
    if (!found) return;
    ink.zone(g, this.seen(found.fire), 'threat');
    ink.zone(g, this.seen(found.zone), 'zone');
  }

  fire(g) {
    const found = this.get('fire', { man: this.who });
    const weapon = found?.weapons?.[0];
    if (!weapon) return;
    const bands = new Map();
    for (const [name, mark] of Object.entries(weapon.hexes)) {
      if (!bands.has(mark.band)) bands.set(mark.band, { range: mark.range, hexes: [], names: [] });
      const band = bands.get(mark.band);
      band.range = Math.min(band.range, mark.range);
      band.hexes.push(...this.seen([name]));
      band.most = Math.max(band.most ?? 0, mark.range);
    }
    const sorted = [...bands.values()].sort((one, other) => one.range - other.range);
    ink.rangeBands(g, sorted.map(({ hexes, range, most }) => ({ hexes, label: range === most ? String(range) : `${range}–${most}` })));
  }

  reach(g, board) {
    const { hand } = this;
    if (hand.of?.entries) return this.entries(g, board);
    const own = hand.man && this.store.ask.sequence === 'movement' && hand.mode === 'free';
    const moves = own ? hand.of?.moves : this.get('reach', { man: this.who })?.moves;
    const all = this.uppermost(Object.entries(moves ?? {}));
    // Where nearly every step can be shot at, an eye on each says nothing; the slip names the shooters.
    const eyes = own && all.filter(([, way]) => way.watched).length < all.length * 0.6;
    const cells = all.map(([name, way]) => ({ ...this.store.grid.byName.get(name), cost: way.cost, watched: eyes && way.watched }));
    if (cells.length) ink.reach(g, board, cells, { dim: Boolean(own), costs: true });
    else if (own && hand.of) this.borne(g, board);
    this.landings(g, this.store.men.get(this.who)?.at, Object.values(moves ?? {}).map((way) => way.path));
  }

  /** Whoever bears a ladder or a body goes nowhere without it: where it can be brought. */
  borne(g, board) {
    const cells = this.seen(manyPlaces(this.hand.of));
    if (cells.length) ink.reach(g, board, cells, { dim: true, costs: false });
  }

  /** Where somebody who waits beside the map can come in, and at what price. */
  entries(g, board) {
    const cells = Object.entries(this.hand.of?.entries ?? {}).map(([name, way]) => ({ ...this.store.grid.byName.get(name), cost: way.cost }));
    ink.reach(g, board, cells, { dim: true, costs: true });
  }

  /** Where the chosen work can be done. */
  wished(g, board) {
    const cells = this.hexes(wishedPlaces(this.hand.of, this.hand.wish));
    if (cells.length) ink.reach(g, board, cells, { dim: true, costs: false });
  }

  /** Where ways lead up or down: stairs, ladders. Each is marked once. */
  landings(g, start, paths) {
    const marks = new Map();
    for (const path of paths) {
      const cells = [start, ...(path ?? [])].filter(Boolean);
      for (let n = 1; n < cells.length; n += 1) {
        const [from, to] = [cells[n - 1], cells[n]];
        if (storeyOf(from) !== storeyOf(to) && (this.storeys.shows(from) || this.storeys.shows(to))) marks.set([from, to].sort().join(), [from, to]);
      }
    }
    for (const [from, to] of marks.values()) {
      const [a, b] = this.hexes([from, to]);
      if (a && b) storeyMark(g, a, b, storeyOf(to), storeyOf(to) > storeyOf(from));
    }
  }

  lanes(g) {
    const { hand, store } = this;
    const found = this.get('lanes', { man: this.who });
    const aimed = hand.option?.target;
    const start = store.men.get(this.who)?.at;
    for (const lane of found?.lanes ?? []) {
      if (aimed && lane.target !== aimed) continue;
      const end = lane.ends[0];
      if (end) ink.chargeLane(g, this.hexes([start, ...end.path]));
    }
  }

  /** The hexes before a rider's head. */
  front(g) {
    const man = this.store.men.get(this.who);
    if (!man?.at || man.facing === undefined) return;
    const names = [-1, 0, 1].map((turn) => this.store.grid.neighbour(man?.at, (man?.facing ?? 0) + turn)).filter(Boolean);
    ink.zone(g, this.hexes(names), 'front');
  }

  /** The open question on the map: what it is about, and where an answer can be given. */
  question(g, board) {
    const { store } = this;
    const { question } = store.ask;
    const cells = this.hexes([...answerHexes(store.ask, store)]);
    if (cells.length) ink.reach(g, board, cells, { dim: true, costs: false });
    const way = question?.path ?? question?.stages?.map((stage) => stage.cells[0]);
    const mover = store.men.get(question?.man ?? subjects(question)[0]);
    if (way?.length && mover?.at) ink.path(g, this.hexes([mover.at, ...way]));
    for (const plan of question?.plans ?? []) {
      const rider = store.men.get(plan.man);
      if (rider?.at && plan.path?.length) ink.chargeLane(g, this.hexes([rider.at, ...plan.path]));
    }
  }

  // -- under and above the people --------------------------------------------------------------------------------------

  /** Rings lie on the ground: they frame a counter and hide neither its figure nor its numbers. */
  rings(g) {
    const { hand, store, line } = this;
    for (const who of this.pointed) this.ring(g, who);
    if (hand.of && hand.mode === 'free') this.targets(g);
    if (!hand.paused) for (const who of hand.party) this.ring(g, who);
    if (hand.look) this.ring(g, hand.look);
    if (hand.mode === 'question') for (const who of subjects(store.ask.question)) this.ring(g, who);
    if (hand.option) this.framed(g, hand.option.do);
    for (const who of line?.people ?? []) this.ring(g, who);
    if (line?.hexes?.length === 1) for (const hex of this.hexes(line.hexes)) ink.cursor(g, hex);
    const place = hand.hex && store.grid.byName.get(hand.hex);
    if (place) ink.cursor(g, place);
  }

  /** What a command takes aim at, and who works together. */
  framed(g, command) {
    if (command.do === 'shoot' || command.do === 'shoot_back') for (const hex of this.hexes([command.aim])) ink.aim(g, hex);
    if (command.do === 'work') for (const who of command.men) this.ring(g, who);
  }

  above(g, scene) {
    const { hand, store } = this;
    if (hand.mode === 'free' && !hand.man) for (const who of store.ask.left ?? []) this.ready(g, scene, who);
    if (hand.of && hand.mode === 'free' && !hand.offer?.pinned) this.works(g);
    if (hand.mode === 'question') this.asked(g, scene);
    for (const option of this.sketch.options) this.shown(g, scene, option);
    if (hand.option) this.shown(g, scene, hand.option);
    const way = this.hexes(this.line?.hexes ?? []); // a line of the story, shown where it happened
    if (way.length > 1) ink.path(g, way);
    for (const mark of scene.passing) drawPassing(g, mark, (names) => this.hexes(names));
  }

  /** The answer that Enter takes. */
  asked(g, scene) {
    const { ask } = this.store;
    const usual = ask.answers?.find((answer) => answer.default);
    if (!usual || this.hand.option) return;
    this.shown(g, scene, { ...usual, path: usual.hexes });
    if (usual.hex) for (const hex of this.hexes([usual.hex])) ink.cursor(g, hex);
  }

  ready(g, scene, who) {
    const man = this.store.men.get(who);
    const place = man && !scene.moving.has(who) && scene.placeOf(man);
    if (place) pip(g, place.x, place.y);
  }

  ring(g, who) {
    const man = this.store.men.get(who);
    if (man?.at && !man.away) ink.selection(g, this.hexes([man.at, man.tail].filter(Boolean)));
  }

  targets(g) {
    const { of } = this.hand;
    if (!of) return;
    const kinds = { shoot: of.shots, charge: of.charges, attack: of.attacks };
    for (const kind of /** @type {const} */ (['shoot', 'charge', 'attack'])) {
      const names = [...new Set(kinds[kind].map((each) => each.target))].map((who) => this.store.men.get(who)?.at).filter(Boolean);
      ink.targets(g, this.hexes(names), kind);
    }
  }

  /** Signs at the doors, ladders, fires he can work at; of those he has chosen, else of all that are few. */
  works(g) {
    const { of, wish } = this.hand;
    const places = new Map();
    for (const { task, choices } of of?.works ?? []) {
      const own = choices.filter((choice) => !wish || (wish.task === task && (!wish.thing || wish.thing === choice.thing)));
      const names = new Set(own.map((choice) => (wish ? choice.hex : placesOf(this.store, choice).at(-1))));
      if (!wish && names.size > MANY) continue;
      for (const name of names) places.set(hexOf(name), [...(places.get(hexOf(name)) ?? []), task]);
    }
    for (const [name, tasks] of places) for (const hex of this.hexes([name])) workSigns(g, hex, tasks);
  }

  /** The option under the hand: its way, its line, who goes where. */
  shown(g, scene, option) {
    const { store } = this;
    const command = option.do;
    const man = store.men.get(command.man);
    const path = option.path ?? command.path;
    if (command.do === 'shoot' || command.do === 'shoot_back') {
      const [from, to] = this.hexes([command.origin ?? man?.at, command.aim]);
      if (from && to) ink.lineOfFire(g, from, to);
      return;
    }
    if (command.do === 'group_charge') {
      for (const each of command.charges) ink.chargeLane(g, this.hexes([store.man(each.man).at, ...each.path]));
      return;
    }
    if ((command.do === 'charge' || command.do === 'counter_charge') && man) {
      ink.chargeLane(g, this.hexes([man.at, ...path]));
      return;
    }
    if (command.do === 'attack') {
      drawPassing(g, { kind: 'strike', froms: command.men.map((who) => store.man(who).at), to: store.man(command.target).at }, (names) => this.hexes(names));
      return;
    }
    if (command.do === 'work') {
      for (const hex of this.hexes([command.cell, ...placesOf(store, { ...option, hex: option.hex ?? command.cell })].filter(Boolean))) ink.cursor(g, hex);
      return;
    }
    if (command.do === 'enter') this.arrival(g, scene, man, option);
    if (man?.at && path?.length) this.way(g, scene, man, option, path);
  }

  way(g, scene, man, option, path) {
    const { offer } = this.hand;
    const steps = (option === this.hand.option ? offer?.price?.steps : null) ?? [];
    const refused = option === this.hand.option && offer?.price?.refused;
    let spent = 0;
    const costs = steps.map((step) => (spent += step.cost));
    ink.path(g, this.hexes([man.at, ...path]), costs, refused ? { stops: steps.length + (steps.length < path.length ? 1 : 0) } : {});
    this.landings(g, man.at, [path]);
    const end = scene.centre(path.at(-1));
    if (!end || refused) return;
    const facing = steps.at(-1)?.facing ?? option.facing ?? man.facing;
    const behind = steps.at(-1)?.tail ?? (man.tail && facing !== undefined ? this.store.grid.neighbour(path.at(-1), facing + 3) : null);
    const tail = behind && scene.centre(behind);
    const ghost = { ...man, marks: [], facing: tail ? facing : man.facing, tail: behind ?? undefined };
    drawCounter(g, scene.cache, this.store.people[man.who], ghost, { ...end, tailX: tail?.x, tailY: tail?.y, alpha: 0.62, markers: false });
  }

  /** Somebody as he would stand when he has come in. */
  arrival(g, scene, man, { hex, facing }) {
    const end = scene.centre(hex);
    const behind = facing === undefined ? null : this.store.grid.neighbour(hex, facing + 3);
    const tail = behind && scene.centre(behind);
    const ghost = { ...man, at: hex, marks: [], facing, tail: behind ?? undefined };
    if (end) drawCounter(g, scene.cache, this.store.people[man.who], ghost, { ...end, tailX: tail?.x, tailY: tail?.y, alpha: 0.62, markers: false });
  }

  /** Whom the picked man may hit. */
  get aims() {
    return this.hand.of ? targetsOf(this.hand.of) : [];
  }
}
