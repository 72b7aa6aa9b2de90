"""Groups and the orders of the morning: split, passed on, merged, dissolved."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import groups, morning
from hauberk.campaign.state import NIGHT
from tests.campaign.fighting import GREEN, RED, N, S
from tests.campaign.kit import Days, country, place


@pytest.mark.rule("C-GROUP-01", "C-GROUP-04")
def test_nobody_is_left_behind_as_one_or_two() -> None:
    """TX-GROUP-1."""
    days = Days().group("host", RED, N, 5)
    men = days.men("host")
    assert days.order_refused(RED, splits=(c.Split("host", men[:2]),)) == "would_be_too_few"
    days.group("large", RED, S, 6)
    assert days.order_refused(RED, splits=(c.Split("large", days.men("large")[:3]),)) == ""
    assert days.order_refused(RED, splits=(c.Split("large", men[:3]),)) == "not_among_them"
    assert days.order_refused(GREEN, splits=(c.Split("large", days.men("large")[:3]),)) == "not_your_group"


@pytest.mark.rule("C-GROUP-05", "C-LOYAL-07", "RULING-C-MONEY-HOLDER", "C-MONEY-01", "RULING-C-SUPPLY-SPLIT", "C-GROUP-09")
def test_a_part_keeps_level_hunger_and_its_share_of_the_money() -> None:
    days = Days().group("host", RED, N, 8, attitude=7, coin=10, missed=1, victories=1)
    days.order(RED, splits=(c.Split("host", days.men("host")[:4], 4),))
    made = next(group for id_, group in days.state.groups.items() if id_ != "host")
    assert (made.attitude, made.missed, made.victories, made.coin, len(made.men)) == (7, 1, 1, 4, 4)
    assert days.state.groups["host"].coin == 6
    assert days.order_refused(RED, splits=(c.Split("host", days.men("host")[:1], 7),)) == "not_so_much_coin"


@pytest.mark.rule("C-GROUP-06", "C-LOYAL-07", "RULING-C-GROUP-MERGE")
def test_the_larger_part_gives_its_level() -> None:
    """TX-GROUP-2."""
    days = Days().group("twelve", RED, N, 12, attitude=8, coin=3).group("seven", RED, N, 7, attitude=3, coin=2, missed=1)
    days.order(RED, merges=(c.Merge("seven", "twelve"),))
    found = days.state.groups["seven"]
    assert (found.attitude, len(found.men), found.coin, found.missed) == (8, 19, 5, 1)
    assert "twelve" not in days.state.groups


@pytest.mark.rule("C-GROUP-06", "RULING-C-GROUP-MERGE", "C-COUNTER-03")
def test_the_leader_of_the_larger_part_gives_his_own() -> None:
    days = Days().group("one", RED, N, 9, leader=4, attitude=8).group("two", RED, N, 5, leader=7, attitude=2)
    assert groups.merged_attitude(days.state, days.state.groups["one"], days.state.groups["two"]) == 5
    days.order(RED, merges=(c.Merge("one", "two"),))
    leader = days.state.leader(days.state.groups["one"])
    assert leader is not None
    assert leader.prestige == 7


@pytest.mark.rule("C-GROUP-04")
def test_only_groups_on_one_hex_merge() -> None:
    days = Days().group("one", RED, N, 5).group("two", RED, S, 5)
    assert days.order_refused(RED, merges=(c.Merge("one", "two"),)) == "not_on_one_hex"


@pytest.mark.rule("RULING-C-MERC-PARTIAL", "C-MERC-06")
def test_companies_come_and_go_whole() -> None:
    days = Days().group("host", RED, N, 5).company("hired", N, 6, GREEN, faction=RED, employer="host")
    assert days.order_refused(RED, splits=(c.Split("hired", days.men("hired")[:3]),)) == "whole_companies_only"
    days.order(RED, splits=(c.Split("hired", days.men("hired")),))
    assert days.state.groups["hired"].employer == ""
    days.order(RED, merges=(c.Merge("host", "hired"),))
    assert days.state.groups["hired"].employer == "host"


@pytest.mark.rule("C-PLACE-10", "C-PLACE-09")
def test_five_stay_in_a_castle() -> None:
    days = Days(map_=country(places=(place("keep", N, "castle_stone", RED),))).garrison("keep", RED, 8).group("host", RED, N, 4)
    men = days.state.places["keep"].garrison
    assert days.order_refused(RED, passes=(c.Pass("keep", "host", men[:4]),)) == "garrison_too_small"
    days.order(RED, passes=(c.Pass("keep", "host", men[:3]),))
    assert (len(days.men("host")), len(days.state.places["keep"].garrison)) == (7, 5)
    assert days.person(men[0]).group == "host"
    assert days.order_refused(RED, passes=(c.Pass("host", "keep", (), 4),)) == "groups_hold_coin"


@pytest.mark.rule("C-GROUP-07", "RULING-C-STACK-TURN", "C-TURN-08")
def test_friends_who_have_shared_a_hex_for_a_day_become_one() -> None:
    days = Days().group("one", RED, N, 5, arrived=2).group("two", RED, N, 4, arrived=3)
    days.through(NIGHT)
    assert set(days.state.groups) == {"one", "two"}
    days.change(day=4).through(NIGHT)
    assert [len(group.men) for group in days.state.groups.values()] == [9]


@pytest.mark.rule("C-GROUP-08", "C-TURN-08", "RULING-C-GROUP-DISSOLVE", "RULING-C-MONEY-CAPTURE")
def test_one_or_two_scatter_and_a_leader_goes_on_alone() -> None:
    days = Days().group("two", RED, N, 2, coin=6).group("lord", RED, S, 2, leader=6)
    lord = days.men("lord")[0]
    days.through(NIGHT)
    assert set(days.state.groups) == {"lord"}
    assert days.men("lord") == (lord,)
    assert [event.id for event in days.happened(e.GroupDissolved)] == ["two"]
    assert days.happened(e.Departed)


@pytest.mark.rule("C-TURN-02", "C-CG-02", "C-CG-01")
def test_orders_are_sealed_and_carried_out_when_all_have_given_theirs() -> None:
    days = Days().group("red", RED, N, 8).group("green", GREEN, S, 8)
    days.change(now=RED).run(lambda doing: morning.take_up(doing, RED))
    days.say(c.Morning(splits=(c.Split("red", days.men("red")[:4]),)))
    assert len(days.state.groups) == 2
    days.change(now=GREEN).run(lambda doing: morning.take_up(doing, GREEN)).say(c.Morning())
    days.run(morning.close)
    assert len(days.state.groups) == 3


@pytest.mark.rule("C-CG-21")
def test_people_shut_in_are_not_reorganised_with_those_outside() -> None:
    days = Days(map_=country(places=(place("keep", N, "castle_stone", RED),))).garrison("keep", RED, 8).group("in", RED, N, 8)
    days.group("foe", GREEN, N, 12)
    days.run(lambda doing: doing.emit(e.SiegeLaid("keep", GREEN, RED, ("foe",), ("in",))))
    assert morning.own(days.state, RED, "in") is None
    assert days.order_refused(RED, splits=(c.Split("in", days.men("in")[:4]),)) == "not_your_group"


@pytest.mark.rule("RULING-C-MONEY-HOLDER", "C-GROUP-04")
def test_who_passes_all_its_people_on_passes_its_purse_too() -> None:
    days = Days().group("one", RED, N, 4, coin=6).group("two", RED, N, 5, coin=3)
    people = days.men("one")
    days.order(RED, passes=(c.Pass("one", "two", people),))
    assert "one" not in days.state.groups
    assert (len(days.men("two")), days.state.groups["two"].coin) == (9, 9)
