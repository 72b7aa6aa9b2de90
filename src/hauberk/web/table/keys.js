// Everything by keyboard alone.

const ZOOM = 1.25;
/** Keys with a direction of their own; left and right go to the column beside, in the row that lies nearer. */
const SIDES = { ArrowUp: 0, ArrowDown: 3, PageUp: 1, PageDown: 2, End: 4, Home: 5 };
const OVERLAYS = { r: 'reach', t: 'threat', f: 'fire', c: 'lanes', a: 'arc', g: 'names' };

/**
 * @param {HTMLElement} root the table
 * @param {HTMLElement} map what has the focus while one plays on the map
 * @param {object} does what the keys do
 * @returns {() => void} stops listening
 */
export function listenToKeys(root, map, does) {
  const { store, hand, film, camera } = does;

  /** The hex a key goes to; a column beside has two, up first where one came from below. */
  function stepFrom(hex, key) {
    const grid = store.grid;
    if (key in SIDES) return grid.neighbour(hex, SIDES[key]);
    const odd = (grid.byName.get(hex)?.column ?? 0) & 1;
    const [near, other] = key === 'ArrowLeft' ? (odd ? [5, 4] : [4, 5]) : odd ? [1, 2] : [2, 1];
    return grid.neighbour(hex, near) ?? grid.neighbour(hex, other);
  }

  function moveCursor(event) {
    const trail = hand.trail;
    const being = hand.man && store.men.get(hand.man);
    const from = event.shiftKey ? (trail.at(-1) ?? being?.at) : (hand.hex ?? being?.at ?? does.middle());
    const beside = from && stepFrom(from, event.key);
    if (!beside) return;
    const next = does.cellAt(beside);
    if (event.shiftKey && being) hand.extend(next);
    else if (!event.shiftKey) hand.point(next);
    does.reveal(next);
    does.describe(next);
  }

  /** The next man with something to do; at the end of the list the focus goes on as usual. */
  function nextMan(event) {
    const left = hand.mode === 'free' ? (store.ask.left ?? []) : [];
    const place = left.indexOf(hand.man);
    const next = left[event.shiftKey ? (place < 0 ? left.length - 1 : place - 1) : place + 1];
    if (!next) return;
    event.preventDefault();
    hand.select(next);
    does.tellMan(next);
  }

  function onMap(event) {
    const { key } = event;
    if (key in SIDES || key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      moveCursor(event);
    } else if (key === 'Tab') nextMan(event);
    else if (key === 'Enter') {
      event.preventDefault();
      if (hand.hex && (hand.offer || hand.mode !== 'question')) hand.press(hand.hex, { add: event.shiftKey });
      else does.enter();
    } else if (key === 'Backspace') {
      event.preventDefault();
      hand.shorten();
    } else return false;
    return true;
  }

  const letters = {
    u: () => hand.undo(),
    d: () => hand.mode === 'free' && does.done(),
    e: () => does.nextTarget(1),
    j: () => does.nextCompanion(),
    n: () => does.search(''),
    p: () => does.sketch(),
    l: () => does.log(),
    h: () => does.help(),
    '?': () => does.help(),
    s: () => does.storey(-1),
    w: () => does.storey(1),
    '[': () => hand.cycle(-1),
    ']': () => hand.cycle(1),
    '+': () => camera.step(ZOOM),
    '=': () => camera.step(ZOOM),
    '-': () => camera.step(1 / ZOOM),
    0: () => camera.fit(),
  };

  function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const inside = event.target instanceof Element ? event.target : document.body;
    if (inside.closest('input, select, textarea, dialog')) {
      if (event.key === 'Escape' && inside.closest('.roll')) map.focus();
      return;
    }
    const free = inside === document.body || inside === map;
    if (free && onMap(event)) return;
    if (event.key === ' ' && (free || !inside.closest('button, a')) && film.running) {
      event.preventDefault();
      film.skip();
    } else if (event.key === 'Escape') {
      does.escape();
      if (!free) map.focus();
    } else if (!free && inside.closest('button') && event.key === 'Enter') return;
    else if (/^\p{Lu}$/u.test(event.key)) {
      event.preventDefault();
      does.search(event.key);
    } else if (event.key in letters) {
      event.preventDefault();
      letters[event.key]();
    } else if (event.key in OVERLAYS) does.toggle(OVERLAYS[event.key]);
  }

  // The focus on the map is framed for those who play by keys; a frame around every click would only disturb.
  const byKeys = () => root.classList.add('by-keys');
  const byHand = () => root.classList.remove('by-keys');
  document.addEventListener('keydown', byKeys, true);
  document.addEventListener('pointerdown', byHand, true);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', byKeys, true);
    document.removeEventListener('pointerdown', byHand, true);
    document.removeEventListener('keydown', onKey);
  };
}
