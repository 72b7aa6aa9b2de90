/** What a scenario of any kind looks like in small: its map with its men, the place that is besieged, the country. */

import { battlePicture } from './picture.js';
import { printOf } from './prints.js';

/** Pictures on a shelf have one shape, whatever the boards have. */
const SHAPE = 8 / 5;
const EMPTY = { men: [] };

/** What pictures are made of, read once each. @type {Map<string, Promise<any>>} */
const read = new Map();

/**
 * @param {import('../app.js').Context} context @param {import('../net/api.js').Kind} kind
 * @param {any} scenario  with its board or the id of its map @param {number} [width]  at most, in CSS pixels
 * @returns {Promise<HTMLElement>}
 */
export async function scenarioPicture({ api, words }, kind, scenario, width = 460) {
  const found = printOf(kind, scenario.id, words.lang);
  if (found) return found;
  if (kind === 'campaign') {
    const { picture } = await import('../campaign/picture.js');
    return picture(await once(`map ${scenario.map}`, () => api.campaignMap(scenario.map)), { lang: words.lang, words });
  }
  const what = kind === 'siege'
    ? { position: EMPTY, key: scenario.place.id, focus: Object.values(scenario.sections).flatMap(({ hexes }) => hexes) }
    : { position: scenario.position, key: scenario.id };
  return battlePicture({ board: scenario.board, label: '', width, shape: SHAPE, ...what });
}

/** The same, of a scenario of which only the name is known. @param {import('../app.js').Context} context @param {import('../net/api.js').Kind} kind @param {string} id @param {number} [width] */
export async function pictureOf(context, kind, id, width) {
  const found = printOf(kind, id, context.words.lang);
  return found ?? scenarioPicture(context, kind, await once(`${kind} ${id}`, () => context.api.scenario(id, kind)), width);
}

/** @template T @param {string} name @param {() => Promise<T>} ask @returns {Promise<T>} */
function once(name, ask) {
  if (!read.has(name)) {
    const asked = ask();
    asked.catch(() => read.delete(name));
    read.set(name, asked);
  }
  return /** @type {Promise<T>} */ (read.get(name));
}
