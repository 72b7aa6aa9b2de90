// From PERSON and MAN of the protocol to everything the pen needs. What the data leave open is chosen from the seed,
// in the manner of the man's people, so that three hundred short records give three hundred different persons.
import { CLOTH, SKIN, HAIR, STEEL, STEEL_DK, GOLD, TINCT, LEATHER, BRONZE, factionOf } from './palette.js';
import { rng, hash } from './geom.js';
import { coat } from './heraldry.js';
import { gear } from './body.js';

const PEOPLES = {
  norman: {
    skin: [0, 1, 1, 2],
    hair: [0, 1, 2, 3],
    beard: ['none', 'none', 'stubble', 'moustache'],
    cloth: ['madder', 'woad', 'green', 'ochre', 'russet', 'weld'],
  },
  byzantine: { skin: [1, 2, 2, 3], hair: [0, 1, 6], beard: ['full', 'short', 'short', 'full'], cloth: ['purple', 'madder', 'white', 'teal', 'woad'] },
  lombard: {
    skin: [1, 1, 2],
    hair: [0, 1, 2, 4],
    beard: ['full', 'moustache', 'short', 'none', 'long'],
    cloth: ['green', 'weld', 'russet', 'undyed', 'madder'],
  },
  arab: {
    skin: [2, 3, 3, 4],
    hair: [6, 0, 6, 5],
    beard: ['short', 'full', 'moustache', 'short'],
    cloth: ['white', 'teal', 'green', 'ochre', 'undyed', 'woad'],
  },
  german: { skin: [0, 0, 1], hair: [2, 4, 3, 1], beard: ['full', 'moustache', 'none', 'short'], cloth: ['weld', 'black', 'grey', 'madder', 'woad'] },
  royalist: { skin: [0, 0, 1, 1], hair: [1, 2, 3, 4], beard: ['none', 'moustache', 'short', 'stubble'], cloth: ['madder', 'green', 'undyed', 'ochre', 'rose'] },
  angevin: { skin: [0, 0, 1, 1], hair: [3, 1, 3, 2], beard: ['none', 'short', 'moustache', 'none'], cloth: ['woad', 'white', 'green', 'undyed', 'teal'] },
  flemish: { skin: [0, 0, 1], hair: [4, 2, 1], beard: ['none', 'stubble', 'moustache'], cloth: ['grey', 'woad', 'black', 'russet'] },
  welsh: { skin: [0, 1], hair: [0, 3, 1], beard: ['moustache', 'moustache', 'short'], cloth: ['undyed', 'green', 'white', 'russet'] },
  country: { skin: [0, 1, 2], hair: [1, 0, 2, 3], beard: ['stubble', 'short', 'none', 'full'], cloth: ['undyed', 'russet', 'grey', 'ochre', 'green'] },
  neutral: { skin: [0, 1, 2], hair: [0, 1, 2, 5], beard: ['none', 'short', 'stubble'], cloth: ['undyed', 'russet', 'green', 'grey', 'woad'] },
};

/** What the painter puts into his hand for a weapon of the data; for one that is not here, nothing. @type {Object<string, string>} */
export const HAND = {
  sword: 'sword',
  sabre: 'sabre',
  mace: 'mace',
  club: 'club',
  spear: 'spear',
  long_spear: 'longspear',
  javelin: 'javelin',
  dagger: 'knife',
  sling: 'sling',
  staff_sling: 'staffsling',
  short_bow: 'shortbow',
  composite_bow: 'compositebow',
  longbow: 'longbow',
  crossbow: 'crossbow',
  lance: 'lance',
  pennon_lance: 'lance',
  tool: 'tool',
  staff: 'staff',
  none: 'none',
  axe: 'hatchet',
};
const LONG_HAFT = ['heavy_foot', 'noble', 'knight', 'sergeant'];

/** What lies in his hand on foot: a couched lance is of no use there, and a thrown one is gone. */
function footWeapon(person, man, r) {
  const all = person.weapons && person.weapons.length ? person.weapons : ['none'];
  const gone = (man.thrown || 0) > 0 && all[0] === 'lance';
  const kept = all.filter((w) => w !== 'pennon_lance' && !(gone && w === 'lance'));
  const w = kept[0] || all[0];
  if (w === 'axe') return LONG_HAFT.includes(person.kind) && (all[0] === 'axe' || !person.arms.shield) ? 'axe' : 'hatchet';
  if (w === 'tool') return r.pick(person.kind === 'peasant' ? ['fork', 'spade', 'bill', 'tool'] : ['hammer', 'spade', 'tool']);
  if (w === 'staff') return { mitre: 'crozier', tonsure: 'crossStaff' }[person.arms.helmet] || 'staff';
  if (w === 'spear' && r.chance(0.3)) return 'winged';
  if (w === 'none' && person.arms.armour === 'gown') return r.pick(['none', 'none', 'book']);
  return HAND[w] || 'none';
}

