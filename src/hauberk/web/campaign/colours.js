// The colours of the factions on the campaign map, as on its counters: red, green, purple, brown, dark blue. Beside every colour stands a letter. [C-COUNTER-01]
import { faction, palette } from '../paint/people/palette.js';

/** [cloth, edge, letter] */
const PLAIN = {
  royalist: ['#b3291d', '#f0c65a', '#fff4d8'],
  angevin: ['#2f7040', '#f0e2b4', '#fff6dc'],
  norman: ['#b3291d', '#f0c65a', '#fff4d8'],
  byzantine: ['#5f2d7a', '#e5b83f', '#fff0cf'],
  lombard: ['#83542a', '#f1dfb0', '#fff3d6'],
  german: ['#22356b', '#e9d27c', '#fff6dc'],
  arab: ['#1d6f52', '#f3ead0', '#fffbe8'],
  flemish: ['#e9dcb6', '#4a4034', '#3a2818'],
  welsh: ['#dfe6da', '#3b5a40', '#26402c'],
  neutral: ['#e2d3a8', '#6b5136', '#3a2818'],
  country: ['#d8c499', '#6b5136', '#3a2818'],
};
// Told apart without red and green: by lightness and by blue.
const DEUTAN = {
  ...PLAIN,
  royalist: ['#c4541a', '#ffe08a', '#fff4d8'],
  angevin: ['#1f6f8b', '#f0e2b4', '#fff6dc'],
  norman: ['#c4541a', '#ffe08a', '#fff4d8'],
  byzantine: ['#433a94', '#f2c84b', '#fff0cf'],
  lombard: ['#6e4a28', '#f1dfb0', '#fff3d6'],
  german: ['#1a2b5e', '#e9d27c', '#fff6dc'],
  arab: ['#4fa39a', '#123c38', '#0f2c2a'],
};

/** Whose letter is that of the other side too: their cloth is cut otherwise, so that nobody needs to tell colours apart. */
const FORKED = new Set(['angevin']);

/** What mercenaries wear who serve nobody. */
const HIRELINGS = { F: 'flemish', W: 'welsh', M: 'country' };

/**
 * @param {string} name a faction's id; "" is nobody's
 * @param {string} [letter] of a company without employer
 * @returns {{cloth: string, edge: string, ink: string, dark: boolean, forked: boolean, people: string}} dark: letters are written dark on pale cloth;
 *   people: whose cut and device the flag has
 */
export function coloursOf(name, letter = '') {
  const known = name ? faction(name) : HIRELINGS[letter] || 'neutral',
    [cloth, edge, ink] = (palette() === 'deutan' ? DEUTAN : PLAIN)[known] || PLAIN.neutral;
  return { cloth, edge, ink, dark: ink[1] < '7', forked: FORKED.has(known), people: known };
}
