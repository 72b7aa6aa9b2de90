"""Food for groups: how much, from where, and what hunger does."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import supply
from hauberk.campaign.state import SUPPLY
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N
from tests.campaign.kit import Days, country, place


def at_home(size: int, resources: int = 5, kind: str = "village", edition: str = "anarchy", **turned: bool) -> Days:
    faction = RED if edition == "anarchy" else NORMANS
    days = Days(edition, country(places=(place("home", MIDDLE, kind, faction, resources),)), **turned)
    days.group("host", faction, MIDDLE, size)
    days.holding("home", attitude=8 if edition == "anarchy" else 3)
    return days


@pytest.mark.rule("C-SUPPLY-01", "C-SUPPLY-02", "C-SUPPLY-04", "RULING-C-SUPPLY-COUNT")
@pytest.mark.parametrize("size, wanted", [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_daily_need(size: int, wanted: int) -> None:
    """TX-SUPPLY-1."""
    days = Days().group("host", RED, MIDDLE, size)
    assert supply.need(days.position, days.state.groups["host"]) == wanted


@pytest.mark.rule("RULING-C-SUPPLY-COUNT", "C-MERC-06")
def test_mercenaries_eat_with_their_employer_and_prisoners_do_not_count() -> None:
    days = Days().group("host", RED, MIDDLE, 9)
    days.company("hired", MIDDLE, 5, GREEN, faction=RED, employer="host")
    days.capture("host", days.light(GREEN, 8), GREEN, RED)
    assert supply.need(days.position, days.state.groups["host"]) == 1
    assert not supply.eats(days.state, days.state.groups["hired"])


@pytest.mark.rule("C-SUPPLY-06", "RULING-C-SUPPLY-ALLOC")
def test_three_groups_in_a_castle_with_four_points() -> None:
    """EX-GC-8.4-2: two eat, one goes without; the owner says which."""
    days = at_home(21, 4, "castle_stone", "guiscard").group("second", NORMANS, MIDDLE, 21).group("third", NORMANS, MIDDLE, 21)
    days.run(lambda doing: supply.take_up(doing, MIDDLE))
    assert days.asked.points == 4
    assert days.reason(c.Feed(("nobody",))) == "not_among_them"
    days.say(c.Feed(("third", "host")))
    assert days.state.places["home"].resources == 0
    assert {id_: group.missed for id_, group in days.state.groups.items()} == {"host": 0, "second": 1, "third": 0}


@pytest.mark.rule("RULING-C-SUPPLY-PARTIAL", "C-SUPPLY-04")
def test_less_than_all_is_a_missed_day() -> None:
    """TX-SUPPLY-2; and the store that is too small stays as it is."""
    days = at_home(20, 1).through(SUPPLY)
    assert days.state.groups["host"].missed == 1
    assert days.state.places["home"].resources == 1


@pytest.mark.rule("C-SUPPLY-05", "RULING-C-SUPPLY-TIMING")
@pytest.mark.parametrize(
    "meals, hungry",
    [("-+-", (False, False, False)), ("--+", (False, False, True)), ("--++", (False, False, True, False)), ("---", (False, False, True))],
)
def test_two_missed_days_running_are_felt_on_the_day_after(meals: str, hungry: tuple[bool, ...]) -> None:
    """TX-SUPPLY-3 and 4."""
    days, found = at_home(12), []
    for meal in meals:
        days.holding("home", resources=5 if meal == "+" else 0).through(SUPPLY)
        found.append(days.state.groups["host"].hungry)
    assert tuple(found) == hungry


@pytest.mark.rule("C-SUPPLY-03", "C-PLACE-05", "RULING-C-SUPPLY-SOURCES", "RULING-C-PLACE-LOYAL4")
@pytest.mark.parametrize(
    "faction, level, feeds, mirrored",
    [(RED, 5, True, True), (RED, 4, False, False), (GREEN, 4, False, True), (GREEN, 5, True, True), (GREEN, 7, True, False)],
)
def test_only_a_willing_village_feeds_a_party(faction: str, level: int, feeds: bool, mirrored: bool) -> None:
    """As printed a loyalty above 4 is asked of every village, whoever its lord is; the other reading is a switch turned off."""
    for switch, found in ({}, feeds), ({"literal_loyalty_four": False}, mirrored):
        days = Days(map_=country(places=(place("home", MIDDLE, "village", faction),)), **switch).holding("home", attitude=level)
        assert bool(supply.sources(days.position, MIDDLE, faction)) is found


@pytest.mark.rule("C-SUPPLY-03", "C-PLACE-05", "RULING-C-PLACE-LOYAL4")
@pytest.mark.parametrize("faction, level", [(GREEN, 1), (RED, 4)])
def test_a_castle_feeds_its_own_side_whatever_its_loyalty(faction: str, level: int) -> None:
    """The clause speaks of villages."""
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", faction),))).holding("keep", attitude=level)
    assert supply.sources(days.position, MIDDLE, faction)


@pytest.mark.rule("C-CONVOY-10", "RULING-C-SUPPLY-SOURCES")
def test_a_convoy_feeds_its_own_side_after_the_place() -> None:
    days = at_home(20, 1).convoy("beasts", RED, MIDDLE, 3).convoy("theirs", GREEN, MIDDLE, 5)
    days.through(SUPPLY)
    assert (days.state.places["home"].resources, days.state.convoys["beasts"].load, days.state.convoys["theirs"].load) == (0, 2, 5)
    assert days.state.groups["host"].missed == 0


@pytest.mark.rule("C-PLACE-03", "C-SUPPLY-07", "C-PLACE-02")
def test_a_city_never_runs_out() -> None:
    days = at_home(21, 10, "city", "guiscard").through(SUPPLY)
    assert (days.state.places["home"].resources, days.state.groups["host"].missed) == (10, 0)


@pytest.mark.rule("C-SUPPLY-08", "RULING-C-SUPPLY-GARRISON")
def test_a_garrison_lives_on_its_castle() -> None:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_stone", RED, 3),))).garrison("keep", RED, 12)
    days.through(SUPPLY)
    assert days.state.places["keep"].resources == 3


@pytest.mark.rule("C-SUPPLY-03")
def test_an_enemy_place_feeds_nobody() -> None:
    days = Days("guiscard", country(places=(place("theirs", MIDDLE, "town", ARABS),))).group("host", NORMANS, MIDDLE, 12)
    days.through(SUPPLY)
    assert days.state.groups["host"].missed == 1
    assert supply.sources(days.position, N, NORMANS) == []


@pytest.mark.rule("C-SUPPLY-01", "C-SUPPLY-03", "C-SUPPLY-04", "C-CONVOY-10")
def test_it_is_known_beforehand_where_a_group_goes_hungry() -> None:
    """At home there is food, in the country beside it none; whoever leads a convoy takes his food along; nine need nothing."""
    days = at_home(10)
    host = days.state.groups["host"]
    assert not supply.goes_hungry(days.position, host, MIDDLE)
    assert supply.goes_hungry(days.position, host, N)
    days.group("second", RED, N, 9)
    assert not supply.goes_hungry(days.position, days.state.groups["second"], N)
    days.convoy("wagons", RED, MIDDLE, 3, escort="host")
    assert not supply.goes_hungry(days.position, host, N)
    few = at_home(10, 1)
    few.group("second", RED, MIDDLE, 10)
    assert supply.goes_hungry(few.position, few.state.groups["host"], MIDDLE), "what is there is not enough for both"
