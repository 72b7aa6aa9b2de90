/**
 * Reads Fluent source: the part of it that our messages use.
 *
 * Messages, terms, attributes, comments, texts over several lines, placeables with variables, literals, references,
 * function calls and selects. What it cannot read it names, with its line.
 *
 * @typedef {{kind: 'text', text: string}} Text
 * @typedef {{kind: 'literal', value: string|number}} Literal
 * @typedef {{kind: 'variable', name: string}} Variable
 * @typedef {{kind: 'message'|'term', name: string, attribute: string}} Reference
 * @typedef {{kind: 'call', name: string, args: Expression[]}} Call
 * @typedef {{kind: 'select', selector: Expression, variants: {key: string|number, value: Pattern}[], fallback: number}} Select
 * @typedef {Literal|Variable|Reference|Call|Select} Expression
 * @typedef {(Text|Expression)[]} Pattern
 */

export class FluentError extends Error {}

const ENTRY = /^(-?[a-zA-Z][\w-]*)[ ]*=[ ]*/;
const ATTRIBUTE = /\.([a-zA-Z][\w-]*)[ ]*=[ ]*/y;

/**
 * Every message and term of a source; attributes as `key.attribute`, terms with their hyphen.
 * @param {string} source
 * @returns {Map<string, Pattern>}
 */
export function parseFluent(source) {
  /** @type {Map<string, Pattern>} */
  const found = new Map();
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length; ) {
    const start = at++;
    if (/^(#|\s*$)/.test(lines[start])) continue;
    const head = ENTRY.exec(lines[start]);
    if (!head) throw new FluentError(`line ${start + 1}: no message begins like this: ${lines[start].slice(0, 60)}`);
    while (at < lines.length && /^([ }]|$)/.test(lines[at])) at++;
    const text = [lines[start].slice(head[0].length), ...lines.slice(start + 1, at)].join('\n');
    new Reader(text, head[1], start + 1).entry(found);
  }
  return found;
}

/** Reads the body of one message. */
class Reader {
  /** @param {string} text @param {string} name @param {number} line */
  constructor(text, name, line) {
    this.text = text;
    this.name = name;
    this.line = line;
    this.at = 0;
  }

  /** @param {Map<string, Pattern>} found */
  entry(found) {
    const value = this.pattern();
    if (value.length) found.set(this.name, value);
    for (;;) {
      this.blank();
      if (this.at >= this.text.length) return;
      ATTRIBUTE.lastIndex = this.at;
      const attribute = ATTRIBUTE.exec(this.text);
      if (!attribute) throw this.fault('something stands after the text');
      this.at = ATTRIBUTE.lastIndex;
      found.set(`${this.name}.${attribute[1]}`, this.pattern());
    }
  }

  /** Text and placeables up to the end of the message, of the variant or to the next attribute. @returns {Pattern} */
  pattern() {
    /** @type {(Text|Expression|{kind: 'break', lines: number, indent: number})[]} */
    const parts = [];
    while (this.at < this.text.length) {
      const here = this.text[this.at];
      if (here === '{') {
        parts.push(this.placeable());
      } else if (here === '\n') {
        const next = this.nextLine();
        if (!next) break;
        parts.push({ kind: 'break', ...next });
      } else if (here === '}') {
        throw this.fault('a brace is closed that was not open');
      } else {
        const end = /[{}\n]|$/g;
        end.lastIndex = this.at;
        const stop = /** @type {RegExpExecArray} */ (end.exec(this.text)).index;
        parts.push({ kind: 'text', text: this.text.slice(this.at, stop) });
        this.at = stop;
      }
    }
    return woven(parts);
  }

  /** The line that goes on with the text; null, and nothing read, when the text ends here. */
  nextLine() {
    const break_ = /\n(?:[ ]*\n)*([ ]*)/y;
    break_.lastIndex = this.at;
    const found = /** @type {RegExpExecArray} */ (break_.exec(this.text));
    const first = this.text[break_.lastIndex];
    if (first === undefined || '.[*}'.includes(first) || !found[1]) return null;
    this.at = break_.lastIndex;
    return { lines: found[0].split('\n').length - 1, indent: found[1].length };
  }

  /** @returns {Expression} */
  placeable() {
    this.need('{');
    const expression = this.expression();
    this.blank();
    if (this.text.startsWith('->', this.at)) {
      this.at += 2;
      const select = this.variants(expression);
      this.need('}');
      return select;
    }
    this.need('}');
    return expression;
  }

