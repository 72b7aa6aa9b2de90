"""A refusal for lack of something says how much it takes and how much there is; an answer nobody asked for is told as such."""

from __future__ import annotations

import pytest

from hauberk.battle.core import commands as c
from hauberk.battle.core.commands import Attack, Charge, Command, Dismount, Escort, HoldFire, Move, PushMachine, Work
from hauberk.battle.core.questions import RetreatOwed
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import question_text, refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.battle.storming import CREW, crew, front, machine
from tests.battle.test_capture import GUARDS, LONG, WEAKER, demand, held, ringed
from tests.battle.test_charge import LONG_LISTS, TWELVE, gui, lists
from tests.battle.test_ram import ram, strike
from tests.battle.test_stone_throwers import next_turn, perriere, throw
from tests.kit import Table, drawn, man, rider


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
