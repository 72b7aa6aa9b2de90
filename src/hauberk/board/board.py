"""A board: sheets laid side by side and compiled once into tables of whole numbers.

A cell is a hex on a storey; a flat meadow has one storey. Storey n lies n levels above the ground, so that a rampart, the hoarding
before it and the floor of a siege tower that faces it share a storey; cells of one storey are neighbours, other storeys are reached
by links. Cells are numbered so that the neighbour in a direction lies at a fixed distance, the same for every cell: a set of cells is
then one big integer, and a step of all its members one shift. Below everything lies the storey of mines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, NamedTuple

from hauberk.board.doors import DoorKind, door_kinds
from hauberk.board.layout import lay_out
from hauberk.board.sheet import Door, Edge, Ground, Sheet, Spot
from hauberk.board.terrain import HexsideKind, Terrain, TerrainTable, terrain_table
from hauberk.common.faults import BadInput, Fault
from hauberk.grid.hex import DIRECTIONS, Facing, Hex, from_offset, name_of, opposite, to_offset

Cell = Annotated[int, "cell"]
"""The number of a cell on its board."""

NOWHERE: Cell = -1
Cells = int
"""A set of cells: bit n stands for cell n."""


@dataclass(frozen=True, slots=True)
class Piece:
    """How one sheet lies on the table."""

    sheet: Sheet
    turned: bool = False
    of: int = 0
    """Number of the piece it is joined to, counted from 1; 0 for the first."""
    side: int = 0
    """Side of that piece as it lies: 1 top, 2 right, 3 bottom, 4 left."""


MOST_CELLS = 60_000
"""A board for four sheets and six storeys; sheets laid as a staircase would need a square of all their lengths."""
MINES = "-1"
"""The storey of mines, as it stands in the name of a cell."""


class Gate(NamedTuple):
    """A door or gate of a sheet, in the cells of a board."""

    id: str
    kind: str
    state: str
    """Its state when the battle begins."""
    sides: tuple[tuple[Cell, Facing], ...]
    """The sides it bars, each seen from inside."""
    cells: tuple[Cell, ...]
    posts: tuple[Cell, ...]


class Nook(NamedTuple):
    """A hex with the outer corner of a building, and the two walls that meet there, seen from inside. [BLDG-08]"""

    cell: Cell
    one: tuple[Cell, Facing]
    two: tuple[Cell, Facing]


FEW = 12
"""Members of a set up to which each is taken off by itself."""


def bits(cells: Cells) -> Iterator[Cell]:
    """The members of a set of cells, in rising order."""
    if cells.bit_count() < FEW:
        while cells:
            low = cells & -cells
            yield low.bit_length() - 1
            cells ^= low
        return
    digits = bin(cells)[:1:-1]  # of many, each is found sooner among the digits
    at = digits.find("1")
    while at >= 0:
        yield at
        at = digits.find("1", at + 1)


def cells_of(members: Iterable[Cell]) -> Cells:
    """The set of some cells."""
    found = 0
    for cell in members:
        found |= 1 << cell
    return found


class Board:
    """The compiled board. Never changes; what moves or burns is part of the state."""

    def __init__(self, pieces: Sequence[Piece], table: TerrainTable | None = None, storeys: int = 1, mines: bool = False) -> None:
        """`storeys`: so many at least, for the floors of machines that may come; `mines`: one more below the ground."""
        self.pieces = tuple(pieces)
        self.table = table or terrain_table()
        self.doors: dict[str, DoorKind] = door_kinds()
        places = lay_out(self.pieces)
        self._measure(places, storeys, mines)
        self._clear()
        for number, (piece, place) in enumerate(zip(pieces, places, strict=True), start=1):
            self._place(number, piece, place)
        self._name_the_rest()
        self._join()
        self.built = (
            bool(self.gates)
            or any(self.ground[cell].material for cell in bits(self.all))
            or any(kind.material for kind in self.sides.values())
        )
        """Is there anything that could be opened, climbed, broken or burnt?"""

    def _measure(self, places: list[tuple[int, int]], storeys: int, mines: bool) -> None:
        """How large it is, and how its cells are numbered."""
        pieces = self.pieces
        self.columns = max(column + piece.sheet.columns for piece, (column, _) in zip(pieces, places, strict=True))
        self.rows = max(row + piece.sheet.rows for piece, (_, row) in zip(pieces, places, strict=True))
        self._rise = self.columns // 2
        self.stride = self.rows + self._rise + 1
        self.plane = self.stride * self.columns
        self.shifts: tuple[int, ...] = tuple(dq * self.stride + dr for dq, dr in DIRECTIONS)
        self.span = self.columns + self.rows
        """No two cells are farther apart."""
        scaled = any("scalable" in self.table.hexsides[kind].traits for piece in pieces for kind in piece.sheet.hexsides.values())
        least = 2 if scaled else 1  # who hangs at the top of a rope is above the ground [GRAP-07]
        self.storeys = max(storeys, least, 1 + max(storey for piece in pieces for storey, _, _ in piece.sheet.ground))
        self.mines = self.storeys if mines else NOWHERE
        """The number of the storey of mines."""
        self.size = self.plane * (self.storeys + mines)
        if self.size > MOST_CELLS:
            raise BadInput([Fault("board", 0, f"takes {self.size} hexes on all its storeys", f"at most {MOST_CELLS} can be surveyed")])
        self._q = [cell % self.plane // self.stride for cell in range(self.size)]
        self._r = [cell % self.plane % self.stride for cell in range(self.size)]

    def _clear(self) -> None:
        """A board with nothing on it yet."""
        size = self.size
        self.all: Cells = 0
        self.ground: list[Terrain] = [self.table.terrain["flat"]] * size
        """What one walks on: the structure if there is one, else the terrain."""
        self.base: list[Terrain] = list(self.ground)
        self.height: list[int] = [0] * size
        """Twice the level; a bank lies half-way up, hence odd. [RULING-T-60]"""
        self.top: list[Facing] = [0] * size
        """Direction of the title of the sheet a cell belongs to. [IMPACT-07]"""
        self.piece_of: list[int] = [0] * size
        self.names: list[str] = [""] * size
        self.cell: dict[str, Cell] = {}
        """Cells by name."""
        self.barred: Cells = 0
        """Cells that nobody enters for the time being."""
        self.branches: Cells = 0
        self.closed: set[tuple[Cell, Facing]] = set()
        """Sides that cannot be passed because an axis runs otherwise."""
        self.sides: dict[tuple[Cell, Facing], HexsideKind] = {}
        self.inner: set[tuple[Cell, Facing]] = set()
        """Of the two notes of a hexside feature the one from inside."""
        self.gates: dict[str, Gate] = {}
        self.nooks: dict[Cell, list[Nook]] = {}
        self.areas: dict[str, Cells] = {}
        self.crest: set[tuple[Cell, Facing]] = set()
        self.links: list[tuple[Cell, Cell]] = []
        """Ways between storeys, at the price of the cell entered."""
        self.climbs: list[tuple[Cell, Cell, int]] = []
        """Ways for people on foot with a price of their own, one direction each."""

    def _join(self) -> None:
        """What lies beside what, and which stairs lead where."""
        size = self.size
        self.neighbours: list[tuple[Cell, ...]] = [self.ring(cell) for cell in range(size)]
        for cell in bits(self.all >> self.plane << self.plane):
            if "deck" in self.ground[cell].traits:
                self.climbs += through_windows(self, cell)
        self.around: list[Cells] = [cells_of(c for c in ring if c >= 0) for ring in self.neighbours]
        """The neighbours of each cell as a set."""
        self._close_axes()
        self.linked: dict[Cell, tuple[Cell, ...]] = {}
        """Cells of other storeys that stairs lead to."""
        for one, two in self.links:
            self.linked[one] = (*self.linked.get(one, ()), two)
            self.linked[two] = (*self.linked.get(two, ()), one)
        self._stairs = cells_of(self.linked)
        self.ways: list[tuple[Cell, ...]] = [self.exits(cell) for cell in range(size)]
        """Neighbours and linked cells of other storeys."""

    # -- building ----------------------------------------------------------------------------------------------

    def _place(self, number: int, piece: Piece, place: tuple[int, int]) -> None:
        sheet = piece.sheet.turned() if piece.turned else piece.sheet
        column0, row0 = place

        def cell_at(spot: Spot) -> Cell:
            return self._number(spot[0], column0 + spot[1], row0 + spot[2])

        def side_at(edge: Edge) -> tuple[Cell, Facing]:
            return cell_at(edge[:3]), edge[3]

        for spot, ground in sheet.ground.items():
            self._add(cell_at(spot), ground)
            cell = cell_at(spot)
            self.top[cell] = 3 if piece.turned else 0
            self.piece_of[cell] = number
            self._name(cell, spot, number, piece)
        self.branches |= cells_of(cell_at((0, *at)) for at in sheet.branches)
        self.crest |= {(cell_at((0, c, r)), d) for c, r, d in sheet.crest}
        self.sides.update({side_at(edge): self.table.hexsides[kind] for edge, kind in sheet.hexsides.items()})
        self.inner |= {side_at(edge) for edge in sheet.inner}
        self.links += [(cell_at(a), cell_at(b)) for a, b in sheet.links]
        for at, open_sides in sheet.axes.items():
            self.closed |= {(cell_at((0, *at)), side) for side in range(6) if side not in open_sides}
        for corner in sheet.corners:
            nook = Nook(cell_at((0, *corner.at)), side_at(corner.one), side_at(corner.two))
            self.nooks.setdefault(nook.cell, []).append(nook)
        for name, spots in sheet.areas.items():
            self.areas[name] = self.areas.get(name, 0) | cells_of(cell_at(spot) for spot in spots)
        for door in sheet.doors:
            cells, posts = [cell_at(spot) for spot in door.hexes], [cell_at(spot) for spot in door.posts]
            self._hang(door, number, [side_at(edge) for edge in door.sides], cells, posts)

    def _hang(self, door: Door, number: int, sides: list[tuple[Cell, Facing]], cells: list[Cell], posts: list[Cell]) -> None:
        """A door that can be worked, in the state in which the battle finds it; on joined sheets its name has the number of its piece."""
        name = f"{number}.{door.id}" if len(self.pieces) > 1 else door.id
        self.gates[name] = Gate(name, door.kind, door.state, tuple(sides), tuple(cells), tuple(posts))
        face = self.doors[door.kind].faces[door.state]
        for cell, facing in sides if face.side else ():
            other = cell + self.shifts[facing], opposite(facing)
            self.sides[cell, facing] = self.sides[other] = self.table.hexsides[face.side]
            self.inner = (self.inner - {other}) | {(cell, facing)}
        for cell in cells if face.ground else ():
            self.base[cell] = self.ground[cell] = self.table.terrain[face.ground]

    def _add(self, cell: Cell, ground: Ground) -> None:
        self.all |= 1 << cell
        self.base[cell] = self.table.terrain[ground.terrain]
        self.ground[cell] = self.table.terrain[ground.structure or ground.terrain]
        self.height[cell] = 2 * ground.level + ("half_level" in self.base[cell].traits)

    def _name(self, cell: Cell, spot: Spot, number: int, piece: Piece) -> None:
        storey, column, row = spot
        if piece.turned:  # a hex keeps the name that is printed on it
            column, row = piece.sheet.columns - 1 - column, piece.sheet.rows - 1 - row
        name = name_of(column, row) + (f"/{storey}" if storey else "")
        if len(self.pieces) > 1:
            name = f"{number}.{name}"
        self.names[cell] = name
        self.cell[name] = cell

    def _name_the_rest(self) -> None:
        """Cells that are not there yet: a siege tower brings its floors, a mine is dug."""
        for cell in bits(self.all & (1 << self.plane) - 1):
            for storey in range(1, len(self.names) // self.plane):
                other = cell + storey * self.plane
                if not self.names[other]:
                    self.names[other] = f"{self.names[cell]}/{MINES if storey == self.mines else storey}"
                    self.cell[self.names[other]] = other
                    self.top[other], self.piece_of[other] = self.top[cell], self.piece_of[cell]

    def _number(self, storey: int, column: int, row: int) -> Cell:
        place = from_offset(column, row)
        return storey * self.plane + column * self.stride + place.r + self._rise

    def ring(self, cell: Cell) -> tuple[Cell, ...]:
        """The neighbours of a cell in the six directions, NOWHERE where there is none."""
        if not self.all >> cell & 1:
            return (NOWHERE,) * 6
        within = cell % self.plane
        rise = cell - within
        return tuple([near + rise if near >= 0 and self.all >> near + rise & 1 else NOWHERE for near in self.rings[within]])

    def exits(self, cell: Cell) -> tuple[Cell, ...]:
        """Every cell that touches this one: neighbours, and the ends of stairs, ladders and the like."""
        if not self.all >> cell & 1:
            return ()
        climbs = [two if one == cell else one for one, two, _ in self.climbs if cell in (one, two)]
        far = [other for other in (*self.linked.get(cell, ()), *climbs) if self.all >> other & 1]
        return tuple(dict.fromkeys((*(other for other in self.neighbours[cell] if other >= 0), *far)))

    def touched(self, cells: Cells) -> Cells:
        """These cells and everything that touches them."""
        found = self.beside(cells) | cells
        for cell in bits(cells & self._stairs):
            found |= cells_of(self.linked[cell])
        return (
            found
            | cells_of(two for one, two, _ in self.climbs if cells >> one & 1)
            | cells_of(one for one, two, _ in self.climbs if cells >> two & 1)
        )

    def _close_axes(self) -> None:
        """A side closed from one hex is closed from the other too."""
        for cell, side in tuple(self.closed):
            other = self.neighbours[cell][side]
            if other >= 0:
                self.closed.add((other, opposite(side)))

    # -- questions ---------------------------------------------------------------------------------------------

    def hex(self, cell: Cell) -> Hex:
        """The hex of a cell, whatever its storey."""
        within = cell % self.plane
        return Hex(within // self.stride, within % self.stride - self._rise)

    def storey(self, cell: Cell) -> int:
        """The storey of a cell: 0 on the ground, −1 in a mine."""
        found = cell // self.plane
        return -1 if found == self.mines else found

    def above(self, cell: Cell, storey: int) -> Cell:
        """The place for a cell on a storey of the same hex, whether there is one or not."""
        return cell % self.plane + (self.mines if storey < 0 else storey) * self.plane

    def column(self, cell: Cell) -> list[Cell]:
        """The cells of a hex, from the lowest storey to the highest."""
        places = [self.above(cell, storey) for storey in range(-1 if self.mines >= 0 else 0, self.storeys)]
        return [place for place in places if self.all >> place & 1]

    def at_hex(self, place: Hex) -> Cell:
        """The ground cell of a hex, NOWHERE off the map."""
        column, row = to_offset(place)
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return NOWHERE
        cell = self._number(0, column, row)
        return cell if self.all >> cell & 1 else NOWHERE

    def distance(self, one: Cell, two: Cell) -> int:
        """Steps between two cells, storeys not counted. [IMPACT-02]"""
        dq, dr = self._q[two] - self._q[one], self._r[two] - self._r[one]
        if (dq >= 0) == (dr >= 0):
            return abs(dq + dr)
        return max(abs(dq), abs(dr))

    def offset(self, one: Cell, two: Cell) -> tuple[int, int]:
        """How far one cell lies from another along either coordinate, storeys not counted."""
        return self._q[two] - self._q[one], self._r[two] - self._r[one]

    def beside(self, cells: Cells) -> Cells:
        """These cells and all beside them."""
        return self.ringed(cells) & self.all

    def ringed(self, cells: Cells) -> Cells:
        """The same, whether those places are there or not; of hexes on the ground, as far as the board's own numbers go."""
        _, up_right, right, down, _, _ = self.shifts
        near = cells | cells << down | cells >> down | cells << up_right | cells >> up_right | cells << right | cells >> right
        return near & (1 << self.size) - 1

    def direction(self, one: Cell, two: Cell) -> Facing | None:
        """The direction from a cell to its neighbour, None if it is none."""
        ring = self.neighbours[one]
        return ring.index(two) if two >= 0 and two in ring else None

    def where(self, **traits: bool) -> Cells:
        """Cells whose ground has (or lacks) certain traits."""
        return self._with_traits(self.lots, traits)

    def bedded(self, **traits: bool) -> Cells:
        """Cells whose ground, under whatever is built on it, has (or lacks) certain traits."""
        return self._with_traits(self.beds, traits)

    def _with_traits(self, lots: dict[str, Cells], traits: dict[str, bool]) -> Cells:
        found = 0
        for terrain, cells in lots.items():
            has = self.table.terrain[terrain].traits
            if all((trait in has) == wanted for trait, wanted in traits.items()):
                found |= cells
        return found

    @cached_property
    def spots(self) -> list[int]:
        """Column and row of each cell in one number, whose differences tell offsets apart; the same whatever shape the board takes."""
        return [q * 4096 + r for q, r in (divmod(cell % self.plane, self.stride) for cell in range(self.size))]

    @cached_property
    def rings(self) -> list[tuple[Cell, ...]]:
        """The six places beside each place on the ground, NOWHERE beyond the edge of the map; the same whatever shape the board takes."""
        found = []
        for within in range(self.plane):
            place = Hex(within // self.stride, within % self.stride - self._rise)
            near = [to_offset(place.neighbour(side)) for side in range(6)]
            found.append(
                tuple(
                    within + shift if 0 <= column < self.columns and 0 <= row < self.rows else NOWHERE
                    for (column, row), shift in zip(near, self.shifts, strict=True)
                )
            )
        return found

    @cached_property
    def lots(self) -> dict[str, Cells]:
        """The cells of each terrain."""
        return _lots(self.ground, self.all)

    @cached_property
    def beds(self) -> dict[str, Cells]:
        """The cells of each terrain under whatever is built on it."""
        return _lots(self.base, self.all)


def _lots(ground: list[Terrain], cells: Cells) -> dict[str, Cells]:
    members: dict[str, list[Cell]] = {}
    for cell in bits(cells):
        members.setdefault(ground[cell].id, []).append(cell)
    return {terrain: cells_of(found) for terrain, found in members.items()}


def through_windows(board: Board, deck: Cell) -> list[tuple[Cell, Cell, int]]:
    """The ways, in and out, between the deck of a scaffold and the rooms behind the church windows it stands before.

    [A-PRIO-02, RULING-A-SCAF-03]
    """
    found = []
    for outside in {board.above(deck, 0), deck}:
        for facing in range(len(DIRECTIONS)):
            kind = board.sides.get((outside, facing))
            if kind is not None and {"window", "scalable"} <= kind.traits:
                room = board.above(board.neighbours[board.above(deck, 0)][facing], board.storey(outside))
                if board.all >> room & 1:
                    found += [(deck, room, kind.price), (room, deck, kind.price)]
    return found
