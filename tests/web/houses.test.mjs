// The ground plan: houses have straight walls and right angles, and no corner of a hex wanders far for it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { corner, sideEnds } from '../../src/hauberk/web/paint/map/hex.js';
import { compile } from '../../src/hauberk/web/paint/map/board.js';
import { buildPlan } from '../../src/hauberk/web/paint/map/plan.js';
import { straightChain, straightLoop } from '../../src/hauberk/web/paint/map/straight.js';
import { board } from './kit.mjs';

const far = (p, q) => Math.hypot(p.x - q.x, p.y - q.y);

/** A board with a house of these hexes, walled all round. */
function housed(hexes, sides = []) {
  const place = board(10, 10);
  place.hexes.filter((h) => hexes.includes(h.name)).forEach((h) => (h.terrain = 'interior'));
  return { ...place, sides };
}

const planned = (place, works) => buildPlan(place, compile(place).hexes, works);

const HOUSES = {
  'two by two': ['D4', 'D5', 'E5', 'E6'],
  'three in a corner': ['D4', 'D5', 'E5'],
  'a long barn': ['D4', 'D5', 'D6', 'D7', 'E5', 'E6', 'E7'],
};

for (const [name, hexes] of Object.entries(HOUSES))
  test(`${name}: four straight walls and four right angles`, () => {
    const plan = planned(housed(hexes)),
      { corners } = plan.houses[0];
    assert.equal(corners.length, 4);
    corners.forEach((p, i) => {
      const [a, b] = [corners[(i + 3) % 4], corners[(i + 1) % 4]],
        turn = ((p.x - a.x) * (b.x - p.x) + (p.y - a.y) * (b.y - p.y)) / (far(a, p) * far(p, b));
      assert.ok(Math.abs(turn) < 0.01, `corner ${i}`);
    });
  });

test('an L of rooms keeps its wing', () => {
  const plan = planned(housed(['D3', 'D4', 'D5', 'D6', 'E7', 'F6', 'G7', 'H6']));
  assert.ok(plan.houses[0].corners.length >= 6);
});

test('no corner of a hex moves half as far as a hex is wide, and no hexside disappears', () => {
  for (const hexes of Object.values(HOUSES)) {
    const place = housed(hexes),
      plan = planned(place);
    for (const h of compile(place).hexes)
      for (let k = 0; k < 6; k += 1) {
        assert.ok(far(plan.corner(h, k), corner(h, k)) < 31, `${h.name} ${k}`);
        assert.ok(far(plan.corner(h, k), plan.corner(h, k + 1)) > 10, `${h.name} ${k}`);
      }
  }
});

test('the wall of a field runs straight along a row of hexes, and stays there when men pull a part of it down', () => {
  const sides = ['B5', 'C5', 'D5', 'E5', 'F5'].flatMap((hex, i) => [0, ...(i % 2 ? [1, 5] : [])].map((side) => ({ hex, side, kind: 'low_wall' }))),
    place = { ...board(10, 10), sides },
    ends = (plan) => plan.sides.filter((s) => s.hex.name !== 'D5').map((s) => s.ends),
    whole = planned(place),
    broken = planned(place, { sides: [{ hex: 'D5', side: 0, kind: '' }] }),
    heights = whole.sides.flatMap((s) => s.ends.map((p) => p.y));
  assert.equal(broken.sides.length, whole.sides.length - 1);
  assert.deepEqual(ends(broken), ends(whole));
  assert.ok(Math.max(...heights) - Math.min(...heights) < 1, 'a straight line');
});

test('a chain keeps its ends unless they are loose, and a border that no straight walls fit is left alone', () => {
  const row = [0, 1, 2].flatMap((c) => sideEnds({ x: 54 * c, y: (c & 1) * 31 }, 0)),
    kept = straightChain(row),
    loose = straightChain(row, { loose: [true, true] });
  assert.deepEqual([kept[0], kept.at(-1)], [row[0], row.at(-1)]);
  assert.ok(new Set(loose.map((p) => p.y.toFixed(3))).size < 3);
  assert.equal(straightLoop([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 15, y: 25 }]), null);
});
