"""Everything that can happen. An event is a fact: it holds all that `evolve` needs, so that replay knows no rules."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.events_of_movement import BridleDropped as BridleDropped
from hauberk.battle.core.events_of_movement import BridleMissed as BridleMissed
from hauberk.battle.core.events_of_movement import BridleTaken as BridleTaken
from hauberk.battle.core.events_of_movement import CorpsesCleared as CorpsesCleared
from hauberk.battle.core.events_of_movement import Dismounted as Dismounted
from hauberk.battle.core.events_of_movement import Entered as Entered
from hauberk.battle.core.events_of_movement import Halted as Halted
from hauberk.battle.core.events_of_movement import HorseMoved as HorseMoved
from hauberk.battle.core.events_of_movement import InfiltrationTested as InfiltrationTested
from hauberk.battle.core.events_of_movement import LaidDown as LaidDown
from hauberk.battle.core.events_of_movement import LedIn as LedIn
from hauberk.battle.core.events_of_movement import Left as Left
from hauberk.battle.core.events_of_movement import Lifted as Lifted
from hauberk.battle.core.events_of_movement import MountedUp as MountedUp
from hauberk.battle.core.events_of_movement import Moved as Moved
from hauberk.battle.core.events_of_movement import MovementCut as MovementCut
from hauberk.battle.core.events_of_movement import PatrolCalled as PatrolCalled
from hauberk.battle.core.events_of_movement import StayedBehind as StayedBehind
from hauberk.battle.core.events_of_movement import SteppedBack as SteppedBack
from hauberk.battle.core.events_of_movement import WentRound as WentRound
from hauberk.battle.core.events_of_works import ArrowsHanded as ArrowsHanded
from hauberk.battle.core.events_of_works import DamageSet as DamageSet
from hauberk.battle.core.events_of_works import DoorSet as DoorSet
from hauberk.battle.core.events_of_works import Driven as Driven
from hauberk.battle.core.events_of_works import FireSet as FireSet
from hauberk.battle.core.events_of_works import FlamingArrow as FlamingArrow
from hauberk.battle.core.events_of_works import GroundSet as GroundSet
from hauberk.battle.core.events_of_works import LadderSet as LadderSet
from hauberk.battle.core.events_of_works import MachineLeft as MachineLeft
from hauberk.battle.core.events_of_works import MachineSet as MachineSet
from hauberk.battle.core.events_of_works import NaphthaSet as NaphthaSet
from hauberk.battle.core.events_of_works import Pushed as Pushed
from hauberk.battle.core.events_of_works import Sheltered as Sheltered
from hauberk.battle.core.events_of_works import Shifted as Shifted
from hauberk.battle.core.events_of_works import SideSet as SideSet
from hauberk.battle.core.events_of_works import TeamChanged as TeamChanged
from hauberk.battle.core.events_of_works import Tested as Tested
from hauberk.battle.core.events_of_works import ThingSet as ThingSet
from hauberk.battle.core.events_of_works import WithdrawalBegan as WithdrawalBegan
from hauberk.battle.core.events_of_works import WorkBegun as WorkBegun
from hauberk.battle.core.events_of_works import Worked as Worked
from hauberk.battle.core.questions import Question
from hauberk.board.board import Cell
from hauberk.common.doing import Rolled as Rolled
from hauberk.common.term import Term
from hauberk.grid.hex import Facing


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody must decide something before the sequence goes on."""

    question: Question


@dataclass(frozen=True, slots=True)
class Answered:
    """The last question is settled."""


# -- the turn ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A side's phase begins; whoever is of it has his full allowance. [TURN-02, TURN-09]"""

    turn: int
    side: Side


@dataclass(frozen=True, slots=True)
class SequenceBegan:
    """One of the five sequences begins. [TURN-04]"""

    sequence: int


@dataclass(frozen=True, slots=True)
class Recovered:
    """A stunned character gets up. [TURN-08, STATE-06]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class BattleEnded:
    """The battle is over."""

    winner: Side | None
    reason: str
    condition: int = -1


# -- shooting ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FireHeld:
    """The passive side lets it pass."""

    scope: str
    man: BeingId = ""
    """Whom it lets pass for the rest of the phase."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A missile flew: where it was aimed, where it landed, whom it struck and what it did. [IMPACT-01, HIT-01]"""

    man: BeingId
    weapon: str
    target: BeingId
    origin: Cell
    aim: Cell
    impact: Cell
    """Where it landed; NOWHERE for a lost shot."""
    impact_terms: tuple[Term, ...]
    victim: BeingId
    cover: int
    hit_terms: tuple[Term, ...]
    """They add up to the row of the table that is read. [HIT-02]"""
    result: str
    defensive: bool
    left: int
    """Movement points the shooter keeps for this phase. [MOVE-06]"""
    counted: bool = False
    """It was one of the few throws he has. [SHOOT-04, SHOOT-05]"""
    cover_terms: tuple[Term, ...] = ()
    """Why he has that cover: it is a column of the table, not a number on the die. [COVER-09]"""
    lost: str = ""
    """Why a lost shot was lost: wide, off_map, own_hex, no_line. [IMPACT-05, IMPACT-08]"""


# -- wounds --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hurt:
    """Somebody is stunned, wounded or killed. [STATE-03]"""

    man: BeingId
    health: int
    rule: str
    cause: str = ""
    """The rule that hurt him, where another makes it his death. [STATE-03]"""


@dataclass(frozen=True, slots=True)
class Unhorsed:
    """A rider is out of the saddle; his horse stands alone. [UNHORSE-01, UNHORSE-04]"""

    man: BeingId
    horse: BeingId


@dataclass(frozen=True, slots=True)
class Fell:
    """The unhorsed rider comes to lie on a hex. [UNHORSE-01]"""

    man: BeingId
    cell: Cell


