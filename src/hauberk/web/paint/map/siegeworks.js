// What men have brought or done: ladders, cauldrons, heaps of stone, grapnels, cracks in walls, pools of fire; and their machines.
import { H, S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix } from './palette.js';
import { beam, block, framed } from './material.js';
import { boulder } from './rocks.js';
import { blob } from './flora.js';
import { scorch } from './fire.js';
import { drawMachines } from './machines.js';
import { SIDES } from './runs.js';
import { disc } from './strokes.js';

const ahead = (facing) => -Math.PI / 2 + (Math.PI / 3) * facing;

function rails(g, x0, x1, W, light) {
  for (let u = x0 + 6; u < x1 - 2; u += 7.4) beam(g, u, -W, u, W, 2.6, light, P.wood.light);
  for (const v of [-W, W]) beam(g, x0, v, x1, v, 3.6, light, P.wood.light);
}

// Lying over two hexes, or leaning on a wall: then it is wider below, and its head stands over the edge.
function ladder(g, l, shadows) {
  const a = l.cells[0],
    b = l.cells[1] || a;
  if (l.standing) {
    const ang = ahead(l.facing),
      c = Math.cos(ang),
      s = Math.sin(ang);
    shadows.cast(
      (p) => {
        for (const v of [-8, 8]) {
          p.moveTo(a.x - c * 14 - s * v, a.y - s * 14 + c * v);
          p.lineTo(a.x + c * 40 - s * v, a.y + s * 40 + c * v);
          p.lineTo(a.x + c * 40 - s * (v + 3), a.y + s * 40 + c * (v + 3));
          p.lineTo(a.x - c * 14 - s * (v + 3), a.y - s * 14 + c * (v + 3));
          p.closePath();
        }
      },
      13,
      [a.x - 60, a.y - 60, a.x + 60, a.y + 60],
    );
    return () =>
      framed(g, a.x, a.y, ang, (light) => {
        for (let u = -10; u < 40; u += 6.4) {
          const w = 9.5 - (u + 10) * 0.045;
          beam(g, u, -w, u, w, 2.4 + (u + 10) * 0.014, light, P.wood.light);
        }
        for (const k of [-1, 1]) beam(g, -14, k * 9.6, 42, k * 7.2, 4.2, light, mix(P.wood.light, '#e6c58c', 0.4));
      });
  }
  const ang = Math.atan2(b.y - a.y, b.x - a.x),
    L = Math.hypot(b.x - a.x, b.y - a.y);
  shadows.disc((a.x + b.x) / 2, (a.y + b.y) / 2, 3, 2);
  return () => framed(g, a.x, a.y, ang, (light) => rails(g, -16, L + 16, 8, light));
}

function pot(g, r, rim, broth) {
  disc(g, 2, 3, r + 1, 'rgba(20,14,20,0.4)');
  disc(g, 0, 0, r, rim);
  disc(g, 0, 0, r * 0.74, broth);
  g.strokeStyle = 'rgba(255,240,200,0.55)';
  g.lineWidth = 1.3;
  g.beginPath();
  g.arc(-0.6, -0.6, r * 0.5, 3.4, 4.9);
  g.stroke();
}

