// The story so far. Each line unfolds into dice, terms and rules; a line under the hand shows itself on the map.
import { el, fill, ruled } from './dom.js';

const PAGE = 40;

/** @param {{store: import('./store.js').Store, asking: import('./asking.js').Asking, say: import('../words/fluent.js').Say, show: (line: object|null) => void}} parts */
export function makeLog({ store, asking, say, show }) {
  const list = el('ol', { class: 'story', 'aria-label': say('table-story') });
  const older = el('button', { type: 'button', class: 'quiet older', onclick: fetchOlder }, say('table-older'));
  const scroll = el('div', { class: 'story-scroll', tabIndex: 0, role: 'region', 'aria-label': say('table-story') }, older, list);
  const root = el('section', { class: 'log' }, el('h2', { class: 'label' }, say('table-story')), scroll);
  const open = new Set();
  let drawn = [];
  let following = true;
  let touched = -Infinity;
  // Who scrolls back reads on in peace; who is at the end stays at the end, also when the leaf changes its size.
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown']) scroll.addEventListener(kind, () => (touched = performance.now()), { passive: true });
  scroll.addEventListener('scroll', () => {
    if (performance.now() - touched < 1500) following = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 40;
  });
  new ResizeObserver(() => {
    if (following) scroll.scrollTop = scroll.scrollHeight;
  }).observe(scroll);

  function update() {
    const { lines } = store;
    const same = drawn.length <= lines.length && drawn.every((line, number) => line === lines[number]);
    if (!same) fill(list, ...lines.map(item));
    else list.append(...lines.slice(drawn.length).map(item));
    drawn = [...lines];
    older.hidden = !lines.length || lines[0].number <= 0;
    if (following) scroll.scrollTop = scroll.scrollHeight;
  }

  function item(line) {
    const details = line.details ?? [];
    const found = el('li', { class: `line line-${line.kind}`, onpointerenter: () => show(line), onpointerleave: () => show(null) });
    if (!details.length) {
      found.append(el('p', { class: 'line-text' }, line.text));
      return found;
    }
    const inside = el('ul', { class: 'details' });
    const press = () => {
      const now = button.getAttribute('aria-expanded') !== 'true';
      button.setAttribute('aria-expanded', String(now));
      if (now) open.add(line.number);
      else open.delete(line.number);
      fill(inside, ...(now ? details.map((each) => el('li', {}, ...ruled(each.text, each.rule))) : []));
      inside.hidden = !now;
    };
    const button = el('button', { type: 'button', class: 'line-text', 'aria-expanded': 'false', onclick: press, onfocus: () => show(line), onblur: () => show(null) }, line.text);
    inside.hidden = true;
    found.append(button, inside);
    if (open.has(line.number)) press();
    return found;
  }

  async function fetchOlder() {
    const first = store.lines[0]?.number ?? 0;
    const lines = await asking.ask('log', { from: Math.max(0, first - PAGE), to: first });
    const height = scroll.scrollHeight;
    store.lines = [...lines.filter((line) => line.number < first), ...store.lines];
    update();
    scroll.scrollTop += scroll.scrollHeight - height;
  }

  return { root, update, focus: () => scroll.focus() };
}
