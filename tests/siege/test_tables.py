"""The tables of the siege against a second transcription, typed from the rules and compared cell by cell; and the checks they must pass."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace

import pytest

from hauberk.battle.core.works_rules import Blow
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables import data_folder
from hauberk.rulesets.tables.siege import WAYS
from hauberk.siege.rules import ACTIONS, ACTIVITIES, SiegeSwitches
from hauberk.siege.tables import Job
from tests.siege.editions import ALL, ANARCHY, CLASSIC, FACES, GUISCARD, under

# -- bombardment -----------------------------------------------------------------------------------------------------

BOMBARDMENT = """
 1 | 1C 1C 1C | 1C 1C 1C | 2C 2C 2C | 3C 3C 3C   | 4C   4C   D/4C
 2 | -  -  -  | -  -  -  | 1C 1C 1C | 2C 2C 2C   | 3C   D/3C D/3C
 3 | -  -  -  | -  -  -  | -  -  -  | 1C 1C D/1C | D/2C D/2C D/2C
 4 | -  -  -  | -  -  -  | -  -  -  | -  D  D    | D/1C D/1C D/1C
 5 | -  -  -  | -  -  -  | -  -  D  | D  D  D    | D    D    D
 6 | -  -  -  | -  -  -  | -  D  D  | D  D  D    | D    D    D
 7 | -  -  -  | -  -  D  | D  D  D  | D  D  D    | D    D    D
 8 | -  -  D  | -  D  D  | D  D  D  | D  D  D    | D    D    D
 9 | -  D  D  | D  D  D  | D  D  D  | D  D  D    | D    D    D
