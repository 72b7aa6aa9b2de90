/** The plan of the place: the painted map, and on it what the siege has made of the walls, hex by hex. */

import { boardSize, Falling, hexAt, hexCentre, MapPainter, MapView } from '../paint/map/index.js';
import { Camera } from '../table/camera.js';
import { listen } from '../table/pointer.js';
import { el } from '../screens/dom.js';
import { drawMarks } from './marks.js';
import { ruinsOf } from './ruins.js';

const STEP = 1.35;
/** Ground shown around the walls, in world units. */
const AROUND = 110;

export class Plan {
  /** The painted board, once it is there. @type {import('../paint/map/index.js').MapView} */
  _map;
  /** Where the middle of each hex lies. @type {Map<string, {x: number, y: number}>} */
  _places = new Map();
  /**
   * @param {{model: import('./model.js').Shown, settings: import('../settings.js').Settings, press: (hex: string|null) => void, hover: (hex: string|null) => void}} parts
   */
  constructor({ model, settings, press, hover }) {
    this.model = model;
    this._settings = settings;
    this._hover = hover;
    const { words } = model;
    this.hovered = null;
    /** What is drawn beside the damage: hexes that may be chosen, what is aimed at them, who stands where. */
    this.marks = { choices: new Set(), aims: new Map(), posts: new Map(), chosen: null };
    this._ground = el('canvas', { class: 'painted', 'aria-hidden': 'true' });
    this._live = el('canvas', { 'aria-hidden': 'true' });
    this.surface = el('div', { class: 'siege-plan-map', tabIndex: 0, role: 'application', 'aria-label': words.say('page-siege-plan'), 'aria-describedby': 'siege-slip' });
    this._falling = new Falling();
    this.surface.append(this._ground, this._falling.root, this._live);
    const tool = (key, sign, act) => el('button', { type: 'button', 'aria-label': words.say(key), title: words.say(key), onclick: act }, sign);
    this._tools = el('div', { class: 'siege-plan-tools' },
      tool('page-siege-plan-nearer', '+', () => this._camera.step(STEP)),
      tool('page-siege-plan-farther', '−', () => this._camera.step(1 / STEP)),
      tool('page-siege-plan-whole', '⤢', () => this._camera.fit()));
    this.root = el('div', { class: 'siege-plan' }, this.surface, this._tools);
    this._camera = new Camera(() => this.soon(), () => settings.still);
    this._watch = new ResizeObserver(() => this._resize());
    this._unlisten = listen(this.surface, {
      camera: this._camera,
      hexAt: (x, y) => this._hexAt(x, y),
      hover: (hex) => this.point(hex),
      press: (hex) => press(hex),
      held: (hex) => this.point(hex),
      mayDraw: () => false,
      draw: () => {},
    });
    this.surface.addEventListener('keydown', (event) => this._key(event, press));
    /** Where a hex lies in the window; robots point with it. */
    this.surface.placeOf = (hex) => this._placeOf(hex) ?? null;
    /** What is painted on the plan; robots look at it. */
    this.surface.works = () => this._map?.works;
  }

  /** Paints the place. @param {object} board */
  async open(board) {
    this._place = board;
    if (!this.abroad) this._paint(board);
  }

  /** Shows other ground for a while: the field before the place, or the camp. @param {object} board @param {object} works */
  async visit(board, works) {
    this.abroad = works;
    this._paint(board);
  }

  /** Back to the place. */
  comeHome() {
    if (!this.abroad) return;
    this.abroad = null;
    if (this._place) this._paint(this._place);
  }

  _paint(board) {
    if (this._closed) return;
    this._board = board;
    this._falling.show(board.picture);
    this.surface.dataset.light = board.picture?.light ?? '';
    this._places = new Map(board.hexes.map((hex) => [hex.name, hexCentre(hex.column, hex.row)]));
    this._painter = new MapPainter(board);
    this._map?.close();
    this._map = new MapView(this._painter, () => this.soon());
    this._camera.world = boardSize(board);
    this._watch.observe(this.surface);
    this._resize();
    this._opening();
    this.update();
  }

  /** The first look: the walls and some ground around them, as large as they fit. */
  _opening() {
    if (this.abroad) {
      this._camera.fit();
      return;
    }
    const spots = Object.keys(this.model.position.place.walls).flatMap((name) => this._places.get(name.split('/')[0]) ?? []);
    if (!spots.length) return;
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const box = { x: Math.min(...xs) - AROUND, y: Math.min(...ys) - AROUND };
    this._camera.show({ ...box, w: Math.max(...xs) + AROUND - box.x, h: Math.max(...ys) + AROUND - box.y }, { smooth: false, margin: 0, most: 1.3 });
  }

