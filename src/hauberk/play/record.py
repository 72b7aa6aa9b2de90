"""Records of every game: reading them, folding them, deciding them again. Loading folds `evolve`; verifying runs `decide`.

A record from a stranger is parsed into typed values, and all its faults are told.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from functools import partial
from math import inf
from pathlib import Path
from time import thread_time
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.events import Rolled
from hauberk.common.dice import DiceRanOut, Salt, ScriptedDice, commitment, derived_seed, face, seasoned
from hauberk.common.faults import BadInput, Fault
from hauberk.common.refusal import Refused
from hauberk.play.battle.game import BATTLE
from hauberk.play.contract import AnyGame, FightCall, Reported
from hauberk.play.games import GAMES
from hauberk.play.headers import read_header
from hauberk.play.match import Match, inherited
from hauberk.play.record_writer import AnyMatch, AnyStep, dump
from hauberk.play.salts import out_of_time, salts_from
from hauberk.play.steps import StepOf, Undone, answered_for, undoing
from hauberk.play.wire import Malformed, Translator
from hauberk.play.wordless import alike


@dataclass(frozen=True)
class Record:
    """A match as written down."""

    game: AnyGame
    header: dict[str, Any]
    scenario: Any
    log: tuple[AnyStep | Undone, ...]
    lines: tuple[int, ...]
    """Line of the file on which each entry of the log stands."""
    seed: str | None = None
    """Shown when the game is over."""
    seed_line: int = 0
    name: str = "record"

    @property
    def salts(self) -> tuple[Salt, ...]:
        """What the players have thrown in."""
        return salts_from(self.header)

    @property
    def inside(self) -> str:
        """The name of this game among the fights of another; "" for one of its own."""
        return str(self.header.get("inside", ""))

    @property
    def own(self) -> int:
        """The number of the first entry that was not taken over from another record."""
        return int(self.header.get("entries_before", 0))


# -- patience --------------------------------------------------------------------------------------------------------


_LIMIT: ContextVar[float] = ContextVar("limit", default=inf)
"""The end of the time limit, by the clock of this thread's own work."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """A context with a time limit for records and cases that strangers send; when it is over, BadInput is raised."""
    token = _LIMIT.set(thread_time() + seconds)
    try:
        yield
    finally:
        _LIMIT.reset(token)


def in_time(name: str, line: int) -> None:
    """Raises BadInput if the time limit is over."""
    if thread_time() > _LIMIT.get():
        raise BadInput([Fault(name, line, "takes longer to check than is allowed here", "on the command line there is no limit")])


# -- reading ---------------------------------------------------------------------------------------------------------


