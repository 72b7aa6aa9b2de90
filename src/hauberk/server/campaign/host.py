"""The host of campaigns: what they have of their own among the games that change slowly."""

from __future__ import annotations

from typing import Any

from hauberk.basis.dice import derived_seed
from hauberk.campaign.commands import Choose, Command, InSiege
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.players.campaign import marshal
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.host import Host
from hauberk.server.slow_host import STAND_IN, SlowHost
from hauberk.siege.commands import Answer


class CampaignHost(SlowHost[CampaignTable]):
    """Keeps the tables of campaigns."""

    game = CAMPAIGN
    mark = "w"
    views = 25

    def __init__(self, host: Host) -> None:
        super().__init__(host, CampaignTable)

    def mind(self, table: CampaignTable, seat: str, fights: str) -> Any:
        """A marshal for a faction."""
        chance = derived_seed(table.game.seed, f"captain {seat}")
        return marshal(table.seats[seat].get("captain", STAND_IN), table.faction(seat), chance, fights)

    def quick(self, table: CampaignTable) -> Command:
        """The table of quick results says how a battle ends, or a fight of the siege whose day it is."""
        return Choose("quick") if table.state.pending else InSiege(Answer("quick"))
