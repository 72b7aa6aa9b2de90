/**
 * Follows a lesson: which step has been done, and which leaf of the guide fits how things stand. It knows no game and no rule; the steps and
 * leaves are data (docs/lessons.md), the facts are those of facts.js.
 */

/** @typedef {import('./facts.js').Facts} Facts */

/** Do the facts stand so? Every one that is named has one of the values that will do. @param {Facts} facts @param {Record<string, any[]>} wanted */
export function fits(facts, wanted) {
  return Object.entries(wanted).every(([name, values]) => [facts[name]].flat().some((each) => values.includes(each)));
}

/** Is anything asked for, and does it stand so? @param {Facts} facts @param {Record<string, any[]>} unwanted */
const barred = (facts, unwanted) => Object.keys(unwanted).length > 0 && fits(facts, unwanted);

/** Does a command show that a thing was done? @param {import('../protocol.js').Deed} deed @param {import('../protocol.js').Command} command */
export function shows(deed, command) {
  if (!deed.fields.do) return false;
  const filled = (value) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.entries(deed.fields).every(([field, words]) => words.includes(/** @type {string} */ (command[field])))
    && deed.has.every((field) => filled(command[field]))
    && (command.men?.length ?? 1) >= deed.men;
}

export class Lesson {
  /** @param {import('../protocol.js').LessonPlan} plan @param {string[]} [done]  what was done before */
  constructor(plan, done = []) {
    this.plan = plan;
    this.done = new Set(done);
    this.begun = done.length > 0;
    /** @type {Facts} */
    this.facts = {};
    /** One's own commands of this phase or day, each with the step it showed, and whether it was the first to show it. @type {{step: string, first: boolean}[]} */
    this.deeds = [];
    /** The step that was done last: the guide has a word about it, whatever is asked next. */
    this.remark = '';
    this._when = '';
  }

  /** @param {Facts} facts @param {string} when  the phase or day: what was done in another is not "now" */
  see(facts, when) {
    if (this._when && when !== this._when) this.deeds = [];
    if (facts.turn === 'later' || facts.day === 'later') this.begun = true;
    this._when = when;
    this.facts = facts;
    for (const step of this.plan.steps) if (!step.done.fields.do && !this.done.has(step.id) && fits(facts, step.done.when)) this._tick(step.id);
  }

  /** Notes a command of one's own. @param {import('../protocol.js').Command} command */
  hear(command) {
    const shown = this.plan.steps.filter((step) => shows(step.done, command) && fits(this.facts, step.done.when) && !barred(this.facts, step.done.unless));
    const fresh = shown.find((step) => !this.done.has(step.id));
    for (const { id } of shown) this.deeds.push({ step: id, first: !this.done.has(id) });
    if (!shown.length) this.deeds.push({ step: '', first: false });
    for (const { id } of shown) this.done.add(id);
    if (shown.length || command.do !== 'done') this.remark = (fresh ?? shown[0])?.id ?? '';
  }

  /** Notes that the last of them was taken back. */
  unhear() {
    const { step, first } = this.deeds.pop() ?? { step: '', first: false };
    if (first) this.done.delete(step);
    this.remark = '';
  }

  /** Has everything been done? */
  get complete() {
    return this.plan.steps.every((step) => this.done.has(step.id));
  }

  /** The steps that are still to be done. */
  get missing() {
    return this.plan.steps.filter((step) => !this.done.has(step.id));
  }

  /**
   * What the guide says: `welcome`, `over` (all done), `short` (ended before), or a leaf of the plan; and the step done last, if it is worth a word.
   * @returns {{id: string, leaf?: import('../protocol.js').LessonLeaf, remark: string}}
   */
  get leaf() {
    if (this.facts.over) return { id: this.complete ? 'over' : 'short', remark: '' };
    if (!this.begun) return { id: 'welcome', remark: '' };
    const facts = { ...this.facts, done: [...this.done], now: this.deeds.map((deed) => deed.step) };
    const leaf = this.plan.leaves.find((each) => fits(facts, each.when) && !barred(facts, each.unless));
    if (!leaf) return { id: '', remark: this.remark };
    return { id: leaf.id, leaf, remark: this.remark === leaf.step && !leaf.again ? '' : this.remark };
  }

  _tick(id) {
    this.done.add(id);
    this.remark = id;
  }
}
