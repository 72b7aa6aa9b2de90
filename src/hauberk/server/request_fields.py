"""What a request over HTTP asks for, read with care."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.websockets import WebSocket

from hauberk.common.faults import LANGUAGES, near, shown
from hauberk.server.http_replies import Wrong
from hauberk.server.messages import fault

MOST_BODY = 4 * 1024 * 1024
LOCAL = frozenset({"127.0.0.1", "::1", "localhost", "testclient"})


def language_of(request: Request | WebSocket) -> str:
    """The language a request asks for."""
    language = request.query_params.get("lang", LANGUAGES[0])
    if language not in LANGUAGES:
        raise Wrong(400, "no_such_language", [fault("lang", f"no {shown(language)} here", ", ".join(LANGUAGES))])
    return language


def keys_of(request: Request | WebSocket) -> frozenset[str]:
    """The keys a request shows."""
    return frozenset(request.query_params.getlist("key"))


def is_local(request: Request) -> bool:
    """Does the request come from this very machine?"""
    return request.client is not None and request.client.host in LOCAL


async def body_of(request: Request, most: int = MOST_BODY) -> bytes:
    """The whole body, if it is not too large."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Wrong(413, "too_large", [fault("", "the body is too large", f"at most {most} bytes")])
    return bytes(found)


async def table_of(request: Request, known: tuple[str, ...]) -> dict[str, Any]:
    """The body as a JSON object with known fields only."""
    try:
        found = msgspec.json.decode(await body_of(request) or b"{}")
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Wrong(400, "malformed", [fault("", f"is not JSON: {error}")]) from error
    if not isinstance(found, dict):
        raise Wrong(400, "malformed", [fault("", "should be a JSON object")])
    faults = [fault(str(key)[:80], "unknown field", near(str(key)[:80], known)) for key in found if key not in known]
    if faults:
        raise Wrong(400, "malformed", faults)
    return found
