// The canvases: the painted ground below, everything that lives above it. Draws when something has changed, never otherwise.
import { boardSize, Falling, Flames, hexAt, hexCentre, MapPainter, MapView, S, worksOf } from '../paint/map/index.js';
import { CARD, CounterCache, drawCounter, drawHeap, setPalette } from '../paint/people/index.js';
import { drawCaptions, needsCaptions } from './captions.js';
import { el } from './dom.js';
import { hexOf, storeyOf } from './grid.js';
import { brushOf } from '../paint/map/easel.js';

const ASIDE = 12;
/** Milliseconds without a change of scale after which overlays are drawn anew. */
const REST = 140;
const RANK = { dead: 0, stunned: 1, wounded: 2, healthy: 2 };

export class Scene {
  /**
   * @param {HTMLElement} surface
   * @param {{store: import('./store.js').Store, camera: import('./camera.js').Camera, layers: import('./layers.js').Layers,
   *   storeys: import('./storeys.js').Storeys, still: () => boolean}} parts
   */
  constructor(surface, { store, camera, layers, storeys, still }) {
    this.surface = surface;
    this.store = store;
    this.camera = camera;
    this.layers = layers;
    this.storeys = storeys;
    this.still = still;
    this.flames = new Flames();
    this.ground = el('canvas', { class: 'ground', 'aria-hidden': 'true' });
    this.under = el('canvas', { class: 'under', 'aria-hidden': 'true' });
    this.live = el('canvas', { class: 'live', 'aria-hidden': 'true' });
    this.falling = new Falling();
    surface.append(this.ground, this.under, this.falling.root, this.live);
    this.cache = new CounterCache(() => this.redraw());
    /** People on their way: where they are drawn instead of where they stand. */
    this.moving = new Map();
    /** Marks that pass: arrows in flight, words, trails. */
    this.passing = new Set();
    this.handle = 0;
    this.stale = { ground: true, live: true };
  }

  /** A new board: everything painted before is let go. */
  setBoard(board) {
    if (this.board === board) return;
    this.board = board;
    this.camera.world = boardSize(board);
    this.surface.dataset.light = board.picture?.light ?? '';
    this.falling.show(board.picture);
    this.view?.close();
    this.view = new MapView(new MapPainter(board), () => this.redrawGround());
    this.view.setNames(this.names ?? false);
    this.view.setStorey(this.storeys.storey);
    this.setWorks();
    this.redrawGround();
  }

  /** What men have made of the place since it was painted. */
  setWorks() {
    const { position } = this.store.view;
    if (this.shownWorks === position.works && this.shownMachines === position.machines && this.worksIn === this.view) return;
    this.shownWorks = position.works;
    this.shownMachines = position.machines;
    this.worksIn = this.view;
    this.works = worksOf(position);
    this.view?.setWorks(this.works);
    this.redraw();
  }

  setStorey(storey) {
    this.view?.setStorey(storey);
    this.redrawGround();
  }

  /** Colours for those who confuse red and green. */
  setPalette(name) {
    setPalette(name);
    this.redraw();
  }

  setNames(on) {
    this.names = on;
    this.view?.setNames(on);
    this.redrawGround();
  }

  /** Who stands where, as dots of the overview. */
  get dots() {
    const inks = { A: '#e0452f', B: '#2c8fa8' };
    return [...this.store.men.values()].flatMap((man) => {
      const at = man.away || man.health === 'dead' ? null : this.centre(man.at);
      return at ? [{ x: at.x, y: at.y, ink: inks[man.side ?? ''] ?? '#d8c08a' }] : [];
    });
  }

  resize() {
    const { clientWidth: w, clientHeight: h } = this.surface;
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    if (this.size?.w === w && this.size.h === h && this.ratio === ratio) return;
    this.size = { w, h };
    this.ratio = ratio;
    for (const canvas of [this.ground, this.under, this.live]) {
      canvas.width = Math.round(w * this.ratio);
      canvas.height = Math.round(h * this.ratio);
    }
    this.drawnUnder = null;
    this.redrawGround();
  }

  hexAt(px, py) {
    if (!this.board) return null;
    const { x, y } = this.camera.toWorld(px, py);
    return this.storeys.cellAt(hexAt(this.board, x, y));
  }

