"""Battles before the camp that night breaks off, and that go on in the morning. Guiscard 11.4.3, 11.4.4; The Anarchy 7.7.1, 7.7.5."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import fights, initiative, relief
from hauberk.siege import questions as q
from hauberk.siege.day import settle
from hauberk.siege.doing import Doing
from hauberk.siege.kinds import ASSAULT, GENERAL_SORTIE, RELIEF
from hauberk.siege.state import ACTION, EVENING, WHOLE, Outcome
from tests.siege.fight_kit import Rolling, Skirmish
from tests.siege.kit import CASTLE, NEST
from tests.siege.turning import ARMY, BESIEGED, BESIEGER, decide, with_army, won_outer_works


@pytest.mark.rule("RULING-G-92")
@pytest.mark.parametrize("kind", [ASSAULT, GENERAL_SORTIE, fights.CAMP_SORTIE])
def test_nightfall_is_ours_and_can_be_switched_off(kind: str) -> None:
    assert Skirmish(CASTLE).begin(kind).on_map().scenario.field.turns == 30
    assert Skirmish(CASTLE, no_nightfall=True).begin(kind).on_map().scenario.field.turns == 0


@pytest.mark.rule("INIT-03", "A-SIEGE-16")
@pytest.mark.parametrize(("left", "sally"), [(1, False), (2, True)])
def test_two_make_a_sortie_one_does_not(left: int, sally: bool) -> None:
    skirmish = Skirmish(NEST)
    skirmish.keep(BESIEGED, left)
    assert (fights.CAMP_SORTIE in initiative.choices(skirmish.position, BESIEGED)) == sally
    assert (GENERAL_SORTIE in initiative.choices(skirmish.position, BESIEGED)) == sally


def by_night(name: str, **result: Any) -> Skirmish:
    """A general sortie that night breaks off; the day goes to its end and the next morning comes."""
    skirmish = Skirmish(name).changed(step=ACTION, initiative=BESIEGED, action=GENERAL_SORTIE, sallied=True)
    skirmish.begin(GENERAL_SORTIE).on_map()
    skirmish.home(skirmish.result(None, "time", **result))
    return skirmish


def morning(skirmish: Skirmish) -> Skirmish:
    """The next day up to the first question; nothing happens in the morning."""
    skirmish.changed(step=EVENING, pending=())
    doing = Doing(skirmish.position, Rolling((1, 1)))
    settle(doing)
    skirmish.state, skirmish.events = doing.state, tuple(doing.events)
    return skirmish


@pytest.mark.rule("GSORT-05", "A-ACT-39", "RULING-G-92")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_general_sortie_that_night_breaks_off_goes_on_next_day(name: str) -> None:
    """The besieged lie before the camp; in the morning they go on with it, though it can be made once only."""
    skirmish = by_night(name)
    assert skirmish.state.outcome is None
    assert skirmish.state.afield == GENERAL_SORTIE
    assert [event.fight for event in skirmish.happened(e.BrokenOff)] == [GENERAL_SORTIE]
    day = skirmish.state.day
    morning(skirmish)
    assert skirmish.state.day == day + 1
    assert skirmish.asked == q.ActionAsked(BESIEGED, (GENERAL_SORTIE, "pass"))
    decide(skirmish, c.Answer(GENERAL_SORTIE))
    assert skirmish.fight.kind == GENERAL_SORTIE
    assert skirmish.fight.number == 2
    skirmish.on_map()
    skirmish.home(skirmish.result(BESIEGED, "withdrew"))
    assert skirmish.state.outcome == Outcome(BESIEGED, "driven_off")


@pytest.mark.rule("GSORT-07", "A-ACT-39", "INIT-04", "RULING-G-92")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_in_the_morning_they_may_go_back_into_the_place(name: str) -> None:
    """Then the initiative is the besiegers', the siege goes on, and there is no second general sortie."""
    skirmish = decide(morning(by_night(name)), c.Answer("pass"))
    assert skirmish.state.afield == ""
    assert isinstance(skirmish.asked, q.ActionAsked)
    assert skirmish.asked.side == BESIEGER
    skirmish.changed(step=ACTION, initiative=BESIEGED)
    assert GENERAL_SORTIE not in initiative.choices(skirmish.position, BESIEGED)


@pytest.mark.rule("GSORT-06", "GSORT-07", "RULING-G-92")
@pytest.mark.parametrize("winner", [BESIEGER, BESIEGED])
def test_a_sortie_that_was_decided_does_not_go_on(winner: int) -> None:
    skirmish = Skirmish(NEST).begin(GENERAL_SORTIE).on_map()
    skirmish.home(skirmish.result(winner, "withdrew"))
    assert skirmish.state.afield == ""


