// Everything that is worked out once a map: fields, coasts, courses, and where each peak, hump, tree and reed stands.
import { fbm, hash, rng } from '../../paint/map/noise.js';
import { FOOT, Lie, S, nameOf, placeOf, seedOf } from '../geometry.js';
import { blur, buildGrounds } from './grounds.js';
import { contours, pieces } from './contours.js';
import { Courses } from './courses.js';
import { landWash, seaWash } from './wash.js';
import { ornaments } from './ornaments.js';
import { dress } from './seasons.js';
import { moorings } from './ships.js';

/** Offshore lines: how far out, and how strong the ink still is. */
const OFFSHORE = [[7, 0.5], [15, 0.32], [25, 0.2], [37, 0.12]];

export function hexesOf(map, lie) {
  return new Map(
    map.hexes.map((h) => {
      const [c, r] = placeOf(h.name);
      return [h.name, { name: h.name, column: c, row: r, ...lie.centre(c, r), terrain: new Set(h.terrain) }];
    }),
  );
}

/** Is there open sea enough for title and compass, or does the sheet need a foot? */
export const needsFoot = (map) => map.hexes.filter((h) => h.terrain.includes('sea')).length < 60;

export const lieOf = (map) => new Lie(map, needsFoot(map) ? FOOT : 0);

/** @returns {Generator<void, object>} the scene */
export function* prepareScene(map) {
  dress(map.season);
  const seed = seedOf(map.id),
    lie = lieOf(map),
    hexes = hexesOf(map, lie),
    grounds = yield* buildGrounds(lie, hexes, seed);
  const scene = { map, seed, lie, hexes, grounds, courses: new Courses({ lie, hexes, map, seed }) };
  yield;
  scene.coast = contours(negative(grounds.sea), -0.5);
  yield;
  scene.offshore = [];
  for (const [far, ink] of OFFSHORE) {
    scene.offshore.push({ ink, lines: contours(grounds.shore, far).flatMap((line) => pieces(line)) });
    yield;
  }
  scene.taken = yield* taken(scene);
  scene.peaks = landmarks(scene);
  scene.things = (yield* things(scene)).sort((a, b) => a.y - b.y);
  scene.fields = yield* tillage(scene);
  yield;
  scene.damp = damp(scene);
  yield;
  scene.land = yield* landWash(scene);
  scene.water = yield* seaWash(scene);
  scene.ornaments = yield* ornaments(scene);
  scene.moorings = moorings(scene);
  return scene;
}

// Land is what closes: the field turned over, with sea beyond the edge.
function negative(field) {
  const out = field.like();
  out.data = field.data.map((v) => -v);
  return out;
}

// Where nothing may grow: water, wheels, walls.
function* taken({ grounds, courses, map, lie }) {
  const out = grounds.sea.like(),
    stamp = (x, y, r) => {
      const i0 = Math.floor((x - r - out.x) / out.step),
        i1 = Math.ceil((x + r - out.x) / out.step),
        j0 = Math.floor((y - r - out.y) / out.step),
        j1 = Math.ceil((y + r - out.y) / out.step);
      for (let j = Math.max(0, j0); j <= Math.min(out.h - 1, j1); j++)
        for (let i = Math.max(0, i0); i <= Math.min(out.w - 1, i1); i++)
          if (Math.hypot(out.x + i * out.step - x, out.y + j * out.step - y) <= r) out.data[j * out.w + i] = 1;
    };
  for (const { line, widths } of courses.rivers) {
    line.forEach((p, i) => i % 3 || stamp(p.x, p.y, 5.5 + widths[i] / 2));
    yield;
  }
  for (const { line } of courses.roads) {
    line.forEach((p, i) => i & 1 || stamp(p.x, p.y, 5.5));
    yield;
  }
  for (const place of map.places) {
    const p = lie.at(place.hex);
    stamp(p.x, p.y, place.kind === 'city' ? 27 : 21);
  }
  return (x, y) => out.at(x, y) > 0.25;
}

