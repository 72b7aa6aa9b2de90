"""Ladders: carrying, raising, climbing, throwing down. Guiscard 10.1; Siege 2.21, 2.22.

Column D is the wall; from C3 it lies to the down-right (2 is D3, 1 is D2).
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Advance, Attack, Fall, HoldFire, Move, Shoot, Work
from hauberk.battle.core.events import Hurt, Moved
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.battle.movement.infiltration import threatened, zone
from hauberk.board.terrain import Cover
from tests.battle.scaled_walls import FIELD, PALISADE, castle, go_to, ladder, palisade, put
from tests.kit import Table, man, of_kind

TWO = put(FIELD, B4="A", A4="E")


def carried(picture: str = TWO, make: Any = castle, **more: Any) -> Table:
    """Osmond on B4 and Bernier on A4 carry a ladder."""
    people = {"A": man("osmond", "A"), "E": man("bernier", "A"), **more}
    return make(picture, ladders=[ladder("B4 A4", carriers=["osmond", "bernier"])], **people)  # type: ignore[no-any-return]


def carry(game: Table, to: str, men: tuple[str, ...] = ("osmond", "bernier")) -> Work:
    """They carry it, the first of them to a hex."""
    return Work("carry_ladder", men, game.cell(to), "ladder")


def where(game: Table) -> list[str]:
    """The hexes of the ladder."""
    return [game.field.name(cell) for cell in game.state.works.ladders["ladder"].cells]


def standing(picture: str = FIELD, at: str = "C3", facing: int = 2, make: Any = castle, raised: int = -1, **more: Any) -> Table:
    """A ladder that stands on C3 against D3."""
    return make(picture, ladders=[ladder(at, facing, raised=raised)], **more)  # type: ignore[no-any-return]


# -- carrying --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-02", "LADDER-03", "SC-LADDER-01", "SC-LADDER-02")
@pytest.mark.parametrize("ruleset", ["guiscard", "siege_classic"])
def test_two_carry_it_and_have_two_points_less(ruleset: str) -> None:
    game = carried(ruleset=ruleset)
    game.do(carry(game, "C4"))
    assert (game.at("osmond"), game.at("bernier"), where(game)) == ("C4", "B4", ["C4", "B4"])
    assert game["osmond"].left == game["bernier"].left == 8 - 2 - 1
    costs = [[(term.value, term.reason) for term in event.costs] for event in of_kind(game.told, Moved)]
    assert costs == [[(2, "ladder"), (1, "terrain")]] * 2


@pytest.mark.rule("LADDER-03", "SC-LADDER-02")
def test_the_burden_is_paid_once_a_phase() -> None:
    game = carried()
    game.do(carry(game, "C4"))
    game.do(carry(game, "C3"))
    assert game["osmond"].left == game["bernier"].left == 8 - 2 - 2
    assert game.refused(Move("osmond", game.cells("C2"))).reason == "hands_on_ladder"


@pytest.mark.rule("LADDER-03")
def test_they_come_no_farther_than_the_weaker_can() -> None:
    """Six points, of which two are the ladder's; the follower in armour has as few."""
    game = castle(TWO, ladders=[ladder("B4 A4", carriers=["osmond", "gautier"])], A=man("osmond", "A"), E=man("gautier", "A"))
    far = Work("carry_ladder", ("osmond", "gautier"), game.cell("B1"), "ladder")
    assert game.allowed(far)
    game.do(far)
    assert (game["osmond"].left, game["gautier"].left) == (3, 1)


