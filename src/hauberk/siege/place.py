"""The besieged place as the siege sheet shows it: its walls hex by hex, their stretches, its redoubts, its ways in. Hexes by their names.

Guiscard 11.3 and 11.4.1, The Anarchy 6.3, 7.3, 7.7.1, Siege 2.10: what may be struck, what is a breach, what falls together. [A-SIEGE-22]
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from hauberk.battle.storming.mining import needed as half_of
from hauberk.grid.hex import DIRECTIONS, Facing, Hex, from_offset, name_of, opposite, parse_name, to_offset

KINDS = ("castle", "farm", "chapel", "priory")
OUTER, INNER, FOREWORK = "outer", "inner", "forework"
RINGS = (OUTER, INNER, FOREWORK)
"""The enclosure, the tower or keep that stands within it, and what lies before it: bridge, jetty, scaffold, hoarding."""
HOARDING, GATE, POSTERN, BRIDGE = "hoarding", "gate", "postern", "bridge"
WALLS = ("wall", "tower", "keep", "house_wall", "palisade", GATE, POSTERN, HOARDING, BRIDGE, "scaffold", "jetty")
WOOD = "wood"
DOORS = (GATE, POSTERN)
"""Entrances are no walls: once broken they are open, but no breach. [DEMO-06]"""
SIDES_OF_MAP = (1, 2, 3, 4)
"""Top, right, bottom, left."""


class Wall(NamedTuple):
    """One hex of the siege sheet whose damage is counted. [DEMO-01, A-SIEGE-22]"""

    hex: str
    kind: str
    material: str
    ring: str
    section: str
    faces_court: bool = False
    """It looks into the place and nowhere else. [A-BOMB-07]"""

    @property
    def burns(self) -> bool:
        """Timber burns, and so does every gate, whatever stands around it. [A-ENTR-07, RULING-A-ENTR-01]"""
        return self.material == WOOD or self.kind in DOORS


class Section(NamedTuple):
    """What falls together when it is mined: a wall between two towers or bends, the circumference of a tower, a keep. [A-MINE-08]"""

    id: str
    title: dict[str, str]
    kind: str
    ring: str
    hexes: tuple[str, ...]
    core: tuple[str, ...] = ()
    """The middle of a tower: not counted, but it comes down with the rest. [A-MINE-10]"""
    mine: bool = False
    """Can a gallery be brought to its foot? Neither rock nor ditch lets one through. [A-MINE-02, A-GALL-04]"""


class Redoubt(NamedTuple):
    """Where the defenders fall back to when the rest is lost. [ASSLT-09, A-ACT-08]"""

    id: str
    title: dict[str, str]
    cells: frozenset[str]


class Reach(NamedTuple):
    """How far the stones of an edition reach into a place."""

    nearest: int
    """So many hexes of the inner walls, those nearest to a breach, lie open. [DEMO-06, A-BOMB-07, SC-CATA-06]"""
    whole_keep: bool = False
    """The whole inner ring is hidden before a breach, not only what looks into the court. [DEMO-06, SC-CATA-06]"""
    gate_is_breach: bool = False
    """A broken gate counts as a breach. [RULING-G-60 b]"""


@dataclass(frozen=True)
class Place:
    """A castle, farm, chapel or priory that can be besieged."""

    id: str
    sheet: str
    kind: str
    title: dict[str, str]
    walls: dict[str, Wall]
    sections: dict[str, Section]
    redoubts: tuple[Redoubt, ...]
    """In the order in which they are held. [ASSLT-09, RULING-G-65]"""
    court: frozenset[str]
    inside: frozenset[str]
    """Every cell that belongs to the besieged when the siege begins. [ASSLT-03, A-ACT-03]"""
    centre: frozenset[str]
    """Who cannot get there when an assault ends is lost. [ASSLT-08, A-ACT-07, RULING-A-ACT-02]"""
    outer: frozenset[str]
    """What besiegers hold who have driven the defenders into the redoubt. [BESB-01, A-ACT-11]"""
    access: frozenset[str]
    """Cells with a way out of the place. [A-ACT-16, A-ACT-25]"""
    any_redoubt: bool = False
    """Any of the redoubts may be the first. [A-ACT-08]"""
    open_sides: tuple[int, ...] = SIDES_OF_MAP
    """Sides of the sheet by which besiegers may come. [ASSLT-03, RULING-G-63]"""
    joins: tuple[int, ...] = SIDES_OF_MAP
    """Sides to which open ground may be joined. [A-ACT-01, GSORT-02]"""

    def with_hoardings(self, cells: Iterable[str]) -> Place:
        """The same place with timber galleries hung before its walls, each named by its cell over the foot of the wall. [A-HOARD-04]"""
        hung = {cell: Wall(cell, HOARDING, WOOD, FOREWORK, "") for cell in cells}
        return replace(self, walls={**self.walls, **hung})

    @cached_property
    def ground(self) -> frozenset[str]:
        """The hexes over which its inside lies, on whatever storey."""
        return frozenset(cell.partition("/")[0] for cell in self.inside)

    @cached_property
    def hoardings(self) -> tuple[str, ...]:
        """The cells of its hoardings."""
        return tuple(wall.hex for wall in self.walls.values() if wall.kind == HOARDING)

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """For every wall hex the wall hexes that touch it: fire leaps from one to the next. [A-FIRE-05]"""
        at: dict[Hex, list[str]] = {}
        for name in self.walls:
            at.setdefault(hex_of(name), []).append(name)
        around = {name: [hex_of(name).neighbour(side) for side in range(len(DIRECTIONS))] for name in self.walls}
        return {name: tuple(other for spot in spots for other in at.get(spot, ())) for name, spots in around.items()}

    def section_of(self, name: str) -> Section | None:
        """The stretch a hex belongs to, if it is part of one. [A-MINE-08]"""
        found = self.walls.get(name)
        return self.sections.get(found.section) if found else next((each for each in self.sections.values() if name in each.core), None)


def hex_of(name: str) -> Hex:
    """The hex of a cell by its name, on whatever storey."""
    at = parse_name(name.partition("/")[0])
    if at is None:
        raise ValueError(f"no hex {name!r}")
    return from_offset(*at)


def name_at(spot: Hex) -> str:
    """The name of a hex; "" beyond the top or the left of a sheet."""
    column, row = to_offset(spot)
    return name_of(column, row) if column >= 0 and row >= 0 else ""


def distance(one: str, other: str) -> int:
    """Steps between two hexes, whatever stands between them. [RULING-G-60, RULING-A-BOMB-04, RULING-S-34]"""
    return hex_of(one).distance(hex_of(other))


def needed(section: Section) -> int:
    """How many of its hexes must be dug hollow: half, rounded up. [A-MINE-08, RULING-A-MINE-13]"""
    return half_of(len(section.hexes))


def brought_down(section: Section) -> tuple[str, ...]:
    """Every hex that is rubble when its props have burnt. [A-MINE-10]"""
    return section.hexes + section.core


# -- breaches --------------------------------------------------------------------------------------------------------


def breaches(place: Place, down: Collection[str], ring: str = OUTER, gates: bool = False) -> tuple[str, ...]:
    """Wall hexes of a ring that lie in rubble; a broken gate is none, unless that is agreed. [DEMO-06, RULING-G-60, SURR-03, A-SURR-03]"""
    return tuple(wall.hex for wall in place.walls.values() if wall.ring == ring and wall.hex in down and (gates or wall.kind not in DOORS))


def breached(place: Place, down: Collection[str], ring: str = OUTER, gates: bool = False) -> bool:
    """Is there a way through the ring? [SURR-04, A-SURR-04]"""
    return bool(breaches(place, down, ring, gates))


def nearest(place: Place, breach: str, count: int, struck: Collection[str] = ()) -> frozenset[str]:
    """The inner wall hexes that lie open behind a breach: so many, the nearest ones. Where several are equally far the besieger chooses,
    and has chosen once he has struck some of them.

    [DEMO-06, A-BOMB-07, SC-CATA-06, RULING-G-60, RULING-A-BOMB-04, RULING-S-34]
    """
    inner = {wall.hex: distance(wall.hex, breach) for wall in place.walls.values() if wall.ring == INNER}
    found = set()
    for name, steps in inner.items():
        nearer = sum(other < steps for other in inner.values())
        chosen = sum(inner[other] == steps for other in struck if other in inner and other != name)
        if nearer + chosen < count:
            found.add(name)
    return frozenset(found)


# -- targets ---------------------------------------------------------------------------------------------------------

DOWN, HIDDEN, FAR, SCREENED = "down", "hidden", "far", "screened"
"""Why a hex is no target: it has fallen; no breach opens the way to it; others lie nearer to the breach; a hoarding hangs before it."""


def why_not(
    place: Place, name: str, down: Collection[str], reach: Reach, struck: Collection[str] = (), bearing: Facing | None = None
) -> str:
    """Why a hex may not be bombarded now, "" if it may. `struck` are inner hexes hit before or named today; `bearing` is the direction in
    which the stones fly, where hoardings hang: without one a hex is a target if an engine outside somewhere could strike it.

    [DEMO-06, A-BOMB-04, A-BOMB-07, A-BOMB-10, SC-CATA-06, RULING-G-60]
    """
    wall = place.walls.get(name)
    if wall is None or name in down:
        return DOWN
    if wall.ring == INNER and (wall.faces_court or reach.whole_keep):
        ways = breaches(place, down, OUTER, reach.gate_is_breach)
        if not ways:
            return HIDDEN
        if not any(name in nearest(place, way, reach.nearest, struck) for way in ways):
            return FAR
    bearings = outer_bearings(place, name) if bearing is None else (bearing,)
    return SCREENED if all(screened(place, name, down, each) for each in bearings) else ""


def targets(
    place: Place, down: Collection[str], reach: Reach, struck: Collection[str] = (), bearing: Facing | None = None
) -> tuple[str, ...]:
    """Every hex that may be bombarded now. [DEMO-05, DEMO-06, A-BOMB-04, A-BOMB-07, SC-CATA-02, SC-CATA-06]"""
    return tuple(name for name in place.walls if not why_not(place, name, down, reach, struck, bearing))


def outer_bearings(place: Place, name: str) -> tuple[Facing, ...]:
    """The directions in which stones fly that come from outside straight at the face of a wall; any, for one that has no outer face."""
    if place.walls[name].ring != OUTER:
        return tuple(range(len(DIRECTIONS)))
    before = [(side, name_at(hex_of(name).neighbour(side))) for side in range(len(DIRECTIONS))]
    faces = [side for side, near in before if near not in place.ground and not _is_wall(place, near)]
    return tuple(opposite(side) for side in faces) or tuple(range(len(DIRECTIONS)))


def _is_wall(place: Place, name: str) -> bool:
    """Does a wall or the middle of a tower stand there? What lies before the place does not count."""
    section = place.section_of(name)
    return section is not None and section.ring != FOREWORK


def screened(place: Place, name: str, down: Collection[str], bearing: Facing) -> bool:
    """Does the straight line by which the stones come in cross a hoarding that still hangs? It screens what is behind it, not itself.

    [A-HOARD-22, A-HOARD-25, A-BOMB-10, RULING-A-HOARD-05]
    """
    here, back = hex_of(name), opposite(bearing)
    for cell in place.hoardings:
        there = hex_of(cell)
        steps = here.distance(there)
        if cell in down or not steps:
            continue
        way = DIRECTIONS[back]
        if (there.q - here.q, there.r - here.r) == (way[0] * steps, way[1] * steps):
            return True
    return False


def flammable(place: Place, down: Collection[str]) -> tuple[str, ...]:
    """Standing timber, at which archers can shoot fire. [A-FIRE-01, A-FIRE-05]"""
    return tuple(wall.hex for wall in place.walls.values() if wall.burns and wall.hex not in down)


def fallen(place: Place, damage: Mapping[str, int], grades: Mapping[str, int]) -> frozenset[str]:
    """Hexes that have lost all their grades; `grades` says how many each material has. [DEMO-02, A-BOMB-01, SC-BATTER-01]"""
    return frozenset(name for name, lost in damage.items() if name in place.walls and lost >= grades[place.walls[name].material])


# -- ground round the walls --------------------------------------------------------------------------------------------


def court_before(place: Place, section: Section) -> tuple[str, ...]:
    """The hexes of the court behind a stretch, where counter-miners gather. [A-MINE-13]"""
    return tuple(name for name in _around(section) if name in place.court)


def _around(section: Section) -> list[str]:
    """The hexes that touch a stretch, in a fixed order."""
    own = {hex_of(name) for name in section.hexes + section.core}
    touching = {spot.neighbour(side) for spot in own for side in range(len(DIRECTIONS))} - own
    return sorted(name for spot in touching if (name := name_at(spot)))


def on_rampart(place: Place, cells: Iterable[str]) -> bool:
    """Does one of these cells lie in the outer line, with nothing of the place between it and the open? [BESB-06, A-ACT-16]"""
    for cell in cells:
        here = cell.partition("/")[0]
        if here in place.walls and place.walls[here].ring != FOREWORK:
            around = [name_at(hex_of(here).neighbour(side)) for side in range(len(DIRECTIONS))]
            if any(near not in place.ground and not _is_wall(place, near) for near in around):
                return True
    return False


def in_one_redoubt(place: Place, cells: Collection[str], held: int = 0, either: bool = False) -> int:
    """The number of the redoubt, counted from 1, in which all of these cells lie; 0 if they do not. A second redoubt counts only for those
    who have already held the first (`held`), unless the order is free.

    [ASSLT-09, A-ACT-08, RULING-G-65]
    """
    for number, redoubt in enumerate(place.redoubts, start=1):
        if cells and all(cell in redoubt.cells for cell in cells) and (either or place.any_redoubt or number <= held + 1):
            return number
    return 0


def check(place: Place) -> list[str]:
    """What is wrong with a place, in words: every wall hex in one stretch, redoubts and centre inside, names that exist."""
    found = []
    for wall in place.walls.values():
        if wall.section not in place.sections:
            found.append(f"{wall.hex} belongs to no section")
    for redoubt in place.redoubts:
        if outside := sorted(redoubt.cells - place.inside):
            found.append(f"redoubt {redoubt.id}: {' '.join(outside)} lie outside the place")
    for name, cells in (("court", place.court), ("centre", place.centre), ("access", place.access)):
        if outside := sorted(cells - place.inside):
            found.append(f"{name}: {' '.join(outside)} lie outside the place")
    return found
