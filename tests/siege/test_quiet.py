"""Quiet days: what is asked every day is answered by a standing order, until something else is asked or something happens."""

from __future__ import annotations

from itertools import count

import pytest

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.events import Rolled
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.scenario import load_siege
from hauberk.play.siege.view import view
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege import quiet
from hauberk.siege.activities import ask as ask_orders
from hauberk.siege.bombarding_days import may_throw
from hauberk.siege.knowledge import known_to
from hauberk.siege.state import ACTION, Project, QuietDays
from tests.siege.kit import CASTLE, PRIORY, Siege

BESIEGERS, BESIEGED = 0, 1


def asked(seed: str, name: str = CASTLE) -> SiegeMatch:
    """A siege that begins with a day on which nothing happens."""
    matches = (Match(SIEGE, load_siege(name), f"{seed} {number}") for number in count())
    return next(match for match in matches if isinstance(match.state.pending[-1], q.ActionAsked))


def both_quiet(match: SiegeMatch, days: int) -> list[e.Event]:
    """Both sides let days go by; what comes of it until somebody is asked who has given no such order."""
    events: list[e.Event] = []
    for _ in SIDES:
        if match.side is not None and match.state.quiet[match.side] is None and match.why_not(c.Quiet(days)) is None:
            events += match.do(c.Quiet(days))
    return events


@pytest.mark.rule("RULING-C-QUIET")
def test_days_go_by_until_something_asks() -> None:
    """Nobody is asked, until news or a question ends it for one of the two; why is a fact, and a question follows."""
    lengths, reasons = set(), set()
    for seed in range(12):
        match = asked(str(seed))
        day = match.state.day
        events = both_quiet(match, 9)
        if match.state.outcome is not None:
            continue
        ended = [event for event in events if isinstance(event, e.QuietEnded)]
        assert {event.side for event in ended} == {BESIEGERS, BESIEGED}
        assert match.side is not None
        lengths.add(match.state.day - day)
        reasons |= {event.why for event in ended}
    assert 2 < max(lengths) <= 9
    assert quiet.EVENT in reasons


@pytest.mark.rule("RULING-C-QUIET")
def test_what_is_answered_is_what_a_player_would_say() -> None:
    """A siege whose days are let go by is the siege in which the same is said by hand."""
    one, other = asked("3", PRIORY), asked("3", PRIORY)
    both_quiet(one, 3)
    while other.state.day < one.state.day or type(other.state.pending[-1]) is not type(one.state.pending[-1]):
        other.do(c.Answer("pass") if isinstance(other.state.pending[-1], q.ActionAsked) else c.Orders())
    nobody = (None, None)
    assert one.state._replace(quiet=nobody, given=nobody) == other.state._replace(given=nobody)
    assert len(one.steps) < len(other.steps)
    assert verify(parse("\n".join(lines_of(one)))) is None


@pytest.mark.rule("RULING-C-QUIET")
def test_it_ends_after_so_many_days_and_why_is_known_until_the_side_decides() -> None:
    """What ends them in the evening is still to be read in the morning, when something is asked again."""
    siege = Siege(CASTLE).change(quiet=(QuietDays(9), QuietDays(20)), day=9).run(lambda doing: quiet.notice(doing, doing.state, ()))
    ended = QuietDays(9, quiet.DAYS)
    assert siege.state.quiet[BESIEGERS] == ended
    assert siege.run(lambda doing: doing.emit(e.DayBegan(10))).state.quiet == (ended, QuietDays(20))
    assert siege.run(lambda doing: doing.emit(e.OrdersGiven(BESIEGED, quiet.NOTHING))).state.quiet == (ended, QuietDays(20))
    assert siege.run(lambda doing: doing.emit(e.OrdersGiven(BESIEGERS, quiet.NOTHING))).state.quiet == (None, QuietDays(20))


@pytest.mark.rule("RULING-C-QUIET")
def test_where_it_can_be_said() -> None:
    """At a question of every day, for one day at least; not where something is asked that is not asked every day."""
    siege = Siege(CASTLE).ask(q.ActionAsked(BESIEGERS, ("assault", "pass")))
    assert siege.refused(c.Quiet(1)) is None
    found = siege.refused(c.Quiet(0))
    assert found is not None
    assert (found.reason, found.needs, found.has) == ("no_days", 1, 0)
    mustering = Siege(CASTLE).ask(q.MusterAsked(BESIEGERS, "assault")).refused(c.Quiet(3))
    assert mustering is not None
    assert mustering.reason == "no_quiet_day"


@pytest.mark.rule("RULING-C-QUIET")
@pytest.mark.parametrize(
    ("event", "why"),
    [
        (e.EventDrawn((), 4, "rain"), "event"),
        (e.EventDrawn((), 4, ""), ""),
        (e.PlaceSet(bridge="destroyed"), "works"),
        (e.PlaceSet(fascines=("K9",)), ""),
        (e.FoodChanged(2, -1, "eaten"), "hunger"),
        (e.FoodChanged(9, -1, "eaten"), ""),
        (e.GradeLost("L4", 1, False, "stones"), ""),
        (e.GradeLost("L4", 2, True, "stones"), "works"),
        (e.CampBurnt(3), "works"),
        (e.Healed("anybody"), ""),
        (e.OrdersGiven(0, c.Orders()), ""),
        (e.StockChanged(1, "ladder", 3, "built"), ""),
    ],
)
def test_what_is_news_and_what_is_not(event: e.Event, why: str) -> None:
    assert quiet.news(Siege(PRIORY).position, event, BESIEGED) == why


