"""A message over a socket, read with care: known fields only, all faults at once, nothing changed by a bad one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hauberk.basis.faults import near, shown
from hauberk.server.battle.messages import MOST_FAULTS, Unreadable, fault, table_in
from hauberk.server.battle.speech import Json


def read(
    text: str, kinds: Mapping[str, Sequence[str]], words: Mapping[str, Sequence[Any]], free: Mapping[str, Sequence[str]]
) -> tuple[str, Json]:
    """A request: its kind, which is the first of the kinds that it has as a field, and its table. Raises Unreadable with every fault.

    `kinds` names the fields of each kind, `words` what some fields may say, `free` the fields of a kind that may be missing.
    """
    message = table_in(text)
    number = message.get("n")
    whole = isinstance(number, int) and not isinstance(number, bool)
    kind = next((each for each in kinds if each in message), "")
    faults = [] if whole else [fault("n", f"{shown(number)} is no whole number")]
    if not kind:
        faults.append(fault("", "asks for nothing", f"one of {', '.join(kinds)}"))
    known, missing = kinds.get(kind, ("n",)), free.get(kind, ())
    unknown = [str(key)[:80] for key in message if key not in known][:MOST_FAULTS]
    faults += [fault(key, "unknown field", near(key, known)) for key in unknown]
    faults += [fault(key, "is missing") for key in known if key not in message and key not in missing]
    faults += [
        fault(key, f"{shown(message[key])} is none of {', '.join(str(word) for word in said)}")
        for key, said in words.items()
        if key in message and message[key] not in said
    ]
    if "seq" in known and not isinstance(message.get("seq"), int):
        faults.append(fault("seq", f"{shown(message.get('seq'))} is no whole number"))
    if faults:
        raise Unreadable("malformed", faults, number if whole else None)
    return kind, message
