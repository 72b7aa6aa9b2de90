// Names on the map. Which are written, and where, depends on the sharpness: the great places first; a name that would run into another waits until
// one looks closer. Rivers carry theirs along the stream.
import { brushOf, easel } from '../../paint/map/easel.js';
import { H, worded } from '../geometry.js';
import { SPAN, mastOf, swell } from './places.js';
import { C, alpha } from './palette.js';

/** Pixels a hex: on a smaller map lesser places have neither flag nor name. */
export const FLAGGED = 15;

export const HAND = '"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",P052,"Book Antiqua",Constantia,"Liberation Serif",Georgia,serif';

/** Rank, size in world units, least and most size on the screen, weight, slant, letter-space as a share of the size. */
const STYLE = {
  city: { rank: 0, size: 19, least: 14.5, most: 27, bold: true, caps: true, air: 0.1, colour: C.red },
  castle: { rank: 1, size: 14, least: 11.5, most: 20, bold: true, colour: C.ink },
  town: { rank: 1, size: 14.5, least: 12, most: 20, bold: true, colour: C.ink },
  abbey: { rank: 2, size: 13, least: 11, most: 18, slant: true, bold: true, colour: '#43345a' },
  village: { rank: 3, size: 12.4, least: 10.4, most: 17, slant: true, colour: C.ink },
};
const PEAK = { size: 20, least: 13, most: 26, slant: true, bold: true, caps: true, air: 0.22, colour: '#5a3320' };
export const styleOf = (place) => {
  if (place.kind === 'city') return STYLE.city;
  if (place.kind.startsWith('castle')) return STYLE.castle;
  if (place.kind === 'town' || place.kind === 'borough') return STYLE.town;
  if (place.kind === 'abbey' || place.kind === 'priory') return STYLE.abbey;
  return STYLE.village;
};

export const fontOf = (s, size) => `${s.slant ? 'italic ' : ''}${s.bold ? '600 ' : ''}${size}px ${HAND}`;
let ruler = null;
/** Breadth of a text at size 100, with its letter-space. */
function breadth(text, s) {
  ruler ||= brushOf(easel(4, 4));
  ruler.font = fontOf(s, 100);
  return ruler.measureText(text).width / 100 + (s.air || 0) * text.length;
}

const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/**
 * The names that are written at a sharpness, and the boxes that are taken.
 * @returns {{names: {text: string, x: number, y: number, w: number, size: number, style: any}[], taken: any[]}} x is the left end, y the line
 */
export function layNames(scene, css, lang) {
  const k = swell(css),
    taken = [],
    out = [],
    { field } = scene.lie;
  const places = scene.map.places.map((place) => ({ place, at: scene.lie.at(place.hex), style: styleOf(place) })).sort((a, b) => a.style.rank - b.style.rank || (a.place.id < b.place.id ? -1 : 1));
  for (const { place, at } of places) {
    const [w, up, down] = (SPAN[place.kind] || SPAN.village).map((v) => v * k);
    taken.push({ x: at.x - w * 0.8, y: at.y - up * 0.8, w: w * 1.6, h: (up + down) * 0.8, own: place.id });
    taken.push(...kept(place, at, k, css));
  }
  for (const ornament of scene.ornaments?.boxes || []) taken.push(ornament);
  for (const peak of scene.peaks || []) out.push(named(peak, css, lang, taken));
  for (const { place, at, style } of places) {
    if (style.rank > 1 && H * css < FLAGGED) continue;
    const text = style.caps ? worded(place.name, lang).toUpperCase() : worded(place.name, lang),
      size = Math.max(Math.min(style.size, style.most / css), style.least / css),
      w = breadth(text, style) * size,
      h = size * 0.92,
      [half, up, down] = (SPAN[place.kind] || SPAN.village).map((v) => v * k);
    const spots = [
      [at.x - w / 2, at.y + down + h * 0.86, 0],
      [at.x + half * 0.95 + 2, at.y + h * 0.3, 0.6],
      [at.x - half * 0.95 - 2 - w, at.y + h * 0.3, 0.7],
      [at.x - w / 2, at.y - up - 2, 0.9],
      [at.x + half * 0.6, at.y + down + h * 0.6, 0.8],
      [at.x - half * 0.6 - w, at.y + down + h * 0.6, 0.85],
      [at.x + half * 0.5, at.y - up * 0.6, 1.1],
      [at.x - half * 0.5 - w, at.y - up * 0.6, 1.15],
    ];
    let best = null;
    for (const [x, y, cost] of spots) {
      const box = { x: x - 1, y: y - h * 0.82, w: w + 2, h };
      if (box.x < field.x + 4 || box.x + w > field.x + field.w - 4 || box.y < field.y + 2 || y > field.y + field.h - 4) continue;
      const hits = taken.filter((t) => t.own !== place.id && meet(t, box)).length;
      if (hits && style.rank) continue; // a city is always named
      const total = cost + crossed(scene, box) + 3 * hits;
      if (!best || total < best.total) best = { box, x, y, total };
    }
    if (!best) continue;
    taken.push(best.box);
    out.push({ text, x: best.x, y: best.y, w, size, style });
  }
  return { names: out, taken };
}

