// The strip on top: turn, whose phase, the five steps of it and who comes next.
import { el, fill } from './dom.js';

const NUMERALS = ['①', '②', '③', '④', '⑤'];
/** What is left out where there is no room, one after the other: who comes next, the names of the other steps, these steps. */
const SHORTER = ['no-next', 'no-names', 'no-others'];

/**
 * @param {{store: import('./store.js').Store, say: import('../words/fluent.js').Say, part?: string, leave: () => void, stands: HTMLElement}} parts
 *   part: what this is a fight of, a siege or a campaign; stands: the sign that says how it stands
 */
export function makeStrip({ store, say, part, leave, stands }) {
  const name = part ? say(`table-to-${part}`) : null;
  const home = el('button', { class: 'strip-home quiet', type: 'button', 'aria-label': name ?? say('table-leave'), onclick: leave }, '‹', name ? el('span', { class: 'strip-siege' }, name) : null);
  const title = el('h1', { class: 'strip-title' });
  const steps = el('ol', { class: 'strip-steps', 'aria-label': say('table-steps') });
  const next = el('p', { class: 'strip-next' });
  const root = el('header', { class: 'strip leaf' }, home, title, stands, steps, next);

  let drawn = '';

  function update() {
    const { position, battle } = store.view;
    const { steps: all = [], next: other } = store.ask ?? {};
    const state = JSON.stringify([position.turn, position.active, all, other]);
    if (state === drawn) return;
    drawn = state;
    fill(
      title,
      el('span', { class: 'strip-turn' }, say('table-turn', { turn: position.turn, turns: battle.turns || '∞' })),
      el('span', { class: `strip-side side-${position.active}` }, el('b', { 'aria-hidden': 'true' }, position.active), store.sideName(position.active)),
    );
    fill(steps, ...all.map(step));
    fill(next, other ? say('table-next', { side: other }) : '');
    shorten();
  }

  /** As much as there is room for: names of sides are short or long, a guide may stand beside the table. */
  function shorten() {
    root.classList.remove(...SHORTER);
    for (const each of SHORTER) {
      if (roomy()) return;
      root.classList.add(each);
    }
  }

  /** Do the steps lie in their own part of the strip? */
  function roomy() {
    const shown = [...steps.children].map((each) => each.getBoundingClientRect()).filter((box) => box.width);
    const { left, right } = steps.getBoundingClientRect();
    return shown.every((box) => box.left >= left - 1 && box.right <= right + 1);
  }
  const watch = new ResizeObserver(shorten);
  for (const each of [root, stands]) watch.observe(each);

  function step(each, number) {
    const now = each.state === 'now';
    const label = [each.name, now ? say('table-step-now') : each.state === 'skipped' ? (each.why ?? say('table-step-skipped')) : ''];
    return el(
      'li',
      { class: `step step-${each.state}`, 'aria-current': now ? 'step' : null, title: each.state === 'skipped' ? each.why : null },
      el('span', { class: 'step-number', 'aria-hidden': 'true' }, each.state === 'past' ? '✓' : (NUMERALS[number] ?? '')),
      el('span', { class: 'step-name' }, each.name),
      el('span', { class: 'visually-hidden' }, label[1]),
      each.state === 'skipped' && each.why ? el('span', { class: 'step-why' }, each.why) : null,
    );
  }

  return { root, update };
}
