// Overlays, drawn on the live canvas above the painted map with a context in world units. Every meaning has its own
// stroke or pattern; hue only helps (hues near the Okabe–Ito set, lightened until they also stand off their casing in
// plain grey). Hexes are given by column and row: entries of `board.hexes` will do.
import { S, H, distance } from './hex.js';
import { INK, area, arrowhead, at, cased, hatch, label, outline, polyline, rim, stripes } from './marks.js';

/** @typedef {import('./marks.js').Place} Place */
/** @typedef {CanvasRenderingContext2D} Ctx */

export { label };
export { aim, cursor, selection, targets } from './rings.js';

const CLEAR = 27; // half a counter and a little

/**
 * Reach: the ground beyond it dims, reached hexes carry their cost low in the hex, where a counter leaves room; the
 * rim is one firm line. A cell may be `watched`: somebody could shoot at who goes there; it gets a small eye.
 * @param {Ctx} g
 * @param {{columns: number, rows: number}} board
 * @param {Array<Place & {cost?: number|string, watched?: boolean}>} cells
 * @param {{dim?: boolean, costs?: boolean}} how
 */
export function reach(g, board, cells, { dim = true, costs = true } = {}) {
  if (!cells.length) return;
  const inside = area(cells);
  if (dim) {
    const all = new Path2D();
    all.rect(-50, -50, S * 1.5 * board.columns + 200, H * board.rows + 200);
    all.addPath(inside);
    g.fillStyle = 'rgba(30,22,14,0.16)';
    g.fill(all, 'evenodd');
  }
  g.save();
  g.fillStyle = 'rgba(255,246,214,0.13)';
  g.fill(inside);
  g.strokeStyle = 'rgba(255,246,214,0.5)';
  g.lineWidth = 1;
  g.setLineDash([1, 5]);
  g.lineCap = 'round';
  g.stroke(area(cells, 0.93));
  g.restore();
  cased(g, outline(cells), INK.cream, 2.2);
  for (const cell of cells) {
    const p = at(cell);
    if (cell.watched) eye(g, p.x, p.y - S * 0.62, 5);
    if (costs && cell.cost !== undefined) label(g, p.x, p.y + S * 0.5, String(cell.cost), S * 0.36);
  }
}

function eye(g, x, y, r) {
  const lid = new Path2D();
  lid.moveTo(x - r * 1.5, y);
  lid.quadraticCurveTo(x, y - r * 1.5, x + r * 1.5, y);
  lid.quadraticCurveTo(x, y + r * 1.5, x - r * 1.5, y);
  cased(g, lid, INK.cream, 1.3);
  g.fillStyle = INK.cream;
  g.beginPath();
  g.arc(x, y, r * 0.42, 0, 7);
  g.fill();
}

/**
 * A way: dashes, knots, arrowhead. The first place is where he stands.
 * @param {Place[]} places
 * @param {Array<number|string|undefined>} costs what has been spent at each further place, if it is to be shown
 * @param {{stops?: number}} how number of the place where the way is no longer lawful: from there it is dotted and ends in a cross
 */
export function path(g, places, costs = [], how = {}) {
  const { stops } = how;
  if (places.length < 2) return;
  const pts = places.map(at),
    good = stops === undefined ? pts : pts.slice(0, Math.max(1, stops));
  if (good.length > 1) cased(g, polyline(good), INK.cream, 4, [9, 6]);
  if (stops !== undefined) {
    cased(g, polyline(pts.slice(Math.max(0, stops - 1))), INK.coral, 2.4, [2.5, 6]);
    cross(g, pts[Math.min(stops, pts.length - 1)], 9, INK.coral);
  }
  for (const p of good.slice(1, stops === undefined ? -1 : undefined)) knot(g, p);
  if (stops === undefined) arrowhead(g, pts[pts.length - 2], pts[pts.length - 1], 15, INK.cream);
  costs.forEach((cost, i) => {
    const p = pts[i + 1];
    if (cost !== undefined && p) label(g, p.x + S * 0.34, p.y - S * 0.34, String(cost), S * 0.33);
  });
}

function knot(g, p) {
  for (const [r, fill] of [
    [5.4, INK.dark],
    [3.4, INK.cream],
  ]) {
    g.fillStyle = fill;
    g.beginPath();
    g.arc(p.x, p.y, r, 0, 7);
    g.fill();
  }
}

function cross(g, p, r, colour = INK.cream) {
  const x = new Path2D();
  for (const k of [-1, 1]) {
    x.moveTo(p.x - r, p.y - r * k);
    x.lineTo(p.x + r, p.y + r * k);
  }
  cased(g, x, colour, 4);
}

/**
 * Line of fire: firm up to what stops it, then broken; the stopping hex is cross-hatched and crossed out.
 * @param {Place} from
 * @param {Place} to
 * @param {Place|null} blockedAt
 */
