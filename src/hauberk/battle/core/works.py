"""What men have built, broken, brought or set alight: everything about the place that is not as its sheet shows it.

The values here are plain facts. What they make of the board is worked out in `shaping`; who may do what stands in the chapters.
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import NOBODY, Being, BeingId, Side
from hauberk.board.board import Cell
from hauberk.common.values import quick_to_change
from hauberk.grid.hex import Facing


class Ladder(NamedTuple):
    """A siege ladder, lying over two hexes or standing on one against a wall. [LADDER-02, LADDER-04]"""

    id: str
    side: Side
    cells: tuple[Cell, ...]
    standing: bool = False
    facing: Facing = -1
    """Where its top leans, when it stands."""
    carriers: tuple[BeingId, ...] = ()
    raised: int = -1
    """The turn in which it was raised, as long as that lasts. [LADDER-09]"""
    shifted: int = -1
    """The turn in which it was last moved or turned. [SC-LADDER-05]"""
    toll: int = -1
    """The phase in which its carriers have paid for their burden. [LADDER-03]"""
    laid: int = -1
    """The phase in which it was laid down: nobody takes it up again in the same."""


HAND, ARROW, OIL, GREEK, SPREAD = "hand", "arrow", "oil", "greek", "spread"
"""Where a fire comes from: those of arrows are easier to put out, Greek fire is never put out. [FIRE-06, FIRE-07]"""


class Fire(NamedTuple):
    """A burning cell. [FIRE-01, FIRE-11]"""

    side: Side
    """Who set it alight and tests its spread. [FIRE-02]"""
    age: int
    origin: str
    """`hand`, `arrow`, `oil`, `greek`, `spread`: arrow fires are easier to put out. [FIRE-06]"""


class Thing(NamedTuple):
    """Something that lies, stands or hangs on a cell: a cauldron, a heap of stones, a grapnel with its rope, a store of fascines."""

    id: str
    kind: str
    cell: Cell
    side: Side = NOBODY
    facing: Facing = -1
    men: tuple[BeingId, ...] = ()
    """Who carries or serves it."""
    number: int = 0
    state: str = ""


@quick_to_change
class Works(NamedTuple):
    """All that differs from the printed sheets."""

    doors: dict[str, str] = {}
    """Doors that are not as the sheet has them: closed, open or broken."""
    changed: dict[Cell, str] = {}
    """What cells have become; "" for a cell that is no longer there."""
    sides: dict[tuple[Cell, Facing], str] = {}
    """What stands on sides now, "" for nothing; the cell named is the inside."""
    ladders: dict[str, Ladder] = {}
    fires: dict[Cell, Fire] = {}
    naphtha: dict[Cell, int] = {}
    """Cells under Greek fire and the number of the patch each belongs to. [GFIRE-08, GFIRE-09]"""
    things: dict[str, Thing] = {}
    damage: dict[Cell, int] = {}
    """Demolition grades of walls that still stand. [SC-BATTER-01]"""


NOTHING = Works()


def full_turns(phase: int, turns: int, sequence: int) -> int:
    """The stamp before which somebody must have been last busy to have worked for so many full turns."""
    return (phase - 2 * turns) * STAMP + sequence


STAMP = 6
"""Stamps count phases and the sequences in them: six numbers a phase."""
MOVEMENT_SEQUENCE = 3


def rested(phase: int, man: Being, turns: int = 1) -> bool:
    """Has he stood in his place for full turns, from the end of an own movement on, without moving, shooting, attacking,
    being dislodged or stunned? Being attacked in vain does not disturb him.

    [RULING-G-01, RULING-A-GEN-01]
    """
    return man.able and man.busy <= full_turns(phase, turns, MOVEMENT_SEQUENCE)
