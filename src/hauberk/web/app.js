/** The frame: words, settings, the way from screen to screen. */

import { Api, ApiError, Unreachable } from './net/api.js';
import { applySettings, Settings } from './settings.js';
import { announce, el, notice } from './screens/dom.js';
import { rulesDialog } from './screens/rules_dialog.js';
import { loadWords } from './words/fluent.js';

/**
 * What every screen is given.
 * @typedef {object} Context
 * @property {import('./words/fluent.js').Words} words
 * @property {Settings} settings
 * @property {Api} api
 * @property {(place: string, how?: {replace?: boolean}) => void} go  to another screen: `go('#/game/7')`
 * @property {(text: string) => void} announce  say something to a screen reader
 *
 * A screen: `mount(root, context, path)` draws it and returns how to take it down. It has an h1.
 * @typedef {{destroy?: () => void, title?: string, move?: (path: string[]) => boolean}} Mounted
 */

/** The first part of the address and the screen behind it; `full` screens have no bar. */
const SCREENS = {
  '': { load: () => import('./screens/home.js') },
  battle: { load: () => import('./screens/battles.js') },
  sieges: { load: () => import('./siege/shelf.js') },
  siege: { load: () => import('./siege/index.js'), full: (path) => path[2] !== 'chronicle' },
  campaigns: { load: () => import('./campaign/shelf.js') },
  campaign: { load: () => import('./campaign/play.js'), full: (path) => path.length < 3 || ['siege', 'at'].includes(path[2]) },
  honours: { load: () => import('./screens/honours.js') },
  games: { load: () => import('./screens/games.js') },
  game: { load: () => import('./screens/game.js'), full: true },
  learn: { load: () => import('./screens/learn.js'), full: (path) => path.length > 1 },
  watch: { load: () => import('./screens/watch.js') },
  replay: { load: () => import('./screens/replay.js'), full: true },
  chronicle: { load: () => import('./screens/chronicle.js') },
  end: { load: () => import('./screens/ending.js') },
  position: { load: () => import('./position/index.js'), full: true },
  rules: { load: () => import('./screens/rules.js') },
  legend: { load: () => import('./screens/legend.js') },
  book: { load: () => import('./screens/book.js') },
  aid: { load: () => import('./screens/play_aid.js') },
  settings: { load: () => import('./screens/settings.js') },
};
const BAR = ['battle', 'sieges', 'campaigns', 'learn', 'watch', 'rules', 'settings'];

const settings = new Settings();
const api = new Api(() => settings.get('language'));
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** @type {Mounted|null} */
let shown = null;
let visit = 0;

