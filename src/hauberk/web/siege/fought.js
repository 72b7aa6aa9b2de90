/** What a fight has come to, however it was fought: who won and why, the faces of those it cost something, what follows. It is shown once. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';
import { portrait } from './faces.js';
import { markRead, readUpto } from './letters.js';

/** Kinds of lines that say how it went: they stand in front. */
const HOW = new Set(['battle_ended', 'fight_ended', 'siege_over', 'siege_ended']);
/** Kinds that the faces say. */
const FACES = new Set(['hurt', 'hurt_slipping_away', 'massacred', 'captured', 'departed', 'battle_set', 'fight_set']);
/** Kinds of what comes before a fight, or beside it: no consequences of it. */
const BESIDE = new Set(['action_chosen', 'healed']);
const FACE = 44;

/** @typedef {import('../protocol.js').FoughtView} FoughtView */
/** The last fight, who reads of it, the number of the position, and whether that seat must decide. @typedef {{fought?: FoughtView|null, seat: string, seq: number, mine: boolean}} FoughtNow */

export class Fought {
  /** @param {{id: string, words: import('../words/fluent.js').Words, now: () => FoughtNow, nameOf: (hex: string) => string, lead: (hexes: string[]) => void}} about */
  constructor(about) {
    this.about = about;
    this.root = el('section', { class: 'fought', hidden: true, 'aria-labelledby': 'fought-title' });
  }

  say(key, gaps) {
    return this.about.words.say(key, gaps);
  }

  /** Called with every new view. Whoever has decided something since has read it. */
  update() {
    const { fought, seat, seq, mine } = this.about.now();
    const key = `${seat} fought`;
    const shown = `${seat} ${fought?.number}`;
    if (fought && this._decides?.shown === shown && this._decides.seq !== seq) markRead(this.about.id, key, fought.number);
    if (mine && this._decides?.shown !== shown) this._decides = { shown, seq };
    this.root.hidden = !fought || !seat || fought.number <= readUpto(this.about.id, key);
    if (this.root.hidden || this._drawn === shown) return;
    this._drawn = shown;
    this._draw(/** @type {FoughtView} */ (fought), () => {
      markRead(this.about.id, key, fought?.number ?? -1);
      this.root.hidden = true;
    });
  }

  /** @param {FoughtView} fought @param {() => void} read */
  _draw(fought, read) {
    const how = fought.lines.filter((line) => HOW.has(line.kind));
    const follows = fought.lines.filter((line) => !HOW.has(line.kind) && !FACES.has(line.kind) && !BESIDE.has(line.kind) && line.kind !== 'quick_fought');
    const sums = fought.lines.filter((line) => line.kind === 'quick_fought');
    const where = fought.hex ? el('button', { type: 'button', class: 'letter-line', onclick: () => this.about.lead([fought.hex]) }, this.about.nameOf(fought.hex)) : null;
    fill(this.root,
      el('h3', { id: 'fought-title' }, this.say('page-fought'), where ? ' · ' : null, where),
      ...how.map((line) => el('p', { class: 'fought-how' }, line.text)),
      fought.why.length ? el('ul', { class: 'fought-why' }, fought.why.map((text) => el('li', {}, text))) : null,
      ...this._sides(fought),
      ...sums.map((line) => el('details', { class: 'fought-sums' }, el('summary', {}, line.text, el('span', { class: 'fought-die' }, ` ${line.details?.at(-1)?.text ?? ''}`)), el('ul', {}, (line.details ?? []).map((detail) => el('li', {}, detail.text))))),
      follows.length ? el('section', {}, el('h4', {}, this.say('page-fought-follows')), el('ul', {}, follows.map((line) => el('li', {}, line.text)))) : null,
      el('p', { class: 'letter-foot' }, el('button', { type: 'button', class: 'fought-on', onclick: read }, this.say('page-fought-on'))));
  }

  /** The losses side by side, each with its faces. @param {FoughtView} fought */
  _sides({ losses, people }) {
    if (!losses.length) return [el('p', { class: 'muted' }, this.say('page-fought-nobody'))];
    const sides = [...new Set(losses.map(({ side }) => side))];
    const count = (own, state) => own.filter((each) => each.state === state).length;
    return sides.map((side) => {
      const own = losses.filter((each) => each.side === side);
      const told = ['dead', 'wounded', 'prisoner'].filter((state) => count(own, state)).map((state) => this.say(`page-fought-${state}`, { n: count(own, state) }));
      return el('section', { class: 'fought-side' }, el('h4', {}, side, el('span', { class: 'muted' }, ` · ${told.join(', ')}`)),
        el('ul', { class: 'siege-faces' }, own.map((each) => this._face(each, people[each.who]))));
    });
  }

  _face({ who, state, leads }, person) {
    return el('li', { class: `siege-face${state === 'wounded' ? ' is-hurt' : ' is-lost'}`, dataset: { who } },
      person ? portrait(person, state === 'prisoner' ? 'healthy' : state, FACE) : null,
      el('span', { class: 'face-name' }, leads ? el('strong', {}, person?.name ?? who) : (person?.name ?? who)),
      el('span', { class: 'face-note' }, this.say(`page-fought-is-${state}`)));
  }
}
