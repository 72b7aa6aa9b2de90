// Stone works: curtain walls with rampart walk and crenellation, round towers, gatehouse, rubble.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { flags, block, framed, planks, beam, place } from './material.js';
import { boulder } from './rocks.js';

export const WALL = S * 1.5; // breadth of a curtain wall: the walk of one hex and its parapet
const PARAPET = 9;

function merlons(g, x0, x1, y, h, light, rnd, slits) {
  const step = 21,
    n = Math.max(1, Math.round((x1 - x0) / step)),
    d = (x1 - x0) / n;
  flags(g, x0, y, x1, y + h, rnd, h / 2, -16);
  for (let i = 0; i < n; i++) {
    const x = x0 + i * d + d * 0.16;
    block(g, x, y - 0.6, d * 0.66, h + 1.2, light, mix(P.stone.mid, P.stone.light, 0.55 + rnd() * 0.4, rnd.sym(5)), 3.4);
    g.fillStyle = alpha(P.stone.mortar, 0.5);
    g.fillRect(x + d * 0.33 - 0.3, y, 0.6, h);
    if (slits && i % 2) {
      g.fillStyle = P.ink;
      g.fillRect(x + d * 0.33 - 1, y - 1.2, 2, h * 0.62);
      g.fillStyle = alpha(P.ink, 0.55);
      g.beginPath();
      g.moveTo(x + d * 0.33 - 1, y + h * 0.4);
      g.lineTo(x + d * 0.33 - 3.6, y + h + 1);
      g.lineTo(x + d * 0.33 + 3.6, y + h + 1);
      g.lineTo(x + d * 0.33 + 1, y + h * 0.4);
      g.fill();
    }
  }
}

// Clips a wall to a broken end: the breach must not look sawn.
function jagged(g, x, y, t, left, right, rnd) {
  g.beginPath();
  for (let v = -t; v <= t; v += 6) g.lineTo(x + (left ? rnd.range(0, 16) : -1), v);
  for (let v = t; v >= -t; v -= 6) g.lineTo(y - (right ? rnd.range(0, 16) : -1), v);
  g.closePath();
  g.clip();
}

// Curtain wall from a to b; `outer` is the side (+1 right of the run, -1 left) that faces the enemy.
export function curtain(g, feat, shadows, seed, walks) {
  const a = place(feat.from, feat.shift),
    b = place(feat.to, feat.shift),
    ang = Math.atan2(b.y - a.y, b.x - a.x),
    L = Math.hypot(b.x - a.x, b.y - a.y);
  const T = WALL,
    rnd = rng(seed + Math.round(a.x * 7 + a.y * 3)),
    c = Math.cos(ang),
    s = Math.sin(ang);
  const pt = (u, v) => ({ x: a.x + u * c - v * s, y: a.y + u * s + v * c }),
    gaps = (feat.gaps || []).map(([x, y]) => [x * L, y * L]);
  const parts = [];
  let from = 0;
  for (const [x, y] of gaps) {
    parts.push([from, x]);
    from = y;
  }
  parts.push([from, L]);
  for (const [x, y] of parts) {
    const box = [pt(x, -T / 2), pt(y, -T / 2), pt(y, T / 2), pt(x, T / 2)];
    shadows.poly(box, 24);
    const w = new Path2D();
    box.forEach((p, i) => (i ? w.lineTo(p.x, p.y) : w.moveTo(p.x, p.y)));
    w.closePath();
    walks.push(w);
  }
  return () =>
    framed(g, a.x, a.y, ang, (light) => {
      for (const [x, y] of parts) {
        const torn = (e) => !feat.clean && gaps.some((q) => q.includes(e));
        g.save();
        if (torn(x) || torn(y)) jagged(g, x, y, T / 2 + 6, torn(x), torn(y), rnd);
        for (const side of [-1, 1]) {
          // the battered foot, seen as a narrow face
          const lit = light.y * side,
            v = side > 0 ? T / 2 : -T / 2 - 5;
          g.fillStyle = mix(P.stone.face, lit > 0 ? P.stone.light : P.stone.shade, Math.abs(lit) * 0.75);
          g.fillRect(x, v, y - x, 5);
          g.fillStyle = alpha(P.ink, 0.25);
          for (let u = x + rnd() * 8; u < y; u += rnd.range(6, 12)) g.fillRect(u, v, 0.7, 5);
        }
        flags(g, x, -T / 2, y, T / 2, rnd, 9.5);
        // the parapet's foot lies in shade on the walk
        const o = feat.outer || 1;
        for (const side of feat.both ? [-1, 1] : [o]) {
          g.save();
          if (side > 0) {
            merlons(g, x, y, T / 2 - PARAPET, PARAPET, light, rnd, feat.slits);
          } else {
            g.scale(1, -1);
            merlons(g, x, y, T / 2 - PARAPET, PARAPET, { x: light.x, y: -light.y }, rnd, feat.slits);
          }
          g.restore();
        }
        if (!feat.both) {
          const v = o > 0 ? -T / 2 : T / 2 - 3;
          block(g, x, v, y - x, 3, light, P.stone.light, 0);
        }
        g.strokeStyle = alpha(P.ink, 0.55);
        g.lineWidth = 1;
        g.strokeRect(x, -T / 2, y - x, T);
        g.restore();
        // torn ends at a breach
        for (const [end, dir] of [
          [x, 1],
          [y, -1],
        ])
          if (torn(end)) {
            for (let i = 0; i < 16; i++) {
              const r = rnd.range(3, 9);
              framed(g, end + dir * rnd.range(-12, 14), rnd.sym(T / 2), rnd() * 3, (l) =>
                block(g, -r, -r * 0.6, r * 1.9, r * 1.2, l, mix(P.stone.dark, P.stone.light, 0.3 + rnd() * 0.5), r * 0.35),
              );
            }
          }
      }
    });
}

