"""Refusals of a campaign say both numbers, what it takes and what there is; a promise says with what they stay, from the book played."""

from __future__ import annotations

import pytest

from hauberk.basis.term import total
from hauberk.campaign import capitulation, mercenaries
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.state import PROMISED
from tests.campaign.fighting import MIDDLE, NORMANS, RED
from tests.campaign.kit import Days, country, place
from tests.campaign.test_capitulation import before
from tests.campaign.test_mercenaries import before_a_company


@pytest.mark.rule("C-MERC-08", "C-MERC-09", "RULING-C-MERC-OVER7")
@pytest.mark.parametrize(("edition", "needs"), [("anarchy", "4+"), ("guiscard", "≤ 7")])
def test_a_promise_says_with_what_they_stay(edition: str, needs: str) -> None:
    faction = RED if edition == "anarchy" else NORMANS
    days = before_a_company(edition, faction=faction, employer="host", pay=PROMISED, tests=1)
    days.change(pending=()).run(lambda doing: mercenaries.promise_test(doing, doing.group("company")), (5,))
    (tested,) = days.happened(e.PromiseTested)
    assert (tested.what, tested.needs) == ("stay", needs)
    assert {term.rule for term in tested.terms} == {"C-MERC-08" if edition == "anarchy" else "C-MERC-09"}, "the book that is played"


@pytest.mark.rule("C-MERC-11", "C-MERC-12")
@pytest.mark.parametrize(("edition", "rule"), [("anarchy", "C-MERC-11"), ("guiscard", "C-MERC-12")])
def test_who_serves_nobody_is_not_won_over(edition: str, rule: str) -> None:
    refusal = before_a_company(edition).refused(c.Hire("company", "poach"))
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("nobody_to_win_over", rule)


# -- limits: how much it takes, and how much there is ------------------------------------------------------------------


def refused(days: Days, command: c.Command) -> tuple[str, int | None, int | None]:
    refusal = days.refused(command)
    assert refusal is not None
    return refusal.reason, refusal.needs, refusal.has


@pytest.mark.rule("RULING-C-CAPIT-WIN")
def test_nobody_is_frightened_by_less_than_it_takes() -> None:
    for days in (before(own=4), before(level=9)):
        own, theirs = capitulation.totals(days.position, days.state.groups["host"], days.field.map.places["corato"])
        needs = max(days.field.rules.capitulation.wins, total(theirs) + 1)
        assert refused(days, c.AttackPlace("demand")) == ("test_not_won", needs, total(own))


@pytest.mark.rule("C-GROUP-01", "RULING-C-MONEY-HOLDER")
def test_a_group_that_would_be_too_small_and_a_purse_that_is_too_light() -> None:
    days = Days().group("host", RED, MIDDLE, 6, coin=6)
    men = days.men("host")
    assert said(days, RED, splits=(c.Split("host", men[:2]),)) == ("would_be_too_few", 3, 2)
    assert said(days, RED, splits=(c.Split("host", men[:3], 7),)) == ("not_so_much_coin", 7, 6)


@pytest.mark.rule("C-CONVOY-04", "RULING-C-CONVOY-CAP", "C-CONVOY-02")
def test_points_that_do_not_pass() -> None:
    map_ = country(places=(place("home", MIDDLE, "village", RED),))
    days = Days(map_=map_).holding("home", resources=3)
    most = days.field.rules.figures.step_load
    assert said(days, RED, loads=(c.Load("home", points=most + 1),)) == ("too_many_points", most + 1, most)
    assert said(days, RED, loads=(c.Load("home", points=4),)) == ("not_so_much_there", 4, 3)
    assert said(days, RED, loads=(c.Load("home", points=0),))[0] == "no_points_named"


def said(days: Days, faction: str, **orders: tuple[object, ...]) -> tuple[str, int | None, int | None]:
    """Why orders of the morning are turned down, with both numbers."""
    days.order_refused(faction, **orders)
    return refused(days, c.Morning(**orders))  # type: ignore[arg-type]
