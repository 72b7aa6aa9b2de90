"""Quiet days of a campaign: what is asked every day is answered, until something else is asked or something happens."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import quiet
from hauberk.campaign.actions import speaks
from hauberk.campaign.state import QuietDays, Route, Seen
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.view import view
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.siege import commands as sc
from hauberk.siege import questions as sq
from tests.campaign.fighting import GREEN, RED
from tests.campaign.kit import Days, country, ground, place

TROWBRIDGE = "engines_for_trowbridge"


def camp() -> Days:
    """Four red and four green far from each other, with a village each; it is the turn of the red."""
    days = Days(map_=country(places=[place("home", "0101", faction=RED, resources=9), place("town", "0707", faction=GREEN, resources=9)]))
    days.group("men", RED, "0101", days.light(RED, 4)).group("others", GREEN, "0707", days.light(GREEN, 4))
    return days.turn("men")


def ended(days: Days) -> list[tuple[str, str]]:
    """Quiet days that are over with the last command: why, and what it is about."""
    return [(event.why, event.about) for event in days.events if isinstance(event, e.QuietEnded)]


def green_waits(days: Days, most: int = 20) -> Days:
    """The green order nothing and stay, until somebody else is asked."""
    for _ in range(most):
        question = days.state.pending[-1]
        if question.faction != GREEN:
            return days
        days.do(c.Morning() if isinstance(question, q.MorningAsked) else c.Stay(), "seed")
    raise AssertionError("nobody else is asked")


@pytest.mark.rule("RULING-C-QUIET")
def test_days_go_by_without_a_word_until_they_are_full() -> None:
    """Three days from today: on the fourth the red are asked again, for their orders of the morning."""
    days = camp().do(c.Quiet(3), "seed")
    green_waits(days)
    assert (days.state.day, ended(days)) == (6, [("days", "")])
    assert days.state.pending[-1] == q.MorningAsked(RED)


@pytest.mark.rule("RULING-C-QUIET")
def test_of_two_who_let_days_go_by_nobody_is_asked() -> None:
    """All of it in one step; the record of it verifies."""
    days = camp().do(c.Quiet(6), "seed")
    while days.state.pending[-1].faction != GREEN:
        days.do(c.Morning(), "seed")
    days.do(c.Quiet(2), "seed")
    assert days.state.day == 6
    assert days.state.pending[-1].faction == GREEN
    assert days.state.quiet[RED] == QuietDays(9)


@pytest.mark.rule("RULING-C-QUIET", "RULING-C-ROUTE")
def test_routes_go_on_meanwhile_and_an_arrival_ends_the_quiet_days() -> None:
    """Eight hexes on foot are two days: on the second the column is there."""
    days = Days(map_=ground(*("open",) * 12)).group("others", GREEN, "1201", 4)
    days.group("men", RED, "0101", days.light(RED, 4)).turn("men")
    days.do(c.Route("men", tuple(f"{column:02}01" for column in range(2, 10))), "seed")
    assert days.state.groups["men"].hex == "0601"
    days.do(c.Quiet(9), "seed")
    while not ended(days):
        days.do(c.Morning() if isinstance(days.state.pending[-1], q.MorningAsked) else c.Stay(), "seed")
    assert ended(days) == [("route", "men")]
    assert days.state.groups["men"].hex == "0901"


@pytest.mark.rule("RULING-C-QUIET")
def test_where_it_can_be_said() -> None:
    days = camp()
    assert days.reason(c.Quiet(0)) == "no_days"
    days.change(pending=(q.AttackAsked(RED, "men"),))
    assert days.reason(c.Quiet(2)) == "no_quiet_day"
    assert days.reason(c.Revoke(RED)) == "nothing_to_revoke"


@pytest.mark.rule("RULING-C-QUIET")
def test_another_question_ends_them() -> None:
    """Two groups of twelve and food for one of them: who eats is not asked every day."""
    days = Days(map_=country(places=[place("home", "0101", faction=RED, resources=1)])).group("others", GREEN, "0707", 4)
    days.group("men", RED, "0101", days.light(RED, 12)).group("guests", RED, "0101", days.light(RED, 12)).turn("men")
    days.do(c.Quiet(5), "seed")
    assert (days.state.day, ended(days)) == (4, [("asked", "")])
    assert isinstance(days.state.pending[-1], q.SupplyAsked)


def broken(days: Days, happening: Callable[[Days], tuple[e.Event, ...]]) -> tuple[str, str]:
    """Why quiet days of the red would be over with some events."""
    days.change(quiet={RED: QuietDays(9)})
    before, events = days.state, happening(days)
    days.run(lambda doing: [doing.emit(event) for event in events])
    return quiet.news(days.position, before, events, RED)


@pytest.mark.rule("RULING-C-QUIET")
def test_news_end_them() -> None:
    """A meeting, a siege of one's own place, hunger, a wound, what a spy tells, plunder, a company that goes."""
    seen = Seen("others", 3, "0707", 4, ())
    met = broken(camp(), lambda days: (e.Met("others", "men"),))
    besieged = broken(camp(), lambda days: (e.SiegeLaid("home", GREEN, RED, ("others",), ()),))
    hungry = broken(camp(), lambda days: (e.GroupChanged(days.state.groups["men"]._replace(missed=1)),))
    hurt = broken(camp(), lambda days: (e.Hurt(days.men("men")[0], Health.WOUNDED),))
    told = broken(camp(), lambda days: (e.SpyReported(RED, (seen,)),))
    plundered = broken(camp(), lambda days: (e.Plundered("home", "others", 2),))
    gone = broken(camp(), lambda days: (e.MercenariesDeserted(days.state.groups["men"]._replace(faction="")),))
    taken = broken(camp(), lambda days: (e.PlaceTaken(days.state.places["home"]._replace(faction=GREEN)),))
    assert [met, besieged, hungry] == [("met", "others"), ("place", "home"), ("hunger", "men")]
    assert hurt[0] == "people"
    assert [told, plundered, gone, taken] == [("told", "others"), ("place", "home"), ("lost", "men"), ("place", "home")]


