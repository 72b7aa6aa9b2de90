"""Events of campaigns as records up to 0.6.0 wrote them: one setter for each counter and a word, `why`, that said what had come about.

A setter and its word together are one of today's facts. Some words stood for several things at once; which was meant is told by what was
written beside them in the same step. What is no old event, whatever a stranger has written, is left as it is for the reader to judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hauberk.campaign import events as e
from hauberk.campaign.state import MERCENARIES, NEUTRAL
from hauberk.play.wire import Json, snake


class Older(NamedTuple):
    """What has become of an old event."""

    plain: type
    """What it is for every word that nobody told apart."""
    told: Mapping[str, type] = {}
    """What it is for some words."""


OLDER = {
    "group_set": Older(
        e.GroupChanged,
        {
            "split": e.GroupSplit, "escort": e.GroupSplit, "gave_way": e.GroupGaveWay, "retreat": e.GroupRetreated,
            "joins": e.GroupJoined, "rout": e.GroupRouted, "goes_over": e.GroupWentOver, "engines_taken": e.EnginesTaken,
            "pay": e.MercenariesHired, "promise": e.MercenariesPromised, "poach": e.MercenariesPoached, "desert": e.MercenariesDeserted,
        },
    ),
    "group_gone": Older(
        e.GroupGone,
        {"merge": e.GroupMerged, "stacking": e.GroupMerged, "dissolved": e.GroupDissolved, "eliminated": e.GroupEliminated},
    ),
    "told": Older(e.Told, {"spy": e.SpyReported}),
    "spy_set": Older(e.SpyChanged),
    "spy_gone": Older(e.SpyGone),
    "convoy_set": Older(
        e.ConvoyChanged,
        {
            "taken": e.ConvoyTaken, "let_go": e.ConvoyLetGo, "battle": e.PackAnimalsLost, "loaded": e.ConvoyLoaded,
            "unloaded": e.ConvoyUnloaded, "shuttle": e.ConvoyTurnedRound, "eaten": e.LoadEaten, "plunder": e.LoadPlundered,
            "sold": e.LoadSold, "bought": e.LoadBought, "tribute": e.TributeLoaded,
        },
    ),
    "convoy_gone": Older(e.ConvoyGone),
    "holding_set": Older(
        e.PlaceChanged,
        {
            "taken": e.PlaceTaken, "conquered": e.PlaceConquered, "capitulated": e.PlaceCapitulated, "eaten": e.StoresEaten,
            "plunder": e.StoresPlundered, "loaded": e.StoresCarried, "unloaded": e.StoresCarried, "shuttle": e.StoresCarried,
            "tribute": e.StoresGiven, "harvest": e.StoresHarvested, "siege": e.SiegeCarriedOver,
        },
    ),
    "hurt": Older(e.Hurt, {"refused": e.HurtSlippingAway, "siege": e.HurtInSiege, "massacre": e.Massacred}),
    "raised": Older(e.Raised, {"recruits": e.Recruited, "engineer": e.EngineerHired, "militia": e.TownsfolkRose}),
    "captured": Older(e.Captured, {"siege": e.CapturedInSiege}),
    "freed": Older(e.Freed, {"ransom": e.Ransomed, "escaped": e.Escaped, "dissolved": e.Escaped}),
    "departed": Older(e.Departed, {"let_go": e.Released, "release": e.Released, "crippled": e.Crippled}),
    "prestige_changed": Older(e.PrestigeChanged, {"two_victories": e.LeaderBorn}),
    "paid": Older(
        e.Paid,
        {
            "ransom": e.RansomPaid, "spoils": e.SpoilsTaken, "tribute": e.TributePaid, "share": e.BootyShared, "convoy": e.GoodsBought,
        },
    ),
}  # fmt: skip
"""The old name of an event, and what it is now by its word."""


Message = Mapping[str, Json]


def as_now(messages: list[Json]) -> list[Json]:
    """The events of one step as they are written now, one for one."""
    step = _Step()
    return [step.as_now(message) if isinstance(message, dict) else message for message in messages]


class _Step:
    """One step of an old record, as it is read on."""

    def __init__(self) -> None:
        self._last: tuple[Json, Json] = ("", "")
        """The event before this one, and its word."""
        self._purses = 0
        """So many groups are written next only because their purses have changed: after every payment."""
        self._split = False
        """A group has been split off, and its people have not come to it yet."""

    def as_now(self, message: Message) -> Message:
        """One event as it is written now."""
        event, why = message.get("event"), _word(message)
        kind = self._kind(message, event, why)
        self._see(message, event, kind)
        self._last = event, why
        if kind is None:
            return message
        without = ("why", "attitude") if kind is e.PrestigeChanged else ("why",)
        return {**{key: value for key, value in message.items() if key not in without}, "event": snake(kind.__name__)}

    def _kind(self, message: Message, event: Json, why: Json) -> type | None:
        """What an old event is now; nothing for one that is written as ever."""
        older = OLDER.get(event) if isinstance(event, str) else None
        if older is None or not isinstance(why, str):
            return None
        kind = older.told.get(why, older.plain)
        meant = {
            e.PlaceTaken: _of(message, "holding", "faction") != NEUTRAL,  # nobody's, until a garrison is named
            e.GroupSplit: self._is_made(message),
            e.EnginesTaken: not self._purses and self._last != (event, why),  # who has lost them is written after who has them
            e.MercenariesHired: not self._purses,
            e.MercenariesPoached: not self._purses,
            e.MercenariesPromised: self._last[0] != "promise_tested",
        }
        return kind if meant.get(kind, True) else older.plain

    def _is_made(self, message: Message) -> bool:
        """A group that was split off has nobody yet. Who gave it people may have nobody left, and stands between it and them."""
        empty = _of(message, "group", "men") == _of(message, "group", "prisoners") == []
        return empty and _of(message, "group", "kind") != MERCENARIES and not self._purses and not self._split

    def _see(self, message: Message, event: Json, kind: type | None) -> None:
        if event == "paid":
            self._purses = bool(message.get("giver")) + bool(message.get("taker"))
        elif event == "group_set":
            self._purses = max(0, self._purses - 1)
        self._split = (self._split or kind is e.GroupSplit) and event != "moved"


def _word(message: Message) -> Json:
    """The word of an old event; a faction was told by a spy if he is named with what was seen."""
    seen = message.get("seen")
    if message.get("event") == "told" and isinstance(seen, list) and seen:
        return seen[0].get("why") if isinstance(seen[0], dict) else None
    return message.get("why")


def _of(message: Message, counter: str, field: str) -> Json:
    """What is written of a counter."""
    found = message.get(counter)
    return found.get(field) if isinstance(found, dict) else None
