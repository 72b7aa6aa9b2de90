// Places as they are now, over the painted country: whose flag flies, what lies in the barns, who sits before the walls, what has burnt.
import { H, S, worded } from './geometry.js';
import { flag } from './flags.js';
import { FLAGGED, fontOf, styleOf } from './painter/letters.js';
import { SPAN, mastOf, swell } from './painter/places.js';
import { coloursOf } from './colours.js';

const INK = '#2a1c14';
const PAPER = '#f6ecd2';
const FONT = '"Gill Sans","Gill Sans MT",Seravek,Optima,Candara,"Noto Sans","Segoe UI","Liberation Sans",Arial,sans-serif';

/** A sheaf: bound straw, ears above. */
export function sheaf(g, x, y, k, old = false) {
  g.strokeStyle = old ? '#8f7f5c' : '#6f5314';
  g.fillStyle = old ? '#d6c79c' : '#e3b43c';
  g.lineWidth = Math.max(0.7, 0.8 * k);
  g.lineJoin = 'round';
  const shape = () => {
    g.beginPath();
    g.moveTo(x - 2.8 * k, y);
    g.lineTo(x - 1 * k, y - 4.6 * k);
    g.quadraticCurveTo(x - 1.8 * k, y - 8 * k, x - 4.4 * k, y - 10.6 * k);
    g.quadraticCurveTo(x - 2.4 * k, y - 11.2 * k, x - 1.5 * k, y - 9.6 * k);
    g.quadraticCurveTo(x - 1 * k, y - 12 * k, x, y - 13.4 * k);
    g.quadraticCurveTo(x + 1 * k, y - 12 * k, x + 1.5 * k, y - 9.6 * k);
    g.quadraticCurveTo(x + 2.4 * k, y - 11.2 * k, x + 4.4 * k, y - 10.6 * k);
    g.quadraticCurveTo(x + 1.8 * k, y - 8 * k, x + 1 * k, y - 4.6 * k);
    g.lineTo(x + 2.8 * k, y);
    g.closePath();
  };
  shape();
  g.save();
  g.strokeStyle = 'rgba(246,236,210,0.9)';
  g.lineWidth = 2.4;
  g.stroke();
  g.restore();
  shape();
  g.fill();
  g.stroke();
  if (k > 0.85) {
    g.beginPath();
    for (const [u, v, w, z] of [[0, -6, 0, -12], [-0.7, -6, -2.6, -9.8], [0.7, -6, 2.6, -9.8], [-0.8, -3.6, -1.6, 0], [0.8, -3.6, 1.6, 0], [0, -3.6, 0, 0]]) {
      g.moveTo(x + u * k, y + v * k);
      g.lineTo(x + w * k, y + z * k);
    }
    g.stroke();
  }
  g.fillStyle = old ? '#8f7f5c' : '#8a3a1c';
  g.fillRect(x - 1.7 * k, y - 5.4 * k, 3.4 * k, 1.5 * k);
}

// What lies there: a sheaf and how many of them. What was seen on an earlier day is pale.
function barns(g, x, y, k, { resources, endless, seen }) {
  if (resources === undefined || resources === null) return;
  const old = Boolean(seen),
    text = endless ? '∞' : String(resources);
  sheaf(g, x, y, k * 0.94, old);
  g.font = `700 ${Math.max(10, 10.5 * k)}px ${FONT}`;
  g.textAlign = 'left';
  g.textBaseline = 'alphabetic';
  g.strokeStyle = PAPER;
  g.lineWidth = 3;
  g.lineJoin = 'round';
  g.strokeText(text, x + 5.6 * k, y);
  g.fillStyle = old ? '#6b5a3e' : INK;
  g.fillText(text, x + 5.6 * k, y);
}

// A ring of stakes, and tents in the besieger's colours.
export function leaguer(g, x, y, r, colours, open) {
  g.lineCap = 'butt';
  for (const [colour, w, dash] of [['rgba(246,236,210,0.85)', 6, []], [INK, 4.4, [3.2, 2.2]], [colours.cloth, 2.2, [3.2, 2.2]]]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.setLineDash(dash);
    g.beginPath();
    g.ellipse(x, y, r, r * 0.78, 0, open ? -1.1 : 0, open ? 4.3 : 6.2832);
    g.stroke();
  }
  g.setLineDash([]);
  for (let i = 0; i < 6; i++) {
    const a = 0.5 + (i * Math.PI) / 3,
      tx = x + Math.cos(a) * r * 1.04,
      ty = y + Math.sin(a) * r * 0.82,
      t = Math.max(4, r * 0.17);
    g.fillStyle = '#f2e8cc';
    g.strokeStyle = INK;
    g.lineWidth = 1.1;
    g.beginPath();
    g.moveTo(tx - t, ty + t * 0.7);
    g.lineTo(tx, ty - t);
    g.lineTo(tx + t, ty + t * 0.7);
    g.closePath();
    g.fill();
    g.stroke();
    g.fillStyle = colours.cloth;
    g.beginPath();
    g.moveTo(tx - t * 0.28, ty + t * 0.7);
    g.lineTo(tx, ty - t * 0.3);
    g.lineTo(tx + t * 0.28, ty + t * 0.7);
    g.fill();
  }
}

