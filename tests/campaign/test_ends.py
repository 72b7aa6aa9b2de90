"""How a battle ends, and what follows. [C-END-01 … C-END-06, C-CG-13]"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.campaign import aftermath, endings
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.state import Battle, Ending
from tests.campaign.fighting import GREEN, MIDDLE, NE, NW, RED, SE, SW, Campaign, N, S, country, place


def fought(red: int = 8, green: int = 6, came: str = N, green_came: str = "", **more: Any) -> Campaign:
    """A battle on the map that is awaited: royalists have come and attacked."""
    game = Campaign(quick="never", **more)
    game.group("red", RED, MIDDLE, red, leader=5, came_from=came)
    game.group("green", GREEN, MIDDLE, green, leader=4, came_from=green_came, coin=7)
    return game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")


def all_of(game: Campaign, id_: str, fate: str) -> dict[str, str]:
    """Everybody of a group has the same fate."""
    return dict.fromkeys(game.men(id_), fate)


@pytest.mark.rule("C-END-01", "C-END-05", "RULING-C-MONEY-CAPTURE", "C-NOBLE-04")
def test_elimination_the_winner_stays_and_takes_the_purse() -> None:
    game = fought()
    leader = game.men("red")[0]
    game.report(0, **all_of(game, "green", "dead"))
    ended = game.happened(e.BattleEnded)[0]
    assert (ended.winner, ended.reason, ended.fought) == (RED, "eliminated", True)
    assert "green" not in game.state.groups
    assert game.state.groups["red"].hex == MIDDLE
    assert game.state.groups["red"].coin == 7
    assert game.person(leader).prestige == 6
    assert game.state.groups["red"].fought == game.state.day


@pytest.mark.rule("C-CG-13", "C-WOUND-01")
def test_only_who_was_hurt_is_wounded_when_a_battle_is_over() -> None:
    game = fought()
    hurt, dead, *others = game.men("red")
    game.report(0, **{hurt: "wounded", dead: "dead"}, **all_of(game, "green", "dead"))
    assert game.person(hurt).wounded
    assert not game.person(dead).alive
    assert not any(game.person(who).wounded for who in others)


@pytest.mark.rule("C-END-02", "RULING-C-END-FLEE", "C-CG-13")
@pytest.mark.example("TX-END-1")
def test_who_came_from_the_north_west_flees_towards_it() -> None:
    game = fought(came=S, green_came=NW)
    game.report(0, "withdrew")
    assert game.asked == q.RetreatAsked(GREEN, "green", (SW, NW, N))
    game.say(NW)
    green = game.state.groups["green"]
    assert (green.hex, green.came_from, green.coin) == (NW, MIDDLE, 7)  # who flees keeps his purse
    assert game.happened(e.BattleEnded)[0].reason == "fled"
    assert game.person(green.men[0]).prestige == 3
    assert game.state.battle is None


@pytest.mark.rule("C-END-02", "RULING-C-END-FLEE")
def test_enemies_the_sea_and_the_edge_of_the_map_bar_the_way() -> None:
    game = fought(came=S, green_came=NW, map_=country("\n".join([*["......."] * 3, "..s....", *["......."] * 3])))
    game.group("reds", RED, N, 3)
    game.report(0, "withdrew")
    assert game.asked.choices == (SW,)


@pytest.mark.rule("C-END-02", "RULING-C-END-FLEE", "RULING-C-PRIS-DEST")
def test_in_the_corner_of_the_map_there_is_no_flight() -> None:
    game = Campaign(quick="never").group("red", RED, "0101", 8, came_from="0102").group("green", GREEN, "0101", 4)
    men = game.men("green")
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens").report(0, "withdrew")
    assert all(game.person(who).fate == "prisoner" for who in men)
    assert game.asked == q.PrisonersAsked(RED)  # and nowhere to bring them to
    game.say("release")
    assert all(game.person(who).fate == "gone" for who in men)
    assert game.state.battle is None


@pytest.mark.rule("C-END-03", "RULING-C-MONEY-CAPTURE")
def test_surrender_makes_prisoners_of_all() -> None:
    game = fought(map_=country(places=[place("home", "0101", faction=RED)]))
    men = game.men("green")
    game.report(0, "surrendered", **{men[1]: "dead"})
    assert all(game.person(who).fate == "prisoner" and game.person(who).captor == RED for who in men if who != men[1])
    assert game.state.groups["red"].coin == 7
    assert game.asked.prisoners == (men[0], *men[2:])
    assert "green" not in game.state.groups


@pytest.mark.rule("C-END-04", "RULING-C-END-DRAW", "C-END-05")
@pytest.mark.example("TX-END-2")
def test_time_both_withdraw_who_was_there_opposite_to_the_other() -> None:
    game = fought(came=N)
    leaders = [game.men(id_)[0] for id_ in ("red", "green")]
    game.report(None, "time")
    assert game.asked == q.RetreatAsked(RED, "red", (NW, N, NE))
    game.say(NE)
    assert game.asked == q.RetreatAsked(GREEN, "green", (SW,))
    game.say(SW)
    assert game.state.groups["red"].hex == NE
    assert game.state.groups["green"].hex == SW
    assert [game.person(who).prestige for who in leaders] == [5, 4]
    ended = game.happened(e.BattleEnded)[0]
    assert (ended.winner, ended.reason) == ("", "time")


@pytest.mark.rule("RULING-C-END-BOTH-ARRIVED")
def test_where_both_have_come_each_has_its_own_way_and_the_active_side_gives_way() -> None:
    game = fought(came=N, green_came=NE)
    game.report(None, "time")
    assert game.asked == q.RetreatAsked(GREEN, "green", (N, NE, SE))
    game.say(N)
    assert game.asked == q.RetreatAsked(RED, "red", (NW, NE))


@pytest.mark.rule("RULING-C-END-DRAW", "C-END-04")
def test_townsfolk_never_leave_only_the_attacker_withdraws() -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN)]), quick="never")
    game.group("red", RED, MIDDLE, 8, came_from=N).storm("red").say("hamlet", (1,)).say("second_opens").report(None, "time")
    assert game.asked == q.RetreatAsked(RED, "red", (NW, N, NE))
    game.say(N)
    assert game.state.battle is None
    assert game.state.places["here"].resources == 5


@pytest.mark.rule("RULING-C-END-STUNNED", "C-CG-14", "C-CG-15")
def test_the_stunned_the_taken_and_the_unhorsed() -> None:
    game = fought(map_=country(places=[place("home", "0101", faction=RED), place("town", "0707", faction=GREEN)]))
    red, green = game.men("red"), game.men("green")
    rider = next(who for who in red if game.person(who).mounted)
    fates = {
        red[1]: "stunned K8",
        red[2]: "healthy captive K9",
        red[3]: "captured",
        green[1]: "stunned K10",
        green[2]: "healthy captive K7",
    }
    game.report(0, "withdrew", **{rider: "healthy unhorsed A1", **fates})
    assert game.person(red[1]).present  # fit again: his side holds the field
    assert game.person(red[2]).present  # his captors do not
    assert game.person(red[3]).fate == "prisoner"  # he was led off
    assert not game.person(rider).mounted
    assert game.person(green[1]).fate == "prisoner"
    assert game.person(green[2]).fate == "prisoner"


@pytest.mark.rule("RULING-C-END-FLEE")
def test_who_is_far_from_every_edge_when_his_side_flees_is_tested() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, came_from=N).group("green", GREEN, MIDDLE, 3)
    game.group("greens", GREEN, S, game.light(GREEN, 3)).wound(*game.men("greens"))
    near, far, off = game.men("greens")
    game.attack("red", "green").say("fight").say(c.Join(("greens",))).say("meadow", (1,)).say("second_opens")
    game.report(0, "withdrew", [8], **{near: "wounded B2", far: "wounded M8", off: "exited"})
    assert [event.who for event in game.happened(e.Slipped)] == [far]  # eight steps from the edge, with four points
    assert not game.person(far).alive


@pytest.mark.rule("C-CG-13", "C-END-06")
def test_the_consequences_come_in_their_order() -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN), place("home", "0101", faction=RED)]), quick="never")
    game.group("red", RED, MIDDLE, 9, leader=5, came_from=N)
    game.group("flemings", RED, MIDDLE, 4, roll="flemish", kind="mercenaries", employer="red", pay="promised")
    game.storm("red").say("hamlet", (1,)).say("second_opens")
    game.report(0, **dict.fromkeys(game.battle.militia[:-1], "dead"))
    assert [type(event) for event in game.events if isinstance(event, e.Hurt | e.PrestigeChanged)][-1] is e.PrestigeChanged
    assert game.asked == q.PlunderAsked(RED, "red", "here", 5)
    last = game.battle.militia[-1]
    assert game.person(last).fate == ""
    game.say(c.Take(4))
    assert game.asked == q.ShareAsked(RED, "flemings", 4)
    game.say(c.Take(4))
    assert game.state.groups["flemings"].pay == "paid"
    assert game.person(last).fate == "gone"  # whatever the result, the townsfolk go home
    assert game.state.battle is None
    stages = [stage.__name__ for stage in aftermath.STAGES]
    order = ["_dissolve", "_retreat", "_prestige", "_victories", "_births", "_spoils", "_plunder", "_shares", "_escorts", "_townsfolk"]
    assert stages == order


@pytest.mark.rule("C-CG-13", "RULING-C-MONEY-CAPTURE")
def test_the_purse_of_a_group_that_falls_in_a_drawn_battle_is_lost_and_told() -> None:
    """Nobody holds the field: the money of the wiped out goes back to the country, and does not vanish unsaid."""
    game = Campaign(quick="never").group("red", RED, MIDDLE, 6, came_from=N, coin=3).group("green", GREEN, MIDDLE, 4, coin=7)
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    game.report(None, "time", **dict.fromkeys(game.men("green"), "dead"))
    events = [*game.events]
    while isinstance(game.asked, q.RetreatAsked):
        game.say(game.asked.choices[0])
        events += game.events
    assert "green" not in game.state.groups
    assert [(each.giver, each.taker, each.coin) for each in events if isinstance(each, e.Paid)] == [("green", "", 7)]


# -- by the table ------------------------------------------------------------------------------------------------------


def settled(letter_roll: int, red: int = 6, green: int = 6) -> Campaign:
    """A battle of equals on open ground, settled by the table."""
    game = Campaign(quick="always").group("red", RED, MIDDLE, red, came_from=N, coin=3).group("green", GREEN, MIDDLE, green, coin=7)
    game.convoy("mules", GREEN, MIDDLE, 2, escort="green")
    return game.attack("red", "green").say("fight", f"quick {letter_roll}")


@pytest.mark.rule("RULING-C-QUICK-ROUT", "C-QUICK-12", "C-CG-16", "RULING-C-QUICK-PRESTIGE")
@pytest.mark.parametrize(("flags", "winner"), [(("", "recoil"), 0), (("", "rout"), 0), (("rout", ""), 1), (("recoil", "recoil"), -1)])
def test_recoil_is_flight_and_rout_loses_all(flags: tuple[str, str], winner: int) -> None:
    game = Campaign().group("red", RED, MIDDLE, 6, leader=5, came_from=N, coin=3).group("green", GREEN, MIDDLE, 6, leader=5, coin=7)
    game.convoy("mules", GREEN, MIDDLE, 2, escort="green")
    battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN), arrivals=(("red", 0), ("green", -1)), declared=True, number=1)
    reason = "time" if winner == -1 else "fled"
    leader = game.men("red")[0]
    game.put(battle, lambda doing: endings.begin(doing, Ending(winner, reason, flags=flags)))
    while isinstance(game.asked, q.RetreatAsked):
        game.say(game.asked.choices[0])
    red, green = game.state.groups["red"], game.state.groups["green"]
    assert (red.hex == MIDDLE, green.hex == MIDDLE) == (winner == 0, winner == 1)
    assert game.person(leader).prestige == {0: 6, 1: 4, -1: 5}[winner]
    assert (red.halted, green.halted) == tuple(game.state.day + 1 if flag == "rout" else 0 for flag in flags)
    purses = {("", "rout"): (10, 0), ("rout", ""): (0, 10)}.get(flags, (3, 7))
    assert (red.coin, green.coin) == purses
    assert game.state.convoys["mules"].escort == ("red" if winner == 0 else "green")
    assert game.state.convoys["mules"].hex == (MIDDLE if winner != -1 else green.hex)


@pytest.mark.rule("C-CONVOY-09", "C-END-02", "C-QUICK-12")
@pytest.mark.parametrize("how", ["flight on the map", "surrender on the map", "recoil by the table", "rout by the table"])
def test_a_beaten_escort_leaves_its_convoy_on_the_hex(how: str) -> None:
    """Printed: after any won fight the convoy can be plundered; so it has not gone away with the beaten."""
    game = Campaign(quick="never").group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    game.convoy("mules", GREEN, MIDDLE, 2, escort="green")
    if how.endswith("map"):
        game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
        game.report(0, "withdrew" if how.startswith("flight") else "surrendered")
    else:
        battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN), arrivals=(("red", 0), ("green", -1)), declared=True, number=1)
        flag = how.split(maxsplit=1)[0]
        game.put(battle, lambda doing: endings.begin(doing, Ending(0, "fled", flags=("", flag))))
    while isinstance(game.asked, q.RetreatAsked):
        game.say(game.asked.choices[0])
    assert game.asked == q.PlunderAsked(RED, "red", "mules", 2)
    game.say(c.Take(2))
    mules = game.state.convoys["mules"]
    assert (mules.hex, mules.faction, mules.escort, mules.load) == (MIDDLE, RED, "red", 0)


@pytest.mark.rule("C-CG-16", "C-QUICK-07", "C-QUICK-10")
@pytest.mark.parametrize("seed", range(6))
def test_a_battle_by_the_table_takes_the_same_way(seed: int) -> None:
    game = settled(seed, 14, 10)
    fought = game.happened(e.QuickFought)[0]
    toll = game.field.rules.siege.quick.losses(fought.letter, False)
    dead = [event for event in game.happened(e.Hurt) if event.health == 3]
    assert {type(event) for event in dead} <= {e.Hurt}
    while game.asked is not None:
        game.say(game.asked.choices[0] if isinstance(game.asked, q.RetreatAsked) else c.Take(0))
    assert game.state.battle is None
    holds = {RED: "red", GREEN: "green"}.get(game.happened(e.BattleEnded)[0].winner, "")
    for id_, each in zip(("red", "green"), toll, strict=True):
        if id_ in game.state.groups:
            assert (game.state.groups[id_].hex == MIDDLE) == (id_ == holds) == (not each.flag)


@pytest.mark.rule("C-QUICK-06", "C-CG-12")
def test_the_ground_of_a_quick_battle_is_drawn_where_it_matters() -> None:
    flat = Campaign(quick="always").group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    flat.attack("red", "green").say("fight", "a")
    assert not [event for event in flat.happened(e.Rolled) if event.purpose in ("sheet", "north", "turned")]
    hills = Campaign(quick="always", map_=country("\n".join(["hhhhhhh"] * 7)))
    hills.group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6).attack("red", "green").say("fight", "a")
    assert [event.purpose for event in hills.happened(e.Rolled)][:2] == ["turned", "north"]
