"""Rulings on what the books leave open, each by a case that another reading would decide otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import attitude, besieging, objectives, siege_defaults, sieges, supply
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.field import Objective
from hauberk.common.dice import SeededDice
from hauberk.siege import surrender
from hauberk.siege.commands import Answer
from hauberk.siege.questions import ActionAsked, ResolveAsked
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N
from tests.campaign.kit import Days, country, place
from tests.campaign.test_siege_days import QUIET, dawn, inner, now, said, the_siege

# -- attitude ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-JOIN-SIZE")
def test_friends_near_by_do_not_count_in_a_test() -> None:
    days = Days("guiscard").group("one", NORMANS, N, 8, leader=5, attitude=6).group("two", ARABS, MIDDLE, 8, attitude=6)
    one, two = days.state.groups["one"], days.state.groups["two"]
    alone, _ = attitude.measure(days.position, one, two)
    days.group("near", NORMANS, "0504", 20)
    assert attitude.measure(days.position, one, two)[0].totals == alone.totals == (6, 6)


@pytest.mark.rule("RULING-C-HOST-SEVEN", "RULING-C-HOST-RECIPROCITY")
def test_seven_may_attack_and_six_may_not_even_where_the_other_may() -> None:
    """TX-HOST-2: only the seven may attack, though combat is possible."""
    days = Days("guiscard").group("six", NORMANS, N, 8, leader=5, attitude=6).group("seven", ARABS, MIDDLE, 8, attitude=7)
    days.march("six", MIDDLE)
    assert (type(days.asked).__name__, days.asked.group) == ("AttackAsked", "seven")
    assert days.battle.may == (False, True)
    days.say("let_be")
    assert days.state.battle is None
    assert days.state.groups["six"].hex == N  # the lower total goes


@pytest.mark.rule("RULING-C-LOYAL-DRIFT", "C-SCOPE-03")
def test_no_meeting_and_no_battle_moves_a_loyalty() -> None:
    days = Days().group("red", RED, N, 9, leader=9, attitude=9).group("green", GREEN, MIDDLE, 8, attitude=2)
    days.march("red", MIDDLE)
    assert [tested.result for tested in days.happened(e.AttitudeTested)] == [4]
    days.say("attack").say("fight").to_the_map().report(0)
    days.say(days.asked.choices[0])
    assert (days.state.groups["red"].attitude, days.state.groups["green"].attitude) == (9, 2)


@pytest.mark.rule("RULING-C-LOYAL-PLACES", "C-PLACE-01")
def test_a_place_is_its_lords_whatever_it_thinks() -> None:
    days = Days(map_=country(places=(place("town", MIDDLE, "village", RED, 5),))).holding("town", attitude=2)
    days.group("host", RED, MIDDLE, 12)
    assert days.turn("host").reason(c.AttackPlace("storm")) == "own_place"  # his
    assert supply.sources(days.position, MIDDLE, RED) == []  # and it does not help him


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-CITY-HEX", "C-PLACE-14", "C-MONEY-05")
@pytest.mark.parametrize("hostility, recruits", [(4, True), (5, False)])
def test_a_stranger_in_a_city_may_stay_is_not_fed_and_cannot_attack(hostility: int, recruits: bool) -> None:
    days = Days("guiscard", country(places=(place("bari", MIDDLE, "city", ARABS, 5), place("home", "0101", "town", NORMANS))))
    days.group("host", NORMANS, N, 12, leader=5, attitude=hostility, coin=40).march("host", MIDDLE)
    assert days.state.groups["host"].hex == MIDDLE
    assert supply.sources(days.position, MIDDLE, NORMANS) == []
    assert {days.turn("host").reason(c.AttackPlace(how)) for how in ("storm", "siege", "assault", "demand")} == {
        "cities_cannot_be_attacked"
    }
    assert (days.reason(c.Recruit(light=1)) == "") is recruits


@pytest.mark.rule("RULING-C-CASTLE-COLOUR")
def test_castles_are_besieged_and_towns_stormed() -> None:
    kinds = {"castle_stone": True, "castle_motte": True, "town": False, "borough": False, "village": False}
    for kind, walls in kinds.items():
        assert besieging.walled(place("it", MIDDLE, kind)) is walls
    assert besieging.walled(place("it", MIDDLE, "town", flags=("fortified",)))


@pytest.mark.rule("RULING-C-BUILD-CASTLE", "C-PLACE-12", "C-MERC-15")
@pytest.mark.parametrize("men, hired, days_built", [(5, 0, 1), (4, 6, 0), (4, 0, 0)])
def test_only_where_the_scenario_says_and_by_enough_hands_that_are_no_mercenaries(men: int, hired: int, days_built: int) -> None:
    days = Days().group("masons", RED, MIDDLE, men)
    if hired:
        days.company("hired", MIDDLE, hired, GREEN, faction=RED, employer="masons", pay="paid")
    aim = Objective(RED, "build", hex=MIDDLE, number=3, men=5)
    days.run(objectives.build)
    assert days.state.tally == {}
    days.field = replace(days.field, objectives=(aim,))
    days.run(objectives.build)
    assert days.state.tally.get(RED, {}).get(objectives.key(aim), 0) == days_built


@pytest.mark.rule("RULING-C-SETUP-BEARING", "C-SETUP-01")
def test_east_and_west_alternate_the_northern_step_first() -> None:
    map_ = country()
    assert map_.step_along(MIDDLE, "E", 1) == map_.neighbour(MIDDLE, 1)
    assert map_.step_along(MIDDLE, "E", 2) == "0604"
    assert map_.step_along(MIDDLE, "W", 1) == map_.neighbour(MIDDLE, 5)
    assert map_.step_along(MIDDLE, "W", 2) == "0204"
    assert map_.step_along(MIDDLE, "N", 9) is None
    assert map_.nearest(MIDDLE, lambda hex_: hex_ != MIDDLE) == N


# -- quick resolution --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-QUICK-SIEGE", "C-QUICK-10")
@pytest.mark.parametrize("face, fallen", [(1, True), (10, False)])
def test_an_assault_by_the_table_is_the_action_of_the_day(face: int, fallen: bool) -> None:
    days = said(dawn(the_siege(garrison=2, men=16), *QUIET, 9, 1), Answer("assault"))
    while not isinstance(now(days).pending[-1], ResolveAsked):
        said(days, siege_defaults.usual(sieges.field_of(days.position, "keep").at(now(days))))
    days.run(lambda doing: sieges.say(doing, c.InSiege(Answer("quick"))), Loaded(face))
    assert now(days).action == "assault"
    assert (now(days).outcome is not None) is fallen
    if not fallen:
        assert not any(isinstance(each, ActionAsked) for each in now(days).pending)  # there is no second one today


class Loaded(SeededDice):
    """Dice whose first throw is known."""

    def __init__(self, face: int) -> None:
        super().__init__("loaded")
        self._first: int | None = face

    def throw(self, sides: int) -> int:
        first, self._first = self._first, None
        return super().throw(sides) if first is None else first


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SIEGE-RATIONS", "C-SIEGE-14")
def test_an_empty_barn_speaks_for_nobody_in_a_parley() -> None:
    days = inner(the_siege(garrison=6), food=1)
    field = sieges.field_of(days.position, "keep")
    assert {term.reason for term in surrender.terms(field.at(now(days)))} == {"numbers"}
    turned = replace(field, rules=replace(field.rules, switches=replace(field.rules.switches, ration_bonus=True)))
    assert "rations" in {term.reason for term in surrender.terms(turned.at(now(days)))}
