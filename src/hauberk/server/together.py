"""What is written to a connection in one turn of the loop goes out together: a step and the acknowledgement behind it cost one call of
the system, not two."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol


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
    """The server's own way of speaking over a WebSocket, whichever that is, over such a transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has come."""
        super().connection_made(Gathering(transport))
