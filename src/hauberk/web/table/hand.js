// The player's hand: who is picked up, where it points, what a press there would do. Mouse, touch and keys all go through it.
import { Refused, Stale } from '../net/socket.js';
import { against, aimedAt, answersAt, companions, entriesAt, otherHands, othersAt, reckoned, wishedPlaces, workmates, worksAt } from './offers.js';
import { attackTogether, groupCharge, whyNot } from './reasons.js';

/**
 * @import { Asking } from './asking.js'
 * @import { Store } from './store.js'
 * @import { Option } from './offers.js'
 * @import { GameLine } from '../net/socket.js'
 * @import { Command, Forecast, Forfeit, ManChoices, PathPrice, Refusal } from '../protocol.js'
 */

// What the hand holds is one of three things. Each time it takes hold it is a new value: an answer that comes late sees
// that the hand has gone on.
/** @typedef {{is: 'empty'}} Empty */
/** @typedef {{is: 'looking', who: string}} Looking  at somebody who cannot be picked up */
/**
 * @typedef {object} Holding
 * @property {'holding'} is
 * @property {string} man
 * @property {string[]} party  he, and those who do it together with him
 * @property {ManChoices|null} of  what he may do, once the server has said so
 * @property {Wish|null} wish
 */

/** @typedef {{task: string, thing?: string}} Wish  a work that was chosen before its place */
/** @typedef {{command: Command, hex?: string, seq: number, forfeits: Forfeit[]}} Consent  what is done only when the player means it */
/**
 * @typedef {object} Offer what a press would do at the place pointed at
 * @property {string} hex
 * @property {Option[]} options
 * @property {number} index the option taken
 * @property {string[]} [drawn] the path, where it was drawn hex by hex
 * @property {PathPrice} [price] of a path, hex by hex
 * @property {Forecast} [forecast]
 * @property {Refusal} [refused]
 * @property {boolean} [pinned] stays until it is done or dropped
 */

/** @type {Empty} */
const EMPTY = { is: 'empty' };

export class Hand {
  /** @type {Empty|Looking|Holding} */
  held = EMPTY;
  /** What a press on the place pointed at would do. @type {Offer|null} */
  offer = null;
  /** The place pointed at, by mouse, finger or keys. @type {string|null} */
  hex = null;
  /** The facing wanted of a rider there, or -1. */
  turn = -1;
  /** The hex under the mouse, whatever is pointed at. @type {string|null} */
  hovered = null;
  /** @type {Consent|null} */
  consent = null;
  /** Whether an option is only drawn instead of done. @type {(option: Option) => boolean} */
  kept = () => false;
  /** The film is running: nothing can be done now. */
  paused = false;
  /** A command is on its way. */
  busy = false;
  /** The server's word on the last command. @type {Promise<unknown>} */
  acknowledged = Promise.resolve();
  /** The server's word on what the man in the hand may do. @type {Promise<void>} */
  known = Promise.resolve();

  /**
   * @param {object} parts
   * @param {Store} parts.store
   * @param {Asking} parts.asking
   * @param {GameLine} parts.line
   * @param {(hex: string) => string[]} parts.stack the cells of a hex on which a press picks people
   * @param {() => void} parts.changed
   * @param {(refusal: Refusal, hex?: string) => void} parts.refused
   * @param {(error: Error) => void} parts.failed
   * @param {() => void} parts.rested
   */
  constructor({ store, asking, line, stack, changed, refused, failed, rested }) {
    this.store = store;
    this.asking = asking;
    this.line = line;
    this.stack = stack;
    this.changed = changed;
    this.refused = refused;
    this.failed = failed;
    this.rested = rested;
  }

  /** Everything is let go; where it pointed is forgotten too. */
  clear() {
    this.held = EMPTY;
    this.offer = null;
    this.hex = null;
    this.turn = -1;
    this.consent = null;
  }

  /** Who is held. */
  get man() {
    return this.held.is === 'holding' ? this.held.man : null;
  }

  /** Who is only looked at. */
  get look() {
    return this.held.is === 'looking' ? this.held.who : null;
  }

