"""A key of a position: equal for equal positions, in any process and on any machine; for tables of positions seen before.

Everything a state holds is written down in one way, whatever the order of its dictionaries and sets, and hashed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import blake2b
from typing import Any

from hauberk.battle.core.character import Character

SIZE = 16
MANY, MOST = 50, 50_000
_KEPT: dict[int, tuple[Any, bytes]] = {}
"""Digests of people as they are printed, with the people themselves, so that no other can take their place in memory."""
Feed = Callable[[bytes], None]


def key(state: Any) -> str:
    """The key of a state, as 32 digits and letters."""
    return _digest(state).hex()


def number(value: Any, bits: int = 64) -> int:
    """The key as a number of so many bits."""
    return int.from_bytes(_digest(value)[: bits // 8], "big")


def _digest(value: Any) -> bytes:
    found = blake2b(digest_size=SIZE)
    _write(found.update, value)
    return found.digest()


def _write(feed: Feed, value: Any) -> None:
    """A value and all it holds; what is equal is written alike, so a whole number is the same as a fraction without rest."""
    if value is None:
        feed(b"0")
    elif isinstance(value, str):
        raw = value.encode()
        feed(b"s%d:" % len(raw))
        feed(raw)
    elif isinstance(value, Enum):
        _write(feed, value.value)
    elif isinstance(value, float) and not value.is_integer():
        feed(b"f" + struct.pack(">d", value))
    elif isinstance(value, int | float):
        feed(b"i%d;" % int(value))
    elif isinstance(value, tuple | list):
        feed(b"(%d:" % len(value))
        for each in value:
            _write(feed, each)
    elif isinstance(value, Character) or _is_pool(value):
        feed(b"c" + _kept(value))
    elif isinstance(value, Mapping):
        _write_apart(feed, b"{", ((name, each) for name, each in value.items()))
    elif isinstance(value, set | frozenset):
        _write_apart(feed, b"<", value)
    else:
        _write_parts(feed, value)


def _is_pool(value: Any) -> bool:
    """Is it everybody of whom a siege or campaign may speak: thousands who never change?"""
    return isinstance(value, dict) and len(value) > MANY and isinstance(next(iter(value.values())), Character)


def _kept(value: Any) -> bytes:
    """The digest of something that never changes, worked out once."""
    known = _KEPT.get(id(value))
    if known is None or known[0] is not value:
        found = blake2b(digest_size=SIZE)
        if isinstance(value, Character):
            _write_parts(found.update, value)
        else:
            _write_apart(found.update, b"{", value.items())
        if len(_KEPT) > MOST:
            _KEPT.clear()
        known = _KEPT[id(value)] = (value, found.digest())
    return known[1]


def _write_apart(feed: Feed, mark: bytes, values: Any) -> None:
    """Things whose order means nothing: by their own digests."""
    digests = sorted(map(_digest, values))
    feed(b"%s%d:" % (mark, len(digests)))
    for each in digests:
        feed(each)


def _write_parts(feed: Feed, value: Any) -> None:
    feed(b"o" + type(value).__name__.encode() + b":")
    kind: Any = type(value)
    for name in _parts(kind):
        _write(feed, getattr(value, name))


@cache
def _parts(kind: Any) -> tuple[str, ...]:
    """What a value of a class is made of."""
    if is_dataclass(kind):
        return tuple(each.name for each in fields(kind) if each.compare)
    return tuple(name for base in reversed(kind.__mro__) for name in getattr(base, "__slots__", ()))
