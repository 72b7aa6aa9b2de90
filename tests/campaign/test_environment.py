"""Weather and season, the steps of a day, and who wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import environment, objectives, turn
from hauberk.campaign import events as e
from hauberk.campaign.field import Objective
from hauberk.campaign.state import NIGHT, SUPPLY
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, place

TWO = country(places=(place("poor", N, "village", RED, 2), place("rich", S, "village", RED, 9)))


@pytest.mark.rule("C-ENV-01", "C-ENV-02", "C-PLACE-16", "RULING-C-ENV-CLAMP")
@pytest.mark.parametrize("face, fails, poor, rich", [(1, False, 1, 6), (1, True, 0, 6), (5, False, 2, 9), (10, False, 5, 10)])
def test_the_harvest_shifts_every_store(face: int, fails: bool, poor: int, rich: int) -> None:
    """TX-ENV-1: a level lies between 1 and 10, as printed; a harvest that leaves nothing is a switch."""
    days = Days(map_=TWO, weather=True, harvest_may_fail=fails).run(environment.find, (face,))
    assert (days.state.places["poor"].resources, days.state.places["rich"].resources) == (poor, rich)


@pytest.mark.rule("C-ENV-02", "RULING-C-ENV-CLAMP")
@pytest.mark.parametrize("face, level", [(1, 0), (10, 3)])
def test_a_bad_harvest_fills_no_empty_barn(face: int, level: int) -> None:
    days = Days(map_=TWO, weather=True).holding("poor", resources=0).run(environment.find, (face,))
    assert days.state.places["poor"].resources == level


@pytest.mark.rule("C-ENV-01", "C-ENV-03", "C-ENV-04", "RULING-C-ENV-SEASON")
@pytest.mark.parametrize("face, season", [(1, "winter"), (4, "spring"), (6, "summer"), (9, "autumn")])
def test_a_die_names_the_season_which_touches_no_store(face: int, season: str) -> None:
    days = Days(map_=TWO, seasons=True).run(environment.find, (face,))
    assert days.state.season == season
    assert days.state.places["poor"].resources == 2
    assert days.field.rules.season.movement["summer"] == 0
    assert all(change <= 0 for change in days.field.rules.season.movement.values())


@pytest.mark.rule("C-ENV-01")
def test_without_the_switches_nothing_is_thrown() -> None:
    assert Days(map_=TWO).run(environment.find).events == ()


@pytest.mark.rule("C-PLACE-16", "C-PLACE-03")
def test_a_city_feels_no_weather() -> None:
    days = Days("guiscard", country(places=(place("city", N, "city", ARABS, 10),)), weather=True).run(environment.find, (1,))
    assert days.state.places["city"].resources == 10


# -- the day -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-TURN-01", "C-TURN-02", "C-TURN-08", "C-CG-01")
def test_a_day_goes_through_its_steps_and_the_next_begins() -> None:
    days = Days().group("red", RED, N, 6, leader=5).group("green", GREEN, "0707", 6, leader=4)
    days.change(day=0).run(turn.begin)
    steps = [event.step for event in days.events if isinstance(event, e.StepBegan)]
    for command in (c.Morning(), c.Morning(), c.Stay(), c.Stay()):
        days.do(command)
        steps += [event.step for event in days.events if isinstance(event, e.StepBegan)]
    assert steps[:7] == list(range(7))
    assert days.state.day == 2
    assert days.asked.faction == RED


@pytest.mark.rule("C-CG-26")
def test_a_campaign_replays_from_its_seed() -> None:
    one, two = (Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "again") for _ in range(2))
    assert one.steps[0].events == two.steps[0].events
    assert one.state == two.state


@pytest.mark.rule("C-CG-24", "C-SUPPLY-08")
def test_nobody_is_asked_for_a_faction_without_a_player() -> None:
    days = Days(neutral=True).group("red", RED, N, 9, leader=9, attitude=9).group("idle", "neutral", MIDDLE, 5, roll=RED, attitude=2)
    days.march("red", MIDDLE)
    assert days.asked.faction == RED
    days.say("let_be")
    assert days.asked is None or days.asked.faction == RED
    days.through(SUPPLY)
    assert days.state.groups["idle"].missed == 0


@pytest.mark.rule("C-PLACE-11", "C-MERC-02", "C-SCOPE-05", "C-NOBLE-01")
def test_what_a_campaign_begins_with() -> None:
    """Castles are provided as the list of places says for the year, companies stand where the scenario says, leaders have their names."""
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "first")
    state, field = game.state, game.field
    for id_ in ("devizes", "malmesbury"):
        levels = field.map.places[id_].at(1139)
        assert levels is not None
        assert state.places[id_].resources == levels.resources
    assert state.groups["flemings"].hex == field.map.places["chippenham"].hex
    king = state.groups["the_kings_column"]
    assert (len(king.men), king.attitude, king.coin, king.missed) == (15, 10, 40, 0)
    assert (state.people["stephen"].prestige, state.people["stephen"].attitude) == (8, 10)
    assert state.convoys["salisbury_wagons"].load == 5


# -- who wins ----------------------------------------------------------------------------------------------------------


def winning(days: Days, *aims: Objective, day: int = 3) -> tuple[tuple[str, ...], str] | None:
    days.field = replace(days.field, objectives=aims)
    days.change(day=day).run(objectives.check)
    return (days.state.outcome.winners, days.state.outcome.reason) if days.state.outcome is not None else None


def last_of_all(days: Days, faction: str) -> Days:
    """Of a faction one is left alive."""
    _, *others = [person for person in days.state.people.values() if person.faction == faction]
    for person in others:
        days.state = days.state.with_person(person._replace(health=Health.DEAD))
    return days


@pytest.mark.rule("RULING-C-VICTORY", "C-SCOPE-04")
def test_aims_that_are_reached_at_nightfall() -> None:
    def days() -> Days:
        made = Days(map_=TWO).group("red", RED, MIDDLE, 6, leader=5).group("green", GREEN, "0707", 6, leader=4)
        return made.change(tally={RED: {"plunder poor": 4}})

    lord = days().men("green")[0]
    assert winning(days(), Objective(RED, "reach", who="red", hex=MIDDLE)) == ((RED,), "reach")
    assert winning(days(), Objective(RED, "reach", who="red", hex=N)) is None
    assert winning(days(), Objective(RED, "reach", hex=MIDDLE, number=7)) is None
    assert winning(days(), Objective(RED, "hold", place="rich")) == ((RED,), "hold")
    assert winning(days(), Objective(GREEN, "take", place="rich")) is None
    assert winning(days(), Objective(RED, "hold", place="rich", at_end=True)) is None
    assert winning(days(), Objective(RED, "hold", place="rich", at_end=True), day=30) == ((RED,), "hold")
    assert winning(days(), Objective(RED, "plunder", place="poor", number=4)) == ((RED,), "plunder")
    assert winning(days(), Objective(RED, "plunder", place="poor", number=5)) is None
    assert winning(days(), Objective(RED, "capture", who=lord)) is None
    assert winning(days(), Objective(GREEN, "prestige", who=lord, number=4)) == ((GREEN,), "prestige")
    assert winning(days(), Objective(GREEN, "survive", who=lord, at_end=True), day=30) == ((GREEN,), "survive")
    assert winning(last_of_all(days(), GREEN), Objective(GREEN, "survive", at_end=True), day=30) == ((GREEN,), "survive")
    assert winning(last_of_all(days(), GREEN), Objective(GREEN, "survive", number=2, at_end=True), day=30) == ((RED,), "time")
    assert winning(days(), Objective(RED, "lift_siege", place="rich")) == ((RED,), "lift_siege")


@pytest.mark.rule("RULING-C-VICTORY")
def test_all_aims_of_one_way_are_needed_and_time_gives_it_to_the_greater_name() -> None:
    days = Days(map_=TWO).group("red", RED, MIDDLE, 6, leader=5).group("green", GREEN, "0707", 6, leader=4)
    both = (Objective(RED, "hold", place="rich"), Objective(RED, "reach", who="red", hex=N))
    assert winning(days, *both) is None
    assert winning(days, *both, day=30) == ((RED,), "time")


@pytest.mark.rule("RULING-C-VICTORY", "C-NOBLE-01")
def test_at_equal_names_the_fuller_purse_wins() -> None:
    days = Days().group("red", RED, N, 6, leader=5, coin=3).group("green", GREEN, S, 6, leader=5, coin=4)
    assert objectives.leading(days.position) == (GREEN,)


@pytest.mark.rule("C-TURN-08", "RULING-C-VICTORY")
def test_the_night_looks_for_a_winner() -> None:
    days = Days("guiscard", country(places=(place("rich", S, "town", NORMANS),))).group("one", NORMANS, N, 6)
    days.field = replace(days.field, objectives=(Objective(NORMANS, "hold", place="rich"),))
    days.through(NIGHT)
    assert days.state.outcome is not None
    assert days.state.outcome.winners == (NORMANS,)
