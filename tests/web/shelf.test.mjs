// What a shelf says of how hard a side has it agrees with itself and with the sentence of the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { chances, hardText } from '../../src/hauberk/web/screens/shelf_facts.js';

const WORDS = { say: (key, gaps) => (gaps ? `${gaps.how} ${gaps.percent}` : key.replace('page-shelf-hard-', '')) };

test('the two sides share a hundred percent', () => {
  for (const share of [0.825, 0.475, 0.5, 0.655]) {
    const favoured = { side: null, share, games: 40, how: '' };
    assert.equal(chances(favoured, 'A') + chances(favoured, 'B'), 100);
  }
  assert.equal(chances({ side: 'A', share: 0.825, games: 40, how: '' }, 'A'), 83);
});

test('a side is called hard or easy only where it is not chance', () => {
  assert.equal(hardText(WORDS, { side: null, share: 0.65, games: 40, how: '' }, 'A'), 'even 65');
  assert.equal(hardText(WORDS, { side: 'A', share: 0.825, games: 40, how: '' }, 'A'), 'easy 83');
  assert.equal(hardText(WORDS, { side: 'A', share: 0.825, games: 40, how: '' }, 'B'), 'desperate 17');
});
