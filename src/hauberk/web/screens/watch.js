/** Two captains fight, and you look on. */

import { el } from './dom.js';
import { battlePicture } from './picture.js';
import { startGame } from './seats.js';
import { CaptainChoice, selectRow } from './set_up.js';

const SPEEDS = ['0.5', '1', '2', '4'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context */
export async function mount(root, context) {
  const { api, words, settings } = context;
  const [listed, captains] = await Promise.all([api.shelf(), api.captains()]);
  const battles = listed.filter((battle) => battle.order > 0);
  const battle = selectRow('battle', words.say('page-watch-battle'), battles.map((each) => [each.id, each.title]), battles[0].id);
  const speeds = SPEEDS.map((each) => [each, words.say('page-times', { times: Number(each) })]);
  const speed = selectRow('speed', words.say('page-watch-speed'), speeds, settings.get('film'));
  const captainsOf = { A: new CaptainChoice(words, captains, 'A'), B: new CaptainChoice(words, captains, 'B') };
  const names = { A: el('h2', { id: 'name-A' }), B: el('h2', { id: 'name-B' }) };
  const picture = el('div', { class: 'watch-picture' });
  const story = el('p', { class: 'tale' });
  let turn = 0;

  async function choose() {
    const mine = ++turn;
    const chosen = battles.find((each) => each.id === battle.select.value);
    for (const side of chosen.sides) names[side.side].textContent = side.name;
    story.textContent = chosen.story;
    const whole = await api.scenario(chosen.id);
    if (mine !== turn) return;
    const label = words.say('page-picture-of', { title: chosen.title });
    picture.replaceChildren(battlePicture({ board: whole.board, position: whole.position, key: chosen.id, label, width: 640 }));
  }

  async function start(event) {
    event.preventDefault();
    settings.set('film', speed.select.value);
    await startGame(context, { battle: battle.select.value, A: captainsOf.A.seat, B: captainsOf.B.seat });
  }

  battle.select.addEventListener('change', choose);
  const sides = ['A', 'B'].map((side) =>
    el('section', { class: 'watch-side', 'aria-labelledby': `name-${side}` }, names[side], captainsOf[side].root));
  root.classList.add('wide');
  root.append(
    el('h1', {}, words.say('page-watch')),
    el('p', { class: 'lead' }, words.say('page-watch-text')),
    el('form', { class: 'watch', onsubmit: start },
      el('div', { class: 'watch-what' }, picture, story),
      el('div', { class: 'watch-who' }, battle.row, el('div', { class: 'watch-sides' }, sides), speed.row,
        el('p', { class: 'actions' }, el('button', { class: 'primary big', type: 'submit' }, words.say('page-watch-start')))),
    ),
  );
  await choose();
  return {};
}
