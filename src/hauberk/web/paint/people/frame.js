// What is printed on a counter besides the picture: hand-cut numerals, badge, name, bands, signs of state.
// Numerals are our own strokes, not a font: they look the same on every machine and stay sharp at 8 px.
import { NUM, PAPER, INK, FACTIONS, BLOOD, ROPE, drain } from './palette.js';
import { n1, bake, at, ellipse, poly, smooth } from './geom.js';
import { CHARGES } from './heraldry.js';

const DIGIT = {
  // box 10 x 14
  0: 'M5 1C1.4 1 1 4.6 1 7C1 9.4 1.4 13 5 13C8.6 13 9 9.4 9 7C9 4.6 8.6 1 5 1Z',
  1: 'M2.6 3.8L5.8 1L5.8 13',
  2: 'M1.4 3.8C2 0 8.6 0 8.6 4.2C8.6 7.4 3.6 9.8 1.4 13L9 13',
  3: 'M1.8 1L8.4 1L4.8 5.6C10.4 5.2 10.2 13 4.8 13C3 13 1.6 12 1 10.4',
  4: 'M7 13L7 1L1 9.4L9.6 9.4',
  5: 'M8.4 1L2.4 1L2 6.2C4.4 4.8 9 5 9 8.9C9 13.6 2.8 14 1 11',
  6: 'M7.8 1.2C3.6 2.2 1.2 5.8 1.2 9C1.2 14.4 8.8 14.2 8.8 9.3C8.8 5 3 4.8 1.4 8.8',
  7: 'M1.2 1L9 1L4 13',
  8: 'M5 6.6C1.4 5.6 1.6 1 5 1C8.4 1 8.6 5.6 5 6.6C0 7.8 0.4 13 5 13C9.6 13 10 7.8 5 6.6Z',
  9: 'M2.2 12.8C6.4 11.8 8.8 8.2 8.8 5C8.8 -0.4 1.2 -0.2 1.2 4.7C1.2 9 7 9.2 8.6 5.2',
  '-': 'M1.6 7L8.4 7',
};
const WIDTH = { 1: 7.6 };

/** A number centred at x,y with digit height h. A pale casing under the stroke keeps it readable on any ground. */
export function numeral(value, x, y, h, colour, weight = 2.5) {
  const t = String(value)
    .split('')
    .filter((c) => DIGIT[c]);
  const k = h / 14,
    kx = k * (t.length > 1 ? 0.76 : 0.94); // two digits are cut narrower
  const gap = 2.6,
    ws = t.map((c) => (WIDTH[c] || 10) + gap);
  let cx = x - ((ws.reduce((a, b) => a + b, 0) - gap) * kx) / 2;
  const d = t
    .map((c, i) => {
      const s = bake(DIGIT[c], [kx, 0, 0, k, cx, y - h / 2]);
      cx += ws[i] * kx;
      return s;
    })
    .join('');
  const pen = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="${n1(weight * k + 2.4)}" ${pen}/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${n1(weight * k)}" ${pen}/>`;
}

/** Every people has its own OUTLINE and its own charge, so colour is only the third sign. */
const OUTLINE = {
  norman: poly([[-9, -9], [9, -9], [9, 9], [-9, 9]]),
  byzantine: ellipse(0, 0, 10),
  lombard: poly([[-9.6, -8], [9.6, -8], [9.6, 3], [0, 11], [-9.6, 3]]),
  arab: CHARGES.star(8, 11.6, 8.6),
  german: poly([[0, -13.4], [13.4, 0], [0, 13.4], [-13.4, 0]]),
  royalist: smooth([[-9, -9], [9, -9], [8, 3], [0, 11], [-8, 3]], true, 0.5),
  angevin: 'M0 -13.4C5 -10.6 10 -5.6 10 0C10 5.6 5 10.6 0 13.4C-5 10.6 -10 5.6 -10 0C-10 -5.6 -5 -10.6 0 -13.4Z',
  flemish: poly([[-6, -10], [6, -10], [11, 0], [6, 10], [-6, 10], [-11, 0]]),
  welsh: poly([[0, -12], [10, -5], [10, 10], [-10, 10], [-10, -5]]),
  country: poly([[-6.4, -9.6], [6.4, -9.6], [12.4, 9.4], [-12.4, 9.4]]),
  neutral: ellipse(0, 0, 10.6, 8.6),
};
const MARK = {
  norman: ['potent', 0.72, 0],
  byzantine: ['chirho', 0.68, 0],
  lombard: ['crown', 0.66, -0.6],
  arab: ['crescent', 0.74, 0],
  german: ['eagle', 0.62, -0.6],
  royalist: ['lion', 0.66, -0.6],
  angevin: ['broom', 0.6, -0.6],
  flemish: ['tower', 0.62, 0],
  welsh: ['bow', 0.68, 1],
  country: ['sheaf', 0.62, 0.2],
  neutral: ['hound', 0.56, -0.4],
};
export const badgeSigns = () => Object.keys(OUTLINE).map((id) => ({ id, outline: OUTLINE[id], charge: MARK[id][0], stitch: STITCH[id](0) }));

export function badge(people, x, y, k = 1, grey = false) {
  const f = FACTIONS[people],
    [mark, s, dy] = MARK[people];
  const deep = grey ? drain(f.deep) : f.deep;
  return (
    `<path d="${bake(OUTLINE[people], at([x, y], 0, k))}" fill="${deep}" stroke="${PAPER}" stroke-width="${n1(1.6 * k)}" stroke-linejoin="round"/>` +
    `<path d="${bake(CHARGES[mark](), at([x, y + dy * k], 0, s * k))}" fill="${PAPER}"/>`
  );
}

