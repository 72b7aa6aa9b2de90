// Houses, castles and works from cells and hexsides, storey by storey.
import { S } from './hex.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { FLOORS, RAISED } from './floors.js';
import { trenches } from './earthworks.js';
import { drawSides } from './sides.js';
import { brinks, layersOf } from './layers.js';
import { flagged, sectioned, trace, inside, grown } from './paving.js';
import { tent } from './tents.js';
import { cottages } from './cottages.js';
import { gableCross, gables, pitched } from './roofs.js';
import { SOLID } from './plan.js';

const LEVEL = 12; // world units a storey is high, for shadows
const STONE = ['rampart', 'tower_top', 'interior', 'doorstep', 'furniture', 'passage', 'terrace'];
const INDOORS = ['interior', 'doorstep', 'furniture', 'passage'];
const HUNG = ['hoarding', 'scaffold', 'platform', 'tower_bridge'];

export function built(g, view, plan, storey) {
  const { limit, layers, ghosts, lone } = layersOf(plan, storey),
    walks = [],
    boards = [],
    near = (list) => list.filter((c) => view.near(c, S * 2.6)),
    draw = (cell) => FLOORS[cell.what]?.(g, cell, plan.outline(cell), plan),
    walkOn = (cell) => {
      if (cell.what === 'stairs' && plan.groundUnder(cell) !== 'room') return;
      const w = new Path2D();
      trace(w, plan.outline(cell));
      walks.push(w);
      if (/interior|furniture|platform|hoarding|scaffold/.test(cell.what) && !plan.paved(cell)) boards.push(w);
    };

  // The foot of a wall of stone, seen as a narrow face round what it carries.
  const faces = (edges, broad) => {
    g.lineCap = 'round';
    for (const e of edges) {
      const lit = e.nx * LIGHT.x + e.ny * LIGHT.y;
      g.strokeStyle = mix(P.stone.face, lit > 0 ? P.stone.light : P.stone.shade, Math.abs(lit) * 0.8);
      g.lineWidth = broad * 2;
      g.beginPath();
      g.moveTo(e.a.x, e.a.y);
      g.lineTo(e.b.x, e.b.y);
      g.stroke();
    }
    g.strokeStyle = alpha(P.ink, 0.28);
    g.lineWidth = 0.7;
    g.beginPath();
    for (const e of edges)
      for (let i = 0; i < 4; i++) {
        const t = (i + 0.3 + ((e.cell.lc * 7 + e.d * 3 + i * 5) % 7) / 12) / 4,
          x = e.a.x + (e.b.x - e.a.x) * t,
          y = e.a.y + (e.b.y - e.a.y) * t;
        g.moveTo(x, y);
        g.lineTo(x + e.nx * broad, y + e.ny * broad);
      }
    g.stroke();
  };

  // A coping on the brink above a court: what has no parapet still has an edge.
  const copings = (edges) => {
    g.lineCap = 'butt';
    for (const e of edges) {
      const line = (o, w, c) => {
        g.strokeStyle = c;
        g.lineWidth = w;
        g.beginPath();
        g.moveTo(e.a.x - e.nx * o, e.a.y - e.ny * o);
        g.lineTo(e.b.x - e.nx * o, e.b.y - e.ny * o);
        g.stroke();
      };
      const lit = e.nx * LIGHT.x + e.ny * LIGHT.y;
      line(1.7, 3.4, mix(P.stone.mid, P.stone.light, 0.75, lit * 14));
      line(0.3, 1, alpha(P.ink, 0.7));
      line(3.5, 0.8, alpha(P.ink, 0.35));
    }
  };

  // Doors and slits hidden under what is above them still show at the foot of the wall.
  const mark = (s) => {
    const [a, b] = s.ends,
      L = Math.hypot(b.x - a.x, b.y - a.y);
    g.save();
    g.translate(a.x, a.y);
    g.rotate(Math.atan2(b.y - a.y, b.x - a.x));
    if (/gate/.test(s.kind)) {
      const w = L * 0.9,
        u = L / 2 - w / 2;
      g.fillStyle = mix(P.stone.mid, P.stone.light, 0.75);
      g.fillRect(u - 5, -15, w + 10, 16);
      g.fillStyle = P.ink;
      g.fillRect(u, -12, w, 12);
      if (/shut/.test(s.kind)) {
        for (let i = 0; i < 8; i++) {
          g.fillStyle = mix(P.wood.dark, P.wood.light, 0.3 + ((i * 5) % 4) / 7);
          g.fillRect(u + (w * i) / 8 + 0.4, -11, w / 8 - 0.8, 10);
        }
        g.fillStyle = P.iron;
        for (const v of [-9, -4]) g.fillRect(u, v, w, 1.8);
        g.fillStyle = P.ink;
        g.fillRect(L / 2 - 0.6, -11, 1.2, 10);
      }
      g.strokeStyle = alpha(P.ink, 0.6);
      g.lineWidth = 0.9;
      g.strokeRect(u - 5, -15, w + 10, 16);
    } else if (/door/.test(s.kind) && s.make === 'tall') portal(g, L, /shut/.test(s.kind));
    else if (/door/.test(s.kind)) {
      const w = L * 0.5;
      g.fillStyle = mix(P.stone.mid, P.stone.light, 0.7);
      g.fillRect(L / 2 - w / 2 - 2, -14, w + 4, 8);
      g.fillStyle = alpha(P.ink, 0.4);
      g.fillRect(L / 2 - w / 2 - 2, -10.4, w + 4, 0.8);
      g.fillStyle = /shut/.test(s.kind) ? P.wood.dark : '#241a12';
      g.fillRect(L / 2 - w / 2, -6.4, w, 6.4);
      g.strokeStyle = P.stone.light;
      g.lineWidth = 1.3;
      g.strokeRect(L / 2 - w / 2, -6.4, w, 6.4);
    } else if (/slit|chapel/.test(s.kind)) {
      g.fillStyle = '#1a130d';
      const u = 'slit' in s ? s.slit * L : L / 2;
      if (/chapel/.test(s.kind)) {
        g.fillStyle = P.stone.light;
        g.fillRect(u - 2.8, -9, 5.6, 9);
        g.fillRect(u - 5.6, -6.6, 11.2, 5.2);
        g.fillStyle = '#1a130d';
        g.fillRect(u - 4.4, -5.4, 8.8, 2.6);
      }
      g.fillRect(u - 1.3, -8, 2.6, 8);
    } else if (/window/.test(s.kind)) {
      g.fillStyle = '#1a130d';
      g.fillRect(L / 2 - 4, -5.4, 3.4, 4.6);
      g.fillRect(L / 2 + 0.6, -5.4, 3.4, 4.6);
    }
    g.restore();
  };

  const solids = (cells) => cells.filter((c) => SOLID.includes(c.what) && c.storey === 0 && storey === 'top' && lone(c));
  const ground = layers.find((l) => l.storey === 0) || { cells: [], sides: [], marks: [] };

  return {
    walks,
    boards,
    layers,
    limit,
    /** Floors on the ground, under the grid. */
    ground() {
      for (const cell of near(ground.cells)) if (!(cell.what in RAISED)) draw(cell);
      trenches(g, near(ground.cells).filter((c) => c.what === 'trench'), plan);
    },
    /** Low things on the ground, with their shadows. */
    low(shadows) {
      const cells = near(ground.cells),
        raised = solids(cells),
        masses = storey === 'top' ? [] : cells.filter((c) => SOLID.includes(c.what));
      for (const c of cells) if (RAISED[c.what]) shadows.poly(plan.outline(c), storey === 'top' || !SOLID.includes(c.what) ? RAISED[c.what] : 7);
      const homes = cottages(g, view, plan, storey, shadows);
      const out = [
        ...homes.inside,
        () => {
          for (const c of cells) {
            if (!(c.what in RAISED)) continue;
            draw(c);
            walkOn(c);
          }
          cells.filter((c) => INDOORS.includes(c.what)).forEach(walkOn);
          plan.tents.forEach((t) => near(t).forEach(walkOn));
          if (raised.length) {
            faces(brinks(plan, raised), 4.4);
            for (const c of raised) flagged(g, c, plan.outline(c), { tone: { building_wall: 8, tower_wall: -16 }[c.what] ?? -4, row: c.what === 'tower_wall' ? 7 : 9.5 });
            copings(brinks(plan, raised));
          }
          if (masses.length) cutEdges(g, brinks(plan, masses));
        },
        ...drawSides(g, view, ground.sides, shadows),
        ...homes.roofs,
        () => homes.hidden.filter((s) => view.near(s.cell, S * 2.4)).forEach(mark),
        ...plan.tents.filter((t) => t.some((c) => view.near(c, S * 4))).map((t) => tent(g, t, plan, shadows)),
      ];
      return out;
    },
    /** A storey above the ground. */
    storey(layer, shadows) {
      const cells = near(layer.cells),
        stone = cells.filter((c) => STONE.includes(c.what)),
        high = LEVEL * layer.storey,
        marks = layers.filter((l) => l.storey < layer.storey).flatMap((l) => l.marks);
      for (const c of cells) if (c.what !== 'stairs') shadows.poly(grown(plan.outline(c), 1.5), HUNG.includes(c.what) ? Math.max(9, high - 4) : high);
      for (const c of near(layer.sections)) shadows.poly(plan.outline(c), 8);
      const carried = brinks(plan, stone),
        rims = carried.filter((e) => !plan.sideAt(e.cell, e.d) && !plan.beside(e.cell, e.d)),
        drawings = drawSides(g, view, layer.sides, shadows, layer.storey === limit || layer.sides.length < 400),
        straw = (c) => Boolean(plan.roofs.over(c)?.thatch),
        shown = (roof) => layer.cells.some((c) => roof.cells.has ? roof.cells.has(c.name) : roof.cells.includes(c)),
        leads = plan.roofs.leads.filter((o) => o.storey === layer.storey && shown(o)),
        thatch = plan.roofs.thatch.filter((o) => o.storey === layer.storey && shown(o) && view.near(o, Math.hypot(o.box.u1 - o.box.u0, o.box.v1 - o.box.v0) / 2 + 24));
      if (limit < Infinity && layer.storey === limit) cells.forEach(walkOn);
      else cells.filter((c) => c.what !== 'hoarding' || storey === 'top').forEach(walkOn);
      return [
        () => {
          for (const c of near(layer.sections)) sectioned(g, c, plan.outline(c));
          cutEdges(g, brinks(plan, near(layer.sections)));
          faces(carried, layer.storey > 2 ? 5.6 : 5);
          for (const s of marks) if (view.near(s.cell, S * 2.4) && cells.some((c) => c.c === s.cell.c && c.r === s.cell.r)) mark(s);
        },
        ...cells.map((c) => () => draw(c)),
        () => copings(rims.filter((e) => !straw(e.cell))),
        ...drawings,
        ...thatch.map((o) => () => {
          pitched(g, o, o.box);
          for (const s of marks) if (o.cells.some((c) => c.c === s.cell.c && c.r === s.cell.r)) mark(s);
        }),
        ...leads.map((o) => () => {
          gables(g, o.gables);
          o.crosses.filter((p) => view.near(p, S * 2)).forEach((p) => gableCross(g, p, p.angle, p.bell));
        }),
      ];
    },
    /** Dims what lies below the storey looked at. */
    veil(strength = 0.42) {
      g.save();
      g.setTransform(1, 0, 0, 1, 0, 0);
      g.globalCompositeOperation = 'multiply';
      g.fillStyle = `rgba(70,60,84,${strength})`;
      g.fillRect(0, 0, g.canvas.width, g.canvas.height);
      g.restore();
    },
    /** The outline of what is above the storey looked at. */
    ghosts() {
      const list = near(ghosts).filter((c) => !SOLID.includes(plan.cell(0, c.c, c.r)?.what) && (storey > 0 || plan.cell(0, c.c, c.r)?.what !== 'interior'));
      const hung = list.filter((c) => HUNG.includes(c.what));
      g.save();
      g.setLineDash([5, 4]);
      g.lineWidth = 1.6;
      for (const c of hung) {
        inside(g, plan.outline(c), () => {
          g.fillStyle = alpha(P.wood.light, 0.16);
          g.fillRect(c.x - S, c.y - S, 2 * S, 2 * S);
          g.strokeStyle = alpha(P.wood.deep, 0.32);
          g.beginPath();
          for (let k = -3; k < 4; k++) {
            g.moveTo(c.x - S, c.y + k * 14 - S * 0.5);
            g.lineTo(c.x + S, c.y + k * 14 + S * 0.5);
          }
          g.stroke();
        });
      }
      for (const e of brinks(plan, hung)) {
        g.strokeStyle = 'rgba(255,244,214,0.75)';
        g.beginPath();
        g.moveTo(e.a.x, e.a.y);
        g.lineTo(e.b.x, e.b.y);
        g.stroke();
      }
      g.restore();
    },
  };
}

