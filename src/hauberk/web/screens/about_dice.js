/** About these dice: what was promised, who has thrown in what, and at the end whether every throw was right; of games of every scale. */

import { checked } from '../dice/check.js';
import { holds, seenOf } from '../dice/kept.js';
import { el } from './dom.js';
import { gameKeys, partOf, seatKeys } from './seats.js';

/** @typedef {import('../net/api.js').Kind} Kind */

/** The screens of tables, and of which kind of game each is. @type {Record<string, Kind>} */
const TABLES = { game: '', siege: 'siege', campaign: 'campaign' };

/** The table that lies open, folded up in the settings over it; nothing where none does. @param {import('../app.js').Context} context */
export function aboutDice(context) {
  const [screen, id] = location.hash.replace(/^#\/?/, '').split('?')[0].split('/').map(decodeURIComponent);
  if (!(screen in TABLES) || !id) return null;
  const kind = TABLES[screen];
  const place = el('div', {});
  const whole = el('details', { class: 'about-dice' }, el('summary', {}, context.words.say('page-dice')), place);
  whole.addEventListener('toggle', async () => {
    if (!whole.open || place.childElementCount) return;
    const keys = await (kind ? gameKeys(context, id, kind) : seatKeys(context, id)).catch(() => []);
    place.replaceChildren(...told(context.words, id, await context.api.dice(id, keys, kind)));
  });
  return whole;
}

/** @param {import('../words/fluent.js').Words} words @param {string} id @param {import('../protocol.js').DiceView} dice @param {{seat: string, name: string}[]} [sides] @returns {Node[]} */
function told(words, id, { commitment, salts, inside, named, seed }, sides = []) {
  const text = inside ? 'page-dice-inside' : named ? 'page-dice-named' : 'page-dice-text';
  return [
    el('p', { class: 'small' }, words.say(text)),
    el('dl', {},
      row(words.say('page-dice-promise'), el('code', {}, commitment)),
      row(words.say('page-dice-salts'), salts.length ? el('ul', {}, salts.map((salt) => el('li', {}, `${whose(words, id, salt.by, sides)}${words.colon}`, el('code', {}, salt.word), ` ${words.say('page-dice-salt-since', { number: salt.since })}`))) : words.say('page-dice-no-salts')),
      seed ? row(words.say('page-dice-seed'), el('code', {}, seed)) : null),
  ];
}

function row(name, ...what) {
  return el('div', {}, el('dt', {}, name), el('dd', {}, what));
}

/** Who has thrown in a salt. */
function whose(words, id, by, sides = []) {
  const name = by ? sides.find(({ seat }) => seat === by)?.name ?? by : words.say('page-dice-salt-maker');
  return seenOf(id)?.by === by ? words.say('page-dice-salt-own', { name }) : name;
}

/**
 * The section of the page after the end: the record is fetched and every throw in it reckoned.
 * @param {import('../app.js').Context} context @param {{id: string, kind: Kind, keys: string[], sides: {seat: string, name: string}[]}} of
 */
export function diceChecked({ api, words }, { id, kind, keys, sides }) {
  const verdict = el('div', { class: 'dice-verdict', role: 'status' }, el('p', { class: 'muted' }, words.say('page-dice-checking')));
  const section = el('section', { class: 'ending-part dice-checked' }, el('h2', {}, words.say('page-dice-checked-head')), verdict);
  Promise.all([api.record(id, keys, kind).then(checked), api.dice(id, keys, kind)]).then(
    ([found, dice]) => {
      const wrong = found.wrong ?? (broken(id, found) ? { what: 'seen' } : null);
      section.dataset.right = String(!wrong);
      verdict.replaceChildren(...(wrong ? fault(words, id, wrong, sides) : praise(words, id, found)));
      section.append(el('details', { class: 'about-dice' }, el('summary', {}, words.say('page-dice')), told(words, id, dice, sides)));
    },
    () => section.remove(), // whoever may not have the record, as of others' fight, cannot check it
  );
  return section;
}

/** Was this browser shown something else? A fight follows from the game around it, of which the browser knows. */
function broken(id, found) {
  const seen = partOf(id) ? undefined : seenOf(id);
  return seen !== undefined && !holds(seen, found);
}

function praise(words, id, { throws, fights }) {
  const seen = seenOf(id);
  return [
    el('p', {}, '✓ ', words.say('page-dice-right', { throws, fights })),
    el('p', { class: 'small muted' }, `${words.say('page-dice-by-page')} ${partOf(id) ? words.say('page-dice-inside') : words.say(seen ? 'page-dice-seen' : 'page-dice-unseen')}`),
  ];
}

/** @param {import('../words/fluent.js').Words} words @param {string} id @param {import('../dice/check.js').Wrong} wrong @param {{seat: string, name: string}[]} sides */
function fault(words, id, { what, number, face, given, by, inside }, sides) {
  const about = { number: number ?? 0, face: face ?? 0, given: given ?? 0, by: whose(words, id, by ?? '', sides) };
  const where = inside ? `${words.say('page-dice-wrong-inside', { fight: inside })} ` : '';
  return [el('p', { class: 'dice-wrong', role: 'alert' }, el('strong', {}, words.say('page-dice-wrong')), ` ${where}${words.say(`page-dice-wrong-${what}`, about)}`)];
}
