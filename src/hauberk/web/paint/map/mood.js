// The hour and the sky of a story: what snow and rain make of the palette, and the light that lies over a finished window.
// One worker paints many boards, one job after another: it dresses its palette for each.
import { S } from './hex.js';
import { hearthsOf } from './cottages.js';
import { P } from './palette.js';

/** @typedef {{light?: 'day'|'dawn'|'dusk'|'night', weather?: 'clear'|'rain'|'snow', inland?: boolean}} Picture */

const SNOW = {
  grass: { shade: '#8d969c', cool: '#b4bdc2', mid: '#d4d9d9', sun: '#e8e9e3', dry: '#f5f3ea' },
  blade: ['#6f6c50', '#87835f', '#b3ad8c', '#c9c4ab'],
  flower: ['#f7f6f1', '#eef0f0', '#f7f6f1', '#eef0f0'],
  scrub: { dark: '#3f3e30', mid: '#6f6c58', light: '#d3d6d2', tip: '#fbfaf4', twig: '#4b3a28' },
  tree: [
    { edge: '#222c26', dark: '#374639', mid: '#738073', light: '#d3dad6', tip: '#fbfbf7' },
    { edge: '#282c22', dark: '#444a38', mid: '#817f6a', light: '#d9dad0', tip: '#fbfaf4' },
    { edge: '#1e2b27', dark: '#314540', mid: '#66807a', light: '#cbd8d6', tip: '#f6faf9' },
  ],
  earth: { light: '#ded6c5', mid: '#bfb29b', dark: '#8d7e69', wet: '#62533f' },
  yard: { light: '#dcd5c7', mid: '#c2b7a4', dark: '#938570' },
  sand: { light: '#ece8dd', mid: '#d9d3c4', wet: '#aaa390' },
  water: { edge: '#c7d2d2', shallow: '#9fb4b8', mid: '#6b8892', deep: '#375565', abyss: '#2a4655', foam: '#ffffff' },
  marsh: { moss: '#a5a58e', wet: '#747867', glint: '#dfe7e6', reed: '#b5a76a', reedDark: '#6d6a44', head: '#5a3a22' },
  moat: { bank: '#a89e8b', mud: '#766c5a', water: '#556d74' },
  rock: { light: '#f0f0eb', mid: '#b5b2a7', dark: '#726b60', crack: '#443d34', lichen: '#d8dad2' },
  stone: { light: '#e7e2d3', mid: '#c3baa3', dark: '#8d8069', mortar: '#786c59', shade: '#5b5144', face: '#a89b80' },
  thatch: { light: '#f6f3ea', mid: '#d0c7b0', dark: '#86765a' },
  tiles: { light: '#efe6de', mid: '#c9a890', dark: '#77543f' },
  leads: { light: '#eceeec', mid: '#b9bfbf', dark: '#687174' },
  cloth: ['#efebe0', '#e9e5d8', '#f1ede2'],
  bog: '#b6b59d',
  ditch: '#3d565b',
  lush: 0.42,
};
const RAIN = {
  grass: { shade: '#43533a', cool: '#536640', mid: '#6d7a47', sun: '#828a4e', dry: '#929160' },
  blade: ['#3f5128', '#4e622e', '#9aa35a', '#7d8a46'],
  scrub: { dark: '#343d22', mid: '#585f35', light: '#7f8049', tip: '#a6a165', twig: '#483624' },
  earth: { light: '#a78c62', mid: '#846943', dark: '#5f4a30', wet: '#3d2e1e' },
  yard: { light: '#a18c66', mid: '#83704f', dark: '#5f4f39' },
  sand: { light: '#cdbb8d', mid: '#b9a476', wet: '#857249' },
  water: { edge: '#8fa199', shallow: '#6f8a8a', mid: '#50727c', deep: '#34525e', abyss: '#284450', foam: '#dfe5e2' },
  marsh: { moss: '#58643a', wet: '#444f30', glint: '#9fb4ac', reed: '#8f8447', reedDark: '#4c552c', head: '#4b301c' },
  rock: { light: '#b3ab99', mid: '#867e70', dark: '#575047', crack: '#38322b', lichen: '#8d8a4d' },
  stone: { light: '#c2b799', mid: '#9f9278', dark: '#74674f', mortar: '#574b3a', shade: '#463d31', face: '#84775d' },
  wood: { light: '#9c7648', mid: '#795831', dark: '#543a20', deep: '#332214', grey: '#857659' },
  thatch: { light: '#b0975f', mid: '#8c7445', dark: '#5d4a2d' },
  wet: true,
};
const INLAND = {
  sand: { light: '#a7a06a', mid: '#8d8556', wet: '#665c3f' },
  water: { edge: '#8f9c78', shallow: '#74917f', mid: '#547f78', deep: '#35605f', abyss: '#2b5052', foam: '#dfe3cf' },
};

