"""Points of the days of a siege where two rules meet: bridges, burnt camps, engineers, barns. Guiscard 11; The Anarchy 7."""

from __future__ import annotations

import pytest

from hauberk.siege import activities, fights
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.state import ACTION, ACTIVITIES, DIGGING, OUTER_LOST, WHOLE, Mine, Project
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, FARM, NEST, PRIORY, Siege

BESIEGER, BESIEGED = 0, 1


def orders_of(siege: Siege, side: int = BESIEGER) -> Siege:
    """A side is asked for its orders of the day."""
    siege.change(step=ACTIVITIES, pending=(q.OrdersAsked(side),), orders=(None, None))
    return siege


def why(siege: Siege, command: c.Command) -> str:
    """The reason for a refusal."""
    return getattr(siege.refused(command), "reason", "")


# -- the bridge ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-A-ENTR-06", "A-SIEGE-27", "A-SIEGE-24")
@pytest.mark.parametrize(("action", "reason"), [
    ("none", ""), ("negotiate", ""), ("camp_sortie", ""), ("supply_sortie", ""), ("mine_sally", ""),
    ("assault", "not_beside_the_action"), ("general_sortie", "not_beside_the_action"), ("relief", "not_beside_the_action"),
])  # fmt: skip
def test_the_bridge_is_not_broken_on_a_day_of_assault_or_general_sortie(action: str, reason: str) -> None:
    siege = orders_of(Siege(CASTLE).change(action=action, combat=bool(reason)), BESIEGED)
    assert why(siege, c.Orders(bridge=True)) == reason
    assert activities.may_break_bridge(siege.position) == (not reason)


@pytest.mark.rule("RULING-A-ENTR-06", "RULING-A-BUILD-06")
def test_two_free_men_break_the_bridge() -> None:
    """One man alone cannot; nor can those who shoot fire or dig today."""
    siege = orders_of(Siege(CASTLE).keep(BESIEGED, 2), BESIEGED)
    assert why(siege, c.Orders(bridge=True)) == ""
    assert why(orders_of(siege.keep(BESIEGED, 1), BESIEGED), c.Orders(bridge=True)) == "two_break_the_bridge"
    siege = Siege(CASTLE)
    section = next(section.id for section in siege.field.place.sections.values() if section.mine)
    mine = Mine("mine_1", BESIEGER, section, "gallery 1", state=DIGGING, since=1)
    counter = Mine("mine_2", BESIEGED, section, "", state=DIGGING, since=2)
    third = len(siege.state.present(BESIEGED)) // 3
    siege.change(mines={mine.id: mine, counter.id: counter})
    lord = next(person.id for person in siege.state.present(BESIEGED) if "engineer" in person.roles)
    men = [who for who in siege.men(BESIEGED) if who != lord]
    dig = c.Dig(counter.id, lord, tuple(men[:third]), hexes=(siege.field.place.sections[section].hexes[0],))
    orders_of(siege, BESIEGED)
    assert why(siege, c.Orders(digs=(dig,))) == ""
    assert why(siege, c.Orders(digs=(dig,), bridge=True)) == "", "others are free"
    for who in men[third + 1 :]:
        siege.state = siege.state.with_person(siege.state.people[who]._replace(job="site"))
    assert why(siege, c.Orders(digs=(dig,), bridge=True)) == "two_break_the_bridge"


@pytest.mark.rule("RULING-A-ENTR-06")
def test_who_breaks_the_bridge_has_no_other_work_that_day() -> None:
    siege = orders_of(Siege(CASTLE), BESIEGED)
    siege.change(orders=(None, c.Orders(bridge=True)), pending=()).run(activities.carry_out)
    assert siege.state.bridge == "destroyed"
    assert sum(person.job == "bridge" for person in siege.state.present(BESIEGED)) == 2
    siege.run(lambda doing: doing.emit(e.DayBegan(siege.state.day + 1)))
    assert not any(person.job for person in siege.state.present(BESIEGED))


# -- the engineer ----------------------------------------------------------------------------------------------------------


def under_work(siege: Siege, done: int, workers: int = 5, paused: bool = False) -> Siege:
    """A stone-thrower at which men have worked for so many days."""
    engineer = next((person.id for person in siege.state.free(BESIEGER) if "engineer" in person.roles), "")
    engineer = engineer if siege.field.rules.building.engineer else ""
    men = tuple(who for who in siege.men(BESIEGER) if who != engineer)[:workers]
    team = () if paused else men
    siege.change(projects={"site 1": Project("site 1", BESIEGER, "petraria", "" if paused else engineer, team, done, paused)}, engines={})
    for who in team:
        siege.state = siege.state.with_person(siege.state.people[who]._replace(job="site 1"))
    return siege


def engineer_comes(siege: Siege) -> Siege:
    """The event of the day."""
    from hauberk.siege.events_of_the_day import HAPPENINGS

    event = siege.field.rules.events.events["engineer"]
    siege.run(lambda doing: HAPPENINGS["engineer"](doing, event))
    return siege


@pytest.mark.rule("EVENT-10", "BUILD-03", "RULING-G-57")
@pytest.mark.parametrize(("done", "ready"), [(4, False), (5, True), (7, True)])
@pytest.mark.parametrize("paused", [False, True])
def test_five_days_of_work_are_enough_when_the_engineer_comes(done: int, ready: bool, paused: bool) -> None:
    siege = engineer_comes(under_work(Siege(NEST), done, paused=paused))
    assert [engine.kind for engine in siege.state.engines.values()] == (["petraria"] if ready else [])
    assert bool(siege.state.projects) == (not ready)
    assert all(not person.job for person in siege.state.present(BESIEGER)) == (ready or paused)


