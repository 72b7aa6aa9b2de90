"""What can happen to walls, doors, ladders, machines and fires, and to those who work at them."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId, Machine, Side
from hauberk.battle.core.works import Fire, Ladder, Thing
from hauberk.board.board import Cell
from hauberk.common.term import Term
from hauberk.grid.hex import Facing


@dataclass(frozen=True, slots=True)
class Worked:
    """People have done a piece of work."""

    task: str
    men: tuple[BeingId, ...]
    cell: Cell
    thing: str
    spent: bool
    """They do nothing else in this phase."""
    costs: tuple[Term, ...] = ()
    """The points that each of them has paid."""


@dataclass(frozen=True, slots=True)
class Tested:
    """A die has decided a piece of work, a landing, a fire: the whole sum, how it was read and what it means."""

    task: str
    man: BeingId
    cell: Cell
    terms: tuple[Term, ...]
    """They add up to what is read."""
    result: str
    column: str = ""
    """The column of the table in which the sum is read."""
    needs: str = ""
    """The sums that do what is tried, or, of several things a die can say, those that say what it said: 1–6."""
    letter: str = ""
    """What the table says."""
    cover_terms: tuple[Term, ...] = ()
    """Why he has the cover against which the sum is read. [COVER-09]"""
    grades: tuple[int, ...] = ()
    """The grades that a wall has lost by now, and those that bring it down. [A-BOMB-01, SC-BATTER-01]"""
    points: int = 0
    """The bombardment points that are struck with: they lead to the column. [A-RAM-06, RULING-A-BOMB-02]"""


@dataclass(frozen=True, slots=True)
class DoorSet:
    """A door or gate is closed, open or broken now. [GATE-02, A-DOOR-02]"""

    door: str
    state: str


@dataclass(frozen=True, slots=True)
class GroundSet:
    """A cell has become something else; "" if it is no longer there."""

    cell: Cell
    terrain: str


@dataclass(frozen=True, slots=True)
class SideSet:
    """Something stands on a side now, "" for nothing; the cell named is the inside."""

    cell: Cell
    facing: Facing
    kind: str


@dataclass(frozen=True, slots=True)
class LadderSet:
    """A ladder is elsewhere, or stands, or lies; None: it is gone. [LADDER-04, LADDER-13]"""

    id: str
    ladder: Ladder | None


@dataclass(frozen=True, slots=True)
class FireSet:
    """A cell burns, burns longer, or is out. [FIRE-04, FIRE-11]"""

    cell: Cell
    fire: Fire | None


@dataclass(frozen=True, slots=True)
class FlamingArrow:
    """Somebody has shot a flaming arrow at a hex. [FLARROW-01]"""

    man: BeingId
    weapon: str
    origin: Cell
    aim: Cell
    defensive: bool
    left: int
    counted: bool
    """It is one of the few he has. [FLARROW-05]"""


@dataclass(frozen=True, slots=True)
class ArrowsHanded:
    """One archer has given another some of his flaming arrows. [CAMP-10, A-ACT-23]"""

    giver: BeingId
    taker: BeingId
    number: int


@dataclass(frozen=True, slots=True)
class NaphthaSet:
    """Greek fire covers a cell; 0: it does no longer. [GFIRE-08]"""

    cell: Cell
    patch: int


@dataclass(frozen=True, slots=True)
class ThingSet:
    """A thing is elsewhere or otherwise; None: it is used up."""

    id: str
    thing: Thing | None


@dataclass(frozen=True, slots=True)
class DamageSet:
    """So many demolition grades a wall has lost. [SC-BATTER-01]"""

    cell: Cell
    grades: int


@dataclass(frozen=True, slots=True)
class MachineSet:
    """A machine is elsewhere or otherwise; None: it is destroyed."""

    id: str
    machine: Machine | None


@dataclass(frozen=True, slots=True)
class Sheltered:
    """Somebody's cover behind a corner or in a door holds on one side for the rest of the phase. [BLDG-09]"""

    man: BeingId
    cell: Cell
    lee: int
    """The side, as `openings` numbers them."""


@dataclass(frozen=True, slots=True)
class WithdrawalBegan:
    """The attackers have lost their last leader and go. [A-MISC-03]"""

    side: Side


@dataclass(frozen=True, slots=True)
class Shifted:
    """Somebody has been carried, has fallen, jumped or been thrown to another cell, without walking there."""

    man: BeingId
    cell: Cell
    why: str


# -- oxen ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Driven:
    """A team draws its machine straight on. [OXEN-01]"""

    man: BeingId
    machine: str
    cells: tuple[Cell, ...]
    team: tuple[Cell, ...]
    hexes: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """A crew has pushed its machine and walked along. [OXEN-04]"""

    men: tuple[BeingId, ...]
    machine: str
    cells: tuple[Cell, ...]
    places: tuple[Cell, ...]
    """Where the crew stands at the end."""
    hexes: int
    points: int
    """What that takes of its movement. [RULING-S-18]"""


@dataclass(frozen=True, slots=True)
class MachineLeft:
    """A machine leaves the map."""

    machine: str


@dataclass(frozen=True, slots=True)
class WorkBegun:
    """Somebody sets to a full turn's work. [RULING-A-GEN-01]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class TeamChanged:
    """An ox was put to a machine or taken out. [OXEN-03]"""

    man: BeingId
    machine: str
    team: tuple[BeingId, ...]
