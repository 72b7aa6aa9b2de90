// What the page knows of the game: the view, and every step folded into it. It judges nothing.
import { Grid } from './grid.js';
import { answerName } from './ways.js';

/** @import { Line, Man, Step, View } from '../protocol.js' */

export class Store {
  /** The last one with all steps folded into it; none before the first has come. @type {View} */
  view;
  /** @type {Grid} */
  grid;
  /** @type {Map<string|null|undefined, Man>} */
  men = new Map();
  /** @type {Line[]} */
  lines = [];
  /** Who is on which cell. @type {Map<string, string[]>} */
  at = new Map();

  /** @param {(rider: string) => string} [horseOf] how the horse of somebody is called */
  constructor(horseOf = (rider) => rider) {
    this.horseOf = horseOf;
    this.listeners = new Set();
  }

  /** @param {(change: {kind: 'view'|'step', step?: import('../protocol.js').Step}) => void} listener */
  on(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(change) {
    for (const listener of this.listeners) listener(change);
  }

  /** @param {View} view */
  load(view) {
    const sameBoard = this.view && JSON.stringify(this.view.board.pieces) === JSON.stringify(view.board.pieces) && this.view.id === view.id;
    this.view = view;
    if (!sameBoard) this.grid = new Grid(view.board);
    this.men = new Map(view.position.men.map((man) => [man.who, man]));
    this.lines = [...view.log];
    this.place();
    this.tell({ kind: 'view' });
  }

  /** @param {Step} step */
  fold(step) {
    const { view } = this;
    view.seq = step.seq;
    Object.assign(view.people, step.people);
    for (const man of step.men ?? []) this.men.set(man.who, man);
    for (const who of step.gone ?? []) this.men.delete(who);
    for (const [key, value] of Object.entries(step.position ?? {})) {
      if (value === null) delete view.position[key];
      else view.position[key] = value;
    }
    if (step.ask) view.ask = step.ask;
    if ('undo' in step) view.undo = step.undo ?? null;
    if (step.standing) view.standing = step.standing;
    for (const line of step.lines ?? []) this.addLine(line);
    this.place();
    this.tell({ kind: 'step', step });
  }

  addLine(line) {
    const last = this.lines.at(-1);
    if (last && line.number <= last.number) this.lines = this.lines.filter((each) => each.number < line.number);
    this.lines.push(line);
    this.view.lines = line.number + 1;
  }

  /** Who stands or lies on which hex, the ablest last. */
  place() {
    const rank = { dead: 0, stunned: 1, wounded: 2, healthy: 3 };
    this.at = new Map();
    for (const man of this.men.values()) {
      if (!man.at || man.away) continue;
      for (const hex of [man.at, man.tail]) {
        if (!hex) continue;
        this.at.set(hex, [...(this.at.get(hex) ?? []), man.who]);
      }
    }
    for (const all of this.at.values()) all.sort((a, b) => rank[this.man(a).health] - rank[this.man(b).health] || this.ridden(a) - this.ridden(b));
  }

  /** Somebody who is known to be there. @param {string|null|undefined} who @returns {Man} */
  man(who) {
    return /** @type {Man} */ (this.men.get(who));
  }

  /** A horse under its rider is not picked. */
  ridden(who) {
    return this.people[who]?.beast ? 0 : 1;
  }

  get people() {
    return this.view.people;
  }

  get ask() {
    return this.view.ask;
  }

  get over() {
    return this.view.position.outcome ?? null;
  }

  /** The side this page may decide for now, or null. */
  get mine() {
    const side = this.over ? null : this.ask?.side;
    return side && this.view.you.includes(side) ? side : null;
  }

  /** How an answer to the open question is called among the others. @param {import('../protocol.js').Answer} answer */
  answerName(answer) {
    const { answers = [] } = this.ask ?? {};
    return answerName(answer, answers, this.grid, this.men.get(answer.men[0])?.at ?? undefined);
  }

  /** How somebody is called; a horse is called after its rider. */
  name(who) {
    const rider = who.endsWith('.horse') ? who.slice(0, -'.horse'.length) : null;
    if (rider && this.people[rider]) return this.horseOf(this.people[rider].name);
    return this.people[who]?.name ?? who;
  }

  /** Several names as one would say them. */
  names(people) {
    return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(people.map((who) => this.name(who)));
  }

  sideName(side) {
    return this.view.battle.sides.find((each) => each.side === side)?.name ?? side ?? '';
  }

  /** People on a hex who can be picked; horses under a rider are his. */
  onHex(hex) {
    const all = this.at.get(hex) ?? [];
    const mounts = new Set(all.map((who) => this.man(who).mount).filter(Boolean));
    return all.filter((who) => !mounts.has(who));
  }

  standing(hex) {
    return this.onHex(hex).filter((who) => this.man(who).health !== 'dead');
  }
}
