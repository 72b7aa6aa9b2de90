"""What has changed between two views of the same seats: sent instead of the whole view."""

from __future__ import annotations

from typing import Any

from hauberk.server.encoding import Json


def difference(before: Json, after: Json) -> Json:
    """What makes of one view the next: `set` has fields with their new values, `gone` those that are no more, each by its way through the
    view; `lists` has lists that went on: its way, from which of its old items so many are kept, and what comes after them."""
    found: Json = {"set": [], "gone": [], "lists": []}
    _compare(before, after, [], found)
    return {key: rows for key, rows in found.items() if rows}


def _compare(before: Json, after: Json, way: list[str], found: Json) -> None:
    found["gone"] += [[*way, str(key)] for key in before if key not in after]
    for key, new in after.items():
        here = [*way, str(key)]
        if key not in before:
            found["set"].append([here, new])
            continue
        old = before[key]
        if old is new or (old == new and type(old) is type(new)):
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            _compare(old, new, here, found)
            continue
        first, kept = _kept(old, new) if isinstance(old, list | tuple) and isinstance(new, list | tuple) else (0, 0)
        if kept:
            found["lists"].append([here, first, kept, new[kept:]])
        else:
            found["set"].append([here, new])


def _kept(old: Any, new: Any) -> tuple[int, int]:
    """From which item on a list still stands at the beginning of another, and how many items of it."""
    first = next((number for number, item in enumerate(old) if new and item == new[0]), len(old))
    kept = 0
    while first + kept < len(old) and kept < len(new) and old[first + kept] == new[kept]:
        kept += 1
    return first, kept
