/**
 * The campaign map.
 *
 *   const map = campaignMap(canvas, country, { lang: 'fr', words: { leagues: 'lieues', km: 'km' }, still: () => reduced });
 *   map.show(state);                       groups, places, sieges, fog; cheap, as often as you like
 *   map.choose('robert');                  the group in hand, or null
 *   map.reach(new Map([['0712', 3.5]]));   hexes and what they cost, or null
 *   map.route({ path: ['0712', '0812'], costs: [0, 1.5], total: 1.5, days: [1], allowed: true });   a way; `days`: places in the path where a day ends, `dates`: their dates; null
 *   map.journeys([…]);                     ways under way, each as a route
 *   map.ways({ from: '0712', to: [{ hex: '0711', allowed: false }, …] });   retreats, or null
 *   map.meeting('0712');                   a hex that glows, or null
 *   map.shade(new Map([['0712', { tint: '#f003', text: '7' }]]));   a map mode: hexes tinted and numbered, or null
 *   map.numbers(true);                     hex numbers
 *   map.look('0712');  map.fit();          bring into sight
 *   map.on('hex', ({ hex, what, add, touch }) => …);   pressed; also 'hover' ({hex, what, at}), 'held' ({hex}) and 'drawn'; returns a function that stops it
 *   map.placeOf('0712');                   the hex's middle in pixels of the canvas
 *   map.cover({ right: 320 });             how much of each edge the page's leaves hide
 *   map.close();
 *
 * `what` is the id of the group under the pointer, else null. The canvas takes keys while it has the focus: arrows (or q w e a s d) move a cursor, Enter presses,
 * + and − zoom, 0 shows all, g writes hex numbers, Shift with an arrow pans. `canvas.dataset.painted` is set while all in view is sharp.
 *
 * country: {id, title, columns, rows, hexes: [{name, terrain: […]}], places: [{id, name, hex, kind, flags}], rivers: [{name, hexes}], roads, regions};
 *   names and title are texts or texts by language. options.standing: ids of the places that stand in the year; without it all do. [C-MAP-07]
 * state: {
 *   groups: [{id, hex, faction, letter, kind: 'group'|'mercenaries'|'train'|'convoy'|'spy', mounted, own, size: number|null (unknown; left out: none shown),
 *             seen: day the size was known (left out: now), leader: {id, name, arms}, hired, acted, besieging, signs: ['hungry', 'halted', 'prisoners']}],
 *   places: {id: {faction, letter, resources, endless, seen, plundered}},
 *   sieges: [{hex, faction, open}], fog: ['0712', …], letters: {faction: letter}
 * }
 */
import { Banners } from './banners.js';
import { Holdings } from './holdings.js';
import { Routes } from './routes.js';
import { Shades } from './shades.js';
import { CountryPainter } from './studio.js';
import { Table } from './view.js';

export { CountryPainter } from './studio.js';
export { Lie, nameOf, placeOf } from './geometry.js';

/**
 * @typedef {object} MapOptions
 * @property {string} [lang]
 * @property {Record<string, string>} [words] of the scale
 * @property {string[]} [standing] the places that stand in the year
 * @property {string} [subtitle]
 * @property {import('./painter/seasons.js').Season} [season]
 * @property {() => boolean} [still] whether motion is unwanted
 */

/** The country as the painter gets it: only what stands, with the words of the scale. @param {any} country @param {MapOptions} [options] */
export function drawn(country, { standing, words = {}, subtitle, season } = {}) {
  const there = standing && new Set(standing);
  return { ...country, subtitle, words, season, places: there ? country.places.filter((p) => there.has(p.id)) : country.places };
}

/** @param {HTMLCanvasElement} canvas @param {object} country @param {MapOptions} [options] */
export function campaignMap(canvas, country, options = {}) {
  const map = drawn(country, options),
    painter = new CountryPainter(map, { lang: options.lang, ratio: globalThis.devicePixelRatio || 1 }),
    [shades, holdings, routes, banners] = [new Shades(), new Holdings(map, options.lang), new Routes(), new Banners()],
    built = new Set(map.places.map((p) => p.hex)),
    listeners = { hex: new Set(), hover: new Set(), held: new Set(), drawn: new Set() };
  const table = new Table(canvas, painter, {
    layers: [...[shades, holdings, routes, banners].map((layer) => (g, seen) => layer.draw(g, seen)), (g, seen) => shades.drawOver(g, seen), (g, seen) => routes.drawOver(g, seen)],
    told: (what, about) => listeners[what].forEach((each) => each(about)),
    still: options.still,
    tips: (x, y) => banners.at(x, y),
  });
  const set = (on, key, value) => {
    on[key] = value;
    table.redraw();
  };
  return {
    table,
    show(state) {
      holdings.show(state);
      banners.show(state.groups || [], built);
      table.redraw();
    },
    choose: (id) => set(banners, 'chosen', id ?? null),
    reach: (costs) => set(routes, 'reach', costs ? (costs instanceof Map ? costs : new Map(Object.entries(costs))) : null),
    route: (route) => set(routes, 'route', Array.isArray(route) ? { path: route } : route),
    journeys: (journeys) => set(routes, 'journeys', journeys),
    ways: (ways) => set(routes, 'ways', ways),
    shade(hexes) {
      routes.bare = Boolean(hexes);
      set(shades, 'hexes', hexes);
    },
    meeting: (hex) => set(routes, 'meeting', hex),
    numbers: (on) => table.numbers(on),
    cover: (edges) => table.resize(edges),
    fit: (smooth = true) => table.camera.fit(smooth),
    /** @param {string} hex @param {{scale?: number, smooth?: boolean}} [how] */
    look(hex, { scale, smooth = true } = {}) {
      const p = table.lie.at(hex);
      if (scale === undefined) table.camera.reveal(p.x, p.y, smooth);
      else table.camera.show({ x: p.x - 10, y: p.y - 10, w: 20, h: 20 }, { smooth, most: scale });
    },
    placeOf: (hex) => table.onScreen(hex),
    on(what, listener) {
      listeners[what].add(listener);
      return () => listeners[what].delete(listener);
    },
    close: () => table.close(),
  };
}
