// Where hexes lie to one another. The painters know where they lie on the table.

const EVEN = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]];
const ODD = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

/** Hexes of a board by name and by place. */
export class Grid {
  /** @param {{hexes: {name: string, column: number, row: number, terrain: string}[], columns: number, rows: number}} board */
  constructor(board) {
    this.board = board;
    this.byName = new Map(board.hexes.map((hex) => [hex.name, hex]));
    this.byPlace = new Map(board.hexes.filter((hex) => !hex.storey).map((hex) => [`${hex.column},${hex.row}`, hex]));
  }

  /** @returns {string|null} the name of the neighbour in a direction, 0 up, then clockwise */
  neighbour(name, direction) {
    const hex = this.byName.get(name);
    if (!hex) return null;
    const [columns, rows] = (hex.column & 1 ? ODD : EVEN)[(direction + 6) % 6];
    return this.byPlace.get(`${hex.column + columns},${hex.row + rows}`)?.name ?? null;
  }

  /** @returns {number} the direction from a hex to its neighbour, or -1 */
  direction(from, to) {
    for (let side = 0; side < 6; side += 1) if (this.neighbour(from, side) === to) return side;
    return -1;
  }

  distance(from, to) {
    const [a, b] = [this.byName.get(from), this.byName.get(to)].map((hex) => {
      const z = hex.row - (hex.column - (hex.column & 1)) / 2;
      return [hex.column, -hex.column - z, z];
    });
    return Math.max(...a.map((each, number) => Math.abs(each - b[number])));
  }
}
