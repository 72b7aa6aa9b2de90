"""Connections: what is written in one turn goes out together, and the short way of texts is the library's in everything but time."""

from __future__ import annotations

import asyncio
import itertools
import sys
from typing import Any

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from hauberk.server import fast_websocket
from hauberk.server.commands import websocket_protocol
from hauberk.server.fast_websocket import FastWebSocketProtocol, Gathering
from hauberk.server.guests import SHORT_WAY


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


# -- the short way -----------------------------------------------------------------------------------------------------

KNOCK = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 70_000


class Street(Wire):
    """A transport as a connection needs it."""

    def get_extra_info(self, name: str) -> None:
        return None

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def talk(kind: type[WebSocketsSansIOProtocol], chunks: list[bytes], echoes: bool = False) -> tuple[list[Any], bytes]:
    """What an application hears when these bytes come, and what is answered; `echoes`: texts that come the short way are said back."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        short = scope["extensions"].get(SHORT_WAY, {}).get("way")

        def echo(text: str) -> None:
            heard.append(text)
            assert not echoes or short.say(text.encode())

        if short is not None:
            short.heard = echo
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message.get("text", message.get("bytes")))
        heard.append(message["code"])

    config = uvicorn.Config(app, ws_max_size=LARGEST, ws_ping_interval=None, log_config=None, ws_per_message_deflate=False)
    config.load()
    line, street = kind(config, ServerState(), {}), Street()
    line.connection_made(street)  # type: ignore[arg-type]
    for chunk in [KNOCK, *chunks]:
        line.data_received(chunk)
        for _ in range(8):
            await asyncio.sleep(0)
    line.connection_lost(None)
    for _ in range(8):
        await asyncio.sleep(0)
    return heard, b"".join(part for part in street.seen if isinstance(part, bytes)).partition(b"\r\n\r\n")[2]


def frame(opcode: int, data: bytes, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(Opcode(opcode), data, fin).serialize(mask=mask)


def cut(data: bytes, places: list[int]) -> list[bytes]:
    """The bytes in pieces."""
    marks = sorted({0, len(data), *(place % (len(data) + 1) for place in places)})
    return [data[start:end] for start, end in itertools.pairwise(marks)]


TEXTS = st.text(max_size=20) | st.sampled_from(["x" * 125, "é" * 63, "y" * 126, "z" * 65_535, "w" * 65_536])
FRAMES = st.one_of(
    TEXTS.map(lambda text: frame(1, text.encode())),
    TEXTS.map(lambda text: frame(1, text.encode()[:1], fin=False) + frame(9, b"?") + frame(0, text.encode()[1:])),
    st.binary(max_size=9).map(lambda data: frame(2, data)),
    st.binary(max_size=9).map(lambda data: frame(9, data)),
)
FAREWELLS = st.sampled_from(
    [
        b"", frame(8, b"\x03\xe8"), frame(1, b"\xff\xfe"), frame(1, b"unmasked", mask=False), frame(1, b"v" * (LARGEST + 1)),
        frame(0, b"the end of nothing"), frame(1, b"begun", fin=False) + frame(1, b"and another"), b"\xf1\x80", b"\x81",
    ]
)  # fmt: skip


@given(st.lists(FRAMES, max_size=6), FAREWELLS, st.lists(st.integers(0, 10**6), max_size=8))
def test_the_short_way_hears_what_the_library_does(frames: list[bytes], farewell: bytes, places: list[int]) -> None:
    """However the bytes come cut: the same texts in the same order, the same pongs, the same end."""
    chunks = cut(b"".join(frames), places) + cut(farewell, places)  # what comes at once with a bad frame the library does not hear
    short, long = asyncio.run(talk(FastWebSocketProtocol, chunks)), asyncio.run(talk(WebSocketsSansIOProtocol, chunks))
    assert short == long


def test_a_text_goes_the_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing of the library is asked for it."""
    asked: list[Any] = []
    read = WebSocketsSansIOProtocol.data_received
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: (asked.append(data), read(self, data)))
    heard, answered = asyncio.run(talk(FastWebSocketProtocol, [frame(1, b"one") + frame(1, b"two"), frame(1, b"three")], echoes=True))
    assert heard == ["one", "two", "three", 1005]
    assert answered == b"".join(frame(1, text, mask=False) for text in (b"one", b"two", b"three"))
    assert asked == [KNOCK]


@pytest.mark.parametrize("size", [125, 126, 65_535, 65_536])
def test_a_text_of_any_length_comes_and_goes_whole(size: int) -> None:
    """The head of a frame is longer from 126 bytes on, and longer again from 65,536."""
    text = "x" * size
    heard, answered = asyncio.run(talk(FastWebSocketProtocol, [frame(1, text.encode())], echoes=True))
    assert heard == [text, 1005]
    assert answered == frame(1, text.encode(), mask=False)


def test_who_is_not_let_in_says_nothing() -> None:
    """Before the handshake, and when the line is closed, there is no short way."""
    config = uvicorn.Config(talk, log_config=None)

    async def before() -> bool:
        config.load()
        line = FastWebSocketProtocol(config, ServerState(), {})
        line.connection_made(Street())  # type: ignore[arg-type]
        return line.say(b"hello")

    assert not asyncio.run(before())


def test_where_the_library_has_changed_everything_goes_the_plain_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection that lacks what the short way is built on does without; where it cannot be imported the server takes the library's."""
    monkeypatch.setattr(fast_websocket, "BUILT_ON", (*fast_websocket.BUILT_ON, "something_of_long_ago"))
    heard, answered = asyncio.run(talk(FastWebSocketProtocol, [frame(1, b"one") + frame(9, b"?"), frame(1, b"two")], echoes=True))
    assert heard == ["one", "two", 1005]
    assert answered == frame(10, b"?", mask=False)

    assert websocket_protocol() is FastWebSocketProtocol
    monkeypatch.setitem(sys.modules, "hauberk.server.fast_websocket", None)
    assert websocket_protocol() == "auto"
