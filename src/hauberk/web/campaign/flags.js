// Flags of lordship. Every people has its own cut and its own device, so that one sees across the room whose a place is, in grey as well as in
// colour: a square with a cross, a swallow's tail, three tongues, a long pennon with a crescent, a cloth that hangs from a yard.
import { INK, PAPER } from './banner_brush.js';

const FONT = '"Gill Sans","Gill Sans MT",Seravek,Optima,Candara,"Noto Sans","Segoe UI","Liberation Sans",Arial,sans-serif';

/** Outlines in a box one long and one high, from the staff; a wave runs through those that fly. */
const CUTS = {
  square: (p) => p.wave(0, 0, 1, 0.02).line(1, 0.98).wave(1, 0.98, 0, 1),
  swallow: (p) => p.wave(0, 0, 1.2, 0.02).line(0.78, 0.5).line(1.2, 0.98).wave(1.2, 0.98, 0, 1),
  pennon: (p) => p.line(0, 0).curve(0.8, 0.02, 1.5, 0.42).curve(0.8, 0.8, 0, 1),
  tongues: (p) => p.wave(0, 0, 0.72, 0.02).line(1.22, 0.08).line(0.8, 0.32).line(1.28, 0.5).line(0.8, 0.68).line(1.22, 0.92).line(0.72, 0.98).wave(0.72, 0.98, 0, 1),
  gonfalon: (p) => p.line(0.04, -0.02).line(1, -0.02).line(1, 1.02).line(0.84, 1.44).line(0.68, 1.04).line(0.52, 1.5).line(0.36, 1.04).line(0.2, 1.44).line(0.04, 1.02),
  streamer: (p) => p.wave(0, 0, 1.55, 0.06).line(1.5, 0.24).line(0.98, 0.28).line(0.98, 0.98).wave(0.98, 0.98, 0, 1),
  round: (p) => p.wave(0, 0, 0.8, 0.02).curve(1.3, 0.5, 0.8, 0.98).wave(0.8, 0.98, 0, 1),
  rag: (p) => p.wave(0, 0.1, 0.86, 0.12).line(0.74, 0.36).line(0.92, 0.5).line(0.74, 0.66).line(0.86, 0.86).wave(0.86, 0.86, 0, 0.9),
};

/** Devices in the same box, in the second colour. */
const DEVICES = {
  cross: (g) => {
    g.rect(0, 0.39, 2, 0.22);
    g.rect(0.38, -0.2, 0.22, 1.5);
  },
  bars: (g) => {
    g.rect(0, 0.16, 2, 0.2);
    g.rect(0, 0.62, 2, 0.2);
  },
  hoist: (g) => g.rect(0, -0.2, 0.34, 1.5),
  quarters: (g) => {
    g.rect(0, -0.1, 0.5, 0.6);
    g.rect(0.5, 0.5, 1, 0.6);
  },
  chief: (g) => g.rect(0, -0.2, 2, 0.62),
  crescent: (g) => {
    g.arc(0.42, 0.46, 0.33, 0.7, 5.58);
    g.arc(0.54, 0.46, 0.26, 5.2, 1.08, true);
  },
  lozenge: (g) => {
    g.moveTo(0.5, 0.1);
    g.lineTo(0.84, 0.5);
    g.lineTo(0.5, 0.9);
    g.lineTo(0.16, 0.5);
  },
  wedge: (g) => {
    g.moveTo(0, -0.1);
    g.lineTo(0.62, 0.5);
    g.lineTo(0, 1.1);
  },
  base: (g) => g.rect(0, 0.5, 2, 0.8),
  bare: () => {},
};

/** @type {Record<string, [keyof typeof CUTS, keyof typeof DEVICES]>} */
export const FLAGS = {
  norman: ['square', 'cross'],
  royalist: ['square', 'bars'],
  angevin: ['swallow', 'hoist'],
  byzantine: ['tongues', 'quarters'],
  lombard: ['gonfalon', 'chief'],
  arab: ['pennon', 'crescent'],
  german: ['streamer', 'lozenge'],
  flemish: ['round', 'wedge'],
  welsh: ['swallow', 'base'],
  country: ['round', 'base'],
  neutral: ['rag', 'bare'],
};

