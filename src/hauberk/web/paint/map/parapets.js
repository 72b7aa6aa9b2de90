// What stands on the edge of a walk or a yard and is no house wall: crenels, stakes, boards, canvas, screens, a bare drop.
// In the frame of a side x runs along it, outside is −y, inside +y.
import { P, mix, alpha } from './palette.js';
import { beam, block, planks } from './material.js';
import { bandOf, courses, edges, fillBand } from './walls.js';
import { mitre } from './plan.js';
import { boulder } from './rocks.js';
import { disc, lash, stake } from './strokes.js';

const PARAPET = 9.5;

// The parapet lies on the walk, inside the edge; its merlons are raised blocks. The walk behind it is in its shade if it stops the light.
function crenels({ step = 16, share = 0.6, slits = false, raised = 0 }) {
  return (g, s, L, light, rnd) => {
    if (light.y < 0) {
      g.fillStyle = 'rgba(28,20,34,0.13)';
      for (let i = 1; i <= 3; i++) {
        fillBand(g, bandOf(s, L, 0, PARAPET + 3.4 * i * -light.y, 0));
        g.fill();
      }
    }
    courses(g, s, L, 0, PARAPET, rnd, { rows: 2, tone: -16, long: 8 });
    edges(g, s, L, 0, PARAPET, light, 0.8);
    const n = Math.max(1, Math.round(L / step)),
      d = L / n;
    for (let i = 0; i < n; i++) {
      const u = i * d + (d * (1 - share)) / 2,
        w = d * share;
      block(g, u, -1, w, PARAPET + 1 + raised, light, mix(P.stone.mid, P.stone.light, 0.55 + rnd() * 0.4, rnd.sym(5)), 3.4);
      g.fillStyle = alpha(P.stone.mortar, 0.5);
      g.fillRect(u + w / 2 - 0.3, 0, 0.6, PARAPET);
      if (slits && i % 2 === 0) {
        g.fillStyle = P.ink;
        g.beginPath();
        for (const [x, y] of [
          [-0.9, -1.4],
          [-0.9, 4],
          [-3.2, PARAPET + 1],
          [3.2, PARAPET + 1],
          [0.9, 4],
          [0.9, -1.4],
        ])
          g.lineTo(u + w / 2 + x, y);
        g.fill();
      }
    }
  };
}

// A plain breast wall round a roof.
function breast(g, s, L, light, rnd) {
  if (light.y < 0) {
    g.fillStyle = 'rgba(28,20,34,0.16)';
    for (let i = 1; i <= 2; i++) {
      fillBand(g, bandOf(s, L, 0, 6 + 3.4 * i * -light.y, 0));
      g.fill();
    }
  }
  courses(g, s, L, -1, 6, rnd, { rows: 1, tone: 12, long: 13 });
  edges(g, s, L, -1, 6, light);
}

function crenelsToHoarding(g, s, L, light, rnd) {
  courses(g, s, L, 0, PARAPET, rnd, { rows: 2, tone: -20, long: 8 });
  edges(g, s, L, 0, PARAPET, light, 0.7);
  for (const u of [1, L - 10]) block(g, u, -1, 9, PARAPET + 1, light, mix(P.stone.mid, P.stone.light, 0.7), 2.4);
  planks(g, L * 0.32, -6, L * 0.68, PARAPET + 6, rnd, { dir: 1, width: 4, grey: 0.2 });
  for (const u of [L * 0.32, L * 0.68]) beam(g, u, -8, u, PARAPET + 8, 3, light, P.wood.dark);
}

function stakeRow(g, s, L, light, rnd, v, r0, gap) {
  const n = Math.round(L / gap);
  for (let i = 0; i <= n; i++) {
    const u = (i * L) / n,
      q = r0 * rnd.range(0.86, 1.06),
      y = v + rnd.sym(r0 * 0.2);
    stake(g, u, y, q, light, rnd);
  }
}

function palisade(g, s, L, light, rnd) {
  beam(g, -2, 5, L + 2, 5, 4, light, P.wood.dark);
  stakeRow(g, s, L, light, rnd, 0, 5.4, 9);
  g.strokeStyle = alpha('#d8c08a', 0.8);
  g.lineWidth = 1;
  lash(g, L / 2, 0, 5);
}