  centre(name) {
    const hex = this.store.grid?.byName.get(name);
    return hex ? hexCentre(hex.column, hex.row) : null;
  }

  redrawGround() {
    this.stale.ground = true;
    this.redraw();
  }

  redraw() {
    this.stale.live = true;
    if (!this.handle) this.handle = requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.handle = 0;
    if (!this.size || !this.store.view) return;
    if (this.stale.ground) this.drawGround();
    this.drawUnder();
    this.drawLive();
    this.stale = { ground: false, live: false };
  }

  drawGround() {
    const g = brushOf(this.ground);
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, this.ground.width, this.ground.height);
    this.view?.draw(g, this.camera, this.size, this.ratio);
    this.ground.dataset.painted = this.view?.sharp ? 'yes' : '';
  }

  /** A clean canvas in world units. */
  cleared(canvas) {
    const g = brushOf(canvas);
    const k = this.camera.scale * this.ratio;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, canvas.width, canvas.height);
    g.setTransform(k, 0, 0, k, Math.round(-this.camera.x * k), Math.round(-this.camera.y * k));
    return g;
  }

  /**
   * Overlays below the people stay as they are while only the hand moves over them. While it zooms, what is there is stretched:
   * the browser does that for nothing. When it rests, they are drawn anew.
   */
  drawUnder() {
    const { x, y, scale } = this.camera;
    const about = JSON.stringify([this.size, this.ratio, this.storeys.storey, this.layers.key()]);
    const drawn = this.drawnUnder;
    const same = drawn?.about === about;
    const shown = this.stretched ?? drawn;
    if (same && !this.rested && shown.scale === scale && shown.x === x && shown.y === y) return;
    clearTimeout(this.resting);
    if (same && !this.rested && drawn.scale !== scale) {
      const by = scale / drawn.scale;
      this.under.style.transform = `matrix(${by}, 0, 0, ${by}, ${(drawn.x - x) * scale}, ${(drawn.y - y) * scale})`;
      this.stretched = { x, y, scale };
      this.resting = setTimeout(() => {
        this.rested = true;
        this.redraw();
      }, REST);
      return;
    }
    this.under.style.transform = '';
    this.stretched = null;
    this.rested = false;
    this.drawnUnder = { about, x, y, scale };
    this.layers.below(this.cleared(this.under));
  }

  drawLive() {
    const g = this.cleared(this.live);
    this.drawDead(g);
    this.layers.rings(g);
    this.drawFires(g);
    this.drawPeople(g);
    this.layers.above(g, this);
  }

  /** The dead of a hex lie in one heap. */
  drawDead(g) {
    for (const [name, [men, horses]] of Object.entries(this.store.view.position.dead ?? {})) {
      const place = this.centre(name);
      if (!place) continue;
      g.globalAlpha = this.storeys.strength(name);
      drawHeap(g, this.cache, { ...place, men, horses });
    }
    g.globalAlpha = 1;
  }

  /** Flames move, unless nothing shall. */
  drawFires(g) {
    const fires = (this.works?.fires ?? []).map(({ hex, age }) => ({ ...this.centre(hex), age, hex })).filter((fire) => fire.x !== undefined);
    if (!fires.length) return;
    const still = this.still();
    for (const strength of new Set(fires.map((fire) => this.storeys.strength(fire.hex)))) {
      g.globalAlpha = strength;
      this.flames.draw(g, fires.filter((fire) => this.storeys.strength(fire.hex) === strength), performance.now(), still);
    }
    g.globalAlpha = 1;
    clearTimeout(this.flicker);
    const wait = Flames.next(fires, still);
    if (wait) this.flicker = setTimeout(() => this.redraw(), wait);
  }

  drawPeople(g) {
    const { men, people } = this.store;
    const foulkon = new Set((this.store.view.position.formations ?? []).filter((each) => each.foulkon).map((each) => each.id));
    this.cache.look(this.camera.x + this.size.w / this.camera.scale / 2, this.camera.y + this.size.h / this.camera.scale / 2);
    const left = this.camera.x - 2 * S;
    const top = this.camera.y - 2 * S;
    const right = left + this.size.w / this.camera.scale + 4 * S;
    const bottom = top + this.size.h / this.camera.scale + 4 * S;
    const shown = [...men.values()].filter((man) => man.at && !man.away && (man.health !== 'dead' || this.moving.has(man.who)));
    shown.sort((one, other) => this.rank(one) - this.rank(other));
    for (const man of shown) {
      const place = this.moving.get(man.who) ?? this.placeOf(man);
      if (!place || place.x < left || place.x > right || place.y < top || place.y > bottom) continue;
      g.globalAlpha = this.storeys.strength(man.at);
      drawCounter(g, this.cache, people[man.who], this.marked(man), { ...place, foulkon: foulkon.has(man.formation ?? -1), moved: true });
      if (storeyOf(man.at)) this.badge(g, place, storeyOf(man.at));
    }
    g.globalAlpha = 1;
    if (needsCaptions(CARD * this.camera.scale, this.ratio)) drawCaptions(g, shown.flatMap((...each) => this.caption(...each)), this.camera.scale);
  }

  /** Where the name of somebody is written who has none on his counter; of several on a hex the uppermost bears it, animals have none. */
  caption(man, number, shown) {
    const person = this.store.people[man.who];
    const place = this.moving.get(man.who) ?? this.placeOf(man);
    const above = (other) => !other.tail && hexOf(other.at) === hexOf(man.at);
    if (!place || person.beast || (!man.tail && shown.slice(number + 1).some(above))) return [];
    const lower = Math.max(place.y, place.tailY ?? place.y);
    return [{ name: person.name, x: lower === place.y ? place.x : place.tailX, y: lower + CARD / 2, alpha: this.storeys.strength(man.at) }];
  }

  /** The storey of who does not stand on the ground, at the upper left of his counter. */
  badge(g, { x, y }, storey) {
    const [left, top] = [x - S * 0.66, y - S * 0.6];
    g.beginPath();
    g.arc(left, top, 7.5, 0, 7);
    g.fillStyle = '#2e2418';
    g.fill();
    g.strokeStyle = '#fff4d6';
    g.lineWidth = 1.4;
    g.stroke();
    g.fillStyle = '#fff4d6';
    g.font = '700 10px system-ui, sans-serif';
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(storey < 0 ? '↓' : String(storey), left, top + 0.5);
  }

  /** Who has moved or stopped is of interest while one moves; later the tokens would only cover the men. */
  marked(man) {
    const { sequence, active } = this.store.view.position;
    if (!man.marks || (sequence === 'movement' && man.side === active)) return man;
    return { ...man, marks: man.marks.filter((mark) => mark !== 'halted' && mark !== 'moved') };
  }

  rank(man) {
    if (this.moving.has(man.who)) return 999;
    const above = storeyOf(man.at) * 10 + (this.storeys.shows(man.at) ? 100 : 0);
    return above + RANK[man.health] * 2 + (this.store.people[man.who]?.beast ? 0 : 1);
  }

  placeOf(man) {
    const head = this.centre(man.at);
    const tail = man.tail ? this.centre(man.tail) : null;
    if (!head || tail) return head && { x: head.x, y: head.y, tailX: tail?.x, tailY: tail?.y };
    // Several on one hex lie like cards on a table, each a little aside.
    const here = this.crowd(man.at).filter((who) => !this.store.man(who).tail && this.store.man(who).health !== 'dead');
    const aside = here.length > 1 ? here.indexOf(man.who) - (here.length - 1) / 2 : 0;
    return { x: head.x + aside * ASIDE, y: head.y - aside * ASIDE * 0.6 };
  }

  /** All who are on a hex, from the lowest storey up; storeys that are only ghosts do not push anybody aside. */
  crowd(name) {
    if (this.storeys.all.length < 2) return this.store.onHex(name);
    const cells = [...this.store.at.keys()].filter((cell) => hexOf(cell) === hexOf(name) && (this.storeys.storey === 'top' || storeyOf(cell) === storeyOf(name)));
    return cells.sort((one, other) => storeyOf(one) - storeyOf(other)).flatMap((cell) => this.store.onHex(cell));
  }

  close() {
    clearTimeout(this.flicker);
    cancelAnimationFrame(this.handle);
    clearTimeout(this.resting);
    this.view?.close();
    this.cache.destroy();
  }
}
