/**
 * What the player has set, kept in this browser.
 *
 * The names and their values stand in CHOICES. `settings.get('motion')` reads, `settings.set('motion', 'reduced')`
 * writes and tells everybody who listens with `settings.on(listener)`.
 */

const KEPT = 'hauberk.settings';

/** Every setting with its values; the first is the default. */
export const CHOICES = Object.freeze({
  language: ['en', 'fr', 'it'],
  theme: ['day', 'night'],
  text: ['100', '85', '115', '130', '150'],
  motion: ['system', 'reduced', 'full'],
  palette: ['plain', 'deutan'],
  sounds: ['on', 'off'],
  film: ['1', '0.5', '2', '4'],
  passing: ['wait', 'pass'],
  sums: ['open', 'folded'],
  side: ['open', 'folded'],
});

/** @typedef {keyof typeof CHOICES} SettingName */

export class Settings {
  /** @param {Storage} store */
  constructor(store = localStorage) {
    this._store = store;
    this._listeners = new Set();
    this._values = { ...firstValues(), ...kept(store) };
  }

  /** @param {SettingName} name @returns {string} */
  get(name) {
    return this._values[name];
  }

  /** @param {SettingName} name @param {string} value */
  set(name, value) {
    if (!CHOICES[name]?.includes(value)) throw new Error(`no setting ${name} = ${value}`);
    if (this._values[name] === value) return;
    this._values[name] = value;
    try {
      this._store.setItem(KEPT, JSON.stringify(this._values));
    } catch {
      // A browser that keeps nothing still plays; the setting holds until the page is closed.
    }
    for (const listener of this._listeners) listener(name, value);
  }

  /** @param {(name: SettingName, value: string) => void} listener @returns {() => void} stops listening */
  on(listener) {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  /** Whether nothing should move: by setting, or because the system asks for it. */
  get still() {
    const motion = this.get('motion');
    return motion === 'reduced' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }

  get night() {
    return this.get('theme') === 'night';
  }

  get sounds() {
    return this.get('sounds') === 'on';
  }

  /** How fast the film runs; 1 is usual, 2 twice as fast. */
  get filmSpeed() {
    return Number(this.get('film'));
  }
}

/** Shows the settings on the page: base.css looks at these attributes. @param {Settings} settings */
export function applySettings(settings) {
  const root = document.documentElement;
  root.lang = settings.get('language');
  root.dataset.theme = settings.get('theme');
  root.dataset.motion = settings.still ? 'reduced' : 'full';
  root.dataset.palette = settings.get('palette');
  root.dataset.side = settings.get('side');
  root.style.setProperty('--text-scale', String(Number(settings.get('text')) / 100));
}

function firstValues() {
  const values = Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name, choices[0]]));
  const spoken = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  values.language = spoken.find((tag) => CHOICES.language.includes(tag)) ?? values.language;
  return values;
}

/** What was kept, without anything this version does not know. @param {Storage} store */
function kept(store) {
  try {
    const values = Object.entries(JSON.parse(store.getItem(KEPT) ?? '{}'));
    return Object.fromEntries(values.filter(([name, value]) => CHOICES[name]?.includes(value)));
  } catch {
    return {};
  }
}
