"""Prisoners. [C-PRIS-01 … C-PRIS-07]"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import prisoners
from hauberk.campaign import questions as q
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, SE, Campaign, N, S, country, place

HOME, FAR = "0402", "0707"


def taken(men: int = 9, leader: int = 7, **more: Any) -> Campaign:
    """Royalists have beaten Angevins who surrendered; the royalists have a castle near by and a village far off."""
    places = [place("far", FAR, faction=RED), place("castle", HOME, "castle_stone", RED), place("town", "0101", faction=GREEN)]
    game = Campaign(map_=country(places=places), quick="never", **more)
    game.group("red", RED, MIDDLE, men, came_from=N, coin=4).group("green", GREEN, MIDDLE, 5, leader=leader)
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    return game.report(0, "surrendered")


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-ESCORT", "RULING-C-PRIS-DEST")
def test_an_escort_of_three_or_more_is_split_off_at_once() -> None:
    game = taken()
    men, held = game.men("red"), game.asked.prisoners
    assert game.asked == q.EscortAsked(RED, "red", held, men)
    assert game.reason(c.Name(men[:2])) == "escort_too_small"
    assert game.reason(c.Name(men[:7])) == "too_few_stay"
    assert game.reason(c.Name(("nobody", *men[:3]))) == "cannot_escort"
    assert game.reason(c.Name((*men[:3], men[0]))) == "named_twice"
    game.say(c.Name(men[:3]))
    escort = game.state.groups[game.person(men[0]).group]
    assert escort.id != "red"
    assert (escort.men, escort.prisoners, escort.prison, escort.hex) == (men[:3], held, "castle", MIDDLE)
    assert game.men("red") == men[3:]
    assert all(game.person(who).group == escort.id for who in held)
    assert prisoners.goal(game.position, escort) == HOME
    assert game.state.battle is None


@pytest.mark.rule("RULING-C-PRIS-ESCORT")
def test_the_whole_group_may_go() -> None:
    game = taken()
    game.say(c.Name(game.men("red")))
    assert game.state.groups["red"].prison == "castle"


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-ESCORT")
@pytest.mark.parametrize(("fit", "barred"), [(False, 0), (True, 2)])
def test_the_wounded_may_lead_prisoners_too(fit: bool, barred: int) -> None:
    """Print asks for three men; that they be fit is a switch."""
    home = country(places=[place("home", HOME, faction=RED)])
    hurt = Campaign(map_=home, fit_escorts=fit).group("red", RED, MIDDLE, 6).group("green", GREEN, MIDDLE, 3)
    hurt.wound(*hurt.men("red")[:2])
    hurt.run(lambda doing: prisoners.capture(doing, doing.group("green").men, doing.group("red")))
    men = hurt.men("red")
    assert hurt.asked.choices == men[barred:]
    assert hurt.reason(c.Name(men[:3])) == ("cannot_escort" if fit else "")


@pytest.mark.rule("C-PRIS-03", "RULING-C-PRIS-MASSACRE")
def test_without_an_escort_all_are_massacred() -> None:
    game = taken()
    held = game.asked.prisoners
    game.say(c.Name(()))
    assert not any(game.person(who).alive for who in held)
    home = country(places=[place("home", HOME, faction=RED)])
    few = Campaign(map_=home, fit_escorts=True).group("red", RED, MIDDLE, 5).group("green", GREEN, MIDDLE, 3)
    men = few.men("green")
    few.wound(*few.men("red")[:3])
    few.run(lambda doing: prisoners.capture(doing, men, doing.group("red")))
    assert few.asked is None  # two fit men are no escort
    assert not any(few.person(who).alive for who in men)


@pytest.mark.rule("RULING-C-PRIS-MASSACRE")
def test_by_a_house_rule_leaders_are_kept() -> None:
    game = taken(keep_captive_leaders=True)
    leader, *others = game.asked.prisoners
    game.say(c.Name(()))
    assert game.person(leader).alive
    assert game.state.groups["red"].prisoners == (leader,)
    assert not any(game.person(who).alive for who in others)


@pytest.mark.rule("RULING-C-PRIS-DEST")
def test_a_captor_without_a_place_lets_them_go_or_kills_them() -> None:
    for choice in ("release", "massacre"):
        game = Campaign().group("red", RED, MIDDLE, 6).group("green", GREEN, MIDDLE, 3)
        men = game.men("green")
        game.run(lambda doing, men=men: prisoners.capture(doing, men, doing.group("red")))  # type: ignore[misc]
        assert game.asked == q.PrisonersAsked(RED)
        game.say(choice)
        assert all((game.person(who).fate == "gone") == (choice == "release") for who in men)
        assert all(game.person(who).alive == (choice == "release") for who in men)
        assert not game.state.groups["red"].prisoners


@pytest.mark.rule("RULING-C-PRIS-DEST")
def test_a_prison_that_was_lost_is_replaced_by_the_nearest() -> None:
    game = taken()
    game.say(c.Name(game.men("red")))
    castle = game.state.places["castle"]
    game.change(places={**game.state.places, "castle": castle._replace(faction=GREEN)})
    assert prisoners.goal(game.position, game.state.groups["red"]) == FAR


def arrived() -> Campaign:
    """The prisoners have been brought to the castle."""
    game = taken()
    game.say(c.Name(game.men("red"))).set("red", hex=HOME)
    return game.run(lambda doing: prisoners.arrive(doing, doing.group("red")))


@pytest.mark.rule("C-PRIS-02")
def test_on_arrival_prisoners_leave_play_but_for_leaders() -> None:
    game = taken()
    leader, *others = game.asked.prisoners
    game.say(c.Name(game.men("red")))
    game.set("red", hex=N).run(lambda doing: prisoners.arrive(doing, doing.group("red")))
    assert game.state.groups["red"].prisoners  # not there yet
    game.set("red", hex=HOME).run(lambda doing: prisoners.arrive(doing, doing.group("red")))
    assert game.state.places["castle"].captives == (leader,)
    assert (game.state.groups["red"].prisoners, game.state.groups["red"].prison) == ((), "")
    assert all(game.person(who).fate == "prisoner" and game.person(who).place == "castle" for who in others)


# -- ransom ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-PRIS-04")
@pytest.mark.example("TX-PRIS-1")
def test_the_ransom_is_two_coins_for_every_point_of_prestige() -> None:
    game = taken(leader=7)
    leader = game.person(game.asked.prisoners[0])
    assert leader.prestige == 7
    assert prisoners.ransom_price(game.field, leader) == 14 * 2  # in halves


@pytest.mark.rule("C-PRIS-04", "RULING-C-PRIS-PAYER")
def test_any_own_group_pays_in_full_once_he_is_in_prison() -> None:
    march = taken()
    leader = march.asked.prisoners[0]
    march.say(c.Name(march.men("red"))).group("rich", GREEN, "0106", 4, coin=40)

    def refused(game: Campaign, group: str, who: str = leader) -> str:
        found = prisoners.plan_ransom(game.position, GREEN, c.Ransom(who, group))
        return found.reason if found else ""

    assert refused(march, "rich") == "still_on_the_march"
    game = arrived().group("rich", GREEN, "0106", 4, coin=40).group("poor", GREEN, "0107", 4, coin=27)
    assert refused(game, "poor") == "too_dear"
    assert refused(game, "red") == "not_your_group"
    assert refused(game, "rich", game.men("rich")[0]) == "no_captive_leader"
    assert refused(game, "rich") == ""


@pytest.mark.rule("C-PRIS-04", "C-PRIS-05", "RULING-C-PRIS-FREED", "RULING-C-PRIS-PAYER")
def test_he_goes_free_with_two_horsemen_of_the_other_prisoners() -> None:
    game = arrived().group("rich", GREEN, "0106", 4, coin=40)
    leader = game.state.places["castle"].captives[0]
    held = [who for who, each in game.state.people.items() if each.fate == "prisoner" and each.character.rides and who != leader]
    coin = game.state.groups["red"].coin
    game.run(lambda doing: prisoners.ransom(doing, c.Ransom(leader, "rich")))
    assert game.state.groups["rich"].coin == 40 - 28
    assert game.state.groups["red"].coin == coin + 28
    free = game.state.groups[game.person(leader).group]
    assert free.men == (leader, *held[:2])
    assert len(free.men) == 3
    assert all(game.person(who).present and game.person(who).mounted and not game.person(who).disarmed for who in free.men[1:])
    assert game.field.map.distance(free.hex, HOME) == 1
    assert not [group for group in game.state.at(free.hex) if group.id != free.id]
    assert game.state.places["castle"].captives == ()


@pytest.mark.rule("RULING-C-PRIS-PAYER")
@pytest.mark.parametrize("keeper", ["red", "far"])
def test_the_captor_says_which_of_his_groups_keeps_the_ransom(keeper: str) -> None:
    game = arrived().group("rich", GREEN, "0106", 4, coin=40).group("far", RED, "0707", 4, coin=1)
    leader = game.state.places["castle"].captives[0]
    before = {id_: game.state.groups[id_].coin for id_ in ("red", "far")}
    game.run(lambda doing: prisoners.ransom(doing, c.Ransom(leader, "rich")))
    assert game.asked == q.PurseAsked(RED, leader, 28, ("red", "far"))
    assert game.reason(c.Choose("rich")) == "not_offered"
    game.say(keeper)
    assert {id_: game.state.groups[id_].coin - had for id_, had in before.items()} == {"red": 0, "far": 0} | {keeper: 28}


@pytest.mark.rule("RULING-C-PRIS-FREED")
def test_failing_prisoners_horsemen_of_his_faction_come() -> None:
    game = arrived().group("rich", GREEN, "0106", 4, coin=40)
    leader = game.state.places["castle"].captives[0]
    for who, each in list(game.state.people.items()):
        if each.fate == "prisoner" and who != leader:
            game.change(people={**game.state.people, who: each._replace(health=Health.DEAD)})
    game.run(lambda doing: prisoners.ransom(doing, c.Ransom(leader, "rich")))
    free = game.state.groups[game.person(leader).group]
    assert len(free.men) == 3
    assert len(game.happened(e.Raised)) == 1
    assert all(game.person(who).character.rides and game.person(who).faction == GREEN for who in free.men)


# -- rescue ------------------------------------------------------------------------------------------------------------


def column(edition: str = "anarchy") -> Campaign:
    """Royalists attack an Angevin escort that leads royalist prisoners."""
    mine, other = (RED, GREEN) if edition == "anarchy" else (NORMANS, ARABS)
    game = Campaign(edition, country(places=[place("home", HOME, faction=mine)]), quick="never")
    game.group("red", mine, MIDDLE, 8, came_from=N).group("green", other, MIDDLE, 5)
    game.capture("green", game.light(mine, 3), mine, other)
    return game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")


@pytest.mark.rule("RULING-C-PRIS-RESCUE")
@pytest.mark.parametrize("reason", ["withdrew", "victory"])
def test_the_prisoners_of_a_beaten_escort_are_free_and_unarmed(reason: str) -> None:
    game = column()
    held = game.state.groups["green"].prisoners
    fates = dict.fromkeys(game.men("green"), "dead") if reason == "victory" else {}
    game.report(0, reason, **fates, **dict.fromkeys(held, "healthy captive C3"))
    if reason == "withdrew":
        game.say(S)
    assert {*held} <= {*game.men("red")}
    assert all(game.person(who).fate == "" and game.person(who).disarmed for who in held)
    game.set("red", hex=HOME).run(lambda doing: prisoners.arrive(doing, doing.group("red")))
    assert not any(game.person(who).disarmed for who in held)  # armed again in an own place


@pytest.mark.rule("C-PRIS-06", "C-PRIS-07", "RULING-C-PRIS-RESCUE")
def test_who_was_freed_on_the_field_gets_away_with_his_friends() -> None:
    game = column()
    freed, armed, led = game.state.groups["green"].prisoners
    game.report(None, "time", **{freed: "healthy unarmed C3", armed: "healthy C4", led: "healthy captive C5"})
    assert {freed, armed} <= {*game.men("red")}
    assert game.person(freed).disarmed
    assert not game.person(armed).disarmed
    assert game.state.groups["green"].prisoners == (led,)
    lost = column()
    one, two, three = lost.state.groups["green"].prisoners
    lost.report(1, "withdrew", **{one: "exited", two: "healthy C4", three: "dead"})
    assert lost.person(one).fate == ""
    assert lost.person(two).fate == "prisoner"
    assert not lost.person(three).alive
    assert isinstance(lost.asked, q.RetreatAsked)


@pytest.mark.rule("RULING-C-PRIS-RESCUE")
def test_prisoners_of_a_third_party_go_their_own_way() -> None:
    game = Campaign("guiscard", quick="never").group("red", NORMANS, MIDDLE, 8, came_from=N).group("green", ARABS, MIDDLE, 4)
    game.capture("green", game.light("lombard", 3), "lombard", ARABS)
    held = game.state.groups["green"].prisoners
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    game.report(0, **dict.fromkeys(game.men("green"), "dead"))
    own = game.state.groups[game.person(held[0]).group]
    assert (own.faction, own.men, own.hex) == ("lombard", held, MIDDLE)


@pytest.mark.rule("RULING-C-ENGINE-CAPTURE")
def test_who_is_caught_without_a_fight_is_taken_along() -> None:
    from hauberk.campaign import slipping

    game = Campaign(map_=country(places=[place("home", HOME, faction=RED)])).group("red", RED, SE, 4)
    game.group("green", GREEN, SE, game.light(GREEN, 3))
    who = game.men("green")[0]
    game.run(lambda doing: slipping.slip(doing, doing.state.people[who], doing.group("red")), [6])
    assert game.state.groups["red"].prisoners == (who,)
    assert game.state.groups["red"].prison == "home"
