// A castle under siege, for the eye: every work the painters know, ready for the sheets to come. It is board JSON as the
// server sends it, with `features`: every feature names its hexes; `shift` moves it by fractions of a hex height, so that
// a wall may run along a zigzag row.
const Q = [0, 0.25];

const CASTLE = {
  legend: { '.': 'flat', y: 'yard', m: 'moat', f: 'filled_moat', s: 'scrub', t: 'tree', k: 'rock', r: 'rubble' },
  terrain: [
    't.....mmmmmmmmmmmmmmmmm...',
    't.s...m...............mmst',
    '......m..y.y.y.y.y.y...m..',
    '......m.yyyyyyyyyyyyy..m.s',
    '......m.yyyyyyyyyyyyy..m..',
    '......m.yyyyyyyyyyyyy..m..',
    '......f.yyyyyyyyyyyyyrrf..',
    '......f.yyyyyyyyyyyyyrrf..',
    '......m.yyyyyyyyyyyyy..m..',
    '......m.yyyyyyyyyyyyy..m.k',
    '......m.yyyyyyyyyyyyy..m..',
    '......m.y.y.y.y.y.y.y..m..',
    's.....m................m.t',
    '......mmmmmmmm.mmmmmmmmm.t',
    't.s..............k.....stt',
    'tt.....s............t...tt',
  ],
  lines: [
    { kind: 'road', hexes: 'P7 P8 O9 O10 O11 O12 O13 O14 O15 O16' },
    { kind: 'road', hexes: 'A8 B8 C8 D7 E7 F7' },
    { kind: 'road', hexes: 'Y7 Z7' },
    { kind: 'moat', closed: true, hexes: 'G8..G14 H14..N14 O15 P14..W14 X13..X2 W2 V1..H1 G1..G8' },
  ],
  features: [
    { kind: 'bridge', from: 'O13', to: 'O15', shift: [0, 0.05] },
    { kind: 'curtain', from: 'I3', to: 'U3', shift: Q, outer: -1 },
    { kind: 'curtain', from: 'I3', to: 'I12', shift: Q, outer: 1, slits: true },
    { kind: 'curtain', from: 'U3', to: 'U12', shift: Q, outer: -1, slits: true, gaps: [[0.4, 0.56]] },
    { kind: 'curtain', from: 'I12', to: 'U12', shift: Q, outer: 1, gaps: [[0.42, 0.58]], clean: true },
    { kind: 'gate', hex: 'O12', shift: Q, open: 0.55 },
    { kind: 'tower', hex: 'I3', shift: Q }, { kind: 'tower', hex: 'U3', shift: Q },
    { kind: 'tower', hex: 'I12', shift: Q }, { kind: 'tower', hex: 'U12', shift: Q },
    { kind: 'hoarding', from: 'J12', to: 'L12', shift: [0.15, -0.25], length: 4.1, outer: 1 },
    { kind: 'keep', hex: 'Q6', shift: [0.1, 0], w: 4.5, d: 4.3, thick: 15, walls: 'stone', height: 34, boards: 1,
      openings: [{ side: 's', at: 0.35, kind: 'door' }, { side: 'n', at: 0.3, kind: 'slit' }, { side: 'n', at: 0.7, kind: 'slit' }, { side: 'w', at: 0.35, kind: 'slit' }, { side: 'w', at: 0.72, kind: 'slit' }, { side: 'e', at: 0.35, kind: 'slit' }, { side: 'e', at: 0.68, kind: 'slit' }, { side: 's', at: 0.75, kind: 'slit' }],
      inside: [{ kind: 'spiral', at: [0.8, 0.22] }, { kind: 'table', at: [0.4, 0.42] }, { kind: 'hearth', at: [0.72, 0.68] }, { kind: 'chest', at: [0.24, 0.18] }] },
    { kind: 'house', hex: 'L9', shift: [0, 0.1], w: 4.1, d: 2.5, thick: 7, walls: 'timber', height: 13,
      openings: [{ side: 's', at: 0.62, kind: 'door' }, { side: 'n', at: 0.7, kind: 'window' }, { side: 'e', at: 0.5, kind: 'window' }],
      inside: [{ kind: 'table', at: [0.68, 0.42] }, { kind: 'barrels', at: [0.87, 0.2] }, { kind: 'bed', at: [0.46, 0.36] }], roof: { from: 0, to: 0.36 } },
    { kind: 'house', hex: 'S10', w: 2.4, d: 1.9, turn: 0.12, walls: 'timber', height: 15, roof: { from: 0, to: 1 }, openings: [] },
    { kind: 'well', hex: 'N6' },
    { kind: 'stairs', from: 'N4', hex: 'L4', to: 'J4', shift: [0, -0.54], length: 2.9, width: 0.7, steps: 14 },
    { kind: 'rubble', hex: 'U7', shift: [0.1, 0.6], radius: 2, dir: 0.2 },
    { kind: 'fire', hex: 'Q10' },
    { kind: 'tent', hex: 'B4', w: 2.5, d: 1.75, turn: 0.12, dye: '#8f3f36' }, { kind: 'tent', hex: 'D2', shift: [0.1, 0.2], turn: 0.5 }, { kind: 'tent', hex: 'C6', shift: [0.3, 0.15], turn: -0.25 }, { kind: 'tent', hex: 'B13', turn: 1.25, cloth: '#cfc09c' },
    { kind: 'cart', hex: 'C10', turn: -0.35, load: true }, { kind: 'cart', hex: 'N11', shift: [-0.3, -0.1], turn: 2.8 }, { kind: 'hay', hex: 'K6' }, { kind: 'hay', hex: 'J6', shift: [0.2, 0.3], radius: 0.42 },
    { kind: 'barrels', hex: 'J11', shift: [0.1, -0.1], count: 4 }, { kind: 'barrels', hex: 'T5', shift: [-0.1, 0] }, { kind: 'woodpile', hex: 'T11', shift: [-0.2, -0.4], turn: 0.1 }, { kind: 'woodpile', hex: 'A7', shift: [0.2, 0], turn: -0.3 },
    { kind: 'palisade', from: 'E10', to: 'E14', outer: -1, platform: true },
    { kind: 'siegeTower', hex: 'G7', shift: [-0.05, 0.5], bridge: 1.15, turn: 0 },
    { kind: 'ram', hex: 'O14', shift: [0, 0.3], turn: -Math.PI / 2 },
    { kind: 'ladder', from: 'H5', to: 'J5', shift: [-0.22, 0], length: 1.55 },
  ],
};

