// Where pictures become bitmaps: the same work in a worker or, without one, in idle moments of the page.
import { paint, isLong, isTiny, lodOf, LONG_BOX, PAD } from './counter.js';
import { markerDrawing, markerLod } from './markers.js';
import { heapDrawing } from './heap.js';
import { choosePalette, palette } from './palette.js';
import { drawSvg } from './canvas.js';

/** Side of the bitmap's square in card units. */
export const boxOf = (job) => (job.what === 'marker' ? 112 : job.what === 'man' && isLong(job.person, job.man) ? LONG_BOX : 100 + 2 * PAD);

function drawing(job) {
  if (job.what === 'marker') return markerDrawing(job.kind, job.count, markerLod(job.px));
  if (job.what === 'heap') return heapDrawing(job.men, job.horses, lodOf(job.px));
  return paint(job.person, job.man, { lod: lodOf(job.px), side: job.man.side, facing: job.man.facing, tiny: isTiny(job.px) });
}

/**
 * @param {{what: 'man'|'marker'|'heap', px: number, palette: import('./palette.js').Palette, [about: string]: any}} job
 * @param {(w: number, h: number) => any} make
 * @returns {any} a canvas with the picture in its middle
 */
export function develop(job, make) {
  if (job.palette !== palette()) choosePalette(job.palette);
  const size = Math.max(8, Math.ceil((boxOf(job) * job.px) / 100)),
    k = job.px / 100;
  const ink = make(size, size),
    c = ink.getContext('2d');
  c.translate(size / 2, size / 2);
  c.scale(k, k);
  drawSvg(c, `<svg>${drawing(job)}</svg>`, make);
  const out = make(size, size),
    o = out.getContext('2d'); // a cast shadow: the card lies on the map, it is not printed on it
  o.shadowColor = 'rgba(34,22,12,.5)';
  o.shadowBlur = job.px * 0.045;
  o.shadowOffsetX = job.px * 0.018;
  o.shadowOffsetY = job.px * 0.03;
  o.drawImage(ink, 0, 0);
  return out;
}
