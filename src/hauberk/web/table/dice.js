// Dice: thrown once, fast, where all can see. They show what the server threw; they decide nothing. A die that a table is read with lies over
// the bar of its ten faces: first what each of them would do, then the die, then the face it has shown, and the word for it.
import { el, fill } from './dom.js';
import { play } from '../sounds.js';
import { facesBar } from './reckoning.js';

const KITE = 'M50 4 92 44 84 66 50 96 16 66 8 44Z M50 4 72 58 50 96 28 58Z M8 44 28 58 M92 44 72 58 M28 58 72 58';
const PURPOSES = ['melee', 'impact', 'hit', 'who_is_hit', 'infiltration', 'yield', 'bridle'];
/** Milliseconds: the odds alone, the die in the air, the word after it; a die without a table. */
const ODDS = 420;
const TUMBLE = 420;
const WORD = 900;
const PLAIN = 620;

/** @typedef {{purpose: string, face: number, row?: import('../protocol.js').Reckoning & {face: number}}} Die */

/** @param {{say: import('../words/fluent.js').Say, settings: import('../settings.js').Settings}} parts */
export function makeDice({ say, settings }) {
  const root = el('div', { class: 'dice', 'aria-hidden': 'true' });
  let timers = [];

  function clear() {
    timers.forEach(clearTimeout);
    timers = [];
    fill(root);
  }

  const later = (ms, then) => timers.push(setTimeout(then, ms));

  /**
   * Throws them at a place of the window; resolves when they have been seen. Dice that a table is read with come one after the other: that there
   * is a second one tells what the first has shown.
   * @param {Die[]} faces @param {{x: number, y: number}} place @param {number} speed @param {{x: number, y: number, w: number}} [free]  where they may lie
   */
  function roll(faces, place, speed, free) {
    clear();
    const thrown = faces.map((each) => made(each));
    const tumble = settings.still ? 0 : TUMBLE / speed;
    let at = 0;
    for (const each of thrown) {
      later(at, () => lay(thrown.filter((other) => other === each || !(other.bar || each.bar)), place, free));
      if (each.bar) at += ODDS / speed;
      later(at, () => {
        if (settings.sounds) play('dice');
        if (tumble) turn(each.box, performance.now() + tumble);
      });
      at += tumble;
      later(at, () => land(each));
      at += (each.bar ? WORD : PLAIN) / speed / (each === thrown.at(-1) || each.bar ? 1 : 2);
    }
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      later(at, () => {
        clear();
        resolve();
      });
    }));
  }

  /** Lays them on the table, inside what is free of it. */
  function lay(some, place, free) {
    fill(root, ...some.map(({ figure }) => figure));
    const [half, high] = [root.offsetWidth / 2, root.offsetHeight];
    const x = free ? Math.max(free.x + half + 6, Math.min(free.x + free.w - half - 6, place.x)) : place.x;
    root.style.left = `${x}px`;
    root.style.top = `${free ? Math.max(free.y + high + 6, place.y) : place.y}px`;
  }

  /** @param {Die} die */
  function made({ purpose, face, row }) {
    const box = die();
    const bar = row ? facesBar(row.event, row.faces) : null;
    const word = el('p', { class: 'die-word' });
    const name = row?.title ?? (PURPOSES.includes(purpose) ? say(`table-die-${purpose}`) : '');
    const figure = el('figure', { class: row ? 'thrown' : '' }, el('figcaption', {}, name), box, bar, row ? word : null);
    return { box, face, bar, word, row, figure };
  }

  /** The faces on the way are only for the eye. */
  function turn(box, until) {
    if (performance.now() >= until) return;
    show(box, 1 + Math.floor(Math.random() * 10), true);
    later(55, () => turn(box, until));
  }

  /** The die lies; its face in the bar lights up, and the word is said. */
  function land({ box, face, bar, word, row }) {
    show(box, face, false);
    if (!bar || !row) return;
    bar.classList.add('fallen');
    bar.children[face - 1]?.classList.add('lit');
    fill(word, row.faces[face - 1]?.text ?? '');
  }

  return { root, roll, clear };
}

function die() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  const shape = document.createElementNS(svg.namespaceURI, 'path');
  shape.setAttribute('d', KITE);
  const number = document.createElementNS(svg.namespaceURI, 'text');
  number.setAttribute('x', '50');
  number.setAttribute('y', '57');
  svg.append(shape, number);
  svg.classList.add('die');
  return svg;
}

function show(box, face, turning) {
  box.lastChild.textContent = String(face);
  box.classList.toggle('turning', turning);
  box.style.transform = turning ? `rotate(${(face * 47) % 90 - 45}deg) translateY(${(face % 3) * -4}px)` : '';
}
