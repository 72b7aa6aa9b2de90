"""Spies, and what factions know of each other."""

from __future__ import annotations

import pytest

from hauberk.campaign import events as e
from hauberk.campaign import spies
from hauberk.campaign.state import NIGHT
from hauberk.play.campaign.sight import sight
from hauberk.play.campaign.view import view
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N
from tests.campaign.kit import Days, country, place


@pytest.mark.rule("C-SPY-04", "C-SPY-05")
@pytest.mark.parametrize(
    "kind, face, found",
    [("", 4, True), ("town", 4, False), ("city", 4, False), ("", 6, False), ("town", 3, True), ("city", 1, True)],
)
def test_a_spy_is_found_out_on_five_or_less(kind: str, face: int, found: bool) -> None:
    """TX-SPY-1."""
    days = Days("guiscard", country(places=(place("there", MIDDLE, kind, ARABS),) if kind else ())).spy("eye", NORMANS, MIDDLE)
    who = days.state.spies["eye"].who
    days.run(lambda doing: spies.try_find(doing, doing.state.spies["eye"], ARABS), (face,))
    assert ("eye" not in days.state.spies) is found
    assert (days.person(who).fate == "gone") is found


@pytest.mark.rule("C-SPY-01", "C-SPY-02", "C-SPY-03", "RULING-C-SPY-RANGE", "RULING-C-SPY-SNAPSHOT", "RULING-C-SPY-CONTACT")
def test_a_spy_remembers_what_is_near_and_tells_it_when_he_meets_his_own() -> None:
    days = Days("guiscard").group("own", NORMANS, "0104", 6).group("foe", ARABS, MIDDLE, 7).group("away", ARABS, "0707", 5)
    days.spy("eye", NORMANS, "0304")
    days.march("eye", "0204")
    assert [seen.group for seen in days.state.spies["eye"].notes] == ["foe"]
    assert "foe" not in days.state.known.get(NORMANS, {})
    days.change(day=4).march("eye", "0104")
    told = days.state.known[NORMANS]["foe"]
    assert (told.size, told.day, told.why) == (7, 3, "spy")
    assert days.state.spies["eye"].notes == ()


@pytest.mark.rule("C-SPY-04", "RULING-C-SPY-TIMING")
def test_once_more_at_night_for_who_stays_with_the_enemy() -> None:
    days = Days("guiscard").group("foe", ARABS, MIDDLE, 7, arrived=3).spy("eye", NORMANS, MIDDLE)
    days.through(NIGHT, (6,))
    assert [event.found for event in days.happened(e.SpyTried)] == [False]
    days.through(NIGHT, (5,))
    assert "eye" not in days.state.spies


@pytest.mark.rule("C-GROUP-02", "C-CG-08", "C-CG-10")
def test_groups_on_one_hex_know_each_other_and_remember() -> None:
    days = Days().group("red", RED, N, 9, leader=7, attitude=9).group("green", GREEN, MIDDLE, 6, attitude=2)
    assert sight(days.position, RED).banners["green"].size == 0
    days.march("red", MIDDLE)
    assert days.state.known[RED]["green"].size == 6
    assert days.state.known[GREEN]["red"].size == 9
    days.set("green", men=days.men("green")[:4]).set("red", hex=N).change(day=5)
    banner = sight(days.position, RED).banners["green"]
    assert (banner.size, banner.fresh, banner.seen.day if banner.seen else 0) == (6, False, 3)


@pytest.mark.rule("C-CG-09", "C-CG-08", "C-CG-05", "C-COUNTER-01", "C-COUNTER-02")
def test_a_faction_is_shown_its_own_share() -> None:
    days = Days(map_=country(places=(place("town", MIDDLE, "village", GREEN, 7),)))
    days.group("red", RED, N, 9, coin=10).group("green", GREEN, "0707", 6, coin=12, leader=6).convoy("beasts", GREEN, "0606", 3)
    days.spy("eye", GREEN, "0101").change(todo=("green", "red"))
    seen = sight(days.position, RED)
    assert set(seen.groups) == {"red"}
    assert (seen.banners["green"].leader, seen.banners["green"].seen) == (days.men("green")[0], None)
    assert seen.wagons["beasts"].load is None
    assert seen.spies == {}
    assert not any(who in seen.people for who in days.men("green"))
    shown = view(days.position, RED)
    assert "todo" not in shown
    assert "coin" not in shown["groups"]["green"]


@pytest.mark.rule("C-CG-08")
def test_whoever_stands_before_a_place_sees_its_stores() -> None:
    days = Days(map_=country(places=(place("town", MIDDLE, "village", GREEN, 7),))).group("red", RED, N, 9)
    days.holding("town", resources=2).march("red", MIDDLE)
    assert days.state.known_places[RED]["town"] == (3, 2, 0)
    days.holding("town", resources=1).set("red", hex=N).change(day=6)
    town = sight(days.position, RED).towns["town"]
    assert (town.resources, town.day) == (2, 3)
