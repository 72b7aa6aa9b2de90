// Small things that lie about and mean nothing to the rules: hearths of a camp, graves, a wayside cross, boats, stones, hives.
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, block, framed, place } from './material.js';
import { blob } from './flora.js';

const near = (p, r) => [p.x - r, p.y - r, p.x + r, p.y + r];
const luck = (p, seed) => rng(seed + Math.round(p.x * 3 + p.y));

/** A shadow drawn in a frame of its own. */
function cast(shadows, p, ang, height, draw) {
  shadows.cast(
    (s) => {
      s.save();
      s.translate(p.x, p.y);
      s.rotate(ang);
      draw(s);
      s.restore();
    },
    height,
    near(p, 46),
  );
}

function spot(g, x, y, r, fill) {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fill();
}

/** A cold hearth: a ring of stones, ash, and logs burnt black at one end. */
export function campfire(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = luck(p, seed),
    stones = Array.from({ length: 9 }, (_, i) => ({ a: (i / 9) * 6.283 + rnd.sym(0.12), r: rnd.range(3.4, 4.8), t: rnd() }));
  for (const s of stones) shadows.disc(p.x + Math.cos(s.a) * 15, p.y + Math.sin(s.a) * 15, s.r, 4);
  return () => {
    const ash = g.createRadialGradient(p.x, p.y, 2, p.x, p.y, 22);
    ash.addColorStop(0, 'rgba(38,32,30,0.95)');
    ash.addColorStop(0.55, 'rgba(88,78,68,0.75)');
    ash.addColorStop(1, 'rgba(88,78,60,0)');
    spot(g, p.x, p.y, 22, ash);
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 + 0.4;
      beam(g, p.x + Math.cos(a) * 12, p.y + Math.sin(a) * 12, p.x + Math.cos(a) * 2, p.y + Math.sin(a) * 2, 4, undefined, mix(P.wood.dark, '#241c17', 0.55));
    }
    for (let i = 0; i < 7; i++) spot(g, p.x + rnd.sym(5), p.y + rnd.sym(5), rnd.range(0.8, 1.7), rnd() < 0.6 ? '#d9702a' : '#f0b04a');
    for (const s of stones) {
      const [x, y] = [p.x + Math.cos(s.a) * 15, p.y + Math.sin(s.a) * 15];
      spot(g, x, y, s.r, P.stone.shade);
      spot(g, x - 0.7, y - 0.8, s.r * 0.82, mix(P.stone.dark, P.stone.mid, s.t));
    }
  };
}

/** Two or three mounds with a small cross of stone at the head. */
export function graves(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = luck(p, seed),
    rows = [-17, 1, 18].slice(0, 2 + Math.round(rnd())).map((x) => ({ x: x + rnd.sym(2), y: rnd.sym(5), t: rnd() }));
  for (const r of rows) cast(shadows, { x: p.x + r.x, y: p.y + r.y - 14 }, 0, 9, (s) => s.rect(-4, -2, 8, 4));
  return () => {
    for (const r of rows) {
      const [x, y] = [p.x + r.x, p.y + r.y];
      g.fillStyle = alpha(P.earth.dark, 0.5);
      g.beginPath();
      g.ellipse(x + 1, y + 2, 6.4, 14, 0, 0, 7);
      g.fill();
      g.fillStyle = mix('#8c9a55', P.earth.mid, r.t * 0.6);
      g.beginPath();
      g.ellipse(x - 0.4, y + 1, 5.2, 12.4, 0, 0, 7);
      g.fill();
      g.fillStyle = P.stone.shade;
      g.fillRect(x - 5, y - 16.5, 10, 4);
      g.fillRect(x - 2, y - 20, 4, 9);
      g.fillStyle = mix(P.stone.mid, P.stone.light, r.t);
      g.fillRect(x - 5, y - 17, 9.4, 3);
      g.fillRect(x - 2, y - 20.4, 3.2, 8.6);
    }
  };
}

