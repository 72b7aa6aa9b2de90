"""Stones thrown from walls. The Anarchy 4.5."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Move, Shoot, ShootBack, Work
from hauberk.battle.core.events import Shot
from hauberk.battle.core.state import COMBAT, MOVEMENT
from tests.battle.scaled_walls import FIELD, castle, go_to, ladder, put
from tests.battle.trying import lawful, offered, with_being
from tests.kit import Table, man, of_kind

BELOW = put(FIELD, C3="A")
WEAPONS = {"D3/2": "stone_at_hand", "D2/2": "stone_beside", "D1/2": "stone_fetched"}


def wall(picture: str = BELOW, pile: str = "D3/2", thrower: str = "D3/2", **more: Any) -> Table:
    """Lovell on the wall, stones somewhere on it, Sibert below."""
    people = {"A": man("sibert", "A")} if "A" in picture else {}
    more = {"sequence": "fire", "active": "B", **people, **more}
    men = [{"who": "lovell", "side": "B", "at": thrower}, *more.pop("men", [])]
    return castle(picture, ruleset="anarchy", men=men, things=[{"id": "pile", "kind": "stone_pile", "at": pile}], **more)


def throw(game: Table, weapon: str = "stone_at_hand", target: str = "sibert", who: str = "lovell") -> Shoot:
    """A stone at somebody."""
    return Shoot(who, target, game[target].cell, game[who].cell, weapon)


@pytest.mark.rule("A-STONE-01", "A-STONE-07", "RULING-A-STONE-02")
def test_any_man_on_the_wall_throws_at_who_stands_below_with_the_force_of_a_short_bow() -> None:
    game = wall()
    assert throw(game) in list(game.legal)
    game.do(throw(game), 1)
    (shot,) = of_kind(game.told, Shot)
    assert (shot.victim, game.field.rules.weapons["stone_at_hand"].column) == ("sibert", game.field.rules.weapons["short_bow"].column)
    assert shot.result
    assert game["lovell"].has(Mark.SHOT)


@pytest.mark.rule("A-STONE-01")
def test_only_at_the_next_hex_and_only_downwards() -> None:
    game = wall(put(FIELD, B3="A"))
    assert game.refused(throw(game)).reason in ("out_of_range", "stones_fall_down")
    game = wall(FIELD, men=[{"who": "sibert", "side": "A", "at": "D4/2", "health": "stunned"}])
    assert game.refused(throw(game)).rule == "A-STONE-01"
    on_the_ground = castle(
        put(FIELD, C3="A", C4="X"), ruleset="anarchy", sequence="fire", active="B", A=man("sibert", "A", health="stunned"),
        X=man("lovell", "B"), things=[{"id": "pile", "kind": "stone_pile", "at": "C4"}],
    )  # fmt: skip
    assert on_the_ground.refused(throw(on_the_ground)).reason == "no_stones_at_hand"


@pytest.mark.rule("A-STONE-01")
def test_at_a_man_on_a_ladder_whose_top_is_not_before_him() -> None:
    game = wall(ladders=[ladder("C3", 2)], thrower="D2/2", pile="D2/2")
    assert game.allowed(throw(game))


@pytest.mark.rule("A-STONE-05", "A-STONE-06", "RULING-A-STONE-04")
@pytest.mark.parametrize(("pile", "weapon"), WEAPONS.items())
def test_the_pile_decides_rate_and_movement(pile: str, weapon: str) -> None:
    game = wall(pile=pile)
    others = [other for other in WEAPONS.values() if other != weapon]
    assert game.allowed(throw(game, weapon))
    assert all(game.refused(throw(game, other)).reason == "no_stones_at_hand" for other in others)
    game.do(throw(game, weapon), 9)
    assert game["lovell"].left == (0 if weapon == "stone_fetched" else 4)
    go_to(game, MOVEMENT, 0)
    game.do(Move("sibert", game.cells("C4")))
    both = weapon == "stone_at_hand"
    assert (game.asked == "move_watched") is both
    if both:
        assert game.allowed(ShootBack("lovell", "sibert", game.cell("C4"), game.cell("D3/2"), weapon, 1))


@pytest.mark.rule("A-STONE-05")
def test_from_farther_off_there_is_nothing_to_throw() -> None:
    game = wall(pile="D6/2")
    assert game.refused(throw(game, "stone_fetched")).reason == "no_stones_at_hand"


@pytest.mark.rule("A-STONE-03")
def test_rubble_is_no_pile() -> None:
    game = castle(
        put(FIELD, C3="A"), ruleset="anarchy", sequence="fire", active="B", A=man("sibert", "A"),
        men=[{"who": "lovell", "side": "B", "at": "D3/2"}], works={"ground": {"rubble": "D5", "gone": "D5/2"}},
    )  # fmt: skip
    assert game.refused(throw(game)).reason == "no_stones_at_hand"


@pytest.mark.rule("A-STONE-02", "RULING-A-STONE-01", "A-HOARD-18")
def test_from_a_hoarding_straight_down_and_nowhere_else() -> None:
    picture = put(FIELD, C3="A", C4="E")
    game = wall(picture, pile="C3/2", thrower="C3/2", E=man("rupert", "A"), works={"ground": {"hoarding": "C3/2 C4/2"}})
    assert game.allowed(throw(game))
    assert game.refused(throw(game, target="rupert")).rule == "A-STONE-02"


@pytest.mark.rule("A-SCAF-08")
def test_from_a_scaffold() -> None:
    game = wall(put(FIELD, B3="A"), pile="C3/2", thrower="C3/2", works={"ground": {"scaffold": "C3/2"}})
    assert game.allowed(throw(game))


@pytest.mark.rule("RULING-A-STONE-03")
def test_a_pile_serves_any_number_for_ever() -> None:
    game = wall(men=[{"who": "wigo", "side": "B", "at": "D2/2"}])
    game.do(throw(game), 9)
    game.do(throw(game, "stone_beside", who="wigo"), 9)
    assert "pile" in game.state.works.things


@pytest.mark.rule("A-STONE-04")
def test_two_idle_men_move_a_pile_by_a_hex() -> None:
    game = wall(FIELD, thrower="D2/2", men=[{"who": "wigo", "side": "B", "at": "D3/2"}], phase=5, sequence="combat")
    shift = Work("move_stones", ("lovell", "wigo"), game.cell("D4/2"), "pile")
    assert game.refused(Work("move_stones", ("lovell",), game.cell("D4/2"), "pile")).reason == "pile_needs_two"
    assert game.refused(Work("move_stones", ("lovell", "wigo"), game.cell("D5/2"), "pile")).reason == "pile_cannot_go_there"
    game.do(shift)
    assert game.field.name(game.state.works.things["pile"].cell) == "D4/2"
    assert game["lovell"].has(Mark.WORKED)


@pytest.mark.rule("A-STONE-04")
def test_not_by_who_has_moved() -> None:
    game = wall(FIELD, thrower="D1/2", men=[{"who": "wigo", "side": "B", "at": "D3/2"}], phase=5, sequence="movement")
    game.do(Move("lovell", game.cells("D2/2")))
    go_to(game, COMBAT, 1)
    assert game.refused(Work("move_stones", ("lovell", "wigo"), game.cell("D4/2"), "pile")).reason == "needs_a_full_turn"


# -- moving a pile, refusal by refusal ---------------------------------------------------------------------------------


def heap(**more: Any) -> Table:
    """Lovell and Gwyn at a pile on the wall, who have stood there for a turn."""
    men = [{"who": "gwyn", "side": "B", "at": "D4/2"}, *more.pop("men", [])]
    return wall(FIELD, pile="D3/2", thrower="D2/2", sequence="combat", phase=4, men=men, **more)


@pytest.mark.rule("A-STONE-04")
def test_who_moves_a_pile_and_where() -> None:
    """Two beside it on foot who have done nothing else for a turn, one hex along the wall; what is lawful is offered."""
    game = heap(men=[{"who": "rhys", "side": "B", "at": "D6/2"}])
    work = Work("move_stones", ("lovell", "gwyn"), game.cell("D4/2"), "pile")
    assert game.allowed(work)
    assert offered(game, "move_stones") == lawful(game, "move_stones", 2, ["pile"])
    assert game.refused(replace(work, thing="stool")).reason == "no_such_pile"
    assert game.refused(replace(work, men=("lovell",))).reason == "pile_needs_two"
    assert game.refused(replace(work, men=("lovell", "gwyn", "rhys"))).reason == "pile_needs_two"
    assert game.refused(replace(work, men=("lovell", "rhys"))).reason == "not_at_the_pile"
    for at in ("D6/2", "C3", "E3"):
        assert game.refused(replace(work, cell=game.cell(at))).reason == "pile_cannot_go_there"
    fresh = game.state
    for change, reason in (({"busy": 4 * 8}, "needs_a_full_turn"), ({"mount": "turold.horse"}, "not_at_the_pile")):
        assert with_being(game, "gwyn", **change).refused(work).reason == reason
        assert offered(game, "move_stones") == set()
        game.state = fresh
    other = game.state.works.things["pile"]._replace(kind="cauldron")
    game.state = game.state._replace(works=game.state.works._replace(things={"pile": other}))
    assert game.refused(work).reason == "no_such_pile"
