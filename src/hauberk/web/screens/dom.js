/** Building of elements. Text goes in as text, never as markup. */

/**
 * An element with its properties and children.
 *
 * `class`, `for` and everything with a hyphen are attributes; `on…` are listeners; `hidden: false` and `null` are left
 * out; the rest are properties.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [props]
 * @param {...(Node|string|number|null|undefined|false|(Node|string|null)[])} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) put(element, name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false).map(asNode));
  return element;
}

/** @param {Node|string|number} child */
function asNode(child) {
  return child instanceof Node ? child : String(child);
}

function put(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
  else if (name === 'dataset') Object.assign(element.dataset, value);
  else if (name === 'class' || name === 'for' || name === 'role' || name === 'href' || name.includes('-')) {
    element.setAttribute(name, value === true ? '' : String(value));
  } else element[name] = value;
}

/**
 * A drawing of our painters, whose text is made by the page itself and never holds what people wrote unescaped.
 * @param {string} svg
 * @param {string} [label]  what it shows; without one it is decoration
 */
export function drawing(svg, label) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const node = document.importNode(parsed, true);
  if (label) {
    node.setAttribute('role', 'img');
    node.setAttribute('aria-label', label);
  } else {
    node.setAttribute('aria-hidden', 'true');
  }
  return node;
}

/** Offers a text to keep as a file. @param {string} name @param {string} text */
export function saveAs(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

const NOTICED = 7000;

/** Shows a sentence for a while, for something that could not be done. @param {string} text */
export function notice(text) {
  document.querySelector('.notice')?.remove();
  const slip = el('p', { class: 'notice', role: 'alert' }, text);
  document.body.append(slip);
  setTimeout(() => slip.remove(), NOTICED);
}

/** So many sentences a screen reader may still be busy with. */
const HEARD = 6;

/** Says something to a screen reader, after what is being said; nothing twice in a row. @param {string} text */
export function announce(text) {
  const said = document.getElementById('said');
  if (!said || !text || said.lastElementChild?.textContent === text) return;
  said.append(el('p', {}, text));
  while (said.childElementCount > HEARD) said.firstElementChild?.remove();
}
