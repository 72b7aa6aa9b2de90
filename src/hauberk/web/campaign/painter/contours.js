// Lines of one value through a field (marching squares), joined into long strokes. Beyond the field lies `outside`, so every line closes.

/** @param {import('./grounds.js').Field} field @returns {{x: number, y: number}[][]} closed lines; the higher side lies always on the same hand */
export function contours(field, level, outside = -1e6) {
  const { w, h, data, step } = field,
    next = new Map(),
    points = new Map(),
    value = (i, j) => (i < 0 || j < 0 || i >= w || j >= h ? outside : data[j * w + i]) - level;
  // A crossing is named by the node left of or above it: the line between two nodes.
  const cross = (i0, j0, i1, j1) => {
    const a = value(i0, j0),
      b = value(i1, j1),
      t = Math.max(0.02, Math.min(0.98, a / (a - b))),
      key = ((Math.min(j0, j1) + 2) * (w + 4) + Math.min(i0, i1) + 2) * 2 + (i0 === i1 ? 1 : 0);
    if (!points.has(key)) points.set(key, { x: field.x + (i0 + (i1 - i0) * t) * step, y: field.y + (j0 + (j1 - j0) * t) * step });
    return key;
  };
  const wide = w + 2,
    over = new Uint8Array(wide * (h + 2)).fill(outside > level ? 1 : 0);
  for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) over[(j + 1) * wide + i + 1] = data[j * w + i] > level ? 1 : 0;
  for (let j = -1; j < h; j++)
    for (let i = -1; i < w; i++) {
      const n = (j + 1) * wide + i + 1,
        code = (over[n] << 3) | (over[n + 1] << 2) | (over[n + wide + 1] << 1) | over[n + wide];
      if (code === 0 || code === 15) continue;
      const top = () => cross(i, j, i + 1, j),
        right = () => cross(i + 1, j, i + 1, j + 1),
        low = () => cross(i, j + 1, i + 1, j + 1),
        left = () => cross(i, j, i, j + 1),
        add = (from, to) => next.set(from, to);
      if (code === 1) add(low(), left());
      else if (code === 2) add(right(), low());
      else if (code === 3) add(right(), left());
      else if (code === 4) add(top(), right());
      else if (code === 5) (add(top(), left()), add(low(), right()));
      else if (code === 6) add(top(), low());
      else if (code === 7) add(top(), left());
      else if (code === 8) add(left(), top());
      else if (code === 9) add(low(), top());
      else if (code === 10) (add(left(), low()), add(right(), top()));
      else if (code === 11) add(right(), top());
      else if (code === 12) add(left(), right());
      else if (code === 13) add(low(), right());
      else add(left(), low());
    }
  const lines = [];
  while (next.size) {
    const start = next.keys().next().value,
      line = [];
    for (let key = start; next.has(key); ) {
      const to = next.get(key);
      next.delete(key);
      line.push(points.get(key));
      key = to;
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** A closed curve through the middles of a line's pieces: no corner is left. */
export function rounded(path, line) {
  const mid = (p, q) => [(p.x + q.x) / 2, (p.y + q.y) / 2];
  path.moveTo(...mid(line[line.length - 1], line[0]));
  line.forEach((p, i) => path.quadraticCurveTo(p.x, p.y, ...mid(p, line[(i + 1) % line.length])));
  path.closePath();
}

/** The line cut into pieces with their boxes, so that a window draws only what it sees. */
export function pieces(line, size = 60) {
  const out = [];
  for (let i = 0; i < line.length; i += size) {
    const part = line.slice(i, i + size + 1);
    if (i + size >= line.length) part.push(line[0]);
    const xs = part.map((p) => p.x),
      ys = part.map((p) => p.y);
    out.push({ part, box: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) } });
  }
  return out;
}
