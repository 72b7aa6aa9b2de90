/** Pictures of moments of a game, painted by the painters of its map: of a turning point, and of the ways over the whole map. */

import { ways } from './annals_ways.js';
import { el } from './dom.js';
import { battlePicture, whenSeen } from './picture.js';
import { Positions } from './positions.js';

/** Width to height of a moment. */
const SHAPE = 8 / 5;
/** Hexes shown around where it happened, on the map of a country. */
const AROUND = 2.4;
const NOBODY = { men: [] };

/** @typedef {import('../protocol.js').AnnalsView} AnnalsView */
/** @typedef {{moment: (turning: import('../protocol.js').TurningPoint, width: number) => HTMLElement, whole: (width: number) => HTMLElement|null}} Pictures */

/**
 * @param {import('../app.js').Context} context @param {AnnalsView} annals @param {string[]} keys
 * @param {boolean} [eager]  painted at once, for the printer
 * @returns {Pictures}
 */
export function picturesOf(context, annals, keys, eager = false) {
  const kind = annals.kind === 'battle' ? '' : annals.kind;
  const views = new Positions(context.api, annals.id, [...annals.turning.map(({ entry }) => entry), annals.last], keys, kind || undefined);
  const label = (number) => context.words.say('page-picture-of', { title: `${annals.title}, ${chapterName(context.words, annals, number)}` });
  const made = { '': ofBattle, siege: ofSiege, campaign: ofCampaign }[kind](context, annals, eager);
  const later = (index, number, draw) => {
    const frame = el('div', { class: 'annals-picture' });
    whenSeen(frame, async () => frame.append(await draw(await views.at(index), label(number))), eager);
    return frame;
  };
  return {
    moment: (turning, width) => later(annals.turning.indexOf(turning), turning.number, (view, name) => made.moment(view, turning, { name, width })),
    whole: (width) => later(annals.turning.length, annals.chapters.at(-1)?.number ?? 0, (view, name) => made.whole(view, { name, width })),
  };
}

/** Turn 3, or Day 5 with its date. @param {import('../words/fluent.js').Words} words @param {AnnalsView} annals @param {number} number */
export function chapterName(words, annals, number) {
  if (annals.kind === 'battle') return words.say('page-turn', { turn: number });
  const date = annals.chapters.find((each) => each.number === number)?.date;
  return [words.say('page-siege-day', { day: number }), date].filter(Boolean).join(' · ');
}

// -- battles and sieges ------------------------------------------------------------------------------------------------

function ofBattle(_context, annals, eager) {
  const picture = (view, more) => battlePicture({ board: view.board, position: view.position, key: view.battle.id, eager, ...more });
  return {
    moment: (view, turning, { name, width }) => picture(view, { label: name, width, shape: SHAPE, focus: turning.hexes, over: rings(turning.hexes) }),
    whole: (view, { name, width }) => picture(view, { label: name, width, over: (on) => ways(on, annals.ending?.tracks ?? [], { A: '#97372a', B: '#164d5a' }) }),
  };
}

function ofSiege({ api }, annals, eager) {
  const place = api.scenario(annals.scenario, 'siege');
  const picture = async (view, { name, width, hexes }) => {
    const [{ board, sections }, { ruinsOf }] = await Promise.all([place, import('../siege/ruins.js')]);
    const focus = Object.values(sections).flatMap((section) => section.hexes);
    return battlePicture({ board, position: NOBODY, key: `${annals.scenario} ${view.seq}`, label: name, width, shape: SHAPE, focus, eager, ruins: ruinsOf(board, view), over: rings(hexes) });
  };
  return {
    moment: (view, turning, how) => picture(view, { ...how, hexes: turning.hexes }),
    whole: (view, how) => picture(view, { ...how, hexes: [] }),
  };
}

/** Rings round the hexes where it happened. @param {string[]} hexes */
function rings(hexes) {
  return ({ ctx, at, size }) => {
    for (const hex of new Set(hexes.map((each) => each.split('/')[0]))) {
      const spot = at(hex);
      if (!spot) continue;
      for (const [style, width] of [['rgb(30 16 6 / 0.75)', 0.26], ['#ffd977', 0.14]]) {
        ctx.beginPath();
        ctx.arc(spot.x, spot.y, size * 0.86, 0, 2 * Math.PI);
        ctx.lineWidth = Math.max(2, size * Number(width));
        ctx.strokeStyle = style;
        ctx.stroke();
      }
    }
  };
}

// -- campaigns ---------------------------------------------------------------------------------------------------------

function ofCampaign(context, annals) {
  const painted = (view) => import('./country_picture.js').then(({ CountryPicture }) => CountryPicture.of(context, view));
  return {
    async moment(view, turning, { name, width }) {
      const country = await painted(view);
      return country.around(turning.hexes[0] ?? '', { around: AROUND, shape: SHAPE, width, label: name, view });
    },
    async whole(view, { name, width }) {
      const country = await painted(view);
      return country.whole({ width, label: name, over: (on) => ways(on, annals.ending?.tracks ?? [], country.inks(annals.sides)) });
    },
  };
}