function stakes(g, s, L, light, rnd) {
  if (light.y < 0) {
    g.fillStyle = 'rgba(28,20,34,0.3)';
    fillBand(g, bandOf(s, L, 0, 13, 0));
    g.fill();
  }
  planks(g, 1, 5.4, L - 1, 10.4, rnd, { width: 5, grey: 0.3, tone: -10 }); // the breast board behind them
  stakeRow(g, s, L, light, rnd, 1.4, 4.4, 7.4);
}

function breach(g, s, L, light, rnd) {
  for (let i = 0; i < 7; i++) {
    const u = L * ((i + 0.5) / 7) + rnd.sym(3),
      l = rnd.range(9, 15),
      a = Math.PI / 2 + rnd.sym(0.6);
    g.fillStyle = 'rgba(20,14,18,0.3)';
    g.fillRect(u - 2, -l + 3, 6, 2 * l);
    beam(g, u - Math.cos(a) * l, -Math.sin(a) * l, u + Math.cos(a) * l, Math.sin(a) * l, 5.4, light, mix(P.wood.mid, P.wood.light, rnd()));
  }
  for (const u of [0, L]) {
    disc(g, u, 0, 5, P.wood.deep);
    disc(g, u, 0, 3.8, '#d9bd88');
  }
}

function boards(g, s, L, light, rnd, { v0, v1, grey, tone, slits, rail = 3.4 }) {
  const [a, b] = s.joins || [null, null];
  g.save();
  fillBand(g, bandOf(s, L, v0, v1, 1));
  g.clip();
  planks(g, -16, v0, L + 16, v1, rnd, { dir: 1, width: 5.2, grey, tone: tone + (light.y > 0 ? -10 : 8) });
  g.restore();
  edges(g, s, L, v0, v1, light, 0.9);
  for (const u of slits) {
    g.fillStyle = P.ink;
    g.fillRect(L * u - 1, v0 - 1, 2, v1 - v0 + 2);
  }
  const v = (v0 + v1) / 2;
  beam(g, mitre(a, v, 1), v1, L - mitre(b, v, 1), v1, rail, light);
}

const hoardingFront = (g, s, L, light, rnd) => {
  boards(g, s, L, light, rnd, { v0: -3, v1: 8, grey: 0.55, tone: 0, slits: [0.25, 0.75] });
};
const towerBoards = (slits) => (g, s, L, light, rnd) => {
  boards(g, s, L, light, rnd, { v0: -4, v1: 4, grey: 0.1, tone: -14, slits: [], rail: 2.4 });
  for (let u = 2; u < L - 4; u += 11) {
    g.fillStyle = mix(rnd.pick(P.hide), '#5a4430', rnd() * 0.3);
    g.fillRect(u, -4.6, 10, 5);
    g.strokeStyle = alpha(P.ink, 0.4);
    g.lineWidth = 0.7;
    g.strokeRect(u, -4.6, 10, 5);
  }
  if (slits) {
    for (const u of [L * 0.3, L * 0.7]) {
      block(g, u - 6, 2.4, 12, 4, light, P.wood.light, 2); // its shutter, hung open inside
      g.fillStyle = P.ink;
      g.fillRect(u - 2, -7, 4, 11);
    }
  }
};

// The wheels and the low eave of a ram's roof.
function ramSide(g, s, L, light, rnd) {
  for (const u of [L * 0.5]) {
    block(g, u - 9, -5, 18, 6, light, P.wood.deep, 2);
    g.fillStyle = P.wood.mid;
    g.fillRect(u - 8, -4, 16, 3.4);
    g.fillStyle = P.iron;
    g.fillRect(u - 1.5, -6, 3, 7.4);
  }
  for (let u = 1; u < L - 3; u += 9) {
    g.fillStyle = mix(rnd.pick(P.hide), '#d9bd8f', 0.25 * rnd());
    g.fillRect(u, 0, 8.4, 7);
    g.strokeStyle = alpha(P.ink, 0.4);
    g.lineWidth = 0.7;
    g.strokeRect(u, 0, 8.4, 7);
  }
}

function lowBoards(g, s, L, light, rnd) {
  planks(g, 0, -1.6, L, 4.4, rnd, { width: 3, grey: 0.35 });
  for (const u of [0, L / 2, L]) block(g, u - 2.4, -2.4, 4.8, 7.4, light, P.wood.light, 2);
}

