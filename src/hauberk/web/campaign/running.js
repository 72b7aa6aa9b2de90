/** Days that go on by themselves: routes of several days, and quiet days in which everybody else stays, until something asks for a decision. */

import { Model as SiegeModel } from '../siege/model.js';
import { happened, routine } from '../siege/quiet.js';
import { goOn } from './journeys.js';

const ACTS = ['group_to_act', 'convoy_to_act', 'spy_to_act'];

export class Running {
  /**
   * @param {{model: import('./model.js').Model, journeys: import('./journeys.js').Journeys, ask: (what: string, about: object) => Promise<any>, send: (command: object) => Promise<void>, told: (anew?: boolean) => void}} parts
   * `told`: something to be shown has changed; `anew`: the question must be asked again.
   */
  constructor({ model, journeys, ask, send, told }) {
    this._model = model;
    this._journeys = journeys;
    this._ask = ask;
    this._send = send;
    this._told = told;
    this.quiet = false;
    /** Who marched by himself last. */
    this.marched = '';
    /** How each siege stood when it was last looked at. @type {Map<string, string>} */
    this._sieges = new Map();
  }

  /** Begins to run through quiet days, or stops. @param {boolean} on */
  turn(on) {
    this.quiet = on;
    this._sieges = new Map();
    this._hungry = on ? hungry(this._model) : 0;
    this._told(!on);
    this.go();
  }

  /** Called with every new view. */
  go() {
    const { _model: model } = this;
    const acts = Boolean(model.mine) && ACTS.includes(model.kind);
    const journey = acts ? this._journeys.of(model.actor) : null;
    if (journey && !journey.held) this._travel();
    else if (this.quiet && (model.mine || model.over)) this._quietly(acts && !journey);
  }

  /** The counter whose turn it is goes on along its route; if it must not, its question is asked with the reason. */
  async _travel() {
    const { _model: model } = this;
    const { seq } = model.view;
    if (this._travelling === seq) return;
    this._travelling = seq;
    const id = model.actor;
    const command = await goOn({ model, journeys: this._journeys, route: (to) => this._ask('route', { to }) });
    if (this.closed || model.view.seq !== seq) return;
    if (command) {
      this.marched = id;
      await this._send(command);
      return;
    }
    this._told(true);
    if (this.quiet) this.go();
  }

  /** What is said on a quiet day; where nothing can be said, the days are no longer quiet. @param {boolean} stays  a counter may simply stay */
  async _quietly(stays) {
    const { view } = this._model;
    const command = await this._usual(stays);
    if (this.closed || !this.quiet || view !== this._model.view) return;
    if (command) this._send(command);
    else this.turn(false);
  }

  async _usual(stays) {
    const { _model: model } = this;
    if (model.over || hungry(model) > this._hungry) return null;
    if (stays) return { do: 'stay' };
    if (model.kind === 'morning_asked') return { do: 'morning' };
    if (model.kind === 'order_asked' || model.kind === 'purse_asked') return { do: 'choose', choice: model.asked?.choices[0] };
    return model.kind === 'in_siege' ? this._siege(model.mine?.siege.place) : null;
  }

  /** A quiet day of a siege: its standing orders again, unless something has happened there. */
  async _siege(place) {
    const body = await this._ask('siege', { place }).catch(() => null);
    if (!body) return null;
    const siege = new SiegeModel(this._model.words);
    siege.load(body);
    const now = happened(siege);
    const before = this._sieges.get(place) ?? now;
    this._sieges.set(place, now);
    const command = now === before ? routine(siege) : null;
    return command && { do: 'in_siege', command };
  }

  close() {
    this.closed = true;
  }
}

/** How many groups go hungry. */
function hungry(model) {
  return model.own.filter(([, { own }]) => own.hungry || own.missed).length;
}
