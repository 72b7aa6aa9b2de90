"""What a seat cannot know, drawn as it might be: so a search can play on without looking under the cards.

`imagine` gives a match that stands where the real one stands, as far as a seat can see (its view is the same to the byte), with everything
else drawn from what the seat knows, and with dice of its own. Draw several, and what is good in most of them is good.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.record_writer import AnyMatch
from hauberk.play.siege.game import SIEGE
from hauberk.players.unseen import campaign, siege

DRAWN: dict[str, Callable[[Any, int, random.Random], Any]] = {SIEGE.kind: siege.drawn, CAMPAIGN.kind: campaign.drawn}
"""Battles hide nothing but patrols that have not been called, and these stay as they are."""


def imagine(match: AnyMatch, seat: int, seed: str) -> AnyMatch:
    """The match as it might be, for all that a seat knows."""
    chance = random.Random(f"{seed}/{seat}")
    draw = DRAWN.get(match.game.kind)
    state = match.state if draw is None or match.state.outcome is not None else draw(match, seat, chance)
    return match.imagined(state, f"{seed}/dice")