const parse = (name) => [name.charCodeAt(0) - 65, parseInt(name.slice(1), 10) - 1],
  nameOf = (c, r) => String.fromCharCode(65 + c) + (r + 1);

// "C3 C4..C9 D9": names in order; a pair of dots runs straight down or up a column, or along a zigzag row of hexes.
function unfold(text) {
  const out = [];
  for (const word of text.split(' ')) {
    const [a, b] = word.split('..').map(parse);
    if (!b) {
      out.push(nameOf(...a));
      continue;
    }
    const n = Math.max(Math.abs(b[0] - a[0]), a[0] === b[0] ? Math.abs(b[1] - a[1]) : 0);
    for (let i = 0; i <= n; i++)
      out.push(nameOf(a[0] + Math.sign(b[0] - a[0]) * i, a[0] === b[0] ? a[1] + Math.sign(b[1] - a[1]) * i : a[1]));
  }
  return out;
}

export function castle() {
  const columns = 26,
    rows = 16,
    lines = CASTLE.lines.map((l) => ({ ...l, hexes: unfold(l.hexes), piece: 1 })),
    hexes = CASTLE.terrain.flatMap((line, row) =>
      [...line].map((sign, column) => ({ name: nameOf(column, row), column, row, terrain: CASTLE.legend[sign], level: 0, piece: 1 })),
    );
  return {
    columns,
    rows,
    pieces: [{ sheet: 'castle', title: 'The castle', seed: 23, turned: false, column: 0, row: 0, columns, rows }],
    hexes,
    lines,
    sides: WALLS.flatMap(([kind, hex, list]) => /** @type {number[]} */ (list).map((side) => ({ hex, side, kind }))),
    crest: [],
    features: CASTLE.features,
  };
}

// A garden with a low wall, a terrace with its balustrade, the corner of a chapel: hexsides in all six directions.
const WALLS = [
  ['low_wall', 'B10', [0, 1, 2, 3, 4]],
  ['low_wall', 'C11', [1, 2, 3]],
  ['balustrade', 'Z4', [0, 5, 4, 3]],
  ['wall', 'Z13', [0, 5]],
  ['church_window', 'Z13', [4]],
  ['arrow_slit', 'Z13', [3]],
];
