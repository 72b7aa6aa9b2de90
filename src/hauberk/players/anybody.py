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
STANDING = frozenset({cc.Route, cc.Quiet, cc.Revoke, sc.Quiet, sc.Revoke})


class Anybody:
    """Chooses evenly among what is lawful; his own source of chance is not the game's. Fights are settled as he is told.

    `orders`: how often he gives or calls off a standing order instead; who does so all the time does nothing else.
    """

    def __init__(self, seed: int | str = 0, fights: str = QUICK, orders: float = 0.0) -> None:
        self._chance, self._far_sight, self._orders = random.Random(seed), random.Random(f"{seed} orders"), orders
        self._settled: dict[str, tuple[Any, ...]] = {
            SIEGE.kind: (sc.Answer(fights),),
            CAMPAIGN.kind: (cc.Choose(fights), cc.InSiege(sc.Answer(fights))),
        }

    def settles(self, match: AnyMatch) -> Any:
        """His answer, if it is asked how a fight is fought."""
        return next((command for command in self._settled.get(match.game.kind, ()) if command in match.legal), None)

    def choose(self, match: AnyMatch) -> Any:
        """Something lawful."""
        legal = match.legal
        if (settled := self.settles(match)) is not None:
            return settled
        if match.game is CAMPAIGN and AS_IT_IS in legal and self._chance.random() < QUIET:
            return AS_IT_IS
        if match.game.kind not in self._settled:
            return legal.nth(self._chance.randrange(len(legal)))
        answers: list[Any] = [command for command in legal if type(command) not in STANDING]
        orders: list[Any] = [command for command in legal if type(command) in STANDING]
        if orders and self._far_sight.random() < self._orders:
            return self._far_sight.choice(orders)
        return answers[self._chance.randrange(len(answers))]
