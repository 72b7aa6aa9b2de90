// Which way things run from cell to cell.

export const SIDES = [0, 1, 2, 3, 4, 5];
export const bearing = (a, b) => Math.atan2(b.y - a.y, b.x - a.x);

/** The direction in which cells of the same make go on from here: a wall's run, a board's run. */
export function runOf(plan, cell, same) {
  let x = 0,
    y = 0,
    many = 0;
  for (const d of SIDES) {
    const n = plan.beside(cell, d);
    if (!n || !same(n)) continue;
    many += 1;
    const a = bearing(cell, n) * 2; // doubled: a line has no front
    x += Math.cos(a);
    y += Math.sin(a);
  }
  if (many > 3 || Math.hypot(x, y) < 0.2) return 0;
  const half = Math.atan2(y, x) / 2;
  return (Math.round(half / (Math.PI / 6)) * Math.PI) / 6;
}