// Meadows lie along the water.
function damp({ grounds, courses }) {
  const out = grounds.sea.like();
  for (const { line } of courses.rivers)
    for (const p of line) {
      const i = Math.round((p.x - out.x) / out.step),
        j = Math.round((p.y - out.y) / out.step);
      for (let v = -1; v <= 1; v++) for (let u = -1; u <= 1; u++) if (i + u >= 0 && j + v >= 0 && i + u < out.w && j + v < out.h) out.data[(j + v) * out.w + i + u] = 1;
    }
  return blur(out, 2);
}

/** Nodes of a jittered lattice over the map: even, never regular, the same in every window. */
function* lattice(scene, dx, dy, salt, jitter = 0.42) {
  const { field } = scene.lie,
    s = scene.seed + salt;
  for (let j = 0; j * dy < field.h + dy; j++)
    for (let i = 0; i * dx < field.w + dx; i++)
      yield {
        x: field.x + (i + (j & 1 ? 0.5 : 0) + (hash(i, j, s) - 0.5) * 2 * jitter) * dx,
        y: field.y + (j + (hash(i, j, s + 1) - 0.5) * 2 * jitter) * dy,
        chance: hash(i, j, s + 2),
        seed: (hash(i, j, s + 3) * 1e9) | 0,
      };
}

function* things(scene) {
  const { grounds, hexes, lie, taken: isTaken } = scene,
    out = [];
  const hexOf = (x, y) => {
    const b = grounds.bend(x, y),
      [c, r] = lie.near(x + b.x * 0.6, y + b.y * 0.6);
    return hexes.get(nameOf(Math.max(0, Math.min(lie.columns - 1, c)), Math.max(0, Math.min(lie.rows - 1, r))));
  };
  const dry = (x, y, inland = 5) => grounds.shore.at(x, y) < -inland;
  let n = 0;
  out.push(...(yield* peaks(scene, hexOf, dry)));
  out.push(...scene.peaks);
  yield;
  for (const p of lattice(scene, 24, 15, 200)) {
    if (!(++n % 3000)) yield;
    if (grounds.height.at(p.x, p.y) < 0.08) continue;
    const hex = hexOf(p.x, p.y);
    if (!hex?.terrain.has('hill') || !dry(p.x, p.y) || p.chance > 0.86) continue;
    const rnd = rng(p.seed),
      w = rnd.range(10, 16),
      h = w * rnd.range(0.55, 0.78);
    if ([[0, 0], [-0.8, 0], [0.8, 0], [0, -0.8]].every(([u, v]) => !isTaken(p.x + u * w, p.y + v * h))) out.push({ ...p, kind: 'hill', w, h });
  }
  yield;
  for (const p of lattice(scene, 10.4, 8.2, 300)) {
    if (!(++n % 3000)) yield;
    const thick = grounds.forest.at(p.x, p.y),
      copse = hash(Math.floor(p.x / 26), Math.floor(p.y / 22), scene.seed + 9) < 0.03;
    if (thick < 0.25 && p.chance > (copse ? 0.55 : 0.003)) continue;
    const hex = hexOf(p.x, p.y),
      high = hex && (hex.terrain.has('hill') || hex.terrain.has('mountain')),
      lone = hex && !hex.terrain.has('mountain') && !hex.terrain.has('marsh') && p.chance < (copse ? 0.55 : 0.003);
    if (!(thick > 0.42 + 0.2 * (p.chance - 0.5) && !(high && p.chance > 0.6)) && !lone) continue;
    if (!dry(p.x, p.y, 4) || isTaken(p.x, p.y) || isTaken(p.x, p.y - 6)) continue;
    out.push({ ...p, kind: 'tree', r: 4.3 + 2 * ((p.seed % 1000) / 1000), edge: thick < 0.62 });
  }
  yield;
  for (const p of lattice(scene, 12, 8.5, 400)) {
    if (!(++n % 3000)) yield;
    if (grounds.marsh.at(p.x, p.y) < 0.45 || !dry(p.x, p.y, 2) || isTaken(p.x, p.y) || p.chance > 0.8) continue;
    out.push({ ...p, kind: 'reed' });
  }
  return out;
}

