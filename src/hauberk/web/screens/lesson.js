/**
 * What the lesson teaches, in the words of the protocol: when a thing is asked, which command shows that it was done,
 * and where to read on. It judges nothing; the texts are those of the coach in page.ftl.
 */

/**
 * @typedef {object} Topic
 * @property {string} id
 * @property {{sequence?: string, questions?: string[]}} when
 * @property {string[]} done  commands that show it was done
 * @property {number} [men]  how many must have done it together
 * @property {string[]} rules
 */

/** @type {readonly Topic[]} */
export const LESSON = Object.freeze([
  { id: 'shoot', when: { sequence: 'fire' }, done: ['shoot'], rules: ['SHOOT-01', 'IMPACT-05', 'HIT-02'] },
  { id: 'move', when: { sequence: 'movement' }, done: ['move'], rules: ['MOVE-01', 'MOVE-04'] },
  { id: 'react', when: { questions: ['move_watched', 'movement_ending'] }, done: ['shoot_back', 'hold_fire'], rules: ['DFIRE-01'] },
  { id: 'fight', when: { sequence: 'combat' }, done: ['attack'], men: 2, rules: ['MELEE-01', 'MELEE-06'] },
  {
    id: 'after',
    when: { questions: ['retreat_owed', 'advance_offered', 'casualty_asked'] },
    done: ['retreat', 'advance', 'hold_ground', 'take_hit'],
    rules: ['RETREAT-01', 'ADV-01'],
  },
]);

/**
 * Follows the lesson from what the line says; knows what is asked now, what has been done, and what of it in this phase. Every leaf is
 * chosen by how things stand, so that nothing is said that is not so.
 */
export class Lesson {
  /** @param {readonly Topic[]} topics @param {string[]} [done]  what was done before */
  constructor(topics = LESSON, done = []) {
    this.topics = topics;
    this.done = new Set(done);
    this.begun = done.length > 0;
    this.side = 'A';
    this.ask = null;
    this.over = false;
    this.phase = '';
    /** One's own commands of this phase, each with the topic it was the first to show, and the topic it showed at all. */
    this.deeds = [];
    /** What was done last: the coach has a word about it, whatever is asked next. */
    this.remark = null;
  }

  /** @param {object} view */
  see(view) {
    this.side = view.you[0] ?? 'A';
    this.ask = view.ask;
    this.men = view.position.men ?? [];
    this.over = Boolean(view.position.outcome);
    if (view.position.turn > 1) this.begun = true;
    this.ours = view.position.active === this.side;
    const phase = `${view.position.turn} ${view.position.active}`;
    if (phase !== this.phase) this.deeds = [];
    this.phase = phase;
  }

  /** Notes what the player did, and what he took back. @param {object} step */
  hear(step) {
    if (step.side !== this.side) return;
    if (step.undone) {
      const { first } = this.deeds.pop() ?? {};
      if (first) this.done.delete(first);
      this.remark = null;
      return;
    }
    const shown = this.topics.find((topic) => shows(topic, step.command))?.id ?? null;
    this.deeds.push({ shown, first: shown && !this.done.has(shown) ? shown : null });
    if (shown) this.done.add(shown);
    if (shown || step.command?.do !== 'done') this.remark = shown;
  }

  get mine() {
    return this.ask?.side === this.side;
  }

  /** What is asked now, as a topic; a question goes before the sequence it interrupts. @returns {Topic|null} */
  get topic() {
    if (!this.mine) return null;
    const question = this.ask.question?.ask;
    if (question) return this.topics.find((topic) => topic.when.questions?.includes(question)) ?? null;
    return this.topics.find((topic) => topic.when.sequence === this.ask.sequence) ?? null;
  }

  /** Whether something of this topic was done in this phase. */
  now(topic) {
    return this.deeds.some((deed) => deed.shown === topic.id);
  }

  /** Which leaf to show: welcome, over, short, wait, rest, answering, other, idle, or a topic with the word that fits how things stand. */
  get leaf() {
    if (this.over) return { kind: this.topics.every((topic) => this.done.has(topic.id)) ? 'over' : 'short' };
    if (!this.begun) return { kind: 'welcome' };
    const { remark } = this;
    if (!this.mine && this.ours) return { kind: 'answering', remark };
    if (!this.mine) return { kind: this.watches ? 'wait' : 'rest', remark };
    const { topic } = this;
    if (!topic) return this.ask.question ? { kind: 'other', remark } : { kind: 'idle' };
    const kind = this.word(topic);
    return kind === 'idle' ? { kind } : { kind, topic, remark: remark === topic.id && kind !== 'again' ? null : remark };
  }

  /** Can the bow still answer in their turn? */
  get watches() {
    const archer = this.men.find((man) => man.who === ARCHER);
    return Boolean(archer?.at) && archer.health !== 'dead' && archer.health !== 'stunned' && !archer.marks?.includes('shot_back');
  }

  word(topic) {
    const known = this.done.has(topic.id);
    if (topic.when.questions) return this.ask.question.ask === 'movement_ending' ? 'ending' : known ? 'again' : 'before';
    const left = this.ask.left?.length ?? 0;
    if (topic.id === 'move' && this.ask.idle) return 'last';
    if (this.ask.idle || !left) return 'idle';
    if (topic.id === 'fight') return this.now(topic) ? 'more' : left > 1 ? (known ? 'again' : 'before') : 'alone';
    if (topic.id === 'move' && this.now(topic)) return 'more';
    return known ? 'again' : 'before';
  }
}

/** Who has the bow in the lesson. */
const ARCHER = 'olivier';

function shows(topic, command) {
  if (!topic.done.includes(command?.do)) return false;
  return (command.men?.length ?? command.attackers?.length ?? 1) >= (topic.men ?? 1);
}
