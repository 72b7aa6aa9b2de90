"""Recruits, engineers and siege trains."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign.state import TRAIN
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N
from tests.campaign.kit import Days, country, place


def before_a_place(edition: str = "anarchy", kind: str = "village", owner: str = RED, leader: int = 5, **more: object) -> Days:
    faction = RED if edition == "anarchy" else NORMANS
    days = Days(edition, country(places=(place("home", MIDDLE, kind, owner, 6),)))
    days.holding("home", attitude=8 if edition == "anarchy" else 3)
    days.group("host", faction, MIDDLE, 5, leader=leader, coin=20, **more)
    return days.turn("host")


@pytest.mark.rule("C-MONEY-04", "C-MONEY-02", "RULING-C-RECRUIT-LIMIT")
def test_light_foot_for_a_coin_and_peasants_for_half() -> None:
    days = before_a_place()
    most = days.field.rules.recruiting.most(6)
    days.say(c.Recruit(light=1, peasants=1))
    assert (len(days.men("host")), days.state.groups["host"].coin) == (7, 20 - 2 - 1)
    assert days.state.groups["host"].moved == days.state.day
    days.set("host", moved=0).turn("host")
    assert days.reason(c.Recruit(light=most)) == "not_so_many_men"
    assert days.reason(c.Recruit()) == "nobody_named"


@pytest.mark.rule("C-MONEY-04", "RULING-C-RECRUIT-WHO", "C-PLACE-05")
def test_who_raises_men_and_where() -> None:
    assert before_a_place(owner=GREEN).reason(c.Recruit(light=1)) == "not_your_place"
    assert before_a_place().holding("home", attitude=3).reason(c.Recruit(light=1)) == "place_unwilling"
    assert before_a_place(kind="castle_stone").reason(c.Recruit(light=1)) == "no_settlement_here"
    days = Days("anarchy", country(places=(place("home", MIDDLE, "village", RED),))).holding("home", attitude=8)
    days.group("host", RED, MIDDLE, days.light(RED, 5), coin=20).turn("host")
    assert days.reason(c.Recruit(light=1)) == "nobody_to_recruit"
    days.set("host", hex=N).group("lord", RED, N, 5, leader=5, coin=20).turn("lord")
    assert days.reason(c.Recruit(light=1)) == "no_settlement_here"


@pytest.mark.rule("C-MONEY-05", "RULING-C-HOST-PLACE", "C-HOST-07")
@pytest.mark.parametrize("level, why", [(4, ""), (5, "too_hostile")])
def test_a_mild_commander_finds_recruits_abroad(level: int, why: str) -> None:
    days = before_a_place("guiscard", "town", ARABS, leader=5, attitude=level)
    assert days.reason(c.Recruit(light=1)) == why


@pytest.mark.rule("C-MONEY-04")
def test_recruits_are_paid_for() -> None:
    assert before_a_place().set("host", coin=1).reason(c.Recruit(light=1)) == "too_dear"


@pytest.mark.rule("C-ENGINE-03", "RULING-C-ENGINEER-WHERE")
def test_an_engineer_is_hired_in_a_town_of_one_s_own() -> None:
    days = before_a_place(kind="town")
    days.say(c.HireEngineer())
    new = days.men("host")[-1]
    assert "engineer" in days.person(new).roles
    assert days.state.groups["host"].coin == 20 - 8
    assert before_a_place().reason(c.HireEngineer()) == "no_town_here"
    assert before_a_place(kind="town", owner=GREEN).reason(c.HireEngineer()) == "no_town_here"
    assert before_a_place(kind="town").set("host", coin=7).reason(c.HireEngineer()) == "too_dear"


@pytest.mark.rule("C-ENGINE-03", "C-ENGINE-02")
def test_guiscard_knows_no_engineers_for_hire() -> None:
    assert before_a_place("guiscard", "town", NORMANS).reason(c.HireEngineer()) == "no_engineers"


@pytest.mark.rule("C-ENGINE-01", "C-ENGINE-02", "RULING-C-ENGINE-CAPTURE", "C-MEET-01")
def test_engines_without_a_guard_fall_to_who_comes() -> None:
    days = Days().group("foe", GREEN, N, 6)
    peasants = tuple(who for who in days.rolls[RED] if "peasant" in days.state.pool[who].kind)[:2]
    days.group("train", RED, MIDDLE, (*peasants, *days.light(RED, 1)), kind=TRAIN, engines=("mangonel",), oxen=2)
    days.march("foe", MIDDLE, dice=(1,))
    assert "train" not in days.state.groups
    assert (days.state.groups["foe"].engines, days.state.groups["foe"].oxen) == (("mangonel",), 2)
    guarded = Days().group("foe", GREEN, N, 6).group("guard", RED, MIDDLE, 6, attitude=9)
    guarded.group("train", RED, MIDDLE, guarded.light(RED, 3), kind=TRAIN, engines=("mangonel",), oxen=2).march("foe", MIDDLE)
    assert "train" in guarded.state.groups


@pytest.mark.rule("RULING-C-ENGINE-MOVE", "C-MAP-04")
def test_engines_cross_no_river_without_a_bridge() -> None:
    rivers = country("...\n.r.\n...")
    days = Days(map_=rivers).group("train", RED, "0201", 4, kind=TRAIN, engines=("ram",), oxen=2).turn("train")
    assert days.reason(c.March(("0202",))) == "no_way_there"
    assert days.group("foot", RED, "0201", 4) is days
    assert days.turn("foot").reason(c.March(("0202",))) == ""
