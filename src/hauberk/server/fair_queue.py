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
"""Seconds: after an answer that took longer the loop rests from questions for as long."""
LATER = 0.05
"""Seconds until one looks again whether somebody has read his answers."""
MANY = 16
"""Questions of one guest that wait; then nothing more is read from him."""


class Asking(Protocol):
    """Somebody who asks."""

    @property
    def gone(self) -> bool:
        """Is nobody there any more?"""

    @property
    def free(self) -> bool:
        """Has he read what he was sent?"""

    def hold(self, held: bool) -> None:
        """Read nothing more from him, or read on."""


class Reader(NamedTuple):
    """Whoever asks over HTTP from one address."""

    address: str

    @property
    def gone(self) -> bool:
        """He cannot be seen."""
        return False

    @property
    def free(self) -> bool:
        """He gets one answer to each question, and the network holds it for him."""
        return True

    def hold(self, held: bool) -> None:
        """His questions have been read already; they wait."""


class Turns:
    """Those who wait for answers."""

    def __init__(self) -> None:
        self._waiting: dict[Asking, deque[Work]] = {}
        self._resting = False

    def waits(self, who: Asking) -> bool:
        """Has he asked what is not answered yet? What he says next comes after it."""
        return bool(self._waiting) and who in self._waiting

    def take(self, who: Asking, work: Work) -> None:
        """Do this in his turn: at once, if nobody waits."""
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
        """Do this in his turn; what came of it. Raises what it raises."""
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
        """The next who can be answered; he goes to the end of the row."""
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
