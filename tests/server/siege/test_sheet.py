"""What the siege sheet is told beside the position, and who says how a fight is fought."""

from __future__ import annotations

import pytest

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.rules import Switches
from hauberk.ledger import ledger
from hauberk.play.match import Match
from hauberk.play.record_writer import header
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege, siege_files
from hauberk.server.siege.sheet import calendar, event_name, prospects, room_for, sections
from hauberk.server.siege.switches import fight_switches, siege_switches
from hauberk.server.siege.table import SiegeTable
from hauberk.server.store import Kept
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.rules import SiegeSwitches
from hauberk.tell.messages import LANGUAGES, messages_in

SEED = "17"
PERSON, CAPTAIN = {"who": "person"}, {"who": "captain", "captain": "steady", "strength": 1}


def led(until: type, action: str = "pass", seed: str = SEED, siege: str = "marmions_ditch") -> SiegeMatch:
    """A siege until a question is asked, everything answered as usual."""
    game = Match(SIEGE, load_siege(siege), seed)
    while not isinstance(game.state.pending[-1], until):
        question = game.state.pending[-1]
        wants = isinstance(question, q.ActionAsked) and action in question.choices
        game.do(c.Answer(action) if wants else options(game.position).nth(0))
    return game


def table(game: SiegeMatch, a: dict[str, object], b: dict[str, object]) -> SiegeTable:
    """The same at a table with these seats."""
    kept = Kept("siege", header(game), {"A": a, "B": b}, {"A": "a", "B": "b"}, game.seed)
    return SiegeTable(kept, game)


def test_the_calendar_notes_what_these_seats_may_know() -> None:
    game = led(q.OrdersAsked)
    engineer = next(person.id for person in game.state.free(0) if "engineer" in person.roles)
    workers = tuple(person.id for person in game.state.free(0) if person.id != engineer)[:5]
    game.do(c.Orders(sites=(c.Site("ladder", workers, engineer),)))
    while game.state.day < 2:
        game.do(options(game.position).nth(0))
    assert "built" in calendar(game, (0,))["1"]
    assert "built" not in calendar(game, (1,)).get("1", [])
    assert "event" in calendar(game, ())["1"]


def test_a_fight_is_noted_on_its_day() -> None:
    game = led(q.ResolveAsked, "assault")
    day = str(game.state.day)
    assert "fight" not in calendar(game, (0,)).get(day, [])
    game.do(c.Answer("quick"))
    assert "fight" in calendar(game, (1,))[day]


def test_stretches_and_events_have_names() -> None:
    game = led(q.ActionAsked)
    place = game.field.place
    for language in ("en", "fr", "it"):
        found = sections(place, language)
        assert found.keys() == place.sections.keys()
        assert all(each["title"] and each["hexes"] for each in found.values())
        assert event_name(game.field, "rain", language) not in ("", "rain")


@pytest.mark.rule("ASSLT-03", "A-ACT-03")
def test_where_one_may_stand() -> None:
    game = led(q.ArrangeAsked, "assault")
    question = game.state.pending[-1]
    assert isinstance(question, q.ArrangeAsked)
    found = room_for(game.position, question)
    assert question.side == game.state.besieged
    assert {cell.removeprefix("1.") for cell in found["cells"]} <= game.field.place.inside
    assert found["cells"]
    assert not found["edges"]


@pytest.mark.rule("A-SURR-03", "C-QUICK-09")
def test_what_actions_may_bring() -> None:
    game = led(q.ActionAsked)
    question = game.state.pending[-1]
    assert isinstance(question, q.ActionAsked)
    assert question.side == game.state.besieger
    found = prospects(game.position, question)
    assert found["parley"]["percent"] == 0
    storm = found["forecasts"]["assault"]["sides"]
    assert 0 < storm["B"]["flags"]["garrison_surrenders"]["percent"] < 100
    assert storm["A"]["dead"] > 0
    assert prospects(game.position, question._replace(choices=("pass",))) == {}


@pytest.mark.rule("C-QUICK-01")
def test_a_person_says_how_the_computers_fight_is_fought() -> None:
    """The besieger's seat asks; if only the garrison is a person, it is asked instead, and may answer."""
    game = led(q.ResolveAsked, "assault")
    asks = game.state.pending[-1].side
    assert table(game, PERSON, CAPTAIN).seat == SIDES[asks]
    assert table(game, CAPTAIN, CAPTAIN).seat == SIDES[asks]
    other = table(game, CAPTAIN, PERSON)
    assert other.seat == SIDES[1 - asks]
    assert other.computer is None
    view = other.view("en", ("B",))
    assert view["ask"]["side"] == view["position"]["asked"]["side"] == "B"
    assert view["ask"]["odds"]["sides"].keys() == {"A", "B"}
    assert "odds" not in other.view("en", ())["ask"]


def test_argued_points_are_listed_with_their_rule_and_as_the_siege_has_them() -> None:
    known: set[str] = set()
    for name in siege_files():
        scenario = load_siege(name)
        listed = {each["id"]: each for each in siege_switches(scenario)}
        known |= listed.keys()
        assert all(each["rule"] in ledger() for each in listed.values())
        assert {each: row["on"] for each, row in listed.items()} == {
            each: getattr(scenario.ruleset.siege_switches, each) for each in listed
        }
        assert all(
            f"page-siege-switch-{each}{part}" in messages_in(word) for each in listed for part in ("", ".text") for word in LANGUAGES
        )
        assert ("unled_counter_mine" in listed) == scenario.ruleset.siege_rules().mining
        assert fight_switches(scenario).keys() == set(Switches.__slots__)
    assert known == set(SiegeSwitches.__slots__)
