"""Printed examples of houses, low walls and tents."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.battle.core.commands import Attack, Done, Move
from hauberk.play.cases import load_case
from tests.battle.houses import wait
from tests.kit import Table

CASES = Path(__file__).parent / "cases"


def table(example: str) -> Table:
    """The position of an example, to be played with."""
    return Table(load_case(CASES / f"{example}.toml"))


@pytest.mark.rule("WIN-07", "WIN-08")
@pytest.mark.example("EX-G-8.4.1-1")
def test_guy_never_gets_through_the_window() -> None:
    """Three points are not four, in this turn or in any later one."""
    (ruling,) = load_case(CASES / "EX-G-8.4.1-1.toml").adjudicate()["rulings"]
    assert ruling["refused"]["reason"] == "not_enough_points"
    game = table("EX-G-8.4.1-1")
    through = Move("guy", game.cells("D3"))
    for _ in range(3):
        wait(game)
        assert game.refused(through).reason == "not_enough_points"
        assert through not in list(game.legal)


@pytest.mark.rule("LWALL-01", "RULING-G-11")
@pytest.mark.example("EX-G-8.4.2-1")
def test_a_low_wall_before_a_tree_and_before_open_ground() -> None:
    """2 + 2 and 2 + 1."""
    rulings = load_case(CASES / "EX-G-8.4.2-1.toml").adjudicate()["rulings"]
    paid = [sum(term["value"] for event in ruling["events"] if event["event"] == "moved" for term in event["costs"]) for ruling in rulings]
    assert paid == [4, 3]


@pytest.mark.rule("TENT-03", "TENT-04", "RULING-G-10")
@pytest.mark.example("EX-G-8.5.2-1")
def test_milo_reaches_romaric_by_the_opening_or_with_the_knife() -> None:
    """Not through the canvas; after a full turn of cutting he may, and so he may from the opening hex."""
    first, cut, again = load_case(CASES / "EX-G-8.5.2-1.toml").adjudicate()["rulings"]
    assert first["refused"]["reason"] == "cannot_enter_there"
    assert [event["event"] for event in cut["events"]][:2] == ["worked", "ground_set"]
    assert again["refused"]["reason"] == "has_worked"
    game = table("EX-G-8.5.2-1")
    game.do(load_case(CASES / "EX-G-8.5.2-1.toml").orders[1][0])
    wait(game)
    assert game.allowed(Attack(("milo",), "romaric"))
    moved = table("EX-G-8.5.2-1")
    wait(moved, 1)
    while moved.state.sequence != 3 or moved.state.active != 1:
        moved.do(Done())
    moved.do(Move("milo", moved.cells("C3 C4")))
    moved.do(Done())
    assert moved.allowed(Attack(("milo",), "romaric"))