@pytest.mark.rule("LADDER-03", "SC-LADDER-02", "MELEE-27", "INF-13")
def test_carriers_neither_attack_nor_shoot_nor_threaten() -> None:
    picture = put(FIELD, B4="A", A4="E", B3="X")
    game = castle(
        picture, sequence="combat", ladders=[ladder("B4 A4", carriers=["olivier", "bernier"])],
        A=man("olivier", "A"), E=man("bernier", "A"), X=man("okeanos", "B"),
    )  # fmt: skip
    assert game.refused(Attack(("olivier",), "okeanos")).rule == "MELEE-27"
    assert zone(game.position, 0) == 0
    far = put(FIELD, B5="A", A5="E", B1="X")
    game = castle(
        far, sequence="fire", ladders=[ladder("B5 A5", carriers=["olivier", "bernier"])],
        A=man("olivier", "A"), E=man("bernier", "A"), X=man("okeanos", "B"),
    )  # fmt: skip
    shot = Shoot("olivier", "okeanos", game.cell("B1"), game.cell("B5"), "short_bow")
    assert game.refused(shot).rule == "LADDER-03"


@pytest.mark.rule("INF-13", "LADDER-03")
def test_carriers_still_threaten_nobody_when_a_second_ladder_went_past_them() -> None:
    """Its bearers shared their hexes for a moment, and left them."""
    picture = put(FIELD, B4="A", A4="E", B5="F", A5="G")
    second = {**ladder("B5 A5", carriers=["olivier", "gautier"]), "id": "second"}
    game = castle(
        picture, ladders=[ladder("B4 A4", carriers=["osmond", "bernier"]), second],
        A=man("osmond", "A"), E=man("bernier", "A"), F=man("olivier", "A"), G=man("gautier", "A"),
    )  # fmt: skip
    assert zone(game.position, 0) == 0
    game.do(Work("carry_ladder", ("olivier", "gautier"), game.cell("B2"), "second"))
    assert (game.at("olivier"), game.at("osmond"), game.at("bernier")) == ("B2", "B4", "A4")
    assert zone(game.position, 0) == 0


@pytest.mark.rule("LADDER-02")
def test_it_is_taken_up_by_a_man_on_each_half_and_laid_down_again() -> None:
    game = castle(TWO, ladders=[ladder("B4 A4")], A=man("osmond", "A"), E=man("bernier", "A"))
    game.do(Work("take_up_ladder", ("osmond", "bernier"), game.cell("B4"), "ladder"))
    assert game["osmond"].has(Mark.LADDER)
    assert game["bernier"].has(Mark.LADDER)
    assert game.refused(Work("take_up_ladder", ("osmond", "bernier"), game.cell("B4"), "ladder")).reason == "hands_on_ladder"
    game.do(Work("lay_down_ladder", ("osmond", "bernier"), game.cell("B4"), "ladder"))
    assert not game["osmond"].has(Mark.LADDER)
    assert game.allowed(Move("osmond", game.cells("C4")))
    assert game.refused(Work("take_up_ladder", ("osmond", "bernier"), game.cell("B4"), "ladder")).reason == "ladder_just_laid"


@pytest.mark.rule("LADDER-02")
def test_it_drops_when_a_carrier_falls() -> None:
    picture = put(FIELD, B4="A", A4="E", B3="X")
    game = castle(
        picture, sequence="combat", active="B", ladders=[ladder("B4 A4", carriers=["osmond", "bernier"])],
        A=man("osmond", "A"), E=man("bernier", "A"), X=man("ulf", "B"),
    )  # fmt: skip
    game.do(Attack(("ulf",), "osmond"), 1)
    assert game["osmond"].health == Health.DEAD
    assert not game["osmond"].able
    assert game.state.works.ladders["ladder"].carriers == ()
    assert not game["bernier"].has(Mark.LADDER)


@pytest.mark.rule("LADDER-03", "DFIRE-01")
def test_an_archer_may_shoot_at_the_carriers_before_they_go() -> None:
    game = carried(put(FIELD, B4="A", A4="E", B1="X"), X=man("stephanos", "B"))
    game.do(carry(game, "C4"))
    assert (game.asked, game.decides) == ("order_watched", 1)
    game.do(HoldFire())
    assert where(game) == ["C4", "B4"]


# -- raising ---------------------------------------------------------------------------------------------------------


