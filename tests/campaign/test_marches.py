"""How far groups march, over what ground, and the order of play."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import marches, meetings, turn
from hauberk.campaign.state import MARCHES, TRAIN
from hauberk.common.term import total
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, ground, place


def points(days: Days, id_: str) -> int:
    return total(marches.allowance(days.position, days.state.groups[id_]))


@pytest.mark.rule("C-MOVE-01", "C-MOVE-02", "C-GROUP-03", "C-NOBLE-02", "C-MERC-01")
def test_five_on_foot_and_eight_if_all_ride() -> None:
    days = Days()
    days.group("foot", RED, N, days.light(RED, 4)).group("riders", RED, S, days.riders(RED, 4), leader=6)
    lord = days.riders(RED, 1)
    days.group("lord", RED, MIDDLE, (*lord, *days.light(RED, 4)), leader=8)
    days.group("company", "", "0101", days.riders(GREEN, 4), kind="mercenaries", roll=GREEN)
    assert [points(days, id_) for id_ in ("foot", "riders", "lord", "company")] == [5, 8, 5, 8]


@pytest.mark.rule("C-MOVE-09", "C-WOUND-01")
@pytest.mark.parametrize("edition, faction, left", [("anarchy", RED, 5), ("guiscard", NORMANS, 4)])
def test_wounded_riders_are_slower(edition: str, faction: str, left: int) -> None:
    """TX-MOVE-1."""
    days = Days(edition)
    days.group("riders", faction, N, days.riders(faction, 4))
    days.wound(days.men("riders")[0])
    assert points(days, "riders") == left


@pytest.mark.rule("C-MOVE-09", "C-ENV-03", "RULING-C-MOVE-MIN", "RULING-C-MOVE-MP", "RULING-C-WOUND-STACK")
@pytest.mark.parametrize("edition, faction", [("anarchy", RED), ("guiscard", NORMANS)])
def test_wounded_in_winter_one_hex_is_always_left(edition: str, faction: str) -> None:
    """TX-MOVE-2."""
    days = Days(edition).change(season="winter")
    days.group("mixed", faction, N, days.light(faction, 4))
    assert points(days, "mixed") == 3
    days.wound(*days.men("mixed")[:2])
    assert points(days, "mixed") == 1


@pytest.mark.rule("C-SUPPLY-05", "C-MOVE-09")
def test_the_hungry_go_half_as_far() -> None:
    """TX-MOVE-3."""
    days = Days()
    days.group("foot", RED, N, days.light(RED, 4), hungry=True).group("riders", RED, S, days.riders(RED, 4), hungry=True)
    assert (points(days, "foot"), points(days, "riders")) == (2, 4)


@pytest.mark.rule("C-MOVE-10", "C-MOVE-11", "RULING-C-ENGINE-MOVE", "RULING-C-CAVALRY-WITH", "C-MERC-06")
def test_the_slowest_set_the_pace() -> None:
    days = Days()
    days.group("riders", RED, N, days.riders(RED, 4))
    days.group("company", RED, N, days.light("angevin", 4), kind="mercenaries", employer="riders")
    days.group("train", RED, S, days.light(RED, 4), kind=TRAIN, engines=("mangonel",), oxen=2)
    days.group("drovers", RED, MIDDLE, days.riders(RED, 3)).convoy("beasts", RED, MIDDLE, 3, escort="drovers")
    assert (points(days, "riders"), points(days, "train"), points(days, "drovers")) == (5, 3, 5)
    assert marches.allowance_of(days.position, "beasts") == 5


@pytest.mark.rule("C-MOVE-01", "C-MOVE-03", "C-MAP-04", "C-MAP-06")
def test_a_march_goes_from_hex_to_hex_over_land_within_its_points() -> None:
    days = Days(map_=ground("open", "open", "hill", "forest", "open", "sea"))
    days.group("foot", RED, "0101", days.light(RED, 4)).turn("foot")
    assert days.reason(c.March(())) == "no_path"
    assert days.reason(c.March(("0301",))) == "not_beside"
    assert days.reason(c.March(("0201", "0301", "0401"))) == ""
    far = days.refused(c.March(("0201", "0301", "0401", "0501")))
    assert far is not None
    assert (far.reason, far.needs, far.has) == ("march_too_far", 6, 5)
    days.set("foot", hex="0501")
    assert days.reason(c.March(("0601",))) == "no_way_there"


@pytest.mark.rule("C-MOVE-07", "C-MOVE-01")
def test_it_is_noted_where_one_came_from() -> None:
    days = Days()
    days.group("foot", RED, N, days.light(RED, 4)).march("foot", MIDDLE, S)
    group = days.state.groups["foot"]
    assert (group.hex, group.came_from, days.state.left) == (S, MIDDLE, 3)


@pytest.mark.rule("RULING-C-MOVE-MIN")
def test_one_step_can_be_taken_whatever_it_costs() -> None:
    days = Days(map_=ground("open", "river hill", "open")).change(season="winter")
    days.group("foot", RED, "0101", days.light(RED, 4), hungry=True).turn("foot")
    assert days.state.left == 1
    assert days.reason(c.March(("0201",))) == ""


@pytest.mark.rule("C-MOVE-04", "C-MEET-01", "C-MEET-03", "C-TURN-06", "RULING-C-ATTACKER")
def test_entering_an_enemy_hex_stops_the_march_for_the_meeting() -> None:
    days = Days().group("red", RED, N, 9, leader=7, attitude=9).group("green", GREEN, MIDDLE, 9, attitude=2)
    days.march("red", MIDDLE, S)
    assert days.state.groups["red"].hex == MIDDLE
    assert (days.asked.faction, days.asked.group) == (RED, "red")
    days.say("let_be")
    assert (days.asked.faction, days.asked.group) == (GREEN, "green")


@pytest.mark.rule("C-TURN-03", "C-TURN-04", "C-TURN-05", "C-CG-03", "RULING-C-TURN-OTHERS", "C-TURN-07")
def test_the_order_of_play() -> None:
    """TX-TURN-1; convoys and spies come after all groups."""
    days = Days().group("p8_six", RED, N, 6, leader=8).group("p8_nine", GREEN, S, 9, leader=8).group("p9", RED, MIDDLE, 3, leader=9)
    days.group("twelve", RED, "0101", 12).group("twenty", GREEN, "0707", 20).convoy("beasts", RED, "0102", 2)
    days.spy("eye", GREEN, "0706")
    days.company("free", "0201", 5, RED)
    days.run(lambda doing: doing.emit(e.StepBegan(MARCHES, marches.list_up(doing))))
    assert days.state.todo == ("p9", "p8_nine", "p8_six", "twenty", "twelve", "beasts", "eye")


@pytest.mark.rule("RULING-C-TURN-TIES", "C-TURN-04", "C-CG-26")
def test_equals_of_two_factions_throw_until_they_differ() -> None:
    days = Days().group("red", RED, N, 6, leader=5).group("green", GREEN, S, 6, leader=5)
    days.run(lambda doing: doing.emit(e.StepBegan(MARCHES, marches.list_up(doing))), (4, 4, 3, 7))
    assert days.state.todo == ("green", "red")
    assert days.state.order_rolls == ((RED, 43), (GREEN, 47))


@pytest.mark.rule("RULING-C-TURN-SNAPSHOT", "C-TURN-03")
def test_the_order_is_fixed_when_the_step_begins() -> None:
    days = Days().group("high", RED, N, 6, leader=8).group("low", GREEN, "0707", 6, leader=3)
    days.run(lambda doing: turn._step(doing, MARCHES)).run(turn.settle)
    days.change(people={**days.state.people, days.men("low")[0]: days.person(days.men("low")[0])._replace(prestige=10)})
    assert days.asked.group == "high"
    assert days.state.todo == ("low",)


@pytest.mark.rule("RULING-C-TURN-PASS", "C-TURN-03")
def test_a_group_acts_until_it_stays() -> None:
    days = Days().group("red", RED, N, 6, leader=8).group("green", GREEN, "0707", 6, leader=3)
    days.run(lambda doing: turn._step(doing, MARCHES)).run(turn.settle)
    days.do(c.March((MIDDLE,)))
    assert days.asked.group == "red"
    days.do(c.Stay())
    assert days.asked.group == "green"


@pytest.mark.rule("C-MOVE-05", "C-MOVE-06", "RULING-C-MOVE-GIVEWAY", "RULING-C-HOST-EQUAL", "C-HOST-06")
def test_who_does_not_fight_gives_way() -> None:
    """TX-HOST-1: a tie, and the one that came goes back; TX-HOST-3: nobody attacks, and the lower total goes."""
    days = Days("guiscard").group("one", NORMANS, N, 9, leader=5, attitude=6).group("two", ARABS, MIDDLE, 9, leader=5, attitude=6)
    days.march("one", MIDDLE)
    assert (days.state.groups["one"].hex, days.state.groups["two"].hex) == (N, MIDDLE)
    days = Days("guiscard").group("one", NORMANS, N, 9, leader=5, attitude=9).group("two", ARABS, MIDDLE, 9, leader=5, attitude=7)
    days.march("one", MIDDLE)
    assert days.state.battle is not None
    assert meetings.gives_way(days.position, days.state.battle) == "two", "it is known before anybody has said a word"
    days.say("let_be").say("let_be")
    assert days.asked.group == "two"
    days.say(days.asked.choices[0])
    assert days.state.groups["one"].hex == MIDDLE != days.state.groups["two"].hex


@pytest.mark.rule("RULING-C-MOVE-THROUGH", "C-MEET-02")
def test_friends_may_be_passed() -> None:
    days = Days().group("one", RED, N, 6).group("two", RED, MIDDLE, 6)
    days.march("one", MIDDLE, S)
    assert (days.state.groups["one"].hex, days.asked) == (S, None)


@pytest.mark.rule("C-MOVE-05", "RULING-C-MOVE-THROUGH")
def test_a_meeting_may_end_the_march() -> None:
    """By a switch."""
    for stops in (False, True):
        days = Days("guiscard", meeting_stops=stops)
        days.group("one", NORMANS, N, 12, leader=9, attitude=3).group("two", ARABS, MIDDLE, 4, attitude=3)
        days.march("one", MIDDLE)
        days.say(days.asked.choices[0])
        assert (days.state.groups["one"].moved == days.state.day) is stops


@pytest.mark.rule("RULING-C-LOYAL-PERMANENCE", "C-CG-24")
def test_turncoats_go_over_only_by_a_switch() -> None:
    for turned in (False, True):
        days = Days(defection=turned).group("red", RED, N, 15, leader=9, attitude=9).group("green", GREEN, MIDDLE, 4, attitude=5)
        days.march("red", MIDDLE)
        assert (days.state.groups["green"].faction == RED) is turned


@pytest.mark.rule("C-MEET-02", "RULING-C-THIRD")
def test_of_several_met_the_highest_name_comes_first() -> None:
    days = Days().group("red", RED, N, 9, leader=5).group("low", GREEN, MIDDLE, 5, leader=2).group("high", GREEN, MIDDLE, 5, leader=8)
    found = meetings.strangers(days.position, days.state.groups["red"]._replace(hex=MIDDLE))
    assert [group.id for group in found] == ["high", "low"]


@pytest.mark.rule("RULING-C-ONE-BATTLE")
def test_a_group_attacks_once_a_day() -> None:
    days = Days().group("red", RED, N, 9, leader=7, attitude=9, attacked=3).group("green", GREEN, MIDDLE, 9, attitude=2)
    days.march("red", MIDDLE)
    assert days.asked.faction == GREEN


@pytest.mark.rule("C-MEET-07", "C-PLACE-14", "RULING-C-SIEGE-VS-ATTACK", "RULING-C-PILLAGE-NEUTRAL", "RULING-C-GROUP-DISSOLVE")
def test_what_may_be_done_to_a_place() -> None:
    def why(edition: str, kind: str, owner: str, men: int = 9, how: str = "storm") -> str:
        faction = RED if edition == "anarchy" else NORMANS
        days = Days(edition, country(places=(place("town", MIDDLE, kind, owner),)), neutral=True)
        days.group("red", faction, MIDDLE, men, leader=5).turn("red")
        return days.reason(c.AttackPlace(how))

    assert why("anarchy", "village", GREEN) == ""
    assert why("anarchy", "village", RED) == "own_place"
    assert why("anarchy", "castle_stone", GREEN) == "must_be_besieged"
    assert why("anarchy", "village", GREEN, how="siege") == "no_walls"
    assert why("anarchy", "priory", GREEN) == why("anarchy", "priory", GREEN, how="siege") == ""
    assert why("anarchy", "village", GREEN, men=1) == "too_few_to_attack"
    assert why("anarchy", "village", GREEN, how="burn") == "not_offered"
    assert why("guiscard", "city", ARABS) == "cities_cannot_be_attacked"
    neutral = {edition: why(edition, "village", "neutral") for edition in ("anarchy", "guiscard")}
    assert sorted(neutral.values()) == ["", "neutral_place"]
    assert Days().field.rules.plunders_neutral is (neutral["anarchy"] == "")


@pytest.mark.rule("C-CG-15", "C-GROUP-03")
def test_who_has_lost_his_horse_walks() -> None:
    days = Days()
    days.group("riders", RED, N, days.riders(RED, 4))
    days.run(lambda doing: doing.emit(e.Dismounted(days.men("riders")[0])))
    assert points(days, "riders") == 5
    assert days.person(days.men("riders")[0]).health == Health.HEALTHY


@pytest.mark.rule("C-WOUND-02", "RULING-C-WOUND-MUST")
def test_wounded_are_brought_home_by_the_shortest_way_unless_they_may_stay() -> None:
    for free in (False, True):
        days = Days(map_=country(places=(place("home", N, "village", RED),)), wounded_may_stay=free)
        days.group("red", RED, MIDDLE, days.light(RED, 5)).wound(days.men("red")[0]).turn("red")
        assert days.reason(c.March((N,))) == ""
        assert days.reason(c.March((NE,))) == ("" if free else "wounded_go_home")


@pytest.mark.rule("C-MAP-05", "RULING-C-BRIDGE")
@pytest.mark.parametrize(("spare", "left"), [(False, 5), (True, 6)])
def test_a_bridge_does_not_spare_its_river(spare: bool, left: int) -> None:
    """Road, hill and river in one hex: only the dearest counts, and that is the river; a switch lets the bridge carry people over."""
    days = Days(map_=ground("road", "road hill river bridge", "road"), bridges_spare_rivers=spare).group("band", RED, "0101", 5)
    days.march("band", "0201")
    assert days.state.left == left