function bridgeEdge(g, s, L, light) {
  beam(g, -2, 0, L + 2, 0, 4, light, P.wood.mid);
  g.strokeStyle = '#cdb98a';
  g.lineWidth = 1.5;
  g.beginPath();
  g.moveTo(0, 3);
  g.quadraticCurveTo(L / 2, 7, L, 3);
  g.stroke();
}

function towerRear(g, s, L, light) {
  for (const u of [0, L]) block(g, u - 4, -4, 8, 8, light, P.wood.light, 4);
  g.strokeStyle = alpha('#cdb98a', 0.9);
  g.lineWidth = 1.4;
  g.setLineDash([4, 3]);
  g.beginPath();
  g.moveTo(3, 0);
  g.lineTo(L - 3, 0);
  g.stroke();
  g.setLineDash([]);
}

function canvas(g, s, L, light, rnd) {
  g.strokeStyle = alpha('#d9c79c', 0.85);
  g.lineWidth = 0.9;
  for (const u of [L * 0.5]) {
    g.beginPath();
    g.moveTo(u, 0);
    g.lineTo(u, -13);
    g.stroke();
    g.fillStyle = P.wood.deep;
    g.fillRect(u - 1.3, -14.2, 2.6, 2.6);
  }
  const lit = -light.y;
  g.beginPath();
  g.moveTo(-1, 5);
  g.lineTo(-1, -1);
  g.quadraticCurveTo(L / 4, 3, L / 2, -1.4);
  g.quadraticCurveTo((L * 3) / 4, 3, L + 1, -1);
  g.lineTo(L + 1, 5);
  g.closePath();
  g.fillStyle = mix('#ddcfae', lit > 0 ? '#fffaf0' : '#5a4a48', Math.abs(lit) * (lit > 0 ? 0.5 : 0.5));
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.45);
  g.lineWidth = 0.9;
  g.stroke();
  g.strokeStyle = 'rgba(90,64,44,0.3)';
  g.beginPath();
  for (let i = 0; i < 5; i++) {
    const u = rnd() * L;
    g.moveTo(u, 5);
    g.lineTo(u + rnd.sym(1), 0);
  }
  g.stroke();
}

function flap(g, s, L, light) {
  g.fillStyle = 'rgba(34,23,17,0.92)';
  g.beginPath();
  g.moveTo(3, -1);
  g.lineTo(L - 3, -1);
  g.lineTo(L - 8, 13);
  g.lineTo(8, 13);
  g.fill();
  for (const k of [0, 1]) {
    g.save();
    if (k) {
      g.translate(L, 0);
      g.scale(-1, 1);
    }
    g.beginPath();
    g.moveTo(0, 7);
    g.quadraticCurveTo(2, -2, -3, -9);
    g.lineTo(8, -6);
    g.quadraticCurveTo(9, 2, 9, 10);
    g.closePath();
    g.fillStyle = mix('#e6d9b8', -light.y > 0 ? '#fffaf0' : '#6a5a54', 0.45);
    g.fill();
    g.strokeStyle = alpha(P.ink, 0.5);
    g.lineWidth = 0.9;
    g.stroke();
    g.restore();
  }
}

// A screen of hurdles on a stand, pushed before one.
const mantlet = (wing) => (g, s, L, light, rnd) => {
  const w = wing ? L * 0.5 : L * 0.94,
    u0 = (L - w) / 2;
  if (!wing) for (const u of [u0 + 6, u0 + w - 6]) beam(g, u, 4, u, 20, 3, light, P.wood.dark);
  g.fillStyle = 'rgba(20,14,18,0.35)';
  g.fillRect(u0 + 2, 2, w, 8);
  planks(g, u0, -1, u0 + w, wing ? 4 : 7, rnd, { dir: 1, width: 4.6, grey: 0.3 });
  beam(g, u0 - 2, 1, u0 + w + 2, 1, 2.8, light);
  if (!wing) {
    beam(g, u0 - 2, 6.4, u0 + w + 2, 6.4, 2.8, light);
    g.fillStyle = P.ink;
    g.fillRect(L / 2 - 3.4, 2.6, 6.8, 2.2);
  }
};

function ladderSide(g, s, L, light) {
  beam(g, L / 2 - 6, 16, L / 2 - 6, -12, 3.2, light, P.wood.light);
  beam(g, L / 2 + 6, 16, L / 2 + 6, -12, 3.2, light, P.wood.light);
  for (let v = -9; v < 15; v += 6) beam(g, L / 2 - 6, v, L / 2 + 6, v, 2.4, light, P.wood.light);
}

