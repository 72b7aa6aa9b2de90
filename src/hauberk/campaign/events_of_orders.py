"""What becomes of standing orders in a campaign. Only their own faction hears of it. [RULING-C-ROUTE, RULING-C-QUIET]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hauberk.common.refusal import Refusal


@dataclass(frozen=True, slots=True)
class RouteOrdered:
    """A counter is sent on a way of several days: the hexes it enters, and where it stands now. [RULING-C-ROUTE]"""

    SEALED: ClassVar[bool] = True
    faction: str
    counter: str
    start: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RouteEnded:
    """It goes on by itself no longer. [RULING-C-ROUTE]"""

    SEALED: ClassVar[bool] = True
    faction: str
    counter: str
    why: str
    """`arrived`, `in_the_way`, `barred`, `met`, `astray`, `gone` or `revoked`."""
    about: str = ""
    """Who stands in the way, or was met."""
    refused: Refusal | None = None
    """Why the march of the day is not lawful, where that is why."""


@dataclass(frozen=True, slots=True)
class QuietOrdered:
    """A faction lets days go by: what is asked every day is answered for it, and on this day at the latest it is asked again."""

    SEALED: ClassVar[bool] = True
    faction: str
    until: int


@dataclass(frozen=True, slots=True)
class QuietEnded:
    """Its quiet days are over. [RULING-C-QUIET]"""

    SEALED: ClassVar[bool] = True
    faction: str
    why: str
    """`days`, `asked`, `met`, `battle`, `siege`, `place`, `hunger`, `people`, `lost`, `told`, `route` or `revoked`."""
    about: str = ""
    """The group, place or person it is about."""


@dataclass(frozen=True, slots=True)
class Followed:
    """What comes next was not said by anybody: a standing order of this faction answers for it."""

    SEALED: ClassVar[bool] = True
    faction: str
