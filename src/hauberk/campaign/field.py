"""What does not change while a campaign goes on: rules, the map, and what its scenario allows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.rules import Rules
from hauberk.campaign.map import CampaignMap, HexName
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import CampaignState
from hauberk.siege.armies import Armies
from hauberk.siege.field import SiegeField
from hauberk.siege.lands import Land
from hauberk.siege.rules import SiegeRules


class CampaignPosition(NamedTuple):
    """A campaign at one moment."""

    field: CampaignField
    state: CampaignState


class FactionInfo(NamedTuple):
    """A faction as the scenario knows it."""

    id: str
    name: dict[str, str]
    letter: str = ""
    colour: str = ""
    townsfolk: str = ""
    """The group of those who defend its settlements. [C-MEET-08]"""
    played: bool = True
    """Somebody decides for it; else it is moved by rule. [C-CG-07, C-CG-25]"""


class Objective(NamedTuple):
    """Something a faction must bring about. [RULING-C-VICTORY]"""

    faction: str
    kind: str
    """`reach`, `hold`, `lift_siege`, `take`, `plunder`, `escort`, `build`, `hire`, `fetch`, `rally`, `capture`, `prestige`, `survive`."""
    who: str = ""
    """A group or person."""
    place: str = ""
    hex: HexName = ""
    region: tuple[HexName, ...] = ()
    number: int = 0
    men: int = 0
    """People who must be at work for a day of building to count. [RULING-C-BUILD-CASTLE]"""
    by_day: int = 0
    at_end: bool = False
    """It counts only when the last day is over."""
    way: int = 0
    """Aims of one way belong together; a faction wins by whichever way it has gone to its end."""


@dataclass(frozen=True)
class CampaignField:
    """Everything a rule of the campaign may look at besides the state."""

    rules: CampaignRules
    siege: SiegeRules
    battle: Rules
    map: CampaignMap
    year: int
    days: int
    """The last day of the campaign."""
    factions: tuple[FactionInfo, ...]
    """In the order of their seats."""
    allies: frozenset[tuple[str, str]] = frozenset()
    """Pairs of factions that are friends, both ways. [C-CG-04, C-CG-06]"""
    objectives: tuple[Objective, ...] = ()
    quick: str = "choice"
    """How battles are settled: `always`, `never` by the table, or by `choice` of both. [RULING-C-QUICK-WHO]"""
    relief: bool = True
    """Armies may come to sieges by event, as printed; a scenario may forbid it. [RULING-C-SIEGE-EVENTS]"""
    armies: Armies | None = None
    """Ready-made armies and those who flee into places; None: nobody comes to a siege by event. [EVENT-11, EVENT-14, EVENT-19]"""
    convoys: int | None = None
    """How many convoys a faction may have, if the scenario says so. [RULING-C-CONVOY-CREATE]"""
    levies: dict[str, tuple[BeingId, ...]] = field(default_factory=dict)
    """People who may yet come: `faction/class` for recruits and rosters, `townsfolk/class` for those who defend settlements."""
    lands: dict[str, Land] = field(default_factory=dict)
    """The sheets on which battles are fought, as they need to be known."""
    besieging: Callable[[str], SiegeField] | None = None
    """The siege of a place, as a field for its days; worked out when first asked."""
    title: dict[str, str] = field(default_factory=dict)
    edition: str = ""
    """The ruleset in which battles are fought."""
    switches: dict[str, bool] = field(default_factory=dict)
    """Switches of battles that this campaign turns."""
    words: dict[str, dict[str, dict[str, str]]] = field(default_factory=dict)
    """Title, story and briefing of every kind of battle."""
    readable: Callable[[dict[str, Any]], bool] = lambda _table: True
    """Whether the reader of scenarios takes the set-up of a battle."""
    memo: dict[tuple[object, ...], Any] = field(default_factory=dict, compare=False, repr=False)
    """What was worked out of the map and holds as long as the campaign: costs and ways."""

    def at(self, state: CampaignState) -> CampaignPosition:
        """A position of this campaign."""
        return CampaignPosition(self, state)

    def seat(self, faction: str) -> int:
        """The number of a faction's seat."""
        return next(number for number, each in enumerate(self.factions) if each.id == faction)

    def friends(self, one: str, other: str) -> bool:
        """The same faction, or allies. [C-CG-04]"""
        return one == other or (one, other) in self.allies

    def townsfolk(self, faction: str) -> str:
        """The group of those who live in a faction's settlements; the first one's where nobody owns them."""
        found = [each.townsfolk for each in self.factions if each.id == faction and each.townsfolk]
        return found[0] if found else next((each.townsfolk for each in self.factions if each.townsfolk), "")

    def terrain(self, hex_: HexName) -> frozenset[str]:
        """The ground of a hex with what stands on it this year. [C-MAP-05, C-MAP-07]"""
        return self.map.terrain(hex_, self.year)
