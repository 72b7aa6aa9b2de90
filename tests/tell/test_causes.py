"""Every question that is not asked every day says first why it is asked, in three languages."""

from __future__ import annotations

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.siege import questions as q
from hauberk.siege.fights import KINDS
from hauberk.siege.state import Fight
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.causes import OF_A_FIGHT, cause
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import question_text

DAILY = (q.ActionAsked, q.OrdersAsked, q.WearAsked)
SCENARIO = load_siege("rain_at_malmesbury")


def test_a_spy_has_opened_the_gate() -> None:
    """The castellan reads what has happened before he is asked where his people stand."""
    state = SIEGE.start(SCENARIO).state
    names = SiegeNames(messages_in("en"), SCENARIO)
    henry = next(person.id for person in state.present(0) if "commander" in person.roles)
    state = state._replace(fight=Fight("assault", 0, infiltrators=(henry,)))
    text = question_text(names, q.ArrangeAsked(1, "assault"), state)
    assert text == f"A spy has opened the gate: {names.person(state, henry).text} storms. Where do your people stand?"
    assert question_text(names, q.ArrangeAsked(0, "assault"), state).startswith("A spy has opened the gate: you go to the assault.")


def test_a_fight_that_is_awaited_is_told_to_either_side_as_it_sees_it() -> None:
    state = SIEGE.start(SCENARIO).state
    names = SiegeNames(messages_in("en"), SCENARIO)
    henry = next(person.id for person in state.present(0) if "commander" in person.roles)
    state = state._replace(fight=Fight("assault", 0))
    assert question_text(names, q.FightAwaited(0), state, 0).startswith("You go to the assault.")
    assert question_text(names, q.FightAwaited(0), state, 1).startswith(f"{names.person(state, henry).text} storms.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_siege_says_why(language: str) -> None:
    state = SIEGE.start(SCENARIO).state
    names = SiegeNames(messages_in(language), SCENARIO)
    for kind in KINDS:
        for side in (0, 1):
            afoot = state._replace(fight=Fight(kind, 0))
            for question in (q.MusterAsked(side, kind), q.ArrangeAsked(side, kind), q.ResolveAsked(side, ("map", "quick"))):
                why = cause(names, question, afoot, side)
                assert why
                assert question_text(names, question, afoot).startswith(why.strip()[:1].upper() + why.strip()[1:])
    people = tuple(state.people)
    others = [
        q.VictimAsked(0, people, 1, "dysentery"), q.VictimAsked(0, people, 1, "poisoned_well"), q.SabotageAsked(1, ("ladder",)),
        q.PieceAsked(0, ("mangonel 1",)), q.LineUpAsked(1, people), q.ArmyAsked(1, (), "relief_army"), q.ArmyAsked(0, (), "reinforcements"),
        q.InfiltratorsAsked(0, 3, people), q.ReliefAsked(0, ("battle",)), q.RetakeAsked(1, ("retake",)), q.StormAsked(0, ("storm",)),
        q.StayAsked(0, ("camp",)),
    ]  # fmt: skip
    assert {type(each) for each in others} | set(OF_A_FIGHT) | {q.FightAwaited} | set(DAILY) == set(q.Question.__args__)
    for question in others:
        assert cause(names, question, state, question.side), question


def test_both_sides_read_alike_who_began_the_fight_they_wait_for() -> None:
    """Nobody who is attacked reads that he comes out himself."""
    state = SIEGE.start(SCENARIO).state
    names = SiegeNames(messages_in("en"), SCENARIO)
    for kind in KINDS:
        for side in (0, 1):
            text = question_text(names, q.FightAwaited(side), state._replace(fight=Fight(kind, side)))
            assert text.endswith("The fight is being fought on the map.")
            assert "ou " not in text
    sortie = state._replace(fight=Fight("general_sortie", 1))
    assert question_text(names, q.FightAwaited(1), sortie).startswith("The besieged come out with all they have.")


def test_what_is_asked_every_day_says_whom_it_asks() -> None:
    state = SIEGE.start(SCENARIO).state
    names = SiegeNames(messages_in("en"), SCENARIO)
    assert question_text(names, q.OrdersAsked(0), state) == f"{names.side(0)}: what is done today beside the action?"
