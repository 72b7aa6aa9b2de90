// Dice: thrown once, fast, where all can see. They show what the server threw; they decide nothing.
import { el, fill } from './dom.js';

const KITE = 'M50 4 92 44 84 66 50 96 16 66 8 44Z M50 4 72 58 50 96 28 58Z M8 44 28 58 M92 44 72 58 M28 58 72 58';
const PURPOSES = ['melee', 'impact', 'hit', 'who_is_hit', 'infiltration', 'yield', 'bridle'];

/** @param {{say: import('../words/fluent.js').Say, settings: import('../settings.js').Settings}} parts */
export function makeDice({ say, settings }) {
  const root = el('div', { class: 'dice', 'aria-hidden': 'true' });
  let timers = [];

  function clear() {
    timers.forEach(clearTimeout);
    timers = [];
    fill(root);
  }

  /** Throws them at a place of the window; resolves when they have been seen. */
  function roll(faces, place, speed) {
    clear();
    const tumble = settings.still ? 0 : 420 / speed;
    const dice = faces.map(({ purpose, face }) => ({ face, box: die(), name: PURPOSES.includes(purpose) ? say(`table-die-${purpose}`) : '' }));
    fill(root, ...dice.map(({ box, name }) => el('figure', {}, box, el('figcaption', {}, name))));
    root.style.left = `${place.x}px`;
    root.style.top = `${place.y}px`;
    if (tumble) {
      const began = performance.now();
      const turn = () => {
        const left = tumble - (performance.now() - began);
        if (left <= 0) return;
        // The faces on the way are only for the eye.
        for (const { box } of dice) show(box, 1 + Math.floor(Math.random() * 10), true);
        timers.push(setTimeout(turn, 55));
      };
      turn();
    }
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      timers.push(setTimeout(() => dice.forEach(({ box, face }) => show(box, face, false)), tumble));
      timers.push(setTimeout(() => {
        clear();
        resolve();
      }, tumble + 620 / speed));
    }));
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
