// Lines through hexes and along hexsides: joined, smoothed, run on past the edge.
import { centre } from './hex.js';

// Joins loose sides into polylines, so that a crest is drawn as one flowing line.
export function chain(sides) {
  const key = (p) => `${Math.round(p.x)},${Math.round(p.y)}`,
    ends = new Map(),
    used = new Set(),
    lines = [];
  const note = (p, i) => (ends.has(key(p)) ? ends.get(key(p)).push(i) : ends.set(key(p), [i]));
  sides.forEach(([a, b], i) => {
    note(a, i);
    note(b, i);
  });
  const next = (p) => ends.get(key(p)).find((i) => !used.has(i));
  sides.forEach((side, n) => {
    if (used.has(n)) return;
    used.add(n);
    const line = side.slice();
    for (const end of ['push', 'unshift']) {
      for (;;) {
        const last = end === 'push' ? line[line.length - 1] : line[0],
          i = next(last);
        if (i === undefined) break;
        used.add(i);
        const [a, b] = sides[i];
        line[end](key(a) === key(last) ? b : a);
      }
    }
    lines.push(line);
  });
  return lines;
}

// Corner cutting: turns the zigzag of hexsides into a drawn curve. First the zigzag
// itself is averaged away (each point moves to the middle of its neighbours).
export function smooth(line, times = 2, relax = 1) {
  let pts = line;
  for (let k = 0; k < relax; k++) {
    pts = pts.map((p, i) =>
      i === 0 || i === pts.length - 1
        ? p
        : {
            x: (pts[i - 1].x + 2 * p.x + pts[i + 1].x) / 4,
            y: (pts[i - 1].y + 2 * p.y + pts[i + 1].y) / 4,
          },
    );
  }
  for (let k = 0; k < times; k++) {
    const out = [pts[0]];
    for (let i = 0; i < pts.length - 1; i++) {
      const a = pts[i],
        b = pts[i + 1];
      out.push({ x: a.x * 0.75 + b.x * 0.25, y: a.y * 0.75 + b.y * 0.25 }, { x: a.x * 0.25 + b.x * 0.75, y: a.y * 0.25 + b.y * 0.75 });
    }
    out.push(pts[pts.length - 1]);
    pts = out;
  }
  return pts;
}

// The drawn course of a line: through the hexes, smoothed, run on past the board's edge. Where a
// sheet without a road follows, it peters out in the first hex.
export function courseOf(sheet, line, relax = 1) {
  const pts = line.hexes.map(([c, r]) => centre(c, r));
  const beyond = (a, b, k) => ({ x: a.x + (a.x - b.x) * k, y: a.y + (a.y - b.y) * k });
  const n = line.hexes.length,
    first = sheet.edge(...line.hexes[0]),
    last = sheet.edge(...line.hexes[n - 1]);
  if (line.closed || n < 2) return smooth(pts, 2, relax);
  if (first) pts.unshift(beyond(pts[0], pts[1], first));
  const m = pts.length;
  if (last) pts.push(beyond(pts[m - 1], pts[m - 2], last));
  return smooth(pts, 2, relax);
}

// Roads and paths never run as straight as the hexes they are named by: they wander with the ground.
export function wander(pts, bendAt, k = 0.62) {
  return pts.map((p) => {
    const b = bendAt(p.x, p.y);
    return { x: p.x + b.x * k, y: p.y + b.y * k };
  });
}

// Points of a polyline at even steps, with the direction there.
export function along(pts, step, start = 0) {
  const out = [];
  let left = start;
  for (let i = 0; i < pts.length - 1; i++) {
    const a = pts[i],
      b = pts[i + 1],
      L = Math.hypot(b.x - a.x, b.y - a.y);
    if (!L) continue;
    const tx = (b.x - a.x) / L,
      ty = (b.y - a.y) / L;
    for (; left < L; left += step) out.push({ x: a.x + tx * left, y: a.y + ty * left, tx, ty });
    left -= L;
  }
  return out;
}

export function trace(g, pts) {
  pts.forEach((p, i) => (i ? g.lineTo(p.x, p.y) : g.moveTo(p.x, p.y)));
}
