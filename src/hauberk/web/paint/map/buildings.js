// Buildings in cut-away: walls as a thick section, floor in view, doors, windows and arrow slits
// as real gaps in the wall, shade of the walls falling on the floor. One function serves a keep
// and a cottage: material and openings come from data.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { flags, block, framed, planks, beam, thatch, place } from './material.js';
import { along, disc, lash, newel, turnedBox } from './strokes.js';

// Openings are given per side (n e s w), place along it (0…1) and kind.
export function building(g, feat, shadows, seed, walks) {
  const p = place(feat.hex, feat.shift),
    W = feat.w * S,
    D = feat.d * S,
    T = feat.thick || 7,
    stone = feat.walls === 'stone',
    rnd = rng(seed + Math.round(p.x * 11 + p.y)),
    ang = feat.turn || 0;
  shadows.poly(turnedBox(p, ang, -W / 2, -D / 2, W / 2, D / 2), feat.height || 14);
  const bare = feat.roof ? -W / 2 + W * feat.roof.to + 5 : -W / 2; // no grid on a roof
  if (bare < W / 2) {
    const w = along(new Path2D(), turnedBox(p, ang, bare, -D / 2, W / 2, D / 2));
    w.closePath();
    walks.push(w);
  }
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      const x0 = -W / 2,
        y0 = -D / 2,
        x1 = W / 2,
        y1 = D / 2;
      if (stone)
        for (const [side, a, b, cw, ch] of [
          [-light.y, x0 - 4, y0 - 4, W + 8, 4],
          [light.y, x0 - 4, y1, W + 8, 4],
          [-light.x, x0 - 4, y0, 4, D],
          [light.x, x1, y0, 4, D],
        ]) {
          g.fillStyle = mix(P.stone.face, side > 0 ? P.stone.light : P.stone.shade, Math.abs(side) * 0.9);
          g.fillRect(a, b, cw, ch);
        }
      if (feat.floor === 'flags') flags(g, x0, y0, x1, y1, rnd, 9, -8);
      else planks(g, x0, y0, x1, y1, rnd, { width: 6.5, dir: feat.boards || 0, grey: 0.15, tone: -6 });
      // shade from the lit-side walls, soft
      g.fillStyle = 'rgba(28,20,34,0.115)';
      for (let i = 1; i <= 4; i++) {
        const k = T + i * 3.4;
        if (light.y < 0) g.fillRect(x0, y0, W, k * -light.y * 1.3);
        if (light.x < 0) g.fillRect(x0, y0, k * -light.x * 1.3, D);
      }
      (feat.inside || []).forEach((f) => furnish(g, f, x0, y0, W, D, light, rnd));
      // wall section: stone as ashlar, timber as plastered bays between posts
      const wall = (a, b, cw, ch, vertical) => {
        if (stone) flags(g, a, b, a + cw, b + ch, rnd, Math.max(6, T / 2), 10);
        else {
          g.fillStyle = mix('#cbb68c', '#a98e60', rnd() * 0.5);
          g.fillRect(a, b, cw, ch);
          g.fillStyle = alpha(P.wood.deep, 0.16);
          for (let i = 0; i < 26; i++) g.fillRect(a + rnd() * cw, b + rnd() * ch, vertical ? 1 : 3, vertical ? 3 : 1);
        }
        g.strokeStyle = alpha(P.ink, 0.75);
        g.lineWidth = 1.1;
        g.strokeRect(a, b, cw, ch);
      };
      wall(x0, y0, W, T);
      wall(x0, y1 - T, W, T);
      wall(x0, y0 + T, T, D - 2 * T, true);
      wall(x1 - T, y0 + T, T, D - 2 * T, true);
      if (!stone)
        for (let i = 0; i <= 4; i++) for (const y of [y0, y1 - T]) block(g, x0 + ((W - T) * i) / 4, y, T, T, light, P.wood.dark, 1.5);
      else
        for (const [a, b] of [
          [x0, y0],
          [x1 - T, y0],
          [x0, y1 - T],
          [x1 - T, y1 - T],
        ])
          block(g, a, b, T, T, light, mix(P.stone.mid, P.stone.light, 0.6), 0);
      for (const o of feat.openings || []) opening(g, o, { x0, y0, x1, y1, W, D, T, stone }, light, rnd);
      if (feat.roof) roofOn(g, feat.roof, x0, y0, x1, y1, light, rnd);
    });
}

