// Names beneath counters that are too small to bear them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCaptions, needsCaptions } from '../../src/hauberk/web/table/captions.js';

/** Letters six units wide at the size asked for, and what was written. */
function pen() {
  const written = [];
  return {
    written, font: '', save() {}, restore() {}, beginPath() {}, roundRect() {}, fill() {},
    measureText(text) {
      return { width: text.length * 0.6 * Number.parseFloat(this.font.slice(4)) };
    },
    fillText(text, x, y) {
      written.push({ text, x, y });
    },
  };
}

test('where a counter bears its name, or is too small for any, none is written below', () => {
  assert.deepEqual([29, 41, 51, 52].map((side) => needsCaptions(side, 1)), [false, true, true, false]);
  assert.equal(needsCaptions(41, 2), false, 'a fine screen has room for it on the counter');
});

test('a name keeps its size in the window, and gives way to its first word and to its beginning', () => {
  const people = ['Hugh', 'Robert of Gloucester', 'Theodorophilopator'].map((name, x) => ({ name, x, y: 10, alpha: 1 }));
  for (const scale of [0.8, 1.03]) {
    const g = pen();
    drawCaptions(g, people, scale);
    assert.equal(Number.parseFloat(g.font.slice(4)) * scale, 10);
    const [short, several, long] = g.written.map(({ text }) => text);
    assert.deepEqual([short, several], ['Hugh', 'Robert']);
    assert.match(long, /^Theodor\w*\.$/u);
    assert.ok(g.written.every(({ y }) => y > 10), 'his numbers stay in sight');
  }
});
