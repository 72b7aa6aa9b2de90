// Places as little drawn towns, one picture a kind: one must know from across the room whether it is a village, an abbey, a city or a keep.
import { rng } from '../../paint/map/noise.js';
import { seedOf } from '../geometry.js';
import { Pen, church, cottages, house, mound, palisade, tower, wall } from './masonry.js';
import { C, alpha } from './palette.js';

function ground(pen, rx, ry, y = 2) {
  const { g } = pen;
  const f = g.createRadialGradient(0, 0, 0, 0, 0, 1);
  f.addColorStop(0, alpha(C.lit, 0.85));
  f.addColorStop(0.7, alpha(C.lit, 0.5));
  f.addColorStop(1, alpha(C.lit, 0));
  g.save();
  g.translate(0, y);
  g.scale(rx * 1.25, ry * 1.3);
  g.fillStyle = f;
  g.fillRect(-1, -1, 2, 2);
  g.restore();
  g.fillStyle = `rgba(${C.shadow.join(',')},0.2)`;
  g.beginPath();
  g.ellipse(3, y + 2.4, rx * 0.95, ry * 0.42, 0, 0, 7);
  g.fill();
}

/** How the roofs of a village lie: behind its church and before it. */
const HAMLETS = [
  { back: [[-12, -2, 0.9], [-2, -4.5, 0.9], [5, 0.5]], nave: [-5, 2], front: [[-10, 5.5]] },
  { back: [[-3, -4, 0.9], [5.5, -1.5, 0.95]], nave: [-13, 0.5], front: [[-4, 4.5], [6, 6, 0.9]] },
  { back: [[-13, -1], [-4, -4.5, 0.85], [6, -3.5, 0.9]], nave: null, front: [[-8, 5], [3, 4, 0.95]] },
  { back: [[-13, 1, 0.95], [-6, -4, 0.85]], nave: [2, -0.5], front: [[-5, 5.5, 0.95], [7, 6.5, 0.85]] },
  { back: [[-12, -3, 0.85], [-1, -2.5, 0.9]], nave: null, front: [[-11, 4, 0.95], [4, 2.5], [-2, 7.5, 0.9]] },
];

const KIND = {
  village(pen, rnd) {
    ground(pen, 16, 9);
    const { back, front, nave } = rnd.pick(HAMLETS);
    cottages(pen, rnd, back, C.thatch);
    if (nave) church(pen, nave[0], nave[1], 0.64, { roof: C.thatch[1], spire: rnd() < 0.3, nave: 0.6 });
    cottages(pen, rnd, front, C.thatch);
  },
  town(pen, rnd) {
    ground(pen, 20, 11);
    cottages(pen, rnd, [[-16, 0, 0.85], [7.5, -1.5, 0.9], [-9, -3.4, 0.8]], C.roof);
    church(pen, -5.5, 0, 0.86);
    cottages(pen, rnd, [[-13, 5.6, 0.9], [5, 5, 0.9], [-3.5, 6.6, 0.85]], C.roof);
    wall(pen, -17, 9.5, 34, 4.6, { gate: 0 });
    tower(pen, -19, 9.8, 4.4, 8);
    tower(pen, 14.6, 9.8, 4.4, 8);
  },
  borough(pen, rnd) {
    ground(pen, 18, 10);
    cottages(pen, rnd, [[-15, -0.5, 0.85], [6.5, -1, 0.9], [-7, -3.4, 0.8]], C.roof);
    church(pen, -4.5, 1.4, 0.8);
    cottages(pen, rnd, [[-14, 6, 0.9], [6, 6, 0.95], [-3.6, 7.6, 0.85]], [...C.roof, C.thatch[1]]);
    tower(pen, -2 - 16, 8.6, 4, 7.5, { cap: C.roof[3] });
  },
  priory(pen, rnd) {
    ground(pen, 14, 8);
    church(pen, -11, 1.5, 0.92, { roof: '#7b8791', apse: true });
    house(pen, -4, 7.6, 10, 5, '#8a7a68', C.stone);
    pen.shape([[-13, 9], [-13, 6], [-4, 6], [-4, 9]], C.wallShade, 0.7);
    if (rnd() < 0.6) house(pen, 6.5, 6.4, 6.4, 4.4, C.thatch[1]);
  },
  abbey(pen) {
    ground(pen, 19, 10);
    tower(pen, 8.6, 0, 4.2, 14.5, { cap: '#6f7c88', slits: true });
    church(pen, -15, 1, 1.18, { roof: '#75828d', apse: true, nave: 1.25 });
    house(pen, -13, 8, 9, 5, '#8a7a68', C.stone);
    house(pen, -1, 9, 11, 5.2, '#8a7a68', C.stone);
    wall(pen, -17, 11.6, 33, 2.8, { gate: -2 });
  },
  city(pen, rnd) {
    ground(pen, 27, 14, 3);
    for (const [x, h] of [[-21, 13], [-7, 17], [11, 15], [18, 12]]) tower(pen, x, 0, 4, h, { cap: x % 2 ? C.roof[0] : '' });
    cottages(pen, rnd, [[-19, 1.5, 0.95], [-10, -0.6, 0.9], [3, -1.4, 0.9], [13, 1, 0.95]], C.roof);
    church(pen, -9, 3.6, 1.22, { roof: '#7b6a8c', apse: true, nave: 1.1 });
    cottages(pen, rnd, [[-23, 7, 0.9], [-12, 8.5, 0.9], [8, 7, 0.95], [15, 6.6, 0.85], [-1, 9, 0.85]], C.roof);
    wall(pen, -25, 13, 50, 6, { gate: 0.4 });
    for (const x of [-27, -15, 10.4, 22.4]) tower(pen, x, 13.4, 4.8, 10.5);
    tower(pen, -4.6, 13.4, 3.4, 9.5, { slits: false });
    tower(pen, 2.2, 13.4, 3.4, 9.5, { slits: false });
  },
  castle_stone(pen) {
    ground(pen, 19, 10);
    tower(pen, -14, 1, 4.4, 9);
    tower(pen, 9.8, 1, 4.4, 9);
    tower(pen, -5.8, 3, 11.6, 17.5, { merlons: 4 });
    if (pen.fine) pen.strokes([[0.9, 3, 0.9, -14.4], [3.4, -9, 3.4, -6.6], [3.4, -3, 3.4, -0.8]], 0.6, 0.5);
    wall(pen, -15, 8.6, 30, 6, { gate: 0 });
    tower(pen, -17.4, 9, 5.4, 10.6);
    tower(pen, 12, 9, 5.4, 10.6);
  },
  castle_tower_palisade(pen) {
    ground(pen, 16, 9);
    mound(pen, 0, 7, 17, 5.4);
    palisade(pen, -11, 0, 22, 3.6, -1.6);
    tower(pen, -4.4, 2.4, 8.8, 15.5, { merlons: 3 });
    palisade(pen, -13, 4.6, 26, 4.6, 2.6);
  },
  castle_motte(pen) {
    ground(pen, 16, 9);
    mound(pen, -1.5, 5.6, 15.5, 9.6);
    palisade(pen, -8.6, -3.4, 14.2, 3, -1);
    pen.shape([[-5.2, -3], [-5.2, -10.5], [2.4, -10.5], [2.4, -3]], C.wood);
    pen.shape([[-6.6, -10], [-6.6, -13.4], [3.8, -13.4], [3.8, -10]], '#b98d59');
    pen.shape([[-7.2, -13.2], [-1.4, -18], [4.4, -13.2]], C.thatch[1]);
    pen.strokes([[-3.4, -3, -3.4, -10], [-1.4, -3, -1.4, -10], [0.6, -3, 0.6, -10], [-4, -11.4, -2.4, -11.4], [-0.4, -11.4, 1.4, -11.4]], 0.6, 0.7);
    palisade(pen, -8.8, -2.6, 14.6, 3, 1.4);
    palisade(pen, 3, 7.6, 15, 3.6, 2.4);
    house(pen, 6.4, 6, 7.6, 5, C.thatch[0]);
    palisade(pen, 2, 8.6, 16, 3, 1.6);
  },
};

