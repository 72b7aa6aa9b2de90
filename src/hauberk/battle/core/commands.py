"""Everything a player can ask for. A command is a value; `decide` turns it into events or a refusal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.board.board import NOWHERE, Cell
from hauberk.grid.hex import Facing


@dataclass(frozen=True, slots=True)
class Done:
    """The active side is finished with this sequence. [TURN-04, TURN-07]"""


@dataclass(frozen=True, slots=True)
class CallOff:
    """End the fight, where the scenario gives the right to. [ASSLT-09, A-ACT-08, GSORT-05, A-ACT-39]"""

    row: int = 0
    """Which of the rights the scenario gives."""


@dataclass(frozen=True, slots=True)
class CallPatrol:
    """The patrol that comes, and the way by which it comes. [FORAGE-05, FORAGE-07]"""

    patrol: str
    way: str


# -- shooting ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shoot:
    """Offensive fire at a hex that holds an enemy. [SHOOT-06, IMPACT-03]"""

    man: BeingId
    target: BeingId
    aim: Cell
    """The hex aimed at: one of the target's."""
    origin: Cell
    """The hex shot from: one of the shooter's. [RULING-T-42]"""
    weapon: str
    incendiary: bool = False
    """A staff sling throws stones or fire pots. [SSLING-01]"""


@dataclass(frozen=True, slots=True)
class ShootBack:
    """Defensive fire: at the mover after so many steps of his path, or at another enemy before he starts. [DFIRE-01]"""

    man: BeingId
    target: BeingId
    aim: Cell
    origin: Cell
    weapon: str
    step: int = 0


@dataclass(frozen=True, slots=True)
class HoldFire:
    """Let it pass: this path, everything this man does in the phase, or the whole sequence."""

    scope: str = "path"
    """`path` or `man`."""


# -- movement ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Move:
    """Walk or ride along a path. A rider names the hexes his head enters: a front hex is a step, a hex beside his own
    tail a pivot, the tail's hex itself a step back. [MOVE-01, RIDE-01, RIDE-04, RIDE-06]"""

    man: BeingId
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Mount:
    """Get into the saddle of a horse one stands on. [MOUNT-01, MOUNT-04]"""

    man: BeingId
    horse: BeingId


@dataclass(frozen=True, slots=True)
class Dismount:
    """Get off onto a hex beside the horse. [MOUNT-01, MOUNT-08]"""

    man: BeingId
    cell: Cell


@dataclass(frozen=True, slots=True)
class TakeBridle:
    """Take a riderless horse or led beast by the bridle. [HORSE-03]"""

    man: BeingId
    beast: BeingId
    halt: bool = False
    """A rider who ends his movement here needs no luck. [HORSE-06]"""


@dataclass(frozen=True, slots=True)
class LetGo:
    """Let a led horse stand. [HORSE-01]"""

    man: BeingId
    beast: BeingId


@dataclass(frozen=True, slots=True)
class Lift:
    """Take a stunned character on one's back. [CARRY-01]"""

    man: BeingId
    body: BeingId


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay the carried character on a hex beside one's own; the carrier's movement ends. [CARRY-02]"""

    man: BeingId
    cell: Cell


@dataclass(frozen=True, slots=True)
class PushHorse:
    """Push a riderless horse off the hex one wants to stand on; the pusher's movement ends. [HORSE-02]"""

    man: BeingId
    horse: BeingId
    head: Cell
    tail: Cell = NOWHERE
    """Beasts of one hex have none."""


@dataclass(frozen=True, slots=True)
class Enter:
    """Come onto the map by an entry of the scenario. [MOVE-10]"""

    man: BeingId
    cell: Cell
    facing: Facing = -1


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the map by an exit of the scenario. [MOVE-10]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class GoRound:
    """Who waits beside the map goes round it to another way in. [ASSLT-05]"""

    man: BeingId
    way: str


@dataclass(frozen=True, slots=True)
class FormUp:
    """Hoplites side by side form ranks. [HOPL-01]"""

    men: tuple[BeingId, ...]
    right: Facing


@dataclass(frozen=True, slots=True)
class Foulkon:
    """A formation closes into the tortoise, or opens again. [FOULK-01, FOULK-02]"""

    formation: int
    closed: bool


@dataclass(frozen=True, slots=True)
class Drive:
    """Lead a team of oxen: the machine rolls straight on. [OXEN-01]"""

    man: BeingId
    machine: str
    hexes: int


@dataclass(frozen=True, slots=True)
class PushMachine:
    """A crew beside a machine pushes it straight on, or back. [OXEN-04]"""

    men: tuple[BeingId, ...]
    machine: str
    hexes: int
    """Negative: backwards."""


