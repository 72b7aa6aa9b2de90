"""Everything that can happen in a campaign. An event is a fact: it holds all that `evolve` needs, so that replay knows no rules.

What happens is told by its class alone. Many facts are a counter as it is after them, and kinds of one neutral fact: a group that gave
way, retreated or was routed is a `GroupChanged`, and `evolve` takes them alike. What only its own side's rolls show, and nobody tells, is
the neutral fact itself. Others change nothing and only tell how it came about, with every number as the sum of its terms.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.events import Answered as Answered
from hauberk.battle.core.events import Rolled as Rolled
from hauberk.campaign.commands import Morning
from hauberk.campaign.events_of_goods import BootyShared as BootyShared
from hauberk.campaign.events_of_goods import ConvoyChanged as ConvoyChanged
from hauberk.campaign.events_of_goods import ConvoyGone as ConvoyGone
from hauberk.campaign.events_of_goods import ConvoyLetGo as ConvoyLetGo
from hauberk.campaign.events_of_goods import ConvoyLoaded as ConvoyLoaded
from hauberk.campaign.events_of_goods import ConvoyTaken as ConvoyTaken
from hauberk.campaign.events_of_goods import ConvoyTurnedRound as ConvoyTurnedRound
from hauberk.campaign.events_of_goods import ConvoyUnloaded as ConvoyUnloaded
from hauberk.campaign.events_of_goods import GoodsBought as GoodsBought
from hauberk.campaign.events_of_goods import LoadBought as LoadBought
from hauberk.campaign.events_of_goods import LoadEaten as LoadEaten
from hauberk.campaign.events_of_goods import LoadPlundered as LoadPlundered
from hauberk.campaign.events_of_goods import LoadSold as LoadSold
from hauberk.campaign.events_of_goods import PackAnimalsLost as PackAnimalsLost
from hauberk.campaign.events_of_goods import Paid as Paid
from hauberk.campaign.events_of_goods import PlaceCapitulated as PlaceCapitulated
from hauberk.campaign.events_of_goods import PlaceChanged as PlaceChanged
from hauberk.campaign.events_of_goods import PlaceConquered as PlaceConquered
from hauberk.campaign.events_of_goods import PlaceTaken as PlaceTaken
from hauberk.campaign.events_of_goods import Plundered as Plundered
from hauberk.campaign.events_of_goods import RansomPaid as RansomPaid
from hauberk.campaign.events_of_goods import SiegeCarriedOver as SiegeCarriedOver
from hauberk.campaign.events_of_goods import SpoilsTaken as SpoilsTaken
from hauberk.campaign.events_of_goods import StoresCarried as StoresCarried
from hauberk.campaign.events_of_goods import StoresEaten as StoresEaten
from hauberk.campaign.events_of_goods import StoresGiven as StoresGiven
from hauberk.campaign.events_of_goods import StoresHarvested as StoresHarvested
from hauberk.campaign.events_of_goods import StoresPlundered as StoresPlundered
from hauberk.campaign.events_of_goods import TributeLoaded as TributeLoaded
from hauberk.campaign.events_of_goods import TributePaid as TributePaid
from hauberk.campaign.events_of_groups import EnginesTaken as EnginesTaken
from hauberk.campaign.events_of_groups import GroupChanged as GroupChanged
from hauberk.campaign.events_of_groups import GroupDissolved as GroupDissolved
from hauberk.campaign.events_of_groups import GroupEliminated as GroupEliminated
from hauberk.campaign.events_of_groups import GroupGaveWay as GroupGaveWay
from hauberk.campaign.events_of_groups import GroupGone as GroupGone
from hauberk.campaign.events_of_groups import GroupJoined as GroupJoined
from hauberk.campaign.events_of_groups import GroupMerged as GroupMerged
from hauberk.campaign.events_of_groups import GroupRetreated as GroupRetreated
from hauberk.campaign.events_of_groups import GroupRouted as GroupRouted
from hauberk.campaign.events_of_groups import GroupSplit as GroupSplit
from hauberk.campaign.events_of_groups import GroupWentOver as GroupWentOver
from hauberk.campaign.events_of_groups import MercenariesDeserted as MercenariesDeserted
from hauberk.campaign.events_of_groups import MercenariesHired as MercenariesHired
from hauberk.campaign.events_of_groups import MercenariesPoached as MercenariesPoached
from hauberk.campaign.events_of_groups import MercenariesPromised as MercenariesPromised
from hauberk.campaign.events_of_groups import SpyChanged as SpyChanged
from hauberk.campaign.events_of_groups import SpyGone as SpyGone
from hauberk.campaign.events_of_orders import Followed as Followed
from hauberk.campaign.events_of_orders import QuietEnded as QuietEnded
from hauberk.campaign.events_of_orders import QuietOrdered as QuietOrdered
from hauberk.campaign.events_of_orders import RouteEnded as RouteEnded
from hauberk.campaign.events_of_orders import RouteOrdered as RouteOrdered
from hauberk.campaign.events_of_people import Captured as Captured
from hauberk.campaign.events_of_people import CapturedInSiege as CapturedInSiege
from hauberk.campaign.events_of_people import Crippled as Crippled
from hauberk.campaign.events_of_people import Departed as Departed
from hauberk.campaign.events_of_people import Dismounted as Dismounted
from hauberk.campaign.events_of_people import EngineerHired as EngineerHired
from hauberk.campaign.events_of_people import Escaped as Escaped
from hauberk.campaign.events_of_people import Freed as Freed
from hauberk.campaign.events_of_people import Healed as Healed
from hauberk.campaign.events_of_people import Hurt as Hurt
from hauberk.campaign.events_of_people import HurtInSiege as HurtInSiege
from hauberk.campaign.events_of_people import HurtSlippingAway as HurtSlippingAway
from hauberk.campaign.events_of_people import LeaderBorn as LeaderBorn
from hauberk.campaign.events_of_people import Massacred as Massacred
from hauberk.campaign.events_of_people import Moved as Moved
from hauberk.campaign.events_of_people import PrestigeChanged as PrestigeChanged
from hauberk.campaign.events_of_people import Raised as Raised
from hauberk.campaign.events_of_people import Ransomed as Ransomed
from hauberk.campaign.events_of_people import Rearmed as Rearmed
from hauberk.campaign.events_of_people import Recruited as Recruited
from hauberk.campaign.events_of_people import Released as Released
from hauberk.campaign.events_of_people import TownsfolkRose as TownsfolkRose
from hauberk.campaign.events_of_people import WoundSeen as WoundSeen
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
from hauberk.campaign.state import Seen
from hauberk.common.term import Term


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


# -- what factions know ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A faction has learnt of groups with which its own share a hex. [C-GROUP-02, C-CG-08]"""

    faction: str
    seen: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class SpyReported(Told):
    """A faction has learnt of groups by a spy. [C-SPY-02]"""