/** In the saddle the longest arm comes first; whoever has thrown it draws the next. */
function rideWeapon(person, man) {
  const all = person.weapons || [];
  const gone = (man.thrown || 0) > 0;
  const w = all.find((x) => x === 'pennon_lance' || (x === 'lance' && !gone)) || all.find((x) => x !== 'lance') || 'none';
  return w === 'axe' ? 'hatchet' : w === 'long_spear' || w === 'spear' ? 'spear' : HAND[w] || 'none';
}

const HELMED = ['nasal', 'spangen', 'phrygian', 'kettle'];

/**
 * Everything the pen needs to draw somebody.
 * @param {object} person PERSON
 * @param {object} [man] MAN
 */
export function look(person, man = {}) {
  const arms = person.arms || {};
  const people = factionOf(person);
  const P = PEOPLES[people] || PEOPLES.neutral;
  const rnd = rng(hash(`${person.name}/${person.group}/${person.code}`));
  const lady = arms.armour === 'gown' || arms.look === 'woman' || arms.look === 'queen';
  const noble = (person.traits || []).includes('noble');
  const cloth = CLOTH[arms.cloth] || CLOTH[rnd.pick(P.cloth)];
  const second = rnd.pick(P.cloth.map((n) => CLOTH[n]).filter((c) => c !== cloth));
  let hose = rnd.pick([...P.cloth.map((n) => CLOTH[n]), CLOTH.grey].filter((c) => c !== cloth));
  const skin = SKIN[rnd.pick(P.skin)];
  let hair = HAIR[rnd.pick(P.hair)];
  if (rnd.chance(0.07)) hair = HAIR[5];
  const monk = ['tonsure', 'mitre'].includes(arms.helmet);
  const beard = lady ? 'none' : arms.helmet === 'tonsure' ? rnd.pick(['none', 'stubble']) : arms.helmet === 'mitre' ? 'long' : rnd.pick(P.beard);
  const trim = noble ? GOLD : rnd.pick([GOLD, CLOTH.white, TINCT.gu, TINCT.az, CLOTH.weld].filter((c) => c !== cloth));
  const shield = arms.shield ? { shape: arms.shield } : null;
  const own = shield ? coat(arms.coat, people, rnd) : null;
  const armour = arms.armour || 'tunic';
  const out = {
    name: person.name,
    people,
    cls: person.code,
    kind: person.kind,
    armour,
    helmet: arms.helmet || 'bare',
    shield,
    arms: own,
    rnd,
    lady,
    noble,
    skin,
    hair: arms.helmet === 'mitre' ? HAIR[5] : hair,
    beard,
    cloth,
    sleeve: second,
    hose,
    trim,
    pose: rnd.next(),
    stern: !lady && rnd.chance(0.6),
    wraps: rnd.chance(0.6),
    shout: !lady && rnd.chance(0.55),
    scar: !lady && rnd.chance(0.14),
    metal: rnd.chance(0.25) ? '#98a0a0' : STEEL,
    shoe: LEATHER,
    belt: LEATHER,
    armourColour: null,
    ptColour: rnd.pick([CLOTH.madder, CLOTH.white, CLOTH.woad, CLOTH.weld]),
    build: (lady ? 0.93 : 1) * rnd.range(0.95, 1.07),
    tall: (lady ? 0.98 : 1) * rnd.range(0.95, 1.02),
    nod: rnd.range(-4, 5),
    nose: lady ? 2 : Math.floor(rnd.range(0, 3)),
    chausses: armour === 'mail' && !!person.rides && rnd.chance(0.6),
    eyes: ['#5a4630', '#4a6a86', '#5f7a4c', '#3d2c20'][Math.floor(rnd.next() * 4)],
    longHair: lady,
    braid: lady,
    crown: arms.look === 'king' || arms.look === 'queen',
    stole: arms.helmet === 'mitre',
    weapon: footWeapon(person, man, rnd),
    rideWeapon: person.rides ? rideWeapon(person, man) : null,
    horse: person.rides || person.kind === 'horse' ? horseOf(person) : null,
    pennon: own ? [own.c, own.f] : [TINCT.gu, TINCT.ar],
  };
  out.old = out.hair === HAIR[5];
  out.plainLance = !(person.weapons || []).includes('pennon_lance');
  if (lady && armour === 'mail') out.helmet = out.helmet === 'nasal' ? 'circlethelm' : out.helmet; // her braids show under an open helmet
  out.coif = ['mail', 'scale', 'lamellar'].includes(armour) && HELMED.includes(out.helmet) && people !== 'byzantine' && rnd.chance(0.75);
  if (noble && !monk && armour !== 'gown')
    out.cloak = [CLOTH.madder, CLOTH.woad, CLOTH.green, CLOTH.purple, CLOTH.white].find((c) => c !== cloth && c !== second);
  if (noble && armour === 'gown') out.cloak = cloth === CLOTH.purple || cloth === CLOTH.madder ? CLOTH.woad : CLOTH.purple;
  if (noble && HELMED.includes(out.helmet) && rnd.chance(0.5)) out.trimMetal = GOLD;
  if (people === 'byzantine' && noble) out.metal = GOLD;
  if (out.helmet === 'aventail' && rnd.chance(0.4)) out.metal = BRONZE;
  if (person.kind === 'knight' && armour === 'mail' && rnd.chance(0.3)) out.cloak = second;
  if (['shortbow', 'compositebow', 'longbow'].includes(out.weapon)) out.quiver = true;
  if (person.kind === 'engineer') out.apron = true;
  if (['sword', 'sabre'].includes((person.weapons || [])[1]) && !['sword', 'sabre'].includes(out.weapon)) out.scabbard = true;
  if (['cap', 'hood', 'turban', 'fur', 'veil', 'coif'].includes(out.helmet))
    out.headCloth =
      out.helmet === 'veil' ? (noble ? CLOTH.white : rnd.pick([CLOTH.white, CLOTH.undyed, second])) : out.helmet === 'coif' ? CLOTH.white : second;
  if (out.helmet === 'turban') {
    out.headCloth = rnd.pick([CLOTH.white, second, CLOTH.white, CLOTH.undyed]);
    out.gem = noble;
  }
  if (out.helmet === 'plumed') out.plume = rnd.pick([TINCT.gu, TINCT.az, CLOTH.white, CLOTH.purple]);
  if (!gear(armour).hem) {
    out.sleeve = out.cloth;
    if (hose === cloth) hose = CLOTH.grey;
    out.hose = hose;
  } // one garment: one colour
  if (out.metal === STEEL_DK) out.metal = STEEL;
  return out;
}

