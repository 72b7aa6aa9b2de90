"""A campaign ready to begin, in plain values. [C-SCOPE-04, C-SCOPE-05]"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.campaign.field import FactionInfo, Objective
from hauberk.campaign.map import CampaignMap, HexName
from hauberk.common.faults import BadInput, Fault
from hauberk.play.fighting import ASK
from hauberk.rulesets.ruleset import Ruleset

QUICK = ("choice", "always", "never")
"""How battles are settled by the table: as both like, always, never. [RULING-C-QUICK-WHO]"""


class Band(NamedTuple):
    """A group, company or train as the scenario places it."""

    id: str
    name: dict[str, str]
    faction: str
    kind: str
    hex: HexName
    men: tuple[BeingId, ...]
    coin: int = 0
    attitude: int = 5
    letter: str = ""
    engines: tuple[str, ...] = ()
    oxen: int = 0
    on_foot: tuple[BeingId, ...] = ()


class Road(NamedTuple):
    """A convoy that is there from the first day. [C-CONVOY-05, C-CONVOY-06]"""

    id: str
    faction: str
    hex: HexName
    load: int
    start: str = ""
    goal: str = ""
    escort: str = ""


class Leader(NamedTuple):
    """What a leader's name is worth when play begins. [C-NOBLE-01]"""

    who: BeingId
    prestige: int
    attitude: int


class Seat(NamedTuple):
    """A place when play begins, where it differs from the map, and who holds it. [C-PLACE-09]"""

    id: str
    faction: str
    resources: int
    attitude: int
    garrison: tuple[BeingId, ...] = ()
    unnamed: int = 0
    """Fighters whom nobody has met yet."""


class Eye(NamedTuple):
    """A spy. [C-SPY-03, RULING-C-SPY-SOURCE]"""

    id: str
    faction: str
    who: BeingId
    hex: HexName


@dataclass(frozen=True)
class CampaignScenario:
    """A campaign ready to begin, in plain values."""

    id: str
    order: int
    ruleset: Ruleset
    title: dict[str, str]
    story: dict[str, str]
    briefing: dict[str, str]
    teaches: tuple[str, ...]
    map: CampaignMap
    year: int
    begins: str
    """The date of the first day, as 1139-09-30."""
    days: int
    factions: tuple[FactionInfo, ...]
    groups: tuple[Band, ...]
    leaders: tuple[Leader, ...]
    places: tuple[Seat, ...]
    convoys: tuple[Road, ...]
    spies: tuple[Eye, ...]
    objectives: tuple[Objective, ...]
    aims: dict[str, dict[str, str]]
    """What each faction is after, in words."""
    levies: dict[str, tuple[BeingId, ...]]
    """People who may yet come, by `faction/class` and `townsfolk group/class`."""
    allies: frozenset[tuple[str, str]] = frozenset()
    quick: str = QUICK[0]
    fights: str = ASK
    """How its battles are fought, as was settled when it began. [RULING-C-QUICK-WHO]"""
    relief: bool = True
    season: str = ""
    weather: int = 0
    convoy_limit: int | None = None
    """How many convoys a faction may have; None: as the rules say. [RULING-C-CONVOY-CREATE]"""
    besieged: tuple[tuple[str, str], ...] = ()
    """Places under siege from the first day, and the group that besieges each."""

    def under(self, ruleset: Ruleset) -> CampaignScenario:
        """The same campaign with switches turned."""
        if ruleset.id != self.ruleset.id:
            raise BadInput([Fault(self.id, 0, f"cannot be played by the rules of {ruleset.id}", f"it belongs to {self.ruleset.id}")])
        return replace(self, ruleset=ruleset)