10 | D  D  D  | D  D  D  | D  D  D  | D  D  D    | D    D    D
"""
"""Die; then for 1, 3, 6, 9, 12 points the double wall, the single wall, wood."""
POINTS, MATERIALS = (1, 3, 6, 9, 12), ("castle_stone", "stone", "wood")


def blow_of(sign: str) -> Blow:
    return Blow("D" in sign, int(sign.removeprefix("D/")[0]) if "C" in sign else 0)


def bombardment_cells() -> Iterator[tuple[int, int, str, Blow]]:
    for line in BOMBARDMENT.strip().splitlines():
        die, *groups = line.split("|")
        for points, group in zip(POINTS, groups, strict=True):
            for material, sign in zip(MATERIALS, group.split(), strict=True):
                yield int(die), points, material, blow_of(sign)


@pytest.mark.rule("DEMO-02", "DEMO-05", "A-BOMB-05", "A-BOMB-08")
@pytest.mark.parametrize("name", ["guiscard", "anarchy"])
def test_every_cell_of_bombardment(name: str) -> None:
    table = RULESETS[name].rules().bombardment
    cells = list(bombardment_cells())
    assert len(cells) == 150
    assert [table.blow(material, points, die) for die, points, material, _ in cells] == [blow for *_, blow in cells]


@pytest.mark.rule("A-BOMB-05", "A-BOMB-08")
@pytest.mark.example("DX-A-03")
def test_bombardment_follows_its_formula() -> None:
    threshold, wear = dict(zip(POINTS, (10, 9, 7, 5, 3), strict=True)), dict(zip(POINTS, (1, 1, 2, 3, 4), strict=True))
    for die, points, material, blow in bombardment_cells():
        assert blow == Blow(die >= threshold[points] - MATERIALS.index(material), max(0, wear[points] + 1 - die))


@pytest.mark.rule("DEMO-02", "A-BOMB-01", "A-BOMB-02")
@pytest.mark.example("DX-A-06")
def test_the_days_that_walls_stand_at_least() -> None:
    """One grade a day: four days for a castle, two for a house, one for timber."""
    for rules, name in ((GUISCARD, "guiscard"), (ANARCHY, "anarchy")):
        grades = RULESETS[name].rules().bombardment.grades
        assert [grades[material] // rules.figures.grades_a_day for material in MATERIALS] == [4, 2, 1]


@pytest.mark.rule("DEMO-05", "A-BOMB-06", "SC-CATA-03", "SC-CATA-05", "RULING-S-43", "RULING-A-BOMB-03", "RULING-A-BOMB-07")
def test_engines_and_what_weakens_them() -> None:
    """Points by edition; the die against keep and towers."""
    assert GUISCARD.engines == {"petraria": 1}
    assert ANARCHY.engines == {"mangonel": 3, "petraria": 1}
    assert CLASSIC.engines == {"mangonel": 1, "trebuchet": 3}
    works = {name: RULESETS[name].rules().works for name in RULESETS}
    assert {name: (each.keep_die, each.tower_die) for name, each in works.items()} == {
        "guiscard": (0, 0),
        "anarchy": (-1, -1),
        "siege_classic": (-1, -1),
    }
    assert [rules.figures.nearest_walls for rules in ALL] == [3, 3, 3]
    assert [rules.figures.repair_days for rules in ALL] == [1, 1, 1]
    assert CLASSIC.off_map.keys() == {"trebuchet"}


# -- provisions ------------------------------------------------------------------------------------------------------

PROVISIONS = {
    "castle": (3, {-8: (35, 99), -6: (29, 34), -4: (24, 28), 0: (20, 23), 4: (11, 19), 6: (5, 10), 8: (0, 4)}),
    "farm": (1, {-8: (27, 99), -6: (23, 26), -4: (19, 22), 0: (15, 18), 4: (11, 14), 6: (7, 10), 8: (0, 6)}),
    "chapel": (1, {-8: (19, 99), -6: (16, 18), -4: (13, 15), 0: (10, 12), 4: (7, 9), 6: (4, 6), 8: (0, 3)}),
    "priory": (1, {-8: (27, 99), -6: (23, 26), -4: (19, 22), 0: (15, 18), 4: (11, 14), 6: (7, 10), 8: (0, 6)}),
}


@pytest.mark.rule("PROV-01", "PROV-02", "A-SIEGE-04", "A-SIEGE-05")
@pytest.mark.parametrize("kind", PROVISIONS)
def test_provisions_mouth_by_mouth(kind: str) -> None:
    dice, bands = PROVISIONS[kind]
    expected = {mouths: days for days, (least, most) in bands.items() for mouths in range(least, most + 1)}
    for rules in ALL:
        assert rules.provisions.dice[kind] == dice
        assert {mouths: rules.provisions.modifier(kind, mouths) for mouths in range(100)} == expected


def days(kind: str, rolled: int, besieged: int) -> int:
    return max(GUISCARD.provisions.least, rolled + GUISCARD.provisions.modifier(kind, besieged))


@pytest.mark.rule("PROV-02", "PROV-03", "A-SIEGE-05", "A-SIEGE-06")
@pytest.mark.example("TC-G-01")
@pytest.mark.example("TC-G-02")
@pytest.mark.example("DX-A-08")
def test_days_of_food() -> None:
    assert [days("castle", 14, besieged) for besieged in (23, 24, 36, 4)] == [14, 10, 6, 22]
    assert days("chapel", 9, 20) == 2
    assert days("farm", 1, 14) == 5
    assert [ANARCHY.provisions.modifier("castle", besieged) for besieged in (22, 24, 10)] == [0, -4, 6]
    assert days("castle", 3 + 1 + 1, 35) == 2


# -- initiative, blockade, healing -----------------------------------------------------------------------------------


@pytest.mark.rule("BLOCK-01", "A-SIEGE-19", "RULING-G-51", "RULING-A-SIEGE-04", "C-SIEGE-11")
@pytest.mark.example("DX-A-10")
@pytest.mark.parametrize(
    ("besiegers", "besieged", "name", "modifier"),
    [
        (201, 100, "good", 0), (200, 100, "fair", 4), (110, 100, "fair", 4), (105, 100, "fair", 4), (101, 100, "fair", 4),
        (100, 100, "poor", 8), (90, 100, "poor", 8), (60, 20, "good", 0), (5, 0, "good", 0),
    ],
)  # fmt: skip
def test_blockade(besiegers: int, besieged: int, name: str, modifier: int) -> None:
    for rules in ALL:
        assert rules.blockade.grip(besiegers, besieged) == (name, modifier)


@pytest.mark.rule("HEAL-01", "A-SIEGE-20", "SC-HEAL-01", "SC-HEAL-02")
def test_healing_face_by_face() -> None:
    """A six is six days, a seven eight, an eight ten; nines and tens do not come back in this siege."""
    for rules in ALL:
        assert [rules.healing.days(die) for die in FACES] == [1, 2, 3, 4, 5, 6, 8, 10, 0, 0]


# -- building --------------------------------------------------------------------------------------------------------

BUILT = {
    "guiscard": {1: "2 grapnel, ladder", 8: "1 petraria"},
    "anarchy": {
        1: "2 grapnel, fascine, ladder, mantlet, cauldron",
        4: "1 ballista, ram, gallery",
        8: "1 petraria, mangonel",
        12: "1 siege_tower",
    },
    "siege_classic": {1: "2 fascine, ladder, mantlet, cauldron", 4: "1 ballista, ram", 8: "1 mangonel, trebuchet", 12: "1 siege_tower"},
}


@pytest.mark.rule("BUILD-01", "A-BUILD-01", "A-BUILD-05")
@pytest.mark.parametrize("name", BUILT)
def test_what_is_built_in_how_many_days(name: str) -> None:
    building = RULESETS[name].siege_rules().building
    assert {line.days: f"{line.pieces} {', '.join(line.products)}" for line in building.lines} == BUILT[name]
    assert building.team == 5
    assert building.engineer is (name != "guiscard")
    assert building.job("ladder", 4) is None
    assert building.job("portcullis", 20) is None


@pytest.mark.rule("A-BUILD-02", "RULING-A-BUILD-01")
def test_more_hands_build_faster() -> None:
    """Ten halve the time and twenty quarter it, whole days; what takes a day anyway comes in greater number."""
    jobs = {
        workers: [ANARCHY.building.job(each, workers) for each in ("ladder", "ram", "mangonel", "siege_tower")]
        for workers in (5, 9, 10, 20, 40)
    }
    assert jobs[5] == jobs[9] == [Job(1, 2), Job(4, 1), Job(8, 1), Job(12, 1)]
    assert jobs[10] == [Job(1, 4), Job(2, 1), Job(4, 1), Job(6, 1)]
    assert jobs[20] == jobs[40] == [Job(1, 8), Job(1, 1), Job(2, 1), Job(3, 1)]
    assert GUISCARD.building.job("petraria", 20) == Job(8, 1)


@pytest.mark.rule("BUILD-03", "A-BUILD-04", "EVENT-10", "A-EVENT-10", "RULING-A-BUILD-02")
def test_an_engineer_hastens_the_work() -> None:
    """Guiscard: a stone-thrower in five days. The Anarchy: a day less for whatever needs more than three, before it is divided."""
    assert GUISCARD.building.job("petraria", 5, hastened=True) == Job(5, 1)
    assert GUISCARD.building.job("ladder", 5, hastened=True) == Job(1, 2)
    assert [line.hastened for line in ANARCHY.building.lines] == [line.days - (line.days > 3) for line in ANARCHY.building.lines]
    assert [ANARCHY.building.job("mangonel", workers, hastened=True) for workers in (5, 10, 20)] == [Job(7, 1), Job(4, 1), Job(2, 1)]


@pytest.mark.rule("RULING-A-BUILD-03")
def test_what_the_besieged_build() -> None:
    assert GUISCARD.building.besieged == ()
    assert set(ANARCHY.building.besieged) == {"cauldron", "ladder", "mantlet", "ballista"}


def test_everything_built_placed_or_thrown_is_known() -> None:
    """Products and engines are machines of their edition, off-map engines, or small stock."""
    small = {"ladder", "grapnel", "fascine", "cauldron"}
    for name, rules in zip(RULESETS, ALL, strict=True):
        known = small | RULESETS[name].rules().machines.keys() | rules.off_map.keys()
        assert {*rules.building.products, *rules.camp.kinds, *rules.engines} <= known
    kinds = tomllib.loads((data_folder() / "kinds.toml").read_text(encoding="utf-8"))["kinds"]
    assert all(rules.commanders <= kinds.keys() for rules in ALL)


# -- fights ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FORAGE-03", "A-ACT-27")
@pytest.mark.example("DX-A-14")
@pytest.mark.parametrize(
    ("men", "riders", "shooters", "lawful"),
    [(8, 2, 2, True), (8, 3, 0, False), (8, 2, 3, False), (9, 0, 0, False), (1, 0, 0, True), (0, 0, 0, False)],
)
def test_patrols(men: int, riders: int, shooters: int, lawful: bool) -> None:
    assert all(rules.patrols.lawful(men, riders, shooters) is lawful for rules in ALL)


@pytest.mark.rule("FORAGE-07", "A-ACT-30")
def test_further_patrols_turn_by_turn() -> None:
    for rules in ALL:
        assert [[die for die in FACES if rules.patrols.arrives(turn, die)][-1] for turn in (1, 2, 3, 4, 5, 12)] == [1, 3, 5, 7, 7, 7]


SHARES = {
    "camp_guard": 3, "camp_category": 2, "camp_party": 2, "supply_party": 3, "mine_party": 3, "mine_sortie_party": 2, "pack_die": 6,
    "pack_days": 1, "relief_die": 6, "resource_days": 2, "restock_hexes": 5, "tent_hexes": 4, "calm_turns": 5, "slow_turns": 1,
    "brought_days": 2, "bridge_days": 1,
}  # fmt: skip


@pytest.mark.rule("CAMP-02", "CAMP-03", "FORAGE-02", "A-ACT-20", "A-ACT-26", "A-ACT-34", "A-MINE-19", "BESB-06", "A-ACT-16")
def test_single_figures_of_fights() -> None:
    for rules in ALL:
        assert {name: getattr(rules.figures, name) for name in SHARES} == SHARES
    assert [rules.figures.tents for rules in ALL] == [7, 8, 8]
    assert [rules.figures.line_up for rules in ALL] == [4, 0, 0]
    assert [rules.figures.out_turns for rules in ALL] == [0, 3, 3]


@pytest.mark.rule("CAMP-02", "CAMP-11", "A-ACT-24")
@pytest.mark.example("TC-G-11")
@pytest.mark.example("EX-G-11.4.2-1")
@pytest.mark.example("EX-G-11.4.2-2")
@pytest.mark.example("EX-A-7.7.2-1")
@pytest.mark.example("EX-A-7.7.2-3")
def test_the_camp() -> None:
    """A third of nineteen, half of seven archers, of five and of nine knights; tents burnt and days lost."""
    figures = GUISCARD.figures
    assert 19 // figures.camp_guard == 6
    assert [men // figures.camp_category for men in (7, 5, 9)] == [3, 2, 4]
    assert [GUISCARD.restock_days(hexes) for hexes in (28, 12, 5, 4, 0)] == [5, 2, 1, 0, 0]
    assert figures.tents * figures.tent_hexes == 28


ACTIVITY = {
    "guiscard": """
        none            yes yes        no  no no
        negotiation     yes yes        no  no no
        assault         no  no         no  no no
        camp_sortie     no  no         no  no no
        supply_sortie   no  no         no  no no
        mines           no  no         no  no no
        general_sortie  no  no         no  no no
    """,
    "anarchy": """
        none            yes yes        yes yes yes
        negotiation     yes yes        yes yes yes
        assault         no  bystanders no  no no
        camp_sortie     yes yes        yes yes yes
        supply_sortie   yes yes        yes yes yes
        mines           yes yes        yes yes yes
        general_sortie  no  bystanders no  no no
    """,
    "siege_classic": """
        none            yes yes        yes no yes
        negotiation     yes yes        yes no yes
        assault         no  bystanders no  no no
        camp_sortie     yes yes        yes no yes
        supply_sortie   yes yes        yes no yes
        mines           no  no         no  no no
        general_sortie  no  bystanders no  no no
    """,
}


@pytest.mark.rule("SIEGE-05", "A-SIEGE-24", "A-BUILD-06", "RULING-A-MINE-01", "RULING-A-ENTR-06")
@pytest.mark.parametrize("name", ACTIVITY)
def test_what_goes_on_beside_a_fight(name: str) -> None:
    rules = RULESETS[name].siege_rules()
    expected = {line.split()[0]: line.split()[1:] for line in ACTIVITY[name].strip().splitlines()}
    assert {action: [rules.goes_on(action, each, fought=True) for each in ACTIVITIES] for action in ACTIONS} == expected


@pytest.mark.rule("SIEGE-05", "BUILD-02", "RULING-G-54", "A-BUILD-06", "A-SIEGE-24")
def test_builders_beside_a_fight() -> None:
    """A sortie without blows stops nobody; an assault always does, unless builders may go on; a general sortie takes them along."""
    option = under(GUISCARD, build_on_combat_days=True)
    assert GUISCARD.goes_on("supply_sortie", "build", fought=False) == "yes"
    assert GUISCARD.goes_on("assault", "build", fought=False) == "no"
    assert [option.goes_on(action, "build", fought=True) for action in ("assault", "camp_sortie")] == ["bystanders"] * 2
    assert option.goes_on("general_sortie", "build", fought=True) == "no"
    assert option.goes_on("assault", "bombard", fought=True) == "no"


@pytest.mark.rule("A-MINE-03", "A-MINE-04", "A-MINE-09", "A-MINE-11", "A-MINE-12", "RULING-A-MINE-12")
def test_figures_of_mines() -> None:
    figures = ANARCHY.figures
    assert [ANARCHY.miners_worth(healthy, wounded) for healthy, wounded in ((6, 0), (5, 1), (4, 2), (0, 3))] == [6, 5, 5, 1]
    assert (figures.mine_hexes, figures.mine_forced) == (1, 2)
    assert (figures.mine_fails, figures.mine_late) == (2, 1)


# -- surrender -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SURR-03", "SURR-04", "A-SURR-03", "A-SURR-04", "RULING-A-SURR-04", "C-SIEGE-14")
def test_what_speaks_for_surrender() -> None:
    for rules in ALL:
        table = rules.surrender
        assert table.threshold == 12
        assert [table.numbers(besiegers, 10) for besiegers in (10, 19, 20, 29, 30, 90)] == [0, 0, 1, 1, 2, 2]
        assert table.progress == (1, 2, 3)
        assert [table.rations(left) for left in (6, 5, 3, 2, 0)] == [0, 1, 1, 2, 2]


@pytest.mark.rule("SURR-03", "SURR-04", "A-SURR-03", "A-SURR-05", "RULING-G-73")
@pytest.mark.example("TC-G-09")
@pytest.mark.example("DX-A-09")
def test_chances_of_a_parley() -> None:
    """Thirty against ten with the outer works taken: an eight will do. Without any bonus nothing does; five is the best there is."""
    table = GUISCARD.surrender
    bonus = table.numbers(30, 10) + table.progress[1]
    assert bonus == 4
    assert [die for die in FACES if die + bonus >= table.threshold] == [8, 9, 10]
    assert not [die for die in FACES if die >= table.threshold]
    assert table.numbers(30, 10) + max(table.progress) == 5
    assert not any(rules.switches.ration_bonus for rules in ALL)


@pytest.mark.rule("HOOK-02", "A-SURR-07")
def test_fate_of_a_garrison() -> None:
    """Known are 3 to 4 and 5 to 7; the rest is our own."""
    for rules in ALL:
        fates = [rules.fate.result(die) for die in FACES]
        assert fates == ["put_to_the_sword"] * 2 + ["tested"] * 2 + ["prisoners"] * 3 + ["let_go"] * 2 + ["marched_out"]
        assert (rules.figures.fate_killed, rules.figures.fate_share) == (5, 2)


@pytest.mark.rule("SURR-02", "A-SURR-02")
def test_who_can_command() -> None:
    assert GUISCARD.commanders == {"noble", "knight", "cataphract", "heavy_cavalry"}
    assert GUISCARD.commanding_peoples == {"heavy_cavalry": {"byzantines", "arabs"}}
    assert ANARCHY.commanders == CLASSIC.commanders == {"noble", "knight"}
    assert ANARCHY.commanding_peoples == CLASSIC.commanding_peoples == {}


def test_what_an_edition_does_its_own_way() -> None:
    ways = WAYS[:-1]
    assert [getattr(GUISCARD, name) for name in ways] == [False, False, False, False, True, True, True, False]
    assert [getattr(ANARCHY, name) for name in ways] == [True, True, True, True, False, False, False, True]
    assert [getattr(CLASSIC, name) for name in ways] == [True, True, False, True, False, False, True, False]
    assert SiegeSwitches() == GUISCARD.switches
    assert replace(SiegeSwitches(), either_redoubt_first=True) == ANARCHY.switches
