"""Tidying up in memory and on the disk without keeping anybody waiting.

States and steps are frozen values without cycles: they go when nobody refers to them any more, whatever the collector does. What it
finds are a few cycles of the network's own. So it looks at young things only, which takes a fraction of a millisecond, and at
everything in a quiet hour; left to itself it would stop a busy server for a third of a second now and then.
"""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from contextlib import suppress

from hauberk.server.host import Host

YOUNG_ONLY = (5_000, 1_000_000, 1_000_000)
FOLD_EVERY = 20.0
"""Seconds between two times that the log of writes is folded into the file of games."""
MUCH = 50_000
"""Commands after which it is worth looking at everything."""


async def tidy(host: Host) -> None:
    """Fold what was written while others play; look at everything when much has been played and nobody plays any more."""
    gc.freeze()
    gc.set_threshold(*YOUNG_ONLY)
    tidied = before = host.commands
    while True:
        await asyncio.sleep(FOLD_EVERY)
        now = host.commands
        if now != before:
            with suppress(sqlite3.Error):  # what is not folded now is folded later
                await asyncio.to_thread(host.store.fold)
        elif now - tidied >= MUCH:
            gc.collect()
            tidied = now
        before = now
