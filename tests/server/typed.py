"""What is sent, held against its type: strictly, with no field too many and none missing."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hauberk.play.protocol.battle.view import LateAsk
from hauberk.play.protocol.messages import ANSWERS, REPLIES, STEPS, VIEWS, Done, Thinking, Turned

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


HOLE = re.compile(r"\b(ID|N|EDITION)\b")
PATTERNS = {
    re.compile(HOLE.sub("[^/ ?]+", re.escape(key).replace("\\ ", " ")) + "$"): REPLIES[key]
    for key in sorted(REPLIES, key=lambda key: len(HOLE.findall(key)))  # what is named in full comes before what anything may be called
}


def check_reply(method: str, path: str, slim: bool, status: int, said: Any) -> None:
    """A reply over HTTP, held against the type of its address."""
    if status >= 400:
        typed(REPLIES["error"], said)
        return
    asked = f"{method} {path}" + ("?slim=1" if slim and path.startswith("/api/games/") else "")
    for each in (asked, re.sub("/api/(sieges|campaigns)/games", "/api/games", asked)):
        for pattern, kind in PATTERNS.items():
            if pattern.fullmatch(each):
                typed(kind, said)
                return
    raise KeyError(asked)
