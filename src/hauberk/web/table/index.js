// The battle screen. Builds its parts, lays them out and lets them know what changes.
import { GameLine } from '../net/socket.js';
import { homeOf, partOf } from '../screens/seats.js';
import { StandingSign } from '../screens/standing.js';
import { openStandingOrders, standingOrdersButton } from '../screens/standing_orders.js';
import { makeAfter } from './after.js';
import { Asking } from './asking.js';
import { makeBar } from './bar.js';
import { Camera } from './camera.js';
import { makeCard } from './card.js';
import { Cursor } from './cursor.js';
import { makeCurtain } from './curtain.js';
import { makeDice } from './dice.js';
import { announce, el, fill } from './dom.js';
import { Film } from './film.js';
import { Frame } from './frame.js';
import { hexOf } from './grid.js';
import { Hand } from './hand.js';
import { makeHelp } from './help.js';
import { listenToKeys } from './keys.js';
import { Layers, subjects } from './layers.js';
import { makeLens } from './lens.js';
import { makeLog } from './log.js';
import { makeMuster } from './muster.js';
import { makeOverview } from './overview.js';
import { listen } from './pointer.js';
import { makeRoll } from './roll.js';
import { Scene } from './scene.js';
import { Signposts } from './signposts.js';
import { Sketch } from './sketch.js';
import { makeSlip } from './slip.js';
import { Stage } from './stage.js';
import { Store } from './store.js';
import { Storeys } from './storeys.js';
import { makeStrip } from './strip.js';
import { makeTools } from './tools.js';
import { makeTray } from './tray.js';

/**
 * @param {HTMLElement} root
 * @param {{gameId: string, keys: string[], words: import('../words/fluent.js').Words, settings: import('../settings.js').Settings, go: (place: string) => void}} given
 * @returns {{destroy: () => void, store: Store, line: GameLine, title: string}}
 */
export function mountTable(root, { gameId, keys, words, settings, go }) {
  const table = new Table(root, { gameId, keys, words, settings, go });
  return { destroy: () => table.destroy(), store: table.store, line: table.line, title: '' };
}

/** Milliseconds that choices wait for a mouse that has left their hex. */
const STRAYS = 600;
/** No more targets than these have an arrow when they are out of sight. */
const SIGNS = 24;

class Table {
  /** Who stands under the mouse. @type {string|null} */
  hoveredWho = null;
  /** The player has the next step for himself: nothing of his can be taken back yet. */
  fresh = false;
  /** Something has just been taken back, or has failed: no sequence is passed over by itself. */
  restrained = false;
  /** What the bar has asked last. @type {string|undefined} */
  told;
  /** Where the man in the hand stood last. @type {string|undefined} */
  followed;
  /** Where the mouse was last on the hex pointed at. @type {{x: number, y: number}|undefined} */
  rested;
  /** Was the last press that of a finger? */
  touched = false;
  gone = false;

