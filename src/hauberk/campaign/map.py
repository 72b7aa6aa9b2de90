"""The campaign map: hexes of 5 km with their ground, places by year, rivers, roads and regions. Values only, no files. [C-MAP-01]

Hexes have a flat top and are named by four digits, column then row, both counted from 01 at the upper left: "0712" is column 7,
row 12. The even columns (02, 04, …) lie half a hex lower than the odd ones, as on the sheets of a battle.

One hex holds at most one place. A castle and the town of the same name are one place of a castle's kind with the flag `town`.
The ground of a hex never changes; `settlement` and `castle` are added by `terrain`, for the year that is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import NamedTuple

from hauberk.grid.hex import Hex as Axial
from hauberk.grid.hex import from_offset, rotated, to_offset

HexName = str
"""Four digits, column then row, both from 01: "0712"."""

Direction = int
NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)
DIRECTION_NAMES = ("N", "NE", "SE", "S", "SW", "NW")

BEARINGS: dict[str, tuple[Direction, ...]] = {
    "N": (NORTH,),
    "NE": (NORTH_EAST,),
    "E": (NORTH_EAST, SOUTH_EAST),
    "SE": (SOUTH_EAST,),
    "S": (SOUTH,),
    "SW": (SOUTH_WEST,),
    "W": (NORTH_WEST, SOUTH_WEST),
    "NW": (NORTH_WEST,),
}
"""The steps of each bearing, taken in turn: east and west have no hex of their own and alternate, the northern step first."""

TERRAINS = ("open", "forest", "hill", "mountain", "marsh", "river", "coast", "road", "bridge", "settlement", "castle", "sea")
"""A hex may be of several kinds; `open` is the ground that is neither wooded nor high nor wet. A bridged hex is river, road and bridge."""

CASTLES = ("castle_stone", "castle_tower_palisade", "castle_motte")
MONASTIC = ("priory", "abbey")
KINDS = ("village", "town", "borough", *MONASTIC, "city", *CASTLES)
FLAGS = ("town", "harbour", "monastery", "fortified", "val_demone")


def arc(direction: Direction) -> tuple[Direction, Direction, Direction]:
    """A direction with the ones to its left and right."""
    return rotated(direction, -1), rotated(direction, 0), rotated(direction, 1)


def hex_name(column: int, row: int) -> HexName:
    """The name of the hex in a column and row, both counted from 1."""
    return f"{column:02}{row:02}"


def column_row(name: HexName) -> tuple[int, int]:
    """Column and row of a hex, both counted from 1."""
    return int(name[:2]), int(name[2:])


@cache
def _axial(name: HexName) -> Axial:
    column, row = column_row(name)
    return from_offset(column - 1, row - 1)


class Levels(NamedTuple):
    """What is known of a place in one period. [C-PLACE-01, C-PLACE-02, C-PLACE-03, C-LOYAL-01, C-HOST-01]"""

    faction: str
    noble: str = ""
    """The leader it depends on, an id of `CampaignMap.nobles`; empty where none is named."""
    resources: int = 0
    """1 to 10; a city's are endless whatever stands here."""
    attitude: int = 5
    """Loyalty to the king or hostility, 1 to 10."""


class Place(NamedTuple):
    """A settlement, a monastic building, a city or a castle."""

    id: str
    name: dict[str, str]
    hex: HexName
    kind: str
    levels: dict[int, Levels]
    """By the first year in which they hold."""
    flags: frozenset[str] = frozenset()

    @property
    def is_castle(self) -> bool:
        """A castle of whatever kind. [C-PLACE-08]"""
        return self.kind in CASTLES

    @property
    def is_settlement(self) -> bool:
        """A village, town, borough, city or monastic building: whatever is no castle. [C-PLACE-01, C-PLACE-06]"""
        return self.kind not in CASTLES

    @property
    def is_monastic(self) -> bool:
        """A priory or an abbey. [C-PLACE-06]"""
        return self.kind in MONASTIC

    @property
    def is_city(self) -> bool:
        """One of the great cities. [C-PLACE-02]"""
        return self.kind == "city"

    def at(self, year: int) -> Levels | None:
        """The levels that hold in a year; None before it is built and after it is razed (no faction). [C-MAP-07, C-PLACE-11]"""
        past = [first for first in self.levels if first <= year]
        found = self.levels[max(past)] if past else None
        return found if found and found.faction else None


class Hex(NamedTuple):
    """One hex and its ground."""

    name: HexName
    column: int
    row: int
    terrain: frozenset[str]

    @property
    def is_sea(self) -> bool:
        """Nobody marches here."""
        return "sea" in self.terrain


class Line(NamedTuple):
    """A river or a road: hexes each next to the one before. A river runs from its source, or the edge of the map, downwards."""

    id: str
    name: dict[str, str]
    hexes: tuple[HexName, ...]