# -- melee ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """Some attack one. [MELEE-01]"""

    men: tuple[BeingId, ...]
    target: BeingId
    charge: bool = False


@dataclass(frozen=True, slots=True)
class Fought:
    """A combat with its whole reckoning. [MELEE-06, MELEE-07]"""

    men: tuple[BeingId, ...]
    target: BeingId
    differential: tuple[Term, ...]
    column: int
    shifts: tuple[Term, ...]
    die_terms: tuple[Term, ...]
    result: str
    pikes: bool = False
    """The blow fell on the pikes of a formation. [HOPL-05]"""


@dataclass(frozen=True, slots=True)
class YieldAsked:
    """A surrounded knight was called on to yield. [CAPT-02]"""

    men: tuple[BeingId, ...]
    target: BeingId
    terms: tuple[Term, ...]
    yields: bool
    differential: tuple[Term, ...] = ()
    """The attack and the defence that give the right to ask. [CAPT-01]"""
    needs: str = ""
    """The faces on which he yields. [CAPT-02]"""


@dataclass(frozen=True, slots=True)
class Captured:
    """He yields and is a prisoner. [CAPT-03]"""

    man: BeingId
    guarded: bool = False
    """Two guards stand beside him from the start. [RULING-A-CAPT-07]"""


@dataclass(frozen=True, slots=True)
class Freed:
    """A prisoner is his own man again, without weapons. [CAPT-05]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class Rearmed:
    """He has found weapons and his full numbers. [CAPT-07]"""

    man: BeingId


@dataclass(frozen=True, slots=True)
class Escorted:
    """Two guards and their prisoner go on together. [CAPT-04]"""

    man: BeingId
    path: tuple[Cell, ...]
    guards: tuple[BeingId, ...]
    places: tuple[Cell, ...]
    """Where the guards stand at the end."""
    costs: tuple[tuple[Term, ...], ...]
    """What each of them pays."""
    debts: tuple[bool, ...] = ()
    """Who of them owes an infiltration before he goes on. [RULING-T-24]"""


@dataclass(frozen=True, slots=True)
class Retreated:
    """Somebody went back. [RETREAT-01]"""

    man: BeingId
    path: tuple[Cell, ...]
    tail: Cell
    facing: Facing
    displaced: bool = False
    """He only made room for another. [RETREAT-05]"""


@dataclass(frozen=True, slots=True)
class Advanced:
    """Somebody followed into the hex of the beaten. [ADV-02]"""

    man: BeingId
    path: tuple[Cell, ...]
    tail: Cell
    facing: Facing
    costs: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Withdrew:
    """A horse archer refused the combat. [REFUSE-01]"""

    man: BeingId
    path: tuple[Cell, ...]
    tail: Cell
    facing: Facing


# -- charges -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChargeDeclared:
    """A rider names his target and his path. [CHARGE-01]"""

    man: BeingId
    target: BeingId
    path: tuple[Cell, ...]
    group: bool = False


@dataclass(frozen=True, slots=True)
class CounterChargeDeclared:
    """A rider goes to meet the charge. [CCHARGE-01]"""

    man: BeingId
    against: BeingId
    path: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ChargeVoid:
    """The charge comes to nothing. [CHARGE-13]"""

    man: BeingId
    target: BeingId
    reason: str


@dataclass(frozen=True, slots=True)
class Rode:
    """A charging or counter-charging rider covers his way. [CHARGE-12]"""

    man: BeingId
    path: tuple[Cell, ...]
    tail: Cell
    facing: Facing
    costs: tuple[Term, ...]
    left: int
    countering: bool = False


# -- formations ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FormationFormed:
    """Hoplites stand in formation, pikes down. [HOPL-01]"""

    formation: int
    side: Side
    men: tuple[BeingId, ...]
    right: Facing
    pikes: tuple[BeingId, ...]


@dataclass(frozen=True, slots=True)
class FormationLeft:
    """Somebody is no longer in formation."""

    man: BeingId


@dataclass(frozen=True, slots=True)
class FormationDissolved:
    """A formation is no more. [RULING-T-117]"""

    formation: int


@dataclass(frozen=True, slots=True)
class FoulkonChanged:
    """The tortoise closes or opens. [FOULK-02]"""

    formation: int
    closed: bool


@dataclass(frozen=True, slots=True)
class PikesChanged:
    """The pikes in front of a man are broken, or up again. [HOPL-06, RULING-T-110]"""

    man: BeingId
    pikes: bool


Event = (
    Rolled | Asked | Answered | PhaseBegan | SequenceBegan | Recovered | BattleEnded | Moved | InfiltrationTested | Halted
    | SteppedBack | MovementCut | MountedUp | Dismounted | BridleTaken | BridleMissed | BridleDropped | HorseMoved | Lifted
    | LaidDown | CorpsesCleared | Entered | Left | FireHeld | Shot | Hurt | Unhorsed | Fell | AttackDeclared | Fought
    | YieldAsked | Captured | Escorted | Freed | Rearmed | Retreated | Advanced | Withdrew | ChargeDeclared
    | CounterChargeDeclared | ChargeVoid | Rode | FormationFormed | FormationLeft | FormationDissolved | FoulkonChanged
    | PikesChanged | Driven | Pushed | MachineLeft | WorkBegun | TeamChanged
    | Worked | Tested | DoorSet | GroundSet | SideSet | LadderSet | FireSet | FlamingArrow | ArrowsHanded | NaphthaSet | ThingSet
    | DamageSet | MachineSet | Sheltered | Shifted | WithdrawalBegan | WentRound | PatrolCalled | LedIn | StayedBehind
)  # fmt: skip