/** A wayside cross on two steps. */
export function cross(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    light = { x: -0.7, y: -0.7 };
  shadows.cast((s) => s.rect(p.x - 14, p.y - 14, 28, 28), 5, near(p, 20));
  shadows.cast((s) => s.rect(p.x - 12, p.y - 2.5, 24, 5), 26, near(p, 20));
  return () => {
    block(g, p.x - 15, p.y - 15, 30, 30, light, P.stone.dark, 0);
    block(g, p.x - 10, p.y - 10, 20, 20, light, P.stone.mid, 2);
    block(g, p.x - 12, p.y - 2.6, 24, 5.2, light, P.stone.light, 2);
    block(g, p.x - 3, p.y - 4.4, 6, 8.8, light, P.stone.light, 0);
  };
}

/** A standard planted before a tent. */
export function banner(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = luck(p, seed),
    colours = [
      ['#9c2b24', '#d9b548'],
      ['#2f4f86', '#e6dcc0'],
      ['#3f6b3a', '#e2cf7a'],
    ][Math.floor(rnd() * 3)];
  shadows.cast((s) => s.rect(p.x - 2, p.y - 2, 34, 18), 24, near(p, 40));
  return () => {
    const wave = (y, k) => {
      g.bezierCurveTo(p.x + 12, y - 4 * k, p.x + 20, y + 4 * k, p.x + 34, y);
    };
    g.fillStyle = colours[0];
    g.beginPath();
    g.moveTo(p.x, p.y - 6);
    wave(p.y - 7, 1);
    g.lineTo(p.x + 27, p.y + 1);
    g.lineTo(p.x + 35, p.y + 9);
    g.bezierCurveTo(p.x + 20, p.y + 13, p.x + 12, p.y + 5, p.x, p.y + 9);
    g.fill();
    g.strokeStyle = colours[1];
    g.lineWidth = 2.6;
    g.beginPath();
    g.moveTo(p.x + 1, p.y + 1.5);
    wave(p.y + 1, 1);
    g.stroke();
    spot(g, p.x, p.y + 1, 4.2, P.wood.deep);
    spot(g, p.x - 0.5, p.y + 0.4, 3, P.wood.light);
    spot(g, p.x - 0.6, p.y + 0.2, 1.3, '#e8cf7c');
  };
}

/** Where horses are tied: trodden earth, a rope between stakes, wisps of hay. */
export function horse_line(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = luck(p, seed),
    stakes = [-27, 0, 27];
  for (const x of stakes) shadows.disc(p.x + x, p.y, 2.6, 12);
  return () => {
    g.fillStyle = alpha(P.earth.mid, 0.5);
    g.beginPath();
    blob(g, p.x, p.y + 4, 30, rnd, 12, 0.16, 0.62);
    g.fill();
    for (let i = 0; i < 26; i++) {
      const [x, y, a] = [p.x + rnd.sym(27), p.y + 5 + rnd.sym(13), rnd() * 6.28];
      g.strokeStyle = i % 3 ? alpha(P.earth.dark, 0.6) : P.thatch.light;
      g.lineWidth = i % 3 ? 1.6 : 1;
      g.beginPath();
      if (i % 3) g.arc(x, y, 1.9, a, a + 4.2);
      else {
        g.moveTo(x, y);
        g.lineTo(x + Math.cos(a) * 5, y + Math.sin(a) * 5);
      }
      g.stroke();
    }
    g.strokeStyle = '#d8c392';
    g.lineWidth = 1.7;
    g.beginPath();
    g.moveTo(p.x - 27, p.y);
    g.quadraticCurveTo(p.x - 13, p.y + 4, p.x, p.y);
    g.quadraticCurveTo(p.x + 13, p.y + 4, p.x + 27, p.y);
    g.stroke();
    for (const x of stakes) {
      spot(g, p.x + x, p.y, 3.4, P.wood.deep);
      spot(g, p.x + x - 0.5, p.y - 0.5, 2.4, P.wood.light);
    }
  };
}