def raised(game: Table, at: str = "C4", facing: int = 2) -> Work:
    """They raise it."""
    return Work("raise_ladder", ("osmond", "bernier"), game.cell(at), "ladder", facing)


@pytest.mark.rule("LADDER-04", "RULING-G-22", "SC-LADDER-03", "RULING-S-07")
def test_it_is_raised_at_no_cost_and_both_stop() -> None:
    game = carried()
    assert game.refused(raised(game, "B4")).reason == "nothing_to_lean_on"
    game.do(carry(game, "C4"))
    left = game["osmond"].left
    game.do(raised(game))
    found = game.state.works.ladders["ladder"]
    assert (found.standing, where(game), found.facing, found.carriers) == (True, ["C4"], 2, ())
    assert game["osmond"].left == left
    assert game["osmond"].has(Mark.HALTED)
    assert game["bernier"].has(Mark.HALTED)
    assert not game["osmond"].has(Mark.LADDER)
    assert game.field.now(game.state).board.ground[game.cell("C4")].id == "ladder"


@pytest.mark.rule("LADDER-01", "SC-LADDER-04")
def test_towers_and_gate_walls_cannot_be_scaled() -> None:
    game = carried(side="tower_crenels")
    game.do(carry(game, "C4"))
    assert game.refused(raised(game)).reason == "nothing_to_lean_on"


@pytest.mark.rule("A-MOAT-06", "RULING-S-07")
@pytest.mark.parametrize(("sign", "lawful"), [("v", False), ("V", True)])
def test_not_from_a_moat_unless_it_is_filled(sign: str, lawful: bool) -> None:
    picture = put(FIELD, C4="A" + sign, B4="E")
    game = castle(picture, ladders=[ladder("C4 B4", carriers=["osmond", "bernier"])], A=man("osmond", "A"), E=man("bernier", "A"))
    assert game.allowed(raised(game)) is lawful
    if not lawful:
        assert game.refused(raised(game))[:2] == ("ladder_in_moat", "A-MOAT-06")


@pytest.mark.rule("SC-LADDER-03", "RULING-S-07")
@pytest.mark.parametrize("lawful", [True, False])
def test_in_the_classic_siege_also_from_an_open_moat(lawful: bool) -> None:
    """Print asks for a hex beside the crenels and no more; fascines are for towers and rams."""
    picture = put(FIELD, C4="Av", B4="E")
    carried_there = [ladder("C4 B4", carriers=["osmond", "bernier"])]
    switches = {} if lawful else {"ladders_in_moat": False}
    men = {"A": man("osmond", "A"), "E": man("bernier", "A")}
    game = castle(picture, ladders=carried_there, ruleset="siege_classic", switches=switches, **men)
    assert game.allowed(raised(game)) is lawful
    if not lawful:
        assert game.refused(raised(game)).rule == "RULING-S-07"
        return
    game.do(raised(game))
    assert game.field.now(game.state).board.ground[game.cell("C4")].id == "ladder"


# -- climbing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-06", "LADDER-07", "SC-LADDER-07", "SC-LADDER-09")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
def test_three_points_onto_it_and_four_over_the_top(ruleset: str) -> None:
    game = standing(put(FIELD, B3="A"), A=man("osmond", "A"), ruleset=ruleset)
    game.do(Move("osmond", game.cells("C3 D3/2")))
    assert (game.at("osmond"), game["osmond"].left) == ("D3/2", 8 - 3 - 4)


@pytest.mark.rule("LADDER-06", "SC-LADDER-07")
@pytest.mark.parametrize(("ruleset", "price"), [("guiscard", 3), ("siege_classic", 1)])
def test_getting_off_costs_three_where_the_book_says_so(ruleset: str, price: int) -> None:
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A"), ruleset=ruleset)
    game.do(Move("osmond", game.cells("B3")))
    assert game["osmond"].left == 8 - price


@pytest.mark.rule("LADDER-06")
def test_from_the_wall_one_gets_down_onto_it_for_three() -> None:
    game = standing(men=[{"who": "osmond", "side": "A", "at": "D3/2"}])
    game.do(Move("osmond", game.cells("C3")))
    assert game["osmond"].left == 5