export function lineOfFire(g, from, to, blockedAt = null) {
  const a = at(from),
    b = at(to);
  if (blockedAt) {
    const m = at(blockedAt),
      L = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1,
      t = ((m.x - a.x) * (b.x - a.x) + (m.y - a.y) * (b.y - a.y)) / L,
      c = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t },
      hex = area([blockedAt], 0.96);
    g.fillStyle = 'rgba(60,16,4,0.28)';
    g.fill(hex);
    hatch(g, [blockedAt], 'rgba(255,238,214,0.6)', 7, 0.785, 1.2, 0.96);
    hatch(g, [blockedAt], 'rgba(50,14,4,0.6)', 7, -0.785, 1.2, 0.96);
    cased(g, hex, INK.coral, 2.4);
    cased(g, polyline([a, c]), INK.coral, 2.6);
    cased(g, polyline([c, b]), INK.cream, 1.8, [3, 7]);
    cross(g, c, 9);
  } else {
    const L = Math.hypot(b.x - a.x, b.y - a.y) || 1,
      ux = (b.x - a.x) / L,
      uy = (b.y - a.y) / L,
      off = Math.min(CLEAR, L * 0.4); // it touches neither the counter it leaves nor the one it finds
    cased(g, polyline([{ x: a.x + ux * off, y: a.y + uy * off }, { x: b.x - ux * off, y: b.y - uy * off }]), INK.sky, 2.6);
    arrowhead(g, a, { x: b.x - ux * (off - 5), y: b.y - uy * (off - 5) }, 9, INK.sky);
  }
}

const BANDS = [
  { colour: INK.blue, rim: INK.sky, dash: [], pattern: [] },
  { colour: INK.amber, rim: INK.amber, dash: [12, 7], pattern: [[0.6, 16]] },
  {
    colour: INK.coral,
    rim: INK.coral,
    dash: [3, 6],
    pattern: [
      [0.6, 13],
      [-0.6, 13],
    ],
  },
];

/**
 * Range bands: short is plain with a firm rim, medium striped with a dashed rim, long cross-striped and dotted.
 * @param {Array<{hexes: Place[], label?: string}>} bands nearest first; only the hexes that can be shot at
 */
export function rangeBands(g, bands) {
  const grown = [];
  bands.forEach((band, i) => {
    const look = BANDS[Math.min(i, BANDS.length - 1)];
    g.save();
    g.globalAlpha *= 0.08;
    g.fillStyle = look.colour;
    g.fill(area(band.hexes));
    g.restore();
    for (const [ang, gap] of look.pattern) stripes(g, band.hexes, gap, ang, 0.8);
    grown.push(...band.hexes);
    if (band.hexes.length) cased(g, outline(band.hexes, grown), look.rim, 2.6, look.dash);
  });
  for (const band of bands) {
    if (!band.label || !band.hexes.length) continue;
    const top = band.hexes.map(at).reduce((a, b) => (b.y < a.y ? b : a));
    label(g, top.x, top.y - S * 0.5, band.label, S * 0.36);
  }
}

/** The hexes around one, in bands by distance: for whoever has only the limits. */
export function bandsAround(board, from, limits) {
  const bands = limits.map((l, i) => ({ hexes: [], label: `${i ? limits[i - 1] + 1 : 1}–${l}` }));
  for (const h of board.hexes) {
    const d = distance([from.column, from.row], [h.column, h.row]),
      i = limits.findIndex((l) => d <= l);
    if (i >= 0 && !h.storey) bands[i].hexes.push(h);
  }
  return bands;
}

/**
 * Held ground. `zone`: hexes somebody's men hold (small barbs along the rim); `threat`: hexes they can shoot at (stripes
 * leaning one way); `front`: the hexes before a man (a light wash).
 * @param {'zone'|'threat'|'front'} kind
 */
export function zone(g, places, kind = 'zone') {
  if (!places.length) return;
  if (kind === 'front') {
    g.fillStyle = 'rgba(255,244,214,0.2)';
    g.fill(area(places, 0.98));
    cased(g, outline(places), INK.cream, 1.6, [6, 4]);
    return;
  }
  if (kind === 'threat') {
    stripes(g, places, 9, -0.9);
    cased(g, outline(places), INK.amber, 1.8, [10, 3, 2, 3]);
    return;
  }
  g.fillStyle = 'rgba(120,28,10,0.16)';
  g.fill(area(places));
  const barbs = new Path2D(); // teeth along the rim: nobody slips in unhurt
  for (const { ends, hex } of rim(places))
    for (const t of [0.3, 0.7]) {
      const x = ends[0].x + (ends[1].x - ends[0].x) * t,
        y = ends[0].y + (ends[1].y - ends[0].y) * t,
        ux = (ends[1].x - ends[0].x) * 0.11,
        uy = (ends[1].y - ends[0].y) * 0.11;
      barbs.moveTo(x - ux, y - uy);
      barbs.lineTo(x + (hex.x - x) * 0.24, y + (hex.y - y) * 0.24);
      barbs.lineTo(x + ux, y + uy);
    }
  cased(g, barbs, INK.coral, 1.5);
  cased(g, outline(places), INK.coral, 2);
}