function opening(g, o, b, light, rnd) {
  const horizontal = o.side === 'n' || o.side === 's',
    L = horizontal ? b.W : b.D;
  const pos = (o.at - 0.5) * L,
    turn = { n: 0, e: Math.PI / 2, s: Math.PI, w: -Math.PI / 2 }[o.side];
  const [cx, cy] = o.side === 'n' ? [pos, b.y0] : o.side === 's' ? [pos, b.y1] : o.side === 'e' ? [b.x1, pos] : [b.x0, pos];
  g.save();
  g.translate(cx, cy);
  g.rotate(turn); // now outside is -y, inside is +y, the wall spans 0…T
  const T = b.T;
  if (o.kind === 'door') {
    const w = S * 0.62;
    g.fillStyle = mix('#8d7a5c', P.stone.mid, b.stone ? 0.6 : 0.2);
    g.fillRect(-w / 2, -1.5, w, T + 2);
    planks(g, -w / 2, 0, w / 2, T, rnd, { width: 4, grey: 0.5 });
    g.fillStyle = alpha('#fff2cf', 0.25);
    g.fillRect(-w / 2, 0, w, T);
    for (const k of [-1, 1]) {
      g.fillStyle = P.wood.deep;
      g.fillRect((k * w) / 2 - 2, -2, 4, T + 4);
    }
    g.save();
    g.translate(-w / 2, T);
    g.rotate(0.95);
    g.fillStyle = 'rgba(20,14,20,0.35)';
    g.fillRect(0, 2, w * 0.95, 5);
    planks(g, 0, -2, w * 0.95, 2.4, rnd, { dir: 1, width: 4.5 });
    g.strokeStyle = P.ink;
    g.lineWidth = 0.8;
    g.strokeRect(0, -2, w * 0.95, 4.4);
    g.restore();
  } else if (o.kind === 'window') {
    const w = S * 0.46;
    g.fillStyle = '#e9dfbf';
    g.fillRect(-w / 2, 0.6, w, T - 1.2);
    g.fillStyle = P.wood.dark;
    g.fillRect(-w / 2, T / 2 - 0.8, w, 1.6);
    for (const k of [-1, 0, 1]) g.fillRect((k * w) / 2 - 1, 0, 2, T);
    for (const k of [-1, 1]) {
      g.save();
      g.translate((k * w) / 2, 0);
      g.rotate(k * 0.35);
      g.fillStyle = P.wood.mid;
      g.fillRect(k < 0 ? -w * 0.42 : 0, -3, w * 0.42, 3);
      g.strokeStyle = P.ink;
      g.lineWidth = 0.7;
      g.strokeRect(k < 0 ? -w * 0.42 : 0, -3, w * 0.42, 3);
      g.restore();
    }
    const gl = g.createLinearGradient(0, T, 0, T + 22);
    gl.addColorStop(0, 'rgba(255,240,190,0.34)');
    gl.addColorStop(1, 'rgba(255,240,190,0)');
    g.fillStyle = gl;
    g.beginPath();
    g.moveTo(-w / 2, T);
    g.lineTo(w / 2, T);
    g.lineTo(w / 2 + 6, T + 22);
    g.lineTo(-w / 2 - 6, T + 22);
    g.fill();
  } else {
    // arrow slit: a wedge that narrows outwards
    const sill = g.createLinearGradient(0, 0, 0, T);
    sill.addColorStop(0, '#1c150e');
    sill.addColorStop(0.45, '#4c4132');
    sill.addColorStop(1, '#9c8b6c');
    g.fillStyle = sill;
    g.beginPath();
    g.moveTo(-1.3, -1);
    g.lineTo(1.3, -1);
    g.lineTo(7, T + 0.6);
    g.lineTo(-7, T + 0.6);
    g.closePath();
    g.fill();
    g.strokeStyle = alpha(P.ink, 0.75);
    g.lineWidth = 0.9;
    g.stroke();
    g.fillStyle = P.ink;
    g.fillRect(-0.9, -4, 1.8, 6);
  }
  g.restore();
}

