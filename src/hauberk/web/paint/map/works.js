// Which painter draws which work, and on which storey. A storey's shadow falls on all below it.
import { S } from './hex.js';
import { curtain, roundTower, gate, rubble } from './masonry.js';
import { building } from './buildings.js';
import { palisade, hoarding, bridge, ladder } from './timber.js';
import { siegeTower, ram } from './engines.js';
import { flames, scorch } from './fire.js';
import { well } from './well.js';
import { stairs } from './stairs.js';
import { tent, cart, hay, barrels, woodpile, yardMarks } from './camp.js';
import * as litter from './litter.js';

const LOW = { bridge, stairs, rubble, well, tent, cart, hay, barrels, woodpile, palisade, house: building, ...litter };
const STOREYS = [
  { curtain, gate },
  { hoarding, ram, keep: building, tower: roundTower },
  { ladder, siegeTower },
];

// Every work is drawn in every window it can reach, with its shadow; the others cost nothing.
function reaches(view, f) {
  const m = S * (3 + Math.max(f.w || 0, f.d || 0, f.radius || 0, f.length || 0, f.bridge || 0)) + (f.kind === 'fire' ? 180 : 50);
  return [f.hex, f.from, f.to, f.from && f.to && { x: (f.from.x + f.to.x) / 2, y: (f.from.y + f.to.y) / 2 }].some((p) => p && view.near(p, m)) ||
    Boolean(f.from && f.to && view.crosses(f.from, f.to, m));
}

export function works(g, view, sheet, fields) {
  const walks = [],
    list = sheet.features.filter((f) => reaches(view, f));
  const draw = (table, shadows) => list.filter((f) => table[f.kind]).map((f) => table[f.kind](g, f, shadows, sheet.seed, walks));
  return {
    walks,
    ground() {
      yardMarks(g, view, fields);
      list.filter((f) => f.kind === 'fire').forEach((f) => scorch(g, f, sheet.seed));
    },
    low: (shadows) => draw(LOW, shadows),
    storeys: STOREYS.map((table) => (shadows) => draw(table, shadows)),
    high() {
      list.filter((f) => f.kind === 'fire').forEach((f) => flames(g, f, sheet.seed));
    },
  };
}