/** A knight's horse wears the colour of his shield. */
function saddleCloth(text) {
  const [, field, charge] = (text || '').split(/[:/]/);
  return TINCT[field === 'ar' ? charge : field] || CLOTH.madder;
}

/** The horse somebody rides, or is. */
export function horseOf(person) {
  const rnd = rng(hash(`${person.name}/${person.group}`)); // the same horse with its rider and without
  const arms = person.arms || {};
  const coats = ['bay', 'chestnut', 'dun', 'grey', 'roan', 'black'];
  return {
    coat: arms.horse || coats[hash(`${person.name}/${person.group}`) % coats.length],
    barding: (person.traits || []).includes('cataphract') || (person.kind === 'horse' && !!person.armoured),
    socks: rnd.chance(0.4),
    blaze: rnd.chance(0.5),
    cloth: CLOTH[arms.cloth] || saddleCloth(arms.coat),
  };
}

/** The state of the picture: healthy, wounded, stunned, dead, captive. */
export function stateOf(man) {
  const face = man.face || 'foot';
  if (face === 'dead' || man.health === 'dead') return 'dead';
  if (face === 'stunned' || man.health === 'stunned') return 'stunned';
  if (man.captive) return 'captive';
  if (man.health === 'wounded' || (face.endsWith('_wounded') && !man.disarmed)) return 'wounded';
  return 'healthy';
}
export const isMounted = (man) => (man.face || '').startsWith('mounted');

/** The three numbers as they lie up now. */
export function valuesOf(person, man) {
  const v = man.values || (person.faces || {})[man.face || 'foot'] || [0, 0, 0];
  return Array.isArray(v) ? v : [v.attack, v.defence, v.movement];
}
