// Shows the beats of a step on the map: people slide, arrows fly, dice fall, words rise. It changes nothing in the store.
import { hexCentre } from '../paint/map/index.js';

const HEX_TIME = 130;

export class Stage {
  /**
   * @param {{store: import('./store.js').Store, scene: import('./scene.js').Scene, box: object, camera: import('./camera.js').Camera,
   *   settings: import('../settings.js').Settings, say: import('../words/fluent.js').Say, banner: (text: string, ms: number) => void}} parts
   */
  constructor({ store, scene, box, camera, settings, say, banner }) {
    this.store = store;
    this.scene = scene;
    this.box = box;
    this.camera = camera;
    this.settings = settings;
    this.say = say;
    this.banner = banner;
    this.frames = new Set();
  }

  /** Everything to its place, all marks gone. */
  end() {
    for (const finish of [...this.frames]) finish();
    this.box.clear();
    this.scene.moving.clear();
    this.scene.passing.clear();
    this.scene.redraw();
  }

  play(beat, speed) {
    const hex = beat.hex ?? beat.path?.at(-1);
    // Who comes from beside the board has no place yet.
    const from = typeof beat.from === 'string' ? beat.from : beat.from?.at;
    if (hex) this.look(hex, from);
    return this[beat.kind]?.(beat, speed) ?? Promise.resolve();
  }

  /** The map follows what happens, as little as possible. */
  look(...hexes) {
    for (const name of hexes) {
      const hex = name && this.store.grid.byName.get(name);
      if (!hex) continue;
      const { x, y } = hexCentre(hex.column, hex.row);
      this.camera.reveal(x, y);
    }
  }

  point(name) {
    const hex = this.store.grid.byName.get(name);
    return hex ? hexCentre(hex.column, hex.row) : null;
  }

  /** Calls `frame` with 0 … 1; ends at once where nothing shall move. */
  over(ms, frame) {
    if (this.settings.still || ms <= 0) {
      frame(1);
      return Promise.resolve();
    }
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const began = performance.now();
      let handle = 0;
      const finish = () => {
        cancelAnimationFrame(handle);
        this.frames.delete(finish);
        frame(1);
        resolve();
      };
      const step = (now) => {
        const part = (now - began) / ms;
        if (part >= 1) return finish();
        frame(Math.max(0, part));
        handle = requestAnimationFrame(step);
      };
      this.frames.add(finish);
      handle = requestAnimationFrame(step);
    }));
  }

  /** A time to read in. */
  rest(ms) {
    return /** @type {Promise<void>} */ (new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.frames.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.frames.add(finish);
    }));
  }

  async slide({ who, from, path, tail, fast, folded }, speed) {
    const heads = [from.at, ...path].map((name) => this.point(name));
    if (heads.some((each) => !each)) return;
    const tails = from.tail ? tailsOf([from.at, ...path], from.tail, tail, this.store.grid).map((name) => this.point(name)) : null;
    const steps = path.length;
    const ms = Math.min(1500, steps * HEX_TIME * (fast ? 0.7 : 1)) / speed;
    const mark = { kind: 'trail', hexes: [from.at, ...path] };
    this.scene.passing.add(mark);
    await this.over(ms, (part) => {
      const at = Math.min(steps - 1e-6, part * steps);
      const n = Math.floor(at);
      const place = between(heads[n], heads[n + 1], at - n);
      const rear = tails ? between(tails[n], tails[n + 1], at - n) : {};
      this.scene.moving.set(who, { x: place.x, y: place.y, tailX: rear.x, tailY: rear.y });
      this.scene.redraw();
    });
    if (this.settings.still) await this.rest(350 / speed);
    this.scene.passing.delete(mark);
    // Whom the store already has at his new place is drawn there again; others wait for their step.
    if (folded) this.scene.moving.delete(who);
    this.scene.redraw();
  }

  async lane({ path }, speed) {
    await this.marked({ kind: 'lane', hexes: path }, 500 / speed);
  }

  async shot({ from, hex, impact, landed, result }, speed) {
    const mark = { kind: 'shot', from, to: landed === false ? hex : (impact ?? hex), flown: 0, lost: landed !== false && !impact };
    if (landed !== false) {
      await this.marked({ ...mark, flown: 1, result }, 380 / speed);
      return;
    }
    this.scene.passing.add(mark);
    await this.over(260 / speed, (part) => {
      mark.flown = part;
      this.scene.redraw();
    });
    if (this.settings.still) await this.rest(250 / speed);
    this.scene.passing.delete(mark);
  }

  async strike({ men, target, told, hex }, speed) {
    const froms = men.map((who) => this.store.men.get(who)?.at).filter(Boolean);
    await this.marked({ kind: 'strike', froms, to: hex ?? this.store.men.get(target)?.at }, (told ? 200 : 380) / speed);
  }

  async labour({ men, hex, task }, speed) {
    await this.marked({ kind: 'labour', men: men.map((who) => this.store.men.get(who)?.at).filter(Boolean), hex, task }, 420 / speed);
  }

  async dice({ faces, at }, speed) {
    const centre = at ? this.point(at) : null;
    const free = this.camera.free;
    const place = centre ? this.camera.toScreen(centre.x, centre.y) : { x: free.x + free.w / 2, y: free.y + free.h / 3 };
    await this.roll(faces, { x: place.x, y: place.y - this.camera.scale * 44 }, speed);
  }

  async word({ word, hex }, speed) {
    if (hex) await this.marked({ kind: 'word', hex, text: this.say(`table-result-${word}`), bad: word !== 'healthy' }, 620 / speed);
  }

  async title({ side, turn }, speed) {
    this.banner(this.say('table-phase', { side: this.store.sideName(side), turn }), Math.max(800, 1500 / speed));
  }

  /** Skipping also takes the dice away; the promise of theirs must not hang. */
  roll(faces, place, speed) {
    const thrown = this.box.roll(faces, place, speed, this.camera.free);
    const skipped = /** @type {Promise<void>} */ (new Promise((resolve) => {
      const finish = () => {
        this.frames.delete(finish);
        resolve();
      };
      this.frames.add(finish);
      thrown.then(finish);
    }));
    return Promise.race([thrown, skipped]);
  }

  async marked(mark, ms) {
    this.scene.passing.add(mark);
    this.scene.redraw();
    await this.rest(ms);
    this.scene.passing.delete(mark);
    this.scene.redraw();
  }
}

const between = (a, b, part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

/** Where the tail of a rider is on his way: it follows the head, or stays where he pivots. */
function tailsOf(heads, first, last, grid) {
  const found = [first];
  for (let n = 1; n < heads.length; n += 1) {
    const pivot = grid.direction(found[n - 1], heads[n]) >= 0;
    found.push(pivot ? found[n - 1] : heads[n - 1]);
  }
  if (last) found[found.length - 1] = last;
  return found;
}
