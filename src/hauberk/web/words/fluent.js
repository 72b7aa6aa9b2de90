/** Says the messages of one language, which are Fluent source. */

import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { spaced } from './spacing.js';

/** @typedef {Record<string, string|number>} Gaps */
/** @typedef {((key: string, gaps?: Gaps) => string) & {has: (key: string) => boolean}} Say */

/** A message that is missing, badly written or not given what it needs: a fault of ours, never shown as if it were text. */
export class FluentError extends Error {}

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

/** Functions a message may call, besides those of Fluent; those of tell/grammar.py that the page needs. @param {string} lang */
const functionsOf = (lang, plural = new Intl.PluralRules(lang)) => ({
  DE: ([name]) => (/^[aeiouàâäæéèêëîïôœöùûü]/i.test(name) ? `d'${name}` : melted(String(name), 'de', OF)),
  DI: ([name]) => melted(String(name), 'di', italian('de')),
  A: ([name]) => (lang === 'fr' ? melted(String(name), 'à', TO) : melted(String(name), /^a/i.test(name) ? 'ad' : 'a', italian('a'))),
  LES: ([name]) => (/^(?!d'|les |des )\S*s(?: |$)/.test(name) ? `les ${name}` : String(name)),
  N: ([count, one, several]) => (plural.select(Number(count)) === 'one' ? one : several),
  G: ([gender, he, she, it]) => (gender === 'she' ? she : gender === 'it' && it !== undefined ? it : he),
});

/** Everything that can be said in one language. */
export class Words {
  /** @param {string} lang @param {string} source  Fluent source */
  constructor(lang, source) {
    /** The language, as in the `lang` of the protocol. */
    this.lang = lang;
    this._bundle = new FluentBundle(lang, { functions: functionsOf(lang), useIsolating: false });
    this._number = new Intl.NumberFormat(lang);
    const resource = new FluentResource(source);
    complain(source, new Set(resource.body.map((entry) => entry.id)));
    this._bundle.addResource(resource);
  }

  /** Whether there is such a message. @param {string} key */
  has(key) {
    return Boolean(this._pattern(key));
  }

  /**
   * The message with its gaps filled. A message that is not there is an error: nothing on the page may be missing.
   * @param {string} key
   * @param {Gaps} [gaps]
   */
  say(key, gaps = {}) {
    const pattern = this._pattern(key);
    if (!pattern) throw new FluentError(`no message ${key} in ${this.lang}`);
    /** @type {Error[]} */
    const faults = [];
    const said = this._bundle.formatPattern(pattern, gaps, faults);
    if (faults.length) throw new FluentError(`${key} in ${this.lang}: ${faults[0].message}`);
    return spaced(said, this.lang);
  }

  /** What stands between a name and what is said of it. */
  get colon() {
    return spaced(this.lang === 'fr' ? ' : ' : ': ', this.lang);
  }

  /** A number as this language writes it. @param {number} value */
  number(value) {
    return this._number.format(value);
  }

  /** The text of a message, or of `message.attribute`. @param {string} key */
  _pattern(key) {
    const [name, attribute] = key.split('.');
    const message = this._bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

/** The library passes over what it cannot read; here it is named. @param {string} source @param {Set<string>} read  the names of what could be read */
function complain(source, read) {
  for (const [number, line] of source.split(/\r?\n/).entries()) {
    if (/^([\s#}]|$)/.test(line)) continue;
    const name = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (!name || !read.has(name)) throw new FluentError(`line ${number + 1} cannot be read: ${line.slice(0, 60)}`);
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