export function roundTower(g, feat, shadows, seed, walks) {
  const p = place(feat.hex, feat.shift),
    R = S * (feat.radius || 1.5),
    rnd = rng(seed + Math.round(p.x + p.y * 5)),
    K = P.stone;
  shadows.disc(p.x, p.y, R + 3, 38);
  const w = new Path2D();
  w.arc(p.x, p.y, R - PARAPET, 0, 7);
  walks.push(w);
  return () => {
    const ringLight = g.createLinearGradient(p.x - R, p.y - R, p.x + R, p.y + R);
    ringLight.addColorStop(0, K.light);
    ringLight.addColorStop(0.5, K.face);
    ringLight.addColorStop(1, '#453d33');
    g.fillStyle = ringLight;
    g.beginPath();
    g.arc(p.x, p.y, R + 6, 0, 7);
    g.fill(); // battered foot
    g.strokeStyle = alpha(P.ink, 0.3);
    g.lineWidth = 0.7;
    g.beginPath();
    for (let a = 0; a < 6.28; a += rnd.range(0.1, 0.17)) {
      g.moveTo(p.x + Math.cos(a) * R, p.y + Math.sin(a) * R);
      g.lineTo(p.x + Math.cos(a) * (R + 6), p.y + Math.sin(a) * (R + 6));
    }
    g.stroke();
    g.fillStyle = K.mortar;
    g.beginPath();
    g.arc(p.x, p.y, R, 0, 7);
    g.fill();
    const wedge = (r0, r1, a0, a1, col) => {
      g.fillStyle = col;
      g.beginPath();
      g.arc(p.x, p.y, r1, a0, a1);
      g.arc(p.x, p.y, r0, a1, a0, true);
      g.closePath();
      g.fill();
    };
    for (let r = R - PARAPET; r > 4; r -= 9) {
      // paving in rings
      const n = Math.max(5, Math.round((6.28 * r) / 14)),
        a0 = rnd() * 6.28;
      for (let i = 0; i < n; i++)
        wedge(
          Math.max(1, r - 8.3),
          r,
          a0 + (i / n) * 6.283 + 0.5 / r,
          a0 + ((i + 1) / n) * 6.283 - 0.5 / r,
          mix(K.mid, K.light, rnd() * 0.55, rnd.sym(10)),
        );
    }
    // shade of the parapet inside the north-west arc
    g.save();
    g.beginPath();
    g.arc(p.x, p.y, R - PARAPET, 0, 7);
    g.clip();
    g.strokeStyle = 'rgba(36,28,40,0.2)';
    for (let i = 1; i < 4; i++) {
      g.lineWidth = PARAPET + 4;
      g.beginPath();
      g.arc(p.x + i * 2.2, p.y + i * 2.2, R - PARAPET / 2 - 1, 0, 7);
      g.stroke();
    }
    g.restore();
    for (let i = 0, n = 30; i < n; i++)
      wedge(R - PARAPET, R, (i / n) * 6.283 + 0.01, ((i + 1) / n) * 6.283 - 0.01, mix(K.mid, K.dark, 0.35, rnd.sym(8)));
    const n = 14;
    for (let i = 0; i < n; i++) {
      const a0 = (i / n) * 6.283,
        a1 = a0 + (6.283 / n) * 0.62,
        am = (a0 + a1) / 2,
        lit = -(Math.cos(am) + Math.sin(am)) * 0.707;
      wedge(R - PARAPET - 0.8, R + 1.4, a0, a1, mix(K.mid, K.light, 0.7, lit * 14 + rnd.sym(4)));
      g.lineWidth = 1.3;
      g.strokeStyle = lit > 0 ? 'rgba(255,248,224,0.7)' : 'rgba(40,30,24,0.55)';
      g.beginPath();
      g.arc(p.x, p.y, R + 0.8, a0, a1);
      g.stroke();
      g.strokeStyle = lit < 0 ? 'rgba(255,248,224,0.6)' : 'rgba(40,30,24,0.5)';
      g.beginPath();
      g.arc(p.x, p.y, R - PARAPET, a0, a1);
      g.stroke();
      if (i % 2) {
        // arrow slit: narrow outside, splayed inside
        const c = Math.cos(am),
          s = Math.sin(am);
        g.fillStyle = alpha(P.ink, 0.8);
        g.beginPath();
        for (const [r, v] of [
          [R + 1.4, -0.9],
          [R - 4, -0.9],
          [R - PARAPET - 1, -3.6],
          [R - PARAPET - 1, 3.6],
          [R - 4, 0.9],
          [R + 1.4, 0.9],
        ])
          g.lineTo(p.x + c * r - s * v, p.y + s * r + c * v);
        g.fill();
      }
    }
    // hatch down into the tower
    framed(g, p.x + rnd.sym(8), p.y + rnd.sym(8), rnd() * 3, (light) => {
      block(g, -9, -8, 18, 16, light, P.wood.dark, 2);
      planks(g, -7.5, -6.5, 7.5, 6.5, rnd, { width: 3.8, dir: 1 });
      g.strokeStyle = P.iron;
      g.lineWidth = 1.2;
      g.beginPath();
      g.arc(3.5, 0, 1.9, 0, 7);
      g.stroke();
    });
  };
}