// A drop one does not step off: a kerb, and dark below it.
function drop(g, s, L, light, rnd) {
  g.fillStyle = 'rgba(20,14,24,0.3)';
  for (let i = 1; i < 4; i++) {
    fillBand(g, bandOf(s, L, -3.4 * i, 0, 0));
    g.fill();
  }
  courses(g, s, L, 0, 4, rnd, { rows: 1, tone: 14, long: 12 });
  edges(g, s, L, 0, 4, light);
}

// Field stones laid dry: two faces of uneven blocks, small ones between, moss on the shady side.
function lowWall(g, s, L, light, rnd) {
  const T = 7;
  g.fillStyle = P.stone.shade;
  g.fillRect(-2, -T / 2, L + 4, T);
  for (const row of [-1, 1])
    for (let u = -3; u < L + 2;) {
      const len = rnd.range(4, 8.5),
        lit = row * light.y;
      g.fillStyle = mix(P.rock.mid, lit > 0 ? P.rock.light : P.stone.dark, 0.3 + Math.abs(lit) * 0.45, rnd.sym(12));
      g.beginPath();
      g.ellipse(u + len / 2, row * T * 0.24, len * 0.54, T * 0.3, rnd.sym(0.2), 0, 7);
      g.fill();
      g.strokeStyle = alpha(P.ink, 0.45);
      g.lineWidth = 0.7;
      g.stroke();
      g.fillStyle = alpha('#fff6dc', lit > 0 ? 0.35 : 0.12);
      g.beginPath();
      g.ellipse(u + len / 2 - 0.8, row * T * 0.24 - 0.9, len * 0.3, T * 0.1, 0, 0, 7);
      g.fill();
      u += len;
    }
  for (let i = 0; i < 3; i++) {
    g.fillStyle = alpha('#66703a', 0.5);
    g.beginPath();
    g.ellipse(rnd() * L, rnd.sym(T * 0.4), rnd.range(1.4, 3), 1.2, 0, 0, 7);
    g.fill();
  }
  // Where it ends by itself it ends in a great stone.
  [0, L].forEach((u, i) => {
    if (!s.joins?.[i]) boulder(g, u, 0, T * 0.74, rnd);
  });
}

// Balusters between two rails: one sees the light through it.
function balustrade(g, s, L, light, rnd) {
  const T = 5.5;
  g.fillStyle = alpha(P.stone.shade, 0.5);
  g.fillRect(0, -T / 2, L, T);
  for (let u = 2; u < L - 1; u += 5) block(g, u, -T * 0.28, 2.8, T * 0.56, light, mix(P.stone.mid, P.stone.light, rnd()), 1.2);
  for (const v of [-T / 2, T / 2 - 1.6]) block(g, 0, v, L, 1.6, light, P.stone.light, 0);
  for (const u of [-T / 2, L - T / 2]) block(g, u, -T / 2 - 0.6, T, T + 1.2, light, mix(P.stone.mid, P.stone.light, 0.7), 2.4);
}

export const PARAPETS = {
  low_wall: lowWall,
  balustrade,
  crenels: crenels({}),
  tower_crenels: crenels({ step: 14, share: 0.66, slits: true, raised: 0.6 }),
  parapet: breast,
  crenels_to_hoarding: crenelsToHoarding,
  ram_side: ramSide,
  low_boards: lowBoards,
  bridge_edge: bridgeEdge,
  palisade,
  stakes,
  breach,
  hoarding_front: hoardingFront,
  tower_boards: towerBoards(false),
  tower_slit: towerBoards(true),
  tower_rear: towerRear,
  canvas,
  flap,
  mantlet: mantlet(false),
  mantlet_wing: mantlet(true),
  ladder_side: ladderSide,
  edge: drop,
};
export const PARAPET_HEIGHT = {
  low_wall: 6, balustrade: 7, crenels: 5, tower_crenels: 5, crenels_to_hoarding: 4, parapet: 4, ram_side: 10, low_boards: 6, bridge_edge: 4, palisade: 17, stakes: 6, breach: 3, hoarding_front: 8,
  tower_boards: 12, tower_slit: 12, tower_rear: 3, canvas: 8, flap: 4, mantlet: 11, mantlet_wing: 9, ladder_side: 7, edge: 0,
};
