/** Positions of a game, fetched when they are wanted and a little before. */

const KEPT = 80;
const AHEAD = 3;

export class Positions {
  /** @param {import('../net/api.js').Api} api @param {string} game @param {number[]} numbers  of the moments, in order @param {string[]} keys @param {import('../net/api.js').Kind} [kind] */
  constructor(api, game, numbers, keys, kind = '') {
    this._api = api;
    this._game = game;
    this._numbers = numbers;
    this._keys = keys;
    this._kind = kind;
    /** @type {Map<number, Promise<object>>} */
    this._known = new Map();
  }

  /** The view at a moment. @param {number} index */
  at(index) {
    const number = this._numbers[index] ?? 0;
    if (!this._known.has(number)) {
      const fetched = this._api.at(this._game, number, this._keys, this._kind);
      fetched.catch(() => this._known.delete(number));
      this._known.set(number, fetched);
      if (this._known.size > KEPT) this._known.delete(this._known.keys().next().value);
    }
    return this._known.get(number);
  }

  /** @param {number} index */
  fetchAhead(index) {
    for (let next = index + 1; next <= Math.min(index + AHEAD, this._numbers.length - 1); next++) this.at(next)?.catch(() => null);
  }
}
