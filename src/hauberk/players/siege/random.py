"""A commander who does anything usual in a siege. Good for finding holes in the rules."""

from __future__ import annotations

import random

from hauberk.play.siege.game import SiegeMatch
from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command

QUICK = "quick"


class RandomCommander:
    """Chooses evenly among what is offered; his own source of chance is not the game's. He never fights on the map unless told to."""

    def __init__(self, seed: int | str = 0, fights: str = QUICK) -> None:
        self._chance = random.Random(seed)
        self._fights = fights

    def choose(self, game: SiegeMatch) -> Command:
        """Something lawful."""
        if isinstance(game.state.pending[-1], q.ResolveAsked):
            return Answer(self._fights)
        return self._chance.choice(list(game.legal))