@pytest.mark.rule("LADDER-09", "RULING-G-22")
def test_not_up_and_over_in_the_turn_in_which_it_was_raised() -> None:
    game = standing(put(FIELD, B3="A"), raised=1, A=man("osmond", "A"))
    assert game.allowed(Move("osmond", game.cells("C3")))
    assert game.refused(Move("osmond", game.cells("C3 D3/2"))).reason == "ladder_just_raised"
    assert all(command.path[-1] != game.cell("D3/2") for command in game.legal if isinstance(command, Move))
    game.do(Move("osmond", game.cells("C3")))
    go_to(game, MOVEMENT, 0)
    go_to(game, COMBAT, 1)
    go_to(game, MOVEMENT, 0)
    assert game.state.turn == 2
    assert game.allowed(Move("osmond", game.cells("D3/2")))


@pytest.mark.rule("RULING-G-03", "SC-LADDER-09")
def test_nobody_gets_over_onto_somebody() -> None:
    game = standing(put(FIELD, B3="A"), A=man("osmond", "A"), men=[{"who": "bernier", "side": "A", "at": "D3/2"}])
    assert game.refused(Move("osmond", game.cells("C3 D3/2"))).reason == "somebody_at_the_top"
    moves = [command for command in game.legal if isinstance(command, Move) and command.man == "osmond"]
    assert moves
    assert all(game.allowed(move) for move in moves)
    assert all(move.path[-1] != game.cell("D3/2") for move in moves)


@pytest.mark.rule("LADDER-08", "RULING-G-03")
@pytest.mark.parametrize(("die", "health"), [(5, Health.HEALTHY), (6, Health.WOUNDED)])
def test_onto_a_platform_a_die_decides_how_he_lands(die: int, health: int) -> None:
    game = standing(put(PALISADE, B3="A"), make=palisade, A=man("osmond", "A"))
    game.do(Move("osmond", game.cells("C3 D3/1")), die)
    assert (game.at("osmond"), game["osmond"].health) == ("D3/1", health)
    assert game["osmond"].has(Mark.HALTED) is (health == Health.WOUNDED)


@pytest.mark.rule("LADDER-08", "LADDER-01")
@pytest.mark.parametrize(("die", "health"), [(4, Health.HEALTHY), (5, Health.WOUNDED)])
def test_without_platform_he_jumps_down_inside(die: int, health: int) -> None:
    game = standing(put(PALISADE, B5="A"), "C5", 2, make=palisade, A=man("osmond", "A"))
    game.do(Move("osmond", game.cells("C5 D5")), die)
    assert (game.at("osmond"), game["osmond"].health) == ("D5", health)
    assert game.refused(Move("osmond", game.cells("C5"))).reason in ("closed_side", "movement_over")


@pytest.mark.rule("LADDER-08", "RULING-G-03")
def test_who_is_wounded_and_lands_badly_dies() -> None:
    game = standing(put(PALISADE, C5="A"), "C5", 2, make=palisade, A=man("osmond", "A", health="wounded"))
    game.do(Move("osmond", game.cells("D5")), 5)
    assert game["osmond"].health == Health.DEAD


