// Bitmaps of counters for the canvas. Asked for what is not there, it returns what it has of the same man in another size,
// or null, and orders the picture: those nearest to where the player looks come first.
import { palette } from './palette.js';
import { develop } from './studio.js';

/** Pictures are made to the pixel: small numbers stay sharp, and a copy without scaling costs next to nothing. */
const LARGEST = 360;
const bucket = (px) => Math.min(LARGEST, Math.max(16, px < 120 ? Math.round(px) : Math.round(px / 4) * 4));
const SETTLE_MS = 120;
const BUDGET = 192 * 1024 * 1024;
const FRESH_MS = 4000;

/** Everything about a man that changes his picture. */
function faceKey(person, man) {
  const v = man.values ? [].concat(man.values).join('.') : '';
  return [
    man.who || person.name,
    person.group,
    man.face || 'foot',
    man.health || '',
    v,
    man.facing ?? '',
    man.tail ? 't' : '',
    man.side || '',
    man.captive ? 'c' : '',
    man.disarmed ? 'd' : '',
    man.thrown ? 'x' : '',
    man.carries ? 'l' : '',
  ].join('|');
}
/** Only what the painter reads goes to the worker. */
const slim = (man) => ({
  who: man.who,
  face: man.face,
  health: man.health,
  values: man.values,
  facing: man.facing,
  tail: man.tail,
  side: man.side,
  captive: man.captive,
  disarmed: man.disarmed,
  thrown: man.thrown,
  carries: man.carries,
});

/** Bitmaps of counters, markers and heaps, built lazily, nearest first. */
export class CounterCache {
  /** @param {() => void} [onReady] called when new bitmaps have come, once for all that came together */
  constructor(onReady = () => {}) {
    this.onReady = onReady;
    this.done = new Map(); // key@size -> {bitmap, used}
    this.best = new Map(); // key -> size last finished
    this.spare = new Map(); // key -> size finished before that
    this.latest = new Map(); // who -> key shown last
    this.wanted = new Map(); // key -> {job, size, far, asked}
    this.busy = null;
    this.timer = 0;
    this.bytes = 0;
    this.frame = 0;
    this.failed = new Set();
    this.centre = null;
    this.told = false;
    this.worker = this.hire();
  }

  hire() {
    try {
      const w = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      w.onmessage = ({ data }) => this.arrive(data);
      w.onerror = () => {
        this.worker = null;
        w.terminate();
        this.busy = null;
        this.onReady();
      }; // asked again, it paints here
      return w;
    } catch {
      return null;
    }
  }

  /** Where the player looks, in world units: pictures near it are made first. */
  look(x, y) {
    this.centre = { x, y };
  }

  /** @param {object} person PERSON @param {object} man MAN @param {number} px device pixels of a one-hex counter's side @returns {ImageBitmap|null} */
  get(person, man, px, place = /** @type {{x: number, y: number}|null} */ (null)) {
    const key = faceKey(person, man),
      who = `${man.who || person.name}|${man.tail ? man.facing : ''}`;
    const found = this.find(key, px, place, () => ({ what: 'man', person, man: slim(man) }));
    if (found) {
      this.latest.set(who, `${palette()}|${key}`);
      return found;
    }
    // Until the new picture has come he looks as he looked before.
    const before = this.latest.get(who);
    return this.done.get(`${before}@${this.best.get(before)}`)?.bitmap ?? null;
  }
  marker(kind, count, px, place = null) {
    return this.find(`marker|${kind}|${count ?? ''}`, px, place, () => ({ what: 'marker', kind, count: count ?? null }));
  }
  heap(men, horses, px, place = null) {
    return this.find(`heap|${men}|${horses}`, px, place, () => ({ what: 'heap', men, horses }));
  }

  find(plain, px, place, job) {
    const key = `${palette()}|${plain}`,
      size = bucket(px),
      now = performance.now();
    const hit = this.done.get(`${key}@${size}`);
    if (hit) {
      hit.used = now;
      this.wanted.delete(key);
      return hit.bitmap;
    }
    const far = place && this.centre ? (place.x - this.centre.x) ** 2 + (place.y - this.centre.y) ** 2 : 0;
    const order = this.wanted.get(key);
    const coming = this.busy && this.busy.key === key && this.busy.size === size;
    if (order) Object.assign(order, { far, asked: now, ...(order.size === size ? {} : { size, since: now }) });
    else if (!coming && !this.failed.has(`${key}@${size}`)) {
      this.wanted.set(key, { job, size, far, asked: now, since: now });
      this.next();
    }
    const other = this.done.get(`${key}@${this.best.get(key)}`);
    if (other) {
      other.used = now;
      return other.bitmap;
    }
    return null;
  }