// A mountain bears its name across its foot.
function named(peak, css, lang, taken) {
  const text = worded(peak.name, lang).toUpperCase(),
    size = Math.max(Math.min(PEAK.size, PEAK.most / css), PEAK.least / css),
    w = breadth(text, PEAK) * size,
    name = { text, x: peak.x - w / 2, y: peak.y - peak.h * 0.12, w, size, style: PEAK };
  taken.push({ x: name.x - 2, y: name.y - size * 0.82, w: w + 4, h: size });
  return name;
}

// What the state draws beside a place: its flag, and what lies in its barns (../holdings.js).
function kept(place, at, k, css) {
  const [mx, my] = mastOf(place.kind),
    great = place.kind.startsWith('castle') || place.kind === 'city',
    size = (Math.max(H * css < 24 ? 0.46 : 0.62, Math.min(1.5, k * css * 0.82)) * (great ? 1.12 : 0.76)) / css,
    [half, , down] = SPAN[place.kind] || SPAN.village,
    b = Math.max(0.8, Math.min(1.3, k * css * 0.9)) / css,
    wide = (place.flags || []).includes('town') && place.kind.startsWith('castle') ? 25 : half,
    flag = { x: at.x + (mx - 2) * k, y: at.y + my * k - 17 * size, w: 19 * size, h: 16 * size };
  if (!great && H * css < FLAGGED) return [];
  return css > 0.58 ? [flag, { x: at.x - wide * k - 14 * b, y: at.y + down * 0.55 * k - 9 * b, w: 13 * b, h: 9 * b }] : [flag];
}

// Better beside a road or a stream than over it; better on land or on water than across the coast.
function crossed(scene, box) {
  let n = 0;
  const wet = [];
  for (let i = 0; i <= 4; i++) {
    const x = box.x + (box.w * i) / 4,
      y = box.y + box.h / 2;
    if (scene.taken(x, y)) n += 0.18;
    wet.push(scene.grounds.shore.at(x, y) > 0);
  }
  return n + (wet.some((w) => w !== wet[0]) ? 0.5 : 0);
}

/** Writes a name: a halo of vellum, then ink. */
export function write(g, name, scale) {
  const { style, size } = name;
  g.font = fontOf(style, size);
  g.textBaseline = 'alphabetic';
  g.textAlign = 'left';
  if ('letterSpacing' in g) g.letterSpacing = `${(style.air || 0) * size}px`;
  g.lineJoin = 'round';
  g.strokeStyle = alpha('#f6ecd0', style.halo || 0.86);
  g.lineWidth = Math.max(size * 0.24, 2.4 / scale);
  g.strokeText(name.text, name.x, name.y);
  g.fillStyle = style.colour;
  g.fillText(name.text, name.x, name.y);
  if ('letterSpacing' in g) g.letterSpacing = '0px';
}

const COUNTRY = { slant: true, colour: '#7a3f2c', air: 0.34, halo: 0.6 };