/** The address as parts: `#/replay/7/12` is `['replay', '7', '12']`. */
function pathNow() {
  return location.hash.replace(/^#\/?/, '').split('?')[0].split('/').filter(Boolean).map(decodeURIComponent);
}

/** @param {string} place @param {{replace?: boolean}} [how] */
function go(place, { replace = false } = {}) {
  if (replace) {
    history.replaceState(null, '', place);
    show();
  } else if (location.hash === place) {
    show();
  } else {
    location.hash = place;
  }
}

/** Shows the screen of the address. */
async function show() {
  const mine = ++visit;
  const path = pathNow();
  if (shown?.move?.(path)) {
    page.dataset.at = path.join('/');
    return;
  }
  delete page.dataset.at;
  const screen = SCREENS[path[0] ?? ''] ?? SCREENS[''];
  applySettings(settings);
  try {
    const words = await loadWords(settings.get('language'));
    const module = await screen.load();
    if (mine !== visit) return;
    shown?.destroy?.();
    shown = null;
    const full = typeof screen.full === 'function' ? screen.full(path) : Boolean(screen.full);
    const root = laidOut(words, path, full);
    const mounted = (await module.mount(root, { words, settings, api, go, announce }, path)) ?? {};
    if (mine !== visit) {
      mounted.destroy?.();
      return;
    }
    shown = mounted;
    page.dataset.at = path.join('/');
    arrive(words, root, mounted, full);
  } catch (error) {
    if (mine === visit) await fail(error);
  }
}

/** An empty screen: the bar, unless the screen wants all of the page, and the place to draw on. */
function laidOut(words, path, full) {
  const root = el('main', { id: 'main', class: full ? 'screen full' : 'screen' });
  const skip = el('button', { class: 'skip', onclick: () => firstHeading(root)?.focus() }, words.say('page-skip'));
  page.replaceChildren(skip, ...(full ? [] : [bar(words, path)]), root);
  document.body.classList.toggle('full', full);
  document.body.classList.toggle('at-home', !path.length);
  return root;
}

function bar(words, path) {
  const links = BAR.map((name) => {
    const here = path[0] === name;
    return el('li', {}, el('a', { href: `#/${name}`, 'aria-current': here ? 'page' : null }, words.say(`page-bar-${name}`)));
  });
  const home = el('a', { class: 'brand', href: '#/', 'aria-label': words.say('page-home') }, 'Hauberk');
  return el('header', { class: 'bar' }, home, el('nav', { 'aria-label': words.say('page-bar') }, el('ul', {}, links)));
}

/** Title, focus and scroll, as if a leaf had been turned. */
function arrive(words, root, mounted, full) {
  const heading = firstHeading(root);
  const title = mounted.title ?? heading?.textContent ?? '';
  document.title = title && title !== 'Hauberk' ? `${title} · Hauberk` : 'Hauberk';
  if (full) return;
  window.scrollTo(0, 0);
  if (!root.contains(document.activeElement)) heading?.focus({ preventScroll: true });
}

function firstHeading(root) {
  const heading = root.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** A screen that could not be drawn says what happened and what to do. */
async function fail(error) {
  shown?.destroy?.();
  shown = null;
  const words = await loadWords(settings.get('language')).catch(() => null);
  const again = el('button', { class: 'primary', onclick: show }, words?.say('page-again') ?? '↻');
  if (!words) {
    page.replaceChildren(el('main', { class: 'screen trouble' }, el('h1', {}, 'Hauberk'), again));
    return;
  }
  const kind = error instanceof Unreachable ? 'unreachable' : error instanceof ApiError ? 'refused' : 'broken';
  const root = laidOut(words, [], false);
  root.classList.add('trouble');
  root.append(
    el('h1', {}, words.say(`page-trouble-${kind}`)),
    el('p', {}, kind === 'unreachable' ? words.say('page-trouble-unreachable.help') : error.message),
    el('p', { class: 'actions' }, again, el('a', { class: 'button', href: '#/' }, words.say('page-home'))),
  );
  arrive(words, root, {}, false);
}

/** At a table a rule, the settings and the legend open over it: nobody has to leave the battle to read. */
function onClick(event) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/rules"], a[href="#/settings"], a[href^="#/legend"]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (!document.body.classList.contains('full')) return;
  event.preventDefault();
  const [, what, about] = (link.getAttribute('href') ?? '').split('/');
  if (what === 'rules') openRules(about);
  else openLeaf(what, about);
}

/** The key / looks something up, wherever one is. */
function onKey(event) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable], dialog')) return;
  event.preventDefault();
  if (document.body.classList.contains('full')) openRules();
  else if (pathNow()[0] === 'rules') /** @type {HTMLElement|null} */ (document.querySelector('#search'))?.focus();
  else go('#/rules');
}

/** @param {string} what  settings or legend @param {string} [about] */
async function openLeaf(what, about) {
  const words = await loadWords(settings.get('language'));
  const context = { words, settings, api, go, announce };
  if (what === 'settings') (await import('./screens/settings.js')).settingsDialog(context);
  else (await import('./screens/legend.js')).legendDialog(context, about);
}

async function openRules(rule) {
  const words = await loadWords(settings.get('language'));
  rulesDialog({ words, settings, api, go, announce }, rule && decodeURIComponent(rule));
}

/** People are drawn in the chosen colours from now on. */
async function tint() {
  const { setPalette } = await import('./paint/people/index.js');
  setPalette(settings.get('palette'));
}

/** Something a button began could not be done: the player is told, and everything stays as it was. */
async function onFailure(event) {
  const { reason } = event;
  if (!(reason instanceof ApiError || reason instanceof Unreachable)) return;
  event.preventDefault();
  const words = await loadWords(settings.get('language')).catch(() => null);
  if (words) notice(reason instanceof Unreachable ? words.say('page-trouble-unreachable.help') : reason.message);
}

settings.on((name) => {
  applySettings(settings);
  if (name === 'palette') tint();
  if (name === 'language') show();
});
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => applySettings(settings));
addEventListener('hashchange', show);
addEventListener('unhandledrejection', onFailure);
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
if (settings.get('palette') !== 'plain') tint();
show();
