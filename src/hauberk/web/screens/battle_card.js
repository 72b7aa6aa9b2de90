/** A battle as a card: map in small, story, sides with the faces of their leaders, length, what it teaches, the odds. */

import { el } from './dom.js';
import { sideMark, whenSeen } from './picture.js';
import { portraits } from './portraits.js';
import { printOf } from './prints.js';
import { scenarioPicture } from './scenario_picture.js';
import { startGame } from './seats.js';
import { hardText, lengthText, playedLine } from './shelf_facts.js';

const CAPTAIN = { captain: 'steady', strength: 2 };

/** @param {import('../app.js').Context} context @param {object} battle  as listed @param {import('./kept_games.js').KeptGame[]} games */
export function battleCard(context, battle, games) {
  const { words } = context;
  const picture = el('a', { class: 'card-picture', href: `#/battle/${battle.id}`, tabIndex: -1, 'aria-hidden': 'true' });
  const sides = battle.sides.map((side) => sideLine(words, side, battle.favoured));
  const card = el('article', { class: 'battle-card' },
    picture,
    el('div', { class: 'card-text' },
      el('h3', {}, el('a', { href: `#/battle/${battle.id}` }, battle.title)),
      el('ul', { class: 'sides' }, sides.map((side) => side.item)),
      playedLine(words, games, '', battle.id),
      el('p', { class: 'tale' }, battle.story),
      factList(words, battle),
      favoured(battle),
      el('p', { class: 'actions' },
        fightButton(context, battle),
        el('a', { class: 'button quiet', href: `#/battle/${battle.id}` }, words.say('page-battle-more'))),
    ),
  );
  whenSeen(card, () => fill(context, battle, picture, sides));
  return card;
}

/** One click and the battle begins, against a steady captain. */
function fightButton(context, battle) {
  const { words } = context;
  const label = words.say('page-battle-fight-what', { title: battle.title });
  const button = el('button', { class: 'primary', 'aria-label': label }, words.say('page-battle-fight'));
  button.addEventListener('click', async () => {
    button.disabled = true;
    await startGame(context, { battle: battle.id, A: 'person', B: CAPTAIN }).finally(() => (button.disabled = false));
  });
  return button;
}

function sideLine(words, side, odds) {
  const faces = el('span', { class: 'leaders' });
  const men = el('span', { class: 'muted small' }, [words.say('page-battle-men', { count: side.men }), hardText(words, odds, side.side)].filter(Boolean).join(' · '));
  const item = el('li', {}, faces, el('span', {}, sideMark(side.side), el('strong', {}, side.name), ' ', men));
  return { side, faces, item };
}

/** How long it is, by whose rules it is written and by whose it can be fought too, and what it teaches. */
export function factList(words, battle) {
  const others = battle.editions.filter((each) => each.id !== battle.ruleset.id).map((each) => each.title);
  const lines = [
    [lengthText(words, battle.minutes), words.say('page-battle-turns', { turns: battle.turns }), battle.ruleset.title].join(' · '),
    others.length ? words.say('page-battle-editions', { others: others.join(', ') }) : '',
    battle.teaches.length ? words.say('page-battle-teaches', { what: battle.teaches.map((each) => each.name).join(', ') }) : '',
  ];
  return el('ul', { class: 'facts small' }, lines.filter(Boolean).map((line) => el('li', {}, line)));
}

/** Who is favoured, and how we know: a bar shared by the two sides, and a sentence. */
export function favoured(battle) {
  const { share, games, how } = battle.favoured;
  const bar = games ? el('span', { class: 'odds', 'aria-hidden': 'true' }, el('span', {})) : null;
  bar?.style.setProperty('--share', String(share));
  return el('p', { class: 'small muted' }, bar, how);
}

async function fill(context, battle, picture, sides) {
  const ready = printOf('', battle.id, context.words.lang);
  if (ready) picture.append(ready);
  const whole = await context.api.scenario(battle.id);
  if (!ready) picture.append(await scenarioPicture(context, '', whole));
  for (const { side, faces } of sides) {
    for (const who of side.leaders.slice(0, 2)) {
      const man = whole.position.men.find((each) => each.who === who);
      if (whole.people[who] && man) faces.append(await portraits.figure(whole.people[who], man, 44));
    }
  }
}