// Things lie low in their hex, where a counter leaves room.
const THINGS = {
  cauldron(g, light) {
    for (const k of [-1, 1]) beam(g, -19, k * 3, 19, k * 3, 2.6, light, P.wood.light);
    pot(g, 10, '#39383a', '#4a3312');
    g.strokeStyle = P.iron;
    g.lineWidth = 1.6;
    for (const k of [-1, 1]) {
      g.beginPath();
      g.arc(k * 11, 0, 3, 0, 7);
      g.stroke();
    }
  },
  stones(g, light, rnd) {
    const list = [];
    for (let i = 0; i < 13; i++) list.push([rnd.sym(15), rnd.sym(9), rnd.range(3.4, 6.2)]);
    list.sort((a, b) => a[1] - b[1]);
    for (const [x, y, r] of list) boulder(g, x, y, r, rnd);
  },
  grapnel(g, light) {
    for (const [w, c] of [
      [3.4, P.wood.deep],
      [2, '#e6d7ac'],
    ]) {
      g.strokeStyle = c;
      g.lineWidth = w;
      g.beginPath();
      g.moveTo(0, 16);
      g.bezierCurveTo(6, 4, -6, -6, 0, -20);
      g.stroke();
    }
    g.strokeStyle = P.iron;
    g.lineWidth = 2.4;
    for (const a of [-0.9, 0, 0.9]) {
      g.beginPath();
      g.moveTo(0, -20);
      g.quadraticCurveTo(Math.sin(a) * 12, -33, Math.sin(a) * 15, -24);
      g.stroke();
    }
    return light;
  },
  fascines(g, light, rnd) {
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 7; i++) beam(g, -19 + rnd.sym(3), -10 + j * 9 + i * 1.3, 19 + rnd.sym(3), -10 + j * 9 + i * 1.3, 1.8, light, mix('#8a6a41', '#a98c5c', rnd()));
    g.fillStyle = '#3f2f1b';
    for (let j = 0; j < 3; j++) for (const u of [-9, 9]) g.fillRect(u, -11 + j * 9, 1.8, 9);
  },
  barrel(g, light) {
    for (const [x, y] of [
      [-9, 2],
      [6, -3],
      [8, 9],
    ]) {
      disc(g, x + 2, y + 2.4, 8, 'rgba(20,14,20,0.35)');
      disc(g, x, y, 7.6, P.wood.deep);
      disc(g, x - 0.5, y - 0.5, 6, P.wood.light);
      g.strokeStyle = P.iron;
      g.lineWidth = 1;
      g.beginPath();
      g.arc(x, y, 6.8, 0, 7);
      g.stroke();
      disc(g, x, y, 2, '#3a2410');
    }
    return light;
  },
  mouth(g, light, rnd) {
    g.fillStyle = P.earth.dark;
    g.beginPath();
    blob(g, 0, -6, 26, rnd, 12, 0.12, 0.8);
    g.fill();
    g.fillStyle = '#17110b';
    g.beginPath();
    g.ellipse(0, -6, 17, 12, 0, 0, 7);
    g.fill();
    for (const k of [-1, 1]) beam(g, k * 17, 6, k * 15, -18, 4.4, light, P.wood.light);
    beam(g, -20, -17, 20, -17, 5, light, P.wood.mid);
    for (let v = -10; v < 6; v += 5) beam(g, -8, v, 8, v, 2.2, light, P.wood.light);
  },
  box(g, light) {
    block(g, -12, -8, 24, 16, light, P.wood.mid, 4);
    for (const u of [-8, 6]) {
      g.fillStyle = P.iron;
      g.fillRect(u, -8, 2, 16);
    }
  },
};
const LIKE = { cauldron: 'cauldron', oil: 'cauldron', stone_pile: 'stones', stones: 'stones', grapnel: 'grapnel', rope: 'grapnel', fascines: 'fascines', fascine: 'fascines', barrel: 'barrel', mine_mouth: 'mouth', mouth: 'mouth' };

function thing(g, t, shadows, plan) {
  const kind = LIKE[t.kind] || 'box',
    cell = t.cell,
    hook = kind === 'grapnel',
    at = hook ? cell : { x: cell.x, y: cell.y + H * 0.24 };
  if (!hook) shadows.disc(at.x, at.y, 11, 5);
  return () => framed(g, at.x, at.y, hook && t.facing >= 0 ? ahead(t.facing) + Math.PI / 2 : 0, (light) => THINGS[kind](g, light, hexRng(cell, 95), plan));
}

// Cracks that run from the edge of a wall, and stones fallen at its foot: more with every grade.
function cracks(g, cell, grades, plan) {
  const rnd = hexRng(cell, 96),
    pts = plan.outline(cell);
  for (let i = 0; i < 2 + grades * 2; i++) {
    const p = pts[Math.floor(rnd() * 6)];
    let x = p.x,
      y = p.y;
    g.strokeStyle = 'rgba(28,20,14,0.8)';
    g.lineWidth = rnd.range(1.2, 2.4);
    g.lineJoin = 'round';
    g.beginPath();
    g.moveTo(x, y);
    for (let k = 0; k < 4; k++) {
      x += (cell.x - p.x) * 0.2 + rnd.sym(6);
      y += (cell.y - p.y) * 0.2 + rnd.sym(6);
      g.lineTo(x, y);
    }
    g.stroke();
    g.strokeStyle = 'rgba(255,246,220,0.35)';
    g.lineWidth = 0.7;
    g.stroke();
  }
  for (let i = 0; i < grades * 5; i++) {
    const a = rnd() * 6.283;
    boulder(g, cell.x + Math.cos(a) * S * 0.86, cell.y + Math.sin(a) * S * 0.8, rnd.range(2, 4.6), rnd);
  }
}

