"""What the news of a game of days are about: under which heading a line stands, whom it concerns, where it happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

PLACES, BATTLES, SIEGES, PEOPLE, WALLS, STORES, SEEN, OTHER, WAYS, ELSEWHERE = (
    "places", "battles", "sieges", "people", "walls", "stores", "seen", "other", "ways", "elsewhere",
)  # fmt: skip
"""Parts of a letter. `sieges`: days before some walls; `seen`: what eyes have brought; `ways`: one's own marches."""
PARTS = (PLACES, BATTLES, SIEGES, PEOPLE, SEEN, WALLS, STORES, OTHER, WAYS, ELSEWHERE)
"""In the order in which they are read."""


@dataclass(frozen=True)
class Bearing:
    """What the news of one game are about."""

    part: Callable[[Any, str], str]
    """By event and kind of line: the part of a letter in which it stands."""
    grave: frozenset[str]
    """Kinds of lines that are worth a letter of their own in the middle of a day, if they concern the reader."""
    concerns: Callable[[Any, Any, Any, Any, Any], bool]
    """By field, event, the states before and after it, and reader: has it to do with his people, groups or places?"""
    where: Callable[[Any, Any, Any], tuple[str, ...]]
    """By field, event and the state before it: the hexes where it happened."""
    strange: Callable[[Any, Any, Any, Any], str]
    """By field, event, state and reader: where what does not concern him is told, a part of the letter or a heap that is only counted."""
    begins: Callable[[Any, Any], bool]
    """By event and the state before it: does a fight begin?"""
    ends: Callable[[Any], bool]
    """Is that the end of a fight that was fought?"""
    closes: Callable[[Any], bool]
    """After the end of a fight: does something else begin?"""
    person: Callable[[Any, str], Any]
    """By state and id: how somebody is just now; None if he is not known there."""
    decided: Callable[[Any], Any] = lambda _state: None
    """The end of a fight that is fought, while somebody must still answer what follows from it."""


def words_of(value: Any) -> Iterator[str]:
    """All the words in an event, however deep they lie: ids of people, groups, places, factions and hexes are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from words_of(key)
            yield from words_of(each)
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from words_of(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from words_of(getattr(value, each.name))
