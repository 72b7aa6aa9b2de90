// Terrain fields: small grey images, one per kind of ground, blurred. Value 0.5 is the
// border of that ground, so one image gives both "is it here" and "how far to the edge";
// the ground raster bends and roughens that border with noise. Built once per board, and
// only as large as the ground it shows.
import { S, centre, hexPath, neighbour } from './hex.js';
import { courseOf, trace, wander } from './course.js';
import { crestLines } from './banks.js';
import { Layer } from './layer.js';
import { brushOf, easel } from './easel.js';
import { buildSlow } from './slow.js';

export const FS = 1 / 3; // field pixels per world unit
const WET = ['shallows', 'river', 'ford'];
const INDOORS = ['interior', 'doorstep', 'furniture'];
const TRODDEN = [
  ...['yard', 'court', 'passage', 'rampart', 'rubble', 'burnt', 'filled_moat', 'hearth', 'ramp'],
  ...['timber_frame', 'gate_closed', 'gate_open', 'gate_destroyed', 'stockade_down', 'stairs', 'building_wall'],
];
const MASSIVE = ['castle_wall', 'tower_wall'];
const SLOPES = ['bank', 'path', 'stone_stairs', 'rock', 'ramp'];

// Running sums, row by row in both directions: columns are never walked one by one, which would miss the cache.
function boxBlur(a, w, h, rad, passes = 3) {
  const src = new Float32Array(a.length),
    sums = new Float32Array(w),
    k = 1 / (2 * rad + 1);
  for (let p = 0; p < passes; p++) {
    for (let y = 0; y < h; y++) blurRow(a, src, y * w, w, rad, k);
    sums.fill(0);
    for (let y = -rad; y <= rad; y++) addRow(sums, src, Math.max(0, Math.min(h - 1, y)) * w, w, 1);
    for (let y = 0; y < h; y++) {
      const o = y * w;
      for (let x = 0; x < w; x++) a[o + x] = sums[x] * k;
      addRow(sums, src, Math.min(h - 1, y + rad + 1) * w, w, 1);
      addRow(sums, src, Math.max(0, y - rad) * w, w, -1);
    }
  }
}

function blurRow(a, out, o, w, rad, k) {
  let sum = 0;
  for (let i = -rad; i <= rad; i++) sum += a[o + Math.max(0, Math.min(w - 1, i))];
  for (let i = 0; i < w; i++) {
    out[o + i] = sum * k;
    sum += a[o + Math.min(w - 1, i + rad + 1)] - a[o + Math.max(0, i - rad)];
  }
}

function addRow(sums, src, o, w, sign) {
  for (let x = 0; x < w; x++) sums[x] += sign * src[o + x];
}

/** A hex that leads from one level to the next. */
export function isSlope(sheet, h) {
  if (h.kind === 'bank') return true;
  if (!SLOPES.includes(h.kind)) return false;
  for (let d = 0; d < 6; d++) {
    const other = sheet.neighbour(h, d);
    if (other && other.level > h.level) return true;
  }
  return false;
}

class Plotter {
  constructor(sheet, slow) {
    this.sheet = sheet;
    this.slow = slow;
  }

  // Draws white on black inside the box of some points, wanders with the slow bend, blurs.
  plot(points, draw, blur, bend = true) {
    if (!points.length) return null;
    const { size } = this.sheet,
      m = S * 1.9 + blur * 3,
      x0 = Math.floor(Math.max(-S, Math.min(...points.map((p) => p.x)) - m) * FS),
      y0 = Math.floor(Math.max(-S, Math.min(...points.map((p) => p.y)) - m) * FS),
      x1 = Math.ceil(Math.min(size.w + S, Math.max(...points.map((p) => p.x)) + m) * FS),
      y1 = Math.ceil(Math.min(size.h + S, Math.max(...points.map((p) => p.y)) + m) * FS),
      layer = new Layer(FS, x0, y0, x1 - x0, y1 - y0),
      canvas = easel(layer.w, layer.h),
      g = brushOf(canvas, { willReadFrequently: true });
    g.fillStyle = '#000';
    g.fillRect(0, 0, layer.w, layer.h);
    g.setTransform(FS, 0, 0, FS, -x0, -y0);
    g.fillStyle = g.strokeStyle = '#fff';
    g.lineCap = g.lineJoin = 'round';
    draw(g);
    const px = g.getImageData(0, 0, layer.w, layer.h).data;
    for (let i = 0; i < layer.data.length; i++) layer.data[i] = px[i * 4] / 255;
    if (bend) this.bend(layer);
    if (blur) boxBlur(layer.data, layer.w, layer.h, Math.max(1, Math.round(blur * FS)));
    return layer;
  }

