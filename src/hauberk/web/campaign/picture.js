/** A still picture of a campaign map, for shelves. Several campaigns share a country: it is painted once. */

import { el } from '../screens/dom.js';
import { drawn } from './index.js';
import { CountryPainter } from './studio.js';
import { brushOf } from '../paint/map/easel.js';

const WIDTH = 900;
const painted = new Map();

/** @param {object} country @param {{lang: string, words: import('../words/fluent.js').Words}} how */
export async function picture(country, { lang, words }) {
  const key = `${country.id} ${lang}`;
  if (!painted.has(key)) painted.set(key, paint(country, lang, words));
  const found = await painted.get(key).catch((error) => {
    painted.delete(key);
    throw error;
  });
  const title = typeof country.title === 'string' ? country.title : country.title[lang];
  const canvas = el('canvas', { width: found.width, height: found.height, class: 'campaign-picture', role: 'img', 'aria-label': title });
  brushOf(canvas).drawImage(found, 0, 0);
  return canvas;
}

async function paint(country, lang, words) {
  const painter = new CountryPainter(drawn(country, { words: { leagues: words.say('page-campaign-leagues'), km: 'km' } }), { lang, ratio: 1 });
  const { canvas } = await painter.paint({ scale: WIDTH / painter.size.w, names: true, grid: false });
  painter.forget();
  return canvas;
}
