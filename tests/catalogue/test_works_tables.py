"""Fire, bombardment, crushing: the tables as printed, the checks they pass, and the figures of works edition by edition."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.works_rules import Blow, BombardmentTable, WorksFigures
from hauberk.board.doors import door_kinds
from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import BadInput
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables.works import load_bombardment, load_fire, load_readings, load_works
from tests.table_files import cited, spoilt, written

FACES = range(1, 11)
POINTS = (1, 3, 6, 9, 12)
BATTERING = """
1C 1C 2C 3C 4C
-  -  1C 2C 3C
-  -  -  1C D/2C
-  -  -  -  D/1C
-  -  -  D  D
-  -  -  D  D
-  -  D  D  D
-  -  D  D  D
-  D  D  D  D
D  D  D  D  D
"""
"""The battering table of the classic siege."""
HOARDINGS = """
1C 1C 2C 3C D/4C
-  -  1C 2C D/3C
-  -  -  D/1C D/2C
-  -  -  D  D/1C
-  -  D  D  D
-  -  D  D  D
-  D  D  D  D
D  D  D  D  D
D  D  D  D  D
D  D  D  D  D
"""
"""The table for hoardings."""


def printed(blow: Blow) -> str:
    wear = f"{blow.wear}C" if blow.wear else ""
    return "/".join(part for part in ("D" if blow.grade else "", wear) if part) or "-"


def cells(table: BombardmentTable, material: str) -> list[list[str]]:
    return [[printed(table.blow(material, points, die)) for points in POINTS] for die in FACES]


# -- bombardment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-BATTER-04", "A-BOMB-05")
@pytest.mark.example("DX-A-01")
def test_double_walls_are_read_as_in_the_classic_battering_table() -> None:
    expected = [line.split() for line in BATTERING.strip().splitlines()]
    for name in RULESETS:
        assert cells(RULESETS[name].rules().bombardment, "castle_stone") == expected


@pytest.mark.rule("A-BOMB-05", "A-HOARD-23")
@pytest.mark.example("DX-A-02")
def test_wood_is_read_as_in_the_table_for_hoardings() -> None:
    assert cells(RULESETS["anarchy"].rules().bombardment, "wood") == [line.split() for line in HOARDINGS.strip().splitlines()]


@pytest.mark.rule("A-BOMB-05", "A-BOMB-08")
@pytest.mark.example("DX-A-03")
def test_the_whole_table_follows_one_formula() -> None:
    """D from a threshold by points, one lower for single walls, two for wood; wear by points and die alone; nothing ever gets worse
    with the die, with points or with softer walls."""
    table = RULESETS["anarchy"].rules().bombardment
    threshold, wear = dict(zip(POINTS, (10, 9, 7, 5, 3), strict=True)), dict(zip(POINTS, (1, 1, 2, 3, 4), strict=True))
    chances: dict[tuple[str, int], int] = {}
    for softness, material in enumerate(("castle_stone", "stone", "wood")):
        for points in POINTS:
            blows = [table.blow(material, points, die) for die in FACES]
            assert blows == [Blow(die >= threshold[points] - softness, max(0, wear[points] + 1 - die)) for die in FACES]
            chances[material, points] = sum(blow.grade for blow in blows)
    assert [chances["castle_stone", points] for points in POINTS] == [1, 2, 4, 6, 8]
    assert [chances["stone", points] for points in POINTS] == [2, 3, 5, 7, 9]
    assert [chances["wood", points] for points in POINTS] == [3, 4, 6, 8, 10]


@pytest.mark.rule("RULING-A-BOMB-02", "RULING-S-29", "RULING-S-31")
def test_points_between_columns_and_dice_beyond_the_faces() -> None:
    """The highest column that is paid for; below one point nothing happens; a modified die stays on the table."""
    table = RULESETS["anarchy"].rules().bombardment
    assert table.blow("castle_stone", 5, 9) == table.blow("castle_stone", 3, 9) == Blow(True, 0)
    assert table.blow("castle_stone", 40, 3) == table.blow("castle_stone", 12, 3)
    assert table.blow("wood", 0, 10) == Blow(False, 0)
    assert table.blow("castle_stone", 9, -2) == table.blow("castle_stone", 9, 1) == Blow(False, 3)
    assert table.blow("castle_stone", 1, 12) == Blow(True, 0)


@pytest.mark.rule("A-BOMB-01", "SC-BATTER-01")
def test_grades_to_demolition() -> None:
    """Four for double walls, two for single ones, one for wood; the classic siege knows one kind of wall."""
    grades = {name: tuple(RULESETS[name].rules().bombardment.grades.values()) for name in RULESETS}
    assert grades == {"guiscard": (4, 2, 1), "anarchy": (4, 2, 1), "siege_classic": (4, 4, 1)}


# -- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-FIRE-08", "RULING-G-30", "A-TOWER-31")
@pytest.mark.parametrize("name", RULESETS)
def test_what_catches_fire(name: str) -> None:
    """Spread from 7, oil and engines from 8, siege towers and rams on 10 only."""
    fire = RULESETS[name].rules().fire
    lowest = {column: [die for die in FACES if fire.catches(column, die)] for column in ("spread", "oil", "engine", "tower")}
    assert lowest == {"spread": [7, 8, 9, 10], "oil": [8, 9, 10], "engine": [8, 9, 10], "tower": [10]}
    assert fire.catches("spread", 12)
    assert not fire.catches("oil", 0)


@pytest.mark.rule("SC-FIRE-08", "RULING-G-29")
@pytest.mark.parametrize("name", RULESETS)
def test_what_is_put_out(name: str) -> None:
    """1 to 3 puts out any fire, 4 and 5 only what an arrow has lit."""
    fire = RULESETS[name].rules().fire
    assert [die for die in FACES if fire.puts_out(die, arrow=False)] == [1, 2, 3]
    assert [die for die in FACES if fire.puts_out(die, arrow=True)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("RULING-G-30", "A-ENTR-07", "RULING-A-ENTR-02", "RULING-S-35")
def test_columns_of_what_arrows_are_shot_at() -> None:
    guiscard, anarchy, classic = (rules.rules().fire for rules in RULESETS.values())
    assert [guiscard.column(what) for what in ("petraria", "siphon", "tent", "palisade", "platform", "jetty")] == ["engine"] * 6
    assert [anarchy.column(what) for what in ("siege_tower", "ram", "gallery", "gate", "fixed_bridge")] == ["tower"] * 5
    assert [anarchy.column(what) for what in ("ballista", "mangonel", "hoarding", "tower_side")] == ["engine"] * 4
    assert (classic.column("tent"), classic.column("ram"), classic.column("ballista")) == ("engine", "tower", "engine")
    for kind in door_kinds().values():
        assert not kind.burns or all(fire.column(kind.burns) == "tower" for fire in (guiscard, anarchy, classic))


# -- what falls on people --------------------------------------------------------------------------------------------


@pytest.mark.rule("A-TOWER-28")
@pytest.mark.example("DX-A-13")
def test_the_falling_bridge() -> None:
    """1–5 back, 6–7 stunned, 8–9 wounded, 10 killed; armour adds 1."""
    table = RULESETS["anarchy"].rules().readings["falling_bridge"]
    assert table.die == 10
    bare = [table.result(die) for die in FACES]
    assert bare == ["retreats"] * 5 + ["stunned"] * 2 + ["wounded"] * 2 + ["killed"]
    assert [table.result(die + table.armoured) for die in (5, 7, 9, 10)] == ["stunned", "wounded", "killed", "killed"]


@pytest.mark.rule("A-TOWER-36")
def test_the_collapse_of_a_tower() -> None:
    """1–3 killed, 4–5 wounded, 6 unhurt."""
    table = RULESETS["anarchy"].rules().readings["collapse"]
    assert [table.result(die) for die in range(1, table.die + 1)] == ["killed"] * 3 + ["wounded"] * 2 + ["escapes"]


# -- figures ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LADDER-03", "LADDER-06", "LADDER-07", "LADDER-12", "SC-LADDER-12", "GRAP-02")
def test_figures_of_ladders_and_grapnels() -> None:
    found = {name: RULESETS[name].rules().works for name in RULESETS}
    for figures in found.values():
        assert (figures.ladder_carry, figures.ladder_climb, figures.ladder_over, figures.ladder_shift) == (2, 3, 4, 2)
        assert (figures.ladder_fall, figures.grapnel_least) == (6, 3)
    assert [found[name].ladder_fall_wounded for name in RULESETS] == [0, 0, 1]


def test_every_figure_says_where_it_comes_from() -> None:
    assert written("works").keys() == {"base", *RULESETS}
    names = {each.name for each in fields(WorksFigures)}
    assert written("works")["base"]["figures"].keys() == names
    for folder, table in written("works").items():
        assert table["figures"].keys() <= names
        for name, line in table["figures"].items():
            assert line.keys() - {"value", "values"} == {"source", "provenance"}, (folder, name)
            assert cited(line), (folder, name)
            assert line["provenance"] in PROVENANCES


def test_lines_of_an_edition_say_something_new() -> None:
    for edition in RULESETS:
        for name, line in written("works")[edition]["figures"].items():
            common = written("works")["base"]["figures"][name]
            assert (line.get("value"), line.get("values")) != (common.get("value"), common.get("values")), (edition, name)


def faults(tmp_path: Path, name: str, load: Any, old: str, new: str) -> list[str]:
    with pytest.raises(BadInput) as bad:
        load(*spoilt(tmp_path, "guiscard", name, (old, new)))
    return [fault.what for fault in bad.value.faults]


def test_wrong_figures_are_all_reported(tmp_path: Path) -> None:
    found = faults(tmp_path, "works", load_works, "ladder_carry =", "laddr_carry =")
    assert any("no figure is called 'laddr_carry'" in what for what in found)
    assert any("lacks ladder_carry" in what for what in found)


def test_wrong_tables_are_reported(tmp_path: Path) -> None:
    assert "column spread is 'xFFF'" in faults(tmp_path, "fire", load_fire, "------FFFF", "xFFF")
    assert "targets: siphon: no 'towr' here" in faults(tmp_path, "fire", load_fire, 'siphon = "engine"', 'siphon = "towr"')
    assert any("row 1 is" in what for what in faults(tmp_path, "bombardment", load_bombardment, '"4C"]', '"4X"]'))
    assert any("one rising limit" in what for what in faults(tmp_path, "crush", load_readings, "[5, 7, 9]", "[5, 9, 7]"))
