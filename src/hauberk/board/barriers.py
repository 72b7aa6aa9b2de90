"""What stands in the way of a line of fire, as values: the line's two ends, what fills a hex, walls with their openings.

Heights are twice the level, as on the board.
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.board.board import Board, Cell, Cells
from hauberk.board.terrain import HexsideKind
from hauberk.grid.hex import Facing, rotated
from hauberk.grid.line import left_end, right_end

LEVEL = 2
"""One level, in heights of the board."""


class Ends(NamedTuple):
    """The two ends of a line: from whom to whom, and where on his hex it starts."""

    one: Cell
    two: Cell
    a: int
    b: int
    """Their heights."""
    start: Facing
    """The side from whose middle it starts, an end of a side, or CENTRE."""
    length: int
    """Twice the hexes along the line."""

    @property
    def low(self) -> int:
        """The height of the lower end."""
        return min(self.a, self.b)

    @property
    def high(self) -> int:
        """The height of the higher end."""
        return max(self.a, self.b)

    def clears(self, top: int, at: int) -> bool:
        """Does the line pass over a top, so far from its start? [LEVEL-01, RULING-G-18]"""
        if self.low >= top:
            return True
        if self.high < top:
            return False
        lower, higher = (at, self.length - at) if self.a < self.b else (self.length - at, at)
        return lower >= higher


class Mass(NamedTuple):
    """Something that fills a hex from one height to another: solid ground, a room with its roof, or just a floor."""

    low: int
    top: int
    kind: str
    """`solid`, `room`, `sealed` (a room that shots enter but never cross) or `floor`."""
    cell: Cell


class Barrier(NamedTuple):
    """A wall between two hexes, or an opening in one."""

    low: int
    top: int
    kind: HexsideKind
    inner: Cell
    facing: Facing
    """The direction from inside."""
    inside: Cell
    outside: Cell
    """The two hexes, on the ground."""
    start: int
    """Where lines out of it start: the middle of its side, or the end of it for a slit shared by two hexes. [LOOP-03]"""

    @property
    def opening(self) -> str:
        """`door`, `window` or `slit`; nothing for a plain wall."""
        traits = self.kind.traits
        return "door" if "door" in traits else "window" if "window" in traits else "slit" if "slit" in traits else ""

    @property
    def narrow(self) -> bool:
        """Shot into only along its axis, and out of only near it. [LOOP-05, CWIN-01, RULING-G-19]"""
        return "slit" in self.kind.traits and "window" not in self.kind.traits

    def serves(self, one: Cell, a: int, b: int) -> bool:
        """Does an opening serve somebody at it: who is inside always, who is at the sill only on its own height? [WIN-05]"""
        return one == self.inner or (self.low <= min(a, b) and max(a, b) < self.low + LEVEL)


class Passed(NamedTuple):
    """An opening a line passes."""

    barrier: Barrier
    inward: bool
    own: bool
    """The shooter stands at it: the line starts in its middle."""


class Bars(NamedTuple):
    """Hexes with something on one of their sides: what stops every line, what a line must clear, what must be looked at."""

    stop: Cells
    clear: Cells
    doubt: Cells


class Masks(NamedTuple):
    """What stands in the way of lines between two heights, as sets of hexes on the ground."""

    stop: Cells
    """Filled higher than both ends."""
    clear: Cells
    """Must be cleared: nearer to the higher end than to the lower. [LEVEL-01]"""
    rooms: Cells
    """Of these two the rooms, which do not stop who is in them."""
    doubt: Cells
    """Must be looked at."""
    near: Cells
    """All hexes where anything matters to such a line."""
    sides: tuple[Bars, ...]
    """The same for the six sides of hexes; doors are always looked at."""


def stacked(barriers: list[Barrier]) -> list[Barrier]:
    """What stands between two hexes on several storeys: a wall ends where the next storey has a feature of its own."""
    if len(barriers) == 1:
        return barriers
    floors = sorted({barrier.low for barrier in barriers})
    return [barrier._replace(top=min([barrier.top, *(low for low in floors if low > barrier.low)])) for barrier in barriers]


def shared_start(board: Board, cell: Cell, facing: Facing) -> int:
    """Where a slit shared by two hexes lies: at the end of the side where its other half begins. [LOOP-03, RULING-G-19]"""
    for turn, end in ((1, right_end(facing)), (5, left_end(facing))):
        other = cell + board.shifts[rotated(facing, turn)], rotated(facing, -turn)
        if other in board.inner and "shared" in board.sides[other].traits:
            return end
    return facing


def is_opening(kind: HexsideKind) -> bool:
    """Is it a door, a window or a slit?"""
    return not kind.traits.isdisjoint(("door", "window", "slit"))


def is_eye(barrier: Barrier) -> bool:
    """Is it a window or a slit?"""
    return barrier.opening in ("window", "slit")
