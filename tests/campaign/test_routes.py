"""Routes of several days: a counter marches on by itself, and its owner is asked when something asks for a decision."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import routes
from hauberk.campaign.actions import speaks
from hauberk.campaign.state import Halt
from hauberk.play.campaign.forecast import foreseen
from hauberk.play.campaign.view import view
from hauberk.tell.campaign.voice import VOICE
from tests.campaign.fighting import GREEN, RED
from tests.campaign.kit import Days, ground, place

ROW = ("open",) * 12
WAY = tuple(f"{column:02}01" for column in range(2, 13))
"""From the first hex of the row to the last."""
FAR = "1201"


def column(*kinds: str, places: Any = (), **more: Any) -> Days:
    """Four of the red on foot at the western end of a row of open hexes; five hexes are a day's march. It is their turn."""
    days = Days(map_=ground(*(kinds or ROW), places=places))
    return days.group("column", RED, "0101", days.light(RED, 4), **more).turn("column")


def ended(days: Days) -> list[tuple[str, str]]:
    """Routes that have ended with the last command: why, and about whom."""
    return [(event.why, event.about) for event in days.events if isinstance(event, e.RouteEnded)]


def next_turn(days: Days) -> Days:
    """Mornings bring no orders and the green stay where they are, until the red are asked for a march or their column has gone on."""
    here = days.state.groups["column"].hex
    for _ in range(12):
        question = days.state.pending[-1]
        if days.state.groups["column"].hex != here or question == q.GroupToAct(RED, "column"):
            return days
        days.do(c.Morning() if isinstance(question, q.MorningAsked) else c.Stay(), "seed")
    raise AssertionError("never its turn")


@pytest.mark.rule("RULING-C-ROUTE", "C-MOVE-01", "C-MOVE-03", "RULING-C-MOVE-MIN")
def test_it_marches_day_by_day_and_asks_when_it_has_arrived() -> None:
    """Eleven hexes are three days; on none of them is its owner asked what it does, and at the end he is told."""
    days = column().do(c.Route("column", WAY), "seed")
    hexes = [days.state.groups["column"].hex]
    while not ended(days):
        assert not any(isinstance(each, q.GroupToAct) for each in days.state.pending)
        days.do(c.Morning(), "seed")
        if days.state.groups["column"].hex != hexes[-1]:
            hexes.append(days.state.groups["column"].hex)
    assert hexes == ["0601", "1101", FAR]
    assert ended(days) == [("arrived", "")]
    assert days.state.routes == {}


@pytest.mark.rule("RULING-C-ROUTE")
def test_a_day_of_a_route_is_the_march_its_owner_would_say() -> None:
    """The same events, but for the words of the order itself."""
    sent, led = column(), column()
    sent.do(c.Route("column", WAY), "seed")
    led.do(c.March(WAY[:5]), "seed")
    orders = (e.RouteOrdered, e.Followed)
    assert [event for event in sent.events if not isinstance(event, orders)][: len(led.events)] == list(led.events)
    assert e.Followed(RED) in sent.events


@pytest.mark.rule("RULING-C-ROUTE", "C-MOVE-03")
def test_a_route_is_cut_into_days() -> None:
    """A way that costs a day and a half ends its first day where the points end; one step can always be taken."""
    costs = [1, 2, 1, 2, 1]
    assert routes.legs_of(costs, 5, 5) == [routes.Leg(3, 4), routes.Leg(2, 3)]
    assert routes.legs_of(costs, 2, 5) == [routes.Leg(1, 1), routes.Leg(3, 5), routes.Leg(1, 1)]
    assert routes.legs_of([3, 3], 1, 1) == [routes.Leg(1, 3), routes.Leg(1, 3)]
    assert routes.legs_of([], 5, 5) == []


