/** Routes of several days: kept by this browser for each game, and gone along day by day. Every day's march is an ordinary command. */

const KEPT = 'hauberk.journeys';
/** @type {Intl.DateTimeFormatOptions} */
const SHORT = { day: 'numeric', month: 'short' };

/**
 * A route that somebody set out on.
 * @typedef {{side: string, to: string, name: string, at: string, marched: number, there: number, held?: {text: string, rule?: string, way?: string[]}}} Journey
 * `side`: whose route it is, where several play at one screen; `at`: where it should stand now; `marched`: the last day on which it has gone its way; `there`: the day of its arrival, as things look;
 * `held`: why it waits for a word, with the march that would be next.
 */

export class Journeys {
  /** @param {string} game */
  constructor(game) {
    this._game = game;
    /** @type {Record<string, Journey>} */
    this._all = read()[game] ?? {};
  }

  /** @param {string} id @returns {Journey|undefined} */
  of(id) {
    return this._all[id];
  }

  /** The routes of one faction. @param {string} side @returns {[string, Journey][]} */
  allOf(side) {
    return Object.entries(this._all).filter(([, journey]) => journey.side === side);
  }

  /** @param {string} id @param {Journey} journey */
  set(id, journey) {
    this._all[id] = journey;
    this._keep();
  }

  /** The route is taken back, or has come to its end. @param {string} id */
  drop(id) {
    delete this._all[id];
    this._keep();
  }

  /** Counters that are gone need no route. @param {string} side @param {(id: string) => boolean} stands */
  tidy(side, stands) {
    for (const [id] of this.allOf(side)) if (!stands(id)) this.drop(id);
  }

  _keep() {
    try {
      const kept = read();
      if (Object.keys(this._all).length) kept[this._game] = this._all;
      else delete kept[this._game];
      localStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still marches while the page is open.
    }
  }
}

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/**
 * A route as the server reckons it: the whole way, and where each day ends.
 * @typedef {{to: string, path: string[], costs: number[], legs: {steps: number, cost: number, day: number}[], meets: {hex: string, group: string}[], refused?: object}} Route
 */

/** The hexes of the first day. @param {Route} route */
export function firstLeg(route) {
  return route.path.slice(0, route.legs[0].steps);
}

/** What the map draws of it: the way from here with its costs, and a moon with the date where each day ends. @param {import('./model.js').Model} model @param {string} here @param {Route} route */
export function drawnRoute(model, here, route) {
  let end = 0;
  const days = route.legs.map(({ steps }) => (end += steps));
  return {
    path: [here, ...route.path], costs: [0, ...route.costs], days, dates: route.legs.map(({ day }) => model.date(day, SHORT)),
    total: route.costs.reduce((sum, cost) => sum + cost, 0), allowed: !route.refused,
  };
}

/**
 * Goes on along the route of the counter whose turn it is.
 * @param {{model: import('./model.js').Model, journeys: Journeys, route: (to: string) => Promise<Route|null>}} parts
 * @returns {Promise<object|null>}  what is to be said to the server; null: a decision is asked for
 */
export async function goOn({ model, journeys, route }) {
  const id = model.actor;
  const journey = /** @type {Journey} */ (journeys.of(id));
  const here = model.hexOf(id);
  const { words } = model;
  const hold = (text, more = {}) => {
    journeys.set(id, { ...journey, at: here, held: { text, ...more } });
    return null;
  };
  if (journey.at !== here) return hold(words.say('page-campaign-route-broken'));
  if (here === journey.to) {
    journeys.drop(id);
    return null;
  }
  if (journey.marched === model.position.day) return { do: 'stay' };
  const found = await route(journey.to);
  if (!found?.path.length) return hold(words.say('page-campaign-route-none'));
  if (found.refused) return hold(found.refused.text, { rule: found.refused.rule });
  const way = firstLeg(found);
  const met = found.meets.find(({ hex }) => way.includes(hex));
  if (met) return hold(words.say('page-campaign-route-met', { group: model.title(met.group), hex: met.hex }), { way });
  setOut(journeys, id, model, found);
  return { do: 'march', path: way };
}

/** Notes that today's part of a route is being gone. @param {Journeys} journeys @param {string} id @param {import('./model.js').Model} model @param {Route} route */
export function setOut(journeys, id, model, route) {
  const at = firstLeg(route).at(-1);
  const last = route.legs.at(-1);
  if (!at || !last || at === route.to) journeys.drop(id);
  else journeys.set(id, { side: model.eyes, to: route.to, name: model.hexName(route.to), at, marched: model.position.day, there: last.day });
}
