"""Wounded. [C-WOUND-01 … C-WOUND-05]"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import wounded
from hauberk.campaign.marches import plan_march
from hauberk.campaign.state import Siege
from hauberk.siege.state import NEVER
from tests.campaign.fighting import GREEN, MIDDLE, RED, Campaign, country, place

HOME, FAR = "0402", "0707"


def hurt(men: int = 6, number: int = 2, **turned: Any) -> Campaign:
    """A group with wounded, a castle near by and a village far off; the enemy's town is nearer."""
    places = [place("far", FAR, faction=RED), place("castle", HOME, "castle_stone", RED), place("town", "0405", faction=GREEN)]
    game = Campaign(map_=country(places=places), **turned).group("red", RED, MIDDLE, men, coin=3)
    return game.wound(*game.men("red")[:number])


@pytest.mark.rule("C-WOUND-02", "RULING-C-WOUND-MUST")
def test_they_make_for_the_nearest_own_place() -> None:
    game = hurt()
    assert wounded.goal(game.position, game.state.groups["red"]) == HOME
    fit = hurt(number=0)
    assert wounded.goal(fit.position, fit.state.groups["red"]) == ""
    homeless = Campaign().group("red", RED, MIDDLE, 5)
    homeless.wound(homeless.men("red")[0])
    assert wounded.goal(homeless.position, homeless.state.groups["red"]) == ""


@pytest.mark.rule("RULING-C-WOUND-MUST")
def test_in_a_siege_they_stay_and_by_a_house_rule_the_group_need_not_go() -> None:
    game = hurt()
    game.change(sieges={"town": Siege("town", RED, GREEN, 1, ("red",))})
    assert wounded.goal(game.position, game.state.groups["red"]) == ""
    free = hurt(wounded_may_stay=True)
    assert wounded.goal(free.position, free.state.groups["red"]) == ""
    alone = hurt(3, 3, wounded_may_stay=True)
    assert wounded.goal(alone.position, alone.state.groups["red"]) == HOME


@pytest.mark.rule("C-WOUND-03", "C-WOUND-04", "RULING-C-WOUND-HEAL")
def test_in_an_own_place_a_die_each_tells_how_long() -> None:
    game = hurt().set("red", hex=HOME)
    one, two = game.men("red")[:2]
    game.run(lambda doing: wounded.admit(doing, doing.group("red")), [4, 7])
    days = game.field.rules.siege.healing
    assert game.person(one).heal_day == 3 + days.days(4)
    assert game.person(two).heal_day == 3 + days.days(7)
    assert game.state.places["castle"].treated == (one, two)
    assert len(game.men("red")) == 4
    assert game.person(one).place == "castle"
    game.run(lambda doing: wounded.admit(doing, doing.group("red")))  # nobody is looked at twice


@pytest.mark.rule("C-WOUND-03")
def test_on_his_morning_he_is_well_and_not_before() -> None:
    game = hurt().set("red", hex=HOME).run(lambda doing: wounded.admit(doing, doing.group("red")), [1, 4])
    one, two = game.state.places["castle"].treated
    game.set("red", hex=MIDDLE)
    game.change(day=game.person(one).heal_day - 1).run(wounded.recover)
    assert game.person(one).wounded
    game.change(day=game.person(one).heal_day).run(wounded.recover)
    assert not game.person(one).wounded
    assert game.person(two).wounded
    assert game.state.places["castle"].garrison == (one,)  # fit men of a castle are its garrison
    assert game.state.places["castle"].treated == (two,)


@pytest.mark.rule("C-WOUND-03", "C-GROUP-01")
def test_who_is_well_joins_a_group_or_is_one() -> None:
    game = Campaign(map_=country(places=[place("home", HOME, faction=RED)])).group("red", RED, HOME, 8)
    men = game.men("red")
    game.wound(*men[:3]).run(lambda doing: wounded.admit(doing, doing.group("red")), [2, 2, 2])
    day = game.person(men[0]).heal_day
    game.change(day=day).run(wounded.recover)
    assert {*game.men("red")} == {*men}  # their group has waited for them
    other = Campaign(map_=country(places=[place("home", HOME, faction=RED)])).group("red", RED, HOME, 8)
    other.wound(*men[:3]).run(lambda doing: wounded.admit(doing, doing.group("red")), [2, 2, 2])
    other.set("red", hex=MIDDLE).change(day=day).run(wounded.recover)
    own = other.state.groups[other.person(men[0]).group]
    assert (own.men, own.hex, own.faction) == (men[:3], HOME, RED)


@pytest.mark.rule("RULING-C-WOUND-HEAL")
def test_whose_wound_does_not_close_leaves_play_but_a_leader_stays_in_bed() -> None:
    game = Campaign(map_=country(places=[place("home", HOME, faction=RED)])).group("red", RED, HOME, 6, leader=5)
    leader, man = game.men("red")[:2]
    game.wound(leader, man).run(lambda doing: wounded.admit(doing, doing.group("red")), [10, 10])
    assert game.person(man).fate == "gone"
    assert game.person(leader).heal_day == NEVER
    assert game.state.places["home"].treated == (leader,)
    game.change(day=40).run(wounded.recover)
    assert game.person(leader).wounded


@pytest.mark.rule("RULING-C-WOUND-SPLIT", "C-WOUND-03")
def test_a_group_too_small_to_go_on_rests_with_its_wounded() -> None:
    game = hurt(4, 2).set("red", hex=HOME)
    game.run(lambda doing: wounded.admit(doing, doing.group("red")), [3, 3])
    assert len(game.men("red")) == 4
    assert game.state.places["castle"].treated == ()
    assert wounded.tied(game.state, game.state.groups["red"])
    day = game.person(game.men("red")[0]).heal_day
    game.change(day=day).run(wounded.recover)
    assert not wounded.tied(game.state, game.state.groups["red"])
    assert not any(game.person(who).wounded for who in game.men("red"))


@pytest.mark.rule("C-WOUND-02")
def test_nobody_is_treated_in_the_open_or_in_the_enemys_town() -> None:
    for hex_ in (MIDDLE, "0405"):
        game = hurt().set("red", hex=hex_).run(lambda doing: wounded.admit(doing, doing.group("red")))
        assert not game.happened(e.WoundSeen)
        assert all(game.person(who).health == Health.WOUNDED for who in game.men("red")[:2])


@pytest.mark.rule("C-WOUND-03")
def test_a_group_does_not_march_off_with_men_in_treatment() -> None:
    game = hurt(4, 2).set("red", hex=HOME).change(now="red", left=5)
    question, march = q.GroupToAct(RED, "red"), c.March(("0403",))
    game.run(lambda doing: wounded.admit(doing, doing.group("red")), [3, 3])
    refused = plan_march(game.position, question, march)
    assert refused is not None
    assert refused.reason == "wounded_in_treatment"
    game.change(day=game.person(game.men("red")[0]).heal_day).run(wounded.recover)
    assert plan_march(game.position, question, march) is None
