/** The page after the end of a game, on every scale: the result against the aims, its course, turning points, the map, losses, people, dice, what next. */

import { portrait } from '../siege/faces.js';
import { doors, next, placeOf } from './after_doors.js';
import { chapterName, picturesOf } from './annals_pictures.js';
import { course } from './course.js';
import { el } from './dom.js';
import { fightKeys, gameKeys, homeOf, partOf } from './seats.js';
import { aims } from './standing.js';

const MOMENT = 420;
const [FACE, SMALL] = [52, 36];
/** Faces under a turning point. */
const FACES = 6;
/** People who are shown at once. */
const SHOWN = 12;
/** A mean that is so much off makes whoever throws lucky or not. */
const LUCK = 0.5;

/** @typedef {import('../protocol.js').AnnalsView} AnnalsView */

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path  `['end', kind, id]` */
export async function mount(root, context, path) {
  const [, kind, id] = path;
  const { api, words, go } = context;
  const days = kind === 'siege' || kind === 'campaign' ? kind : undefined;
  const keys = days ? await gameKeys(context, id, days).catch(() => []) : await endedKeys(context, id);
  const annals = await api.annals(id, keys, days);
  if (!annals.ending) {
    go(days ? `#/${days}/${encodeURIComponent(id)}` : `#/game/${encodeURIComponent(id)}`, { replace: true });
    return {};
  }
  const pictures = picturesOf(context, annals, keys);
  const inside = !days && partOf(id);
  const part = inside ? { kind: inside, href: homeOf(id) } : null;
  root.classList.add('wide', 'ending');
  root.dataset.kind = annals.kind;
  root.append(
    head(words, annals), doors(context, annals, keys, { part }),
    el('div', { class: 'ending-columns' }, score(words, annals), el('section', { class: 'ending-part' }, el('h2', {}, words.say('page-ending-course')), course(words, annals), losses(words, annals))),
    turningPoints(words, annals, pictures),
    theMap(words, annals, pictures),
    people(words, annals),
    luck(words, annals) ?? '',
    part ? '' : (await next(context, annals)) ?? '');
  return { title: words.say('page-ending-of', { title: annals.title }) };
}

/** Whoever looks at a battle of others has no keys and needs none. @param {import('../app.js').Context} context @param {string} id */
async function endedKeys(context, id) {
  if (partOf(id)) return fightKeys(context, id);
  return gameKeys(context, id).catch(() => []);
}

const scaleOf = ({ kind }) => (kind === 'battle' ? 'turn' : 'day');
/** A side by its name; those for whom nobody decides are not among the sides. */
function nameOf(words, annals, id) {
  const name = annals.sides.find((each) => each.id === id)?.name ?? (words.has(`faction-${id}`) ? words.say(`faction-${id}`) : id);
  return name.charAt(0).toLocaleUpperCase(words.lang) + name.slice(1);
}

/** Who has won and why; for whoever sat on one side, whether it was his. */
function head(words, annals) {
  const { winners, reasons } = annals.ending;
  const names = winners.map((id) => nameOf(words, annals, id)).join(', ');
  const mine = annals.mine.length === 1 ? annals.mine[0] : '';
  const verdict = mine && winners.length ? words.say(winners.includes(mine) ? 'page-ending-won' : 'page-ending-lost') : '';
  return el('header', { class: 'ending-head' },
    el('p', { class: 'label' }, words.say('page-ending')), el('h1', {}, annals.title),
    verdict ? el('p', { class: 'ending-verdict' }, verdict) : null,
    el('p', { class: 'ending-victory' }, names ? words.say('page-ending-victory', { winners: names }) : words.say('page-ending-nobody')),
    ...reasons.map((reason) => el('p', { class: 'after-reason' }, /[.!?]$/u.test(reason) ? reason : `${reason}.`)),
    el('p', { class: 'muted' }, chapterName(words, annals, annals.chapters.at(-1)?.number ?? 1)));
}

function score(words, annals) {
  return el('section', { class: 'ending-part' }, el('h2', {}, words.say('page-ending-score')), annals.sides.map(({ id, seat, name }) => {
    const rows = annals.ending.standing.filter((row) => row.seat === id || row.seat === seat);
    return rows.length ? el('div', { class: 'ending-side' }, el('h3', {}, name), aims(words, rows.filter(({ part }) => part === 'aim')), rest(rows)) : null;
  }));
}

/** What else is known of a side at the end. */
function rest(rows) {
  const others = rows.filter(({ part }) => part !== 'aim');
  return others.length ? el('ul', { class: 'ending-rest muted' }, others.map(({ text }) => el('li', {}, text))) : null;
}

function turningPoints(words, annals, pictures) {
  if (!annals.turning.length) return '';
  const { moment } = placeOf(annals);
  return el('section', { class: 'ending-part' }, el('h2', {}, words.say('page-ending-turning')),
    el('ol', { class: 'ending-turning' }, annals.turning.map((turning, index) => el('li', { id: `turning-${index + 1}` },
      el('a', { class: 'turning-picture', href: moment(turning.entry), tabIndex: -1, 'aria-hidden': 'true' }, pictures.moment(turning, MOMENT)),
      el('h3', {}, el('span', { class: 'turning-number', 'aria-hidden': 'true' }, String(index + 1)), chapterName(words, annals, turning.number)),
      el('p', {}, turning.text.join(' ')), faces(annals, turning),
      el('p', { class: 'small screen-only' }, el('a', { href: moment(turning.entry) }, words.say('page-ending-moment')))))));
}