  /** @param {Expression} selector @returns {Select} */
  variants(selector) {
    const variants = [];
    let fallback = -1;
    for (;;) {
      this.blank();
      if (this.text[this.at] === '}') break;
      if (this.text[this.at] === '*') {
        this.at++;
        fallback = variants.length;
      }
      this.need('[');
      const key = this.word(/\s*([\w.-]+)\s*/y, 'the key of a variant');
      this.need(']');
      while (this.text[this.at] === ' ') this.at++;
      variants.push({ key: /^-?\d+(\.\d+)?$/.test(key) ? Number(key) : key, value: this.pattern() });
    }
    if (fallback < 0) throw this.fault('a select has no default variant');
    return { kind: 'select', selector, variants, fallback };
  }

  /** @returns {Expression} */
  expression() {
    this.blank();
    const here = this.text[this.at];
    if (here === '"') return { kind: 'literal', value: this.string() };
    if (here === '{') return this.placeable();
    if (here === '$') {
      this.at++;
      return { kind: 'variable', name: this.word(/([a-zA-Z][\w-]*)/y, 'a variable') };
    }
    if (/[-\d]/.test(here) && /\d/.test(this.text[here === '-' ? this.at + 1 : this.at])) {
      return { kind: 'literal', value: Number(this.word(/(-?\d+(?:\.\d+)?)/y, 'a number')) };
    }
    const name = this.word(/(-?[a-zA-Z][\w-]*)/y, 'a name');
    if (this.text[this.at] === '(') return { kind: 'call', name, args: this.args() };
    let attribute = '';
    if (this.text[this.at] === '.') {
      this.at++;
      attribute = this.word(/([a-zA-Z][\w-]*)/y, 'an attribute');
    }
    return { kind: name.startsWith('-') ? 'term' : 'message', name, attribute };
  }

  /** @returns {Expression[]} */
  args() {
    const args = [];
    this.need('(');
    this.blank();
    while (this.text[this.at] !== ')') {
      args.push(this.expression());
      this.blank();
      if (this.text[this.at] === ',') this.at++;
      else if (this.text[this.at] !== ')') throw this.fault('a comma or ) is missing');
      this.blank();
    }
    this.at++;
    return args;
  }

  string() {
    const quoted = this.word(/"((?:[^"\\\n]|\\.)*)"/y, 'a text in quotes');
    return quoted.replace(/\\u([0-9a-fA-F]{4})|\\(.)/g, (_, code, sign) => (code ? String.fromCodePoint(parseInt(code, 16)) : sign));
  }

  /** @param {RegExp} shape @param {string} what */
  word(shape, what) {
    shape.lastIndex = this.at;
    const found = shape.exec(this.text);
    if (!found) throw this.fault(`${what} is missing`);
    this.at = shape.lastIndex;
    return found[1];
  }

  blank() {
    while (/\s/.test(this.text[this.at] ?? '')) this.at++;
  }

  /** @param {string} sign */
  need(sign) {
    this.blank();
    if (this.text[this.at] !== sign) throw this.fault(`${sign} is missing`);
    this.at++;
  }

  /** @param {string} what */
  fault(what) {
    const line = this.line + this.text.slice(0, this.at).split('\n').length - 1;
    return new FluentError(`line ${line}, ${this.name}: ${what}`);
  }
}

/**
 * The parts with their line breaks made text: the indent that all lines share is taken away, ends are trimmed.
 * @param {(Text|Expression|{kind: 'break', lines: number, indent: number})[]} parts
 * @returns {Pattern}
 */
function woven(parts) {
  const indents = parts.flatMap((part) => (part.kind === 'break' ? [part.indent] : []));
  const shared = Math.min(...indents);
  /** @type {Pattern} */
  const pattern = [];
  for (const part of parts) {
    const text = part.kind === 'break' ? '\n'.repeat(part.lines) + ' '.repeat(part.indent - shared) : part.kind === 'text' ? part.text : null;
    const last = pattern[pattern.length - 1];
    if (text === null) pattern.push(/** @type {Expression} */ (part));
    else if (last?.kind === 'text') last.text += text;
    else pattern.push({ kind: 'text', text });
  }
  const first = pattern[0];
  const last = pattern[pattern.length - 1];
  if (first?.kind === 'text') first.text = first.text.replace(/^\s+/, '');
  if (last?.kind === 'text') last.text = last.text.replace(/\s+$/, '');
  return pattern.filter((part) => part.kind !== 'text' || part.text);
}
