"""Keeping a battle in a file and going on with it. The seed lies sealed beside the record until the battle is over."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

from hauberk.common.dice import commitment
from hauberk.common.faults import BadInput, Fault
from hauberk.play.contract import AnyGame
from hauberk.play.record import Record, load, resume
from hauberk.play.record_writer import AnyMatch, save


def seal_of(path: Path) -> Path:
    """Where the seed of an unfinished battle lies."""
    return path.with_name(path.name + ".seed")


def keep(game: AnyMatch, path: Path) -> None:
    """Write the record, and the seed beside it while the battle goes on. Raises BadInput."""
    save(game, path)
    seal = seal_of(path)
    try:
        if game.state.outcome is None:
            seal.write_text(game.seed + "\n", encoding="utf-8")
        else:
            seal.unlink(missing_ok=True)  # the record shows it now
    except OSError as error:
        raise BadInput([Fault(str(seal), 0, f"cannot be written: {error.strerror}")]) from error


def go_on(path: Path, game: AnyGame, scenario: Any, seed: str | None) -> AnyMatch:
    """The match kept in a file, where it was left. Raises BadInput if it is another one, over, or its seed is lost."""
    record = load(path)
    if (record.game.kind, record.scenario.id) != (game.kind, scenario.id):
        raise BadInput([Fault(path.name, 1, f"holds another {record.game.kind}: {record.scenario.id}", "name another file")])
    if record.seed is not None:
        raise BadInput([Fault(path.name, 0, f"holds a {game.kind} that is over", "name another file")])
    return resume(record, _seed(record, path, seed))


def _seed(record: Record, path: Path, seed: str | None) -> str:
    if seed is None:
        with suppress(OSError, UnicodeDecodeError):
            seed = seal_of(path).read_text(encoding="utf-8").removesuffix("\n")
    if seed is None:
        raise BadInput([Fault(seal_of(path).name, 0, "the seed of the dice is missing", "give it with --seed")])
    if commitment(seed) != record.header["commitment"]:
        raise BadInput([Fault(path.name, 1, "was begun with another seed", "give the right one with --seed")])
    return seed


def can_be_kept(game: AnyGame, scenario: Any) -> bool:
    """Scenarios of the package can be read again from their record, and those whose set-up the record carries."""
    return scenario.id in game.files() or getattr(scenario, "set_up", None) is not None
