// The hex grid: a thin warm line with a hair of light on its south-east, so that it shows on
// pale sand and on dark water alike without shouting.
import { S, H, corner } from './hex.js';
import { P } from './palette.js';

const UPPER = [
  [0, [4, 5]],
  [1, [5, 6]],
  [5, [3, 4]],
];

export function gridPath(view, sheet) {
  const p = new Path2D();
  const line = (h, ks) => ks.forEach((k, i) => {
    const q = corner(h, k);
    if (i) p.lineTo(q.x, q.y);
    else p.moveTo(q.x, q.y);
  });
  for (const h of view.hexes) {
    // Three sides a hex are enough; where no neighbour draws the others, the hex does.
    line(h, [0, 1, 2, 3]);
    for (const [d, ks] of UPPER) if (!sheet.neighbour(h, d)) line(h, ks);
  }
  return p;
}

// Never thinner than a pixel, for a hex must be countable from afar too; and hardly thicker in a close-up.
export function paintGrid(g, path, scale, strength = 1, ink = P.grid) {
  const hair = scale < 1 ? 1.05 / scale : Math.max(0.62, 1.05 / Math.sqrt(scale)),
    faint = Math.max(0.6, Math.min(1, 0.4 + scale * 0.7)); // closer lines need less ink
  g.save();
  g.globalAlpha *= strength * faint;
  g.lineJoin = 'round';
  g.translate(hair * 0.8, hair * 0.8);
  g.strokeStyle = P.gridLight;
  g.lineWidth = hair;
  g.stroke(path);
  g.translate(-hair * 0.8, -hair * 0.8);
  g.strokeStyle = ink;
  g.lineWidth = hair * 0.95;
  g.stroke(path);
  g.restore();
}

// Names stand at the top of their hex, in ink with a breath of light around it, so that they read on grass and water alike; by night in light with a
// breath of dark.
export function paintNames(g, view, night = false) {
  const [breath, ink] = night ? ['rgba(14,18,32,0.75)', 'rgba(240,232,206,0.92)'] : ['rgba(255,246,220,0.42)', 'rgba(40,26,10,0.86)'];
  g.save();
  g.font = `600 ${S * 0.235}px Georgia, 'DejaVu Serif', serif`;
  g.textAlign = 'center';
  g.textBaseline = 'top';
  g.lineJoin = 'round';
  for (const h of view.hexes) {
    g.strokeStyle = breath;
    g.lineWidth = 2;
    g.strokeText(h.name, h.x, h.y - H / 2 + 2.6);
    g.fillStyle = ink;
    g.fillText(h.name, h.x, h.y - H / 2 + 2.6);
  }
  g.restore();
}
