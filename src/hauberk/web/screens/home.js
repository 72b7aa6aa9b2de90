/** Home: what was begun comes first, then the doors. */

import { GameLine } from '../net/socket.js';
import { bringInButton } from './bring_in.js';
import { cover } from './cover.js';
import { el } from './dom.js';
import { doorPicture } from './door_pictures.js';
import { gameRow, standingText, tableOf, whenInIt, whoText } from './game_row.js';
import { keptGames } from './kept_games.js';
import { battlePicture } from './picture.js';
import { pictureOf } from './scenario_picture.js';
import { seatKeys } from './seats.js';

const OTHERS = 4;
const WIDTH = 560;
const PATIENCE = 6000;

/** @param {HTMLElement} root @param {import('../app.js').Context} context */
export async function mount(root, context) {
  const games = await keptGames(context);
  const open = games.filter((game) => !game.over && !game.unreadable);
  root.classList.add('home');
  root.append(
    title(context, open.length === 0),
    open.length ? going(context, open) : '',
    doors(context),
    smallDoors(context),
    kept(context, games),
  );
  return { title: 'Hauberk' };
}

/** The name and the line under it, beside the picture. */
function title(context, first) {
  const { words } = context;
  const begin = el('a', { class: 'button primary big', href: '#/learn' }, words.say('page-home-begin'));
  const fight = el('a', { class: 'button big', href: '#/battle' }, words.say('page-home-fight'));
  const text = el('div', { class: 'title-text' },
    el('h1', { class: 'wordmark' }, 'Hauberk'),
    el('p', { class: 'motto' }, words.say('page-home-motto')),
    first ? el('p', { class: 'actions' }, begin, fight) : null,
  );
  return el('section', { class: first ? 'title-leaf first' : 'title-leaf' }, cover(), text);
}

/** The game last played, of whatever kind, and a few others that wait. */
function going(context, open) {
  const { words } = context;
  const [latest, ...others] = open;
  const picture = el('div', { class: 'going-picture' });
  fillPicture(context, latest, picture);
  const card = el('article', { class: 'going' },
    el('a', { class: 'going-link', href: tableOf(latest), 'aria-label': words.say('page-home-continue-what', { title: latest.title }) }, picture),
    el('div', {},
      el('p', { class: 'label' }, words.say('page-home-continue')),
      el('h2', {}, latest.title),
      el('p', { class: 'whose' }, `${whenInIt(words, latest)} · ${standingText(words, latest)}`),
      el('p', { class: 'small muted' }, whoText(words, latest)),
      latest.asked ? el('p', {}, latest.asked) : null,
      latest.last ? el('blockquote', {}, latest.last) : null,
      el('p', { class: 'actions' }, el('a', { class: 'button primary big', href: tableOf(latest) }, words.say('page-home-go-on'))),
    ),
  );
  const rest = others.slice(0, OTHERS).map((game) => gameRow(context, game));
  return el('section', { 'aria-label': words.say('page-home-continue') }, card, rest.length ? el('ul', { class: 'game-rows' }, rest) : null);
}

/** The table as it stands, seen for a moment. */
async function fillPicture(context, game, place) {
  if (game.kind) {
    place.append(await pictureOf(context, game.kind, game[game.kind], WIDTH));
    return;
  }
  const keys = await seatKeys(context, game.id).catch(() => []);
  const line = new GameLine(game.id, { keys, lang: context.words.lang });
  const leave = setTimeout(() => line.close(), PATIENCE);
  line.on('view', (view) => {
    clearTimeout(leave);
    line.close();
    const label = context.words.say('page-picture-of', { title: game.title });
    place.replaceChildren(battlePicture({ board: view.board, position: view.position, key: game.battle, label, width: WIDTH }));
  });
}

/** The three doors; how much lies behind each is said when it has been counted: nobody waits for that. @param {import('../app.js').Context} context */
function doors(context) {
  const { api, words } = context;
  /** @param {string} name @param {string} open @param {import('../net/api.js').Kind} kind */
  const door = (name, open, kind) => {
    const text = el('p', {}, '\u00a0');
    api.shelf(kind).then((shelf) => (text.textContent = words.say(`page-door-${name}.text`, { count: shelf.filter(({ order = 1 }) => order > 0).length })), () => {});
    return el('a', { class: `door door-${name}`, href: open }, doorPicture(context, name), el('h2', {}, words.say(`page-door-${name}`)), text);
  };
  return el('section', { class: 'doors', 'aria-label': words.say('page-doors') }, door('battle', '#/battle', ''), door('siege', '#/sieges', 'siege'), door('campaign', '#/campaigns', 'campaign'));
}

function smallDoors(context) {
  const { words } = context;
  const names = ['games', 'learn', 'watch', 'rules', 'position', 'settings'];
  return el('ul', { class: 'small-doors' }, names.map((name) =>
    el('li', {}, el('a', { href: `#/${name}` }, el('strong', {}, words.say(`page-bar-${name}`)), el('span', {}, words.say(`page-home-${name}`)))),
  ));
}

/** Games that are over can be seen again; a record from elsewhere can be brought in; and the way to all of them. */
function kept(context, games) {
  const { words } = context;
  const over = games.filter((game) => game.over).slice(0, OTHERS);
  return el('section', { class: 'kept' },
    over.length ? el('h2', {}, words.say('page-home-over')) : null,
    over.length ? el('ul', { class: 'game-rows' }, over.map((game) => gameRow(context, game))) : null,
    el('div', { class: 'actions' }, games.length ? allGames(words, games.length) : null, bringInButton(context)),
  );
}

/** @param {import('../words/fluent.js').Words} words @param {number} count */
function allGames(words, count) {
  return el('a', { class: 'button all-games', href: '#/games' }, words.say('page-games-all', { count }));
}
