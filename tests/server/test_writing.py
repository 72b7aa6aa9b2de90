"""Who writes: a thread, so that nobody waits for the disk; the loop itself when there is much to do and the disk is quick."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from hauberk.server import writer as writing
from hauberk.server.store import Row
from hauberk.server.writer import MANY, QUICK, Waiting, Writer


class Disk:
    """A store that notes who writes to it, and for which time passes while it does."""

    def __init__(self) -> None:
        self.clock, self.takes, self.full = 0.0, QUICK / 10, False
        self.batches: list[tuple[int, bool]] = []
        """How many rows, and whether the loop itself wrote them."""
        self.loop = threading.get_ident()

    def append(self, rows: list[Row]) -> None:
        self.clock += self.takes
        self.batches.append((len(rows), threading.get_ident() == self.loop))
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")


def change(number: int) -> Waiting:
    made: Any = SimpleNamespace(number=number, body=b"{}")
    table: Any = SimpleNamespace(id="a game")
    return Waiting(table, made, None, None)


def written(monkeypatch: pytest.MonkeyPatch, *turns: tuple[int, float]) -> tuple[list[tuple[int, bool]], list[int]]:
    """What a disk sees of turns with so many changes, each after it has become so slow; and how many changes were told at a time."""
    told: list[int] = []

    async def play() -> list[tuple[int, bool]]:
        disk = Disk()
        monkeypatch.setattr(writing, "perf_counter", lambda: disk.clock)
        writer = Writer(disk, lambda batch, error: told.append(len(batch)))  # type: ignore[arg-type]
        for number, takes in turns:
            disk.takes = takes
            for each in range(number):
                writer.put(change(each))
            while writer.busy:
                await asyncio.sleep(0)
        await writer.close()
        return disk.batches

    return asyncio.run(play()), told


def test_the_first_batch_is_the_threads_for_nobody_knows_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    assert written(monkeypatch, (MANY, QUICK / 10)) == ([(MANY, False)], [MANY])


def test_much_goes_to_a_quick_disk_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found, told = written(monkeypatch, (1, QUICK / 10), (MANY, QUICK / 10), (MANY - 1, QUICK / 10))
    assert found == [(1, False), (MANY, True), (MANY - 1, False)]
    assert told == [1, MANY, MANY - 1]


def test_a_disk_that_becomes_slow_holds_everybody_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = written(monkeypatch, (1, QUICK / 10), (MANY, QUICK * 2), (MANY, QUICK * 2), (MANY, QUICK / 10), (MANY, QUICK / 10))
    assert [here for _, here in found] == [False, True, False, False, True]


def test_what_a_quick_disk_refuses_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> list[str]:
        disk, errors = Disk(), list[str]()
        monkeypatch.setattr(writing, "perf_counter", lambda: disk.clock)
        writer = Writer(disk, lambda batch, error: errors.append(str(error)))  # type: ignore[arg-type]
        for number in (1, MANY):
            for each in range(number):
                writer.put(change(each))
            while writer.busy:
                await asyncio.sleep(0)
            disk.full = True
        await writer.close()
        assert disk.batches[-1] == (MANY, True)
        return errors

    assert asyncio.run(play()) == ["None", "database or disk is full"]
