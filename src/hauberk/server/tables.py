"""The tables of every game by its kind."""

from __future__ import annotations

from hauberk.server.battle.table import BattleTable
from hauberk.server.campaign.table import CampaignTable
from hauberk.server.siege.table import SiegeTable
from hauberk.server.table import Table

TABLES: dict[str, type[Table]] = {"battle": BattleTable, "siege": SiegeTable, "campaign": CampaignTable}
