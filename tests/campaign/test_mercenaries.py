"""Companies that fight for pay or a promise: hired, paid, won over, patient, and in search of work."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import mercenaries, upkeep
from hauberk.campaign.state import PAID, PROMISED, STRANGERS, UPKEEP
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N
from tests.campaign.kit import Days, country


def before_a_company(edition: str = "anarchy", coin: int = 60, grudge: bool = False, **more: object) -> Days:
    one, two = (RED, GREEN) if edition == "anarchy" else (NORMANS, ARABS)
    days = Days(edition, deserters_hold_grudge=grudge).group("host", one, MIDDLE, 9, leader=5, coin=coin)
    days.company("company", MIDDLE, 8, two, **more)
    return days.turn("host")


@pytest.mark.rule("C-MERC-05", "C-MERC-06", "C-MERC-07", "C-MONEY-02", "C-MEET-05", "C-MERC-01")
def test_a_company_is_hired_for_two_coins_a_head() -> None:
    days = before_a_company()
    days.say(c.Hire("company", "pay"))
    company = days.state.groups["company"]
    assert (company.faction, company.employer, company.pay) == (RED, "host", PAID)
    assert days.state.groups["host"].coin == 60 - 8 * 4
    assert days.state.tally[RED]["hire company"] == 1
    days.march("host", N)
    assert days.state.groups["company"].hex == N


@pytest.mark.rule("C-MERC-07", "C-MERC-05")
def test_who_cannot_pay_may_promise() -> None:
    days = before_a_company(coin=10)
    assert days.reason(c.Hire("company", "pay")) == "too_dear"
    assert days.reason(c.Hire("company", "beg")) == "not_offered"
    assert days.reason(c.Hire("host", "pay")) == "no_mercenaries_here"
    days.say(c.Hire("company", "promise"))
    assert (days.state.groups["company"].pay, days.state.groups["host"].coin) == (PROMISED, 10)


@pytest.mark.rule("C-MERC-10")
def test_a_promise_can_be_paid_later() -> None:
    days = before_a_company()
    days.say(c.Hire("company", "promise")).set("company", tests=2)
    days.turn("host").say(c.Hire("company", "pay"))
    assert (days.state.groups["company"].pay, days.state.groups["host"].coin) == (PAID, 28)
    assert days.state.tally[RED]["hire company"] == 1


@pytest.mark.rule("C-MERC-11", "C-MERC-12", "RULING-C-MERC-POACH-GC", "RULING-C-MERC-POACH-DISTANCE")
@pytest.mark.parametrize("edition", ["anarchy", "guiscard"])
def test_those_of_the_enemy_are_won_over_where_he_is_far(edition: str) -> None:
    enemy = GREEN if edition == "anarchy" else ARABS
    days = before_a_company(edition, faction=enemy, pay=PAID)
    days.group("their_lord", enemy, "0406", 5)
    assert days.reason(c.Hire("company", "pay")) == "serves_another"
    days.say(c.Hire("company", "poach"))
    assert days.state.groups["company"].faction != enemy
    assert days.state.groups["host"].coin == 60 - 8 * 6
    near = before_a_company(edition, faction=enemy, pay=PAID)
    near.group("their_lord", enemy, "0405", 5)
    assert near.reason(c.Hire("company", "poach")) == "employer_is_near"
    free = before_a_company(edition)
    assert free.reason(c.Hire("company", "poach")) == "nobody_to_win_over"


@pytest.mark.rule("C-MERC-08", "RULING-C-MERC-AC-TEST", "RULING-C-MERC-AFTER-DESERT", "C-LOYAL-06")
def test_in_the_anarchy_a_low_die_makes_them_leave() -> None:
    """TX-MERC-2: the third test, a five."""
    days = before_a_company(faction=RED, employer="host", pay=PROMISED, tests=2)
    days.change(pending=()).run(lambda doing: mercenaries.promise_test(doing, doing.group("company")), (5,))
    assert days.happened(e.PromiseTested)[0].what == "desert"
    company = days.state.groups["company"]
    assert (company.faction, company.employer, company.hex) == ("", "", MIDDLE)
    assert days.turn("host").reason(c.Hire("company", "promise")) == ""
    stays = before_a_company(faction=RED, employer="host", pay=PROMISED, tests=2)
    stays.change(pending=()).run(lambda doing: mercenaries.promise_test(doing, doing.group("company")), (6,))
    assert (stays.happened(e.PromiseTested)[0].what, stays.state.groups["company"].tests) == ("stay", 3)


@pytest.mark.rule("C-MEET-05", "RULING-C-MERC-AFTER-DESERT")
@pytest.mark.parametrize("grudge, reason", [(False, ""), (True, "they_remember")])
def test_who_has_deserted_may_be_hired_again_by_whoever_meets_him(grudge: bool, reason: str) -> None:
    """Whoever looks for service can be hired; days of grudge are a switch."""
    days = before_a_company(faction=RED, employer="host", pay=PROMISED, grudge=grudge)
    days.change(pending=()).run(lambda doing: mercenaries.desert(doing, doing.group("company")))
    assert days.turn("host").reason(c.Hire("company", "promise")) == reason
    days.change(day=6)
    assert days.turn("host").reason(c.Hire("company", "promise")) == ""


@pytest.mark.rule("C-MERC-09", "RULING-C-MERC-GC-TEST", "RULING-C-MERC-OVER7")
@pytest.mark.parametrize("prestige, what", [(5, "stay"), (7, "desert")])
def test_in_guiscard_they_break_above_seven(prestige: int, what: str) -> None:
    """TX-MERC-3: the second test, a six, with nothing or one more."""
    days = Days("guiscard").group("host", NORMANS, MIDDLE, 9, leader=5)
    days.company("company", MIDDLE, 6, ARABS, faction=NORMANS, employer="host", pay=PROMISED, tests=1, leader=prestige)
    days.run(lambda doing: mercenaries.promise_test(doing, doing.group("company")), (6,))
    assert days.happened(e.PromiseTested)[0].what == what


@pytest.mark.rule("C-MERC-09", "RULING-C-MERC-EQUAL", "RULING-C-MERC-ATTACK-EMPLOYER")
def test_a_stronger_company_falls_on_its_employer() -> None:
    days = Days("guiscard")
    days.group("host", NORMANS, MIDDLE, days.light(NORMANS, 3))
    days.company("company", MIDDLE, 12, ARABS, faction=NORMANS, employer="host", pay=PROMISED, tests=5)
    days.run(lambda doing: mercenaries.promise_test(doing, doing.group("company")), (10,))
    assert days.happened(e.PromiseTested)[0].what == "attack"
    assert (days.battle.reason, days.battle.sides) == ("revolt", (("company",), ("host",)))
    assert days.asked.faction == NORMANS


@pytest.mark.rule("C-MERC-09", "RULING-C-MERC-EQUAL")
def test_a_company_that_has_risen_is_not_tested_again_on_that_day() -> None:
    """Its revolt is fought out by the table; then the day goes on, and no second die is thrown for it."""
    days = Days("guiscard", quick="always")
    days.group("host", NORMANS, MIDDLE, days.light(NORMANS, 3))
    days.company("company", MIDDLE, 12, ARABS, faction=NORMANS, employer="host", pay=PROMISED, tests=5, arrived=1)
    days.run(lambda doing: doing.emit(e.StepBegan(UPKEEP, upkeep.list_up(doing)))).change(now="company")
    days.run(lambda doing: upkeep.take_up(doing, "company"), (10,))
    assert days.battle.reason == "revolt"
    fought = days.change(battle=None, pending=())
    fought.run(lambda doing: upkeep.take_up(doing, "company"))
    assert not fought.happened(e.PromiseTested)


@pytest.mark.rule("C-MERC-08", "C-CG-01")
def test_they_are_tested_from_the_morning_after() -> None:
    days = before_a_company(faction=RED, employer="host", pay=PROMISED, arrived=3).change(pending=())
    days.run(lambda doing: doing.emit(e.StepBegan(UPKEEP, upkeep.list_up(doing))))
    assert list(days.state.todo) == ["healing"]
    days.set("company", arrived=2).run(lambda doing: doing.emit(e.StepBegan(UPKEEP, upkeep.list_up(doing))))
    assert list(days.state.todo) == ["company", "healing"]


@pytest.mark.rule("C-MERC-04", "C-TURN-07", "C-CG-22")
@pytest.mark.rule("RULING-C-MERC-NEAREST", "RULING-C-MERC-ALTERNATE", "RULING-C-MERC-OFFER")
def test_the_unhired_seek_the_nearest_employer_and_then_another() -> None:
    days = Days(map_=country("............\n" * 4)).group("near", RED, "0402", 5).group("far", GREEN, "1202", 5)
    days.company("company", "0102", 5, RED)
    days.through(STRANGERS)
    assert days.state.groups["company"].hex == "0402"
    days.change(day=4).through(STRANGERS)
    assert days.state.groups["company"].refused == RED
    assert days.state.groups["company"].hex == "1202"


@pytest.mark.rule("C-MERC-03", "C-MEET-05")
def test_nobody_fights_a_company_that_serves_nobody() -> None:
    days = Days("guiscard").group("host", NORMANS, N, 9, leader=9, attitude=10).company("company", MIDDLE, 4, ARABS)
    days.march("host", MIDDLE)
    assert days.asked is None
    assert days.state.battle is None
    assert [(event.group, event.other) for event in days.happened(e.Met)] == [("host", "company")]
