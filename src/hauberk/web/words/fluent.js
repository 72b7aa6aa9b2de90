/** Says the messages of one language. */

import { FluentError, parseFluent } from './parse.js';

export { FluentError, parseFluent };

/** @typedef {Record<string, string|number>} Gaps */
/** @typedef {((key: string, gaps?: Gaps) => string) & {has: (key: string) => boolean}} Say */

const FRENCH_ONE = (count) => count === 0 || count === 1;
const ENGLISH_ONE = (count) => count === 1;

/** A preposition before a name, melted with its article. @param {string} name @param {string} plain @param {Record<string, string>} articles */
function melted(name, plain, articles) {
  const article = Object.keys(articles).find((each) => name.startsWith(each));
  return article ? articles[article] + name.slice(article.length) : `${plain} ${name}`;
}

const OF = { 'le ': 'du ', 'les ': 'des ' };
const TO = { 'le ': 'au ', 'les ': 'aux ' };
/** @param {string} stem  de, a: what the Italian article hangs on */
const italian = (stem) => ({
  'il ': `${stem}l `, 'lo ': `${stem}llo `, 'la ': `${stem}lla `, "l'": `${stem}ll'`, 'i ': `${stem}i `, 'gli ': `${stem}gli `, 'le ': `${stem}lle `,
});

/** Functions a message may call, besides references and selects; those of tell/grammar.py that the page needs. */
const FUNCTIONS = {
  DE: (_lang, name) => (/^[aeiouàâäæéèêëîïôœöùûü]/i.test(name) ? `d'${name}` : melted(String(name), 'de', OF)),
  DI: (_lang, name) => melted(String(name), 'di', italian('de')),
  A: (lang, name) => (lang === 'fr' ? melted(String(name), 'à', TO) : melted(String(name), /^a/i.test(name) ? 'ad' : 'a', italian('a'))),
  N: (lang, count, one, several) => ((lang === 'fr' ? FRENCH_ONE : ENGLISH_ONE)(Number(count)) ? one : several),
  G: (_lang, gender, he, she, it) => (gender === 'she' ? she : gender === 'it' && it !== undefined ? it : he),
  NUMBER: (_lang, value) => value,
};

/** Everything that can be said in one language. */
export class Words {
  /** @param {string} lang @param {string} source  Fluent source */
  constructor(lang, source) {
    /** The language, as in the `lang` of the protocol. */
    this.lang = lang;
    this._patterns = parseFluent(source);
    this._plural = new Intl.PluralRules(lang);
    this._number = new Intl.NumberFormat(lang);
  }

  /** Whether there is such a message. @param {string} key */
  has(key) {
    return this._patterns.has(key);
  }

  /** All keys; attributes as `key.attribute`. */
  get keys() {
    return [...this._patterns.keys()];
  }

  /**
   * The message with its gaps filled. A message that is not there is an error: nothing on the page may be missing.
   * @param {string} key
   * @param {Gaps} [gaps]
   */
  say(key, gaps = {}) {
    const pattern = this._patterns.get(key);
    if (!pattern) throw new FluentError(`no message ${key} in ${this.lang}`);
    return this._text(pattern, gaps, key);
  }

  /** A number as this language writes it. @param {number} value */
  number(value) {
    return this._number.format(value);
  }

  _text(pattern, gaps, key) {
    return pattern.map((part) => (part.kind === 'text' ? part.text : this._shown(this._value(part, gaps, key)))).join('');
  }

  _shown(value) {
    return typeof value === 'number' ? this._number.format(value) : String(value);
  }

  _value(part, gaps, key) {
    switch (part.kind) {
      case 'literal':
        return part.value;
      case 'variable':
        if (gaps[part.name] === undefined) throw new FluentError(`${key} in ${this.lang} was not given $${part.name}`);
        return gaps[part.name];
      case 'message':
      case 'term':
        return this._text(this._referred(part, key), gaps, key);
      case 'call': {
        const call = FUNCTIONS[part.name];
        if (!call) throw new FluentError(`${key} in ${this.lang} calls ${part.name}, which the page does not know`);
        return call(this.lang, ...part.args.map((arg) => this._value(arg, gaps, key)));
      }
      default:
        return this._text(this._variant(part, this._value(part.selector, gaps, key)).value, gaps, key);
    }
  }

  _referred(part, key) {
    const name = part.attribute ? `${part.name}.${part.attribute}` : part.name;
    const pattern = this._patterns.get(name);
    if (!pattern) throw new FluentError(`${key} in ${this.lang} refers to ${name}, which is not there`);
    return pattern;
  }

  _variant(select, value) {
    const exact = select.variants.find((variant) => variant.key === value || String(variant.key) === String(value));
    if (exact) return exact;
    const category = typeof value === 'number' ? this._plural.select(value) : null;
    return select.variants.find((variant) => variant.key === category) ?? select.variants[select.fallback];
  }
}

/** @type {Map<string, Promise<Words>>} */
const loaded = new Map();

/**
 * The words of a language, fetched once.
 * @param {string} lang
 * @returns {Promise<Words>}
 */
export function loadWords(lang) {
  if (!loaded.has(lang)) {
    const fetched = fetch(`/api/words/${lang}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`words ${lang}: ${answer.status}`);
      return new Words(lang, await answer.text());
    });
    fetched.catch(() => loaded.delete(lang));
    loaded.set(lang, fetched);
  }
  return /** @type {Promise<Words>} */ (loaded.get(lang));
}
