/** A table to look at: painted map and counters, to be moved and zoomed by hand, without anything to play. */

import { Camera } from '../table/camera.js';
import { Grid, hexOf, storeyOf } from '../table/grid.js';
import { el } from './dom.js';

const WHEEL = 1.0015;
/** How far aside each lies of several on one hex, in world units. */
const ASIDE = 12;
/** So far a finger may slip and still press, in pixels. */
const SLACK = 7;
/** Arrows go to the neighbours of a hex; to the left and right there are two, and the upper one is taken where the ground goes that way. */
const ARROWS = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [1, 2], ArrowLeft: [5, 4] };

export class Stage {
  // What is there once the painters have come.
  /** @type {typeof import('../paint/map/index.js')} */
  _map;
  /** @type {typeof import('../paint/people/index.js')} */
  _painters;
  /** @type {import('../paint/map/index.js').MapPainter} */
  _painter;
  /** @type {import('../paint/map/index.js').MapView} */
  _view;
  /** @type {import('../paint/people/index.js').CounterCache} */
  _cache;
  /** @type {import('../paint/map/index.js').Flames} */
  _flames;
  /** Where the middle of a hex lies; people upstairs are drawn over the hex they are above. @type {{get: (name: string) => {x: number, y: number}|undefined}} */
  _places;

  /**
   * @param {object} board
   * @param {Record<string, object>} people
   * @param {import('../settings.js').Settings} settings
   * @param {string} label
   * @param {(hex: string) => void} [press]  what a press on a hex does, by mouse, finger or key; without it there is nothing to press
   */
  constructor(board, people, settings, label, press) {
    this._press = press;
    this._board = board;
    this._people = people;
    this._men = [];
    this._dead = {};
    this._fires = [];
    this._hexes = [];
    this._lit = [];
    this._cursor = '';
    /** What is told where the cursor goes. @type {((hex: string) => void)|null} */
    this.onCursor = null;
    /** @type {Grid|null} */
    this._grid = null;
    // The ground dims at night; the counters on it stay bright.
    this._ground = el('canvas', { class: 'painted', 'aria-hidden': 'true' });
    this.canvas = el('canvas', press ? { role: 'application', tabIndex: 0, 'aria-label': label } : { role: 'img', 'aria-label': label });
    this.root = el('div', { class: 'stage' }, this._ground, this.canvas);
    this.root.dataset.light = board.picture?.light ?? '';
    this.root.placeOf = (hex) => this._placeOf(hex);
    this._camera = new Camera(() => this._soon(), () => settings.still);
    this._pointers = new Map();
    this._watch = new ResizeObserver(() => this._resize());
    this._hand();
  }

  /** Loads the painters and shows the whole board. */
  async open() {
    const [map, people] = await Promise.all([import('../paint/map/index.js'), import('../paint/people/index.js')]);
    this._map = map;
    this._painters = people;
    const painter = new map.MapPainter(this._board);
    this._painter = painter;
    this._view = new map.MapView(painter, () => this._soon());
    this._cache = new people.CounterCache(() => this._soon());
    this._flames = new map.Flames();
    // Whoever is upstairs is drawn over the hex he is above.
    const places = new Map(this._board.hexes.map((hex) => [hex.name, map.hexCentre(hex.column, hex.row)]));
    const falling = new map.Falling();
    falling.show(this._board.picture);
    this._ground.after(falling.root);
    this._places = { get: (name) => (name ? places.get(hexOf(name)) : undefined) };
    this._camera.world = map.boardSize(this._board);
    this._watch.observe(this.root);
    this._resize();
  }

  /**
   * Puts the men where they are, the dead where they fell, and shows what was built, broken, brought or set alight.
   * @param {{men: object[], dead?: Record<string, [number, number]>, machines?: object[], works?: object}} position
   */
  show(position) {
    const works = this._map.worksOf(position);
    this._view.setWorks(works);
    this._fires = works.fires;
    this._dead = position.dead ?? {};
    this._men = [...position.men].sort((one, other) => rank(one) - rank(other));
    this._soon();
  }

  /** Marks hexes, those of the line that is told. @param {string[]} hexes */
  point(hexes) {
    this._hexes = hexes;
    this._soon();
  }

  /** Lights hexes where something can be done. @param {string[]} hexes */
  light(hexes) {
    this._lit = hexes;
    this._soon();
  }