@pytest.mark.rule("RULING-C-ROUTE")
def test_what_may_be_ordered() -> None:
    """One's own counter that has turns of its own, over land, hex by hex; whose turn is now must be able to set out."""
    days = column("open", "open", "open", "open", "sea", "open")
    days.group("others", GREEN, "0401", 4)
    days.group("company", RED, "0101", 4, kind="mercenaries", employer="column")
    assert days.reason(c.Route("others", ("0301",))) == "not_your_counter"
    assert days.reason(c.Route("nobody", ("0301",))) == "not_your_counter"
    assert days.reason(c.Route("company", ("0201",))) == "does_not_march"
    assert days.reason(c.Route("column", ())) == "no_path"
    assert days.reason(c.Route("column", ("0301",))) == "not_beside"
    assert days.reason(c.Route("column", ("0201", "0301", "0401", "0501"))) == "no_way_there"
    assert days.reason(c.Route("column", ("0201", "0301", "0401"))) == "others_in_the_way"
    assert days.reason(c.Route("column", ("0201", "0301"))) == ""


@pytest.mark.rule("RULING-C-ROUTE")
def test_a_counter_may_be_sent_at_any_question_of_its_owner() -> None:
    """In the morning: the question stays open, and the counter sets out when its turn comes."""
    days = column()
    days.change(step=2, now=RED, pending=(q.MorningAsked(RED),), todo=())
    days.do(c.Route("column", WAY))
    assert days.state.pending == (q.MorningAsked(RED),)
    assert days.state.routes["column"].path == WAY
    days.do(c.Morning(), "seed")
    assert days.state.groups["column"].hex == "0601"


@pytest.mark.rule("RULING-C-ROUTE", "C-MEET-01")
def test_it_halts_before_somebody_who_stands_in_the_way_of_the_day() -> None:
    """Only tomorrow's march would meet them: today it goes on, tomorrow its owner is asked, and told why and what was left of the way."""
    days = column().group("others", GREEN, "0901", 4)
    days.do(c.Route("column", WAY), "seed")
    assert (ended(days), days.state.groups["column"].hex) == ([], "0601")
    next_turn(days)
    assert ended(days) == [("in_the_way", "others")]
    assert days.state.pending[-1] == q.GroupToAct(RED, "column")
    assert days.state.groups["column"].hex == "0601"
    assert days.state.halts["column"] == Halt(RED, WAY[5:], "in_the_way", "others")
    days.do(c.Stay(), "seed")
    assert days.state.halts == {}


@pytest.mark.rule("RULING-C-ROUTE", "C-MEET-01")
def test_it_ends_with_a_meeting_whoever_has_come_to_whom() -> None:
    days = column().group("others", GREEN, "0801", 4)
    days.do(c.Route("column", WAY[:9]), "seed")
    assert days.state.groups["column"].hex == "0601"
    days.turn("others").do(c.March(("0701", "0601")), "seed")
    assert ended(days) == [("met", "others")]
    assert "column" not in days.state.routes


@pytest.mark.rule("RULING-C-ROUTE")
def test_it_ends_where_the_counter_does_not_stand_where_it_should() -> None:
    days = column().do(c.Route("column", WAY), "seed").set("column", hex="0301")
    next_turn(days)
    assert ended(days) == [("astray", "")]
    assert days.state.pending[-1] == q.GroupToAct(RED, "column")


@pytest.mark.rule("RULING-C-ROUTE", "C-WOUND-02")
def test_it_ends_where_the_rules_bar_the_march() -> None:
    """Wounded make for the nearest own place, which lies behind them: the reason and its rule are told as of every refusal."""
    days = column(places=[place("home", "0101", faction=RED, resources=9)]).do(c.Route("column", WAY), "seed")
    days.wound(*days.men("column")[:1])
    next_turn(days)
    halt = days.state.halts["column"]
    assert halt.why == "barred"
    assert halt.refused is not None
    assert (halt.refused.reason, halt.refused.rule) == ("wounded_go_home", "C-WOUND-02")


