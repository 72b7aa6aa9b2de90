"""A sequential test: is a player's share this low or that high? It stops as soon as it knows, with stated chances to be wrong.

The log of the likelihood ratio of two shares, with the spread that was seen (generalised SPRT, as engines of chess are tested). What is
counted is pairs of games, the same dice from both sides: a battle that always goes to one side tells nothing, and in a pair it cancels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

SPREAD = 0.02
"""The least variance of a pair: a few lucky games at the beginning are no certainty."""
LOW, HIGH = "low", "high"


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two shares, and how often each answer may be wrong."""

    low: float
    high: float
    wrong: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first the answer is `low`, above the second `high`."""
        bound = log((1 - self.wrong) / self.wrong)
        return -bound, bound

    def ratio(self, scores: Sequence[float]) -> float:
        """The log likelihood ratio of `high` against `low`, from the scores of games in pairs."""
        pairs = [(first + second) / 2 for first, second in zip(scores[::2], scores[1::2], strict=False)]
        if not pairs:
            return 0.0
        mean = sum(pairs) / len(pairs)
        spread = max(SPREAD, sum((pair - mean) ** 2 for pair in pairs) / len(pairs))
        return len(pairs) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def answer(self, scores: Sequence[float]) -> str:
        """`low`, `high`, or "" while it does not know."""
        ratio, (least, most) = self.ratio(scores), self.bounds
        return LOW if ratio <= least else HIGH if ratio >= most else ""