  /** Who is on the board from now on. @param {Record<string, object>} people */
  meet(people) {
    this._people = people;
  }

  /** One storey of the board, or 'top' for what is seen from above. @param {'top'|number} storey */
  floor(storey) {
    this._view?.setStorey(storey);
    this._soon();
  }

  /** Everybody on the field, as large as they fit. @param {boolean} [smooth] */
  look(smooth = false) {
    const points = this._men.filter((man) => !man.away && man.health !== 'dead').map((man) => this._places.get(man.at)).filter(Boolean);
    if (!points.length) return;
    const [xs, ys] = [points.map((each) => each?.x ?? 0), points.map((each) => each?.y ?? 0)];
    const box = { x: Math.min(...xs), y: Math.min(...ys), w: 0, h: 0 };
    box.w = Math.max(...xs) - box.x;
    box.h = Math.max(...ys) - box.y;
    this._camera.show({ ...box, w: Math.max(1, box.w), h: Math.max(1, box.h) }, { smooth, most: 1.4 });
  }

  fit() {
    this._camera.fit();
  }

  /** Nearer or farther, about the middle. @param {number} factor */
  zoom(factor) {
    this._camera.step(factor);
  }

  /** The middle of the board, so near that a finger finds every hex. @param {number} px  the least height of a hex */
  near(px) {
    const height = Math.sqrt(3) * this._map.S * this._camera.scale;
    if (height < px) this._camera.step(px / height);
  }

  close() {
    this._closed = true;
    this._watch.disconnect();
    this._camera.stop();
    this._view?.close();
    this._cache?.destroy();
    this._painter?.forget();
  }

  _resize() {
    const { width, height } = this.root.getBoundingClientRect();
    if (!width || !height) return;
    this._ratio = Math.min(devicePixelRatio || 1, 2.5);
    for (const canvas of [this._ground, this.canvas]) {
      canvas.width = Math.round(width * this._ratio);
      canvas.height = Math.round(height * this._ratio);
    }
    this._camera.resize({ width, height, top: 0, right: 0, bottom: 0, left: 0 });
  }

  _soon() {
    if (this._frame || this._closed) return;
    this._frame = requestAnimationFrame(() => {
      this._frame = 0;
      if (!this._closed && this._view) this._draw();
    });
  }

