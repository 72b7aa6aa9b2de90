"""Mines as an assault meets them. The Anarchy 6.3.

The gallery stands with its nose on C4 before the wall of row 3; the hexes below C3 and D3 are dug.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Move
from tests.battle.storming import Table, front, machine
from tests.kit import step


def mine(dug: str = "C3/-1", men: dict[str, str] | None = None, **more: Any) -> Table:
    """A gallery at the wall and what has been dug from it."""
    works = {"ground": {"mine": dug}} if dug else {}
    return front(rows=10, machines=[machine("gallery", "C7")], mines=True, works=works, men=men or {}, **more)


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
