// Signs of places in the news, and which letters have been read.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { signOf } from '../../src/hauberk/web/table/signposts.js';

const WINDOW = { w: 800, h: 600 };

test('a place in sight bears its sign itself', () => {
  assert.deepEqual(signOf({ x: 10, y: 590 }, WINDOW), { x: 10, y: 590, turn: null });
});

test('a place out of sight has an arrow at the edge on the way to it', () => {
  const right = signOf({ x: 2000, y: 300 }, WINDOW);
  assert.ok(right.x < 800 && right.x > 760 && right.y === 300 && right.turn === 0);
  const corner = signOf({ x: -4000, y: -3000 }, WINDOW);
  assert.ok(corner.x >= 0 && corner.y >= 0 && corner.y < 40 && Math.abs(corner.turn) > Math.PI / 2);
});
