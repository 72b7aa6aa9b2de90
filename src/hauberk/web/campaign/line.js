/** A seat at a campaign: the same line as at a table, with what only campaigns can be asked. */

import { GameLine } from '../net/socket.js';

export class CampaignLine extends GameLine {
  /** @param {string} campaign @param {{keys?: string[], lang?: string}} how */
  constructor(campaign, how) {
    super(campaign, { ...how, place: '/api/campaigns/games' });
  }

  /** Whether a command is lawful, else why not. @param {object} command */
  why(command) {
    return this.ask('why', { do: command });
  }

  /** The battle of the moment as a game of its own; its id. @param {'play'|'captains'} how */
  async fight(how) {
    return (await this._request({ fight: how })).fight;
  }
}
