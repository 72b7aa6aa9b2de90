"""The server's own way of speaking over a WebSocket.

What is written to a connection in one turn of the loop goes out together: a step and the acknowledgement behind it cost one call of the
system, not two. And who listens on the direct line is told a text as it comes in, and writes without asking anybody: without the
queues and tasks between a library, a framework and a table a question and its answer cost half."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from hauberk.server.frames import frame_at, head_of, is_huge, text_of

DIRECT = "hauberk.direct"
"""The name of the direct line among the extensions a connection offers."""
OPEN = 1
"""The library's number for a connection on which both may speak."""
NEEDED = ("conn", "frames", "queue", "writable", "disconnected", "scope")
"""What the library's protocol must have; where it lacks any of it there is no direct line, and everything goes the ordinary way."""


class Gathering:
    """A transport that waits until the end of the turn before it writes; in everything else it is the one it was given."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Write this with whatever else is written in this turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(data)

    def close(self) -> None:
        """Write what waits, then close."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._waiting:
            data, self._waiting = b"".join(self._waiting), []
            self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class Together(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """The library's protocol, whichever that is, over such a transport and with a direct line."""

    hear: Callable[[str], None] | None = None
    """Who is told texts as they come."""
    _begun = False
    """Has the request come that opens the connection? All that follows are frames."""
    _split = True
    """Do we look for frames ourselves?"""
    _rest: bytes = b""
    """The beginning of a frame whose end has not come yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come."""
        self._gathering = Gathering(transport)
        super().connection_made(self._gathering)

    async def run_asgi(self) -> None:
        """Serve him."""
        if all(hasattr(self, name) for name in NEEDED):
            self.scope["extensions"][DIRECT] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Whole frames only are handed on, so that the library never stands in the middle of one when a text takes the direct line."""
        if not self._begun or not self._split:
            self._begun = True
            super().data_received(data)
            return
        data, at = self._rest + data if self._rest else data, 0
        while (frame := frame_at(data, at)) is not None and not is_huge(data, at):
            text = text_of(data, at, frame) if self.hear is not None and not self.frames and self.queue.empty() else None
            if text is None or self.hear is None or not self._is_open():
                super().data_received(data[at : frame.end])
            else:
                self.hear(text)
            at = frame.end
        self._rest = data[at:]
        if is_huge(self._rest, 0):
            self._split, data, self._rest = False, self._rest, b""
            super().data_received(data)

    def _is_open(self) -> bool:
        return bool(self.conn.state == OPEN) and not self.disconnected

    def say(self, text: bytes) -> bool:
        """Write a text at once; False if the line does not take it now."""
        if not self.writable.is_set() or not self._is_open():
            return False
        self._gathering.write(head_of(len(text)))
        self._gathering.write(text)
        return True


def direct_line(socket: Any) -> Together | None:
    """The direct line of a connection, if it has one."""
    line = getattr(socket, "scope", {}).get("extensions", {}).get(DIRECT)
    return line if isinstance(line, Together) else None
