"""Everything that can happen in a campaign. An event is a fact: it holds all that `evolve` needs, so that replay knows no rules.

Many facts are a counter as it is now: `GroupSet`, `ConvoySet`, `HoldingSet`; `why` says what for the story. Others change nothing by
themselves and only tell how it came about, with every number as the sum of its terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hauberk.basis.term import Term
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.events import Answered as Answered
from hauberk.battle.core.events import Rolled as Rolled
from hauberk.campaign.commands import Morning
from hauberk.campaign.events_of_orders import Followed as Followed
from hauberk.campaign.events_of_orders import QuietEnded as QuietEnded
from hauberk.campaign.events_of_orders import QuietOrdered as QuietOrdered
from hauberk.campaign.events_of_orders import RouteEnded as RouteEnded
from hauberk.campaign.events_of_orders import RouteOrdered as RouteOrdered
from hauberk.campaign.events_of_war import BattleEnded as BattleEnded
from hauberk.campaign.events_of_war import BattleSet as BattleSet
from hauberk.campaign.events_of_war import FateRolled as FateRolled
from hauberk.campaign.events_of_war import InSiege as InSiege
from hauberk.campaign.events_of_war import QuickFought as QuickFought
from hauberk.campaign.events_of_war import SiegeChanged as SiegeChanged
from hauberk.campaign.events_of_war import SiegeDayDone as SiegeDayDone
from hauberk.campaign.events_of_war import SiegeLaid as SiegeLaid
from hauberk.campaign.events_of_war import SiegeOpened as SiegeOpened
from hauberk.campaign.events_of_war import SiegeOver as SiegeOver
from hauberk.campaign.events_of_war import StormDeclared as StormDeclared
from hauberk.campaign.questions import Question
from hauberk.campaign.state import Convoy, Group, Holding, Seen, Spy
from hauberk.campaign.why import Why


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody must decide something before the day goes on."""

    question: Question


# -- the day ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DayBegan:
    """A new day of the campaign. [C-TURN-01]"""

    day: int


@dataclass(frozen=True, slots=True)
class StepBegan:
    """The next step of the day, and what is to be taken up in it, in this order. [C-TURN-02, C-TURN-03]"""

    step: int
    todo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakenUp:
    """The next of them: a group acts, with so many movement points; a faction is asked; a siege has its day."""

    what: str
    points: int = 0


@dataclass(frozen=True, slots=True)
class LaidDown:
    """It is done with."""

    what: str


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """Factions with leaders of equal prestige and groups of equal size have thrown for the order. [RULING-C-TURN-TIES]"""

    rolls: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class OrderChosen:
    """A faction has said which of its equal groups acts first. [RULING-C-TURN-TIES]"""

    todo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MorningGiven:
    """A faction has sealed its orders; nobody else sees them before they are carried out. [C-CG-02]"""

    SEALED: ClassVar[bool] = True
    faction: str
    orders: Morning


@dataclass(frozen=True, slots=True)
class EnvironmentFound:
    """Weather and season of the campaign. [C-ENV-01]"""

    weather: int
    season: str


# -- counters --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GroupSet:
    """A group is made or is otherwise than before."""

    group: Group
    why: Why


@dataclass(frozen=True, slots=True)
class GroupGone:
    """A group is no more: merged, dissolved, wiped out. [C-GROUP-08]"""

    id: str
    why: Why


@dataclass(frozen=True, slots=True)
class ConvoySet:
    """A convoy is made up, loaded, moved, taken. [C-CONVOY-01]"""

    convoy: Convoy
    why: Why


@dataclass(frozen=True, slots=True)
class ConvoyGone:
    """A convoy is no more."""

    id: str
    why: Why


@dataclass(frozen=True, slots=True)
class SpySet:
    """A spy moves, notes, reports. Only his own side knows. [C-SPY-01]"""

    spy: Spy
    why: Why


@dataclass(frozen=True, slots=True)
class SpyGone:
    """A spy is found out. [C-SPY-05]"""

    id: str
    why: Why


@dataclass(frozen=True, slots=True)
class HoldingSet:
    """A settlement or castle is otherwise than before."""

    holding: Holding
    why: Why


@dataclass(frozen=True, slots=True)
class Told:
    """A faction learns of groups: they share a hex, or a spy reports. [C-GROUP-02, C-SPY-02, C-CG-08]"""

    faction: str
    seen: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class PlaceSeen:
    """A faction sees how a place is provided. [C-CG-08]"""

    faction: str
    place: str
    resources: int
    garrison: int


# -- people ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hurt:
    """Somebody is wounded, or dies. The dead are with nobody any more."""

    who: BeingId
    health: int
    why: Why


@dataclass(frozen=True, slots=True)
class Healed:
    """Somebody is well again. [C-WOUND-03]"""

    who: BeingId


@dataclass(frozen=True, slots=True)
class WoundSeen:
    """How long somebody's wound keeps him in bed. [C-WOUND-04, RULING-C-WOUND-HEAL]"""

    who: BeingId
    day: int