  // How far every pixel of the board wanders, in field pixels: the same for all kinds of ground.
  drift() {
    if (!this.drifts) {
      const m = Math.ceil(S * 2 * FS),
        w = Math.ceil(this.sheet.size.w * FS) + 2 * m,
        h = Math.ceil(this.sheet.size.h * FS) + 2 * m,
        of = (name) => {
          const fine = this.slow[name].window(FS, -m, -m, w, h),
            out = new Int8Array(fine.length);
          for (let i = 0; i < fine.length; i++) out[i] = Math.round(fine[i] * FS);
          return out;
        };
      this.drifts = { m, w, bx: of('bx'), by: of('by') };
    }
    return this.drifts;
  }

  bend(layer) {
    const { w, h, x0, y0 } = layer,
      src = layer.data.slice(),
      d = this.drift();
    for (let y = 0, i = 0; y < h; y++) {
      let o = (y + y0 + d.m) * d.w + x0 + d.m;
      for (let x = 0; x < w; x++, i++, o++) {
        const sx = x - d.bx[o],
          sy = y - d.by[o];
        layer.data[i] = src[(sy < 0 ? 0 : sy >= h ? h - 1 : sy) * w + (sx < 0 ? 0 : sx >= w ? w - 1 : sx)];
      }
    }
  }

  // Area ground: hexes of these kinds, slightly grown so that neighbours fuse.
  area(kinds, grow, blur, bend) {
    const list = this.sheet.around.filter((h) => kinds.includes(h.kind));
    return this.plot(list, (g) => this.hexes(g, list, grow), blur, bend);
  }

  hexes(g, list, grow) {
    g.beginPath();
    for (const h of list) hexPath(g, h, grow);
    g.fill();
  }

  // Ditches are dug from hex to hex: a band through neighbours, its zigzag half straightened, broad where several meet.
  network(list, width, blur) {
    const has = new Set(list),
      joins = new Map(list.map((h) => [h, this.joins(h, has)])),
      seat = new Map(
        list.map((h) => {
          const near = joins.get(h),
            n = near.length === 2 ? 4 : Infinity;
          return [h, { x: h.x + near.reduce((s, q) => s + q.x - h.x, 0) / n, y: h.y + near.reduce((s, q) => s + q.y - h.y, 0) / n }];
        }),
      );
    return this.plot(
      list,
      (g) => {
        g.lineWidth = width;
        g.beginPath();
        for (const h of list)
          for (const to of [h, ...joins.get(h)]) {
            const [a, b] = [seat.get(h), seat.get(to) || to];
            g.moveTo(a.x, a.y);
            g.lineTo(b.x + 0.1, b.y);
          }
        // a ditch runs right up to the wall it guards, though the wall's hexes reach into it
        for (const h of list)
          for (let d = 0; d < 6; d++) {
            const n = this.sheet.neighbour(h, d);
            if (!n || !MASSIVE.includes(n.kind)) continue;
            g.moveTo(h.x, h.y);
            g.lineTo(h.x * 0.52 + n.x * 0.48, h.y * 0.52 + n.y * 0.48);
          }
        g.stroke();
      },
      blur,
    );
  }

