"""What the server offers of every game: its scenarios on the shelf, its tables, and the addresses of both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.values import CampaignScenario
from hauberk.play.campaign.wire import SEATS
from hauberk.play.contract import AnyGame
from hauberk.play.siege.game import SIEGE
from hauberk.server import catalogue
from hauberk.server.campaign import shelf as campaigns
from hauberk.server.encoding import Json
from hauberk.server.siege import shelf as sieges
from hauberk.server.table import Table
from hauberk.server.tables import TABLES


@dataclass(frozen=True)
class Service:
    """One game at this server."""

    game: AnyGame
    shelf: str
    """The address of its scenarios."""
    tables: str
    """The address of its tables."""
    cards: Callable[[str], list[Json]]
    """Its scenarios as the shelf shows them."""
    in_full: Callable[[str, str], Json]
    """A scenario with everything one can know before it begins."""
    letters: Callable[[Any], tuple[str, ...]]
    """The seats of a scenario."""
    called: Callable[[Any, str], dict[str, str]]
    """Their names in a language."""
    named: str = ""
    """The field under which all seats are asked for; "" where each is a field."""
    usual: Any = "person"
    """Who sits on a seat that is not named."""
    more: tuple[str, ...] = ()
    """What else may be asked for in a new game."""

    @property
    def kind(self) -> str:
        """Its kind."""
        return self.game.kind

    @property
    def table(self) -> type[Table]:
        """What is played at."""
        return TABLES[self.kind]


def _played(scenario: CampaignScenario) -> tuple[str, ...]:
    """One for every faction somebody decides for."""
    return tuple(SEATS[number] for number, each in enumerate(scenario.factions) if each.played)


def _sides(scenario: Any, language: str) -> dict[str, str]:
    """The two sides of a battle or a siege."""
    return {letter: scenario.sides[side][language] for side, letter in enumerate(SIDES)}


def _factions(scenario: CampaignScenario, language: str) -> dict[str, str]:
    """The factions somebody decides for."""
    return {SEATS[number]: each.name[language] for number, each in enumerate(scenario.factions) if each.played}


SERVICES = (
    Service(
        BATTLE, "/api/battles", "/api/games", catalogue.battles, catalogue.battle_in_full, lambda _: tuple(SIDES), _sides,
        more=("ruleset",),
    ),
    Service(
        SIEGE, "/api/sieges", "/api/sieges/games", sieges.cards, sieges.in_full, lambda _: tuple(SIDES), _sides, more=("fights",),
    ),
    Service(
        CAMPAIGN, "/api/campaigns", "/api/campaigns/games", campaigns.cards, campaigns.in_full, _played, _factions,
        named="seats", usual={"captain": "steady"}, more=("fights",),
    ),
)  # fmt: skip
