// Poses are joint positions in a box 100 x 100 (feet near y = 97, three-quarter view to the right).
// A state is a different POSE first; colour only supports it.
//   R = the man's right (weapon) side = left for the viewer; L = his left (shield) side.
const stand = {
  neck: [50, 35], hip: [50, 60], head: [52, 22], headTurn: 0,
  shR: [39.5, 39], shL: [60, 39], hipR: [45.6, 62], hipL: [54.4, 62],
  kneeR: [42, 79], footR: [39, 96], kneeL: [58, 79], footL: [62, 96],
  handR: [26, 55], handL: [66, 56], bendR: 1, bendL: -1, wAngle: 0, shield: [68, 59], shTurn: 5,
};
const step = { ...stand, kneeR: [40, 78], footR: [33, 95], kneeL: [60, 78], footL: [68, 96] };

export const POSES = {
  upright: { ...stand, handR: [27, 56], wAngle: -4 },
  guard: { ...step, handR: [25, 42], wAngle: -10, bendR: 1 },
  raise: { ...step, handR: [24, 33], wAngle: 24, bendR: 1, head: [53, 23] },
  low: { ...step, handR: [27, 58], wAngle: -152, bendR: 1 },
  thrust: { ...step, handR: [27, 33], wAngle: 76, bendR: 1, head: [54, 23], overhead: true },
  hurl: { ...step, handR: [24, 30], wAngle: 66, bendR: 1, head: [54, 23], overhead: true },
  twohand: { ...step, handR: [35, 50], handL: [58, 62], wAngle: -36, bendL: 1, shield: null },
  porte: { ...stand, handR: [34, 55], handL: [58, 50], wAngle: 62, bendL: -1, shield: null },
  bow: { ...step, handR: [49, 37], handL: [79, 41], bendR: 1.0, bendL: -1, head: [53, 22], shield: null, elbowR: [33, 35] },
  crossbow: { ...step, handR: [49, 48], handL: [70, 47], bendR: 1, bendL: 1, head: [54, 23], shield: null },
  sling: { ...step, handR: [28, 20], bendR: 1, handL: [74, 50], head: [52, 23] },
  bless: { ...stand, handR: [27, 56], handL: [74, 42], wAngle: -3, bendL: 1, shield: null },
  pray: { ...stand, handR: [51, 50], handL: [54, 50], elbowR: [37.5, 54], elbowL: [63.5, 54], shield: null },
  carry: { ...stand, handR: [46, 57], handL: [57, 55], elbowR: [36.5, 53], elbowL: [65, 53], shield: null },

  staffsling: { ...step, handR: [29, 46], handL: [40, 30], bendR: 1, bendL: 1, wAngle: 28, head: [56, 24], shield: null },
  // captive: bare hands bound in front, head bowed, nothing to fight with
  bound: { ...stand, neck: [50, 36], head: [54, 25], headTurn: 12, handR: [48, 59], handL: [53, 59], elbowR: [36.5, 53], elbowL: [64.5, 53], shield: null },
  // a load on the shoulders: both hands hold it
  laden: { ...step, neck: [51, 42], hip: [49, 64], head: [55, 27], headTurn: 8, shR: [41, 46], shL: [61, 46], handR: [32, 44], handL: [71, 43], elbowR: [31, 56], elbowL: [70, 56], shield: null },

  // wounded: on one knee, bowed, leaning on the weapon, the free hand on the hurt
  kneel: {
    ...stand, neck: [52, 51], hip: [43, 74], head: [59, 40], headTurn: 13, shR: [42, 54], shL: [61, 55],
    hipR: [40, 76], hipL: [47, 75], kneeR: [37, 93], footR: [17, 95], kneeL: [64, 77], footL: [63, 96],
    handR: [77, 57], handL: [53, 69], bendR: -1, bendL: 1, wAngle: 4, shield: [25, 74], shTurn: -16, kneeling: true, planted: true,
  },
  // stunned: flung on the back, one knee up, arm above the head; full colour, stars
  lie: {
    ...stand, neck: [33, 76], hip: [57, 84], head: [21, 72], headTurn: -62, shR: [34, 82], shL: [38, 70],
    hipR: [58, 87], hipL: [60, 81], kneeR: [76, 90], footR: [93, 92], kneeL: [75, 65], footL: [85, 86],
    handR: [16, 92], handL: [55, 69], bendR: -1, bendL: 1, wAngle: 84, weaponAt: [50, 94], shield: [70, 45], shTurn: 64, flat: true, lying: true,
  },
  // dead: face to the ground, stretched out the other way, his shield fallen beside him, weapon dropped
  dead: {
    ...stand, neck: [66, 83], hip: [41, 84], head: [80, 85], headTurn: 98, shR: [65, 77], shL: [65, 89],
    hipR: [40, 81], hipL: [40, 88], kneeR: [25, 78], footR: [11, 82], kneeL: [24, 91], footL: [8, 92],
    handR: [85, 68], handL: [86, 99], bendR: 1, bendL: -1, wAngle: 80, weaponAt: [50, 62], shield: [34, 49], shTurn: 76, flat: true, lying: true,
  },
};

/** Which healthy pose suits which weapon; several per weapon, so that a line of spearmen is not a row of clones. */
export const STANCE = {
  sword: ['guard', 'raise', 'low'], sabre: ['raise', 'guard'], mace: ['guard', 'raise'], hatchet: ['guard', 'raise'], club: ['guard', 'raise'], knife: ['low', 'guard'],
  spear: ['upright', 'thrust', 'upright'], winged: ['upright', 'thrust'], longspear: ['upright'], lance: ['upright'], axe: ['twohand', 'upright', 'twohand'],
  javelin: ['hurl'], shortbow: ['bow'], compositebow: ['bow'], longbow: ['bow'], crossbow: ['crossbow'], sling: ['sling'], staffsling: ['staffsling'],
  tool: ['twohand'], hammer: ['guard'], spade: ['upright'], fork: ['upright', 'twohand'], bill: ['upright'], staff: ['upright'], crozier: ['upright'],
  crossStaff: ['upright'], banner: ['upright'], basket: ['carry'], book: ['carry'], none: ['pray', 'carry'],
};
