"""Map sheets as text: one character a hex, then levels, axes, hexsides, storeys, doors. Checked on loading, all faults at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from hauberk.board.doors import door_kinds
from hauberk.board.slopes import Slopes
from hauberk.board.terrain import TerrainTable, terrain_table
from hauberk.common.faults import Reader, near, read_toml
from hauberk.grid.hex import Facing, from_offset, name_of, opposite, parse_name, rotated, to_offset

Spot = tuple[int, int, int]
"""Storey, column and row, counted from 0."""

Edge = tuple[int, int, int, Facing]
"""A side of a cell: storey, column, row and direction."""

DOOR_STATES = ("closed", "open", "broken")


class Ground(NamedTuple):
    """What lies on one cell of a sheet."""

    terrain: str
    level: int
    structure: str = ""
    """Something built over the terrain, such as a bridge. [RULING-T-14]"""


class Door(NamedTuple):
    """A door or gate that can be opened, shut, broken or burnt."""

    id: str
    kind: str
    """Its line in `data/doors.toml`."""
    state: str
    sides: tuple[Edge, ...]
    """The sides it bars, each seen from inside."""
    hexes: tuple[Spot, ...]
    """The cells it fills, if it is a hex and not a side."""
    posts: tuple[Spot, ...]
    """Where one works it from."""


class Corner(NamedTuple):
    """The outer corner of a building on a hex, with the two walls that meet there, each seen from inside. [BLDG-08]"""

    at: tuple[int, int]
    one: Edge
    two: Edge


MOST_HEXES = 10_000
"""Of one sheet; printed ones have some 400."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One map sheet."""

    id: str
    title: dict[str, str]
    columns: int
    rows: int
    ground: dict[Spot, Ground]
    seed: int = 0
    branches: frozenset[tuple[int, int]] = frozenset()
    axes: dict[tuple[int, int], frozenset[Facing]] = field(default_factory=dict)
    """Open sides of hexes that are entered only along their axis."""
    hexsides: dict[Edge, str] = field(default_factory=dict)
    """Every feature is noted from both its cells."""
    inner: frozenset[Edge] = frozenset()
    """Of the two notes of a feature the one from inside: the hex that was named first."""
    crest: frozenset[tuple[int, int, Facing]] = frozenset()
    """Sides of bank hexes towards the upper ground. [RULING-T-57]"""
    links: tuple[tuple[Spot, Spot], ...] = ()
    """Ways between storeys."""
    doors: tuple[Door, ...] = ()
    corners: tuple[Corner, ...] = ()
    areas: dict[str, frozenset[Spot]] = field(default_factory=dict)
    """Parts of the place by name: keep, court, towers, stretches of wall."""
    decor: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def turned(self) -> Sheet:
        """The same sheet turned by half; every hex keeps its name."""

        def spot(at: Spot) -> Spot:
            return at[0], self.columns - 1 - at[1], self.rows - 1 - at[2]

        def place(at: tuple[int, int]) -> tuple[int, int]:
            return self.columns - 1 - at[0], self.rows - 1 - at[1]

        def edge(at: Edge) -> Edge:
            return at[0], self.columns - 1 - at[1], self.rows - 1 - at[2], opposite(at[3])

        def door(one: Door) -> Door:
            sides, hexes, posts = tuple(map(edge, one.sides)), tuple(map(spot, one.hexes)), tuple(map(spot, one.posts))
            return one._replace(sides=sides, hexes=hexes, posts=posts)

        return replace(
            self,
            ground={spot(at): ground for at, ground in self.ground.items()},
            branches=frozenset(place(at) for at in self.branches),
            axes={place(at): frozenset(opposite(side) for side in sides) for at, sides in self.axes.items()},
            hexsides={edge(at): kind for at, kind in self.hexsides.items()},
            inner=frozenset(edge(at) for at in self.inner),
            crest=frozenset((*place((c, r)), opposite(d)) for c, r, d in self.crest),
            links=tuple((spot(a), spot(b)) for a, b in self.links),
            doors=tuple(door(one) for one in self.doors),
            corners=tuple(Corner(place(one.at), edge(one.one), edge(one.two)) for one in self.corners),
            areas={name: frozenset(spot(at) for at in spots) for name, spots in self.areas.items()},
        )


def load_sheet(path: Path, table: TerrainTable | None = None) -> Sheet:
    """Read a sheet from its file."""
    reader = read_toml(path)
    sheet = read_sheet(reader, table)
    reader.source.done()
    return sheet