  constructor(root, { gameId, keys, words, settings, go }) {
    this.say = Object.assign((key, gaps) => words.say(key, gaps), { has: (key) => words.has(key) });
    this.settings = settings;
    this.go = go;
    this.store = new Store((rider) => this.say('table-horse', { who: rider }));
    this.keys = keys;
    this.line = new GameLine(gameId, { keys, lang: words.lang });
    this.asking = new Asking(this.line, this.store);
    this.camera = new Camera(() => this.cameraMoved(), () => settings.still);
    this.hand = new Hand({
      store: this.store, asking: this.asking, line: this.line, stack: (hex) => this.storeys.stack(hex),
      changed: () => this.changed(), refused: (refusal, hex) => this.refused(refusal, hex), failed: (error) => this.failed(error), rested: () => this.goOn(),
    });
    const { say, store, hand, asking } = this;
    this.map = el('div', { class: 'table-map', tabIndex: 0, role: 'application', 'aria-label': say('table-map') });
    /** Where a hex lies in the window; coaches and robots point with it. */
    this.map.placeOf = (hex) => this.frame.placeOf(hex);
    this.storeys = new Storeys({ store, hand, say, changed: (storey) => this.looked(storey) });
    const gone = () => this.gone;
    this.sketch = new Sketch({ store, hand, busy: () => this.film.busy, gone, changed: () => this.changed(), drawn: (who, hex) => announce(say('table-sketch-drawn', { who: store.name(who), hex })) });
    hand.kept = (option) => this.sketch.take(option);
    this.layers = new Layers({ store, hand, asking, storeys: this.storeys, sketch: this.sketch, changed: () => this.scene.redraw() });
    this.scene = new Scene(this.map, { store, camera: this.camera, layers: this.layers, storeys: this.storeys, still: () => settings.still });
    this.scene.setPalette(settings.get('palette'));
    this.box = makeDice({ say, settings });
    this.title = el('p', { class: 'phase-title', 'aria-hidden': 'true' });
    this.stage = new Stage({ store, scene: this.scene, box: this.box, camera: this.camera, settings, say, banner: (text, ms) => this.banner(text, ms) });
    this.film = new Film({ store, stage: this.stage, settings, changed: () => this.changed(), settled: () => this.settled(), say, thrown: (seq) => this.line.ask('thrown', { seq }) });
    const parts = { store, hand, say, announce, settings, asking, film: this.film, sketch: this.sketch };
    this.stands = new StandingSign({ words, now: () => this.store.view.standing, sides: () => this.store.view.battle.sides.map(({ side, name }) => ({ id: side, name })) });
    this.strip = makeStrip({ ...parts, stands: this.stands.button, part: partOf(this.line.game), leave: () => this.go(homeOf(this.line.game)) });
    this.help = makeHelp(parts);
    this.tray = makeTray({ ...parts, lookAt: (hexes) => this.lookAt(hexes), gone });
    this.bar = makeBar({ ...parts, tray: this.tray.root, show: (men) => this.show(men), help: () => this.help.open(), hint: (answer) => hand.preview(answer) });
    this.card = makeCard({ ...parts, pointed: () => this.hoveredWho, uncover: () => this.uncover(), aim: () => this.aim(), orders: (side, who) => openStandingOrders({ words, line: this.line, side, who }) });
    this.log = makeLog({ ...parts, show: (line) => this.layers.tell(line) });
    this.slip = makeSlip({ ...parts, changed: () => this.frame.place(), roomy: () => !this.frame.narrow });
    this.lens = makeLens({ ...parts, camera: this.camera, placeOf: (hex) => this.frame.placeOf(hex) });
    this.roll = makeRoll(parts);
    this.curtain = makeCurtain(parts);
    this.after = makeAfter({ ...parts, go: this.go, keys: this.keys, failed: (error) => this.failed(error) });
    const orders = standingOrdersButton({ words, line: this.line, seat: () => this.store.mine ?? this.store.view?.you[0], class: 'tool' });
    this.tools = makeTools({ say, camera: this.camera, toggle: (name) => this.toggle(name), on: (name) => this.layers.on(name), settings, sketch: this.sketch, orders });
    this.cursor = new Cursor({ ...parts, scene: this.scene, camera: this.camera });
    this.muster = makeMuster({ ...parts, reveal: (hex) => this.cursor.reveal(hex) });
    this.overview = makeOverview({ camera: this.camera, label: say('table-overview'), base: () => this.scene.view?.base, dots: () => this.scene.dots });
    this.signposts = new Signposts({
      placeOf: (hex) => this.frame.spotOf(hex), look: (hex) => this.cursor.reveal(hex), room: () => this.camera.free, field: this.map,
      label: (hex) => say('table-target-away', { who: store.names(store.onHex(hex)) || hex }),
    });
    this.gripped = el('span', { class: 'grip-text' });
    this.grip = el('button', { type: 'button', class: 'side-grip', 'aria-expanded': 'false', onclick: () => this.drawUp() }, this.gripped);
    this.side = el('aside', { class: 'side leaf', 'aria-label': say('table-side') }, this.grip, this.muster.root, this.card.root, this.log.root);
    this.lost = el('p', { class: 'lost leaf', role: 'status' }, say('table-loading'));
    this.root = el(
      'div', { class: 'table' },
      this.map, this.strip.root, this.roll.root, this.tools.root, this.overview.root, this.storeys.root, this.slip.root, this.lens.root, this.box.root, this.title,
      this.side, this.bar.root, this.lost, this.help.root, this.curtain.root, this.after.root, this.stands.root,
    );
    this.frame = new Frame({ store, hand, scene: this.scene, camera: this.camera, slip: this.slip, root: this.root, map: this.map, edges: { strip: this.strip.root, side: this.side, bar: this.bar.root, tools: this.tools.root, storeys: this.storeys.root } });
    fill(root, this.root);
    this.observer = new ResizeObserver(() => this.frame.resize());
    this.ends = this.listen();
  }

