// Camp and yard: tents, cart, hay, barrels, firewood, and the litter of feet and hooves.
import { S } from './hex.js';
import { hexRng, rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { planks, beam, framed, place } from './material.js';
import { blob } from './flora.js';
import { disc, turnedBox } from './strokes.js';

// Tent: two slopes of canvas with hanging folds, the lit one nearly white, ropes and pegs all round.
// (A round striped pavilion was tried: from above it reads as a parasol.)
export function tent(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    L = S * (feat.w || 1.9),
    W = S * (feat.d || 1.35),
    ang = feat.turn || 0,
    rnd = rng(seed + Math.round(p.y * 3 + p.x));
  shadows.poly(turnedBox(p, ang, -L / 2, -W / 2, L / 2, W / 2), 12);
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      g.strokeStyle = alpha('#d9c79c', 0.8);
      g.lineWidth = 0.9;
      for (let i = 0; i <= 3; i++)
        for (const k of [-1, 1]) {
          const x = -L / 2 + (L * i) / 3,
            y = k * (W / 2 + 12);
          g.beginPath();
          g.moveTo(x, (k * W) / 2);
          g.lineTo(x, y);
          g.stroke();
          g.fillStyle = P.wood.deep;
          g.fillRect(x - 1.2, y - 1.2, 2.6, 2.6);
        }
      for (const k of [-1, 1]) {
        const lit = k * light.y;
        g.beginPath();
        g.moveTo(-L / 2 + 3, 0);
        g.lineTo(L / 2 - 3, 0);
        g.lineTo(L / 2, (k * W) / 2);
        for (let i = 3; i > 0; i--)
          g.quadraticCurveTo(-L / 2 + (L * (i - 0.5)) / 3, k * (W / 2 - 3.5), -L / 2 + (L * (i - 1)) / 3, (k * W) / 2);
        g.closePath();
        g.fillStyle = mix(feat.cloth || '#ddcfae', lit > 0 ? '#fffaf0' : '#5a4a48', Math.abs(lit) * (lit > 0 ? 0.5 : 0.55));
        g.fill();
        g.strokeStyle = alpha(P.ink, 0.4);
        g.lineWidth = 0.9;
        g.stroke();
        for (let i = 0; i < 16; i++) {
          const x = -L / 2 + rnd() * L;
          g.strokeStyle = lit > 0 ? 'rgba(110,84,54,0.2)' : 'rgba(40,26,30,0.22)';
          g.lineWidth = rnd.range(0.7, 2);
          g.beginPath();
          g.moveTo(x * 0.97, k * 2);
          g.quadraticCurveTo(x + rnd.sym(2), k * W * 0.25, x + rnd.sym(4), k * (W / 2 - 4));
          g.stroke();
        }
        if (rnd() < 0.7) {
          g.fillStyle = alpha('#8a6a46', 0.45);
          g.fillRect(-L * 0.3 + rnd() * L * 0.5, k > 0 ? W * 0.16 : -W * 0.3, 9, 8);
        } // a patch
      }
      if (feat.dye) {
        // a lord's tent: dyed eaves, a pennant that blows with the smoke
        g.strokeStyle = feat.dye;
        g.lineWidth = 3;
        for (const k of [-1, 1]) {
          g.beginPath();
          g.moveTo(-L / 2, k * (W / 2 - 1));
          for (let i = 1; i <= 3; i++)
            g.quadraticCurveTo(-L / 2 + (L * (i - 0.5)) / 3, k * (W / 2 - 4.5), -L / 2 + (L * i) / 3, k * (W / 2 - 1));
          g.stroke();
        }
      }
      beam(g, -L / 2 - 5, 0, L / 2 + 5, 0, 3.2, light);
      if (feat.dye) {
        g.fillStyle = feat.dye;
        g.beginPath();
        g.moveTo(-L / 2 - 3, -1.5);
        g.quadraticCurveTo(-L / 2 + 8, -14, -L / 2 + 28, -13);
        g.quadraticCurveTo(-L / 2 + 12, -4, -L / 2 - 2, 3);
        g.fill();
        g.strokeStyle = alpha(P.ink, 0.5);
        g.lineWidth = 0.7;
        g.stroke();
      }
      g.fillStyle = 'rgba(38,26,20,0.88)';
      g.beginPath();
      g.moveTo(L / 2 - 13, 0);
      g.lineTo(L / 2 + 0.5, -8);
      g.lineTo(L / 2 + 0.5, 8);
      g.fill();
    });
}

