"""The files of the siege's tables: where each comes from, what an edition does its own way, and what is said of a spoilt one."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from hauberk.basis.faults import LANGUAGES, BadInput
from hauberk.basis.switches import rulings_of
from hauberk.board.terrain import PROVENANCES
from hauberk.ledger import ledger
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.siege_tables import WAYS, load_events, load_quick, load_siege
from hauberk.siege.rules import SiegeFigures, SiegeSwitches
from tests.siege.editions import ANARCHY, CLASSIC, GUISCARD
from tests.table_files import spoilt, tables_in, written

FILES = ("siege", "events_of_the_day", "quick")


@pytest.mark.parametrize("name", FILES)
def test_every_table_says_where_it_comes_from(name: str) -> None:
    assert written(name)["base"]["source"].strip()
    for table in written(name).values():
        for each in tables_in(table):
            for key in ("title", "name"):
                if key in each:
                    assert all(each[key][language].strip() for language in LANGUAGES)
            if "provenance" in each:
                assert each["provenance"] in PROVENANCES
                assert each["source"].strip()
        if name == "siege":
            parts = {key: value for key, value in table.items() if isinstance(value, dict) and key != "title"}
            assert not [key for key, value in parts.items() if not any("provenance" in each for each in tables_in(value))]
    if name == "siege":
        assert written(name)["base"]["figures"].keys() == {each.name for each in fields(SiegeFigures)}
        assert written(name).keys() == {"base", *RULESETS}
    else:
        assert written(name)["base"]["provenance"] in PROVENANCES


def test_what_an_edition_does_its_own_way() -> None:
    ways = WAYS[:-1]
    assert [getattr(GUISCARD, name) for name in ways] == [False, False, False, False, True, True, True, False]
    assert [getattr(ANARCHY, name) for name in ways] == [True, True, True, True, False, False, False, True]
    assert [getattr(CLASSIC, name) for name in ways] == [True, True, False, True, False, False, True, False]
    assert SiegeSwitches() == GUISCARD.switches
    assert replace(SiegeSwitches(), either_redoubt_first=True) == ANARCHY.switches


def test_every_switch_names_its_ruling() -> None:
    named = rulings_of(SiegeSwitches)
    assert set(named) == {each.name for each in fields(SiegeSwitches)}
    assert all(rule.startswith("RULING-") and rule in ledger() for rule in named.values())


def test_the_tables_are_part_of_the_digest(tmp_path: Path) -> None:
    ruleset = RULESETS["guiscard"]
    for name in FILES:
        own = tmp_path / f"{name}.toml"
        own.write_text("# ours\n", encoding="utf-8")
        assert ruleset.with_tables(tmp_path).digest() != ruleset.digest()
        own.unlink()
        assert ruleset.with_tables(tmp_path).digest() == ruleset.digest()
    turned = ruleset.with_siege_switches(void_early_lifting=True)
    assert turned.digest() != ruleset.digest()
    assert turned.siege_rules().switches.void_early_lifting


SPOILT = {
    "siege": (
        load_siege,
        [
            ("besieger = 4", "besieger = 'four'"),
            ("faces = [1, 2,", "faces = [2,"),
            ("castle = [35, 29,", "castle = [29, 35,"),
            ("pack_die =", "pack_dye ="),
            ('build = "strict"', 'build = "onlookers"'),
            ("crews = [[5, 1]]", "crews = [5, 1]"),
            ("mining = false", "mines = false"),
        ],
        (
            "besieger should be",
            "10 numbers of days",
            "castle: one falling number",
            "pack_dye",
            "onlookers",
            "crews should be pairs",
            "lacks 'mining'",
        ),
    ),
    "events_of_the_day": (
        load_events,
        [('20 = "siege_lifted"', '20 = "siege_lost"'), ("upto = [3, 6]", "upto = [6, 3]"), ("amount = 250", "amounts = 250")],
        ("siege_lost", "one rising limit", "amounts"),
    ),
    "quick": (
        load_quick,
        [('"EFFGGHHIIJ"', '"EFFGGHHII"'), ('"rout", 30, 45', '"flight", 30, 45'), ("castle = 100", ""), ("[[3, 2, -1]", "[[3, 2]")],
        ("row 1 is", "result A is", "lacks 'castle'", "outnumbering should be threes"),
    ),
}


@pytest.mark.parametrize("name", FILES)
def test_all_faults_of_a_table_are_told_at_once(name: str, tmp_path: Path) -> None:
    load, changes, told = SPOILT[name]
    paths = spoilt(tmp_path, "guiscard", name, *changes)
    with pytest.raises(BadInput) as caught:
        load(*paths)
    assert [each for each in told if each not in str(caught.value)] == []
