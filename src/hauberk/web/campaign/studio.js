// Where the country is painted: in a worker, or in idle slices of the page's own time where workers cannot draw.
import { lieOf } from './painter/scene.js';
import { paintWindow, prepareScene } from './painter/country.js';

const SLICE = 9; // milliseconds of painting before the page may breathe
const breath = () => new Promise((go) => (globalThis.requestIdleCallback ? requestIdleCallback(go, { timeout: 80 }) : setTimeout(go)));

class IdleStudio {
  constructor() {
    this.scenes = new Map();
    this.last = Promise.resolve();
  }

  ask(job) {
    const found = this.last.then(() => this.work(job));
    this.last = found.catch(() => {});
    return found;
  }

  async work({ what, number, map, wish }) {
    if (what === 'prepare') this.scenes.set(number, await this.slices(prepareScene(map)));
    else if (what === 'forget') this.scenes.delete(number);
    else if (what === 'paint') {
      const { canvas, region, scale } = await this.slices(paintWindow(this.scenes.get(number), wish));
      return { bitmap: canvas, region, scale };
    }
    return {};
  }

  async slices(steps) {
    for (;;) {
      const until = performance.now() + SLICE;
      do {
        const { done, value } = steps.next();
        if (done) return value;
      } while (performance.now() < until);
      await breath();
    }
  }
}

/** If the worker cannot start, or breaks down, the page goes on by itself with everything that was asked. */
class WorkerStudio {
  constructor() {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.open = new Map();
    this.kept = new Map();
    this.jobs = 0;
    this.worker.onmessage = ({ data }) => {
      const { done, failed } = this.open.get(data.job);
      this.open.delete(data.job);
      if (data.fault) failed(new Error(data.fault));
      else done(data);
    };
    this.worker.onerror = () => this.giveUp();
  }

  ask(job) {
    if (job.what === 'prepare') this.kept.set(job.number, job);
    if (job.what === 'forget') this.kept.delete(job.number);
    if (this.instead) return this.instead.ask(job);
    return new Promise((done, failed) => {
      this.jobs += 1;
      this.open.set(this.jobs, { job, done, failed });
      this.worker.postMessage({ ...job, job: this.jobs });
    });
  }

  giveUp() {
    if (this.instead) return;
    this.instead = new IdleStudio();
    this.kept.forEach((job) => this.instead.ask(job));
    this.open.forEach(({ job, done, failed }) => this.instead.ask(job.what === 'prepare' ? { what: 'wait' } : job).then(done, failed));
    this.open.clear();
  }
}

let studio = null;
let numbers = 0;

/** One campaign map, ready to be painted, any window at any sharpness. */
export class CountryPainter {
  /** Set to true before the first painter is made to paint without a worker. */
  static idle = false;

  /** @param {object} map see ./index.js @param {{lang?: string, ratio?: number}} how */
  constructor(map, { lang = 'en', ratio = 1 } = {}) {
    Object.assign(this, { map, lang, ratio });
    this.size = lieOf(map).size;
    numbers += 1;
    this.number = numbers;
    this.ready = null;
  }

  get studio() {
    const apart = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && !CountryPainter.idle;
    studio ||= apart ? new WorkerStudio() : new IdleStudio();
    return studio;
  }

  prepare() {
    this.ready ||= this.studio.ask({ what: 'prepare', number: this.number, map: this.map });
    return this.ready;
  }

  /** @param {{scale: number, region?: object, names?: boolean, grid?: boolean}} wish @returns {Promise<{canvas: ImageBitmap|OffscreenCanvas, region: object, scale: number}>} */
  async paint({ scale, region, names = false, grid = true }) {
    await this.prepare();
    const { bitmap, ...found } = await this.studio.ask({
      what: 'paint',
      number: this.number,
      wish: { scale, region, names, grid, ratio: this.ratio, lang: this.lang },
    });
    return { canvas: bitmap, ...found };
  }

  forget() {
    if (this.ready) this.studio.ask({ what: 'forget', number: this.number });
    this.ready = null;
  }
}
