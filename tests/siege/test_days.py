"""Provisions, initiative, healing and the end of a day. Guiscard 11.1; The Anarchy 7.1."""

from __future__ import annotations

import itertools

import pytest

from hauberk.battle.core.being import Health
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import healing, initiative, provisions
from hauberk.siege import questions as q
from hauberk.siege.day import begin, evening, settle
from hauberk.siege.knowledge import known_to
from hauberk.siege.state import ACTION, ACTIVITIES, EVENING, EVENT, NEVER, OUTER_LOST
from tests.siege.kit import CASTLE, CLASSIC, FARM, NEST, Siege, reasons


@pytest.mark.rule("PROV-01", "PROV-02", "A-SIEGE-04", "A-SIEGE-05")
@pytest.mark.parametrize(("mouths", "days"), [(23, 14), (22, 14), (19, 18), (10, 20), (4, 22)])
def test_provisions_are_dice_and_mouths(mouths: int, days: int) -> None:
    siege = Siege(CASTLE).keep(1, mouths).run(provisions.count, [4, 5, 5])
    assert siege.state.food == days
    found = siege.happened(e.ProvisionsFound)[0]
    assert sum(reasons(found.terms).values()) == found.days == days


@pytest.mark.rule("PROV-03", "A-SIEGE-06")
def test_nobody_starves_in_less_than_two_days() -> None:
    siege = Siege(FARM).run(provisions.count, [1])
    assert siege.state.food >= 2
    found = siege.happened(e.ProvisionsFound)[0]
    assert sum(reasons(found.terms).values()) == found.days


@pytest.mark.rule("PROV-05", "A-SIEGE-09", "EVENT-12", "RULING-G-53")
def test_food_comes_and_goes_but_never_below_nothing() -> None:
    siege = Siege().run(lambda doing: provisions.change(doing, 3, "pack"))
    assert siege.state.food == 23
    siege.change(food=2).run(lambda doing: provisions.change(doing, -4, "provisions_stolen"))
    assert siege.state.food == 0
    assert siege.happened(e.FoodChanged)[0].change == -2


@pytest.mark.rule("RULING-G-52")
def test_only_the_garrison_knows_what_is_in_its_cellars() -> None:
    siege = Siege().change(food=9)
    assert [known_to(siege.position, side).food for side in (0, 1)] == [0, 9]
    counted = Siege(open_provisions=True).change(food=9)
    assert [known_to(counted.position, side).food for side in (0, 1)] == [9, 9]


@pytest.mark.example("DX-A-07")
@pytest.mark.rule("INIT-01", "A-SIEGE-14", "C-SIEGE-10", "EVENT-18", "A-EVENT-18")
def test_initiative_over_all_dice() -> None:
    """The besieger has 85 of 100, 45 in the rain and 94 when he holds the castellan's son."""
    faces = list(itertools.product(range(1, 11), repeat=2))

    def besieged(name: str = CASTLE, **changes: object) -> int:
        return sum(Siege(name).change(**changes).run(initiative.take, pair).state.initiative == 1 for pair in faces)

    assert [besieged(name) for name in (FARM, CASTLE, CLASSIC)] == [15, 15, 15]
    assert besieged(shift=(5, 0)) == 55
    assert besieged(shift=(0, -2)) == 6


@pytest.mark.rule("INIT-04", "A-SIEGE-17", "RULING-G-56", "RULING-A-SIEGE-05")
def test_who_passes_gives_the_initiative_to_the_besieger() -> None:
    siege = Siege().change(step=ACTION, initiative=1).run(initiative.ask)
    siege.do(c.Answer("pass"))
    assert isinstance(siege.state.pending[-1], q.ActionAsked)
    assert siege.state.pending[-1].side == 0
    siege.do(c.Answer("pass"))
    assert siege.state.step == ACTIVITIES
    assert not any(isinstance(question, q.ActionAsked) for question in siege.state.pending)


