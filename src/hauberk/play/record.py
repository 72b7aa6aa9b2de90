"""Records: a header and an append-only list of steps as JSON lines. Loading folds `evolve`; verifying decides again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hauberk import __version__
from hauberk.basis.dice import DiceRanOut, ScriptedDice, commitment, face
from hauberk.basis.faults import BadInput, Fault, near
from hauberk.basis.refusal import Refused
from hauberk.battle.being import SIDES
from hauberk.battle.commands import Command
from hauberk.battle.events import Event, Rolled
from hauberk.battle.evolve import evolve
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.play.deciding import decide, opening
from hauberk.play.game import Game, Step, Undone
from hauberk.play.scenario import Scenario, load_scenario
from hauberk.play.wire import Malformed, Wire

FORMAT = 1
_HEADER_FIELDS = {"record": int, "hauberk": str, "scenario": str, "ruleset": str, "digest": str, "switches": dict, "commitment": str}


@dataclass(frozen=True)
class Record:
    """A game as written down."""

    header: dict[str, Any]
    scenario: Scenario
    log: tuple[Step | Undone, ...]
    lines: tuple[int, ...]
    """Line of the file on which each entry of the log stands."""
    seed: str = ""
    """Shown when the battle is over."""


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: Game) -> dict[str, Any]:
    """What must be known to read the rest."""
    ruleset = game.scenario.ruleset
    return {
        "record": FORMAT,
        "hauberk": __version__,
        "scenario": game.scenario.id,
        "ruleset": ruleset.id,
        "digest": ruleset.digest(),
        "switches": {name: getattr(ruleset.switches, name) for name in ruleset.switches.__slots__},
        "commitment": game.commitment,
    }


def lines_of(game: Game) -> Iterator[str]:
    """The record of a game, line by line; the seed comes last, when the battle is over."""
    wire = Wire(game.field.board)
    yield _dump(header(game))
    for entry in game.log:
        yield _dump(entry_json(wire, entry))
    if game.state.outcome is not None:
        yield _dump({"seed": game.seed})


def entry_json(wire: Wire, entry: Step | Undone) -> dict[str, Any]:
    """One entry of the log as JSON."""
    if isinstance(entry, Undone):
        return {"undo": SIDES[entry.side]}
    found: dict[str, Any] = {"side": SIDES[entry.side]}
    if entry.command is not None:
        found["command"] = wire.command(entry.command)
    return {**found, "events": [wire.event(event) for event in entry.events]}


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def save(game: Game, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete."""
    draft = path.with_name(path.name + ".part")
    with draft.open("w", encoding="utf-8") as file:
        for line in lines_of(game):
            file.write(line + "\n")
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> Record:
    """Read a record from a file. Raises BadInput with every fault."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput([Fault(path.name, 0, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise BadInput([Fault(path.name, 0, f"is not UTF-8 text (byte {error.start})")]) from error
    return parse(text, path.name)


def parse(text: str, name: str = "record") -> Record:
    """Read a record from a text into typed values; nothing in it is trusted."""
    faults: list[Fault] = []
    rows = list(_rows(text, name, faults))
    if not rows:
        raise BadInput([*faults, Fault(name, 1, "is empty")])
    scenario = _read_header(rows[0][1], name, faults)
    if scenario is None:
        raise BadInput(faults)
    wire = Wire(scenario.field.board)
    log: list[Step | Undone] = []
    lines: list[int] = []
    seed = ""
    for number, row in rows[1:]:
        if set(row) == {"seed"}:
            seed = str(row["seed"])
            continue
        entry = _read_entry(wire, row, name, number, faults)
        if entry is not None:
            log.append(entry)
            lines.append(number)
    if faults:
        raise BadInput(faults)
    return Record(rows[0][1], scenario, tuple(log), tuple(lines), seed)


def _rows(text: str, name: str, faults: list[Fault]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
        except (ValueError, RecursionError) as error:
            faults.append(Fault(name, number, f"is not JSON: {error}"))
            continue
        if isinstance(row, dict):
            yield number, row
        else:
            faults.append(Fault(name, number, "should be a JSON object"))


def _read_header(row: dict[str, Any], name: str, faults: list[Fault]) -> Scenario | None:
    for key, kind in _HEADER_FIELDS.items():
        if not isinstance(row.get(key), kind):
            faults.append(Fault(name, 1, f"the header lacks {key!r}"))
    faults += [Fault(name, 1, f"unknown field {key!r}", near(key, _HEADER_FIELDS)) for key in row if key not in _HEADER_FIELDS]
    if faults:
        return None
    if row["record"] != FORMAT:
        faults.append(Fault(name, 1, f"record format {row['record']} is not known", f"this program reads format {FORMAT}"))
        return None
    try:
        return load_scenario(row["scenario"])
    except BadInput as bad:
        faults += [Fault(name, 1, str(fault)) for fault in bad.faults]
        return None


def _read_entry(wire: Wire, row: dict[str, Any], name: str, number: int, faults: list[Fault]) -> Step | Undone | None:
    if set(row) == {"undo"} and row["undo"] in SIDES:
        return Undone(SIDES.index(row["undo"]))
    unknown = set(row) - {"side", "command", "events"}
    if unknown or row.get("side") not in SIDES or not isinstance(row.get("events"), list):
        faults.append(Fault(name, number, "is no step", "a step has side, command, events"))
        return None
    command: Command | None = None
    events: list[Event] = []
    problems: list[str] = []
    try:
        if "command" in row:
            command = wire.read_command(row["command"])
    except Malformed as bad:
        problems += bad.problems
    for message in row["events"]:
        try:
            events.append(wire.read_event(message))
        except Malformed as bad:
            problems += bad.problems
    faults += [Fault(name, number, problem) for problem in problems]
    return None if problems else Step(command, tuple(events), SIDES.index(row["side"]))


# -- replaying -------------------------------------------------------------------------------------------------------


def states(record: Record) -> Iterator[tuple[Step | Undone, State]]:
    """The state after every entry, by folding the events alone."""
    past = [record.scenario.start]
    for entry in record.log:
        if isinstance(entry, Undone):
            if len(past) > 2:
                past.pop()
        else:
            state = past[-1]
            for event in entry.events:
                state = evolve(state, event)
            past.append(state)
        yield entry, past[-1]


@dataclass(frozen=True)
class Difference:
    """The first place where a record and the rules disagree."""

    line: int
    step: int
    what: str


def verify(record: Record) -> Difference | None:
    """Decide every command again with the recorded throws and compare; check the seed if it is shown."""
    field, past = record.scenario.field, [record.scenario.start]
    faces: list[tuple[int, int]] = []
    for number, entry in enumerate(record.log):
        line = record.lines[number]
        if isinstance(entry, Undone):
            if len(past) <= 2:
                return Difference(line, number, "there is nothing to undo")
            past.pop()
            continue
        try:
            state, problem = _again(field, past[-1], entry)
        except Exception as error:
            return Difference(line, number, f"the recorded events do not fit the position ({type(error).__name__})")
        if problem:
            return Difference(line, number, problem)
        past.append(state)
        faces += [(event.sides, event.face) for event in entry.events if isinstance(event, Rolled)]
    return _check_seed(record, faces)


def _again(field: Field, state: State, step: Step) -> tuple[State, str]:
    """Decide a step again; the new state, and what differs."""
    dice = ScriptedDice(event.face for event in step.events if isinstance(event, Rolled))
    try:
        if step.command is None:
            events, after = opening(field, state, dice)
        else:
            events, after = decide(field, state, step.command, dice)
    except Refused as refused:
        return state, f"the command is refused: {refused}"
    except DiceRanOut as short:
        return state, f"dice differ: {short}"
    for index, (recorded, decided) in enumerate(zip(step.events, events, strict=False)):
        if recorded != decided:
            return state, f"event {index + 1} differs: recorded {recorded}, the rules say {decided}"
    if len(events) != len(step.events):
        return state, f"{len(step.events)} events recorded, the rules give {len(events)}"
    return after, ""


def _check_seed(record: Record, faces: list[tuple[int, int]]) -> Difference | None:
    if not record.seed:
        return None
    if commitment(record.seed) != record.header["commitment"]:
        return Difference(1, 0, "the seed does not match what was committed to before the first throw")
    for number, (sides, thrown) in enumerate(faces):
        if face(record.seed, number, sides) != thrown:
            return Difference(1, 0, f"throw {number + 1} is {thrown}, the seed gives {face(record.seed, number, sides)}")
    return None
