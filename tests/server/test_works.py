"""Works over the wire: listed by task with label, place, thing and men; refused with a reason; and played by everybody."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hauberk.battle.core.commands import Command, Move, Work
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import MOVEMENT
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario
from hauberk.play.battle.view import position
from hauberk.play.match import Match
from hauberk.play.wire import Wire
from hauberk.players.captain.captain import Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import RandomPlayer
from hauberk.rulesets.editions import RULESETS
from hauberk.server.battle import prompt as asking
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.speech import Speech
from hauberk.tell.messages import LANGUAGES
from tests.page.castles import GATE, place

DEEP = GATE.replace('............\n"""\nlinks', "............\n" * 3 + '"""\nlinks', 1)
PEOPLE = {"B:wigo": "E3", "B:payn": "C3/2", "galeran": "E8", "guy": "G8", "osmond": "G9"}


@pytest.fixture
def castle(tmp_path: Path) -> Scenario:
    """A gate in a wall, and room before it."""
    return place(tmp_path, "small_castle", "anarchy", DEEP, PEOPLE).scenario


def at_the_gate(castle: Scenario) -> Battle:
    """The second turn, combat of the besieged: Wigo has stood at the gate all the time."""
    game = Match(BATTLE, castle, "1141")
    while not (game.state.turn == 2 and game.state.active == 1 and game.state.sequence == 4):
        game.do(list(game.legal)[-1])
    return game


LADDER = """
[[ladders]]
id = "ladder"
side = "A"
at = "G8 G9"
carriers = ["guy", "osmond"]
"""


@pytest.mark.rule("DFIRE-01", "RULING-T-47")
def test_a_watched_ladder_shows_its_way_and_can_always_be_let_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those at the table see hex by hex where the bearers come by; to hold fire is offered however many shots there are."""
    game = place(tmp_path, "small_castle", "anarchy", DEEP + LADDER, {**PEOPLE, "B:stephanos": "K9"})
    castle = game.scenario
    while game.state.sequence != MOVEMENT or game.state.pending:
        game.do(list(game.legal)[-1])
    cell = castle.field.board.cell
    game.do(Work("carry_ladder", ("guy", "osmond"), cell["G6"], "ladder", path=(cell["G7"], cell["G6"])))
    monkeypatch.setattr(asking, "MOST_ANSWERS", 1)
    asked = asking.ask(Speech(castle, "en"), game.legal, game.steps)
    assert [stage["cells"] for stage in asked["question"]["stages"]] == [["G7", "G8"], ["G6", "G7"]]
    assert asked["question"]["stages"][0]["men"] == ["guy", "osmond"]
    assert [answer["do"]["do"] for answer in asked["answers"]] == ["shoot_back", "hold_fire", "hold_fire"]
    assert "Guy and Osmond are on their way together" in asked["text"]


