"""What can happen on the way: steps, tests, saddles, horses, burdens, coming and going."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId, Side
from hauberk.board.board import Cell
from hauberk.common.term import Term
from hauberk.grid.hex import Facing


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody went along a path and paid for it. [MOVE-01]"""

    man: BeingId
    path: tuple[Cell, ...]
    tail: Cell
    facing: Facing
    costs: tuple[Term, ...]
    left: int
    spent: int
    """Points of this phase that count for missile limits; a step back counts as all of them. [RULING-T-05, RULING-T-32]"""
    debt: bool = False


@dataclass(frozen=True, slots=True)
class InfiltrationTested:
    """An infiltration test. [INF-02, INF-09]"""

    man: BeingId
    cell: Cell
    die: int
    terms: tuple[Term, ...]
    result: str


@dataclass(frozen=True, slots=True)
class Halted:
    """His movement of this phase is over."""

    man: BeingId
    reason: str
    costs: tuple[Term, ...] = ()
    """What he paid before he was stopped. [RULING-T-24]"""


@dataclass(frozen=True, slots=True)
class SteppedBack:
    """He goes back along his path to a hex where he may stay. [RULING-T-15, RULING-T-29]"""

    man: BeingId
    cell: Cell
    tail: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class MovementCut:
    """A defensive shot costs him movement. [DFIRE-06]"""

    man: BeingId
    left: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class MountedUp:
    """He is in the saddle; what is left of his points is doubled. [MOUNT-02, MOUNT-07]"""

    man: BeingId
    horse: BeingId
    costs: tuple[Term, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Dismounted:
    """He stands beside his horse; what is left of his points is divided. [MOUNT-03, MOUNT-08]"""

    man: BeingId
    horse: BeingId
    cell: Cell
    costs: tuple[Term, ...]
    left: int


@dataclass(frozen=True, slots=True)
class BridleTaken:
    """A horse or beast is led. [HORSE-05]"""

    man: BeingId
    beast: BeingId
    side: Side


@dataclass(frozen=True, slots=True)
class BridleMissed:
    """He reached for the bridle in passing and missed it. [HORSE-07]"""

    man: BeingId
    beast: BeingId


@dataclass(frozen=True, slots=True)
class BridleDropped:
    """A led horse stays where it is. [HORSE-11, RULING-T-87]"""

    beast: BeingId


@dataclass(frozen=True, slots=True)
class HorseMoved:
    """A horse or beast without rider is led, pushed or driven to other hexes. [HORSE-02, HORSE-08]"""

    beast: BeingId
    cell: Cell
    tail: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class Lifted:
    """He carries a stunned character. [CARRY-01]"""

    man: BeingId
    body: BeingId
    costs: tuple[Term, ...]
    left: int
    spent: int
    """Points that count for missile limits: an infiltration paid on lifting, but not the weight."""


@dataclass(frozen=True, slots=True)
class LaidDown:
    """The carried character lies on a hex again. [CARRY-02]"""

    man: BeingId
    body: BeingId
    cell: Cell


@dataclass(frozen=True, slots=True)
class CorpsesCleared:
    """Two men have dragged corpses off a hex. [CORPSE-03, CORPSE-04]"""

    men: tuple[BeingId, ...]
    corpses: tuple[BeingId, ...]
    cell: Cell
    tail: Cell
    sunk: bool


@dataclass(frozen=True, slots=True)
class Entered:
    """Somebody comes onto the map. [MOVE-10]"""

    man: BeingId
    cell: Cell
    tail: Cell
    facing: Facing
    horse: BeingId
    costs: tuple[Term, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody leaves the map. [MOVE-10]"""

    man: BeingId
    exit: str


@dataclass(frozen=True, slots=True)
class WentRound:
    """Who waits beside the map stands along another way in now. [ASSLT-05, RULING-G-63]"""

    man: BeingId
    way: str


@dataclass(frozen=True, slots=True)
class PatrolCalled:
    """A patrol comes up, and the way by which it comes. [FORAGE-05, FORAGE-07, A-ACT-31]"""

    patrol: str
    men: tuple[BeingId, ...]
    way: str


@dataclass(frozen=True, slots=True)
class LedIn:
    """A beast comes onto the map by the hand of its leader. [FORAGE-02, A-ACT-26]"""

    beast: BeingId
    man: BeingId
    cell: Cell
    tail: Cell
    facing: Facing


@dataclass(frozen=True, slots=True)
class StayedBehind:
    """Somebody has not come out in time and takes no part in the sally. [A-ACT-38, RULING-A-ACT-16]"""

    man: BeingId
