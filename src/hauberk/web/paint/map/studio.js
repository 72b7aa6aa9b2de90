// Where painting happens: in a worker, or in idle slices on the page's own thread where workers cannot draw.
import { sizeOf } from './hex.js';
import { paintWindow, prepareScene } from './painter.js';

const SLICE = 10; // milliseconds of painting before the page may breathe

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

  async work({ what, board, wish, number }) {
    if (what === 'prepare') this.scenes.set(number, await this.slices(prepareScene(board)));
    else if (what === 'forget') this.scenes.delete(number);
    else return this.slices(paintWindow(this.scenes.get(number), wish)).then(({ canvas, ...rest }) => ({ bitmap: canvas, ...rest }));
    return {};
  }

  async slices(steps) {
    for (;;) {
      const until = performance.now() + SLICE;
      do {
        const { done, value } = steps.next();
        if (done) return value;
      } while (performance.now() < until);
      await new Promise((go) => (globalThis.requestIdleCallback || setTimeout)(go));
    }
  }
}

/** Painting in a worker. */
class WorkerStudio {
  constructor() {
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.open = new Map();
    this.jobs = 0;
    this.worker.onmessage = ({ data }) => {
      const { done, failed } = this.open.get(data.job);
      this.open.delete(data.job);
      if (data.fault) failed(new Error(data.fault));
      else done(data);
    };
    this.worker.onerror = (event) => {
      const lost = new Error(event.message || 'the painting worker cannot start');
      this.open.forEach(({ failed }) => failed(lost));
      this.open.clear();
      this.broken = lost;
    };
  }

  ask(job) {
    if (this.broken) return Promise.reject(this.broken);
    return new Promise((done, failed) => {
      this.jobs += 1;
      this.open.set(this.jobs, { done, failed });
      this.worker.postMessage({ ...job, job: this.jobs });
    });
  }
}

let studio = null;
let boards = 0;

// Drawing in a worker needs OffscreenCanvas there; every browser that has the one also has module workers.
function theStudio() {
  studio ||= typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && !MapPainter.idle ? new WorkerStudio() : new IdleStudio();
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
   * @param {{scale: number, region?: {x: number, y: number, w: number, h: number}, names?: boolean, grid?: boolean}} wish
   * @returns {Promise<{canvas: ImageBitmap|OffscreenCanvas, region: object, scale: number}>} the region in whole pixels
   */
  async paint({ scale, region, names = false, grid = true }) {
    await this.prepare();
    const { bitmap, ...rest } = await theStudio().ask({ what: 'paint', number: this.number, wish: { scale, region, names, grid } });
    return { canvas: bitmap, region: rest.region, scale: rest.scale };
  }

  /** Lets go of what was kept for this board. */
  forget() {
    if (this.ready) theStudio().ask({ what: 'forget', number: this.number });
    this.ready = null;
  }
}

/** The whole board in small. @returns {Promise<HTMLCanvasElement>} */
export async function thumbnail(board, width) {
  const painter = new MapPainter(board),
    scale = width / painter.size.w,
    { canvas: picture } = await painter.paint({ scale, grid: false }),
    canvas = document.createElement('canvas');
  painter.forget();
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas;
}
