// The pictures of groups: a hanging banner for men on foot, a lance with a pennon for those who all ride [C-GROUP-03], a pack animal for a convoy, a
// hooded man for a spy, a stone-thrower on wheels for a siege train. Drawn once for a look and a size, then copied. Units: the staff is 50 high, its foot at 0,0.
import { brushOf, easel } from '../paint/map/easel.js';
import { drawSvg } from '../paint/people/canvas.js';
import { hash, rng } from '../paint/people/geom.js';
import { coat } from '../paint/people/heraldry.js';
import { Sheet } from '../paint/people/ink.js';
import { faction } from '../paint/people/palette.js';
import { shield } from '../paint/people/shields.js';
import { INK, PAPER, letter, path, shadow } from './banner_brush.js';
import { FORM } from './banner_figures.js';
import { coloursOf } from './colours.js';

export const BOX = { left: 26, right: 42, up: 64, down: 14 };

function staff(g, top, spear) {
  g.lineCap = 'round';
  for (const [colour, w] of [[PAPER, 5.4], [INK, 3.6], ['#9a6d3d', 1.7]]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.beginPath();
    g.moveTo(0, 1);
    g.lineTo(0, -top);
    g.stroke();
  }
  g.fillStyle = spear ? '#d9e0e0' : '#d8a531';
  g.strokeStyle = INK;
  g.lineWidth = 1.2;
  if (spear) path(g, [[0, -top - 10], [3, -top - 3.6], [0, -top + 0.6], [-3, -top - 3.6]]);
  else {
    g.beginPath();
    g.arc(0, -top - 2.2, 2.6, 0, 7);
  }
  g.fill();
  g.stroke();
}

function cloth(g, outline, { cloth: ground, edge }, faded) {
  g.lineJoin = 'round';
  g.strokeStyle = PAPER;
  g.lineWidth = 5.2;
  outline(0);
  g.stroke();
  g.fillStyle = ground;
  g.strokeStyle = INK;
  g.lineWidth = 3.4;
  outline(0);
  g.stroke();
  g.fill();
  g.strokeStyle = edge;
  g.lineWidth = 1.5;
  outline(2.2);
  g.stroke();
  if (faded) {
    g.fillStyle = 'rgba(232,221,190,0.46)';
    outline(0);
    g.fill();
  }
}

// Hung from a cross-bar, three tongues below, or two.
const gonfalon = (g, forked) => (d) => {
  const l = -14 + d,
    r = 14 - d,
    t = -47 + d,
    b = -20 - d;
  if (forked) {
    path(g, [[l, t], [r, t], [r, b + 9 - d * 1.4], [0, b - 0.5], [l, b + 9 - d * 1.4]]);
    return;
  }
  path(g, [[l, t], [r, t], [r, b + 1], [r - 4.4 + d * 0.4, b + 7 - d * 0.8], [4.7, b + 1], [0, b + 8 - d], [-4.7, b + 1], [l + 4.4 - d * 0.4, b + 7 - d * 0.8], [l, b + 1]]);
};

// Flying from a lance, forked or rounded.
const pennon = (g, forked) => (d) => {
  const t = -48 + d,
    b = -24 - d,
    l = 1.6 + d;
  g.beginPath();
  g.moveTo(l, t);
  g.quadraticCurveTo(18, t - 3, 38 - d * 2.4, t + 1.6);
  if (forked) g.lineTo(27 - d * 1.3, (t + b) / 2);
  else g.lineTo(41 - d * 1.6, (t + b) / 2);
  g.lineTo(38 - d * 2.4, b - 0.6);
  g.quadraticCurveTo(18, b + 3.4, l, b);
  g.closePath();
};

function banner(g, b, c) {
  shadow(g, 10);
  if (b.mounted) {
    staff(g, 50, true);
    cloth(g, pennon(g, c.forked), c, b.acted);
    letter(g, b.letter, 14.5, -28.6, b.letter.length > 1 ? 16 : 20.5, c.ink, c.dark);
    horseshoe(g, -9, -7);
  } else {
    staff(g, 51, false);
    g.strokeStyle = INK;
    g.lineWidth = 3.4;
    g.beginPath();
    g.moveTo(-16, -47);
    g.lineTo(16, -47);
    g.stroke();
    g.strokeStyle = '#9a6d3d';
    g.lineWidth = 1.5;
    g.stroke();
    cloth(g, gonfalon(g, c.forked), c, b.acted);
    letter(g, b.letter, 0, -25.8, b.letter.length > 1 ? 17 : 21.5, c.ink, c.dark);
  }
  if (b.kind === 'mercenaries') purse(g, b.mounted ? 34 : 15.5, b.mounted ? -22 : -19, b.hired);
}

// All of them ride.
function horseshoe(g, x, y) {
  for (const [colour, w] of [[PAPER, 6.2], [INK, 4.4], ['#b9c2c4', 2.2]]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.lineCap = 'butt';
    g.beginPath();
    g.arc(x, y, 4.6, Math.PI * 0.78, Math.PI * 2.22);
    g.stroke();
  }
}

// They fight for money; a full purse has been paid.
function purse(g, x, y, hired) {
  g.strokeStyle = INK;
  g.lineWidth = 1.2;
  g.fillStyle = hired ? '#d8a531' : '#cdb98a';
  g.beginPath();
  g.moveTo(x - 2, y - 5);
  g.bezierCurveTo(x - 8, y + 3, x - 5, y + 7, x, y + 7);
  g.bezierCurveTo(x + 5, y + 7, x + 8, y + 3, x + 2, y - 5);
  g.closePath();
  g.fill();
  g.stroke();
  g.beginPath();
  g.moveTo(x - 3, y - 4.4);
  g.lineTo(x + 3, y - 4.4);
  g.moveTo(x - 3.6, y - 7);
  g.lineTo(x - 1.4, y - 4.4);
  g.moveTo(x + 3.6, y - 7);
  g.lineTo(x + 1.4, y - 4.4);
  g.stroke();
}

