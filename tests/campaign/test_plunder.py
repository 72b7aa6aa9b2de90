"""Plunder and the sharing of booty. [C-MONEY-06, C-MONEY-07, C-MERC-13, C-MERC-14]"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import plunder
from hauberk.campaign import questions as q
from hauberk.campaign.field import Objective
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, Campaign, N, country, place


def stormed(kind: str = "village", edition: str = "anarchy", prestige: int = 3, resources: int = 5, **turned: bool) -> Campaign:
    """A place has been stormed: the attacker has killed everybody in it and is asked what he takes."""
    mine, other = (RED, GREEN) if edition == "anarchy" else (NORMANS, ARABS)
    game = Campaign(edition, country(places=[place("here", MIDDLE, kind, other, resources)]), quick="never", **turned)
    game.group("mine", mine, MIDDLE, 10, leader=prestige, came_from=N, coin=1)
    return won(game)


def won(game: Campaign) -> Campaign:
    """Everybody in the place falls."""
    game.storm("mine")
    return game.say(game.asked.choices[0], (1,)).say("second_opens").report(0, **dict.fromkeys(game.battle.militia, "dead"))


@pytest.mark.rule("C-MONEY-06", "C-MONEY-03")
def test_any_amount_up_to_what_is_left_becomes_coin() -> None:
    game = stormed()
    assert game.asked == q.PlunderAsked(RED, "mine", "here", 5)
    assert game.reason(c.Take(6)) == "not_so_much_there"
    assert game.reason(c.Take(-1)) == "not_so_much_there"
    game.say(c.Take(3))
    assert game.state.places["here"].resources == 2
    assert game.state.places["here"].plundered == game.state.day
    assert game.state.groups["mine"].coin == 1 + 3 * 2  # counted in halves
    assert game.happened(e.Plundered) == [e.Plundered("here", "mine", 3)]
    assert game.state.places["here"].faction == GREEN  # plundered, not conquered
    assert game.state.battle is None


@pytest.mark.rule("C-NOBLE-05", "C-MONEY-07", "RULING-C-PILLAGE-ONCE", "RULING-C-PILLAGE-PRIORY")
@pytest.mark.parametrize(
    ("kind", "edition", "after"),
    [("village", "anarchy", 3), ("abbey", "anarchy", 2), ("priory", "anarchy", 2), ("town", "guiscard", 3)],
)
def test_plunder_costs_a_name(kind: str, edition: str, after: int) -> None:
    game = stormed(kind, edition)
    leader = game.men("mine")[0]
    assert game.person(leader).prestige == 4  # one for the victory
    game.say(c.Take(5))
    assert game.person(leader).prestige == after


@pytest.mark.rule("C-NOBLE-05")
@pytest.mark.example("TX-PREST-1")
def test_a_noble_of_three_plunders_an_abbey() -> None:
    game = stormed("abbey", prestige=3).say(c.Take(1))
    assert game.person(game.men("mine")[0]).prestige == 2


@pytest.mark.rule("RULING-C-PILLAGE-ONCE", "RULING-C-PILLAGE-CASTLE")
def test_who_takes_nothing_loses_nothing_and_castles_cost_nothing() -> None:
    game = stormed().say(c.Take(0))
    assert game.person(game.men("mine")[0]).prestige == 4
    assert not game.happened(e.Plundered)
    castle = Campaign(map_=country(places=[place("keep", MIDDLE, "castle_stone", GREEN)])).group("mine", RED, MIDDLE, 8, leader=5)
    castle.run(lambda doing: plunder.after(doing, doing.group("mine"), "keep")).say(c.Take(5))
    assert castle.person(castle.men("mine")[0]).prestige == 5
    assert castle.state.groups["mine"].coin == 10


@pytest.mark.rule("C-MEET-08", "C-MONEY-06")
def test_an_empty_place_has_nothing_and_a_lost_attack_brings_nothing() -> None:
    assert stormed(resources=0).state.battle is None
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN)]), quick="never")
    game.group("mine", RED, MIDDLE, 10, came_from=N).storm("mine").say("hamlet", (1,)).say("second_opens").report(1, "withdrew")
    assert isinstance(game.asked, q.RetreatAsked)
    game.say(N)
    assert game.state.battle is None
    assert game.state.places["here"].resources == 5


@pytest.mark.rule("C-MEET-08")
def test_townsfolk_of_a_second_attack_are_others_and_fewer() -> None:
    game = stormed()
    first = game.state.places["here"].raised
    game.say(c.Take(5)).set("mine", attacked=0)
    game.change(day=4).storm("mine")
    assert game.state.places["here"].raised - first == sum(game.field.rules.militia.classes(0).values())
    assert all(game.person(who).alive for who in game.battle.militia)


@pytest.mark.rule("RULING-C-PLACE-CONTROL")
def test_by_a_house_rule_the_place_passes_to_the_victor() -> None:
    assert stormed(conquest=True).state.places["here"].faction == RED


@pytest.mark.rule("C-CONVOY-09", "RULING-C-PILLAGE-CONVOY")
def test_a_convoy_is_plundered_after_a_won_fight_or_kept_loaded() -> None:
    game = Campaign(quick="never").group("mine", RED, MIDDLE, 8, leader=5, came_from=N).group("green", GREEN, MIDDLE, 4)
    game.convoy("mules", GREEN, MIDDLE, 4, escort="green").attack("mine", "green").say("fight").say("meadow", (1,)).say("second_opens")
    game.report(0, **dict.fromkeys(game.men("green"), "dead"))
    assert game.asked == q.PlunderAsked(RED, "mine", "mules", 4)
    game.say(c.Take(3))
    convoy = game.state.convoys["mules"]
    assert (convoy.faction, convoy.escort, convoy.load) == (RED, "mine", 1)
    assert game.state.groups["mine"].coin == 6
    assert game.person(game.men("mine")[0]).prestige == 6  # the victory, and nothing lost


@pytest.mark.rule("RULING-C-VICTORY")
def test_what_is_plundered_is_counted_for_whoever_must() -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN)]), quick="never")
    game.field = replace(game.field, objectives=(Objective(RED, "plunder", region=(MIDDLE,), number=3),))
    game.group("mine", RED, MIDDLE, 10, came_from=N)
    won(game).say(c.Take(4))
    assert game.state.tally[RED] == {"plunder": 4}


# -- sharing -----------------------------------------------------------------------------------------------------------


def booty(points: int = 8, company: int = 8, edition: str = "anarchy", pay: str = "promised", **turned: bool) -> Campaign:
    """A group with mercenaries has plundered so many points."""
    mine, other, hired = (RED, GREEN, "flemish") if edition == "anarchy" else (NORMANS, ARABS, "german")
    game = Campaign(edition, country(places=[place("here", MIDDLE, "village", other, points)]), quick="never", **turned)
    game.group("mine", mine, MIDDLE, 10, leader=5, came_from=N)
    game.group("hired", mine, MIDDLE, company, roll=hired, kind="mercenaries", employer="mine", pay=pay, tests=3)
    return won(game).say(c.Take(points))


@pytest.mark.rule("C-MERC-13")
@pytest.mark.example("TX-MERC-1")
def test_a_point_a_head_makes_them_faithful_without_a_die() -> None:
    game = booty()
    assert game.asked == q.ShareAsked(RED, "hired", 8)
    game.say(c.Take(8))
    assert game.state.groups["hired"].pay == "paid"
    assert game.state.groups["hired"].coin == 16
    assert game.state.groups["mine"].coin == 0


@pytest.mark.rule("C-MERC-13", "RULING-C-MERC-REVOLT-AC", "RULING-C-MERC-LOOT-PASS")
@pytest.mark.parametrize(("die", "rises"), [(3, True), (4, False)])
def test_with_less_they_rise_on_a_three(die: int, rises: bool) -> None:
    game = booty().say(c.Take(7), [die])
    assert game.happened(e.PromiseTested)[0].what == ("attack" if rises else "stay")
    hired = game.state.groups["hired"]
    if rises:  # a new battle begins at once: the company is nobody's and attacks its employer
        assert hired.faction == ""
        assert game.battle.reason == "revolt"
        assert game.battle.sides == (("hired",), ("mine",))
        assert game.asked == q.RefuseAsked(RED, "mine")
    else:
        assert (hired.pay, hired.tests) == ("promised", 3)
        assert game.state.battle is None


@pytest.mark.rule("C-MERC-08", "C-MERC-13", "RULING-C-MERC-LOOT-PASS")
@pytest.mark.parametrize(("calms", "tests"), [(False, 3), (True, 0)])
def test_a_small_share_does_not_wipe_out_the_tests_that_were_made(calms: bool, tests: int) -> None:
    """Every turn after hiring makes the promise weaker; that any share begins the count anew is a switch."""
    game = booty(share_renews_promise=calms).say(c.Take(7), [4])
    assert (game.state.groups["hired"].pay, game.state.groups["hired"].tests) == ("promised", tests)


@pytest.mark.rule("C-MERC-13", "C-HOST-07")
@pytest.mark.parametrize(("die", "rises"), [(8, True), (7, False)])
def test_in_the_south_they_rise_above_seven(die: int, rises: bool) -> None:
    game = booty(edition="guiscard").say(c.Take(7), [die])
    assert game.happened(e.PromiseTested)[0].what == ("attack" if rises else "stay")


@pytest.mark.rule("C-MERC-13", "C-MERC-09")
@pytest.mark.parametrize(("die", "company", "rises"), [(7, 16, False), (8, 16, True), (8, 3, True)])
def test_over_booty_the_bare_die_decides_whatever_their_numbers(die: int, company: int, rises: bool) -> None:
    """Prestige and numbers belong to the test of the promise; of the booty a die alone is printed."""
    game = booty(points=2, edition="guiscard", company=company).say(c.Take(1), [die])
    tested = game.happened(e.PromiseTested)[0]
    assert [term.reason for term in tested.terms] == ["die"]
    assert tested.what == ("attack" if rises else "stay")


@pytest.mark.rule("C-MERC-13", "RULING-C-MERC-ATTACK-EMPLOYER")
def test_a_revolt_is_fought_like_any_battle() -> None:
    game = booty().say(c.Take(0), [1]).say("fight")
    assert isinstance(game.asked, q.SheetAsked)
    assert game.asked.faction == RED  # nobody decides for the company: its employer lays the sheet
    game.say("hamlet", (1,))
    assert game.asked == q.DrawUpAsked(RED, 1)  # it draws up and plays by the usual
    assert isinstance(game.say("usual").asked, q.BattleAwaited)
    game.report(1, "withdrew")
    assert game.state.battle is None
    assert game.state.groups["hired"].hex != MIDDLE
    assert game.state.groups["mine"].hex == MIDDLE


@pytest.mark.rule("RULING-C-MERC-WHO-LOOT")
def test_who_was_paid_wants_nothing_but_by_a_house_rule() -> None:
    assert booty(pay="paid").state.battle is None
    assert isinstance(booty(pay="paid", booty_for_all_mercenaries=True).asked, q.ShareAsked)


@pytest.mark.rule("C-MERC-14")
def test_each_company_is_tested_by_itself() -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN, resources=6)]), quick="never")
    game.group("mine", RED, MIDDLE, 10, leader=5, came_from=N)
    game.group("flemings", RED, MIDDLE, 5, roll="flemish", kind="mercenaries", employer="mine", pay="promised")
    game.group("welsh", RED, MIDDLE, 5, roll="welsh", kind="mercenaries", employer="mine", pay="promised")
    won(game).say(c.Take(6))
    assert game.asked == q.ShareAsked(RED, "flemings", 6)
    game.say(c.Take(5))
    assert game.asked == q.ShareAsked(RED, "welsh", 1)
    assert game.reason(c.Take(2)) == "not_so_much_there"
    game.say(c.Take(1), [2])
    assert game.state.groups["flemings"].faction == RED
    assert game.state.groups["welsh"].faction == ""
    assert game.battle.sides == (("welsh",), ("mine", "flemings"))
