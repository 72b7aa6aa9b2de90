/** A seat at a siege or a campaign: the same line as at a table, with what only these can be asked; of every change it tells the whole view. */

import { folded } from './differences.js';
import { GameLine } from './socket.js';

/** What a table needs of a line. @typedef {Pick<DaysLine, 'on'|'do'|'why'|'hint'|'ask'|'undo'|'fight'|'close'>} Line */

export class DaysLine extends GameLine {
  /** @param {'siege'|'campaign'} kind @param {string} game @param {{keys?: string[], lang?: string}} how */
  constructor(kind, game, how) {
    super(game, { ...how, place: `/api/${kind}s/games` });
    /** As last heard. @type {any} */
    this._view = null;
  }

  _hear({ step, ...message }) {
    if (message.view) this._view = message.view;
    if (step && this._view) message.view = this._view = folded(this._view, step);
    super._hear(message);
  }

  /** Carries a command out; who listens for `did` learns of it when it is done. @param {object} command @param {number} [seq] */
  async do(command, seq) {
    const answer = await super.do(command, seq);
    this._tell('did', command);
    return answer;
  }

  /** Takes one's own last step back; who listens for `undid` learns of it. @param {string} side @param {number} [seq] */
  async undo(side, seq) {
    const answer = await super.undo(side, seq);
    this._tell('undid', side);
    return answer;
  }

  /** Whether a command is lawful, else why not. @param {object} command */
  why(command) {
    return this.ask('why', { do: command });
  }

  /** What a computer would do in the seat that decides. @returns {Promise<{do: object, text: string, why: string}>} */
  hint() {
    return this.ask('hint');
  }

  /** The fight of the moment as a battle of its own; its id. @param {'play'|'captains'} how */
  async fight(how) {
    return (await this._request({ fight: how })).fight;
  }
}
