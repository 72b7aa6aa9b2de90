"""Rules held against the campaign once more, each with the case that had been forgotten."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import convoys, fate, marches, mercenaries, night, plunder, retreats, siege_ends, sieges, strangers
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import FactionInfo
from hauberk.campaign.state import SIEGES, STRANGERS, SUPPLY
from hauberk.siege.state import Outcome
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NE, NORMANS, RED, SE, N, S
from tests.campaign.kit import Days, country, place

# -- capitulation ------------------------------------------------------------------------------------------------------


def bought_off() -> Days:
    days = Days("guiscard", country(places=(place("corato", MIDDLE, "borough", ARABS, 5), place("home", "0101", "town", NORMANS))))
    days.holding("corato", attitude=4).group("host", NORMANS, MIDDLE, 10, leader=7, attitude=7, arrived=3, came_from=N)
    return days.turn("host").say(c.AttackPlace("demand")).say("offer", (3,)).say("coin")


@pytest.mark.rule("RULING-C-CAPIT-AFTER")
def test_who_was_paid_is_gone_when_the_next_day_ends() -> None:
    days = bought_off().run(night.close)
    assert days.state.groups["host"].hex == MIDDLE
    days.change(day=4).run(night.close)
    assert days.state.groups["host"].hex != MIDDLE
    back = bought_off().change(day=4).set("host", hex=MIDDLE, arrived=4).run(night.close)
    assert back.state.groups["host"].hex == MIDDLE


@pytest.mark.rule("RULING-C-SIEGE-EVENTS")
def test_besiegers_who_are_called_away_are_gone_when_the_next_day_ends() -> None:
    days = a_siege()
    days.run(lambda doing: siege_ends.ended(doing, "keep", Outcome(1, "lifted"))).run(night.close)
    assert (days.state.groups["host"].hex, days.state.sieges) == (MIDDLE, {})
    days.change(day=4).run(night.close)
    assert days.state.groups["host"].hex != MIDDLE


# -- garrisons and sieges ----------------------------------------------------------------------------------------------


def own_castle(garrison: int, men: int) -> Days:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", RED),))).garrison("keep", RED, garrison)
    return days.group("host", RED, MIDDLE, men, leader=5).turn("host")


@pytest.mark.rule("RULING-C-GARRISON-REFILL", "C-PLACE-10")
@pytest.mark.parametrize("garrison, men, inside, left", [(2, 9, 5, 6), (2, 5, 4, 3), (5, 9, 5, 9), (1, 3, 1, 3), (0, 12, 5, 7)])
def test_a_group_that_ends_its_day_in_a_weak_castle_leaves_men_there(garrison: int, men: int, inside: int, left: int) -> None:
    days = own_castle(garrison, men).say(c.Stay())
    assert (len(days.state.places["keep"].garrison), len(days.state.groups["host"].men)) == (inside, left)
    assert days.state.leader(days.state.groups["host"]) is not None


@pytest.mark.rule("RULING-C-GARRISON-REFILL")
def test_no_mercenaries_wounded_or_strangers_fill_up_a_garrison() -> None:
    days = own_castle(2, 5).company("company", MIDDLE, 6, RED, faction=RED, employer="host", pay="paid")
    days.say(c.Stay())
    assert len(days.state.groups["company"].men) == 6
    days = own_castle(2, 9).holding("keep", faction=GREEN).say(c.Stay())
    assert len(days.state.groups["host"].men) == 9


def a_siege(resources: int = 3) -> Days:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN, resources), place("home", "0101", "castle_motte", RED))))
    days.with_sieges().group("host", RED, MIDDLE, 14, leader=6, arrived=2).garrison("keep", GREEN, 6).turn("host")
    days.say(c.AttackPlace("siege"))
    return days


@pytest.mark.rule("RULING-C-SIEGE-DAYS", "C-SIEGE-02")
@pytest.mark.parametrize("food, resources", [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0), (0, 0)])
def test_a_point_is_gone_from_the_first_of_its_two_days(food: int, resources: int) -> None:
    days = a_siege()
    days.change(day=4, step=SIEGES, now="keep", pending=(), todo=()).run(lambda doing: sieges.take_up(doing, "keep"), "days")
    inner = days.state.sieges["keep"].days
    assert inner is not None
    days.change(sieges={"keep": days.state.sieges["keep"]._replace(days=inner._replace(food=food))})
    days.run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.state.places["keep"].resources == resources


@pytest.mark.rule("RULING-C-SIEGE-START", "C-CG-20")
def test_fewer_than_three_besiege_nobody() -> None:
    days = a_siege()
    days.set("host", men=days.men("host")[:1]).change(day=4, step=SIEGES, now="keep", pending=(), todo=())
    days.run(lambda doing: sieges.take_up(doing, "keep"))
    assert days.state.sieges == {}


@pytest.mark.rule("RULING-C-SIEGE-CONTROL", "RULING-C-SIEGE-START")
@pytest.mark.parametrize("edition, faction", [("anarchy", RED), ("guiscard", NORMANS)])
def test_a_castle_that_is_nobody_s_can_be_occupied(edition: str, faction: str) -> None:
    days = Days(edition, country(places=(place("keep", MIDDLE, "castle_stone", faction),))).holding("keep", faction="neutral")
    days.group("host", faction, MIDDLE, 9, leader=5).turn("host").say(c.AttackPlace("siege"))
    days.say(c.Take(0)) if days.asked.__class__.__name__ == "PlunderAsked" else None
    days.say(c.Name(days.asked.choices[:5]))
    assert days.state.places["keep"].faction == faction


@pytest.mark.rule("RULING-C-SIEGE-FATE")
def test_nobody_marches_out_into_another_siege() -> None:
    near, far = place("near", N, "castle_motte", GREEN), place("far", "0107", "castle_motte", GREEN)
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN), near, far))).with_sieges()
    days.garrison("keep", GREEN, 6).garrison("near", GREEN, 6).group("host", RED, N, 9).turn("host").say(c.AttackPlace("siege"))
    days.run(lambda doing: fate.march_out(doing, "keep", doing.state.places["keep"].garrison))
    assert days.happened(e.GroupChanged)[-1].group.hex == "0107"


# -- convoys -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CONVOY-07", "RULING-C-CONVOY-OWN")
def test_a_convoy_is_lost_to_a_group_on_its_way() -> None:
    days = Days().convoy("beasts", RED, N, 3).group("foe", GREEN, MIDDLE, 5)
    days.march("beasts", MIDDLE, S)
    beasts = days.state.convoys["beasts"]
    assert (beasts.faction, beasts.escort, beasts.hex) == (GREEN, "foe", MIDDLE)


def on_the_road(season: str = "") -> Days:
    days = Days(map_=country(places=(place("home", "0101"), place("far", "0107")))).convoy("road", "", "0101", 4)
    days.change(convoys={"road": days.state.convoys["road"]._replace(start="home", goal="far")}, season=season)
    return days


@pytest.mark.rule("C-CONVOY-07", "C-CG-23")
def test_a_convoy_of_the_country_is_lost_to_a_group_on_its_way() -> None:
    days = on_the_road().group("host", RED, "0104", 5).through(STRANGERS)
    road = days.state.convoys["road"]
    assert (road.faction, road.hex) == (RED, "0104")


@pytest.mark.rule("RULING-C-ENV-SEASON", "C-ENV-03")
@pytest.mark.parametrize("season, hex_", [("", "0106"), ("winter", "0104"), ("autumn", "0105")])
def test_the_season_slows_convoys_of_the_country_too(season: str, hex_: str) -> None:
    assert on_the_road(season).through(STRANGERS).state.convoys["road"].hex == hex_


@pytest.mark.rule("C-CONVOY-07")
def test_a_convoy_whose_guard_has_gone_falls_to_who_is_there() -> None:
    days = Days().group("host", RED, MIDDLE, 5).convoy("beasts", GREEN, MIDDLE, 3).run(night.close)
    assert days.state.convoys["beasts"].faction == RED


# -- spies -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SPY-02", "RULING-C-SPY-CONTACT", "RULING-C-SPY-RANGE")
def test_a_spy_who_stands_with_his_own_tells_at_once_what_he_sees() -> None:
    days = Days("guiscard").group("host", NORMANS, "0402", 5).spy("eyes", NORMANS, "0402").group("foe", ARABS, S, 6)
    days.march("foe", MIDDLE)
    assert days.state.known[NORMANS]["foe"].size == 6
    assert days.state.spies["eyes"].notes == ()


@pytest.mark.rule("RULING-C-SPY-TIMING", "C-CG-04")
def test_allies_do_not_search_for_a_spy() -> None:
    days = Days("guiscard").spy("eyes", NORMANS, MIDDLE).group("friend", ARABS, S, 6)
    days.field = replace(days.field, allies=frozenset({(NORMANS, ARABS), (ARABS, NORMANS)}))
    days.march("friend", MIDDLE)
    assert days.happened(e.SpyTried) == []


# -- mercenaries -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-SUPPLY-COUNT", "C-SUPPLY-05")
def test_mercenaries_go_hungry_with_their_employer() -> None:
    days = Days().group("host", RED, MIDDLE, 6).company("company", MIDDLE, 6, RED, faction=RED, employer="host", pay="paid")
    for day in (3, 4, 5):
        days.change(day=day).through(SUPPLY)
    assert days.state.groups["host"].hungry
    assert days.state.groups["company"].hungry


@pytest.mark.rule("C-MEET-05", "C-MERC-11", "RULING-C-MERC-POACH-DISTANCE")
@pytest.mark.parametrize("edition, mine, theirs", [("anarchy", RED, GREEN), ("guiscard", NORMANS, ARABS)])
def test_mercenaries_of_the_enemy_who_stand_alone_are_won_over_when_they_are_met(edition: str, mine: str, theirs: str) -> None:
    days = Days(edition).group("host", mine, N, 5, leader=5, coin=40, attitude=9)
    days.company("company", MIDDLE, 4, theirs, faction=theirs, pay="promised", attitude=9)
    days.turn("host").do(c.March((MIDDLE,)))
    while days.asked.__class__.__name__ == "AttackAsked":
        days.do(c.Choose("let_be"))
    assert days.reason(c.Hire("company", "poach")) == ""
    days.do(c.Hire("company", "poach"))
    assert days.state.groups["company"].employer == "host"
    poor = Days(edition).group("host", mine, N, 5, leader=5, coin=2, attitude=9)
    poor.company("company", MIDDLE, 4, theirs, faction=theirs, pay="promised", attitude=9).turn("host").do(c.March((MIDDLE,)))
    while poor.asked.__class__.__name__ == "AttackAsked":
        poor.do(c.Choose("let_be"))
    assert poor.state.groups["host"].hex != MIDDLE


def with_hurt_company() -> Days:
    days = Days(map_=country(places=(place("home", MIDDLE, "village", RED),))).group("host", RED, NE, 6)
    days.company("company", NE, 6, RED, faction=RED, employer="host", pay="paid")
    return days.wound(days.men("company")[0])


@pytest.mark.rule("C-WOUND-02", "RULING-C-WOUND-MUST")
def test_the_wounded_of_a_hired_company_are_brought_home_too() -> None:
    days = with_hurt_company().turn("host")
    assert days.reason(c.March((SE,))) == "wounded_go_home"
    assert days.reason(c.March((MIDDLE,))) == ""


@pytest.mark.rule("C-WOUND-03", "C-WOUND-04", "RULING-C-WOUND-HEAL", "RULING-C-MERC-PARTIAL")
def test_the_wounded_of_a_hired_company_are_treated_and_stay_with_it() -> None:
    days = with_hurt_company().turn("host")
    hurt = days.men("company")[0]
    days.run(lambda doing: (marches.march(doing, doing.state.pending[-1], c.March((MIDDLE,))), marches.lay_down(doing)), (2,))
    assert days.person(hurt).heal_day == days.state.day + 2
    assert hurt in days.men("company")
    days.set("host", moved=0).turn("host")
    assert days.reason(c.March((N,))) == "wounded_in_treatment"
    days.order(RED, splits=(c.Split("company", days.men("company")),)).turn("host")
    assert days.reason(c.March((N,))) == ""


# -- the order of play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-TURN-TIES")
def test_who_threw_most_is_not_overtaken_when_others_throw_again() -> None:
    days = Days("guiscard")
    third = next(name for name in days.rolls if name not in (NORMANS, ARABS) and len(days.rolls[name]) >= 5)
    days.field = replace(days.field, factions=(*days.field.factions, FactionInfo(third, days.field.rules.factions[third].name)))
    for number, faction in enumerate((NORMANS, ARABS, third)):
        days.group(f"g{number}", faction, f"0{number + 1}01", 5)
    found: list[tuple[str, ...]] = []

    def order(doing: Doing) -> None:
        found.append(marches.list_up(doing))

    days.run(order, (3, 3, 9, 2, 10))
    assert found == [("g2", "g1", "g0")]


@pytest.mark.rule("RULING-C-TURN-OTHERS")
def test_strangers_come_last() -> None:
    days = on_the_road().company("company", S, 4, RED)
    found: list[tuple[str, ...]] = []
    days.run(lambda doing: found.append(strangers.list_up(doing)))
    assert found == [("company", "road")]
    assert convoys.endless(days.field, "home") is False


# -- companies in a siege ----------------------------------------------------------------------------------------------


def with_company(men: int = 14) -> Days:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN), place("home", "0101", "castle_motte", RED))))
    days.with_sieges().group("host", RED, MIDDLE, men, leader=6, arrived=2).garrison("keep", GREEN, 6)
    days.company("company", MIDDLE, 5, RED, faction=RED, employer="host", pay="promised").turn("host")
    return days.say(c.AttackPlace("siege"))


@pytest.mark.rule("RULING-C-MERC-AFTER-DESERT", "C-MERC-03", "C-CG-18")
def test_a_company_that_deserts_besieges_no_longer() -> None:
    days = with_company()
    assert days.state.sieges["keep"].groups == ("host", "company")
    days.change(pending=()).run(lambda doing: mercenaries.desert(doing, doing.group("company")))
    assert days.state.sieges["keep"].groups == ("host",)
    assert days.state.groups["company"].faction == ""


@pytest.mark.rule("RULING-C-MERC-AFTER-DESERT", "C-CG-21")
def test_a_company_that_deserts_from_a_besieged_place_defends_it_no_longer() -> None:
    days = a_siege()
    days.company("company", MIDDLE, 5, GREEN, faction=GREEN, pay="promised")
    days.change(pending=(), sieges={"keep": days.state.sieges["keep"]._replace(inside=("company",))})
    days.run(lambda doing: mercenaries.desert(doing, doing.group("company")))
    assert days.state.sieges["keep"].inside == ()


@pytest.mark.rule("C-MERC-11", "C-CG-18")
def test_a_company_that_is_won_over_besieges_no_longer_for_its_old_lord() -> None:
    days = a_siege()
    days.company("company", MIDDLE, 5, RED, faction=RED, pay="promised").group("buyer", GREEN, MIDDLE, 4, coin=99)
    days.change(pending=(), sieges={"keep": days.state.sieges["keep"]._replace(groups=("company",))})
    days.set("host", hex="0101").turn("buyer").say(c.Hire("company", "poach"))
    assert days.state.groups["company"].faction == GREEN
    assert days.state.sieges == {}


# -- booty and recruits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MERC-14", "C-MERC-13")
def test_what_one_company_has_had_is_not_shared_again() -> None:
    days = Days().group("host", RED, MIDDLE, 6, coin=40)
    for name in ("one", "two"):
        days.company(name, MIDDLE, 4, RED, faction=RED, employer="host", pay="promised")
    days.change(pending=()).run(lambda doing: plunder.booty(doing, "host", 6))
    assert (days.asked.group, days.asked.most) == ("one", 6)
    days.say(c.Take(4))
    assert (days.asked.group, days.asked.most) == ("two", 2)


@pytest.mark.rule("C-CG-20")
@pytest.mark.parametrize("later, left", [(10, True), (11, False)])
def test_breaches_are_mended_when_ten_days_have_passed(later: int, left: bool) -> None:
    days = a_siege()
    hex_ = next(iter(sieges.field_of(days.position, "keep").place.walls))
    days.change(pending=()).holding("keep", works=((hex_, 1),), ruined=3)
    siege = days.state.sieges["keep"]._replace(since=3 + later)
    days.change(day=4 + later, step=SIEGES, now="keep", sieges={"keep": siege}).run(lambda doing: sieges.take_up(doing, "keep"), "breaches")
    inner = days.state.sieges["keep"].days
    assert inner is not None
    assert (hex_ in inner.damage) is left


@pytest.mark.rule("RULING-C-CONVOY-SHUTTLE", "C-SIEGE-07")
def test_a_convoy_of_the_country_in_a_besieged_place_waits() -> None:
    days = a_siege().convoy("road", "", MIDDLE, 4)
    days.change(pending=(), convoys={"road": days.state.convoys["road"]._replace(start="home", goal="keep")})
    days.run(lambda doing: convoys.shuttle(doing, "road"))
    assert (days.state.convoys["road"].load, days.state.places["keep"].resources) == (4, 3)


@pytest.mark.rule("RULING-C-SPY-TIMING", "RULING-C-SPY-RANGE")
def test_a_spy_sees_who_falls_back_and_may_be_found_by_him() -> None:
    days = Days("guiscard").group("foe", ARABS, MIDDLE, 6).spy("eyes", NORMANS, S)
    days.run(lambda doing: retreats.put(doing, doing.group("foe"), S), (9,))
    assert [seen.hex for seen in days.state.spies["eyes"].notes] == [S]
    assert [tried.faction for tried in days.happened(e.SpyTried)] == [ARABS]
