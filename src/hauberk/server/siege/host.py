"""The host of sieges: what they have of their own among the games that change slowly."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hauberk.basis.dice import derived_seed
from hauberk.battle.being import SIDES
from hauberk.play.battle.game import Game
from hauberk.play.siege.game import SiegeGame, report_of
from hauberk.play.siege.legal import options
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.players.siege import commander
from hauberk.server.host import Host
from hauberk.server.siege.table import SiegeTable
from hauberk.server.slow_host import STAND_IN, SlowHost
from hauberk.siege.commands import Answer, Command


class SiegeHost(SlowHost[SiegeTable]):
    """Keeps the tables of sieges."""

    kind = "siege"

    def __init__(self, host: Host) -> None:
        super().__init__(host, SiegeTable)

    def begin(self, scenario: SiegeScenario, seed: str | None) -> SiegeGame:
        """A new siege."""
        return SiegeGame(scenario, seed)

    def mind(self, table: SiegeTable, seat: str, fights: str) -> Any:
        """A commander for a side."""
        side = SIDES.index(seat)
        chance = derived_seed(table.game.seed, f"captain {side}")
        return commander(table.seats[seat].get("captain", STAND_IN), side, chance, fights)

    def quick(self, table: SiegeTable) -> Command:
        """The table of quick results says how a fight ends."""
        return Answer("quick")

    def usual(self, table: SiegeTable) -> Iterable[Command]:
        """What is listed, in its order."""
        return options(table.game.field.at(table.state))

    def report(self, table: SiegeTable, fight: Game) -> Command:
        """The result of a fight, with its record."""
        return report_of(fight)
