// Where a group can go and what it costs: reach, a chosen way with its days, ways out of a lost field, and the hex where two will meet.
import { S } from './geometry.js';

const DARK = 'rgba(28,20,12,0.8)';
const UNDER_WAY = 0.8;
const CREAM = '#fff4d6';
const GOLD = '#ffd966';
const FONT = '"Gill Sans","Gill Sans MT",Seravek,Optima,Candara,"Noto Sans","Segoe UI","Liberation Sans",Arial,sans-serif';

export function hexAt(path, p, r) {
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    if (i) path.lineTo(p.x + r * Math.cos(a), p.y + r * Math.sin(a));
    else path.moveTo(p.x + r * Math.cos(a), p.y + r * Math.sin(a));
  }
  path.closePath();
}

export function numeral(g, text, x, y, size, colour = '#2a1c14', halo = 'rgba(255,246,220,0.9)') {
  g.font = `700 ${size}px ${FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.strokeStyle = halo;
  g.lineWidth = 3.2;
  g.strokeText(text, x, y);
  g.fillStyle = colour;
  g.fillText(text, x, y);
}

/** Points by costs, thirds and halves written as people write them. */
export function costText(cost) {
  const whole = Math.floor(cost + 1e-6),
    part = cost - whole;
  if (part < 0.02) return String(whole);
  const sign = Math.abs(part - 0.5) < 0.02 ? '½' : Math.abs(part - 1 / 3) < 0.02 ? '⅓' : Math.abs(part - 2 / 3) < 0.02 ? '⅔' : null;
  return sign ? `${whole || ''}${sign}` : cost.toFixed(1);
}

/** The rim of a set of hexes: the sides that lie between it and the rest, on the screen. */
export function rim(lie, names, toScreen) {
  const inside = new Set(names),
    sides = [];
  for (const name of inside) {
    const [c, r] = [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1],
      p = lie.centre(c, r);
    for (let d = 0; d < 6; d++) {
      const [nc, nr] = lie.step(c, r, d),
        other = String(nc + 1).padStart(2, '0') + String(nr + 1).padStart(2, '0');
      if (lie.has(nc, nr) && inside.has(other)) continue;
      const ends = [[4, 5], [5, 0], [0, 1], [1, 2], [2, 3], [3, 4]][d].map((k) => {
        const a = (Math.PI / 3) * k;
        return toScreen(p.x + S * Math.cos(a), p.y + S * Math.sin(a));
      });
      sides.push(ends);
    }
  }
  return sides;
}

/** A layer of the map. */
export class Routes {
  constructor() {
    this.reach = null;
    this.route = null;
    /** Ways of several days that are being gone. @type {any[]} */
    this.journeys = [];
    this.ways = null;
    this.meeting = null;
    /** A map mode is shown: reach is its rim alone. */
    this.bare = false;
  }

  draw(g, seen) {
    if (this.reach) this.drawReach(g, seen);
    if (this.meeting) this.drawMeeting(g, seen);
    g.globalAlpha = UNDER_WAY;
    for (const journey of this.journeys) if (journey.path.length > 1) this.drawRoute(g, seen, { ...journey, costs: [] });
    g.globalAlpha = 1;
    if (this.route && this.route.path.length > 1) this.drawRoute(g, seen, this.route);
    if (seen.cursor) this.drawCursor(g, seen);
  }

  /** What lies over the banners. */
  drawOver(g, seen) {
    if (this.ways) this.drawWays(g, seen);
  }

  drawReach(g, seen) {
    const { lie, camera, scale, w, h } = seen,
      r = S * scale,
      cells = new Path2D(),
      to = (x, y) => camera.toScreen(x, y);
    for (const name of this.reach.keys()) {
      const at = seen.to(name);
      if (at.x > -r && at.y > -r && at.x < w + r && at.y < h + r) hexAt(cells, at, r);
    }
    g.fillStyle = this.bare ? 'transparent' : 'rgba(60,44,24,0.24)'; // the rest of the country steps back
    const rest = new Path2D();
    rest.rect(0, 0, w, h);
    rest.addPath(cells);
    g.fill(rest, 'evenodd');
    g.fillStyle = 'rgba(255,246,210,0.06)';
    g.fill(cells);
    g.lineCap = g.lineJoin = 'round';
    const sides = rim(lie, this.reach.keys(), to);
    for (const [colour, width] of [[DARK, 4.4], [CREAM, 2.2]]) {
      g.strokeStyle = colour;
      g.lineWidth = width;
      g.beginPath();
      for (const [a, b] of sides) {
        g.moveTo(a.x, a.y);
        g.lineTo(b.x, b.y);
      }
      g.stroke();
    }
    if (r < 13 || this.bare) return;
    const size = Math.max(10, Math.min(16, r * 0.4));
    const told = new Set(this.route?.path.slice(1)); // a way tells its own costs
    for (const [name, cost] of this.reach) {
      if (told.has(name)) continue;
      const at = seen.to(name);
      if (at.x < -r || at.y < -r || at.x > w + r || at.y > h + r) continue;
      numeral(g, costText(cost), at.x, at.y - r * 0.64, size); // above: a place has its name below
    }
  }

  // Dashes from middle to middle, a knot where a day ends, an arrowhead, the whole cost at its end.
  drawRoute(g, seen, { path, costs = [], days = [], dates = [], total = undefined, allowed = true }) {
    const
      points = path.map((name) => seen.to(name)),
      r = S * seen.scale,
      colour = allowed ? GOLD : '#ff8c4d';
    g.lineJoin = g.lineCap = 'round';
    const line = () => {
      g.beginPath();
      points.forEach((p, i) => {
        if (!i) g.moveTo(p.x, p.y);
        else if (i === points.length - 1) g.lineTo(p.x, p.y);
        else g.quadraticCurveTo(p.x, p.y, (p.x + points[i + 1].x) / 2, (p.y + points[i + 1].y) / 2);
      });
    };
    g.strokeStyle = DARK;
    g.lineWidth = Math.max(5, r * 0.13);
    line();
    g.stroke();
    g.strokeStyle = colour;
    g.lineWidth = Math.max(2.6, r * 0.07);
    g.setLineDash(allowed ? [r * 0.34 + 3, r * 0.2 + 3] : [2, 7]);
    line();
    g.stroke();
    g.setLineDash([]);
    const n = points.length,
      end = points[n - 1],
      back = points[n - 2],
      a = Math.atan2(end.y - back.y, end.x - back.x),
      k = Math.max(9, r * 0.34);
    g.fillStyle = colour;
    g.strokeStyle = DARK;
    g.lineWidth = 2;
    g.beginPath();
    g.moveTo(end.x + Math.cos(a) * k * 0.7, end.y + Math.sin(a) * k * 0.7);
    g.lineTo(end.x + Math.cos(a + 2.5) * k, end.y + Math.sin(a + 2.5) * k);
    g.lineTo(end.x - Math.cos(a) * k * 0.35, end.y - Math.sin(a) * k * 0.35);
    g.lineTo(end.x + Math.cos(a - 2.5) * k, end.y + Math.sin(a - 2.5) * k);
    g.closePath();
    g.fill();
    g.stroke();
    if (r > 17)
      costs.forEach((cost, i) => {
        if (i === 0 || i >= n) return;
        const [a, b] = [points[i - 1], points[i]];
        numeral(g, costText(cost), (a.x + b.x) / 2, (a.y + b.y) / 2 - r * 0.24, Math.max(10, Math.min(13, r * 0.3)), '#3a2818');
      });
    if (total !== undefined && !dates.length) numeral(g, costText(total), end.x, end.y - k * 1.5, Math.max(13, Math.min(18, r * 0.44)), '#5a1c12');
    const size = Math.max(9, r * 0.3);
    days.forEach((at, i) => {
      if (!points[at]) return;
      if (at < n - 1 || !dates.length) night(g, points[at].x, points[at].y, size, i + 1);
      if (dates[i]) tag(g, dates[i], points[at].x, points[at].y - size - 9);
    });
  }

  // Arrows out of a hex; a barred one tells that nobody leaves that way.
  drawWays(g, seen) {
    const from = seen.to(this.ways.from),
      r = S * seen.scale;
    for (const { hex, allowed = true, chosen = false } of this.ways.to) {
      const to = seen.to(hex),
        a = Math.atan2(to.y - from.y, to.x - from.x),
        [ux, uy] = [Math.cos(a), Math.sin(a)],
        start = { x: from.x + ux * r * 0.95, y: from.y + uy * r * 0.95 },
        tip = { x: from.x + ux * r * 1.75, y: from.y + uy * r * 1.75 };
      g.lineCap = 'round';
      for (const [colour, w] of [[DARK, Math.max(8, r * 0.3)], [allowed ? (chosen ? GOLD : CREAM) : '#c9b58b', Math.max(4, r * 0.16)]]) {
        g.strokeStyle = colour;
        g.lineWidth = w;
        g.beginPath();
        g.moveTo(start.x, start.y);
        g.lineTo(tip.x, tip.y);
        g.moveTo(tip.x + Math.cos(a + 2.5) * r * 0.4, tip.y + Math.sin(a + 2.5) * r * 0.4);
        g.lineTo(tip.x, tip.y);
        g.lineTo(tip.x + Math.cos(a - 2.5) * r * 0.4, tip.y + Math.sin(a - 2.5) * r * 0.4);
        g.stroke();
      }
      if (allowed) continue;
      const m = { x: (start.x + tip.x) / 2, y: (start.y + tip.y) / 2 };
      for (const [colour, w] of [[DARK, 6], ['#d8452c', 3.4]]) {
        g.strokeStyle = colour;
        g.lineWidth = w;
        g.beginPath();
        g.moveTo(m.x - r * 0.2, m.y - r * 0.2);
        g.lineTo(m.x + r * 0.2, m.y + r * 0.2);
        g.moveTo(m.x + r * 0.2, m.y - r * 0.2);
        g.lineTo(m.x - r * 0.2, m.y + r * 0.2);
        g.stroke();
      }
    }
  }

  drawMeeting(g, seen) {
    const at = seen.to(this.meeting),
      r = S * seen.scale,
      f = g.createRadialGradient(at.x, at.y, r * 0.2, at.x, at.y, r * 1.7);
    f.addColorStop(0, 'rgba(255,214,120,0.7)');
    f.addColorStop(0.55, 'rgba(240,120,50,0.36)');
    f.addColorStop(1, 'rgba(240,90,40,0)');
    g.fillStyle = f;
    g.fillRect(at.x - r * 1.8, at.y - r * 1.8, r * 3.6, r * 3.6);
    const path = new Path2D();
    hexAt(path, at, r * 0.98);
    for (const [colour, w] of [[DARK, 5], ['#ff8c4d', 2.6]]) {
      g.strokeStyle = colour;
      g.lineWidth = w;
      g.stroke(path);
    }
  }

  drawCursor(g, seen) {
    const path = new Path2D();
    hexAt(path, seen.to(seen.cursor), S * seen.scale * 0.94);
    for (const [colour, w] of [[DARK, 5], [CREAM, 2.4]]) {
      g.strokeStyle = colour;
      g.lineWidth = w;
      g.stroke(path);
    }
  }
}

// The date on a slip of paper.
function tag(g, text, x, y) {
  g.font = `700 12px ${FONT}`;
  const w = g.measureText(text).width + 12;
  g.fillStyle = '#f6ecd2';
  g.strokeStyle = '#27304a';
  g.lineWidth = 1.4;
  g.beginPath();
  g.roundRect(x - w / 2, y - 9, w, 18, 3);
  g.fill();
  g.stroke();
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillStyle = '#27304a';
  g.fillText(text, x, y + 0.5);
}

// A moon over the camp: here a day's march ends.
function night(g, x, y, r, n) {
  g.fillStyle = '#27304a';
  g.strokeStyle = '#fff4d6';
  g.lineWidth = 1.6;
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fill();
  g.stroke();
  g.fillStyle = '#ffe9a8';
  g.beginPath();
  g.arc(x - r * 0.42, y - r * 0.3, r * 0.34, 0.6, 4.4);
  g.quadraticCurveTo(x - r * 0.3, y - r * 0.2, x - r * 0.14, y - r * 0.1);
  g.fill();
  numeral(g, String(n), x + r * 0.2, y + r * 0.1, r * 1.1, '#fff4d6', 'rgba(39,48,74,0.9)');
}