export function furnish(g, f, x0, y0, W, D, light, rnd) {
  const x = x0 + f.at[0] * W,
    y = y0 + f.at[1] * D;
  if (f.kind === 'table') {
    block(g, x - 17, y - 7, 34, 14, light, P.wood.light, 4);
    g.strokeStyle = alpha(P.wood.deep, 0.6);
    g.lineWidth = 0.7;
    g.strokeRect(x - 17, y - 2.4, 34, 4.8);
    block(g, x - 15, y - 13, 30, 3.6, light, P.wood.mid, 2);
    block(g, x - 15, y + 10, 30, 3.6, light, P.wood.mid, 2);
    g.fillStyle = '#d8cbb0';
    g.beginPath();
    g.arc(x - 7, y, 2.4, 0, 7);
    g.arc(x + 6, y + 2, 2, 0, 7);
    g.fill();
  }
  if (f.kind === 'bed') {
    block(g, x - 9, y - 15, 18, 30, light, P.wood.dark, 3);
    g.fillStyle = '#d9c9a2';
    g.fillRect(x - 7.4, y - 13.5, 14.8, 27);
    g.fillStyle = '#7d3f37';
    g.fillRect(x - 7.4, y - 4, 14.8, 17.5);
    g.fillStyle = 'rgba(255,240,210,.18)';
    g.fillRect(x - 7.4, y - 4, 4, 17.5);
    g.fillStyle = '#efe6cf';
    g.fillRect(x - 5.5, y - 12, 11, 6);
  }
  if (f.kind === 'chest') {
    block(g, x - 8, y - 5, 16, 10, light, P.wood.mid, 3);
    g.fillStyle = P.iron;
    g.fillRect(x - 5, y - 5, 1.6, 10);
    g.fillRect(x + 3.4, y - 5, 1.6, 10);
  }
  if (f.kind === 'barrels')
    for (const [a, b] of [
      [0, 0],
      [10, 3],
      [3, 10],
    ]) {
      disc(g, x + a + 2, y + b + 2, 5.4, 'rgba(20,14,20,.35)');
      disc(g, x + a, y + b, 5.4, P.wood.dark);
      disc(g, x + a - 0.4, y + b - 0.4, 4, P.wood.mid);
      g.strokeStyle = alpha(P.wood.deep, 0.6);
      g.lineWidth = 0.6;
      g.beginPath();
      g.moveTo(x + a - 4, y + b);
      g.lineTo(x + a + 4, y + b);
      g.stroke();
    }
  if (f.kind === 'hearth') {
    const e = g.createRadialGradient(x, y, 4, x, y, 26);
    e.addColorStop(0, 'rgba(255,170,70,.6)');
    e.addColorStop(1, 'rgba(230,100,30,0)');
    disc(g, x, y, 26, e);
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.28;
      g.fillStyle = mix(P.stone.dark, P.stone.shade, rnd() * 0.7);
      g.beginPath();
      g.ellipse(x + Math.cos(a) * 10, y + Math.sin(a) * 9, 3.4, 2.7, a, 0, 7);
      g.fill();
    }
    g.fillStyle = P.char;
    g.beginPath();
    g.ellipse(x, y, 7.5, 6.8, 0, 0, 7);
    g.fill();
    for (let i = 0; i < 14; i++) {
      const a = rnd() * 6.28,
        d = rnd() * 5;
      const glow = mix('#ff8a2a', '#ffe08a', rnd(), 0, 0.9);
      disc(g, x + Math.cos(a) * d, y + Math.sin(a) * d, rnd.range(0.7, 1.7), glow);
    }
  }
  if (f.kind === 'spiral') newel(g, x, y, 17);
}

// A roof left on over part of the house (`from`…`to` along its length): thatch with a ragged edge.
function roofOn(g, roof, x0, y0, x1, y1, light, rnd) {
  const a = x0 + (x1 - x0) * roof.from - (roof.from === 0 ? 6 : 0),
    b = x0 + (x1 - x0) * roof.to + (roof.to === 1 ? 6 : 0),
    e = 6,
    my = (y0 + y1) / 2;
  const open = roof.to < 1;
  if (open) {
    g.fillStyle = 'rgba(24,18,26,0.42)';
    g.fillRect(b, y0 - 2, 8, y1 - y0 + 8);
  }
  thatch(g, a, my, b, y0 - e, rnd, -light.y);
  thatch(g, a, my, b, y1 + e, rnd, light.y);
  g.strokeStyle = P.thatch.light;
  g.lineCap = 'round'; // the cut edge bristles
  if (open)
    for (let y = y0 - e; y < y1 + e; y += 1.6) {
      g.strokeStyle = mix(P.thatch.dark, P.thatch.light, rnd());
      g.lineWidth = 1.1;
      g.beginPath();
      g.moveTo(b - 2, y);
      g.lineTo(b + rnd.range(0, 5), y + rnd.sym(1.5));
      g.stroke();
    }
  beam(g, a, my, b + (open ? 4 : 0), my, 5.5, light, P.thatch.mid);
  g.strokeStyle = alpha(P.thatch.dark, 0.9);
  g.lineWidth = 1;
  for (let x = a + 5; x < b; x += 8) lash(g, x, my, 5);
}
