"""Decisions that interrupt a sequence. They lie on a stack in the state; the last one asked is answered first."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import BeingId, Machine, Side
from hauberk.battle.core.commands import Drive, Escort, Leave, PushMachine, Shoot, ShootBack, Work
from hauberk.board.board import NOWHERE, Cell


class Plan(NamedTuple):
    """A declared charge, with the counter-charge that meets it."""

    man: BeingId
    target: BeingId
    path: tuple[Cell, ...]
    counter: BeingId = ""
    counter_path: tuple[Cell, ...] = ()
    ridden: int = 0
    """How many steps of the path he has ridden."""
    void: bool = False
    evaded: bool = False
    """His target has refused the combat."""


class MoveWatched(NamedTuple):
    """Shoot at somebody on the way he has declared, or let him pass? [DFIRE-01, RULING-T-47]"""

    side: Side
    man: BeingId
    path: tuple[Cell, ...]


class Stage(NamedTuple):
    """Where everybody and everything that goes by an order is after one more hex of the way. [DFIRE-01]"""

    men: tuple[BeingId, ...]
    """Whoever goes along, those who lead the way first."""
    cells: tuple[Cell, ...]
    machine: Machine | None = None
    """The machine or engine that goes with them."""


class OrderWatched(NamedTuple):
    """Shoot at those who go together, somewhere on their way: a team or a crew with its machine, guards with their prisoner, bearers with
    their burden?

    [DFIRE-01, RULING-T-47, RULING-A-OXEN-04]
    """

    side: Side
    order: Drive | Escort | Leave | PushMachine | Work
    stages: tuple[Stage, ...] = ()
    """Their way, hex by hex; records of old know only the place where they start."""

    @property
    def party(self) -> tuple[BeingId, ...]:
        """Whoever goes along, those who lead the way first."""
        if self.stages:
            return self.stages[0].men
        order = self.order
        return (order.man,) if isinstance(order, Drive | Leave) else order.guards if isinstance(order, Escort) else order.men


class MovementEnding(NamedTuple):
    """A last defensive shot before the movement sequence is over? [RULING-T-47]"""

    side: Side


class ChargeMet(NamedTuple):
    """Meet the declared charge with a counter-charge? Asked for one charger after the other. [CCHARGE-01, GCHARGE-03]"""

    side: Side
    plans: tuple[Plan, ...]
    number: int = 0
    """Which of the plans is asked about."""


class ChargeWatched(NamedTuple):
    """Shoot at a charging rider on his way? [CHARGE-12]"""

    side: Side
    plans: tuple[Plan, ...]
    number: int = 0


class ChargeSpent(NamedTuple):
    """A shot has put the end of a charge out of reach: how far does he ride on? [RULING-T-98]"""

    side: Side
    plans: tuple[Plan, ...]
    number: int
    rides: tuple[int, ...]
    """The numbers of hexes after which he can stop."""


class ChargeRides(NamedTuple):
    """A charge in progress; asks nothing, goes on by itself when everything above it is settled."""

    side: Side
    plans: tuple[Plan, ...]
    number: int
    stage: str
    """`counter`, `watch`, `ride`, `meet`, `refuse`, `strike`."""


class Refusable(NamedTuple):
    """Withdraw from the attack, or stand? [REFUSE-01]"""

    side: Side
    men: tuple[BeingId, ...]
    target: BeingId
    charge: bool = False
    demand: bool = False


class CasualtyAsked(NamedTuple):
    """Who of several attackers takes the blow? [MELEE-14]"""

    side: Side
    men: tuple[BeingId, ...]
    harm: str


class RetreatOwed(NamedTuple):
    """Who must go back, how far, and from where the shot came. [RETREAT-01, RETREAT-09]"""

    side: Side
    men: tuple[BeingId, ...]
    hexes: int
    origin: Cell = NOWHERE
    """Where the shooter stands; NOWHERE after melee."""
    foes: tuple[BeingId, ...] = ()
    """Those who drove them back."""
    naphtha: bool = False
    """Out of burning naphtha, through more of it if need be. [GFIRE-13]"""
    harm: str = ""
    """What befalls them where they come to stand. [A-TOWER-28]"""
    rule: str = ""
    """The rule that says so."""
    banned: tuple[Cell, ...] = ()
    """Where neither they nor anybody who makes room for them may go: under a bridge that comes down, into its tower. [A-TOWER-28]"""


class AdvanceOffered(NamedTuple):
    """One of the victors may follow into a hex the beaten have left. [ADV-01]"""

    side: Side
    men: tuple[BeingId, ...]
    beaten: tuple[tuple[BeingId, tuple[Cell, ...]], ...]
    """The beaten with the cells they held."""


class FallAsked(NamedTuple):
    """Where an unhorsed rider comes to lie. [UNHORSE-01]"""

    side: Side
    man: BeingId
    horse: BeingId


class PhaseEnding(NamedTuple):
    """The end of a phase while fires are tested; asks nothing, goes on by itself when everybody has fled. [FIRE-02, FIRE-08]"""

    side: Side


class LandingAsked(NamedTuple):
    """Where somebody who falls from a bridge, a ladder or a wall comes to lie, or who escapes from a tower comes out.

    [SC-BRIDGE-04, RULING-S-04, A-TOWER-36]
    """

    side: Side
    man: BeingId
    cells: tuple[Cell, ...]
    """The hexes he may fall on, as far as they are free."""
    harm: str
    """What the fall does to him: stunned, wounded, killed, or nothing."""
    rule: str
    onto: bool = False
    """He may fall on somebody, who is stunned. [LADDER-15, SC-LADDER-16]"""
    escapes: bool = False
    """He does not fall, but gets out of a tower that comes down. [A-TOWER-36]"""


class CoverAsked(NamedTuple):
    """Shot at from both sides of a corner or a door: on which side is he covered? [BLDG-09, RULING-G-07]"""

    side: Side
    man: BeingId
    foes: tuple[BeingId, ...]
    """An enemy on either side, the one who is about to shoot first."""
    lees: tuple[int, ...]
    """The sides of his cover that face them."""
    shot: Shoot | ShootBack
    """The shot that falls as soon as he has chosen."""


class PatrolAsked(NamedTuple):
    """Which patrol comes, and by which way? [FORAGE-05, FORAGE-07, A-ACT-28, A-ACT-31]"""

    side: Side
    first: bool = False
    """It is the one that comes without a roll."""


UNASKED = (ChargeRides, PhaseEnding)
"""Books of the engine that nobody is asked: they go on by themselves."""

Question = (
    MoveWatched
    | OrderWatched
    | MovementEnding
    | ChargeMet
    | ChargeWatched
    | ChargeSpent
    | ChargeRides
    | Refusable
    | CasualtyAsked
    | RetreatOwed
    | AdvanceOffered
    | FallAsked
    | LandingAsked
    | CoverAsked
    | PhaseEnding
    | PatrolAsked
)