@pytest.mark.rule("RULING-C-QUIET", "C-CG-08")
def test_what_it_cannot_know_does_not_end_them() -> None:
    """The same things, when they befall others where no red stands."""
    nothing = ("", "")
    assert broken(camp(), lambda days: (e.Told(GREEN, (Seen("men", 3, "0101", 4, ()),)),)) == nothing
    assert broken(camp(), lambda days: (e.GroupChanged(days.state.groups["others"]._replace(missed=1)),)) == nothing
    assert broken(camp(), lambda days: (e.Hurt(days.men("others")[0], Health.WOUNDED),)) == nothing
    assert broken(camp(), lambda days: (e.Plundered("town", "others", 2),)) == nothing
    on_the_way = camp().change(routes={"others": Route(GREEN, "0707", ("0706",))})
    assert broken(on_the_way, lambda days: (e.RouteEnded(GREEN, "others", "revoked"),)) == nothing
    assert broken(camp(), lambda days: (e.GroupChanged(days.state.groups["men"]),)) == nothing


@pytest.mark.rule("RULING-C-QUIET")
def test_it_is_called_off_while_another_decides() -> None:
    days = camp().do(c.Quiet(9), "seed")
    assert days.state.pending[-1].faction == GREEN
    assert speaks(days.position, c.Revoke(RED)) == days.field.seat(RED)
    days.do(c.Revoke(RED))
    assert days.state.quiet[RED] == QuietDays(12, "revoked")
    assert green_waits(days).state.pending[-1].faction == RED
    while days.state.day < 5:
        days.do(c.Morning() if isinstance(days.state.pending[-1], q.MorningAsked) else c.Stay(), "seed")
    assert days.state.quiet == {}, "it is spoken of to the end of the day"


@pytest.mark.rule("RULING-C-QUIET", "C-CG-08")
def test_nobody_else_sees_it() -> None:
    days = camp()
    quiet_ = days.state._replace(quiet={RED: QuietDays(9)})
    for eyes in (GREEN, "*"):
        assert json.dumps(view(days.field.at(days.state), eyes)) == json.dumps(view(days.field.at(quiet_), eyes))
    assert view(days.field.at(quiet_), RED)["quiet"] == {"until": 9, "why": "", "about": ""}


@pytest.mark.rule("RULING-C-QUIET", "C-SIEGE-01", "C-CG-18")
def test_a_siege_goes_on_as_it_was_ordered() -> None:
    """The orders sealed there last are given again day by day; its news end the quiet days of both who have part in it."""
    match = Match(CAMPAIGN, load_campaign(TROWBRIDGE), "quiet")
    while match.state.pending or match.seat is None:
        question = match.state.pending[-1]
        match.do(c.Morning() if isinstance(question, q.MorningAsked) else c.Stay() if q.acting(question) else match.legal.nth(0))
    siege = match.state.sieges[match.state.now]
    assert siege.days is not None
    assert isinstance(siege.days.pending[-1], sq.ActionAsked)
    days = c.Quiet(5)
    assert match.why_not(days) is None
    refused = match.why_not(c.InSiege(sc.Quiet(5)))
    assert refused is not None
    assert refused.reason == "days_of_the_campaign"
    first = match.state.day
    for _ in range(2):
        if match.why_not(days) is None and not quiet.runs(match.state, match.seat or ""):
            match.do(days)
    ended_ = [event for step in match.steps for event in step.events if isinstance(event, e.QuietEnded)]
    assert ended_
    assert match.state.day > first or any(event.why == "siege" for event in ended_)
    assert verify(parse("\n".join(lines_of(match)))) is None
