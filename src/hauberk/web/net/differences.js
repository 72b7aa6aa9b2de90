/** Views of sieges and campaigns: the server sends what has changed of them, and here it becomes a whole view again. */

/** @import { ViewStep } from '../protocol.js' */

/**
 * The next view; the one before stays as it is, and shares with it what has not changed.
 * @template {{seq: number}} V
 * @param {V} view
 * @param {ViewStep} step
 * @returns {V}
 */
export function folded(view, { seq, set = [], gone = [], lists = [] }) {
  /** What has been copied for this step already. @type {Set<object>} */
  const fresh = new Set();
  const copy = (value) => {
    if (fresh.has(value)) return value;
    const made = { ...value };
    fresh.add(made);
    return made;
  };
  const next = copy(view);
  next.seq = seq;
  /** The table in which the last word of a way stands, copied all the way down. @param {string[]} way */
  const holder = (way) => {
    let at = next;
    for (const key of way.slice(0, -1)) at = at[key] = copy(at[key]);
    return at;
  };
  const last = (way) => way[way.length - 1];
  for (const way of gone) delete holder(way)[last(way)];
  for (const [way, first, kept, more] of lists) {
    const at = holder(way);
    at[last(way)] = [...at[last(way)].slice(first, first + kept), ...more];
  }
  for (const [way, value] of set) holder(way)[last(way)] = value;
  return next;
}
