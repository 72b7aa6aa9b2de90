"""The document on cases of campaigns names every field and command, and nothing else; its example is ruled as claimed."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from hauberk.basis.faults import Reader
from hauberk.campaign.state import PRISONER
from hauberk.play.campaign.case import CampaignCase
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.cases import load_any_case
from tests.docs.test_docs import blocks, coded, rows, section

NAME = "campaign-cases.md"
WHOLE = """kind = "campaign"
ruleset = "anarchy"
note = "everything"
dice = [9]
convoy_limit = 2
factions = [{ id = "royalist" }, { id = "angevin" }]
groups = [
    { id = "host", faction = "royalist", at = "0101", size = 9 },
    { id = "foe", faction = "angevin", at = "0202", people = "ivo", size = 5 },
]
companies = [
    { id = "flemings", faction = "flemish", at = "0101", size = 6 },
    { id = "wanderers", faction = "flemish", at = "0303", size = 6 },
]
people = [
    { who = "ivo", health = "wounded", mounted = false, disarmed = true },
    { who = "philip", held_by = "host" },
    { who = "godric", lies_in = "keep", heals = 9, roles = [] },
    { who = "edric", fate = "gone" },
]
convoys = [{ id = "carts", load = 3, at = "0101", faction = "royalist", escort = "host" }]
holdings = [{ id = "keep", resources = 2, plundered = 1, convoyed = 1, ruined = 1, raised = 1, recruited = [1, 2], asked = ["angevin"],\
 paid = { royalist = 1 }, works = { K5 = 1 } }]
garrisons = [{ place = "keep", people = "philip", size = 5 }]

[country]
relief = "...\\n...\\n...\\n"
rivers = "0101"
roads = "0101"
places = [{ id = "keep", hex = "0303", kind = "castle_motte", faction = "angevin", resources = 3, attitude = 2, flags = ["town"] }]

[state]
day = 4
step = "upkeep"
acts = ["flemings"]

[[counters]]
id = "flemings"
employer = "host"
pay = "promised"
tests = 1

[[counters]]
id = "host"
came_from = "0102"
entered = "0102"
arrived = 4
moved = 3
attacked = 3
fought = 3
halted = 0
missed = 1
hungry = false
victories = 1
camped = ["foe"]
half_coins = 5
veterans = []
prison = "keep"

[[counters]]
id = "wanderers"
serves = "angevin"
refused = "royalist"
shunned = { royalist = 9 }

[[counters]]
id = "carts"
drover = "nobody"
load = 2
animals = 3
waits = 5
back = false
"""


def read(tmp_path: Path, text: str) -> CampaignCase:
    """A case from a text."""
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    found = load_any_case(path)
    assert isinstance(found, CampaignCase)
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
    found = read(tmp_path, WHOLE)
    assert documented("The case") == asked[()] | {"map"}
    for heading in ("country", "state", "counters", "holdings", "people"):
        assert documented(heading) == asked[heading,], heading
    people = found.state.people
    assert (people["ivo"].wounded, people["ivo"].mounted, people["ivo"].disarmed) == (True, False, True)
    assert (people["philip"].fate, people["philip"].captor) == (PRISONER, "royalist")
    assert found.state.groups["host"].prisoners == ("philip",)
    assert found.state.groups["flemings"].tests == 2


def test_every_command_is_documented() -> None:
    found = {}
    for cells in rows(section(NAME, "Commands of a campaign")):
        named = re.findall(r"\[?`\w+`\]?", cells[1])
        found[cells[0].strip("`")] = {word.strip("[]`"): word.startswith("[") for word in named}
    kinds = CampaignWire.command_kinds
    assert set(found) == set(kinds)
    for word, kind in kinds.items():
        assert found[word] == {each.name: each.default is not MISSING for each in fields(kind)}, word


def test_the_example_is_ruled_as_it_expects(tmp_path: Path) -> None:
    examples = blocks(NAME, "toml")
    assert len(examples) > 1
    for example in examples:
        (ruling,) = read(tmp_path, example).adjudicate()["rulings"]
        assert ruling["as_expected"], ruling


def test_a_campaign_of_the_package_may_be_a_case(tmp_path: Path) -> None:
    text = 'kind = "campaign"\ncampaign = "engines_for_trowbridge"\nswitches = { conquest = true }\n[state]\nacts = ["the_kings_column"]\n'
    found = read(tmp_path, text + '[[do]]\ndo = "lift_siege"\nexpect = ["refused no_siege_here"]\n')
    assert found.field.rules.switches.conquest
    assert found.adjudicate()["rulings"][0]["as_expected"]
