"""Lines as sets of cells: worked out once for every offset, whatever board they are drawn on."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.grid.hex import Facing
from hauberk.grid.line import line, line_from, touched_corner

CENTRE = -1
"""A line that starts at the centre of its hex, not at the middle or an end of a side."""


class Link(NamedTuple):
    """A stretch of a line from one crossed hex to the next, as distances from where the line starts."""

    start: int
    middle: tuple[int, ...]
    """The pair along whose border it runs, or nothing."""
    end: int
    corner: int | None = None
    """The hex it only touches, if it steps on just where three hexes meet."""


class Steps(NamedTuple):
    """The hexes from which a line steps in one direction: all of them, those before its middle, those after it."""

    side: Facing
    all: Cells
    first: Cells
    last: Cells


class Trace(NamedTuple):
    """The line to an offset, as sets of cells that are shifted by `Traces.bias`."""

    singles: Cells
    pairs: tuple[tuple[int, int], ...]
    touched: Cells
    """Singles and pairs together."""
    corners: Cells
    """Hexes it only touches, where three hexes meet. [BLDG-02]"""
    first: Cells
    last: Cells
    """Singles nearer to the start than to the end, and the other way round."""
    steps: tuple[Steps, ...]
    """Steps over a hexside, by direction; those along a border are left out, and the one over the side a line starts from."""
    entry: Facing
    """The direction of the last step; CENTRE if it comes along a border."""
    length: int
    """Twice the hexes along the line."""


class Traces:
    """The lines of all boards of one size."""

    def __init__(self, stride: int, plane: int, shifts: tuple[int, ...]) -> None:
        self.bias = plane + 2 * stride
        self._stride, self._shifts = stride, shifts
        self._traces: dict[int, Trace] = {}
        self._from: dict[tuple[Facing, int], Trace | None] = {}
        self._links: dict[tuple[Facing, int], tuple[Link, ...]] = {}

    def trace(self, key: int) -> Trace:
        """The line between two centres."""
        found = self._traces.get(key)
        if found is None:
            found = self._traces[key] = self._traced(CENTRE, key)
        return found

    def trace_from(self, start: Facing, key: int) -> Trace | None:
        """The line from the middle or an end of a side; None if it does not lead outwards."""
        known = start, key
        if known not in self._from:
            self._from[known] = self._traced(start, key) if self.links(start, key) else None
        return self._from[known]

    def links(self, start: Facing, key: int) -> tuple[Link, ...]:
        """The stretches of a line, for the few that must be followed step by step; none if it does not lead there."""
        known = self._links.get((start, key))
        if known is None:
            links: list[Link] = []
            middle: tuple[int, ...] = ()
            before = 0
            chain = self._chain(start, key)
            corners = self._corners(start, key)
            for at, link in enumerate(chain[1:]):
                if len(link) == 2:
                    middle = tuple(link)
                else:
                    links.append(Link(before, middle, link[0], corners.get(at)))
                    middle, before = (), link[0]
            known = self._links[start, key] = tuple(links)
        return known

    def _places(self, start: Facing, key: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        dq = (key + 2048) // 4096
        drawn = line(dq, key - dq * 4096) if start == CENTRE else line_from(start, dq, key - dq * 4096)
        return drawn.chain if drawn else ()

    def _chain(self, start: Facing, key: int) -> list[list[int]]:
        """The line to an offset, as distances in the numbers of the board."""
        stride = self._stride
        return [[q * stride + r for q, r in link] for link in self._places(start, key)]

    def _corners(self, start: Facing, key: int) -> dict[int, int]:
        """Where a line steps on just where three hexes meet: the number of the step, and the third hex."""
        dq = (key + 2048) // 4096
        dr = key - dq * 4096
        if start == CENTRE and (dq - dr) % 3:
            return {}  # no line to such a hex meets a corner
        found = {}
        for at, (here, there) in enumerate(pairwise(self._places(start, key))):
            if len(here) == len(there) == 1 and (at or start == CENTRE):
                third = touched_corner(start, dq, dr, here[0], there[0])
                if third is not None:
                    found[at] = third[0] * self._stride + third[1]
        return found

    def _traced(self, start: Facing, key: int) -> Trace:
        chain, bias = self._chain(start, key), self.bias
        inner = list(enumerate(chain))[1:-1]
        length = 2 * (len(chain) - 1)
        singles = cells_of([bias + link[0] for _, link in inner if len(link) == 1])
        pairs = tuple([(link[0], link[1]) for _, link in inner if len(link) == 2])
        touched = singles | cells_of([bias + offset for pair in pairs for offset in pair]) if pairs else singles
        first = cells_of([bias + link[0] for at, link in inner if len(link) == 1 and 4 * at < length])
        last = cells_of([bias + link[0] for at, link in inner if len(link) == 1 and 4 * at > length])
        steps: dict[Facing, list[tuple[Cell, int]]] = {}
        entry = CENTRE
        for at, (here, there) in enumerate(pairwise(chain)):
            if len(here) == len(there) == 1:
                entry = self._shifts.index(there[0] - here[0])
                if at or start == CENTRE:
                    steps.setdefault(entry, []).append((bias + here[0], 2 * (2 * at + 1)))
        if len(chain) > 1 and len(chain[-2]) == 2:
            entry = CENTRE
        found = [
            Steps(
                side,
                cells_of([cell for cell, _ in some]),
                cells_of([cell for cell, at in some if at < length]),
                cells_of([cell for cell, at in some if at > length]),
            )
            for side, some in steps.items()
        ]
        corners = cells_of([bias + corner for corner in self._corners(start, key).values()])
        return Trace(singles, pairs, touched, corners, first, last, tuple(found), entry, length)


@cache
def traces_of_size(stride: int, plane: int, shifts: tuple[int, ...]) -> Traces:
    """The lines of boards of one size are shared: what is dug or burnt changes none of them."""
    return Traces(stride, plane, shifts)


def traces_of(board: Board) -> Traces:
    """The lines of a board."""
    return traces_of_size(board.stride, board.plane, board.shifts)
