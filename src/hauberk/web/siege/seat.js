/** Where a siege is played: at a table of its own. A siege inside a campaign has another seat with the same parts (campaign/siege_seat.js). */

import { DaysLine } from '../net/days_line.js';
import { endDoors } from '../screens/after_doors.js';

/**
 * @typedef {object} Seat
 * @property {string} id  of the game
 * @property {string[]} keys
 * @property {Pick<import('../net/days_line.js').Line, 'on'|'do'|'why'|'hint'|'ask'|'undo'|'fight'>} line
 * @property {{href: string, label: string, sign: string}} home  the way back
 * @property {string} chronicle  the way to the chronicle
 * @property {boolean} quiet  whether quiet days can be run through here
 * @property {(view: import('../protocol.js').SiegeView) => Promise<any>} place  the board and the stretches of wall
 * @property {(model: import('./model.js').Model) => HTMLElement[]} ended  what can be done when all is over
 * @property {() => void} close
 * @property {import('./curtain.js').Curtain} [curtain]
 * @property {(model: import('./model.js').Model) => string} [waiting]  the words while nothing is asked
 * @property {() => HTMLElement[]} [offers]  buttons for the bar
 * @property {() => import('./fought.js').FoughtNow} [fought]  the last fight, where another game tells of it
 * @property {(hex: string) => string} [nameOf]  a hex of that game
 */

/** @implements {Seat} */
export class OwnSeat {
  /** @param {import('../app.js').Context} context @param {string} id @param {string[]} keys @param {import('../net/days_line.js').Line} [line] */
  constructor(context, id, keys, line = new DaysLine('siege', id, { keys, lang: context.words.lang })) {
    this.id = id;
    this.keys = keys;
    this.quiet = true;
    this._context = context;
    this.line = line;
    this.home = { href: '#/sieges', label: context.words.say('page-siege-leave'), sign: '‹' };
    this.chronicle = `#/siege/${encodeURIComponent(id)}/chronicle`;
  }

  place(view) {
    return this._context.api.scenario(view.siege.id, 'siege');
  }

  ended() {
    return endDoors(this._context, { kind: 'siege', id: this.id, keys: this.keys });
  }

  close() {
    this.line.close();
  }
}

/** Where a siege is seen again: its moments are turned over instead of anything being said. */
export class PastSeat extends OwnSeat {
  /** @param {import('../app.js').Context} context @param {string} id @param {string[]} keys @param {import('../screens/past.js').Past} past */
  constructor(context, id, keys, past) {
    super(context, id, keys, past);
    this.quiet = false;
    this._past = past;
  }

  waiting() {
    return this._past.where;
  }

  offers() {
    return this._past.controls;
  }
}