  /** Hears the server, the hand and the window; how to stop each. */
  listen() {
    const { hand, store } = this;
    for (const each of [this.root, this.bar.root, this.side]) this.observer.observe(each);
    return [
      this.line.on('view', (view) => this.view(view)),
      this.line.on('step', (step) => this.film.push(step)),
      this.line.on('ask', (late) => this.asked(late)),
      this.line.on('thinking', ({ side }) => this.bar.think(side)),
      this.line.on('status', (status) => this.status(status)),
      store.on((change) => this.folded(change)),
      this.settings.on(() => {
        this.scene.setPalette(this.settings.get('palette'));
        this.tools.update();
        this.changed();
      }),
      listen(this.map, {
        camera: this.camera,
        hexAt: (x, y) => this.scene.hexAt(x, y),
        hover: (hex, at) => this.follow(hex, at),
        stays: (to) => this.reached(to),
        press: (hex, how) => this.press(hex, how),
        held: (hex) => this.held(hex),
        mayDraw: (hex) => Boolean(hand.of) && store.men.get(hand.man)?.at === hex && hand.mode === 'free' && Object.keys(hand.of.moves ?? {}).length > 0,
        draw: (hex) => hand.extend(hex),
      }),
      listenToKeys(this.root, this.map, {
        store, hand, film: this.film, camera: this.camera, cellAt: (hex) => this.storeys.cellAt(hexOf(hex)),
        middle: () => this.cursor.middle(), reveal: (hex) => this.cursor.reveal(hex), describe: (hex) => this.cursor.describe(hex), tellMan: (who) => this.cursor.tellMan(who),
        nextTarget: (step) => this.cursor.nextTarget(step), nextCompanion: () => this.cursor.nextCompanion(),
        enter: () => this.bar.enter(), done: () => this.bar.done(), escape: () => this.escape(), search: (first) => this.roll.search(first),
        log: () => this.openLog(), help: () => this.help.open(), toggle: (name) => this.toggle(name), storey: (by) => this.storeys.step(by), sketch: () => this.sketch.toggle(),
      }),
    ];
  }

  cameraMoved() {
    this.frame.moved();
    this.signposts.place();
    this.overview.update();
  }

  // -- what comes from the server ----------------------------------------------------------------------------------

  view(view) {
    this.film.clear();
    const first = !this.store.view;
    this.store.load(view);
    this.fresh = !view.undo;
    document.title = `${view.battle.title} · Hauberk`;
    this.lost.hidden = true;
    this.scene.setBoard(view.board);
    this.settled();
    if (first) {
      this.frame.resize();
      this.frame.opening();
    }
    if (first) this.map.focus({ preventScroll: true });
  }

  /** A busy server sends what is asked after the steps, once the game rests, and the story with it. */
  asked({ ask, undo, lines = [] }) {
    const known = this.store.lines.at(-1)?.number ?? -1;
    this.film.push({ ...this.bare(), ask, undo, lines: lines.filter((line) => line.number > known) });
  }

  bare() {
    return { seq: this.line.seq, side: this.store.mine ?? this.store.view.you[0] ?? '', events: [], men: [] };
  }

  status(status) {
    if (status === 'open' && this.store.view) this.lost.hidden = true;
    if (status === 'lost') {
      fill(this.lost, this.say('table-lost'));
      this.lost.hidden = false;
    }
  }

