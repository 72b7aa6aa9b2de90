"""Scaffolds. The Anarchy 2.2. Decks stand over column C, before the wall in column D."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Move, Shoot
from hauberk.board.terrain import Cover
from hauberk.common.term import total
from tests.battle.scaled_walls import FIELD, castle, ladder, put
from tests.kit import Table, drawn, man


def decked(picture: str = FIELD, at: str = "C3/2 C4/2", **more: Any) -> Table:
    """A scaffold of two hexes before a castle wall."""
    return castle(picture, ruleset="anarchy", works={"ground": {"scaffold": at}}, **more)


@pytest.mark.rule("A-SCAF-01", "A-SCAF-04")
def test_a_point_from_deck_to_deck_and_two_more_over_the_crenels() -> None:
    game = decked(at="C3/2 C4/2 C5/2", men=[{"who": "lovell", "side": "A", "at": "C3/2"}])
    game.do(Move("lovell", game.cells("C4/2")))
    assert game["lovell"].left == 7
    game.do(Move("lovell", game.cells("D4/2")))
    assert game["lovell"].left == 7 - 3


@pytest.mark.rule("A-SCAF-02")
def test_from_the_ground_only_a_ladder_leads_up() -> None:
    game = decked(put(FIELD, B3="A"), A=man("lovell", "A"))
    assert not any(isinstance(each, Move) and game.field.board.storey(each.path[-1]) for each in game.legal if isinstance(each, Move))
    game = decked(put(FIELD, B4="A"), A=man("lovell", "A"), ladders=[ladder("B3", 2)])
    game.do(Move("lovell", game.cells("B3 C4/2")))
    assert (game.at("lovell"), game["lovell"].left) == ("C4/2", 8 - 3 - 4)


@pytest.mark.rule("RULING-A-SCAF-02")
def test_one_may_stand_under_a_scaffold() -> None:
    game = decked(put(FIELD, B3="A"), A=man("lovell", "A"), men=[{"who": "wigo", "side": "A", "at": "C3/2"}])
    game.do(Move("lovell", game.cells("C3")))
    assert (game.at("lovell"), game.at("wigo")) == ("C3", "C3/2")


@pytest.mark.rule("A-SCAF-06", "MELEE-08")
def test_crenels_do_not_shelter_who_stands_on_the_scaffold_before_them() -> None:
    """From the rampart, Lovell on the deck is struck at a disadvantage and shot at without the cover of the merlons; the other way they
    count."""
    people = [{"who": "lovell", "side": "A", "at": "C3/2"}, {"who": "tovi", "side": "B", "at": "D3/2"}]
    game = decked(men=people, active="B", sequence="combat")
    assert total(game.plan(Attack(("tovi",), "lovell")).shifts) == 1
    back = decked(men=people, sequence="combat")
    assert total(back.plan(Attack(("lovell",), "tovi")).shifts) == -2
    for deck, wall, cover in (("lovell", "tovi", Cover.NONE), ("tovi", "lovell", Cover.STRONG)):
        people = [{"who": deck, "side": "A", "at": "C3/2"}, {"who": wall, "side": "B", "at": "D3/2"}]
        lying = [{**one, "health": "stunned"} if one["who"] == "lovell" else one for one in people]  # he keeps nobody from shooting
        game = decked(men=lying, active="B" if wall == "tovi" else "A", sequence="fire")
        aim = Shoot("tovi", "lovell", game["lovell"].cell, game["tovi"].cell, "short_bow")
        assert game.plan(aim).cover == cover


CHURCH = """
    .  .  I  I
    .  .  I  I
    A  .  .  .
    .  .  .  .
"""
WINDOWED = {
    "legend": {"I": "interior", "L": "scaffold"},
    "hexsides": {"church_window": ["C2/B2"], "wall": ["C1/B1", "C2/B1"]},
}


@pytest.mark.rule("A-PRIO-02", "RULING-A-SCAF-03")
@pytest.mark.parametrize("drawn_in", ["sheet", "works"])
def test_through_a_church_window_from_a_deck_for_four(drawn_in: str) -> None:
    picture = CHURCH.replace("A", ".")
    people = [{"who": "lovell", "side": "A", "at": "B2/1"}]
    if drawn_in == "sheet":
        board = {**WINDOWED, "storeys": [{"storey": 1, "level": 1, "terrain": "____\n_L__"}]}
        game = drawn(picture, ruleset="anarchy", map=board, men=people)
    else:
        game = drawn(picture, ruleset="anarchy", map=WINDOWED, storeys=2, men=people, works={"ground": {"scaffold": "B2/1"}})
    game.do(Move("lovell", game.cells("C2")))
    assert (game.at("lovell"), game["lovell"].left) == ("C2", 4)


@pytest.mark.rule("A-PRIO-02", "RULING-A-SCAF-03")
def test_through_a_church_window_from_a_ladder_for_four_and_not_without() -> None:
    game = drawn(CHURCH.replace(".  .  I  I\n    A", "A  .  I  I\n    ."), ruleset="anarchy", map=WINDOWED, A=man("lovell", "A"))
    assert game.refused(Move("lovell", game.cells("B2 C2"))).rule == "TERR-01"
    game = drawn(
        CHURCH.replace(".  .  I  I\n    A", "A  .  I  I\n    ."), ruleset="anarchy", map=WINDOWED, A=man("lovell", "A"),
        ladders=[ladder("B2", 1)],
    )  # fmt: skip
    game.do(Move("lovell", game.cells("B2 C2")))
    assert (game.at("lovell"), game["lovell"].left) == ("C2", 8 - 3 - 4)