const PLAIN = structuredClone(P);
let worn = '';

/** The palette for this picture, and the name by which what is made of it can be kept. @param {Picture} [picture] */
export function dress({ weather = 'clear', inland = false } = {}) {
  const name = `${weather}${inland ? ' inland' : ''}`;
  if (name === worn) return name;
  worn = name;
  const layers = [PLAIN, weather === 'snow' ? SNOW : weather === 'rain' ? RAIN : {}, inland && weather !== 'snow' ? INLAND : {}];
  for (const layer of layers)
    for (const [key, value] of Object.entries(layer)) P[key] = typeof value === 'object' && !Array.isArray(value) ? { ...P[key], ...value } : value;
  return name;
}

/** How much longer shadows are than by day. */
export const longShadows = ({ light = 'day' } = {}) => ({ dawn: 1.55, dusk: 1.7 })[light] || 1;

/** Washes laid over a finished window: multiplied first, then screened. */
const LIGHTS = {
  dawn: [
    ['multiply', 'rgb(178,182,210)'],
    ['screen', 'rgb(34,20,22)'],
  ],
  dusk: [
    ['multiply', 'rgb(230,186,156)'],
    ['screen', 'rgb(12,4,24)'],
  ],
  night: [
    ['multiply', 'rgb(96,116,166)'],
    ['screen', 'rgb(4,10,28)'],
  ],
};
const SKIES = {
  rain: [['multiply', 'rgb(214,222,232)']],
  snow: [['multiply', 'rgb(240,243,250)']],
};

/** @returns {boolean} whether this picture needs anything beyond the palette */
export const isLit = ({ light = 'day', weather = 'clear' } = {}) => light in LIGHTS || weather in SKIES;

/**
 * Lays the light over a window, then lets lamps and hearths shine through it.
 * @param {OffscreenCanvasRenderingContext2D} pen over the window's pixels
 * @param {{scale: number, X0: number, Y0: number, w: number, h: number, near: (p: {x: number, y: number}, m: number) => boolean}} view
 * @param {Picture} picture
 * @param {{x: number, y: number, r: number, k: number}[]} lamps
 */
export function relight(pen, view, picture, lamps) {
  const { light = 'day', weather = 'clear' } = picture;
  pen.save();
  for (const [how, colour] of [...(SKIES[weather] || []), ...(LIGHTS[light] || [])]) {
    pen.globalCompositeOperation = how;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, view.w, view.h);
  }
  const shine = { night: 1, dusk: 0.55, dawn: 0.45 }[light];
  if (shine) {
    pen.globalCompositeOperation = 'color-dodge'; // brings out what is painted there instead of veiling it
    pen.setTransform(view.scale, 0, 0, view.scale, -view.X0, -view.Y0);
    for (const { x, y, r, k } of lamps) {
      if (!view.near({ x, y }, r)) continue;
      const glow = pen.createRadialGradient(x, y, 0, x, y, r),
        v = k * shine;
      glow.addColorStop(0, `rgb(${(206 * v) | 0},${(146 * v) | 0},${(60 * v) | 0})`);
      glow.addColorStop(0.3, `rgb(${(150 * v) | 0},${(92 * v) | 0},${(26 * v) | 0})`);
      glow.addColorStop(0.62, `rgb(${(70 * v) | 0},${(38 * v) | 0},${(6 * v) | 0})`);
      glow.addColorStop(1, 'rgb(0,0,0)');
      pen.fillStyle = glow;
      pen.beginPath();
      pen.arc(x, y, r, 0, 7);
      pen.fill();
    }
  }
  pen.restore();
}

const OPENINGS = /^(window|church_window|castle_window|twin_window|chapel_window)$/;

/** Where light comes from when it is dark: hearths, camp fires, windows. */
export function lampsOf(sheet, plan) {
  const found = sheet.hexes.filter((h) => h.kind === 'hearth').map((h) => ({ x: h.x, y: h.y, r: S * 3, k: 1 }));
  for (const f of sheet.features) if (f.kind === 'campfire' && f.hex) found.push({ x: f.hex.x, y: f.hex.y, r: S * 2.6, k: 0.95 });
  for (const p of hearthsOf(plan)) found.push({ ...p, r: S * 2.1, k: 0.95 });
  for (const s of plan.sides) {
    if (!OPENINGS.test(s.kind)) continue;
    const [a, b] = s.ends,
      L = Math.hypot(b.x - a.x, b.y - a.y) || 1,
      out = 9; // the pool lies before the window
    found.push({ x: (a.x + b.x) / 2 + ((b.y - a.y) / L) * out, y: (a.y + b.y) / 2 - ((b.x - a.x) / L) * out, r: S * 1.15, k: 0.8 });
  }
  return found;
}

