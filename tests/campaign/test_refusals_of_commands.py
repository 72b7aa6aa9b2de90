"""Commands of a campaign that are turned down, refusal by refusal: marches, attacks, sieges, convoys, recruits, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import capitulation, mercenaries
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.state import PROMISED, TRAIN, Outcome
from hauberk.common.term import total
from tests.campaign import test_capitulation as corato
from tests.campaign.fighting import GREEN, MIDDLE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, place
from tests.campaign.test_disputes import a_siege
from tests.campaign.test_mercenaries import before_a_company
from tests.campaign.test_prisoners import taken
from tests.campaign.test_recruiting import before_a_place


@pytest.mark.rule("RULING-C-VICTORY")
def test_when_the_campaign_is_over_nobody_commands() -> None:
    days = Days().group("host", RED, MIDDLE, 5).turn("host")
    assert days.reason(c.Stay()) == ""
    assert days.change(outcome=Outcome((RED,), "time")).reason(c.Stay()) == "campaign_over"


# -- places ------------------------------------------------------------------------------------------------------------


def before(owner: str = GREEN, men: int = 6, **group: object) -> Days:
    """A group on the hex of a village."""
    days = Days(map_=country(places=(place("village", MIDDLE, "village", owner),)))
    return days.group("host", RED, MIDDLE, men, leader=5, **group).turn("host")


@pytest.mark.rule("C-MEET-07", "C-GROUP-01", "RULING-C-ONE-BATTLE")
def test_who_attacks_no_place() -> None:
    """Where there is none; who is no fighting group; who has attacked today."""
    storm = c.AttackPlace("storm")
    assert before().reason(storm) == ""
    assert before().set("host", hex=N).turn("host").reason(storm) == "no_place_here"
    assert before(kind=TRAIN).reason(storm) == "no_fighting_group"
    assert before(attacked=3).reason(storm) == "one_attack_a_day"


@pytest.mark.rule("RULING-C-SIEGE-START")
def test_a_place_that_others_besiege_is_not_besieged_too() -> None:
    days = a_siege().change(pending=())
    days.change(sieges={"keep": days.state.sieges["keep"]._replace(besieger="others")})
    days.group("late", RED, MIDDLE, 6, leader=5).turn("late")
    assert days.reason(c.AttackPlace("siege")) == "others_besiege"


# -- marches and battles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-PRIS-01")
def test_prisoners_are_led_straight_to_their_prison() -> None:
    game = taken()
    game.say(c.Name(game.men("red")))
    days = Days(map_=game.field.map)
    days.state = game.state
    days.turn("red")
    assert days.reason(c.March((N,))) == ""
    assert days.reason(c.March((S,))) == "prisoners_go_to_prison"


@pytest.mark.rule("C-BATTLE-07")
def test_a_group_joins_a_battle_once() -> None:
    days = Days(quick="choice")
    days.group("red", RED, MIDDLE, 6, leader=5).group("near", RED, N, 5).group("green", GREEN, MIDDLE, 6)
    days.attack("red", "green").say("fight")
    assert days.asked == q.JoinAsked(RED, 0, ("near",))
    assert days.reason(c.Join(("near",))) == ""
    assert days.reason(c.Join(("near", "near"))) == "group_named_twice"


# -- supply ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CONVOY-04", "C-CONVOY-05", "C-CONVOY-08")
def test_with_whose_convoys_nobody_deals() -> None:
    """One neither loads nor leads those of others, and buys nothing where nobody sells."""
    days = Days(map_=country(places=(place("village", MIDDLE, "village", RED),)))
    days.group("host", RED, MIDDLE, 6, coin=9).convoy("theirs", GREEN, MIDDLE, 2).convoy("own", RED, MIDDLE, 2)
    assert days.order_refused(RED, loads=[c.Load("village", "own", 1)]) == ""
    assert days.order_refused(RED, loads=[c.Load("village", "theirs", 1)]) == "not_your_convoy"
    assert days.order_refused(RED, escorts=[c.Escort("own", "host")]) == ""
    assert days.order_refused(RED, escorts=[c.Escort("theirs", "host")]) == "not_your_convoy"
    assert days.turn("host").reason(c.Buy("own", 1)) == "nobody_sells"


# -- recruits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MONEY-04", "C-ENGINE-03", "RULING-C-RECRUIT-LIMIT")
def test_there_are_only_so_many_men_of_each_kind() -> None:
    """Where a table says how many of each kind a place gives, no more of a kind; and nobody of a country that has none."""
    days = before_a_place()
    table = days.field.rules.recruiting
    some = table._replace(light_foot=(1,) * len(table.light_foot), peasants=(1,) * len(table.peasants))
    days.field = replace(days.field, rules=replace(days.field.rules, recruiting=some))
    assert days.reason(c.Recruit(light=1, peasants=1)) == ""
    assert days.reason(c.Recruit(light=2)) == "not_so_many_light"
    assert days.reason(c.Recruit(peasants=2)) == "not_so_many_peasants"
    town = before_a_place(kind="town")
    assert town.reason(c.HireEngineer()) == ""
    rules = town.field.rules
    nobody = {name: kin._replace(people=(), townsfolk="") for name, kin in rules.factions.items()}
    town.field = replace(town.field, levies={}, rules=replace(rules, factions=nobody), factions=tuple(
        each._replace(townsfolk="") for each in town.field.factions
    ))  # fmt: skip
    assert town.reason(c.HireEngineer()) == "nobody_left"
    assert town.reason(c.Recruit(light=1)) == "nobody_left"


# -- limits: how much it takes, and how much there is ------------------------------------------------------------------


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
    for days in (corato.before(own=4), corato.before(level=9)):
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
