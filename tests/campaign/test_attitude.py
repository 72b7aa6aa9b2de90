"""Loyalty and hostility: printed examples and edges. No die is thrown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import attitude, supply
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import NIGHT
from hauberk.common.term import total
from tests.campaign.editions import ANARCHY, under
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, place


def loyalty(level: int, faction: str, prestige: int | None, more: int, rules: CampaignRules = ANARCHY) -> tuple[int, str]:
    terms = attitude.loyalty_terms(rules, level, faction, prestige, more)
    return total(terms), rules.band(total(terms))


@pytest.mark.rule("C-LOYAL-01", "C-LOYAL-04", "RULING-C-LOYAL-SUBJECT", "RULING-C-LOYAL-DIE", "C-CG-27")
@pytest.mark.parametrize("level, result, party", [(4, 6, "neutral"), (5, 7, RED), (2, 4, GREEN)])
def test_the_printed_example_of_loyalty(level: int, result: int, party: str) -> None:
    """EX-AC-7-1: prestige 7 and 15 people against 9 add two."""
    assert loyalty(level, RED, 7, 15 - 9) == (result, party)


@pytest.mark.example("TX-LOYAL-1", "TX-LOYAL-2", "TX-LOYAL-3")
@pytest.mark.rule("C-LOYAL-04", "C-LOYAL-05", "RULING-C-LOYAL-THRESHOLD")
def test_edges_of_loyalty() -> None:
    assert loyalty(8, GREEN, 9, 10) == (4, GREEN)  # TX-LOYAL-1
    assert loyalty(6, RED, 5, 0) == (6, "neutral")  # TX-LOYAL-2
    assert loyalty(6, RED, 5, 0, under(ANARCHY, loyalty_text_threshold=True)) == (6, RED)
    assert loyalty(10, RED, 10, 10)[1] == RED  # TX-LOYAL-3
    assert ANARCHY.attitude.level(14) == 10


@pytest.mark.rule("RULING-C-LOYAL-NOLEADER", "C-LOYAL-04")
def test_a_group_without_leader_adds_nothing_for_prestige() -> None:
    assert loyalty(5, RED, None, 0) == loyalty(5, RED, 5, 0) == (5, "neutral")


@pytest.mark.rule("C-LOYAL-03", "C-LOYAL-05", "C-MEET-04", "RULING-C-LOYAL-BOTHSIDES")
def test_only_who_is_met_is_tested_for_loyalty() -> None:
    days = Days().group("red", RED, N, 9, leader=7, attitude=9).group("green", GREEN, S, 9, attitude=2)
    standing, tests = attitude.measure(days.position, days.state.groups["red"], days.state.groups["green"])
    assert [test.group for test in tests] == ["green"]
    assert standing.parties == (RED, GREEN)
    assert standing.may == (True, True)


@pytest.mark.rule("C-HOST-02", "C-HOST-05")
@pytest.mark.parametrize("levels, may", [((6, 6), (False, False)), ((7, 6), (True, False)), ((7, 9), (True, True))])
def test_both_are_tested_for_hostility_and_seven_may_attack(levels: tuple[int, int], may: tuple[bool, bool]) -> None:
    """TX-HOST-1, 2 and 3; leaders of prestige 5 add nothing."""
    days = (
        Days("guiscard").group("one", NORMANS, N, 9, leader=5, attitude=levels[0]).group("two", ARABS, S, 9, leader=5, attitude=levels[1])
    )
    standing, tests = attitude.measure(days.position, days.state.groups["one"], days.state.groups["two"])
    assert (standing.totals, standing.may) == (levels, may)
    assert [test.group for test in tests] == ["one", "two"]


@pytest.mark.rule("C-MERC-03", "C-LOYAL-06", "C-MERC-16")
def test_mercenaries_are_what_their_employer_is() -> None:
    days = Days("guiscard").group("one", NORMANS, MIDDLE, 9, attitude=10).company("free", MIDDLE, 5, ARABS)
    standing, _ = attitude.measure(days.position, days.state.groups["one"], days.state.groups["free"])
    assert standing.may == (False, False)
    days = Days().group("red", RED, MIDDLE, 9).company("hired", MIDDLE, 5, GREEN, faction=GREEN)
    standing, tests = attitude.measure(days.position, days.state.groups["red"], days.state.groups["hired"])
    assert (standing.parties, standing.may, tests) == ((RED, GREEN), (True, True), ())


@pytest.mark.rule("C-MEET-02", "C-CG-04", "C-CG-06")
def test_friends_and_allies_are_not_tested() -> None:
    days = Days().group("one", RED, MIDDLE, 9, attitude=9).group("two", RED, MIDDLE, 5).group("ally", GREEN, MIDDLE, 5, attitude=2)
    groups = days.state.groups
    standing, tests = attitude.measure(days.position, groups["one"], groups["two"])
    assert (standing.hostile, tests) == (False, ())
    assert attitude.measure(days.position, groups["one"], groups["ally"])[0].hostile
    days.field = replace(days.field, allies=frozenset({(RED, GREEN), (GREEN, RED)}))
    standing, tests = attitude.measure(days.position, groups["one"], groups["ally"])
    assert (standing.hostile, tests) == (False, ())


@pytest.mark.rule("C-CG-06")
def test_allies_share_hexes_and_stores_but_stay_apart() -> None:
    days = Days(map_=country(places=(place("home", MIDDLE, "village", GREEN, 5),))).holding("home", attitude=6)
    days.field = replace(days.field, allies=frozenset({(RED, GREEN), (GREEN, RED)}))
    days.group("one", RED, N, 12).group("ally", GREEN, MIDDLE, 5, arrived=1).march("one", MIDDLE)
    assert days.asked is None
    assert days.state.battle is None
    days.change(day=5).through(NIGHT)
    assert set(days.state.groups) == {"one", "ally"}
    assert supply.sources(days.position, MIDDLE, RED) == [("home", 5)]
