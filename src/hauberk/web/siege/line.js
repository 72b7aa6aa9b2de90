/** A seat at a siege: the same line as at a table, with what only sieges can be asked. */

import { GameLine } from '../net/socket.js';

export class SiegeLine extends GameLine {
  /** @param {string} siege @param {{keys?: string[], lang?: string}} how */
  constructor(siege, how) {
    super(siege, { ...how, place: '/api/sieges/games' });
  }

  /** Whether a command is lawful, else why not. @param {object} command */
  why(command) {
    return this.ask('why', { do: command });
  }

  /** The fight of the day as a battle of its own; its id. @param {'play'|'captains'} how */
  async fight(how) {
    return (await this._request({ fight: how })).fight;
  }
}
