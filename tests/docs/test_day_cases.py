"""The documents on cases of sieges and campaigns name every field and command, and nothing else; their examples are ruled as claimed."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from hauberk.campaign.state import PRISONER
from hauberk.common.faults import Reader
from hauberk.play.campaign.wire import CampaignWire
from hauberk.play.case import CaseOf
from hauberk.play.cases import load_case
from hauberk.play.siege.scenario import STOCK, load_siege
from hauberk.play.siege.wire import SiegeWire
from tests.docs.test_docs import blocks, coded, rows, section

DOCUMENTS = {"siege": SiegeWire, "campaign": CampaignWire}
SIEGE = """kind = "siege"
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
CAMPAIGN = """kind = "campaign"
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


def read(tmp_path: Path, text: str) -> CaseOf:
    """A case from a text."""
    path = tmp_path / "case.toml"
    path.write_text(text, encoding="utf-8")
    return load_case(path)


def documented(kind: str, heading: str) -> set[str]:
    """The fields that the table of a section names."""
    return {word for cells in rows(section(f"{kind}-cases.md", heading)) for word in coded(cells[0])}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, ...], set[str]]:
    """The fields of a case that are asked for while it is read, table by table."""
    found: dict[tuple[str, ...], set[str]] = {}
    take, note = Reader._take, Reader.read

    def mark(self: Reader, key: str) -> None:
        if self.source.name == "case.toml":
            found.setdefault(tuple(str(part) for part in self.path if not isinstance(part, int)), set()).add(key)

    def taken(self: Reader, key: str, kind: type, needed: bool) -> Any:
        mark(self, key)
        return take(self, key, kind, needed)

    def noted(self: Reader, key: str) -> None:
        mark(self, key)
        note(self, key)

    monkeypatch.setattr(Reader, "_take", taken)
    monkeypatch.setattr(Reader, "read", noted)
    return found


def test_every_field_of_a_siege_is_documented(tmp_path: Path, asked: dict[tuple[str, ...], set[str]]) -> None:
    mined = next(section.id for section in load_siege("snow_at_oxford").place.sections.values() if section.mine)
    found = read(tmp_path, SIEGE.replace("north_west", mined))
    assert found.state.people["ivo"].heal_day == 9
    assert documented("siege", "The case") == asked[()]
    for heading in ("state", "people", "engines", "mines", "projects"):
        assert documented("siege", heading) == asked[heading,], heading
    words = {word for cells in rows(section("siege-cases.md", "The case")) if cells[0] == "`stock`" for word in coded(cells[1])}
    assert words - {"[stock.A]"} == set(STOCK)


def test_every_field_of_a_campaign_is_documented(tmp_path: Path, asked: dict[tuple[str, ...], set[str]]) -> None:
    found = read(tmp_path, CAMPAIGN)
    assert documented("campaign", "The case") == asked[()] | {"map"}
    for heading in ("country", "state", "counters", "holdings", "people"):
        assert documented("campaign", heading) == asked[heading,], heading
    people = found.state.people
    assert (people["ivo"].wounded, people["ivo"].mounted, people["ivo"].disarmed) == (True, False, True)
    assert (people["philip"].fate, people["philip"].captor) == (PRISONER, "royalist")
    assert found.state.groups["host"].prisoners == ("philip",)
    assert found.state.groups["flemings"].tests == 2


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_every_command_is_documented(kind: str) -> None:
    found = {}
    for cells in rows(section(f"{kind}-cases.md", f"Commands of a {kind}")):
        named = re.findall(r"\[?`\w+`\]?", cells[1])
        found[cells[0].strip("`")] = {word.strip("[]`"): word.startswith("[") for word in named}
    kinds = DOCUMENTS[kind].command_kinds
    assert set(found) == set(kinds)
    for word, command in kinds.items():
        assert found[word] == {each.name: each.default is not MISSING for each in fields(command)}, word


@pytest.mark.parametrize("kind", DOCUMENTS)
def test_the_examples_are_ruled_as_they_expect(tmp_path: Path, kind: str) -> None:
    examples = blocks(f"{kind}-cases.md", "toml")
    assert len(examples) > 1
    for example in examples:
        case = read(tmp_path, example)
        assert case.game.kind == kind
        (ruling,) = case.adjudicate()["rulings"]
        assert ruling["as_expected"], ruling


def test_a_campaign_of_the_package_may_be_a_case(tmp_path: Path) -> None:
    text = 'kind = "campaign"\ncampaign = "engines_for_trowbridge"\nswitches = { conquest = true }\n[state]\nacts = ["the_kings_column"]\n'
    found = read(tmp_path, text + '[[do]]\ndo = "lift_siege"\nexpect = ["refused no_siege_here"]\n')
    assert found.field.rules.switches.conquest
    assert found.adjudicate()["rulings"][0]["as_expected"]
