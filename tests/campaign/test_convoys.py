"""Convoys and trade: made up, led, taken, sent to and fro, sold."""

from __future__ import annotations

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import convoys, marches
from hauberk.campaign import events as e
from hauberk.campaign.state import MARCHES, STRANGERS
from tests.campaign.fighting import GREEN, MIDDLE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, place

HOME = country(
    places=(place("home", MIDDLE, "village", RED, 6), place("far", S, "village", RED, 9), place("foe", "0101", "village", GREEN))
)


@pytest.mark.rule("C-CONVOY-01", "C-CONVOY-02", "C-CONVOY-04", "C-PLACE-04", "RULING-C-CONVOY-CREATE")
def test_a_convoy_is_made_up_and_every_point_leaves_the_place() -> None:
    days = Days(map_=HOME)
    days.order(RED, loads=(c.Load("home", points=4),))
    convoy = next(iter(days.state.convoys.values()))
    assert (convoy.load, convoy.animals, convoy.hex, convoy.faction) == (4, 5, MIDDLE, RED)
    assert days.state.places["home"].resources == 2
    assert days.order_refused(RED, loads=(c.Load("home", points=1),)) == "one_convoy_a_day"
    assert days.order_refused(RED, loads=(c.Load("far", points=6),)) == "too_many_points"
    assert days.order_refused(RED, loads=(c.Load("foe", points=1),)) == "not_your_place"
    assert days.order_refused(RED, loads=(c.Load("nowhere", points=1),)) == "no_such_place"
    days.holding("far", resources=3)
    assert days.order_refused(RED, loads=(c.Load("far", points=4),)) == "not_so_much_there"


@pytest.mark.rule("RULING-C-CONVOY-CREATE")
def test_a_faction_has_three_convoys_at_most() -> None:
    days = Days(map_=HOME).convoy("a", RED, N, 1).convoy("b", RED, N, 1).convoy("c", RED, N, 1)
    assert days.order_refused(RED, loads=(c.Load("home", points=1),)) == "too_many_convoys"


@pytest.mark.rule("C-CONVOY-02", "C-CONVOY-04", "RULING-C-CONVOY-CAP", "C-PLACE-03")
def test_an_animal_carries_a_point_and_a_place_holds_ten() -> None:
    days = Days(map_=HOME).convoy("beasts", RED, S, 3)
    assert days.order_refused(RED, loads=(c.Load("far", "beasts", 3),)) == "one_point_an_animal"
    assert days.order_refused(RED, loads=(c.Load("far", "beasts", -2),)) == "place_is_full"
    assert days.order_refused(RED, loads=(c.Load("home", "beasts", -1),)) == "not_here"
    days.order(RED, loads=(c.Load("far", "beasts", -1),))
    assert (days.state.places["far"].resources, days.state.convoys["beasts"].load) == (10, 2)


@pytest.mark.rule("C-CONVOY-05", "RULING-C-CONVOY-DROVER", "C-CONVOY-03")
def test_an_escort_leads_its_convoy_along_and_may_give_a_drover() -> None:
    days = Days(map_=HOME).group("host", RED, MIDDLE, 8).convoy("beasts", RED, MIDDLE, 3, drover="")
    drover = days.men("host")[7]
    days.order(RED, escorts=(c.Escort("beasts", "host", drover),))
    assert (days.state.convoys["beasts"].escort, days.state.convoys["beasts"].drover) == ("host", drover)
    assert drover not in days.men("host")
    assert days.order_refused(RED, escorts=(c.Escort("beasts", "host", days.men("host")[0]),)) == "no_drover_needed"
    assert days.order_refused(RED, escorts=(c.Escort("beasts", "", days.men("host")[0]),)) == "no_drover_needed"  # nobody gives him
    days.march("host", N)
    assert days.state.convoys["beasts"].hex == N


@pytest.mark.rule("C-CONVOY-07", "C-MEET-06", "RULING-C-CONVOY-TAKEN", "C-CONVOY-05")
def test_a_convoy_without_escort_is_taken_without_a_blow() -> None:
    days = Days().group("foe", GREEN, N, 5).convoy("beasts", RED, MIDDLE, 3).march("foe", MIDDLE)
    assert (days.state.convoys["beasts"].faction, days.state.convoys["beasts"].escort) == (GREEN, "foe")
    guarded = Days().group("host", RED, MIDDLE, 5, attitude=5).group("foe", GREEN, N, 5).convoy("beasts", RED, MIDDLE, 3)
    guarded.march("foe", MIDDLE)
    assert guarded.state.convoys["beasts"].faction == RED


@pytest.mark.rule("C-CONVOY-03", "C-CONVOY-07", "RULING-C-CONVOY-OWN", "C-MOVE-11")
def test_an_own_convoy_goes_where_it_is_sent_at_its_own_risk() -> None:
    days = Days().convoy("beasts", RED, N, 3).group("foe", GREEN, MIDDLE, 5)
    days.march("beasts", MIDDLE)
    assert days.state.convoys["beasts"].faction == GREEN
    days = Days().convoy("beasts", RED, N, 3, drover="")
    days.turn("beasts").change(pending=())
    days.run(lambda doing: marches.take_up(doing, "beasts"))
    assert days.asked is None


