"""What all verbs share: where they print, how they complain, options that several have."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from hauberk.common.faults import LANGUAGES, BadInput, Fault
from hauberk.common.refusal import Refused

BAD_INPUT = 2
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def complain(text: str) -> None:
    """A line on standard error, never broken in two: scripts look for file:line at its beginning."""
    err.print(text, markup=False, soft_wrap=True)


def failed(text: str) -> typer.Exit:
    """Complain; what is given back is to be raised, and ends the program with status 2."""
    complain(text)
    return typer.Exit(BAD_INPUT)


@contextmanager
def faults_to_stderr() -> Iterator[None]:
    """Print every fault and leave with status 2."""
    try:
        yield
    except BadInput as bad:
        raise failed("\n".join(str(fault) for fault in bad.faults)) from bad
    except Refused as refused:
        raise failed(f"refused: {refused}") from refused


def print_json(value: object) -> None:
    """A value as JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise BadInput([Fault("--lang", 0, f"no {language!r} here", f"known: {', '.join(LANGUAGES)}")])
    return language


def _seed(seed: str) -> str:
    if not seed.isprintable():
        raise BadInput([Fault("--seed", 0, "cannot be written down", "use letters and digits")])
    return seed


def _record(record: Path | None) -> Path | None:
    if record is not None and not record.parent.is_dir():
        raise BadInput([Fault(str(record), 0, "cannot be written: there is no such folder", "make it first")])
    return record


Language = Annotated[str, typer.Option("--lang", help="en, fr or it", callback=_language)]
Seed = Annotated[str, typer.Option(help="seed of the dice and the players", callback=_seed)]
NewRecord = Annotated[Path | None, typer.Option("--record", help="save the record to this file", dir_okay=False, callback=_record)]
Jobs = Annotated[int, typer.Option(help="processes", min=1)]
KeptRecord = Annotated[Path, typer.Argument(metavar="RECORD", help="a record")]
