// The map under the hand. A small picture of the whole board is there first; then tiles as sharp as the screen, painted
// elsewhere, nearest to the middle first. Moving about only copies pictures. While the hand zooms, older tiles are
// stretched; when it rests, they are painted again for the new scale. Storeys are pictures of their own, kept side by side; when men
// change the place, only the tiles they touched are painted again, and the old ones stay in view until then.
import { touchedBy } from './touched.js';

const TILE = 512; // device pixels
const REST = 140; // milliseconds without a change of scale
const QUICK = 0.35e6; // pixels of the first, small picture
/** What the ground is like before anything is painted: by night, under snow, else. @type {Record<string, string>} */
const BARE = { night: '#3f4a4a', snow: '#c6ced6', rain: '#5f6c46', clear: '#8f9157' };
const KEPT = 28e6; // pixels of tiles kept in all

/** A picture from the worker is let go of at once; a canvas goes when nobody holds it. @param {ImageBitmap|OffscreenCanvas} canvas */
function release(canvas) {
  if ('close' in canvas) canvas.close();
}

/** Tiles of one scale. */
class Sharpness {
  constructor(scale, names, storey) {
    this.scale = scale;
    this.names = names;
    this.storey = storey;
    this.tiles = new Map();
  }

  /** Tiles that show a part of these boxes no longer show how things are. */
  age(boxes) {
    const side = TILE / this.scale;
    for (const t of this.tiles.values())
      t.stale ||= boxes.some((b) => b.x < (t.i + 1) * side && b.y < (t.j + 1) * side && b.x + b.w > t.i * side && b.y + b.h > t.j * side);
  }

  get pixels() {
    return this.tiles.size * TILE * TILE;
  }

  drop() {
    for (const t of this.tiles.values()) release(t.canvas);
    this.tiles.clear();
  }
}

/** @typedef {{x: number, y: number, scale: number}} Camera world point at the top left, CSS pixels a world unit */

/**
 * What paints: a board, or a country, on which nothing is built.
 * @typedef {Pick<import('./studio.js').MapPainter, 'size'|'paint'|'forget'> & Partial<Pick<import('./studio.js').MapPainter, 'board'|'setWorks'>>} Painter
 */

export class MapView {
  /**
   * @param {Painter} painter
   * @param {() => void} onPainted called when there is something better to draw
   */
  constructor(painter, onPainted = () => {}) {
    this.painter = painter;
    this.onPainted = onPainted;
    this.names = false;
    /** @type {'top'|number} */
    this.storey = 'top';
    this.works = {};
    this.bases = new Map();
    this.sets = []; // the latest first
    this.busy = false;
    this.failed = null;
    this.wish = null;
    this.start();
  }

  start() {
    return this.sketch();
  }

  /** The small picture of the storey looked at; until it is there, that of the whole. */
  get base() {
    return this.bases.get(this.storey) || this.bases.get('top') || null;
  }

  async sketch() {
    const { w, h } = this.painter.size,
      scale = Math.min(0.5, Math.sqrt(QUICK / (w * h))),
      { storey } = this;
    this.busy = true;
    try {
      const found = await this.painter.paint({ scale, grid: false, storey });
      if (this.bases.has(storey)) release(this.bases.get(storey).canvas);
      if (this.closed) release(found.canvas);
      else this.bases.set(storey, found);
    } catch (fault) {
      this.failed = fault;
    }
    this.busy = false;
    this.onPainted();
    this.pump();
  }

  /** The storey looked at: 'top' for all from above, or its number. What was painted before is there at once. @param {'top'|number} storey */
  setStorey(storey) {
    if (this.storey === storey) return;
    this.storey = storey;
    if (this.wish) this.aim(this.wish.view);
    this.onPainted();
    this.pump();
  }

  /** What men have made of the place; only what they touched is painted again. @param {object} works see ./touched.js */
  async setWorks(works) {
    const boxes = touchedBy(this.painter.board, this.works, works);
    this.works = works;
    if (!boxes.length) return;
    await this.painter.setWorks?.(works);
    if (this.closed) return;
    this.sets.forEach((set) => set.age(boxes));
    this.bases.forEach((base) => {
      base.stale = true;
    });
    this.pump();
  }

