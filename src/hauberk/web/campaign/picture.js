/** A still picture of a campaign map, for shelves. */

import { el } from '../screens/dom.js';
import { drawn } from './index.js';
import { CountryPainter } from './studio.js';

/** @param {object} country @param {{lang: string, width: number, height: number, words: import('../words/fluent.js').Words}} how */
export async function picture(country, { lang, width, height, words }) {
  const map = drawn(country, { words: { leagues: words.say('page-campaign-leagues'), km: 'km' } });
  const painter = new CountryPainter(map, { lang, ratio: 1 });
  const scale = Math.min(width / painter.size.w, height / painter.size.h);
  const painted = await painter.paint({ scale, names: true, grid: false });
  const canvas = el('canvas', { width: painted.canvas.width, height: painted.canvas.height, class: 'campaign-picture', role: 'img', 'aria-label': typeof country.title === 'string' ? country.title : country.title[lang] });
  canvas.getContext('2d').drawImage(painted.canvas, 0, 0);
  painter.forget();
  return canvas;
}