// A besieged place keeps its name: on a strip of vellum over the stakes, where the sheet has it too.
function nameplate(g, at, place, scale, lang) {
  const style = styleOf(place),
    name = worded(place.name, lang),
    text = style.caps ? name.toUpperCase() : name,
    k = swell(scale) * scale,
    size = Math.max(Math.min(style.size, style.most / scale), style.least / scale) * scale,
    [, , down] = SPAN[place.kind] || SPAN.village,
    y = at.y + down * k + size * 0.92 * 0.86;
  g.font = fontOf(style, size);
  if ('letterSpacing' in g) g.letterSpacing = `${(style.air || 0) * size}px`;
  const w = g.measureText(text).width + size * 0.7;
  g.fillStyle = '#f4e8c6';
  g.strokeStyle = INK;
  g.lineWidth = 1;
  g.beginPath();
  g.roundRect(at.x - w / 2, y - size * 0.86, w, size * 1.14, 2.5);
  g.fill();
  g.stroke();
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillStyle = style.colour;
  g.fillText(text, at.x, y);
  if ('letterSpacing' in g) g.letterSpacing = '0px';
}

// Smoke drifts to the north-east, thinner and paler as it goes. It hangs still.
function smoke(g, x, y, k) {
  for (let i = 9; i >= 0; i--) {
    const t = i / 9,
      r = (3 + 9 * t) * k,
      sx = x + (t * 22 + Math.sin(i * 1.9) * 2.6) * k,
      sy = y - (t * 30 + 2) * k,
      f = g.createRadialGradient(sx - r * 0.3, sy - r * 0.3, r * 0.1, sx, sy, r);
    f.addColorStop(0, `rgba(${104 + 60 * t},${94 + 60 * t},${88 + 60 * t},${0.75 - 0.5 * t})`);
    f.addColorStop(1, `rgba(70,60,58,0)`);
    g.fillStyle = f;
    g.beginPath();
    g.arc(sx, sy, r, 0, 7);
    g.fill();
  }
  g.fillStyle = '#c8481c';
  g.beginPath();
  g.moveTo(x - 3 * k, y + 2 * k);
  g.quadraticCurveTo(x - 3 * k, y - 3 * k, x, y - 7 * k);
  g.quadraticCurveTo(x + 0.6 * k, y - 3 * k, x + 3 * k, y - 3.4 * k);
  g.quadraticCurveTo(x + 4 * k, y, x + 2.6 * k, y + 2 * k);
  g.fill();
  g.fillStyle = '#f6c64a';
  g.beginPath();
  g.ellipse(x + 0.2 * k, y + 0.2 * k, 1.4 * k, 2.2 * k, 0, 0, 7);
  g.fill();
}

/** A layer of the map: the state of places, sieges, mist. */
export class Holdings {
  /** @param {any} map @param {string} [lang] */
  constructor(map, lang = 'en') {
    this.map = map;
    this.lang = lang;
    this.state = {};
    this.sieges = [];
    this.fog = new Set();
    this.letters = {};
  }

  show({ places = {}, sieges = [], fog = [], letters = {} }) {
    this.state = places;
    this.sieges = sieges;
    this.fog = new Set(fog);
    this.letters = letters;
  }

  draw(g, seen) {
    if (this.fog.size) this.mist(g, seen);
    const { scale, camera, lie, w, h } = seen,
      k = swell(scale) * scale;
    const inView = (p) => p.x > -80 && p.y > -80 && p.x < w + 80 && p.y < h + 80;
    for (const siege of this.sieges) {
      const p = lie.at(siege.hex),
        at = camera.toScreen(p.x, p.y);
      if (inView(at)) leaguer(g, at.x, at.y + 2, Math.max(15, S * scale * 0.82), coloursOf(siege.faction), siege.open);
    }
    for (const place of this.map.places) {
      const now = this.state[place.id];
      if (!now) continue;
      const p = lie.at(place.hex),
        at = camera.toScreen(p.x, p.y),
        [mx, my] = mastOf(place.kind);
      if (!inView(at)) continue;
      const great = place.kind.startsWith('castle') || place.kind === 'city',
        size = Math.max(H * scale < 24 ? 0.46 : 0.62, Math.min(1.5, k * 0.82)); // small flags on a small map
      if (now.faction !== undefined && (great || H * scale >= FLAGGED)) {
        const letter = now.letter || this.letters?.[now.faction] || '';
        flag(g, at.x + mx * k, at.y + my * k, great ? size * 1.12 : size * 0.76, coloursOf(now.faction), letter);
      }
      if (now.plundered) smoke(g, at.x + 4 * k, at.y - 2 * k, Math.max(0.45, k));
      if (H * scale > 36) {
        const [half, , down] = SPAN[place.kind] || SPAN.village,
          wide = (place.flags || []).includes('town') && place.kind.startsWith('castle') ? 25 : half,
          b = Math.max(0.8, Math.min(1.5, k * 0.9));
        barns(g, at.x - wide * k - 13 * b, at.y + down * 0.55 * k, b, now);
      }
    }
    for (const siege of this.sieges) {
      const place = this.map.places.find((each) => each.hex === siege.hex),
        p = lie.at(siege.hex),
        at = camera.toScreen(p.x, p.y);
      if (place && inView(at)) nameplate(g, at, place, scale, this.lang);
    }
  }

  // Where nobody of ours looks, the sheet is a little paler and cooler.
  mist(g, seen) {
    const { lie, camera, w, h } = seen,
      path = new Path2D();
    for (const name of this.fog) {
      const p = lie.at(name),
        at = camera.toScreen(p.x, p.y),
        r = S * seen.scale * 1.01;
      if (at.x < -r || at.y < -r || at.x > w + r || at.y > h + r) continue;
      for (let i = 0; i < 6; i++) {
        const a = (i * Math.PI) / 3;
        if (i) path.lineTo(at.x + r * Math.cos(a), at.y + r * Math.sin(a));
        else path.moveTo(at.x + r * Math.cos(a), at.y + r * Math.sin(a));
      }
      path.closePath();
    }
    g.fillStyle = 'rgba(214,210,198,0.3)';
    g.fill(path);
  }
}
