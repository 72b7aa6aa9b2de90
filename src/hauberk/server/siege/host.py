"""The host of sieges: what they have of their own among the games that change slowly."""

from __future__ import annotations

from typing import Any

from hauberk.basis.dice import derived_seed
from hauberk.battle.core.being import SIDES
from hauberk.play.siege.game import SIEGE
from hauberk.players.siege import commander
from hauberk.server.host import Host
from hauberk.server.siege.table import SiegeTable
from hauberk.server.slow_host import STAND_IN, SlowHost
from hauberk.siege.commands import Answer, Command


class SiegeHost(SlowHost[SiegeTable]):
    """Keeps the tables of sieges."""

    game = SIEGE

    def __init__(self, host: Host) -> None:
        super().__init__(host, SiegeTable)

    def mind(self, table: SiegeTable, seat: str, fights: str) -> Any:
        """A commander for a side."""
        side = SIDES.index(seat)
        chance = derived_seed(table.game.seed, f"captain {side}")
        return commander(table.seats[seat].get("captain", STAND_IN), side, chance, fights)

    def quick(self, table: SiegeTable) -> Command:
        """The table of quick results says how a fight ends."""
        return Answer("quick")
