"""The editions there are: the folders of `data/editions` that have an `edition.toml`."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import Reader, read_toml
from hauberk.rulesets.ruleset import SWITCHES, Ruleset
from hauberk.rulesets.tables import base_folder, data_folder

FILE = "edition.toml"


def read_edition(folder: Path) -> Ruleset:
    """An edition as its folder tells it: its name, what it reads otherwise, and over which tables its own are laid."""
    reader = read_toml(folder / FILE, f"{folder.name}/{FILE}")
    below = _below(reader, folder)
    edition = replace(
        below,
        id=folder.name,
        title=reader.words("title"),
        order=reader.integer("order", default=0),
        folders=(*below.folders, folder),
        borrowed=_borrowed(reader, below),
        **{key: _turned(reader, key, getattr(below, key)) for key in SWITCHES},
    )
    reader.finish()
    reader.source.done()
    return edition


def _below(reader: Reader, folder: Path) -> Ruleset:
    """The edition from which it takes whatever it does not say itself; where it names none, the common tables alone."""
    others = {name: path for name, path in edition_folders().items() if path != folder}
    name = reader.choice("over", others) if "over" in reader else ""
    return read_edition(others[name]) if name in others else Ruleset("", {}, (base_folder(),))


def _borrowed(reader: Reader, below: Ruleset) -> tuple[tuple[str, Path], ...]:
    """Single tables that it takes from another edition."""
    section, found = reader.child("borrowed", needed=False), dict(below.borrowed)
    for table in section.table:
        entry = section.child(table)
        found[table] = edition_folders().get(entry.choice("from", edition_folders()), base_folder())
        entry.cited("source")
        entry.choice("provenance", PROVENANCES)
        entry.finish()
    return tuple(found.items())


def _turned(reader: Reader, key: str, switches: Any) -> Any:
    """One set of points that players argue about, as this edition reads them."""
    entry = reader.child(key, needed=False)
    found = replace(switches, **{each.name: entry.flag(each.name, getattr(switches, each.name)) for each in fields(switches)})
    entry.finish()
    return found


def edition_folders(data: Path | None = None) -> dict[str, Path]:
    """The folders of the editions, by the names of the editions."""
    return {path.parent.name: path.parent for path in sorted(((data or data_folder()) / "editions").glob(f"*/{FILE}"))}


RULESETS = {each.id: each for each in sorted(map(read_edition, edition_folders().values()), key=lambda each: each.order)}
GUISCARD, ANARCHY, SIEGE_CLASSIC = (RULESETS[name] for name in ("guiscard", "anarchy", "siege_classic"))
"""Those on which house rules are built."""
