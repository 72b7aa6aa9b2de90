"""What refusals say: both numbers of a limit, what somebody lacks, who or what bars the way, an answer nobody asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core.commands import (
    Attack,
    Charge,
    ClearHex,
    Command,
    Dismount,
    Drive,
    Escort,
    FormUp,
    Foulkon,
    GroupCharge,
    HoldFire,
    Move,
    PushMachine,
    Work,
)
from hauberk.battle.core.questions import RetreatOwed
from hauberk.common.refusal import Refusal
from hauberk.play.battle.queries import way_through
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import question_text, refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.battle import test_oxen
from tests.battle.scaled_walls import put as placed
from tests.battle.shots import at_the_end, back, lane, put, shot
from tests.battle.storming import CREW, crew, front, machine
from tests.battle.test_capture import GUARDS, LONG, WEAKER, changed, demand, held, ringed
from tests.battle.test_charge import LISTS, LONG_LISTS, SIX, TWELVE, gui, lists
from tests.battle.test_flaming_arrows import ROW as LANE
from tests.battle.test_flaming_arrows import arrow, place
from tests.battle.test_formation import FRONT_RANK, THREE, row
from tests.battle.test_ladder_refusals import TWO, carried
from tests.battle.test_oil_refusals import carry, yard
from tests.battle.test_oxen import convoy
from tests.battle.test_ram import ram, strike
from tests.battle.test_stone_throwers import next_turn, perriere, throw
from tests.kit import Table, both, drawn, man, rider


def said(game: Table, refusal: object, *words: str) -> None:
    """Each language's sentence has these words."""
    for language in LANGUAGES:
        text = refusal_text(messages_in(language), refusal, game.position)  # type: ignore[arg-type]
        assert all(word.lower() in text.lower() for word in words), text


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-02", "SSLING-04")
def test_a_target_out_of_range_and_one_too_near() -> None:
    game = lane("." * 54, people={1: man("osgar", "A"), 3: man("edric", "B", health="stunned")}, ruleset="anarchy")
    assert both(game.refused(shot(game, "osgar", "edric", "staff_sling"))) == ("too_near", 3, 2)
    put(game, "edric", "A52")
    refusal = game.refused(shot(game, "osgar", "edric", "staff_sling"))
    assert both(refusal) == ("out_of_range", 51, 50)
    said(game, refusal, "51", "50")


@pytest.mark.rule("FLARROW-02")
def test_a_flaming_arrow_flies_as_far_as_short_range() -> None:
    line = " ".join(["A", *["."] * 16, "T", "T", "."])
    bare = line.replace("A", ".").replace("T", ".")
    game = place(f"{bare}\n{line}\n{bare}", A=man("stephanos", "A"))
    assert both(game.refused(arrow(game, "stephanos", "R2"))) == ("out_of_range", 17, 15)