/** Border stitches along the number column: another sign of the people, as if embroidered. */
const STITCH = {
  norman: (y) => `M0 ${y}L3 ${y + 3}`,
  byzantine: (y) => `M0 ${y}L3 ${y}L3 ${y + 3}`,
  lombard: (y) => `M1.5 ${y}L1.5 ${y + 3}`,
  arab: (y) => `M0 ${y}L1.5 ${y + 2}L3 ${y}`,
  german: (y) => `M0 ${y}L3 ${y + 3}M3 ${y}L0 ${y + 3}`,
  royalist: (y) => `M3 ${y}L0 ${y + 3}`,
  angevin: (y) => `M1.5 ${y}L1.5 ${y + 3}M0 ${y + 1.5}L3 ${y + 1.5}`,
  flemish: (y) => `M0 ${y + 1.5}L3 ${y + 1.5}`,
  welsh: (y) => `M0 ${y}Q3 ${y + 1.5} 0 ${y + 3}`,
  country: (y) => `M0 ${y + 3}L1.5 ${y}L3 ${y + 3}`,
  neutral: (y) => `M1.5 ${y + 1}L1.5 ${y + 2}`,
};
export function stitches(people, x, y0, y1, lod, grey) {
  if (!lod) return '';
  let d = '';
  for (let y = y0; y < y1 - 2; y += 4.6) d += STITCH[people](n1(y));
  const f = FACTIONS[people];
  return `<path d="${d}" transform="translate(${n1(x)} 0)" fill="none" stroke="${grey ? drain(f.deep) : f.deep}" stroke-width="1.1" stroke-linecap="round"/>`;
}

export const FONT = "'Palatino Linotype',Palatino,'Book Antiqua','URW Palladio L','DejaVu Serif Condensed',Georgia,serif";
export const escape = (text) => String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
/** Text that always fits: long names get a smaller size, very long ones are squeezed. */
export function label(text, x, y, size, maxW, colour = INK, extra = '') {
  const est = text.length * size * 0.6,
    s = est > maxW ? Math.max(size * 0.74, (size * maxW) / est) : size;
  const squeeze = text.length * s * 0.6 > maxW ? ` textLength="${n1(maxW)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${n1(x)}" y="${n1(y + s * 0.36)}" font-family="${FONT}" font-weight="700" font-size="${n1(s)}" text-anchor="middle" fill="${colour}"${squeeze}${extra}>${escape(text)}</text>`;
}

/** Defence is red; the ring says armoured. The ring is a shape, so it survives without colour. */
export function defence(v, x, y, h, ringed) {
  const two = String(v).length > 1,
    small = h > 16; // cut larger where the picture is smaller: there the ring must not crowd the digits
  const ring = `<path d="${ellipse(x, y, Math.min(h * (two ? (small ? 0.77 : 0.76) : 0.67), 17.6), h * (small ? 0.65 : 0.67))}" fill="${PAPER}" stroke="${NUM.defence}" stroke-width="${n1(h * (two ? (small ? 0.075 : 0.1) : 0.12))}"/>`;
  return (ringed ? ring : '') + numeral(v, x, y, ringed ? h * (two ? (small ? 0.8 : 0.76) : 0.8) : h, NUM.defence, ringed && two ? (small ? 2.7 : 2.3) : 2.5);
}

/** Stacked numbers: attack over defence over movement, always in this order and place. */
export function column(nums, x, ys, h, ringed) {
  return numeral(nums[0], x, ys[0], h, NUM.attack) + defence(nums[1], x, ys[1], h, ringed) + numeral(nums[2], x, ys[2], h, NUM.move);
}
/** The same three side by side, where the card is wide and low. */
export function rowOf(nums, x, y, h, gap, ringed) {
  return numeral(nums[0], x - gap, y, h, NUM.attack) + defence(nums[1], x, y, h, ringed) + numeral(nums[2], x + gap, y, h, NUM.move);
}

/** Signs of state: drop (wounded), spiral (stunned), cross (dead), knot (captive). The picture says it first. */
export function stateSign(state, x, y, k = 1) {
  const disc = (c) => `<path d="${ellipse(x, y, 7.4 * k)}" fill="${PAPER}" stroke="${c}" stroke-width="${n1(1.6 * k)}"/>`;
  const put = (d, c, stroke) =>
    `<path d="${bake(d, at([x, y], 0, k))}" ${stroke ? `fill="none" stroke="${c}" stroke-width="${n1(stroke * k)}" stroke-linecap="round"` : `fill="${c}"`}/>`;
  if (state === 'wounded') return disc(BLOOD) + put('M0 -5.4C3 -1.4 3.8 0.4 3.8 1.8C3.8 6 -3.8 6 -3.8 1.8C-3.8 0.4 -3 -1.4 0 -5.4Z', BLOOD);
  if (state === 'stunned') return disc(INK) + put('M0.4 0.4C1.8 -1.6 -1.6 -2.4 -2 0C-2.4 3 2.6 3.6 3.6 0.6C4.6 -3 0.6 -5.2 -2.6 -4', INK, 1.5);
  if (state === 'dead') return disc(INK) + put('M0 -4.8L0 4.8M-3 -1.8L3 -1.8', INK, 1.9);
  if (state === 'captive')
    return (
      disc(INK) +
      put('M-4.6 -2.6C0 -5 4 -1 1 1.6C-2 4 -5 1 -2 -0.6C1 -2 4 1 4.8 3', INK, 2.6) +
      put('M-4.6 -2.6C0 -5 4 -1 1 1.6C-2 4 -5 1 -2 -0.6C1 -2 4 1 4.8 3', ROPE, 1.2)
    );
  return '';
}
