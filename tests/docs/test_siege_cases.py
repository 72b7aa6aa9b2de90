"""The document on cases of sieges names every field and command, and nothing else; its example is ruled as claimed."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from hauberk.basis.faults import Reader
from hauberk.play.cases import load_any_case
from hauberk.play.siege.case import SiegeCase
from hauberk.play.siege.scenario import STOCK, load_siege
from hauberk.play.siege.wire import SiegeWire
from tests.docs.test_docs import blocks, coded, rows, section

NAME = "siege-cases.md"
WHOLE = """kind = "siege"
siege = "snow_at_oxford"
note = "everything"
dice = [5, 5]
people = [{ who = "ivo", health = "wounded", heals = 9, mounted = false }]
engines = [{ id = "gallery 9", kind = "gallery", where = "wall", hexes = "K5", facing = 0 }]
projects = [{ id = "tower", line = "siege_tower", workers = "ivo", done = 2, paused = true }]
mines = [{ id = "mine", section = "north_west", gallery = "gallery 9" }]

[damage]
H5 = 1

[stock.A]
ladder = 2

[state]
day = 6
step = "initiative"
initiative = "B"
food = 9
modifier = 0
store = 0
pledge = 0
truce = 0
restock = 0
redoubt = 0
held = "whole"
gate = "closed"
bridge = "whole"
events = ["smoke"]
engineer = false
sallied = false
swapped = false
relief = false
combat = false
passed = false
shift = [5, 0]
foraged = 5
scorched = 4
singed = 0
fights = 1
fascines = ""
burnt = ""
"""


def read(tmp_path: Path, text: str) -> SiegeCase:
    """A case from a text."""
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    found = load_any_case(path)
    assert isinstance(found, SiegeCase)
    return found


def documented(heading: str) -> set[str]:
    """The fields that the table of a section names."""
    return {word for cells in rows(section(NAME, heading)) for word in coded(cells[0])}


def test_every_field_is_documented(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[tuple[str, ...], set[str]] = {}
    take, note = Reader._take, Reader.read

    def mark(self: Reader, key: str) -> None:
        if self.source.name == "case.toml":
            asked.setdefault(tuple(str(part) for part in self.path if not isinstance(part, int)), set()).add(key)

    def taken(self: Reader, key: str, kind: type, needed: bool) -> Any:
        mark(self, key)
        return take(self, key, kind, needed)

    def noted(self: Reader, key: str) -> None:
        mark(self, key)
        note(self, key)

    monkeypatch.setattr(Reader, "_take", taken)
    monkeypatch.setattr(Reader, "read", noted)
    found = read(tmp_path, WHOLE.replace("north_west", mined()))
    assert found.state.people["ivo"].heal_day == 9
    assert documented("The case") == asked[()]
    for heading in ("state", "people", "engines", "mines", "projects"):
        assert documented(heading) == asked[heading,], heading
    words = {word for cells in rows(section(NAME, "The case")) if cells[0] == "`stock`" for word in coded(cells[1])}
    assert words - {"[stock.A]"} == set(STOCK)


def mined() -> str:
    """A stretch of wall at Oxford that can be mined."""
    return next(section.id for section in load_siege("snow_at_oxford").place.sections.values() if section.mine)


def test_every_command_is_documented() -> None:
    found = {}
    for cells in rows(section(NAME, "Commands of a siege")):
        named = re.findall(r"\[?`\w+`\]?", cells[1])
        found[cells[0].strip("`")] = {word.strip("[]`"): word.startswith("[") for word in named}
    kinds = SiegeWire.command_kinds
    assert set(found) == set(kinds)
    for word, kind in kinds.items():
        assert found[word] == {each.name: each.default is not MISSING for each in fields(kind)}, word


def test_the_example_is_ruled_as_it_expects(tmp_path: Path) -> None:
    examples = blocks(NAME, "toml")
    assert len(examples) > 1
    for example in examples:
        (ruling,) = read(tmp_path, example).adjudicate()["rulings"]
        assert ruling["as_expected"], ruling
