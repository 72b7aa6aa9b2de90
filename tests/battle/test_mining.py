"""Mines as an assault meets them. The Anarchy 6.3.

The gallery stands with its nose on C4 before the wall of row 3; the hexes below C3 and D3 are dug.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.basis.dice import ScriptedDice
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Move
from hauberk.battle.storming import mining
from hauberk.play.battle.deciding import Doing
from tests.battle.storming import Table, crew, front, machine


def mine(dug: str = "C3/-1", men: dict[str, str] | None = None, **more: Any) -> Table:
    """A gallery at the wall and what has been dug from it."""
    works = {"ground": {"mine": dug}} if dug else {}
    return front(rows=10, machines=[machine("gallery", "C7")], mines=True, works=works, men=men or {}, **more)


def step(game: Table, one: str, two: str) -> int | None:
    """What a step costs on foot."""
    return game.field.now(game.state).move_graphs[0].step.get((game.cell(one), game.cell(two)))


@pytest.mark.rule("A-MINE-02", "A-MINE-07")
def test_down_into_the_mine_from_under_the_front_roof() -> None:
    """Two points a hex; it lies a level below the ground, and who stands on the wall above is not in contact with who is in it."""
    game = mine("C3/-1 D3/-1", {"wat": "C4", "B:gwyn": "C3/2"})
    assert step(game, "C4", "C3/-1") == step(game, "C3/-1", "D3/-1") == step(game, "C3/-1", "C4") == 2
    assert step(game, "B6", "C3/-1") is None
    assert game.field.now(game.state).board.height[game.cell("C3/-1")] == -2
    game.do(Move("wat", game.cells("C3/-1")))
    game.state = game.state._replace(sequence=4)
    assert not game.allowed(Attack(("wat",), "gwyn"))


@pytest.mark.rule("A-MINE-07")
def test_it_is_dark_in_there() -> None:
    """Nobody shoots into a mine or in it, and who fights there is at (−)."""
    game = mine("C3/-1 D3/-1", {"wat": "C3/-1", "B:gwyn": "D3/-1"})
    ground = game.field.now(game.state).board.ground[game.cell("C3/-1")]
    assert "dark" in ground.traits
    assert ground.influence == -1


@pytest.mark.rule("A-MINE-13", "A-MINE-14", "RULING-A-MINE-05")
def test_mine_and_counter_mine_meet() -> None:
    """The besieged come down by a mouth in the court; where the two works touch, men fight as anywhere."""
    mouth = {"id": "mouth", "kind": "mine_mouth", "side": "B", "at": "D2"}
    game = mine("C3/-1 D3/-1", {"wat": "C3/-1", "B:gwyn": "D2"}, things=[mouth], active="B")
    assert step(game, "D2", "D3/-1") == 2
    game.do(Move("gwyn", game.cells("D3/-1")))
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("gwyn",), "wat"))


@pytest.mark.rule("A-MINE-03", "RULING-A-MINE-12", "A-MINE-06", "RULING-A-MINE-07")
def test_points_and_room_of_the_miners() -> None:
    """One point each, half for the wounded, rounded down; every dug hex makes room for one more."""
    game = mine("C3/-1 D3/-1", crew("B5", "D5", "B6", "C6"))
    men = [game[who] for who in ("wat", "hob", "tom", "alfwin")]
    assert mining.points(men) == 4
    assert mining.points([men[0], men[1]._replace(health=Health.WOUNDED)]) == 1
    assert mining.room(game.position, 12) == 14


@pytest.mark.rule("A-MINE-10", "RULING-A-MINE-08")
def test_the_whole_section_comes_down() -> None:
    """Rubble on every hex of it, dug or not; who stood on the wall is wounded; the mine is gone."""
    game = mine("C3/-1 D3/-1", {"B:gwyn": "E3/2"})
    doing = Doing(game.position, ScriptedDice(()))
    mining.bring_down(doing, tuple(game.cell(name) for name in ("C3", "D3", "E3")))
    assert [doing.state.works.changed[game.cell(name)] for name in ("C3", "D3", "E3")] == ["rubble"] * 3
    assert doing.state.beings["gwyn"].health == Health.WOUNDED
    assert not doing.field.board.all >> game.cell("C3/-1") & 1


@pytest.mark.rule("A-MINE-05")
def test_a_hex_is_dug() -> None:
    """A mine comes into being below the wall, and can be entered from the gallery."""
    game = mine("")
    assert step(game, "C4", "C3/-1") is None
    doing = Doing(game.position, ScriptedDice(()))
    mining.dig(doing, game.cell("C3"))
    game.state = doing.state
    assert step(game, "C4", "C3/-1") == 2
