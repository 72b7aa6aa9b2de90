// Small buttons at the edge of the map: looking closer, and the overlays with one key each.
import { fullScreenButton } from '../screens/full_screen.js';
import { el } from './dom.js';

const OVERLAYS = [['reach', 'R'], ['threat', 'T'], ['fire', 'F'], ['lanes', 'C'], ['arc', 'A'], ['names', 'G']];

/** @param {{say: import('../words/fluent.js').Say, camera: import('./camera.js').Camera, toggle: (name: string) => void, on: (name: string) => boolean, settings: import('../settings.js').Settings,
 *   sketch: import('./sketch.js').Sketch, orders: HTMLElement}} parts orders: opens the standing orders */
export function makeTools({ say, camera, toggle, on, settings, sketch, orders }) {
  const act = (sign, key, onclick) => el('button', { type: 'button', class: 'tool', title: say(key), 'aria-label': say(key), onclick }, sign);
  const layers = OVERLAYS.map(([name, letter]) => {
    const button = act(letter, `table-overlay-${name}`, () => toggle(name));
    button.dataset.overlay = name;
    return button;
  });
  const folded = el('button', { type: 'button', class: 'tool tools-more', 'aria-expanded': 'false', 'aria-label': say('table-overlays'), title: say('table-overlays'), onclick: fold }, '☰');
  const mute = act('♪', 'page-set-sounds', () => settings.set('sounds', settings.sounds ? 'off' : 'on'));
  mute.classList.add('mute');
  const leaf = (sign, href, key) => el('a', { class: 'tool', href, title: say(key), 'aria-label': say(key) }, sign);
  const side = act('⇥', 'page-set-side', () => settings.set('side', settings.get('side') === 'open' ? 'folded' : 'open'));
  side.classList.add('side-fold');
  const wide = fullScreenButton(say('page-full-screen'), 'tool');
  const pencil = act('✎', 'table-sketch', () => sketch.toggle());
  pencil.classList.add('pencil');
  const list = el('div', { class: 'tools-layers', role: 'group', 'aria-label': say('table-overlays') }, ...layers, leaf('☷', '#/legend/battle', 'page-legend'), orders, leaf('⚙', '#/settings', 'page-settings'), side, wide);
  const root = el(
    'div',
    { class: 'tools', role: 'toolbar', 'aria-label': say('table-tools') },
    act('+', 'table-closer', () => camera.step(1.3)),
    act('−', 'table-farther', () => camera.step(1 / 1.3)),
    act('◰', 'table-fit', () => camera.fit()),
    mute,
    pencil,
    folded,
    list,
  );

  function fold() {
    const open = root.classList.toggle('open');
    folded.setAttribute('aria-expanded', String(open));
  }

  function update() {
    side.setAttribute('aria-pressed', String(settings.get('side') === 'folded'));
    mute.setAttribute('aria-pressed', String(settings.sounds));
    pencil.setAttribute('aria-pressed', String(sketch.on));
    orders.hidden = !sketch.store.view?.you.length;
    pencil.hidden = !sketch.store.view || !sketch.may;
    for (const button of layers) button.setAttribute('aria-pressed', String(on(button.dataset.overlay ?? '')));
  }

  update();
  return { root, update };
}
