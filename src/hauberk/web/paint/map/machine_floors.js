// Floors of machines, hex by hex: how they look where nothing more is known of the machine.
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, block, framed, planks } from './material.js';
import { boarded } from './paving.js';

const timber = (mark) => (g, cell, pts) => {
  const run = hexRng(cell, 84);
  boarded(g, cell, pts.map((p) => ({ x: cell.x + (p.x - cell.x) * 0.96, y: cell.y + (p.y - cell.y) * 0.96 })), { width: 7, grey: 0.25, tone: mark === 'foot' ? -16 : 0 });
  const frame = (light) => {
    if (mark === 'foot') for (const v of [-20, 20]) block(g, -9, v - 3, 18, 6, light, P.wood.deep, 3);
    if (mark === 'floor') for (let i = 0; i < 4; i++) beam(g, -8 + i * 5, -7, -8 + i * 5, 7, 1.8, light, P.wood.light);
    if (mark === 'roof') for (let i = 0; i < 6; i++) block(g, -24 + i * 9, -27, 6, 8, light, P.wood.light, 3);
    if (mark === 'bridge') for (const v of [-16, 0, 16]) beam(g, -30, v, 30, v, 3.4, light, P.wood.dark);
    if (mark === 'winch') {
      beam(g, -20, 0, 20, 0, 11, light, P.wood.mid);
      for (const u of [-17, 14]) for (let i = 0; i < 2; i++) beam(g, u, -12 + i, u + i * 4, 12, 2.4, light, P.wood.light);
      g.strokeStyle = '#cdb98a';
      g.lineWidth = 1.4;
      g.beginPath();
      for (let u = -9; u < 9; u += 2.4) {
        g.moveTo(u, -5);
        g.lineTo(u + 0.6, 5);
      }
      g.stroke();
    }
    if (mark === 'hides' || mark === 'hurdles') {
      for (let i = -3; i < 3; i++)
        for (let j = -3; j < 3; j++) {
          g.fillStyle = mark === 'hides' ? mix(run.pick(P.hide), '#5a4430', run() * 0.3) : mix(P.wood.grey, P.wood.mid, run());
          g.fillRect(i * 10, j * 9, 10, 9);
          g.strokeStyle = alpha(P.ink, 0.35);
          g.lineWidth = 0.7;
          g.strokeRect(i * 10, j * 9, 10, 9);
        }
      beam(g, -31, 0, 31, 0, 4.4, light);
    }
    if (mark === 'beam') {
      beam(g, -31, 0, 31, 0, 14, light, P.wood.light);
      g.fillStyle = P.iron;
      for (const u of [-20, 0, 20]) g.fillRect(u, -7.6, 3, 15.2);
    }
    if (mark === 'engine') {
      for (const v of [-15, 15]) beam(g, -24, v, 24, v, 7, light, P.wood.mid);
      beam(g, -8, -22, -8, 22, 7, light, P.wood.dark);
      beam(g, -26, 0, 28, 0, 5, light, P.wood.light);
    }
  };
  framed(g, cell.x, cell.y, 0, frame);
};

function mantletHex(g, cell) {
  const rnd = hexRng(cell, 85);
  framed(g, cell.x, cell.y, 0, (light) => {
    for (const u of [-15, 15]) beam(g, u, -16, u, 18, 3.4, light, P.wood.dark);
    g.fillStyle = 'rgba(20,14,18,0.35)';
    g.fillRect(-26, -14, 54, 9);
    planks(g, -27, -21, 27, -11, rnd, { dir: 1, width: 4.6, grey: 0.3 });
    for (const v of [-19, -13]) beam(g, -29, v, 29, v, 3, light);
  });
}

// A hurdle of withies woven round stakes, leaning on its props: nobody sees through it.
function screenHex(g, cell) {
  const rnd = hexRng(cell, 86),
    top = -18,
    foot = 12;
  framed(g, cell.x, cell.y, 0, (light) => {
    g.fillStyle = 'rgba(20,14,18,0.35)';
    g.fillRect(-24, top + 7, 58, foot - top + 4);
    for (const u of [-19, 0, 19]) beam(g, u, top + 4, u * 1.1, 25, 3.6, light, P.wood.dark);
    g.fillStyle = P.wood.deep;
    g.fillRect(-30, top, 60, foot - top);
    for (let v = top + 1.4, row = 0; v < foot; v += 3, row++)
      for (let u = -30; u < 30; u += 10) {
        const over = (row + (u + 30) / 10) % 2;
        g.fillStyle = mix(over ? P.wood.light : P.wood.mid, P.wood.grey, 0.25 + rnd() * 0.4, over ? 8 : -14);
        g.fillRect(u, v - 1.2, 10.2, 2.5);
      }
    for (let u = -30; u <= 30; u += 10) beam(g, u, top - 3 - rnd() * 3, u, foot + 2, 2, light, mix(P.wood.light, P.wood.mid, rnd()));
    for (const v of [top + 1, foot - 1]) beam(g, -32, v, 32, v, 3, light);
  });
}

export const MACHINE_FLOORS = {
  tower_ground: timber('foot'),
  tower_floor: timber('floor'),
  tower_roof: timber('roof'),
  tower_bridge: timber('bridge'),
  tower_winch: timber('winch'),
  ram_hex: timber('hides'),
  ram_beam: timber('beam'),
  gallery_hex: timber('hurdles'),
  engine: timber('engine'),
  screen_hex: screenHex,
  mantlet_hex: mantletHex,
};