class Region(NamedTuple):
    """A named stretch of country."""

    id: str
    name: dict[str, str]
    hexes: frozenset[HexName]


class Peak(NamedTuple):
    """A mountain everybody knows by name; a landmark, no rule asks for it."""

    id: str
    name: dict[str, str]
    hex: HexName
    smokes: bool = False
    """There is fire in it."""


@dataclass(frozen=True, eq=False)
class CampaignMap:
    """A whole map. [C-MAP-02, C-MAP-03]"""

    id: str
    title: dict[str, str]
    columns: int
    rows: int
    hexes: dict[HexName, Hex]
    places: dict[str, Place]
    years: tuple[int, ...] = ()
    """The first years of its periods."""
    nobles: dict[str, dict[str, str]] = field(default_factory=dict)
    """The names of those to whom places belong, by id."""
    rivers: tuple[Line, ...] = ()
    roads: tuple[Line, ...] = ()
    regions: tuple[Region, ...] = ()
    peaks: tuple[Peak, ...] = ()

    @cached_property
    def around(self) -> dict[HexName, tuple[HexName | None, ...]]:
        """The six neighbours of every hex by direction, None beyond the edge; worked out once. [C-MAP-06]"""
        return {name: tuple(self._beside(name, direction) for direction in range(6)) for name in self.hexes}

    def _beside(self, name: HexName, direction: Direction) -> HexName | None:
        column, row = to_offset(_axial(name).neighbour(direction))
        found = hex_name(column + 1, row + 1) if 0 <= column < self.columns and 0 <= row < self.rows else ""
        return found if found in self.hexes else None

    @cached_property
    def _standing(self) -> dict[HexName, Place]:
        return {place.hex: place for place in self.places.values()}

    @cached_property
    def _touching(self) -> dict[HexName, tuple[HexName, ...]]:
        return {name: tuple(other for other in around if other) for name, around in self.around.items()}

    @cached_property
    def _built(self) -> dict[int, dict[HexName, frozenset[str]]]:
        """The terrain of every hex by year, noted when a year is first asked for: ways are sought over thousands of hexes."""
        return {}

    def neighbour(self, name: HexName, direction: Direction) -> HexName | None:
        """The hex next to another in a direction, None beyond the edge of the map. [C-MAP-06]"""
        return self.around[name][direction]

    def neighbours(self, name: HexName) -> tuple[HexName, ...]:
        """The hexes beside another, clockwise from the north. [C-MAP-06]"""
        return self._touching[name]

    def direction(self, start: HexName, end: HexName) -> Direction | None:
        """The direction from a hex to a neighbour; None where they do not touch. [C-MAP-06]"""
        return _axial(start).direction_to(_axial(end))

    def distance(self, start: HexName, end: HexName) -> int:
        """The steps between two hexes as the crow flies. [C-MAP-01]"""
        return _axial(start).distance(_axial(end))

    def step_along(self, start: HexName, bearing: str, steps: int) -> HexName | None:
        """So many hexes in a bearing from a landmark; None beyond the edge of the map. [C-SETUP-01, RULING-C-SETUP-BEARING]"""
        here: HexName | None = start
        turns = BEARINGS[bearing]
        for step in range(steps):
            here = self.neighbour(here, turns[step % len(turns)]) if here else None
        return here

    def nearest(self, start: HexName, fits: Callable[[HexName], bool]) -> HexName | None:
        """The nearest hex that fits, the northernmost first and then clockwise. [RULING-C-SETUP-BEARING]"""
        return next((name for name in self.outwards(start) if fits(name)), None)

    def outwards(self, start: HexName) -> Iterator[HexName]:
        """Every hex of the map in rings about one of them."""
        middle = _axial(start)
        for radius in range(self.columns + self.rows):
            for column, row in map(to_offset, middle.ring(radius)):
                if 0 <= column < self.columns and 0 <= row < self.rows:
                    yield hex_name(column + 1, row + 1)

    def place_at(self, name: HexName, year: int) -> Place | None:
        """The place that stands in a hex in a year. [C-MAP-07]"""
        place = self._standing.get(name)
        return place if place and place.at(year) else None

    def terrain(self, name: HexName, year: int) -> frozenset[str]:
        """All kinds of terrain in a hex, with what has been built there by that year. [C-MAP-05, C-MAP-07]"""
        if year not in self._built:
            self._built[year] = {each: self._terrain(each, year) for each in self.hexes}
        return self._built[year][name]

    def _terrain(self, name: HexName, year: int) -> frozenset[str]:
        place = self.place_at(name, year)
        ground = self.hexes[name].terrain
        if place is None:
            return ground
        built = {"castle"} if place.is_castle else {"settlement"}
        return ground | built | ({"settlement"} if "town" in place.flags else set())

    def passable(self, name: HexName) -> bool:
        """Is there a hex of that name, and is it land?"""
        return name in self.hexes and not self.hexes[name].is_sea
