"""How the chance to win went in games that are over, worked out once for each in a thread of its own."""

from __future__ import annotations

from collections import OrderedDict
from importlib import import_module
from typing import Any

from hauberk.play.battle.game import BATTLE
from hauberk.play.protocol.common import ChancePoint, ChanceShare, ChancesView, ChanceSwing
from hauberk.server.table import Table
from hauberk.server.threads import JUDGING, aside
from hauberk.tell.annals import Annals, entries_of
from hauberk.tell.story import Story

MOST = 200
"""So many games are remembered."""
EXACT = 4
"""Digits of a chance that are told."""
NO_CHANCES = ChancesView([], [], [])


JUDGES = {BATTLE.kind: "hauberk.players.value.course:course"}
"""Who judges the matches of each game, loaded when the first is judged; of sieges and campaigns nobody has learned it yet."""


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
            module, _, judge = JUDGES[table.game.game.kind].partition(":")
            self._known[key] = getattr(import_module(module), judge)(table.game)
            while len(self._known) > MOST:
                self._known.popitem(last=False)
        return self._known[key]


def chances_of(table: Table, course: Any, language: str, you: tuple[str, ...]) -> ChancesView:
    """The course of a game as the page gets it, in the words of its annals."""
    entries, told = entries_of(table.game), dict[int, list[str]]()
    for each in Annals(table.game, Story(table.game.game, table.scenario, language, table.listener(you), table.game.field)).kept:
        told.setdefault(each.entry, []).append(each.line.text)
    sides = [each["id"] for each in table.sides(language)]
    return ChancesView(
        [ChancePoint(entries[each.number], each.turn, round(each.chance, EXACT)) for each in course.line],
        [
            ChanceSwing(
                entries[each.numbers[0]], each.turn, round(each.before, EXACT), round(each.after, EXACT), round(each.thrown, EXACT),
                [text for number in sorted(each.numbers) for text in told.get(entries[number], [])],
            )
            for each in course.swings
        ],
        [ChanceShare(side, *(round(part, EXACT) for part in share)) for side, share in zip(sides, course.shares, strict=True)],
    )  # fmt: skip