@pytest.mark.rule("GSORT-06", "GSORT-07", "A-ACT-39", "RULING-G-92")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_sortie_that_is_decided_on_its_second_day_is_over(name: str) -> None:
    """Nobody lies before the camp any more, and nobody is asked whether to go on."""
    skirmish = decide(morning(by_night(name)), c.Answer(GENERAL_SORTIE)).on_map()
    skirmish.home(skirmish.result(BESIEGER, "withdrew"))
    assert (skirmish.state.outcome, skirmish.state.afield) == (None, "")


@pytest.mark.rule("GSORT-05", "C-QUICK-10", "RULING-G-92")
@pytest.mark.parametrize("face", range(1, 11))
@pytest.mark.parametrize("kind", [GENERAL_SORTIE, RELIEF])
def test_by_the_table_two_armies_that_stand_fight_on(kind: str, face: int) -> None:
    skirmish = with_army(Skirmish(NEST)) if kind == RELIEF else Skirmish(NEST)
    skirmish.begin(kind).quick(face)
    letter = skirmish.happened(e.QuickFought)[0].letter
    attackers, defenders = skirmish.field.rules.quick.losses(letter, False)
    driven, beaten = bool(defenders.flag and not attackers.flag), bool(attackers.flag and not defenders.flag)
    assert (skirmish.state.outcome == Outcome(BESIEGED, "driven_off")) == driven
    undecided = not attackers.flag and not driven if kind == GENERAL_SORTIE else not driven and not beaten
    assert (skirmish.state.afield == kind) == undecided
    if kind == RELIEF and not driven:
        assert all(person.fate == ("gone" if beaten else "") for person in skirmish.state.people.values() if ARMY in person.roles
                   and person.health != Health.DEAD)  # fmt: skip


@pytest.mark.rule("EVENT-19", "A-EVENT-19", "GSORT-05", "RULING-G-92")
@pytest.mark.parametrize("name", [NEST, CASTLE])
@pytest.mark.parametrize("foothold", [False, True])
def test_an_army_that_was_not_beaten_stands_there_next_day(name: str, foothold: bool) -> None:
    """The besiegers say anew how they meet it."""
    skirmish = with_army(Skirmish(name))
    if foothold:
        won_outer_works(skirmish)
    skirmish.changed(step=ACTION, initiative=BESIEGED, action=RELIEF).begin(RELIEF, note="hold" if foothold else "").on_map()
    skirmish.home(skirmish.result(None, "time"))
    assert all(not person.fate for person in skirmish.state.people.values() if ARMY in person.roles)
    morning(skirmish)
    assert skirmish.asked == q.ReliefAsked(BESIEGER, ("battle", "part", "shelter", "lift") if foothold else ("battle", "lift"))
    decide(skirmish, c.Answer("battle"))
    assert skirmish.asked == q.MusterAsked(BESIEGER, RELIEF)
    assert skirmish.state.initiative == BESIEGED
    assert skirmish.state.held == WHOLE


@pytest.mark.rule("BESB-04", "BESB-07", "A-ACT-14", "RULING-G-92")
def test_who_goes_under_a_roof_on_the_second_day_is_besieged_and_asked_no_more() -> None:
    skirmish = won_outer_works(with_army(Skirmish(NEST))).changed(afield=RELIEF, step=EVENING)
    assert isinstance(morning(skirmish).asked, q.ReliefAsked)
    decide(skirmish, c.Answer("shelter"))
    assert (skirmish.state.swapped, skirmish.state.afield) == (True, "")
    assert not isinstance(morning(skirmish).asked, q.ReliefAsked)


@pytest.mark.rule("EVENT-13", "EVENT-19", "RULING-G-92")
def test_a_spy_comes_before_the_battle_and_the_army_is_not_in_the_place() -> None:
    """On a morning on which the gate is opened the besiegers storm; the army waits outside, and the next day it is met."""
    skirmish = with_army(Skirmish(NEST)).changed(afield=RELIEF, forced=ASSAULT)
    skirmish.run(relief.again)
    assert skirmish.state.forced == ASSAULT
    skirmish.begin(ASSAULT)
    skirmish.answer(skirmish.usual())
    assert not {who for who in skirmish.fight.parties[BESIEGED] if ARMY in skirmish.state.people[who].roles}
    assert skirmish.state.afield == RELIEF
