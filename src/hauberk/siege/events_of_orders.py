"""What becomes of standing orders in a siege. Only their own side hears of it. [RULING-C-QUIET]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hauberk.battle.core.being import Side


@dataclass(frozen=True, slots=True)
class QuietOrdered:
    """A side lets days go by: what is asked every day is answered for it, before this day at the latest it is asked again."""

    SEALED: ClassVar[bool] = True
    side: Side
    until: int


@dataclass(frozen=True, slots=True)
class QuietEnded:
    """Its quiet days are over."""

    SEALED: ClassVar[bool] = True
    side: Side
    why: str
    """`days`, `asked`, `people`, `works`, `event`, `fight`, `hunger` or `revoked`."""


@dataclass(frozen=True, slots=True)
class Followed:
    """What comes next was not said by anybody: a standing order of this side answers for it."""

    SEALED: ClassVar[bool] = True
    side: Side