@pytest.mark.rule("DFIRE-04", "MOVE-06")
def test_who_has_moved_too_far_to_shoot() -> None:
    picture = "S . O .\n. . . .\n. . . .\n. . . .\nM . . ."
    game = drawn(picture, S=man("stephanos", "A", spent=5), O=man("renouf", "A"), M=man("ahmad", "B"), active="B")
    at_the_end(game)
    refusal = game.refused(back(game, "stephanos", "ahmad", "composite_bow"))
    assert both(refusal) == ("moved_too_far_to_shoot", 5, game["stephanos"].allowance // 2)


@pytest.mark.rule("CHARGE-06", "GCHARGE-01")
def test_a_charge_that_is_too_short_or_too_small() -> None:
    game = lists(gui(), man("bilal", "B"))
    assert both(game.refused(Charge("gui", "bilal", game.cells(SIX)[:4]))) == ("charge_too_short", 6, 4)
    alone = GroupCharge((Charge("gui", "bilal", game.cells(SIX)),))
    assert both(game.refused(alone)) == ("group_too_small", 3, 1)


@pytest.mark.rule("OXEN-02")
def test_a_team_that_is_not_whole() -> None:
    assert both(convoy(O=man("ox_white", "A", health="dead")).refused(Drive("wat", "ram", 1))) == ("team_incomplete", 2, 1)
    assert both(convoy(machine=test_oxen.ram(team=("ox_red",))).refused(Drive("wat", "ram", 1))) == ("team_incomplete", 2, 1)


@pytest.mark.rule("HOPL-01", "HOPL-02", "FOULK-01")
def test_a_row_that_is_too_short_or_has_wheeled_too_far() -> None:
    game = row()
    assert both(game.refused(FormUp(THREE[:2], 0))) == ("row_too_short", 3, 2)
    assert game.refused(FormUp((*THREE, THREE[0]), 0)).reason == "hands_needed"
    began = {letter: man(who.who, "B", marks=["formed_up"], spent=4) for letter, who in FRONT_RANK.items()}
    assert both(row(**began).refused(FormUp(THREE, 0))) == ("wheeled_too_far", 4, 3)
    game.do(FormUp(THREE, 0))
    (formation,) = game.state.formations
    assert both(game.refused(Foulkon(formation, True))) == ("foulkon_too_thin", 2, 1)


@pytest.mark.rule("CORPSE-03")
def test_the_dead_are_cleared_by_two_and_from_beside() -> None:
    game = drawn(
        ". . . . . .\n. A . . B .\n. . . . . .",
        A=man("osmond", "A"),
        B=man("bernier", "A"),
        sequence="combat",
        map={"hexsides": {"wall": ["B2/B3"]}},
    )
    game.state = game.state._replace(dead_men={game.cell("C3"): 3, game.cell("B3"): 3})
    assert both(game.refused(ClearHex(("osmond",), game.cell("C3"), game.cell("C2")))) == ("clearing_needs_two", 2, 1)
    far = game.refused(ClearHex(("osmond", "bernier"), game.cell("C3"), game.cell("C2")))
    assert (far.who, *both(far)) == ("Bernier", "too_far", 2, 1)
    walled = game.refused(ClearHex(("osmond", "bernier"), game.cell("B3"), game.cell("C2")))
    assert (walled.reason, walled.by) == ("closed_side", "wall")


# -- what bars ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOF-20", "LOF-21")
def test_who_stands_in_the_way_of_a_shot_has_a_name() -> None:
    """The first of them, seen from the shooter."""
    picture = "S . . .\n. . . .\n. . . .\nF . . .\nE . . .\nG . . ."
    game = drawn(
        picture, S=man("samir", "A"), F=man("pandolf", "B"), E=man("osmond", "B"), G=man("tosto", "B"), sequence="fire"
    )  # fmt: skip
    refusal = game.refused(shot(game, "samir", "tosto", "sling"))
    assert (refusal.reason, refusal.by) == ("somebody_in_the_way", "pandolf")
    said(game, refusal, "Pandolf")
    lit = place(LANE.replace("A  .  .", "A  .  B"), A=man("stephanos", "A"), B=man("osmond", "A"))
    assert lit.refused(arrow(lit, "stephanos", "F2")).by == "osmond"


@pytest.mark.rule("CHARGE-14", "RIDE-06", "STACK-01")
def test_who_is_on_the_hex_where_somebody_would_stop_has_a_name() -> None:
    for at in ("G2", "H2"):
        onto = lists(gui(), man("bilal", "B"), LISTS, men=[{"who": "guy", "side": "A", "at": at}])
        refusal = onto.refused(Charge("gui", "bilal", onto.cells(SIX)))
        assert (refusal.reason, refusal.about, refusal.by) == ("occupied", at, "guy")
        said(onto, refusal, "Guy")
    stepping = drawn(". . . .\n. R . .\n. . . .\n. G . .", R=rider("roger", "A", 0), G=man("guy", "A"))
    back_ = stepping.refused(Move("roger", stepping.cells("B3")))
    assert (back_.reason, back_.by) == ("occupied", "guy")


@pytest.mark.rule("LADDER-02", "A-OIL-06", "STACK-01")
def test_what_a_burden_does_not_pass_is_named() -> None:
    """The other bearer, a standing ladder; and who stands where it would be set down."""
    game = carried(placed(TWO, B2="X"), X=man("turold", "A"))
    pair, ladder = ("osmond", "bernier"), next(iter(game.state.works.ladders.values()))
    end, other = (game[who].cell for who in pair)
    through = Work("carry_ladder", pair, ladder.cells[0], "ladder", path=(other,))
    refusal = game.refused(replace(through, cell=other))
    assert (refusal.reason, refusal.by) == ("burden_does_not_pass", "bernier")
    said(game, refusal, "Bernier")
    assert end != other
    oil = yard({"wat": "D3", "hob": "D5", "tom": "D1"})
    refusal = oil.refused(carry(oil, "D1"))
    assert (refusal.reason, refusal.about, refusal.by) == ("occupied", "D1", "tom")


# -- what bars, by its name --------------------------------------------------------------------------------------------


def barred(game: Table, command: Command, *words: str) -> tuple[str, str]:
    """The reason and what bars; each language's sentence has its word for it."""
    refusal = game.refused(command)
    for language, word in zip(LANGUAGES, words or [refusal.by] * len(LANGUAGES), strict=True):
        said = refusal_text(messages_in(language), refusal, game.position)
        assert word.lower() in said.lower(), said
    return refusal.reason, refusal.by


@pytest.mark.rule("BLDG-01", "LWALL-02")
def test_a_wall_between_two_hexes_is_named() -> None:
    game = drawn(". . . .\n. A . .\n. . . .", A=man("osmond", "A"), map={"hexsides": {"wall": ["B2/B3"]}})
    assert barred(game, Move("osmond", game.cells("B3")), "wall", "mur", "muro") == ("closed_side", "wall")


@pytest.mark.rule("MOVE-08")
@pytest.mark.parametrize(("goes", "stands"), [("osmond", "okeanos"), ("okeanos", "osmond")])
def test_an_enemy_in_the_way_has_a_name(goes: str, stands: str) -> None:
    """Whichever side it is that goes, and however he is told where: by his way or by its end."""
    sides = {"osmond": "A", "okeanos": "B"}
    game = drawn(". . . .\n. A . .\n. B . .", A=man(goes, sides[goes]), B=man(stands, sides[stands]), active=sides[goes])
    assert barred(game, Move(goes, game.cells("B3"))) == ("enemy_in_the_way", stands)
    found = way_through(game.position, goes, (game.cell("B3"),))
    assert isinstance(found, Refusal)
    assert (found.reason, found.rule, found.by) == ("enemy_in_the_way", "MOVE-08", stands)


@pytest.mark.rule("RIDE-06", "CORPSE-01")
def test_a_step_back_onto_the_dead_is_barred_by_the_dead() -> None:
    """Not by the flat ground they lie on."""
    game = drawn(". . . .\n. R . .\n. . . .\n. . . .", R=rider("roger", "A", 0))
    game.state = game.state._replace(dead_men={game.cell("B4"): 6})
    assert game.refused(Move("roger", game.cells("B3"))).reason == "corpses_bar"


@pytest.mark.rule("A-OXEN-07", "A-RAM-02")
def test_what_stops_a_machine_is_named() -> None:
    scrub = front(machines=[machine("ram", "C9")], men=crew("B6", "B7", "B8"), changed={"C5": "s"})
    assert barred(scrub, PushMachine(CREW[:3], "ram", 1), "scrub", "brouss", "") == ("machine_blocked", "scrub")
    stood = front(machines=[machine("ram", "C9")], men={**crew("B6", "B7", "B8"), "B:gifford": "C5"})
    assert barred(stood, PushMachine(CREW[:3], "ram", 1)) == ("machine_blocked", "gifford")


@pytest.mark.rule("PERR-04", "STACK-01")
def test_what_an_engine_has_no_room_for_is_named() -> None:
    game = perriere(sequence="movement", men={"alfwin": "B12", "B:gifford": "C9"})
    assert barred(game, Work("carry_engine", CREW[:4], game.cell("C11"), "petraria", 0, 1)) == ("engine_no_room", "gifford")


@pytest.mark.rule("CAPT-04", "A-CAPT-05")
def test_what_bars_a_prisoner_and_his_guards_is_named() -> None:
    """A friend who stands there, and water."""
    stood = held(LONG, men=[{"who": "thurkil", "side": "A", "at": "C4"}])
    assert barred(stood, Escort("galeran", GUARDS, stood.cells("C4 C5"))) == ("cannot_be_led_there", "thurkil")
    water = held(changed(LONG, C4="w"))
    refusal = water.refused(Escort("galeran", GUARDS, water.cells("C4 C5")))
    assert refusal.by == water.field.board.ground[water.cell("C4")].id


# -- how much it takes, in words ---------------------------------------------------------------------------------------


def why(game: Table, command: Command) -> list[str]:
    """What a player reads in each language."""
    refusal = game.refused(command)
    return [refusal_text(messages_in(language), refusal, game.position) for language in LANGUAGES]


def numbers(game: Table, command: Command) -> tuple[str, int | None, int | None]:
    """The reason with what it takes and what there is; both stand in every language's sentence."""
    refusal = game.refused(command)
    for said in why(game, command):
        assert str(refusal.needs) in said, said
        assert refusal.has is None or str(refusal.has) in said, said
    return refusal.reason, refusal.needs, refusal.has


# -- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MOVE-05")
def test_a_way_too_long_says_its_price_and_the_points() -> None:
    game = drawn(". . . .\n" * 9, men=[{"who": "tancrede", "side": "A", "at": "B1"}])
    points = game["tancrede"].left
    way = game.cells("B2 B3 B4 B5 B6 B7 B8 B9")
    assert numbers(game, Move("tancrede", way)) == ("not_enough_points", points + 1, points)
    assert [said for said in why(game, Move("tancrede", way)) if "B8" not in said] == []


@pytest.mark.rule("CHARGE-04")
def test_a_charge_out_of_reach_says_how_far() -> None:
    rough = lists(gui(), man("bilal", "B"), LONG_LISTS.replace(".  .  T", "s  .  T"))
    assert numbers(rough, Charge("gui", "bilal", rough.cells(TWELVE))) == ("not_enough_points", 14, 12)


@pytest.mark.rule("CAPT-04")
def test_guards_without_the_points_for_their_prisoner() -> None:
    game = held(LONG)
    assert numbers(game, Escort("galeran", GUARDS, game.cells("C4 C5 C6 C7 C8 C9 C10"))) == ("not_enough_points", 7, 6)


@pytest.mark.rule("MOUNT-01")
def test_getting_down_costs_points_that_are_named() -> None:
    game = drawn(". . . .\n. R . .\n. . . .\n. . . .", R=rider("roger", "A", 0))
    game.state = game.state.with_being(game["roger"]._replace(left=1))
    assert numbers(game, Dismount("roger", game.cell("A2"))) == ("not_enough_points", 3, 1)


@pytest.mark.rule("OXEN-04", "A-RAM-06")
def test_a_crew_too_small_says_how_many_it_takes() -> None:
    """Five men push a ram one hex, two need six; three strike, two do not."""
    game = front(machines=[machine("ram", "C9")], men=crew("B6", "B7", "B8", "B9", "D6"))
    assert numbers(game, PushMachine(CREW[:5], "ram", 2)) == ("crew_too_small", 6, 5)
    few = ram(2)
    assert numbers(few, Work("strike_ram", CREW[:2], few.cell("C3"), "ram")) == ("crew_too_small", 3, 2)


@pytest.mark.rule("OXEN-04")
def test_no_crew_pushes_so_far() -> None:
    """Where no crew would do it the crew is not blamed."""
    game = front(machines=[machine("ram", "C13")], men=crew("B10", "B11", "B12", "D10", "D11", "D12"), rows=16)
    assert numbers(game, PushMachine(CREW[:6], "ram", 3)) == ("machine_too_far", 3, 2)


@pytest.mark.rule("CAPT-01")
def test_too_weak_to_make_him_yield_says_both_numbers() -> None:
    assert numbers(ringed(WEAKER), demand(WEAKER)) == ("not_enough_to_yield", 60, 59)
    assert ringed(WEAKER).refused(Attack(WEAKER[:1], "galeran", demand=True)).reason == "one_alone_demands_nothing"


# -- not ready -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PERR-02", "RULING-G-32")
def test_an_engine_says_how_many_turns_it_wants() -> None:
    game = perriere(loaded=0)
    turns = []
    for _ in range(2):
        turns.append(numbers(game, throw(game, "C5"))[:2])
        next_turn(game)
    assert turns == [("engine_not_loaded", 2), ("engine_not_loaded", 1)]
    assert game.allowed(throw(game, "C5"))


@pytest.mark.rule("A-RAM-07")
def test_a_ram_says_how_many_turns_it_wants() -> None:
    """A stroke every second turn: right after one it wants two."""
    game = ram(6)
    strike(game, 1)
    assert numbers(game, Work("strike_ram", CREW[:6], game.cell("C3"), "ram"))[:2] == ("ram_not_ready", 2)


# -- questions that are not open -------------------------------------------------------------------------------------


def unasked() -> list[Command]:
    """Answers to every kind of question."""
    return [HoldFire(), c.StandFast(), c.HoldGround(), c.LetCome(), c.Retreat("osmond", 1), c.Advance("osmond", (1,)), c.Fall(1)]


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize("command", unasked(), ids=lambda command: type(command).__name__)
def test_an_answer_that_nobody_asked_for_is_told_as_such(command: Command) -> None:
    """It is not a matter of the sequence: there is no such question."""
    game = drawn(". . . .\n. A . .\n. . B .", A=man("osmond", "A"), B=man("okeanos", "B"), sequence="movement")
    refusal = game.refused(command)
    assert (refusal.reason, refusal.rule) == ("question_not_open", "TURN-06")
    assert len(set(why(game, command))) == len(LANGUAGES)


@pytest.mark.rule("TURN-06")
@pytest.mark.parametrize("command, reason", [(HoldFire(), "question_not_open"), (Move("osmond", (1,)), "answer_first")])
def test_what_must_be_answered_first_is_named(command: Command, reason: str) -> None:
    game = drawn(". . . .\n. A . .\n. . B .", A=man("osmond", "A"), B=man("okeanos", "B"), sequence="movement")
    game.state = game.state._replace(pending=(RetreatOwed(1, ("okeanos",), 1),))
    assert game.refused(command).reason == reason
    for language, said in zip(LANGUAGES, why(game, command), strict=True):
        asked = question_text(Names(messages_in(language), game.field, SIDE_LETTERS), game.state.pending[-1], game.state)
        assert asked in said