// Gatehouse: two stone cheeks, a cobbled passage, two timber leaves; the leaves show the state.
export function gate(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 77),
    W = S * 1.5,
    D = WALL + 16,
    C = 30,
    cos = Math.cos(feat.turn || 0),
    sin = Math.sin(feat.turn || 0);
  for (const k of [-1, 1])
    shadows.poly(
      [
        [(k * W) / 2, -D / 2],
        [k * (W / 2 + C), -D / 2],
        [k * (W / 2 + C), D / 2],
        [(k * W) / 2, D / 2],
      ].map(([u, v]) => ({ x: p.x + u * cos - v * sin, y: p.y + u * sin + v * cos })),
      30,
    );
  return () =>
    framed(g, p.x, p.y, feat.turn || 0, (light) => {
      flags(g, -W / 2, -D / 2, W / 2, D / 2, rnd, 6, -26);
      g.fillStyle = 'rgba(30,22,34,0.34)';
      g.fillRect(-W / 2, -D / 2, 13, D);
      g.fillRect(-W / 2, -D / 2, W, 5);
      for (const k of [-1, 1]) {
        const x0 = k < 0 ? -W / 2 - C : W / 2,
          x1 = x0 + C;
        g.fillStyle = k < 0 ? P.stone.light : P.stone.shade;
        g.fillRect(k < 0 ? x0 - 4 : x1, -D / 2, 4, D);
        g.fillStyle = P.stone.shade;
        g.fillRect(x0, D / 2, C, 5);
        flags(g, x0, -D / 2, x1, D / 2, rnd, 8.5, 4);
        for (const [y, h] of [
          [-D / 2, 8],
          [D / 2 - 8, 8],
        ])
          for (let i = 0; i < 2; i++) block(g, x0 + 1 + i * 16, y, 11, h, light, mix(P.stone.mid, P.stone.light, 0.8), 3);
        for (let y = -D / 2 + 15; y < D / 2 - 18; y += 15)
          block(g, k < 0 ? x0 : x1 - 7, y, 7, 9, light, mix(P.stone.mid, P.stone.light, 0.75), 3);
        g.strokeStyle = alpha(P.ink, 0.6);
        g.lineWidth = 1;
        g.strokeRect(x0, -D / 2, C, D);
        g.fillStyle = P.ink;
        g.fillRect(k < 0 ? -W / 2 : W / 2 - 2.5, 3, 2.5, 5); // portcullis groove
      }
      // leaves hang at the cheeks, swung inwards by `open` (0 shut … 1 wide)
      for (const k of [-1, 1])
        framed(g, (k * W) / 2, 16, 0, () => {
          g.rotate(k * (feat.open || 0) * 1.45);
          g.fillStyle = 'rgba(20,14,18,0.4)';
          g.fillRect(k < 0 ? 2 : -W / 2 + 2, 3, W / 2 - 2, 6);
          planks(g, k < 0 ? 0 : -W / 2 + 1, -4, k < 0 ? W / 2 - 1 : 0, 4, rnd, { dir: 1, width: 5.2 });
          g.fillStyle = P.iron;
          for (const u of [0.22, 0.72]) g.fillRect(((-k * W) / 2) * u - 1.3, -4.6, 2.6, 9.2);
          g.strokeStyle = P.ink;
          g.lineWidth = 0.9;
          g.strokeRect(k < 0 ? 0 : -W / 2 + 1, -4, W / 2 - 1, 8);
        });
      beam(g, -W / 2 - 2, -D / 2 + 9, W / 2 + 2, -D / 2 + 9, 5, light); // lintel of the chamber above, cut away
    });
}

