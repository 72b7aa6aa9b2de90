"""Plans: what a side is after in one movement. Each leads to another movement; which is best shows only when the enemy has answered."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from hauberk.players.general.weights import Weights


class Plan(NamedTuple):
    """How a movement is sought: what counts for more, and what for less."""

    name: str
    answer: float = 1.0
    """How much the enemy's answer is minded beside what is usual."""
    ground: float = 1.0
    """The same of the ground."""

    def of(self, weights: Weights) -> Weights:
        """The weights of a general who follows it."""
        return replace(weights, answer=weights.answer * self.answer, ground=weights.ground * self.ground)


USUAL = Plan("usual")
PLANS = (USUAL, Plan("press", 0.45, 1.3), Plan("careful", 2.0), Plan("wait", 1.5, 0.2))
"""As the odds are; at them; nobody alone and nobody far out; let them come."""
KEPT = 3.0
"""What it is worth to go on with a plan: men who are sent to and fro arrive nowhere."""
