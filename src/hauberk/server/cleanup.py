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
"""Seconds between two times that the log of writes is folded into the file of games."""
REST = 60.0
"""Seconds after which a table that nobody wants is put away."""
MANY = 3
"""Tables that have been put away since, after which it is worth forgetting what was learnt of their maps, if no other is left."""
WORTH = 20
"""Times the collector has looked at young things, after which it is worth looking at everything."""
LATEST = 90
"""Rounds after which everything is looked at in any case, also where somebody plays day and night."""


async def tidy(host: Host) -> None:
    """Fold what was written while others play; put away what nobody wants; look at everything when nobody plays."""
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
    """Look at everything, and give back to the system what nobody needs."""
    gc.collect()
    with suppress(OSError, AttributeError):  # no C library with such a call
        ctypes.CDLL(None).malloc_trim(0)
