"""Records of sieges with a fight on the map inside: whatever is changed in it is found. Of all games alike: `test_record.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from hauberk.common.faults import BadInput
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import Malformed
from hauberk.players.random_player import play_out
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.fights import MAP
from tests.fuzz.test_long_games import begun_with
from tests.siege.fight_kit import Stubborn
from tests.siege.kit import FARM

Json = dict[str, Any]


def sallied(seed: str) -> SiegeMatch:
    """A siege in which the besieged have attacked the camp, the fight being fought on the map."""
    game = begun_with(FARM, "camp_sortie", seed)
    while not isinstance(game.state.pending[-1], q.ResolveAsked):
        game.do(options(game.position).nth(0))
    game.do(c.Answer(MAP))
    fight = game.open_fight()
    play_out(fight, (Stubborn("a"), Stubborn("b")))
    game.close_fight(fight)
    return game


@lru_cache(maxsize=1)
def with_a_fight() -> tuple[str, ...]:
    """Its record so far."""
    return tuple(lines_of(sallied("sally")))


def changed(lines: tuple[str, ...], number: int, change: Callable[[Json], None]) -> str:
    """A record of which one line was rewritten."""
    row = json.loads(lines[number])
    change(row)
    return "\n".join((*lines[:number], json.dumps(row, ensure_ascii=False), *lines[number + 1 :]))


def event_of(row: Json, kind: str) -> Json:
    """The first event of a kind in a line."""
    found = next(event for event in row["events"] if event["event"] == kind)
    assert isinstance(found, dict)
    return found


def report_line(lines: tuple[str, ...]) -> int:
    """The line in which a fight is reported."""
    return next(number for number, line in enumerate(lines) if number and json.loads(line).get("command", {}).get("do") == "report")


def test_a_changed_result_of_a_fight_is_found() -> None:
    """Somebody writes down that everybody came home healthy, and lets the siege go on from there."""
    game = sallied("healthy")
    command = next(step.command for step in game.steps if isinstance(step.command, c.Report))
    number = next(at for at, step in enumerate(game.steps) if step.command is command)
    healed = tuple(man._replace(health="healthy", captive=False) for man in command.result.men)
    assert healed != command.result.men
    forged = Match(SIEGE, game.scenario, game.seed)
    for step in game.steps[1:number]:
        assert step.command is not None
        forged.do(step.command)
    forged.do(c.Report(command.result._replace(men=healed), command.record))
    found = verify(parse("\n".join(lines_of(forged))))
    assert found is not None
    assert found.step == number
    assert "result is not what was reported" in found.what


def test_a_swapped_fight_is_found() -> None:
    """The record of another fight, however well it was fought."""
    lines, others = with_a_fight(), tuple(lines_of(sallied("another")))
    number, other = report_line(lines), report_line(others)
    record = json.loads(others[other])["command"]["record"]
    found = verify(parse(changed(lines, number, lambda row: row["command"].update(record=record))))
    assert found is not None
    assert found.line == number + 1
    assert "the fight" in found.what


def test_a_die_changed_within_a_fight_is_found() -> None:
    lines = with_a_fight()
    number = report_line(lines)

    def loaded(row: Json) -> None:
        fight = row["command"]["record"]
        at = next(place for place, line in enumerate(fight) if '"rolled"' in line)
        step = json.loads(fight[at])
        die = event_of(step, "rolled")
        die["face"] = die["face"] % die["sides"] + 1
        fight[at] = json.dumps(step)

    found = verify(parse(changed(lines, number, loaded)))
    assert found is not None
    assert found.line == number + 1


def test_a_fight_with_a_record_that_is_none_is_found() -> None:
    lines = with_a_fight()
    number = report_line(lines)
    for record in ([], ["{}"], ["nonsense"], json.loads(lines[number])["command"]["record"][:-3]):
        found = verify(parse(changed(lines, number, lambda row, said=record: row["command"].update(record=said))))  # type: ignore[misc]
        assert found is not None
        assert found.line == number + 1


# -- what cannot be read -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.update(siege="nowhere"),
        lambda row: row["siege_switches"].update(nonsense=True),
        lambda row: row["siege_switches"].update(open_provisions="yes"),
        lambda row: row["switches"].update(capture="perhaps"),
    ],
)
def test_a_broken_header_is_told(change: Callable[[Json], None]) -> None:
    with pytest.raises(BadInput) as bad:
        parse(changed(with_a_fight(), 0, change))
    assert all(fault.line == 1 for fault in bad.value.faults)


# -- commands from a stranger --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {}, {"do": 7}, {"do": "pray"}, {"do": "answer"}, {"do": "answer", "choice": 7}, {"do": "answer", "choice": "pass", "more": 1},
        {"do": "name_people", "men": "all"}, {"do": "name_people", "men": [1]}, {"do": "muster", "men": ["a"], "joined": "left"},
        {"do": "muster", "men": ["a"], "patrols": ["a"]}, {"do": "arrange", "places": [{"who": 1}]}, {"do": "arrange", "places": [["a"]]},
        {"do": "orders", "bombard": [{"hex": "A1"}]}, {"do": "orders", "sites": {"line": "ladder"}}, {"do": "orders", "bridge": "yes"},
        {"do": "orders", "crews": [["a"]]}, {"do": "orders", "digs": [7]}, {"do": "report", "result": {}, "record": []},
        {"do": "report", "result": {"winner": "C", "reason": "victory"}}, {"do": "report", "result": 7}, {"do": "report"},
    ],
)  # fmt: skip
def test_malformed_commands_are_told(message: Json) -> None:
    with pytest.raises(Malformed):
        SiegeWire().read_command(message)
