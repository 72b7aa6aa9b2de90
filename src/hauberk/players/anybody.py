"""A player who does anything lawful in a match of whatever game. Good for finding holes in the rules."""

from __future__ import annotations

import random
from typing import Any

from hauberk.campaign import commands as cc
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.siege import commands as sc
from hauberk.siege.fights import QUICK

AS_IT_IS = cc.Morning()
QUIET = 0.6
"""How often everything is left as it is in the morning: whoever splits his host every day has none left after a week."""


class Anybody:
    """Chooses evenly among what is lawful; his own source of chance is not the game's. Fights are settled as he is told."""

    def __init__(self, seed: int | str = 0, fights: str = QUICK) -> None:
        self._chance = random.Random(seed)
        self._settled: dict[str, tuple[Any, ...]] = {
            SIEGE.kind: (sc.Answer(fights),),
            CAMPAIGN.kind: (cc.Choose(fights), cc.InSiege(sc.Answer(fights))),
        }

    def choose(self, match: AnyMatch) -> Any:
        """Something lawful."""
        legal = match.legal
        for command in self._settled.get(match.game.kind, ()):
            if command in legal:
                return command
        if match.game is CAMPAIGN and AS_IT_IS in legal and self._chance.random() < QUIET:
            return AS_IT_IS
        return legal.nth(self._chance.randrange(len(legal)))