// The portal of a church: its arch as if folded outwards, two leaves, and three steps down.
function portal(g, L, shut) {
  const w = L * 0.46,
    m = L / 2,
    arch = (r, high) => {
      g.beginPath();
      g.moveTo(m - r, 0);
      g.lineTo(m - r, -high);
      g.arc(m, -high, r, Math.PI, 0);
      g.lineTo(m + r, 0);
      g.closePath();
    };
  g.fillStyle = 'rgba(28,20,30,0.3)';
  g.fillRect(m - w / 2 - 10, -w / 2 - 22, w + 24, 12);
  for (const [k, tone] of [[2, 0.35], [1, 0.6], [0, 0.85]]) {
    g.fillStyle = mix(P.stone.mid, P.stone.light, tone);
    g.fillRect(m - w / 2 - 5 - 2 * k, -w / 2 - 13 - 4 * k, w + 10 + 4 * k, 5);
    g.fillStyle = alpha(P.ink, 0.4);
    g.fillRect(m - w / 2 - 5 - 2 * k, -w / 2 - 13 - 4 * k, w + 10 + 4 * k, 0.8);
  }
  arch(w / 2 + 5.5, 4);
  g.fillStyle = P.stone.light;
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.6);
  g.lineWidth = 1;
  g.stroke();
  g.beginPath();
  for (let i = 1; i < 8; i++) {
    const a = Math.PI * (1 + i / 8);
    g.moveTo(m + (Math.cos(a) * w) / 2, -4 + (Math.sin(a) * w) / 2);
    g.lineTo(m + Math.cos(a) * (w / 2 + 5.5), -4 + Math.sin(a) * (w / 2 + 5.5));
  }
  g.strokeStyle = alpha(P.stone.mortar, 0.8);
  g.stroke();
  arch(w / 2, 4);
  g.fillStyle = shut ? P.wood.dark : '#20170f';
  g.fill();
  g.strokeStyle = P.ink;
  g.stroke();
  if (shut) {
    g.fillStyle = P.iron;
    for (const v of [-9, -4]) g.fillRect(m - w / 2, v, w, 1.6);
    g.fillStyle = P.ink;
    g.fillRect(m - 0.5, -w / 2 - 3, 1, w / 2 + 3);
    return;
  }
  for (const k of [-1, 1]) {
    g.fillStyle = mix(P.wood.mid, P.wood.light, 0.3);
    g.fillRect(m + (k * w) / 2 - (k > 0 ? 4.4 : 0), -7, 4.4, 7);
    g.strokeRect(m + (k * w) / 2 - (k > 0 ? 4.4 : 0), -7, 4.4, 7);
  }
}

// The line where a mass of masonry is cut through.
function cutEdges(g, edges) {
  g.save();
  g.lineCap = 'round';
  for (const [w, c] of [
    [4.4, P.ink],
    [2.2, '#cdbf9c'],
  ]) {
    g.strokeStyle = c;
    g.lineWidth = w;
    g.beginPath();
    for (const e of edges) {
      g.moveTo(e.a.x, e.a.y);
      g.lineTo(e.b.x, e.b.y);
    }
    g.stroke();
  }
  g.restore();
}
