"""Tidying up in memory and on the disk without keeping anybody waiting.

Tables that nobody wants are put away. States and steps are frozen values without cycles: they go when nobody refers to them any more,
whatever the collector does. What it finds are a few cycles of the network's own. So it looks at young things only, which takes a fraction
of a millisecond, and at everything when nobody plays; left to itself it would stop a busy server for a third of a second now and then.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sqlite3
from contextlib import suppress

from hauberk.play.battle.learnt import forget_learnt
from hauberk.server.host import Host
from hauberk.server.siege.board import forget_boards
from hauberk.server.threads import PLAYING, aside

YOUNG_ONLY = (5_000, 1_000_000, 1_000_000)
FOLD_EVERY = 20.0
"""Seconds between two checkpoints of the write-ahead log, and between two rounds of tidying."""
REST = 60.0
"""Seconds of disuse after which a table is dropped from memory."""
MANY = 3
"""So many tables dropped, and none left: then the caches of their maps are emptied too."""
WORTH = 20
"""Collections of the youngest generation after which a full collection is worth while."""
LATEST = 90
"""Rounds after which there is a full collection in any case, also where somebody plays day and night."""


async def tidy(host: Host) -> None:
    """The background task: checkpoint the log while people play, drop unused tables, collect garbage when nobody plays."""
    gc.freeze()
    gc.set_threshold(*YOUNG_ONLY)
    before, rounds, gone = host.commands, 0, 0
    while True:
        await asyncio.sleep(FOLD_EVERY)
        rounds += 1
        away = host.put_away(REST)
        gone += away
        if gone >= MANY and not host.parties:
            forget_learnt()
            forget_boards()
            gc.unfreeze()  # what was read before the first game is looked at too
            collect()
            gc.freeze()
            gone = rounds = 0
        if (now := host.commands) != before:
            with suppress(sqlite3.Error):  # what is not folded now is folded later
                await aside(PLAYING, host.store.fold)
        if (now == before and (away or gc.get_count()[1] >= WORTH)) or rounds >= LATEST:
            collect()
            rounds = 0
        before = now


def collect() -> None:
    """A full garbage collection; freed memory goes back to the system."""
    gc.collect()
    with suppress(OSError, AttributeError):  # no C library with such a call
        ctypes.CDLL(None).malloc_trim(0)
