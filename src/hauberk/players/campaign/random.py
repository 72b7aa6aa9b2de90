"""A faction that does anything usual in a campaign. Good for finding holes in the rules."""

from __future__ import annotations

import random

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.play.campaign.game import CampaignMatch
from hauberk.siege import commands as sc
from hauberk.siege import questions as sq

QUICK = "quick"
QUIET = 0.6
"""How often it leaves everything as it is in the morning: who splits his host every day has none left after a week."""


class RandomFaction:
    """Chooses evenly among what is offered; its own source of chance is not the game's. It never fights on the map unless told to."""

    def __init__(self, seed: int | str = 0, fights: str = QUICK) -> None:
        self._chance = random.Random(seed)
        self._fights = fights

    def choose(self, game: CampaignMatch) -> c.Command:
        """Something lawful."""
        question = game.state.pending[-1] if game.state.pending else None
        if isinstance(question, q.HowAsked):
            return c.Choose(self._fights)
        if isinstance(question, q.MorningAsked) and self._chance.random() < QUIET:
            return c.Morning()
        if question is None and self._resolving(game):
            return c.InSiege(sc.Answer(self._fights))
        return self._chance.choice(list(game.legal))

    @staticmethod
    def _resolving(game: CampaignMatch) -> bool:
        """Is it asked how a fight of the siege is settled?"""
        days = game.state.sieges[game.state.now].days
        return days is not None and bool(days.pending) and isinstance(days.pending[-1], sq.ResolveAsked)
