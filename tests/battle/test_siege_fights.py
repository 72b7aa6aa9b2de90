"""What the fights of a siege ask of a battle: ends of their own, groups beside the map, patrols, sallies, tents that somebody pitched."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.basis.faults import BadInput
from hauberk.battle.being import Away
from hauberk.battle.commands import Attack, Done
from hauberk.battle.events import BattleEnded, Left
from hauberk.battle.evolve import evolve
from hauberk.battle.paths import separated
from hauberk.battle.victory import holds
from tests.kit import Table, drawn, man, of_kind

# -- how fights end --------------------------------------------------------------------------------------------------

COURT = """
    .  .  .  .  .  .
    .  #  #  #  #  .
    .  #  B  c  #  .
    .  #  #  #  #  .
    A  .  .  .  .  .
"""
AREAS = [{"id": "court", "hexes": "C3 D3"}, {"id": "corner", "hexes": "A5"}]


def court(condition: dict[str, Any], picture: str = COURT, **more: Any) -> Table:
    """Guy before a walled court, Carlo in it."""
    people = {
        "A": man("guy", "A"),
        "B": man("carlo", "B"),
        **{key: more.pop(key) for key in tuple(more) if isinstance(more[key], type(man("", "")))},
    }
    return drawn(picture, areas=AREAS, victory=[{"side": "A", "at": "once", "all": [condition]}], **people, **more)


def met(game: Table) -> bool:
    return holds(game.field, game.state, game.field.victories[0].conditions[0])


@pytest.mark.rule("ASSLT-06", "A-ACT-05", "RULING-G-64", "RULING-A-ACT-01")
@pytest.mark.parametrize(
    ("carlo", "taken"),
    [
        ({}, False),
        ({"health": "wounded"}, False),
        ({"health": "stunned"}, True),
        ({"captive": True}, True),
        ({"health": "dead"}, True),
    ],
)
def test_a_place_is_taken_when_no_free_man_is_on_his_feet_in_it(carlo: dict[str, Any], taken: bool) -> None:
    assert met(court({"kind": "cleared", "side": "B", "area": "court"}, B=man("carlo", "B", **carlo))) == taken


@pytest.mark.rule("ASSLT-06", "A-ACT-05", "CAMP-06", "A-ACT-22", "FORAGE-08", "A-ACT-29")
def test_a_side_is_gone_when_nobody_free_is_left_or_waits() -> None:
    gone = {"kind": "gone", "side": "A"}
    game = court(gone)
    assert not met(game)
    game.state = evolve(game.state, Left("guy", ""))
    assert met(game)
    assert met(court(gone, A=man("guy", "A", captive=True)))
    assert not met(court(gone, A=man("guy", "A", health="stunned")))
    waits = court(gone, entries=[{"id": "late", "side": "A", "turn": 3, "hexes": "A1", "who": ["raoul"]}])
    waits.state = evolve(waits.state, Left("guy", ""))
    assert not met(waits)


@pytest.mark.rule("ASSLT-09", "A-ACT-08")
def test_a_side_is_gathered_when_all_who_are_free_are_in_one_place() -> None:
    assert met(court({"kind": "gathered", "side": "B", "area": "court"}))
    assert not met(court({"kind": "gathered", "side": "B", "area": "corner"}))
    out = COURT.replace(".  .  .  .  .  .", ".  .  .  .  .  C", 1)
    assert not met(court({"kind": "gathered", "side": "B", "area": "court"}, out, C=man("ahmad", "B", health="stunned")))
    assert met(court({"kind": "gathered", "side": "B", "area": "court"}, out, C=man("ahmad", "B", captive=True)))


@pytest.mark.rule("ASSLT-07", "A-ACT-06", "RULING-G-64")
def test_walls_moats_and_closed_doors_part_men() -> None:
    nothing = {"kind": "gone", "side": "A"}
    assert separated(court(nothing).field, court(nothing).state, 1)
    breach = court(nothing, works={"ground": {"rubble": "C2"}})
    assert not separated(breach.field, breach.state, 1)
    moat = court(nothing, COURT.replace("#", "o"))
    assert separated(moat.field, moat.state, 1), "a moat parts them, though one could climb through it"
    filled = court(nothing, COURT.replace("#", "e"))
    assert not separated(filled.field, filled.state, 1)
    gated = COURT.replace("#  #  #  #", "#  g  #  #", 1)
    door = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C2/C1", "C2/B1", "C2/D1"], "posts": "C2"}
    for state, apart in (("closed", True), ("open", False)):
        game = court(nothing, gated, map={"doors": [{**door, "state": state}]})
        assert separated(game.field, game.state, 1) == apart


@pytest.mark.rule("ASSLT-07", "A-ACT-06")
def test_who_waits_beside_the_map_could_still_come() -> None:
    nothing = {"kind": "gone", "side": "A"}
    way = {"id": "late", "side": "A", "turn": 3, "hexes": "D3", "who": ["raoul"]}
    game = court(nothing, entries=[way])
    assert not separated(game.field, game.state, 1)


@pytest.mark.rule("ASSLT-07", "A-ACT-06", "RULING-A-ACT-03")
def test_an_assault_ends_after_ten_phases_without_a_blow() -> None:
    stalled = {"kind": "stalled", "side": "B", "phases": 10}
    assert not met(court(stalled, phase=9))
    assert met(court(stalled, phase=10))
    open_court = COURT.replace("#", ".")
    assert not met(court(stalled, open_court, phase=10))
    early = court(stalled, phase=9, sequence="combat")
    early.do(Done())
    assert early.state.outcome is None
    late = court(stalled, phase=10, sequence="combat")
    (ended,) = of_kind(late.do(Done()), BattleEnded)
    assert (ended.winner, ended.reason, ended.condition) == (0, "victory", 0)


@pytest.mark.rule("ASSLT-07", "RULING-A-ACT-03")
def test_a_blow_counts_the_phases_anew() -> None:
    beside = """
        .  .  .  .
        .  A  C  .
        #  #  #  #
        .  B  .  .
        .  .  .  .
    """
    game = court({"kind": "stalled", "side": "B", "phases": 10}, beside, C=man("ahmad", "B"), phase=12, sequence="combat")
    assert game.state.fought == 0
    game.do(Attack(("guy",), "ahmad"), 5)
    assert game.state.fought == 12
    assert not met(game)


def test_ends_of_fights_are_read_strictly() -> None:
    for condition in (
        {"kind": "cleared", "side": "B", "area": "elsewhere"},
        {"kind": "cleared", "area": "court"},
        {"kind": "stalled", "side": "B"},
        {"kind": "gone"},
        {"kind": "gathered", "side": "A"},
    ):
        with pytest.raises(BadInput):
            court(condition)


def test_the_waiting_are_away() -> None:
    game = court({"kind": "gone", "side": "A"}, entries=[{"id": "late", "side": "A", "turn": 3, "hexes": "A1", "who": ["raoul"]}])
    assert game["raoul"].away == Away.WAITING
