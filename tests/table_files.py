"""The files of an edition's tables: as they are written, and with faults put into them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hauberk.common.faults import LANGUAGES
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables import data_folder

EVERY = sorted((data_folder() / "editions").rglob("*.toml"))
"""Every file of every edition, and those they have in common."""


@cache
def raw(path: Path) -> dict[str, Any]:
    """A data file as it is written."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def written(table: str) -> dict[str, dict[str, Any]]:
    """The files of a table by the folder they lie in."""
    return {path.parent.name: raw(path) for path in EVERY if path.stem == table}


def tables_in(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A table and all that are inside it."""
    yield table
    for value in table.values():
        if isinstance(value, dict):
            yield from tables_in(value)


def spoilt(folder: Path, edition: str, table: str, *changes: tuple[str, str]) -> tuple[Path, ...]:
    """The files of a table of an edition, those that hold the first text of a pair with the second one in its place."""
    paths = list(RULESETS[edition].files(table))
    for old, new in changes:
        place, path = next((place, path) for place, path in enumerate(paths) if old in path.read_text(encoding="utf-8"))
        paths[place] = folder / path.parent.name / path.name
        paths[place].parent.mkdir(exist_ok=True)
        paths[place].write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    return tuple(paths)


def words(table: dict[str, Any], key: str) -> list[str]:
    """A text in the three languages, none of them empty."""
    found = [table[key][language] for language in LANGUAGES]
    assert set(table[key]) == set(LANGUAGES)
    assert all(text.strip() for text in found)
    return found


def cited(table: dict[str, Any], key: str = "source") -> list[str]:
    """A citation, which reads the same in every language, or words in all three; not empty."""
    found = words(table, key) if isinstance(table[key], dict) else [table[key]]
    assert all(text.strip() for text in found)
    return found