# -- fighting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-11", "SC-LADDER-08", "A-MISC-02", "RULING-G-23", "RULING-S-08")
def test_on_a_ladder_one_fights_at_a_disadvantage_and_only_across_its_top() -> None:
    """− for the ladder against + for the crenels: two columns left; the neighbour on the wall is out of reach both ways."""
    wall = [{"who": "okeanos", "side": "B", "at": "D3/2"}, {"who": "zenon", "side": "B", "at": "D2/2"}]
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A"), sequence="combat", men=wall)
    found = game.plan(Attack(("osmond",), "okeanos"))
    assert [(term.value, term.reason) for term in found.shifts] == [(-1, "ground_of_attacker"), (-1, "ground_of_defender")]
    side = game.refused(Attack(("osmond",), "zenon"))
    assert (side.reason, side.rule, side.by) == ("at_another_height", "RULING-G-23", "ladder")
    game.state = game.state._replace(active=1)
    found = game.plan(Attack(("okeanos",), "osmond"))
    assert [(term.value, term.reason) for term in found.shifts] == [(1, "ground_of_defender")]
    assert game.refused(Attack(("zenon",), "osmond")).reason == "at_another_height"
    other = standing(put(FIELD, C3="A"), A=man("osmond", "A"), sequence="combat", men=wall, ruleset="anarchy")
    assert other.refused(Attack(("osmond",), "zenon")).rule == "A-MISC-02"
    assert game.field.now(game.state).board.ground[game.cell("C3")].cover == Cover.NONE


@pytest.mark.rule("RULING-G-23")
def test_from_the_ground_he_is_fought_by_those_beside_him() -> None:
    game = standing(put(FIELD, C3="A", C4="X"), A=man("osmond", "A"), X=man("ulf", "B"), sequence="combat", active="B")
    assert [term.value for term in game.plan(Attack(("ulf",), "osmond")).shifts] == [1]


@pytest.mark.rule("LADDER-07", "SC-LADDER-10", "ADV-02", "ADV-10")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
def test_he_follows_over_the_top(ruleset: str) -> None:
    """The passage is free to who follows a beaten man; then he has half his points, but in the classic siege he stops on the wall."""
    wall = [{"who": "zenon", "side": "B", "at": "D3/2", "health": "wounded"}]
    game = standing(put(FIELD, C3="A"), A=man("thurkil", "A"), sequence="combat", men=wall, ruleset=ruleset)
    game.do(Attack(("thurkil",), "zenon"), 1)
    assert (game.asked, game["zenon"].health) == ("advance_offered", Health.DEAD)
    farther = Advance("thurkil", game.cells("D3/2 D4/2"))
    if ruleset == "siege_classic":
        assert game.refused(farther)[:2] == ("stops_on_the_wall", "SC-LADDER-10")
        assert {command.path for command in game.legal if isinstance(command, Advance)} == {game.cells("D3/2")}
        game.do(Advance("thurkil", game.cells("D3/2")))
        assert game.at("thurkil") == "D3/2"
        return
    half = game["thurkil"].values.movement // 2
    assert max(len(command.path) for command in game.legal if isinstance(command, Advance)) == 1 + min(half, 3)
    game.do(farther)
    assert game.at("thurkil") == "D4/2"


@pytest.mark.rule("LADDER-07", "LADDER-08", "PLAT-01", "ADV-10")
@pytest.mark.parametrize(("die", "place", "health"), [(5, "D2/1", Health.HEALTHY), (6, "D3/1", Health.WOUNDED)])
def test_who_follows_onto_a_platform_lands_before_he_goes_on(die: int, place: str, health: int) -> None:
    """The jump from the stakes is tested first; who is hurt by it goes no farther."""
    wall = [{"who": "zenon", "side": "B", "at": "D3/1", "health": "wounded"}]
    game = palisade(put(PALISADE, C3="A"), A=man("osmond", "A"), sequence="combat", men=wall, ladders=[ladder("C3", 2)])
    game.do(Attack(("osmond",), "zenon"), 1)
    assert game.asked == "advance_offered"
    game.do(Advance("osmond", game.cells("D3/1 D2/1")), die)
    assert (game.at("osmond"), game["osmond"].health) == (place, health)


@pytest.mark.rule("LADDER-09")
def test_nor_does_he_follow_over_the_top_of_one_just_raised() -> None:
    wall = [{"who": "zenon", "side": "B", "at": "D3/2", "health": "wounded"}]
    game = standing(put(FIELD, C3="A"), A=man("thurkil", "A"), raised=1, sequence="combat", men=wall)
    game.do(Attack(("thurkil",), "zenon"), 1)
    assert game["zenon"].health == Health.DEAD
    assert game.asked == ""


