// Pictures that the browser keeps: by which letters they are found, and that nothing is kept of files that may change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digest, keptOr } from '../../src/hauberk/web/paint/kept.js';

test('texts that differ in one letter, or in the order of letters, are told apart', () => {
  const ground = JSON.stringify({ columns: 20, hexes: Array.from({ length: 300 }, (_, i) => ({ name: `A${i}`, kind: 'clear' })) });
  const others = [...ground].map((letter, i) => `${ground.slice(0, i)}${letter === 'x' ? 'y' : 'x'}${ground.slice(i + 1)}`);
  assert.equal(digest(ground), digest(`${ground}`));
  assert.equal(new Set([ground, ...others].map(digest)).size, others.length + 1);
  assert.notEqual(digest('ab'), digest('ba'));
  assert.notEqual(digest(''), digest('\0'));
});

test('files without the mark of a version are painted each time', async () => {
  const names = [];
  const paint = async (name) => {
    names.push(name);
    return { canvas: null, region: {}, scale: names.length };
  };
  assert.equal((await keptOr('ground', { scale: 1 }, paint)).scale, 1);
  assert.equal((await keptOr('ground', { scale: 1 }, paint)).scale, 2);
  assert.deepEqual(names, [undefined, undefined]);
});
