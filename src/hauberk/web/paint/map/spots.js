// Ground with one thing in it: a hearth, a ramp of logs, the worn stones of a mountain path.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, framed } from './material.js';
import { blob } from './flora.js';
import { LIGHT } from './shadow.js';

/** A ring of stones round embers. */
export function hearth(g, h, shadows) {
  const rnd = hexRng(h, 31),
    stones = [];
  for (let i = 0; i < 13; i++) {
    const a = ((i + rnd.sym(0.2)) / 13) * 6.283;
    stones.push({ x: h.x + Math.cos(a) * S * 0.5, y: h.y + Math.sin(a) * S * 0.47, r: rnd.range(4.2, 6), a });
  }
  stones.forEach((s) => shadows.disc(s.x, s.y, s.r * 0.9, 3.5));
  return () => {
    for (let i = 0; i < 4; i++) {
      g.fillStyle = alpha(P.char, 0.3);
      g.beginPath();
      blob(g, h.x, h.y, S * (0.56 - i * 0.09), rnd, 12, 0.12);
      g.fill();
    }
    for (let i = 0; i < 5; i++)
      framed(g, h.x + rnd.sym(5), h.y + rnd.sym(5), rnd() * 3.14, (light) => beam(g, -12, 0, 12, 0, 4, light, mix('#3a2a20', '#5a4230', rnd())));
    const glow = g.createRadialGradient(h.x, h.y, 1, h.x, h.y, S * 0.6);
    glow.addColorStop(0, 'rgba(255,190,90,0.85)');
    glow.addColorStop(0.4, 'rgba(235,110,30,0.5)');
    glow.addColorStop(1, 'rgba(200,60,10,0)');
    g.fillStyle = glow;
    g.beginPath();
    g.arc(h.x, h.y, S * 0.6, 0, 7);
    g.fill();
    for (let i = 0; i < 26; i++) {
      const a = rnd() * 6.28,
        d = Math.sqrt(rnd()) * S * 0.3;
      g.fillStyle = mix('#e8641c', '#ffe08a', rnd(), 0, 0.9);
      g.beginPath();
      g.arc(h.x + Math.cos(a) * d, h.y + Math.sin(a) * d, rnd.range(0.7, 1.9), 0, 7);
      g.fill();
    }
    for (const s of stones) {
      const lit = (Math.cos(s.a) * LIGHT.x + Math.sin(s.a) * LIGHT.y) * 0.6;
      g.fillStyle = mix(P.rock.mid, lit > 0 ? P.rock.light : P.rock.dark, Math.abs(lit) + 0.2, rnd.sym(8));
      g.beginPath();
      blob(g, s.x, s.y, s.r, rnd, 7, 0.15, 0.86);
      g.fill();
      g.strokeStyle = alpha(P.ink, 0.5);
      g.lineWidth = 0.8;
      g.stroke();
    }
  };
}

// Which way is up: towards the highest neighbour.
function uphill(sheet, h) {
  let best = -Math.PI / 2,
    top = -1;
  for (let d = 0; d < 6; d++) {
    const n = sheet.neighbour(h, d);
    if (n && n.level > top) {
      top = n.level;
      best = Math.atan2(n.y - h.y, n.x - h.x);
    }
  }
  return best;
}

/** Trodden earth with logs laid across, paler towards the top. */
export function ramp(g, h, sheet) {
  const rnd = hexRng(h, 32);
  framed(g, h.x, h.y, uphill(sheet, h), (light) => {
    for (let u = -S * 0.78; u < S * 0.8; u += 9) {
      const w = S * 0.62 + rnd.sym(4);
      g.fillStyle = 'rgba(36,26,18,0.28)';
      g.fillRect(u - 3, -w, 3, w * 2);
      beam(g, u, -w, u + rnd.sym(1), w, 4, light, mix(P.wood.dark, P.wood.light, 0.4 + ((u / S + 0.8) / 1.6) * 0.5));
    }
  });
}

/** Flat worn stones along a narrow path. */
export function flagstones(g, h, sheet, f) {
  const rnd = hexRng(h, 33);
  for (let i = 0; i < 34; i++) {
    const x = h.x + h.turn * rnd.sym(S * 0.95),
      y = h.y + h.turn * rnd.sym(S * 0.86),
      r = rnd.range(2.2, 4.4),
      tone = rnd();
    if (f.at('path', x, y) < 0.52) continue;
    g.fillStyle = alpha(P.earth.wet, 0.4);
    g.beginPath();
    blob(g, x + 0.8, y + 0.9, r, rnd, 6, 0.2, 0.8);
    g.fill();
    g.fillStyle = mix(P.rock.mid, P.rock.light, 0.3 + tone * 0.6, 0, 0.92);
    g.beginPath();
    blob(g, x, y, r, rnd, 6, 0.2, 0.8);
    g.fill();
  }
}
