// Waiting for the table, for whoever gives several commands one after the other.

/** Milliseconds between two looks whether the table rests again. */
const LOOK = 40;

/**
 * Until the table waits for this player in a movement of his; false if it asks him something else, or the battle is over.
 * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, busy: () => boolean, gone: () => boolean}} parts
 * `busy`: the film has something to show.
 */
export async function restsInMovement({ store, hand, busy, gone }) {
  while (!gone() && !store.over && (busy() || hand.busy || !store.mine)) await new Promise((go) => setTimeout(go, LOOK));
  return !gone() && hand.mode === 'free' && movesNow(store);
}

/** Whether it is one's own movement, and nothing else is asked. @param {import('./store.js').Store} store */
export function movesNow(store) {
  return Boolean(store.mine) && store.ask.sequence === 'movement' && !store.ask.question;
}
