// Walls of stone along hexsides, with their doors, windows and slits. Seen in plan: a band of masonry, mitred where bands meet.
// In the frame of a side x runs along it, outside is −y, inside +y.
import { P, mix, alpha } from './palette.js';
import { beam, block, planks } from './material.js';
import { mitre } from './plan.js';

/** The outline of a band between two distances from the side's middle line. */
export function bandOf(s, L, v0, v1, bare = 2) {
  const [a, b] = s.joins || [null, null],
    pts = [
      [mitre(a, v0, bare), v0],
      [L - mitre(b, v0, bare), v0],
    ];
  if (b && v0 < 0 && v1 > 0) pts.push([L, 0]);
  pts.push([L - mitre(b, v1, bare), v1], [mitre(a, v1, bare), v1]);
  if (a && v0 < 0 && v1 > 0) pts.push([0, 0]);
  return pts;
}

export function fillBand(g, pts) {
  g.beginPath();
  pts.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.closePath();
}

// The two long edges: light where they face it, dark where they turn away. Boxes, not strokes: they look the same wherever a window cuts them.
export function edges(g, s, L, v0, v1, light, strength = 1) {
  const [a, b] = s.joins || [null, null],
    line = (v, w, colour) => {
      const u = mitre(a, v, 2);
      g.fillStyle = colour;
      g.fillRect(u, v - w / 2, L - mitre(b, v, 2) - u, w);
    };
  for (const [v, lit] of [
    [v0, -light.y],
    [v1, light.y],
  ]) {
    line(v, 1, alpha(P.ink, 0.6 * strength));
    line(v === v0 ? v + 1.1 : v - 1.1, 1.3, lit > 0 ? `rgba(255,248,224,${0.6 * lit * strength})` : `rgba(42,32,24,${-0.45 * lit * strength})`);
  }
}

/** Courses of stones along a band; the last stones are cut to the mitre. */
export function courses(g, s, L, v0, v1, rnd, { rows = 2, tone = 0, long = 10 } = {}) {
  const K = P.stone,
    h = (v1 - v0) / rows,
    [a, b] = s.joins || [null, null];
  g.fillStyle = mix(K.mortar, K.dark, 0.3, tone);
  fillBand(g, bandOf(s, L, v0, v1));
  g.fill();
  for (let j = 0; j < rows; j++) {
    const top = v0 + j * h + 0.4,
      foot = v0 + (j + 1) * h - 0.4,
      left = [mitre(a, top, 2), mitre(a, foot, 2)],
      right = [L - mitre(b, top, 2), L - mitre(b, foot, 2)],
      whole = [Math.max(...left), Math.min(...right)];
    for (let u = -14 - rnd() * long; u < L + 14;) {
      const w = long * rnd.range(0.75, 1.5),
        [x0, x1] = [u + 0.4, u + w - 0.4],
        lit = rnd() < 0.1 ? mix(K.mid, '#a9937a', 0.7, rnd.sym(8) + tone) : mix(K.mid, K.light, rnd() * 0.6, rnd.sym(10) + tone),
        bright = rnd() < 0.4;
      u += w;
      if (x1 < Math.min(...left) || x0 > Math.max(...right)) continue;
      g.fillStyle = lit;
      if (x0 >= whole[0] && x1 <= whole[1]) {
        g.fillRect(x0, top, x1 - x0, foot - top);
        if (bright) {
          g.fillStyle = 'rgba(255,248,226,0.25)';
          g.fillRect(x0, top, x1 - x0, 0.8);
        }
        continue;
      }
      g.beginPath();
      g.moveTo(Math.min(Math.max(x0, left[0]), right[0]), top);
      g.lineTo(Math.max(Math.min(x1, right[0]), left[0]), top);
      g.lineTo(Math.max(Math.min(x1, right[1]), left[1]), foot);
      g.lineTo(Math.min(Math.max(x0, left[1]), right[1]), foot);
      g.fill();
    }
  }
}

// The three makes of wall: rubble and plaster, tall ashlar with a plinth, the castle's own.
const MAKES = {
  wall: { t: 4.6, rows: 2, tone: 4, long: 9 },
  tall: { t: 6, rows: 2, tone: 14, long: 13 },
  castle: { t: 7.4, rows: 3, tone: -2, long: 11 },
};

function masonry(g, s, L, light, rnd, make) {
  const m = MAKES[make];
  if (make === 'tall') plinth(g, s, L, m.t, light);
  courses(g, s, L, -m.t, m.t, rnd, m);
  edges(g, s, L, -m.t, m.t, light);
  if (make === 'tall')
    for (const u of [L * 0.5 - 3.5]) block(g, u, -m.t - 4.5, 7, 4.5, light, mix(P.stone.mid, P.stone.light, 0.8), 1.6); // buttress
  return m.t;
}

