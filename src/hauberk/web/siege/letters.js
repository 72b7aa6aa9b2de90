/** Letters: what has happened since one last decided, over what is asked now, and all of them on a leaf of their own. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

const KEPT = 'hauberk.letters';
/** Parts that lie folded: what one has done oneself, and what concerns others. */
const FOLDED = new Set(['ways', 'elsewhere']);

/** @typedef {import('../protocol.js').NewsLetter} LetterOf */

/**
 * What the letters need of the game they are about.
 * @typedef {object} About
 * @property {string} id  of the game
 * @property {import('../words/fluent.js').Words} words
 * @property {() => {letter?: LetterOf|null, seat: string, seq: number}} now  the last letter, who reads it, and the number of the position
 * @property {() => Promise<LetterOf[]>} all
 * @property {() => boolean} [told]  whether a card above the letter tells what happened
 * @property {() => boolean} passing  whether days go by of which nobody reads the letters
 * @property {(hex: string) => string} nameOf
 * @property {(hexes: string[]) => void} lead  shows on the map where something happened
 * @property {(hexes: string[]) => void} pulse  the places of which the open letter tells; none when it is folded
 */

export class Letters {
  /** Letters that are shown now. @type {LetterOf[]} */
  _shown = [];
  /** The position in which they were shown first; after the next decision they are read. */
  _since = -1;
  open = false;

  /** @param {About} about */
  constructor(about) {
    this.about = about;
    this.root = el('section', { class: 'letter', hidden: true });
    this.leaf = el('div', { class: 'letter-leaf' });
  }

  say(key, gaps) {
    return this.about.words.say(key, gaps);
  }

  /** Called with every new view. */
  async update() {
    const { letter, seat, seq } = this.about.now();
    if (!letter || !seat) {
      this.root.hidden = true;
      return;
    }
    if (this._seat === seat && this._shown.at(-1)?.number === letter.number) {
      if (seq !== this._since && this.open && !this.about.passing()) this.fold();
      return;
    }
    if (this._seat !== seat) this._shown = [];
    this._seat = seat;
    if (this.about.passing()) return;
    const read = readUpto(this.about.id, seat);
    const missed = letter.number - read > 1 && read >= 0 ? await this.about.all().catch(() => [letter]) : [letter];
    this._shown = missed.filter((each) => each.number > read || each.number === letter.number);
    this._since = seq;
    const fresh = letter.number > read;
    this.open = fresh && this._shown.some((each) => each.opens) && !this.about.told?.();
    if (fresh && !this.open) markRead(this.about.id, seat, letter.number);
    this._draw();
  }

  /** It has been read: only its heading stays. */
  fold() {
    this.open = false;
    this._mark();
    this._draw();
  }

  _mark() {
    const last = this._shown.at(-1);
    if (last && this._seat) markRead(this.about.id, this._seat, last.number);
  }

  _draw() {
    const told = this._shown.filter((each) => each.parts.length || Object.keys(each.folded).length);
    this.root.hidden = !told.length;
    const last = told.at(-1);
    if (!last) return;
    const toggle = () => {
      this.open = !this.open;
      if (!this.open) this._mark();
      this._draw();
      /** @type {HTMLElement|null} */ (this.root.querySelector('.letter-head'))?.focus();
    };
    const news = told.flatMap(newsOf);
    const grave = news.filter((each) => each.grave).length;
    const first = news.find((each) => each.grave) ?? news[0];
    const unread = last.number > readUpto(this.about.id, this._seat ?? '');
    const head = el('button', { type: 'button', class: 'letter-head', 'aria-expanded': String(this.open), onclick: toggle },
      el('span', { class: 'letter-title' }, this.say('page-letter')), el('span', { class: 'muted' }, ` · ${last.date}`),
      grave && unread && !this.open ? el('span', { class: 'letter-count' }, this.say('page-letter-grave', { n: grave })) : null,
      first && !this.open ? el('span', { class: 'letter-gist' }, first.text) : null);
    this.root.dataset.number = String(last.number);
    fill(this.root, el('h3', {}, head), ...(this.open ? [...told.flatMap((each) => [told.length > 1 ? el('h4', { class: 'letter-day' }, each.date) : null, ...this.body(each)]),
      el('p', { class: 'letter-foot' }, el('button', { type: 'button', class: 'small letter-read', onclick: toggle }, this.say('page-letter-read')))] : []));
    this.about.pulse(this.open ? [...new Set(news.filter((each) => each.grave).map((each) => each.hexes.at(-1) ?? ''))].filter(Boolean) : []);
  }

  /** The parts of one letter. @param {LetterOf} letter */
  body(letter) {
    const heaps = Object.entries(letter.folded).map(([heap, n]) => this.say(`page-letter-folded-${heap}`, { n }));
    const parts = letter.parts.map((part) => this._part(part));
    return [...parts, heaps.length ? el('p', { class: 'letter-heaps muted small' }, heaps.join(' ')) : null];
  }

  /** @param {LetterOf['parts'][number]} part */
  _part({ part, hex, news }) {
    const title = this.say(`page-letter-part-${part}`, { place: hex ? this.about.nameOf(hex) : '' });
    const list = el('ul', {}, news.map((each) => this._news(each)));
    if (FOLDED.has(part)) return el('details', { class: `letter-part part-${part}` }, el('summary', {}, `${title} (${this.about.words.number(news.length)})`), list);
    return el('section', { class: `letter-part part-${part}` }, el('h4', {}, title), list);
  }

  /** @param {LetterOf['parts'][number]['news'][number]} news */
  _news({ text, grave, hexes, sums }) {
    const where = hexes.slice(-1);
    const told = where.length ? el('button', { type: 'button', class: 'quiet link letter-line', onclick: () => this.about.lead(where) }, text) : el('span', { class: 'letter-line' }, text);
    const reckoned = sums.length ? el('details', { class: 'letter-sums small muted' }, el('summary', {}, this.say('page-letter-sums')), el('ul', {}, sums.map((each) => el('li', {}, each)))) : null;
    return el('li', { class: grave ? 'is-grave' : null }, told, reckoned);
  }

  /** All letters, the last one first, on their leaf. */
  async turnTo() {
    const all = await this.about.all().catch(() => null);
    if (!all) return;
    fill(this.leaf, ...all.filter((each) => each.parts.length).reverse().map((each) => el('section', { class: 'letter' }, el('h3', {}, each.date), ...this.body(each))));
    if (!this.leaf.childElementCount) fill(this.leaf, el('p', { class: 'muted' }, this.say('page-letter-none')));
  }
}

/** @param {LetterOf} letter */
function newsOf(letter) {
  return letter.parts.flatMap(({ news }) => news);
}

/** The last letter of a seat that was read in this browser; -1 for none. @param {string} game @param {string} seat */
export function readUpto(game, seat) {
  return kept()[game]?.[seat] ?? -1;
}

/** @param {string} game @param {string} seat @param {number} number */
export function markRead(game, seat, number) {
  try {
    const all = kept();
    all[game] = { ...all[game], [seat]: Math.max(number, all[game]?.[seat] ?? -1) };
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing opens the last letter once more.
  }
}

/** @returns {Record<string, Record<string, number>>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
