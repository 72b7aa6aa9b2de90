// The colours of the campaign map: iron-gall ink and thin washes on vellum. Low in saturation, so that banners stand in front.
/** @type {Record<string, any>} */
export const C = {
  ink: '#3a2818',
  soft: '#6b5136',
  vellum: '#ecdfba',
  vellumDark: '#d6c294',
  rim: '#b99d68',
  open: '#d8d29c',
  field: '#e6d9a6',
  meadow: '#b9c48a',
  forest: '#97a46c',
  hill: '#d9c08a',
  mountain: '#c2a67e',
  marsh: '#a9b892',
  sand: '#efe2bb',
  seaNear: '#c9d6c4',
  sea: '#a3c0ba',
  seaFar: '#86aaab',
  seaInk: '#3f6266',
  water: '#7ea5ab',
  waterLight: '#b4cecb',
  lit: '#f7edd0',
  shade: '#7d6552',
  shadow: [58, 42, 48],
  leaf: ['#7f9150', '#6d8449', '#8d9a55', '#5f7a48'],
  leafLit: '#b9bf7c',
  leafDark: '#43562f',
  roof: ['#b0553a', '#a4482f', '#bd6a45', '#8f5236'],
  thatch: ['#c9a660', '#b8934f', '#d4b673'],
  wall: '#f1e6c8',
  wallShade: '#c9b68f',
  stone: '#ddd0b0',
  stoneShade: '#a59476',
  wood: '#a67c4c',
  woodDark: '#6f4e2c',
  red: '#a8321f',
  road: '#f4e7c0',
  hump: '#f1e2b6',
  tilled: ['#c9a95e', '#a9ad66', '#e4d08c', '#a98d5a'],
  gold: '#c8962e',
};

const cache = new Map();
export function rgb(hex) {
  let v = cache.get(hex);
  if (!v) {
    const n = parseInt(hex.slice(1), 16);
    cache.set(hex, (v = [n >> 16, (n >> 8) & 255, n & 255]));
  }
  return v;
}
export const alpha = (hex, a) => `rgba(${rgb(hex).join(',')},${a})`;