  /** The place has changed. */
  update() {
    if (!this._map) return;
    this._map.setWorks(this.abroad ?? ruinsOf(this._board, this.model));
    this.soon();
  }

  /** Points at a hex, as the mouse does. @param {string|null} hex */
  point(hex) {
    if (hex === this.hovered) return;
    this.hovered = hex;
    this._hover(this.abroad ? null : hex);
    this.soon();
  }

  /** Brings a hex into sight. @param {string} hex */
  reveal(hex) {
    const at = this._places?.get(hex.split('/')[0]);
    if (at) this._camera.reveal(at.x, at.y);
  }

  close() {
    this._closed = true;
    this._watch.disconnect();
    this._unlisten();
    this._camera.stop();
    this._map?.close();
  }

  soon() {
    if (this._frame || this._closed) return;
    this._frame = requestAnimationFrame(() => {
      this._frame = 0;
      if (!this._closed && this._map && this.model.view) this._draw();
    });
  }

  _resize() {
    const { width, height } = this.surface.getBoundingClientRect();
    if (!width || !height) return;
    this._ratio = Math.min(devicePixelRatio || 1, 2.5);
    for (const canvas of [this._ground, this._live]) {
      canvas.width = Math.round(width * this._ratio);
      canvas.height = Math.round(height * this._ratio);
    }
    this._camera.resize({ width, height, top: 0, right: 0, bottom: 0, left: 0 });
    this.soon();
  }

  _draw() {
    const [ground, live] = [this._ground, this._live].map((canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')));
    const { x, y, scale } = this._camera;
    const ratio = this._ratio ?? 1;
    for (const each of [ground, live]) {
      each.setTransform(1, 0, 0, 1, 0, 0);
      each.clearRect(0, 0, this._live.width, this._live.height);
    }
    this._map.draw(ground, { x, y, scale }, { w: this._live.width / ratio, h: this._live.height / ratio }, ratio);
    live.setTransform(scale * ratio, 0, 0, scale * ratio, -x * scale * ratio, -y * scale * ratio);
    drawMarks(live, { model: this.model, places: this._places, marks: this.marks, hovered: this.hovered, scale, abroad: Boolean(this.abroad) });
    this.root.dataset.painted = this._map.sharp ? 'yes' : '';
  }

  _hexAt(px, py) {
    const at = this._camera.toWorld(px, py);
    return this._board ? hexAt(this._board, at.x, at.y) : null;
  }

  _placeOf(hex) {
    const at = this._places?.get(hex.split('/')[0]);
    const box = this.surface.getBoundingClientRect();
    const seen = at && this._camera.toScreen(at.x, at.y);
    return seen && { x: box.left + seen.x, y: box.top + seen.y };
  }

  /** Arrows go from wall to wall, Enter presses, plus and minus zoom. */
  _key(event, press) {
    const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
    if (event.key in ways) this._step(...ways[event.key]);
    else if (event.key === 'Enter' || event.key === ' ') press(this.hovered);
    else if (event.key === 'Escape') this.point(null);
    else if (event.key === '+') this._camera.step(STEP);
    else if (event.key === '-') this._camera.step(1 / STEP);
    else return;
    event.preventDefault();
  }

  _step(dx, dy) {
    const names = this.marks.posts.size || this.marks.choices.size ? [...this.marks.choices] : Object.keys(this.model.position.place.walls);
    const spots = [...new Set(names.map((name) => name.split('/')[0]))].flatMap((hex) => {
      const spot = this._places.get(hex);
      return spot ? [{ hex, ...spot }] : [];
    });
    if (!spots.length) return;
    const here = this._places.get(this.hovered ?? '') ?? spots[0];
    const ahead = spots.filter(({ x, y, hex }) => hex !== this.hovered && (x - here.x) * dx + (y - here.y) * dy > 1);
    const far = ({ x, y }) => Math.hypot(x - here.x, y - here.y) + 1.5 * Math.abs((x - here.x) * dy + (y - here.y) * dx);
    const next = this.hovered ? ahead.sort((one, other) => far(one) - far(other))[0] : spots[0];
    if (!next) return;
    this.point(next.hex);
    this.reveal(next.hex);
  }
}
