/** Learn: a first battle with somebody who explains, each step a real rule. */

import { hear } from '../sounds.js';
import { mountTable } from '../table/index.js';
import { Coach } from './coach.js';
import { el } from './dom.js';
import { LESSON } from './lesson.js';
import { battlePicture } from './picture.js';
import { seatKeys, startGame } from './seats.js';

const BATTLE = 'the_lesson';
/** The lesson always throws the same dice, so that its first shot shows something. */
const SEED = 'four against four';
const OPPONENT = { captain: 'rash', strength: 1 };

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  return path[1] ? table(root, context, path[1]) : door(root, context);
}

async function table(root, context, gameId) {
  const keys = await seatKeys(context, gameId);
  const { words, settings, go } = context;
  const coach = new Coach(context, gameId);
  const place = el('div', { class: 'learn-table' });
  root.classList.add('learn');
  root.append(coach.root, place);
  const mounted = await mountTable(place, { gameId, keys, words, settings, go });
  coach.follow(mounted.store, place);
  const silence = hear(mounted.store, settings);
  return {
    title: words.say('page-learn'),
    destroy: () => {
      coach.close();
      silence();
      mounted.destroy();
    },
  };
}

async function door(root, context) {
  const { api, words } = context;
  const [battle, games] = await Promise.all([api.scenario(BATTLE), api.games()]);
  const open = games.find((game) => game.battle === BATTLE && !game.over);
  const start = el('button', { class: open ? 'big' : 'primary big', onclick: begin }, words.say(open ? 'page-learn-anew' : 'page-learn-start'));
  const goOn = open ? el('a', { class: 'button primary big', href: `#/learn/${open.id}` }, words.say('page-learn-go-on')) : null;
  const label = words.say('page-picture-of', { title: battle.title });
  root.classList.add('wide');
  root.append(
    el('h1', {}, words.say('page-learn')),
    el('div', { class: 'learn-door' },
      el('div', {},
        el('p', { class: 'lead' }, words.say('page-learn-text')),
        el('p', { class: 'tale' }, battle.story),
        el('h2', {}, words.say('page-learn-what')),
        el('ol', { class: 'learn-list' }, LESSON.map(({ id }) =>
          el('li', {}, el('strong', {}, words.say(`page-coach-${id}`)), ' ', words.say(`page-coach-${id}.short`)))),
        el('p', { class: 'actions' }, goOn, start),
        el('p', { class: 'small muted' }, words.say('page-learn-dice'))),
      battlePicture({ board: battle.board, position: battle.position, key: BATTLE, label, width: 620 })),
  );
  return {};

  async function begin() {
    start.disabled = true;
    await startGame(context, { battle: BATTLE, A: 'person', B: OPPONENT, seed: SEED }, { place: 'learn' }).finally(() => (start.disabled = false));
  }
}
