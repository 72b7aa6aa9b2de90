// The people painter: counters, portraits, tokens and badges from PERSON and MAN of docs/protocol.md.
import { badge } from './frame.js';
import { choosePalette, faction } from './palette.js';

export { counterSvg, CARD } from './counter.js';
export { CounterCache } from './cache.js';
export { drawCounter, drawMarker, drawHeap, markersOf, TOKEN } from './draw.js';
export { portraitSvg } from './portrait.js';
export { markerSvg, markerKinds } from './markers.js';
export { heapSvg } from './heap.js';

/** The badge of a people as SVG text. @param {string} painter its painter or group @param {number} [px] */
export function badgeSvg(painter, px = 24) {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="badge" width="${px}" height="${px}" viewBox="-14.5 -14.5 29 29" aria-hidden="true">${badge(faction(painter), 0, 0, 1)}</svg>`;
}

/** Colours for everybody or for those who confuse red and green; caches then draw anew. @param {import('./palette.js').Palette} name */
export function setPalette(name) {
  choosePalette(name);
}
