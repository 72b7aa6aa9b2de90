"""A moment of any game, wherever it is written: a case, a record, or the beginning of a scenario."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from hauberk.common.faults import BadInput, Fault
from hauberk.play.battle.case import Case
from hauberk.play.case import CaseOf
from hauberk.play.cases import load_case
from hauberk.play.contract import AnyGame
from hauberk.play.games import game_of
from hauberk.play.match import Match
from hauberk.play.record import load, states
from hauberk.play.steps import Undone
from hauberk.play.wire import Translator

RECORD = ".jsonl"
CASES = (".toml", ".json")


class Moment(NamedTuple):
    """A position of a game, and what is asked of it."""

    game: AnyGame
    position: Any
    wire: Translator
    scenario: Any
    command: Any = None
    """The first command of a case."""


def moment_of(where: str, upto: int = 0, seed: str = "") -> Moment:
    """The moment of a case, of a record after so many steps (0: after the last), or of a scenario as it begins. Raises BadInput."""
    path = Path(where)
    if path.suffix == RECORD:
        return _of_record(path, upto)
    if path.suffix in CASES or path.is_dir():
        case = load_case(path)
        return Moment(case.game, case.field.at(case.state), case.wire, case.scenario, _first(case))
    game = game_of(where)
    match = Match(game, game.load(where), seed)
    return Moment(game, match.position, game.wire(match.scenario), match.scenario)


def _first(case: CaseOf) -> Any:
    """The first command of a case; of a battle, what it leaves out is filled in."""
    if not case.todo:
        return None
    return case.orders[0][0] if isinstance(case, Case) else case.todo[0].command


def _of_record(path: Path, upto: int) -> Moment:
    record = load(path)
    steps: list[Any] = []
    for entry, state in states(record):
        if isinstance(entry, Undone):
            steps.pop()
        else:
            steps.append(state)
    if upto > len(steps):
        raise BadInput([Fault(path.name, 0, f"has only {len(steps)} steps", f"asked for step {upto}")])
    start = record.game.start(record.scenario)
    return Moment(record.game, start.field.at(steps[upto - 1]), record.game.wire(record.scenario), record.scenario)