def read_sheet(reader: Reader, table: TerrainTable | None = None) -> Sheet:
    """Read a sheet from an open table; faults are noted in the reader's source."""
    table = table or terrain_table()
    legend = _legend(reader, table)
    grid = _rows(reader, "terrain")
    rows, columns = len(grid), max((len(line) for line in grid), default=0)
    _check_size(reader, grid, columns, rows)
    ground = _ground(reader, grid, legend)
    form = _Form(reader, table, columns, rows, ground)
    axes = form.axes()
    form.read_sides(reader.child("hexsides", needed=False), 0)
    form.storeys(legend)
    sheet = Sheet(
        id=reader.text("id"),
        title=reader.words("title"),
        columns=columns,
        rows=rows,
        ground=ground,
        seed=reader.integer("seed", default=0),
        branches=frozenset(form.hexes(reader, "branches", reader.text("branches", default=""))),
        axes=axes,
        hexsides=form.sides,
        inner=frozenset(form.inner),
        crest=form.crest(),
        links=form.links(),
        doors=form.doors(),
        corners=form.corners(),
        areas=form.areas(),
        decor=form.decor(),
    )
    reader.finish()
    for row, what, hint in Slopes(ground, table).faults(sheet.crest):
        reader.source.fault_at(_first_line(reader, "terrain") + row, what, hint)
    return sheet


def _legend(reader: Reader, table: TerrainTable) -> dict[str, str]:
    entry = reader.child("legend")
    legend = {}
    for sign in entry.table:
        terrain = entry.choice(sign, table.terrain)
        legend[sign] = terrain if terrain in table.terrain else "flat"
        if len(sign) != 1:
            entry.fault(sign, f"legend: {sign!r} should be one character")
    return legend


def _rows(reader: Reader, key: str) -> list[str]:
    return [line.rstrip() for line in reader.text(key).strip("\n").splitlines()]


def _first_line(reader: Reader, key: str) -> int:
    """The line of the file where the first row of a grid stands."""
    return reader.source.line_of((*reader.path, key)) + 1


def _check_size(reader: Reader, grid: list[str], columns: int, rows: int) -> None:
    if not grid:
        reader.fault("terrain", "the sheet has no hexes")
    if columns * rows > MOST_HEXES:
        reader.fault("terrain", f"the sheet has {columns * rows} hexes", f"at most {MOST_HEXES}")
        reader.source.done()
    if columns % 2:
        reader.fault("terrain", f"the sheet is {columns} columns wide", "an even number joins on every side")
    first = _first_line(reader, "terrain")
    for number, line in enumerate(grid):
        if len(line) != columns:
            reader.source.fault_at(first + number, f"row {number + 1} has {len(line)} hexes, the widest row {columns}")


def _ground(reader: Reader, grid: list[str], legend: dict[str, str]) -> dict[Spot, Ground]:
    levels = _rows(reader, "levels") if "levels" in reader else []
    reader.text("levels", default="")
    if levels and [len(line) for line in levels] != [len(line) for line in grid]:
        reader.fault("levels", "levels do not have the shape of the terrain")
        levels = []
    first = _first_line(reader, "terrain")
    ground: dict[Spot, Ground] = {}
    for row, line in enumerate(grid):
        for column, sign in enumerate(line):
            if sign not in legend:
                reader.source.fault_at(first + row, f"{name_of(column, row)}: {sign!r} is not in the legend", near(sign, legend))
                continue
            digit = levels[row][column] if levels else "0"
            if not digit.isdigit():
                line_number = _first_line(reader, "levels") + row
                reader.source.fault_at(line_number, f"{name_of(column, row)}: level {digit!r} is no digit")
                digit = "0"
            ground[0, column, row] = Ground(legend[sign], int(digit))
    return ground