// Rubble: a fan of broken ashlar from the breach downhill, big stones near the wall.
export function rubble(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + Math.round(p.x * 3)),
    list = [],
    dir = feat.dir || 0,
    R = S * (feat.radius || 1.5);
  for (let i = 0; i < 190; i++) {
    const t = Math.sqrt(rnd()),
      a = rnd() * 6.283,
      x = p.x + Math.cos(a) * t * R * 0.78 + Math.cos(dir) * t * t * R * 0.55,
      y = p.y + Math.sin(a) * t * R * 0.95 + Math.sin(dir) * t * t * R * 0.55;
    list.push({ x, y, r: rnd.range(2.2, 11) * (1.15 - t * 0.7), cut: rnd() < 0.45 });
  }
  list.sort((a, b) => a.r - b.r);
  list.forEach((o) => o.r > 4 && shadows.disc(o.x, o.y, o.r * 0.85, o.r * 0.5));
  return () => {
    const m = g.createRadialGradient(p.x, p.y, 4, p.x, p.y, R * 1.2);
    m.addColorStop(0, alpha(P.stone.dark, 0.75));
    m.addColorStop(1, alpha(P.stone.dark, 0));
    g.fillStyle = m;
    g.beginPath();
    g.arc(p.x, p.y, R * 1.2, 0, 7);
    g.fill();
    for (const o of list) {
      if (o.cut)
        framed(g, o.x, o.y, rnd() * 3.1, (light) =>
          block(
            g,
            -o.r,
            -o.r * 0.6,
            o.r * 1.8,
            o.r * 1.15,
            light,
            mix(P.stone.dark, P.stone.light, 0.25 + rnd() * 0.6, rnd.sym(12)),
            o.r * 0.3,
          ),
        );
      else boulder(g, o.x, o.y, o.r, rnd);
    }
  };
}