  _draw() {
    const [ground, ctx] = [this._ground, this.canvas].map((canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')));
    const { x, y, scale } = this._camera;
    const ratio = this._ratio ?? 1;
    for (const each of [ground, ctx]) {
      each.setTransform(1, 0, 0, 1, 0, 0);
      each.clearRect(0, 0, this.canvas.width, this.canvas.height);
    }
    this._view.draw(ground, { x, y, scale }, { w: this.canvas.width / ratio, h: this.canvas.height / ratio }, ratio);
    ctx.setTransform(scale * ratio, 0, 0, scale * ratio, -x * scale * ratio, -y * scale * ratio);
    for (const [hex, [men, horses]] of Object.entries(this._dead)) this._heap(ctx, hex, men, horses);
    const fires = this._fires.map((fire) => ({ ...fire, ...this._places.get(fire.hex) })).filter((fire) => fire.x !== undefined);
    if (fires.length) this._flames.draw(ctx, fires, 0, true);
    for (const hex of this._lit) this._glow(ctx, hex);
    for (const man of this._men) this._counter(ctx, man);
    for (const hex of this._cursor && document.activeElement === this.canvas ? [...this._hexes, this._cursor] : this._hexes) this._ring(ctx, hex);
  }

  _heap(ctx, hex, men, horses) {
    const at = this._places.get(hex);
    if (at) this._painters.drawHeap(ctx, this._cache, { x: at.x, y: at.y, men, horses });
  }

  _counter(ctx, man) {
    const at = this._places.get(man.at);
    const person = this._people[man.who];
    if (!at || !person || man.away || man.health === 'dead') return;
    const tail = this._places.get(man.tail);
    const aside = tail ? 0 : this._aside(man) * ASIDE;
    this._painters.drawCounter(ctx, this._cache, person, man, { x: at.x + aside, y: at.y - aside * 0.6, tailX: tail?.x, tailY: tail?.y });
  }

  /** Several on one hex, or above one another, lie like cards on a table. */
  _aside(man) {
    const here = this._men.filter((each) => each.at && !each.away && each.health !== 'dead' && !each.tail && hexOf(each.at) === hexOf(man.at));
    return here.length > 1 ? here.indexOf(man) - (here.length - 1) / 2 : 0;
  }

  _glow(ctx, hex) {
    const at = this._places.get(hex);
    if (!at) return;
    ctx.fillStyle = 'rgb(255 236 170 / 0.42)';
    ctx.strokeStyle = 'rgb(70 44 10 / 0.6)';
    ctx.lineWidth = 1.5;
    ctx.beginPath();
    ctx.arc(at.x, at.y, this._map.S * 0.6, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }

  /** Where a hex is in the window. @param {string} hex */
  _placeOf(hex) {
    const at = this._places?.get(hex);
    if (!at) return null;
    const { left, top } = this.canvas.getBoundingClientRect();
    const { x, y } = this._camera.toScreen(at.x, at.y);
    return { x: left + x, y: top + y };
  }

  _ring(ctx, hex) {
    const at = this._places.get(hex);
    if (!at) return;
    for (const [style, width] of [['rgb(30 18 8 / 0.85)', 5], ['#fff3cf', 2.4]]) {
      ctx.strokeStyle = style;
      ctx.lineWidth = width;
      ctx.beginPath();
      ctx.arc(at.x, at.y, this._map.S * 0.9, 0, 2 * Math.PI);
      ctx.stroke();
    }
  }

  _hand() {
    const { canvas } = this;
    canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      this._camera.zoom(WHEEL ** -event.deltaY, event.offsetX, event.offsetY);
    }, { passive: false });
    canvas.addEventListener('pointerdown', (event) => {
      canvas.setPointerCapture(event.pointerId);
      this._pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
      this._begun = this._pointers.size === 1 && event.button === 0 ? { x: event.offsetX, y: event.offsetY } : null;
    });
    canvas.addEventListener('pointermove', (event) => this._drag(event));
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) canvas.addEventListener(end, (event) => this._pointers.delete(event.pointerId));
    if (!this._press) canvas.addEventListener('dblclick', () => this.fit());
    else this._presses(canvas);
  }

  /** A press that has not slipped is meant for its hex; the keys have a hex of their own. */
  _presses(canvas) {
    canvas.addEventListener('pointerup', (event) => {
      const begun = this._begun;
      this._begun = null;
      if (!begun || !this._map || Math.hypot(event.offsetX - begun.x, event.offsetY - begun.y) > SLACK) return;
      const { x, y } = this._camera.toWorld(event.offsetX, event.offsetY);
      const hex = this._map.hexAt(this._board, x, y);
      if (hex) this._press?.(hex);
    });
    canvas.addEventListener('focus', () => this._soon());
    canvas.addEventListener('blur', () => this._soon());
    canvas.addEventListener('keydown', (event) => this._onKey(event));
  }

  _onKey(event) {
    if (!this._map || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '-') this._camera.step(event.key === '+' ? 1.25 : 0.8);
    else if (event.key === '0') this.fit();
    else if (event.key in ARROWS) this._step(ARROWS[event.key]);
    else if ((event.key === 'Enter' || event.key === ' ') && this._cursor) this._press?.(this._cursor);
    else return;
    event.preventDefault();
  }

  _step(directions) {
    const grid = (this._grid ??= new Grid(this._board));
    const from = this._cursor || hexOf(this._men.find((man) => man.at)?.at ?? '') || this._board.hexes[Math.floor(this._board.hexes.length / 2)].name;
    const next = this._cursor ? directions.map((side) => grid.neighbour(from, side)).find(Boolean) : from;
    if (!next) return;
    this._cursor = next;
    const spot = this._places.get(next);
    if (spot) this._camera.reveal(spot.x, spot.y);
    this.onCursor?.(next);
    this._soon();
  }

  _drag(event) {
    const before = this._pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.offsetX, y: event.offsetY };
    const other = [...this._pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const grown = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this._camera.zoom(grown, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else {
      this._camera.pan(now.x - before.x, now.y - before.y);
    }
    this._pointers.set(event.pointerId, now);
  }
}

/** Who is upstairs lies above the others, the stunned below everybody on their storey. */
function rank(man) {
  return 2 * storeyOf(man.at ?? '') + (man.health === 'stunned' ? 0 : 1);
}
