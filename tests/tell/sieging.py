"""Sieges for tests of the telling: the scenarios, and one played by two random commanders."""

from __future__ import annotations

from functools import cache

from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege
from hauberk.players.anybody import Anybody

OXFORD, COVENTRY, TAORMINA, ARQUES = "snow_at_oxford", "marmions_ditch", "the_myrtles_of_taormina", "the_monk_of_arques"
LIMIT = 4000


@cache
def fresh(name: str = OXFORD) -> SiegeMatch:
    """A siege on its first morning; nobody plays it on."""
    return Match(SIEGE, load_siege(name), "told")


@cache
def played(name: str, seed: str = "told") -> SiegeMatch:
    """A siege between two random commanders, to its end."""
    game = Match(SIEGE, load_siege(name), seed)
    commanders = (Anybody(f"{seed}/A"), Anybody(f"{seed}/B"))
    for _ in range(LIMIT):
        if (side := game.side) is None:
            return game
        game.do(commanders[side].choose(game))
    raise AssertionError(f"{name} does not end")
