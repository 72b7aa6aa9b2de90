"""Tents: canvas, openings, a knife. Guiscard 8.3.4, 8.5.2; the classic siege 2.4."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Done, Move, Work
from tests.battle.houses import legend, round_about, wait
from tests.kit import Table, drawn, who

SIGNS = legend(tent="n", tent_opening="o")

# A tent of four hexes: D2, D3, E3, and E4 with the opening, which gives on all sides of that hex.
CAMP = """
    .  .  .  .  .  .  .  .
    .  .  .  n  .  .  .  .
    .  .  .  n  n  .  .  .
    .  .  .  .  o  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
SIDES = round_about("D2 D3 E3 E4", kind="canvas", flap="E4/E5 E4/F3 E4/F4 E4/D4")


def camp(men: list[dict[str, Any]], sequence: str = "movement", ruleset: str = "guiscard") -> Table:
    """The tent and some people."""
    return drawn(CAMP, map={"legend": SIGNS, "hexsides": SIDES}, men=men, sequence=sequence, ruleset=ruleset, phase=3)


def cuts(game: Table) -> list[Work]:
    """The cuts on offer."""
    return [command for command in game.legal if isinstance(command, Work) and command.task == "cut_canvas"]


@pytest.mark.rule("TENT-01", "TENT-05")
def test_a_tent_is_entered_by_its_opening_at_two_points_a_hex() -> None:
    game = camp([who("osmond", "E5")])
    assert game.plan(Move("osmond", game.cells("E4 E3 D3"))).price == 6
    assert len([cell for cell in game.field.board.ground if "tent" in cell.traits]) == 4
    beside = camp([who("osmond", "C3")])
    assert beside.refused(Move("osmond", beside.cells("D3"))).reason == "closed_side"
    mounted = camp([who("roger", "E5", mounted=True, facing=0)])
    assert mounted.refused(Move("roger", mounted.cells("E4"))).reason == "impassable"


@pytest.mark.rule("TENT-03", "TENT-05")
@pytest.mark.parametrize(
    ("one", "two", "may"), [("C3", "D3", False), ("D3", "C3", False), ("E5", "E4", True), ("F4", "E4", True), ("E3", "E4", True)]
)
def test_one_fights_across_the_opening_hex_and_within_the_tent_only(one: str, two: str, may: bool) -> None:
    game = camp([who("guy", one), who("milo", two, "B")], "combat")
    assert game.allowed(Attack(("guy",), "milo")) is may
    if may:
        shifts = [term.value for term in game.plan(Attack(("guy",), "milo")).shifts if term.reason.startswith("ground")]
        assert shifts == ([-1, 1] if one == "E3" else [1])  # − in the tent, 0 outside


@pytest.mark.rule("TENT-04", "RULING-G-10", "RULING-G-01")
def test_who_stands_before_the_canvas_for_a_full_turn_cuts_it() -> None:
    game = camp([who("guy", "C3"), who("milo", "D3", "B")], "combat")
    assert cuts(game) == [Work("cut_canvas", ("guy",), cell) for cell in game.cells("D2 D3")]
    game.do(Work("cut_canvas", ("guy",), game.cell("D3")))
    assert game.field.now(game.state).board.ground[game.cell("D3")].id == "tent_opening"
    assert game.refused(Attack(("guy",), "milo")).reason == "has_worked"
    wait(game)
    assert game.allowed(Attack(("guy",), "milo"))
    assert cuts(game) == []


@pytest.mark.rule("TENT-04", "RULING-G-10")
def test_from_inside_he_cuts_the_hex_he_stands_on() -> None:
    game = camp([who("guy", "D2"), who("milo", "A1", "B")], "combat")
    assert game.refused(Work("cut_canvas", ("guy",), game.cell("D3"))).reason == "no_canvas_there"
    game.do(Work("cut_canvas", ("guy",), game.cell("D2")))
    game.do(Done())
    wait(game, 2)
    now = game.field.now(game.state)
    assert (game.cell("D2"), game.cell("D1")) in now.move_graphs[0].step
    assert (game.cell("C3"), game.cell("D3")) not in now.move_graphs[0].step  # only this hex has become an opening


@pytest.mark.rule("TENT-04", "RULING-G-01")
def test_it_takes_a_full_turn() -> None:
    game = camp([who("guy", "B3"), who("milo", "D3", "B")])
    game.do(Move("guy", game.cells("C3")))
    game.do(Done())
    assert game.refused(Work("cut_canvas", ("guy",), game.cell("D3"))).reason == "needs_a_full_turn"
    far = camp([who("guy", "B3"), who("milo", "D3", "B")], "combat")
    assert far.refused(Work("cut_canvas", ("guy",), far.cell("D3"))).reason == "no_canvas_there"
    rider = camp([who("roger", "C3", mounted=True, facing=0), who("milo", "D3", "B")], "combat")
    assert rider.refused(Work("cut_canvas", ("roger",), rider.cell("D3"))).reason == "works_on_foot"


@pytest.mark.rule("SC-TENT-01")
def test_classic_tents_are_open_to_men_on_foot_on_every_side() -> None:
    game = camp([who("osmond", "C3")], ruleset="siege_classic")
    assert game.plan(Move("osmond", game.cells("D3"))).price == 2
    rider = camp([who("roger", "C4", mounted=True, facing=1)], ruleset="siege_classic")
    assert not rider.allowed(Move("roger", rider.cells("D3")))
    assert cuts(camp([who("osmond", "C3")], "combat", "siege_classic")) == []
