"""Frames of a WebSocket (RFC 6455), as far as the server reads and writes them itself: whole texts in one frame. Everything else is left
to the library."""

from __future__ import annotations

from typing import NamedTuple

TEXT = 0x81
"""The first byte of a text that is whole in one frame and not packed."""
MASKED, SIZE = 0x80, 0x7F
SHORT, LONG = 126, 127
"""Sizes that say: the next two, or eight, bytes hold the size."""


class Frame(NamedTuple):
    """Where a frame lies in what has come."""

    body: int
    """Its first byte behind the head."""
    end: int


def frame_at(data: bytes, at: int) -> Frame | None:
    """The frame that begins here; None if its end has not come yet."""
    if len(data) - at < 4:
        return None
    size, head = data[at + 1] & SIZE, 2
    if size == SHORT:
        size, head = data[at + 2] << 8 | data[at + 3], 4
    elif size == LONG:
        if len(data) - at < 10:
            return None
        size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
    body = at + head + (4 if data[at + 1] & MASKED else 0)
    return Frame(body, body + size) if len(data) >= body + size else None


def is_huge(data: bytes, at: int) -> bool:
    """Does a frame begin here that is too long for two bytes of size? Nobody waits for its end."""
    return len(data) - at >= 2 and data[at + 1] & SIZE == LONG


def text_of(data: bytes, at: int, frame: Frame) -> str | None:
    """The text of a frame; None if it is no whole text, or not masked as a client's must be, or no UTF-8."""
    if data[at] != TEXT or not data[at + 1] & MASKED:
        return None
    size = frame.end - frame.body
    mask = data[frame.body - 4 : frame.body]
    whole = int.from_bytes(data[frame.body : frame.end], "big") ^ int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    try:
        return whole.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def head_of(size: int) -> bytes:
    """The head of a text of so many bytes that the server sends."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 0x10000:
        return bytes((TEXT, SHORT, size >> 8, size & 0xFF))
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big")
