"""Printed examples and derived checks of ladders, grapnels, hoardings and stones."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Command, Move, ShootBack, Work
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.play.battle.game import BATTLE
from hauberk.play.cases import load_case
from hauberk.play.forecast import branches
from tests.battle.scaled_walls import FIELD, PALISADE, castle, go_to, ladder, palisade, put
from tests.kit import Table, man

CASES = Path(__file__).parent / "cases"


def rulings(example: str) -> list[dict[str, Any]]:
    """What is ruled on each command of an example."""
    found: list[dict[str, Any]] = load_case(CASES / f"{example}.toml").adjudicate()["rulings"]
    return found


def played(example: str) -> Table:
    """The position of an example after its first command."""
    case = load_case(CASES / f"{example}.toml")
    game = Table(case)
    command, dice = case.orders[0]
    game.do(command, *dice)
    return game


def share(game: Table, command: Command, wanted: Callable[[State], bool]) -> Fraction:
    """The chance that a command ends as wanted."""
    return sum((branch.chance for branch in branches(BATTLE, game.position, command) if wanted(branch.state)), Fraction(0))


@pytest.mark.rule("LADDER-06", "LADDER-07", "LADDER-08", "LADDER-09")
@pytest.mark.example("EX-G-10.1.3-1")
def test_up_and_over_with_eight_points_but_not_with_six() -> None:
    game = played("EX-G-10.1.3-1")
    assert (game.at("osmond"), game["osmond"].left, game["osmond"].health) == ("D2", 1, Health.HEALTHY)
    _, refused, climbs = rulings("EX-G-10.1.3-1")
    assert refused["refused"]["reason"] == "not_enough_points"
    assert [event["event"] for event in climbs["events"]][-1] == "moved"
    fresh = palisade(put(PALISADE, B5="A"), A=man("osmond", "A"), ladders=[ladder("C5", 2, raised=1)])
    assert fresh.refused(Move("osmond", fresh.cells("C5 D5"))).rule == "LADDER-09"


@pytest.mark.rule("GRAP-03", "GRAP-06", "GRAP-07")
@pytest.mark.example("EX-G-10.6.2-1")
def test_vladko_hangs_at_the_top_of_the_rope() -> None:
    game = played("EX-G-10.6.2-1")
    assert (game.at("vladko"), game["vladko"].left) == ("C2/1", 0)
    board = game.field.now(game.state).board
    assert board.above(game["vladko"].cell, 0) == game.cell("C2")
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 0)
    assert game.allowed(Move("vladko", game.cells("D2")))


@pytest.mark.rule("GRAP-13", "GRAP-14")
@pytest.mark.example("EX-G-10.6.5-1")
def test_two_wounded_pullers_cannot_succeed() -> None:
    (ruling,) = rulings("EX-G-10.6.5-1")
    (tested,) = [event for event in ruling["events"] if event["event"] == "tested"]
    assert (sum(term["value"] for term in tested["terms"]), tested["result"]) == (3, "stands")


@pytest.mark.rule("A-HOARD-06", "A-STONE-02", "A-STONE-05")
@pytest.mark.example("EX-A-3.3.3-1")
def test_lovell_steps_into_the_hoarding_and_may_throw_on_rupert() -> None:
    game = played("EX-A-3.3.3-1")
    assert (game.at("lovell"), game["lovell"].left) == ("C2/2", 5)
    go_to(game, MOVEMENT, 0)
    game.do(Move("rupert", game.cells("B2")))
    assert game.asked == "move_watched"
    shot = ShootBack("lovell", "rupert", game.cell("C2"), game.cell("C2/2"), "stone_fetched", 0)
    assert game.refused(shot).reason in ("moved_too_far_to_shoot", "no_such_missile")
    beside = [command for command in game.legal if isinstance(command, ShootBack)]
    assert {(command.man, command.target, command.weapon) for command in beside} == {("lovell", "rupert", "stone_beside")}


@pytest.mark.rule("A-HOARD-09", "RULING-A-HOARD-01")
@pytest.mark.example("EX-A-3.3.3-3")
def test_four_counters_on_two_levels_but_no_fifth() -> None:
    (ruling,) = rulings("EX-A-3.3.3-3")
    assert ruling["refused"]["reason"] == "on_friend"
    game = Table(load_case(CASES / "EX-A-3.3.3-3.toml"))
    assert (game.at("sibert"), game.at("lovell")) == ("C3", "C3/2")
    game.state = game.state._replace(active=1)
    assert game.refused(Move("wigo", game.cells("C3/2"))).reason == "on_friend"


@pytest.mark.rule("A-HOARD-07", "A-HOARD-25")
@pytest.mark.example("EX-A-3.3.6-1")
def test_the_wall_is_climbed_where_the_hoarding_is_gone() -> None:
    climbs, raises = rulings("EX-A-3.3.6-1")
    assert [event["event"] for event in climbs["events"]][:1] == ["moved"]
    assert raises["refused"]["rule"] == "A-HOARD-07"


@pytest.mark.rule("A-STONE-05", "A-STONE-06", "A-STONE-08")
@pytest.mark.example("EX-A-4.5.3-1")
def test_lovell_throws_and_may_move_four_points_and_not_throw_again() -> None:
    game = played("EX-A-4.5.3-1")
    assert game["lovell"].has(Mark.SHOT)
    assert game["lovell"].left == 4
    go_to(game, MOVEMENT, 0)
    game.do(Move("sibert", game.cells("B3")))
    assert game.asked == ""


@pytest.mark.rule("LADDER-08", "PALI-02", "PLAT-01")
@pytest.mark.example("TC-G-07")
@pytest.mark.parametrize(
    ("who", "at", "chance"), [("osmond", "C5", (4, 6)), ("guy", "C5", (3, 6)), ("osmond", "C2", (5, 6)), ("guy", "C2", (4, 6))]
)
def test_how_often_one_lands_safely(who: str, at: str, chance: tuple[int, int]) -> None:
    game = palisade(put(PALISADE, **{at: "A"}), A=man(who, "A"), ladders=[ladder(at, 2)])
    over = Move(who, game.cells("D5" if at == "C5" else "D2/1"))
    assert share(game, over, lambda after: after.beings[who].health == Health.HEALTHY) == Fraction(*chance)


@pytest.mark.rule("GRAP-13", "GRAP-14")
@pytest.mark.example("TC-G-08")
@pytest.mark.parametrize(("hurt", "percent"), [(0, 20), (1, 10), (2, 0)])
def test_how_often_a_palisade_comes_down(hurt: int, percent: int) -> None:
    team = ("osmond", "bernier", "turold", "perrin")
    people = {
        letter: man(who, "A", health="wounded" if number < hurt else "healthy")
        for number, (letter, who) in enumerate(zip("AEGJ", team, strict=True))
    }
    things = [{"id": "hook", "kind": "grapnel", "at": "C5", "side": "A", "facing": 1, "state": "hung"}]
    game = palisade(put(PALISADE, B4="A", B5="E", A5="G", A4="J"), sequence="combat", things=things, **people)
    pull = Work("pull_down", team, game.cell("D4"), "hook")
    assert share(game, pull, lambda after: game.cell("D4") in after.works.changed) == Fraction(percent, 100)


@pytest.mark.rule("SC-LADDER-12")
@pytest.mark.example("TC-S-06")
def test_a_wounded_defender_throws_a_ladder_down_on_one_to_five() -> None:
    wall = [{"who": "okeanos", "side": "B", "at": "D3/2", "health": "wounded"}]
    game = castle(FIELD, ruleset="siege_classic", sequence="combat", active="B", men=wall, ladders=[ladder("C3", 2)])
    push = Work("throw_down_ladder", ("okeanos",), game.cell("B3"), "ladder")
    assert share(game, push, lambda after: not after.works.ladders["ladder"].standing) == Fraction(5, 10)
