"""The writer: puts changes on the disk in a thread of its own. While one batch is being written the next one gathers, so that a slow
disk makes larger batches and not a slow server; nobody is told of a change before it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread

from hauberk.server.store import Row, Store
from hauberk.server.table import Change, Table

Told = Callable[[], None] | None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A change on its way to the disk, and who wants to know."""

    table: Table
    change: Change
    told: Told
    failed: Told


class Writer:
    """One batch at a time, each a transaction."""

    def __init__(self, store: Store, written: Callable[[list[Waiting], sqlite3.Error | None], None]) -> None:
        self._store = store
        self._written = written
        self._gathering: list[Waiting] = []
        self._writing: list[Waiting] = []
        self._soon = False
        self._batches: SimpleQueue[list[Row] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._idle = asyncio.Event()
        self._idle.set()

    @property
    def busy(self) -> bool:
        """Is anything not yet on the disk?"""
        return bool(self._gathering or self._writing)

    def put(self, waiting: Waiting) -> None:
        """A change to be written, together with all others of this turn of the loop."""
        self._gathering.append(waiting)
        self._idle.clear()
        if not self._soon and not self._writing:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._next)

    def drop(self, tables: set[str]) -> list[Waiting]:
        """Changes of some tables that must not be written any more."""
        dropped = [each for each in self._gathering if each.table.id in tables]
        self._gathering = [each for each in self._gathering if each.table.id not in tables]
        return dropped

    def _next(self) -> None:
        self._soon = False
        if not self._gathering:
            self._idle.set()
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, args=(asyncio.get_running_loop(),), name="writer", daemon=True)
            self._thread.start()
        self._writing, self._gathering = self._gathering, []
        self._batches.put([Row(each.table.id, each.change.number, each.change.body) for each in self._writing])

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        """The thread: write, say so, wait for the next batch."""
        while (rows := self._batches.get()) is not None:
            error: sqlite3.Error | None = None
            try:
                self._store.append(rows)
            except sqlite3.Error as found:
                error = found
            loop.call_soon_threadsafe(self._done, error)

    def _done(self, error: sqlite3.Error | None) -> None:
        done, self._writing = self._writing, []
        self._written(done, error)
        if not self._writing and not self._soon:
            self._next()

    async def close(self) -> None:
        """Write what is left, then stop."""
        await self._idle.wait()
        self._batches.put(None)
