// Where cells lie to one another: hexes, and the storeys above them. The painters know where they lie on the table.
import { boardCells } from '../paint/map/index.js';

const EVEN = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]];
const ODD = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];

/** The storey in the name of a cell: K10 lies on the ground, K10/2 two storeys up, K10/-1 below it. */
export const storeyOf = (name) => Number(name?.split('/')[1] ?? 0);

/** The hex of a cell, whatever its storey. */
export const hexOf = (name) => name.split('/')[0];

/** Cells by name; the floors that a machine brings with it are made up when they are asked for. */
class Cells {
  constructor(cells) {
    this.known = new Map(cells.map((cell) => [cell.name, cell]));
  }

  get(name) {
    const found = this.known.get(name);
    if (found || !name?.includes('/')) return found;
    const ground = this.known.get(hexOf(name));
    return ground && { ...ground, name, storey: storeyOf(name), terrain: '' };
  }
}

/** Cells of a board by name and by place. */
export class Grid {
  /** @param {{hexes: {name: string, column: number, row: number, terrain: string}[], columns: number, rows: number, storeys?: object[]}} board */
  constructor(board) {
    this.board = board;
    const cells = boardCells(board);
    this.byName = new Cells(cells);
    this.byPlace = new Map(cells.map((cell) => [`${cell.storey ?? 0},${cell.column},${cell.row}`, cell.name]));
    /** Storeys above and below the ground, from the lowest. */
    this.storeys = [...new Set(cells.map((cell) => cell.storey ?? 0))].sort((one, other) => one - other);
  }

  /** @returns {string|null} the name of the neighbour on the same storey in a direction, 0 up, then clockwise; the ground where there is none */
  neighbour(name, direction) {
    const hex = this.byName.get(name);
    if (!hex) return null;
    const [columns, rows] = (hex.column & 1 ? ODD : EVEN)[(direction + 6) % 6];
    const place = `${hex.column + columns},${hex.row + rows}`;
    return this.byPlace.get(`${hex.storey ?? 0},${place}`) ?? this.byPlace.get(`0,${place}`) ?? null;
  }

  /** @returns {number} the direction from a cell to a cell of the hex beside it, or -1 */
  direction(from, to) {
    for (let side = 0; side < 6; side += 1) {
      const next = this.neighbour(from, side);
      if (next && hexOf(next) === hexOf(to)) return side;
    }
    return -1;
  }

  distance(from, to) {
    const [a, b] = [this.byName.get(from), this.byName.get(to)].map((hex) => {
      const z = hex.row - (hex.column - (hex.column & 1)) / 2;
      return [hex.column, -hex.column - z, z];
    });
    return Math.max(...a.map((each, number) => Math.abs(each - b[number])));
  }

  /** The cells of a hex that the board knows, from the highest down. */
  column(name) {
    const hex = this.byName.get(name);
    if (!hex) return [];
    return [...this.storeys].reverse().map((storey) => this.byPlace.get(`${storey},${hex.column},${hex.row}`)).filter(Boolean);
  }
}
