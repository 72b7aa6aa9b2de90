"""Those who sit at a table: a connection each, with the seats it may speak for and a language."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextlib import suppress
from types import coroutine
from typing import Any, Protocol

from msgspec import UNSET
from starlette.websockets import WebSocket

from hauberk.play.protocol.common import Error, Fault, Said
from hauberk.play.protocol.messages import Turned
from hauberk.server.encoding import Json, encode
from hauberk.server.table import Table
from hauberk.tell.messages import messages_in

MOST_WAITING = 4000
MOST_HOARDED = 4 * 1024 * 1024
"""Limits of a guest's send queue, in messages and in characters. Above them he is disconnected; when he returns he gets the whole view."""
SHORT_WAY = "hauberk.short_way"
"""Under this name the protocol of a connection offers its short way among the extensions, if it has one."""
FAREWELL = 5.0
"""Seconds a connection may take to close."""


class ShortWay(Protocol):
    """What a connection offers that speaks and hears whole texts without the library's queues."""

    heard: Callable[[str], None] | None
    """Is told of every text as it comes, once somebody has asked for it; until then texts wait to be received."""
    writable: asyncio.Event

    def say(self, message: bytes) -> bool:
        """Send a text if the connection is open and free; False if it is not, and then nothing was sent."""
        ...

    def hold(self, held: bool) -> None:
        """Pause reading, or resume."""
        ...


class Line:
    """A connection with a send queue: the server never waits for the other end, and messages keep their order."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.short_way: ShortWay | None = socket.scope.get("extensions", {}).get(SHORT_WAY, {}).get("way")
        """None where the connection has only the library's."""
        self._waiting: deque[str] = deque()
        self._hoarded = 0
        """Characters in the send queue."""
        self._held_up: asyncio.Task[None] | None = None
        """The task that sends the rest of the queue while the socket is busy."""
        self.gone = False

    def send(self, message: bytes) -> None:
        """Send a message, or queue it behind those before it; whoever exceeds the limit of his queue is disconnected."""
        if self._held_up is None and not self.gone and self.short_way is not None and self.short_way.say(message):
            return
        if self.gone:
            return
        self._waiting.append(message.decode())
        self._hoarded += len(self._waiting[-1])
        if self._held_up is None:
            self._push()
        elif len(self._waiting) > MOST_WAITING or (self._hoarded > MOST_HOARDED and len(self._waiting) > 1):
            self._waiting.clear()
            self.leave(1013)

    def _next(self) -> str:
        text = self._waiting.popleft()
        self._hoarded -= len(text)
        return text

    @property
    def free(self) -> bool:
        """Is the send queue empty?"""
        return self._held_up is None and (self.short_way is None or self.short_way.writable.is_set())

    def hold(self, held: bool) -> None:
        """Pause reading from the socket, or resume."""
        if self.short_way is not None:
            self.short_way.hold(held)

    def _push(self) -> None:
        """Send the queue as long as the socket takes it at once: a task for each message would cost more than the message."""
        while self._waiting and not self.gone:
            sending = self._socket.send({"type": "websocket.send", "text": self._next()})
            try:
                waited = sending.send(None)
            except StopIteration:
                continue
            except Exception:  # he has hung up in the middle of a word
                self.gone = True
                return
            self._held_up = asyncio.get_running_loop().create_task(self._go_on(sending, waited))
            return

    async def _go_on(self, sending: Coroutine[Any, Any, None], waited: Any) -> None:
        """The socket was busy: finish this message, then send the rest of the queue."""
        try:
            await _resumed(sending, waited)
            while self._waiting and not self.gone:
                await self._socket.send({"type": "websocket.send", "text": self._next()})
        except Exception:
            self.gone = True
        finally:
            self._held_up = None

    def leave(self, code: int) -> None:
        """Close the connection once the queue is sent, or after a timeout."""
        if not self.gone:
            held_up, self.gone = self._held_up, True
            self._held_up = asyncio.get_running_loop().create_task(self._hang_up(held_up, code))

    async def _hang_up(self, held_up: asyncio.Task[None] | None, code: int) -> None:
        with suppress(Exception):
            if held_up is not None:
                await asyncio.wait_for(held_up, FAREWELL)
            await asyncio.wait_for(self._socket.close(code), FAREWELL)

    def tell(self, message: Json | Said) -> None:
        """Send a value as JSON."""
        self.send(encode(message))


class Guest(Line):
    """One connection to a table."""

    def __init__(self, socket: WebSocket, table: Table, language: str, sides: tuple[str, ...]) -> None:
        super().__init__(socket)
        self.table = table
        self.language = language
        self.sides = sides
        self.seen: Json | None = None
        """The view he was sent last, where he gets differences between views."""
        self.hinted = False
        """Is a captain thinking about a hint for him?"""

    def fail(self, number: int | None, what: str, faults: list[Fault] | None = None) -> None:
        """Say that a message was not good, and that nothing has changed."""
        self.tell(Turned(n=number, error=Error(what, messages_in(self.language).say(f"error-{what}"), faults or UNSET)))

    def whole(self) -> Json:
        """Everything he may see; from then on he is sent what changes."""
        view = self.table.view(self.language, self.sides)
        self.seen = view if self.table.aside else None
        return view


@coroutine
def _resumed(work: Coroutine[Any, Any, None], waited: Any) -> Generator[Any, Any, None]:
    """Drive a coroutine to its end that was started by hand and is waiting for a future."""
    while True:
        sent = yield waited
        try:
            waited = work.send(sent)
        except StopIteration:
            return