@pytest.mark.rule("C-CONVOY-06", "RULING-C-CONVOY-SHUTTLE", "C-CG-23")
def test_a_convoy_of_the_country_goes_to_and_fro() -> None:
    days = Days(map_=HOME).convoy("road", "", MIDDLE, 4)
    road = days.state.convoys["road"]._replace(start="home", goal="far")
    days.change(convoys={"road": road}).holding("far", resources=2)
    hexes, loads = [], []
    for day in range(3, 9):
        days.change(day=day).run(lambda doing: convoys.shuttle(doing, "road"))
        hexes.append(days.state.convoys["road"].hex)
        loads.append(days.state.convoys["road"].load)
    assert hexes == [S, S, MIDDLE, MIDDLE, S, S]
    assert loads == [4, 0, 0, 5, 5, 1]
    assert (days.state.places["home"].resources, days.state.places["far"].resources) == (1, 10)


@pytest.mark.rule("C-CONVOY-07", "C-CG-23")
def test_a_convoy_of_the_country_does_not_go_round_a_group() -> None:
    days = Days(map_=HOME).convoy("road", "", N, 4).group("host", RED, S, 5)
    days.change(convoys={"road": days.state.convoys["road"]._replace(start="home", goal="far")})
    days.run(lambda doing: convoys.shuttle(doing, "road"))
    assert days.state.convoys["road"].faction == RED


def taken_from_the_road(kept: bool = False) -> Days:
    """A group has come upon a convoy of the country, and goes on without it."""
    days = Days(map_=HOME, taken_convoys_stay=kept).convoy("road", "", MIDDLE, 4)
    days.change(convoys={"road": days.state.convoys["road"]._replace(start="home", goal="far")})
    days.group("host", RED, N, 5).march("host", MIDDLE)
    assert days.state.convoys["road"].faction == RED
    days.order(RED, escorts=(c.Escort("road", ""),))
    return days


@pytest.mark.rule("C-CONVOY-05", "C-CONVOY-06", "RULING-C-CONVOY-TAKEN")
def test_a_convoy_of_the_country_that_is_left_alone_goes_to_and_fro_again() -> None:
    """Whose it is says the group that protects it; without one it goes its old way, and no owner sends it elsewhere."""
    days = taken_from_the_road()
    days.through(STRANGERS)
    assert (days.state.convoys["road"].faction, days.state.convoys["road"].hex) == (RED, MIDDLE)  # somebody is with it
    days.set("host", hex=N).through(STRANGERS)
    assert (days.state.convoys["road"].faction, days.state.convoys["road"].hex) == ("", S)


@pytest.mark.rule("C-CONVOY-06", "RULING-C-CONVOY-TAKEN", "RULING-C-TURN-OTHERS")
@pytest.mark.parametrize("kept", [False, True])
def test_only_by_a_switch_does_its_last_escort_send_it_about(kept: bool) -> None:
    days = taken_from_the_road(kept).set("host", hex=N)
    days.run(lambda doing: doing.emit(e.StepBegan(MARCHES, marches.list_up(doing))))
    assert ("road" in days.state.todo) is kept
    days.through(STRANGERS)
    assert days.state.convoys["road"].faction == (RED if kept else "")


@pytest.mark.rule("C-CONVOY-08", "RULING-C-CONVOY-PRICE")
def test_the_load_of_an_escorted_convoy_of_one_s_own_side_is_bought() -> None:
    days = Days().group("buyer", RED, N, 5, coin=8).group("seller", RED, N, 5).convoy("beasts", RED, N, 3, escort="seller").turn("buyer")
    price = days.field.rules.prices.convoy
    assert days.reason(c.Buy("beasts", 4)) == "not_so_much_there"
    assert days.reason(c.Buy("nothing", 1)) == "no_convoy_here"
    days.say(c.Buy("beasts", 2))
    assert (days.state.groups["buyer"].coin, days.state.groups["seller"].coin) == (8 - 2 * price, 2 * price)
    bought = next(convoy for convoy in days.state.convoys.values() if convoy.escort == "buyer")
    assert (bought.load, days.state.convoys["beasts"].load) == (2, 1)
    days.set("buyer", coin=0).turn("buyer")
    assert days.reason(c.Buy("beasts", 1)) == "too_dear"


@pytest.mark.rule("C-CONVOY-08", "RULING-C-CONVOY-NEUTRAL-BUY")
def test_neutral_traders_sell_only_where_the_rules_say_so() -> None:
    found = {}
    for edition, faction in (("anarchy", RED), ("guiscard", NORMANS)):
        days = Days(edition, neutral=True).group("buyer", faction, N, 5, coin=8).group("traders", "neutral", N, 5, roll=faction)
        days.convoy("beasts", "neutral", N, 3, escort="traders").turn("buyer")
        found[edition] = days.reason(c.Buy("beasts", 1))
        assert (found[edition] == "") is days.field.rules.neutral_sells
        if not found[edition]:
            days.say(c.Buy("beasts", 1))
            assert days.state.groups["traders"].coin == 0
    assert set(found.values()) == {"", "they_do_not_sell"}


@pytest.mark.rule("C-CONVOY-05")
def test_a_convoy_can_be_left_behind() -> None:
    days = Days().group("host", RED, N, 5).convoy("beasts", RED, N, 3, escort="host")
    days.order(RED, escorts=(c.Escort("beasts", ""),)).march("host", MIDDLE)
    assert days.state.convoys["beasts"].hex == N
