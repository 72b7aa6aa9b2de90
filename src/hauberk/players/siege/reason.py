"""Why a commander chose what he chose: a value first, a sentence when somebody asks."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in


class Reason(NamedTuple):
    """What stood behind a command: a key and the numbers that mattered."""

    key: str
    percent: int = 0
    """A chance."""
    days: int = 0
    hex: str = ""


def say(reason: Reason, language: str) -> str:
    """The reason as a sentence."""
    text = messages_in(language).say(f"commander-{reason.key}", percent=reason.percent, days=reason.days, hex=reason.hex.partition("/")[0])
    return sentence(text)


def per_cent(chance: float) -> int:
    """A chance in a hundred, never quite nothing and never quite all."""
    return max(0, min(100, round(100 * chance)))
