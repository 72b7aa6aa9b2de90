"""Straight lines over the map of a fight: how an engine that cannot turn comes to a wall. The Anarchy 4.2.4, 5.2.1, 5.3.2."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, NamedTuple

from hauberk.battle.machines.kinds import MachineKind
from hauberk.grid.hex import DIRECTIONS, Facing, Hex, from_offset, name_of, opposite, rotated
from hauberk.siege.lands import BOTTOM, LEFT, RIGHT, TOP, Land
from hauberk.siege.place import hex_of

if TYPE_CHECKING:
    from hauberk.siege.set_up import Sketch

WING_RIGHT, WING_LEFT = 2, 4
"""Where the columns beside the middle line lie, seen along it: half a hex behind."""


class Line(NamedTuple):
    """A way straight to a wall."""

    wall: str
    facing: Facing
    cells: tuple[str, ...]
    """From the hex before the wall outwards."""
    to_edge: bool
    """It begins at the edge of the map."""


class Chart:
    """The hexes of a map of one sheet or two, by their places on the table."""

    def __init__(self, sketch: Sketch) -> None:
        self.names: dict[Hex, str] = {}
        self.flat: set[Hex] = set()
        own, open_ = sketch.own, sketch.open
        if own is not None:
            self._lay(own, (0, 0), sketch.here)
            self.flat |= {hex_of(name) for name in sketch.state.fascines}
        if open_ is not None:
            self._lay(open_, self._place(own, open_, sketch.joined), sketch.there)
        self.spots = {name: spot for spot, name in self.names.items()}

    def _place(self, own: Land | None, open_: Land, joined: int) -> tuple[int, int]:
        """Where the open sheet lies. [A-ACT-01]"""
        if own is None:
            return 0, 0
        places = {TOP: (0, -open_.rows), RIGHT: (own.columns, 0), BOTTOM: (0, own.rows), LEFT: (-open_.columns, 0)}
        return places[joined]

    def _lay(self, land: Land, place: tuple[int, int], prefix: str) -> None:
        for column in range(land.columns):
            for row in range(land.rows):
                spot = from_offset(column + place[0], row + place[1])
                self.names[spot] = prefix + name_of(column, row)
                if name_of(column, row) in land.flat:
                    self.flat.add(spot)

    def line(self, wall: str, facing: Facing, kind: MachineKind, barred: Collection[str] = ()) -> Line | None:
        """The way to a wall in a direction, as far out as the ground lets an engine roll; None if it cannot even stand before it.

        [A-TOWER-10, A-RAM-02, A-GALL-03, A-GALL-04]
        """
        spot = self.spots[wall].neighbour(opposite(facing))
        found: list[str] = []
        while self._rolls(spot, facing, kind, barred):
            found.append(self.names[spot])
            spot = spot.neighbour(opposite(facing))
        return Line(wall, facing, tuple(found), spot not in self.names) if found else None

    def _rolls(self, spot: Hex, facing: Facing, kind: MachineKind, barred: Collection[str]) -> bool:
        """Can the front of an engine pass here: its middle and the hexes on both sides of it?"""
        wide = len(kind.floors[0].rows[0]) > 1
        sides = [spot.neighbour(rotated(facing, WING_RIGHT)), spot.neighbour(rotated(facing, WING_LEFT))] if wide else []
        inside = spot in self.names and spot in self.flat and self.names[spot] not in barred
        return inside and all(side not in self.names or (side in self.flat and self.names[side] not in barred) for side in sides)

    def floor(self, kind: MachineKind, nose: str, facing: Facing) -> Iterator[tuple[str, str]]:
        """The hexes of the ground floor of an engine that are on the map, from the front, with what is there."""
        for row, signs in enumerate(kind.floors[0].rows):
            spot = self.spots[nose]
            for _ in range(row):
                spot = spot.neighbour(opposite(facing))
            for index, sign in enumerate(signs):
                column = index - len(signs) // 2
                place = spot if not column else spot.neighbour(rotated(facing, WING_RIGHT if column > 0 else WING_LEFT))
                if sign != " " and place in self.names:
                    yield self.names[place], sign


def lines_to(chart: Chart, walls: Collection[str], kind: MachineKind, barred: Collection[str] = ()) -> list[Line]:
    """All ways to some walls on which an engine can be pushed, those from the edge first, of these the shortest, then the longest of the
    others. Where it hangs over the edge there must still be places on the map for those who push it.

    [A-TOWER-11, A-RAM-02, A-GALL-02, A-GALL-03]
    """
    found = [line for wall in walls for facing in range(len(DIRECTIONS)) if (line := chart.line(wall, facing, kind, barred))]
    able = [line for line in found if len(line.cells) > 1 and pushers(chart, line, kind) >= least_crew(kind)]
    return sorted(able, key=lambda line: (not line.to_edge, len(line.cells) if line.to_edge else -len(line.cells), line.wall, line.facing))


def pushers(chart: Chart, line: Line, kind: MachineKind) -> int:
    """Places on the map for those who push it when it begins."""
    return sum(sign == "." for _, sign in chart.floor(kind, nose_of(line, kind), line.facing))


def least_crew(kind: MachineKind) -> int:
    """The fewest who can move it. [A-RAM-01, A-GALL-02, A-TOWER-09]"""
    return min((men for men, _ in kind.crew), default=0)


def nose_of(line: Line, kind: MachineKind) -> str:
    """Where its nose stands at first: as far back as it gets, hanging over the edge of the map if it must, one step from the wall at least.

    [A-TOWER-11, A-RAM-02, A-GALL-03]
    """
    last = len(line.cells) - kind.length
    return line.cells[max(min(1, len(line.cells) - 1), last)]
