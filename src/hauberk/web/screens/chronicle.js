/** The chronicle: the battle as a text that prints well. */

import { el } from './dom.js';
import { grouped } from './rules_view.js';
import { battlePicture } from './picture.js';
import { fightKeys } from './seats.js';

const HEADINGS = new Set(['phase_began', 'sequence_began']);
/** Who walks where is for the replay; a chronicle only says that they moved. */
const WALKS = new Set(['moved']);

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { api, words } = context;
  const id = path[1];
  const keys = await fightKeys(context, id);
  const moments = await api.moments(id, keys);
  const last = moments.length ? moments[moments.length - 1].number : 0;
  const view = await api.at(id, last, keys);
  const label = words.say('page-picture-of', { title: view.battle.title });
  const sides = view.battle.sides.map((side) => side.name).join(' · ');
  root.classList.add('chronicle');
  root.append(
    el('p', { class: 'actions screen-only' },
      el('button', { class: 'primary', onclick: () => window.print() }, words.say('page-chronicle-print')),
      el('a', { class: 'button', href: `#/replay/${id}/${last}` }, words.say('page-chronicle-replay'))),
    el('header', {}, el('p', { class: 'label' }, words.say('page-chronicle')), el('h1', {}, view.battle.title), el('p', { class: 'muted' }, sides)),
    el('p', { class: 'briefing' }, view.battle.briefing),
    el('hr', { class: 'mail' }),
    ...turns(words, view, moments),
    fallen(words, view),
    el('figure', { class: 'chronicle-map' },
      battlePicture({ board: view.board, position: view.position, key: view.battle.id, label, width: 760, eager: true }),
      el('figcaption', { class: 'small muted' }, words.say('page-chronicle-end'))),
  );
  return { title: words.say('page-chronicle-of', { title: view.battle.title }) };
}

/** A chapter a turn, a paragraph a sequence; the side is named where its phase begins. */
function turns(words, view, moments) {
  return [...grouped(moments.filter((moment) => moment.lines.length), (moment) => String(moment.turn))].map(([turn, inside]) =>
    el('section', { class: 'chronicle-turn' },
      el('h2', {}, words.say('page-turn', { turn: Number(turn) })),
      [...grouped(inside, (moment) => moment.active)].flatMap(([side, phase]) => {
        const name = view.battle.sides.find((each) => each.side === side)?.name ?? '';
        const told = [...grouped(phase, (moment) => moment.sequence).values()].map((part) => sentences(words, part.flatMap((moment) => moment.lines)));
        return told.filter((part) => part.length).map((part, index) => el('p', {}, index ? null : el('strong', {}, `${name}. `), part.join(' ')));
      })),
  );
}

/** What is worth telling, in order; walks that follow one another are one sentence. */
function sentences(words, lines) {
  const told = [];
  let walkers = new Set();
  const walked = () => {
    if (walkers.size) told.push(words.say('page-chronicle-moves', { count: walkers.size }));
    walkers = new Set();
  };
  for (const line of lines.filter((each) => !HEADINGS.has(each.kind))) {
    if (WALKS.has(line.kind)) line.people.slice(0, 1).forEach((who) => walkers.add(who));
    else {
      walked();
      told.push(line.text);
    }
  }
  walked();
  return told;
}

function fallen(words, view) {
  const dead = view.position.men.filter((man) => man.health === 'dead' && view.people[man.who] && !view.people[man.who].beast);
  if (!dead.length) return '';
  const lists = [...grouped(dead, (man) => man.side ?? '')].map(([side, men]) => {
    const name = view.battle.sides.find((each) => each.side === side)?.name ?? '';
    return el('p', {}, el('strong', {}, `${name}: `), men.map((man) => view.people[man.who].name).join(', '));
  });
  return el('section', { class: 'chronicle-turn' }, el('h2', {}, words.say('page-chronicle-fallen')), lists);
}
