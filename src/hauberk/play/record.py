"""Records: a header and an append-only list of steps as JSON lines. Loading folds `evolve`; verifying decides again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hauberk import __version__
from hauberk.basis.dice import DiceRanOut, ScriptedDice, commitment, face
from hauberk.basis.faults import BadInput, Fault, near, shown
from hauberk.basis.refusal import Refused
from hauberk.battle.actions import to_decide
from hauberk.battle.being import SIDES
from hauberk.battle.commands import Command
from hauberk.battle.events import Asked, Event, Rolled
from hauberk.battle.evolve import evolve
from hauberk.battle.field import Field
from hauberk.battle.rules import Switches
from hauberk.battle.state import State
from hauberk.play.deciding import decide, opening
from hauberk.play.fights import digest_of, scenario_of
from hauberk.play.game import Game, Step, Undone, undoing
from hauberk.play.scenario import Scenario, load_scenario, scenario_files
from hauberk.play.wire import Malformed, Wire
from hauberk.rulesets.editions import RULESETS

FORMAT = 1
_HEADER_FIELDS = {"record": int, "hauberk": str, "scenario": str, "ruleset": str, "digest": str, "switches": dict, "commitment": str}
_OPTIONAL = {"throws_before": int, "set_up": dict, "set_up_digest": str}
"""`throws_before`: so many throws were made with other dice, before the game was taken over from another record;
`set_up`: the whole table of a battle that is no file of ours, with its fingerprint."""
_KINDS: dict[type, str] = {int: "a whole number", str: "a text", dict: "a table"}


@dataclass(frozen=True)
class Record:
    """A game as written down."""

    header: dict[str, Any]
    scenario: Scenario
    log: tuple[Step | Undone, ...]
    lines: tuple[int, ...]
    """Line of the file on which each entry of the log stands."""
    seed: str | None = None
    """Shown when the battle is over."""
    seed_line: int = 0
    name: str = "record"


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: Game) -> dict[str, Any]:
    """What must be known to read the rest."""
    ruleset, set_up = game.scenario.ruleset, game.scenario.set_up
    inline = {} if set_up is None else {"set_up": set_up, "set_up_digest": digest_of(set_up)}
    return {
        "record": FORMAT,
        "hauberk": __version__,
        "scenario": game.scenario.id,
        "ruleset": ruleset.id,
        "digest": ruleset.digest(),
        "switches": {name: getattr(ruleset.switches, name) for name in ruleset.switches.__slots__},
        "commitment": game.commitment,
        **inline,
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
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            for line in lines_of(game):
                file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadInput([Fault(str(path), 0, f"cannot be written: {error.strerror}", "the folder must be there")]) from error
    finally:
        with suppress(OSError):
            draft.unlink()


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> Record:
    """Read a record from a file. Raises BadInput with every fault."""
    try:
        data = path.read_bytes()
        text = data.decode()
    except OSError as error:
        raise BadInput([Fault(path.name, 0, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput([Fault(path.name, line, f"is not UTF-8 text (byte {error.start})")]) from error
    return parse(text, path.name)


def parse(text: str, name: str = "record") -> Record:
    """Read a record from a text into typed values; nothing in it is trusted."""
    faults: list[Fault] = []
    rows = list(_rows(text, name, faults))
    if not rows:
        raise BadInput([*faults, Fault(name, 1, "is empty")])
    wrong, scenario = _read_header(rows[0][1], name)
    faults += wrong
    if scenario is None:
        raise BadInput(faults)
    wire = Wire(scenario.field.board)
    log: list[Step | Undone] = []
    lines: list[int] = []
    seed, seed_line = None, 0
    for number, row in rows[1:]:
        if seed_line:
            faults.append(Fault(name, number, "comes after the seed", "the seed is the last line"))
            break
        if set(row) == {"seed"} and isinstance(row["seed"], str):
            seed, seed_line = row["seed"], number
            continue
        entry = _read_entry(wire, row, name, number, faults)
        if entry is not None:
            log.append(entry)
            lines.append(number)
    if faults:
        raise BadInput(faults)
    return Record(rows[0][1], scenario, tuple(log), tuple(lines), seed, seed_line, name)


def _rows(text: str, name: str, faults: list[Fault]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            if "\\u" in line:
                _dump(row).encode()  # half a character, such as \\ud800, cannot be printed
        except (ValueError, RecursionError) as error:
            faults.append(Fault(name, number, f"is not JSON: {error}"))
            continue
        if isinstance(row, dict):
            yield number, row
        else:
            faults.append(Fault(name, number, "should be a JSON object"))


def _read_header(row: dict[str, Any], name: str) -> tuple[list[Fault], Scenario | None]:
    faults: list[Fault] = []
    for key, kind in _HEADER_FIELDS.items():
        if type(row.get(key)) is not kind:
            faults.append(Fault(name, 1, f"the header lacks {key!r}", f"it should be {_KINDS[kind]}"))
    known = {**_HEADER_FIELDS, **_OPTIONAL}
    faults += [Fault(name, 1, f"unknown field {key!r}", near(key, known)) for key in row if key not in known]
    if type(row.get("throws_before", 0)) is not int or row.get("throws_before", 0) < 0:
        faults.append(Fault(name, 1, "throws_before should be a number of throws"))
    if faults:
        return faults, None
    if row["record"] != FORMAT:
        faults.append(Fault(name, 1, f"record format {row['record']} is not known", f"this program reads format {FORMAT}"))
        return faults, None
    inline = "set_up" in row or "set_up_digest" in row
    for key, there in (("scenario", scenario_files()), ("ruleset", RULESETS)):
        if row[key] not in there and not (inline and key == "scenario"):
            faults.append(Fault(name, 1, f"no {key} {shown(row[key])} here", near(row[key], there)))
    switches, turned = Switches.__slots__, row["switches"]
    faults += [Fault(name, 1, f"no switch {shown(key)} here", near(key, switches)) for key in turned if key not in switches]
    faults += [Fault(name, 1, f"switch {key} should be true or false") for key in switches if not isinstance(turned.get(key), bool)]
    if faults:
        return faults, None
    ruleset = RULESETS[row["ruleset"]].with_switches(**turned)
    try:
        scenario = _inline(row) if inline else load_scenario(row["scenario"])
        return faults, scenario if scenario.ruleset == ruleset else scenario.under(ruleset)
    except BadInput as bad:
        return [Fault(name, 1, each.what, each.hint) for each in bad.faults], None


def _inline(row: dict[str, Any]) -> Scenario:
    """The battle whose set-up stands in the header itself. Raises BadInput."""
    table = row.get("set_up")
    if not isinstance(table, dict) or row.get("set_up_digest") != digest_of(table):
        raise BadInput([Fault("set_up", 1, "the set-up is not the one that was played", "its digest differs")])
    scenario = scenario_of(table, "set_up")
    if scenario.id != row["scenario"]:
        raise BadInput([Fault("set_up", 1, f"the set-up is of another battle: {shown(scenario.id)}")])
    return scenario


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
    """The state after every entry, by folding the events alone. Raises BadInput where they fit no position."""
    past = [record.scenario.start]
    for entry, line in zip(record.log, record.lines, strict=True):
        if isinstance(entry, Undone):
            if len(past) > 2:
                past.pop()
        else:
            state = past[-1]
            try:
                for event in entry.events:
                    state = evolve(state, event)
            except Exception as error:
                raise BadInput([Fault(record.name, line, "the recorded events do not fit the position")]) from error
            past.append(state)
        yield entry, past[-1]


def resume(record: Record, seed: str) -> Game:
    """A game that goes on where its record stops, with the dice of its seed."""
    game = Game(record.scenario, seed)
    game.restore(tuple(record.log), [state for _, state in states(record)])
    return game


@dataclass(frozen=True)
class Difference:
    """The first place where a record and the rules disagree."""

    line: int
    step: int
    what: str


def verify(record: Record) -> Difference | None:
    """Decide every command again with the recorded throws and compare; check the seed when the battle is over."""
    found = _decide_again(record)
    if found is not None and record.header["digest"] != record.scenario.ruleset.digest():
        return replace(found, what=f"{found.what} (it was played with other tables or people than ours)")
    return found


def _decide_again(record: Record) -> Difference | None:
    field, past = record.scenario.field, [record.scenario.start]
    steps: list[Step] = []
    throws: list[tuple[Rolled, int, int]] = []
    for number, (entry, line) in enumerate(zip(record.log, record.lines, strict=True)):
        if problem := _out_of_turn(entry, steps, past[-1]):
            return Difference(line, number, problem)
        if isinstance(entry, Undone):
            past.pop()
            steps.pop()
            continue
        try:
            state, problem = _again(field, past[-1], entry)
        except Exception as error:
            return Difference(line, number, f"the recorded events do not fit the position ({type(error).__name__})")
        if problem:
            return Difference(line, number, problem)
        past.append(state)
        steps.append(entry)
        throws += [(event, line, number) for event in entry.events if isinstance(event, Rolled)]
    return _check_seed(record, past[-1], throws) if steps else Difference(1, 0, "the battle is not opened")


def _out_of_turn(entry: Step | Undone, steps: list[Step], state: State) -> str:
    """What is wrong about who does something here, if anything."""
    if bool(steps) == (isinstance(entry, Step) and entry.command is None):
        return "a battle is opened once, by its first step"
    if steps and (decides := to_decide(state)) != entry.side:
        return f"side {SIDES[entry.side]} decides" + (f" in place of side {SIDES[decides]}" if decides is not None else " after the end")
    if isinstance(entry, Undone) and (refusal := undoing(steps[-1], entry.side, entry.side)):
        return f"the step before it may not be taken back: {refusal.reason}"
    return ""


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
        if not _same(recorded, decided):
            return state, f"event {index + 1} differs: recorded {recorded}, the rules say {decided}"
    if len(events) != len(step.events):
        return state, f"{len(step.events)} events recorded, the rules give {len(events)}"
    return after, ""


def _same(one: Event, other: Event) -> bool:
    """Are two events alike? Questions are tuples, so two kinds of them with the same contents would be equal."""
    if isinstance(one, Asked) and isinstance(other, Asked) and type(one.question) is not type(other.question):
        return False
    return one == other


def _check_seed(record: Record, last: State, throws: list[tuple[Rolled, int, int]]) -> Difference | None:
    """The seed is shown when the battle is over, not before; it is the one committed to, and gives every throw."""
    end = len(record.log)
    if record.seed is None:
        line = record.lines[-1] if record.lines else 1
        return Difference(line, end, "the battle is over, but the seed is not shown") if last.outcome is not None else None
    if last.outcome is None:
        return Difference(record.seed_line, end, "the seed is shown, but the battle is not over")
    if commitment(record.seed) != record.header["commitment"]:
        return Difference(record.seed_line, end, "the seed does not match what was committed to before the first throw")
    for number, (roll, line, step) in enumerate(throws):
        if number < record.header.get("throws_before", 0):
            continue
        given = face(record.seed, number, roll.sides)
        if given != roll.face:
            return Difference(line, step, f"throw {number + 1} is {roll.face}, the seed gives {given}")
    return None
