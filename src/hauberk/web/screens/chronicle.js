/** The chronicle of a game of whatever scale, as a text that prints well: its chapters, the turning points with a picture each, the fallen. */

import { chapterName, picturesOf } from './annals_pictures.js';
import { el } from './dom.js';
import { endingOf, placeOf } from './after_doors.js';
import { fightKeys } from './seats.js';

const WIDTH = 560;

/** The chronicle of a battle. @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  return chronicle(root, context, { id: path[1], keys: await fightKeys(context, path[1]) });
}

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {{id: string, keys: string[], kind?: 'siege'|'campaign'}} game */
export async function chronicle(root, context, { id, keys, kind }) {
  const { api, words } = context;
  const annals = await api.annals(id, keys, kind);
  const pictures = picturesOf(context, annals, keys, true);
  const places = placeOf(annals);
  root.classList.add('chronicle');
  root.append(
    el('p', { class: 'actions screen-only' },
      el('button', { class: 'primary', onclick: () => window.print() }, words.say('page-chronicle-print')),
      annals.over ? el('a', { class: 'button', href: endingOf(annals) }, words.say('page-ending')) : el('a', { class: 'button', href: places.table }, words.say(`table-to-${annals.kind}`)),
      el('a', { class: 'button', href: places.moment(annals.over ? annals.last : 0) }, words.say('page-chronicle-replay'))),
    el('header', {}, el('p', { class: 'label' }, words.say('page-chronicle')), el('h1', {}, annals.title), el('p', { class: 'muted' }, annals.sides.map(({ name }) => name).join(' · '))),
    el('p', { class: 'briefing' }, annals.story),
    el('hr', { class: 'mail' }),
    ...annals.chapters.map((chapter) => chapterOf(words, annals, chapter, pictures)),
    ...lastWord(words, annals),
    fallen(words, annals) ?? '',
    annals.ending?.tracks.length ? el('figure', { class: 'chronicle-map' }, pictures.whole(760), el('figcaption', { class: 'small muted' }, words.say(`page-ending-way-${annals.kind}-text`))) : '');
  return { title: words.say('page-chronicle-of', { title: annals.title }) };
}

/** A turn or a day: a paragraph for each phase of it, with the pictures of what was decided then. */
function chapterOf(words, annals, chapter, pictures) {
  const side = (id) => annals.sides.find((each) => each.id === id)?.name ?? '';
  const figures = annals.turning.filter(({ number }) => number === chapter.number).map((turning) =>
    el('figure', { class: 'chronicle-moment' }, pictures.moment(turning, WIDTH), el('figcaption', { class: 'small' }, turning.text[0])));
  return el('section', { class: 'chronicle-chapter' },
    el('h2', {}, chapterName(words, annals, chapter.number)),
    chapter.parts.map((part) => el('p', {}, part.side ? el('strong', {}, `${side(part.side)}. `) : null, part.text.join(' '))),
    figures);
}

/** How it ended, and by what. */
function lastWord(words, { ending, sides, chapters }) {
  if (!ending) return [];
  const told = chapters.at(-1)?.parts.at(-1)?.text.at(-1) ?? '';
  const winners = sides.filter(({ id }) => ending.winners.includes(id)).map(({ name }) => name).join(', ');
  const said = ending.reasons.filter((reason) => !told.includes(reason));
  return [el('p', { class: 'siege-last-word' }, [winners ? words.say('page-ending-victory', { winners }) : words.say('page-ending-nobody'), ...said].join(' · '))];
}

/** The roll of the dead, side by side, whoever led in front. */
function fallen(words, { ending, sides }) {
  if (!ending) return null;
  const dead = ending.careers.filter(({ state }) => state === 'dead');
  const lists = sides.map(({ id, name }) => ({ name, men: dead.filter(({ side }) => side === id) })).filter(({ men }) => men.length);
  if (!lists.length) return null;
  const name = ({ who, leads }) => el(leads ? 'strong' : 'span', {}, ending.people[who]?.name ?? who);
  return el('section', { class: 'chronicle-chapter' }, el('h2', {}, words.say('page-chronicle-fallen')),
    lists.map((list) => el('p', {}, el('strong', {}, `${list.name}${words.colon}`), list.men.flatMap((man, index) => (index ? [', ', name(man)] : [name(man)])))));
}
