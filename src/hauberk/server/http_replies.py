"""Answers over HTTP, good and bad, in the protocol's words."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from starlette.responses import Response

from hauberk.play.protocol.common import Error, Fault
from hauberk.server.encoding import encode
from hauberk.tell.messages import messages_in


class Wrong(Exception):
    """A request that is turned down."""

    def __init__(self, status: int, what: str, faults: list[Fault] | None = None) -> None:
        super().__init__(what)
        self.status, self.what, self.faults = status, what, faults or []


def reply(value: Any, status: int = 200) -> Response:
    """A response with a value as JSON."""
    return told(encode(value), status)


def told(text: bytes, status: int = 200) -> Response:
    """A response of JSON that is encoded already."""
    return Response(text, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def error_json(language: str, wrong: Wrong) -> Error:
    """What happened and what to do, with every fault."""
    return Error(wrong.what, messages_in(language).say(f"error-{wrong.what}"), wrong.faults or UNSET)
