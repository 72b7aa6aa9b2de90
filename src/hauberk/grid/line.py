"""The exact straight line between the centres of two hexes, or from the middle or the end of a hexside to a centre.

[LOF-01, LOF-03, RULING-T-53, RULING-T-54, WIN-02, DOOR-03, LOOP-02]

A hex counts as crossed when the line runs through its inside. Where the line runs along the border of two hexes the two
form a pair. A hex that is only touched in a corner is not crossed. All arithmetic is in whole numbers.
"""

from __future__ import annotations

from functools import cache
from math import lcm
from typing import NamedTuple

from hauberk.grid.hex import DIRECTIONS, Facing, rotated

Offset = tuple[int, int]


class Line(NamedTuple):
    """What lies on a line, as offsets from where it starts."""

    chain: tuple[tuple[Offset, ...], ...]
    """From start to end: single hexes, and pairs where the line runs along a border."""

    @property
    def singles(self) -> tuple[Offset, ...]:
        """The hexes crossed between the two ends."""
        return tuple(link[0] for link in self.chain[1:-1] if len(link) == 1)

    @property
    def pairs(self) -> tuple[tuple[Offset, Offset], ...]:
        """The border pairs on the way."""
        return tuple((link[0], link[1]) for link in self.chain if len(link) == 2)


@cache
def line(dq: int, dr: int) -> Line:
    """The line from a hex to the one at this offset. Lines that are turns or mirrors of one another are worked out once."""
    if (dq, dr) == (0, 0):
        return Line((((0, 0),),))
    for sixths in range(6):
        q, r = _turned(dq, dr, sixths)
        if q > 0 and r >= 0:
            a, b, c, d = _TURNS[rotated(0, -sixths)]
            if r > q:
                q, r, a, b, c, d = r, q, b, a, d, c  # mirrored: the two coordinates change places
            placed = [[(a * x + b * y, c * x + d * y) for x, y in link] for link in _drawn(q, r)]
            return Line(tuple([tuple(link if len(link) == 1 else sorted(link)) for link in placed]))
    raise AssertionError("every offset lies in one of the six sectors")


_TURNS = ((1, 0, 0, 1), (0, -1, 1, 1), (-1, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, -1), (1, 1, -1, 0))
"""Turns clockwise about the origin by so many sixths: what q and r give to the new q, then to the new r."""


def _turned(q: int, r: int, sixths: int) -> Offset:
    """An offset turned clockwise about the origin."""
    a, b, c, d = _TURNS[sixths]
    return a * q + b * r, c * q + d * r


@cache
def _drawn(dq: int, dr: int) -> tuple[tuple[Offset, ...], ...]:
    """A line in the first half sector: to the right, and down no more than to the right."""
    found: dict[tuple[int, int], list[Offset]] = {}
    slopes = (2 * dq + dr, -dq - 2 * dr, dr - dq)
    scale = lcm(*(abs(slope) for slope in slopes if slope))
    for q, r in _near(dq, dr):
        span = _inside(q, r, slopes, scale)
        if span:
            found.setdefault(span, []).append((q, r))
    return tuple(tuple(found[span]) for span in sorted(found))