def test_works_are_listed_by_task(castle: Scenario) -> None:
    game = at_the_gate(castle)
    answers = Answers(Speech(castle, "en"), game.legal, game.steps)
    work = {
        "do": {"do": "work", "task": "open_door", "men": ["wigo"], "cell": "E3", "thing": "gate", "facing": -1, "number": 0, "path": []},
        "text": "Open the castle gate (Wigo)", "label": "Open the castle gate", "men": ["wigo"], "hex": "E3", "thing": "gate",
        "name": "the castle gate",
    }  # fmt: skip
    opening = {"task": "open_door", "label": "Open the castle gate", "choices": [work]}
    assert opening in answers.summary()["works"]
    card = answers.of("wigo")
    assert opening in card["works"]
    assert {"act": "work", "task": "open_door", "label": "Open the castle gate", "count": 1} in card["can"]
    assert not any(other["do"]["do"] == "work" for other in card["others"])
    assert "works" not in answers.of("guy")
    assert "wigo" in answers.ask()["left"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_work_is_told_and_shown(castle: Scenario, language: str) -> None:
    game = at_the_gate(castle)
    before, command = game.state, Work("open_door", ("wigo",), castle.field.board.cell["E3"], "gate")
    assert position(game.field.at(before))["works"] == {"doors": {"gate": "closed"}}
    (line,) = Speech(castle, language).lines(game.do(command), before)
    assert "Wigo" in line.text
    assert line.hexes == ["E3"]
    assert position(game.position)["works"] == {"doors": {"gate": "open"}}


def test_a_work_that_cannot_be_done_is_refused_with_a_reason(castle: Scenario) -> None:
    game = at_the_gate(castle)
    answers = Answers(Speech(castle, "en"), game.legal, game.steps)
    gate = castle.field.board.cell["E3"]
    for task, men, thing, reason in (
        ("open_door", ("payn",), "gate", "not_at_the_door"),
        ("shut_door", ("wigo",), "gate", "door_so_already"),
        ("open_door", ("wigo",), "window", "no_such_door"),
        ("open_door", ("guy",), "gate", "not_yours"),
        ("open_door", ("nobody",), "gate", "nobody_of_that_name"),
        ("fly", ("wigo",), "gate", "no_such_task"),
    ):
        found = answers.why(Work(task, men, gate, thing))
        assert found.lawful is False
        assert found.refused.reason == reason, (task, men, thing, found)
        assert found.refused.text


@pytest.mark.parametrize("edition", RULESETS)
def test_everybody_plays_where_there_are_works(castle: Scenario, edition: str) -> None:
    """Random, eager, a captain: nobody breaks down over a castle, and the record stands."""
    for seed in range(2):
        game = Match(BATTLE, castle.under(RULESETS[edition]), f"{edition}/{seed}")
        captain, others = Captain("steady", 2, "1"), (RandomPlayer(seed), EagerPlayer(seed))
        for _ in range(400):
            if (side := game.side) is None:
                break
            command: Command = captain.choose(game) if side == seed else others[seed].choose(game.legal)
            assert command in game.legal
            game.do(command)
        state, wire = game.scenario.start, Wire(game.field.board)
        for step in game.steps:
            for event in step.events:
                assert wire.read_event(json.loads(json.dumps(wire.event(event)))) == event
                state = evolve(state, event)
        assert state == game.state


def test_a_work_that_is_stopped_stands_on_the_card_with_its_reason(castle: Scenario) -> None:
    """Before the combat sequence; and when Wigo has just been away he must first stand there for a turn."""
    game = Match(BATTLE, castle, "1141")
    while not (game.state.active == 1 and game.state.sequence == 3):
        game.do(list(game.legal)[-1])
    assert stopped(game, "wigo") == {("open_door", "gate"): "not_in_this_sequence"}
    assert stopped(game, "payn") == {}  # too far away
    cell = castle.field.board.cell
    game.do(Move("wigo", (cell["E4"], cell["E3"])))
    while game.state.sequence != 4:
        game.do(list(game.legal)[-1])
    assert stopped(game, "wigo") == {("open_door", "gate"): "needs_a_full_turn"}
    assert Answers(Speech(castle, "en"), game.legal, game.steps).of("wigo")["stood"] == 0
    assert Answers(Speech(castle, "en"), at_the_gate(castle).legal, []).of("wigo")["stood"] >= 1


def stopped(game: Battle, who: str) -> dict[tuple[str, str], str]:
    """The works somebody cannot do, by task and thing, each with its reason."""
    found = Answers(Speech(game.scenario, "en"), game.legal, game.steps).of(who)["cannot"]
    return {(each["task"], each["thing"]): each["refused"].reason for each in found if each["act"] == "work"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_tells_what_it_is(castle: Scenario, language: str) -> None:
    game = at_the_gate(castle)
    answers, cell = Answers(Speech(castle, language), game.legal, game.steps), castle.field.board.cell
    gate = answers.place(cell["E3"])
    assert gate["storey"] == 0
    assert [side["side"] for side in gate["sides"] if "state" in side] == [0]
    assert len(gate["lines"]) == 1  # it is worked from here
    walk = answers.place(cell["C3/2"])
    assert (walk["storey"], walk["level"], walk["influence"]) == (2, 2, 1)
    assert [(side["side"], "cover" in side) for side in walk["sides"]] == [(0, True)]
    assert answers.place(cell["B3/2"])["leads"] == [0]
