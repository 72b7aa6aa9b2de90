"""A fight with everything a siege can ask for, played to its end by whoever is at hand: recorded, verified, told and typed."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.actions import refuse
from hauberk.battle.core.commands import CallOff
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import Scenario
from hauberk.play.match import Match
from hauberk.play.record import parse, resume, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.players.captain.captain import Captain
from hauberk.players.random_player import RandomPlayer, play_out
from hauberk.server.battle.prompt import ask
from hauberk.server.battle.speech import Speech
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story
from hauberk.text.battle.sentences import sentence_of
from hauberk.text.parsing import Order
from hauberk.text.parsing import parse as parse_line
from tests.siege.fight_kit import Stubborn
from tests.text.seat import Seat, scene_of

WORDS = {"en": "The foragers", "fr": "Les fourrageurs", "it": "I foraggiatori"}


def foragers(**more: Any) -> Scenario:
    """Three men with beasts cross a meadow on which two tents stand; patrols come against them, a host waits beside the map."""
    table: dict[str, Any] = {
        "id": "foragers", "ruleset": "guiscard", "title": WORDS, "story": WORDS, "briefing": WORDS, "turns": 8, "first": "B",
        "sides": {"A": {"name": WORDS}, "B": {"name": WORDS}},
        "board": [{"sheet": "meadow"}],
        "tents": [{"at": "H5", "facing": 0}, {"at": "M9", "facing": 2}],
        "men": [{"who": "carlo", "side": "B", "at": "K6"}],
        "entries": [
            {
                "id": "party", "side": "B", "turn": 1, "side_of_map": 4, "who": ["argyros", "harald", "thorvald"], "wounded": ["harald"],
                "leads": [{"who": "argyros", "beasts": ["pack_horse"]}, {"who": "harald", "beasts": ["mule_old"]}],
            },
            {
                "id": "host", "side": "A", "turn": 2, "who": ["osmond", "turold"],
                "ways": [{"id": "north", "side_of_map": 1}, {"id": "corner", "hexes": "A1 A2"}],
            },
        ],
        "patrols": [
            {"id": "one", "side": "A", "who": ["guillaume", "raoul"], "mounted": True},
            {"id": "two", "side": "A", "who": ["alphonse"]},
            {"id": "three", "side": "A", "who": ["landry"]},
        ],
        "patrolling": {
            "side": "A", "chances": [1, 3, 5, 7], "first": ["north", "south"],
            "ways": [{"id": name, "side_of_map": side} for name, side in (("north", 1), ("east", 2), ("south", 3), ("west", 4))],
        },
        "exits": [{"id": "home", "side": "B", "side_of_map": 2}, {"id": "out", "side": "A", "side_of_map": [1, 3]}],
        "sally": [{"side": "B", "place": "start", "turns": 1}],
        "areas": [{"id": "start", "hexes": "I5 I6 I7 J4 J5 J6 J7 K4 K5 K6 K7 K8 L4 L5 L6 L7 M5 M6 M7"}, {"id": "tent", "hexes": "H5 H6"}],
        "call_off": [{"side": "A", "when": "gathered", "area": "tent", "of": "B"}, {"side": "B", "when": "any"}],
        "victory": [
            {"side": "A", "at": "once", "all": [{"kind": "gone", "side": "B"}]},
            {"side": "B", "at": "once", "all": [{"kind": "stalled", "side": "B", "phases": 40}]},
        ],
        **more,
    }  # fmt: skip
    return scenario_of(table, "foragers")


@pytest.mark.rule("FORAGE-02", "FORAGE-05", "FORAGE-07", "ASSLT-05", "A-ACT-28", "A-ACT-38")
def test_fights_are_played_recorded_and_told() -> None:
    seen: set[type] = set()
    for seed in range(6):
        game = Match(BATTLE, foragers(), seed=f"forage {seed}")
        play_out(game, (Stubborn(seed), Stubborn(seed + 50)))
        record = parse("\n".join(lines_of(game)))
        assert verify(record) is None
        assert [state for _, state in states(record)][-1] == game.state
        assert resume(record, game.seed).state == game.state
        for language in LANGUAGES:
            story = Story(BATTLE, game.scenario, language)
            for number, step in enumerate(game.steps):
                before = game.state_at(number - 1) if number else game.scenario.start
                assert all(line.text for line in story.tell(step.events, before))
        seen |= {type(event) for step in game.steps for event in step.events}
        found = result_of(game.scenario, game.state, ("start", "tent"))
        assert {beast.id for beast in found.beasts} == {"pack_horse", "mule_old"}
        assert found.tents == 8
    assert {e.WentRound, e.PatrolCalled, e.LedIn, e.StayedBehind, e.Entered} <= seen


@pytest.mark.rule("FORAGE-07", "ASSLT-05", "GSORT-05")
def test_everything_offered_can_be_done_and_typed() -> None:
    game = Match(BATTLE, foragers(), seed="typed")
    players = (RandomPlayer(1), RandomPlayer(2))
    kinds: set[str] = set()
    for number in range(200):
        if (side := game.side) is None:
            break
        scene = scene_of(game, LANGUAGES[number % len(LANGUAGES)])
        speech = Speech(game.scenario, LANGUAGES[number % len(LANGUAGES)])
        bar = ask(speech, game.legal, game.steps)
        assert bar["text"]
        for group in game.legal.groups:
            command = group.nth(number % len(group))
            kinds.add(type(command).__name__)
            assert refuse(game.position, command) is None
            assert speech.command(command, game.state)
            line = sentence_of(scene.roll, command)
            found = parse_line(scene, line)
            assert isinstance(found, Order), line
            assert found.command == command, line
        chosen = players[side].choose(game.legal)
        if not isinstance(chosen, CallOff):
            game.do(chosen)
    assert {"CallOff", "CallPatrol", "GoRound"} <= kinds


def test_captains_fight_them_too() -> None:
    game = Match(BATTLE, foragers(turns=4), seed="captains")
    captains = (Captain(seed="1"), Captain(seed="2"))
    while (side := game.side) is not None:
        game.do(captains[side].choose(game))
    assert game.state.outcome is not None


@pytest.mark.rule("GSORT-05", "A-ACT-39")
def test_at_the_text_table_a_fight_is_ended_by_saying_it_twice() -> None:
    for language, word in (("en", "call off right 1"), ("fr", "rompre droit 1"), ("it", "interrompere diritto 1")):
        seat = Seat("", language, side="B", game=Match(BATTLE, foragers(), seed="word"))
        seat.type(word)
        assert seat.game.state.outcome is None
        seat.type(word)
        assert seat.game.state.outcome is not None
        assert seat.game.state.outcome.reason == "withdrew"


@pytest.mark.rule("GSORT-05", "A-ACT-39")
def test_the_bar_offers_the_end_of_the_fight() -> None:
    game = Match(BATTLE, foragers(), seed="bar")
    assert game.side == 1
    bar = ask(Speech(game.scenario, "en"), game.legal, game.steps)
    assert bar["calls"] == [{"do": {"do": "call_off", "row": 1}, "text": "Withdraw from the fight"}]
