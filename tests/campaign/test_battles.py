"""From the campaign hex to the battle on the map. [C-BATTLE-01 … C-BATTLE-14]"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import battles, drawing, joining, retreats, set_up
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.battles import sheets_needed
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import FactionInfo
from hauberk.campaign.map import DIRECTION_NAMES
from hauberk.campaign.quick_battles import clash_of, obstacles
from hauberk.campaign.state import Battle, Siege
from hauberk.campaign.tables import Edge
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import is_readable, scenario_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.players.random_player import RandomPlayer
from hauberk.rulesets.people import load_people
from hauberk.siege.quick import Obstacle, reckon
from hauberk.siege.results import BeastResult, FightResult, ManResult
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NE, NORMANS, NW, RED, SE, SW, Campaign, N, S, _fate, country, place


def met(red: int = 8, green: int = 6, came: str = N, **more: Any) -> Campaign:
    """Royalists come onto the hex of some Angevins and attack."""
    game = Campaign(**more)
    game.group("red", RED, MIDDLE, red, leader=5, came_from=came).group("green", GREEN, MIDDLE, green, leader=4)
    return game.attack("red", "green").say("fight")


def table_of(game: Campaign) -> dict[str, Any]:
    """The set-up of the battle that is awaited."""
    found: dict[str, Any] = json.loads(game.battle.set_up)
    return found


# -- how many sheets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BATTLE-01", "RULING-C-MAPS-61", "RULING-C-COUNT-LEADER")
@pytest.mark.example("TX-MAPS-1")
@pytest.mark.parametrize(("men", "sheets"), [(30, 1), (31, 2), (60, 2), (61, 4)])
def test_sheets_by_the_number_of_characters(men: int, sheets: int) -> None:
    game = Campaign().group("red", RED, MIDDLE, men - 10, leader=5).group("green", GREEN, MIDDLE, 10)
    battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN))
    assert sheets_needed(game.position, battle) == sheets


@pytest.mark.rule("C-BATTLE-10", "C-BATTLE-07", "C-BATTLE-08", "C-BATTLE-09", "C-MOVE-08")
def test_who_joins_counts_deploys_where_he_comes_from_and_moves_no_more() -> None:
    game = Campaign().group("red", RED, MIDDLE, 20, came_from=N).group("green", GREEN, MIDDLE, 8)
    game.group("near", RED, SE, 6).group("far", RED, "0407", 6)
    game.attack("red", "green").say("fight")
    assert game.asked == q.JoinAsked(RED, 0, ("near",))
    game.say(c.Join(("near",)))
    assert game.battle.needed == 2
    near = game.state.groups["near"]
    assert (near.hex, near.came_from, near.moved) == (MIDDLE, SE, game.state.day)
    assert dict(game.battle.arrivals)["near"] == 2
    assert set_up.edges(game.field, game.battle)["near"] == (Edge(1, "right"),)


@pytest.mark.rule("RULING-C-JOIN", "C-BATTLE-07", "C-CG-08")
def test_the_active_side_says_first_who_comes_and_nobody_sees_it_before_the_other_has_answered() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8, came_from=N).group("green", GREEN, MIDDLE, 8)
    game.group("reds", RED, S, 5).group("greens", GREEN, SW, 5).group("tired", GREEN, NW, 5, fought=3)
    game.attack("red", "green").say("fight")
    assert game.asked == q.JoinAsked(RED, 0, ("reds",))
    game.say(c.Join(("reds",)))
    assert [*game.battle.sides[0]] == ["red"]
    assert game.asked == q.JoinAsked(GREEN, 1, ("greens",))  # who has fought today does not come
    assert game.reason(c.Join(("tired",))) == "cannot_join"
    game.say(c.Join(()))
    assert [*game.battle.sides[0]] == ["red", "reds"]
    assert game.battle.sides[1] == ("green",)
    assert game.state.groups["greens"].hex == SW


@pytest.mark.rule("RULING-C-JOIN")
def test_the_attacked_are_asked_first_where_they_are_the_active_side() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8).group("green", GREEN, MIDDLE, 8, came_from=S)
    game.group("greens", GREEN, SW, 5).group("reds", RED, N, 5)
    battle = Battle(MIDDLE, "green", (("red",), ("green",)), (RED, GREEN), declared=True, number=1)
    game.put(battle, battles.begin)
    game.say("fight")
    assert game.asked == q.JoinAsked(GREEN, 1, ("greens",))


@pytest.mark.rule("C-MERC-06", "C-BATTLE-10")
def test_hired_mercenaries_fight_beside_their_employer() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8).group("green", GREEN, MIDDLE, 8)
    game.group("flemings", RED, MIDDLE, 5, roll="flemish", kind="mercenaries", employer="red", pay="paid")
    game.attack("red", "green").say("fight")
    assert game.battle.sides[0] == ("red", "flemings")


# -- by which side -----------------------------------------------------------------------------------------------------

TABLE = {
    1: (((0, "top"),), ((0, "top"),), ((0, "right"),), ((0, "bottom"),), ((0, "bottom"),), ((0, "left"),)),
    2: (((0, "top"),), ((0, "right"),), ((1, "right"),), ((1, "bottom"),), ((1, "left"),), ((0, "left"),)),
    4: (((0, "top"),), ((1, "top"),), ((1, "right"), (3, "right")), ((3, "bottom"),), ((2, "bottom"),), ((0, "left"), (2, "left"))),
}
"""Where groups set up by the direction they come from, clockwise from the north, typed from the rules a second time."""


@pytest.mark.rule("C-BATTLE-02")
@pytest.mark.parametrize("sheets", [1, 2, 4])
@pytest.mark.parametrize("way", range(6), ids=DIRECTION_NAMES)
@pytest.mark.parametrize("north", [0, 1])
def test_each_group_draws_up_on_the_side_of_its_arrival(sheets: int, way: int, north: int) -> None:
    game = Campaign()
    battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN), arrivals=(("red", way), ("green", -1)), needed=sheets, north=north)
    found = set_up.edges(game.field, battle)
    assert tuple(found["red"]) == tuple(Edge(*each) for each in TABLE[sheets][(way + 3 * north) % 6])
    assert tuple(found["green"]) == tuple(Edge(*each) for each in TABLE[sheets][(way + 3 + 3 * north) % 6])  # opposite to the enemy


@pytest.mark.rule("C-BATTLE-02")
@pytest.mark.example("TX-DEPLOY-1")
def test_from_the_south_east_on_four_sheets() -> None:
    battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN), arrivals=(("red", 2), ("green", 0)), needed=4)
    assert set_up.edges(Campaign().field, battle)["red"] == (Edge(1, "right"), Edge(3, "right"))


@pytest.mark.rule("C-BATTLE-03", "RULING-C-DEPLOY-SAME-SIDE")
def test_of_two_enemies_on_one_side_the_active_one_keeps_it() -> None:
    battle = Battle(MIDDLE, "red", (("green",), ("red",)), (GREEN, RED), arrivals=(("red", 0), ("green", 1)), needed=1)
    found = set_up.edges(Campaign().field, battle)  # from north and north-east both come by the top
    assert found["red"] == (Edge(0, "top"),)
    assert found["green"] == (Edge(0, "bottom"),)


@pytest.mark.rule("C-BATTLE-02", "C-BATTLE-03", "C-MOVE-07", "RULING-C-DEPLOY-STATIONARY")
@pytest.mark.parametrize(("opposite", "side", "flees"), [(False, "bottom", {S, SE, SW}), (True, "right", {SE, NE, S})])
def test_who_came_on_an_earlier_day_draws_up_and_flees_by_the_side_of_his_arrival(opposite: bool, side: str, flees: set[str]) -> None:
    """The hex one came from is kept in mind; that who stood there faces the comer is a switch."""
    game = Campaign(quick="never", stood_opposite=opposite).group("green", GREEN, MIDDLE, 8, came_from=S)
    game.state = evolve(game.state, e.DayBegan(game.state.day + 1))
    game.group("red", RED, MIDDLE, 8, came_from=NW)
    assert (game.state.groups["green"].came_from, game.state.groups["green"].entered) == ("", S)
    game.attack("red", "green").say("fight")
    assert set_up.directions(game.field, game.battle)["green"] == (3 if not opposite else 2)
    assert {*retreats.flight(game.position, game.battle, game.state.groups["green"])} == flees
    assert set_up.edges(game.field, game.battle._replace(north=0, needed=1))["green"] == (Edge(0, side),)


@pytest.mark.rule("C-BATTLE-02", "C-BATTLE-09", "C-MOVE-07", "RULING-C-DEPLOY-STATIONARY")
def test_friends_on_the_hex_who_join_draw_up_by_the_side_of_their_own_arrival() -> None:
    """One came yesterday, one today; both stand beside the group that is attacked."""
    game = Campaign(quick="never").group("green", GREEN, MIDDLE, 5).group("old", GREEN, MIDDLE, 4, entered=SE)
    game.group("new", GREEN, MIDDLE, 4, came_from=SW).group("red", RED, MIDDLE, 8, came_from=N)
    game.attack("red", "green").say("fight")
    for id_ in ("old", "new"):
        game.run(lambda doing, id_=id_: joining.come(doing, 1, id_))
    found = set_up.directions(game.field, game.battle._replace(needed=1))
    assert {id_: DIRECTION_NAMES[found[id_]] for id_ in ("green", "old", "new")} == {"green": "S", "old": "SE", "new": "SW"}


@pytest.mark.rule("C-BATTLE-03", "RULING-C-DEPLOY-STATIONARY")
def test_who_has_always_been_there_stands_opposite_to_the_enemy() -> None:
    game = met(came=NW).to_the_map()
    assert set_up.edges(game.field, game.battle)["green"] == (Edge(0, "right"),)


@pytest.mark.rule("RULING-C-DEPLOY-DEPTH")
@pytest.mark.parametrize("came", [N, NE, SE, S, SW, NW])
def test_nobody_stands_deeper_than_five_or_nearer_than_ten(came: str) -> None:
    game = met(12, 14, came).to_the_map(("meadow turned",))
    table = table_of(game)
    ground = set_up.Table(game.field, game.battle)
    spots: dict[str, list[Any]] = {"A": [], "B": []}
    for row in table["men"]:
        spots[row["side"]].append(ground.spot(row["at"]))
        assert ground.to_the_edge(row["at"]) <= 5
    assert min(one.distance(two) for one in spots["A"] for two in spots["B"]) >= 10
    assert len(table["men"]) == 26


# -- which sheets ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BATTLE-04", "RULING-C-MAPS-PICK")
@pytest.mark.parametrize(
    ("letter", "sheets"), [(".", {"meadow", "crossroads"}), ("f", {"wood"}), ("h", {"plateau"}), ("r", {"stream", "lagoon"})]
)
def test_the_first_sheet_is_of_the_ground_of_the_hex(letter: str, sheets: set[str]) -> None:
    game = met(map_=country("\n".join([letter * 7] * 7))).say("map")
    assert {choice.partition(" ")[0] for choice in game.asked.choices} == sheets


@pytest.mark.rule("C-BATTLE-04", "RULING-C-MAPS-PICK", "C-PLACE-08")
@pytest.mark.parametrize(
    ("kind", "sheets"),
    [("village", {"hamlet", "priory"}), ("castle_stone", {"norman_castle"}), ("castle_motte", {"eagles_nest"})],
)
def test_what_is_built_comes_before_the_ground(kind: str, sheets: set[str]) -> None:
    game = met(map_=country(places=[place("here", MIDDLE, kind)])).say("map")
    assert {choice.partition(" ")[0] for choice in game.asked.choices} == sheets


@pytest.mark.rule("C-BATTLE-04", "C-BATTLE-05", "C-BATTLE-06", "RULING-C-MAPS-NORTH", "RULING-C-MAPS-PICK")
def test_sheets_are_laid_in_turn_the_non_active_side_first_and_north_is_drawn() -> None:
    game = met(40, 25, map_=country("\n".join(["fffffff"] * 7))).say("map")
    assert game.battle.needed == 4
    laid = []
    for number in range(4):
        assert game.asked.faction == (GREEN, RED)[number % 2]
        choices = {choice.partition(" ")[0] for choice in game.asked.choices}
        assert choices == ({"wood"} if not number else {"meadow", "crossroads"})
        assert len(game.asked.choices) == 2 * len(choices)  # each lies one way or the other
        laid.append(game.asked.choices[-1])
        game.say(laid[-1], (2,) if number == 3 else ())
    assert game.battle.sheets == (("wood", 1), *[("crossroads", 1)] * 3)
    assert game.battle.north == 1
    assert game.asked == q.DeployAsked(RED)


@pytest.mark.rule("C-BATTLE-11", "C-BATTLE-12")
@pytest.mark.parametrize(
    ("choice", "first", "opens"), [("second_opens", 1, "A"), ("second_waits", 1, "B"), ("first_opens", 0, "A"), ("first_waits", 0, "B")]
)
def test_the_attacker_says_who_deploys_first_and_who_plays_first(choice: str, first: int, opens: str) -> None:
    game = met().to_the_map(deploy=choice)
    assert game.battle.deploys_first == first
    assert table_of(game)["first"] == opens
    letters = [row["side"] for row in table_of(game)["men"]]
    assert letters[0] == "AB"[first]
    assert letters.index("BA"[first]) == len(game.men(("red", "green")[first]))


# -- in what state they come -------------------------------------------------------------------------------------------


@pytest.mark.rule("C-BATTLE-13", "C-BATTLE-14", "C-SUPPLY-05")
def test_the_wounded_come_wounded_the_hungry_hungry_and_it_lasts_twelve_turns() -> None:
    game = Campaign().group("red", RED, MIDDLE, 8, came_from=N, hungry=True).group("green", GREEN, MIDDLE, 6)
    hurt, unarmed = game.men("green")[:2]
    game.wound(hurt).change(people={**game.state.people, unarmed: game.person(unarmed)._replace(disarmed=True, mounted=False)})
    game.attack("red", "green").say("fight").to_the_map()
    scenario = scenario_of(table_of(game), "test")
    beings = scenario.start.beings
    assert scenario.field.turns == 12
    assert beings[hurt].health == Health.WOUNDED
    assert beings[unarmed].disarmed
    assert beings[unarmed].values.defence == 1
    for who in game.men("red"):
        printed = game.state.pool[who].faces[beings[who].face]
        assert beings[who].values.movement == printed.movement // 2
        assert beings[who].mounted == game.person(who).mounted
    fed = next(who for who in game.men("green") if who not in (hurt, unarmed))
    assert beings[fed].values == game.state.pool[fed].faces[beings[fed].face]


@pytest.mark.rule("C-PRIS-06")
def test_a_column_of_prisoners_is_on_the_map_on_the_side_of_its_friends() -> None:
    game = Campaign().group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    held = game.light(RED, 2)
    game.capture("green", held, RED, GREEN).attack("red", "green").say("fight").to_the_map()
    beings = scenario_of(table_of(game), "test").start.beings
    for who in held:
        assert beings[who].captive
        assert beings[who].side == 0
        assert beings[who].values.defence == 1


# -- townsfolk ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-MEET-08", "RULING-C-MILITIA", "RULING-C-DEPLOY-STATIONARY", "C-WOUND-05", "RULING-C-WOUND-HOLD")
@pytest.mark.parametrize("resources", [1, 5, 10])
def test_townsfolk_rise_by_the_resources_of_their_place(resources: int) -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN, resources=resources)]))
    game.group("red", RED, MIDDLE, 10, came_from=N).garrison("here", GREEN, 2)
    sick = game.state.places["here"].garrison
    game.wound(*sick).change(places={"here": game.state.places["here"]._replace(garrison=(), treated=sick)})
    game.storm("red")
    number = sum(game.field.rules.militia.classes(resources).values())
    assert len(game.battle.militia) == number + 2
    assert game.state.places["here"].raised == number
    assert isinstance(game.asked, q.HowAsked)  # townsfolk do not refuse
    game.to_the_map(("hamlet",))
    scenario = scenario_of(table_of(game), "test")
    assert sum(being.side == 1 and not being.character.is_beast for being in scenario.start.beings.values()) == number + 2
    assert all(scenario.start.beings[who].health == Health.WOUNDED for who in sick)


@pytest.mark.rule("C-PLACE-13", "RULING-C-MILITIA")
@pytest.mark.parametrize(("kind", "number"), [("town", 15), ("city", 30)])
def test_fighters_of_a_town_join_their_lord_when_groups_fight_there(kind: str, number: int) -> None:
    game = Campaign("guiscard", country(places=[place("here", MIDDLE, kind, NORMANS, 4)]))
    game.group("n", NORMANS, MIDDLE, 6).group("a", ARABS, MIDDLE, 8, came_from=N)
    game.attack("a", "n").say("fight")
    assert len(game.battle.militia) == number
    assert game.battle.militia_side == 1
    plain = (
        Campaign(map_=country(places=[place("here", MIDDLE, kind, RED, 4)])).group("red", RED, MIDDLE, 6).group("green", GREEN, MIDDLE, 8)
    )
    assert not plain.attack("green", "red").say("fight").battle.militia  # in the other campaign they stay at home


@pytest.mark.rule("RULING-C-SIEGE-RELIEF", "RULING-C-REFUSE-WHO")
def test_a_garrison_may_come_out_when_its_besiegers_are_attacked() -> None:
    game = Campaign(map_=country(places=[place("keep", MIDDLE, "castle_stone", RED)]))
    game.group("green", GREEN, MIDDLE, 12).group("red", RED, MIDDLE, 10, came_from=N).garrison("keep", RED, 5)
    game.change(sieges={"keep": Siege("keep", GREEN, RED, 1, ("green",))})
    game.attack("red", "green").say("fight")
    assert game.asked == q.JoinAsked(RED, 0, ("keep",))
    game.say(c.Join(("keep",)))
    assert game.battle.militia == game.state.places["keep"].garrison
    assert game.battle.militia_side == 0
    game.to_the_map(("norman_castle",))
    beings = scenario_of(table_of(game), "test").start.beings
    assert all(beings[who].side == 0 for who in game.battle.militia)
    garrison = game.battle.militia
    game.report(0, **dict.fromkeys(game.men("green"), "dead"))
    assert [(event.place, event.winner) for event in game.happened(e.SiegeOver)] == [("keep", RED)]
    assert not game.state.sieges
    assert game.state.places["keep"].garrison == garrison  # it goes back behind its walls


# -- played to the end -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SCOPE-01", "C-BATTLE-01", "C-BATTLE-14", "C-CG-14")
@pytest.mark.parametrize(("red", "green", "sheets"), [(10, 8, 1), (20, 15, 2), (36, 30, 4)])
def test_a_battle_of_every_size_is_fought_to_its_end(red: int, green: int, sheets: int) -> None:
    game = met(red, green, came=NE)
    game.to_the_map(("meadow", "crossroads turned", "meadow turned", "crossroads")[:sheets])
    scenario = scenario_of(table_of(game), "test")
    assert len(scenario.field.board.pieces) == sheets
    fight = Match(BATTLE, scenario, seed="1139")
    players = (RandomPlayer(1), RandomPlayer(2))
    while fight.side is not None:
        fight.do(players[fight.side].choose(fight.legal))
    result = result_of(scenario, fight.state)
    assert result.reason in ("victory", "time", "withdrew", "surrendered")
    assert len(result.men) == red + green
    game.say(c.BattleReport(result), "7")
    dead = [man.id for man in result.men if man.health == "dead"]
    assert all(not game.person(who).alive for who in dead)
    while game.asked is not None:
        assert isinstance(game.asked, q.RetreatAsked | q.EscortAsked | q.PrisonersAsked)
        game.say(c.Name(()) if isinstance(game.asked, q.EscortAsked) else game.asked.choices[0], "8")
    assert game.state.battle is None
    assert game.happened(e.BattleEnded)[0].result == result


@pytest.mark.rule("C-BATTLE-14")
def test_the_turns_run_out() -> None:
    game = met(4, 3).to_the_map()
    fight = Match(BATTLE, scenario_of(table_of(game), "test"), seed="1")
    while fight.side is not None:
        fight.do(fight.legal.nth(len(fight.legal) - 1))
    assert fight.state.outcome is not None
    assert (fight.state.outcome.reason, fight.state.outcome.winner, fight.state.turn) == ("victory", None, 12)


@pytest.mark.rule("C-BATTLE-13", "C-BATTLE-14")
def test_only_the_result_of_this_battle_is_taken() -> None:
    game = met().to_the_map()
    men = [ManResult(who, side, "healthy") for side in (0, 1) for who in game.fighters(side)]
    assert game.reason(c.BattleReport(FightResult(0, "", men=tuple(men)))) == "battle_not_over"
    assert game.reason(c.BattleReport(FightResult(0, "victory", men=tuple(men[1:])))) == "missing_in_report"
    assert game.reason(c.BattleReport(FightResult(0, "victory", men=(*men, men[0])))) == "not_in_the_battle"
    assert game.reason(c.BattleReport(FightResult(0, "victory", men=(*men, ManResult("nobody", 0, "healthy"))))) == "not_in_the_battle"
    assert game.reason(c.BattleReport(FightResult(0, "victory", men=tuple(men)))) == ""


# -- by the table ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-QUICK-01", "RULING-C-QUICK-WHO")
def test_the_table_settles_it_if_both_agree_or_the_campaign_says_so() -> None:
    game = met()
    assert game.asked == q.HowAsked(RED, ("map", "quick"))
    game.say("quick")
    assert game.asked == q.HowAsked(GREEN, ("map", "quick"))
    assert isinstance(game.say("map").asked, q.SheetAsked)
    always = Campaign(quick="always").group("red", RED, MIDDLE, 3, came_from=N).group("green", GREEN, MIDDLE, 3)
    always.attack("red", "green").say("fight", "3")
    assert always.happened(e.QuickFought)
    never = met(quick="never")
    assert isinstance(never.asked, q.SheetAsked)


@pytest.mark.rule("C-QUICK-05", "C-QUICK-06", "C-QUICK-08", "RULING-C-QUICK-PRESTIGE")
def test_village_slope_and_hunger_count() -> None:
    game = Campaign(map_=country(places=[place("here", MIDDLE, faction=GREEN)]), quick="never")
    game.group("red", RED, MIDDLE, 8, came_from=N, hungry=True).storm("red")
    assert obstacles(game.position, game.battle) == (Obstacle("village"),)
    terms = reckon(game.field.rules.siege.quick, clash_of(game.position, game.battle)).roll
    assert {term.reason: term.value for term in terms} == {"quick_attacker_hungry": 1}
    hills = met(map_=country("\n".join(["hhhhhhh"] * 7)), quick="never")
    for turned, favoured in ((0, 0), (1, 1)):  # the attacker comes by the top, the defender by the bottom
        battle = hills.battle._replace(sheets=(("plateau", turned),))
        found = [each for each in obstacles(hills.position, battle) if each.able]
        assert [(each.kind, each.favours) for each in found] == [("slope", favoured)]
    ignored = Campaign(quick_ignores_supply=True).group("red", RED, MIDDLE, 8, hungry=True).group("green", GREEN, MIDDLE, 8)
    battle = Battle(MIDDLE, "red", (("red",), ("green",)), (RED, GREEN), needed=1)
    assert clash_of(ignored.position, battle).unsupplied == (False, False)


@pytest.mark.rule("C-PLACE-15")
def test_in_the_val_demone_townsfolk_are_lombards_and_greeks_whoever_rules() -> None:
    rolls = []
    for flags in ((), ("val_demone",)):
        game = Campaign("guiscard", country(places=[place("here", MIDDLE, "village", ARABS, 5, flags)]))
        game.group("n", NORMANS, MIDDLE, 8, came_from=N).storm("n")
        rolls.append({name for name, men in load_people().rolls.items() if {*game.battle.militia} <= {*men}})
    assert rolls == [{"townsfolk_of_sicily"}, {"townsfolk_of_italy"}]


@pytest.mark.rule("C-CG-17", "C-BATTLE-08", "C-MOVE-08")
def test_who_joined_and_never_came_onto_the_map_has_used_up_his_day_too() -> None:
    game = Campaign(quick="never").group("red", RED, MIDDLE, 8, came_from=N).group("green", GREEN, MIDDLE, 4).group("near", RED, SE, 4)
    game.attack("red", "green").say("fight").say(c.Join(("near",))).say("meadow", (1,)).say("second_opens")
    waiting = dict.fromkeys(game.men("near"), "healthy waiting")
    game.report(0, **waiting, **dict.fromkeys(game.men("green"), "dead"))
    near = game.state.groups["near"]
    assert (near.moved, near.fought, near.hex) == (3, 3, MIDDLE)


@pytest.mark.rule("RULING-C-ONE-BATTLE")
def test_who_has_attacked_is_marked_and_may_be_attacked_again() -> None:
    game = met().to_the_map()
    assert game.state.groups["red"].attacked == game.state.day
    assert game.state.groups["green"].attacked == 0


SHEETS = sorted({name for column in Campaign("guiscard").field.rules.sheets.by_terrain.values() for name in column})


@pytest.mark.rule("C-BATTLE-02", "C-BATTLE-04", "RULING-C-DEPLOY-DEPTH")
@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize(("ways", "turned"), [((0, -1), 0), ((0, 5), 1)], ids=["opposite", "at_an_angle"])
def test_every_sheet_can_be_fought_on(sheet: str, ways: tuple[int, int], turned: int) -> None:
    """Thirty people on any ground: everybody is on the map or comes in behind the others, and ten hexes lie between the enemies."""
    game = Campaign("guiscard").group("n", NORMANS, MIDDLE, 15).group("a", ARABS, MIDDLE, 15)
    arrivals = (("n", ways[0]), ("a", ways[1]))
    battle = Battle(MIDDLE, "n", (("n",), ("a",)), (NORMANS, ARABS), arrivals=arrivals, needed=1, sheets=((sheet, turned),), number=1)
    table = drawing.drawn_up(game.position, battle)
    beings = scenario_of(table, "test").start.beings
    assert {who for who, being in beings.items() if not being.character.is_beast} == {*game.men("n"), *game.men("a")}
    ground = set_up.Table(game.field, battle)
    spots: dict[str, list[Any]] = {"A": [], "B": []}
    for row in table["men"]:
        spots[row["side"]].append(ground.spot(row["at"]))
    assert min(one.distance(two) for one in spots["A"] for two in spots["B"]) >= 10


@pytest.mark.rule("RULING-C-DEPLOY-DEPTH")
def test_who_finds_no_room_comes_in_behind_the_others() -> None:
    game = Campaign("guiscard").group("n", NORMANS, MIDDLE, 15).group("a", ARABS, MIDDLE, 15)
    arrivals = (("n", 1), ("a", 2))
    battle = Battle(MIDDLE, "n", (("n",), ("a",)), (NORMANS, ARABS), arrivals=arrivals, needed=1, sheets=(("wood", 1),), number=1)
    table = drawing.drawn_up(game.position, battle)
    late = [who for row in table["entries"] for who in row["who"]]
    assert late
    assert not {*late} & {row["who"] for row in table["men"]}
    beings = scenario_of(table, "test").start.beings
    assert all(beings[who].away == "waiting" for who in late)


@pytest.mark.rule("C-CG-06", "RULING-C-JOIN", "C-BATTLE-07")
def test_allies_are_asked_for_their_own_groups_and_third_parties_stay_out() -> None:
    game = Campaign("guiscard")
    names = [FactionInfo(name, game.field.rules.factions[name].name) for name in (NORMANS, ARABS, "lombard", "german")]
    game.field = replace(game.field, factions=tuple(names), allies=frozenset({(NORMANS, "lombard"), ("lombard", NORMANS)}))
    game.group("n", NORMANS, MIDDLE, 6, came_from=N).group("a", ARABS, MIDDLE, 6)
    game.group("l", "lombard", SW, 5).group("g", "german", SE, 5).group("more", NORMANS, NE, 5)
    game.attack("n", "a").say("fight")
    assert game.asked == q.JoinAsked(NORMANS, 0, ("more",))
    game.say(c.Join(("more",)))
    assert game.asked == q.JoinAsked("lombard", 0, ("l",))
    game.say(c.Join(("l",)))
    assert game.battle.sides == (("n", "more", "l"), ("a",))
    assert isinstance(game.asked, q.HowAsked)


# -- pack animals on the map -------------------------------------------------------------------------------------------


def with_mules(load: int = 3, **more: object) -> Campaign:
    """Red attacks green, who leads a convoy along."""
    game = Campaign(quick="never").group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    game.convoy("mules", GREEN, MIDDLE, load, escort="green")
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens").as_usual()
    return game


@pytest.mark.rule("C-CONVOY-02", "C-BATTLE-13", "RULING-C-CONVOY-ON-MAP")
def test_the_pack_animals_of_a_convoy_stand_on_the_map_behind_their_escort() -> None:
    game = with_mules()
    battle = Match(BATTLE, scenario_of(json.loads(game.battle.set_up), "mules"), seed="mules")
    beasts = [being for being in battle.state.beings.values() if being.character.kind == "mule"]
    assert len(beasts) == 5
    assert {being.side for being in beasts} == {1}
    assert all(being.on_map for being in beasts)


@pytest.mark.rule("C-CONVOY-02", "RULING-C-CONVOY-ON-MAP")
@pytest.mark.parametrize(("load", "dead", "left"), [(5, 2, (3, 3)), (3, 2, (3, 3)), (3, 4, (1, 1)), (5, 5, None), (0, 1, (4, 0))])
def test_every_animal_that_falls_is_lost_with_what_it_carried(load: int, dead: int, left: tuple[int, int] | None) -> None:
    game = with_mules(load)
    names = [row["who"] for row in json.loads(game.battle.set_up)["men"] if row["who"].startswith("beasts")]
    fallen = tuple(BeastResult(who, 1, number >= dead) for number, who in enumerate(names))
    men = tuple(_fate(who, side, "healthy") for side in (0, 1) for who in game.fighters(side))
    result = FightResult(None, "time", turns=12, men=men, fought=True, beasts=fallen)
    game.say(c.BattleReport(result))
    while isinstance(game.asked, q.RetreatAsked):
        game.say(game.asked.choices[0])
    convoy = game.state.convoys.get("mules")
    assert ((convoy.animals, convoy.load) if convoy is not None else None) == left


# -- checked by the reader ---------------------------------------------------------------------------------------------


def refusing(game: Campaign, takes: Callable[[dict[str, Any]], bool]) -> Campaign:
    """The reader of scenarios takes only some set-ups."""
    game.field = replace(game.field, readable=takes)
    return game


@pytest.mark.rule("C-BATTLE-13", "C-BATTLE-11")
def test_nobody_waits_for_a_battle_that_cannot_be_opened() -> None:
    """A set-up that the reader turns down never becomes an event: people put by hand stand as usual, or the table settles it."""
    game = Campaign(quick="never").group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    game.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    who, cell = game.men("green")[-1], sorted(drawing.zone(game.position, game.battle, 1)[game.men("green")[-1]])[0]
    refusing(game, lambda table: not any(row["who"] == who and row["at"] == cell for row in table["men"]))
    game.say(c.Arrange((c.Placed(who, cell),))).as_usual()
    assert isinstance(game.asked, q.BattleAwaited)
    assert game.battle.placed == ()
    never = Campaign(quick="never").group("red", RED, MIDDLE, 6, came_from=N).group("green", GREEN, MIDDLE, 6)
    refusing(never, lambda _table: False).attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    never.say("usual").say("usual", "quick")
    assert never.happened(e.QuickFought)
    assert not isinstance(never.asked, q.BattleAwaited)


@pytest.mark.rule("C-BATTLE-13")
def test_the_reader_of_campaigns_is_that_of_scenarios() -> None:
    game = Match(CAMPAIGN, load_campaign("the_harvest_of_oxford"), seed="read")
    assert game.field.readable is is_readable
    assert game.field.besieging is not None
    castle = next(each.id for each in game.field.map.places.values() if each.is_castle)
    assert game.field.besieging(castle).readable is is_readable
    assert not is_readable({"id": "nothing"})