# -- shifting --------------------------------------------------------------------------------------------------------


SHIFTERS = put(FIELD, B3="A", C4="E")


@pytest.mark.rule("LADDER-10", "SC-LADDER-05", "SC-LADDER-06")
def test_two_beside_it_move_or_turn_it_for_two_points_each() -> None:
    game = standing(SHIFTERS, A=man("osmond", "A"), E=man("bernier", "A"))
    turn = Work("shift_ladder", ("osmond", "bernier"), game.cell("C3"), "ladder", 1)
    move = Work("shift_ladder", ("osmond", "bernier"), game.cell("C2"), "ladder", 2)
    onto = Work("shift_ladder", ("osmond", "bernier"), game.cell("C4"), "ladder", 2)
    assert game.allowed(turn)
    assert game.allowed(move)
    assert game.refused(onto).rule == "SC-LADDER-06"
    game.do(move)
    assert (where(game), game["osmond"].left, game["bernier"].left) == (["C2"], 6, 6)


@pytest.mark.rule("LADDER-10", "SC-LADDER-05")
@pytest.mark.parametrize(("ruleset", "again"), [("guiscard", True), ("anarchy", True), ("siege_classic", False)])
def test_only_the_classic_siege_shifts_a_ladder_once_a_turn(ruleset: str, again: bool) -> None:
    """Guiscard prints the two points each of two men pays, and no limit but these; in the classic siege it is one hex a turn."""
    game = standing(SHIFTERS, ruleset=ruleset, A=man("osmond", "A"), E=man("bernier", "A"))
    pair = ("osmond", "bernier")
    game.do(Work("shift_ladder", pair, game.cell("C3"), "ladder", 1))
    back = Work("shift_ladder", pair, game.cell("C3"), "ladder", 2)
    if again:
        game.do(back)
        assert (game["osmond"].left, game["bernier"].left) == (4, 4)
    else:
        assert (game.refused(back).reason, game.refused(back).rule) == ("ladder_shifted_before", "SC-LADDER-05")


@pytest.mark.rule("LADDER-10", "SC-LADDER-05")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"left": 1}, "not_enough_points"),
        ({"marks": Mark.HALTED}, "movement_over"),
        ({"marks": Mark.WORKED}, "cannot_work"),
        ({"marks": Mark.CHARGED}, "cannot_work"),
        ({"mount": "turold.horse"}, "cannot_work"),
    ],
)
def test_who_moves_it_has_two_points_and_free_hands(change: dict[str, Any], reason: str) -> None:
    """On foot, still able to move, with two points left and nothing else on his shoulder; two different men."""
    game = standing(SHIFTERS, A=man("osmond", "A"), E=man("bernier", "A"))
    turn = Work("shift_ladder", ("osmond", "bernier"), game.cell("C3"), "ladder", 1)
    game.state = game.state.with_being(game["bernier"]._replace(**change))
    assert game.refused(turn).reason == reason


@pytest.mark.rule("LADDER-02", "LADDER-10")
@pytest.mark.parametrize(
    ("men", "thing", "reason"),
    [
        (("osmond",), "ladder", "ladder_needs_two"),
        (("osmond", "bernier", "turold"), "ladder", "ladder_needs_two"),
        (("osmond", "bernier"), "stool", "no_such_ladder"),
    ],
)
def test_two_different_men_and_a_ladder_that_is_there(men: tuple[str, ...], thing: str, reason: str) -> None:
    game = standing(put(SHIFTERS, A1="X"), A=man("osmond", "A"), E=man("bernier", "A"), X=man("turold", "A"))
    assert game.refused(Work("shift_ladder", men, game.cell("C3"), thing, 1)).reason == reason


