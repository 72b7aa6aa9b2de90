// Where large pictures are painted: in a worker, or in idle slices of the page's own time where workers cannot draw.
//
// A painter is a generator `work(scenes, job)`: each `yield` is a moment in which it may be interrupted, `scenes` is what it keeps from job to job.
// A job says in `what` what is to be done, and for which `number`. `paint` gives a canvas and is forgotten; everything else prepares for it, and is
// done again should the worker break down; `forget` lets go of a number. `keep` is the name by which a worker keeps what it has painted; see ./kept.js.

import { keep } from './kept.js';

const SLICE = 10; // milliseconds of painting before the page may breathe

/** The next idle moment; a busy page must not starve the painter. */
const breath = () => new Promise((go) => ('requestIdleCallback' in globalThis ? requestIdleCallback(go, { timeout: 80 }) : setTimeout(go)));

/**
 * @typedef {{what: string, number?: number, [about: string]: any}} Job
 * @typedef {{canvas?: any, region?: any, scale?: any}} Painted
 * @typedef {(scenes: Map<number, any>, job: Job) => Generator<any, Painted>} Work
 */

/** Painting on the page's own thread, a slice at a time. */
class IdleStudio {
  /** @type {Map<number, any>} */
  scenes = new Map();
  /** The job before the next one. @type {Promise<unknown>} */
  last = Promise.resolve();

  /** @param {Work} work */
  constructor(work) {
    this.work = work;
  }

  /** @param {Job} job @returns {Promise<Painted>} */
  ask(job) {
    const found = this.last.then(() => this.slices(this.work(this.scenes, job)));
    this.last = found.catch(() => {});
    return found;
  }

  /** @param {Generator<any, Painted>} steps */
  async slices(steps) {
    for (;;) {
      const until = performance.now() + SLICE;
      do {
        const { done, value } = steps.next();
        if (done) return value;
      } while (performance.now() < until);
      await breath();
    }
  }
}

/** Painting in a worker. If it cannot start, or breaks down, the page goes on by itself with everything that was asked. */
class WorkerStudio {
  /** What waits for an answer. @type {Map<number, {job: Job, done: (painted: Painted) => void, failed: (fault: Error) => void}>} */
  open = new Map();
  /** What was prepared, in its order: all that the page would have to prepare itself. @type {Map<string, Job>} */
  kept = new Map();
  jobs = 0;
  /** @type {IdleStudio|null} */
  instead = null;

  /** @param {Worker} worker @param {Work} work */
  constructor(worker, work) {
    this.worker = worker;
    this.work = work;
    worker.onmessage = ({ data: { number, fault, ...painted } }) => this.answer(number, fault, painted);
    worker.onerror = () => this.giveUp();
  }

  /** @param {number} number @param {string} fault @param {Painted} painted */
  answer(number, fault, painted) {
    const waiting = this.open.get(number);
    this.open.delete(number);
    if (fault) waiting?.failed(new Error(fault));
    else waiting?.done(painted);
  }

  /** @param {Job} job @returns {Promise<Painted>} */
  ask(job) {
    if (job.what === 'forget') this.kept.forEach((each, key) => each.number === job.number && this.kept.delete(key));
    else if (job.what !== 'paint') this.kept.set(`${job.what} ${job.number}`, job);
    if (this.instead) return this.instead.ask(job);
    return new Promise((done, failed) => {
      this.jobs += 1;
      this.open.set(this.jobs, { job, done, failed });
      this.worker.postMessage({ number: this.jobs, job });
    });
  }

  /** What was prepared is prepared here; whoever waited for it waits in the same queue. */
  giveUp() {
    if (this.instead) return;
    const instead = new IdleStudio(this.work);
    this.instead = instead;
    this.kept.forEach((job) => instead.ask(job));
    this.open.forEach(({ job, done, failed }) => instead.ask(job.what === 'paint' ? job : { what: 'wait' }).then(done, failed));
    this.open.clear();
  }
}

/**
 * Where `work` is done from now on.
 * @param {() => Worker} hire  starts the worker that serves this very work
 * @param {Work} work
 * @param {boolean} [idle]  without a worker, even where there could be one
 */
export function studioFor(hire, work, idle = false) {
  const apart = typeof Worker === 'function' && typeof OffscreenCanvas === 'function' && !idle;
  return apart ? new WorkerStudio(hire(), work) : new IdleStudio(work);
}

/** All steps of a generator at once. @template T @param {Generator<any, T>} steps @returns {T} */
export function finish(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The worker's side: does every job that is sent, and sends back what was painted. @param {Work} work */
export function serve(work) {
  const scenes = new Map();
  self.onmessage = ({ data: { number, job } }) => {
    try {
      const { canvas, ...painted } = finish(work(scenes, job));
      if (canvas) {
        if (job.keep) keep(job.keep, canvas, painted).catch(() => {}); // where there is no room it is painted anew
        const bitmap = canvas.transferToImageBitmap();
        self.postMessage({ number, ...painted, canvas: bitmap }, { transfer: [bitmap] });
      } else self.postMessage({ number, ...painted });
    } catch (fault) {
      self.postMessage({ number, fault: String(fault instanceof Error ? fault.stack : fault) });
    }
  };
}