  /** What the man in the hand may do, as far as it is known. */
  get of() {
    return this.held.is === 'holding' ? this.held.of : null;
  }

  get wish() {
    return this.held.is === 'holding' ? this.held.wish : null;
  }

  /** @returns {string[]} */
  get party() {
    return this.held.is === 'holding' ? this.held.party : [];
  }

  /** Whether the player decides now, and about what. */
  get mode() {
    if (!this.store.view || this.store.over) return 'over';
    if (!this.store.mine || this.paused) return 'watching';
    return this.store.ask.question ? 'question' : 'free';
  }

  get option() {
    return this.offer?.options[this.offer.index] ?? null;
  }

  /** After every step: what was picked stays picked if it still can. */
  async refresh() {
    const { man, look } = this;
    const cursor = this.hex;
    this.clear();
    this.hex = cursor;
    const being = man && this.store.men.get(man);
    if (being && being.at && being.health !== 'dead' && this.mode === 'free') await this.select(man);
    else if (look && this.store.men.get(look)?.at) this.held = { is: 'looking', who: look };
    this.changed();
  }

  /** Pick somebody up: his card, his reach, his targets. Somebody of the other side is only looked at. */
  async select(who) {
    const being = this.store.men.get(who);
    const own = this.mode === 'free' && being?.side === this.store.mine;
    const hex = this.hex;
    this.clear();
    this.hex = being?.at ?? hex;
    if (!own) {
      this.held = { is: 'looking', who };
      this.changed();
      return;
    }
    /** @type {Holding} */
    const holding = { is: 'holding', man: who, party: [who], of: null, wish: null };
    this.held = holding;
    this.changed();
    this.known = this.learn(holding);
    await this.known;
  }

  /** What he may do; if the hand has gone on meanwhile, it now knows what it points at. @param {Holding} holding */
  async learn(holding) {
    try {
      const of = await this.asking.of(holding.man);
      if (holding !== this.held) return;
      holding.of = of;
    } catch (error) {
      this.failed(error);
    }
    if (this.hex && !this.offer && this.hex !== this.store.men.get(holding.man)?.at) this.point(this.hex, { turn: this.turn });
    this.changed();
  }

  /** One step back: from what is about to be done, from what was chosen, from who was picked up. */
  escape() {
    if (this.consent) this.drop();
    else if (this.offer?.pinned || this.wish) {
      this.drop();
      if (this.held.is === 'holding') this.holdAlone(this.held);
    } else {
      const { hex } = this;
      this.clear();
      this.hex = hex;
    }
    this.changed();
  }

  /** Nothing is about to be done any more; who is held stays held. */
  drop() {
    this.offer = null;
    this.consent = null;
  }