@dataclass(frozen=True, slots=True)
class Hitch:
    """Begin or finish putting an ox to a machine, or taking it out; a full turn's work. [OXEN-03]"""

    man: BeingId
    ox: BeingId
    machine: str


@dataclass(frozen=True, slots=True)
class Escort:
    """Two guards take their prisoner along; all three keep their places to one another. [CAPT-04]"""

    man: BeingId
    guards: tuple[BeingId, BeingId]
    path: tuple[Cell, ...]
    """Hexes the prisoner enters."""


@dataclass(frozen=True, slots=True)
class Rearm:
    """An escaped prisoner begins or finishes taking the weapons of a dead man. [CAPT-07]"""

    man: BeingId


# -- charges -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Charge:
    """Charge a named enemy along a declared path. [CHARGE-01, CHARGE-08]"""

    man: BeingId
    target: BeingId
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class GroupCharge:
    """Several knights charge together with couched lances. [GCHARGE-01]"""

    charges: tuple[Charge, ...]


@dataclass(frozen=True, slots=True)
class CounterCharge:
    """Meet a charge head on. [CCHARGE-01]"""

    man: BeingId
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class LetCome:
    """Await the charge."""


@dataclass(frozen=True, slots=True)
class RideOn:
    """How far a rider whose charge has come to nothing still rides along his path. [RULING-T-98]"""

    hexes: int


# -- melee and what follows ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack:
    """One or several attack one enemy. [MELEE-01, MELEE-11]"""

    men: tuple[BeingId, ...]
    target: BeingId
    demand: bool = False
    """Demand that he yield first. [CAPT-01, RULING-A-CAPT-02]"""


@dataclass(frozen=True, slots=True)
class ClearHex:
    """Two men drag corpses off a hex. [CORPSE-03]"""

    men: tuple[BeingId, BeingId]
    cell: Cell
    to: Cell
    horses: bool = False


@dataclass(frozen=True, slots=True)
class Work:
    """Something done with hands, tools or machines; `tasks` lists what there is to do."""

    task: str
    men: tuple[BeingId, ...]
    cell: Cell = NOWHERE
    """Where it is done."""
    thing: str = ""
    """The door, ladder, machine or other thing it is done with."""
    facing: Facing = -1
    number: int = 0
    """How far, how often, or which of several."""
    path: tuple[Cell, ...] = ()
    """The hexes the first of them enters with a ladder or a cauldron; none: the shortest way. [LADDER-02, A-OIL-06]"""


@dataclass(frozen=True, slots=True)
class StandFast:
    """Accept the attack."""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Refuse the combat and ride off. [REFUSE-01]"""

    path: tuple[Cell, ...]
    """Hexes entered by the head, or, going backwards, by the tail."""


@dataclass(frozen=True, slots=True)
class TakeHit:
    """The one of several attackers who takes the blow. [MELEE-14]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class TakeCover:
    """Behind a corner or in a door, under fire from both sides: the enemy against whom one is covered. [BLDG-09]"""

    man: BeingId
    target: BeingId


class Displaced(NamedTuple):
    """A friend who makes room. [RETREAT-05]"""

    man: BeingId
    cell: Cell
    tail: Cell = NOWHERE


@dataclass(frozen=True, slots=True)
class Retreat:
    """Go back: on foot by a first hex to a last one, mounted to a new place of head and tail. [RETREAT-01]"""

    man: BeingId
    cell: Cell
    tail: Cell = NOWHERE
    via: Cell = NOWHERE
    """First hex of a retreat of two hexes on foot."""
    displaced: tuple[Displaced, ...] = ()


@dataclass(frozen=True, slots=True)
class Advance:
    """Follow the beaten enemy. [ADV-01]"""

    man: BeingId
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class HoldGround:
    """Stay where one is."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Where the unhorsed rider falls. [UNHORSE-01]"""

    cell: Cell
    displaced: tuple[Displaced, ...] = ()


Command = (
    Done | Shoot | ShootBack | HoldFire | Move | Mount | Dismount | TakeBridle | LetGo | Lift | LayDown | PushHorse | Enter | Leave
    | FormUp | Foulkon | Drive | PushMachine | Hitch | Escort | Rearm | Charge | GroupCharge | CounterCharge | LetCome | RideOn
    | Attack | ClearHex | StandFast | Withdraw | TakeHit | TakeCover | Retreat | Advance | HoldGround | Fall | Work
    | GoRound | CallOff | CallPatrol
)  # fmt: skip
