"""Refusal of combat. [C-REFUSE-01 … C-REFUSE-04]"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import slipping
from hauberk.campaign.state import PRISONER, Person
from hauberk.common.term import total
from hauberk.rulesets.people import load_people
from tests.campaign.editions import ANARCHY
from tests.campaign.fighting import GREEN, MIDDLE, RED, SE, SW, Campaign, N, S, country, place

PEOPLE = load_people().characters
RIDER = next(each for each in PEOPLE.values() if each.rides and each.armoured)
LIGHT = next(each for each in PEOPLE.values() if not each.rides and not each.armoured and not each.is_beast)
MAIL = next(each for each in PEOPLE.values() if not each.rides and each.armoured and not each.is_beast)


def result(person: Person, face: int) -> str:
    """What a die does to somebody who slips away."""
    return ANARCHY.refusal.result(face + total(slipping.modifiers(ANARCHY, person)))


@pytest.mark.example("TX-REFUSE-1", "TX-REFUSE-2")
@pytest.mark.rule("C-REFUSE-02", "C-REFUSE-01", "RULING-C-REFUSE-CLAMP")
@pytest.mark.parametrize(
    ("person", "counts"),
    [
        (Person("x", LIGHT, RED), (4, 3, 2, 1)),
        (Person("x", MAIL, RED), (5, 3, 2, 0)),
        (Person("x", RIDER, RED, mounted=True), (6, 3, 1, 0)),
        (Person("x", LIGHT, RED, health=Health.WOUNDED), (2, 3, 2, 3)),
        (Person("x", MAIL, RED, health=Health.WOUNDED), (3, 3, 2, 2)),
        (Person("x", RIDER, RED, mounted=True, health=Health.WOUNDED), (4, 3, 2, 1)),
    ],
)
def test_the_chances_are_those_of_the_table(person: Person, counts: tuple[int, ...]) -> None:
    found = [result(person, face) for face in range(1, 11)]
    assert tuple(found.count(word) for word in ("slips_away", "prisoner", "wounded", "killed")) == counts


def met(**turned: Any) -> Campaign:
    """Royalists who came from the north attack Angevins with a leader; the royalists have a village to lead prisoners to."""

    game = Campaign(map_=country(places=[place("home", "0101", faction=RED)]), **turned)
    game.group("red", RED, MIDDLE, 8, leader=5, came_from=N).group("green", GREEN, MIDDLE, 6, leader=4, coin=9)
    return game.attack("red", "green")


@pytest.mark.rule("C-REFUSE-01", "C-REFUSE-03", "C-REFUSE-04", "RULING-C-REFUSE-WHERE", "RULING-C-REFUSE-WHO", "C-NOBLE-04")
def test_who_refuses_is_tested_man_by_man_loses_a_point_and_flees() -> None:
    game = met()
    assert game.asked == q.RefuseAsked(GREEN, "green")
    men = game.men("green")
    dice = [1, 6 - _modifier(game, men[1]), 8 - _modifier(game, men[2]), 1, 1, 1]
    game.say("refuse", dice)
    assert [event.result for event in game.happened(e.Slipped)] == ["slips_away", "prisoner", "wounded", *["slips_away"] * 3]
    assert game.person(men[1]).fate == PRISONER
    assert game.person(men[1]).captor == RED
    assert game.person(men[2]).wounded
    # They were there before: they flee away from where the attacker came.
    assert game.asked == q.RetreatAsked(GREEN, "green", (SE, S, SW))
    game.say(S)
    green = game.state.groups["green"]
    assert (green.hex, green.came_from, green.coin) == (S, MIDDLE, 9)
    assert game.person(men[0]).prestige == 3  # one point in all
    assert game.person(game.men("red")[0]).prestige == 5  # the attacker gains nothing
    assert isinstance(game.asked, q.EscortAsked)
    assert game.asked.prisoners == (men[1],)


def _modifier(game: Campaign, who: str) -> int:
    person = game.person(who)
    return ANARCHY.refusal.modifier(person.mounted, person.character.armoured, person.wounded)


@pytest.mark.rule("RULING-C-REFUSE-WOUNDED")
def test_a_second_wound_kills() -> None:
    game = met()
    men = game.men("green")
    game.wound(men[2])
    dice = [1, 1, 9 - _modifier(game, men[2]), 1, 1, 1]
    game.say("refuse", dice)
    assert [event.result for event in game.happened(e.Slipped)][2] == "wounded"
    assert not game.person(men[2]).alive


@pytest.mark.rule("C-REFUSE-01")
def test_who_accepts_is_not_tested() -> None:
    game = met().say("fight")
    assert not game.happened(e.Slipped)
    assert isinstance(game.asked, q.HowAsked)


@pytest.mark.rule("C-REFUSE-03", "C-NOBLE-06", "RULING-C-PRESTIGE-RANGE")
@pytest.mark.example("TX-PREST-2")
def test_a_prestige_of_one_does_not_fall() -> None:
    game = Campaign("guiscard").group("red", "norman", MIDDLE, 8, came_from=N).group("green", "arab", MIDDLE, 4, leader=1)
    leader = game.men("green")[0]
    game.attack("red", "green").say("refuse", [1] * 4).say(S)
    assert game.person(leader).prestige == 1
    assert not game.happened(e.PrestigeChanged)


@pytest.mark.rule("RULING-C-REFUSE-WHO", "RULING-C-PRIS-RESCUE")
def test_convoys_and_prisoners_of_who_refuses_are_lost_to_the_attacker() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8, leader=5, came_from=N).group("green", GREEN, MIDDLE, 6)
    game.convoy("mules", GREEN, MIDDLE, 3, escort="green")
    taken = [who for who in game.rolls[RED] if who not in game.state.people][:2]
    game.capture("green", taken, RED, GREEN)
    game.attack("red", "green").say("refuse", [1] * 6).say(SW)
    assert game.state.convoys["mules"].escort == "red"
    assert game.state.convoys["mules"].faction == RED
    assert game.state.convoys["mules"].hex == MIDDLE
    assert {*taken} <= {*game.men("red")}
    assert all(game.person(who).disarmed and game.person(who).fate == "" for who in taken)
    assert not game.state.groups["green"].prisoners
    assert game.asked == q.PlunderAsked(RED, "red", "mules", 3)


@pytest.mark.rule("RULING-C-REFUSE-WHERE", "C-GROUP-08", "RULING-C-GROUP-DISSOLVE")
def test_fewer_than_three_survivors_scatter_but_for_their_leader() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8, came_from=N)
    game.group("green", GREEN, MIDDLE, game.light(GREEN, 4), leader=4)
    leader, other, *rest = game.men("green")
    game.attack("red", "green").say("refuse", [1, 4, 10, 10])
    assert game.men("green") == (leader,)
    assert game.person(other).fate == "gone"
    assert not any(game.person(who).alive for who in rest)
    assert game.asked == q.RetreatAsked(GREEN, "green", (SE, S, SW))


@pytest.mark.rule("RULING-C-END-FLEE")
def test_who_has_nowhere_to_go_yields() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8, came_from=N).group("green", GREEN, MIDDLE, 4, coin=6)
    for number, hex_ in enumerate((SE, S, SW)):
        game.group(f"more_{number}", RED, hex_, 3)
    men = game.men("green")
    game.attack("red", "green").say("refuse", [1] * 4)
    assert all(game.person(who).fate == "prisoner" for who in men)
    assert "green" not in game.state.groups
    assert game.state.groups["red"].coin == 6  # the purse of who surrenders is the victor's
