// Messages, numbers, terms and dates in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentError, Words } from '../../src/hauberk/web/words/fluent.js';
import { sayDate, sayTerm } from '../../src/hauberk/web/words/said.js';

const SOURCE = `
men = { $n ->
    [0] nobody
    [one] { $n } man
   *[other] { $n } men
}
forms = { N($n, "one", "several") } { G($who, "he", "she", "it") }
of = { DE($who) }
di = { DI($who) }
to = { A($who) }
people = { DE(LES($who)) }
held = Qui : « { $who } » ; { $who } ?
leaf = A leaf
    .help = What it is for
both = { leaf }: { leaf.help }
term-wall = { $about } { $signed }
`;
const [en, fr, it] = ['en', 'fr', 'it'].map((lang) => new Words(lang, SOURCE));
const plain = (text) => text.replace(/\s/gu, ' ');

test('numbers choose their form as each language does', () => {
  assert.deepEqual([0, 1, 2].map((n) => en.say('men', { n })), ['nobody', '1 man', '2 men']);
  assert.deepEqual([0, 1, 2].map((n) => [en, fr, it].map((words) => words.say('forms', { n, who: 'he' }).split(' ')[0])), [
    ['several', 'one', 'several'], ['one', 'one', 'one'], ['several', 'several', 'several'],
  ]);
});

test('numbers are written as each language does', () => {
  assert.deepEqual([en, fr, it].map((words) => plain(words.say('men', { n: 12345 }))), ['12,345 men', '12 345 men', '12.345 men']);
  assert.equal(plain(fr.number(1234567)), '1 234 567');
});

test('names melt with the preposition before them', () => {
  const said = (words, key, names) => names.map((who) => words.say(key, { who }));
  assert.deepEqual(said(fr, 'of', ['Odo', 'Serlon', 'le cheval', 'les hommes', 'Étienne']), ["d'Odo", 'de Serlon', 'du cheval', 'des hommes', "d'Étienne"]);
  assert.deepEqual(said(fr, 'to', ['Odo', 'le cheval', 'les hommes']), ['à Odo', 'au cheval', 'aux hommes']);
  assert.deepEqual(said(it, 'di', ['Odo', "l'arciere", 'gli uomini', 'lo scudiero']), ['di Odo', "dell'arciere", 'degli uomini', 'dello scudiero']);
  assert.deepEqual(said(it, 'to', ['Odo', 'Amico', 'il cavallo']), ['a Odo', 'ad Amico', 'al cavallo']);
});

test('a people has its article, whoever has words of his own before him has not', () => {
  const said = ['Normands', 'Angevins et Gallois', 'personne', "d'autres", 'Garnison'].map((who) => fr.say('people', { who }));
  assert.deepEqual(said, ['des Normands', 'des Angevins et Gallois', 'de personne', "de d'autres", 'de Garnison']);
});

test('no line of French begins with a mark that is set apart', () => {
  assert.equal(fr.say('held', { who: 'Odo' }), 'Qui\u00a0: «\u00a0Odo\u00a0»\u00a0; Odo\u00a0?');
  assert.equal(it.say('held', { who: 'Odo' }), 'Qui : « Odo » ; Odo ?');
});

test('attributes are messages too, and nothing is put between the words', () => {
  assert.equal(en.say('both'), 'A leaf: What it is for');
  assert.deepEqual([en.has('leaf.help'), en.has('leaf.none'), en.has('none')], [true, false, false]);
});

test('what is missing is named, never shown', () => {
  assert.throws(() => en.say('none'), (fault) => fault instanceof FluentError && /no message none in en/.test(fault.message));
  assert.throws(() => en.say('men'), /men in en: .*\$n/);
  assert.throws(() => en.say('men', { n: undefined }), /\$n/);
});

test('what cannot be read is named with its line', () => {
  assert.throws(() => new Words('en', 'good = yes\nbad = { $x'), /line 2/);
  assert.throws(() => new Words('en', 'good = yes\n\n= no name'), /line 3/);
  assert.doesNotThrow(() => new Words('en', '# a comment\ngood = { $n ->\n   *[other] yes\n}\n'));
});

test('a term has its sign, and its reason where there is no word for it', () => {
  assert.deepEqual([sayTerm(en, { reason: 'wall', value: 2, about: 'tower' }), sayTerm(en, { reason: 'wall', value: -2, about: 'tower' })], ['tower +2', 'tower −2']);
  assert.equal(sayTerm(en, { reason: 'odd', value: 0 }), 'odd 0');
});

test('dates count from the first day, wherever the reader sits', () => {
  const long = { day: 'numeric', month: 'long', year: 'numeric' };
  assert.equal(sayDate(en, '1139-10-31', 1, long), '31 October 1139');
  assert.equal(sayDate(fr, '1139-10-31', 2, long), '1er novembre 1139');
  assert.equal(sayDate(it, '1139-12-31', 2, long), '1º gennaio 1140');
});
