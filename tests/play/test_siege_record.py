"""Records of sieges: whatever is changed in one is found, and the first step that is wrong is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

from hauberk.basis.faults import BadInput
from hauberk.play.match import Match
from hauberk.play.record import load, parse, resume, states, verify
from hauberk.play.record_writer import lines_of, save
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.wire import Malformed
from hauberk.players.random_player import play_out
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.fights import MAP
from tests.siege.fight_kit import Stubborn
from tests.siege.kit import FARM, NEST
from tests.siege.wild import WildCommander

Json = dict[str, Any]


@lru_cache(maxsize=1)
def whole() -> tuple[str, ...]:
    """The record of a siege that is over; no fight in it was fought on the map."""
    for number in range(20):
        game = Match(SIEGE, load_siege(NEST), f"whole {number}")
        players = (WildCommander(f"{number} a"), WildCommander(f"{number} b"))
        while game.side is not None:
            game.do(players[game.side].choose(game))
        if len(game.steps) > 12:
            return tuple(lines_of(game))
    raise AssertionError("all of them were short")


def sallied(seed: str) -> SiegeMatch:
    """A siege in which the besieged have attacked the camp, the fight being fought on the map."""
    for number in range(60):
        game = Match(SIEGE, load_siege(FARM), f"{seed} {number}")
        question = game.state.pending[-1]
        if isinstance(question, q.ActionAsked) and "camp_sortie" in question.choices:
            break
    game.do(c.Answer("camp_sortie"))
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


def line_with(lines: tuple[str, ...], event: str, after: int = 0) -> int:
    """The first line in which something of a kind happens."""
    return next(number for number, line in enumerate(lines) if number > after and f'"event":"{event}"' in line.replace(": ", ":"))


def event_of(row: Json, kind: str) -> Json:
    """The first event of a kind in a line."""
    found = next(event for event in row["events"] if event["event"] == kind)
    assert isinstance(found, dict)
    return found


def test_both_records_are_in_order() -> None:
    for lines in (whole(), with_a_fight()):
        assert verify(parse("\n".join(lines))) is None


def test_a_changed_die_is_found() -> None:
    """In the opening, in the middle, and on the last day: the line with the first wrong step is named."""
    lines = whole()
    rolls = [number for number, line in enumerate(lines) if '"rolled"' in line]
    for number in (rolls[0], rolls[len(rolls) // 2], rolls[-1]):

        def other_face(row: Json) -> None:
            die = event_of(row, "rolled")
            die["face"] = die["face"] % die["sides"] + 1

        found = verify(parse(changed(lines, number, other_face)))
        assert found is not None
        assert found.line == number + 1


@pytest.mark.parametrize(("event", "field"), [("food_changed", "days"), ("provisions_found", "days"), ("initiative_taken", "side")])
def test_a_changed_event_is_found(event: str, field: str) -> None:
    lines = whole()
    number = line_with(lines, event)

    def otherwise(row: Json) -> None:
        told = event_of(row, event)
        told[field] = told[field] + 1 if isinstance(told[field], int) else "AB"["BA".index(told[field])]

    found = verify(parse(changed(lines, number, otherwise)))
    assert found is not None
    assert found.line == number + 1
    assert "event" in found.what


def test_an_event_left_out_or_a_step_left_out_is_found() -> None:
    lines = whole()
    number = line_with(lines, "food_changed", 1)
    found = verify(parse(changed(lines, number, lambda row: row["events"].remove(event_of(row, "food_changed")))))
    assert found is not None
    assert found.line == number + 1
    assert verify(parse("\n".join((*lines[:3], *lines[4:])))) is not None


def test_a_command_that_was_not_lawful_is_found() -> None:
    lines = whole()
    number = next(at for at, line in enumerate(lines) if at > 1 and '"answer"' in line.replace(" ", "").split('"events"')[0])
    found = verify(parse(changed(lines, number, lambda row: row["command"].update(choice="give up"))))
    assert found is not None
    assert found.line == number + 1
    assert "refused" in found.what


def test_another_seed_is_found() -> None:
    lines = whole()
    found = verify(parse("\n".join((*lines[:-1], json.dumps({"seed": "another"})))))
    assert found is not None
    assert "does not match" in found.what


def test_a_seed_that_fits_its_commitment_but_not_the_dice_is_found() -> None:
    """Somebody threw until he liked the dice and swore to another seed."""
    lines = whole()
    other = Match(SIEGE, load_siege(NEST), "sworn")
    header = json.loads(lines[0]) | {"commitment": other.commitment}
    found = verify(parse("\n".join((json.dumps(header), *lines[1:-1], json.dumps({"seed": "sworn"})))))
    assert found is not None
    assert "the seed gives" in found.what
    assert found.line == 2


# -- fights ------------------------------------------------------------------------------------------------------------


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
        lambda row: row.update(extra=1),
        lambda row: row.update(siege="nowhere"),
        lambda row: row.update(ruleset="chess"),
        lambda row: row.update(record=99),
        lambda row: row.pop("digest"),
        lambda row: row["siege_switches"].update(nonsense=True),
        lambda row: row["siege_switches"].update(open_provisions="yes"),
        lambda row: row["switches"].update(capture="perhaps"),
        lambda row: row.update(commitment=7),
    ],
)
def test_a_broken_header_is_told(change: Callable[[Json], None]) -> None:
    with pytest.raises(BadInput) as bad:
        parse(changed(whole(), 0, change))
    assert all(fault.line == 1 for fault in bad.value.faults)


@pytest.mark.parametrize(
    "change",
    [
        lambda row: row.update(extra=1),
        lambda row: row.update(side="C"),
        lambda row: row["events"].append({"event": "miracle"}),
        lambda row: row["events"].append(7),
        lambda row: row["events"][0].update(extra=1),
        lambda row: row.pop("events"),
        lambda row: row.update(command={"do": "pray"}),
        lambda row: row.update(command={"do": "answer"}),
    ],
)
def test_broken_steps_are_told_all_at_once(change: Callable[[Json], None]) -> None:
    lines = whole()
    once = changed(lines, 3, change)
    twice = changed(tuple(once.split("\n")), 5, change)
    with pytest.raises(BadInput) as bad:
        parse(twice)
    assert {fault.line for fault in bad.value.faults} == {4, 6}


def test_a_record_goes_to_a_file_and_comes_back(tmp_path: Any) -> None:
    game = resume(parse("\n".join(whole()[:6])), "whole")
    save(game, tmp_path / "siege.jsonl")
    again = load(tmp_path / "siege.jsonl")
    assert [state for _, state in states(again)][-1] == game.state


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
