/** The legend: every sign on the maps of battles, sieges and campaigns, drawn by what draws it there, with what it means. */

import { sprite } from '../campaign/banner_art.js';
import { coloursOf } from '../campaign/colours.js';
import { FLAGS, flag } from '../campaign/flags.js';
import { leaguer, sheaf } from '../campaign/holdings.js';
import { borders, bridge, rivers, roads } from '../campaign/painter/lines.js';
import { drawPlace } from '../campaign/painter/places.js';
import { aimRing } from '../campaign/shades.js';
import { brushOf } from '../paint/map/easel.js';
import * as ink from '../paint/map/overlays.js';
import { markerKinds, markerSvg } from '../paint/people/markers.js';
import { sign } from '../siege/signs.js';
import { pip } from '../table/passing.js';
import { storeyMark, workSigns } from '../table/signs.js';
import { drawing, el } from './dom.js';
import { leafDialog } from './leaf_dialog.js';

const SIZE = 76;
/** A hex in the middle of a picture, and its neighbour. */
const HEX = { column: 0, row: 0 };
const ABOVE = { column: 0, row: -1 };
const WORKS = { door: 'open_door', ladder: 'raise_ladder', fire: 'set_fire', water: 'put_out', oil: 'tip_oil', stone: 'shoot_engine', rope: 'throw_grapnel', tool: 'dig' };
const OVERLAYS = { R: 'reach', T: 'threat', F: 'fire', C: 'lanes', A: 'arc', G: 'names' };
const SIGNS = ['event', 'fight', 'stones', 'breach', 'fire', 'dead', 'hurt', 'built', 'mine', 'parley', 'joined', 'left'];
const PLACES = ['city', 'town', 'borough', 'village', 'abbey', 'priory', 'castle_stone', 'castle_tower_palisade', 'castle_motte'];
const KINDS = ['battle', 'siege', 'campaign'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export function mount(root, { words }, path) {
  root.classList.add('narrow');
  root.append(el('h1', {}, words.say('page-legend')), ...sections(words, path[1]));
}

/** The same over a table. @param {import('../app.js').Context} context @param {string} [kind] */
export function legendDialog({ words }, kind) {
  leafDialog(words, words.say('page-legend'), el('div', { class: 'leaf-body' }, sections(words, kind)));
}

/** @param {import('../words/fluent.js').Words} words @param {string} [kind] */
function sections(words, kind) {
  const wanted = KINDS.includes(kind ?? '') ? [kind ?? ''] : KINDS;
  const found = { battle, siege, campaign };
  return wanted.map((each) => el('section', { class: 'legend' }, wanted.length > 1 ? el('h2', {}, words.say(`page-door-${each}`)) : null, el('ul', { class: 'legend-rows' }, found[each](words).map(([picture, text]) => el('li', {}, picture, el('span', {}, text))))));
}

/** Something drawn as on the map. @param {(g: CanvasRenderingContext2D) => void} draw @param {number} [scale] */
function drawn(draw, scale = 1) {
  const ratio = Math.min(2, devicePixelRatio || 1);
  const canvas = el('canvas', { width: SIZE * ratio, height: SIZE * ratio, 'aria-hidden': 'true' });
  const g = brushOf(canvas);
  g.scale(ratio * scale, ratio * scale);
  draw(g);
  return canvas;
}

/** @typedef {[Node, string][]} Rows */

/** A line across a picture. */
function across() {
  const path = new Path2D();
  path.moveTo(4, 52);
  path.bezierCurveTo(28, 20, 44, 58, SIZE - 4, 24);
  return path;
}

/** A band across a picture, so much broad to either side. @param {number} half */
function bed(half) {
  const path = new Path2D();
  path.moveTo(4, 52 - half);
  path.bezierCurveTo(28, 20 - half, 44, 58 - half, SIZE - 4, 24 - half);
  path.lineTo(SIZE - 4, 24 + half);
  path.bezierCurveTo(44, 58 + half, 28, 20 + half, 4, 52 + half);
  return path;
}

/** Lines on the land, as the painter of the country draws them. @type {Record<string, (g: CanvasRenderingContext2D) => void>} */
const LINES = {
  road: (g) => roads(g, { paths: { roads: across() } }, 1),
  river: (g) => rivers(g, { paths: { water: bed(3), banks: bed(4.5), threads: [] } }, 1),
  bridge: (g) => bridge(g, { x: SIZE / 2, y: SIZE / 2, w: 8, tx: 1, ty: -0.4 }, 0.45),
  border: (g) => borders(g, { paths: { borders: [across()] } }, 1),
};

/** @param {import('../words/fluent.js').Words} words @returns {Rows} */
function battle(words) {
  const say = (name) => words.say(`page-legend-${name}`);
  /** @type {[string, (g: CanvasRenderingContext2D) => void][]} */
  const rings = [
    ['ready', (g) => pip(g, 36, 60)],
    ['selection', (g) => ink.selection(g, [HEX])],
    ['shoot', (g) => ink.targets(g, [HEX], 'shoot')],
    ['charge', (g) => ink.targets(g, [HEX], 'charge')],
    ['attack', (g) => ink.targets(g, [HEX], 'attack')],
    ['goal', (g) => ink.marked(g, [HEX], 'area')],
    ['cursor', (g) => ink.cursor(g, HEX)],
    ['storey', (g) => {
      g.translate(0, 30);
      storeyMark(g, HEX, ABOVE, 2, true);
    }],
  ];
  return [
    ...rings.map(([name, draw]) => /** @type {[Node, string]} */ ([drawn(draw), say(name)])),
    ...Object.entries(WORKS).map(([name, task]) => /** @type {[Node, string]} */ ([drawn((g) => {
      g.translate(0, -16);
      workSigns(g, HEX, [task]);
    }), say(`work-${name}`)])),
    ...markerKinds.map((kind) => /** @type {[Node, string]} */ ([drawing(markerSvg(kind, null, 44)), say(`mark-${kind}`)])),
    ...Object.entries(OVERLAYS).map(([letter, name]) => /** @type {[Node, string]} */ ([el('kbd', {}, letter), words.say(`table-overlay-${name}`)])),
  ];
}

/** @param {import('../words/fluent.js').Words} words @returns {Rows} */
function siege(words) {
  return SIGNS.map((kind) => [sign(kind), words.say(`page-siege-sign-${kind}`)]);
}

/** @param {import('../words/fluent.js').Words} words @returns {Rows} */
function campaign(words) {
  const say = (name) => words.say(`page-legend-${name}`);
  const base = { kind: 'group', faction: Object.keys(FLAGS)[0], letter: 'N', own: true, size: 14 };
  const counters = {
    group: base, mounted: { ...base, mounted: true }, acted: { ...base, acted: true }, unknown: { ...base, own: false, size: null }, mercenaries: { ...base, kind: 'mercenaries', faction: '', letter: 'F' },
    train: { ...base, kind: 'train' }, convoy: { ...base, kind: 'convoy', size: 5 }, spy: { ...base, kind: 'spy', size: undefined },
    hungry: { ...base, signs: ['hungry'] }, halted: { ...base, signs: ['halted'] }, prisoners: { ...base, signs: ['prisoners'] },
  };
  return [
    ...Object.entries(counters).map(([name, counter]) => /** @type {[Node, string]} */ ([drawn((g) => {
      const { canvas } = sprite(counter, 2);
      g.drawImage(canvas, 0, 0, canvas.width / 2, canvas.height / 2);
    }), say(`counter-${name}`)])),
    ...PLACES.map((kind) => /** @type {[Node, string]} */ ([drawn((g) => drawPlace(g, { id: kind, kind }, { x: SIZE / 2, y: 44 }, 1, 1)), say(`place-${kind}`)])),
    ...Object.entries(LINES).map(([name, draw]) => /** @type {[Node, string]} */ ([drawn(draw), say(name)])),
    [drawn((g) => leaguer(g, SIZE / 2, SIZE / 2, 28, coloursOf(base.faction), false)), say('leaguer')],
    [drawn((g) => aimRing(g, SIZE / 2, SIZE / 2, 32)), say('aim')],
    [drawn((g) => flag(g, 26, 62, 1.6, coloursOf(base.faction), 'N')), say('flag')],
    [drawn((g) => sheaf(g, 36, 56, 2.4)), say('sheaf')],
    [drawn((g) => sheaf(g, 36, 56, 2.4, true)), say('sheaf-old')],
  ];
}
