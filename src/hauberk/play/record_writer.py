"""A match written down: a header and an append-only list of steps, as JSON lines. Nothing is pickled."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from hauberk.common.faults import BadInput, Fault
from hauberk.play.headers import header_of
from hauberk.play.match import Match
from hauberk.play.salts import dice_json
from hauberk.play.steps import StepOf, Undone
from hauberk.play.wire import Translator

AnyStep = StepOf[Any, Any]
AnyMatch = Match[Any, Any, Any, Any, Any, Any]


def dump(value: Any) -> str:
    """A line of a record."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def entry_json(wire: Translator, entry: AnyStep | Undone) -> dict[str, Any]:
    """One entry of the log as JSON."""
    if isinstance(entry, Undone):
        return {"undo": wire.seats[entry.side]}
    found: dict[str, Any] = {"side": wire.seats[entry.side]}
    if entry.standing:
        found["standing"] = True
    if entry.command is not None:
        found["command"] = wire.command(entry.command)
    return {**found, "events": [wire.event(event) for event in entry.events]}


def header(match: AnyMatch) -> dict[str, Any]:
    """What must be known to read the rest."""
    return {**header_of(match.game, match.scenario, match.commitment), **dice_json(match.salts, match.inside)}


def lines_of(match: AnyMatch) -> Iterator[str]:
    """The record of a match, line by line; the seed comes last, when it is over."""
    yield dump(header(match))
    wire = match.game.wire(match.scenario)
    for entry in match.log:
        yield dump(entry_json(wire, entry))
    if match.state.outcome is not None:
        yield dump({"seed": match.seed})


def save(match: AnyMatch, path: Path) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    write_file(path, lines_of(match))


def write_file(path: Path, lines: Iterable[str]) -> None:
    """Write a record; the old file stays until the new one is complete. Raises BadInput if it cannot be written."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(line + "\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise BadInput([Fault(str(path), 0, f"cannot be written: {error.strerror}", "the folder must be there")]) from error
    finally:
        with suppress(OSError):
            draft.unlink()
