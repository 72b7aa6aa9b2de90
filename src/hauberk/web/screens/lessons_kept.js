/** What this browser remembers of lessons: which games are lessons, how far each has come, and which have been gone through. */

const KEPT = 'hauberk.lessons';
/** So many games are remembered; the oldest goes first. */
const MOST = 24;

/** @typedef {{lesson: string, done: string[]}} Going */

/** @returns {{games: Record<string, Going>, complete: string[]}} */
function kept() {
  try {
    return { games: {}, complete: [], ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return { games: {}, complete: [] };
  }
}

/** @param {{games: Record<string, Going>, complete: string[]}} all */
function keep(all) {
  try {
    const games = Object.fromEntries(Object.entries(all.games).slice(-MOST));
    localStorage.setItem(KEPT, JSON.stringify({ ...all, games }));
  } catch {
    // A full or forbidden memory costs only the list of the lesson.
  }
}

/** The lesson that a game is, and what of it has been done. @param {string} game @returns {Going|null} */
export function goingIn(game) {
  return kept().games[game] ?? null;
}

/** @param {string} game @param {string} lesson @param {string[]} [done] */
export function keepGoing(game, lesson, done = []) {
  const all = kept();
  keep({ ...all, games: { ...all.games, [game]: { lesson, done } } });
}

/** The lesson has been gone through once. @param {string} lesson */
export function keepComplete(lesson) {
  const all = kept();
  if (!all.complete.includes(lesson)) keep({ ...all, complete: [...all.complete, lesson] });
}

/** @param {string} lesson */
export function isComplete(lesson) {
  return kept().complete.includes(lesson);
}

/** The games that are this lesson, the newest first. @param {string} lesson @returns {string[]} */
export function gamesOf(lesson) {
  return Object.entries(kept().games).filter(([, going]) => going.lesson === lesson).map(([game]) => game).reverse();
}
