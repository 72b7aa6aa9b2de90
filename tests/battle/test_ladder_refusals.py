"""What cannot be done with ladders, refusal by refusal, and what is offered to be done with them. Guiscard 10.1; Siege 2.21, 2.22."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Done, Fall, Move, Work
from hauberk.battle.storming import ladders
from hauberk.board.board import NOWHERE
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import Doing
from tests.battle.scaled_walls import FIELD, PALISADE, castle, ladder, palisade, put
from tests.battle.test_ladders import ABOVE, SHIFTERS, TWO, carried, carry, raised, standing, throw, where
from tests.battle.trying import lawful, listed, offered, with_being
from tests.kit import Table, man, of_kind, rider

PAIR = ("osmond", "bernier")
TWO_MEN = {"A": man("osmond", "A"), "E": man("bernier", "A")}


def take_up(game: Table, at: str, *men: str) -> Work:
    return Work("take_up_ladder", men or PAIR, game.cell(at), "ladder")


# -- taking up and laying down -----------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-02", "LADDER-05")
def test_who_can_take_up_a_lying_ladder() -> None:
    """A man on each half with free hands; not from one half, not from others who carry it; who has stopped moving may still take it."""
    game = castle(put(TWO, C4="X"), ladders=[ladder("B4 A4")], X=man("turold", "A"), **TWO_MEN)
    assert game.refused(take_up(game, "B4", "osmond", "turold")).reason == "not_at_both_ends"
    assert game.refused(take_up(game, "B4", "osmond")).reason == "ladder_needs_two"
    assert game.refused(replace(take_up(game, "B4"), thing="stool")).reason == "no_such_ladder"
    assert listed(game, "take_up_ladder") == {take_up(game, "B4")}
    halted = with_being(game, "bernier", marks=Mark.HALTED)
    assert halted.allowed(take_up(halted, "B4"))
    worked = with_being(game, "bernier", marks=Mark.WORKED)
    assert worked.refused(take_up(worked, "B4")).reason == "cannot_work"
    assert listed(worked, "take_up_ladder") == set()
    taken = carried(put(TWO, C4="X"), X=man("turold", "A"))
    taken.state = taken.state.with_being(taken["osmond"]._replace(marks=0)).with_being(taken["bernier"]._replace(marks=0))
    assert taken.refused(take_up(taken, "B4")).reason == "ladder_is_carried"


@pytest.mark.rule("LADDER-02", "STATE-01")
@pytest.mark.parametrize("change", [{"side": 1}, {"health": Health.STUNNED, "stunned_in": 1}])
def test_a_ladder_is_not_offered_to_who_cannot_take_it(change: dict[str, Any]) -> None:
    game = with_being(castle(TWO, ladders=[ladder("B4 A4")], **TWO_MEN), "bernier", **change)
    assert listed(game, "take_up_ladder") == set()


@pytest.mark.rule("LADDER-05", "LADDER-10")
def test_a_standing_ladder_is_taken_down_by_two_beside_it_and_each_other_for_two_points() -> None:
    game = standing(put(FIELD, B3="A", B2="E", C4="X"), X=man("turold", "A"), **TWO_MEN)
    assert game.refused(take_up(game, "B3", "bernier", "turold")).reason == "not_beside_ladder"
    assert {frozenset(work.men) for work in listed(game, "take_up_ladder")} == {frozenset(PAIR), frozenset({"osmond", "turold"})}
    far = standing(put(FIELD, A3="A", B3="E"), **TWO_MEN)
    assert far.refused(take_up(far, "B3")).reason == "not_beside_ladder"
    game.do(take_up(game, "B3"))
    assert (game["osmond"].left, game["bernier"].left) == (6, 6)
    lying = castle(TWO, ladders=[ladder("B4 A4")], **TWO_MEN)
    lying.do(take_up(lying, "B4"))
    assert (lying["osmond"].left, lying["bernier"].left) == (8, 8)
    poor = with_being(standing(put(FIELD, B3="A", B2="E"), **TWO_MEN), "osmond", left=2)
    assert poor.allowed(take_up(poor, "B3"))
    assert listed(poor, "take_up_ladder")
    poor = with_being(poor, "osmond", left=1)
    assert poor.refused(take_up(poor, "B3")).reason == "not_enough_points"
    assert listed(poor, "take_up_ladder") == set()


@pytest.mark.rule("LADDER-02")
def test_only_its_carriers_lay_it_down_raise_and_carry_it() -> None:
    game = carried(put(TWO, C4="X", C5="Y"), X=man("turold", "A"), Y=man("enguerrand", "A"))
    for task in ("lay_down_ladder", "raise_ladder", "carry_ladder"):
        work = Work(task, ("turold", "enguerrand"), game.cell("B4"), "ladder", 2 if task == "raise_ladder" else -1)
        assert game.refused(work).reason == "does_not_carry_ladder"
        assert game.refused(replace(work, men=PAIR, thing="stool")).reason == "no_such_ladder"
        assert game.refused(replace(work, men=("osmond",))).reason == "ladder_needs_two"
    assert listed(game, "lay_down_ladder") == {Work("lay_down_ladder", PAIR, game.cell("B4"), "ladder")}
    lying = castle(TWO, ladders=[ladder("B4 A4")], **TWO_MEN)
    assert listed(lying, "lay_down_ladder") == set()


# -- carrying ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-02", "LADDER-03", "STACK-01")
def test_where_a_ladder_is_carried() -> None:
    """As far as both have points, onto free hexes, not over a standing ladder; every such hex is offered, either end first."""
    game = carried(put(TWO, B2="X"), X=man("turold", "A"))
    assert game.refused(replace(carry(game, "C4"), cell=NOWHERE)).reason == "no_way_to"
    assert game.refused(carry(game, "B2")).reason in ("occupied", "not_enough_points")
    short = with_being(game, "osmond", left=4)
    assert short.allowed(carry(short, "C3"))
    assert short.refused(carry(short, "C2")).reason == "not_enough_points"
    halted = with_being(carried(), "bernier", marks=Mark.HALTED | Mark.LADDER)
    assert halted.refused(carry(halted, "C4")).reason == "movement_over"
    assert listed(halted, "carry_ladder") == set()
    tired = with_being(carried(), "bernier", left=2)
    assert not tired.allowed(carry(tired, "C4"))
    crowd = carried(put(TWO, B5="X", C5="Y"), X=man("turold", "A"), Y=man("enguerrand", "A"))
    assert offered(crowd, "carry_ladder") == lawful(crowd, "carry_ladder", 2, ["ladder"])
    assert len(offered(crowd, "carry_ladder")) > 6


@pytest.mark.rule("LADDER-02")
def test_a_carried_ladder_passes_over_no_standing_one() -> None:
    two = [ladder("B4 A4", carriers=list(PAIR)), {**ladder("C4", 2), "id": "other"}]
    game = castle(TWO, ladders=two, **TWO_MEN)
    assert not game.allowed(carry(game, "C4"))
    assert castle(TWO, ladders=two[:1], **TWO_MEN).allowed(carry(game, "C4"))


@pytest.mark.rule("MOVE-03", "LADDER-03")
def test_who_was_under_way_has_arrived_when_others_carry() -> None:
    game = carried(put(TWO, A1="X"), X=man("turold", "A"))
    game.do(Move("turold", game.cells("B1")))
    game.do(carry(game, "B3"))
    assert not game.allowed(Move("turold", game.cells("A1")))
    assert game.allowed(carry(game, "C3"))


@pytest.mark.rule("LADDER-02")
@pytest.mark.parametrize("change", [{"cell": 0}, {"mount": "turold.horse"}, {"carries": "turold"}])
def test_a_ladder_drops_when_a_carrier_is_no_longer_at_his_end(change: dict[str, Any]) -> None:
    game = carried()
    if "cell" in change:
        change = {"cell": game.cell("A6")}
    game = with_being(game, "bernier", **change)
    game.do(Done())
    assert game.state.works.ladders["ladder"].carriers == ()


# -- raising and shifting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-04")
def test_where_a_ladder_is_raised() -> None:
    """On one of its own hexes, against a wall that is there."""
    game = carried()
    game.do(carry(game, "C4"))
    assert game.refused(raised(game, "C5")).reason == "not_where_ladder_is"
    for facing in (-1, 0, 4):
        assert game.refused(raised(game, "C4", facing)).reason == "nothing_to_lean_on"
    assert offered(game, "raise_ladder") == lawful(game, "raise_ladder", 2, ["ladder"], range(6))
    assert offered(game, "raise_ladder") == {(game.cell("C4"), "ladder", facing) for facing in (1, 2)}
    edge = castle(put(FIELD, C1="A", B1="E"), ladders=[ladder("C1 B1", carriers=list(PAIR))], **TWO_MEN)
    assert edge.refused(raised(edge, "C1", 0)).reason == "nothing_to_lean_on"


@pytest.mark.rule("LADDER-04", "SC-LADDER-06")
def test_not_where_another_ladder_stands() -> None:
    game = castle(SHIFTERS, ladders=[ladder("C3", 2), {**ladder("C2", 2), "id": "other"}], **TWO_MEN)
    assert game.refused(Work("shift_ladder", PAIR, game.cell("C2"), "ladder", 2)).reason == "ladder_stands_there"


@pytest.mark.rule("LADDER-10", "SC-LADDER-05", "SC-LADDER-06")
def test_how_a_ladder_is_shifted() -> None:
    """By two beside its foot, to a free hex beside it or to another side; turned to where it leans already it is not shifted."""
    game = standing(put(SHIFTERS, A6="X", C2="V"), X=man("turold", "A"), **TWO_MEN)
    turn = Work("shift_ladder", PAIR, game.cell("C3"), "ladder", 1)
    assert game.refused(replace(turn, men=("osmond", "turold"))).reason == "not_beside_ladder"
    assert game.refused(replace(turn, facing=2)).reason == "nothing_to_lean_on"
    assert game.refused(replace(turn, facing=4)).reason == "nothing_to_lean_on"
    assert game.refused(replace(turn, cell=game.cell("A1"), facing=2)).reason == "not_adjacent"
    assert game.refused(replace(turn, cell=game.cell("B2"), facing=2)).reason == "nothing_to_lean_on"
    assert offered(game, "shift_ladder") == lawful(game, "shift_ladder", 2, ["ladder"], range(6))
    exact = with_being(game, "osmond", left=2)
    assert exact.allowed(turn)
    lying = castle(SHIFTERS, ladders=[ladder("B4 A4")], **TWO_MEN)
    assert lying.refused(Work("shift_ladder", PAIR, lying.cell("B4"), "ladder", 2)).reason == "ladder_lies"
    assert listed(lying, "shift_ladder") == set()


@pytest.mark.rule("LADDER-10")
@pytest.mark.parametrize("change", [{"left": 1}, {"health": Health.STUNNED, "stunned_in": 1}, {"marks": Mark.WORKED}])
def test_the_first_two_who_can_are_offered_a_ladder_to_shift(change: dict[str, Any]) -> None:
    """Three stand beside it; whichever of them cannot, the other two can."""
    for who in ("osmond", "bernier", "turold"):
        game = standing(put(SHIFTERS, B2="X"), X=man("turold", "A"), **TWO_MEN)
        game = with_being(game, who, **change)
        assert {who not in work.men for work in listed(game, "shift_ladder")} == {True}


@pytest.mark.rule("LADDER-10")
def test_no_ox_and_nobody_on_the_wall_shifts_a_ladder() -> None:
    wall = [{"who": "turold", "side": "A", "at": "D3/2"}]
    game = standing(SHIFTERS, A=man("osmond", "A"), E=man("ox_red", "A"), men=wall)
    assert listed(game, "shift_ladder") == set()
    assert game.refused(Work("shift_ladder", ("osmond", "turold"), game.cell("C3"), "ladder", 1)).reason == "not_beside_ladder"


# -- throwing down -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-12", "LADDER-13", "LADDER-17")
def test_who_can_throw_down_a_ladder_and_where_it_can_lie() -> None:
    """Who is above it or beside its foot; it lies on open ground only, not in the wall."""
    game = standing(put(FIELD, C4="X"), X=man("ulf", "B"), sequence="combat", active="B", men=ABOVE)
    assert {game.field.name(cell) for cell, _, _ in offered(game, "throw_down_ladder")} == {"B2", "B3", "C2", "C4"}
    assert offered(game, "throw_down_ladder") == lawful(game, "throw_down_ladder", 1, ["ladder"])
    assert {work.men for work in listed(game, "throw_down_ladder")} == {("okeanos",), ("ulf",)}
    assert game.refused(replace(throw(game, "okeanos", "B3"), men=("okeanos", "ulf"))).reason == "one_at_a_time"
    assert game.refused(replace(throw(game, "okeanos", "B3"), thing="stool")).reason == "no_such_ladder"
    assert game.refused(throw(game, "okeanos", "D3")).reason == "ladder_cannot_lie_there"
    edge = standing(put(FIELD, C1="."), "C1", 2, sequence="combat", active="B", men=[{"who": "okeanos", "side": "B", "at": "D1/2"}])
    assert {edge.field.name(cell) for cell, _, _ in offered(edge, "throw_down_ladder")} == {"B1", "C2"}


@pytest.mark.rule("LADDER-12")
def test_a_lying_ladder_is_not_thrown_down_nor_any_by_riders() -> None:
    lying = castle(put(TWO, C4="X"), ladders=[ladder("B4 A4")], X=man("ulf", "A"), sequence="combat", **TWO_MEN)
    assert lying.refused(Work("throw_down_ladder", ("ulf",), lying.cell("B3"), "ladder")).reason == "ladder_lies"
    assert listed(lying, "throw_down_ladder") == set()
    riding = standing(put(FIELD, B4="X"), X=rider("drogon", "A", 1), sequence="combat")
    beside = with_being(riding, "drogon", cell=riding.cell("C4"), tail=riding.cell("B4"))
    assert beside.refused(throw(beside, "drogon", "B3")).reason == "has_acted"


@pytest.mark.rule("LADDER-12", "LADDER-08", "PALI-01")
def test_from_behind_a_plain_palisade_nobody_reaches_a_ladder() -> None:
    """Inside, where one jumps down, there is no top to push from; and it does not fall through the stakes."""
    game = standing(
        put(PALISADE, D5="X", C6="Y"), "C5", 2, make=palisade, X=man("petros", "B"), Y=man("okeanos", "B"), sequence="combat", active="B"
    )
    assert game.refused(throw(game, "petros", "B5")).reason == "not_at_ladder_top"
    assert game.refused(throw(game, "okeanos", "D5")).reason == "ladder_cannot_lie_there"
    assert game.allowed(throw(game, "okeanos", "B5"))
    assert {work.men for work in listed(game, "throw_down_ladder")} == {("okeanos",)}


@pytest.mark.rule("LADDER-12", "SC-LADDER-12")
@pytest.mark.parametrize(
    ("ruleset", "health", "terms"), [("guiscard", "wounded", 1), ("siege_classic", "wounded", 2), ("siege_classic", "healthy", 1)]
)
def test_the_die_and_what_changes_it(ruleset: str, health: str, terms: int) -> None:
    """A wound counts in the classic siege alone; the story says whether the ladder fell."""
    for die, told in ((1, "falls"), (10, "stays")):
        game = standing(sequence="combat", active="B", ruleset=ruleset, men=[{**ABOVE[0], "health": health}])
        events = game.do(throw(game, "okeanos", "B3"), die)
        tested = of_kind(events, e.Tested)[0]
        assert (len(tested.terms), tested.result) == (terms, told)


# -- falling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-14", "LADDER-15")
def test_nobody_falls_on_riders_beasts_or_two_at_once() -> None:
    picture = put(FIELD, C3="A", B3="X", B2="O", C4="Y")
    people = {"A": man("osmond", "A"), "X": rider("drogon", "B", 2), "O": man("ox_red", "A"), "Y": man("ulf", "B")}
    game = standing(picture, sequence="combat", active="B", men=[*ABOVE, {"who": "turold", "side": "A", "at": "A1"}], **people)
    game = with_being(game, "turold", cell=game.cell("C4"))
    game.do(throw(game, "okeanos", "C2"), 1)
    assert [game.field.name(fall.cell) for fall in game.legal if isinstance(fall, Fall)] in ([], ["C2"])
    assert not game.asked or {fall.cell for fall in game.legal if isinstance(fall, Fall)} == {game.cell("C2")}


@pytest.mark.rule("LADDER-14")
def test_who_has_nowhere_to_fall_stays_on_its_hex() -> None:
    picture = put(FIELD, C3="A", B2="W", B3="W", C2="W", C4="O")
    game = standing(picture, A=man("osmond", "A"), O=man("ox_red", "A"), sequence="combat", active="B", men=ABOVE)
    game.do(throw(game, "okeanos", "C4"), 1)
    assert (game.at("osmond"), game["osmond"].health) == ("C3", Health.WOUNDED)


@pytest.mark.rule("LADDER-14", "FIRE-11")
def test_a_ladder_that_is_destroyed_throws_off_who_is_on_it() -> None:
    """The one in that hex and no other; who carries one stands with empty hands."""
    game = castle(put(FIELD, C3="A", C5="E"), ladders=[ladder("C3", 2), {**ladder("C5", 2), "id": "other"}], **TWO_MEN)
    doing = Doing(game.position, ScriptedDice([]))
    ladders.destroy(doing, game.cell("C3"))
    assert set(doing.state.works.ladders) == {"other"}
    assert [type(question).__name__ for question in doing.state.pending] == ["LandingAsked"]
    held = carried()
    doing = Doing(held.position, ScriptedDice([]))
    ladders.destroy(doing, held.cell("A4"))
    assert doing.state.works.ladders == {}
    assert not doing.state.beings["osmond"].has(Mark.LADDER)
    assert doing.state.pending == ()
    assert where(held) == ["B4", "A4"]


@pytest.mark.rule("LADDER-02", "INF-02")
def test_carriers_who_do_not_pass_between_enemies_stop_with_their_ladder() -> None:
    """Past Ulf and Zenon: on a one they pass; on a ten the first of them dies between the two, and the ladder lies there."""
    for die, place in ((1, ["B6", "B5"]), (10, ["B5", "B4"])):
        game = carried(put(TWO, C5="X", A5="Y"), X=man("ulf", "B"), Y=man("zenon", "B"))
        game.do(carry(game, "B6"), *([die] if die == 10 else [die, die]))
        assert where(game) == place
        assert game["osmond"].alive is (die == 1)
        assert bool(game.state.works.ladders["ladder"].carriers) is (die == 1)
