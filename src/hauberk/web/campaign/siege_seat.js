/** A seat at a siege inside a campaign: everything is said through the campaign's line. Its parts are those of siege/seat.js. */

import { el } from '../screens/dom.js';

/** The line of the sheet: questions and orders go to the siege that lies inside the campaign. */
class NestedLine {
  /** @param {import('../net/days_line.js').Line} line @param {string} place @param {() => string} seat */
  constructor(line, place, seat) {
    this._line = line;
    this._place = place;
    this._seat = seat;
    this._listeners = new Map();
  }

  on(kind, listener) {
    this._listeners.set(kind, listener);
    return () => this._listeners.delete(kind);
  }

  tell(kind, message) {
    this._listeners.get(kind)?.(message);
  }

  do(command) {
    return this._line.do({ do: 'in_siege', command });
  }

  why(command) {
    return this._line.why({ do: 'in_siege', command });
  }

  async hint() {
    const hint = await this._line.hint();
    if (hint.do.do !== 'in_siege') throw new Error('it is about something else');
    return { ...hint, do: hint.do.command };
  }

  ask(what, about = {}) {
    if (what === 'forecast') return this._line.ask(what, { do: { do: 'in_siege', command: about.do } });
    return this._line.ask(what, { place: this._place });
  }

  undo() {
    return this._line.undo(this._seat());
  }

  fight(how) {
    return this._line.fight(how);
  }
}

/** @import { Seat } from '../siege/seat.js' */
/** @implements {Seat} */
export class CampaignSeat {
  /**
   * @param {{id: string, keys: string[], place: string, line: import('../net/days_line.js').Line, model: import('./model.js').Model, curtain: import('../siege/curtain.js').Curtain}} parts
   * `model` is the campaign's.
   */
  constructor({ id, keys, place, line, model, curtain }) {
    this.id = id;
    this.keys = keys;
    this.curtain = curtain;
    this.name = place;
    this.quiet = false;
    this._model = model;
    this._plan = null;
    const { words } = model;
    this.line = new NestedLine(line, place, () => model.seat ?? '');
    const map = `#/campaign/${encodeURIComponent(id)}`;
    this.home = { href: map, label: words.say('page-campaign-to-map'), sign: '‹' };
    this.chronicle = `${map}/chronicle`;
  }

  /** The plan of the place; it never changes. */
  place() {
    this._plan ??= this.line.ask('plan');
    return this._plan;
  }

  /** While nothing is asked here: does the campaign ask for something else, or does somebody else decide? */
  waiting({ asked, over }) {
    const { words, mine } = this._model;
    if (over) return words.say('page-campaign-siege-ended');
    if (asked) return '';
    return words.say(mine ? 'page-campaign-siege-elsewhere' : 'page-campaign-siege-rests');
  }

  /** The campaign tells of fights. */
  fought() {
    return { fought: this._model.view.fought, seat: this._model.eyes, seq: this._model.view.seq, mine: Boolean(this._model.mine) };
  }

  nameOf(hex) {
    return this._model.hexName(hex);
  }

  /** The way back, large while nothing is asked here. */
  offers() {
    const { mine, kind } = this._model;
    const here = mine?.siege?.place === this.name || kind === 'battle_awaited';
    return [el('a', { class: here ? 'button quiet to-map' : 'button primary to-map', href: this.home.href }, this._model.words.say('page-campaign-to-map'))];
  }

  ended() {
    return [el('a', { class: 'button primary', href: this.home.href }, this._model.words.say('page-campaign-to-map'))];
  }

  close() {
    this.line.tell = () => {};
  }
}