  /** He alone, with no work chosen beforehand. @param {Holding} holding @param {Wish|null} [wish] */
  holdAlone(holding, wish = null) {
    holding.wish = wish;
    holding.party = [holding.man];
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  /** What a press on this hex would do; asks for its price or its odds. `turn` is the facing wanted of a rider. */
  point(hex, { turn = -1, pinned = false } = {}) {
    if (this.offer?.pinned && !pinned) return;
    const same = this.offer && this.offer.hex === hex && this.turn === turn;
    this.hex = hex;
    this.turn = turn;
    if (same) {
      if (pinned && this.offer) this.offer.pinned = true;
      this.changed();
      return;
    }
    const options = hex ? this.optionsAt(hex) : [];
    this.offer = options.length ? { hex, options, index: 0, pinned } : null;
    this.changed();
    this.reckon();
  }

  /** An answer under the hand beside the map: what it would bring, as if its place were pointed at; null when the hand has gone on. */
  preview(answer) {
    if (this.offer?.pinned || this.mode !== 'question') return;
    const hex = answer && (answer.hex ?? answer.hexes?.at(-1) ?? this.store.men.get(answer.do.target ?? answer.men?.[0] ?? answer.do.man)?.at);
    this.offer = hex ? { hex, options: [{ ...answer, kind: 'answer', path: answer.hexes }], index: 0 } : null;
    this.hovered = null;
    this.changed();
    this.reckon();
  }

  optionsAt(hex) {
    const people = this.store.onHex(hex);
    if (this.mode === 'question') return answersAt(this.store.ask, hex, people);
    if (this.mode !== 'free' || !this.of) return [];
    if (this.of.entries) return this.turned(entriesAt(this.of, hex));
    if (this.wish) return worksAt(this.store, this.of, hex, { party: this.party, wish: this.wish });
    const target = people.findLast((who) => against(this.of, who, this.party).length);
    const aimed = target ? aimedAt(against(this.of, target, this.party), hex) : [];
    // A friend on his feet is picked up by a press; beside one who lies there a man may stop.
    const friend = this.store.standing(hex).some((who) => this.store.man(who).side === this.store.mine && who !== this.man && this.store.man(who).health !== 'stunned' && !this.store.people[who].beast);
    const moves = friend ? [] : this.movesTo(hex);
    const works = friend ? [] : worksAt(this.store, this.of, hex, { party: this.party });
    return [...aimed, ...moves, ...othersAt(this.of, hex), ...works];
  }

  /** At how many places the work that was chosen can be done. */
  get wished() {
    return this.of && this.wish ? wishedPlaces(this.of, this.wish).length : 0;
  }

  /** A work is chosen first and its place afterwards; where there is only one place, it is at hand at once. @param {Wish} wish */
  want(wish) {
    if (this.held.is !== 'holding' || !this.held.of) return [];
    this.holdAlone(this.held, wish);
    this.offer = null;
    const places = wishedPlaces(this.held.of, wish);
    if (places.length === 1) this.point(places[0], { pinned: true });
    else this.changed();
    return places;
  }

  /** Ways to a hex; a rider has one for each facing he can end with, the one wanted first. */
  movesTo(hex) {
    const { man } = this;
    const found = this.of?.moves?.[hex];
    if (!found || !man) return [];
    const ways = [found, ...(found.also ?? [])].map(({ path, facing, cost }) => ({ kind: 'move', hex, path, facing, cost, do: { do: 'move', man, path } }));
    return this.turned(ways);
  }

  /** Of several ways the one first that ends with the facing wanted. */
  turned(ways) {
    const wanted = ways.findIndex((way) => way.facing === this.turn);
    return wanted > 0 ? [ways[wanted], ...ways.filter((_, number) => number !== wanted)] : ways;
  }

  /** Asks for what belongs beside the option: a path's price with every surcharge, or the whole reckoning. */
  async reckon() {
    const { offer, option } = this;
    if (!offer || !option) return;
    try {
      if (option.kind === 'move') {
        offer.price = await this.asking.path(option.do.man, option.path);
      } else if (reckoned(option)) {
        const forecast = await this.asking.forecast(option.do);
        if (option !== offer.options[offer.index]) return;
        if (forecast.refused) offer.refused = forecast.refused;
        else offer.forecast = forecast;
      }
    } catch (error) {
      if (error instanceof Refused) offer.refused = error.refusal;
      else if (!(error instanceof Stale)) this.failed(error);
    }
    if (offer === this.offer) this.changed();
  }

  /** The next option at the same place: another weapon, another way, another facing. */
  cycle(step) {
    const { offer } = this;
    if (!offer) return;
    this.take((offer.index + step + offer.options.length) % offer.options.length);
  }

  take(index) {
    if (!this.offer) return;
    Object.assign(this.offer, { index, forecast: undefined, price: undefined, refused: undefined });
    this.changed();
    this.reckon();
  }

  // -- together ----------------------------------------------------------------------------------------------------

  /** Take a friend along in the attack or charge, or leave him out again. */
  async join(who) {
    const { held } = this;
    if (held.is !== 'holding' || who === held.man) return;
    if (this.option?.kind === 'work') return this.joinWork(who);
    held.party = held.party.includes(who) ? held.party.filter((each) => each !== who) : [...held.party, who];
    await this.gather();
    this.changed();
  }

  /** What those who were picked together may do to the target, or why they may not: then nobody goes alone by mistake. */
  async gather() {
    const { offer } = this;
    const target = this.option?.target;
    if (!offer || !target) return;
    const { options, refused } = await this.together(target);
    if (this.offer !== offer) return;
    this.offer = options.length ? { hex: offer.hex, options, index: 0, pinned: true, refused } : null;
    this.changed();
    if (!refused) this.reckon();
  }

  /** Another pair of hands at a work, or one less; why not, where that cannot be. */
  async joinWork(who) {
    const { offer, option } = this;
    if (!offer || !option) return;
    const other = otherHands(this.of, option, who);
    if (other) {
      offer.options[offer.index] = other;
      this.offer = { ...offer, forecast: undefined, refused: undefined, pinned: true };
      this.changed();
      return this.reckon();
    }
    const hands = option.men ?? [];
    const men = hands.includes(who) ? hands.filter((each) => each !== who) : [...hands, who];
    const { refused } = await this.asking.why({ ...option.do, men });
    if (refused && this.offer === offer) this.refused(refused, offer.hex);
  }

  async together(target) {
    const listed = against(this.of, target, this.party);
    const exact = listed.filter((each) => each.men?.length === this.party.length);
    if (exact.length || this.party.length === 1) return { options: exact.length ? exact : listed };
    const { option, refused } = this.store.ask.sequence === 'charges' ? await groupCharge(this.asking, this.party, target) : await attackTogether(this.asking, this.party, target);
    return option ? { options: [option] } : { options: listed, refused };
  }

  companions() {
    const target = this.option?.target;
    if (this.of && this.option?.kind === 'work') return workmates(this.of, this.option);
    return this.of && target ? companions(this.of, target) : [];
  }

  // -- a path by hand ------------------------------------------------------------------------------------------------

  /** The path drawn so far, or none. */
  get trail() {
    return this.offer?.drawn ?? [];
  }

  /** One more hex on the path; a hex of the path itself cuts it there. */
  async extend(hex) {
    if (!this.man || !this.of || !this.store.man(this.man).at) return;
    const trail = this.trail;
    const start = this.store.man(this.man).at;
    const before = trail.indexOf(hex);
    if (hex === start) return this.lay([]);
    if (before >= 0) return this.lay(trail.slice(0, before + 1));
    const last = trail.at(-1) ?? start;
    if (this.store.grid.direction(last, hex) >= 0) return this.lay([...trail, hex]);
    try {
      const way = await this.asking.way(this.man, hex, trail);
      if (way?.path?.length) return this.lay(way.path);
      if (way?.refused) this.refused(way.refused, hex);
    } catch (error) {
      if (error instanceof Refused) this.refused(error.refusal, hex);
      else this.failed(error);
    }
  }

  shorten() {
    if (this.trail.length) this.lay(this.trail.slice(0, -1));
  }

  /** @param {string[]} path */
  async lay(path) {
    const { man } = this;
    this.offer = null;
    const hex = path.at(-1);
    if (!hex || !man) {
      this.changed();
      return;
    }
    /** @type {Option} */
    const option = { kind: 'move', hex, path, do: { do: 'move', man, path } };
    this.hex = hex;
    this.turn = -1;
    this.offer = { hex, options: [option], index: 0, drawn: path, pinned: true };
    this.changed();
    await this.reckon();
    const price = this.offer?.price;
    if (price?.refused && this.option === option) this.refused(price.refused, hex);
  }

  // -- doing ---------------------------------------------------------------------------------------------------------

  /** A press on a hex: do what is offered, else pick up who stands there, else say why nothing happens. */
  async press(hex, { add = false, touch = false } = {}) {
    if (this.man && !this.of) await this.known;
    const people = this.stack(hex).flatMap((cell) => this.store.standing(cell));
    const mine = [...people].reverse().filter((who) => this.store.man(who).side === this.store.mine && !this.store.people[who].beast);
    // Where several stand on one hex, each further press picks the next of them.
    const own = mine[(mine.indexOf(this.man ?? '') + 1) % mine.length];
    if (add && own && this.man && own !== this.man && this.mode === 'free') return this.join(own);
    if (add && this.man) return this.extend(hex);
    if (this.offer?.pinned && this.offer.hex === hex) return this.act();
    const { turn } = this;
    this.offer = /** @type {Offer|null} */ (null);
    this.point(hex, { turn, pinned: touch });
    if (this.option?.target && this.party.length > 1 && this.option.men?.length !== this.party.length) return this.gather();
    if (this.offer && (touch || this.choosy)) {
      this.offer.pinned = true;
      return this.changed();
    }
    if (this.offer) return this.act();
    if (this.mode === 'question') return this.changed();
    if (own && own !== this.man) return this.select(own);
    if (own && own === this.man) return this.escape();
    const other = people.at(-1) ?? this.store.onHex(hex).at(-1);
    if (this.man) return this.explain(hex, other);
    if (other) return this.select(other);
    this.held = EMPTY;
    this.changed();
  }

  /** Whether there is something to choose first: weapons, companions. Ways of a rider are chosen by pointing. */
  get choosy() {
    const { offer, option } = this;
    if (!offer || !option) return false;
    if (option.kind === 'work') return true;
    return (option.kind !== 'move' && option.kind !== 'enter' && offer.options.length > 1) || (this.party.length === 1 && this.companions().length > 0);
  }

  /** Nothing is dead: a press that cannot be answered says why. */
  async explain(hex, who) {
    try {
      const refusal = await whyNot(this.asking, this.store, this.of, hex, who);
      if (refusal) this.refused(refusal, hex);
      else if (who) await this.select(who);
      else this.escape();
    } catch (error) {
      this.failed(error);
    }
  }

  act() {
    const { option, offer } = this;
    if (!offer || !option) return;
    if (offer.refused) {
      this.refused(offer.refused, offer.hex);
      return;
    }
    if (offer.price?.refused) {
      this.refused(offer.price.refused, offer.hex);
      return;
    }
    if (this.kept(option)) {
      this.clear();
      this.changed();
      return;
    }
    return this.do(option.do, offer.hex);
  }

  /** Carries out a command; what comes of it arrives as a step. A press is never lost: it waits until the one before is acknowledged. */
  async do(command, hex, sure = false) {
    const { seq } = this.store.view;
    await this.acknowledged;
    if (this.busy || this.mode === 'watching' || this.mode === 'over' || seq !== this.store.view.seq) return;
    if (!sure && (await this.givesUp(command, hex, seq))) return;
    this.drop();
    if (this.held.is === 'holding') this.held.wish = null;
    await this.send(() => this.line.do(command, seq), hex);
    this.rested();
  }

  /** Would something of one's own be given up by it? Then nothing is done before the player says that he means it. */
  async givesUp(command, hex, seq) {
    const men = [command.man, ...(command.men ?? []), ...(command.guards ?? [])];
    if (this.mode !== 'free' || !men.some((who) => this.store.ask.bound?.includes(who))) return false;
    const { forfeits = [] } = await this.asking.why(command).catch(() => ({}));
    if (this.busy || seq !== this.store.view.seq) return true;
    this.consent = forfeits.length ? { command, hex, seq, forfeits } : null;
    if (this.consent) this.changed();
    return Boolean(this.consent);
  }

  /** Ends a sequence in which nothing can be done, if that is still so when the server has said its last word. */
  async pass(holds) {
    await this.acknowledged;
    if (this.busy || !holds()) return;
    const { seq } = this.store.view;
    await this.send(() => this.line.do({ do: 'done' }, seq));
    this.rested();
  }

  /** Waits for the server's word; refusals and faults are shown, an old position is replaced by the new one. */
  async send(request, hex) {
    this.busy = true;
    this.changed();
    this.acknowledged = request().catch((error) => {
      if (error instanceof Refused) this.refused(error.refusal, hex);
      else if (error instanceof Stale) this.line.ask('view').catch(() => {});
      else this.failed(error);
    });
    await this.acknowledged;
    this.busy = false;
    this.changed();
  }

  async undo() {
    await this.acknowledged;
    if (this.busy || this.mode === 'watching' || this.mode === 'over') return;
    if (this.store.view.undo) this.refused(this.store.view.undo);
    else await this.send(() => this.line.undo(this.store.mine ?? '', this.store.view.seq));
  }
}