@pytest.mark.rule("LADDER-05", "LADDER-10", "SC-LADDER-06")
@pytest.mark.parametrize(
    ("place", "who", "reason"), [("C3", man("turold", "A"), "somebody_on_ladder"), ("C2", man("ulf", "B"), "enemy_at_ladder")]
)
def test_not_with_somebody_on_it_or_an_enemy_beside_it(place: str, who: Any, reason: str) -> None:
    game = standing(put(SHIFTERS, **{place: "X"}), A=man("osmond", "A"), E=man("bernier", "A"), X=who)
    assert game.refused(Work("shift_ladder", ("osmond", "bernier"), game.cell("C3"), "ladder", 1)).reason == reason
    assert game.refused(Work("take_up_ladder", ("osmond", "bernier"), game.cell("C4"), "ladder")).reason == reason


@pytest.mark.rule("LADDER-05")
def test_a_standing_ladder_can_be_taken_away() -> None:
    game = standing(put(FIELD, B3="A", B2="E"), A=man("osmond", "A"), E=man("bernier", "A"))
    game.do(Work("take_up_ladder", ("osmond", "bernier"), game.cell("B3"), "ladder"))
    assert (where(game), game.state.works.ladders["ladder"].carriers) == (["B3", "B2"], ("osmond", "bernier"))
    assert game.allowed(carry(game, "A3"))


# -- throwing it down ------------------------------------------------------------------------------------------------


def throw(game: Table, who: str, to: str) -> Work:
    """Somebody throws it down so that its other half lies on a hex."""
    return Work("throw_down_ladder", (who,), game.cell(to), "ladder")


ABOVE = [{"who": "okeanos", "side": "B", "at": "D3/2"}]


@pytest.mark.rule("LADDER-12", "LADDER-13", "SC-LADDER-11", "SC-LADDER-12", "SC-LADDER-14", "RULING-S-10")
@pytest.mark.parametrize(("die", "falls"), [(1, True), (6, True), (7, False), (10, False)])
def test_from_above_it_falls_on_six_or_less(die: int, falls: bool) -> None:
    game = standing(sequence="combat", active="B", men=ABOVE)
    assert game.refused(throw(game, "okeanos", "A3")).rule == "LADDER-13"
    game.do(throw(game, "okeanos", "B3"), die)
    assert where(game) == (["C3", "B3"] if falls else ["C3"])
    assert game.state.works.ladders["ladder"].standing is not falls
    assert game["okeanos"].has(Mark.WORKED)
    assert game.refused(throw(game, "okeanos", "B3")).reason in ("has_acted", "ladder_lies")


@pytest.mark.rule("LADDER-12", "SC-LADDER-13", "RULING-G-24", "RULING-S-09")
def test_only_from_the_hex_it_leans_on_and_instead_of_fighting() -> None:
    wall = [*ABOVE, {"who": "zenon", "side": "B", "at": "D2/2"}, {"who": "leontios", "side": "B", "at": "D4/2"}]
    game = standing(sequence="combat", active="B", men=wall)
    assert game.refused(throw(game, "zenon", "B3")).reason == "not_at_ladder_top"
    game = standing(sequence="combat", active="B", men=[{**ABOVE[0], "marks": ["attacked"]}])
    assert game.refused(throw(game, "okeanos", "B3")).reason == "has_acted"


@pytest.mark.rule("SC-LADDER-12", "RULING-G-24")
@pytest.mark.parametrize(("ruleset", "falls"), [("guiscard", True), ("siege_classic", False)])
def test_a_wounded_man_is_weaker_in_the_classic_siege(ruleset: str, falls: bool) -> None:
    game = standing(sequence="combat", active="B", ruleset=ruleset, men=[{**ABOVE[0], "health": "wounded"}])
    game.do(throw(game, "okeanos", "B3"), 6)
    assert game.state.works.ladders["ladder"].standing is not falls


