/** A position in the making: a case just as `hauberk adjudicate` reads it, as plain JSON. */

const KEPT = 'hauberk.position';
const ROWS = 12;
const COLUMNS = 16;
/** Stands in the list of boards for open ground that the case draws itself. */
export const OPEN = 'open';

/** An empty piece of open ground. */
function fresh() {
  return { ruleset: 'guiscard', turn: 1, active: 'A', sequence: 'combat', map: openGround(), men: [], do: [] };
}

function openGround() {
  return { terrain: `${'.'.repeat(COLUMNS)}\n`.repeat(ROWS) };
}

export class Draft {
  /** @param {Record<string, any>} [table] */
  constructor(table = fresh()) {
    /** @type {Record<string, any>} */
    this.table = { ...table, men: table.men ?? [], do: table.do ?? [] };
  }

  /** The position last worked at, or an empty one. */
  static kept() {
    try {
      return new Draft(JSON.parse(localStorage.getItem(KEPT) ?? '') ?? undefined);
    } catch {
      return new Draft();
    }
  }

  keep() {
    localStorage.setItem(KEPT, this.text);
  }

  /** The case as it is sent: what is empty is left out. */
  get text() {
    const filled = Object.entries(this.table).filter(([, value]) => !(Array.isArray(value) && !value.length));
    return JSON.stringify(Object.fromEntries(filled));
  }

  /** What the painted map depends on. */
  get ground() {
    const { board, map, storeys, ruleset, machines } = this.table;
    return JSON.stringify([board, map, storeys, ruleset, machines]);
  }

  get men() {
    return this.table.men;
  }

  get machines() {
    return this.table.machines ?? [];
  }

  get commands() {
    return this.table.do;
  }

  /** The sheet that lies there, or open ground. */
  get sheet() {
    return this.table.board?.[0]?.sheet ?? OPEN;
  }

  /** A copy in which something is different. A position that is set up anew has no commands yet. @param {Record<string, any>} changes */
  with(changes) {
    return new Draft({ ...structuredClone(this.table), do: [], ...changes });
  }

  /** Another board; nobody stands on it yet. @param {string} sheet */
  onSheet(sheet) {
    const found = this.with({ men: [], machines: [] });
    delete found.table.board;
    delete found.table.map;
    Object.assign(found.table, sheet === OPEN ? { map: openGround() } : { board: [{ sheet }] });
    return found;
  }

  man(who) {
    return this.men.find((each) => each.who === who);
  }

  withMan(entry) {
    return this.with({ men: [...this.men, entry] });
  }

  /** Fields of a man; what is undefined is left out. */
  changed(who, fields) {
    return this.with({ men: this.men.map((each) => (each.who === who ? tidy({ ...each, ...fields }) : each)) });
  }

  without(who) {
    return this.with({ men: this.men.filter((each) => each.who !== who) });
  }

  withMachine(entry) {
    return this.with({ machines: [...this.machines, entry] });
  }

  withoutMachine(id) {
    return this.with({ machines: this.machines.filter((each) => each.id !== id) });
  }

  /** One more command. @param {object} command */
  doing(command) {
    return this.with({ do: [...this.commands, command] });
  }

  /** The die that the last command lacks; a face that no die has is put right. @param {number} face @param {number} number  of the throw, from 1 */
  thrown(face, number) {
    const last = this.commands.at(-1);
    return this.with({ do: [...this.commands.slice(0, -1), { ...last, dice: [...(last.dice ?? []).slice(0, number - 1), face] }] });
  }

  takenBack() {
    return this.with({ do: this.commands.slice(0, -1) });
  }

  /** A name nobody else bears. @param {string} wanted */
  free(wanted) {
    const taken = new Set([...this.men.map((each) => each.who), ...this.machines.map((each) => each.id)]);
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted} ${number}`;
    return name;
  }
}

function tidy(entry) {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
}
