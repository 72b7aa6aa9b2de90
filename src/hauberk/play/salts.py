"""The dice in the header of a record: their scheme, the salts of the players, and what a fight is called. See docs/dice.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hauberk.common.dice import MAKER, Salt, is_salt
from hauberk.play.steps import StepOf, Undone

SCHEME = 2
"""Throws keyed with the seed, their number and the salts. Records without this field are of the first scheme, which knew no salts."""
DICE: dict[str, type] = {"dice": int, "salts": list, "inside": str, "named": bool}
"""`dice`: the scheme; `salts`: who has thrown in what, and the entry from which it counts; `inside`: the name of a fight; `named`: whoever
set up the table named the seed."""
_KINDS: dict[type, str] = {int: "a whole number", list: "a list", str: "a text", bool: "true or false"}
_FIELDS = {"by", "word", "since"}


def dice_json(salts: Sequence[Salt], inside: str) -> dict[str, Any]:
    """What the header of a record says of its dice, beside the commitment."""
    return {"dice": SCHEME, "salts": [salt._asdict() for salt in salts], **({"inside": inside} if inside else {})}


def salts_from(header: dict[str, Any]) -> tuple[Salt, ...]:
    """The salts of a header that was found sound."""
    return tuple(Salt(row["by"], row["word"], row["since"]) for row in header.get("salts", ()))


def what_is_wrong(header: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the fields of the dice themselves."""
    for key, kind in DICE.items():
        if key in header and type(header[key]) is not kind:
            yield f"{key} should be {_KINDS[kind]}"
            return
    if "dice" not in header and ("salts" in header or "inside" in header):
        yield "salts, but no scheme of dice"
    if header.get("dice", SCHEME) != SCHEME:
        yield f"dice of scheme {header['dice']} are not known: this program reads scheme {SCHEME}"
    for row in header.get("salts", ()):
        if not (isinstance(row, dict) and set(row) == _FIELDS and isinstance(row["by"], str) and is_salt(row["word"])):
            yield "a salt has by, word, since; its word is of letters, digits, - and _, at most 64"
        elif type(row["since"]) is not int or row["since"] < 0:
            yield "a salt counts since an entry of the log"


def out_of_time(salts: Sequence[Salt], log: Sequence[StepOf[Any, Any] | Undone], seats: Sequence[str], own: int) -> str:
    """What is wrong about when the salts of a match came, if anything; `own`: the first entry that was not taken over.

    Each seat throws in one at most, before its first command, in the order of the list; whoever set up the table, before everything.
    """
    if len({salt.by for salt in salts}) < len(salts):
        return "somebody has thrown in two salts"
    if [salt.since for salt in salts] != sorted(salt.since for salt in salts):
        return "the salts are not in the order in which they came"
    for salt in salts:
        if salt.by == MAKER:
            last = own
        elif salt.by in seats:
            last = first_command(log, seats.index(salt.by), own)
            last = max(last, salt.since) if last == len(log) else last
        else:
            return f"there is no seat {salt.by!r} to throw in a salt"
        if not own <= salt.since <= last:
            return f"the salt of {salt.by or 'whoever set up the table'} came too late"
    return ""


def first_command(log: Sequence[StepOf[Any, Any] | Undone], side: int, own: int) -> int:
    """The number of the first entry in which a side has commanded something; how many entries there are, if it has not."""
    commanded = (
        number
        for number, entry in enumerate(log)
        if number >= own and entry.side == side and (isinstance(entry, Undone) or entry.command is not None)
    )
    return next(commanded, len(log))
