"""What takes long is done beside the loop, in threads: each kind of work has its own, so that none keeps another waiting.

Threads share one interpreter, so there are few of them: the more of them are busy, the longer everybody waits for his turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

PLAYING = ThreadPoolExecutor(6, "playing")
"""What people at a table do: their commands, and the views that follow."""
ASKING = ThreadPoolExecutor(3, "asking")
"""What they ask, and games that are read from the disk."""
LISTING = ThreadPoolExecutor(1, "listing")
"""Lists of the games kept here: those of other versions are read to tell how they stand."""
CHECKING = ThreadPoolExecutor(1, "checking")
"""Records that somebody sends in."""
JUDGING = ThreadPoolExecutor(1, "judging")
"""How games went that are over: what each throw has moved."""
RULING = ThreadPoolExecutor(1, "ruling")
"""Cases that somebody sends in."""


async def aside(pool: ThreadPoolExecutor, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """Run a function in a thread of a pool and await its result."""

    def done() -> R:
        try:
            return work(*args, **named)
        except StopIteration as stopped:  # no future can bear it: whoever waits would wait for ever
            raise RuntimeError("something ended before its time") from stopped

    return await asyncio.get_running_loop().run_in_executor(pool, done)
