"""Everything that can happen in a siege. An event is a fact: it holds all that `evolve` needs, so that replay knows no rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hauberk.battle.core.being import BeingId, Side
from hauberk.battle.core.events import Answered as Answered
from hauberk.common.doing import Rolled as Rolled
from hauberk.common.term import Term
from hauberk.siege.commands import Orders
from hauberk.siege.events_of_orders import Followed as Followed
from hauberk.siege.events_of_orders import QuietEnded as QuietEnded
from hauberk.siege.events_of_orders import QuietOrdered as QuietOrdered
from hauberk.siege.questions import Question
from hauberk.siege.results import FightResult
from hauberk.siege.state import Engine, Fight, Mine, Project


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody must decide something before the day goes on."""

    question: Question


# -- the day ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A new day of the siege. [SIEGE-03, A-SIEGE-03]"""

    day: int


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """The siege marker goes some spaces on: it is that day now, and the days between are gone. [EVENT-12, EVENT-14, RULING-A-EVENT-05]"""

    day: int
    boxes: int
    why: str


@dataclass(frozen=True, slots=True)
class StepBegan:
    """The next step of the day."""

    step: int


@dataclass(frozen=True, slots=True)
class ProvisionsFound:
    """The besieged count what they have. [PROV-01, PROV-02, A-SIEGE-04]"""

    terms: tuple[Term, ...]
    days: int
    modifier: int


@dataclass(frozen=True, slots=True)
class EventDrawn:
    """The event of the day; `what` is "" if it has happened before or is nothing. [EVENT-P1, A-EVENT-01]"""

    terms: tuple[Term, ...]
    total: int
    what: str


@dataclass(frozen=True, slots=True)
class InitiativeTaken:
    """Who acts today. [INIT-01, A-SIEGE-14]"""

    side: Side
    besieger: tuple[Term, ...] = ()
    besieged: tuple[Term, ...] = ()
    why: str = ""
    """The event that gave it, if no dice did."""


@dataclass(frozen=True, slots=True)
class ActionChosen:
    """What the side with the initiative does today; `pass` hands it on. [INIT-04, A-SIEGE-17]"""

    side: Side
    action: str


@dataclass(frozen=True, slots=True)
class OrdersGiven:
    """A side has sealed its orders of the day; nobody else sees them before they are carried out."""

    SEALED: ClassVar[bool] = True
    side: Side
    orders: Orders


# -- people ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hurt:
    """Somebody is wounded, or dies of a second wound. [RULING-A-SIEGE-07]"""

    who: BeingId
    health: int
    why: str


@dataclass(frozen=True, slots=True)
class WoundSeen:
    """How long somebody's wound will keep him; NEVER for the rest of the siege. [HEAL-01, A-SIEGE-20]"""

    who: BeingId
    day: int