  /** @param {{step?: import('../protocol.js').Step}} change */
  folded({ step }) {
    if (this.touched && step?.command) this.hand.hovered = null; // a finger does not stay where it pressed
    this.bar.think(null);
    this.log.update();
    if (step?.lines?.length) announce(step.lines.map((line) => line.text).join(' '));
    if (step) this.restrained = Boolean(step.undone);
    if (step?.undone) this.fresh = true;
    else if (step?.command) this.fresh = this.still(step);
    this.hand.paused = false;
    this.sketch.refresh();
    this.hand.refresh();
    this.layers.refresh();
  }

  /** Has the player done something in this sequence that he may want to look at? What the other side answers to it changes nothing. */
  still({ side, command }) {
    const { you, position } = this.store.view;
    return you.includes(side) ? command.do !== 'done' : this.fresh && you.includes(position.active);
  }

  /** All that was on its way has arrived: whose turn it is shows itself. */
  settled() {
    if (!this.store.view) return;
    this.curtain.update();
    this.after.update();
    this.bar.think(null);
    const text = this.store.ask?.text;
    if (this.store.mine && text && text !== this.told) announce(text);
    this.told = text;
    if (this.store.mine && this.store.ask.question) for (const who of subjects(this.store.ask.question)) this.cursor.reveal(this.store.men.get(who)?.at);
    this.goOn();
    this.changed();
  }

  /**
   * Nothing can be done in this sequence, and the player has not just come back to it, nor just done something that he may still take back, or, where the
   * other side would come next, look at.
   */
  get passesOver() {
    const { store, settings } = this;
    const waits = this.fresh && (!store.view.undo || store.ask?.sequence === 'combat') && settings.get('passing') === 'wait';
    return Boolean(store.mine && store.ask.idle && !store.ask.question && !this.restrained && !waits);
  }

