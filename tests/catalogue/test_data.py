"""The catalogue: every sheet, battle, class, person and table of the game is complete and agrees with the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.character import Values
from hauberk.battle.machines.oxen import team_cells
from hauberk.board.board import Board, Piece, bits
from hauberk.board.terrain import PROVENANCES, load_terrain
from hauberk.common.faults import LANGUAGES, BadInput
from hauberk.play.battle.scenario import Scenario, load_scenario, scenario_files, sheet, sheet_files
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import COUNTED, WEAPONS, load_people
from hauberk.rulesets.ruleset import CAMPAIGN_TABLES, TABLES
from hauberk.rulesets.tables import base_table, data_folder
from hauberk.rulesets.tables.battle import load_melee, load_weapons
from hauberk.tell.messages import messages_in
from tests.table_files import EVERY, cited, raw, spoilt, words

DATA = data_folder()
BASE = DATA / "editions" / "base"
MELEE = [base_table("melee"), DATA / "editions" / "anarchy" / "melee.toml"]
PRINTED = {"lance", "javelin", "dagger", "sling", "staff_sling", "short_bow", "composite_bow", "longbow", "crossbow"}
"""The missile weapons of the printed game."""
FIGURES = [path for path in EVERY if path.stem not in ("machines", "terrain", "edition", "citations")]


def within(table: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every single value of a nested table with its path."""
    if isinstance(table, dict):
        for key, value in table.items():
            yield from within(value, (*path, key))
    else:
        yield path, table


# -- sheets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(sheet_files()))
def test_every_sheet_loads(name: str) -> None:
    """Twenty-six columns, sixteen rows, an id that is its file's name, a title in three languages."""
    found = sheet(name)
    assert found.id == name
    assert (found.columns, found.rows) == (26, 16)
    assert len([spot for spot in found.ground if spot[0] == 0]) == 26 * 16
    assert all(found.title[language].strip() for language in LANGUAGES)
    board = Board([Piece(found)])
    assert board.all.bit_count() == len(found.ground)


def test_there_are_six_sheets_of_their_own() -> None:
    """No sheet is another's copy, and together they show all open ground."""
    sheets = [sheet(name) for name in sheet_files()]
    assert len(sheets) >= 6
    assert len({tuple(sorted(one.ground.items())) for one in sheets}) == len(sheets)
    terrain = {ground.structure or ground.terrain for one in sheets for ground in one.ground.values()}
    assert terrain >= {"flat", "scrub", "tree", "bank", "marsh", "rock", "path", "stone_stairs"}
    assert terrain >= {"beach", "shallows", "river", "ford", "bridge"}


# -- battles -------------------------------------------------------------------------------------------------------


def scenarios() -> list[str]:
    """The battles in playing order."""
    return list(scenario_files())


@pytest.mark.parametrize("name", scenarios())
def test_every_battle_loads_with_people_on_both_sides(name: str) -> None:
    """Eight people or more a side (four in the lesson), on the map or on their way, and nobody twice."""
    battle = load_scenario(name)
    assert battle.id == name
    for side in (0, 1):
        people = battle.start.people(side)
        assert len(people) >= (8 if battle.order else 4)
        assert any(man.able for man in people)
        assert all(man.able or man.away == Away.WAITING for man in people)


@pytest.mark.parametrize("name", scenarios())
def test_every_battle_speaks_three_languages(name: str) -> None:
    """Title, story, briefing and the names of the sides, filled and translated."""
    battle = load_scenario(name)
    for text in (battle.title, battle.story, battle.briefing, *battle.sides):
        assert set(text) == set(LANGUAGES)
        assert all(text[language].strip() for language in LANGUAGES)
    for text in (battle.story, battle.briefing):
        assert len(set(text.values())) == 3


@pytest.mark.parametrize("name", scenarios())
def test_every_position_is_lawful(name: str) -> None:
    """One living being a hex, on ground he could enter, in good health, and no machine on top of him: he stands in it or beside it."""
    battle = load_scenario(name)
    state = battle.start
    board = battle.field.now(state).board
    machines = [cell for machine in state.machines.values() for cell in machine.cells]
    assert len(set(machines)) == len(machines)
    taken = {cell for machine in state.machines.values() if machine.folded for cell in machine.cells}
    for being in state.beings.values():
        if being.away:
            continue
        assert being.health == Health.HEALTHY
        assert being.mounted == (being.tail >= 0 and being.character.kind != "horse")
        for cell in being.cells:
            assert board.all >> cell & 1
            assert cell not in taken
            taken.add(cell)
            assert board.ground[cell].cost(being.mounted, being.character.armoured)
        if being.tail >= 0:
            assert board.neighbours[being.tail][being.facing] == being.cell


