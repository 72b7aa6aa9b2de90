"""What the annals keep of a game: what a chronicler of each game must know of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from hauberk.battle.core.being import BeingId


class Fate(NamedTuple):
    """How somebody stands, and whose he is."""

    state: str
    """`healthy`, `wounded`, `dead` or `prisoner`."""
    side: str
    leads: bool = False


class Track(NamedTuple):
    """Where somebody or something went."""

    id: str
    name: str
    side: str
    steps: tuple[tuple[int, str], ...]
    """Chapters and hexes, in their order."""


def no_tracks(_names: Any, _match: Any) -> list[Track]:
    """Nobody goes anywhere."""
    return []


@dataclass(frozen=True)
class Chronicler:
    """What a chronicler of one game must know of it."""

    chapter: Callable[[Any], int]
    """The turn or day of a state."""
    weights: Mapping[str, int]
    """What kinds of lines weigh by themselves."""
    trifles: frozenset[str]
    """Kinds of lines too small for a chronicle."""
    passes: Callable[[Any, Any], bool]
    """By event and the state before it: is it, though others of its kind are not?"""
    where: Callable[[Any, Any, Any], tuple[str, ...]]
    """By field, event and the state before it: the hexes where it happened."""
    fates: Callable[[Any, Any], Mapping[BeingId, Fate]]
    """By field and state: how everybody stands, beasts left out."""
    tracks: Callable[[Any, Any], list[Track]] = no_tracks
    """By names and match: the ways of armies, or of the fight, over the map; for whoever may know everything."""
    ending: Callable[[Any, Any], str] | None = None
    """By names and state: why it is over, where the kind of end does not say all of it."""
    part: Callable[[Any], str] = lambda _state: ""
    """Whose phase it is."""
    only_weighty: bool = False
    """A line that weighs nothing is left out."""
    luck: frozenset[str] = frozenset()
    """Throws of which it is known whose they are and that a low face is good."""
