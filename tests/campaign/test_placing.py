"""Where people stand when a battle on the map begins: put there by hand, within the strip of their group, or by their sergeants."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import drawing
from hauberk.campaign import questions as q
from hauberk.play.battle.fights import fight_scenario
from hauberk.play.campaign.game import legal
from hauberk.play.campaign.view import view
from tests.campaign.fighting import GREEN, MIDDLE, RED, Campaign, N, S
from tests.campaign.kit import Days, country, place


def before(deploy: str = "second_opens", **more: Any) -> Campaign:
    """Red has come from the north upon green, and both have said all but where their people stand."""
    game = Campaign(map_=country(places=(place("town", "0101"),))).group("red", RED, MIDDLE, 7, leader=5, came_from=N, **more)
    game.group("green", GREEN, MIDDLE, game.light(GREEN, 6))
    game.attack("red", "green").say("fight").say("map").say("meadow", (1,))
    return game.say(deploy)


def spots(game: Campaign) -> dict[str, str]:
    """Who stands where on the map that was drawn up."""
    return {row["who"]: row["at"] for row in json.loads(game.battle.set_up)["men"]}


def free(game: Campaign, side: int, who: str) -> list[str]:
    """Where somebody may stand."""
    return sorted(drawing.zone(game.position, game.battle, side)[who])


@pytest.mark.rule("C-BATTLE-11", "C-BATTLE-02")
@pytest.mark.parametrize("deploy, first", [("second_opens", GREEN), ("first_opens", RED)])
def test_who_draws_up_first_places_his_people_first(deploy: str, first: str) -> None:
    game = before(deploy)
    assert game.asked == q.DrawUpAsked(first, 0 if first == RED else 1)
    game.say("usual")
    assert game.asked == q.DrawUpAsked(RED if first == GREEN else GREEN, 1 if first == RED else 0)
    game.say("usual")
    assert isinstance(game.asked, q.BattleAwaited)
    assert len(spots(game)) == 13


@pytest.mark.rule("C-BATTLE-02", "RULING-C-DEPLOY-DEPTH")
def test_people_stand_where_they_are_put_and_the_others_where_their_sergeants_think_best() -> None:
    game = before()
    green = game.men("green")
    usual = before().say("usual").say("usual")
    corner = free(game, 1, green[0])[0]
    assert spots(usual)[green[0]] != corner
    game.say(c.Arrange((c.Placed(green[0], corner),))).say("usual")
    assert spots(game)[green[0]] == corner
    assert len({*spots(game).values()}) == 13
    assert green[0] in fight_scenario(game.battle.set_up).start.beings


@pytest.mark.rule("C-BATTLE-02", "RULING-C-DEPLOY-DEPTH", "RULING-C-DEPLOY-STATIONARY")
def test_nobody_is_put_outside_the_strip_of_his_group_or_on_another() -> None:
    game = before()
    green, red = game.men("green"), game.men("red")
    mine = free(game, 1, green[0])
    theirs = {row["at"] for row in drawing.drawn_up(game.position, game.battle)["men"] if row["side"] == "A"}
    assert not theirs & {*mine}
    for places, reason in (
        ((c.Placed(green[0], sorted(theirs)[0]),), "not_a_place_to_start"),
        ((c.Placed(red[0], mine[0]),), "not_in_the_battle"),
        ((c.Placed(green[0], mine[0]), c.Placed(green[0], mine[1])), "named_twice"),
        ((c.Placed(green[0], mine[0]), c.Placed(green[1], mine[0])), "already_taken"),
        ((c.Placed(green[0], edge=1),), "not_a_place_to_start"),
    ):
        assert game.reason(c.Arrange(places)) == reason
    assert game.reason(c.Arrange(tuple(c.Placed(who, hex_) for who, hex_ in zip(green, mine, strict=False)))) == ""


@pytest.mark.rule("C-BATTLE-02", "C-BATTLE-11")
def test_a_rider_needs_room_for_his_horse_and_looks_where_he_is_told() -> None:
    game = before("first_opens")
    rider = next(who for who in game.men("red") if game.person(who).mounted)
    land = game.field.lands["meadow"]
    cell = next(hex_ for hex_ in free(game, 0, rider) if len(land.poses.get(hex_, ())) == 6)
    assert game.reason(c.Arrange((c.Placed(rider, cell, 9),))) == "no_room_for_horse"
    game.say(c.Arrange((c.Placed(rider, cell, 4),))).say("usual")
    row = next(row for row in json.loads(game.battle.set_up)["men"] if row["who"] == rider)
    assert (row["at"], row["facing"], row["mounted"]) == (cell, 4, True)
    by_itself = before("first_opens").say(c.Arrange((c.Placed(rider, cell),))).say("usual")
    row = next(row for row in json.loads(by_itself.battle.set_up)["men"] if row["who"] == rider)
    assert row["facing"] in land.poses[cell]


@pytest.mark.rule("C-BATTLE-11", "C-CG-08")
def test_who_draws_up_second_sees_those_who_stand_already() -> None:
    game = before()
    green = game.men("green")
    corner = free(game, 1, green[0])[0]
    assert "placing" not in (view(game.position, RED)["battle"] or {})
    assert view(game.position, GREEN)["battle"]["placing"]["standing"] == {}
    game.say(c.Arrange((c.Placed(green[0], corner),)))
    seen = view(game.position, RED)["battle"]["placing"]
    assert seen["standing"][corner] == 1
    assert len(seen["standing"]) >= 6
    assert {*seen["zone"]} == {*game.men("red")}


@pytest.mark.rule("RULING-C-DEPLOY-STATIONARY", "C-MEET-08")
def test_townsfolk_stand_anywhere_among_their_houses() -> None:
    days = Days(map_=country(places=(place("village", MIDDLE, "village", GREEN, 4),))).group("host", RED, MIDDLE, 9, leader=5, came_from=S)
    days.storm("host").say("map")
    while isinstance(days.asked, q.SheetAsked):
        days.say(days.asked.choices[0], (1,))
    days.say("second_opens")
    assert days.asked == q.DrawUpAsked(GREEN, 1)
    who = days.battle.militia[0]
    room = free(days, 1, who)
    assert len(room) > 50
    days.say(c.Arrange((c.Placed(who, room[0]),))).say("usual")
    assert spots(days)[who] == room[0]


@pytest.mark.rule("C-CG-07", "C-CG-25")
def test_for_whom_nobody_plays_the_sergeants_decide() -> None:
    days = Days(neutral=True).group("red", RED, MIDDLE, 7, leader=5, came_from=N).group("others", "neutral", MIDDLE, 6, roll=GREEN)
    days.attack("red", "others").say("map").say("meadow", (1,)).say("second_opens")
    assert days.asked == q.DrawUpAsked(RED, 0)
    assert isinstance(days.say("usual").asked, q.BattleAwaited)


def test_a_place_by_hand_is_among_what_may_be_said() -> None:
    game = before()
    offered = [command for command in legal(game.position) if isinstance(command, c.Arrange)]
    assert offered
    assert c.Choose("usual") in list(legal(game.position))


@pytest.mark.rule("C-BATTLE-02")
@pytest.mark.parametrize("sheet", ["lagoon", "stream"])
def test_no_sergeant_draws_his_people_up_in_the_water(sheet: str) -> None:
    game = Campaign(map_=country("\n".join(["rrrrrrr"] * 7))).group("red", RED, MIDDLE, 12, leader=5, came_from=N)
    game.group("green", GREEN, MIDDLE, game.light(GREEN, 12)).attack("red", "green").say("fight").say("map").say(sheet, (1,))
    game.say("second_opens").say("usual").say("usual")
    land = game.field.lands[sheet]
    assert land.wet & land.foot
    assert [at for at in spots(game).values() if at in land.wet] == []