@pytest.mark.parametrize("name", scenarios())
def test_everything_a_battle_names_is_there(name: str) -> None:
    """Areas, exits and entries have hexes, victory speaks of people who fight, led beasts stand by their leaders."""
    battle = load_scenario(name)
    field, state = battle.field, battle.start
    assert field.turns > 0
    assert field.victories
    for line in field.victories:
        for condition in line.conditions:
            assert all(who in state.beings for who in condition.who)
            assert condition.kind != "machine" or condition.area in state.machines
    for place in (*field.exits, *field.entries):
        assert place.cells
        edge = [cell for cell in bits(place.cells) if -1 in field.board.neighbours[cell]]
        assert len(edge) == place.cells.bit_count()
    assert all(field.areas.values())
    for being in state.beings.values():
        if being.leader:
            train = [other for other in state.beings.values() if other.leader == being.leader and other.id != being.id]
            near = [cell for other in (state.beings[being.leader], *train) for cell in other.cells]
            assert any(field.board.around[cell] & being.area for cell in near)
    for machine in state.machines.values():
        if machine.team:
            assert {state.beings[ox].cell for ox in machine.team} == set(team_cells(field, machine))
            assert all(field.board.ground[cell].id == "flat" for cell in machine.cells)


def test_the_battles_are_numbered_and_use_every_sheet() -> None:
    """Order and file agree, the lesson before all others; every edition is played, every sheet is fought on."""
    battles = [load_scenario(name) for name in scenarios()]
    assert [battle.order for battle in battles] == list(range(len(battles)))
    played = {battle.ruleset.id for battle in battles} | {piece.sheet.id for battle in battles for piece in battle.field.board.pieces}
    assert played == set(RULESETS) | set(sheet_files())


@cache
def ledger() -> set[str]:
    """The ids of all rules of the ledger."""
    files = (DATA / "rules").rglob("*.toml")
    return {rule for path in files for rule in raw(path).get("rules", {})}


@pytest.mark.parametrize("name", scenarios())
def test_what_a_battle_teaches_are_rules(name: str) -> None:
    """The prefixes are those of rules in the ledger."""
    battle: Scenario = load_scenario(name)
    assert battle.teaches
    for prefix in battle.teaches:
        assert any(rule.startswith(f"{prefix}-") for rule in ledger())


# -- classes and people --------------------------------------------------------------------------------------------

CLASSES: dict[str, tuple[bool, tuple[int, int, int], tuple[int, int, int] | None]] = {
    "noble": (True, (26, 12, 6), (32, 15, 12)),
    "knight": (True, (24, 11, 6), (28, 14, 12)),
    "cataphract": (True, (22, 12, 4), (30, 16, 10)),
    "heavy_cavalry": (True, (18, 9, 6), (24, 12, 12)),
    "light_cavalry": (False, (10, 6, 8), (15, 8, 15)),
    "horse_archer": (False, (8, 5, 8), (11, 7, 15)),
    "heavy_foot": (True, (22, 9, 6), None),
    "hoplite": (True, (12, 7, 6), None),
    "sergeant": (True, (14, 8, 6), None),
    "light_infantry": (False, (9, 5, 8), None),
    "spearman": (False, (11, 5, 8), None),
    "javelin_thrower": (False, (8, 5, 8), None),
    "slinger": (False, (5, 4, 8), None),
    "archer": (False, (6, 4, 8), None),
    "crossbowman": (True, (8, 6, 6), None),
    "light_crossbowman": (False, (8, 5, 8), None),
    "engineer": (False, (6, 4, 8), None),
    "peasant": (False, (4, 3, 8), None),
    "civilian": (False, (2, 2, 4), None),
}
"""Armour, values on foot, values mounted, by class."""


@pytest.mark.parametrize("kind", sorted(CLASSES))
def test_classes_have_the_values_of_the_play_sheet(kind: str) -> None:
    """Attack, defence and allowance of every class; a wound halves the allowance on foot and spares the horse's."""
    armoured, foot, mounted = CLASSES[kind]
    found = load_people().kinds[kind]
    assert found.armoured is armoured
    assert found.foot == Values(*foot)
    assert found.foot_wounded_movement == foot[2] // 2
    assert found.mounted == (Values(*mounted) if mounted else None)
    if mounted:
        assert found.mounted_wounded_movement == mounted[2]