def _near(dq: int, dr: int) -> list[Offset]:
    """Hexes that the line may cross: per column, those around the stretch of the line over it.

    From its centre a hex reaches two thirds of a step to either side, along either coordinate.
    """
    hexes = []
    for q in range(dq + 1):
        low, high = -((2 * dq - (3 * q - 2) * dr) // (3 * dq)), ((3 * q + 2) * dr + 2 * dq) // (3 * dq)
        hexes += [(q, r) for r in range(low, high + 1)]
    return hexes


def _inside(q: int, r: int, slopes: tuple[int, int, int], scale: int) -> tuple[int, int] | None:
    """The stretch of the line inside a closed hex, in parts of `scale`; None if it is empty or a single point."""
    low, high = 0, scale
    for slope, centre in zip(slopes, (2 * q + r, -q - 2 * r, r - q), strict=True):
        if slope == 0:
            if abs(centre) > 1:
                return None
            continue
        one, two = (centre - 1) * scale // slope, (centre + 1) * scale // slope
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return (low, high) if high > low else None


# -- lines from a hexside ----------------------------------------------------------------------------------------------

SIDES = len(DIRECTIONS)
UNIT = 6
"""Parts of a step: middles of sides are halves, ends of sides are thirds."""


def right_end(side: Facing) -> int:
    """A start at the end of a side that comes after it, clockwise."""
    return side + SIDES


def left_end(side: Facing) -> int:
    """A start at the end of a side that comes before it, clockwise."""
    return side + 2 * SIDES


def is_end(start: int) -> bool:
    """Does a line start at the end of a side, where three hexes meet?"""
    return start >= SIDES


def side_of(start: int) -> Facing:
    """The side over which a line leaves the hex it starts at."""
    return start % SIDES


def _from(start: int) -> Offset:
    """Where a line starts, in parts of a step; any negative start is the centre of the hex."""
    if start < 0:
        return 0, 0
    side = side_of(start)
    q, r = DIRECTIONS[side]
    if not is_end(start):
        return 3 * q, 3 * r
    x, y = DIRECTIONS[(side + (1 if start < 2 * SIDES else 5)) % SIDES]
    return 2 * (q + x), 2 * (r + y)


@cache
def line_from(start: int, dq: int, dr: int) -> Line | None:
    """The line from the middle or an end of a side of a hex to the centre of the hex at this offset; None if it does not lead outwards,
    over that side.

    The hex it starts at stands first in the chain, though the line does not cross it. [WIN-02, DOOR-03, TDOOR-02, LOOP-02, LOOP-03]
    """
    (sq, sr), (fq, fr) = DIRECTIONS[side_of(start)], _from(start)
    eq, er = UNIT * dq - fq, UNIT * dr - fr
    if 2 * (sq * eq + sr * er) + sq * er + sr * eq <= 0 or (is_end(start) and not in_slit_field(start, dq, dr)):
        return None
    starts, slopes = _forms(fq, fr), _forms(eq, er)
    scale = lcm(*(abs(slope) for slope in slopes if slope))
    spans: dict[Offset, tuple[int, int]] = {}
    todo = [(sq, sr)]
    while todo:
        q, r = todo.pop()
        span = None if (q, r) in spans else _within(_forms(UNIT * q, UNIT * r), starts, slopes, scale)
        if span:
            spans[q, r] = span
            todo += [(q + x, r + y) for x, y in DIRECTIONS]
    found: dict[tuple[int, int], list[Offset]] = {}
    for place, span in spans.items():
        found.setdefault(span, []).append(place)
    return Line((((0, 0),), *(tuple(sorted(found[span])) for span in sorted(found))))


def in_slit_field(start: int, dq: int, dr: int) -> bool:
    """Does a hex lie in the sixth to either side of a slit's axis, seen from the slit? [RULING-G-19]

    The axis of a slit in the middle of a side is square to it. That of a slit where two hexes meet runs on from the side between the
    two; the sixth to either side of it ends at the walls, which stop what touches them.
    """
    side, (fq, fr) = side_of(start), _from(start)
    eq, er = UNIT * dq - fq, UNIT * dr - fr
    left, right = DIRECTIONS[(side + 5) % SIDES], DIRECTIONS[(side + 1) % SIDES]
    if not is_end(start):
        return _turn(left, (eq, er)) >= 0 and _turn((eq, er), right) >= 0
    back, out = DIRECTIONS[(side + 4) % SIDES], DIRECTIONS[side]
    if start < 2 * SIDES:
        return _turn(_sum(left, back), (eq, er)) > 0 and _turn((eq, er), _sum(out, right)) > 0
    return _turn(_sum(left, out), (eq, er)) > 0 and _turn((eq, er), _sum(right, DIRECTIONS[(side + 2) % SIDES])) > 0


def axis_of(start: int) -> Offset:
    """The axis of a slit, as a step from its hex outside to the next in line: square to its side, or along the side between two hexes.

    [LOOP-03, LOOP-05, RULING-G-19]
    """
    out = DIRECTIONS[side_of(start)]
    if not is_end(start):
        return out
    return _sum(out, DIRECTIONS[(side_of(start) + (5 if start < 2 * SIDES else 1)) % SIDES])


def touched_corner(start: int, dq: int, dr: int, one: Offset, two: Offset) -> Offset | None:
    """The third hex where a line steps from one hex to the next just where three meet; None if it crosses their side elsewhere."""
    fq, fr = _from(start)
    eq, er = UNIT * dq - fq, UNIT * dr - fr
    side = DIRECTIONS.index((two[0] - one[0], two[1] - one[1]))
    for turn in (1, 5):
        third = _sum(one, DIRECTIONS[(side + turn) % SIDES])
        q, r = 2 * (one[0] + two[0] + third[0]) - fq, 2 * (one[1] + two[1] + third[1]) - fr
        if q * er == r * eq:
            return third
    return None


def _sum(one: Offset, two: Offset) -> Offset:
    return one[0] + two[0], one[1] + two[1]


def _turn(one: Offset, two: Offset) -> int:
    """More than nothing if the second lies clockwise of the first, less if it lies the other way."""
    return one[0] * two[1] - one[1] * two[0]


def _forms(q: int, r: int) -> tuple[int, int, int]:
    """A place measured along the three directions in which hexes share sides."""
    return 2 * q + r, -q - 2 * r, r - q


def _within(
    centres: tuple[int, int, int], starts: tuple[int, int, int], slopes: tuple[int, int, int], scale: int
) -> tuple[int, int] | None:
    """Like `_inside`, for a start that is not the origin, all lengths in parts of a step."""
    low, high = 0, scale
    for centre, start, slope in zip(centres, starts, slopes, strict=True):
        if slope == 0:
            if abs(start - centre) > UNIT:
                return None
            continue
        one, two = (centre - UNIT - start) * scale // slope, (centre + UNIT - start) * scale // slope
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return (low, high) if high > low else None
