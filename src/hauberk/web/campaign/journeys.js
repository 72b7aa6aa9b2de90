/** Routes of several days, as the map draws them. The game keeps them: see the standing orders in docs/architecture.md. */

/** @type {Intl.DateTimeFormatOptions} */
const SHORT = { day: 'numeric', month: 'short' };

/**
 * A way in days: where each of them ends, what it costs, and when that is.
 * @typedef {{path: string[], costs: number[], legs: {steps: number, cost: number, day: number}[]}} Way
 * A way that is only being thought of: the server says besides whom one would meet on it, and why it may not be ordered.
 * @typedef {Way & {to: string, meets: {hex: string, group: string}[], refused?: object}} Route
 */

/** What the map draws of a way: its hexes from here with their costs, and a moon with the date where each day ends. @param {import('./model.js').Model} model @param {string} here @param {Way & {refused?: object}} way */
export function drawnRoute(model, here, { path, costs, legs, refused }) {
  let end = 0;
  const days = legs.map(({ steps }) => (end += steps));
  return {
    path: [here, ...path], costs: [0, ...costs], days, dates: legs.map(({ day }) => model.date(day, SHORT)),
    total: costs.reduce((sum, cost) => sum + cost, 0), allowed: !refused,
  };
}

/** The ways on which own counters are going, as the map draws them. @param {import('./model.js').Model} model */
export function drawnJourneys(model) {
  return model.journeys.map(([id, way]) => drawnRoute(model, model.hexOf(id) ?? '', way)).filter(({ path }) => path[0]);
}
