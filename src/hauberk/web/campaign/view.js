// The campaign map under the hand: pan, wheel, pinch, keys, press. The country is copied from tiles painted elsewhere; what changes with the state
// (places, banners, routes) is drawn over it in every frame from small pictures kept ready.
import { MapView } from '../paint/map/view.js';
import { Camera } from '../table/camera.js';
import { listen } from '../table/pointer.js';
import { lieOf } from './painter/scene.js';
import { nameOf, placeOf } from './geometry.js';
import { brushOf } from '../paint/map/easel.js';

/** Tiles as elsewhere; only the table under them is another. */
class CountryView extends MapView {
  paper(ctx, ox, oy, k) {
    const { w, h } = this.painter.size;
    ctx.fillStyle = 'rgba(0,0,0,0.1)';
    for (let i = 1; i <= 5; i++) ctx.fillRect(ox + i * 1.6 * k, oy + i * 1.6 * k, w * k, h * k);
    ctx.fillStyle = '#ded0a6';
    ctx.fillRect(ox, oy, w * k, h * k);
  }
}

/** Arrow keys go to a neighbour: straight up and down, the flat sides by the upper or lower one in turn. */
const ARROWS = { ArrowUp: [0], ArrowDown: [3], ArrowRight: [1, 2], ArrowLeft: [5, 4] };
const LETTERS = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5 };

export class Table {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('./studio.js').CountryPainter} painter
   * @param {{layers: ((g: CanvasRenderingContext2D, view: object) => void)[], told: (what: string, about: object) => void, still?: () => boolean, tips?: (x: number, y: number) => string|null}} does
   */
  constructor(canvas, painter, does) {
    this.canvas = canvas;
    this.painter = painter;
    this.does = does;
    this.lie = lieOf(painter.map);
    this.cursor = null;
    this.asked = 0;
    this.moving = false;
    this.frames = [];
    this.camera = new Camera(() => this.redraw(), () => Boolean(does.still?.()));
    this.camera.world = painter.size;
    this.country = new CountryView(painter, () => this.redraw());
    this.free = listen(canvas, {
      camera: this.camera,
      hexAt: (x, y) => this.hexAt(x, y),
      hover: (hex, at) => does.told('hover', { hex, at, what: hex ? this.thingAt(at.x, at.y) : null }),
      press: (hex, how) => this.press(hex, how),
      held: (hex) => does.told('held', { hex }),
      mayDraw: () => false,
      draw: () => {},
    });
    this.keys = (event) => this.key(event);
    canvas.addEventListener('keydown', this.keys);
    canvas.addEventListener('pointermove', (event) => (this.last = { x: event.offsetX, y: event.offsetY }));
    canvas.addEventListener('pointerdown', (event) => (this.last = { x: event.offsetX, y: event.offsetY }));
    canvas.tabIndex = canvas.tabIndex < 0 ? 0 : canvas.tabIndex;
    this.watch = new ResizeObserver(() => this.resize());
    this.watch.observe(canvas);
    this.resize();
  }

  get ratio() {
    return Math.min(3, globalThis.devicePixelRatio || 1);
  }

  /** How much of each edge the page's own leaves cover. */
  resize(cover = this.cover || {}) {
    this.cover = cover;
    const { clientWidth: width, clientHeight: height } = this.canvas,
      w = Math.round(width * this.ratio),
      h = Math.round(height * this.ratio);
    if (!width || !height) return;
    if (this.canvas.width !== w || this.canvas.height !== h) Object.assign(this.canvas, { width: w, height: h });
    this.painter.ratio = this.ratio;
    this.camera.resize({ width, height, top: 0, right: 0, bottom: 0, left: 0, ...cover });
    this.redraw();
  }

  hexAt(px, py) {
    const p = this.camera.toWorld(px, py);
    return this.lie.hexAt(p.x, p.y);
  }

  /** Something of the state under a point of the window. */
  thingAt(px, py) {
    return this.does.tips?.(px, py) ?? null;
  }

  press(hex, how) {
    this.cursor = null;
    this.does.told('hex', { hex, ...how, what: this.last ? this.thingAt(this.last.x, this.last.y) : null });
    this.redraw();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const taken = this.keyed(event.key, event.shiftKey);
    if (taken) event.preventDefault();
  }

  keyed(key, shift) {
    if (key === '+' || key === '=') this.camera.step(1.25);
    else if (key === '-' || key === '_') this.camera.step(0.8);
    else if (key === '0' || key === 'Home') this.camera.fit();
    else if (key === 'g' || key === 'G') this.numbers(!this.country.names);
    else if (shift && ARROWS[key]) this.camera.pan(...{ ArrowUp: [0, 90], ArrowDown: [0, -90], ArrowLeft: [90, 0], ArrowRight: [-90, 0] }[key]);
    else if (ARROWS[key]) this.step(ARROWS[key]);
    else if (LETTERS[key.toLowerCase()] !== undefined && !shift) this.step([LETTERS[key.toLowerCase()]]);
    else if ((key === 'Enter' || key === ' ') && this.cursor) this.does.told('hex', { hex: this.cursor, add: shift, touch: false, key: true, what: null });
    else return false;
    return true;
  }

  /** The cursor goes on by one hex; it starts in the middle of what is seen. */
  step(ways) {
    const { free } = this.camera,
      here = this.cursor || this.hexAt(free.x + free.w / 2, free.y + free.h / 2) || nameOf(this.lie.columns >> 1, this.lie.rows >> 1),
      [c, r] = placeOf(here),
      [nc, nr] = this.cursor ? this.lie.step(c, r, ways[ways.length > 1 && this.lie.lowered(c) ? 0 : ways.length - 1]) : [c, r];
    if (!this.lie.has(nc, nr)) return;
    this.cursor = nameOf(nc, nr);
    const p = this.lie.at(this.cursor);
    this.camera.reveal(p.x, p.y);
    this.does.told('hover', { hex: this.cursor, at: this.camera.toScreen(p.x, p.y), key: true, what: null });
    this.redraw();
  }

  numbers(on) {
    this.country.setNames(on);
  }

  /** Draws soon; asking often costs nothing. */
  redraw() {
    if (this.asked || this.closed) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  draw() {
    if (!this.country || this.closed) return;
    const began = performance.now(),
      g = brushOf(this.canvas),
      { clientWidth: w, clientHeight: h } = this.canvas,
      { camera, ratio } = this;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.country.draw(g, camera, { w, h }, ratio);
    g.setTransform(ratio, 0, 0, ratio, 0, 0);
    const seen = { camera, w, h, ratio, lie: this.lie, scale: camera.scale, cursor: this.cursor, now: began, to: (name) => this.onScreen(name) };
    for (const layer of this.does.layers) layer(g, seen);
    this.does.told('drawn', {});
    this.frames.push(performance.now() - began);
    if (this.frames.length > 120) this.frames.shift();
    if (this.country.sharp) this.canvas.dataset.painted = 'yes';
    else delete this.canvas.dataset.painted;
    if (this.country.failed) this.canvas.dataset.failed = String(this.country.failed);
  }

  onScreen(name) {
    const p = this.lie.at(name);
    return this.camera.toScreen(p.x, p.y);
  }

  close() {
    this.closed = true;
    cancelAnimationFrame(this.asked);
    this.camera.stop();
    this.watch.disconnect();
    this.free();
    this.canvas.removeEventListener('keydown', this.keys);
    this.country.close();
  }
}