@pytest.mark.rule("LADDER-17", "RULING-S-11", "RULING-G-24")
@pytest.mark.parametrize(("ruleset", "lawful"), [("guiscard", True), ("anarchy", True), ("siege_classic", False)])
def test_from_below_where_the_edition_knows_it(ruleset: str, lawful: bool) -> None:
    game = standing(put(FIELD, C4="X"), X=man("ulf", "B"), sequence="combat", active="B", ruleset=ruleset)
    assert game.allowed(throw(game, "ulf", "B3")) is lawful
    own = standing(put(FIELD, C4="X"), X=man("osmond", "A"), sequence="combat", ruleset=ruleset)
    assert own.allowed(throw(own, "osmond", "B3")) is lawful


@pytest.mark.rule("LADDER-14", "SC-LADDER-15", "RULING-S-10")
def test_who_is_on_it_falls_where_his_owner_says_and_is_wounded() -> None:
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A"), sequence="combat", active="B", men=ABOVE)
    game.do(throw(game, "okeanos", "B3"), 1)
    assert (game.asked, game.decides) == ("landing_asked", 0)
    assert {game.field.name(fall.cell) for fall in game.legal if isinstance(fall, Fall)} == {"B2", "B3", "C2", "C4"}
    game.do(Fall(game.cell("B3")))
    assert (game.at("osmond"), game["osmond"].health) == ("B3", Health.WOUNDED)


@pytest.mark.rule("SC-LADDER-15")
def test_in_the_classic_siege_he_may_stay_on_its_hex() -> None:
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A"), sequence="combat", active="B", ruleset="siege_classic", men=ABOVE)
    game.do(throw(game, "okeanos", "B3"), 1)
    assert game.allowed(Fall(game.cell("C3")))


@pytest.mark.rule("LADDER-14", "RULING-S-10")
def test_a_wounded_climber_dies_of_the_fall() -> None:
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A", health="wounded"), sequence="combat", active="B", men=ABOVE)
    game.do(throw(game, "okeanos", "B3"), 1)
    game.do(Fall(game.cell("B3")))
    assert game["osmond"].health == Health.DEAD


@pytest.mark.rule("LADDER-15", "LADDER-16", "RULING-G-25", "SC-LADDER-16", "SC-LADDER-17")
@pytest.mark.parametrize("other", [man("bernier", "A"), man("ulf", "B")])
def test_he_may_fall_on_somebody_who_is_stunned_and_gets_off_in_his_next_movement(other: Any) -> None:
    game = standing(put(FIELD, C3="A", B3="X"), A=man("osmond", "A"), X=other, sequence="combat", active="B", men=ABOVE)
    game.do(throw(game, "okeanos", "B3"), 1)
    assert not of_kind(game.told, Hurt), "the ladder itself hurts nobody"
    game.do(Fall(game.cell("B3")))
    assert game.at("osmond") == game.at(other.who) == "B3"
    assert (game["osmond"].health, game[other.who].health) == (Health.WOUNDED, Health.STUNNED)
    go_to(game, COMBAT, 0)
    assert game.at("osmond") != "B3"
    assert len(game.state.at[game.cell("B3")]) == 1


@pytest.mark.rule("LADDER-14")
def test_a_ladder_whose_wall_is_gone_falls() -> None:
    game = standing(put(FIELD, C3="A"), A=man("osmond", "A"))
    works = game.state.works
    game.state = game.state._replace(works=works._replace(changed={game.cell("D3/2"): "", game.cell("D3"): "rubble"}))
    game.do(Move("osmond", game.cells("B3")))
    assert not game.state.works.ladders["ladder"].standing


@pytest.mark.rule("PALI-01", "LADDER-08")
def test_behind_a_plain_palisade_nobody_is_within_reach_of_the_ladder() -> None:
    """He can jump down, but not strike at who stands inside, nor does he keep an archer there from shooting."""
    game = standing(put(PALISADE, C5="A", D5="X"), "C5", 2, make=palisade, A=man("osmond", "A"), X=man("petros", "B"), sequence="combat")
    assert game.refused(Attack(("osmond",), "petros")).rule == "MELEE-25"
    assert not zone(game.position, 0) >> game.cell("D5") & 1
    assert not threatened(game.position, game["petros"])
