"""A siege or a campaign with those who sit at it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from hauberk.server.slow_guests import SlowGuest
from hauberk.server.slow_table import SlowTable

T = TypeVar("T", bound=SlowTable[Any, Any, Any])


@dataclass
class SlowParty(Generic[T]):
    """A table with its guests."""

    table: T
    guests: list[SlowGuest] = field(default_factory=list)
    thinking: bool = False
    minds: dict[str, Any] = field(default_factory=dict)
    """The computers that decide here, and those who step in for somebody absent, by their seats."""
    since: float = field(default_factory=time.time)
    """Since when somebody's decision is waited for."""
    clock: asyncio.TimerHandle | None = None
    """Rings when he should have decided."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Whoever asks or changes something waits for his turn, for it is done beside the loop."""
    used: float = field(default_factory=time.monotonic)
    """When somebody last wanted it."""

    @property
    def idle(self) -> bool:
        """Could it be put away?"""
        return not self.guests and not self.thinking and not self.turn.locked() and self.clock is None
