"""What a general cares about beside the captain's own weights, by his character and his level."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Weights:
    """How the parts of a promise count, and how far he looks."""

    ground: float = 0.6
    """What the place where somebody stands counts beside blows."""
    blows: float = 1.3
    """What our own blows promise: they bring more than is reckoned, for whoever is left strikes on."""
    answer: float = 1.0
    """How much of what the enemy could do to us he will really do."""
    fire: float = 0.8
    """The same of his shots."""
    lance: float = 0.4
    """How much of a charge of the next phase counts."""
    effort: float = 0.35
    """What it costs the enemy to send one more man against the same."""
    alone: float = 16.0
    """So many comrades near by halve what the enemy dares to do to a man."""
    places: int = 8
    """So many places of each kind are tried for each man."""
    rounds: int = 2
    """So often everybody is gone through."""
    plans: int = 1
    """How many plans he compares; with more than one he looks a movement farther."""

    def but(self, **others: Any) -> Weights:
        """The same with some weights changed."""
        return replace(self, **others)


_CHARACTERS: dict[str, dict[str, float]] = {"cautious": {"answer": 1.2}, "steady": {}, "rash": {"answer": 0.8, "blows": 1.5}}
"""What sets them apart besides what sets captains apart."""
COMPARED = {4: 1, 5: 4}
"""How many plans he compares, by his strength."""


def weights_of(character: str, strength: int) -> Weights:
    """The weights of a general by his character and his strength."""
    return Weights().but(plans=COMPARED[strength], **_CHARACTERS[character])