  // Where a ditch goes on from here: its own hexes, filled ones, and straight on over the edge of the board.
  joins(h, has) {
    const found = [];
    for (let d = 0; d < 6; d++) {
      const n = this.sheet.neighbour(h, d);
      if (n ? has.has(n) || n.kind === 'filled_moat' : has.has(this.sheet.neighbour(h, d + 3))) found.push(n || centre(...neighbour(h.c, h.r, d)));
    }
    return found;
  }

  // Ribbon ground: one flowing band along a named line of hexes, never a row of hexagons.
  ribbons(widths, blur, bend, relax) {
    const lines = this.sheet.lines
      .filter((l) => widths[l.kind])
      .map((l) => ({ kind: l.kind, pts: courseOf(this.sheet, l, relax) }))
      .map((l) => (bend === false && l.kind !== 'stone_stairs' ? { ...l, pts: wander(l.pts, this.slow.bendAt) } : l));
    return this.plot(
      lines.flatMap((l) => l.pts),
      (g) => {
        for (const l of lines) {
          g.lineWidth = widths[l.kind];
          g.beginPath();
          trace(g, l.pts);
          g.stroke();
        }
      },
      blur,
      bend,
    );
  }
}

// A border without a trace of hexes: wide blur, and the hearts of the hexes.
function shore(p, list, grow) {
  const wide = p.plot(list, (g) => p.hexes(g, list, grow), 25),
    heart = p.plot(list, (g) => p.hexes(g, list, grow), 12);
  if (!heart) return null;
  for (let i = 0; i < heart.data.length; i++) heart.data[i] = Math.max(0, heart.data[i] - 0.11);
  return most(wide, heart);
}

// The larger of two fields; either may be missing.
function most(a, b, k = 1) {
  if (!a || !b) return a || b;
  const x0 = Math.min(a.x0, b.x0),
    y0 = Math.min(a.y0, b.y0),
    out = new Layer(FS, x0, y0, Math.max(a.x0 + a.w, b.x0 + b.w) - x0, Math.max(a.y0 + a.h, b.y0 + b.h) - y0);
  for (const [l, f] of [
    [a, 1],
    [b, k],
  ])
    for (let y = 0; y < l.h; y++)
      for (let x = 0, o = (y + l.y0 - y0) * out.w + l.x0 - x0, i = y * l.w; x < l.w; x++, o++, i++)
        out.data[o] = Math.max(out.data[o], l.data[i] * f);
  return out;
}

// Trodden earth runs up to the walls of a court, though the wall's own hexes reach into it.
function trodden(sheet, p) {
  const open = (h) => TRODDEN.includes(h.kind),
    // Where a house cuts a corner of its hexes, one sees the ground it stands on: earth in a court, else grass.
    list = sheet.around.filter((h) => open(h) || (INDOORS.includes(h.kind) && [0, 1, 2, 3, 4, 5].some((d) => sheet.neighbour(h, d)?.kind === 'court')));
  for (const h of list.slice())
    for (let d = 0; d < 6; d++) {
      const n = sheet.neighbour(h, d);
      if (n && MASSIVE.includes(n.kind)) list.push({ x: h.x * 0.58 + n.x * 0.42, y: h.y * 0.58 + n.y * 0.42 });
    }
  return p.plot(list, (g) => p.hexes(g, list, 1.06), 8);
}

/**
 * The fields by name; a kind of ground that is not on the board is null.
 * @typedef {{tone: Layer, hue: Layer, bend: Layer, bx: Layer, by: Layer, [kind: string]: any}} Fields
 * @returns {Generator<void, Fields>}
 */
