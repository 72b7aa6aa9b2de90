// A country, painted any window at any sharpness.
import { digest, keptOr } from '../paint/kept.js';
import { studioFor } from '../paint/studio.js';
import { work } from './jobs.js';
import { lieOf } from './painter/scene.js';

/** @type {ReturnType<typeof studioFor>|null} */
let studio = null;
let numbers = 0;

function theStudio() {
  studio ||= studioFor(() => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }), work, CountryPainter.idle);
  return studio;
}

/** One campaign map, ready to be painted, any window at any sharpness. */
export class CountryPainter {
  /** Set to true before the first painter is made to paint without a worker. */
  static idle = false;

  /** @param {object} map see ./index.js @param {{lang?: string, ratio?: number}} how */
  constructor(map, { lang = 'en', ratio = 1 } = {}) {
    this.map = map;
    this.lang = lang;
    this.ratio = ratio;
    this.size = lieOf(map).size;
    numbers += 1;
    this.number = numbers;
    this.ready = null;
    /** All that is painted, in a few letters. @type {string|undefined} */
    this.ground = undefined;
  }

  prepare() {
    this.ready ||= theStudio().ask({ what: 'prepare', number: this.number, map: this.map });
    return this.ready;
  }

  /** @param {{scale: number, region?: object, names?: boolean, grid?: boolean}} wish @returns {Promise<{canvas: ImageBitmap|OffscreenCanvas, region: object, scale: number}>} */
  async paint({ scale, region, names = false, grid = true }) {
    const wish = { scale, region, names, grid, ratio: this.ratio, lang: this.lang };
    this.ground ??= digest(JSON.stringify(this.map));
    return keptOr(this.ground, wish, async (keep) => {
      await this.prepare();
      const { canvas, region: painted, scale: sharp } = await theStudio().ask({ what: 'paint', number: this.number, wish, keep });
      return { canvas, region: painted, scale: sharp };
    });
  }

  forget() {
    if (this.ready) theStudio().ask({ what: 'forget', number: this.number });
    this.ready = null;
  }
}
