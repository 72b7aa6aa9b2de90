"""The reckoning before the dice is what the dice do: every face of every die, thrown through `decide`, in random games."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

from tools import golden

from hauberk.basis.term import DIE
from hauberk.battle import commands as c
from hauberk.battle import events as e
from hauberk.battle.field import Position
from hauberk.battle.questions import CoverAsked
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import MOST_BRANCHES, field_of_fire
from hauberk.play.forecast import Branch, branches, merged
from hauberk.play.record import parse, states
from hauberk.play.steps import Undone
from hauberk.server.battle.odds import forecast
from hauberk.server.battle.speech import Speech

OFTEN = 3
"""Of the shots of a record every so manieth is looked at."""


def thrown() -> Iterator[tuple[Speech, Position, c.Command, list[Branch]]]:
    """Blows, shots and tests of the recorded battles, each with every way it can turn out."""
    for path in sorted(golden.RECORDS.glob("battle-*.jsonl.gz")):
        record = parse("\n".join(golden.read(path)), path.name)
        field, state = BATTLE.start(record.scenario).field, record.scenario.start
        found = []
        for entry, after in states(record):
            if not isinstance(entry, Undone) and isinstance(entry.command, c.Attack | c.Shoot):
                found.append((field.at(state), entry.command))
            state = after
        speech = Speech(record.scenario, "en")
        shots = [each for each in found if isinstance(each[1], c.Shoot)]
        for position, command in (*(each for each in found if each not in shots), *shots[::OFTEN]):
            ways = list(islice(all_ways(position, command), MOST_BRANCHES))
            if len(ways) < MOST_BRANCHES:
                yield speech, position, command, ways


def all_ways(position: Position, command: c.Command) -> Iterator[Branch]:
    """Through `decide` alone; who is shot at round a corner takes cover against this shot."""
    for way in branches(position, command):
        asked = way.state.pending[-1] if way.state.pending else None
        if isinstance(asked, CoverAsked) and isinstance(command, c.Shoot):
            for after in branches(position.field.at(way.state), c.TakeCover(asked.man, command.man)):
                yield Branch(way.chance * after.chance, way.faces + after.faces, way.events + after.events, after.state)
        else:
            yield way


def faces_of(found: list[Branch], kind: type, field: str) -> dict[int, set[Any]]:
    """By the face of the die of a sum, the events in which it fell."""
    come: dict[int, set[Any]] = {}
    for branch in found:
        for event in branch.events:
            if isinstance(event, kind):
                face = next((term.value for term in getattr(event, field) if term.reason == DIE), 0)
                come.setdefault(face, set()).add(event)
    return come


def test_a_forecast_is_every_face_thrown() -> None:
    """The outcomes with their chances, and, face by face, what is said to come of it."""
    blows = shots = 0
    for speech, position, command, ways in thrown():
        assert sum(way.chance for way in ways) == 1
        shown = forecast(speech, position.state, command)
        outcomes = merged(position.state, ways)
        if set(shown["assumes"]) <= {"cover_asked"}:
            assert [(Fraction(each["chance"]), each["changes"], each["asked"]) for each in shown["outcomes"]] == [
                (outcome.chance, dict(outcome.changes), outcome.asked) for outcome in outcomes
            ]
        for row in shown["reckoning"]:
            if row["event"] == "fought":
                read = {face: {each.result for each in found} for face, found in faces_of(ways, e.Fought, "die_terms").items()}
                assert not read or {each["face"]: {each["result"]} for each in row["faces"]} == read
                blows += bool(read)
            elif row["title"] == "What it does":
                struck = [event for way in ways for event in way.events if isinstance(event, e.Shot) and event.victim == row["target"]]
                for event in struck:
                    if event.cover_terms == struck[0].cover_terms:
                        assert row["faces"][event.hit_terms[0].value - 1]["result"] == (event.result or "-")
                shots += bool(struck)
    assert blows > 5
    assert shots > 20


def test_the_field_of_fire_has_the_chances_of_a_shot() -> None:
    """Against somebody on foot and without armour, where nobody stands in the way of a stray shot: the share of the faces that harm."""
    compared = 0
    for _, position, command, ways in thrown():
        if not isinstance(command, c.Shoot):
            continue
        man, target = position.state.beings[command.man], position.state.beings[command.target]
        weapon = position.field.rules.weapons[command.weapon]
        mark = next((each for each in field_of_fire(position, man, weapon) if each.cell == command.aim), None)
        if mark is None or mark.origin != command.origin or target.mounted or target.character.armoured:
            continue
        flown = [(way.chance, event) for way in ways for event in way.events if isinstance(event, e.Shot)]
        assert sum((chance for chance, shot in flown if shot.impact == command.aim), Fraction(0)) == mark.on_target
        harm = sum((chance for chance, shot in flown if shot.impact == command.aim and shot.result), Fraction(0))
        assert harm == mark.harm
        compared += 1
    assert compared > 5