@dataclass(frozen=True, slots=True)
class PlaceSeen:
    """A faction sees how a place is provided. [C-CG-08]"""

    faction: str
    place: str
    resources: int
    garrison: int


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
    | EnvironmentFound | Told | SpyReported | PlaceSeen
    | GroupChanged | GroupSplit | GroupGaveWay | GroupRetreated | GroupJoined | GroupRouted | GroupWentOver | EnginesTaken
    | MercenariesHired | MercenariesPromised | MercenariesPoached | MercenariesDeserted
    | GroupGone | GroupMerged | GroupDissolved | GroupEliminated | SpyChanged | SpyGone
    | ConvoyChanged | ConvoyTaken | ConvoyLetGo | PackAnimalsLost | ConvoyLoaded | ConvoyUnloaded | ConvoyTurnedRound
    | LoadEaten | LoadPlundered | LoadSold | LoadBought | TributeLoaded | ConvoyGone
    | PlaceChanged | PlaceTaken | PlaceConquered | PlaceCapitulated
    | StoresEaten | StoresPlundered | StoresCarried | StoresGiven | StoresHarvested | SiegeCarriedOver
    | Hurt | HurtSlippingAway | HurtInSiege | Massacred | Healed | WoundSeen | Raised | Recruited | EngineerHired | TownsfolkRose
    | Moved | Captured | CapturedInSiege | Freed | Ransomed | Escaped | Departed | Released | Crippled | Dismounted | Rearmed
    | PrestigeChanged | LeaderBorn
    | Fed | Marched | Met | AttitudeTested | PromiseTested | Capitulation | Slipped | Plundered | SpyTried | Tallied
    | Paid | RansomPaid | SpoilsTaken | TributePaid | BootyShared | GoodsBought
    | BattleSet | QuickFought | BattleEnded | SiegeLaid | StormDeclared | SiegeOpened | InSiege | SiegeDayDone | SiegeChanged
    | SiegeOver | FateRolled | CampaignEnded
    | RouteOrdered | RouteEnded | QuietOrdered | QuietEnded | Followed
)  # fmt: skip
