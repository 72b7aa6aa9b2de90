"""Frozen values that are changed often."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T", bound=tuple[Any, ...])
KEPT = 64
"""How many things of a kind are kept in mind at a time."""


def quick_to_change(kind: type[T]) -> type[T]:
    """Give a named tuple of many fields a `_replace` that takes a third of the time: every event makes such a change."""
    place = {name: number for number, name in enumerate(kind._fields)}  # type: ignore[attr-defined]
    make = tuple.__new__

    def _replace(self: T, /, **changes: Any) -> T:
        values = list(self)
        for name, value in changes.items():
            values[place[name]] = value
        return make(kind, values)

    kind._replace = _replace  # type: ignore[attr-defined]
    return kind
