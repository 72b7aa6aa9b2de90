// A board, painted any window at any sharpness.
import { digest, keptOr } from '../kept.js';
import { studioFor } from '../studio.js';
import { sizeOf } from './hex.js';
import { work } from './jobs.js';
import { brushOf } from './easel.js';

/** @type {ReturnType<typeof studioFor>|null} */
let studio = null;
let boards = 0;

function theStudio() {
  studio ||= studioFor(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), work, MapPainter.idle);
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
    /** All that is painted, in a few letters. @type {string|undefined} */
    this.ground = undefined;
    /** What men have made of the place: as it is, and as the studio knows it. @type {object|undefined} */
    this.works = undefined;
    /** @type {object|undefined} */
    this.told = undefined;
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
    const { works, number } = this;
    const wish = { scale, region, names, grid, storey };
    this.ground ??= digest(JSON.stringify(this.board));
    return keptOr(`${this.ground} ${digest(JSON.stringify(works ?? {}))}`, wish, async (keep) => {
      await this.prepare();
      const shown = works === this.told ? null : theStudio().ask({ what: 'works', number, works });
      this.told = works;
      const [{ canvas, region: painted, scale: sharp }] = await Promise.all([theStudio().ask({ what: 'paint', number, wish, keep }), shown]);
      return { canvas, region: painted, scale: sharp };
    });
  }

  /** What men have made of the place from now on; paintings asked for later show it. @param {object} works */
  setWorks(works) {
    this.works = works;
  }

  /** Lets go of what was kept for this board. */
  forget() {
    if (this.ready) theStudio().ask({ what: 'forget', number: this.number });
    this.ready = null;
    this.told = undefined;
  }
}

/** The whole board in small, with what men have made of it. @param {object} [works] see ./touched.js @returns {Promise<HTMLCanvasElement>} */
export async function thumbnail(board, width, works) {
  const painter = new MapPainter(board),
    scale = width / painter.size.w;
  if (works) painter.setWorks(works);
  const { canvas: picture } = await painter.paint({ scale, grid: false }),
    canvas = document.createElement('canvas');
  painter.forget();
  canvas.width = picture.width;
  canvas.height = picture.height;
  brushOf(canvas).drawImage(picture, 0, 0);
  return canvas;
}
