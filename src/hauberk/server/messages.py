"""Messages from the page, read with all their faults at once. Nothing in them is trusted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from hauberk.common.faults import LANGUAGES, near, shown
from hauberk.play.protocol.common import Fault

MOST_BYTES = 64 * 1024
MOST_FAULTS = 20
"""Limit of faults reported for one message: hints for misspelt words take long."""
MOST_HEXES = 400
"""Limit of hexes in a path or a way."""
MOST_LETTERS = 200
"""Limit of characters in one word."""
LARGEST = 2**53
"""The largest whole number that every page can hold."""

KINDS = ("do", "undo", "ask", "fight", "lang", "leave_orders")
FIELDS: dict[str, tuple[str, ...]] = {
    "do": ("do", "seq"), "undo": ("undo", "seq", "side"), "fight": ("fight",), "lang": ("lang",),
    "leave_orders": ("leave_orders", "side"),
}  # fmt: skip
PLAY, CAPTAINS = "play", "captains"
HOW = (PLAY, CAPTAINS)
"""How a fight on the map is fought: by those who sit at the table, or by two captains."""
COMMAND = frozenset({"n", "do", "seq"})
"""The fields of a command, which is what is sent most."""
OPTIONAL = frozenset({"by", "place"})
TEXTS = frozenset({"man", "to", "hex", "who", "place"})

Asks = Mapping[str, tuple[str, ...]]
"""What can be asked at a table, and the fields of each question."""


class Unreadable(Exception):
    """A message that is refused: what it is, the number it bears, and its faults."""

    def __init__(self, what: str, faults: list[Fault] | None = None, number: int | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.faults = faults or []
        self.number = number


class OutOfTurn(Exception):
    """A question that only those may ask who must decide now."""


class Request(NamedTuple):
    """A message that can be read: its number, its kind, and its fields."""

    number: int
    kind: str
    """`do`, `undo`, `fight`, `lang`, or what is asked."""
    fields: dict[str, Any]


def fault(place: str, what: str, hint: str = "") -> Fault:
    """One thing that is wrong with a message."""
    return Fault(place, what, hint or UNSET)


def table_in(text: str) -> dict[str, Any]:
    """The JSON object that a message is. Raises Unreadable."""
    if len(text) > MOST_BYTES // 4 and len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Unreadable("too_large", [fault("", f"{len(text)} characters", f"at most {MOST_BYTES} bytes")])
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Unreadable("malformed", [fault("", f"is not JSON: {error}")]) from error
    if not isinstance(message, dict):
        raise Unreadable("malformed", [fault("", "should be a JSON object")])
    if len(text) > MOST_LETTERS and (wrong := list(_long_words(message, ""))):
        number = message.get("n")
        raise Unreadable("malformed", wrong[:20], number if _is_whole(number) else None)
    return message


def _long_words(value: Any, place: str) -> Iterator[Fault]:
    """Every word of a message that is too long to be the name of anything."""
    if isinstance(value, str):
        if len(value) > MOST_LETTERS:
            yield fault(place, f"a word of {len(value)} letters", f"at most {MOST_LETTERS}")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _long_words(key, place)
            yield from _long_words(each, f"{place}.{key}"[:80].lstrip("."))
    elif isinstance(value, list):
        for each in value:
            yield from _long_words(each, place)


def read(text: str, asks: Asks, seats: Sequence[str]) -> Request:
    """A request at a table where these things can be asked and these seats are. Raises Unreadable with every fault."""
    message = table_in(text)
    number = message.get("n")
    if message.keys() == COMMAND and _is_whole(number) and _is_whole(message["seq"]) and isinstance(message["do"], dict):
        return Request(message["n"], "do", message)
    faults: list[Fault] = []
    if not _is_whole(number):
        faults.append(fault("n", f"{shown(number)} is no whole number", "give every request a number of its own"))
        number = None
    kind, known = _kind(message, asks, faults)
    unknown = [key for key in message if key != "n" and key not in known] if kind else []
    faults += [fault(str(key)[:80], "unknown field", near(str(key)[:80], (*known, "n"))) for key in unknown[:MOST_FAULTS]]
    for key in known:
        if key in message:
            _check(key, message[key], message.get("ask"), seats, faults)
        elif key not in OPTIONAL:
            faults.append(fault(key, "is missing"))
    if faults or number is None:
        raise Unreadable("malformed", faults, number)
    return Request(number, message["ask"] if kind == "ask" else kind, {key: message.get(key) for key in known})


def _kind(message: dict[str, Any], asks: Asks, faults: list[Fault]) -> tuple[str, tuple[str, ...]]:
    if "ask" in message:
        asked = message["ask"]
        if not isinstance(asked, str) or asked not in asks:
            faults.append(fault("ask", f"{shown(asked)} cannot be asked", near(asked if isinstance(asked, str) else "", asks)))
            return "", ()
        return "ask", ("ask", *asks[asked])
    for kind in ("undo", "do", "fight", "lang", "leave_orders"):
        if kind in message:
            return kind, FIELDS[kind]
    faults.append(fault("", "asks for nothing", f"one of {', '.join(KINDS)}"))
    return "", ()


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST


def _check(key: str, value: Any, asked: Any, seats: Sequence[str], faults: list[Fault]) -> None:
    """One field: its shape. The lines of a log go to a number, a way goes to a hex."""
    if key in ("seq", "from") or (key == "to" and asked == "log"):
        if not _is_whole(value):
            faults.append(fault(key, f"{shown(value)} is no whole number"))
    elif key in TEXTS:
        if not isinstance(value, str):
            faults.append(fault(key, f"{shown(value)} should be a text"))
    elif key in ("path", "by"):
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            faults.append(fault(key, f"{shown(value)} should be a list of hexes"))
        elif len(value) > MOST_HEXES:
            faults.append(fault(key, f"{len(value)} hexes", f"at most {MOST_HEXES}"))
    elif key == "do":
        if not isinstance(value, dict):
            faults.append(fault(key, f"{shown(value)} should be a command"))
    elif key == "leave_orders":
        if not isinstance(value, list):
            faults.append(fault(key, f"{shown(value)} should be a list of orders"))
    elif key == "undo":
        if value is not True:
            faults.append(fault(key, f"{shown(value)} should be true"))
    else:
        known = {"side": seats, "lang": LANGUAGES, "fight": HOW}.get(key)
        if known is not None and value not in known:
            faults.append(fault(key, f"{shown(value)} is none of {', '.join(known)}"))
