// Groups on the map: who stands in a hex is fanned out, the chosen one in front; friends to the left of a place, enemies to the right of friends.
import { H, S } from './geometry.js';
import { BOX, sprite } from './banner_art.js';
import { FONT } from './banner_brush.js';

const SHOWN = 5;

/** Height of a staff on the page, from the sharpness. */
export const staffHeight = (scale) => Math.max(H * scale < 24 ? 25 : 29, Math.min(70, H * scale * 0.72));

/**
 * Where the banners of one hex stand, from its middle, in shares of a staff's height; the first is the hindmost.
 * @param {object[]} groups @param {boolean} place is a place in the hex? @param {string|null} chosen
 */
export function fan(groups, place, chosen = null) {
  const order = [...groups].sort((a, b) => Number(Boolean(b.own)) - Number(Boolean(a.own)) || String(a.faction).localeCompare(b.faction) || String(a.id).localeCompare(b.id)),
    shown = order.slice(0, SHOWN),
    n = shown.length,
    step = n > 1 ? Math.min(0.62, 1.5 / (n - 1)) : 0,
    from = place ? 0.5 : -((n - 1) * step) / 2;
  const spots = shown.map((group, i) => ({ group, x: from + i * step, y: (place ? 0.06 : 0.34) + (i % 2 ? 0.1 : 0) }));
  const rest = order.length - shown.length;
  return spots.map((spot, i) => (rest && i === n - 1 ? { ...spot, more: rest } : spot)).sort((a, b) => Number(a.group.id === chosen) - Number(b.group.id === chosen) || a.y - b.y || a.x - b.x);
}

/** A layer of the map: banners, and what was drawn where. */
export class Banners {
  constructor() {
    this.groups = [];
    this.places = new Set();
    this.chosen = null;
    this.spots = [];
  }

  /** @param {object[]} groups @param {Iterable<string>} places hexes with a place */
  show(groups, places) {
    this.groups = groups;
    this.places = new Set(places);
    this.hexes = new Map();
    for (const group of groups) {
      if (!this.hexes.has(group.hex)) this.hexes.set(group.hex, []);
      this.hexes.get(group.hex).push(group);
    }
  }

  /** The group under a point of the page, the foremost first. */
  at(x, y) {
    for (let i = this.spots.length - 1; i >= 0; i--) {
      const { box, group } = this.spots[i];
      if (x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h) return group.id;
    }
    return null;
  }

  draw(g, seen) {
    this.spots = [];
    const { lie, camera, scale, ratio, w, h } = seen,
      tall = staffHeight(scale),
      k = tall / 50;
    if (!this.hexes) return;
    const rows = [...this.hexes].map(([hex, groups]) => ({ hex, groups, p: lie.at(hex) })).sort((a, b) => a.p.y - b.p.y);
    const late = [];
    for (const { hex, groups, p } of rows) {
      const at = camera.toScreen(p.x, p.y);
      if (at.x < -120 || at.y < -60 || at.x > w + 120 || at.y > h + 140) continue;
      for (const spot of fan(groups, this.places.has(hex), this.chosen)) {
        const x = at.x + spot.x * tall * 0.9,
          y = at.y + spot.y * Math.min(tall, S * scale * 1.6);
        const mine = spot.group.id === this.chosen;
        if (mine) late.push([spot, x, y]);
        else this.one(g, spot, x, y, k, ratio, false, scale);
      }
    }
    for (const [spot, x, y] of late) this.one(g, spot, x, y, k * 1.12, ratio, true, scale);
  }

  one(g, spot, x, y, k, ratio, mine, scale) {
    const { group } = spot,
      { canvas, px } = sprite(group, Math.round(k * ratio * 50) / 50),
      left = x - (BOX.left * px) / ratio,
      top = y - (BOX.up * px) / ratio;
    if (mine) ring(g, x, y, k, 1);
    g.drawImage(canvas, Math.round(left * ratio) / ratio, Math.round(top * ratio) / ratio, canvas.width / ratio, canvas.height / ratio);
    this.spots.push({ group, box: { x: x - 17 * k, y: y - 54 * k, w: (group.mounted ? 54 : 36) * k, h: 60 * k } });
    if (spot.more) more(g, x + 20 * k, y - 50 * k, spot.more);
    if (group.leader?.name && (mine || H * scale > 58)) named(g, group.leader.name, x, y + 9 * k + 4, Math.max(11, Math.min(15, 12 * k)));
  }
}

function ring(g, x, y, k, a) {
  for (const [colour, w] of [['rgba(28,20,12,0.78)', 5], [`rgba(255,217,102,${a})`, 2.8]]) {
    g.strokeStyle = colour;
    g.lineWidth = w;
    g.beginPath();
    g.ellipse(x, y, 21 * k, 8 * k, 0, 0, 7);
    g.stroke();
  }
  const f = g.createRadialGradient(x, y - 20 * k, 2, x, y - 20 * k, 46 * k);
  f.addColorStop(0, 'rgba(255,232,150,0.5)');
  f.addColorStop(1, 'rgba(255,232,150,0)');
  g.fillStyle = f;
  g.fillRect(x - 50 * k, y - 70 * k, 100 * k, 100 * k);
}

function named(g, text, x, y, size) {
  g.font = `600 ${size}px ${FONT}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  g.strokeStyle = 'rgba(250,242,220,0.92)';
  g.lineWidth = 3.4;
  g.strokeText(text, x, y);
  g.fillStyle = '#5a1c12';
  g.fillText(text, x, y);
}

function more(g, x, y, n) {
  g.fillStyle = '#2a1c14';
  g.beginPath();
  g.arc(x, y, 9, 0, 7);
  g.fill();
  g.fillStyle = '#f6ecd2';
  g.font = '700 11px "Liberation Sans",Arial,sans-serif';
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.fillText(`+${n}`, x, y + 0.5);
}
