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
class Party:
    """A table with its guests."""

    table: Table
    guests: list[Guest] = field(default_factory=list)
    thinking: bool = False
    """Does a computer think about what is to be decided?"""
    moved: float = 0.0
    """When the last command came, while the table has not rested since."""
    owes: int | None = None
    """The first entry that was told without its lines and its bar."""
    since: float = field(default_factory=time.time)
    """Since when somebody's decision is waited for."""
    clock: asyncio.TimerHandle | None = None
    """Rings when he should have decided."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Where work is done beside the loop, whoever asks or changes something waits for his turn."""
    used: float = field(default_factory=time.monotonic)
    """When somebody last wanted it."""

    @property
    def idle(self) -> bool:
        """Could it be put away?"""
        return not self.guests and not self.thinking and not self.moved and not self.turn.locked() and self.clock is None

    async def work(self, work: Callable[[], R], pool: ThreadPoolExecutor = PLAYING) -> R:
        """Do something about the table: at once, or in a thread where it may take long."""
        return await aside(pool, work) if self.table.aside else work()

    def stop_clock(self) -> None:
        """Nobody's time runs any more."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
