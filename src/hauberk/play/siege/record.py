"""Records of sieges. The record of every fight lies inside, and is verified with the siege."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

from hauberk.basis.dice import commitment
from hauberk.basis.faults import BadInput, Fault
from hauberk.play.battle import record as battles
from hauberk.play.headers import TAKEN_OVER, Form, header_of, read_header
from hauberk.play.records import (
    Difference,
    Judge,
    RecordOf,
    decide_again,
    folded,
    in_other_tables,
    read_file,
    read_lines,
    read_record,
    write_file,
    written,
)
from hauberk.play.siege.game import SiegeGame, SiegeStep, fight_result, fight_seed, siege_field, siege_start
from hauberk.play.siege.scenario import SiegeScenario, load_siege, siege_files
from hauberk.play.siege.wire import SiegeWire
from hauberk.play.steps import Undone
from hauberk.siege import commands as c
from hauberk.siege.actions import decide, opening, to_decide
from hauberk.siege.events import Event
from hauberk.siege.evolve import evolve
from hauberk.siege.results import FightResult
from hauberk.siege.state import SiegeState

FORM = Form("siege", ("switches", "siege_switches"), TAKEN_OVER)
SiegeRecord = RecordOf[SiegeScenario, c.Command, Event]
"""A siege as written down."""


def is_siege(header: dict[str, Any]) -> bool:
    """Does a record with this header tell of a siege?"""
    return "siege" in header


def tells_of_siege(path: Path) -> bool:
    """Does the record in this file tell of a siege? Raises BadInput if it cannot be read."""
    return is_siege(read_lines(read_file(path), path.name).header)


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: SiegeGame) -> dict[str, Any]:
    """What must be known to read the rest."""
    return header_of(FORM, game.scenario, game.commitment)


def lines_of(game: SiegeGame) -> Iterator[str]:
    """The record of a siege, line by line."""
    return written(header(game), SiegeWire(), game)


def save(game: SiegeGame, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    write_file(path, lines_of(game))


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> SiegeRecord:
    """Read a record from a file. Raises BadInput with every fault."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "record") -> SiegeRecord:
    """Read a record from a text into typed values; nothing in it is trusted."""
    return read_record(text, name, _read_header, lambda _: SiegeWire())


def _read_header(row: dict[str, Any], name: str) -> tuple[list[Fault], SiegeScenario | None]:
    return read_header(FORM, row, name, siege_files(), lambda: load_siege(row["siege"]), SiegeScenario.under)


# -- replaying -------------------------------------------------------------------------------------------------------


def judge(scenario: SiegeScenario) -> Judge:
    """Who decides the steps of this siege again."""
    field = siege_field(scenario)
    return Judge(field, siege_start(scenario, field), opening, decide, lambda position: to_decide(position.state), evolve)


def states(record: SiegeRecord) -> Iterator[tuple[SiegeStep | Undone, SiegeState]]:
    """The state after every entry, by folding the events alone. Raises BadInput where they fit no position."""
    return folded(judge(record.scenario), record)


def resume(record: SiegeRecord, seed: str) -> SiegeGame:
    """A siege that goes on where its record stops, with the dice of its seed."""
    game = SiegeGame(record.scenario, seed)
    game.restore(tuple(record.log), [state for _, state in states(record)])
    return game


def verify(record: SiegeRecord) -> Difference | None:
    """Decide every command again with the recorded throws, fight every fight again, and compare."""
    found = decide_again(judge(record.scenario), record) or _fight_again(record)
    return in_other_tables(found) if found and record.header["digest"] != record.scenario.ruleset.digest() else found


def _fight_again(record: SiegeRecord) -> Difference | None:
    """Every result that was reported is that of the fight that was set up, fought with the dice of this siege."""
    before: SiegeState | None = None
    own = record.header.get("entries_before", 0)
    for number, ((entry, state), line) in enumerate(zip(states(record), record.lines, strict=True)):
        if not isinstance(entry, Undone) and isinstance(entry.command, c.Report) and before is not None and before.fight is not None:
            dice = fight_seed(record.seed, before.fight.number) if record.seed is not None and number >= own else None
            problem = fight_problem(entry.command, before.fight.set_up, dice)
            if problem:
                return Difference(line, number, f"the fight: {problem}")
        before = state
    return None


class Reported(Protocol):
    """A fight as it was reported, to a siege or to a campaign."""

    @property
    def result(self) -> FightResult: ...
    @property
    def record(self) -> tuple[str, ...]: ...


def fight_problem(report: Reported, set_up: str, seed: str | None) -> str:
    """What is wrong with a reported fight, which must have been fought with the dice of a seed; "" if nothing is."""
    try:
        fight = battles.parse("\n".join(report.record), "fight")
    except BadInput as bad:
        return str(bad.faults[0])
    if fight.header.get("set_up") != json.loads(set_up):
        return "it was another one"
    if seed is not None and fight.header["commitment"] != commitment(seed):
        return "it was fought with other dice"
    if difference := battles.verify(fight):
        return difference.what
    after = [state for _, state in battles.states(fight)]
    if not after or after[-1].outcome is None:
        return "it is not over"
    return "" if fight_result(fight.scenario, after[-1]) == report.result else "its result is not what was reported"
