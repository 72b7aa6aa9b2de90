"""One moment of a siege's story."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from hauberk.siege.events import DayBegan
from hauberk.siege.state import SiegeState
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.telling import Line, TellingOf


class SiegeTelling(TellingOf[SiegeNames, SiegeState]):
    """An event in its place."""

    __slots__ = ()
    STORY: ClassVar[str] = "siege"
    DAY: ClassVar[tuple[type, ...]] = (DayBegan,)


Teller = Callable[[SiegeTelling, Any], Line | None]
