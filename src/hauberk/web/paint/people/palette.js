// All colours of the counters. Few, dyed-wool colours: a limited palette is what makes three hundred
// different people look as if one hand had drawn them.

export const INK = '#2a1c14'; // warm black; pure black looks printed, not drawn
export const PAPER = '#f3e8cf'; // linen, used for halos, bands and highlights
export const STEEL = '#a9b3b8';
export const STEEL_DK = '#7d888f';
export const STEEL_LT = '#d9e0e0';
export const IRON = '#8b949a';
export const GOLD = '#d8a531';
export const BRONZE = '#b98543';
export const WOOD = '#a87440';
export const LEATHER = '#7c4f2e';
export const BLOOD = '#a3201c';
export const ROPE = '#cdb98a';

export const SKIN = ['#f0c9a0', '#e8b98b', '#dca878', '#c98f5e', '#a86f45'];
export const HAIR = ['#3a261a', '#5f3b1f', '#8a5a2b', '#b5532a', '#d9ab56', '#8d8a84', '#1f1a18'];

// Horses: [coat, mane, lower leg]
export const COATS = {
  bay: ['#96562f', '#2b1d17', '#33221a'],
  chestnut: ['#b0652f', '#a3572a', '#b0652f'],
  black: ['#4b4340', '#2a2422', '#37302d'],
  grey: ['#bfbdb6', '#8b8983', '#9a978f'],
  white: ['#ece6d8', '#cfc6b2', '#e0d8c6'],
  dun: ['#cfa764', '#3a2a1d', '#4a3626'],
  roan: ['#a98377', '#5d4038', '#6d4d42'],
  palomino: ['#d8a34f', '#f0e2c0', '#e6cf9f'],
};

const PLAIN = {
  // Black, red, blue as printed on the tabletop counters; dark enough for small type on linen.
  num: { attack: '#17110d', defence: '#b3161b', move: '#1d489e' },
  cloth: {
    madder: '#b24a34',
    weld: '#d9aa3c',
    woad: '#3f6590',
    green: '#5c7d45',
    russet: '#8a5334',
    undyed: '#dcc9a0',
    white: '#eee5d0',
    grey: '#8e8a80',
    purple: '#6d3f68',
    black: '#3b3431',
    teal: '#3d7a78',
    rose: '#c77a6a',
    ochre: '#c08a3e',
  },
  // Early heraldry: two "metals" and the strong colours.
  tinct: { or: '#e0ad36', ar: '#f1e8d2', gu: '#b0302a', az: '#2f5c98', ve: '#47773f', sa: '#2f2824', pu: '#6d3f68', te: '#a2602f' },
  // [ground, deep]: the grounds differ in lightness too, which is what survives colour blindness.
  factions: {
    norman: ['#d98f7a', '#9c3325'],
    byzantine: ['#c3a6cf', '#5e2f73'],
    lombard: ['#a9c48a', '#3f6427'],
    arab: ['#7fbcae', '#145a52'],
    german: ['#ecd06e', '#6b5005'],
    royalist: ['#efb183', '#8b3d10'],
    angevin: ['#8f9bc4', '#27346e'],
    flemish: ['#cfcbbd', '#423d34'],
    welsh: ['#bcd8ea', '#1f4a78'],
    country: ['#bfa07c', '#4a3519'],
    neutral: ['#e2d4b2', '#5d4a2b'],
  },
};

// Red and green are moved apart in blue and in lightness: vermilion against a bluish, paler green.
const DEUTAN = {
  num: { attack: '#17110d', defence: '#a93400', move: '#0a4fb0' },
  cloth: { ...PLAIN.cloth, madder: '#b4471c', green: '#4f9c92', teal: '#2e6f8f', rose: '#dc9c74', russet: '#6e4630', purple: '#4f4a86' },
  tinct: { ...PLAIN.tinct, gu: '#b83a12', az: '#235fb0', ve: '#3b9a8c', pu: '#4d4a8c', or: '#eec24a' },
  factions: {
    norman: ['#dd8a55', '#8f3606'],
    byzantine: ['#a9a6dc', '#3b3689'],
    lombard: ['#9fd2c4', '#1d5f55'],
    arab: ['#5f9fb4', '#0b4459'],
    german: ['#f2dd7f', '#6b5005'],
    royalist: ['#f4c391', '#7d3f08'],
    angevin: ['#7688bd', '#1c2b66'],
    flemish: ['#cfcdc6', '#3b3a36'],
    welsh: ['#c4e2f6', '#15467c'],
    country: ['#b9a284', '#443420'],
    neutral: ['#e6dabd', '#574830'],
  },
};
const PALETTES = { plain: PLAIN, deutan: DEUTAN };

export const NUM = { ...PLAIN.num };
export const CLOTH = { ...PLAIN.cloth };
export const TINCT = { ...PLAIN.tinct };
/** @type {Record<string, {ground: string, deep: string}>} */
export const FACTIONS = {};
let current = 'plain';

/** @typedef {string} Palette  'plain' or 'deutan'; one that is not known is plain */

/**
 * Chooses the colours of everything drawn from now on.
 * @param {Palette} name
 */
export function choosePalette(name) {
  const p = PALETTES[name] || PLAIN;
  current = PALETTES[name] ? name : 'plain';
  Object.assign(NUM, p.num);
  Object.assign(CLOTH, p.cloth);
  Object.assign(TINCT, p.tinct);
  for (const [id, [ground, deep]] of Object.entries(p.factions)) FACTIONS[id] = { ground, deep };
}
choosePalette('plain');
export const palette = () => current;

/** A painter's or a people's name to the one that has colours here. */
const ALIAS = {
  anglonorman: 'royalist',
  royalists: 'royalist',
  angevins: 'angevin',
  normans: 'norman',
  byzantines: 'byzantine',
  lombards: 'lombard',
  arabs: 'arab',
  germans: 'german',
  country_folk: 'country',
  beasts: 'neutral',
};
export const faction = (name) => (FACTIONS[name] ? name : FACTIONS[ALIAS[name]] ? ALIAS[name] : 'neutral');
/** The people of a person: his group tells more than its painter, which two groups may share. */
export const factionOf = (person) => (ALIAS[person.group] && person.group !== 'beasts' ? ALIAS[person.group] : faction(person.painter || person.group));

const part = (h, i) => parseInt(h.slice(1 + i * 2, 3 + i * 2), 16);
/** Mixes two #rrggbb colours. Shades are mixed towards ink, lights towards paper: never towards grey. */
export function blend(a, b, t) {
  return (
    '#' +
    [0, 1, 2]
      .map((i) =>
        Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}
export const shade = (c, t = 0.25) => blend(c, '#3a2030', t);
export const light = (c, t = 0.35) => blend(c, '#fff6de', t);

/** The dead are drained to a cold stone tone (lightness kept), so that the picture stays readable. */
export function drain(c) {
  const y = Math.round(0.3 * part(c, 0) + 0.59 * part(c, 1) + 0.11 * part(c, 2))
    .toString(16)
    .padStart(2, '0');
  return blend('#' + y + y + y, '#9aa0a0', 0.25);
}
