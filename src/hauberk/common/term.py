"""Explained numbers: every number a player sees is a sum of terms, each with its reason and its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

DIE = "die"
"""The reason of the term that a die gives; every other is known before it falls."""


class Term(NamedTuple):
    """One line of a reckoning: a value, the key of its reason, the rule it rests on."""

    value: int
    reason: str
    """Key of a message, such as `terrain_scrub`; `about` fills its gap."""
    rule: str
    about: str = ""
    """The person, place or thing the reason speaks of."""


def total(terms: Iterable[Term]) -> int:
    """The number that the terms add up to."""
    return sum([term.value for term in terms])


def without_die(terms: Iterable[Term]) -> tuple[Term, ...]:
    """What is known before the die falls."""
    return tuple([term for term in terms if term.reason != DIE])