export function* buildFields(sheet) {
  const f = /** @type {Fields} */ (yield* buildSlow(sheet)),
    p = new Plotter(sheet, f);
  f.bendAt = (x, y) => ({ x: f.bx.smoothAt(x, y), y: f.by.smoothAt(x, y) });
  // Scrub among sand grows on dunes.
  const sandy = sheet.around.filter((h) => h.kind === 'beach' || (h.kind === 'scrub' && sheet.beside(h, 'beach')));
  // Lakes are blurred far more than streams: their shores lose every trace of the hexes.
  // Blurred wide they would also lose single hexes, so the heart of every hex is kept.
  f.water = most(shore(p, sheet.around.filter((h) => WET.includes(h.kind)), 1.03), p.ribbons({ stream: S * 1.08 }, 7));
  yield;
  f.deep = most(p.area(['river'], 0.98, 21), p.ribbons({ stream: S * 0.4 }, 8), 0.6);
  f.gravel = p.area(['ford'], 0.96, 12);
  yield;
  f.sand = shore(p, sandy, 1.2);
  f.path = p.ribbons({ road: S * 0.84, path: S * 0.6, stone_stairs: S * 0.5 }, 5, false);
  yield;
  f.marsh = p.area(['marsh'], 1.05, 11);
  f.earth = trodden(sheet, p);
  f.scree = p.area(['rock'], 0.82, 8);
  const ditch = sheet.hexes.filter((h) => h.kind === 'moat' && !sheet.onLine('moat', h));
  f.moat = most(p.network(ditch, S * 1.45, 7), p.ribbons({ moat: S * 1.62 }, 7, true, 4));
  yield;
  f.litter = p.area(['tree', 'scrub'], 1.0, 12);
  yield* relief(sheet, p, f);
  f.at = (name, x, y) => (f[name] ? f[name].at(x, y) : 0);
  f.grad = (name, x, y) => {
    const dx = f.at(name, x + 4, y) - f.at(name, x - 4, y),
      dy = f.at(name, x, y + 4) - f.at(name, x, y - 4);
    const n = Math.hypot(dx, dy) || 1;
    return { x: dx / n, y: dy / n, m: n };
  };
  return f;
}

// Height, and the light on slopes. Light comes from the north-west: ground that rises towards the south-east faces it.
// The height image gives the direction only; strength comes from the slope hexes themselves, strongest under the crest,
// so that a plateau stays as flat to the eye as it is to the rules.
function* relief(sheet, p, f) {
  const slopes = sheet.around.filter((h) => isSlope(sheet, h)),
    top = sheet.top + 1,
    high = sheet.around.filter((h) => h.level > 0 || isSlope(sheet, h));
  if (!high.length) return;
  f.height = p.plot(
    high,
    (g) => {
      for (const h of high) {
        const v = Math.round((255 * (h.level + (isSlope(sheet, h) ? 0.5 : 0))) / top);
        g.fillStyle = `rgb(${v},${v},${v})`;
        g.beginPath();
        hexPath(g, h, 1.02);
        g.fill();
      }
    },
    20,
  );
  f.top = top;
  yield;
  const slope = p.plot(
    slopes,
    (g) => {
      p.hexes(g, slopes, 1);
      // Where the drawn crest cuts a corner, nothing above it lies in shade.
      g.strokeStyle = '#000';
      g.lineWidth = 20;
      for (const line of crestLines(sheet)) {
        g.beginPath();
        trace(g, line.map((q) => ({ x: q.x - q.nx * 11, y: q.y - q.ny * 11 })));
        g.stroke();
      }
    },
    5,
  );
  if (!slope) return;
  const { w, h, data: up } = f.height,
    shade = new Layer(FS, f.height.x0, f.height.y0, w, h);
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x,
        s = slope.at((x + 0.5 + shade.x0) / FS, (y + 0.5 + shade.y0) / FS);
      if (s < 0.25) continue;
      const dx = up[i + 1] - up[i - 1],
        dy = up[i + w] - up[i - w],
        m = Math.hypot(dx, dy);
      if (m < 0.002) continue;
      const under = Math.min(1, Math.max(0, ((up[i] * top) % 1) * 1.5 - 0.1));
      // A little shade on every slope: faces square to the light would else look flat.
      shade.data[i] = (((dx + dy) / m) * 0.707 - 0.26) * Math.min(1, (s - 0.25) * 2.2) * (0.3 + 0.5 * under);
    }
  f.shade = shade;
}
