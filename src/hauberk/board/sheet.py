"""Map sheets as text: one character a hex, then levels, axes, hexsides, storeys. Checked on loading, all faults at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from hauberk.basis.faults import Reader, near, read_toml
from hauberk.board.terrain import TerrainTable, terrain_table
from hauberk.grid.hex import Facing, from_offset, name_of, parse_name, to_offset

Spot = tuple[int, int, int]
"""Storey, column and row, counted from 0."""

SLOPES = frozenset({"bank", "path", "stone_stairs", "rock", "ramp"})
"""Ground that leads from one level to the next."""


class Ground(NamedTuple):
    """What lies on one cell of a sheet."""

    terrain: str
    level: int
    structure: str = ""
    """Something built over the terrain, such as a bridge. [RULING-T-14]"""


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
    hexsides: dict[tuple[int, int, Facing], str] = field(default_factory=dict)
    crest: frozenset[tuple[int, int, Facing]] = frozenset()
    """Sides of bank hexes towards the upper ground. [RULING-T-57]"""
    links: tuple[tuple[Spot, Spot], ...] = ()
    """Ways between storeys."""
    decor: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def turned(self) -> Sheet:
        """The same sheet turned by half; every hex keeps its name."""

        def spot(at: Spot) -> Spot:
            return at[0], self.columns - 1 - at[1], self.rows - 1 - at[2]

        def place(at: tuple[int, int]) -> tuple[int, int]:
            return self.columns - 1 - at[0], self.rows - 1 - at[1]

        return replace(
            self,
            ground={spot(at): ground for at, ground in self.ground.items()},
            branches=frozenset(place(at) for at in self.branches),
            axes={place(at): frozenset((side + 3) % 6 for side in sides) for at, sides in self.axes.items()},
            hexsides={(*place((c, r)), (d + 3) % 6): kind for (c, r, d), kind in self.hexsides.items()},
            crest=frozenset((*place((c, r)), (d + 3) % 6) for c, r, d in self.crest),
            links=tuple((spot(a), spot(b)) for a, b in self.links),
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
        hexsides=form.sides(),
        crest=form.crest(),
        links=form.links(),
        decor=form.decor(),
    )
    reader.finish()
    _check_slopes(reader, sheet)
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
                open_sides.setdefault(after, set()).add((side + 3) % 6)
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

    def sides(self) -> dict[tuple[int, int, Facing], str]:
        """Hexside features, noted from both hexes."""
        found: dict[tuple[int, int, Facing], str] = {}
        entry = self.reader.child("hexsides", needed=False)
        for kind in entry.table:
            if kind not in self.table.hexsides:
                entry.fault(kind, f"hexsides: no {kind!r} here", near(kind, self.table.hexsides))
            for column, row, side in self._pairs(entry, kind, entry.texts(kind)):
                found[column, row, side] = kind
                found[*to_offset(from_offset(column, row).neighbour(side)), (side + 3) % 6] = kind
        return found

    def _pairs(self, entry: Reader, key: str, texts: tuple[str, ...]) -> Iterator[tuple[int, int, Facing]]:
        for text in texts:
            ends = self.hexes(entry, key, text.replace("/", " "))
            side = from_offset(*ends[0]).direction_to(from_offset(*ends[1])) if len(ends) == 2 else None
            if side is None:
                entry.fault(key, f"{text!r} is not a side between two neighbouring hexes", "write C3/C4")
            else:
                yield *ends[0], side

    def crest(self) -> frozenset[tuple[int, int, Facing]]:
        """The top of every bank: given, or the sides towards higher ground that is no bank."""
        given = frozenset(self._pairs(self.reader, "crest", self.reader.texts("crest")))
        if given:
            return given
        found = set()
        for (storey, column, row), ground in self.ground.items():
            if storey or ground.terrain != "bank":
                continue
            for side in range(6):
                other = self.ground.get((0, *to_offset(from_offset(column, row).neighbour(side))))
                if other is not None and other.terrain != "bank" and other.level > ground.level:
                    found.add((column, row, side))
        return frozenset(found)

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
            entry.finish()

    def links(self) -> tuple[tuple[Spot, Spot], ...]:
        """Ways between storeys, written K10/0 K10/1."""
        found = []
        for text in self.reader.texts("links"):
            ends = [self._spot(word) for word in text.split()]
            if len(ends) != 2 or None in ends:
                self.reader.fault("links", f"{text!r} does not join two cells", "write K10/0 K10/1")
            else:
                found.append((ends[0], ends[1]))
        return tuple((a, b) for a, b in found if a and b)

    def _spot(self, word: str) -> Spot | None:
        name, _, storey = word.partition("/")
        at = parse_name(name)
        if at is None or not storey.isdigit() or (int(storey), *at) not in self.ground:
            return None
        return (int(storey), *at)

    def decor(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """What only the painter sees."""
        found = []
        for entry in self.reader.children("decor"):
            line = self.hexes(entry, "hexes", entry.text("hexes"))
            found.append((entry.text("kind"), tuple(name_of(*at) for at in line)))
            entry.finish()
        return tuple(found)


def _check_slopes(reader: Reader, sheet: Sheet) -> None:
    """Nobody steps a full level: between two levels there is always a slope. [ELEV-01]"""
    first = _first_line(reader, "terrain")
    crested = {(column, row) for column, row, _ in sheet.crest}
    for (storey, column, row), ground in sheet.ground.items():
        if storey:
            continue
        if ground.terrain == "bank" and (column, row) not in crested and not _beside_bank(sheet, column, row):
            reader.source.fault_at(first + row, f"{name_of(column, row)}: a bank without higher ground beside it")
        for side in (1, 2, 3):
            at = to_offset(from_offset(column, row).neighbour(side))
            other = sheet.ground.get((0, *at))
            if other is None or other.level == ground.level or {ground.terrain, other.terrain} & SLOPES:
                continue
            what = f"{name_of(column, row)} and {name_of(*at)} differ by a level without a slope between them"
            reader.source.fault_at(first + row, what, "put bank, path, stone stairs or rock there")


def _beside_bank(sheet: Sheet, column: int, row: int) -> bool:
    """A second row of a long slope: the bank above it has the crest."""
    level = sheet.ground[0, column, row].level
    for side in range(6):
        other = sheet.ground.get((0, *to_offset(from_offset(column, row).neighbour(side))))
        if other is not None and other.terrain == "bank" and other.level >= level:
            return True
    return False
