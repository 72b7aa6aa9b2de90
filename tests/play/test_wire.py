"""Messages: commands, events and questions go out as JSON and come back as they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from hauberk.battle.core.being import Machine
from hauberk.battle.core.commands import Done, Drive, Move, Retreat, Shoot, Work
from hauberk.battle.core.events import Asked, Event, FireSet, LadderSet, MachineSet, SideSet, ThingSet
from hauberk.battle.core.questions import OrderWatched
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Fire, Ladder, Thing
from hauberk.board.board import NOWHERE
from hauberk.common.parts import parts_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.match import Match
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import COMMANDS, EVENTS, QUESTIONS, Malformed, Translator, Wire
from hauberk.play.wire_forms import form_of
from hauberk.players.random_player import BrawlingPlayer

STEPS = 300
WIRE = Wire(load_scenario("the_first_arrows").field.board)
HERE = load_scenario("the_first_arrows").field.board.cell["C3"]


def posted(message: Any) -> Any:
    """Through JSON and back."""
    return json.loads(json.dumps(message))


def problems(message: Any) -> list[str]:
    """All that is wrong with a command that must be malformed."""
    with pytest.raises(Malformed) as bad:
        WIRE.read_command(message)
    return bad.value.problems


@pytest.mark.parametrize("name", scenario_files())
def test_a_battle_survives_the_post(name: str) -> None:
    """Every command, event and question of a random battle comes back unchanged, kind and contents."""
    game = Match(BATTLE, load_scenario(name), seed=f"post/{name}")
    wire = Wire(game.field.board)
    players = (BrawlingPlayer(f"{name}/a"), BrawlingPlayer(f"{name}/b"))
    for _ in range(STEPS):
        if (side := game.side) is None:
            break
        command = players[side].choose(game.legal)
        assert wire.read_command(posted(wire.command(command))) == command
        for event in game.do(command):
            assert wire.read_event(posted(wire.event(event))) == event
        for question in game.state.pending:
            back = wire.read_event(posted(wire.event(Asked(question))))
            assert isinstance(back, Asked)
            assert back.question == question
            assert type(back.question) is type(question)
            assert posted(wire.question(question))["ask"] in QUESTIONS


@pytest.mark.parametrize("name", scenario_files())
def test_every_lawful_command_of_a_position_survives_the_post(name: str) -> None:
    """Not only what is chosen: a sample of everything that could be."""
    game = Match(BATTLE, load_scenario(name), seed=name)
    wire, player = Wire(game.field.board), BrawlingPlayer(name)
    for _ in range(25):
        if game.side is None:
            break
        legal = game.legal
        for number in range(0, len(legal), max(1, len(legal) // 40)):
            command = legal.nth(number)
            assert wire.read_command(posted(wire.command(command))) == command
        game.do(player.choose(legal))


@pytest.mark.parametrize("wire", [Wire, SiegeWire, CampaignWire])
def test_every_kind_of_message_has_a_wire_form(wire: type[Translator]) -> None:
    """No command, event or question of any game holds a field that cannot be sent."""
    for kind in (*wire.command_kinds.values(), *wire.event_kinds.values(), *wire.question_kinds.values()):
        assert form_of(kind).fields == tuple(part.name for part in parts_of(kind))


def test_what_has_no_wire_form_is_told() -> None:
    with pytest.raises(TypeError, match="no wire form"):
        form_of(State)


@pytest.mark.parametrize(
    "event",
    [
        LadderSet("l1", Ladder("l1", 1, (HERE,), True, 2, ("osmond",), 3)),
        LadderSet("l1", None),
        FireSet(HERE, Fire(0, 2, "arrow")),
        ThingSet("oil", Thing("oil", "cauldron", HERE, 0, 3, (), 4, "hot")),
        MachineSet("ram", Machine("ram", "ram", 0, (HERE,), 2)),
        SideSet(HERE, 4, ""),
    ],
    ids=str,
)
def test_ladders_fires_and_things_survive_the_post(event: Event) -> None:
    assert WIRE.read_event(posted(WIRE.event(event))) == event


def test_a_work_needs_its_task_and_its_men_only() -> None:
    command = WIRE.read_command({"do": "work", "task": "open_door", "men": ["osmond"]})
    assert command == Work("open_door", ("osmond",))
    assert WIRE.read_command(posted(WIRE.command(command))) == command
    whole = Work("raise_ladder", ("osmond", "guy"), HERE, "l1", 3, 2)
    assert WIRE.read_command(posted(WIRE.command(whole))) == whole


def test_hexes_and_sides_go_by_their_names() -> None:
    command = Move("osmond", (WIRE.read_command({"do": "dismount", "man": "x", "cell": "C3"}).cell,))  # type: ignore[union-attr]
    assert WIRE.command(command) == {"do": "move", "man": "osmond", "path": ["C3"]}
    assert WIRE.command(Done()) == {"do": "done"}


def test_what_may_be_left_out_may_be_left_out() -> None:
    """A retreat on foot names one hex; the tail is nowhere."""
    command = WIRE.read_command({"do": "retreat", "man": "ahmad", "cell": "D4"})
    assert isinstance(command, Retreat)
    assert (command.tail, command.via, command.displaced) == (NOWHERE, NOWHERE, ())
    assert WIRE.read_command(posted(WIRE.command(command))) == command


def test_a_shot_says_whether_it_burns_only_if_it_does() -> None:
    message = {"do": "shoot", "man": "a", "target": "b", "aim": "C3", "origin": "C5", "weapon": "longbow"}
    assert WIRE.read_command(message) == WIRE.read_command({**message, "incendiary": False})
    assert isinstance(WIRE.read_command(message), Shoot)


def test_all_problems_are_listed() -> None:
    """Wrong man, wrong hexes, a field too many: everything at once."""
    found = problems({"do": "move", "man": 7, "path": ["C3", "ZZ99", 4], "speed": 3})
    assert len(found) == 4
    assert found[0].startswith("move: unknown field 'speed'")
    assert found[1] == "move.man: 7 should be str"
    assert "'ZZ99'" in found[2]
    assert "no hex 4" in found[3]


def test_missing_fields_are_listed() -> None:
    assert problems({"do": "shoot"}) == [f"shoot: lacks {name!r}" for name in ("man", "target", "aim", "origin", "weapon")]


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ({"do": "mvoe"}, "did you mean move"),
        ({}, "no None here"),
        ({"do": ["move"]}, "no ['move'] here"),
        ("move", "a table is needed"),
        (None, "a table is needed"),
        ({"do": "move", "man": "a", "path": "C3"}, "a list is needed"),
        ({"do": "move", "man": "a", "path": [None]}, "no hex None"),
        ({"do": "fall", "cell": None}, "no hex None"),
        ({"do": "foulkon", "formation": True, "closed": True}, "should be int"),
        ({"do": "form_up", "men": ["a"], "right": 10**30}, "is no direction"),
        ({"do": "foulkon", "formation": 1, "closed": 1}, "should be bool"),
        ({"do": "clear_hex", "men": ["a"], "cell": "C3", "to": "C4"}, "a list is needed"),
        ({"do": "group_charge", "charges": [3]}, "a table is needed"),
        ({"do": "fall", "cell": "C3", "displaced": [{"man": "a"}]}, "lacks 'cell'"),
        ({"do": "fall", "cell": "C3", "displaced": [{"man": "a", "cell": "C4", "why": 1}]}, "unknown field 'why'"),
    ],
)
def test_a_malformed_command_says_what_is_wrong(message: Any, words: str) -> None:
    assert any(words in problem for problem in problems(message)), problems(message)


def test_a_team_or_guards_set_out_and_nobody_else() -> None:
    """The order inside a question is to drive or to escort; another command there is malformed."""
    asked = WIRE.event(Asked(OrderWatched(1, Drive("wat", "ram", 2))))
    assert isinstance(WIRE.read_event(posted(asked)), Asked)
    asked["question"]["order"] = {"do": "done"}
    with pytest.raises(Malformed, match="no 'done' here"):
        WIRE.read_event(asked)


def test_a_message_nested_without_end_is_malformed() -> None:
    deep: Any = "C3"
    for _ in range(5000):
        deep = [deep]
    for message in ({"do": "move", "man": "a", "path": deep}, {"do": deep}, {"do": "move", "man": deep, "path": []}, deep):
        assert all(len(problem) < 400 for problem in problems(message))


def read(reader: Callable[[Any], Any], message: Any) -> tuple[Any, list[str]]:
    """What a message says, or what is wrong with it."""
    try:
        return reader(message), []
    except Malformed as bad:
        return None, bad.problems


WORDS = st.sampled_from(sorted({name for kind in COMMANDS.values() for name in form_of(kind).fields} | {"do", "event", "ask"}))
VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["C3", "A1", "A", *COMMANDS])
JSON = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=5), inner, max_size=6))


@st.composite
def orders(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a command: the right word and the right fields, with anything in them."""
    word = draw(st.sampled_from(sorted(COMMANDS)))
    fields = form_of(COMMANDS[word]).fields
    return {"do": word, **{name: draw(JSON) for name in fields}, **draw(st.dictionaries(WORDS, VALUES, max_size=1))}


@settings(max_examples=300, deadline=None)
@given(JSON | orders())
@example({"do": "shoot", "aim": {}, "origin": [], "man": {"do": {}}})
def test_arbitrary_json_is_a_command_or_malformed(message: Any) -> None:
    """Nothing else is ever raised, and what is read can be written again."""
    command, wrong = read(WIRE.read_command, message)
    assert (command is None) == bool(wrong)
    assert all(isinstance(problem, str) and problem for problem in wrong)
    if command is not None:
        assert WIRE.read_command(posted(WIRE.command(command))) == command


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(EVENTS)), st.data())
def test_arbitrary_json_is_an_event_or_malformed(word: str, data: st.DataObject) -> None:
    message = {"event": word, **{name: data.draw(JSON) for name in form_of(EVENTS[word]).fields}}
    event, wrong = read(WIRE.read_event, message)
    assert (event is None) == bool(wrong)
    if event is not None:
        assert WIRE.read_event(posted(WIRE.event(event))) == event
