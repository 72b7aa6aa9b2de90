"""The ground of fights, as a siege needs to know it: where people can stand, what is worth guarding, where tents are pitched.

A siege builds no boards. `play/siege/lands.py` reads a sheet and writes down in a `Land` what is asked of it; hexes go by their names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from hauberk.grid.hex import DIRECTIONS, Facing, Hex, name_of, opposite, parse_name
from hauberk.siege.place import hex_of, name_at

TOP, RIGHT, BOTTOM, LEFT = ALL_SIDES = (1, 2, 3, 4)
"""The sides of a sheet."""
OPPOSITE = {TOP: BOTTOM, RIGHT: LEFT, BOTTOM: TOP, LEFT: RIGHT}
INWARD: dict[int, tuple[Facing, ...]] = {TOP: (3,), RIGHT: (4, 5), BOTTOM: (0,), LEFT: (2, 1)}
"""The directions that lead from a side into the map."""


class Land(NamedTuple):
    """A sheet."""

    sheet: str
    columns: int
    rows: int
    foot: frozenset[str]
    """Cells on which anybody on foot can stand, on every storey."""
    poses: dict[str, tuple[Facing, ...]]
    """How a rider can sit with his horse's head on a cell: the directions in which there is room for its tail behind it."""
    flat: frozenset[str]
    """Ground over which engines roll. [A-TOWER-10, A-RAM-02, A-GALL-04]"""
    posts: tuple[str, ...] = ()
    """Cells worth guarding, the best first: doors, then walls all round, then the rest; on open ground those round the tents."""
    walks: frozenset[str] = frozenset()
    """Those of them from which one looks down on who comes: ramparts, platforms, roofs, windows and slits."""
    tents: tuple[tuple[str, Facing], ...] = ()
    """Where tents can be pitched: the hex of the opening, and where it looks. [CAMP-01, A-ACT-19]"""
    hidden: tuple[frozenset[str], ...] = ()
    """For each redoubt the cells that nobody in it can shoot at. [RULING-G-66, RULING-A-ACT-06]"""
    gate: str = ""
    """The door by which one comes into the place; "" where every door stands open."""
    moat: frozenset[str] = frozenset()
    """Hexes of the moat, which fascines can fill. [A-ACT-03]"""
    doors: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The hexes of every door that can be worked."""
    wet: frozenset[str] = frozenset()
    """Water and marsh: no sergeant draws people up there who has another place for them."""

    def ground(self, name: str) -> bool:
        """Is there such a hex?"""
        at = parse_name(name)
        return at is not None and at[0] < self.columns and at[1] < self.rows


def around(name: str) -> list[str]:
    """The six cells round a cell, on its storey, "" where the sheet ends."""
    hex_, slash, storey = name.partition("/")
    found = [name_at(hex_of(hex_).neighbour(side)) for side in range(len(DIRECTIONS))]
    return [near and near + slash + storey for near in found]


def step(name: str, facing: Facing, steps: int = 1) -> str:
    """The cell some steps away, "" beyond the sheet's top or left."""
    hex_, slash, storey = name.partition("/")
    spot = hex_of(hex_)
    for _ in range(abs(steps)):
        spot = spot.neighbour(facing if steps > 0 else opposite(facing))
    found = name_at(spot)
    return found and found + slash + storey


def rows_from(land: Land, side: int, depth: int) -> Iterator[tuple[int, str]]:
    """The hexes near a side with their distance from it, 0 for those along it: first the edge from end to end, then the next row."""
    long = land.columns if side in (TOP, BOTTOM) else land.rows
    for deep in range(depth):
        for along in range(long):
            if side in (TOP, BOTTOM):
                column, row = along, deep if side == TOP else land.rows - 1 - deep
            else:
                column, row = deep if side == LEFT else land.columns - 1 - deep, along
            yield deep, name_of(column, row)


def edge(land: Land, side: int) -> tuple[str, ...]:
    """The hexes along a side by which somebody could come. [ASSLT-04, A-ACT-04]"""
    return tuple(name for _, name in rows_from(land, side, 1) if name in land.foot)


def edge_for_riders(land: Land, side: int) -> tuple[str, ...]:
    """Those where a rider finds room for his horse."""
    return tuple(name for name in edge(land, side) if name in land.poses)


def spread(cells: Collection[str], first: Sequence[str] = ()) -> tuple[str, ...]:
    """Some cells in an order in which any beginning of it lies far apart: each next one is the farthest from all before it."""
    found = [cell for cell in first if cell in cells]
    spots = {cell: (hex_of(cell), storey_of(cell)) for cell in sorted({*cells, *found})}
    far = {cell: min((_steps(spots[cell], spots[other]) for other in found), default=len(spots)) for cell in spots if cell not in found}
    while far:
        best = max(far, key=lambda cell: far[cell])
        del far[best]
        found.append(best)
        far = {cell: min(steps, _steps(spots[cell], spots[best])) for cell, steps in far.items()}
    return tuple(found)


def _steps(one: tuple[Hex, int], other: tuple[Hex, int]) -> int:
    return one[0].distance(other[0]) + abs(one[1] - other[1])


def storey_of(name: str) -> int:
    """The storey of a cell, 0 for the ground."""
    return int(name.partition("/")[2] or 0)


def hex_name(name: str) -> str:
    """The hex of a cell, without its storey."""
    return name.partition("/")[0]


def standing(land: Land, cells: Iterable[str], gone: Collection[str] = ()) -> list[str]:
    """Those of some cells where somebody can stand; nothing is left above hexes that have fallen or burnt."""
    return [cell for cell in cells if cell in land.foot and hex_name(cell) not in gone and cell not in gone]
