/** The map of a campaign in small: a part of the country at a moment, or all of it. */

import { coloursOf } from '../campaign/colours.js';
import { drawn } from '../campaign/index.js';
import { H } from '../campaign/geometry.js';
import { lieOf } from '../campaign/painter/scene.js';
import { CountryPainter } from '../campaign/studio.js';
import { brushOf } from '../paint/map/easel.js';
import { el } from './dom.js';

/** @type {Map<string, Promise<CountryPicture>>} */
const painters = new Map();

export class CountryPicture {
  /** The picture of a country in its season; it is surveyed once. @param {import('../app.js').Context} context @param {import('../protocol.js').CampaignView} view */
  static of({ api, words }, view) {
    const { map } = view.campaign;
    const season = /** @type {import('../campaign/painter/seasons.js').Season|undefined} */ (view.position.season || undefined);
    const key = `${map} ${season} ${words.lang}`;
    if (!painters.has(key)) painters.set(key, api.campaignMap(map).then((country) => new CountryPicture(drawn(country, { season, standing: Object.keys(view.position.places), words: { leagues: words.say('page-campaign-leagues'), km: 'km' } }), words.lang)));
    return /** @type {Promise<CountryPicture>} */ (painters.get(key));
  }

  constructor(map, lang) {
    this._lie = lieOf(map);
    this._painter = new CountryPainter(map, { lang, ratio: 1 });
  }

  /** The colour of each faction. @param {import('../protocol.js').AnnalsView['sides']} sides */
  inks(sides) {
    return Object.fromEntries(sides.map(({ id }) => [id, coloursOf(id).cloth]));
  }

  /** Where the largest group stands, if nothing else says where to look. @param {import('../protocol.js').CampaignView} view */
  middle(view) {
    const groups = Object.values(view.position.groups).sort((one, other) => (other.known?.size ?? 0) - (one.known?.size ?? 0));
    return groups[0]?.hex ?? '0101';
  }

  /** The country around a hex, or around the largest group, with those who stand there then. */
  async around(hex, { around, shape, width, label, view }) {
    const { x, y } = this._lie.at(hex || this.middle(view));
    const { size } = this._lie;
    const [w, h] = [2 * around * H * shape, 2 * around * H];
    const fit = (middle, length, whole) => Math.max(0, Math.min(whole - length, middle - length / 2));
    const region = { x: fit(x, w, size.w), y: fit(y, h, size.h), w: Math.min(w, size.w), h: Math.min(h, size.h) };
    return this._paint(region, { width, label, over: (on) => this._stand(on, view, hex) });
  }

  /** All of it. */
  whole({ width, label, over }) {
    return this._paint({ x: 0, y: 0, w: this._lie.size.w, h: this._lie.size.h }, { width, label, over });
  }

  async _paint(region, { width, label, over }) {
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const scale = (width * ratio) / region.w;
    const { canvas } = await this._painter.paint({ scale, region, names: false, grid: true });
    const shown = el('canvas', { class: 'painted country-part', width: canvas.width, height: canvas.height, role: 'img', 'aria-label': label });
    shown.style.aspectRatio = `${region.w} / ${region.h}`;
    const ctx = brushOf(shown);
    ctx.drawImage(canvas, 0, 0);
    ctx.scale(ratio, ratio);
    const css = width / region.w;
    over({ ctx, size: (H / 2) * css, at: (hex) => {
      const { x, y } = this._lie.at(hex);
      return { x: (x - region.x) * css, y: (y - region.y) * css };
    } });
    shown.dataset.painted = 'yes';
    return shown;
  }

  /** A banner for every group, its letter and how many they are; a ring where it happened. */
  _stand(on, view, where) {
    if (where) ring(on, on.at(where));
    const stacks = new Map();
    for (const group of Object.values(view.position.groups)) stacks.set(group.hex, [...(stacks.get(group.hex) ?? []), group]);
    for (const [hex, groups] of stacks) groups.forEach((group, index) => banner(on, on.at(hex), group, index));
  }
}

function ring({ ctx, size }, { x, y }) {
  for (const [style, width] of [['rgb(30 16 6 / 0.7)', 5], ['#b3291d', 2.5]]) {
    ctx.beginPath();
    ctx.arc(x, y, size * 1.15, 0, 2 * Math.PI);
    ctx.strokeStyle = style;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

function banner({ ctx, size }, { x, y }, group, index) {
  const { cloth, edge, ink } = coloursOf(group.faction, group.letter);
  const [w, h] = [size * 0.72, size * 0.86];
  const left = x - w / 2 + (index - 0.5) * size * 0.55;
  const top = y - size * 0.95 + index * size * 0.12;
  ctx.beginPath();
  ctx.moveTo(left, top);
  ctx.lineTo(left + w, top);
  ctx.lineTo(left + w, top + h * 0.72);
  ctx.lineTo(left + w / 2, top + h);
  ctx.lineTo(left, top + h * 0.72);
  ctx.closePath();
  ctx.fillStyle = cloth;
  ctx.fill();
  ctx.lineWidth = Math.max(1.5, size * 0.07);
  ctx.strokeStyle = edge;
  ctx.stroke();
  ctx.fillStyle = ink;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.font = `700 ${Math.round(size * 0.42)}px serif`;
  ctx.fillText(group.letter, left + w / 2, top + h * 0.3);
  if (!group.known?.size) return;
  ctx.font = `600 ${Math.round(size * 0.3)}px sans-serif`;
  ctx.fillText(String(group.known.size), left + w / 2, top + h * 0.64);
}
