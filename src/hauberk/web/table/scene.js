// The canvases: the painted ground below, everything that lives above it. Draws when something has changed, never otherwise.
import { boardSize, hexAt, hexCentre, MapPainter, MapView, S } from '../paint/map/index.js';
import { CounterCache, drawCounter, drawHeap, drawMachine, setPalette } from '../paint/people/index.js';
import { el } from './dom.js';

const ASIDE = 12;
/** Milliseconds without a change of scale after which overlays are drawn anew. */
const REST = 140;
const RANK = { dead: 0, stunned: 1, wounded: 2, healthy: 2 };

export class Scene {
  /**
   * @param {HTMLElement} surface
   * @param {{store: import('./store.js').Store, camera: import('./camera.js').Camera, layers: {below: Function, above: Function}}} parts
   */
  constructor(surface, { store, camera, layers }) {
    Object.assign(this, { surface, store, camera, layers });
    this.ground = el('canvas', { class: 'ground', 'aria-hidden': 'true' });
    this.under = el('canvas', { class: 'under', 'aria-hidden': 'true' });
    this.live = el('canvas', { class: 'live', 'aria-hidden': 'true' });
    surface.append(this.ground, this.under, this.live);
    this.cache = new CounterCache(() => this.redraw());
    /** People on their way: where they are drawn instead of where they stand. */
    this.moving = new Map();
    /** Marks that pass: arrows in flight, words, trails. */
    this.passing = new Set();
    this.handle = 0;
    this.stale = { ground: true, live: true };
  }

  /** A new board: everything painted before is let go. */
  async setBoard(board) {
    if (this.board === board) return;
    this.board = board;
    this.camera.world = boardSize(board);
    this.view?.close();
    this.view = null;
    const painter = new MapPainter(board);
    await painter.prepare();
    if (this.board !== board) return;
    this.view = new MapView(painter, () => this.redrawGround());
    this.view.setNames(this.names ?? false);
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
    return hexAt(this.board, x, y);
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
    const g = this.ground.getContext('2d');
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, this.ground.width, this.ground.height);
    this.view?.draw(g, this.camera, this.size, this.ratio);
  }

  /** A clean canvas in world units. */
  cleared(canvas) {
    const g = canvas.getContext('2d');
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
    const about = JSON.stringify([this.size, this.ratio, this.layers.key()]);
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
    this.layers.below(this.cleared(this.under), this);
  }

  drawLive() {
    const g = this.cleared(this.live);
    this.drawDead(g);
    this.drawMachines(g);
    this.drawPeople(g);
    this.layers.above(g, this);
  }

  /** The dead of a hex lie in one heap. */
  drawDead(g) {
    for (const [name, [men, horses]] of Object.entries(this.store.view.position.dead ?? {})) {
      const place = this.centre(name);
      if (place) drawHeap(g, this.cache, { ...place, men, horses });
    }
  }

  drawMachines(g) {
    for (const machine of this.store.view.position.machines ?? []) {
      const points = machine.away ? [] : machine.cells.map((name) => this.centre(name)).filter(Boolean);
      if (points.length) drawMachine(g, machine, points);
    }
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
      drawCounter(g, this.cache, people[man.who], this.marked(man), { ...place, foulkon: foulkon.has(man.formation), moved: true });
    }
  }

  /** Who has moved or stopped is of interest while one moves; later the tokens would only cover the men. */
  marked(man) {
    const { sequence, active } = this.store.view.position;
    if (!man.marks || (sequence === 'movement' && man.side === active)) return man;
    return { ...man, marks: man.marks.filter((mark) => mark !== 'halted' && mark !== 'moved') };
  }

  rank(man) {
    if (this.moving.has(man.who)) return 9;
    return RANK[man.health] * 2 + (this.store.people[man.who]?.beast ? 0 : 1);
  }

  placeOf(man) {
    const head = this.centre(man.at);
    const tail = man.tail ? this.centre(man.tail) : null;
    if (!head || tail) return head && { x: head.x, y: head.y, tailX: tail.x, tailY: tail.y };
    // Several on one hex lie like cards on a table, each a little aside.
    const here = this.store.on_hex(man.at).filter((who) => !this.store.men.get(who).tail && this.store.men.get(who).health !== 'dead');
    const aside = here.length > 1 ? here.indexOf(man.who) - (here.length - 1) / 2 : 0;
    return { x: head.x + aside * ASIDE, y: head.y - aside * ASIDE * 0.6 };
  }

  close() {
    cancelAnimationFrame(this.handle);
    clearTimeout(this.resting);
    this.view?.close();
    this.cache.destroy();
  }
}
