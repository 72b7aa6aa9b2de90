"""How the chance to win went in games that are over, worked out once for each in a thread of its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from hauberk.play.battle.game import BATTLE
from hauberk.play.protocol.common import ChancePoint, ChanceShare, ChancesView, ChanceSwing
from hauberk.server.table import Table
from hauberk.server.threads import JUDGING, aside
from hauberk.tell.annals import entries_of

MOST = 200
"""So many games are remembered."""
EXACT = 4
"""Digits of a chance that are told."""
NO_CHANCES = ChancesView([], [], [])


def _battle(match: Any) -> Any:
    """Loaded when the first battle is judged: nobody else needs what it reckons with."""
    return import_module("hauberk.players.value.course").course(match)


JUDGES: Mapping[str, Callable[[Any], Any]] = {BATTLE.kind: _battle}
"""Who judges the matches of each game; of sieges and campaigns nobody has learned it yet."""


class Judging:
    """Judges matches, and remembers."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], Any] = OrderedDict()

    async def of(self, table: Table) -> Any:
        """The course of the match of a table that is over."""
        return await aside(JUDGING, self._of, table)

    def _of(self, table: Table) -> Any:
        key = table.id, table.seq
        if key not in self._known:
            self._known[key] = JUDGES[table.game.game.kind](table.game)
            while len(self._known) > MOST:
                self._known.popitem(last=False)
        return self._known[key]


def chances_of(table: Table, course: Any, language: str, you: tuple[str, ...]) -> ChancesView:
    """The course of a game as the page gets it, in the words of the story."""
    entries, lines = entries_of(table.game), table.lines_by_entry(language, you)
    sides = [each["id"] for each in table.sides(language)]
    return ChancesView(
        [ChancePoint(entries[each.number], each.turn, round(each.chance, EXACT)) for each in course.line],
        [
            ChanceSwing(
                entries[each.number], each.turn, round(each.before, EXACT), round(each.after, EXACT), round(each.thrown, EXACT),
                [line.text for line in lines.get(entries[each.number], [])],
            )
            for each in course.swings
        ],
        [ChanceShare(side, *(round(part, EXACT) for part in share)) for side, share in zip(sides, course.shares, strict=True)],
    )  # fmt: skip