@dataclass(frozen=True, slots=True)
class Raised:
    """People come into the campaign: recruits, townsfolk, an engineer; they are with a group or in a place."""

    men: tuple[BeingId, ...]
    faction: str
    why: Why
    group: str = ""
    place: str = ""
    mounted: tuple[BeingId, ...] = ()
    roles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """Somebody is with another group, or in another place. The lists of groups and places follow in their own events."""

    who: BeingId
    group: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Captured:
    """Somebody is taken; the escort or place that holds him follows. [C-PRIS-01]"""

    who: BeingId
    captor: str
    why: Why


@dataclass(frozen=True, slots=True)
class Freed:
    """A prisoner is free again: ransomed, rescued or let go. [C-PRIS-05, RULING-C-PRIS-RESCUE]"""

    who: BeingId
    why: Why
    disarmed: bool = False


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody is out of the campaign, alive. [C-GROUP-08, C-MEET-08, C-PRIS-02]"""

    who: BeingId
    why: Why


@dataclass(frozen=True, slots=True)
class Dismounted:
    """Somebody has lost his horse, or has one again. [C-CG-15]"""

    who: BeingId
    mounted: bool = False


@dataclass(frozen=True, slots=True)
class Rearmed:
    """A freed prisoner has weapons again. [RULING-C-PRIS-RESCUE]"""

    who: BeingId


@dataclass(frozen=True, slots=True)
class PrestigeChanged:
    """A leader's name is worth more or less; somebody becomes a leader. [C-NOBLE-04, C-NOBLE-05, C-NOBLE-07]"""

    who: BeingId
    prestige: int
    change: int
    why: Why
    attitude: int = 0
    """Of a new leader."""


# -- how it came about -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fed:
    """A group has looked for food. [C-SUPPLY-02, C-SUPPLY-04]"""

    group: str
    need: int
    got: int
    source: str
    """The place or convoy; "" for none."""


@dataclass(frozen=True, slots=True)
class Marched:
    """A group, convoy or spy has gone along these hexes; `costs` of each. [C-MOVE-03]"""

    who: str
    path: tuple[str, ...]
    costs: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Met:
    """The acting group has met another. [C-MEET-01]"""

    group: str
    other: str


@dataclass(frozen=True, slots=True)
class AttitudeTested:
    """A loyalty or hostility test. [C-LOYAL-04, C-HOST-03]"""

    group: str
    """Whose: a group or a place."""
    terms: tuple[Term, ...]
    result: int
    what: str
    """The party or temper this makes."""


@dataclass(frozen=True, slots=True)
class PromiseTested:
    """Mercenaries who serve for a promise grow impatient. [C-MERC-08, C-MERC-09]"""

    group: str
    terms: tuple[Term, ...]
    result: int
    what: str
    """`stay`, `desert` or `attack`."""
    needs: str = ""  # the results with which they stay


@dataclass(frozen=True, slots=True)
class Capitulation:
    """What a place offers to be spared. [C-CAPIT-03, C-CAPIT-04]"""

    place: str
    group: str
    terms: tuple[Term, ...]
    score: int
    percent: int
    points: int


@dataclass(frozen=True, slots=True)
class Slipped:
    """Somebody tries to get away without a fight. [C-REFUSE-01, C-REFUSE-02]"""

    who: BeingId
    terms: tuple[Term, ...]
    result: str
    """`slips_away`, `prisoner`, `wounded`, `killed`."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Money has changed hands, in half coins; "" as giver or taker is the country. [C-MONEY-02]"""

    giver: str
    taker: str
    coin: int
    why: Why


@dataclass(frozen=True, slots=True)
class Plundered:
    """Resources taken from a place. [C-MONEY-06]"""

    place: str
    group: str
    points: int


@dataclass(frozen=True, slots=True)
class SpyTried:
    """Is the spy found out? [C-SPY-04]"""

    spy: str
    faction: str
    terms: tuple[Term, ...]
    found: bool


@dataclass(frozen=True, slots=True)
class Tallied:
    """Something an objective counts. [RULING-C-VICTORY]"""

    faction: str
    what: str
    number: int
    """What it is now."""


@dataclass(frozen=True, slots=True)
class CampaignEnded:
    """The campaign is over. [RULING-C-VICTORY]"""

    winners: tuple[str, ...]
    reason: str


Event = (
    Rolled | Asked | Answered | DayBegan | StepBegan | TakenUp | LaidDown | OrderRolled | OrderChosen | MorningGiven
    | EnvironmentFound
    | GroupSet | GroupGone | ConvoySet | ConvoyGone | SpySet | SpyGone | HoldingSet | Told | PlaceSeen
    | Hurt | Healed | WoundSeen | Raised | Moved | Captured | Freed | Departed | Dismounted | Rearmed | PrestigeChanged
    | Fed | Marched | Met | AttitudeTested | PromiseTested | Capitulation | Slipped | Paid | Plundered | SpyTried | Tallied
    | BattleSet | QuickFought | BattleEnded | SiegeLaid | StormDeclared | SiegeOpened | InSiege | SiegeDayDone | SiegeChanged
    | SiegeOver | FateRolled | CampaignEnded
    | RouteOrdered | RouteEnded | QuietOrdered | QuietEnded | Followed
)  # fmt: skip
