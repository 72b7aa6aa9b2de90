"""The direct line: texts come in order whatever the pieces they come in, and what is no plain text goes the ordinary way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from hauberk.server.frames import SHORT, frame_at, head_of, text_of
from hauberk.server.together import DIRECT, Together, direct_line

KNOCK = (
    b"GET /play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXTS = ["", "a", "é" * 60, "x" * 125, "x" * 126, "ü" * 500, "x" * 65535, '{"n":1}']


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, name: str) -> Any:
        return None

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


def framed(payload: bytes, first: int = 0x81, mask: bytes = b"\x5a\x00\xff\x13") -> bytes:
    """A client's frame, made the slow and obvious way."""
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


Heard = list[tuple[str, Any]]


def heard_of(pieces: list[bytes], talk: Callable[[Together], None] | None = None) -> tuple[Heard, Wire]:
    """What a listener hears of some pieces, each with the way it came, and what was written to him."""
    heard: Heard = []

    async def app(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line = scope["extensions"][DIRECT]
        line.hear = lambda text: heard.append(("direct", text))
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(("queued", message.get("text") or message.get("bytes")))

    async def run() -> Wire:
        config = uvicorn.Config(app, ws_per_message_deflate=False, lifespan="off", log_config=None)
        wire, line = Wire(), Together(config=config, server_state=ServerState(), app_state={})
        line.connection_made(wire)  # type: ignore[arg-type]
        line.data_received(KNOCK)
        for _ in range(5):
            await asyncio.sleep(0)
        for piece in pieces:
            line.data_received(piece)
        for _ in range(5):
            await asyncio.sleep(0)
        if talk is not None:
            talk(line)
            await asyncio.sleep(0)
        line.connection_lost(None)
        await asyncio.sleep(0)
        return wire

    return heard, asyncio.run(run())


def chopped(data: bytes, chance: random.Random) -> list[bytes]:
    cuts = sorted(chance.sample(range(1, len(data)), min(12, len(data) - 1)))
    return [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)], strict=True)]


@pytest.mark.parametrize("seed", range(20))
def test_texts_come_whole_and_in_order(seed: int) -> None:
    heard, _ = heard_of(chopped(b"".join(framed(text.encode()) for text in TEXTS), random.Random(seed)))
    assert heard == [("direct", text) for text in TEXTS]


def test_what_is_no_plain_text_goes_the_ordinary_way() -> None:
    pieces = framed(b"before") + framed(b"by", 0x01) + framed(b"tes", 0x80) + framed(b"raw", 0x82) + framed(b"after")
    heard, _ = heard_of([pieces])
    assert heard == [("direct", "before"), ("queued", "bytes"), ("queued", b"raw"), ("queued", "after")]  # behind those that wait


def test_a_huge_text_goes_the_ordinary_way_and_so_does_all_that_follows() -> None:
    heard, _ = heard_of(chopped(framed(b"y" * 70_000) + framed(b"after"), random.Random(1)))
    assert heard == [("queued", "y" * 70_000), ("queued", "after")]


def test_a_ping_is_answered() -> None:
    heard, wire = heard_of([framed(b"one") + framed(b"?", 0x89) + framed(b"two")])
    assert [text for _, text in heard] == ["one", "two"]
    assert wire.written.endswith(b"\x8a\x01?")


def test_bytes_that_are_no_text_end_the_connection() -> None:
    heard, wire = heard_of([framed(b"\xff\xfe"), framed(b"after")])
    assert heard == []
    assert wire.closed
    assert wire.written[-4:-2] == b"\x88\x02"
    assert int.from_bytes(wire.written[-2:], "big") == 1007


def test_a_frame_that_is_not_masked_ends_the_connection() -> None:
    heard, wire = heard_of([bytes((0x81, 3)) + b"bad" + framed(b"after")])
    assert heard == []
    assert wire.closed


def test_what_is_said_goes_out_at_once_and_in_order() -> None:
    said = []

    def talk(line: Together) -> None:
        said.extend([line.say(text.encode()) for text in TEXTS])
        line.writable.clear()
        said.append(line.say(b"held up"))

    _, wire = heard_of([], talk)
    assert said == [True] * len(TEXTS) + [False]
    assert wire.written.endswith(b"".join(head_of(len(text.encode())) + text.encode() for text in TEXTS))


def test_nothing_is_said_on_a_line_that_has_been_closed() -> None:
    said: list[bool] = []
    heard, _ = heard_of([framed(b"\x03\xe8", 0x88), framed(b"after")], lambda line: said.append(line.say(b"late")))
    assert heard == []
    assert said == [False]


def test_who_has_no_direct_line() -> None:
    assert direct_line(object()) is None


def test_heads() -> None:
    for size in (0, SHORT - 1, SHORT, 65535, 65536):
        data = head_of(size) + b"x" * size
        assert frame_at(data, 0) == (len(data) - size, len(data)) or size == 0
        assert frame_at(data[:-1], 0) is None
        assert size < 4 or text_of(data, 0, frame_at(data, 0) or pytest.fail("no frame")) is None  # a server's are not masked