/** How many they are: a number, or that nobody knows; a number of an earlier day is on paler paper. */
function strength(g, b) {
  if (b.size === undefined) return;
  const text = b.size === null ? '?' : String(b.size),
    w = Math.max(15, 6 + text.length * 8),
    x = b.mounted && b.kind !== 'convoy' ? 9 : 10,
    y = b.kind === 'convoy' ? 2 : -5;
  g.fillStyle = b.seen ? '#d9cda9' : PAPER;
  g.strokeStyle = INK;
  g.lineWidth = 1.3;
  if (b.seen) g.setLineDash([2.4, 1.8]);
  g.beginPath();
  g.roundRect(x - w / 2 + 4, y - 8, w, 15, 3.4);
  g.fill();
  g.stroke();
  g.setLineDash([]);
  g.fillStyle = b.size === null ? '#8f2d1c' : INK;
  g.font = `700 12.5px "Gill Sans","Gill Sans MT",Seravek,Optima,Candara,"Noto Sans","Segoe UI","Liberation Sans",Arial,sans-serif`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.fillText(text, x + 4, y + 4);
}

/** The leader's shield hangs at the foot of the staff. */
function arms(g, b) {
  if (!b.leader) return;
  const pen = new Sheet({ lod: 1, halo: true }),
    own = coat(b.leader.arms || '', faction(b.faction || 'neutral'), rng(hash(b.leader.id || b.leader.name || 'nobody')));
  shield(pen, { shape: 'kite', arms: own });
  g.save();
  g.translate(b.mounted ? -11 : -13, b.mounted ? -22 : -7);
  g.scale(0.52, 0.52);
  drawSvg(g, `<svg>${pen.toString()}</svg>`, easel);
  g.restore();
}

// He has done what he could today.
function tick(g) {
  for (const [colour, w] of [[PAPER, 5.6], ['#3b6a3a', 3]]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.lineCap = g.lineJoin = 'round';
    g.beginPath();
    g.moveTo(15, -53);
    g.lineTo(19, -48.5);
    g.lineTo(26, -58);
    g.stroke();
  }
}

// They lie before a place: a tent beside the staff.
function tent(g, c) {
  g.fillStyle = '#efe4c6';
  g.strokeStyle = INK;
  g.lineWidth = 1.3;
  path(g, [[-25, 3], [-16, -14], [-7, 3]]);
  g.fill();
  g.stroke();
  g.fillStyle = c.cloth;
  path(g, [[-18, 3], [-16, -8], [-14, 3]]);
  g.fill();
}

const SIGN = {
  // an empty bowl
  hungry(g) {
    g.fillStyle = '#b98543';
    g.beginPath();
    g.arc(0, -1, 5, 0, Math.PI);
    g.closePath();
    g.fill();
    g.stroke();
  },
  // a broken lance
  halted(g) {
    g.lineWidth = 2;
    g.beginPath();
    g.moveTo(-5, 5);
    g.lineTo(-1, 0);
    g.lineTo(0, 3);
    g.moveTo(1.6, -0.6);
    g.lineTo(5, -5);
    g.stroke();
  },
  // two links
  prisoners(g) {
    g.lineWidth = 1.8;
    g.beginPath();
    g.ellipse(-2, 1.6, 3.6, 2.3, -0.7, 0, 7);
    g.ellipse(2, -1.6, 3.6, 2.3, -0.7, 0, 7);
    g.stroke();
  },
};
export const SIGNS = Object.keys(SIGN);

function signs(g, b) {
  (b.signs || []).filter((s) => SIGN[s]).forEach((s, i) => {
    g.save();
    g.translate(-20, -46 + i * 14);
    g.fillStyle = PAPER;
    g.strokeStyle = INK;
    g.lineWidth = 1.2;
    g.beginPath();
    g.arc(0, 0, 7.2, 0, 7);
    g.fill();
    g.stroke();
    SIGN[s](g);
    g.restore();
  });
}

const sprites = new Map();

/** @param {object} b see ./index.js, a group @param {number} px device pixels a unit @returns {{canvas: OffscreenCanvas, px: number}} */
export function sprite(b, px) {
  const key = [b.kind, b.faction, b.letter, b.mounted, b.acted, b.hired, b.size, b.seen, b.besieging, b.leader?.arms, b.leader?.id || b.leader?.name, b.signs, px.toFixed(3)].join('|');
  const found = sprites.get(key);
  if (found) return found;
  if (sprites.size > 500) sprites.clear();
  const canvas = easel(Math.ceil((BOX.left + BOX.right) * px), Math.ceil((BOX.up + BOX.down) * px)),
    g = brushOf(canvas),
    c = coloursOf(b.faction, b.letter);
  g.setTransform(px, 0, 0, px, BOX.left * px, BOX.up * px);
  if (b.besieging) tent(g, c);
  (FORM[b.kind] || banner)(g, { ...b, letter: b.letter || '' }, c);
  if (!FORM[b.kind]) arms(g, b);
  strength(g, b);
  signs(g, b);
  if (b.acted) tick(g);
  const made = { canvas, px };
  sprites.set(key, made);
  return made;
}
