"""The contract where there are walls, ladders, fires and machines, for every ruleset and every such scenario."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from itertools import islice

import pytest

from hauberk.battle.core.actions import refuse
from hauberk.battle.core.commands import Work
from hauberk.battle.core.events import Event, Rolled
from hauberk.battle.core.state import State
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario, scenario_files
from hauberk.play.battle.view import change, position
from hauberk.play.forecast import branches, forecast
from hauberk.play.match import Match
from hauberk.play.record import parse, states, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.wire import Wire
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story
from tests.contract.matches import BattleWitness
from tests.contract.pairs import BUILT, IN_THE_OPEN, PAIRS, scenario_of
from tests.contract.working import Labourer, check_nothing_vanished, check_places, labours

COMMANDS = 130
SAMPLE = 12
"""So many of the listed works are tried at every decision."""
FORECASTS = 3
"""So many works that throw dice are forecast in a battle."""
MOST = 300
"""A forecast of more ways than this is not followed to its end."""


def test_there_is_something_to_work_at() -> None:
    assert {name for _, name in BUILT} >= {"before_cockcrow", "the_rock_of_scilla", "the_tower_at_faringdon", "the_breach_at_arques"}


@pytest.mark.parametrize(("ruleset", "name"), BUILT)
def test_works_keep_the_contract(ruleset: str, name: str) -> None:
    """Every listed work is accepted, nothing vanishes unsaid, everybody stands on something, and all of it can be told and written."""
    scenario = scenario_of(ruleset, name)
    game = Match(BATTLE, scenario, seed=f"{ruleset}/{name}/works")
    chance, wire, done = random.Random(name), Wire(game.field.board), set[str]()
    players = (Labourer(f"{name}a", done), Labourer(f"{name}b", done))
    stories = [Story(BATTLE, scenario, language) for language in LANGUAGES]
    forecasts, witness = 0, BattleWitness(game)
    for number in range(COMMANDS):
        side = game.side
        if side is None:
            break
        before, legal = game.state, game.legal
        assert len(legal), f"dead end: {before.pending}"
        works = labours(legal)
        for work in works if len(works) <= SAMPLE else chance.sample(works, SAMPLE):
            assert refuse(game.field.at(before), work) is None, f"{work} is listed and refused"
        command = players[side].choose(legal)
        assert wire.read_command(json.loads(json.dumps(wire.command(command)))) == command
        field = game.field
        events = game.do(command)
        assert decide(field.at(before), command, ScriptedDice(_faces(events))) == (events, game.state)
        for event in events:
            assert wire.read_event(json.loads(json.dumps(wire.event(event)))) == event
        check_nothing_vanished(before, events, game.state)
        witness.see(game.steps[-1], game.state)
        check_places(game.position)
        stories[number % len(stories)].tell(events, before)
        if isinstance(command, Work) and _faces(events) and forecasts < FORECASTS:
            forecasts += 1
            _check_forecast(game, before, command, events)
        _check_view(game, before, number)
    record = parse("\n".join(lines_of(game)))
    assert verify(record) is None
    *_, (_, state) = states(record)
    assert state == game.state


def _faces(events: tuple[Event, ...]) -> list[int]:
    return [event.face for event in events if isinstance(event, Rolled)]


def _check_forecast(game: Battle, before: State, command: Work, events: tuple[Event, ...]) -> None:
    """Every way the dice could fall is what the resolver makes of those faces, and what happened is one of them."""
    field = game.field.now(before)
    ways = list(islice(branches(BATTLE, field.at(before), command), MOST))
    for way in ways[:: max(1, len(ways) // SAMPLE)]:
        assert decide(field.at(before), command, ScriptedDice(way.faces)) == (way.events, way.state)
    if len(ways) < MOST:
        assert sum((way.chance for way in ways), Fraction(0)) == 1
        assert [way.events for way in ways if list(way.faces) == _faces(events)] == [events]
        assert sum((outcome.chance for outcome in forecast(BATTLE, field.at(before), command).outcomes), Fraction(0)) == 1


def _check_view(game: Battle, before: State, number: int) -> None:
    """Views are plain JSON without the seed, and a view with the difference of a step is the view after it."""
    men, fields = change(game.field.at(before), game.state)
    if number % SAMPLE:
        return
    seen = position(game.position)
    assert json.loads(json.dumps(seen)) == seen
    assert game.seed not in json.dumps(seen)
    was = position(game.field.at(before))
    told = {man["who"]: man for man in men}
    folded = {**was, **fields, "men": [told.get(man["who"], man) for man in was["men"]]}
    assert {key: value for key, value in folded.items() if value is not None} == seen


# -- which battles are fought where ------------------------------------------------------------------------------------


def test_no_pair_is_left_out() -> None:
    """What is written down is what the scenarios say: by which editions each can be fought, and where there is a wall."""
    found = {name: load_scenario(name) for name in scenario_files()}
    assert set(PAIRS) == {(ruleset.id, name) for name, scenario in found.items() for ruleset in scenario.editions()}
    assert {name for name, scenario in found.items() if not scenario.field.board.built} == IN_THE_OPEN
