"""Flat-topped hexes in axial coordinates.

Direction 0 is up, the others follow clockwise. Columns are letters from the left, rows numbers from the top;
the second, fourth, … column lies half a hex lower.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Annotated, NamedTuple

Facing = Annotated[int, "facing"]
"""One of the six directions, 0 (up) to 5, clockwise."""

DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
TURNED: tuple[tuple[Facing, ...], ...] = tuple(tuple((direction + sixths) % 6 for sixths in range(6)) for direction in range(6))
"""By direction and sixths what `rotated` says, for loops that ask it very often."""
OPPOSITES: tuple[Facing, ...] = tuple(turned[3] for turned in TURNED)
"""By direction what `opposite` says."""


def rotated(direction: Facing, sixths: int) -> Facing:
    """The direction after turning clockwise by sixths of a full turn."""
    return (direction + sixths) % 6


def opposite(direction: Facing) -> Facing:
    """The direction that leads back."""
    return (direction + 3) % 6


def sixths_between(start: Facing, end: Facing) -> int:
    """By how many sixths of a full turn one must turn clockwise to look from one direction into another."""
    return (end - start) % 6


class Hex(NamedTuple):
    """A hex by its axial coordinates: q runs to the right, r down the column."""

    q: int
    r: int

    def neighbour(self, direction: Facing) -> Hex:
        """The hex next to this one in a direction."""
        dq, dr = DIRECTIONS[direction % 6]
        return Hex(self.q + dq, self.r + dr)

    def distance(self, other: Hex) -> int:
        """How many steps lie between two hexes."""
        return length(other.q - self.q, other.r - self.r)

    def turned(self, sixths: int) -> Hex:
        """This hex after turning the plane clockwise about the origin by sixths of a full turn."""
        q, r = self
        for _ in range(sixths % 6):
            q, r = -r, q + r
        return Hex(q, r)

    def ring(self, radius: int) -> Iterator[Hex]:
        """The hexes at exactly this distance, clockwise from the one straight up."""
        if radius == 0:
            yield self
            return
        here = Hex(self.q, self.r - radius)
        for side in range(6):
            for _ in range(radius):
                yield here
                here = here.neighbour(rotated(side, 2))

    def direction_to(self, other: Hex) -> Facing | None:
        """The direction of a neighbouring hex, or None if the other is no neighbour."""
        step = (other.q - self.q, other.r - self.r)
        return DIRECTIONS.index(step) if step in DIRECTIONS else None


def length(dq: int, dr: int) -> int:
    """The number of steps in an offset."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def from_offset(column: int, row: int) -> Hex:
    """The hex in a column and row, both counted from 0."""
    return Hex(column, row - (column - (column & 1)) // 2)


def to_offset(place: Hex) -> tuple[int, int]:
    """Column and row, both counted from 0."""
    return place.q, place.r + (place.q - (place.q & 1)) // 2


def column_name(column: int) -> str:
    """A, B, … Z, AA, AB, …"""
    name = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


_NAME = re.compile(r"([A-Z]+)([1-9][0-9]*)")


@cache
def name_of(column: int, row: int) -> str:
    """The name a player reads, such as K10."""
    return f"{column_name(column)}{row + 1}"


def parse_name(name: str) -> tuple[int, int] | None:
    """Column and row of a name such as K10, or None if it is no such name."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(match[2]) - 1
