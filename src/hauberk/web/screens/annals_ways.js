/** Ways over a map: a line for each, a dot where a turn or a day ended, with its number where there is room. */

const LEAST_APART = 13;

/** @param {import('./picture.js').Drawn} on @param {import('../protocol.js').EndingView['tracks']} tracks @param {Record<string, string>} inks  by side */
export function ways(on, tracks, inks) {
  const numbered = [];
  for (const track of tracks) {
    const spots = track.steps.flatMap(([number, hex]) => {
      const at = on.at(hex);
      return at ? [{ number, ...at }] : [];
    });
    line(on, spots, inks[track.side] ?? '#6b5a44');
    numbered.push(...lastOfEach(spots).map((spot) => ({ ...spot, ink: inks[track.side] ?? '#6b5a44' })));
  }
  const taken = [];
  for (const spot of numbered) {
    const free = taken.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > LEAST_APART);
    dot(on, spot, free);
    if (free) taken.push(spot);
  }
}

/** Where each turn or day ended. @param {{number: number, x: number, y: number}[]} spots */
export function lastOfEach(spots) {
  return spots.filter((spot, index) => spots[index + 1]?.number !== spot.number);
}

function line({ ctx }, spots, ink) {
  if (spots.length < 2) return;
  ctx.lineJoin = ctx.lineCap = 'round';
  for (const [style, width] of [['rgb(250 240 214 / 0.8)', 5], [ink, 2.4]]) {
    ctx.beginPath();
    spots.forEach(({ x, y }, index) => (index ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

function dot({ ctx }, { x, y, number, ink }, named) {
  const radius = named ? 7 : 3;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = ink;
  ctx.fill();
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = '#fdf1dc';
  ctx.stroke();
  if (!named) return;
  ctx.font = '600 9px sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#fff8e8';
  ctx.fillText(String(number), x, y + 0.5);
}
