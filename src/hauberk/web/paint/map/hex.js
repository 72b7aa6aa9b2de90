// Hex geometry only: flat-topped hexes, odd columns pushed down by half a hex.
// World units: one hex has circumradius S. The painter scales world units to
// device pixels, so nothing below knows about zoom or pixel ratio.

/** @typedef {{x: number, y: number}} Point */

export const S = 36;
export const H = Math.sqrt(3) * S;

// Directions clockwise from north: N NE SE S SW NW.
const EVEN = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
];
const ODD = [
  [0, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
// Corner k lies at angle 60°·k (y down); side d runs between these corners.
const SIDE = [
  [4, 5],
  [5, 0],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
];

/** @returns {Point} */
export const centre = (c, r) => ({ x: S + 1.5 * S * c, y: H / 2 + H * r + (c & 1 ? H / 2 : 0) });

export const neighbour = (c, r, d) => {
  const [dc, dr] = (c & 1 ? ODD : EVEN)[(d + 6) % 6];
  return [c + dc, r + dr];
};

/** @returns {Point} */
export const corner = (p, k, f = 1) => {
  const a = (Math.PI / 3) * k;
  return { x: p.x + S * f * Math.cos(a), y: p.y + S * f * Math.sin(a) };
};

export const sideEnds = (p, d, f = 1) => SIDE[(d + 6) % 6].map((k) => corner(p, k, f));

export function hexPath(path, p, f = 1) {
  for (let k = 0; k < 6; k++) {
    const q = corner(p, k, f);
    if (k) path.lineTo(q.x, q.y);
    else path.moveTo(q.x, q.y);
  }
  path.closePath();
}

export const sizeOf = (columns, rows) => ({ w: S * (1.5 * (columns - 1) + 2), h: H * (rows + 0.5) });

// Nearest centre among the few candidates: exact for regular hexes.
/** @returns {[number, number]} */
export function offsetAt(x, y) {
  const c0 = Math.round((x - S) / (1.5 * S));
  /** @type {[number, number]} */
  let best = [0, 0],
    bd = Infinity;
  for (let c = c0 - 1; c <= c0 + 1; c++) {
    const r = Math.round((y - H / 2 - (c & 1 ? H / 2 : 0)) / H),
      p = centre(c, r),
      d = (p.x - x) ** 2 + (p.y - y) ** 2;
    if (d < bd) {
      bd = d;
      best = [c, r];
    }
  }
  return best;
}

const cube = (c, r) => {
  const z = r - (c - (c & 1)) / 2;
  return [c, -c - z, z];
};
export function distance(a, b) {
  const p = cube(...a),
    q = cube(...b);
  return Math.max(Math.abs(p[0] - q[0]), Math.abs(p[1] - q[1]), Math.abs(p[2] - q[2]));
}
