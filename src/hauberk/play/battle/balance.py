"""Who is favoured in a battle, and how we know: results of matches, kept as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path

from hauberk.battle.core.being import Side
from hauberk.common.faults import read_toml
from hauberk.rulesets.tables import data_folder

Z95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Balance:
    """What a match between equal captains says about one battle."""

    battle: str
    games: int
    won: int
    """Games that side A won."""
    drawn: int

    @property
    def share(self) -> float:
        """The share of side A; draws count half."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def percent(self) -> int:
        """The same in percent, a half rounded up: server and page must not round it in two ways."""
        return int(self.share * 100 + 0.5)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of side A lies, with 95 %."""
        return wilson(self.share, self.games)

    @property
    def favoured(self) -> Side | None:
        """The side that wins more often than chance explains; None: nobody, as far as the games can tell."""
        low, high = self.interval
        if low > 1 / 2:
            return 0
        return 1 if high < 1 / 2 else None


@dataclass(frozen=True, slots=True)
class Balances:
    """The balance of all battles, and how it was found."""

    how: dict[str, str]
    """In each language."""
    players: str
    """Who played, as `hauberk duel` names them."""
    battles: dict[str, Balance]


def read_balances(path: Path, what: str = "battles") -> Balances:
    """Read the file of all battles, or of all sieges, reporting all faults at once."""
    reader = read_toml(path)
    how, players = reader.words("how"), reader.text("players")
    found = {}
    for name, entry in reader.named(what):
        games = entry.integer("games", least=1)
        found[name] = Balance(name, games, entry.integer("won", least=0), entry.integer("drawn", least=0))
        if found[name].won + found[name].drawn > games:
            entry.fault("won", f"{name}: more games won and drawn than played")
        entry.finish()
    reader.finish()
    reader.source.done()
    return Balances(how, players, found)


@cache
def balances() -> Balances:
    """The balance of the package's battles."""
    return read_balances(data_folder() / "balance" / "battle.toml")


@cache
def siege_balances() -> Balances:
    """The balance of the package's sieges."""
    return read_balances(data_folder() / "balance" / "siege.toml", "sieges")
