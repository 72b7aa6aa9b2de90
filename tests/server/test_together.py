"""What is written in one turn of the loop goes out together, in order, and nothing is lost when the connection closes."""

from __future__ import annotations

import asyncio
from typing import Any

from hauberk.server.together import Gathering


class Wire:
    """A transport that notes what happens to it."""

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def write(self, data: bytes) -> None:
        self.seen.append(data)

    def close(self) -> None:
        self.seen.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.seen


def gathered(*parts: bytes, close: bool = False) -> tuple[list[Any], list[Any]]:
    """What the transport has seen at the end of the turn, and after the next."""

    async def turn() -> tuple[list[Any], list[Any]]:
        wire = Wire()
        line = Gathering(wire)  # type: ignore[arg-type]
        for part in parts:
            line.write(part)
        if close:
            line.close()
        assert line.is_closing() == close
        before = list(wire.seen)
        await asyncio.sleep(0)
        return before, wire.seen

    return asyncio.run(turn())


def test_a_step_and_its_acknowledgement_are_one_write() -> None:
    assert gathered(b"step", b"ok") == ([], [b"stepok"])


def test_whoever_is_sent_away_hears_what_was_written_before() -> None:
    assert gathered(b"error", b"goodbye", close=True) == ([b"errorgoodbye", "closed"], [b"errorgoodbye", "closed"])


def test_a_second_turn_is_written_too() -> None:
    async def turns() -> list[Any]:
        wire = Wire()
        line = Gathering(wire)  # type: ignore[arg-type]
        for part in (b"one", b"two"):
            line.write(part)
            await asyncio.sleep(0)
        return wire.seen

    assert asyncio.run(turns()) == [b"one", b"two"]
