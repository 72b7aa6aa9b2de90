"""Who is favoured in each campaign: how many of the games between equal marshals each faction has won."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hauberk.common.faults import read_toml
from hauberk.play.battle.balance import wilson
from hauberk.rulesets.tables import data_folder

EASY, EVEN, HARD, DESPERATE = "easy", "even", "hard", "desperate"


@dataclass(frozen=True, slots=True)
class CampaignBalance:
    """What games between equals say about one campaign; several factions may win the same."""

    games: int
    won: dict[str, int]
    """By faction."""

    def how_hard(self, faction: str) -> str:
        """How hard a faction has it, measured by its fair part; what may well be chance is even."""
        won, fair = self.won.get(faction, 0), 1 / len(self.won)
        low, high = wilson(won / self.games, self.games)
        if low <= fair <= high:
            return EVEN
        if low > fair:
            return EASY
        return HARD if won / self.games >= fair / 2 else DESPERATE


@dataclass(frozen=True, slots=True)
class CampaignBalances:
    """The balance of all campaigns, and how it was found."""

    how: dict[str, str]
    """In each language."""
    players: str
    """Who played, as `hauberk duel` names them."""
    campaigns: dict[str, CampaignBalance]


def read_campaign_balances(path: Path) -> CampaignBalances:
    """Read the file of all campaigns, reporting all faults at once."""
    reader = read_toml(path)
    how, players = reader.words("how"), reader.text("players")
    found = {}
    for name, entry in reader.named("campaigns"):
        games, won = entry.integer("games", least=1), entry.child("won")
        found[name] = CampaignBalance(games, {faction: won.integer(faction, least=0) for faction in won.table})
        if any(number > games for number in found[name].won.values()):
            won.fault("won", f"{name}: more games won than played")
        won.finish()
        entry.finish()
    reader.finish()
    reader.source.done()
    return CampaignBalances(how, players, found)


@cache
def campaign_balances() -> CampaignBalances:
    """The balance of the package's campaigns."""
    return read_campaign_balances(data_folder() / "balance" / "campaign.toml")
