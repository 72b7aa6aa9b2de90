"""Surrender without a siege."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import night
from tests.campaign.editions import GUISCARD
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED
from tests.campaign.kit import Days, country, place


def before(kind: str = "borough", resources: int = 5, level: int = 4, men: int = 10, own: int = 7, prestige: int = 7) -> Days:
    days = Days("guiscard", country(places=(place("corato", MIDDLE, kind, ARABS, resources), place("home", "0101", "town", NORMANS))))
    days.holding("corato", attitude=level)
    days.group("host", NORMANS, MIDDLE, men, leader=prestige, attitude=own, arrived=3)
    return days.turn("host")


@pytest.mark.rule("C-CAPIT-04", "RULING-C-CAPIT-PAYMENT", "C-MONEY-03")
@pytest.mark.parametrize("choice, coin, load", [("coin", 8, 0), ("load", 0, 4)])
def test_tribute_is_coin_or_goods(choice: str, coin: int, load: int) -> None:
    days = before().say(c.AttackPlace("demand")).say("offer", (3,)).say(choice)
    assert days.state.groups["host"].coin == coin
    assert sum(convoy.load for convoy in days.state.convoys.values()) == load


@pytest.mark.rule("RULING-C-CAPIT-AFTER", "C-CAPIT-01")
def test_a_place_is_asked_once_and_what_it_has_paid_for_lasts_the_day() -> None:
    days = before()
    days.say(c.AttackPlace("demand")).say("offer", (3,)).say("coin")
    days.turn("host")
    assert days.reason(c.AttackPlace("storm")) == "has_paid_today"
    assert night.gone_by(days.position, days.state.groups["host"]) == days.state.day + 1
    days.change(day=4)
    assert night.gone_by(days.position, days.state.groups["host"]) == 4
    assert days.reason(c.AttackPlace("demand")) == "asked_before"
    assert days.reason(c.AttackPlace("storm")) == ""


@pytest.mark.rule("C-CAPIT-02")
def test_a_place_may_resist_and_a_hostile_one_offers_nothing() -> None:
    days = before()
    days.say(c.AttackPlace("demand")).say("resist")
    assert days.happened(e.Capitulation) == []
    proud = before(level=6, own=9, prestige=9)
    proud.say(c.AttackPlace("demand"))
    assert proud.asked is None


@pytest.mark.rule("RULING-C-CAPIT-WIN", "C-CAPIT-01")
def test_the_test_must_be_won() -> None:
    assert before(own=4).reason(c.AttackPlace("demand")) == "test_not_won"
    assert before(level=9).reason(c.AttackPlace("demand")) == "test_not_won"


@pytest.mark.rule("C-CAPIT-03", "C-CAPIT-04", "C-CAPIT-05", "RULING-C-CAPIT-TABLE")
def test_scores_and_shares() -> None:
    """TX-CAPIT-1 and 2."""
    table = GUISCARD.capitulation
    assert table.yields(9 - 3 + 4)
    assert not table.yields(9)
    assert table.handed_over(8 - 5 + 1, 7) == 3


@pytest.mark.rule("C-CAPIT-05", "RULING-C-CAPIT-PAYMENT", "RULING-C-SIEGE-FATE")
def test_at_the_whole_the_place_passes_and_its_garrison_marches_out() -> None:
    days = before("castle_motte", level=1, men=24, own=9, prestige=9)
    days.group("kin", ARABS, "0707", 4)
    days.holding("home", faction=ARABS)
    days.garrison("corato", ARABS, 5)
    men = days.state.places["corato"].garrison
    days.turn("host").say(c.AttackPlace("demand")).say("offer", (6,))
    assert days.state.places["corato"].faction == NORMANS
    assert {days.person(who).group for who in men} != {""}
    assert all(days.state.groups[days.person(who).group].hex == "0101" for who in men)
    assert days.state.places["corato"].resources == 5


@pytest.mark.rule("C-CAPIT-01")
def test_the_anarchy_knows_no_surrender_without_a_siege() -> None:
    days = Days(map_=country(places=(place("town", MIDDLE, "village", GREEN),))).group("host", RED, MIDDLE, 12, leader=9).turn("host")
    assert days.reason(c.AttackPlace("demand")) == "no_capitulation"


@pytest.mark.rule("RULING-C-CAPIT-CITY", "C-PLACE-14")
def test_a_city_yields_to_nobody() -> None:
    assert before("city", 10).reason(c.AttackPlace("demand")) == "cities_cannot_be_attacked"


@pytest.mark.rule("C-CG-25", "C-CAPIT-02")
def test_a_place_without_a_player_offers_its_bargain_at_once() -> None:
    days = before()
    days.field = replace(days.field, factions=tuple(each._replace(played=each.id == NORMANS) for each in days.field.factions))
    days.say(c.AttackPlace("demand"), (3,))
    assert days.happened(e.Capitulation)[0].points == 4
    assert days.asked.faction == NORMANS
