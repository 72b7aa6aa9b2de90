"""Hoardings hung before a rampart. The Anarchy 3.3. They hang over column C, before the wall in column D."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Move, Shoot, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.shooting.shots import missiles
from hauberk.battle.walls.hoardings import destroy
from hauberk.common.dice import ScriptedDice
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.kit import Table, man


def hung(picture: str = FIELD, at: str = "C3/2 C4/2", **more: Any) -> Table:
    """Hoardings over two hexes at the foot of the wall."""
    return castle(picture, ruleset=more.pop("ruleset", "anarchy"), works={"ground": {"hoarding": at}}, **more)


def smash(game: Table, at: str) -> None:
    """A hoarding hex is destroyed."""
    doing = Doing(game.position, ScriptedDice(()))
    destroy(doing, game.cell(at), "A-HOARD-24")
    game.state = doing.state


@pytest.mark.rule("A-HOARD-05", "A-HOARD-06")
def test_three_points_over_the_crenels_and_one_along() -> None:
    game = hung(men=[{"who": "lovell", "side": "B", "at": "D3/2"}], active="B")
    game.do(Move("lovell", game.cells("C3/2 C4/2")))
    assert game["lovell"].left == 8 - 3 - 1
    game.do(Move("lovell", game.cells("D4/2")))
    assert game["lovell"].left == 8 - 3 - 1 - 3


@pytest.mark.rule("A-HOARD-01", "A-HOARD-02", "A-HOARD-03")
def test_one_leaves_a_hoarding_only_towards_its_wall_or_another() -> None:
    game = hung(at="C3/2 C4/2 C6/2", men=[{"who": "lovell", "side": "B", "at": "C4/2"}], active="B")
    now = game.field.now(game.state)
    steps = {now.name(b) for a, b in now.move_graph(game["lovell"]).step if a == game.cell("C4/2")}
    assert steps == {"C3/2", "D3/2", "D4/2"}
    kinds = {now.board.sides[game.cell("C4/2"), side].id for side in (3, 4, 5)}
    assert kinds == {"hoarding_front"}


@pytest.mark.rule("A-HOARD-03")
def test_there_is_no_passage_to_a_hoarding_of_another_height() -> None:
    game = hung(at="C3/2 C4/1", men=[{"who": "lovell", "side": "B", "at": "C3/2"}], active="B")
    now = game.field.now(game.state)
    assert (game.cell("C3/2"), game.cell("C4/1")) not in now.move_graph(game["lovell"]).step


@pytest.mark.rule("A-HOARD-07")
def test_no_ladder_is_raised_against_a_hoarding() -> None:
    game = hung(
        put(FIELD, C3="A", B3="E"), A=man("rupert", "A"), E=man("sibert", "A"), ladders=[ladder("C3 B3", carriers=["rupert", "sibert"])]
    )
    for facing in (1, 2):
        found = game.refused(Work("raise_ladder", ("rupert", "sibert"), game.cell("C3"), "ladder", facing))
        assert found[:2] == ("ladder_under_hoarding", "A-HOARD-07")


@pytest.mark.rule("A-HOARD-09", "A-HOARD-10", "RULING-A-HOARD-01")
def test_a_man_below_and_a_man_above_but_no_third() -> None:
    picture = put(FIELD, C3="AV", C4="EV")
    wall = [{"who": "lovell", "side": "B", "at": "C3/2"}, {"who": "wigo", "side": "B", "at": "D3/2"}]
    game = hung(picture, A=man("rupert", "A"), E=man("sibert", "A"), men=wall, things=[{"id": "pile", "kind": "stone_pile", "at": "C3/2"}])
    assert (game.at("rupert"), game.at("lovell")) == ("C3", "C3/2")
    game.state = game.state._replace(active=1)
    assert not any(
        isinstance(command, Move) and command.path[-1] == game.cell("C3/2") and command.man == "wigo" for command in _halted(game)
    )


def _halted(game: Table) -> list[Any]:
    """What is lawful when Lovell in the hoarding cannot make room any more."""
    lovell = game["lovell"]
    game.state = game.state.with_being(lovell._replace(marks=lovell.marks | 16, left=0))
    return list(game.legal)


@pytest.mark.rule("A-HOARD-28", "A-HOARD-29")
def test_who_is_in_a_hoarding_fights_badly_and_only_beside_it() -> None:
    wall = [{"who": "foulque", "side": "B", "at": "C3/2"}, {"who": "rupert", "side": "A", "at": "D3/2"}]
    game = hung(put(FIELD, C3="A", C2="E"), A=man("sibert", "A"), E=man("gillis", "A"), men=wall, sequence="combat", active="B")
    assert [term.value for term in game.plan(Attack(("foulque",), "rupert")).shifts] == [-1, -1]
    for who in ("sibert", "gillis"):
        assert game.refused(Attack(("foulque",), who)).rule in ("MELEE-01", "MELEE-25")
    game.state = game.state._replace(active=0)
    assert [term.value for term in game.plan(Attack(("rupert",), "foulque")).shifts] == [1]


@pytest.mark.rule("A-HOARD-24", "RULING-A-HOARD-04", "RULING-A-HOARD-06")
def test_a_destroyed_hex_throws_its_man_onto_the_rampart_and_leaves_the_others() -> None:
    game = hung(at="C2/2 C3/2 C4/2", men=[{"who": "lovell", "side": "B", "at": "C3/2"}, {"who": "wigo", "side": "B", "at": "D3/2"}])
    smash(game, "C3/2")
    board = game.field.now(game.state).board
    assert game["lovell"].health == Health.WOUNDED
    assert game.at("lovell") == "D2/2"
    assert board.direction(game.cell("C2/2"), game.cell("C3/2")) is None
    assert board.sides[game.cell("D3/2"), 5].id == "crenels"
    assert board.sides[game.cell("C2/2"), 3].id == "hoarding_front"
    assert [board.ground[game.cell(name)].id for name in ("C2/2", "C4/2")] == ["hoarding", "hoarding"]


@pytest.mark.rule("RULING-A-HOARD-06")
def test_without_a_free_rampart_hex_he_falls_to_the_foot_of_the_wall() -> None:
    crowd = ["wigo", "osmer", "tovi", "foulque", "richard", "ivo"]
    wall = [{"who": who, "side": "B", "at": f"D{row}/2"} for row, who in enumerate(crowd, start=1)]
    game = hung(men=[{"who": "lovell", "side": "B", "at": "C3/2", "health": "wounded"}, *wall])
    smash(game, "C3/2")
    assert (game.at("lovell"), game["lovell"].health) == ("C3", Health.DEAD)


@pytest.mark.rule("A-HOARD-25")
def test_a_ladder_may_be_raised_in_the_gap_at_once() -> None:
    game = hung(
        put(FIELD, C3="A", B3="E"), A=man("rupert", "A"), E=man("sibert", "A"), ladders=[ladder("C3 B3", carriers=["rupert", "sibert"])]
    )
    smash(game, "C3/2")
    assert game.allowed(Work("raise_ladder", ("rupert", "sibert"), game.cell("C3"), "ladder", 2))


@pytest.mark.rule("A-HOARD-04")
def test_hoardings_hang_where_the_scenario_says_and_nowhere_else() -> None:
    bare, some = castle(ruleset="anarchy"), hung(at="C3/2 C5/2")
    assert bare.field.now(bare.state).board.where(hoarding=True) == 0
    cells = some.field.now(some.state).board.where(hoarding=True)
    assert cells == 1 << some.cell("C3/2") | 1 << some.cell("C5/2")


@pytest.mark.rule("A-HOARD-14", "A-HOARD-17")
@pytest.mark.parametrize(("shooter", "target", "rule"), [("tovi", "wigo", "A-HOARD-14"), ("wigo", "tovi", "A-HOARD-17")])
def test_no_shot_passes_a_hoarding_and_the_refusal_says_so(shooter: str, target: str, rule: str) -> None:
    """Tovi before the wall and Wigo on the rampart behind the hoarding cannot shoot at each other, and the book has a line for each."""
    men = [{"who": "tovi", "side": "A", "at": "A4"}, {"who": "wigo", "side": "B", "at": "D3/2"}]
    game = hung(men=men, sequence="fire", active="A" if shooter == "tovi" else "B")
    weapon = next(each.id for each in missiles(game.field, game[shooter]) if each.id.endswith("bow"))
    refused = game.refused(Shoot(shooter, target, game[target].cell, game[shooter].cell, weapon))
    assert (refused.reason, refused.rule) == ("hoarding_covers", rule)
