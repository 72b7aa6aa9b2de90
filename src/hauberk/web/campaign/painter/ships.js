// What clerks put on the sea when nobody looked: ships under sail, and something with coils.
import { nib } from './relief.js';
import { C, alpha } from './palette.js';

function pen(g, scale) {
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 0.9, 0.65);
  g.lineJoin = g.lineCap = 'round';
}

function ship(g, scale, tint) {
  pen(g, scale);
  g.fillStyle = '#f2e6c6';
  g.beginPath();
  g.moveTo(-13, -34);
  g.quadraticCurveTo(4, -38, 17, -33);
  g.bezierCurveTo(25, -24, 24, -12, 16, -5);
  g.quadraticCurveTo(2, -10, -12, -5);
  g.bezierCurveTo(-6, -14, -7, -26, -13, -34);
  g.fill();
  g.save();
  g.clip();
  g.fillStyle = tint;
  for (const x of [-9, 3, 15]) g.fillRect(x, -42, 6, 46);
  g.restore();
  g.stroke();
  g.beginPath();
  g.moveTo(1, -42);
  g.lineTo(1, 4);
  g.moveTo(1, -42);
  g.lineTo(-24, 2);
  g.moveTo(1, -42);
  g.lineTo(26, 2);
  g.stroke();
  g.fillStyle = tint;
  g.beginPath();
  g.moveTo(1, -42);
  g.quadraticCurveTo(8, -46, 14, -42);
  g.quadraticCurveTo(8, -41, 1, -38.6);
  g.fill();
  g.fillStyle = C.wood;
  g.beginPath();
  g.moveTo(-31, -11);
  g.bezierCurveTo(-29, 2, -22, 9, -2, 9);
  g.bezierCurveTo(18, 9, 28, 3, 32, -12);
  g.bezierCurveTo(27, -2, 18, 0, 0, 0);
  g.bezierCurveTo(-16, 0, -26, -2, -31, -11);
  g.fill();
  g.stroke();
  g.beginPath();
  g.moveTo(-25, 3.4);
  g.quadraticCurveTo(0, 6.4, 25, 2.8);
  g.stroke();
  g.fillStyle = C.vellum;
  for (const x of [-16, -8, 0, 8, 16]) {
    g.beginPath();
    g.arc(x, 0.8 - Math.abs(x) * 0.06, 2.9, 0, 7);
    g.fill();
    g.stroke();
  }
  foam(g, scale);
}

function serpent(g, scale) {
  pen(g, scale);
  g.fillStyle = '#8fa98e';
  for (const [x, r] of [[-22, 8], [-3, 10], [15, 7]]) {
    g.beginPath();
    g.arc(x, 6, r, Math.PI, 0);
    g.arc(x, 6, r * 0.5, 0, Math.PI, true);
    g.closePath();
    g.fill();
    g.stroke();
    g.beginPath();
    for (let i = 1; i < 6; i++) {
      const a = Math.PI + (i * Math.PI) / 6;
      g.moveTo(x + Math.cos(a) * r, 6 + Math.sin(a) * r);
      g.lineTo(x + Math.cos(a) * (r + 2.4), 6 + Math.sin(a) * (r + 2.4));
    }
    g.stroke();
  }
  g.beginPath();
  g.moveTo(24, 6);
  g.bezierCurveTo(24, -10, 22, -20, 31, -22);
  g.bezierCurveTo(38, -23, 42, -17, 44, -14);
  g.lineTo(36, -14.5);
  g.lineTo(42, -11);
  g.bezierCurveTo(34, -8, 31, -12, 31, -4);
  g.lineTo(31, 6);
  g.closePath();
  g.fill();
  g.stroke();
  g.beginPath();
  g.arc(34, -18, 1, 0, 7);
  g.moveTo(30, -22);
  g.lineTo(27, -27);
  g.moveTo(33, -23);
  g.lineTo(32, -28);
  g.moveTo(-32, 6);
  g.quadraticCurveTo(-38, 0, -35, -8);
  g.lineTo(-40, -6);
  g.moveTo(-35, -8);
  g.lineTo(-31, -6);
  g.stroke();
  foam(g, scale);
}

function foam(g, scale) {
  g.strokeStyle = alpha(C.seaInk, 0.75);
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.beginPath();
  for (const [x, y] of [[-36, 9], [-14, 12], [8, 12.6], [26, 9]]) {
    g.moveTo(x, y);
    g.quadraticCurveTo(x + 4, y - 3, x + 8, y);
    g.quadraticCurveTo(x + 12, y + 3, x + 16, y);
  }
  g.stroke();
}

/** Boats before the harbours: on the water nearest to the quay. */
export function moorings(scene) {
  const { shore } = scene.grounds;
  return scene.map.places
    .filter((place) => (place.flags || []).includes('harbour'))
    .flatMap((place) => {
      const p = scene.lie.at(place.hex);
      for (let r = 24; r < 66; r += 6)
        for (let i = 0; i < 16; i++) {
          const a = 0.6 + (i * Math.PI) / 8,
            at = { x: p.x + Math.cos(a) * r, y: p.y + Math.sin(a) * r };
          if (shore.at(at.x, at.y) > 11) return [{ ...at, left: Math.cos(a) > 0 }];
        }
      return [];
    });
}

export function ships(g, scene, scale, window) {
  for (const [i, boat] of scene.moorings.entries()) {
    if (scale < 0.5) break; // specks, from so far away
    if (boat.x < window.x - 30 || boat.y < window.y - 30 || boat.x > window.x + window.w + 30 || boat.y > window.y + window.h + 30) continue;
    g.save();
    g.translate(boat.x, boat.y);
    g.scale(boat.left ? -0.34 : 0.34, 0.34);
    ship(g, scale * 0.34, i % 2 ? '#b4553d' : '#b7a04d');
    g.restore();
  }
  scene.ornaments.ships.forEach((box, i) => {
    if (box.x > window.x + window.w || box.y > window.y + window.h || box.x + box.w < window.x || box.y + box.h < window.y) return;
    g.save();
    g.translate(box.x + box.w / 2, box.y + box.h * 0.66);
    g.scale(box.left ? -0.86 * box.k : 0.86 * box.k, 0.86 * box.k);
    if (box.kind === 'serpent') serpent(g, scale);
    else ship(g, scale, i % 2 ? '#b7a04d' : '#b4553d');
    g.restore();
  });
}