@pytest.mark.rule("A-EVENT-10", "A-BUILD-04", "RULING-A-BUILD-02")
@pytest.mark.parametrize(("done", "workers", "ready"), [(6, 5, False), (7, 5, True), (3, 10, False), (4, 10, True)])
def test_a_day_less_may_finish_an_engine_at_once(done: int, workers: int, ready: bool) -> None:
    """Eight days less one are seven, with ten men four."""
    siege = engineer_comes(under_work(Siege(CASTLE), done, workers))
    assert bool(siege.state.engines) == ready


# -- the burnt camp --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAMP-11", "A-SIEGE-28", "A-ACT-24", "RULING-G-68")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_a_day_of_restocking_counts_though_more_tents_burn(name: str) -> None:
    """Two days to go; a second sortie burns five hexes more: in the evening there are still two, and nothing else was done."""
    skirmish = Skirmish(name).changed(restock=2, scorched=6, step=ACTION, initiative=BESIEGED, action="camp_sortie")
    skirmish.begin(fights.CAMP_SORTIE).on_map()
    skirmish.home(skirmish.result(BESIEGER, tents=28, tents_burnt=5), ())
    assert skirmish.state.restock == 3
    assert skirmish.state.restocking
    assert not activities.may_order(skirmish.position, BESIEGER)
    skirmish.changed(pending=()).run(activities.carry_out)
    assert skirmish.state.restock == 2


# -- chamber and barn ------------------------------------------------------------------------------------------------------


def stormed(name: str, redoubt: int) -> Skirmish:
    """An assault on a garrison that has been driven into a redoubt."""
    return Skirmish(name).changed(held=OUTER_LOST if redoubt else WHOLE, redoubt=redoubt).begin(ASSAULT).on_map()


@pytest.mark.rule("ASSLT-08", "ASSLT-09", "RULING-G-65")
def test_a_garrison_in_the_barn_has_its_centre_there() -> None:
    """Who was driven from the chamber into the barn is not cut off from the chamber."""
    skirmish = stormed(FARM, 2)
    barn = skirmish.field.place.redoubts[1].cells
    centre = next(area["hexes"].split() for area in skirmish.table["areas"] if area["id"] == "centre")
    assert set(centre) <= barn
    areas = skirmish.scenario.field.areas
    assert areas["centre"]


@pytest.mark.rule("ASSLT-08", "ASSLT-09", "RULING-G-65", "A-ACT-07", "A-ACT-08")
@pytest.mark.parametrize(("name", "before", "into"), [(FARM, 1, 2), (PRIORY, 0, 1), (PRIORY, 0, 2)])
def test_who_is_driven_into_the_next_redoubt_is_not_taken(name: str, before: int, into: int) -> None:
    """The besieger stops before it: they are cut off from the old centre, and free men all the same."""
    skirmish = stormed(name, before)
    redoubt = sorted(skirmish.field.place.redoubts[into - 1].cells)
    prefix = "1." if skirmish.fight.joined else ""
    men = {who: {"hex": prefix + redoubt[number % len(redoubt)], "areas": ("place", f"redoubt_{into}"), "cut_off": True}
           for number, who in enumerate(skirmish.fight.parties[BESIEGED])}  # fmt: skip
    court = sorted(skirmish.field.place.court)[0]
    men[skirmish.fight.parties[BESIEGER][0]] = {"hex": prefix + court, "areas": ("place",)}
    held = len(skirmish.state.present(BESIEGED))
    skirmish.home(skirmish.result(None, "called_off", men=men), ())
    assert len(skirmish.state.present(BESIEGED)) == held
    assert (skirmish.state.held, skirmish.state.redoubt) == (OUTER_LOST, into)


@pytest.mark.rule("ASSLT-07", "ASSLT-08", "ASSLT-09", "A-ACT-06", "A-ACT-08", "A-ACT-09")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_an_assault_that_dies_down_before_the_redoubt_has_won_the_rest(name: str) -> None:
    """All defenders are shut up in the tower, besiegers stand in the court, nobody can reach the other: the outer works are lost."""
    skirmish = stormed(name, 0)
    redoubt = sorted(skirmish.field.place.redoubts[0].cells)
    prefix = "1." if skirmish.fight.joined else ""
    men = {who: {"hex": prefix + redoubt[number % len(redoubt)], "areas": ("place", "redoubt_1")}
           for number, who in enumerate(skirmish.fight.parties[BESIEGED])}  # fmt: skip
    inside, *outside = skirmish.fight.parties[BESIEGER]
    men[inside] = {"hex": prefix + sorted(skirmish.field.place.court)[0], "areas": ("place",)}
    food = skirmish.state.food
    skirmish.home(skirmish.result(None, "victory", men=men))
    assert (skirmish.state.held, skirmish.state.redoubt) == (OUTER_LOST, 1)
    assert skirmish.state.people[inside].within
    assert not skirmish.state.people[outside[0]].within
    assert skirmish.state.food == food - food // 2


@pytest.mark.rule("ASSLT-07", "ASSLT-09", "A-ACT-08")
def test_who_has_nobody_inside_has_won_nothing() -> None:
    """All defenders happen to stand in the tower when the fight dies down, but no besieger is in the place."""
    skirmish = stormed(NEST, 0)
    redoubt = sorted(skirmish.field.place.redoubts[0].cells)
    men = {who: {"hex": redoubt[number % len(redoubt)], "areas": ("place", "redoubt_1")}
           for number, who in enumerate(skirmish.fight.parties[BESIEGED])}  # fmt: skip
    skirmish.home(skirmish.result(None, "victory", men=men))
    assert skirmish.state.held == WHOLE
