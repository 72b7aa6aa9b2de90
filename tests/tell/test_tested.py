"""A die that decides a work shows everything: the sum, the column or the number needed, and what the table says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Command, Move, Work
from hauberk.common.dice import D6, D10
from hauberk.common.term import total
from hauberk.siege import events as se
from hauberk.siege import mining_days
from hauberk.siege.state import FIRED
from hauberk.tell.messages import LANGUAGES
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.battle.storming import CREW
from tests.battle.test_burning import ROW as TENTS
from tests.battle.test_burning import burning, camp
from tests.battle.test_capture import THREE, demand, ringed
from tests.battle.test_flaming_arrows import ROW, arrow, place
from tests.battle.test_grapnels import borne
from tests.battle.test_grapnels import throw as throw_grapnel
from tests.battle.test_oil import tip, wall
from tests.battle.test_ram import ram
from tests.battle.test_stone_throwers import mangonel, stone
from tests.kit import Table, man, of_kind
from tests.siege.test_activities import mined
from tests.tell.test_reckonings import story

Position = tuple[Table, Command, tuple[int, ...]]


def oil() -> Position:
    game = wall({"wat": "C4"}, state="set")
    return game, tip(game, "C4"), (5,)


def strike() -> Position:
    game = ram()
    return game, Work("strike_ram", CREW[:6], game.cell("C3"), "ram"), (9,)


def crushed() -> Position:
    game = mangonel(men={"B:gwyn": "C6"})
    (middle,) = game.field.rules.impact.rings[0]
    return game, stone(game, "C5"), (middle // 2, middle - middle // 2, 5)


def flaming_arrow() -> Position:
    game = place(ROW, A=man("stephanos", "A"))
    return game, arrow(game, "stephanos", "F2"), (8,)


def put_out() -> Position:
    game = camp(TENTS, A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", side="B")])
    return game, Work("put_out", ("osmond",), game.cell("C2")), (2,)


def ladder_falls() -> Position:
    people = [{"who": "zenon", "side": "B", "at": "D3/2"}]
    game = castle(put(FIELD, C3="A"), A=man("osmond", "A"), men=people, ladders=[ladder("C3", 2, raised=-1)], sequence="combat", active="B")
    return game, next(work for work in game.legal if isinstance(work, Work) and work.task == "throw_down_ladder"), (7,)


def grapnel() -> Position:
    game = borne()
    return game, throw_grapnel(game), (3,)


CASES: list[tuple[Callable[[], Position], str, dict[str, Any]]] = [
    (oil, "oil", {"column": "51–70", "needs": "", "letter": "F"}),
    (strike, "batter", {"column": "9", "letter": "D", "grades": (1, 4)}),
    (crushed, "stone", {"letter": "B"}),
    (flaming_arrow, "flaming_arrow", {"column": "engine", "letter": "F"}),
    (put_out, "put_out", {"column": "put_out", "letter": "D"}),
    (ladder_falls, "throw_down_ladder", {"needs": "1–6", "letter": ""}),
    (grapnel, "throw_grapnel", {"needs": "3–10", "letter": ""}),
]


@pytest.mark.rule("A-OIL-09", "A-RAM-07", "A-MANG-09", "FLARROW-03", "FIRE-06", "LADDER-12", "GRAP-02")
@pytest.mark.parametrize(("position", "task", "read"), CASES, ids=[task for _, task, _ in CASES])
def test_what_was_read_and_where(position: Callable[[], Position], task: str, read: dict[str, Any]) -> None:
    game, command, dice = position()
    tested = next(event for event in of_kind(game.do(command, *dice), e.Tested) if event.task == task)
    assert {name: getattr(tested, name) for name in read} == read
    assert [term.value for term in tested.terms if term.reason == "die"][-1] in dice


@pytest.mark.rule("A-OIL-09", "SC-OIL-02")
@pytest.mark.parametrize("die", range(1, D10 + 1))
def test_oil_reads_the_letter_of_its_column(die: int) -> None:
    game = wall({"wat": "C4"}, state="set")
    tested = next(event for event in of_kind(game.do(tip(game, "C4"), die), e.Tested) if event.task == "oil")
    table = game.field.rules.melee
    assert tested.letter == table.result(table.labels.index(tested.column), total(tested.terms), False)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("position", "task", "read"), CASES, ids=[task for _, task, _ in CASES])
def test_it_is_told_in_every_language(position: Callable[[], Position], task: str, read: dict[str, Any], language: str) -> None:
    game, command, dice = position()
    lines = [line for line in story(game, command, *dice, language=language) if line.kind == "tested"]
    details = [detail for line in lines for detail in line.reckoning]
    for name in ("needs", "letter"):
        if value := read.get(name):
            assert any(detail.split(": ")[-1] == value for detail in details), (name, details)
    if read.get("grades"):
        assert details[-1] == {"en": "3 of 4 grades left", "fr": "il reste 3 degrés sur 4", "it": "gradi rimasti: 3 su 4"}[language]
    assert not any("_" in detail for detail in details)


@pytest.mark.rule("CAPT-01", "CAPT-02")
def test_a_knight_is_called_on_with_seventy_two_less_twelve() -> None:
    game = ringed()
    (asked,) = of_kind(game.do(demand(), 4), e.YieldAsked)
    assert total(asked.differential) == 60
    assert [term.reason for term in asked.differential] == ["attack", "attack", "attack", "defence"]
    assert asked.needs == "1–4"
    details = story(ringed(), demand(THREE), 4)[0].reckoning
    assert "together 60" in details
    assert "needed: 1–4" in details


@pytest.mark.rule("PALI-02", "PLAT-01")
def test_a_landing_says_what_it_needs() -> None:
    from tests.battle.scaled_walls import PALISADE, palisade

    game = palisade(put(PALISADE, C5="A"), A=man("osmond", "A"), ladders=[ladder("C5", 2, raised=-1)])
    (tested,) = [event for event in of_kind(game.do(Move("osmond", game.cells("D5")), 1), e.Tested) if event.task == "landing"]
    figures = game.field.rules.works
    assert figures.landing_ground < D6
    assert tested.needs == f"1–{figures.landing_ground}"


@pytest.mark.rule("A-MINE-09", "A-MINE-11")
def test_a_mine_says_what_its_die_needs() -> None:
    siege, _ = mined(3, state=FIRED, fired=6)
    siege.run(mining_days.burn_down, [2])
    failed = siege.happened(se.MineSet)[-1]
    siege.run(mining_days.burn_down, [1])
    fallen = siege.happened(se.MineSet)[-1]
    assert [(each.why, [(term.value, term.rule) for term in each.terms], each.needs) for each in (failed, fallen)] == [
        ("failed", [(2, "A-MINE-09")], "3–10"), ("fallen", [(1, "A-MINE-11")], "1"),
    ]  # fmt: skip


@pytest.mark.rule("FIRE-02")
def test_the_spread_of_a_fire_is_read_in_its_column() -> None:
    from hauberk.battle.core.commands import Done

    game = camp(TENTS, A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", side="B")])
    while game.state.sequence < 4:
        game.do(Done())
    tested = [event for event in of_kind(game.do(Done(), 7), e.Tested) if event.task == "spread"]
    assert [(event.column, event.letter, event.result) for event in tested] == [("spread", "F", "lit")]
