/** The rules as a book: chapters in the order in which one reads, with drawn positions; each leads to its rules and to where it can be tried. */

import { diagramOf } from './book_diagram.js';
import { el } from './dom.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { words } = context;
  const book = await context.api.book();
  root.classList.add('book', 'wide');
  const chapters = book.chapters.map((chapter, number) => leaf(book, chapter, book.chapters[number + 1]));
  const list = el('nav', { class: 'book-list screen-only', 'aria-label': words.say('page-book') }, el('ol', {}, book.chapters.map(({ id, title }) => el('li', {}, el('a', { href: `#/book/${id}` }, title)))));
  root.append(
    el('header', { class: 'book-head' }, el('h1', {}, book.title), el('p', { class: 'lead' }, book.lead),
      el('p', { class: 'actions screen-only' }, el('a', { class: 'button', href: '#/rules' }, words.say('page-book-rules')), el('a', { class: 'button', href: '#/aid' }, words.say('page-aid')), el('button', { type: 'button', class: 'quiet', onclick: () => window.print() }, words.say('page-chronicle-print')))),
    el('div', { class: 'book-leaves' }, list, el('div', {}, chapters)));
  turn(root, path[1]);
  return {
    title: book.title,
    move: (to) => {
      if (to[0] !== 'book') return false;
      turn(root, to[1]);
      return true;
    },
  };
}

/** To a chapter. @param {HTMLElement} root @param {string} [id] */
function turn(root, id) {
  for (const link of root.querySelectorAll('.book-list a')) {
    if (link.getAttribute('href') === `#/book/${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const chapter = id ? root.querySelector(`#chapter-${CSS.escape(id)}`) : null;
  if (chapter) requestAnimationFrame(() => chapter.scrollIntoView({ block: 'start' }));
}

/** @param {import('../protocol.js').Book} book @param {import('../protocol.js').BookChapter} chapter @param {import('../protocol.js').BookChapter} [next] */
function leaf(book, { id, title, parts, rules, practise }, next) {
  const told = parts.map((part) => part.text ? el('p', {}, part.text) : el('figure', {}, diagramOf(/** @type {any} */ (part.diagram), part.caption ?? ''), el('figcaption', {}, part.caption)));
  const links = rules.map((rule) => el('li', {}, el('a', { class: 'rule-chip', href: `#/rules/${rule.id}` }, `${rule.name} ${rule.id}`)));
  const tries = practise.map((lesson) => el('a', { class: 'button', href: '#/learn' }, lesson.name));
  return el('section', { class: 'chapter', id: `chapter-${id}` }, el('h2', {}, title), ...told,
    tries.length ? el('p', { class: 'actions screen-only' }, el('span', { class: 'label' }, book.practise), tries) : null,
    el('details', { class: 'chapter-rules screen-only' }, el('summary', {}, book.rules), el('ul', { class: 'rule-chips' }, links)),
    next ? el('p', { class: 'screen-only' }, el('a', { href: `#/book/${next.id}` }, `→ ${next.title}`)) : null);
}
