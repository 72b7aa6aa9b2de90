"""The writer: puts changes on the disk, all those of one turn of the loop together; nobody is told of a change before it is there.

That is done in a thread of its own, while the next batch gathers: a slow disk makes larger batches and not a slow server. Only when
there is much to write, and the disk was quick a moment ago, it is done at once: then to hand a batch to a thread and to hear of it
again takes longer than to write it."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import NamedTuple

from hauberk.server.store import Row, Store
from hauberk.server.table import Change, Table

Told = Callable[[Change], None] | None
Failed = Callable[[], None] | None
QUICK = 0.005
"""Seconds for which everybody may wait for the disk, when there is much to do."""
MANY = 8
"""So many changes in one turn show that there is."""


class NotStored(Exception):
    """The disk has refused a change: it has not happened."""


class Waiting(NamedTuple):
    """A change in the queue, and the callback to run when it is written or refused."""

    table: Table
    change: Change
    told: Told
    failed: Failed


class Writer:
    """A write-behind queue with a thread: one batch at a time, each a transaction."""

    def __init__(self, store: Store, written: Callable[[list[Waiting], sqlite3.Error | None], None]) -> None:
        self._store = store
        self._written = written
        self._gathering: list[Waiting] = []
        self._writing: list[Waiting] = []
        self._soon = False
        self._took = math.inf
        """Seconds it took to write the last batch."""
        self._batches: SimpleQueue[list[Row] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def busy(self) -> bool:
        """Is anything not yet on the disk?"""
        return bool(self._gathering or self._writing)

    def holds(self, game: str) -> bool:
        """Is anything of this game not yet on the disk?"""
        return any(each.table.id == game for part in (self._gathering, self._writing) for each in part)

    def put(self, waiting: Waiting) -> None:
        """Queue a change; all those of one turn of the loop are one batch."""
        self._gathering.append(waiting)
        self._idle.clear()
        if not self._soon and not self._writing:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._next)

    def drop(self, tables: set[str]) -> list[Waiting]:
        """Remove the changes of some tables from the queue."""
        dropped = [each for each in self._gathering if each.table.id in tables]
        self._gathering = [each for each in self._gathering if each.table.id not in tables]
        return dropped

    def _next(self) -> None:
        self._soon = False
        if not self._gathering:
            self._idle.set()
            return
        self._writing, self._gathering = self._gathering, []
        rows = [Row(each.table.id, each.change.number, each.change.body) for each in self._writing]
        loop = asyncio.get_running_loop()
        if self._took < QUICK and len(rows) >= MANY:
            loop.call_soon(self._done, self._write(rows))
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, args=(loop,), name="writer", daemon=True)
            self._thread.start()
        self._batches.put(rows)

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        """The thread: write, say so, wait for the next batch."""
        while (rows := self._batches.get()) is not None:
            loop.call_soon_threadsafe(self._done, self._write(rows))

    def _write(self, rows: list[Row]) -> sqlite3.Error | None:
        """Write a batch, and note how long that took."""
        began = perf_counter()
        try:
            self._store.append(rows)
        except sqlite3.Error as error:
            return error
        finally:
            self._took = perf_counter() - began
        return None

    def _done(self, error: sqlite3.Error | None) -> None:
        done, self._writing = self._writing, []
        self._written(done, error)
        if not self._writing and not self._soon:
            self._next()

    async def close(self) -> None:
        """Write what is left, then stop."""
        await self._idle.wait()
        self._batches.put(None)