/** Names of stretches of country, wide and pale across their middle. */
export function layCountry(scene, css, taken, lang) {
  const out = [];
  for (const region of scene.map.regions || []) {
    const points = region.hexes.map((name) => scene.lie.at(name)),
      x = points.reduce((sum, p) => sum + p.x, 0) / points.length,
      y = points.reduce((sum, p) => sum + p.y, 0) / points.length,
      text = worded(region.name, lang).toUpperCase(),
      long = Math.max(...points.map((p) => p.x)) - Math.min(...points.map((p) => p.x)) + 60,
      size = Math.max(11 / css, Math.min(26, 34 / css, (long * 0.9) / breadth(text, COUNTRY))),
      w = breadth(text, COUNTRY) * size;
    for (const dy of [0, 22, -22, 40, -40, 58, -58]) {
      const box = { x: x - w / 2, y: y + dy - size * 0.8, w, h: size };
      if (w > long * 1.6 || taken.some((t) => meet(t, box))) continue;
      taken.push(box);
      out.push({ text, x: box.x, y: y + dy, w, size, style: COUNTRY });
      break;
    }
  }
  return out;
}

const STREAM = { slant: true, colour: '#2f5560', air: 0.12 };

/** Letters along a river: the straightest free stretch in its middle part, read from left to right. @returns {{c: string, x: number, y: number, a: number, size: number}[]} */
export function layRivers(scene, css, taken, lang) {
  const out = [];
  for (const { river, line, widths } of scene.courses.rivers) {
    const text = worded(river.name, lang);
    if (!text) continue;
    const size = Math.max(Math.min(11.5, 17 / css), 10 / css),
      need = breadth(text, STREAM) * size;
    /** @type {{cost: number, s: number, flip: boolean, box: any}|null} */
    let best = null;
    const cum = [0];
    for (let i = 1; i < line.length; i++) cum.push(cum[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
    const whole = cum[cum.length - 1];
    if (whole < need * 1.15) continue;
    for (let s = 0; s + need < whole; s += 12) {
      const a = along(line, cum, s),
        b = along(line, cum, s + need),
        bent = need / (Math.hypot(b.x - a.x, b.y - a.y) || 1),
        m = along(line, cum, s + need / 2),
        { field } = scene.lie,
        box = { x: Math.min(a.x, b.x) - 2, y: Math.min(a.y, b.y, m.y) - size * 0.9, w: Math.abs(b.x - a.x) + 4, h: Math.abs(b.y - a.y) + size };
      if (box.x < field.x || box.y < field.y || box.x + box.w > field.x + field.w || box.y + box.h > field.y + field.h) continue;
      const hits = taken.filter((t) => meet(t, box)).length,
        cost = bent * 3 + Math.abs((s + need / 2) / whole - 0.5) + hits * 4;
      if (bent < 1.3 && hits === 0 && (!best || cost < best.cost)) best = { cost, s, flip: b.x < a.x, box };
    }
    if (!best) continue;
    taken.push(best.box);
    out.push(...letters(text, line, cum, best, size, need, Math.max(...widths)));
  }
  return out;
}

function along(line, cum, s) {
  let lo = 0,
    hi = cum.length - 1;
  while (hi - lo > 1) {
    const mid = (lo + hi) >> 1;
    if (cum[mid] <= s) lo = mid;
    else hi = mid;
  }
  const t = (s - cum[lo]) / (cum[hi] - cum[lo] || 1);
  return { x: line[lo].x + (line[hi].x - line[lo].x) * t, y: line[lo].y + (line[hi].y - line[lo].y) * t };
}

function letters(text, line, cum, { s, flip }, size, need, width) {
  const out = [];
  let d = 0;
  for (const c of text) {
    const w = breadth(c, STREAM) * size,
      at = s + (flip ? need - d - w / 2 : d + w / 2),
      p = along(line, cum, at),
      a = along(line, cum, Math.max(0, at - 14)),
      b = along(line, cum, Math.min(cum[cum.length - 1], at + 14)),
      angle = Math.atan2(b.y - a.y, b.x - a.x) + (flip ? Math.PI : 0),
      lift = width / 2 + size * 0.3;
    out.push({ c, x: p.x + Math.sin(angle) * lift, y: p.y - Math.cos(angle) * lift, a: angle, size });
    d += w;
  }
  return out;
}

export function writeStream(g, list, scale) {
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  for (const pass of [0, 1])
    for (const { c, x, y, a, size } of list) {
      g.save();
      g.translate(x, y);
      g.rotate(a);
      g.font = fontOf(STREAM, size);
      if (pass) {
        g.fillStyle = STREAM.colour;
        g.fillText(c, 0, 0);
      } else {
        g.strokeStyle = alpha('#f3ebd2', 0.75);
        g.lineWidth = Math.max(size * 0.2, 2 / scale);
        g.strokeText(c, 0, 0);
      }
      g.restore();
    }
}