@pytest.mark.rule("RULING-C-ROUTE")
def test_it_ends_with_the_counter() -> None:
    """A group that is no more, or serves another: nothing is left to halt."""
    days = column().do(c.Route("column", WAY), "seed")
    days.group("host", RED, "0601", 4)
    days.order(RED, merges=[c.Merge("host", "column")])
    days.turn("host").do(c.Stay(), "seed")
    assert ended(days) == [("gone", "")]
    assert (days.state.routes, days.state.halts) == ({}, {})


@pytest.mark.rule("RULING-C-ROUTE", "C-CONVOY-03", "C-SPY-03")
@pytest.mark.parametrize("who", ["wagons", "spy"])
def test_convoys_and_spies_have_routes_too(who: str) -> None:
    days = column()
    days.convoy("wagons", RED, "0101", 3).spy("spy", RED, "0101").turn(who)
    days.do(c.Route(who, WAY), "seed")
    counter = days.state.counter(who)
    assert counter is not None
    assert counter.hex not in ("0101", FAR)
    for _ in range(40):
        if ended(days):
            break
        question = days.state.pending[-1]
        days.do(c.Morning() if isinstance(question, q.MorningAsked) else c.Stay(), "seed")
    assert ended(days) == [("arrived", "")]


@pytest.mark.rule("RULING-C-ROUTE")
def test_its_owner_calls_it_off_at_any_time() -> None:
    """Though another decides; it is his word by the name of his own counter. What is not under way cannot be called off."""
    days = column().do(c.Route("column", WAY), "seed")
    days.group("others", GREEN, "0101", 4).turn("others")
    assert speaks(days.position, c.Revoke("column")) == days.field.seat(RED)
    assert speaks(days.position, c.Stay()) is None
    assert days.reason(c.Revoke("others")) == "nothing_to_revoke"
    days.do(c.Revoke("column"))
    assert ended(days) == [("revoked", "")]
    assert days.state.pending[-1] == q.GroupToAct(GREEN, "others")
    assert next_turn(days).state.pending[-1] == q.GroupToAct(RED, "column")


@pytest.mark.rule("RULING-C-ROUTE", "C-CG-08")
def test_nobody_else_sees_a_route_or_hears_of_it() -> None:
    """Two worlds that differ only in an order of the red give the green the same bytes, and no forecast of theirs follows it."""
    days = column().group("others", GREEN, "0901", 4).turn("others")
    field, plain = days.field, days.state
    route = {"column": routes_of(days)}
    sent = plain._replace(routes=route, halts={"column": Halt(RED, WAY, "met", "others")})
    for eyes in (GREEN, "*"):
        one, other = (json.dumps(view(field.at(state), eyes)) for state in (plain, sent))
        assert one == other
    assert json.dumps(view(field.at(plain), RED)) != json.dumps(view(field.at(sent), RED))
    assert foreseen(field.at(sent), c.Stay()).state.routes == {}
    told = (e.RouteOrdered(RED, "column", "0101", WAY), e.RouteEnded(RED, "column", "met", "others"))
    assert all(event.SEALED for event in told)
    assert {type(event) for event in told} <= {*VOICE.silent, *VOICE.tellers}


def routes_of(days: Days) -> Any:
    """A route of the column over the whole row."""
    return column().do(c.Route("column", WAY), "seed").state.routes["column"]


@pytest.mark.rule("RULING-C-ROUTE")
def test_its_owner_sees_the_way_its_days_and_why_it_ended() -> None:
    days = column().do(c.Route("column", WAY), "seed")
    seen = view(days.position, RED)["routes"]["column"]
    assert seen["path"] == list(WAY[5:])
    assert seen["costs"] == [1] * 6
    assert [(leg["steps"], leg["day"]) for leg in seen["legs"]] == [(5, 4), (1, 5)]
    days.do(c.Revoke("column"))
    assert view(days.position, RED)["routes"] == {}
    assert view(days.position, RED)["halts"]["column"] == {"path": list(WAY[5:]), "why": "revoked", "about": ""}
