/** Learn: short games with somebody who explains, each step a real rule; which there are, how long they take, and which are done. */

import { el } from './dom.js';
import { gamesOf, goingIn, isComplete, keepGoing } from './lessons_kept.js';
import { print } from './prints.js';
import { personKeys } from './seats.js';
import { keepKeys } from '../keys.js';

/** The games by the names the server has for them, and the first part of their addresses. */
const KINDS = { battle: { api: '', place: 'game' }, siege: { api: 'siege', place: 'siege' }, campaign: { api: 'campaign', place: 'campaign' } };
const PICTURED = 'battle/the_lesson';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { lessons } = await context.api.lessons();
  if (path[1]) return lead(context, lessons, path[1]);
  const open = new Set((await Promise.all(Object.values(KINDS).map(({ api }) => context.api.games(/** @type {any} */ (api))))).flat().filter((game) => !game.over).map((game) => game.id));
  const { words } = context;
  const next = lessons.find((lesson) => !isComplete(lesson.id)) ?? lessons[0];
  root.classList.add('wide');
  root.append(
    el('h1', {}, words.say('page-learn')),
    el('div', { class: 'learn-door' },
      el('div', {},
        el('p', { class: 'lead' }, words.say('page-learn-text')),
        el('ol', { class: 'lessons' }, lessons.map((lesson) => card(context, lesson, open, lesson === next))),
        el('p', { class: 'small muted' }, words.say('page-learn-dice')),
        el('p', {}, el('a', { class: 'button', href: '#/book' }, words.say('page-learn-book')))),
      el('div', { class: 'learn-picture', 'aria-hidden': 'true' }, print(PICTURED))),
  );
  return {};
}

/** From a link to a lesson to its table: it is one for this browser from now on. */
async function lead(context, lessons, id) {
  for (const [kind, { api, place }] of Object.entries(KINDS)) {
    const game = (await context.api.games(/** @type {any} */ (api))).find((each) => each.id === id);
    const lesson = game && lessons.find((each) => each.game === kind && each.id === game[kind]);
    if (lesson && !goingIn(id)) keepGoing(id, lesson.id);
    if (game) setTimeout(() => context.go(`#/${place}/${encodeURIComponent(id)}`, { replace: true }));
    if (game) return {};
  }
  setTimeout(() => context.go(`#/game/${encodeURIComponent(id)}`, { replace: true }));
  return {};
}

/** @param {import('../app.js').Context} context @param {import('../protocol.js').LessonPlan} lesson @param {Set<string>} open @param {boolean} next */
function card(context, lesson, open, next) {
  const { words } = context;
  const done = isComplete(lesson.id);
  const going = gamesOf(lesson.id).find((game) => open.has(game));
  const begin = el('button', { class: next && !going ? 'primary' : '', 'aria-label': `${words.say(going || done ? 'page-learn-anew' : 'page-learn-start')}${words.colon}${lesson.title}` }, words.say(going || done ? 'page-learn-anew' : 'page-learn-start'));
  begin.addEventListener('click', () => {
    begin.disabled = true;
    start(context, lesson).finally(() => (begin.disabled = false));
  });
  const on = going ? el('a', { class: 'button primary', href: `#/${KINDS[lesson.game].place}/${going}` }, words.say('page-learn-go-on')) : null;
  const steps = lesson.steps.map(({ id }) => {
    const key = `lesson-${lesson.id}-step-${id}`;
    return el('li', {}, el('strong', {}, words.say(key)), ' ', words.has(`${key}.short`) ? words.say(`${key}.short`) : '');
  });
  return el('li', { class: 'lesson-card', dataset: { lesson: lesson.id, done: String(done) } },
    el('h2', {}, words.say(`lesson-${lesson.id}-name`), done ? el('span', { class: 'lesson-done' }, ` ✓ ${words.say('page-learn-done')}`) : null),
    el('p', { class: 'small muted' }, `${words.say(`page-learn-${lesson.game}`)} · ${words.say('page-learn-minutes', { minutes: lesson.minutes })} · ${lesson.title}`),
    el('details', {}, el('summary', {}, words.say('page-learn-what')), el('p', { class: 'tale' }, lesson.story), el('ul', { class: 'learn-list' }, steps)),
    el('p', { class: 'actions' }, on, begin));
}

/** Makes the game of a lesson, notes that it is one, and goes to its table. @param {import('../app.js').Context} context @param {import('../protocol.js').LessonPlan} lesson */
async function start({ api, go }, lesson) {
  const { api: kind, place } = KINDS[lesson.game];
  const seats = lesson.game === 'campaign' ? { seats: { [lesson.seat]: 'person' } } : { [lesson.seat]: 'person', [lesson.seat === 'A' ? 'B' : 'A']: lesson.opponent };
  const wanted = { [lesson.game]: lesson.id, seed: lesson.seed, ...seats };
  const made = await api.make(wanted, /** @type {any} */ (kind));
  keepKeys(made.id, personKeys(lesson.game === 'campaign' ? seats.seats : seats, made.keys));
  keepGoing(made.id, lesson.id);
  go(`#/${place}/${made.id}`);
}