/** Those of whom a turning point tells, as they came out of the game. */
function faces({ ending }, turning) {
  const known = turning.people.filter((who) => ending.people[who] && !ending.people[who].beast).slice(0, FACES);
  const state = (who) => ending.careers.find((career) => career.who === who)?.state;
  return known.length ? el('div', { class: 'turning-faces' }, known.map((who) => {
    const picture = portrait(ending.people[who], state(who) === 'dead' ? 'dead' : 'healthy', SMALL);
    return Object.assign(picture, { title: ending.people[who].name, alt: ending.people[who].name });
  })) : null;
}

function theMap(words, annals, pictures) {
  const key = `page-ending-way-${annals.kind}`;
  return el('section', { class: 'ending-part' }, el('h2', {}, words.say(key)),
    el('figure', { class: 'chronicle-map' }, pictures.whole(annals.kind === 'siege' ? 620 : 960),
      words.has(`${key}-text`) ? el('figcaption', { class: 'small muted' }, words.say(`${key}-text`)) : null));
}

function losses(words, annals) {
  const kinds = ['came', 'dead', 'wounded', 'prisoners'];
  const rows = annals.ending.losses.filter(({ people }) => people).map((lost) => el('tr', {}, el('th', { scope: 'row' }, nameOf(words, annals, lost.side)), [lost.people, lost.dead, lost.wounded, lost.prisoners].map((number) => el('td', {}, String(number)))));
  return el('table', { class: 'ending-losses' }, el('caption', { class: 'visually-hidden' }, words.say('page-ending-losses')),
    el('thead', {}, el('tr', {}, el('td', {}), kinds.map((kind) => el('th', { scope: 'col' }, words.say(`page-ending-${kind}`))))), el('tbody', {}, rows));
}

/** Leaders first; of each how he stands, what befell him and what he did. */
function people(words, annals) {
  const { careers } = annals.ending;
  if (!careers.length) return '';
  const all = careers.map((career) => person(words, annals, career));
  return el('section', { class: 'ending-part' }, el('h2', {}, words.say('page-ending-people')),
    el('ul', { class: 'ending-people' }, all.slice(0, SHOWN)),
    all.length > SHOWN ? el('details', {}, el('summary', {}, words.say('page-ending-more', { n: all.length - SHOWN })), el('ul', { class: 'ending-people' }, all.slice(SHOWN))) : null);
}

function person(words, annals, { who, side, state, leads, befell, deeds }) {
  const known = annals.ending.people[who];
  const name = known?.name ?? who;
  const link = annals.kind === 'campaign' ? el('a', { href: `#/campaign/${encodeURIComponent(annals.id)}/person/${encodeURIComponent(who)}` }, name) : name;
  const scale = scaleOf(annals);
  const fate = befell.map(({ number, what }) => words.say(`page-ending-befell-${what}`, { scale, number })).join(', ');
  return el('li', { class: `is-${state}`, dataset: { who } },
    known ? portrait(known, state === 'dead' || state === 'wounded' ? state : 'healthy', FACE) : null,
    el('div', {}, el('p', {}, leads ? el('strong', {}, link) : link, el('span', { class: 'muted' }, ` · ${nameOf(words, annals, side)}`)),
      el('p', { class: 'small' }, fate || words.say('page-ending-unhurt')),
      deeds.length ? el('ul', { class: 'small muted' }, deeds.map(({ number, text }) => el('li', {}, `${words.say(scale === 'turn' ? 'page-turn' : 'page-siege-day', { turn: number, day: number })}${words.colon}${text}`))) : null));
}

/** How the dice fell, of throws in which a low face is good: the mean, and whether that was luck. */
function luck(words, annals) {
  const rows = annals.sides.flatMap(({ id, seat, name }) => {
    const faces = annals.ending.luck[seat] ?? annals.ending.luck[id];
    return faces?.some(Boolean) ? [fortune(words, name, faces)] : [];
  });
  if (!rows.length) return null;
  const heads = ['table-luck-side', 'table-luck-throws', 'table-luck-mean', 'table-luck-expected', 'table-luck-verdict'];
  return el('section', { class: 'ending-part' }, el('h2', {}, words.say('page-ending-luck')), el('p', { class: 'muted' }, words.say('page-ending-luck-text')),
    el('table', { class: 'ending-losses' }, el('thead', {}, el('tr', {}, heads.map((key) => el('th', { scope: 'col' }, words.say(key))))), el('tbody', {}, rows)));
}

function fortune(words, name, faces) {
  const { throws, mean, expected, verdict } = luckOf(faces);
  const number = (value) => new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value);
  return el('tr', {}, el('th', { scope: 'row' }, name), [String(throws), number(mean), number(expected), words.say(`page-ending-luck-${verdict}`)].map((cell) => el('td', {}, cell)));
}

/** Throws, their mean, what was to be expected, and whether that was luck; a low face is good. @param {number[]} faces  how often each came */
export function luckOf(faces) {
  const throws = faces.reduce((sum, count) => sum + count, 0);
  const mean = faces.reduce((sum, count, face) => sum + count * (face + 1), 0) / throws;
  const expected = (faces.length + 1) / 2;
  return { throws, mean, expected, verdict: mean <= expected - LUCK ? 'lucky' : mean >= expected + LUCK ? 'unlucky' : 'fair' };
}
