"""Editions: folders of tables, each found by its folder and listed nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.checking import check_folder
from hauberk.rulesets.editions import GUISCARD, RULESETS, SIEGE_CLASSIC, edition_folders, read_edition
from tests.table_files import EVERY

TITLE = 'title = { en = "House", fr = "Maison", it = "Casa" }\n'


def house(folder: Path, edition: str, **tables: str) -> Path:
    """A folder with an edition in it."""
    (folder / "house").mkdir()
    for name, text in {"edition": edition, **tables}.items():
        (folder / "house" / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder / "house"


def test_every_folder_is_an_edition() -> None:
    folders = {path.parent.name for path in EVERY if path.name == "edition.toml"}
    assert list(RULESETS) == ["guiscard", "anarchy", "siege_classic"]
    assert folders == RULESETS.keys() == edition_folders().keys()
    assert all(ruleset.title[language].strip() for ruleset in RULESETS.values() for language in LANGUAGES)


def test_an_edition_over_another_one_says_only_what_differs(tmp_path: Path) -> None:
    battle = '[figures]\nmount_cost = { value = 1, source = "ours", provenance = "reconstructed" }\n'
    found = read_edition(house(tmp_path, TITLE + 'over = "siege_classic"\n[switches]\ncapture = true\n', battle=battle))
    assert found.rules().figures.mount_cost == 1
    assert found.rules().works == SIEGE_CLASSIC.rules().works
    assert found.switches.capture
    assert found.switches.steep_moats
    assert found.siege_rules().events == SIEGE_CLASSIC.siege_rules().events
    assert found.rules().own == SIEGE_CLASSIC.rules().own
    assert not found.has_campaign
    assert found.digest() != SIEGE_CLASSIC.digest()


def test_a_battle_is_played_by_an_edition_of_ones_own(tmp_path: Path) -> None:
    battle = '[figures]\nmount_cost = { value = 1, source = "ours", provenance = "reconstructed" }\n'
    edition = read_edition(house(tmp_path, TITLE + 'over = "guiscard"\n', battle=battle))
    assert load_scenario("the_first_arrows").under(edition).field.rules.figures.mount_cost == 1
    assert GUISCARD.rules().figures.mount_cost == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (TITLE + 'over = "guiscrad"\n', "house/edition.toml:2: over: no 'guiscrad' here (did you mean guiscard?)"),
        (TITLE + "[switches]\ncaptrue = true\n", "house/edition.toml:3: switches: unknown field 'captrue' (did you mean capture"),
        (TITLE + '[borrowed]\nsiege = { from = "x", source = "s", provenance = "derived" }\n', "house/edition.toml:3: borrowed.siege:"),
        ("order = 1\n", "house/edition.toml: lacks 'title'"),
    ],
)
def test_a_faulty_edition_is_told(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(BadInput) as told:
        read_edition(house(tmp_path, text))
    assert fault in str(told.value)


def test_editions_in_a_folder_of_ones_own_are_checked(tmp_path: Path) -> None:
    (tmp_path / "editions").mkdir()
    path = house(tmp_path / "editions", TITLE + 'over = "guiscard"\n', melee='[rows.foot]\n1 = "QQQ"\n')
    faults, counts = check_folder(tmp_path)
    assert [str(fault) for fault in faults] == ["house/melee.toml:2: row 1 is 'QQQ' (9 letters of -ABCDEF)"]
    (path / "edition.toml").write_text("order = 'first'\n", encoding="utf-8")
    faults, counts = check_folder(tmp_path)
    assert {fault.file for fault in faults} == {"house/edition.toml"}
    assert not counts


def test_a_table_of_ones_own_with_an_unknown_name_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables").mkdir()
    (tmp_path / "tables" / "mele.toml").write_text("die = 10\n", encoding="utf-8")
    assert str(check_folder(tmp_path)[0][0]) == "mele.toml: no table is called 'mele' (did you mean melee?)"