def read_file(path: Path) -> str:
    """The text of a record. Raises BadInput."""
    try:
        data = path.read_bytes()
        return data.decode()
    except OSError as error:
        raise BadInput([Fault(path.name, 0, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadInput([Fault(path.name, line, f"is not UTF-8 text (byte {error.start})")]) from error


@dataclass
class Lines:
    """The rows of a record, before anybody knows what they mean."""

    name: str
    header: dict[str, Any] = field(default_factory=dict)
    rows: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    seed: str | None = None
    seed_line: int = 0
    faults: list[Fault] = field(default_factory=list)


def read_lines(text: str, name: str) -> Lines:
    """Take a record apart into its header, its entries and its seed; nothing in it is trusted. Raises BadInput if it is empty."""
    found = Lines(name)
    rows = list(_rows(text, name, found.faults))
    if not rows:
        raise BadInput([*found.faults, Fault(name, 1, "is empty")])
    found.header = rows[0][1]
    for number, row in rows[1:]:
        if found.seed_line:
            found.faults.append(Fault(name, number, "comes after the seed", "the seed is the last line"))
            break
        if set(row) == {"seed"} and isinstance(row["seed"], str):
            found.seed, found.seed_line = row["seed"], number
        else:
            found.rows.append((number, row))
    return found


def _rows(text: str, name: str, faults: list[Fault]) -> Iterator[tuple[int, dict[str, Any]]]:
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            row = json.loads(line)
            if "\\u" in line:
                dump(row).encode()  # half a character, such as \\ud800, cannot be printed
        except (ValueError, RecursionError) as error:
            faults.append(Fault(name, number, f"is not JSON: {error}"))
            continue
        if isinstance(row, dict):
            yield number, row
        else:
            faults.append(Fault(name, number, "should be a JSON object"))


def read_log(wire: Translator, lines: Lines, faults: list[Fault]) -> tuple[list[AnyStep | Undone], list[int]]:
    """The entries of a record as typed values, and the line of each."""
    log: list[AnyStep | Undone] = []
    numbers: list[int] = []
    for number, row in lines.rows:
        in_time(lines.name, number)
        entry = _read_entry(wire, row, lines.name, number, faults)
        if entry is not None:
            log.append(entry)
            numbers.append(number)
    return log, numbers


def load(path: Path, game: AnyGame | None = None) -> Record:
    """Read a record from a file, of this game or of any. Raises BadInput with every fault."""
    return parse(read_file(path), path.name, game)


def parse(text: str, name: str = "record", game: AnyGame | None = None) -> Record:
    """Read a record from a text into typed values, of this game or of any; nothing in it is trusted. Raises BadInput with every fault."""
    found = read_lines(text, name)
    game = game or game_of(found.header)
    wrong, scenario = read_header(game, found.header, name)
    faults = [*found.faults, *wrong]
    if scenario is None:
        raise BadInput(faults)
    log, lines = read_log(game.wire(scenario), found, faults)
    if faults:
        raise BadInput(faults)
    return Record(game, found.header, scenario, tuple(log), tuple(lines), found.seed, found.seed_line, name)


def game_of(header: dict[str, Any]) -> AnyGame:
    """The game a record with this header tells of: its scenario stands under a key of its own."""
    return next((game for game in GAMES.values() if game.key in header), BATTLE)


def read_on(game: AnyGame, scenario: Any, rows: Iterable[dict[str, Any]]) -> list[AnyStep | Undone]:
    """Further entries of a record whose header was read before. Raises BadInput with every fault."""
    faults: list[Fault] = []
    log, _ = read_log(game.wire(scenario), Lines("record", rows=list(enumerate(rows, start=1))), faults)
    if faults:
        raise BadInput(faults)
    return log


def _read_entry(wire: Translator, row: dict[str, Any], name: str, number: int, faults: list[Fault]) -> AnyStep | Undone | None:
    if set(row) == {"undo"} and row["undo"] in wire.seats:
        return Undone(wire.seats.index(row["undo"]))
    unknown = set(row) - {"side", "standing", "command", "events"}
    standing = row.get("standing", False)
    if unknown or row.get("side") not in wire.seats or not isinstance(row.get("events"), list) or not isinstance(standing, bool):
        faults.append(Fault(name, number, "is no step", "a step has side, command, events"))
        return None
    command: Any = None
    events: list[Any] = []
    problems: list[str] = []
    try:
        if "command" in row:
            command = wire.read_command(row["command"])
    except Malformed as bad:
        problems += bad.problems
    for message in wire.as_now(row["events"]):
        try:
            events.append(wire.read_event(message))
        except Malformed as bad:
            problems += bad.problems
    faults += [Fault(name, number, problem) for problem in problems]
    return None if problems else StepOf(command, tuple(events), wire.seats.index(row["side"]), standing)


# -- replaying -------------------------------------------------------------------------------------------------------


def states(record: Record) -> Iterator[tuple[Any, Any]]:
    """Every entry with the state after it, by folding the events alone. Raises BadInput where they fit no position."""
    evolve = record.game.evolve
    past = [record.game.start(record.scenario).state]
    for entry, line in zip(record.log, record.lines, strict=True):
        in_time(record.name, line)
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


@dataclass(frozen=True)
class Difference:
    """The first place where a record and the rules disagree."""

    line: int
    step: int
    what: str


def in_other_tables(found: Difference) -> Difference:
    """The same difference with its likely cause."""
    return replace(found, what=f"{found.what} (it was played with other tables or people than ours)")


def resume(record: Record, seed: str) -> AnyMatch:
    """A match that goes on where its record stops, with the dice of its seed."""
    match = Match(record.game, record.scenario, seed, record.salts, record.inside)
    match.restore(tuple(record.log), [state for _, state in states(record)])
    return match


def verify(record: Record) -> Difference | None:
    """Decide every command again with the recorded throws, play every game inside again, and compare."""
    found = _decide_again(record) or _fight_again(record)
    return in_other_tables(found) if found and record.header["digest"] != record.scenario.ruleset.digest() else found


def _decide_again(record: Record) -> Difference | None:
    """Decide every command again with the recorded throws and compare; check the seed when the game is over."""
    game, first = record.game, record.game.start(record.scenario)
    if not record.inside and (problem := out_of_time(record.salts, record.log, game.wire(record.scenario).seats, record.own)):
        return Difference(1, 0, problem)
    past = [first.state]
    steps: list[AnyStep] = []
    throws: list[tuple[Rolled, int, int]] = []
    for number, (entry, line) in enumerate(zip(record.log, record.lines, strict=True)):
        in_time(record.name, line)
        if problem := _out_of_turn(game, entry, steps, first.field.at(past[-1])):
            return Difference(line, number, problem)
        if isinstance(entry, Undone):
            past.pop()
            steps.pop()
            continue
        try:
            state, problem = _again(game, first.field.at(past[-1]), entry)
        except Exception as error:
            return Difference(line, number, f"the recorded events do not fit the position ({type(error).__name__})")
        if problem:
            return Difference(line, number, problem)
        past.append(state)
        steps.append(entry)
        throws += [(event, line, number) for event in entry.events if isinstance(event, Rolled)]
    return _check_seed(record, past[-1], throws) if steps else Difference(1, 0, "the battle is not opened")


def _out_of_turn(game: AnyGame, entry: AnyStep | Undone, steps: list[AnyStep], position: Any) -> str:
    """What is wrong about who does something here, if anything."""
    if bool(steps) == (not isinstance(entry, Undone) and entry.command is None):
        return "a battle is opened once, by its first step"
    decides = game.seat(position)
    if not isinstance(entry, Undone) and (speaks := game.speaks(position, entry.command)) is not None:
        decides = speaks
    takes_back = isinstance(entry, Undone) and bool(steps) and undoing(steps[-1], decides, entry.side) is None
    if steps and not takes_back and decides != entry.side:
        return f"side {_letter(entry.side)} decides" + (
            f" in place of side {_letter(decides)}" if decides is not None else " after the end"
        )
    follows = partial(game.follows, position)
    if isinstance(entry, Undone) and (refusal := undoing(steps[-1], entry.side, entry.side) or answered_for(steps[-1], follows)):
        return f"the step before it may not be taken back: {refusal.reason}"
    return ""


def _letter(side: int) -> str:
    """The letter of a seat."""
    return chr(ord(SIDES[0]) + side)


def _again(game: AnyGame, position: Any, step: AnyStep) -> tuple[Any, str]:
    """Decide a step again; the new state, and what differs."""
    dice, state = ScriptedDice(event.face for event in step.events if isinstance(event, Rolled)), position.state
    try:
        events, after = game.opening(position, dice) if step.command is None else game.decide(position, step.command, dice)
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


def _same(one: Any, other: Any) -> bool:
    """Are two events alike? Questions are tuples, so two kinds of them with the same contents would be equal; set-ups hold words."""
    questions = getattr(one, "question", None), getattr(other, "question", None)
    return type(questions[0]) is type(questions[1]) and (bool(one == other) or alike(one, other))


def _check_seed(record: Record, last: Any, throws: list[tuple[Rolled, int, int]]) -> Difference | None:
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
        given = face(record.seed, number, roll.sides, seasoned(record.salts, step))
        if given != roll.face:
            return Difference(line, step, f"throw {number + 1} is {roll.face}, the seed gives {given}")
    return None


# -- games inside ----------------------------------------------------------------------------------------------------


def _fight_again(record: Record) -> Difference | None:
    """Every result that was reported is that of the fight that was set up, fought with the dice of this match."""
    game = record.game
    reports = [None if isinstance(entry, Undone) or entry.command is None else game.reported(entry.command) for entry in record.log]
    if not any(reports):
        return None
    first = game.start(record.scenario)
    before = first.state
    for number, ((_, state), report, line) in enumerate(zip(states(record), reports, record.lines, strict=True)):
        call = game.fight(first.field.at(before)) if report is not None else None
        if report is not None and call is not None:
            dice = derived_seed(record.seed, call.name) if record.seed is not None and number >= record.own else None
            salts = inherited(record.salts, number) if number >= record.own else None
            if problem := fight_problem(report, call, dice, salts):
                return Difference(line, number, f"the fight: {problem}")
        before = state
    return None


def fight_problem(report: Reported, call: FightCall, seed: str | None, salts: tuple[Salt, ...] | None = None) -> str:
    """What is wrong with a reported fight, which must have been fought with the dice of a seed and these salts; "" if nothing is."""
    try:
        fight = parse("\n".join(report.record), "fight")
    except BadInput as bad:
        return str(bad.faults[0])
    if fight.game is not call.game or fight.header.get("set_up") != json.loads(call.set_up):
        return "it was another one"
    if seed is not None and fight.header["commitment"] != commitment(seed):
        return "it was fought with other dice"
    if salts is not None and fight.salts != salts:
        return "it was fought with other salts"
    if fight.inside not in ("", call.name):
        return f"it is called {fight.inside!r}, not {call.name!r}"
    if difference := verify(fight):
        return difference.what
    after = [state for _, state in states(fight)]
    if not after or after[-1].outcome is None:
        return "it is not over"
    return "" if call.result(fight.scenario, after[-1]) == report.result else "its result is not what was reported"