/** A pen that draws a cut at its place and size. */
class Cutter {
  begun = false;

  /** @param {CanvasRenderingContext2D} g @param {{x: number, y: number, w: number, h: number}} box */
  constructor(g, box) {
    this.g = g;
    this.box = box;
    g.beginPath();
  }

  /** @returns {[number, number]} */
  to(u, v) {
    const { x, y, w, h } = this.box;
    return [x + u * w, y + v * h];
  }

  line(u, v) {
    if (this.begun) this.g.lineTo(...this.to(u, v));
    else this.g.moveTo(...this.to(u, v));
    this.begun = true;
    return this;
  }

  curve(cu, cv, u, v) {
    this.g.quadraticCurveTo(...this.to(cu, cv), ...this.to(u, v));
    return this;
  }

  wave(u0, v0, u1, v1) {
    this.line(u0, v0);
    return this.curve((u0 + u1) / 2, (v0 + v1) / 2 - 0.16 * Math.sign(u1 - u0) * (v0 < 0.5 ? 1 : -0.6), u1, v1);
  }
}

const LEGIBLE = 0.9; // from this size on the letter stands beside the device

function staff(g, x, y, top, yard) {
  for (const [colour, wide] of /** @type {[string, number][]} */ ([[PAPER, 3], [INK, 1.5]])) {
    g.strokeStyle = colour;
    g.lineWidth = wide;
    g.beginPath();
    g.moveTo(x, y);
    g.lineTo(x, top);
    if (yard) {
      g.moveTo(yard.x - 1, yard.y);
      g.lineTo(yard.x + yard.w + 1, yard.y);
    }
    g.stroke();
  }
}

/**
 * A flag on its staff, whose foot is at (x, y), in pixels of the page; `k` is its size.
 * @param {CanvasRenderingContext2D} g @param {number} x @param {number} y @param {number} k
 * @param {{cloth: string, edge: string, ink: string, people: string}} colours
 * @param {string} letter
 */
export function flag(g, x, y, k, colours, letter) {
  const { cloth, edge, ink, people } = colours,
    [cut, device] = FLAGS[people] || FLAGS.neutral,
    hangs = cut === 'gonfalon',
    lettered = Boolean(letter) && k >= LEGIBLE,
    w = (hangs ? (lettered ? 12 : 10.5) : lettered ? 17 : 13) * k,
    h = (hangs && lettered ? 11 : 10.4) * k,
    box = { x: hangs ? x - w / 2 : x, y: y - (hangs ? 20 : 18) * k, w, h },
    shape = () => {
      CUTS[cut](new Cutter(g, box));
      g.closePath();
    };
  g.lineJoin = g.lineCap = 'round';
  staff(g, x, y, box.y - (hangs ? 2.4 * k : 0), hangs ? box : null);
  shape();
  g.strokeStyle = PAPER;
  g.lineWidth = 2.6;
  g.stroke();
  g.fillStyle = cloth;
  g.fill();
  g.save();
  g.clip();
  g.translate(box.x, box.y);
  g.scale(lettered && !hangs ? w * 0.56 : w, hangs && lettered ? h * 0.8 : h);
  g.beginPath();
  if (lettered && !hangs) g.rect(0, -0.3, 1, 1.6);
  else g.rect(-1, -1, 4, 4);
  g.clip();
  g.fillStyle = edge;
  g.beginPath();
  DEVICES[device](g);
  g.fill();
  g.restore();
  shape();
  g.strokeStyle = INK;
  g.lineWidth = 1.1;
  g.stroke();
  if (!lettered) return;
  g.font = `700 ${8 * k}px ${FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineWidth = 1.6 * k;
  const [lx, ly] = hangs ? [x, box.y + h * 0.98] : [box.x + w * (cut === 'rag' ? 0.62 : 0.77), box.y + h * 0.78];
  g.strokeStyle = cloth;
  g.strokeText(letter, lx, ly);
  g.fillStyle = ink;
  g.fillText(letter, lx, ly);
}
