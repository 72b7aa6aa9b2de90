"""What a player can say in a campaign. Hexes, people, groups and places by their names."""

from __future__ import annotations

from dataclasses import dataclass

from hauberk.battle.core.being import BeingId
from hauberk.siege.commands import Arrange, Placed
from hauberk.siege.commands import Command as SiegeCommand
from hauberk.siege.results import FightResult

__all__ = [
    "Arrange", "AttackPlace", "BattleReport", "Buy", "Choose", "Command", "Escort", "Feed", "Hire", "HireEngineer", "InSiege", "Join",
    "LiftSiege", "Load", "March", "Merge", "Morning", "Name", "Pass", "Placed", "Quiet", "Ransom", "Recruit", "Revoke", "Route", "Split",
    "Stay", "Take",
]  # fmt: skip
"""With `Arrange` and `Placed` of sieges: people are put in their places in the same words before every fight."""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of the words a question offers."""

    choice: str


@dataclass(frozen=True, slots=True)
class Feed:
    """Who eats of a source that cannot feed all, the first first. [C-SUPPLY-06]"""

    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Split:
    """Part of a group becomes a group of its own, with its share of the money. [C-GROUP-04]"""

    group: str
    men: tuple[BeingId, ...]
    coin: int = 0
    """In half coins."""


@dataclass(frozen=True, slots=True)
class Merge:
    """Groups on one hex become one: the second joins the first. [C-GROUP-04]"""

    group: str
    other: str


@dataclass(frozen=True, slots=True)
class Pass:
    """People or money pass from one group, garrison or hospital to another on the same hex.

    [C-GROUP-04, C-PLACE-10, RULING-C-MONEY-HOLDER]
    """

    giver: str
    """A group or a place."""
    taker: str
    men: tuple[BeingId, ...] = ()
    coin: int = 0


@dataclass(frozen=True, slots=True)
class Ransom:
    """A captive leader is bought free. [C-PRIS-04]"""

    who: BeingId
    group: str
    """The group that pays."""


@dataclass(frozen=True, slots=True)
class Load:
    """A convoy is made up, loads or unloads in a place; or escorted, or left. [C-CONVOY-01, C-CONVOY-04]"""

    place: str
    convoy: str = ""
    """"" makes up a new one."""
    points: int = 0
    """Loaded; below nothing: unloaded."""


@dataclass(frozen=True, slots=True)
class Escort:
    """A group takes a convoy on its hex along, or leaves it behind; it may give a drover. [C-CONVOY-05, RULING-C-CONVOY-DROVER]"""

    convoy: str
    group: str
    """"" leaves it."""
    drover: BeingId = ""


@dataclass(frozen=True, slots=True)
class Morning:
    """All that a faction orders before its groups move. [C-TURN-02, C-CG-02]"""

    splits: tuple[Split, ...] = ()
    passes: tuple[Pass, ...] = ()
    merges: tuple[Merge, ...] = ()
    ransoms: tuple[Ransom, ...] = ()
    loads: tuple[Load, ...] = ()
    escorts: tuple[Escort, ...] = ()


# -- a group acts ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class March:
    """Along these hexes, as far as nothing happens on the way. [C-MOVE-01, C-MOVE-03]"""

    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stay:
    """It has done what it wanted."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """Men are raised in a settlement. [C-MONEY-04]"""

    light: int = 0
    peasants: int = 0


@dataclass(frozen=True, slots=True)
class HireEngineer:
    """An engineer is hired in a town. [C-ENGINE-03]"""


@dataclass(frozen=True, slots=True)
class Hire:
    """Mercenaries on the hex are hired: for pay, for a promise; those who serve for a promise are paid; those of the enemy are won over.

    [C-MERC-05, C-MERC-07, C-MERC-10, C-MERC-11]
    """

    group: str
    how: str
    """`pay`, `promise`, `poach`."""


@dataclass(frozen=True, slots=True)
class AttackPlace:
    """The place on the hex is attacked: `storm` a settlement, lay `siege` to a castle, make an `assault` on the day of arrival, or `demand`
    that it yields.

    [C-MEET-07, C-CAPIT-01, C-SIEGE-01, C-CG-19]
    """

    how: str


@dataclass(frozen=True, slots=True)
class LiftSiege:
    """The besieging group gives its siege up. [C-CG-20]"""


@dataclass(frozen=True, slots=True)
class Buy:
    """Goods are bought from a convoy on the hex that another group escorts. [C-CONVOY-08, RULING-C-CONVOY-PRICE]"""

    convoy: str
    points: int


# -- meetings, battles and what follows --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Join:
    """Groups that come to the battle; none is an answer too. [C-BATTLE-07]"""

    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Name:
    """People: an escort, a garrison. [C-PRIS-01, RULING-C-SIEGE-CONTROL]"""

    men: tuple[BeingId, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """So many points: plunder, or a share of it. [C-MONEY-06, C-MERC-13]"""

    points: int


@dataclass(frozen=True, slots=True)
class BattleReport:
    """The result of a battle that was fought on the map."""

    result: FightResult
    record: tuple[str, ...] = ()
    """Its record, line by line: whoever verifies the campaign fights it again."""


@dataclass(frozen=True, slots=True)
class InSiege:
    """Something said in the siege whose day it is."""

    command: SiegeCommand


# -- standing orders ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Route:
    """A counter is to go along these hexes, day by day as far as its points reach, without being asked. [RULING-C-ROUTE]"""

    counter: str
    """A group, convoy or spy."""
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Quiet:
    """So many days are let go by at most, as long as nothing is asked but what is asked every day, and nothing happens. [RULING-C-QUIET]"""

    days: int


@dataclass(frozen=True, slots=True)
class Revoke:
    """A standing order is called off; its owner may say so at any time. [RULING-C-ROUTE, RULING-C-QUIET]"""

    of: str
    """The counter whose route it is; the faction whose quiet days they are."""


Command = (
    Choose | Feed | Morning | March | Stay | Recruit | HireEngineer | Hire | AttackPlace | LiftSiege | Buy | Join | Name | Take
    | Arrange | BattleReport | InSiege | Route | Quiet | Revoke
)  # fmt: skip