/**
 * A charge lane: a broad band that narrows towards its end, chevrons pointing the way.
 * @param {Place[]} places from the rider to the target
 * @param {{lawful?: boolean}} how an unlawful lane is hollow and ends in a cross
 */
export function chargeLane(g, places, how = {}) {
  const { lawful = true } = how;
  const pts = places.map(at);
  if (pts.length < 2) return;
  const band = new Path2D(),
    n = pts.length,
    left = [],
    right = [];
  pts.forEach((p, i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(n - 1, i + 1)],
      L = Math.hypot(b.x - a.x, b.y - a.y) || 1,
      w = 15 - (9 * i) / (n - 1);
    left.push({ x: p.x - ((b.y - a.y) / L) * w, y: p.y + ((b.x - a.x) / L) * w });
    right.unshift({ x: p.x + ((b.y - a.y) / L) * w, y: p.y - ((b.x - a.x) / L) * w });
  });
  [...left, ...right].forEach((p, i) => (i ? band.lineTo(p.x, p.y) : band.moveTo(p.x, p.y)));
  band.closePath();
  if (lawful) {
    g.fillStyle = 'rgba(255,194,71,0.3)';
    g.fill(band);
  }
  cased(g, band, lawful ? INK.amber : INK.cream, 1.8, lawful ? [] : [4, 5]);
  if (!lawful) {
    cross(g, pts[n - 1], 9, INK.coral);
    return;
  }
  const chevrons = new Path2D();
  for (let i = 1; i < n; i++) {
    const a = pts[i - 1],
      b = pts[i],
      ang = Math.atan2(b.y - a.y, b.x - a.x);
    for (const t of [0.3, 0.75]) {
      const x = a.x + (b.x - a.x) * t,
        y = a.y + (b.y - a.y) * t;
      chevrons.moveTo(x - 7 * Math.cos(ang - 0.8), y - 7 * Math.sin(ang - 0.8));
      chevrons.lineTo(x, y);
      chevrons.lineTo(x - 7 * Math.cos(ang + 0.8), y - 7 * Math.sin(ang + 0.8));
    }
  }
  cased(g, chevrons, INK.cream, 2);
  arrowhead(g, pts[n - 2], pts[n - 1], 16, INK.amber);
}

/**
 * Places the scenario marks: where a side may leave or comes in, ground to be held. They are always there, so they are quieter than
 * anything one asks for: a soft rim without casing and a small flag; arrows out, arrows in.
 * @param {'exit'|'entry'|'area'} kind
 * @param {string} text
 */
export function marked(g, places, kind = 'area', text = '') {
  if (!places.length) return;
  const ways = outline(places);
  g.save();
  g.fillStyle = 'rgba(255,244,214,0.07)';
  g.fill(area(places));
  g.setLineDash(kind === 'area' ? [2, 4] : [7, 6]);
  g.lineJoin = 'round';
  for (const [colour, w] of [
    ['rgba(28,20,12,0.3)', 2.6],
    ['rgba(255,244,214,0.62)', 1.3],
  ]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.stroke(ways);
  }
  g.restore();
  const pts = places.map(at),
    mid = { x: pts.reduce((s, p) => s + p.x, 0) / pts.length, y: pts.reduce((s, p) => s + p.y, 0) / pts.length },
    seat = pts.reduce((a, b) => (Math.hypot(b.x - mid.x, b.y - mid.y) < Math.hypot(a.x - mid.x, a.y - mid.y) ? b : a));
  if (text) label(g, seat.x, seat.y, kind === 'exit' ? `${text} ↗` : kind === 'entry' ? `↘ ${text}` : `⚑ ${text}`, S * 0.4);
  else if (kind === 'area') flag(g, seat.x, seat.y + S * 0.66);
}

// Ground to be held: a small flag low in the hex, where a counter leaves room.
function flag(g, x, y) {
  const cloth = new Path2D();
  cloth.moveTo(x, y - 11);
  cloth.lineTo(x + 10, y - 8.4);
  cloth.lineTo(x, y - 5);
  g.save();
  g.globalAlpha *= 0.85;
  cased(g, polyline([{ x, y }, { x, y: y - 11 }]), INK.cream, 1.2);
  cased(g, cloth, INK.cream, 0.8);
  g.fillStyle = INK.gold;
  g.fill(cloth);
  g.restore();
}
