// The other side's steps as a film: one deed at a time, at the reader's speed. One's own deeds pass through it too, without waiting.
import { beatsOf, deedOf, reckoned } from './beats.js';

const PAUSE = 320;
/** So long the dice wait for their reckoning; then they fall without it. */
const PATIENCE = 1200;
/** When somebody falls who leads, everything stands still for a breath. */
const BREATH = 900;

export class Film {
  /** Steps that are still to be shown. @type {import('../protocol.js').Step[]} */
  queue = [];
  playing = false;
  paused = false;
  skipping = false;
  /** What is shown now is another's deed. */
  foreign = false;
  /** What it is, in words. @type {string|null} */
  line = null;
  /** Goes on after a pause. @type {(() => void)|null} */
  wake = null;
  /** Ends what is being shown. @type {(() => void)|null} */
  cut = null;
  /** How often everything in the queue has become old. */
  reels = 0;

  /**
   * @param {{store: import('./store.js').Store, stage: {play: (beat: object, speed: number) => Promise<void>, end: () => void},
   *   settings: import('../settings.js').Settings, changed: () => void, settled: () => void,
   *   thrown?: (seq: number) => Promise<{purpose: string, face: number}[]>, say?: import('../words/fluent.js').Say}} parts
   */
  constructor({ store, stage, settings, changed, settled, thrown, say }) {
    this.store = store;
    this.stage = stage;
    this.settings = settings;
    this.changed = changed;
    this.thrown = thrown;
    this.say = say;
    this.settled = settled;
  }

  /** Whether the page shows what others do; the player's own deeds are not a film. */
  get running() {
    return Boolean(this.store.view) && !this.store.over && (this.foreign || !this.store.mine);
  }

  /** Whether something is on its way to the table that the player must not act before. */
  get busy() {
    return this.playing || this.queue.length > 0;
  }

  push(step) {
    this.queue.push(step);
    if (!this.playing) this.run();
  }

  /** A fresh view makes everything in the queue old. */
  clear() {
    this.reels += 1;
    this.queue = [];
    this.skipping = false;
    this.foreign = false;
    this.line = null;
    this.wake?.();
    this.cut?.();
    this.stage.end();
  }

  async run() {
    this.playing = true;
    while (this.queue.length) await this.show(this.queue.shift());
    this.playing = false;
    this.foreign = false;
    this.line = null;
    if (this.store.mine || this.store.over) this.skipping = false;
    this.settled();
    this.changed();
  }

  async show(step) {
    const reel = this.reels;
    const own = this.store.view.you.includes(step.side);
    this.foreign = !own;
    const beats = step.undone ? [] : beatsOf(step, this.store);
    const dice = beats.some((beat) => beat.kind === 'dice');
    // What comes of it is told when the dice have fallen.
    this.line = dice ? this.deed(step) : (step.lines?.[0]?.text ?? null);
    if (own && !dice) {
      this.store.fold(step);
      if (!this.skipping) for (const beat of beats) this.stage.play({ ...beat, folded: true }, 2);
      return;
    }
    this.changed();
    if (dice && !this.skipping) reckoned(beats, await this.rows(step.seq));
    if (reel !== this.reels) return;
    if (!this.skipping) await this.reel(beats, own ? Math.max(1.3, this.settings.filmSpeed) : this.settings.filmSpeed);
    this.stage.end();
    if (reel !== this.reels) return;
    this.line = (step.lines ?? []).map((line) => line.text).join(' ') || null;
    this.store.fold(step);
    if (!this.skipping && this.fallen(step)) await this.wait(BREATH / this.settings.filmSpeed);
    if (!own && !this.skipping && beats.length) await this.wait(PAUSE / this.settings.filmSpeed);
  }

  /** Who does what to whom, in words. */
  deed(step) {
    const deed = deedOf(step);
    if (!deed || !this.say) return null;
    return this.say(deed.key, { who: this.store.names(deed.who), target: this.store.name(deed.target), count: deed.who.length });
  }

  /** The reckoning of every die that is about to fall; none if it is not told in time. */
  async rows(seq) {
    if (!this.thrown) return [];
    const late = /** @type {Promise<never[]>} */ (new Promise((resolve) => setTimeout(resolve, PATIENCE, [])));
    return Promise.race([this.thrown(seq).catch(() => []), late]);
  }

  /** Somebody has fallen who leads his side. */
  fallen(step) {
    return (step.events ?? []).some((event) => event.event === 'hurt' && isDead(event.health) && leads(this.store, event.man));
  }

  async reel(beats, speed) {
    for (const beat of beats) {
      if (this.skipping) return;
      while (this.paused && !this.skipping) await /** @type {Promise<void>} */ (new Promise((resolve) => (this.wake = resolve)));
      await Promise.race([this.stage.play(beat, speed), /** @type {Promise<void>} */ (new Promise((resolve) => (this.cut = resolve)))]);
    }
  }

  /** @param {number} ms @returns {Promise<void>} */
  wait(ms) {
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.cut = () => {
        clearTimeout(timer);
        resolve();
      };
    }));
  }

  pause() {
    this.paused = !this.paused;
    this.wake?.();
    this.changed();
  }

  /** At once to where the player must decide. */
  skip() {
    this.skipping = true;
    this.paused = false;
    this.wake?.();
    this.cut?.();
    this.stage.end();
  }
}

const isDead = (health) => health === 3 || health === 'dead';

/** Nobles lead. @param {import('./store.js').Store} store @param {string} who */
function leads(store, who) {
  return Boolean(store.people[who]?.traits?.includes('noble'));
}
