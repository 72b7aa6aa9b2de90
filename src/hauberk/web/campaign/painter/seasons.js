// The year on the sheet: washes, leaves, fields and roofs in the colours of the season. Summer is the palette itself.
// One worker paints several countries, one job after another: it takes up the colours of each before it begins.
import { C } from './palette.js';

/** @typedef {'spring'|'summer'|'autumn'|'winter'} Season */

const YEAR = {
  spring: {
    open: '#ced79a',
    field: '#d8dda2',
    meadow: '#a6c680',
    leaf: ['#88aa52', '#749c4b', '#9cb35b', '#6a944f'],
    leafLit: '#d2db8e',
    tilled: ['#a98d5a', '#9fb566', '#b5c477', '#8d7a4c'],
  },
  autumn: {
    open: '#dbc990',
    field: '#dcc08a',
    meadow: '#c1b97d',
    forest: '#b79c62',
    leaf: ['#b27a38', '#9b6833', '#c3963f', '#8b7c3d'],
    leafLit: '#e2bb60',
    leafDark: '#54371d',
    tilled: ['#a47f4b', '#8f6f42', '#c2a469', '#967648'],
  },
  winter: {
    vellumDark: '#d3ccb8',
    open: '#e6e4d8',
    field: '#ebe8dc',
    meadow: '#d2d5c6',
    forest: '#b2b5aa',
    hill: '#e4dfd0',
    mountain: '#d3cfc4',
    marsh: '#bfc5bd',
    hump: '#f8f5ec',
    lit: '#fdfbf5',
    shade: '#78767c',
    leaf: ['#8d8674', '#7b7767', '#9b937f', '#66705f'],
    leafLit: '#f0eee6',
    leafDark: '#484638',
    roof: ['#d8c6bb', '#c9b0a3', '#e0d3ca', '#bba294'],
    thatch: ['#ebe5d5', '#ddd5c0', '#f1ece0'],
    tilled: ['#f2efe6', '#e4e0d3', '#f6f4ec', '#d5d0c2'],
  },
};
const SUMMER = structuredClone(C);
let worn = 'summer';

/** @param {Season} [season] */
export function dress(season = 'summer') {
  if (season === worn) return;
  worn = season;
  Object.assign(C, SUMMER, YEAR[season] || {});
}

/** The season of a date, for painters: winter from December, spring from March, summer from June, autumn from late September. @param {string} date as 1139-10-03 @returns {Season} */
export function seasonOf(date) {
  const day = date.slice(5);
  if (day < '03-01' || day >= '12-01') return 'winter';
  return day < '06-01' ? 'spring' : day < '09-21' ? 'summer' : 'autumn';
}
