// What several tests of the page's modules want: a small battle, and a browser's memory.

/** A memory like the browser's. */
export class Memory {
  kept = new Map();

  getItem(name) {
    return this.kept.get(name) ?? null;
  }

  setItem(name, value) {
    this.kept.set(name, String(value));
  }
}

/** An open board of so many columns and rows, its hexes named as on the maps. */
export function board(columns = 6, rows = 6) {
  const hexes = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) hexes.push({ name: `${String.fromCharCode(65 + column)}${row + 1}`, column, row, terrain: 'flat', level: 0, piece: 1 });
  }
  return {
    columns, rows, hexes, storeys: [], links: [], lines: [], sides: [], crest: [], gates: [], exits: [], entries: [], areas: [],
    pieces: [{ sheet: 'meadow', title: '', seed: 1, turned: false, column: 0, row: 0, columns, rows }], terrain: { flat: { name: 'flat ground' } },
  };
}

export const person = (name, more = {}) => ({ name, beast: false, weapons: ['sword'], ...more });
export const man = (who, side, at, more = {}) => ({ who, side, at, health: 'healthy', face: 'foot', ...more });

/** Odo and Serlon (A) against Tosto (B), as the server tells it to A. */
export function view(more = {}) {
  return {
    id: 'g', seq: 1, you: ['A'], board: board(), battle: { id: 'b', title: 'A battle', sides: [{ side: 'A', name: 'Normans' }, { side: 'B', name: 'Militia' }] },
    people: { odo: person('Odo'), serlon: person('Serlon'), tosto: person('Tosto') },
    position: { turn: 1, active: 'A', sequence: 'combat', men: [man('odo', 'A', 'C3'), man('serlon', 'A', 'D2'), man('tosto', 'B', 'C2')] },
    ask: { side: 'A', text: 'Strike.', sequence: 'combat', question: null, answers: [], left: ['odo', 'serlon'] },
    log: [{ number: 0, entry: 0, kind: 'phase_began', text: 'Turn 1.', details: [], people: [], hexes: [] }], lines: 1, undo: null,
    ...more,
  };
}

/** What the server says a man may do; nothing, unless a test says more. */
export const choices = (who, more = {}) => ({ who, can: [], cannot: [], moves: {}, shots: [], charges: [], attacks: [], others: [], ...more });