function plinth(g, s, L, t, light) {
  g.fillStyle = mix(P.stone.face, -light.y > 0 ? P.stone.light : P.stone.shade, Math.abs(light.y) * 0.6);
  fillBand(g, bandOf(s, L, -t - 2.6, -t + 1));
  g.fill();
}

// Dark stones beside an opening.
function jambs(g, u0, u1, t, light, over = 1) {
  for (const [u, k] of [
    [u0, -1],
    [u1, 0],
  ])
    block(g, u + k * 4.4, -t - over, 4.4, 2 * (t + over), light, mix(P.stone.mid, P.stone.light, 0.75), 0);
}

// A hole through the wall, as light or dark as what is seen through it.
function hole(g, u0, u1, t, colour) {
  g.fillStyle = colour;
  g.fillRect(u0, -t - 0.4, u1 - u0, 2 * t + 0.8);
}

function leaf(g, rnd, w, open, hinge, colour) {
  g.save();
  g.translate(...hinge);
  g.rotate(open);
  g.fillStyle = 'rgba(20,14,20,0.35)';
  g.fillRect(0, 1.6, w, 5);
  planks(g, 0, -2.3, w, 2.5, rnd, { dir: 1, width: 4.2, tone: colour });
  g.fillStyle = P.iron;
  for (const u of [0.22, 0.72]) g.fillRect(w * u - 0.9, -2.8, 1.8, 5.6);
  g.strokeStyle = P.ink;
  g.lineWidth = 0.9;
  g.strokeRect(0, -2.3, w, 4.8);
  g.restore();
}

function doorway(g, s, L, light, rnd, make, width) {
  const t = masonry(g, s, L, light, rnd, make),
    u0 = L / 2 - width / 2,
    u1 = L / 2 + width / 2;
  planks(g, u0, -t - 1.5, u1, t + 1.5, rnd, { width: 4, grey: 0.5 });
  g.fillStyle = alpha('#fff2cf', 0.3);
  g.fillRect(u0, -t - 1.5, width, 2 * t + 3);
  block(g, u0 - 2, -t - 5, width + 4, 4.4, light, mix(P.stone.mid, P.stone.light, 0.9), 1.6); // step outside
  jambs(g, u0, u1, t, light, 2);
  return { t, u0, u1 };
}

function door(g, s, L, light, rnd) {
  const { t, u0, u1 } = doorway(g, s, L, light, rnd, s.make || 'wall', L * 0.56);
  leaf(g, rnd, (u1 - u0) * 0.96, 1.05, [u0 + 1, t + 1], 0);
}

function doorShut(g, s, L, light, rnd) {
  const { u0, u1 } = doorway(g, s, L, light, rnd, s.make || 'tall', L * 0.6);
  g.fillStyle = 'rgba(20,14,18,0.55)';
  g.fillRect(u0, -5, u1 - u0, 10);
  leaf(g, rnd, u1 - u0, 0, [u0, -1.2], -4);
  beam(g, u0 - 3, 3.4, u1 + 3, 3.4, 3, light, P.wood.light); // the bar
}

function doorBroken(g, s, L, light, rnd) {
  const { u0, u1 } = doorway(g, s, L, light, rnd, s.make || 'tall', L * 0.6);
  for (let i = 0; i < 6; i++) {
    const u = u0 + rnd() * (u1 - u0),
      v = rnd.sym(9);
    beam(g, u - 5, v, u + 5, v + rnd.sym(5), 3, light, P.wood.mid);
  }
}

function towerDoor(g, s, L, light, rnd) {
  const { t, u0, u1 } = doorway(g, s, L, light, rnd, 'castle', L * 0.42);
  hole(g, u0, u1, t, 'rgba(30,22,18,0.62)');
  leaf(g, rnd, (u1 - u0) * 0.94, 1.2, [u0 + 0.6, t], -10);
  g.strokeStyle = P.stone.light;
  g.lineWidth = 1.6;
  g.beginPath();
  g.arc(L / 2, -t - 0.5, (u1 - u0) / 2 + 2, Math.PI, 0); // its arch, as if folded outwards
  g.stroke();
}

