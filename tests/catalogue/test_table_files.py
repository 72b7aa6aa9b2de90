"""The files of the tables of sieges and campaigns: where each comes from, that it is in the digest, and what is said of a spoilt one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from hauberk.board.terrain import PROVENANCES
from hauberk.campaign.rules import CampaignFigures
from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables.campaign import load_campaign, load_rosters
from hauberk.rulesets.tables.siege import load_events, load_quick, load_siege
from hauberk.siege.rules import SiegeFigures
from tests.table_files import cited, spoilt, tables_in, written

FILES: dict[str, Callable[..., object]] = {
    "siege": load_siege, "events_of_the_day": load_events, "quick": load_quick, "campaign": load_campaign, "rosters": load_rosters,
}  # fmt: skip


@pytest.mark.parametrize("name", FILES)
def test_every_table_says_where_it_comes_from(name: str) -> None:
    """The whole file does, or each of its parts."""
    base = written(name)["base"]
    assert cited(base)
    for table in written(name).values():
        for each in tables_in(table):
            for key in ("title", "name"):
                if key in each:
                    assert all(each[key][language].strip() for language in LANGUAGES)
            if "provenance" in each:
                assert each["provenance"] in PROVENANCES
                assert cited(each)
        parts = {key: value for key, value in table.items() if isinstance(value, dict) and key != "title"}
        assert "provenance" in table or all(any("provenance" in each for each in tables_in(value)) for value in parts.values())


def test_every_figure_has_its_line() -> None:
    assert set(written("siege")["base"]["figures"]) == {each.name for each in fields(SiegeFigures)}
    assert set(written("campaign")["base"]["figures"]) == {each.name for each in fields(CampaignFigures)}


@pytest.mark.parametrize("name", FILES)
def test_the_tables_are_part_of_the_digest(name: str, tmp_path: Path) -> None:
    own, ruleset = tmp_path / f"{name}.toml", RULESETS["anarchy"]
    own.write_text("# ours\n", encoding="utf-8")
    assert ruleset.with_tables(tmp_path).digest() != ruleset.digest()
    own.unlink()
    assert ruleset.with_tables(tmp_path).digest() == ruleset.digest()


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
        ('build = "strict"', 'build = "onlookers"', "onlookers"),
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
        ('classes = ["knight", "heavy_rider",', 'classes = ["knight", "dragoon",', "dragoon"),
        ("[rosters.welsh]", "[rosters.cornish]", "no 'welsh' here"),
        ("    [2, 1, 3, 2, 2],  # 10\n", "", "rows should be"),
        ("men = [0, 1,", "men = [1,", "numbers, from 0 resource points on"),
        ("mercenary = true", 'mercenary = "yes"', "mercenary should be"),
    ),
}


def complaints(name: str, folder: Path, *changes: tuple[str, str, str]) -> str:
    """What is said of a table with some words changed, in the edition that has them."""
    for edition in ("guiscard", "anarchy"):
        texts = [path.read_text(encoding="utf-8") for path in RULESETS[edition].files(name)]
        if all(any(old in text for text in texts) for old, _, _ in changes):
            break
    with pytest.raises(BadInput) as caught:
        FILES[name](*spoilt(folder, edition, name, *[(old, new) for old, new, _ in changes]))
    return str(caught.value)


@pytest.mark.parametrize("name", FILES)
def test_what_is_wrong_with_a_table_is_told_all_at_once(name: str, tmp_path: Path) -> None:
    for number, change in enumerate(SPOILT[name]):
        (tmp_path / str(number)).mkdir()
        assert change[2] in complaints(name, tmp_path / str(number), change)
    together = SPOILT[name][:3]
    told = complaints(name, tmp_path, *together)
    assert [words for _, _, words in together if words not in told] == []
