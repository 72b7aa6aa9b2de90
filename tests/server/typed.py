"""What is sent, held against its type: strictly, with no field too many and none missing."""

from __future__ import annotations

from typing import Any

import msgspec

from hauberk.play.protocol.battle import LateAsk
from hauberk.play.protocol.messages import ANSWERS, STEPS, VIEWS, Done, Thinking, Turned

Json = dict[str, Any]


def typed(kind: Any, value: Any) -> None:
    """Is the value what its type says, with no field too many and none missing?"""
    msgspec.convert(value, kind, strict=True)


def check(scale: str, message: Json) -> None:
    """A message of the socket of a game."""
    if "view" in message:
        typed(VIEWS[scale], message["view"])
    elif "step" in message:
        typed(STEPS[scale], message["step"])
    elif "thinking" in message:
        typed(Thinking, message["thinking"])
    elif "ok" in message:
        typed(Done, message)
    elif "n" not in message:
        typed(LateAsk, message)
    elif message.keys() & {"refused", "stale", "error"}:
        typed(Turned, message)
    else:
        ((kind, answer),) = ((key, value) for key, value in message.items() if key != "n")
        typed(ANSWERS[scale][kind], answer)
