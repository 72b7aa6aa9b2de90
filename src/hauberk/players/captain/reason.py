"""Why a captain chose what he chose: a value first, a sentence when somebody asks."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.field import Position
from hauberk.tell.battle.names import Names
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import messages_in


class Reason(NamedTuple):
    """What stood behind a command: a key, whom it is about, and how much it promised."""

    key: str
    men: tuple[BeingId, ...] = ()
    target: BeingId = ""
    cell: int = -1
    percent: int = 0
    """A chance that mattered."""


def say(reason: Reason, position: Position, language: str) -> str:
    """The reason as a sentence."""
    messages = messages_in(language)
    names = Names(messages, position.field, ({language: "A"}, {language: "B"}))
    return sentence(
        messages.say(
            f"captain-{reason.key}",
            who=names.group(position.state, reason.men),
            target=names.being(position.state, reason.target),
            hex=names.hex(reason.cell),
            percent=reason.percent,
        )
    )
