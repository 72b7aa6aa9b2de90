"""Scenario files: those of the package by their names, one that a reader names, and what all of them say alike."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from hauberk.common.faults import BadInput, Fault, Reader, near
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import Ruleset
from hauberk.rulesets.tables import data_folder


def files_in(folder: str) -> dict[str, Path]:
    """The files of a folder of the package by id, in playing order."""
    return {path.stem.split("_", 1)[1]: path for path in sorted((data_folder() / folder).glob("*.toml"))}


def lesson_games(kind: str) -> dict[str, Path]:
    """The small scenarios of lessons, which stand on no shelf."""
    return files_in(f"lessons/{kind}s")


def file_of(name: str, known: dict[str, Path], what: str) -> Path:
    """The file of the package with this name, or one that is there. Raises BadInput."""
    path = known.get(name, Path(name))
    if name not in known and not _is_file(path):
        raise BadInput([Fault(name[:80], 0, f"no such {what}", near(name[:80], known))])
    return path


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # too long, or no name a file can have
        return False


def edition_in(reader: Reader) -> Ruleset:
    """The edition that a file names; where it names none that there is, the first, until its faults are told."""
    return RULESETS.get(reader.choice("ruleset", RULESETS)) or next(iter(RULESETS.values()))


def read_date(reader: Reader) -> str:
    """The date of the first day."""
    text = reader.text("begins")
    try:
        date.fromisoformat(text)
    except ValueError:
        reader.fault("begins", f"{text!r} is no date", "write 1142-09-26")
    return text