function pool(g, cell) {
  const rnd = hexRng(cell, 97);
  g.fillStyle = 'rgba(24,14,10,0.62)';
  g.beginPath();
  blob(g, cell.x, cell.y, S * 0.84, rnd, 14, 0.14);
  g.fill();
  g.fillStyle = 'rgba(196,92,20,0.4)';
  g.beginPath();
  blob(g, cell.x, cell.y, S * 0.6, rnd, 12, 0.2);
  g.fill();
  for (let i = 0; i < 9; i++) {
    g.fillStyle = mix('#e8641c', '#ffd97a', rnd(), 0, 0.7);
    g.beginPath();
    g.ellipse(cell.x + rnd.sym(S * 0.5), cell.y + rnd.sym(S * 0.4), rnd.range(2, 6), rnd.range(1, 2.6), rnd() * 3, 0, 7);
    g.fill();
  }
}

/** @param {object} works as ./touched.js describes them */
export function siegeworks(g, view, plan, works, limit, walks) {
  const cell = (name) => plan.byName.get(name) || plan.byName.get(String(name).split('/')[0]),
    high = (name) => Number(String(name).split('/')[1] || 0),
    seen = (name) => cell(name) && high(name) <= limit && view.near(cell(name), S * 4),
    alight = new Set((works.fires || []).map((f) => f.hex)),
    burning = (f) => {
      const c = cell(f.hex),
        ends = SIDES.map((d) => plan.beside(c, d)).filter((n) => n && (alight.has(n.name) || n.what === 'burnt'));
      scorch(g, { hex: c }, c.lc * 31 + c.lr * 7, ends);
    },
    over = (f) => high(f.hex) || /^tent/.test(cell(f.hex).what), // canvas chars where it hangs
    machines = (works.machines || []).filter((m) => m.hexes?.length).map((m) => lookUp(m, cell));
  return {
    /** What lies flat on the ground. */
    ground() {
      for (const name of works.naphtha || []) if (seen(name) && !high(name)) pool(g, cell(name));
      for (const f of works.fires || []) if (seen(f.hex) && !over(f)) burning(f);
    },
    /** What stands and leans, over all storeys in view. */
    above(shadows) {
      return [
        () => {
          for (const [name, grades] of Object.entries(works.damage || {})) if (cell(name) && view.near(cell(name), S * 3)) cracks(g, cell(name), grades, plan);
          for (const name of works.naphtha || []) if (seen(name) && high(name)) pool(g, cell(name));
          for (const f of works.fires || []) if (seen(f.hex) && over(f)) burning(f);
        },
        ...drawMachines(g, view, machines, shadows, limit, walks),
        ...(works.things || []).filter((t) => seen(t.hex)).map((t) => thing(g, { ...t, cell: cell(t.hex) }, shadows, plan)),
        ...(works.ladders || []).filter((l) => l.hexes.some(seen)).map((l) => ladder(g, { ...l, cells: l.hexes.map(cell).filter(Boolean) }, shadows)),
      ];
    },
  };
}

function lookUp(m, cell) {
  const burnt = new Set(m.burnt || []),
    at = (name, more) => ({ ...cell(name), ...more, lost: burnt.has(name) }),
    line = m.hexes.filter(cell).map((name) => at(name)),
    parts = (m.parts || []).filter((p) => cell(p.hex)),
    floors = [];
  for (const p of parts) {
    const storey = Number(String(p.hex).split('/')[1] || 0);
    let floor = floors.find((f) => f.storey === storey);
    if (!floor) floors.push((floor = { storey, cells: [] }));
    floor.cells.push(at(p.hex, { sign: p.sign, ladder: p.ladder }));
  }
  floors.sort((a, b) => a.storey - b.storey);
  const ground = floors.find((f) => f.storey === 0)?.cells || line;
  return { id: m.id, kind: m.kind, facing: m.facing, folded: m.folded, line, ground, floors, bridge: (m.bridge || []).filter(cell).map((n) => at(n)) };
}
