"""Questions wait for their turn: guest by guest, one in each turn of the loop, and after a dear one everybody else has as long.

So whoever asks much, or asks what takes long, keeps himself waiting and nobody else. Whoever does not read his answers gets no others.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

Work = Callable[[], None]
DEAR = 0.002
"""Seconds: after an answer that took longer the loop rests from questions for as long."""
LATER = 0.05
"""Seconds until one looks again whether somebody has read his answers."""
MANY = 16
"""Questions of one guest that wait; then nothing more is read from him."""


class Asking(Protocol):
    """Somebody who asks."""

    gone: bool

    @property
    def free(self) -> bool:
        """Has he read what he was sent?"""

    def hold(self, held: bool) -> None:
        """Read nothing more from him, or read on."""


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