@dataclass
class _Form:
    """The parts of a sheet below its grid, being read."""

    reader: Reader
    table: TerrainTable
    columns: int
    rows: int
    ground: dict[Spot, Ground]
    sides: dict[Edge, str] = field(default_factory=dict)
    inner: set[Edge] = field(default_factory=set)

    def hexes(self, entry: Reader, key: str, text: str) -> list[tuple[int, int]]:
        """Hexes named in a text under a key, in order."""
        found = []
        for word in text.split():
            at = parse_name(word)
            if at is None or not (0 <= at[0] < self.columns and 0 <= at[1] < self.rows):
                last = name_of(self.columns - 1, self.rows - 1)
                entry.fault(key, f"{key}: no hex {word!r} on this sheet", f"A1 to {last}")
            else:
                found.append(at)
        return found

    def axes(self) -> dict[tuple[int, int], frozenset[Facing]]:
        """Paths, stairs and bridges: each of their hexes is open only towards its neighbours on the line."""
        open_sides: dict[tuple[int, int], set[Facing]] = {}
        for entry in self.reader.children("axes"):
            kinds = [key for key, terrain in self.table.terrain.items() if terrain.axis]
            terrain = entry.choice("terrain", kinds)
            line = self.hexes(entry, "hexes", entry.text("hexes"))
            entry.finish()
            for before, after in pairwise(line):
                side = from_offset(*before).direction_to(from_offset(*after))
                if side is None:
                    entry.fault("hexes", f"axes: {name_of(*before)} and {name_of(*after)} are not neighbours")
                    continue
                open_sides.setdefault(before, set()).add(side)
                open_sides.setdefault(after, set()).add(opposite(side))
            self._lay(terrain, line)
        axial = {at for at in open_sides if self._is_axial(at)}
        for (storey, column, row), ground in self.ground.items():
            if storey == 0 and self._is_axial((column, row)) and (column, row) not in axial:
                self.reader.fault("axes", f"{name_of(column, row)} is {ground.terrain} but lies on no axis")
        return {at: frozenset(sides) for at, sides in open_sides.items() if at in axial}

    def _is_axial(self, at: tuple[int, int]) -> bool:
        ground = self.ground.get((0, *at))
        return ground is not None and self.table.terrain[ground.structure or ground.terrain].axis

    def _lay(self, terrain: str, line: list[tuple[int, int]]) -> None:
        """A structure lies over the ground between the two ends of its axis."""
        known = self.table.terrain.get(terrain)
        if known is None or "structure" not in known.traits:
            return
        for at in line[1:-1]:
            if (0, *at) in self.ground:
                self.ground[0, *at] = self.ground[0, *at]._replace(structure=terrain)

    def read_sides(self, entry: Reader, storey: int) -> None:
        """Hexside features of a storey, noted from both hexes; the one named first is inside."""
        for kind in entry.table:
            if kind not in self.table.hexsides:
                entry.fault(kind, f"hexsides: no {kind!r} here", near(kind, self.table.hexsides))
            for column, row, side in self._pairs(entry, kind, entry.texts(kind)):
                if self.sides.get((storey, column, row, side), kind) != kind:
                    entry.fault(kind, f"hexsides: {name_of(column, row)} has two features on side {side}")
                self.sides[storey, column, row, side] = kind
                self.sides[storey, *to_offset(from_offset(column, row).neighbour(side)), opposite(side)] = kind
                self.inner.add((storey, column, row, side))

    def _pairs(self, entry: Reader, key: str, texts: tuple[str, ...]) -> Iterator[tuple[int, int, Facing]]:
        for text in (word for words in texts for word in words.split()):
            ends = self.hexes(entry, key, text.replace("/", " "))
            side = from_offset(*ends[0]).direction_to(from_offset(*ends[1])) if len(ends) == 2 else None
            if side is None:
                entry.fault(key, f"{text!r} is not a side between two neighbouring hexes", "write C3/C4")
            else:
                yield *ends[0], side

    def crest(self) -> frozenset[tuple[int, int, Facing]]:
        """The top of every bank: as it is given, or as the ground lies."""
        given = frozenset(self._pairs(self.reader, "crest", self.reader.texts("crest")))
        return given or Slopes(self.ground, self.table).crest()

    def storeys(self, legend: dict[str, str]) -> None:
        """Further storeys over the ground; a blank or underscore means that the hex has none there."""
        for entry in self.reader.children("storeys"):
            storey = entry.integer("storey", least=1)
            level = entry.integer("level", least=0)
            for row, line in enumerate(entry.text("terrain").strip("\n").splitlines()):
                for column, sign in enumerate(line):
                    if sign in " _":
                        continue
                    if sign not in legend or (0, column, row) not in self.ground:
                        entry.fault("terrain", f"storey {storey}: {sign!r} at {name_of(column, row)} fits nothing", near(sign, legend))
                        continue
                    self.ground[storey, column, row] = Ground(legend[sign], level)
            self.read_sides(entry.child("hexsides", needed=False), storey)
            entry.finish()
        self._check_shared()

    def _check_shared(self) -> None:
        """A slit where two hexes meet has two halves, one on either's side towards the same hex outside. [LOOP-03]"""
        for storey, column, row, side in sorted(edge for edge in self.inner if self._is_shared(edge)):
            here = from_offset(column, row)
            halves = [(storey, *to_offset(here.neighbour(rotated(side, turn))), rotated(side, -turn)) for turn in (1, 5)]
            if sum(half in self.inner and self._is_shared(half) for half in halves) != 1:
                name = f"{name_of(column, row)}/{name_of(*to_offset(here.neighbour(side)))}"
                self.reader.fault("hexsides", f"the shared slit {name} needs one other half", "as in C3/C2 D2/C2")

    def _is_shared(self, edge: Edge) -> bool:
        kind = self.table.hexsides.get(self.sides.get(edge, ""))
        return kind is not None and "shared" in kind.traits

    def links(self) -> tuple[tuple[Spot, Spot], ...]:
        """Ways between storeys, written K10 K10/1."""
        found = []
        for text in self.reader.texts("links"):
            ends = [self._spot(word) for word in text.split()]
            if len(ends) != 2 or None in ends:
                self.reader.fault("links", f"{text!r} does not join two cells", "write K10 K10/1")
            else:
                found.append((ends[0], ends[1]))
        return tuple((a, b) for a, b in found if a and b)

    def _spot(self, word: str) -> Spot | None:
        """A cell by its name: K10 on the ground, K10/2 two storeys up."""
        name, _, storey = word.partition("/")
        at = parse_name(name)
        if at is None or not (storey or "0").isdigit() or (int(storey or 0), *at) not in self.ground:
            return None
        return (int(storey or 0), *at)

    def spots(self, entry: Reader, key: str, text: str) -> tuple[Spot, ...]:
        """Cells named in a text under a key, in order."""
        found = []
        for word in text.split():
            spot = self._spot(word)
            if spot is None:
                entry.fault(key, f"{key}: no cell {word!r} on this sheet", "write K10, or K10/1 for the storey above")
            else:
                found.append(spot)
        return tuple(found)

    def _edges(self, entry: Reader, key: str, storey: int) -> tuple[Edge, ...]:
        return tuple((storey, column, row, side) for column, row, side in self._pairs(entry, key, entry.texts(key)))

    def doors(self) -> tuple[Door, ...]:
        """Doors and gates that can be worked, broken or burnt."""
        found = []
        for entry in self.reader.children("doors"):
            storey = entry.integer("storey", default=0)
            found.append(
                Door(
                    id=entry.text("id"),
                    kind=entry.choice("kind", door_kinds()),
                    state=entry.choice("state", DOOR_STATES, default="closed"),
                    sides=self._edges(entry, "sides", storey),
                    hexes=self.spots(entry, "hexes", entry.text("hexes", default="")),
                    posts=self.spots(entry, "posts", entry.text("posts", default="")),
                )
            )
            entry.finish()
        return tuple(found)

    def corners(self) -> tuple[Corner, ...]:
        """Outer corners of buildings, written `F7 G7/F7 G7/G6`: the hex and the two walls, each from inside. [BLDG-08]"""
        found = []
        for text in self.reader.texts("corners"):
            name, *walls = text.split() or [""]
            at = self.hexes(self.reader, "corners", name)
            edges = [(0, column, row, side) for column, row, side in self._pairs(self.reader, "corners", tuple(walls))]
            if len(at) != 1 or len(edges) != 2:
                self.reader.fault("corners", f"{text!r} does not name a hex and two walls", "write F7 G7/F7 G7/G6")
            else:
                found.append(Corner(at[0], *edges))
        return tuple(found)

    def areas(self) -> dict[str, frozenset[Spot]]:
        """Parts of the place by name."""
        entry = self.reader.child("areas", needed=False)
        return {name: frozenset(self.spots(entry, name, entry.text(name))) for name in entry.table}

    def decor(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What only the painter sees."""
        found = []
        for entry in self.reader.children("decor"):
            line = self.hexes(entry, "hexes", entry.text("hexes"))
            found.append((entry.text("kind"), tuple(name_of(*at) for at in line)))
            entry.finish()
        return tuple(found)
