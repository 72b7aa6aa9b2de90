"""The files of the tables of sieges and campaigns: where each comes from, that it is in the digest, and what is said of a spoilt one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hauberk.basis.faults import LANGUAGES, BadInput
from hauberk.board.terrain import PROVENANCES
from hauberk.campaign.rules import CampaignFigures
from hauberk.rulesets.campaign_tables import load_campaign, load_rosters
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.siege_tables import load_events, load_quick, load_siege
from hauberk.rulesets.tables import table_file
from hauberk.siege.rules import SiegeFigures

FILES: dict[str, Callable[[Path], object]] = {
    "siege": load_siege, "events_of_the_day": load_events, "quick": load_quick, "campaign": load_campaign, "rosters": load_rosters,
}  # fmt: skip


def text_of(name: str) -> str:
    return table_file(f"{name}.toml").read_text(encoding="utf-8")


def tables_in(table: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield table
    for value in table.values():
        if isinstance(value, dict):
            yield from tables_in(value)


@pytest.mark.parametrize("name", FILES)
def test_every_table_says_where_it_comes_from(name: str) -> None:
    """The whole file does, or each of its parts."""
    table = tomllib.loads(text_of(name))
    assert table["source"].strip()
    for each in tables_in(table):
        for key in ("title", "name"):
            if key in each:
                assert all(each[key][language].strip() for language in LANGUAGES)
        if "provenance" in each:
            assert each["provenance"] in PROVENANCES
            assert each["source"].strip()
    parts = {key: value for key, value in table.items() if isinstance(value, dict) and key != "title"}
    assert "provenance" in table or all(any("provenance" in each for each in tables_in(value)) for value in parts.values())


def test_every_figure_has_its_line() -> None:
    lines = tomllib.loads(text_of("siege"))["figures"].values()
    assert {each for some in lines for each in some} == {each.name for each in fields(SiegeFigures)}
    assert set(tomllib.loads(text_of("campaign"))["figures"]["common"]) == {each.name for each in fields(CampaignFigures)}


@pytest.mark.parametrize("name", FILES)
def test_the_tables_are_part_of_the_digest(name: str, tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / f"{name}.toml").write_text(text_of(name) + "\n# ours\n", encoding="utf-8")
    assert RULESETS["anarchy"].digest(tmp_path) != RULESETS["anarchy"].digest()


def test_switches_are_part_of_the_digest() -> None:
    ruleset = RULESETS["anarchy"]
    for turned in (ruleset.with_campaign_switches(conquest=True), ruleset.with_siege_switches(void_early_lifting=True)):
        assert turned.digest() != ruleset.digest()
    assert ruleset.with_campaign_switches(conquest=True).campaign_rules().switches.conquest
    assert ruleset.with_siege_switches(void_early_lifting=True).siege_rules().switches.void_early_lifting
    assert not ruleset.campaign_rules().switches.conquest


SPOILT: dict[str, tuple[tuple[str, str, str], ...]] = {
    "siege": (
        ("besieger = 4", "besieger = 'four'", "besieger should be"),
        ("faces = [1, 2,", "faces = [2,", "10 numbers of days"),
        ("castle = [35, 29,", "castle = [29, 35,", "castle: one falling number"),
        ("pack_die =", "pack_dye =", "pack_dye"),
        ('"bystanders", burn', '"onlookers", burn', "onlookers"),
        ("crews = [[5, 1]]", "crews = [5, 1]", "crews should be pairs"),
        ("mining = false", "mines = false", "lacks 'mining'"),
    ),
    "events_of_the_day": (
        ('20 = "siege_lifted"', '20 = "siege_lost"', "siege_lost"),
        ("upto = [3, 6]", "upto = [6, 3]", "one rising limit"),
        ("amount = 250", "amounts = 250", "amounts"),
    ),
    "quick": (
        ('"EFFGGHHIIJ"', '"EFFGGHHII"', "row 1 is"),
        ('"rout", 30, 45', '"flight", 30, 45', "result A is"),
        ("castle = 100", "", "lacks 'castle'"),
        ("[[3, 2, -1]", "[[3, 2]", "outnumbering should be threes"),
    ),
    "campaign": (
        ("upto = [30, 60]", "upto = [60, 30]", "one rising limit"),
        ("least_group = { value = 3", "least_group = { value = 'three'", "value should be"),
        ("royalist = [5, 10]", "royalist = [10, 5]", "least and the highest loyalty"),
        ('"slips_away", "prisoner"', '"prisoner", "slips_away"', "from the mildest to the hardest"),
        ('N = ["0 top"]', 'N = ["0 above"]', "N should be sheets and sides"),
        ('N = ["0 top"]', 'N = ["7 top"]', "there are only"),
        ('favours = "top" }', 'favours = "left side" }', "left side"),
        ('["knight", "cataphract"]', '["knight", "samurai"]', "order should be lists of classes"),
        ("has_spies = true\n", "", "lacks 'has_spies'"),
        ("marsh = 2\n", "", "lacks 'marsh'"),
        ("above = true", "above = 'yes'", "above should be"),
        ("movement = { winter = -2,", "movement = {", "lacks 'winter'"),
        ("least_group =", "least_groop =", "least_groop"),
    ),
    "rosters": (
        ("    [2, 1, 3, 2, 2],  # 10", "    [3, 1, 3, 2, 2],  # 10", "row n should hold n characters"),
        ("    [2, 1, 3, 2, 2],  # 10\n", "", "rows should be"),
        ('classes = ["knight", "heavy_rider",', 'classes = ["knight", "dragoon",', "dragoon"),
        ("[rosters.welsh]", "[rosters.cornish]", "no 'welsh' here"),
        ("men = [0, 1,", "men = [1,", "numbers, from 0 resource points on"),
        ('edition = "anarchy"', 'edition = "misrule"', "misrule"),
    ),
}


def complaints(name: str, path: Path, *changes: tuple[str, str, str]) -> str:
    """What is said of a table with some words changed."""
    text = text_of(name)
    for old, new, _ in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        FILES[name](path)
    return str(caught.value)


@pytest.mark.parametrize("name", FILES)
def test_what_is_wrong_with_a_table_is_told_all_at_once(name: str, tmp_path: Path) -> None:
    for change in SPOILT[name]:
        assert change[2] in complaints(name, tmp_path / f"{name}.toml", change)
    together = SPOILT[name][:3]
    told = complaints(name, tmp_path / f"{name}.toml", *together)
    assert [words for _, _, words in together if words not in told] == []
