/** The siege as this page knows it: the last view, and what follows from it. */

import { sayDate, sayTerm } from '../words/said.js';

const OTHER = { A: 'B', B: 'A' };

/**
 * What is enough to draw people and plans by; a campaign's model will do too.
 * @typedef {{words: import('../words/fluent.js').Words, view: any, position: any, jobName?: (job: string) => string}} Shown
 */

export class Model {
  /** None before the first has come. @type {import('../protocol.js').SiegeView} */
  view;

  /** @param {import('../words/fluent.js').Words} words */
  constructor(words) {
    this.words = words;
    /** The place in full: its board, its stretches of wall. */
    this.place = null;
    this._eyes = null;
  }

  /** @param {import('../protocol.js').SiegeView} view */
  load(view) {
    this.view = view;
    const asked = view.ask?.side ?? view.position.asked?.side;
    if (view.you.length === 1) this._eyes = view.you[0];
    else if (view.you.length > 1 && view.you.includes(asked ?? '')) this._eyes = asked ?? null;
    else if (!view.you.length) this._eyes = null;
    else this._eyes ??= view.you[0];
  }

  get position() {
    return this.view.position;
  }

  get day() {
    return this.position.day;
  }

  get over() {
    return Boolean(this.position.outcome);
  }

  /** The side that looks: with two at one screen, the one that decides. */
  get eyes() {
    return this._eyes;
  }

  get besieger() {
    return this.position.roles.besieger;
  }

  get besieged() {
    return this.position.roles.besieged;
  }

  /** Sides at this screen that let days go by. */
  get letGoBy() {
    return this.view.you.filter((side) => this.position.sides[side].quiet?.why === '');
  }

  /** Why the quiet days of the side that looks are over, while that is still spoken of. */
  get whyAskedAgain() {
    const why = this.eyes ? this.position.sides[this.eyes].quiet?.why : '';
    return why ? this.words.say(`quiet-why-${why}`) : '';
  }

  /** The orders that the side that looks has sealed last. */
  get given() {
    return (this.eyes && this.position.sides[this.eyes].given) || {};
  }

  /** What is asked, if it is for somebody at this screen to say. */
  get mine() {
    const { ask, you } = this.view;
    return ask && this.asked && you.includes(this.asked.side ?? '') ? ask : null;
  }

  /** The question itself, as the rules know it; only its side, if it is for others. */
  get asked() {
    return this.position.asked;
  }

  /** The kind of the question, '' for others' questions. */
  get kind() {
    return this.asked?.ask ?? '';
  }

  sideName(side) {
    return this.view.siege.sides.find((each) => each.side === side)?.name ?? '';
  }

  other(side) {
    return OTHER[side];
  }

  /** Whether everything about a side may be shown. */
  knows(side) {
    return this.over || this.eyes === side;
  }

  name(who) {
    return this.view.people[who]?.name ?? who;
  }

  /** The people of a side, its commander first, then by worth. */
  people(side) {
    const all = Object.entries(this.position.people).filter(([, person]) => person.side === side);
    return all.map(([id, state]) => ({ id, state, person: this.view.people[id] })).sort((one, other) => rank(other) - rank(one) || (one.id < other.id ? -1 : 1));
  }

  /** Those of them who live and are free. */
  present(side) {
    return this.people(side).filter(({ state }) => isPresent(state));
  }

  /** Those of them without a job today. */
  free(side) {
    return this.present(side).filter(({ state }) => !state.job);
  }

  engines(side) {
    return this.position.sides[side]?.engines ?? [];
  }

  engine(id) {
    return [...this.engines('A'), ...this.engines('B')].find((each) => each.id === id);
  }

  /** An engine by name: its kind, and its number where there are several. */
  engineName(id) {
    const engine = this.engine(id);
    if (!engine) return id;
    const alike = [...this.engines('A'), ...this.engines('B')].filter((each) => each.kind === engine.kind);
    const label = this.kindName(engine.kind);
    return alike.length > 1 ? this.words.say('page-siege-numbered', { what: label, number: alike.indexOf(engine) + 1 }) : label;
  }

  /** A kind of engine or equipment, as a label. */
  kindName(kind) {
    const key = `page-siege-kind-${kind}`;
    return this.words.has(key) ? this.words.say(key) : kind;
  }

  wall(name) {
    return this.position.place.walls[name];
  }

  /** The walls that stand on a hex, on whatever storey. */
  wallsAt(hex) {
    return Object.keys(this.position.place.walls).filter((name) => name.split('/')[0] === hex);
  }

  /** The walls of a stretch. @param {string} section */
  wallsOf(section) {
    return Object.entries(this.position.place.walls).filter(([, wall]) => wall.section === section).map(([name]) => name);
  }

  /** A wall in words: its stretch, or what it is, and its hex. */
  wallName(name) {
    const wall = this.wall(name);
    if (!wall) return name;
    const said = this.words.say('page-siege-wall', { what: this.sectionName(wall.section) || this.words.say(`page-siege-wall-${wall.kind}`), hex: name.split('/')[0] });
    return said.charAt(0).toUpperCase() + said.slice(1);
  }

  /** What stands at a hex in words, or the hex. @param {string} hex */
  placeName(hex) {
    const [wall] = this.wallsAt(hex.split('/')[0]);
    return wall ? this.wallName(wall) : hex;
  }

  sectionName(section) {
    return this.place?.sections?.[section]?.title ?? '';
  }

  /** What keeps somebody busy, in words. */
  jobName(job) {
    const mine = ['A', 'B'].flatMap((side) => this.position.sides[side]?.mines ?? []).find((each) => each.id === job);
    if (mine) return this.words.say('page-siege-job-mine');
    const project = ['A', 'B'].flatMap((side) => this.position.sides[side]?.projects ?? []).find((each) => each.id === job);
    if (project) return this.words.say('page-siege-job-site', { what: this.kindName(project.line) });
    return this.engine(job) ? this.words.say('page-siege-job-engine', { what: this.engineName(job) }) : this.words.say('page-siege-job');
  }

  /** A line of a reckoning. @param {{reason: string, value: number, about?: string}} term */
  term(term) {
    return sayTerm(this.words, term);
  }

  /** The date of a day of the siege. @param {number} day @param {Intl.DateTimeFormatOptions} [how] */
  date(day, how = { day: 'numeric', month: 'long', year: 'numeric' }) {
    return sayDate(this.words, this.view.siege.begins, day, how);
  }
}

/** Alive, free and at the siege. */
export function isPresent(state) {
  return state.health !== 'dead' && !state.fate;
}

/** Commanders first, then engineers, then by what they are worth in a fight. */
function rank({ state, person }) {
  const foot = person?.faces?.foot ?? [0, 0];
  return (state.commander ? 1000 : 0) + (state.roles?.includes('engineer') ? 500 : 0) + Number(foot[0] ?? 0) + Number(foot[1] ?? 0);
}

/** The chance in the column of a table for so many points. @param {Record<string, number>} odds @param {number} points */
export function oddsFor(odds, points) {
  const paid = Object.keys(odds ?? {}).map(Number).filter((least) => least <= points);
  return paid.length ? odds[String(Math.max(...paid))] : 0;
}
