"""Commands of a campaign that are turned down, refusal by refusal: marches, attacks, sieges, convoys, recruits, and the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.state import TRAIN, Outcome
from tests.campaign.fighting import GREEN, MIDDLE, RED, N, S
from tests.campaign.kit import Days, country, place
from tests.campaign.test_disputes import a_siege
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