// A gate in two leaves between heavy jambs.
function gate(open, ruin) {
  return (g, s, L, light, rnd) => {
    const t = MAKES.castle.t,
      w = L - 7;
    masonry(g, s, L, light, rnd, 'castle');
    g.fillStyle = mix(P.stone.shade, P.yard.dark, 0.5);
    g.fillRect(3.5, -t - 2, w, 2 * t + 4);
    for (let u = 5; u < L - 5; u += 6) for (let v = -t; v < t; v += 5) block(g, u, v, 5, 4, light, mix(P.stone.dark, P.stone.mid, rnd()), 0);
    if (ruin)
      for (let i = 0; i < 9; i++) {
        const u = 5 + rnd() * (L - 10),
          v = rnd.sym(13);
        beam(g, u - 6, v, u + 6, v + rnd.sym(6), 3.6, light, mix(P.wood.mid, P.char, rnd() * 0.6));
      }
    else {
      leaf(g, rnd, w / 2 - 0.4, open * 1.35, [3.5, open ? t : 0], 2);
      g.save();
      g.translate(L - 3.5, open ? t : 0);
      g.scale(-1, 1);
      leaf(g, rnd, w / 2 - 0.4, open * 1.35, [0, 0], 2);
      g.restore();
      if (!open) beam(g, 5, 4.6, L - 5, 4.6, 3.4, light, P.wood.light);
    }
    for (const u of [-4, L - 3]) block(g, u, -t - 3, 7, 2 * t + 6, light, mix(P.stone.mid, P.stone.light, 0.7), 2.4);
  };
}

// Two posts and nothing between: the way into a yard.
function entrance(g, s, L, light, rnd) {
  g.fillStyle = alpha(P.earth.light, 0.5);
  g.fillRect(5, -8, L - 10, 16);
  for (let i = 0; i < 12; i++) {
    g.fillStyle = alpha(P.earth.dark, 0.5);
    g.fillRect(6 + rnd() * (L - 14), rnd.sym(8), rnd.range(2, 5), 1.1);
  }
  for (const u of [0, L - 8]) {
    block(g, u, -5, 9, 10, light, mix(P.stone.mid, P.stone.light, 0.75), 4);
    block(g, u + 2, -3, 5, 6, light, P.stone.light, 0);
  }
}

function shutters(g, u0, u1, t, light) {
  for (const [u, k] of [
    [u0, -1],
    [u1, 1],
  ]) {
    g.save();
    g.translate(u, -t);
    g.rotate(k * 0.3);
    const w = (u1 - u0) * 0.46;
    block(g, k < 0 ? -w : 0, -3.4, w, 3.2, light, P.wood.mid, 1.4);
    g.restore();
  }
}

// Light that falls in through an opening.
function gleam(g, u0, u1, t, reach = 20) {
  const m = g.createLinearGradient(0, t, 0, t + reach);
  m.addColorStop(0, 'rgba(255,240,190,0.36)');
  m.addColorStop(1, 'rgba(255,240,190,0)');
  g.fillStyle = m;
  g.beginPath();
  g.moveTo(u0, t);
  g.lineTo(u1, t);
  g.lineTo(u1 + 6, t + reach);
  g.lineTo(u0 - 6, t + reach);
  g.fill();
}

function pane(g, u0, u1, t, light) {
  hole(g, u0, u1, t, '#e9dfbf');
  g.fillStyle = P.wood.dark;
  g.fillRect(u0, -0.9, u1 - u0, 1.8);
  for (const u of [u0, (u0 + u1) / 2, u1]) g.fillRect(u - 0.9, -t - 0.4, 1.8, 2 * t + 0.8);
  g.strokeStyle = alpha(P.ink, 0.6);
  g.lineWidth = 0.8;
  g.strokeRect(u0, -t - 0.4, u1 - u0, 2 * t + 0.8);
  return light;
}

function window_(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, s.make || 'wall'),
    u0 = L / 2 - L * 0.22,
    u1 = L / 2 + L * 0.22;
  pane(g, u0, u1, t, light);
  shutters(g, u0, u1, t, light);
  gleam(g, u0, u1, t);
}

// A splay: narrow outside, wide inside.
function splay(g, u, t, out, inn, over = 1) {
  const m = g.createLinearGradient(0, -t, 0, t);
  m.addColorStop(0, '#1c150e');
  m.addColorStop(0.45, '#4c4132');
  m.addColorStop(1, '#9c8b6c');
  g.fillStyle = m;
  g.beginPath();
  g.moveTo(u - out, -t - over);
  g.lineTo(u + out, -t - over);
  g.lineTo(u + inn, t + 0.6);
  g.lineTo(u - inn, t + 0.6);
  g.closePath();
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.75);
  g.lineWidth = 0.9;
  g.stroke();
}

function arrowSlit(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, s.make || 'castle');
  splay(g, L / 2, t, 1.3, 7.5);
  g.fillStyle = P.ink;
  g.fillRect(L / 2 - 1, -t - 4, 2, 6);
}

// Where two hexes meet: half of it on either side.
function sharedSlit(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, s.make || 'castle'),
    u = s.slit === 1 ? L - 2.4 : 2.4;
  splay(g, u, t, 1.3, 7.5);
  g.fillStyle = P.ink;
  g.fillRect(u - 1, -t - 4, 2, 6);
}