  /** Such a sequence is passed over. */
  goOn() {
    if (this.store.view && this.passesOver) this.hand.pass(() => this.passesOver && !this.film.busy && !this.gone);
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  /** The mouse is followed from hex to hex, but not while it is on its way to the choices beside the one it rested on. */
  follow(hex, at) {
    clearTimeout(this.straying);
    const box = this.map.getBoundingClientRect();
    const here = { x: at.x + box.left, y: at.y + box.top };
    if (hex && hex !== this.hand.hovered && this.rested && this.slip.awaits(this.rested, here)) {
      this.straying = setTimeout(() => this.hover(hex, at), STRAYS);
      return;
    }
    this.rested = here;
    this.hover(hex, at);
  }

  /** Whether the mouse has left the map for the slip, which stays then. */
  reached(to) {
    const there = this.slip.root.contains(to);
    if (there) clearTimeout(this.straying);
    return there;
  }

  hover(hex, at) {
    const { hand, scene } = this;
    this.hoveredWho = hex ? (this.store.standing(hex).at(-1) ?? null) : null;
    if (hand.hovered !== hex) this.slip.refuse(null);
    hand.hovered = hex;
    let turn = -1;
    const middle = hex && scene.centre(hex);
    if (middle) {
      const world = this.camera.toWorld(at.x, at.y);
      const [dx, dy] = [world.x - middle.x, world.y - middle.y];
      if (Math.hypot(dx, dy) > 13) turn = Math.round(Math.atan2(dx, -dy) / (Math.PI / 3) + 6) % 6;
    }
    hand.point(hex, { turn });
  }

  press(hex, how) {
    this.bar.refuse(null);
    this.slip.refuse(null);
    this.lens.close();
    this.map.focus({ preventScroll: true });
    if (!hex) {
      this.escape();
      return;
    }
    this.touched = how.touch;
    this.hand.hovered = how.touch ? hex : this.hand.hovered;
    const crowd = this.storeys.stack(hex).flatMap((cell) => this.store.onHex(cell));
    if (how.touch && crowd.length > 1 && !this.hand.optionsAt(hex).length) this.lens.open(hex, crowd);
    else this.hand.press(hex, how);
  }

  /** A long press looks, and does nothing. */
  held(hex) {
    this.hand.hovered = hex;
    this.hoveredWho = this.store.standing(hex).at(-1) ?? null;
    this.hand.point(hex);
    this.changed();
  }

  escape() {
    this.bar.refuse(null);
    this.slip.refuse(null);
    this.lens.close();
    this.hand.escape();
  }

  /** Another storey is looked at. */
  looked(storey) {
    this.scene.setStorey(storey);
    if (this.hand.hex && !this.hand.offer?.pinned) this.hand.point(this.storeys.cellAt(hexOf(this.hand.hex)));
    announce(this.storeys.name(storey));
    this.changed();
  }

  toggle(name) {
    this.layers.toggle(name);
    if (name === 'names') this.scene.setNames(this.layers.on('names'));
    this.tools.update();
    const what = this.say(`table-overlay-${name}`);
    announce(this.layers.on(name) ? this.say('table-overlay-on', { what }) : this.say('table-overlay-off', { what }));
  }

  /** Brings some people into sight and marks them. */
  show(men) {
    this.layers.point(men);
    const places = men.map((who) => this.scene.centre(this.store.men.get(who)?.at)).filter(Boolean);
    if (places[0]) this.camera.reveal(places[0].x, places[0].y);
    else if (men.length) this.tray.show(men[0]);
  }

  /** Brings some hexes into sight, all of them if they fit. */
  lookAt(hexes) {
    const places = hexes.map((hex) => this.scene.centre(hex)).filter(Boolean);
    if (!places.length) return;
    this.frame.resize();
    this.frame.show(places);
  }

  refused(refusal, hex) {
    this.bar.refuse(hex ? null : refusal);
    this.slip.refuse(hex ? { refusal, hex } : null);
    announce(refusal.text);
    this.frame.place();
  }

  failed(error) {
    if (this.gone) return;
    this.restrained = true;
    if (error.what === 'lost' || error.what === 'silence') {
      this.status('lost');
      return;
    }
    this.bar.refuse({ text: this.say('table-failed', { what: error.message }) });
  }

  openLog() {
    if (!this.side.classList.contains('open')) this.drawUp();
    this.log.focus();
  }

  /** The map is seen again where the sheet lay over it. */
  uncover() {
    if (this.side.classList.contains('open')) this.drawUp();
  }

  /** The map, at the first place where what was chosen can be done. */
  aim() {
    this.map.focus({ preventScroll: true });
    this.cursor.nextTarget(1);
  }

  /** On a telephone the sheet with card and story is drawn up and down. */
  drawUp() {
    const open = this.side.classList.toggle('open');
    this.grip.setAttribute('aria-expanded', String(open));
    this.frame.resize();
  }

  banner(text, ms) {
    fill(this.title, text);
    this.title.classList.add('shown');
    clearTimeout(this.bannerTimer);
    this.bannerTimer = setTimeout(() => this.title.classList.remove('shown'), ms);
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  changed() {
    if (!this.store.view || this.gone) return;
    this.storeys.update();
    this.scene.setWorks();
    const held = this.hand.man && this.store.men.get(this.hand.man);
    if (held && held.at !== this.followed) this.storeys.follow(held.at);
    this.followed = held?.at;
    this.hand.paused = this.film.busy || this.passesOver;
    this.root.dataset.seq = String(this.store.view.seq);
    this.root.dataset.mode = this.hand.mode;
    this.strip.update();
    this.stands.update();
    this.tray.update();
    this.tools.update();
    this.bar.update();
    this.card.update();
    this.muster.update();
    this.overview.update();
    this.roll.update();
    this.slip.update();
    this.cursor.tellOdds();
    this.gripped.textContent = this.gripText();
    this.map.classList.toggle('pointing', Boolean(this.hand.offer));
    this.signposts.show(this.hand.mode === 'free' || this.hand.mode === 'question' ? this.cursor.aims().slice(0, SIGNS) : []);
    this.layers.changed();
    this.frame.place();
  }

  gripText() {
    const who = this.hand.man ?? this.hand.look;
    return who ? this.store.name(who) : (this.store.lines.at(-1)?.text ?? this.say('table-story'));
  }

  destroy() {
    this.gone = true;
    for (const end of this.ends) end();
    this.observer.disconnect();
    this.film.clear();
    this.line.close();
    this.scene.close();
    clearTimeout(this.bannerTimer);
    clearTimeout(this.straying);
  }
}
