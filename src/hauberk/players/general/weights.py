"""What a general cares about beside the captain's own weights, by his character and his level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How the parts of a promise count, and how far he looks."""

    ground: float = 0.6
    """What the place where somebody stands counts beside blows."""
    answer: float = 0.7
    """How much of what the enemy could do to us he will really do."""
    fire: float = 0.5
    """The same of his shots."""
    effort: float = 0.35
    """What it costs the enemy to send one more man against the same."""
    places: int = 8
    """So many places of each kind are tried for each man."""
    rounds: int = 2
    """So often everybody is gone through."""