def test_every_class_is_complete() -> None:
    """A name in three languages, two letters of a code, and where its figures come from."""
    people = load_people()
    assert people.kinds.keys() >= {*CLASSES, "staff_slinger", "horse", "ox", "mule", "dog", "boar", "sheep"}
    for name, entry in raw(DATA / "kinds.toml")["kinds"].items():
        words(entry, "name")
        assert len(people.kinds[name].code) == 2
        assert entry["provenance"]
        assert set(entry["provenance"].values()) <= set(PROVENANCES)
        if entry.get("beast"):
            assert "beast" in people.kinds[name].traits
            assert (entry["foot"]["attack"], entry["foot"]["defence"]) == (0, 1)


def test_there_are_people_enough() -> None:
    """A hundred and sixty people and more in nine groups and the country folk, beasts not counted."""
    people = load_people()
    groups = {name: group for name, group in people.groups.items() if name != "beasts"}
    assert len(groups) == 10
    assert sum(len(group.people) for group in groups.values()) >= 160
    assert all(len(group.people) >= 12 for group in groups.values())
    for path in (DATA / "people").glob("*.toml"):
        words(raw(path), "name")


def test_every_person_is_complete() -> None:
    """Name, code, weapons and all faces; values within two points of the class; a note in three languages or none."""
    people = load_people()
    for person in people.characters.values():
        kind = people.kinds[person.kind]
        assert person.name.strip()
        assert person.weapons
        assert len(person.code) == 3
        assert person.code[1] == ("c" if kind.mounted else "i")
        stands = ("foot", "mounted") if kind.mounted else ("foot",)
        if person.is_beast:
            assert person.faces.keys() == {"foot"}
            continue
        assert person.faces.keys() == {"stunned", *stands, *(f"{stand}_wounded" for stand in stands)}
        for stand, base in (("foot", kind.foot), ("mounted", kind.mounted)):
            if base is None:
                continue
            values, hurt = person.faces[stand], person.faces[f"{stand}_wounded"]
            assert abs(values.attack - base.attack) <= 2
            assert abs(values.defence - base.defence) <= 2
            assert values.movement == base.movement
            assert (hurt.attack, hurt.defence) == ((values.attack + 1) // 2, (values.defence + 1) // 2)
        assert person.faces["stunned"] == Values(0, 3 if person.armoured else 1, 0)
        assert not person.note or all(person.note[language].strip() for language in LANGUAGES)
        assert len(COUNTED & set(person.weapons)) <= 1


def test_names_are_not_shared_within_a_group() -> None:
    """Two men of one banner are not called the same."""
    people = load_people()
    for group in people.groups.values():
        called = [people.characters[who].name for who in group.people]
        assert len(set(called)) == len(called)


@pytest.mark.rule("COUNTER-05", "SHOOT-02")
def test_the_third_letter_tells_the_missile() -> None:
    """j, s and a stand for javelin, sling and bow, and for nothing else."""
    letters: dict[str, set[str]] = {}
    for weapon in load_weapons(base_table("weapons")).values():
        letters.setdefault(weapon.letter, set()).add(weapon.id)
    del letters[""]
    assert {letter: weapons & PRINTED for letter, weapons in letters.items()} == {
        "j": {"javelin"}, "s": {"sling", "staff_sling"}, "a": {"short_bow", "composite_bow", "longbow"},
    }  # fmt: skip
    for person in load_people().characters.values():
        if person.is_beast:
            continue
        for letter, weapons in letters.items():
            assert (person.code[2] == letter) == bool(weapons & set(person.weapons)), person.id


TACTICAL = """
robert ahmad guy avray arthur gui drogon carlo sandro yani samir jemal abbas tancrede okeanos palaimon
"""
FORTIFICATIONS = """
romaric milo stephanos alphonse olivier philemon manueles petros dorian alexio vladko argyris
"""
ANARCHY = """
rupert sibert lovell wigo ekbert ednyfed herbert foulque richard ivo bertrand gifford godbert galeran waleran gwyn
"""
EXAMPLES = {*TACTICAL.split(), *FORTIFICATIONS.split(), *ANARCHY.split(), "guillaume"}
"""Everybody named in a worked example of the rulebooks; Guillaume is the campaign's William."""


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_everybody_of_the_printed_examples_exists(name: str) -> None:
    """Who is named in a worked example can be put on a map."""
    assert name in load_people().characters


def test_people_of_the_examples_have_the_values_of_the_examples() -> None:
    """Attack on foot, defence, horses and armour as the printed reckonings need them."""
    everybody = load_people().characters
    for name, attack in (("tancrede", 22), ("robert", 25), ("drogon", 22), ("arthur", 26)):
        assert everybody[name].faces["foot"].attack == attack
    for name, defence in (("okeanos", 7), ("palaimon", 6)):
        assert everybody[name].faces["foot"].defence == defence
        assert "hoplite" in everybody[name].traits
    knights = [one for one in everybody.values() if one.group == "normans" and one.kind == "knight"]
    assert any(knight.faces["mounted"].attack == 28 for knight in knights)
    assert everybody["arthur"].faces["mounted"].movement == 12
    assert everybody["drogon"].armoured
    assert (everybody["ahmad"].armoured, everybody["ahmad"].faces["foot"].movement) == (False, 8)
    assert everybody["gui"].rides
    assert everybody["robert"].rides
    assert everybody["yani"].code[2] == "j"
    assert everybody["lovell"].faces["foot"].movement == 8
    assert not everybody["lovell"].armoured
    assert everybody["waleran"].kind == "engineer"


# -- tables --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", RULESETS)
def test_every_table_loads(edition: str) -> None:
    """The loaders find nothing wrong with any of them, and there is no file that none of them reads."""
    ruleset = RULESETS[edition]
    for name, load in TABLES.items():
        if ruleset.has_campaign or name not in CAMPAIGN_TABLES:
            load(*ruleset.files(name))
    assert {path.stem for path in EVERY} == {*TABLES, "edition"}


@pytest.mark.parametrize("path", [*MELEE, *map(base_table, ("shots", "impact", "infiltration"))])
def test_every_table_says_where_it_comes_from(path: Path) -> None:
    """A title in three languages, a source, a provenance that is one of four words."""
    table = raw(path)
    words(table, "title")
    cited(table)
    assert table["provenance"] in PROVENANCES
    for path, value in within(table):
        if path[-1] == "provenance":
            assert value in PROVENANCES
    if "column_provenance" in table:
        assert len(table["column_provenance"]) == len(table["least"])


def test_every_figure_says_where_it_comes_from() -> None:
    """Value, source and provenance, for each single figure."""
    for name, entry in raw(base_table("battle"))["figures"].items():
        assert entry.keys() == {"value", "source", "provenance"}, name
        assert cited(entry), name
        assert entry["provenance"] in PROVENANCES


def test_every_weapon_and_every_terrain_says_where_it_comes_from() -> None:
    """Each line of the two tables has a source, and a provenance for what is in it."""
    for name, entry in raw(base_table("weapons"))["weapons"].items():
        words(entry, "name")
        assert cited(entry), name
        assert entry["provenance"]
        assert set(entry["provenance"].values()) <= set(PROVENANCES)
    for path in (path for path in EVERY if path.stem == "terrain"):
        for name, entry in (*raw(path).get("terrain", {}).items(), *raw(path).get("hexside", {}).items()):
            words(entry, "name")
            assert entry["source"].strip(), name
            assert entry["provenance"] in PROVENANCES


def test_one_number_stands_in_one_place() -> None:
    """What two tables both say they say alike: the die, the armour modifier, the share of a wound."""
    said: dict[str, set[int]] = {}
    for path in FIGURES:
        for key, value in raw(path).items():
            if isinstance(value, int):
                said.setdefault(key, set()).add(value)
    assert said["die"] == {10}
    assert said["armour"] == {1}
    assert all(len(values) == 1 for values in said.values())
    figures = raw(base_table("battle"))["figures"]
    elsewhere = {key for path in FIGURES if path.name != "battle.toml" for key, _ in _leaves(raw(path))}
    assert not elsewhere & figures.keys()


def _leaves(table: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    return ((path[-1], value) for path, value in within(table))


def test_the_two_melee_tables_differ_only_where_the_later_edition_is_kinder() -> None:
    """Other columns, and two cells in which the attackers are no longer driven back."""
    older, later = map(load_melee, MELEE)
    assert older.mounted == later.mounted
    differ = [
        (row + 1, column, older.foot[row][column], later.foot[row][column])
        for row in range(10)
        for column in range(9)
        if older.foot[row][column] != later.foot[row][column]
    ]
    assert differ == [(9, 3, "B", "-"), (10, 4, "B", "-")]
    assert older.least == (-99, 0, 5, 9, 16, 26, 41, 61, 81)
    assert later.least == (-99, 0, 5, 9, 13, 21, 36, 51, 71)


@pytest.mark.parametrize("path", MELEE)
def test_melee_results_never_get_better_with_a_higher_die(path: Path) -> None:
    """Down a column the attacker fares worse, along a row better."""
    order = "AB-CDEF"
    table = load_melee(path)
    for rows in (table.foot, table.mounted):
        assert len(rows) == 10
        for column in range(len(table.least)):
            worth = [order.index(row[column]) for row in rows]
            assert worth == sorted(worth, reverse=True)
        for row in rows:
            worth = [order.index(letter) for letter in row]
            assert worth == sorted(worth)


def test_weapons_of_people_are_known() -> None:
    """Whoever carries a missile weapon finds it in the table."""
    weapons = load_weapons(base_table("weapons"))
    carried = {weapon for person in load_people().characters.values() for weapon in person.weapons}
    assert weapons.keys() >= PRINTED
    assert carried >= PRINTED
    for weapon in weapons.values():
        near, middle, far = weapon.bands
        assert 0 < near < middle < far or (near == far and "stone" in weapon.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_weapon_that_somebody_can_carry_has_a_name(language: str) -> None:
    assert [weapon for weapon in WEAPONS if f"table-arm-{weapon}" not in messages_in(language)] == []


def test_a_readers_own_table_replaces_ours(tmp_path: Path) -> None:
    """Whoever owns the printed sheet lays it over ours, whole or the lines that differ; a fault is told where it stands."""
    ours, own = RULESETS["guiscard"], tmp_path / "melee.toml"
    text = base_table("melee").read_text(encoding="utf-8")
    for printed in (text.replace('1 = "CDEFFFFFF"', '1 = "FFFFFFFFF"', 1), '[rows.foot]\n1 = "FFFFFFFFF"\n'):
        own.write_text(printed, encoding="utf-8")
        his = replace(ours.with_tables(tmp_path), id=f"house of {len(printed)}")  # rules are read once for each edition
        assert his.rules().melee.foot[:2] == ("FFFFFFFFF", ours.rules().melee.foot[1])
        assert ours.rules().melee.foot[0] == "CDEFFFFFF"
        assert his.digest() != ours.digest()
    own.write_text('\n[rows.foot]\n1 = "CDEFFFFQ"\n', encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        load_melee(*ours.with_tables(tmp_path).files("melee"))
    assert [(fault.file, fault.line) for fault in bad.value.faults] == [(f"{tmp_path.name}/melee.toml", 3)]


def test_faults_in_people_and_terrain_come_all_at_once(tmp_path: Path) -> None:
    """An unknown class, a wrong code and a misspelt weapon in three files are told in one go."""
    (tmp_path / "people").mkdir()
    (tmp_path / "kinds.toml").write_text((DATA / "kinds.toml").read_text(encoding="utf-8"), encoding="utf-8")
    head = 'group = "{0}"\nletter = "{1}"\nname = {{ en = "x", fr = "x", it = "x" }}\n[people.{0}_man]\nname = "X"\n'
    bodies = {
        "one": ("O", 'kind = "knigth"\ncode = "Ock"\nweapons = ["sword"]\n'),
        "two": ("T", 'kind = "knight"\ncode = "Xck"\nweapons = ["sword"]\n'),
        "three": ("H", 'kind = "knight"\ncode = "Hck"\nweapons = ["swrod"]\n'),
    }
    for group, (letter, body) in bodies.items():
        (tmp_path / "people" / f"{group}.toml").write_text(head.format(group, letter) + body, encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        load_people(tmp_path)
    assert {fault.file for fault in bad.value.faults} == {"one.toml", "two.toml", "three.toml"}
    assert all(fault.line for fault in bad.value.faults)
    assert any("knight" in fault.hint for fault in bad.value.faults)
    with pytest.raises(BadInput) as bad:
        load_terrain(*spoilt(tmp_path, "guiscard", "terrain", ("foot = 1\n", "foot = 0\n"), ('cover = "light"', 'cover = "lihgt"')))
    assert len(bad.value.faults) == 2