@pytest.mark.rule("RULING-C-QUIET", "RULING-G-52")
def test_what_a_side_cannot_know_is_no_news_to_it() -> None:
    """The last days of food of the garrison, and a site of the other side that is done."""
    siege = Siege(PRIORY)
    siege.change(projects={"1": Project("1", BESIEGED, "ladder", "", ())})
    hungry, done = e.FoodChanged(1, -1, "eaten"), e.ProjectClosed("1", "done")
    assert [quiet.news(siege.position, event, BESIEGERS) for event in (hungry, done)] == ["", ""]
    assert [quiet.news(siege.position, event, BESIEGED) for event in (hungry, done)] == ["hunger", "works"]


@pytest.mark.rule("RULING-C-QUIET")
def test_the_last_orders_are_given_again_as_far_as_they_can_be() -> None:
    """The same engines throw at the same wall; one that is worn is left out and mended, and a wall that is down is no target any more."""
    siege = Siege(PRIORY).change(action="none").run(ask_orders)
    while siege.state.pending[-1].side != BESIEGERS:
        siege.do(c.Orders())
    engines = tuple(name for name in siege.state.engines if may_throw(siege.position, BESIEGERS, name) is None)
    wall = next(each for each in siege.field.place.walls if siege.refused(c.Orders(bombard=(c.Aim(each, engines),))) is None)
    siege.change(given=(c.Orders(bombard=(c.Aim(wall, engines),)), None))
    assert quiet.again(siege.position, BESIEGERS) == c.Orders(bombard=(c.Aim(wall, engines),))
    siege.state = siege.state.with_engine(siege.state.engines[engines[0]]._replace(points=0, damaged=True))
    found = quiet.again(siege.position, BESIEGERS)
    assert found == c.Orders(bombard=(c.Aim(wall, engines[1:]),), repair=engines[:1])
    assert siege.refused(found) is None
    siege.change(down=frozenset({wall}))
    assert quiet.again(siege.position, BESIEGERS) == c.Orders(repair=engines[:1])


@pytest.mark.rule("RULING-C-QUIET")
def test_what_is_sealed_by_a_standing_order_is_not_what_was_said_last() -> None:
    """On the next day the orders of the player are tried again, whole, not what was left of them the day before."""
    said = c.Orders(bombard=(c.Aim("L4", ("mangonel 1",)),))
    siege = Siege(PRIORY).run(lambda doing: doing.emit(e.OrdersGiven(BESIEGERS, said)))
    siege.run(lambda doing: [doing.emit(each) for each in (e.Followed(BESIEGERS), e.OrdersGiven(BESIEGERS, c.Orders()))] and None)
    assert siege.state.given[BESIEGERS] == said
    assert siege.run(lambda doing: doing.emit(e.OrdersGiven(BESIEGERS, c.Orders()))).state.given[BESIEGERS] == c.Orders()


@pytest.mark.rule("RULING-C-QUIET")
def test_a_side_calls_its_quiet_days_off_while_the_other_decides() -> None:
    """Whose word it is the command says; what does not go on cannot be called off."""
    match = next(each for each in map(asked, "123456789") if each.do(c.Quiet(9)) and _waits(each))
    side = match.steps[-1].side
    letter, other = SIDES[side], SIDES[1 - side]
    assert [match.why_not(c.Revoke(each)) is None for each in (letter, other, "C")] == [True, False, False]
    refused = match.why_not(c.Revoke(other))
    assert refused is not None
    assert refused.reason == "nothing_to_revoke"
    match.do(c.Revoke(letter))
    assert (match.steps[-1].side, match.side) == (side, 1 - side)
    days = match.state.quiet[side]
    assert days is not None
    assert days.why == quiet.REVOKED
    assert verify(parse("\n".join(lines_of(match)))) is None
    match.undo(side)  # nobody else has seen anything of it
    assert _waits(match)
    assert verify(parse("\n".join(lines_of(match)))) is None


def _waits(match: SiegeMatch) -> bool:
    """Does somebody else decide, while the quiet days of one side go on?"""
    return any(days is not None and days.run and match.side == 1 - side for side, days in enumerate(match.state.quiet))


@pytest.mark.rule("RULING-C-QUIET")
def test_no_step_is_taken_back_in_which_the_other_side_has_answered() -> None:
    """The besieged let the initiative go, and the standing order of the besiegers lets it be: by now they know that no storm comes."""
    match = asked("1")
    asking = (q.ActionAsked(BESIEGED, ("camp_sortie", "pass")),)
    match.state = match.state._replace(quiet=(QuietDays(20), None), step=ACTION, initiative=BESIEGED, pending=asking)
    step = match.do(c.Answer("pass"))
    assert e.Followed(BESIEGERS) in step
    assert match.side == BESIEGED
    assert not any(isinstance(event, Rolled) for event in step)
    refused = match.may_undo(BESIEGED)
    assert refused is not None
    assert refused.reason == "others_turn"


@pytest.mark.rule("RULING-C-QUIET", "RULING-G-52")
def test_nobody_sees_the_quiet_days_of_others() -> None:
    siege = Siege(PRIORY)
    field, ordered = siege.field, siege.state._replace(quiet=(None, QuietDays(20)), given=(None, c.Orders(bridge=True)))
    assert view(field.at(siege.state), (BESIEGERS,)) == view(field.at(ordered), (BESIEGERS,))
    assert view(field.at(siege.state), ()) == view(field.at(ordered), ())
    assert view(field.at(siege.state), (BESIEGED,)) != view(field.at(ordered), (BESIEGED,))
    assert known_to(field.at(siege.state), BESIEGERS) == known_to(field.at(ordered), BESIEGERS)
