"""Those who sit at a table: a connection each, with the seats it may speak for and a language."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketState

from hauberk.battle.being import SIDES
from hauberk.server.speech import Json
from hauberk.server.table import Table, encode
from hauberk.tell.messages import messages_in

MOST_WAITING = 4000
"""A guest who has not read so many messages has gone to sleep; he can come back and see everything."""


class Guest:
    """One connection."""

    def __init__(self, socket: WebSocket, table: Table, language: str, sides: tuple[str, ...]) -> None:
        self.table = table
        self.language = language
        self.sides = sides
        self._socket = socket
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()
        self.gone = False

    def may_speak_for(self, side: int | None) -> bool:
        """Does he hold this seat?"""
        return side is not None and SIDES[side] in self.sides

    def send(self, message: bytes) -> None:
        """Put a message on its way; a sleeper is sent away."""
        if len(self._waiting) >= MOST_WAITING:
            self.gone = True
        self._waiting.append(message.decode())
        self._wake.set()

    def tell(self, message: Json) -> None:
        """Send a message of one's own."""
        self.send(encode(message))

    def fail(self, number: int | None, what: str, faults: list[Json] | None = None) -> None:
        """Say that a message was not good, and that nothing has changed."""
        error: dict[str, Any] = {"what": what, "text": messages_in(self.language).say(f"error-{what}")}
        if faults:
            error["faults"] = faults
        self.tell({"n": number, "error": error})

    def view(self) -> None:
        """Show him everything."""
        self.tell({"view": self.table.view(self.language, list(self.sides))})

    async def write(self) -> None:
        """Send what waits, in order, until he goes."""
        try:
            while not self.gone:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    await self._socket.send({"type": "websocket.send", "text": self._waiting.popleft()})
        except Exception:  # he has hung up in the middle of a word
            self.gone = True
        finally:
            if self.gone and self._socket.application_state == WebSocketState.CONNECTED:
                await asyncio.wait_for(_hang_up(self._socket), 5)


async def _hang_up(socket: WebSocket) -> None:
    try:
        await socket.close(1013)
    except Exception:
        return