// The shadow of a box `w` and `h` to either side of a point, turned about it.
function boxShadow(shadows, p, ang, w, h, height) {
  shadows.cast(
    (s) => {
      s.save();
      s.translate(p.x, p.y);
      s.rotate(ang);
      s.rect(-w, -h, 2 * w, 2 * h);
      s.restore();
    },
    height,
    [p.x - w - 6, p.y - w - 6, p.x + w + 6, p.y + w + 6],
  );
}

export function cart(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 3),
    ang = feat.turn || 0;
  boxShadow(shadows, p, ang, 24, 14, 9);
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      beam(g, 22, -7, 52, -4, 3.4, light);
      beam(g, 22, 7, 52, 4, 3.4, light);
      for (const y of [-17, 17]) {
        g.fillStyle = P.wood.deep;
        g.fillRect(-14, y - 3, 28, 6);
        g.fillStyle = P.wood.mid;
        g.fillRect(-13, y - 1.8, 26, 2.6);
        g.fillStyle = P.iron;
        g.fillRect(-2, y - 4, 4, 8);
      }
      planks(g, -24, -14, 24, 14, rnd, { width: 5.4 });
      if (feat.load) {
        g.fillStyle = P.thatch.dark;
        g.beginPath();
        blob(g, -2, 0, 17, rnd, 10, 0.14, 0.7);
        g.fill();
        straw(g, -2, 0, 18, 11, 90, rnd);
      }
      for (const y of [-14, 14]) beam(g, -25, y, 25, y, 3.6, light);
      beam(g, -24, -14, -24, 14, 3, light);
    });
}

function straw(g, x, y, rx, ry, n, rnd) {
  g.lineCap = 'round';
  for (let i = 0; i < n; i++) {
    const a = rnd() * 6.283,
      d = Math.sqrt(rnd()),
      sx = x + Math.cos(a) * d * rx,
      sy = y + Math.sin(a) * d * ry,
      t = rnd() * 3.14,
      l = rnd.range(2, 5),
      lit = (-Math.cos(a) - Math.sin(a)) * d * 0.5;
    g.strokeStyle = mix(P.thatch.dark, P.thatch.light, Math.max(0, Math.min(1, 0.55 + lit + rnd.sym(0.25))));
    g.lineWidth = 1;
    g.beginPath();
    g.moveTo(sx - Math.cos(t) * l, sy - Math.sin(t) * l);
    g.lineTo(sx + Math.cos(t) * l, sy + Math.sin(t) * l);
    g.stroke();
  }
}

export function hay(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    R = S * (feat.radius || 0.6),
    rnd = rng(seed + Math.round(p.x));
  shadows.disc(p.x, p.y, R * 0.92, 9);
  return () => {
    g.fillStyle = P.thatch.dark;
    g.beginPath();
    blob(g, p.x, p.y, R, rnd, 12, 0.1);
    g.fill();
    straw(g, p.x, p.y, R * 1.02, R, 260, rnd);
    straw(g, p.x, p.y, R * 1.7, R * 1.5, 26, rnd);
  };
}