/** A boat drawn up on the shore or moored. */
export function boat(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    ang = feat.turn || 0.5,
    hull = (s, k) => {
      s.moveTo(-34 * k, 0);
      s.bezierCurveTo(-20 * k, -15 * k, 14 * k, -15 * k, 34 * k, 0);
      s.bezierCurveTo(14 * k, 15 * k, -20 * k, 15 * k, -34 * k, 0);
    };
  cast(shadows, p, ang, 7, (s) => hull(s, 1));
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      for (const [k, fill] of [
        [1.04, P.wood.deep],
        [0.98, P.wood.light],
        [0.86, P.wood.dark],
      ]) {
        g.fillStyle = fill;
        g.beginPath();
        hull(g, k);
        g.fill();
      }
      g.strokeStyle = alpha(P.wood.mid, 0.8);
      g.lineWidth = 1;
      for (const y of [-6, -2, 2, 6]) {
        g.beginPath();
        g.moveTo(-24, y * 0.7);
        g.quadraticCurveTo(0, y * 1.3, 24, y * 0.7);
        g.stroke();
      }
      for (const x of [-14, 2, 16]) beam(g, x, -9.5, x, 9.5, 4.4, light, P.wood.light);
      beam(g, -20, 3, 22, -5, 2, light, P.wood.light);
    });
}

/** Dressed stones waiting to be laid, or gathered for the engines. */
export function stones(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = luck(p, seed),
    pile = Array.from({ length: 8 }, (_, i) => ({ x: p.x - 18 + (i % 4) * 11 + rnd.sym(2), y: p.y - 9 + Math.floor(i / 4) * 13 + rnd.sym(2), t: rnd() }));
  for (const b of pile) shadows.cast((s) => s.rect(b.x - 5, b.y - 4.5, 10, 9), 6, near(b, 9));
  return () => {
    for (const b of pile) block(g, b.x - 5, b.y - 4.5, 10, 9, { x: -0.7, y: -0.7 }, mix(P.stone.mid, P.stone.light, b.t), 2);
  };
}

/** A row of straw hives. */
export function beehives(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    hives = [-17, 0, 17];
  for (const x of hives) shadows.disc(p.x + x, p.y, 7, 9);
  return () => {
    for (const x of hives)
      for (let k = 0; k < 4; k++) spot(g, p.x + x - k * 0.7, p.y - k * 0.8, 8 - k * 2, mix(P.thatch.dark, P.thatch.light, 0.2 + k * 0.24));
  };
}

/** Nets hung up to dry between poles. */
export function nets(g, feat, shadows) {
  const p = place(feat.hex, feat.shift);
  for (const x of [-24, 0, 24]) shadows.disc(p.x + x, p.y, 2.4, 14);
  return () => {
    g.strokeStyle = alpha('#5a4a36', 0.75);
    g.lineWidth = 0.8;
    g.beginPath();
    for (let u = -24; u < 24; u += 4) {
      const sag = (v) => 9 - Math.abs(((v + 48) % 24) - 12) * 0.5;
      g.moveTo(p.x + u, p.y);
      g.lineTo(p.x + u + 4, p.y + sag(u + 4));
      g.moveTo(p.x + u + 4, p.y);
      g.lineTo(p.x + u, p.y + sag(u));
    }
    g.moveTo(p.x - 24, p.y);
    g.lineTo(p.x + 24, p.y);
    g.stroke();
    for (const x of [-24, 0, 24]) {
      spot(g, p.x + x, p.y, 3, P.wood.deep);
      spot(g, p.x + x - 0.4, p.y - 0.4, 2.1, P.wood.light);
    }
  };
}

/** The windlass of a drawbridge. */
export function winch(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    light = { x: -0.7, y: -0.7 };
  shadows.cast((s) => s.rect(p.x - 13, p.y - 6, 26, 12), 8, near(p, 18));
  return () => {
    for (const k of [-1, 1]) block(g, p.x + k * 11 - 2.5, p.y - 8, 5, 16, light, P.wood.light, 2);
    beam(g, p.x - 13, p.y, p.x + 13, p.y, 8, light, P.wood.mid);
    g.strokeStyle = P.iron;
    g.lineWidth = 1.3;
    g.beginPath();
    for (let x = -7; x <= 6; x += 2.6) {
      g.moveTo(p.x + x, p.y - 3.6);
      g.lineTo(p.x + x + 1, p.y + 3.6);
    }
    g.stroke();
    for (const k of [-1, 1]) beam(g, p.x + k * 15.5, p.y - 8, p.x + k * 15.5, p.y + 8, 2.4, light, P.wood.light);
  };
}
