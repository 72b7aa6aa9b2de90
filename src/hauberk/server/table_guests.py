"""A table with those who sit at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TypeVar

from hauberk.server.guests import Guest
from hauberk.server.table import Table
from hauberk.server.threads import PLAYING, aside

R = TypeVar("R")


@dataclass
class TableGuests:
    """A table in memory with its guests, its lock and its timer."""

    table: Table
    guests: list[Guest] = field(default_factory=list)
    thinking: bool = False
    """Does a computer think about what is to be decided?"""
    moved: float = 0.0
    """Time of the last command; 0 once the table has come to rest."""
    owes: int | None = None
    """The first entry whose lines and bar are still to be sent; None if nothing is."""
    since: float = field(default_factory=time.time)
    """Time since which the present decision is waited for."""
    clock: asyncio.TimerHandle | None = None
    """Timer that fires when the time limit of this decision is over."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Lock for tables whose work is done in threads: one query or change at a time."""
    used: float = field(default_factory=time.monotonic)
    """Time of the last use."""

    @property
    def idle(self) -> bool:
        """May it be dropped from memory?"""
        return not self.guests and not self.thinking and not self.moved and not self.turn.locked() and self.clock is None

    async def work(self, work: Callable[[], R], pool: ThreadPoolExecutor = PLAYING) -> R:
        """Run a function on the table: directly, or in a thread if this table works aside."""
        return await aside(pool, work) if self.table.aside else work()

    def stop_clock(self) -> None:
        """Cancel the timer."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
