/** The keys of the seats this browser holds, by game. */

const KEPT = 'hauberk.keys';

/** @typedef {{A?: string, B?: string}} SeatKeys */

/** @returns {Record<string, SeatKeys>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

function keep(keys) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(keys));
  } catch {
    // Nothing can be kept here; the server still knows the keys for a page on the same machine.
  }
}

/** @param {string} game @returns {SeatKeys} */
export function keysOf(game) {
  return all()[game] ?? {};
}

/** The keys kept here of a game; undefined of one that was not begun here. @param {string} game @returns {Record<string, string>|undefined} */
export function heldKeys(game) {
  return /** @type {any} */ (all()[game]);
}

/** Every key kept here. @returns {string[]} */
export function everyKey() {
  return Object.values(all()).flatMap((keys) => Object.values(keys).filter((key) => key !== undefined));
}

/** @param {string} game @param {SeatKeys} keys */
export function keepKeys(game, keys) {
  keep({ ...all(), [game]: keys });
}

/** @param {string} game */
export function forgetKeys(game) {
  const keys = all();
  delete keys[game];
  keep(keys);
}