  next() {
    if (this.busy || !this.wanted.size) return;
    let pick = null,
      later = false;
    const now = performance.now();
    for (const [key, order] of this.wanted) {
      if (now - order.asked > FRESH_MS) {
        this.wanted.delete(key); // nobody looks there any more
        continue;
      }
      if (this.best.has(key) && now - order.since < SETTLE_MS) {
        later = true; // the hand still zooms: no picture for every step on the way
        continue;
      }
      // a man without any picture comes before a sharper picture of another
      const rank = (this.best.has(key) ? 1e12 : 0) + order.far;
      if (!pick || rank < pick.rank) pick = { key, order, rank };
    }
    if (!pick) {
      if (later && !this.timer) this.timer = setTimeout(() => this.wake(), SETTLE_MS);
      return;
    }
    this.wanted.delete(pick.key);
    const job = { ...pick.order.job(), px: pick.order.size, palette: palette() };
    this.busy = { key: pick.key, size: pick.order.size };
    if (this.worker) this.worker.postMessage({ key: pick.key, job });
    else this.idle(() => this.paintHere(pick.key, job));
  }

  wake() {
    this.timer = 0;
    this.next();
  }

  idle(f) {
    (globalThis.requestIdleCallback || ((g) => setTimeout(g, 8)))(f);
  }

  async paintHere(key, job) {
    const make = (w, h) => (globalThis.OffscreenCanvas ? new OffscreenCanvas(w, h) : Object.assign(document.createElement('canvas'), { width: w, height: h }));
    let bitmap = null;
    try {
      bitmap = await createImageBitmap(develop(job, make));
    } catch {
      /* told by arrive */
    }
    this.arrive({ key, bitmap });
  }

  arrive({ key, bitmap }) {
    const size = this.busy?.size;
    this.busy = null;
    if (bitmap) {
      this.keep(key, size, bitmap);
      if (this.bytes > BUDGET) this.sweep();
      if (!this.told) {
        this.told = true;
        setTimeout(() => {
          this.told = false;
          this.onReady();
        }, 30);
      }
    } else this.failed.add(`${key}@${size}`);
    this.next();
  }

  /** A new picture; of the older ones of the same man only the last is kept, for going back. */
  keep(key, size, bitmap) {
    const before = this.best.get(key),
      older = this.spare.get(key);
    if (older !== undefined && older !== size && older !== before) this.drop(`${key}@${older}`);
    this.drop(`${key}@${size}`);
    if (before !== undefined && before !== size) this.spare.set(key, before);
    this.done.set(`${key}@${size}`, { bitmap, used: performance.now() });
    this.best.set(key, size);
    this.bytes += bitmap.width * bitmap.height * 4;
  }

  drop(full) {
    const e = this.done.get(full);
    if (!e) return;
    this.done.delete(full);
    this.bytes -= e.bitmap.width * e.bitmap.height * 4;
    e.bitmap.close();
  }

  /** Lets go of what has not been looked at for a while, oldest first. */
  sweep() {
    const now = performance.now();
    for (const [key, e] of [...this.done].sort((a, b) => a[1].used - b[1].used)) {
      if (this.bytes < BUDGET * 0.7 || now - e.used < FRESH_MS) break;
      const cut = key.lastIndexOf('@');
      if (this.best.get(key.slice(0, cut)) === Number(key.slice(cut + 1))) this.best.delete(key.slice(0, cut));
      this.drop(key);
    }
  }

  /** How many pictures are still to come. */
  get waiting() {
    return this.wanted.size + (this.busy ? 1 : 0);
  }

  forget() {
    for (const e of this.done.values()) e.bitmap.close();
    this.done.clear();
    this.best.clear();
    this.spare.clear();
    this.latest.clear();
    this.wanted.clear();
    this.failed.clear();
    this.bytes = 0;
  }

  destroy() {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.forget();
  }
}
