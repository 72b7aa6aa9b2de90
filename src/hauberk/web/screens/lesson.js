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

/** Follows the lesson from what the line says; knows what is asked now and what has been done. */
export class Lesson {
  /** @param {readonly Topic[]} topics @param {string[]} [done]  what was done before */
  constructor(topics = LESSON, done = []) {
    this.topics = topics;
    this.done = new Set(done);
    this.begun = done.length > 0;
    this.side = 'A';
    this.ask = null;
    this.over = false;
  }

  /** @param {object} view */
  see(view) {
    this.side = view.you[0] ?? 'A';
    this.ask = view.ask;
    this.over = Boolean(view.position.outcome);
  }

  /** Notes what the player did. @param {object} step */
  hear(step) {
    if (step.undone || step.side !== this.side) return;
    for (const topic of this.topics) if (shows(topic, step.command)) this.done.add(topic.id);
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

  /** Which leaf to show: welcome, over, wait, other, or a topic with before or after. */
  get leaf() {
    if (this.over) return { kind: 'over' };
    if (!this.begun) return { kind: 'welcome' };
    if (!this.mine) return { kind: 'wait' };
    const { topic } = this;
    if (!topic) return { kind: 'other' };
    return { kind: this.done.has(topic.id) ? 'after' : 'before', topic };
  }
}

function shows(topic, command) {
  if (!topic.done.includes(command?.do)) return false;
  return (command.men?.length ?? command.attackers?.length ?? 1) >= (topic.men ?? 1);
}
