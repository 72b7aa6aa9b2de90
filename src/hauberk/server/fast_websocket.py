"""The server's own way of speaking over a WebSocket: the library's, with a short way for what is said most.

What is written to a connection in one turn of the loop goes out together: a step and the acknowledgement behind it cost one call of
the system, not two. A whole text in one frame, which nearly every message is, does not pass through the library, where it would
cost twice as much. Everything else does: the handshake, pings, closing, parts of messages, and whatever breaks the protocol.

It builds on private parts of two libraries. The server takes the plain way instead (`commands.websocket_protocol`) where these cannot be
imported any more, and a connection that lacks one of `BUILT_ON` does so by itself. What it brings is measured in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from hauberk.server.guests import SHORT_WAY

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
MASKED = 0x80
BUILT_ON = ("close_sent", "conn", "disconnected", "frames", "handshake_complete", "queue", "read_paused", "writable")
"""What this class reads of a connection of the library's, none of it promised to anybody."""


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


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection; `say` and `heard` are its short way."""

    heard: Callable[[str], None] | None = None
    """Is told of every text as it comes, once somebody has asked for it; until then texts wait to be received."""
    _begun = b""
    """The beginning of a frame, too short to tell how long it is."""
    _owed = 0
    """So many bytes to come belong to a frame that the library has begun to read."""
    _plain = False
    """Is there no short way, because the library has changed?"""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has come."""
        self._plain = not all(hasattr(self, name) for name in BUILT_ON)
        super().connection_made(transport if self._plain else Gathering(transport))  # type: ignore[arg-type]

    def handle_connect(self, event: Any) -> None:
        """He asks to be let in."""
        super().handle_connect(event)
        if not self._plain and self.response.status_code == 101:
            self.scope["extensions"][SHORT_WAY] = {"way": self}

    def say(self, message: bytes) -> bool:
        """Send a text if the line is open and free; False if it is not, and then nothing was sent."""
        if self.disconnected or self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        size = len(message)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + message)
        return True

    def hold(self, held: bool) -> None:
        """Read nothing more from this connection, or read on; the library does the same while a message waits to be received."""
        if held and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        elif not held and self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Take the frames apart: whole texts are heard at once, the library reads the others."""
        if self._plain or not self.handshake_complete:
            super().data_received(data)
            return
        at = 0
        if self._owed:
            at = min(self._owed, len(data))
            self._owed -= at
            super().data_received(data[:at])
        elif self._begun:
            data, self._begun = self._begun + data, b""
        while at < len(data):
            end = self._end(data, at)
            if end is None:
                self._begun = data[at:]
                return
            if end > len(data) or not self._hear(data, at, end):
                super().data_received(data[at:end])
                self._owed = max(0, end - len(data))
            at = end

    def _end(self, data: bytes, at: int) -> int | None:
        """Where the frame that begins here ends; None if too little of it is there to tell."""
        known = len(data) - at
        if known < 2:
            return None
        size, head = data[at + 1] & 0x7F, 2 + 4 * (data[at + 1] >= MASKED)
        if size >= 126:
            long = 2 if size == 126 else 8
            if known < 2 + long:
                return None
            size, head = int.from_bytes(data[at + 2 : at + 2 + long], "big"), head + long
        return at + head + size

    def _hear(self, data: bytes, at: int, end: int) -> bool:
        """Hear a whole frame if it is a text of its own that anybody may send now; False: it is none."""
        if data[at] != WHOLE_TEXT or data[at + 1] < MASKED or self.frames or self.heard is None or not self.queue.empty():
            return False
        start = at + (6, 8, 14)[max(0, (data[at + 1] & 0x7F) - 125)]
        if self.close_sent or end - start > self.config.ws_max_size or self.conn.state is not OPEN:
            return False
        try:
            text = apply_mask(data[start:end], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.heard(text)
        return True