/** Mountains with a name: one great cone over the ground they fill, as large as roads and rivers leave it room. */
/** @param {any} scene */
function landmarks({ map, lie, taken: isTaken, seed }) {
  return (map.peaks || []).map((peak, i) => {
    const at = lie.at(peak.hex),
      y = at.y + 44;
    let [w, h] = [150, 136];
    const clear = () => OVER.every(([u, v]) => !isTaken(at.x + u * w, y + v * h));
    for (let k = 0; k < 5 && !clear(); k++) [w, h] = [w * 0.86, h * 0.88];
    return { kind: peak.smokes ? 'volcano' : 'mountain', x: at.x, y, w, h, seed: seed + 41 * i, chance: 0, name: peak.name, id: peak.id };
  });
}

/** Points of a peak, in shares of its breadth and height: no road or river runs behind one. */
const OVER = [[0, 0], [-0.85, 0], [-0.4, 0], [0.4, 0], [0.85, 0], [0, -0.5], [-0.45, -0.5], [0.45, -0.5], [0, -0.95]];

// Peaks: the highest in the heart of a range, and those that find no room beside them are left out.
function* peaks(scene, hexOf, dry) {
  const { grounds, taken: isTaken } = scene,
    wish = [],
    kept = [];
  let n = 0;
  for (const p of lattice(scene, 19, 13, 100, 0.42)) {
    if (!(++n % 3000)) yield;
    if (grounds.height.at(p.x, p.y) < 0.3 || !dry(p.x, p.y, 6) || !hexOf(p.x, p.y)?.terrain.has('mountain')) continue;
    const rnd = rng(p.seed),
      heart = Math.max(0, grounds.deep.at(p.x, p.y) - 0.35) / 0.65;
    let h = (15 + 15 * grounds.height.at(p.x, p.y) + 30 * heart ** 1.7) * rnd.range(0.7, 1.15),
      w = h * rnd.range(0.8, 1);
    const clear = () => OVER.every(([u, v]) => !isTaken(p.x + u * w, p.y + v * h));
    for (let k = 0; k < 4 && !clear(); k++) [h, w] = [h * 0.72, w * 0.72];
    if (scene.peaks.some((m) => Math.abs(m.x - p.x) < m.w * 0.82 + w * 0.4 && p.y < m.y + 4 && p.y > m.y - m.h * 0.9)) continue; // a great mountain stands alone
    if (h > 9 && clear()) wish.push({ ...p, kind: 'mountain', w, h });
  }
  const cell = (v) => Math.floor(v / 70),
    cells = new Map();
  for (const m of wish.sort((a, b) => b.h - a.h)) {
    const near = [];
    for (let j = -1; j <= 1; j++) for (let i = -1; i <= 1; i++) near.push(...(cells.get(`${cell(m.x) + i},${cell(m.y) + j}`) || []));
    if (near.some((o) => Math.abs(o.x - m.x) < 0.58 * (o.w + m.w) && Math.abs(o.y - m.y) < 0.25 * (o.h + m.h))) continue;
    kept.push(m);
    const key = `${cell(m.x)},${cell(m.y)}`;
    if (cells.has(key)) cells.get(key).push(m);
    else cells.set(key, [m]);
  }
  return kept;
}

// Ploughland: strips round places where the ground is open.
function* tillage(scene) {
  const { grounds, map, lie, taken: isTaken } = scene,
    places = map.places.map((p) => ({ ...lie.at(p.hex), far: p.kind === 'city' || p.kind === 'town' || p.kind === 'borough' ? 3.9 : 3.2 })),
    out = [];
  let n = 0;
  for (const p of lattice(scene, 19.5, 12.6, 500, 0.12)) {
    if (!(++n % 1500)) yield;
    const near = places.some((q) => Math.hypot(q.x - p.x, q.y - p.y) < q.far * S * (0.45 + 0.5 * fbm(p.x / 30, p.y / 30, scene.seed + 96, 1)) * (p.chance > 0.93 ? 0 : 1));
    if (!near || grounds.shore.at(p.x, p.y) > -13 || grounds.height.at(p.x, p.y) > 0.16) continue;
    if (grounds.forest.at(p.x, p.y) > 0.2 || grounds.marsh.at(p.x, p.y) > 0.2) continue;
    if ([[0, 0], [-8, 0], [8, 0], [0, -6], [0, 6]].some(([u, v]) => isTaken(p.x + u, p.y + v))) continue;
    out.push({ ...p, tilt: (fbm(p.x / 90, p.y / 90, scene.seed + 95, 1) - 0.5) * 2.6 });
  }
  return out;
}