/** The point where an owner's flag is planted, in units of the picture. */
const MAST = { castle_stone: [0, -18.4], castle_tower_palisade: [0, -17], castle_motte: [-1.4, -18], city: [1, -17], town: [16.6, -1], borough: [-16, -1.6] };
export const mastOf = (kind) => MAST[kind] || [-3, -9];

/** Half the breadth of a picture, how high it stands over the middle of its hex, and how far below it reaches. */
export const SPAN = {
  city: [27, 24, 14],
  town: [21, 20, 11],
  borough: [19, 18, 10],
  abbey: [20, 24, 12],
  priory: [15, 19, 10],
  village: [15, 13, 9],
  castle_stone: [19, 23, 10],
  castle_tower_palisade: [17, 20, 11],
  castle_motte: [18, 22, 11],
};

/** Pictures are drawn larger than life when the whole map is in view. @param {number} scale pixels (of the page, not the device) a world unit */
export const swell = (scale) => Math.max(1.12, Math.min(1.9, 0.68 / scale));

/** @param {{kind: string, flags?: string[], id: string}} place */
export function drawPlace(g, place, at, scale, ratio) {
  const k = swell(scale / ratio),
    rnd = rng(seedOf(place.id)),
    pen = new Pen(g, scale, k),
    flags = new Set(place.flags || []);
  g.save();
  g.translate(at.x, at.y);
  g.scale(k, k);
  g.lineCap = 'round';
  if (place.kind.startsWith('castle') && flags.has('town')) {
    ground(pen, 22, 10, 5);
    cottages(pen, rnd, [[-24, 4, 0.85], [15.5, 2.5, 0.85]], C.roof);
  }
  if (flags.has('monastery') && !['abbey', 'priory'].includes(place.kind)) church(pen, 13, 1, 0.66, { roof: '#75828d', apse: true, nave: 0.7 });
  (KIND[place.kind] || KIND.village)(pen, rnd);
  if (place.kind.startsWith('castle') && flags.has('town')) cottages(pen, rnd, [[-22, 11.5, 0.9], [-12, 14, 0.85], [8, 14, 0.85], [16, 10.5, 0.9]], C.roof);
  if (flags.has('fortified') && ['village', 'borough', 'priory', 'abbey'].includes(place.kind)) palisade(pen, -14, 9.6, 28, 2.8, 2);
  g.restore();
}