@pytest.mark.rule("INIT-02", "INIT-03", "A-SIEGE-15", "A-SIEGE-16", "GSORT-01", "A-ACT-37", "C-SIEGE-12")
def test_what_each_side_may_do() -> None:
    guiscard, anarchy = Siege(NEST), Siege(CASTLE)
    assert initiative.choices(guiscard.position, 0) == ("assault", "pass")
    assert initiative.choices(anarchy.position, 0)[:1] == ("assault",)
    assert "negotiate" in initiative.choices(anarchy.position, 0)
    assert initiative.choices(guiscard.position, 1) == ("camp_sortie", "supply_sortie", "general_sortie", "pass")
    assert "general_sortie" not in initiative.choices(guiscard.field.at(guiscard.change(sallied=True).state), 1)


@pytest.mark.rule("INIT-05", "CAMP-11", "A-SIEGE-28", "C-SIEGE-19")
def test_a_burnt_camp_comes_first() -> None:
    siege = Siege(NEST).change(restock=2)
    assert initiative.choices(siege.position, 0) == ("pass",)
    assert "camp_sortie" in initiative.choices(siege.position, 1)


@pytest.mark.rule("FORAGE-01", "A-ACT-25")
def test_foragers_need_a_way_out() -> None:
    siege = Siege(NEST).change(held=OUTER_LOST, redoubt=1)
    assert "supply_sortie" not in initiative.choices(siege.position, 1)
    siege = Siege(NEST).change(foraged=7)
    assert "supply_sortie" not in initiative.choices(siege.position, 1)


@pytest.mark.rule("HEAL-01", "HEAL-02", "A-SIEGE-20", "A-SIEGE-21", "A-SIEGE-23", "SC-HEAL-01", "SC-HEAL-02", "RULING-G-77")
def test_wounds_heal_on_their_day() -> None:
    siege = Siege()
    one, two = siege.men(1)[:2]
    siege.run(lambda doing: [doing.wound(who, "well") for who in (one, two)] and None)
    siege.run(healing.look_at_wounds, [3, 9])
    assert siege.state.people[one].heal_day == 10
    assert siege.state.people[two].heal_day == NEVER
    assert siege.change(day=9).run(healing.recover).state.people[one].health == Health.WOUNDED
    assert siege.change(day=10).run(healing.recover).state.people[one].health == Health.HEALTHY
    assert siege.change(day=5000).run(healing.recover).state.people[two].health == Health.WOUNDED


@pytest.mark.rule("RULING-A-SIEGE-07", "RULING-G-75")
def test_a_second_wound_kills() -> None:
    siege = Siege()
    who = siege.men(0)[0]
    siege.run(lambda doing: doing.wound(who, "well")).run(lambda doing: doing.wound(who, "well"))
    assert siege.state.people[who].health == Health.DEAD
    siege.run(healing.look_at_wounds)  # no die for the dead


@pytest.mark.rule("SIEGE-03", "A-SIEGE-03", "PROV-06", "A-SIEGE-07", "SURR-01", "A-SURR-01", "RULING-A-SIEGE-03")
def test_the_day_ends_with_a_meal_and_the_last_one_with_surrender() -> None:
    siege = Siege().change(food=2).run(evening)
    assert siege.state.food == 1
    assert siege.state.outcome is None
    siege.run(evening)
    assert siege.state.outcome is not None
    assert siege.state.outcome == (0, "starved")


@pytest.mark.rule("SIEGE-01", "SIEGE-02", "A-SIEGE-01", "A-SIEGE-02", "RULING-G-48", "RULING-A-SIEGE-01")
def test_the_first_day_is_a_whole_day() -> None:
    siege = Siege().change(day=0, step=0, food=0).run(begin, [4, 5, 5, 1, 1, 3, 3])  # provisions, the event of the day, initiative
    assert (siege.state.day, siege.state.step, siege.state.food) == (1, ACTION, 14)
    assert siege.happened(e.EventDrawn)[0].total == 7  # five more in the first days
    assert siege.state.pending[-1].side == 0


@pytest.mark.rule("RULING-A-SIEGE-01")
def test_the_first_day_may_be_for_counting_only() -> None:
    siege = Siege(first_full_day_two=True).change(day=1, step=EVENT - 1).run(settle, [9, 3])
    assert not siege.happened(e.EventDrawn)


@pytest.mark.rule("SIEGE-04", "A-SIEGE-25")
def test_days_follow_each_other() -> None:
    siege = Siege().change(step=EVENING - 1, food=9).run(settle, [1, 3, 9, 3])
    assert siege.state.day == 8
    assert siege.state.food == 8
