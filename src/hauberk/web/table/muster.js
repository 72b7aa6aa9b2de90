// One's own people as a strip of small faces, each with how he is and whether he can still do something; a press goes to him.
import { portraitSvg } from '../paint/people/index.js';
import { drawing as portrait, el, fill, roving } from './dom.js';

const SIZE = 35;
/** Milliseconds of drawing before the page may breathe. */
const SLICE = 8;

/** @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say, reveal: (hex: string|undefined) => void}} parts */
export function makeMuster({ store, hand, say, reveal }) {
  const root = el('ul', { class: 'muster', 'aria-label': say('table-muster') });
  /** Faces are drawn once for each state a man is in. @type {Map<string, Element>} */
  const faces = new Map();
  /** Faces still to be drawn, with what keeps their place: the map comes first. @type {{key: string, man: any, place: Element}[]} */
  let waiting = [];
  let drawing = false;
  let shown = '';

  function update() {
    const mine = store.view.you.length === 1 ? store.view.you[0] : store.mine;
    const men = [...store.men.values()].filter((man) => man.side === mine && !store.people[man.who]?.beast);
    const state = JSON.stringify([men.map((man) => [man.who, man.health, man.away, man.captive, man.mount]), store.ask?.left, hand.man]);
    if (state === shown) return;
    shown = state;
    root.hidden = men.length === 0;
    waiting = [];
    fill(root, ...men.map(item));
    roving(root);
    if (waiting.length && !drawing) idle(drawSome);
  }

  function item(man) {
    const { who } = man;
    const ready = Boolean(store.ask?.left?.includes(who)) && store.mine === man.side;
    const lost = man.health === 'dead' || man.captive || (man.away && man.away !== 'waiting');
    const words = [store.name(who), man.captive ? say('table-mark-captive') : say(`table-health-${man.health}`), man.away === 'waiting' ? say('table-waits') : '', ready ? say('table-roll-ready') : ''].filter(Boolean).join(', ');
    const press = () => {
      hand.select(who);
      reveal(man.at);
    };
    return el('li', {}, el('button', {
      type: 'button', class: `muster-man is-${man.health}${lost ? ' is-lost' : ''}${ready ? ' is-ready' : ''}`, title: words, 'aria-label': words, 'aria-pressed': String(hand.man === who), 'data-who': who, onclick: press,
    }, face(man)));
  }

  function face(man) {
    const key = `${man.who} ${man.health} ${man.mount}`;
    const found = faces.get(key);
    if (found) return found;
    const place = el('span', { class: 'muster-face' });
    waiting.push({ key, man, place });
    return place;
  }

  /** A few faces, then the page may breathe. */
  function drawSome() {
    drawing = false;
    const until = performance.now() + SLICE;
    while (waiting.length && performance.now() < until) {
      const { key, man, place } = /** @type {typeof waiting[number]} */ (waiting.shift());
      const found = faces.get(key) ?? portrait(portraitSvg(store.people[man.who], man, SIZE));
      faces.set(key, found);
      place.replaceWith(found);
    }
    if (waiting.length) idle(drawSome);
  }

  /** @param {() => void} then */
  function idle(then) {
    drawing = true;
    if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: 400 });
    else setTimeout(then);
  }

  return { root, update };
}
