/** One battle: its map, its story, who fights, and everything that can be chosen before it begins. */

import { el } from './dom.js';
import { factList, favoured } from './battle_card.js';
import { battlePicture, sideMark } from './picture.js';
import { portraits } from './portraits.js';
import { startGame } from './seats.js';
import { hardText } from './shelf_facts.js';
import { SetUp } from './set_up.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string} id */
export async function battleLeaf(root, context, id) {
  const { api, words } = context;
  const [battle, captains, switches] = await Promise.all([api.scenario(id), api.captains(), api.switches()]);
  const label = words.say('page-picture-of', { title: battle.title });
  const picture = battlePicture({ board: battle.board, position: battle.position, key: battle.id, label, width: 900 });
  const setUp = new SetUp(context, battle, { captains, switches, editions: battle.editions });
  root.append(
    el('article', { class: 'battle-leaf' },
      el('p', {}, el('a', { href: '#/battle' }, words.say('page-battles-all'))),
      el('h1', {}, battle.title),
      el('div', { class: 'leaf-columns' },
        el('div', { class: 'leaf-map' }, picture, favoured(battle)),
        el('div', { class: 'leaf-text' },
          el('p', { class: 'tale' }, battle.story),
          el('div', { class: 'leaf-sides' }, battle.sides.map((side) => sideDoor(context, battle, side, setUp))),
          setUp.root,
          el('h2', {}, words.say('page-battle-briefing')),
          el('p', {}, battle.briefing),
          factList(words, battle),
          taught(words, battle),
        ),
      ),
    ),
  );
}

/** A side with its leaders, and the button that begins the battle on it. */
function sideDoor(context, battle, side, setUp) {
  const { words } = context;
  const faces = el('div', { class: 'leaders' });
  for (const who of side.leaders.slice(0, 3)) {
    const man = battle.position.men.find((each) => each.who === who);
    if (battle.people[who] && man) portraits.figure(battle.people[who], man, 84).then((figure) => faces.append(figure));
  }
  const button = el('button', { class: 'primary' }, words.say('page-battle-fight-as', { side: side.name }));
  button.addEventListener('click', async () => {
    button.disabled = true;
    await startGame(context, setUp.wanted(side.side)).finally(() => (button.disabled = false));
  });
  const men = [words.say('page-battle-men', { count: side.men }), hardText(words, battle.favoured, side.side)].filter(Boolean).join(' · ');
  return el('section', { class: 'leaf-side' }, faces, el('h2', {}, sideMark(side.side), side.name), el('p', { class: 'small muted' }, men), button);
}

/** The chapters a battle teaches lead to their rules. */
function taught(words, battle) {
  const links = battle.teaches.map(({ chapter, name }) => el('li', {}, el('a', { class: 'rule-chip', href: `#/rules/${chapter}-01` }, name)));
  return links.length ? el('ul', { class: 'rule-chips', 'aria-label': words.say('page-battle-rules') }, links) : null;
}