  /** Hex names on or off; tiles are painted anew as needed. */
  setNames(on) {
    if (this.names === Boolean(on)) return;
    this.names = Boolean(on);
    if (this.wish) this.aim(this.wish.view);
    this.onPainted();
  }

  /** Is everything in view as sharp as it can be? */
  get sharp() {
    return this.bases.has(this.storey) && this.wish !== null && this.wish.settled && !this.missing();
  }

  /** Lets go of all pictures. */
  close() {
    clearTimeout(this.timer);
    this.sets.forEach((s) => s.drop());
    this.sets = [];
    this.bases.forEach((base) => base.canvas.close?.());
    this.bases.clear();
    this.closed = true;
    this.painter.forget();
  }

  /**
   * Draws the board as the camera sees it. The caller has cleared the canvas; nothing here takes longer than a copy.
   * @param {CanvasRenderingContext2D} ctx
   * @param {Camera} camera
   * @param {{w: number, h: number}} size of the canvas in CSS pixels
   * @param {number} ratio device pixels a CSS pixel
   */
  draw(ctx, camera, size, ratio = 1) {
    const k = camera.scale * ratio,
      view = { x: camera.x, y: camera.y, k, w: Math.ceil(size.w * ratio), h: Math.ceil(size.h * ratio) };
    this.aim(view);
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    const ox = Math.round(-view.x * k),
      oy = Math.round(-view.y * k);
    this.paper(ctx, ox, oy, k);
    const now = this.sets[0]?.storey === this.storey ? this.sets[0] : null,
      whole = now && now.scale === k && this.covered(now, view);
    if (!whole) {
      ctx.imageSmoothingQuality = 'low';
      if (this.base) {
        const { canvas, scale } = this.base;
        ctx.drawImage(canvas, ox, oy, (canvas.width * k) / scale, (canvas.height * k) / scale);
      }
      const shown = this.bases.has(this.storey) ? this.storey : 'top',
        older = this.sets.filter((set) => set !== now && set.storey === shown);
      for (const set of older.slice(0, 2).reverse()) this.tiles(ctx, set, view, ox, oy);
    }
    if (now) this.tiles(ctx, now, view, ox, oy);
    ctx.restore();
  }

  // A margin of paper and a soft shadow on the table.
  paper(ctx, ox, oy, k) {
    const { w, h } = this.painter.size,
      m = 5 * k;
    ctx.fillStyle = 'rgba(0,0,0,0.09)';
    for (let i = 1; i <= 5; i++) ctx.fillRect(ox - m + i * 1.2 * k, oy - m + i * 1.2 * k, w * k + 2 * m + i * k, h * k + 2 * m + i * k);
    ctx.fillStyle = '#d8c9a2';
    ctx.fillRect(ox - m, oy - m, w * k + 2 * m, h * k + 2 * m);
    if (this.base) return;
    const { light = '', weather = '' } = this.painter.board?.picture ?? {};
    ctx.fillStyle = BARE[light === 'night' ? light : weather] ?? BARE.clear;
    ctx.fillRect(ox, oy, w * k, h * k);
  }

  tiles(ctx, set, view, ox, oy) {
    const f = view.k / set.scale,
      exact = f === 1;
    for (const { i, j, canvas } of set.tiles.values()) {
      const x = ox + i * TILE * f,
        y = oy + j * TILE * f,
        w = canvas.width * f,
        h = canvas.height * f;
      if (x > view.w || y > view.h || x + w < 0 || y + h < 0) continue;
      if (exact) ctx.drawImage(canvas, x, y);
      else ctx.drawImage(canvas, Math.floor(x), Math.floor(y), Math.ceil(x + w) - Math.floor(x), Math.ceil(y + h) - Math.floor(y));
    }
  }

  // Notes what is looked at, and paints at once while the scale stays, else when the hand rests.
  aim(view) {
    const old = this.wish,
      still = old && old.view.k === view.k && old.names === this.names,
      same = still && old.storey === this.storey;
    this.wish = { view, names: this.names, storey: this.storey, settled: same ? old.settled : false };
    if (same) {
      if (old.settled) this.pump();
      return;
    }
    clearTimeout(this.timer);
    if (still && old.settled) this.settle();
    else this.timer = setTimeout(() => this.settle(), old ? REST : 0);
  }