@dataclass(frozen=True, slots=True)
class Healed:
    """Somebody is well again. [HEAL-02, A-SIEGE-21]"""

    who: BeingId


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody is out of the siege, alive: a `prisoner`, or `gone`."""

    who: BeingId
    fate: str
    why: str


@dataclass(frozen=True, slots=True)
class Joined:
    """People come to the siege."""

    side: Side
    men: tuple[BeingId, ...]
    why: str
    mounted: tuple[BeingId, ...] = ()
    roles: tuple[str, ...] = ()
    """Roles that all of them have."""


@dataclass(frozen=True, slots=True)
class Unhorsed:
    """Somebody has lost his horse."""

    who: BeingId


@dataclass(frozen=True, slots=True)
class Employed:
    """Somebody is busy today; "" sets him free."""

    who: BeingId
    job: str


@dataclass(frozen=True, slots=True)
class Quartered:
    """Besiegers who lie inside the place, or outside again. [RULING-A-ACT-20]"""

    men: tuple[BeingId, ...]
    within: bool


# -- stores and works ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FoodChanged:
    """Provisions of the besieged, up or down. [PROV-05, PROV-07, RULING-G-53]"""

    days: int
    """What is left now."""
    change: int
    why: str


@dataclass(frozen=True, slots=True)
class StoreChanged:
    """Food of besiegers who shelter in the place. [BESB-05, A-ACT-15]"""

    days: int
    why: str


@dataclass(frozen=True, slots=True)
class StockChanged:
    """Small equipment, made, used or lost."""

    side: Side
    kind: str
    number: int
    """What there is now."""
    why: str


@dataclass(frozen=True, slots=True)
class EngineSet:
    """An engine is made, moved, damaged, mended."""

    engine: Engine
    why: str


@dataclass(frozen=True, slots=True)
class EngineLost:
    """An engine is destroyed."""

    id: str
    why: str


@dataclass(frozen=True, slots=True)
class ProjectSet:
    """A building site is opened, goes on, or pauses."""

    project: Project


@dataclass(frozen=True, slots=True)
class ProjectClosed:
    """A building site is done or given up."""

    id: str
    why: str


@dataclass(frozen=True, slots=True)
class MineSet:
    """A mine is begun, dug further, fired, lost."""

    mine: Mine
    why: str
    terms: tuple[Term, ...] = ()
    """The die of a wall whose props have burnt. [A-MINE-09, A-MINE-11]"""
    needs: str = ""
    """The faces with which it falls."""


@dataclass(frozen=True, slots=True)
class Bombarded:
    """Engines, miners or a ram against a hex: the reckoning and what it came to. [DEMO-05, A-BOMB-05]"""

    hex: str
    engines: tuple[str, ...]
    points: int
    terms: tuple[Term, ...]
    """The die and what changes it."""
    result: str
    """As the table has it: `D`, `2C`, `D/1C` or `-`."""


@dataclass(frozen=True, slots=True)
class GradeLost:
    """A wall is weaker by a grade, or falls. [DEMO-02, DEMO-04, A-BOMB-01, A-BOMB-09]"""

    hex: str
    grade: int
    down: bool
    why: str


@dataclass(frozen=True, slots=True)
class FireTried:
    """Archers, or the wind, against timber: did it catch, or was it put out? [A-FIRE-02, A-FIRE-04, A-FIRE-05]"""

    hex: str
    terms: tuple[Term, ...]
    what: str
    """`caught`, `failed`, `put_out`, `burns_on`."""
    column: str = ""
    """The column of the fire table. [SC-FIRE-08]"""
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Burnt:
    """Timber is gone. [A-FIRE-07]"""

    hexes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlaceSet:
    """The gate, the bridge or the moat are otherwise than before; empty words change nothing."""

    gate: str = ""
    bridge: str = ""
    fascines: tuple[str, ...] = ()


# -- circumstances ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class InitiativeShifted:
    """The besieged add this to their initiative die: today, and to the end of the siege. [EVENT-18, A-EVENT-18]"""

    today: int
    lasting: int


@dataclass(frozen=True, slots=True)
class EngineerCame:
    """Engines are built faster from now on. [EVENT-10, A-EVENT-10]"""


@dataclass(frozen=True, slots=True)
class PledgeMade:
    """The garrison yields on a day, unless relieved; 0: the pledge is void. [A-EVENT-07]"""

    day: int


@dataclass(frozen=True, slots=True)
class CampBurnt:
    """Days the besieger must spend on his camp. [CAMP-11, A-SIEGE-28]"""

    days: int


@dataclass(frozen=True, slots=True)
class FellBack:
    """The besieged hold less than before, or the whole again. [ASSLT-09, A-ACT-08, BESB-02]"""

    held: str
    redoubt: int


@dataclass(frozen=True, slots=True)
class RolesSwapped:
    """The besiegers are besieged, or no longer. [BESB-07, A-ACT-17]"""

    swapped: bool
    relief: bool


@dataclass(frozen=True, slots=True)
class RampartHeld:
    """Those in the redoubt hold a piece of the outer rampart besides, or no longer. [BESB-06, A-ACT-16]"""

    held: bool


@dataclass(frozen=True, slots=True)
class BrokenOff:
    """Night has parted two armies in the field, and the battle goes on in the morning; "" when it does not. [GSORT-05, RULING-G-92]"""

    fight: str


@dataclass(frozen=True, slots=True)
class Parleyed:
    """The besieger has asked for the place. [SURR-03, A-SURR-03]"""

    terms: tuple[Term, ...]
    total: int
    yields: bool
    needs: int = 0
    """The sum that opens the gates."""


@dataclass(frozen=True, slots=True)
class Forced:
    """The events of the day command an action. [EVENT-13, EVENT-19]"""

    action: str


# -- fights ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightSet:
    """A fight is being prepared, or begins; who takes part and where they stand is sealed until then."""

    SEALED: ClassVar[bool] = True
    fight: Fight


@dataclass(frozen=True, slots=True)
class QuickFought:
    """A fight settled by the table. [C-QUICK-07, C-QUICK-09]"""

    terms: tuple[Term, ...]
    difference: int
    roll: tuple[Term, ...]
    letter: str
    attackers: int = 0  # so many of the terms are the attacker's, the others the defender's; 0 in records that do not say it


@dataclass(frozen=True, slots=True)
class FightEnded:
    """A fight is over; its result has been taken over."""

    kind: str
    winner: Side | None
    reason: str
    combat: bool
    """It came to blows. [RULING-G-54]"""
    result: FightResult | None = None


@dataclass(frozen=True, slots=True)
class SiegeEnded:
    """The siege is over."""

    winner: Side | None
    reason: str


Event = (
    Rolled | Asked | Answered | DayBegan | MarkerMoved | StepBegan | ProvisionsFound | EventDrawn | InitiativeTaken | ActionChosen
    | OrdersGiven
    | Hurt | WoundSeen | Healed | Departed | Joined | Unhorsed | Employed | Quartered
    | FoodChanged | StoreChanged | StockChanged | EngineSet | EngineLost | ProjectSet | ProjectClosed | MineSet
    | Bombarded | GradeLost | FireTried | Burnt | PlaceSet
    | InitiativeShifted | EngineerCame | PledgeMade | CampBurnt | FellBack | RolesSwapped | RampartHeld | Parleyed | Forced
    | FightSet | QuickFought | FightEnded | BrokenOff | SiegeEnded
    | QuietOrdered | QuietEnded | Followed
)  # fmt: skip
