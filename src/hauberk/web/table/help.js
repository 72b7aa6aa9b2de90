// Help on what is asked, and the keys.
import { el, fill } from './dom.js';

const SEQUENCES = ['fire', 'charges', 'movement', 'combat', 'recovery'];
const QUESTIONS = ['move_watched', 'order_watched', 'movement_ending', 'charge_spent', 'charge_met', 'charge_watched', 'refusable', 'casualty_asked', 'retreat_owed', 'advance_offered', 'fall_asked', 'landing_asked', 'cover_asked', 'patrol_asked'];
const KEYS = [
  ['Tab', 'tab'], ['N', 'name'], ['← ↑ ↓ →', 'arrows'], ['Enter', 'enter'], ['Esc', 'esc'], ['E', 'enemy'], ['[ ]', 'variant'], ['J', 'join'],
  ['Shift + ← ↑ ↓ →', 'draw'], ['Backspace', 'back'], ['P', 'sketch'], ['D', 'done'], ['U', 'undo'], ['R', 'reach'], ['T', 'threat'], ['F', 'fire'], ['C', 'lanes'], ['A', 'arc'], ['G', 'names'], ['W S', 'storey'],
  ['L', 'log'], ['+ −', 'zoom'], ['0', 'fit'], ['Space', 'skip'], ['/', 'rules'], ['H', 'help'],
];
/** Keys that bear a word, and another one in another language. */
const NAMED = /Enter|Esc|Shift|Backspace|Space/;

/** @param {{store: import('./store.js').Store, asking: import('./asking.js').Asking, say: import('../words/fluent.js').Say}} parts */
export function makeHelp({ store, asking, say }) {
  const body = el('div', { class: 'help-body' });
  const close = el('button', { type: 'button', class: 'primary', onclick: () => root.close() }, say('table-help-close'));
  const root = el('dialog', { class: 'help', 'aria-labelledby': 'help-title' }, body, el('div', { class: 'help-foot' }, close));

  function open() {
    fill(body, el('h2', { id: 'help-title' }, say('table-help')), el('p', { class: 'help-now' }, store.ask?.text ?? ''), el('p', {}, advice()), counsel(), keys());
    if (!root.open) root.showModal();
  }

  function advice() {
    if (store.over) return say('table-help-over');
    const question = store.ask?.question?.ask;
    if (QUESTIONS.includes(question ?? '')) return say(`table-help-${question}`);
    if (!store.mine) return say('table-help-watching');
    return SEQUENCES.includes(store.ask?.sequence) ? say(`table-help-${store.ask.sequence}`) : '';
  }

  /** What a captain would do here, if one asks for it. */
  function counsel() {
    if (!store.mine) return null;
    const told = el('p', { class: 'counsel', 'aria-live': 'polite' });
    const press = async () => {
      told.textContent = say('table-asking');
      try {
        const hint = await asking.ask('hint');
        told.textContent = [hint.text, hint.why ?? hint.reason].filter(Boolean).join(' ') || say('table-hint-none');
      } catch {
        told.textContent = say('table-hint-none');
      }
    };
    return el('div', {}, el('button', { type: 'button', onclick: press }, say('table-hint')), told);
  }

  function keys() {
    const rows = KEYS.map(([key, name]) => el('div', {}, el('dt', {}, el('kbd', {}, key.replace(NAMED, (word) => say(`table-named-${word.toLowerCase()}`)))), el('dd', {}, say(`table-key-${name}`))));
    return el('section', { class: 'keys' }, el('h3', {}, say('table-keys')), el('dl', {}, ...rows), el('p', { class: 'small muted' }, say('table-touch')));
  }

  return { root, open };
}
