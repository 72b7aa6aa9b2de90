"""A fight of a siege is awaited only if the reader of scenarios takes it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hauberk.basis.dice import SeededDice
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from tests.siege.fight_kit import Skirmish


def resolved(takes: Callable[[dict[str, Any]], bool]) -> Doing:
    """An assault that is to be fought on the map, with a reader that takes only some set-ups."""
    siege = Skirmish().begin(fights.ASSAULT)
    siege.field = replace(siege.field, readable=takes)
    while not isinstance(asked := siege.asked, q.ResolveAsked):
        usual = fights.default_muster if isinstance(asked, q.MusterAsked) else fights.default_arrange
        siege.answer(usual(siege.position, asked))  # type: ignore[arg-type]
    doing = Doing(siege.position, SeededDice("read"))
    doing.answer()
    fights.settle_how(doing, asked, c.Answer("map"))
    return doing


@pytest.mark.rule("C-QUICK-01", "RULING-G-78")
def test_a_fight_that_cannot_be_opened_is_settled_by_the_table() -> None:
    awaited = resolved(lambda _table: True)
    assert isinstance(awaited.state.pending[-1], q.FightAwaited)
    settled = resolved(lambda _table: False)
    assert not any(isinstance(each, q.FightAwaited) for each in settled.state.pending)
    assert [event.reason for event in settled.events if isinstance(event, e.FightEnded)] == ["quick"]
