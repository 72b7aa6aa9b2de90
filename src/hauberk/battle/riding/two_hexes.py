"""How a rider's two hexes move. Rulebook 4.4.1, 4.4.4."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.board.board import NOWHERE, Board, Cell, Cells
from hauberk.grid.hex import DIRECTIONS, TURNED, Facing, opposite, rotated, sixths_between


class Pose(NamedTuple):
    """Where somebody stands; tail and facing only for riders and horses. [RIDE-07]"""

    cell: Cell
    tail: Cell = NOWHERE
    facing: Facing = -1

    @property
    def area(self) -> Cells:
        """The cells covered."""
        return 1 << self.cell if self.tail < 0 else 1 << self.cell | 1 << self.tail


def pose_of(being: Being) -> Pose:
    """Where a being stands now."""
    return Pose(being.cell, being.tail, being.facing)


class Leg(NamedTuple):
    """One step of a movement."""

    kind: str
    """`step`, `pivot` or `back`."""
    pose: Pose


def leg(board: Board, pose: Pose, to: Cell) -> Leg | None:
    """What entering a hex means for somebody: a step, or for a rider a step into a front hex, a pivot, a step back.

    [RIDE-01, RIDE-04, RIDE-05, RIDE-06, RULING-T-30, RULING-T-31, RULING-T-32]
    """
    if pose.tail < 0:
        return _step_to(to) if to in board.ways[pose.cell] else None
    if to == pose.tail:
        behind = board.neighbours[pose.tail][opposite(pose.facing)]
        return Leg("back", Pose(pose.tail, behind, pose.facing)) if behind >= 0 else None
    direction = board.direction(pose.cell, to)
    if direction is None:
        return None
    turn = sixths_between(pose.facing, direction)
    if turn in (5, 0, 1):
        return Leg("step", Pose(to, pose.cell, direction))
    swung = board.direction(pose.tail, to)
    return Leg("pivot", Pose(to, pose.tail, swung)) if swung is not None else None


@cache
def _step_to(cell: Cell) -> Leg:
    """A step on foot; frozen, so one for each hex is enough."""
    return Leg("step", Pose(cell))


def front_hexes(board: Board, pose: Pose) -> tuple[Cell, ...]:
    """The three hexes before a horse's head. [RIDE-01]"""
    ring = board.neighbours[pose.cell]
    return tuple(ring[rotated(pose.facing, turn)] for turn in (-1, 0, 1))


def in_front_arc(board: Board, pose: Pose, cell: Cell) -> bool:
    """Is a hex in the cone of 120° before the head? [CHARGE-03, RULING-T-97]"""
    return _in_cone(board, pose.cell, cell, pose.facing)


def in_rear_arc(board: Board, pose: Pose, cell: Cell) -> bool:
    """Is a hex in the cone of 120° behind the tail? [LANCE-01, RULING-T-93]"""
    return _in_cone(board, pose.tail, cell, opposite(pose.facing))


def _in_cone(board: Board, start: Cell, cell: Cell, facing: Facing) -> bool:
    """Cells start + a·e(facing−1) + c·e(facing+1) with a, c ≥ 0, not both 0."""
    dq, dr = board.offset(start, cell)
    turned = TURNED[facing]
    (aq, ar), (cq, cr) = DIRECTIONS[turned[5]], DIRECTIONS[turned[1]]
    det = aq * cr - ar * cq
    a, c = (dq * cr - dr * cq) * det, (aq * dr - ar * dq) * det  # det is 1 or −1
    return a >= 0 and c >= 0 and (dq, dr) != (0, 0)
