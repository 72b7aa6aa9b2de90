"""Leaders: prestige, and how a group comes by one. [C-NOBLE-04 … C-NOBLE-08]"""

from __future__ import annotations

import pytest

from hauberk.campaign import events as e
from hauberk.campaign import leaders
from hauberk.campaign import questions as q
from hauberk.campaign.meetings import meet
from tests.campaign.editions import ANARCHY
from tests.campaign.fighting import GREEN, MIDDLE, RED, Campaign, N, S, country, place


@pytest.mark.example("TX-PREST-2")
@pytest.mark.rule("C-NOBLE-04", "C-NOBLE-06", "RULING-C-PRESTIGE-RANGE")
@pytest.mark.parametrize("edition", ["anarchy", "guiscard"])
@pytest.mark.parametrize(("before", "by", "after"), [(5, 1, 6), (10, 1, 10), (1, -1, 1), (2, -2, 1)])
def test_prestige_stays_between_one_and_ten(edition: str, before: int, by: int, after: int) -> None:
    faction = RED if edition == "anarchy" else "norman"
    game = Campaign(edition).group("g", faction, MIDDLE, 4, leader=before)
    leader = game.men("g")[0]
    game.run(lambda doing: leaders.change(doing, leader, by))
    assert game.person(leader).prestige == after
    assert [event.change for event in game.happened(e.PrestigeChanged)] == [after - before] * (after != before)


@pytest.mark.rule("RULING-C-PRESTIGE-WHO", "C-NOBLE-04")
def test_every_leader_who_took_part_gains_or_loses_and_who_fell_does_not() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, leader=5, came_from=N).group("green", GREEN, MIDDLE, 8, leader=6)
    second = game.men("red")[1]
    game.change(people={**game.state.people, second: game.person(second)._replace(prestige=3)})
    first, loser = game.men("red")[0], game.men("green")[0]
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    game.report(0, "withdrew", **{loser: "dead"}).say(S)
    assert game.person(first).prestige == 6
    assert game.person(second).prestige == 4
    assert game.person(loser).prestige == 6  # frozen


def win(game: Campaign) -> Campaign:
    """The royalists win a battle."""
    game.set("red", attacked=0, fought=0, came_from=N, hex=MIDDLE)
    game.group(f"green_{game.state.battles}", GREEN, MIDDLE, 3)
    id_ = f"green_{game.state.battles}"
    game.attack("red", id_).say("fight").say("meadow", (1,)).say("second_opens")
    return game.report(0, **dict.fromkeys(game.men(id_), "dead"))


@pytest.mark.rule("C-NOBLE-07", "RULING-C-NOBLE-BIRTH")
def test_two_victories_give_a_group_its_leader() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, attitude=7)
    win(game)
    assert game.state.groups["red"].victories == 1
    assert game.state.groups["red"].veterans == game.men("red")
    assert not any(game.person(who).leads for who in game.men("red"))
    win(game)
    new = game.state.leader(game.state.groups["red"])
    assert new is not None
    assert (new.prestige, new.attitude) == (2, 7)
    assert new in leaders.highest(game.field.rules, game.state, game.state.groups["red"])


@pytest.mark.rule("RULING-C-NOBLE-BIRTH")
def test_the_highest_in_rank_and_of_equals_the_strongest() -> None:
    game = Campaign()
    riders = [who for who in game.rolls[RED] if "knight" in game.state.pool[who].traits and "noble" not in game.state.pool[who].traits][:3]
    game.group("red", RED, MIDDLE, (*game.light(RED, 3), *riders))
    found = leaders.highest(ANARCHY, game.state, game.state.groups["red"])[0]
    assert found.id in riders
    best = max(game.state.pool[who].faces["mounted"].attack for who in riders)
    assert found.character.faces["mounted"].attack == best


@pytest.mark.rule("C-NOBLE-08")
@pytest.mark.parametrize(("left", "born"), [(4, True), (3, False)])
def test_half_of_those_who_won_first_must_still_be_there(left: int, born: bool) -> None:
    game = win(Campaign(quick="never").group("red", RED, MIDDLE, 8))
    veterans = game.men("red")
    fresh = game.light(RED, 8 - left)
    game.group("more", RED, MIDDLE, fresh)
    game.set("red", men=(*veterans[:left], *fresh)).set("more", men=(), hex="0101")
    win(game)
    assert (game.state.leader(game.state.groups["red"]) is not None) == born


@pytest.mark.rule("C-NOBLE-08", "RULING-C-NOBLE-BIRTH")
def test_a_group_that_is_no_longer_the_one_that_won_counts_anew() -> None:
    """Below half of those who won first it is another group: this victory is its first, and one more gives it a leader."""
    game = win(Campaign(quick="never").group("red", RED, MIDDLE, 8))
    veterans, fresh = game.men("red"), game.light(RED, 5)
    game.group("more", RED, MIDDLE, fresh)
    game.set("red", men=(*veterans[:3], *fresh)).set("more", men=(), hex="0101")
    win(game)
    assert (game.state.groups["red"].victories, game.state.groups["red"].veterans) == (1, game.men("red"))
    assert game.state.leader(game.state.groups["red"]) is None
    win(game)
    assert game.state.leader(game.state.groups["red"]) is not None


@pytest.mark.rule("RULING-C-NOBLE-BIRTH", "C-NOBLE-07")
def test_mercenaries_and_led_groups_count_nothing() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, leader=4)
    game.group("hired", RED, MIDDLE, 5, roll="flemish", kind="mercenaries", employer="red", pay="paid")
    win(game)
    assert game.state.groups["red"].victories == 0
    assert game.state.groups["hired"].victories == 0


@pytest.mark.rule("RULING-C-NOBLE-DEATH")
def test_a_group_whose_leader_falls_goes_on_without_one() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, leader=5, coin=4, attitude=8, missed=1)
    leader = game.men("red")[0]
    game.run(lambda doing: doing.kill(leader))
    group = game.state.groups["red"]
    assert game.state.leader(group) is None
    assert (group.coin, group.attitude, group.missed, len(group.men)) == (4, 8, 1, 7)


@pytest.mark.rule("RULING-C-GROUP-DISSOLVE")
@pytest.mark.parametrize(("die", "taken"), [(5, True), (6, False)])
def test_by_a_house_rule_a_leader_alone_is_taken_on_a_five(die: int, taken: bool) -> None:
    game = Campaign(map_=country(places=[place("home", "0101", faction=RED)]), lone_leader_capture=True)
    game.group("red", RED, MIDDLE, 5, came_from=N).group("green", GREEN, MIDDLE, 1, leader=6, coin=4)
    leader = game.men("green")[0]
    game.run(lambda doing: meet(doing, doing.group("red"), doing.group("green")), [die])
    assert (game.person(leader).fate == "prisoner") == taken
    if taken:
        assert game.state.groups["red"].prisoners == (leader,)
        assert game.state.groups["red"].coin == 4
        assert "green" not in game.state.groups
    else:
        assert game.field.map.distance(game.state.groups["green"].hex, MIDDLE) == 1
    assert game.state.battle is None


@pytest.mark.rule("RULING-C-GROUP-DISSOLVE")
def test_without_it_he_is_met_like_a_group() -> None:
    game = Campaign().group("red", RED, MIDDLE, 5, came_from=N, attitude=9).group("green", GREEN, MIDDLE, 1, leader=6, attitude=1)
    game.run(lambda doing: meet(doing, doing.group("red"), doing.group("green")))
    assert game.asked == q.AttackAsked(RED, "red")
