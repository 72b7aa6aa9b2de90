/** Quiet days: the same answers again and again, until something else is asked or something has happened. */

import { Draft, standingOrders } from './draft.js';

const HUNGRY = 2;
const MOST = 60;

/** What makes a day worth stopping for; when it differs, the days are no longer quiet. @param {import('./model.js').Model} model */
export function happened(model) {
  const { position } = model;
  const people = Object.values(position.people).map((state) => [state.health, state.fate ?? '', state.within ?? false]);
  const works = ['A', 'B'].map((side) => {
    const { engines, mines, projects = [] } = position.sides[side];
    return [engines.map((engine) => [engine.id, engine.damaged, engine.where]), (mines ?? []).map((mine) => [mine.id, mine.state, mine.lost, mine.dug.length >= mine.needed]), projects.map((project) => [project.id, project.paused])];
  });
  const { down, held, gate, bridge } = position.place;
  const burnt = Object.values(position.place.walls).filter((wall) => wall.burnt).length;
  return JSON.stringify([people, works, down, held, gate, bridge, burnt, position.events, position.pledge, position.restock, position.outcome]);
}

export class QuietDays {
  /** @param {{model: import('./model.js').Model, send: (command: object) => Promise<void>, stopped: (why: string) => void}} parts */
  constructor({ model, send, stopped }) {
    this._model = model;
    this._send = send;
    this._stopped = stopped;
    this.running = false;
    this._begun = 0;
    this._busy = false;
  }

  start() {
    this.running = true;
    this._before = happened(this._model);
    this._begun = this._model.day;
    this.go();
  }

  stop(why = '') {
    if (!this.running) return;
    this.running = false;
    this._stopped(why);
  }

  /** Called with every new view. */
  async go() {
    if (!this.running || this._busy) return;
    const model = this._model;
    if (model.over) return this.stop();
    if (happened(model) !== this._before) return this.stop('happened');
    if (model.day - this._begun >= MOST) return this.stop();
    if (!model.mine) return undefined;
    if (model.knows(model.besieged) && model.eyes === model.besieged && (model.position.food ?? Infinity) <= HUNGRY && model.day > this._begun) return this.stop('hunger');
    const command = routine(model);
    if (!command) return this.stop('asked');
    this._busy = true;
    try {
      await this._send(command);
    } catch {
      this.stop('asked');
    } finally {
      this._busy = false;
    }
    return this.go();
  }
}

/** The usual answer to what is asked every day; null for everything else. @param {import('./model.js').Model} model */
export function routine(model) {
  if (model.kind === 'action_asked') return { do: 'answer', choice: 'pass' };
  if (model.kind !== 'orders_asked') return null;
  const draft = new Draft(model.view.id, -1).again(standingOrders(model.view.id), model.mine?.choices);
  return draft.command(model.mine?.choices, model);
}