export function barrels(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    spots = [
      [0, 0],
      [13, 3],
      [5, 13],
      [-10, 9],
    ].slice(0, feat.count || 3);
  for (const [a, b] of spots) shadows.disc(p.x + a, p.y + b, 6, 7);
  return () => {
    for (const [a, b] of spots) {
      const x = p.x + a,
        y = p.y + b;
      disc(g, x, y, 6.4, P.wood.deep);
      disc(g, x - 0.4, y - 0.4, 5.2, P.wood.light);
      g.strokeStyle = alpha(P.wood.deep, 0.6);
      g.lineWidth = 0.7;
      g.beginPath();
      for (const o of [-2.4, 0, 2.4]) {
        g.moveTo(x - 4.6, y + o);
        g.lineTo(x + 4.6, y + o);
      }
      g.stroke();
      g.strokeStyle = P.iron;
      g.lineWidth = 0.9;
      g.beginPath();
      g.arc(x, y, 5.7, 0, 7);
      g.stroke();
    }
  };
}

export function woodpile(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 8),
    ang = feat.turn || 0;
  boxShadow(shadows, p, ang, 20, 11, 6);
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      for (let j = 0; j < 6; j++) {
        const x = rnd.sym(4);
        beam(g, -19 + x, -10 + j * 4, 19 + x, -10 + j * 4 + rnd.sym(1), 4.4, light, mix(P.wood.mid, P.wood.light, rnd()));
        g.fillStyle = '#d9bd88';
        g.beginPath();
        g.ellipse(19 + x, -10 + j * 4, 1.3, 2, 0, 0, 7);
        g.fill();
      }
    });
}

// A yard is never bare: straw, hoofprints, weeds where nobody walks, a few sunk cobbles.
export function yardMarks(g, view, f) {
  for (const h of view.hexes) {
    if (h.kind !== 'yard' && h.kind !== 'court') continue;
    const rnd = hexRng(h, 40);
    for (let i = 0; i < 5; i++) {
      // cobbles, in runs
      const x = h.x + rnd.sym(S),
        y = h.y + rnd.sym(S * 0.8);
      if (rnd() < 0.35)
        for (let k = 0; k < 6; k++) {
          g.fillStyle = mix(P.yard.dark, P.stone.light, 0.25 + rnd() * 0.4, 0, 0.6);
          g.beginPath();
          blob(g, x + (k % 3) * 6 + rnd.sym(1.5), y + ((k / 3) | 0) * 5 + rnd.sym(1.5), rnd.range(1.9, 3.1), rnd, 6, 0.2, 0.8);
          g.fill();
        }
    }
    g.lineWidth = 0.8;
    g.lineCap = 'round';
    for (let i = 0; i < 12; i++) {
      const x = h.x + rnd.sym(S),
        y = h.y + rnd.sym(S * 0.86),
        t = rnd() * 3.14,
        l = rnd.range(1.5, 4);
      g.strokeStyle = rnd() < 0.5 ? alpha(P.thatch.light, 0.55) : alpha(P.yard.dark, 0.5);
      g.beginPath();
      g.moveTo(x, y);
      g.lineTo(x + Math.cos(t) * l, y + Math.sin(t) * l);
      g.stroke();
    }
    if (rnd() < 0.3)
      for (let i = 0; i < 4; i++) {
        const x = h.x + rnd.sym(14),
          y = h.y + rnd.sym(12);
        g.strokeStyle = alpha(P.earth.wet, 0.3);
        g.lineWidth = 1.3;
        g.beginPath();
        g.arc(x, y, 2.1, 0.6, 5.2);
        g.stroke();
      }
    if (rnd() < 0.34) {
      const x0 = h.x + rnd.sym(S * 0.7),
        y0 = h.y + rnd.sym(S * 0.7);
      for (let i = 0; i < 16; i++) {
        const x = x0 + rnd.sym(10),
          y = y0 + rnd.sym(7),
          k = rnd.range(1.6, 3.6);
        if (f.at('path', x, y) > 0.3) continue;
        g.strokeStyle = alpha(rnd() < 0.5 ? P.blade[1] : P.blade[3], 0.75);
        g.lineWidth = 0.9;
        g.beginPath();
        g.moveTo(x, y);
        g.lineTo(x + rnd.sym(1.6), y - k);
        g.stroke();
      }
    }
  }
}
