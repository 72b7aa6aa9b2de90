"""Commands taken apart: who, what, where, facing, and what is left. The same command has the same code in every position and process.

A code is made of the words a record is written with, so it can be read back into its command without looking at the position. A model that
chooses by parts takes `who`, `what`, the last of `where`, and `facing`; the way there and everything else are in `rest`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hauberk.play.keys import number
from hauberk.play.record_writer import AnyMatch
from hauberk.play.wire import Translator

WHO = ("man", "men", "group", "groups", "who", "convoy", "spy", "people")
WHERE = ("path", "cell", "hex", "aim", "place", "section")
FACING = "facing"
NOWHERE = -1
BITS = 63
"""So that a number fits where numbers have a sign."""


class Code(NamedTuple):
    """A command by its parts."""

    what: str
    """Its kind, as in a record: `move`, `attack`, `march`."""
    who: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    """Hexes by their names; of a way all of them, the goal last."""
    facing: int = NOWHERE
    rest: str = "{}"
    """Everything else, as JSON in a fixed order."""

    @property
    def number(self) -> int:
        """The code as one number, the same everywhere."""
        return number(tuple(self)) >> (64 - BITS)


def code_of(match: AnyMatch, command: Any) -> Code:
    """A command by its parts."""
    return taken_apart(match.game.wire(match.scenario), command)


def command_of(match: AnyMatch, code: Code) -> Any:
    """The command of a code. Raises Malformed if it is none."""
    return put_together(match.game.wire(match.scenario), code)


def taken_apart(wire: Translator, command: Any) -> Code:
    """A command by its parts, if it is written in these words."""
    left = dict(wire.command(command))
    what = left.pop("do")
    inner = left.get("command")
    if isinstance(inner, dict):  # an order inside an order: its parts are what counts
        found = _parts(dict(inner))
        return found._replace(what=f"{what}/{found.what}", rest=_written({**left, "command": json.loads(found.rest)}))
    return _parts({"do": what, **left})


def _parts(left: dict[str, Any]) -> Code:
    what = left.pop("do")
    kept: dict[str, Any] = {}
    found: dict[str, tuple[str, ...]] = {}
    for part, names in (("who", WHO), ("where", WHERE)):
        name = next((name for name in names if _are_words(left.get(name))), None)
        if name is None:
            found[part] = ()
            continue
        value = left.pop(name)
        found[part] = (value,) if isinstance(value, str) else tuple(value)
        kept[part] = name if isinstance(value, str) else f"{name}*"
    facing = left.pop(FACING, None)
    if not isinstance(facing, int) or isinstance(facing, bool):
        if facing is not None:
            left[FACING] = facing
        facing = None
    if kept:
        left["as"] = kept
    return Code(what, found["who"], found["where"], NOWHERE if facing is None else facing, _written({**left, "turned": facing is not None}))


def _are_words(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value))


def _written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def put_together(wire: Translator, code: Code) -> Any:
    """The command of a code."""
    rest = json.loads(code.rest)
    what, _, inner = code.what.partition("/")
    if inner:
        rest["command"] = {"do": inner, **_whole(code, rest["command"])}
    else:
        rest = _whole(code, rest)
    return wire.read_command({"do": what, **rest})


def _whole(code: Code, rest: dict[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in rest.items() if name not in ("as", "turned")}
    for part, name in rest.get("as", {}).items():
        words: tuple[str, ...] = getattr(code, part)
        found[name.rstrip("*")] = list(words) if name.endswith("*") else words[0]
    if rest.get("turned"):
        found[FACING] = code.facing
    return found
