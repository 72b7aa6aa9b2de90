"""Grapnels. Guiscard 10.6. The palisade is in column D: with a platform in the north, without in the south."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Move, Retreat, Work
from hauberk.battle.core.events import Fought
from hauberk.battle.core.state import MOVEMENT
from tests.battle.scaled_walls import FIELD, PALISADE, castle, go_to, palisade, put
from tests.kit import Table, drawn, man, of_kind


def grapnel(at: str, facing: int = -1, **more: Any) -> dict[str, Any]:
    """A grapnel: hung on a hex with a facing, else coiled."""
    return {"id": "hook", "kind": "grapnel", "at": at, "side": "A", **({"facing": facing, "state": "hung"} if facing >= 0 else {}), **more}


def borne(at: str = "C5", who: str = "vladko", make: Any = palisade, picture: str = PALISADE, **more: Any) -> Table:
    """Somebody with a coiled rope before the wall."""
    things = [grapnel(at, men=[who])]
    return make(put(picture, **{at: "A"}), A=man(who, "A"), things=things, **more)  # type: ignore[no-any-return]


def hung(at: str = "C5", picture: str = PALISADE, make: Any = palisade, facing: int = 2, **more: Any) -> Table:
    """A rope that hangs already."""
    return make(picture, things=[grapnel(at, facing, **more.pop("rope", {}))], **more)  # type: ignore[no-any-return]


def throw(game: Table, who: str = "vladko", facing: int = 2) -> Work:
    """Somebody throws it."""
    return Work("throw_grapnel", (who,), game[who].cell, "hook", facing)


def climb(game: Table, to: str, who: str = "vladko") -> Work:
    """Somebody climbs."""
    return Work("climb_rope", (who,), game.cell(to), "hook")


# -- throwing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-02", "GRAP-06")
@pytest.mark.parametrize(("die", "holds"), [(1, False), (2, False), (3, True), (10, True)])
def test_a_throw_holds_on_three_or_more(die: int, holds: bool) -> None:
    game = borne()
    game.do(throw(game), die)
    hook = game.state.works.things["hook"]
    assert (hook.state == "hung") is holds
    assert hook.men == (() if holds else ("vladko",))
    assert game["vladko"].has(Mark.WORKED)
    assert game.refused(Move("vladko", game.cells("B5"))).reason == "has_worked"


@pytest.mark.rule("GRAP-01")
def test_not_in_armour() -> None:
    game = borne(who="gautier")
    assert game.refused(throw(game, "gautier")).rule == "GRAP-01"


@pytest.mark.rule("GRAP-02")
def test_not_after_moving_and_only_beside_the_wall() -> None:
    game = borne("B5")
    assert game.refused(throw(game)).reason == "nothing_to_hook"
    game.do(Move("vladko", game.cells("C5")))
    assert game.refused(throw(game)).reason == "has_acted"


@pytest.mark.rule("GRAP-01", "RULING-G-42")
@pytest.mark.parametrize(("side", "lawful"), [("crenels", True), ("parapet", True), ("tower_crenels", False)])
def test_walls_but_never_the_tower(side: str, lawful: bool) -> None:
    game = borne(make=castle, picture=FIELD, side=side)
    assert game.allowed(throw(game)) is lawful


# -- climbing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-03", "GRAP-04", "GRAP-07", "RULING-G-41")
def test_eight_points_a_level_then_two_more_over_the_top() -> None:
    game = hung("C2", put(PALISADE, C2="A"), A=man("vladko", "A"))
    game.do(climb(game, "C2/1"))
    assert (game.at("vladko"), game["vladko"].left) == ("C2/1", 0)
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 0)
    game.do(Move("vladko", game.cells("D2/1")), 1)
    assert (game.at("vladko"), game["vladko"].left) == ("D2/1", 8 - 2 - 1)


@pytest.mark.rule("RULING-G-41", "GRAP-04")
@pytest.mark.parametrize(("die", "health"), [(4, Health.HEALTHY), (5, Health.WOUNDED)])
def test_behind_a_plain_palisade_he_jumps_down(die: int, health: int) -> None:
    game = hung(men=[{"who": "vladko", "side": "A", "at": "C5/1"}])
    game.do(Move("vladko", game.cells("D5")), die)
    assert (game.at("vladko"), game["vladko"].health) == ("D5", health)
    assert game["vladko"].left == 5


@pytest.mark.rule("GRAP-03", "RULING-G-41")
def test_on_a_high_wall_the_points_add_up_from_turn_to_turn() -> None:
    game = hung("C3", put(FIELD, C3="A"), make=castle, A=man("vladko", "A"))
    game.do(climb(game, "C3/2"))
    assert (game.at("vladko"), game.state.works.things["hook"].number) == ("C3", 8)
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 0)
    game.do(climb(game, "C3/2"))
    assert game.at("vladko") == "C3/2"


@pytest.mark.rule("RULING-G-41")
def test_who_leaves_the_rope_has_climbed_in_vain() -> None:
    game = hung("C3", put(FIELD, C3="A"), make=castle, A=man("vladko", "A"), rope={"men": ["vladko"], "number": 6})
    game.do(Move("vladko", game.cells("B3")))
    hook = game.state.works.things["hook"]
    assert (hook.number, hook.men) == (0, ())


@pytest.mark.rule("GRAP-03")
def test_four_points_a_level_down() -> None:
    game = hung("C3", make=castle, picture=FIELD, men=[{"who": "vladko", "side": "A", "at": "D3/2"}])
    game.do(Move("vladko", game.cells("C3/2")))
    assert game["vladko"].left == 6
    game.do(climb(game, "C3"))
    assert game.at("vladko") == "C3/2"
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 0)
    game.do(climb(game, "C3"))
    assert (game.at("vladko"), game["vladko"].left) == ("C3", 8 - 2)


@pytest.mark.rule("GRAP-01")
def test_nobody_in_armour_gets_onto_it() -> None:
    game = hung("C3", put(FIELD, C3="A"), make=castle, A=man("gautier", "A"), men=[{"who": "raoul", "side": "A", "at": "D3/2"}])
    assert game.refused(climb(game, "C3/2", "gautier")).rule == "GRAP-01"
    assert game.refused(Move("raoul", game.cells("C3/2"))).rule == "GRAP-01"
    assert all(game.allowed(command) for command in game.legal)


# -- fighting --------------------------------------------------------------------------------------------------------

HANGING = [{"who": "vladko", "side": "A", "at": "C2/1"}, {"who": "argyris", "side": "B", "at": "D2/1"}]


@pytest.mark.rule("GRAP-08", "RULING-G-43")
def test_two_columns_against_who_hangs_on_the_rope() -> None:
    game = hung("C2", men=HANGING, sequence="combat", active="B")
    assert [(term.value, term.reason) for term in game.plan(Attack(("argyris",), "vladko")).shifts] == [(2, "rope")]
    game.state = game.state._replace(active=0)
    assert [(term.value, term.reason) for term in game.plan(Attack(("vladko",), "argyris")).shifts] == [(-2, "rope")]


@pytest.mark.rule("GRAP-08", "RULING-G-43")
def test_by_the_letter_the_two_columns_count_in_both_their_attacks() -> None:
    """Print has two columns to the right in a fight with an adjacent enemy and does not say who attacks: a switch."""
    game = hung("C2", men=HANGING, sequence="combat", active="B", switches={"rope_helps_both": True})
    assert [(term.value, term.reason) for term in game.plan(Attack(("argyris",), "vladko")).shifts] == [(2, "rope")]
    game.state = game.state._replace(active=0)
    assert [(term.value, term.reason) for term in game.plan(Attack(("vladko",), "argyris")).shifts] == [(2, "rope")]


@pytest.mark.rule("GRAP-08", "RULING-G-43")
@pytest.mark.parametrize(
    ("die", "letter", "health"), [(1, "F", Health.DEAD), (4, "E", Health.DEAD), (7, "D", Health.DEAD), (9, "C", Health.HEALTHY)]
)
def test_whatever_hurts_him_kills_him_and_he_cannot_go_back(die: int, letter: str, health: int) -> None:
    game = hung("C2", men=HANGING, sequence="combat", active="B")
    game.do(Attack(("argyris",), "vladko"), die)
    assert [event.result for event in of_kind(game.told, Fought)] == [letter]
    assert game["vladko"].health == health
    assert game.at("vladko") == ("C2" if health == Health.DEAD else "C2/1")


@pytest.mark.rule("GRAP-09", "RULING-G-47")
@pytest.mark.parametrize(
    ("state", "die", "holds"), [("healthy", 3, False), ("healthy", 4, True), ("wounded", 6, False), ("wounded", 7, True)]
)
def test_driven_off_the_wall_one_may_catch_the_rope(state: str, die: int, holds: bool) -> None:
    wall = [{"who": "nikolaos", "side": "B", "at": "D2/1", "health": state}, {"who": "vladko", "side": "A", "at": "D1/1"}]
    game = hung(
        "C2",
        men=[*wall, {"who": "ahmad", "side": "A", "at": "D3/1"}],
        sequence="combat",
        picture=put(PALISADE, E2="X"),
        X=man("abbas", "A"),
    )
    game.do(Attack(("vladko",), "nikolaos"), 5)
    assert game.asked == "retreat_owed"
    game.do(Retreat("nikolaos", game.cell("C2/1")), die)
    assert game["nikolaos"].alive is holds
    assert game.at("nikolaos") == ("C2/1" if holds else "C2")


@pytest.mark.rule("GRAP-09")
def test_not_in_armour_nor_onto_a_rope_that_is_taken() -> None:
    wall = [{"who": "argyris", "side": "B", "at": "D2/1"}, {"who": "harald", "side": "A", "at": "D1/1"}]
    game = hung(
        "C2",
        men=[*wall, {"who": "ahmad", "side": "A", "at": "D3/1"}],
        sequence="combat",
        picture=put(PALISADE, E2="X"),
        X=man("abbas", "A"),
    )
    game.do(Attack(("harald",), "argyris"), 7)
    assert game.asked != "retreat_owed"
    assert game["argyris"].health == Health.WOUNDED


@pytest.mark.rule("RULING-G-47")
@pytest.mark.parametrize(("taken", "health"), [(True, Health.DEAD), (False, Health.WOUNDED)])
def test_driven_onto_a_rope_on_which_somebody_hangs_he_falls_to_his_death(taken: bool, health: int) -> None:
    """Nowhere else to go: there is no hold on a rope that is taken. Where no rope hangs he would be wounded on the wall."""
    wall = [{"who": "nikolaos", "side": "B", "at": "D2/1"}, {"who": "vladko", "side": "A", "at": "D1/1"}]
    hanging = [{"who": "abbas", "side": "A", "at": "C2/1"}] if taken else []
    below = {"picture": put(PALISADE, E2="X"), "X": man("gautier", "A")}
    more = {"men": [*wall, *hanging, {"who": "ahmad", "side": "A", "at": "D3/1"}], "sequence": "combat", **below}
    game = hung("C2", **more) if taken else palisade(**more)
    game.do(Attack(("vladko",), "nikolaos"), 5)
    assert game.asked != "retreat_owed"
    assert game["nikolaos"].health == health
    assert game.at("nikolaos") == ("C2" if taken else "D2/1")


# -- cutting and taking off ------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-10", "RULING-G-44")
@pytest.mark.parametrize(("die", "parts"), [(3, True), (4, False)])
def test_the_rope_is_cut_on_three_or_less(die: int, parts: bool) -> None:
    game = hung("C2", men=HANGING[1:], sequence="combat", active="B")
    game.do(Work("cut_rope", ("argyris",), game.cell("C2"), "hook"), die)
    assert ("hook" not in game.state.works.things) is parts
    assert game["argyris"].has(Mark.WORKED)


@pytest.mark.rule("GRAP-10", "RULING-G-44")
def test_only_where_it_is_fixed_and_instead_of_fighting() -> None:
    wall = [{"who": "argyris", "side": "B", "at": "D1/1"}, {"who": "zenon", "side": "B", "at": "D2/1", "marks": ["attacked"]}]
    game = hung("C2", men=wall, sequence="combat", active="B")
    assert game.refused(Work("cut_rope", ("argyris",), game.cell("C2"), "hook")).reason == "not_at_the_rope"
    assert game.refused(Work("cut_rope", ("zenon",), game.cell("C2"), "hook")).reason == "has_acted"


@pytest.mark.rule("GRAP-11")
def test_who_hangs_there_falls_and_stuns_who_is_below() -> None:
    game = hung("C2", put(PALISADE, C2="A"), A=man("osmond", "A"), men=HANGING, sequence="combat", active="B")
    game.do(Work("cut_rope", ("argyris",), game.cell("C2"), "hook"), 1)
    assert (game["vladko"].health, game["osmond"].health) == (Health.WOUNDED, Health.STUNNED)
    assert game.at("vladko") == "C2"


@pytest.mark.rule("GRAP-05", "LADDER-10", "RULING-G-46")
@pytest.mark.parametrize("at", ["C2", "B1"])
def test_like_a_ladder_it_is_taken_off_by_two_for_two_points_each(at: str) -> None:
    """Gautier has it afterwards; Turold helps him, both at its foot or beside it."""
    game = hung("C2", men=[{"who": "gautier", "side": "A", "at": at}, {"who": "turold", "side": "A", "at": "B2"}])
    before = game["turold"].left
    work = Work("take_rope", ("gautier", "turold"), game.cell(at), "hook")
    assert work in game.legal
    game.do(work)
    hook = game.state.works.things["hook"]
    assert (hook.men, hook.state, game.field.name(hook.cell)) == (("gautier",), "", at)
    assert (game["gautier"].left, game["turold"].left) == (4, before - 2)


@pytest.mark.rule("GRAP-05", "LADDER-05", "RULING-G-46")
def test_nobody_takes_it_off_alone_or_with_an_enemy_at_its_foot() -> None:
    men = [{"who": "gautier", "side": "A", "at": "C2"}, {"who": "turold", "side": "A", "at": "B2"}]
    game = hung("C2", men=men)
    pair = Work("take_rope", ("gautier", "turold"), game.cell("C2"), "hook")
    assert game.refused(replace(pair, men=("gautier",))).reason == "rope_needs_two"
    pressed = hung("C2", men=[*men, {"who": "argyris", "side": "B", "at": "C3"}])
    assert pressed.refused(pair).reason == "enemy_at_rope"
    above = hung("C2", men=[{"who": "gautier", "side": "A", "at": "D2/1"}, {"who": "turold", "side": "A", "at": "D1/1"}])
    assert above.refused(replace(pair, cell=above.cell("D2/1"))).reason == "not_at_the_rope"


@pytest.mark.rule("GRAP-05", "RULING-G-46")
@pytest.mark.parametrize("at", ["C2", "D2/1"])
def test_by_a_switch_one_man_takes_it_off_at_either_end(at: str) -> None:
    game = hung("C2", men=[{"who": "gautier", "side": "A", "at": at}], switches={"rope_by_one": True})
    game.do(Work("take_rope", ("gautier",), game.cell(at), "hook"))
    hook = game.state.works.things["hook"]
    assert (hook.men, hook.state, game["gautier"].left) == (("gautier",), "", 4)


@pytest.mark.rule("GRAP-05", "RULING-G-46")
def test_not_with_somebody_on_it() -> None:
    game = hung("C2", put(PALISADE, C2="A", B2="E"), A=man("osmond", "A"), E=man("turold", "A"), men=HANGING[:1])
    assert game.refused(Work("take_rope", ("osmond", "turold"), game.cell("C2"), "hook")).reason == "somebody_on_rope"


@pytest.mark.rule("GRAP-05")
def test_a_rope_lies_where_its_bearer_falls() -> None:
    game = borne("C5", picture=put(PALISADE, C4="X"), sequence="combat", active="B", X=man("ulf", "B"))
    game.do(Attack(("ulf",), "vladko"), 1)
    hook = game.state.works.things["hook"]
    assert (hook.men, game.field.name(hook.cell)) == ((), "C5")


# -- pulling down ----------------------------------------------------------------------------------------------------

FOUR = put(PALISADE, B4="A", B5="E", A5="G", A4="J")
TEAM = ("osmond", "bernier", "turold", "perrin")


def team(picture: str = FOUR, hurt: int = 0, **more: Any) -> Table:
    """Four before the palisade at D4, with a hex between: the rope hangs on C5."""
    letters = zip("AEGJ", TEAM, strict=True)
    people = {letter: man(who, "A", **({"health": "wounded"} if number < hurt else {})) for number, (letter, who) in enumerate(letters)}
    return hung("C5", picture, facing=1, sequence="combat", **{**people, **more})


def heave(game: Table, men: tuple[str, ...] = TEAM) -> Work:
    """They pull."""
    return Work("pull_down", men, game.cell("D4"), "hook")


@pytest.mark.rule("GRAP-12", "GRAP-13")
@pytest.mark.parametrize(("hurt", "die", "falls"), [(0, 2, True), (0, 3, False), (1, 1, True), (1, 2, False), (2, 1, False)])
def test_four_pull_it_down_on_two_or_less(hurt: int, die: int, falls: bool) -> None:
    game = team(hurt=hurt)
    game.do(heave(game), die)
    board = game.field.now(game.state).board
    assert (board.ground[game.cell("D4")].id == "stockade_down") is falls
    assert (game.state.works.things["hook"].state == "") is falls
    assert game["osmond"].has(Mark.WORKED)


@pytest.mark.rule("GRAP-12", "RULING-G-45")
def test_two_and_two_with_a_free_hex_before_them() -> None:
    assert team().allowed(heave(team()))
    scattered = team(put(PALISADE, B4="A", B5="E", A5="G", A3="J"))
    assert scattered.refused(heave(scattered)).reason == "not_two_and_two"
    close = team(put(PALISADE, C4="A", C5="E", B4="G", B5="J"))
    assert close.refused(heave(close)).reason == "not_two_and_two"
    three = team()
    assert three.refused(heave(three, TEAM[:3])).reason == "no_such_rope"


@pytest.mark.rule("GRAP-12", "GRAP-14")
def test_not_with_one_who_has_done_something_else_or_lies_stunned() -> None:
    game = team(A=man("osmond", "A", marks=["moved"]))
    assert game.refused(heave(game)).reason == "has_acted"
    game = team(A=man("osmond", "A", health="stunned"))
    assert game.refused(heave(game)).reason == "cannot_work"


@pytest.mark.rule("GRAP-15")
def test_platforms_cannot_be_pulled_down() -> None:
    picture = put(PALISADE, B2="A", B3="E", A3="G", A2="J")
    people = {letter: man(who, "A") for letter, who in zip("AEGJ", TEAM, strict=True)}
    game = hung("C3", picture, facing=1, sequence="combat", **people)
    assert game.refused(Work("pull_down", TEAM, game.cell("D2/1"), "hook"))[:2] == ("only_plain_palisades", "GRAP-15")


@pytest.mark.rule("GRAP-04", "RULING-G-41", "RULING-G-42")
@pytest.mark.parametrize(("side", "price"), [({"parapet": ["D3/C3 D3/C4"]}, 3), ({}, 1)])
def test_only_the_bare_roof_of_the_barn_is_free_of_the_surcharge(side: dict[str, list[str]], price: int) -> None:
    board = {
        "legend": {"I": "interior", "o": "terrace"},
        "hexsides": {"wall": ["D3/C3 D3/C4 D3/D2 D3/D4 D3/E3 D3/E4"]},
        "storeys": [{"storey": 1, "level": 1, "terrain": "______\n______\n___o__", "hexsides": side}],
    }
    picture = put(FIELD.replace("W", "."), C3="A", D3="I")
    game = drawn(picture, A=man("vladko", "A"), map=board, things=[grapnel("C3", 2)])
    game.do(climb(game, "C3/1"))
    go_to(game, MOVEMENT, 1)
    go_to(game, MOVEMENT, 0)
    game.do(Move("vladko", game.cells("D3/1")))
    assert game["vladko"].left == 8 - price
