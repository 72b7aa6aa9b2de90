"""Who comes to a siege of a campaign by an event: armies, refugees, an engineer. The Anarchy 16 and 7.9; Guiscard 15.1 and 11.6."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import besieging, night, siege_ends, sieges
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.state import NEUTRAL, SUPPLY
from hauberk.siege import commands as sc
from hauberk.siege import events as se
from hauberk.siege import questions as sq
from hauberk.siege import relief_battle
from hauberk.siege.events_of_the_day import at_call
from hauberk.siege.parties import ARMY
from hauberk.siege.state import BESIEGED, BESIEGER, GONE, OUTER_LOST, Outcome
from tests.campaign.fighting import GREEN, MIDDLE, RED
from tests.campaign.kit import Days
from tests.campaign.test_siege_days import dawn, inner, now, said, the_siege, told

REINFORCED, RELIEVED, REFUGEES, ENGINEER = (10, 1), (10, 9), (10, 4), (5, 5)
"""The dice of events 11, 19, 14 and 10 on a later day."""


def asked(days: Days) -> sq.Question:
    return now(days).pending[-1]


def evening(days: Days) -> Days:
    """The campaign takes over what the day has done."""
    return days.run(lambda doing: siege_ends.carry_over(doing, "keep"))


def relieved(**more: int) -> Days:
    """An army of twelve or more has come to the relief of the keep; the besiegers are asked how they meet it."""
    days = dawn(the_siege(**more), *RELIEVED)
    question = asked(days)
    assert isinstance(question, sq.ArmyAsked)
    return said(days, sc.Answer(question.choices[0]))


def army(days: Days) -> list[str]:
    return [who for who, person in now(days).people.items() if ARMY in person.roles]


# -- who may come ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-11", "EVENT-19", "A-EVENT-11", "A-EVENT-19", "C-SIEGE-09")
@pytest.mark.parametrize(("dice", "faction", "side"), [(REINFORCED, RED, BESIEGER), (RELIEVED, GREEN, BESIEGED)])
def test_the_side_that_gets_an_army_puts_it_together(dice: tuple[int, int], faction: str, side: int) -> None:
    days = dawn(the_siege(), *dice)
    question = asked(days)
    assert isinstance(question, sq.ArmyAsked)
    assert (question.side, sieges.whose(days.state)) == (side, faction)
    field = sieges.field_of(days.position, "keep")
    free = at_call(field.at(now(days)), question)
    assert {*free}.isdisjoint(days.state.people), "who is in the campaign cannot come from nowhere"
    assert all(who.startswith(f"{faction}s") for who in free), "they are of its people"
    prices = sorted(field.prices.of(days.state.pool[who]) for who in free)
    assert sum(prices) > 250, "there are men enough for all the points"
    named = tuple(free[:4])
    said(days, sc.NamePeople(named), () if dice == RELIEVED else (9, 1))
    assert {who for who in named if now(days).people[who].side == side} == {*named}


@pytest.mark.rule("RULING-C-SIEGE-EVENTS")
@pytest.mark.parametrize("dice", [REINFORCED, RELIEVED])
def test_a_scenario_may_forbid_armies(dice: tuple[int, int]) -> None:
    days = the_siege()
    days.field = replace(days.field, relief=False)
    assert [event.what for event in told(dawn(days, *dice, 9, 1), se.EventDrawn)] == [""]


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "RULING-C-MADE")
def test_another_army_is_of_other_men() -> None:
    """Those who have come once are in the campaign: in a later siege of the place others come in their stead, as many."""
    days = the_siege()
    first = sieges.field_of(days.position, "keep").armies[BESIEGED]
    days = relieved()
    evening(inner(days, pending=()))
    second = sieges.field_of(days.position, "keep").armies[BESIEGED]
    assert {name: len(men) for name, men in first.items()} == {name: len(men) for name, men in second.items()}
    assert all({*men}.isdisjoint(days.state.people) for men in second.values())


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "C-CG-08")
def test_nobody_learns_from_the_list_who_is_where() -> None:
    """Two worlds that differ in who hides in a garrison far away: the men out of whom an army is made are the same."""
    lists = []
    for hidden in (0, 9):
        days = the_siege()
        if hidden:
            days.garrison("home", GREEN, hidden)
        dawn(days, *RELIEVED)
        question = asked(days)
        assert isinstance(question, sq.ArmyAsked)
        lists.append(at_call(sieges.field_of(days.position, "keep").at(now(days)), question))
    assert lists[0] == lists[1]


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "C-CG-25")
def test_an_army_relieves_a_castle_of_nobody_too() -> None:
    """A castle that no faction holds is manned by people of the country, and relieved by them; for it the usual is decided."""
    days = the_siege()
    siege = days.state.sieges["keep"]
    days.change(sieges={"keep": siege._replace(besieged=NEUTRAL)}).holding("keep", faction=NEUTRAL)
    dawn(days, *RELIEVED)
    assert isinstance(asked(days), sq.ReliefAsked)
    men = army(days)
    assert men
    evening(inner(days, pending=(), afield="relief"))
    (id_,) = days.state.sieges["keep"].inside
    assert (days.state.groups[id_].faction, {*days.state.groups[id_].men}) == (NEUTRAL, {*men})


# -- reinforcements ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-11", "A-EVENT-11", "C-SIEGE-08")
def test_reinforcements_are_with_the_host() -> None:
    days = dawn(the_siege(), *REINFORCED)
    question = asked(days)
    assert isinstance(question, sq.ArmyAsked)
    said(days, sc.Answer(question.choices[0]), (9, 1))
    (joined,) = told(days, se.Joined)
    evening(days)
    host = days.state.groups["host"]
    assert {*joined.men} <= {*host.men}
    assert all(days.state.people[who].faction == RED for who in joined.men)
    assert [who for who in joined.men if days.state.people[who].mounted] == [who for who in joined.men if who in joined.mounted]
    days.run(lambda doing: sieges._muster(doing, "keep"))
    assert not told(days, se.Departed), "they are there on the next day too"


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-11", "C-SUPPLY-02", "C-SUPPLY-05")
def test_reinforcements_eat_with_the_host() -> None:
    """Fourteen before the walls want one point a day, with the reinforcements they are twenty and want two: of one point they go short."""
    days = dawn(the_siege(), *REINFORCED)
    question = asked(days)
    assert isinstance(question, sq.ArmyAsked)
    said(days, sc.Answer(question.choices[0]), (9, 1))
    evening(days)
    assert len(days.state.groups["host"].men) >= 20
    days.change(pending=()).convoy("beasts", RED, MIDDLE, 3, escort="host").through(SUPPLY)
    assert (days.state.groups["host"].missed, days.state.convoys["beasts"].load) == (0, 1)
    days.through(SUPPLY)
    assert days.state.groups["host"].missed == 1


# -- a relieving army --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19", "A-EVENT-19", "BESB-01", "A-ACT-11")
def test_the_besiegers_say_how_they_meet_a_relieving_army() -> None:
    days = relieved()
    assert len(army(days)) >= 10
    assert isinstance(asked(days), sq.ReliefAsked)
    assert sieges.whose(days.state) == RED


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19", "GSORT-05", "RULING-G-92")
def test_an_army_that_was_not_beaten_is_a_group_before_the_place() -> None:
    days = relieved()
    men = army(days)
    evening(inner(days, pending=(), afield="relief"))
    (id_,) = days.state.sieges["keep"].inside
    group = days.state.groups[id_]
    assert (group.faction, group.hex, {*group.men}) == (GREEN, MIDDLE, {*men})
    assert all(days.state.people[who].group == id_ for who in men)
    assert not {*men} & {*days.state.places["keep"].garrison}
    days.run(lambda doing: sieges._muster(doing, "keep"))
    assert not told(days, se.Departed)
    assert {who for who in army(days) if now(days).people[who].present} == {*men}, "it is before the camp in the morning"
    assert besieging.shut_in(days.state, id_), "it does not march while the siege goes on"


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19", "C-CG-20")
def test_an_army_that_has_relieved_the_place_marches_on() -> None:
    days = relieved()
    men = army(days)
    evening(inner(days, pending=()))
    days.run(lambda doing: siege_ends.ended(doing, "keep", Outcome(BESIEGED, "driven_off")))
    (group,) = [each for each in days.state.groups.values() if each.faction == GREEN]
    assert {*group.men} == {*men}
    assert not besieging.shut_in(days.state, group.id)
    days.run(night.close)
    assert days.state.groups["host"].hex != MIDDLE, "the besiegers have gone"
    assert days.state.groups[group.id].hex == MIDDLE


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19", "GSORT-06")
def test_a_beaten_army_goes_home_and_leaves_its_dead() -> None:
    days = relieved()
    men = army(days)
    fallen, gone = men[0], men[1:]
    people = {**now(days).people, fallen: now(days).people[fallen]._replace(health=Health.DEAD)}
    people |= {who: people[who]._replace(fate=GONE) for who in gone}
    evening(inner(days, pending=(), people=people))
    assert not days.state.people[fallen].alive
    assert not {*gone} & {*days.state.people}
    days.run(night.close)
    assert not [group for group in days.state.groups.values() if group.faction == GREEN]


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19")
def test_an_army_does_not_fall_with_the_place() -> None:
    days = relieved()
    men = army(days)
    evening(inner(days, pending=()))
    days.run(lambda doing: siege_ends.fallen(doing, "keep", "taken"))
    assert all(days.state.people[who].present for who in men)
    assert {*days.happened(e.Captured)}
    assert not {each.who for each in days.happened(e.Captured)} & {*men}


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "BESB-07", "A-ACT-17", "SURR-01")
def test_besiegers_whom_an_army_starves_out_are_its_prisoners() -> None:
    days = relieved()
    evening(inner(days, pending=(), swapped=True, relief=True, held=OUTER_LOST))
    host = days.state.groups["host"].men
    days.run(lambda doing: siege_ends.ended(doing, "keep", Outcome(BESIEGED, "starved")))
    assert {each.who for each in days.happened(e.Captured)} == {*host}
    question = days.state.pending[-1]
    assert isinstance(question, q.EscortAsked)
    assert question.faction == GREEN


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-19", "C-QUICK-10")
def test_a_battle_with_the_army_can_be_fought_in_the_campaign() -> None:
    """By the table: whatever comes of it, everybody is accounted for in the evening."""
    days = said(relieved(), sc.Answer("battle"), "a relief")
    for _ in range(8):
        if not now(days).pending or isinstance(asked(days), sq.ActionAsked | sq.OrdersAsked):
            break
        field = sieges.field_of(days.position, "keep")
        question = asked(days)
        if isinstance(question, sq.MusterAsked):
            said(days, relief_battle.usual(field.at(now(days)), question.side), "a relief")
        else:
            said(days, sc.Answer("quick"), "a relief")
    men = [who for who in army(days) if now(days).people[who].fate != GONE]
    evening(days)
    assert {*men} <= {*days.state.people}
    for group in days.state.groups.values():
        assert all(days.state.people[who].group == group.id for who in group.men)


# -- refugees and engineers --------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "EVENT-14", "A-EVENT-14", "C-SIEGE-08")
def test_refugees_come_and_cost_no_days() -> None:
    days = dawn(the_siege(), *REFUGEES, 10, 9, 1)
    (joined,) = told(days, se.Joined)
    assert len(joined.men) == 10
    assert {days.state.pool[who].kind for who in joined.men} == {"light_infantry"}
    assert (now(days).food, now(days).day) == (10, 6)
    evening(days)
    assert {*joined.men} <= {*days.state.places["keep"].garrison}


@pytest.mark.rule("RULING-C-SIEGE-EVENTS", "A-EVENT-10", "RULING-A-EVENT-13")
def test_an_engineer_joins_the_host() -> None:
    days = dawn(the_siege(), *ENGINEER, 9, 1)
    (joined,) = told(days, se.Joined)
    evening(days)
    assert "engineer" in days.state.people[joined.men[0]].roles
    assert joined.men[0] in days.state.groups["host"].men