  settle() {
    const { view, names, storey } = this.wish;
    this.wish.settled = true;
    const at = this.sets.findIndex((s) => s.scale === view.k && s.names === names && s.storey === storey),
      set = at < 0 ? new Sharpness(view.k, names, storey) : this.sets.splice(at, 1)[0];
    this.sets.unshift(set);
    this.onPainted(); // what was painted before at this scale is there, and nothing else would draw it
    this.pump();
  }

  // Tile numbers in view, with a margin of so many tiles, nearest to the middle first.
  inView(view, margin) {
    const { w, h } = this.painter.size,
      ox = view.x * view.k,
      oy = view.y * view.k,
      clip = (v, top) => Math.max(0, Math.min(top, v)),
      lastI = Math.ceil((w * view.k) / TILE) - 1,
      lastJ = Math.ceil((h * view.k) / TILE) - 1,
      i0 = clip(Math.floor(ox / TILE) - margin, lastI),
      i1 = clip(Math.floor((ox + view.w) / TILE) + margin, lastI),
      j0 = clip(Math.floor(oy / TILE) - margin, lastJ),
      j1 = clip(Math.floor((oy + view.h) / TILE) + margin, lastJ),
      list = [];
    for (let j = j0; j <= j1; j++) for (let i = i0; i <= i1; i++) list.push([i, j]);
    const mx = (ox + view.w / 2) / TILE - 0.5,
      my = (oy + view.h / 2) / TILE - 0.5;
    return list.sort((a, b) => (a[0] - mx) ** 2 + (a[1] - my) ** 2 - (b[0] - mx) ** 2 - (b[1] - my) ** 2);
  }

  covered(set, view) {
    return this.inView(view, 0).every(([i, j]) => set.tiles.has(`${i},${j}`));
  }

  missing(margin = 0) {
    const set = this.sets[0];
    return (
      set &&
      this.inView(this.wish.view, margin).find(([i, j]) => {
        const tile = set.tiles.get(`${i},${j}`);
        return !tile || tile.stale;
      })
    );
  }

  // One tile at a time: what is looked at now always comes next.
  async pump() {
    if (this.busy || this.failed || this.closed || !this.base || !this.wish?.settled) return;
    if (!this.bases.has(this.storey)) {
      this.sketch();
      return;
    }
    const next = this.missing() || this.missing(1);
    if (!next) {
      if (this.base.stale) this.sketch();
      return;
    }
    const set = this.sets[0],
      [i, j] = next,
      { w, h } = this.painter.size,
      x = (i * TILE) / set.scale,
      y = (j * TILE) / set.scale,
      side = TILE / set.scale,
      { works } = this;
    this.busy = true;
    try {
      const tile = await this.painter.paint({
        scale: set.scale,
        region: { x, y, w: Math.min(side, w - x), h: Math.min(side, h - y) },
        names: set.names,
        storey: set.storey,
      });
      if (this.closed) release(tile.canvas);
      else {
        if (set.tiles.has(`${i},${j}`)) release(set.tiles.get(`${i},${j}`).canvas);
        set.tiles.set(`${i},${j}`, { i, j, canvas: tile.canvas, stale: this.works !== works });
      }
    } catch (fault) {
      this.failed = fault;
    }
    this.busy = false;
    if (this.closed) return;
    this.trim();
    this.onPainted();
    this.pump();
  }

  // Old scales go first; then tiles of this scale that are far away.
  trim() {
    let kept = this.sets.reduce((sum, s) => sum + s.pixels, 0);
    while (this.sets.length > 1 && (this.sets.length > 8 || kept > KEPT)) {
      const old = this.sets.pop();
      kept -= old.pixels;
      old.drop();
    }
    const set = this.sets[0];
    if (!set || kept <= KEPT) return;
    const near = new Set(this.inView(this.wish.view, 1).map(([i, j]) => `${i},${j}`));
    for (const [key, tile] of set.tiles) {
      if (kept <= KEPT) return;
      if (near.has(key)) continue;
      tile.canvas.close?.();
      set.tiles.delete(key);
      kept -= TILE * TILE;
    }
  }
}
