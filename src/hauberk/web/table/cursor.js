// The hex cursor and what is said about it.
import { answerHexes, fewPlaces, targetsOf, wishedPlaces } from './offers.js';
import { oddsOf } from './reckoning.js';

export class Cursor {
  /** What was described and still has no odds. @type {import('./hand.js').Offer|null} */
  owed = null;

  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, scene: import('./scene.js').Scene, camera: import('./camera.js').Camera,
   *   say: import('../words/fluent.js').Say, announce: (text: string) => void}} parts
   */
  constructor({ store, hand, scene, camera, say, announce }) {
    this.store = store;
    this.hand = hand;
    this.scene = scene;
    this.camera = camera;
    this.say = say;
    this.announce = announce;
  }

  /** Where the cursor begins: the hex in the middle of what one sees. */
  middle() {
    const { x, y, w, h } = this.camera.free;
    return this.scene.hexAt(x + w / 2, y + h / 2) ?? this.store.view.board.hexes[0].name;
  }

  reveal(hex) {
    const place = this.scene.centre(hex);
    if (place) this.camera.reveal(place.x, place.y);
  }

  /** Hex, ground, who stands there, and what Enter would do. */
  describe(name) {
    const { store, hand, say } = this;
    const hex = store.grid.byName.get(name);
    const ground = store.view.board.terrain[hex.terrain]?.name ?? hex.terrain;
    const people = store.onHex(name).map((who) => `${store.name(who)} (${store.sideName(store.man(who).side)}, ${say(`table-health-${store.man(who).health}`)})`);
    const parts = [say('table-hex', { hex: name, ground }), people.join(', ') || say('table-hex-empty')];
    const { option } = hand;
    if (option && hand.offer?.hex === name) parts.push(say('table-hex-can', { what: this.deed(option) }));
    this.announce(parts.join('. '));
    this.owed = hand.offer?.hex === name ? hand.offer : null;
    this.tellOdds();
  }

  /** The odds of what was described, once they are known. */
  tellOdds() {
    const { owed, hand, say, store } = this;
    if (!owed || owed !== hand.offer) {
      this.owed = null;
      return;
    }
    const { forecast, refused } = owed;
    if (!forecast && !refused) return;
    this.owed = null;
    const parts = forecast ? oddsOf(forecast, { say, store }) : [];
    const lines = parts.flatMap((part) => (part.querySelector('li') ? [...part.querySelectorAll('li')] : [part]));
    const told = refused ? [refused.text] : lines.map((each) => each.textContent);
    if (told.length) this.announce(told.join('. '));
  }

  deed(option) {
    if (option.text) return option.text;
    if (option.kind === 'enter') return this.say('table-go-enter', { cost: option.cost });
    if (option.kind === 'move') return this.say('table-go-move', { cost: option.cost ?? this.hand.offer?.price?.total ?? '…' });
    return `${this.say(`table-go-${option.kind}`)}: ${this.store.name(option.target)}`;
  }

  tellMan(who) {
    const man = this.store.man(who);
    this.reveal(man.at);
    this.announce(`${this.store.name(who)}, ${man.at ?? this.say('table-waits')}, ${this.say(`table-health-${man.health}`)}`);
  }

  /** The next hex where something can be done: a target, or an answer to the question. */
  nextTarget(step) {
    const { hand, store } = this;
    const hexes = this.targets();
    if (!hexes.length) return;
    const place = hexes.indexOf(hand.hex ?? '');
    /** @type {string} */
    const next = hexes[(place + step + hexes.length) % hexes.length];
    if (hand.offer) hand.offer.pinned = false;
    hand.point(next);
    this.reveal(next);
    this.describe(next);
    if (store.men.get(hand.man)) hand.hovered = next;
  }

  /** What one may aim at; where somebody may only walk is no aim. @returns {string[]} */
  aims() {
    const { hand } = this;
    const walks = hand.mode !== 'question' && hand.of && !hand.of.entries && !hand.wish && !targetsOf(hand.of).length && !fewPlaces(hand.of).length;
    return walks ? [] : this.targets();
  }

  /** @returns {string[]} */
  targets() {
    const { hand, store } = this;
    if (hand.mode === 'question') return [...answerHexes(store.ask, store)];
    if (!hand.of) return [];
    if (hand.of.entries) return Object.keys(hand.of.entries);
    if (hand.wish) {
      const from = store.man(hand.man).at;
      return wishedPlaces(hand.of, hand.wish).sort((one, other) => store.grid.distance(from, one) - store.grid.distance(from, other));
    }
    const aimed = targetsOf(hand.of).flatMap((who) => store.men.get(who)?.at ?? []);
    const found = [...new Set([...aimed, ...fewPlaces(hand.of)])];
    return found.length ? found : Object.keys(hand.of.moves ?? {});
  }

  /** Takes the next friend along who may strike at the same target. */
  nextCompanion() {
    const { hand } = this;
    const next = hand.companions().find((who) => !hand.party.includes(who));
    if (next) hand.join(next);
  }
}
