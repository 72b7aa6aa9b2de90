"""Questions wait for their turn: guest by guest, one in each turn of the loop, and after a dear one everybody else has as long.

So whoever asks much, or asks what takes long, keeps himself waiting and nobody else. Whoever does not read his answers gets no others.
Over HTTP an address counts as one guest, however many questions come from there at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

R = TypeVar("R")
Work = Callable[[], None]
DEAR = 0.002
"""Seconds. After an answer that took longer, no question is answered for as long as it took."""
LATER = 0.05
"""Seconds between two looks whether some client has emptied its send queue."""
MANY = 16
"""Limit of questions in the queue for one client; then reading from it is paused."""


class Asking(Protocol):
    """A client with questions in the queue."""

    @property
    def gone(self) -> bool:
        """Has it disconnected?"""

    @property
    def free(self) -> bool:
        """Is its send queue empty?"""

    def hold(self, held: bool) -> None:
        """Pause reading from it, or resume."""


class Reader(NamedTuple):
    """An HTTP client, known by its address."""

    address: str

    @property
    def gone(self) -> bool:
        """Unknown: a request does not tell."""
        return False

    @property
    def free(self) -> bool:
        """Always: each request has a response of its own."""
        return True

    def hold(self, held: bool) -> None:
        """Requests have been read already: nothing to pause."""


class Turns:
    """A round-robin queue of questions: one of each client in a turn of the loop."""

    def __init__(self) -> None:
        self._waiting: dict[Asking, deque[Work]] = {}
        self._resting = False

    def waits(self, who: Asking) -> bool:
        """Has this client questions in the queue? What it sends next comes after them."""
        return bool(self._waiting) and who in self._waiting

    def take(self, who: Asking, work: Work) -> None:
        """Queue a callback for a client; it runs at once if the queue is empty."""
        if not self._resting and not self._waiting and who.free:
            self._work(work)
            return
        queue = self._waiting.setdefault(who, deque())
        queue.append(work)
        if len(queue) == MANY:
            who.hold(True)
        if not self._resting:
            self._rest(0.0)

    async def answer(self, who: Asking, work: Callable[[], R]) -> R:
        """Queue a callback for a client and await its result. Raises what it raises."""
        answered: asyncio.Future[R] = asyncio.get_running_loop().create_future()

        def do() -> None:
            if answered.cancelled():
                return
            try:
                answered.set_result(work())
            except Exception as error:
                answered.set_exception(error)

        self.take(who, do)
        return await answered

    def _work(self, work: Work) -> None:
        began = time.perf_counter()
        try:
            work()
        finally:
            self._rest(time.perf_counter() - began)

    def _rest(self, took: float) -> None:
        self._resting = True
        loop = asyncio.get_running_loop()
        if took > DEAR:
            loop.call_later(took, self._next)
        else:
            loop.call_soon(self._next)

    def _next(self) -> None:
        """Run the next callback whose client can be answered, and put that client to the end of the queue."""
        self._resting = False
        for who in [who for who in self._waiting if who.gone]:
            del self._waiting[who]
        if not self._waiting:
            return
        ready = next((who for who in self._waiting if who.free), None)
        if ready is None:
            self._resting = True
            asyncio.get_running_loop().call_later(LATER, self._next)
            return
        queue = self._waiting.pop(ready)
        work = queue.popleft()
        if queue:
            self._waiting[ready] = queue
        else:
            ready.hold(False)
        self._work(work)
