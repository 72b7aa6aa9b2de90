// Machines of war, true to the hexes they stand on and to the way they face (+x is forward in their own frame).
import { H, S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { beam, block, framed, planks } from './material.js';
import { boarded, trace } from './paving.js';
import { softRim } from './corners.js';

const seedOf = (id) => [...String(id)].reduce((s, c) => (s * 31 + c.charCodeAt(0)) | 0, 7);
const ahead = (facing) => -Math.PI / 2 + (Math.PI / 3) * facing;

function wheel(g, x, y, light, r = 9) {
  g.fillStyle = 'rgba(20,14,20,0.3)';
  g.fillRect(x - r + 2, y - 1, 2 * r, 7);
  g.fillStyle = P.wood.deep;
  g.fillRect(x - r, y - 3.4, 2 * r, 6.8);
  g.fillStyle = P.wood.mid;
  g.fillRect(x - r + 1, y - 2.4 + (light.y < 0 ? 0 : 0.8), 2 * r - 2, 3.6);
  g.fillStyle = P.iron;
  g.fillRect(x - 1.6, y - 4, 3.2, 8);
}

/** The frame of a machine: its nose's hex, its facing, the extent of its cells along and across. */
function frameOf(m) {
  const a = ahead(m.facing),
    c = Math.cos(a),
    s = Math.sin(a),
    nose = m.line[m.line.length - 1],
    us = m.ground.map((p) => (p.x - nose.x) * c + (p.y - nose.y) * s),
    vs = m.ground.map((p) => -(p.x - nose.x) * s + (p.y - nose.y) * c);
  return { a, nose, u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
}

// Everything drawn in a machine's frame, over the shape its hexes make.
function shaped(g, m, shadows, high, draw) {
  const f = frameOf(m),
    soft = softRim(m.ground),
    rnd = rng(seedOf(m.id));
  for (const cell of m.ground) shadows.poly(soft.outline(cell), high);
  return () => {
    const clip = new Path2D();
    for (const cell of m.ground) trace(clip, soft.outline(cell));
    framed(g, f.nose.x, f.nose.y, f.a, (light) =>
      draw({
        light,
        f,
        rnd,
        rim: soft.rim,
        // draws in the machine's frame, cut to its hexes
        within(paint) {
          g.save();
          g.rotate(-f.a);
          g.translate(-f.nose.x, -f.nose.y);
          g.clip(clip);
          g.translate(f.nose.x, f.nose.y);
          g.rotate(f.a);
          paint();
          g.restore();
        },
      }),
    );
    rimLine(g, soft.rim);
    for (const cell of m.ground) if (cell.lost) charred(g, cell, soft.outline(cell), rnd);
  };
}

function rimLine(g, rim) {
  g.strokeStyle = alpha(P.ink, 0.7);
  g.lineWidth = 1.1;
  g.beginPath();
  for (const e of rim) {
    g.moveTo(e.a.x, e.a.y);
    g.lineTo(e.b.x, e.b.y);
  }
  g.stroke();
}

function charred(g, cell, pts, rnd) {
  g.save();
  g.beginPath();
  trace(g, pts);
  g.clip();
  g.fillStyle = alpha(P.char, 0.82);
  g.fillRect(cell.x - S, cell.y - S, 2 * S, 2 * S);
  for (let i = 0; i < 7; i++) framed(g, cell.x + rnd.sym(20), cell.y + rnd.sym(20), rnd() * 3, (light) => beam(g, -13, 0, 13, 0, 3.6, light, '#3a2a20'));
  g.restore();
}

// Patches nailed over a slope.
function cover(g, x0, x1, y0, y1, rnd, lit, patches, size = 12) {
  for (let x = x0; x < x1; x += size)
    for (let y = y0; y < y1; y += size) {
      g.fillStyle = mix(rnd.pick(patches), lit > 0 ? '#d9bd8f' : '#35251a', Math.abs(lit) * 0.42, rnd.sym(8));
      g.fillRect(x, y, size + 0.4, size + 0.4);
      g.strokeStyle = alpha(P.ink, 0.32);
      g.lineWidth = 0.8;
      g.strokeRect(x, y, size, size);
      g.fillStyle = alpha(P.ink, 0.5);
      g.fillRect(x + 1.4, y + 1.4, 1, 1);
      g.fillRect(x + size - 2.4, y + 1.4, 1, 1);
    }
}

// A ridged roof over all its hexes, on wheels.
function roofed(g, m, shadows, patches, high, extra) {
  return shaped(g, m, shadows, high, ({ light, f, rnd, within }) => {
    const x0 = f.u0 - H / 2,
      x1 = f.u1 + H / 2,
      wide = f.v1 - f.v0 + S * 1.6;
    for (const v of [f.v0 - S * 0.76, f.v1 + S * 0.76]) for (let i = 0; i < 3; i++) wheel(g, f.u0 + H * 0.2 + ((f.u1 - f.u0 - H * 0.7) * i) / 2, v, light);
    extra?.before(light, x1);
    within(() => {
      cover(g, x0, x1, f.v0 - S, 0, rnd, -light.y, patches);
      cover(g, x0, x1, 0, f.v1 + S, rnd, light.y, patches);
      g.fillStyle = light.y < 0 ? 'rgba(255,240,205,0.16)' : 'rgba(24,16,20,0.16)';
      g.fillRect(x0, -wide / 2, x1 - x0, wide / 2);
      g.fillStyle = 'rgba(24,16,20,0.2)';
      for (let x = x0 + 24; x < x1; x += 30) g.fillRect(x, -wide, 1.4, wide * 2);
    });
    beam(g, x0 + 2, 0, f.u1 + H / 2 - 2, 0, 6, light);
    extra?.after?.(light, x1, rnd);
  });
}

function ram(g, m, shadows) {
  return roofed(g, m, shadows, P.hide, 16, {
    before(light, x1) {
      const nose = H / 2;
      g.fillStyle = 'rgba(20,14,20,0.35)';
      g.fillRect(nose - 4, 0, 26, 13);
      beam(g, nose - 12, 0, nose + 15, 0, 13, light, P.wood.light);
      block(g, nose + 10, -8.5, 14, 17, light, P.iron, 3);
      g.fillStyle = '#7a7a7c';
      g.fillRect(nose + 12, -6, 2.4, 9);
      return x1;
    },
  });
}

function gallery(g, m, shadows) {
  return roofed(g, m, shadows, [P.wood.grey, '#8d7a5a', '#a58f69'], 13, {
    before() {},
    after(light) {
      for (const v of [-S * 0.7, S * 0.7]) beam(g, 0, v * 0.2, H * 0.42, v, 4, light);
    },
  });
}

// On the road only the middle line is left: beams and boards on wheels, lashed down.
function folded(g, m, shadows) {
  return shaped(g, { ...m, ground: m.line }, shadows, 9, ({ light, f, rnd }) => {
    const x0 = f.u0 - H * 0.4,
      x1 = f.u1 + H * 0.4;
    for (const v of [-S * 0.6, S * 0.6]) for (const u of [x0 + 10, x1 - 10]) wheel(g, u, v, light);
    planks(g, x0, -S * 0.5, x1, S * 0.5, rnd, { width: 7, grey: 0.3 });
    for (let i = 0; i < 4; i++) beam(g, x0 + rnd() * 8, -S * 0.36 + i * S * 0.24, x1 - rnd() * 8, -S * 0.36 + i * S * 0.24, 5, light, mix(P.wood.mid, P.wood.light, rnd()));
    g.strokeStyle = '#cdb98a';
    g.lineWidth = 1.8;
    for (const u of [x0 + 16, (x0 + x1) / 2, x1 - 16]) {
      g.beginPath();
      g.moveTo(u, -S * 0.5);
      g.lineTo(u, S * 0.5);
      g.stroke();
    }
  });
}

// One engine over its line of hexes.
const engine = (high, draw, foot = [-22, 22, 13]) => (g, m, shadows) => {
  const nose = m.line[m.line.length - 1],
    rear = m.line[0],
    mid = { x: (nose.x + rear.x) / 2, y: (nose.y + rear.y) / 2 },
    a = ahead(m.facing),
    L = (m.line.length - 1) * H,
    rnd = rng(seedOf(m.id)),
    c = Math.cos(a),
    s = Math.sin(a);
  shadows.poly(
    [
      [-L / 2 + foot[0], -foot[2]],
      [L / 2 + foot[1], -foot[2]],
      [L / 2 + foot[1], foot[2]],
      [-L / 2 + foot[0], foot[2]],
    ].map(([u, v]) => ({ x: mid.x + u * c - v * s, y: mid.y + u * s + v * c })),
    high,
  );
  return () => {
    framed(g, mid.x, mid.y, a, (light) => draw(g, L, light, rnd, m));
    if (m.line.some((cell) => cell.lost)) m.line.filter((cell) => cell.lost).forEach((cell) => charred(g, cell, [0, 1, 2, 3, 4, 5].map((k) => ({ x: cell.x + Math.cos(k * 1.047) * 24, y: cell.y + Math.sin(k * 1.047) * 24 })), rnd));
  };
};

function cord(g, points, width = 1.6) {
  g.strokeStyle = '#e6d7ac';
  g.lineWidth = width;
  g.beginPath();
  points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
  g.stroke();
}

function ballista(g, L, light, rnd) {
  for (const v of [-1, 1]) beam(g, -20, v * 3, -6, v * 15, 4.4, light, P.wood.dark);
  beam(g, -26, 0, 24, 0, 8, light, P.wood.mid); // stock
  g.fillStyle = P.wood.deep;
  g.fillRect(-22, -1.2, 44, 2.4);
  block(g, 4, -15, 9, 30, light, P.wood.light, 4); // frame
  for (const v of [-1, 1]) {
    g.fillStyle = '#e6d7ac';
    g.fillRect(5.5, v * 11 - 2.6, 6, 5.2);
    beam(g, 8, v * 11, -4, v * 25, 4.6, light, P.wood.light); // arms drawn back
    g.fillStyle = P.iron;
    g.fillRect(4, v * 15 - 1, 9, 2);
  }
  cord(g, [
    [-4, -25],
    [-16, 0],
    [-4, 25],
  ]);
  beam(g, -14, 0, 27, 0, 2.4, light, '#d9bd88'); // the bolt
  g.fillStyle = P.iron;
  g.beginPath();
  g.moveTo(33, 0);
  g.lineTo(26, -3);
  g.lineTo(26, 3);
  g.fill();
  for (const v of [-7, 7]) beam(g, -25, v, -25, v + (v > 0 ? 5 : -5), 2.4, light, P.wood.light); // windlass
  return rnd;
}

function mangonel(g, L, light, rnd) {
  const x0 = -L / 2 - 24,
    x1 = L / 2 + 24;
  for (const u of [x0 + 10, x1 - 10]) for (const v of [-22, 22]) wheel(g, u, v, light, 8);
  for (const v of [-16, 16]) beam(g, x0, v, x1, v, 8, light, P.wood.mid);
  for (const u of [x0 + 4, 0, x1 - 4]) beam(g, u, -20, u, 20, 6.4, light, P.wood.dark);
  g.fillStyle = '#e6d7ac'; // the skein
  g.fillRect(2, -19, 9, 38);
  g.strokeStyle = alpha(P.wood.deep, 0.7);
  g.lineWidth = 0.8;
  for (let v = -18; v < 19; v += 2.6) {
    g.beginPath();
    g.moveTo(2, v);
    g.lineTo(11, v + 1.6);
    g.stroke();
  }
  block(g, x1 - 26, -19, 9, 38, light, P.wood.light, 6); // buffer
  g.fillStyle = '#7d5a3a';
  g.fillRect(x1 - 27, -8, 4, 16);
  g.fillStyle = 'rgba(20,14,20,0.3)';
  g.fillRect(x0 + 6, 2, 44, 8);
  beam(g, 6, 0, x0 + 10, 0, 7, light, P.wood.light); // arm
  g.fillStyle = P.wood.deep;
  g.beginPath();
  g.arc(x0 + 9, 0, 9.6, 0, 7);
  g.fill();
  g.fillStyle = P.rock.mid;
  g.beginPath();
  g.arc(x0 + 8.4, -0.6, 6.4, 0, 7);
  g.fill();
  g.fillStyle = P.rock.light;
  g.beginPath();
  g.arc(x0 + 6.6, -2.4, 2.6, 0, 7);
  g.fill();
  for (const v of [-1, 1]) beam(g, x0 + 14, v * 12, x0 + 14, v * 24, 3, light, P.wood.light);
  return rnd;
}

// A beam on a trestle, hauled down by ropes: long arm and sling to the rear, the pulling end to the nose.
function petraria(g, L, light, rnd) {
  const x1 = L / 2 + 22,
    x0 = -L / 2 - 20;
  for (const v of [-17, 17]) {
    beam(g, -14, v, 26, v, 6.4, light, P.wood.mid);
    beam(g, 6, v * 0.9, -16, v * 1.3, 4, light, P.wood.dark);
    beam(g, 6, v * 0.9, 26, v * 1.3, 4, light, P.wood.dark);
    block(g, 1, v - 5, 10, 10, light, P.wood.light, 7);
  }
  beam(g, 6, -20, 6, 20, 5, light, P.wood.dark);
  g.fillStyle = 'rgba(20,14,20,0.28)';
  g.fillRect(x0 + 8, 4, x1 - x0 - 26, 6);
  beam(g, x0 + 6, 0, x1 - 16, 0, 6.4, light, P.wood.light);
  for (const v of [-9, -4.5, 0, 4.5, 9])
    cord(g, [
      [x1 - 17, v * 0.3],
      [x1 + 3, v * 1.6],
    ], 1.3);
  beam(g, x1 - 17, -8, x1 - 17, 8, 3.6, light, P.wood.mid);
  cord(g, [
    [x0 + 8, -2],
    [x0 - 2, 7],
    [x0 + 8, 9],
  ]);
  g.fillStyle = '#7d5a3a';
  g.beginPath();
  g.ellipse(x0 + 1, 9, 7, 4.6, 0.5, 0, 7);
  g.fill();
  g.fillStyle = P.rock.light;
  g.beginPath();
  g.arc(x0 + 0.6, 8.4, 3.6, 0, 7);
  g.fill();
  return rnd;
}

function siphon(g, L, light) {
  block(g, -22, -15, 26, 30, light, P.wood.mid, 5);
  g.fillStyle = P.wood.dark;
  for (const v of [-9, 0, 9]) g.fillRect(-22, v - 0.6, 26, 1.2);
  const copper = g.createLinearGradient(-10, -11, -6, 11);
  copper.addColorStop(0, '#e0a673');
  copper.addColorStop(0.5, '#a8643a');
  copper.addColorStop(1, '#5c3119');
  g.fillStyle = copper;
  g.beginPath();
  g.ellipse(-9, 0, 11.5, 11.5, 0, 0, 7);
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.7);
  g.lineWidth = 1;
  g.stroke();
  beam(g, 2, 0, 26, 0, 6, light, '#b9794a');
  g.fillStyle = '#2a1a10';
  g.beginPath();
  g.arc(27, 0, 3.6, 0, 7);
  g.fill();
  g.fillStyle = '#ffb040';
  g.beginPath();
  g.arc(28, 0, 1.6, 0, 7);
  g.fill();
  beam(g, -16, 0, -28, 9, 3, light, P.wood.light);
}

function mantlet(g, L, light, rnd) {
  for (const v of [-15, 15]) beam(g, 20, v, -14, v, 3.6, light, P.wood.dark);
  for (const v of [-16, 16]) wheel(g, 4, v, light, 6);
  g.fillStyle = 'rgba(20,14,18,0.4)';
  g.fillRect(16, -28, 15, 60);
  planks(g, 17, -31, 28, 31, rnd, { width: 5, grey: 0.3 });
  for (const u of [19, 26]) beam(g, u, -33, u, 33, 3, light);
  g.fillStyle = P.ink;
  g.fillRect(21, -5, 2.6, 10);
}

const WHOLE = {
  ram,
  gallery,
  ballista: engine(5, ballista, [-24, 22, 5]),
  mangonel: engine(11, mangonel),
  petraria: engine(12, petraria, [10, 0, 12]),
  siphon: engine(9, siphon),
  mantlet: engine(10, mantlet, [17, 28, 31]),
};

// A siege tower is what its floors are: boards, hides, slits; the highest is seen, the wheels stick out below.
function siegeTower(g, m, shadows, limit, walks) {
  const floors = m.floors.filter((f) => f.storey <= limit),
    covered = new Map();
  for (const f of floors) for (const c of f.cells) covered.set(`${c.c},${c.r}`, f.storey);
  const rnd = rng(seedOf(m.id)),
    frame = frameOf(m),
    places = new Map(floors.flatMap((f) => f.cells.map((c) => [`${c.c},${c.r}`, c]))),
    soft = softRim([...places.values()]),
    draws = [];
  for (const c of places.values()) {
    const w = new Path2D();
    trace(w, soft.outline(c));
    walks.push(w);
  }
  for (const f of floors) {
    const top = f.storey === floors[floors.length - 1].storey,
      bare = f.cells.filter((c) => covered.get(`${c.c},${c.r}`) === f.storey);
    for (const c of f.cells) shadows.poly(soft.outline(c), 10 + 11 * f.storey);
    draws.push(() => {
      if (!f.storey)
        framed(g, frame.nose.x, frame.nose.y, frame.a, (light) => {
          for (const v of [frame.v0 - S * 0.76, frame.v1 + S * 0.76]) for (let i = 0; i < 4; i++) wheel(g, frame.u0 + H * 0.1 + ((frame.u1 - frame.u0 - H * 0.6) * i) / 3, v, light, 10);
        });
      if (f.storey) walls(g, soft.rimOf(f.cells), frame, 4.5);
      if (f.storey) {
        // what is above throws its shade on the floor below it
        g.fillStyle = 'rgba(24,16,26,0.16)';
        for (let i = 1; i <= 3; i++) {
          g.save();
          g.translate(3 * i, 3 * i);
          g.beginPath();
          for (const c of f.cells) trace(g, soft.outline(c));
          g.fill();
          g.restore();
        }
      }
      for (const c of bare) boarded(g, c, soft.outline(c), { angle: frame.a + Math.PI / 2, width: 7, grey: 0.22, tone: f.storey ? 4 * f.storey - 6 : -18 });
      const below = floors[floors.length - 1].storey - f.storey;
      if (below) for (const c of bare) dim(g, soft.outline(c), Math.min(0.4, 0.12 * below + (f.storey ? 0 : 0.06)));
      for (const c of bare) if (c.lost) charred(g, c, soft.outline(c), rnd);
      boards(g, f, soft.rimOf(f.cells), frame, rnd, top);
      for (const c of bare) fittings(g, c, f, frame, rnd);
    });
  }
  if (m.bridge.length && floors.length > 1) draws.push(bridge(g, m, frame, shadows, rnd));
  return () => draws.forEach((draw) => draw());
}

// The sides of a floor, seen as a narrow face below it: hides in front, boards along the flanks.
function walls(g, rim, frame, broad) {
  g.lineCap = 'round';
  for (const e of rim) {
    const front = e.nx * Math.cos(frame.a) + e.ny * Math.sin(frame.a),
      lit = e.nx * LIGHT.x + e.ny * LIGHT.y;
    if (front < -0.4) continue;
    g.strokeStyle = mix(front > 0.4 ? P.hide[1] : P.wood.dark, lit > 0 ? '#d9bd8f' : '#241710', Math.abs(lit) * 0.6);
    g.lineWidth = 2 * broad + 8;
    g.beginPath();
    g.moveTo(e.a.x, e.a.y);
    g.lineTo(e.b.x, e.b.y);
    g.stroke();
  }
}

function dim(g, pts, strength) {
  g.fillStyle = `rgba(24,16,26,${strength})`;
  g.beginPath();
  trace(g, pts);
  g.fill();
}

// The outer boards with their hides; none at the open rear.
function boards(g, f, rim, frame, rnd, top) {
  const fx = Math.cos(frame.a),
    fy = Math.sin(frame.a);
  for (const e of rim) {
    const front = e.nx * fx + e.ny * fy,
      L = Math.hypot(e.b.x - e.a.x, e.b.y - e.a.y);
    framed(g, e.a.x, e.a.y, Math.atan2(e.b.y - e.a.y, e.b.x - e.a.x), (light) => {
      if (front < -0.4) {
        beam(g, 0, 1, L, 1, 2.6, light, P.wood.dark);
        return;
      }
      g.fillStyle = 'rgba(24,16,26,0.2)';
      if (light.y < 0) g.fillRect(0, 4, L, 8 * -light.y);
      for (let u = -0.5; u < L; u += 10) {
        const w = Math.min(10, L - u + 0.5);
        g.fillStyle = front > 0.4 ? mix(rnd.pick(P.hide), '#5a4430', rnd() * 0.3) : mix(P.wood.dark, P.wood.light, 0.2 + rnd() * 0.4);
        g.fillRect(u, -3.6, w, 8);
        g.strokeStyle = alpha(P.ink, 0.45);
        g.lineWidth = 0.8;
        g.strokeRect(u, -3.6, w, 8);
      }
      if (f.storey > 1 && front < 0.9) {
        g.fillStyle = P.ink;
        g.fillRect(L / 2 - 1.2, -4.6, 2.4, 10);
      }
      if (top) for (let u = 2; u < L - 6; u += 12) block(g, u, -4, 7, 7.4, light, P.wood.light, 3);
      block(g, -4, -5, 8, 8.6, light, P.wood.light, 3);
    });
  }
}

function fittings(g, c, f, frame, rnd) {
  framed(g, c.x, c.y, frame.a, (light) => {
    if (c.sign === 'w') {
      beam(g, 0, -17, 0, 17, 9, light, P.wood.mid);
      for (const v of [-14, 14]) beam(g, -9, v, 9, v + rnd.sym(3), 2.6, light, P.wood.light);
      cord(g, [
        [3, -8],
        [24, -8],
      ]);
      cord(g, [
        [3, 8],
        [24, 8],
      ]);
    } else if (c.ladder) {
      block(g, -11, -11, 22, 22, light, '#2a1d12', 0);
      for (let v = -8; v < 10; v += 5) beam(g, -10, v, 10, v, 2, light, P.wood.light);
    } else if (c.sign === '#') for (const k of [-1, 1]) beam(g, -22, -16 * k, 22, 16 * k, 6, light, P.wood.dark);
    else if (!f.storey) beam(g, -H / 2, 0, H / 2, 0, 4, light, P.wood.dark); // the push bar
  });
}

function bridge(g, m, frame, shadows, rnd) {
  const c = Math.cos(-frame.a),
    s = Math.sin(-frame.a),
    vs = m.bridge.map((p) => (p.x - frame.nose.x) * s + (p.y - frame.nose.y) * c),
    us = m.bridge.map((p) => (p.x - frame.nose.x) * c - (p.y - frame.nose.y) * s),
    v0 = Math.min(...vs) - S * 0.66,
    v1 = Math.max(...vs) + S * 0.66,
    x1 = Math.max(...us) + H * 0.2;
  const at = (u, v) => ({ x: frame.nose.x + u * Math.cos(frame.a) - v * Math.sin(frame.a), y: frame.nose.y + u * Math.sin(frame.a) + v * Math.cos(frame.a) });
  shadows.poly([at(H * 0.4, v0), at(x1, v0), at(x1, v1), at(H * 0.4, v1)], 12);
  return () =>
    framed(g, frame.nose.x, frame.nose.y, frame.a, (light) => {
      planks(g, H * 0.3, v0, x1, v1, rnd, { width: 6.6, grey: 0.1, tone: 8 });
      for (let u = H * 0.45; u < x1; u += 17) beam(g, u, v0, u, v1, 3.4, light, P.wood.dark);
      for (const v of [v0, v1]) {
        beam(g, H * 0.3, v, x1, v, 4, light);
        cord(g, [
          [0, v * 0.9],
          [x1 - 6, v],
        ]);
      }
      g.strokeStyle = P.ink;
      g.lineWidth = 1;
      g.strokeRect(H * 0.3, v0, x1 - H * 0.3, v1 - v0);
    });
}

/**
 * @param {object[]} machines with their cells looked up: {id, kind, facing, line, ground, floors, bridge, folded}
 * @returns {Array<() => void>}
 */
export function drawMachines(g, view, machines, shadows, limit, walks) {
  return machines
    .filter((m) => m.line.some((p) => view.near(p, S * 9)))
    .map((m) => {
      if (m.folded && WHOLE[m.kind] !== WHOLE.mantlet) return folded(g, m, shadows);
      if (m.kind === 'siege_tower' && m.floors.length) return siegeTower(g, m, shadows, limit, walks);
      return (WHOLE[m.kind] || WHOLE.ballista)(g, m, shadows);
    });
}
