"""Sending: in order, at once where the line is free, and never waiting for a sleeper."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from hauberk.server import guests
from hauberk.server.guests import Guest


class Line:
    """A connection that can be held up."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.free = asyncio.Event()
        self.free.set()
        self.sent: list[str] = []
        self.closed = 0
        self.broken = False

    async def send(self, message: dict[str, Any]) -> None:
        if self.broken:
            raise RuntimeError("he has hung up")
        await self.free.wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        await self.free.wait()
        self.closed = code


def guest_on(line: Line) -> Guest:
    return Guest(line, None, "en", ("A",))  # type: ignore[arg-type]


def test_what_can_go_at_once_goes_at_once() -> None:
    async def run() -> None:
        line = Line()
        guest = guest_on(line)
        for number in range(5):
            guest.tell({"number": number})
        assert [json.loads(text)["number"] for text in line.sent] == list(range(5))

    asyncio.run(run())


def test_what_was_held_up_comes_in_order() -> None:
    async def run() -> None:
        line = Line()
        guest = guest_on(line)
        for number in range(20):
            if number % 5 == 2:
                line.free.clear()
            guest.tell({"number": number})
            if number % 5 == 4:
                assert len(line.sent) < number + 1
                line.free.set()
                if number < 15:
                    await asyncio.sleep(0)
        for _ in range(50):
            await asyncio.sleep(0)
        assert [json.loads(text)["number"] for text in line.sent] == list(range(20))
        guest.tell({"number": 20})
        assert len(line.sent) == 21

    asyncio.run(run())


def test_a_sleeper_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "MOST_WAITING", 10)

    async def run() -> None:
        line = Line()
        guest = guest_on(line)
        line.free.clear()
        for number in range(30):
            guest.tell({"number": number})
        assert guest.gone
        line.free.set()
        for _ in range(50):
            await asyncio.sleep(0)
        assert line.closed == 1013
        assert len(line.sent) < 30

    asyncio.run(run())


def test_who_has_hung_up_is_gone_and_nobody_is_harmed() -> None:
    async def run() -> None:
        line = Line()
        guest = guest_on(line)
        line.broken = True
        guest.tell({})
        assert guest.gone
        guest.tell({})
        assert line.sent == []

    asyncio.run(run())
