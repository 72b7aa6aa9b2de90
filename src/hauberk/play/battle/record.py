"""Records of battles: a header and an append-only list of steps as JSON lines. Loading folds `evolve`; verifying decides again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hauberk.basis.faults import BadInput, Fault, shown
from hauberk.battle.actions import to_decide
from hauberk.battle.commands import Command
from hauberk.battle.events import Event
from hauberk.battle.evolve import evolve
from hauberk.battle.state import State
from hauberk.play.battle.deciding import decide, opening
from hauberk.play.battle.fights import digest_of, scenario_of
from hauberk.play.battle.game import Game, Step, Undone
from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files
from hauberk.play.headers import Form, header_of, read_header
from hauberk.play.records import Difference as Difference
from hauberk.play.records import (
    Judge,
    Lines,
    RecordOf,
    decide_again,
    folded,
    in_other_tables,
    read_file,
    read_log,
    read_record,
    write_file,
    written,
)
from hauberk.play.records import entry_json as entry_json
from hauberk.play.wire import Wire

FORM = Form("scenario", ("switches",), {"throws_before": int, "set_up": dict, "set_up_digest": str})
"""`throws_before`: so many throws were made with other dice, before the game was taken over from another record;
`set_up`: the whole table of a battle that is no file of ours, with its fingerprint."""
Record = RecordOf[Scenario, Command, Event]
"""A battle as written down."""


# -- writing ---------------------------------------------------------------------------------------------------------


def header(game: Game) -> dict[str, Any]:
    """What must be known to read the rest."""
    set_up = game.scenario.set_up
    inline = {} if set_up is None else {"set_up": set_up, "set_up_digest": digest_of(set_up)}
    return {**header_of(FORM, game.scenario, game.commitment), **inline}


def lines_of(game: Game) -> Iterator[str]:
    """The record of a game, line by line."""
    return written(header(game), Wire(game.field.board), game)


def save(game: Game, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    write_file(path, lines_of(game))


# -- reading ---------------------------------------------------------------------------------------------------------


def load(path: Path) -> Record:
    """Read a record from a file. Raises BadInput with every fault."""
    return parse(read_file(path), path.name)


def parse(text: str, name: str = "record") -> Record:
    """Read a record from a text into typed values; nothing in it is trusted."""
    return read_record(text, name, _read_header, lambda scenario: Wire(scenario.field.board))


def read_on(scenario: Scenario, rows: Iterable[dict[str, Any]]) -> list[Step | Undone]:
    """Further entries of a record whose header was read before. Raises BadInput with every fault."""
    faults: list[Fault] = []
    log, _ = read_log(Wire(scenario.field.board), Lines("record", rows=list(enumerate(rows, start=1))), faults)
    if faults:
        raise BadInput(faults)
    return log


def _read_header(row: dict[str, Any], name: str) -> tuple[list[Fault], Scenario | None]:
    inline = "set_up" in row or "set_up_digest" in row
    here = None if inline else scenario_files()
    return read_header(FORM, row, name, here, lambda: _inline(row) if inline else load_scenario(row["scenario"]), Scenario.under)


def _inline(row: dict[str, Any]) -> Scenario:
    """The battle whose set-up stands in the header itself. Raises BadInput."""
    table = row.get("set_up")
    if not isinstance(table, dict) or row.get("set_up_digest") != digest_of(table):
        raise BadInput([Fault("set_up", 1, "the set-up is not the one that was played", "its digest differs")])
    scenario = scenario_of(table, "set_up")
    if scenario.id != row["scenario"]:
        raise BadInput([Fault("set_up", 1, f"the set-up is of another battle: {shown(scenario.id)}")])
    return scenario


# -- replaying -------------------------------------------------------------------------------------------------------


def judge(scenario: Scenario) -> Judge:
    """Who decides the steps of this battle again."""
    return Judge(scenario.field, scenario.start, opening, decide, lambda position: to_decide(position.state), evolve)


def states(record: Record) -> Iterator[tuple[Step | Undone, State]]:
    """The state after every entry, by folding the events alone. Raises BadInput where they fit no position."""
    return folded(judge(record.scenario), record)


def resume(record: Record, seed: str) -> Game:
    """A game that goes on where its record stops, with the dice of its seed."""
    game = Game(record.scenario, seed)
    game.restore(tuple(record.log), [state for _, state in states(record)])
    return game


def verify(record: Record) -> Difference | None:
    """Decide every command again with the recorded throws and compare; check the seed when the battle is over."""
    found = decide_again(judge(record.scenario), record)
    return in_other_tables(found) if found and record.header["digest"] != record.scenario.ruleset.digest() else found