function chapelWindow(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, 'tall');
  splay(g, L / 2, t, 2, 7);
  gleam(g, L / 2 - 5, L / 2 + 5, t, 16);
  g.fillStyle = '#1a130d'; // its cross, laid over the wall so that it can be read
  g.fillRect(L / 2 - 1.3, -t - 5, 2.6, t + 8);
  g.fillRect(L / 2 - 5, -t - 1.6, 10, 2.6);
  g.strokeStyle = P.stone.light;
  g.lineWidth = 0.7;
  g.strokeRect(L / 2 - 5, -t - 1.6, 10, 2.6);
}

function churchWindow(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, 'tall'),
    u0 = L / 2 - L * 0.27,
    w = L * 0.54;
  g.fillStyle = P.ink;
  g.fillRect(u0 - 1, -t * 0.62, w + 2, t * 1.24);
  ['#7fa4b4', '#c9a64e', '#a4503c', '#6f9a5a'].forEach((c, i) => {
    g.fillStyle = c;
    g.fillRect(u0 + (w * i) / 4 + 0.5, -t * 0.46, w / 4 - 1, t * 0.92);
    const m = g.createLinearGradient(0, t, 0, t + 17);
    m.addColorStop(0, alpha(c, 0.5));
    m.addColorStop(1, alpha(c, 0));
    g.fillStyle = m;
    g.fillRect(u0 + (w * i) / 4, t, w / 4, 17);
  });
  g.strokeStyle = P.stone.light;
  g.lineWidth = 1.5;
  g.beginPath();
  g.moveTo(u0, -t - 0.5);
  g.quadraticCurveTo(L / 2, -t - 8, u0 + w, -t - 0.5);
  g.stroke();
}

function castleWindow(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, 'castle');
  splay(g, L / 2, t, 4.6, 8, 0.4);
  g.fillStyle = P.iron;
  for (const k of [-2.6, 0, 2.6]) g.fillRect(L / 2 + k - 0.6, -t - 1.4, 1.2, 6);
  g.fillRect(L / 2 - 5, -t + 1.4, 10, 1.2);
  gleam(g, L / 2 - 7, L / 2 + 7, t, 15);
  block(g, L / 2 - 7.5, -t - 3.4, 15, 2.4, light, P.stone.light, 1);
}

function twinWindow(g, s, L, light, rnd) {
  const t = masonry(g, s, L, light, rnd, 'castle');
  for (const k of [-1, 1]) {
    hole(g, L / 2 + k * 6.4 - 4.2, L / 2 + k * 6.4 + 4.2, t, '#2a2119');
    g.fillStyle = '#c9bd96';
    g.fillRect(L / 2 + k * 6.4 - 3.2, -t * 0.4, 6.4, t * 1.3);
    gleam(g, L / 2 + k * 6.4 - 4, L / 2 + k * 6.4 + 4, t, 15);
    g.strokeStyle = P.stone.light;
    g.lineWidth = 1.4;
    g.beginPath();
    g.arc(L / 2 + k * 6.4, -t - 0.3, 4.6, Math.PI, 0);
    g.stroke();
  }
  g.fillStyle = P.stone.light;
  g.beginPath();
  g.arc(L / 2, 0, 2.6, 0, 7);
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.7);
  g.lineWidth = 0.8;
  g.stroke();
}

const plain = (make) => (g, s, L, light, rnd) => masonry(g, s, L, light, rnd, s.make || make);

export const WALLS = {
  wall: plain('wall'),
  tall_wall: plain('tall'),
  castle_face: plain('castle'),
  door,
  door_shut: doorShut,
  door_broken: doorBroken,
  tower_door: towerDoor,
  gate_shut: gate(0, false),
  gate_leaf: gate(1, false),
  gate_broken: gate(1, true),
  entrance,
  window: window_,
  chapel_window: chapelWindow,
  church_window: churchWindow,
  arrow_slit: arrowSlit,
  shared_slit: sharedSlit,
  castle_window: castleWindow,
  twin_window: twinWindow,
};
/** How high they stand above their floor, and half how thick they are. */
export const WALL_HEIGHT = {
  wall: 13, door: 13, window: 13, door_shut: 18, door_broken: 18, tall_wall: 24, chapel_window: 24, church_window: 24,
  castle_face: 28, tower_door: 28, arrow_slit: 28, shared_slit: 28, castle_window: 28, twin_window: 28, gate_shut: 24, gate_leaf: 24, gate_broken: 24, entrance: 6,
};
export const WALL_THICK = { wall: 4.6, door: 4.6, window: 4.6, tall_wall: 6, church_window: 6, chapel_window: 6, door_shut: 6, door_broken: 6, entrance: 4 };
/** The make of wall a kind stands in by itself. */
export const MAKE_OF = {
  wall: 'wall', tall_wall: 'tall', church_window: 'tall', chapel_window: 'tall', castle_face: 'castle', twin_window: 'castle', castle_window: 'castle', tower_door: 'castle',
};
