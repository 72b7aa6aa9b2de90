// Where painting happens: in a worker, or in idle slices on the page's own thread where workers cannot draw.
import { sizeOf } from './hex.js';
import { applyWorks, paintWindow, prepareScene } from './painter.js';

const SLICE = 10; // milliseconds of painting before the page may breathe

// The next idle moment; a busy page must not starve the painter.
const breath = () => new Promise((go) => (globalThis.requestIdleCallback ? requestIdleCallback(go, { timeout: 80 }) : setTimeout(go)));

/** Painting on the page's own thread, a slice at a time. */
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

  async work({ what, board, wish, number, works }) {
    if (what === 'prepare') this.scenes.set(number, await this.slices(prepareScene(board)));
    else if (what === 'works') applyWorks(this.scenes.get(number), works);
    else if (what === 'forget') this.scenes.delete(number);
    else if (what === 'paint')
      return this.slices(paintWindow(this.scenes.get(number), wish)).then(({ canvas, ...rest }) => ({ bitmap: canvas, ...rest }));
    return {}; // whoever only waits in the queue has waited
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

/** Painting in a worker. If it cannot start, or breaks down, the page goes on by itself with everything that was asked. */
class WorkerStudio {
  constructor() {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.open = new Map();
    this.boards = new Map();
    this.works = new Map();
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
    if (job.what === 'prepare') this.boards.set(job.number, job);
    if (job.what === 'works') this.works.set(job.number, job);
    if (job.what === 'forget') [this.boards, this.works].forEach((kept) => kept.delete(job.number));
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
    [this.boards, this.works].forEach((kept) => kept.forEach((job) => this.instead.ask(job)));
    this.open.forEach(({ job, done, failed }) => (job.what === 'prepare' || job.what === 'works' ? this.instead.ask({ what: 'look' }) : this.instead.ask(job)).then(done, failed));
    this.open.clear();
  }
}

let studio = null;
let boards = 0;

function theStudio() {
  const apart = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && !MapPainter.idle;
  studio ||= apart ? new WorkerStudio() : new IdleStudio();
  return studio;
}

/** One board, ready to be painted, any window at any sharpness. */
export class MapPainter {
  /** Set to true before the first painter is made to paint without a worker. */
  static idle = false;

  constructor(board) {
    this.board = board;
    this.size = sizeOf(board.columns, board.rows);
    this.number = boards += 1;
    this.ready = null;
  }

  /** Once a board; asking again is free. @returns {Promise<void>} */
  prepare() {
    this.ready ||= theStudio()
      .ask({ what: 'prepare', number: this.number, board: this.board })
      .then(() => {});
    return this.ready;
  }

  /**
   * @param {{scale: number, region?: {x: number, y: number, w: number, h: number}, names?: boolean, grid?: boolean, storey?: 'top'|number}} wish
   * @returns {Promise<{canvas: ImageBitmap|OffscreenCanvas, region: object, scale: number}>} the region in whole pixels
   */
  async paint({ scale, region, names = false, grid = true, storey = 'top' }) {
    await this.prepare();
    const { bitmap, ...rest } = await theStudio().ask({ what: 'paint', number: this.number, wish: { scale, region, names, grid, storey } });
    return { canvas: bitmap, region: rest.region, scale: rest.scale };
  }

  /** What men have made of the place from now on; paintings asked for later show it. @returns {Promise<void>} */
  async setWorks(works) {
    await this.prepare();
    await theStudio().ask({ what: 'works', number: this.number, works });
  }

  /** Lets go of what was kept for this board. */
  forget() {
    if (this.ready) theStudio().ask({ what: 'forget', number: this.number });
    this.ready = null;
  }
}

/** The whole board in small, with what men have made of it. @param {object} [works] see ./touched.js @returns {Promise<HTMLCanvasElement>} */
export async function thumbnail(board, width, works) {
  const painter = new MapPainter(board),
    scale = width / painter.size.w;
  if (works) await painter.setWorks(works);
  const { canvas: picture } = await painter.paint({ scale, grid: false }),
    canvas = document.createElement('canvas');
  painter.forget();
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas;
}
