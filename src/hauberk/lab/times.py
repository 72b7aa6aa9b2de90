"""Times counted in bins a tenth wide, so that those of thousands of games fit in a line and can be put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import floor, log10

BINS = 24
"""So many to a power of ten: each is a tenth wider than the one before."""
LEAST = 1e-6


def bin_of(seconds: float) -> int:
    """The bin of a time."""
    return floor(log10(max(seconds, LEAST)) * BINS)


@dataclass(frozen=True, slots=True)
class Times:
    """How often something took how long."""

    counts: Mapping[int, int] = field(default_factory=dict)
    """By bins."""
    most: float = 0.0

    def with_one(self, seconds: float) -> Times:
        """These and another."""
        number = bin_of(seconds)
        return Times({**self.counts, number: self.counts.get(number, 0) + 1}, max(self.most, seconds))

    def __add__(self, other: Times) -> Times:
        bins = {*self.counts, *other.counts}
        return Times({number: self.counts.get(number, 0) + other.counts.get(number, 0) for number in bins}, max(self.most, other.most))

    @property
    def number(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    def quantile(self, share: float) -> float:
        """The time that this share of them does not exceed, to a tenth; 0 if there are none."""
        left = share * self.number
        for number in sorted(self.counts):
            left -= self.counts[number]
            if left <= 0:
                return float(min(self.most, 10 ** ((number + 1) / BINS)))
        return self.most
