"""The documents tell the truth: cases rule as claimed, code runs, commands, names and links exist."""

from __future__ import annotations

import ast
import re
import shutil
import textwrap
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import hauberk
from hauberk.battle.chapters import ENDINGS
from hauberk.battle.core.actions import plan
from hauberk.battle.core.being import Mark
from hauberk.battle.core.rules import Switches
from hauberk.board.sheet import load_sheet
from hauberk.cli import app
from hauberk.common.faults import Reader
from hauberk.ledger import ledger
from hauberk.play.battle import scenario as scenarios
from hauberk.play.battle.case import SEQUENCES
from hauberk.play.battle.case_people import PAST
from hauberk.play.battle.set_up_machines import MACHINES
from hauberk.play.cases import load_case
from hauberk.play.wire import COMMANDS, QUESTIONS, snake
from hauberk.rulesets import people
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables import base_table, data_folder
from hauberk.rulesets.tables.battle import load_weapons
from tests.cases import case_from_text

ROOT = Path(__file__).parents[2]
PACKAGE = Path(hauberk.__file__).parent
PAPERS = (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
DOCUMENTS = {path.name: path for path in PAPERS}
CASES = {path.stem: path for path in sorted((ROOT / "docs" / "cases").glob("*.toml"))}
Ruling = dict[str, Any]


def text_of(name: str) -> str:
    return DOCUMENTS[name].read_text(encoding="utf-8")


def prose(name: str) -> str:
    """A document without its code blocks."""
    return re.sub(r"^```.*?^```$", "", text_of(name), flags=re.MULTILINE | re.DOTALL)


def blocks(name: str, language: str) -> list[str]:
    """The code blocks of a document in some language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(name), re.MULTILINE | re.DOTALL)


def section(name: str, heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", text_of(name), re.MULTILINE | re.DOTALL)
    assert found, f"{name} has no section {heading!r}"
    return found[1]


def rows(text: str) -> Iterator[list[str]]:
    """The rows of tables, heads and rules left out."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and not set(cells[0]) <= set("- ") and "`" in line:
            yield cells


def coded(text: str) -> list[str]:
    """The words set as code."""
    return re.findall(r"`([^`]+)`", text)


# -- cases -----------------------------------------------------------------------------------------------------------


def adjudicated(name: str) -> tuple[list[Ruling], dict[str, Any]]:
    """The rulings on a case and the position after it."""
    found = load_case(CASES[name]).adjudicate()
    return found["rulings"], found["position"]


def event(ruling: Ruling, kind: str) -> dict[str, Any]:
    """The only event of a kind."""
    (found,) = [each for each in ruling["events"] if each["event"] == kind]
    return found


def man(position: dict[str, Any], who: str) -> dict[str, Any]:
    return next(each for each in position["men"] if each["who"] == who)


def values(terms: list[dict[str, Any]]) -> list[int]:
    return [term["value"] for term in terms]


def reckoned(fought: dict[str, Any]) -> tuple[list[int], list[int], int, list[int], str]:
    """Differential, shifts, column, die and result of a combat."""
    sums = [values(fought[key]) for key in ("differential", "shifts", "die_terms")]
    return sums[0], sums[1], fought["column"], sums[2], fought["result"]


@pytest.mark.parametrize("name", CASES)
def test_every_case_is_sound_and_shown(name: str) -> None:
    """No fault, no die too many or too few, and the document shows the very file."""
    rulings, _ = adjudicated(name)
    assert rulings
    for ruling in rulings:
        assert ("events" in ruling) != ("refused" in ruling), ruling
        assert "dice_left_over" not in ruling
        assert ("refused" in ruling) == (name == "refused")
    text = CASES[name].read_text(encoding="utf-8")
    shown = "architecture.md" if name == "move_under_fire" else "adjudicate.md"
    assert f"(cases/{name}.toml)" in text_of(shown)
    assert name == "move_under_fire" or text in blocks("adjudicate.md", "toml")


def test_shooting() -> None:
    (hit, stray), position = adjudicated("shooting")
    shot = event(hit, "shot")
    assert (shot["impact"], shot["victim"], shot["cover"], shot["result"]) == ("G3", "ahmad", 1, "B")
    assert man(position, "ahmad")["health"] == "wounded"
    shot = event(stray, "shot")
    assert (values(shot["impact_terms"]), shot["impact"], shot["victim"]) == ([4, 1], "P3", "")
    assert [man(position, who)["left"] for who in ("olivier", "alphonse")] == [4, 4]


def test_infiltration() -> None:
    (ruling,), position = adjudicated("infiltration")
    assert event(ruling, "infiltration_tested")["result"] == "passes"
    moves = [each for each in ruling["events"] if each["event"] == "moved"]
    assert [values(move["costs"]) for move in moves] == [[2, 2, 1], [2, 1]]
    assert (man(position, "ahmad")["at"], man(position, "ahmad")["spent"]) == ("C4", 8)


def test_counter_charge() -> None:
    (declared, met, _, _), position = adjudicated("counter_charge")
    asked = [each["question"]["ask"] for each in declared["events"] if each["event"] == "asked"]
    assert asked[-1] == "charge_met"
    first, second = (each for each in met["events"] if each["event"] == "fought")
    assert reckoned(first) == ([28, 14, -12], [], 5, [6, 1], "C")
    assert reckoned(second) == ([24, -13], [], 3, [7, 1], "-")
    gui, tamim = man(position, "gui"), man(position, "tamim")
    assert (gui["at"], gui["tail"], tamim["at"], tamim["tail"]) == ("G2", "F2", "H2", "I3")
    assert "asked" not in position


def test_hoplites() -> None:
    (front, shields), position = adjudicated("hoplites")
    fought = event(front, "fought")
    assert reckoned(fought) == ([22, 25, -7], [1, -3], 3, [3, 1], "E")
    assert fought["pikes"] is True
    assert man(position, "okeanos")["health"] == "healthy"
    assert "pikes" not in man(position, "okeanos")
    fought = event(shields, "fought")
    assert reckoned(fought) == ([22, 26, -6], [1, 0], 7, [5, 1], "E")
    assert fought["pikes"] is False
    assert man(position, "palaimon")["health"] == "wounded"


def test_retreat() -> None:
    (attack, back, _), position = adjudicated("retreat")
    assert reckoned(event(attack, "fought")) == ([14, -5], [], 3, [7], "C")
    moved = [(each["man"], each["displaced"]) for each in back["events"] if each["event"] == "retreated"]
    assert moved == [("abbas", True), ("jemal", True), ("ahmad", False)]
    assert [man(position, who)["at"] for who in ("guy", "ahmad", "jemal", "abbas")] == ["D3", "D4", "D5", "D6"]
    assert {each["health"] for each in position["men"]} == {"healthy"}


def test_unhorsing() -> None:
    (attack, _, _), position = adjudicated("unhorsing")
    assert reckoned(event(attack, "fought")) == ([16, 15, -12], [], 4, [4, 1], "D")
    tamim, horse = man(position, "tamim"), man(position, "tamim.horse")
    assert (tamim["health"], tamim["at"]) == ("stunned", "E4")
    assert (horse["health"], horse["at"], horse["tail"]) == ("healthy", "D3", "D4")
    assert "asked" not in position


def test_capture() -> None:
    case = load_case(CASES["capture"])
    assert [term.value for term in plan(case.position, case.orders[0][0]).differential] == [27, 26, 18, -11]
    (attack,), position = adjudicated("capture")
    assert event(attack, "yield_asked")["yields"] is True
    assert "fought" not in [each["event"] for each in attack["events"]]
    assert man(position, "galeran")["captive"] is True


def test_mounting() -> None:
    (walk, up, _), position = adjudicated("mounting")
    assert values(event(walk, "moved")["costs"]) == [1]
    assert (values(event(up, "mounted_up")["costs"]), event(up, "mounted_up")["left"]) == ([3], 4)
    drogon = man(position, "drogon")
    assert (drogon["at"], drogon["tail"], drogon["mount"]) == ("D1", "C2", "pack_horse")
    assert "left" not in drogon


def test_refusing_combat() -> None:
    (attack, _), position = adjudicated("refusing_combat")
    assert event(attack, "asked")["question"]["ask"] == "refusable"
    assert "rolled" not in [each["event"] for each in attack["events"]]
    assert (man(position, "salih")["at"], man(position, "salih")["values"][2]) == ("F2", 15)
    assert man(position, "raoul")["values"][2] == 6
    assert "attacked" in man(position, "raoul")["marks"]


def test_refused() -> None:
    rulings, position = adjudicated("refused")
    assert [ruling["refused"]["rule"] for ruling in rulings] == ["SHOOT-09", "SHOOT-02", "TURN-04"]
    assert [each["at"] for each in position["men"]] == ["C3", "A1", "D3"]
    (shown,) = (ast.literal_eval(block.replace("false", "False")) for block in blocks("adjudicate.md", "json"))
    assert shown == rulings[0]


def test_move_under_fire() -> None:
    (declared, shot, onward), position = adjudicated("move_under_fire")
    assert [each["event"] for each in declared["events"]] == ["asked"]
    told = [each["event"] for each in shot["events"]]
    assert told == ["answered", "moved", "rolled", "rolled", "shot", "movement_cut"]
    arrow = event(shot, "shot")
    assert (arrow["impact"], arrow["cover"], arrow["result"]) == ("D3", 1, "A")
    assert (event(shot, "moved")["left"], event(shot, "movement_cut")["left"]) == (6, 4)
    assert (values(event(onward, "moved")["costs"]), event(onward, "moved")["left"]) == ([1, 2], 1)
    assert man(position, "osmond")["at"] == "F3"


# -- the case format -------------------------------------------------------------------------------------------------

WHOLE = """
note = "everything at once"
ruleset = "anarchy"
turn = 2
turns = 9
active = "A"
phase = 3
sequence = "movement"
moving = "guy"
kind = "battle"
charged = ["okeanos"]
withdrawing = "B"
dice = []
asked = []
people = [{ who = "Late", foot = [9, 5, 8], armoured = false, weapons = ["sword"], traits = [], name = "Late", kind = "archer" }]
switches = { capture = false }
formations = [{ side = "B", men = ["okeanos", "palaimon", "leontios"], right = 0, foulkon = false }]
leads = [{ who = "hob", beasts = ["mule_grey"] }]
machines = [{ id = "ram", kind = "ram", side = "A", at = "C8", facing = 0, team = [] },
    { id = "screen", kind = "mantlet", side = "A", nose = "F7", facing = 0 }]
entries = [{ id = "late", side = "A", turn = 3, hexes = "A6", who = ["osmond"], mounted = false, wounded = ["osmond"] },
    { id = "two", side = "A", turn = 3, side_of_map = 1, piece = 1, who = ["landry"], leads = [{ who = "landry", beasts = ["mule_old"] }] }]
exits = [{ id = "east", side = "A", hexes = "H1 H2" }, { id = "west", side = "A", side_of_map = 4, piece = 1 }]
call_off = [{ side = "A", when = "gathered", area = "knoll", of = "B" }]
sally = [{ side = "B", place = "knoll", turns = 3 }]
patrols = [{ id = "one", side = "A", who = ["turold"], mounted = false, wounded = [] }]
patrolling = { side = "A", chances = [1, 3], ways = [{ id = "south", side_of_map = 3, piece = 1 }], first = ["south"] }
tents = [{ at = "G7", facing = 0 }]
ruins = [{ at = "E1", by = "stone" }]
areas = [{ id = "knoll", hexes = "D6 D7" }]
storeys = 3
mines = true
ladders = [{ id = "l1", side = "A", at = "G1", facing = 0, carriers = [], raised = 1 }]
things = [{ id = "oil", kind = "cauldron", at = "G2", side = "A", facing = 0, men = [], number = 1, state = "" }]
fires = [{ at = "G3", side = "A", age = 1, origin = "hand" }]
men = [
    { who = "guy", side = "A", at = "A1", marks = ["moved"], stood = 0, fought = 1, begun = 1 },
    { who = "raoul", side = "A", on = "guy", health = "stunned", stunned_in = 2 },
    { who = "Odo", weapons = ["sword"], foot = [9, 5, 8], mounted = [9, 5, 12], side = "A", at = "A2" },
    { who = "Ede", kind = "knight", foot_wounded = [5, 3, 4], mounted_wounded = [5, 3, 12], side = "A", at = "B1" },
    { who = "hob", side = "A", at = "A3" },
    { who = "mule_grey", side = "A", at = "A4" },
    { who = "okeanos", side = "B", at = "F2" },
    { who = "palaimon", side = "B", at = "F3" },
    { who = "leontios", side = "B", at = "F4" },
]

[[victory]]
side = "A"
at = "once"
all = [
    { kind = "out", side = "B", at_least = 1 }, { kind = "able", side = "B", at_most = 1 },
    { kind = "exited", side = "A", at_least = 1, who = ["guy"], exit = "east" },
    { kind = "points", side = "A", margin = 1 },
    { kind = "holds", side = "A", area = "knoll", at_least = 1 }, { kind = "machine", id = "ram", exited = true },
    { kind = "dead", who = "okeanos" }, { kind = "captured", who = "okeanos" },
    { kind = "alive", who = ["guy", "raoul"] }, { kind = "stalled", side = "B", phases = 10 },
    { kind = "cleared", side = "B", area = "knoll" }, { kind = "gathered", side = "B", area = "knoll" }, { kind = "gone", side = "B" },
]

[[victory]]
result = "draw"
at = "end"
all = []

[map]
id = "drawn"
title = { en = "a", fr = "b", it = "c" }
seed = 1
terrain = '''
........
........
...p....
...p....
........
........
........
........
'''
levels = '''
00000000
00000000
00000000
00000000
00000000
00000000
00000000
00000000
'''
legend = { h = "hearth" }
branches = "H5"
crest = []
links = ["H7/0 H7/1"]
hexsides = { low_wall = ["G5/G6"] }
axes = [{ terrain = "path", hexes = "D2 D3 D4 D5" }]
storeys = [{ storey = 1, level = 1, terrain = "_\\n_\\n_\\n_\\n_\\n_\\n_______." }]
decor = [{ kind = "road", hexes = "A8 B8" }]
corners = []
areas = { yard = "H7 H7/1" }
doors = [{ id = "gate", kind = "castle_gate", state = "closed", storey = 0, sides = ["E7/E8"], hexes = "", posts = "E7" }]

[works]
doors = { gate = "open" }
ground = { rubble = "E1" }
sides = [{ hex = "E1", side = 0, kind = "low_wall" }]
naphtha = { 1 = "E2" }
damage = { E3 = 1 }

[[do]]
do = "done"
dice = []
"""


LAID = """
board = [{ sheet = "meadow" }, { sheet = "wood", turned = true, of = 1, side = 2 }]
"""


def tables(heading: str) -> list[list[list[str]]]:
    """The tables of a section of the document on cases."""
    parts = section("adjudicate.md", heading).split("\n\n")
    return [list(rows(part)) for part in parts if part.lstrip().startswith("|")]


def test_every_field_of_a_case_is_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    """A case with everything in it is read; whatever was asked of the file stands in the document, and nothing else."""
    asked: dict[tuple[str, ...], set[str]] = {}
    take: Callable[..., Any] = Reader._take

    def noted(self: Reader, key: str, kind: type, needed: bool) -> Any:
        if self.source.name == "case":
            asked.setdefault(tuple(str(part) for part in self.path if not isinstance(part, int)), set()).add(key)
        return take(self, key, kind, needed)

    monkeypatch.setattr(Reader, "_take", noted)
    case_from_text(WHOLE)
    case_from_text(LAID)
    parts = ("board", "men", "formations", "leads", "machines", "works", "ladders", "things", "fires", "entries", "exits", "areas")
    parts = (*parts, "call_off", "sally", "patrols", "patrolling", "tents", "ruins")
    headings: dict[tuple[str, ...], str] = {(part,): part for part in ("map", *parts)}
    headings |= {(): "The case itself", ("map", "axes"): "axes", ("map", "storeys"): "storeys", ("map", "doors"): "doors"}
    by_numbers = {word for cells in tables("A man by numbers")[0] for word in coded(cells[0])}
    for path, heading in headings.items():
        fields_here = {word for cells in tables(heading)[0] for word in coded(cells[0])}
        assert (fields_here | by_numbers if heading == "men" else fields_here) == asked[path], heading
    assert {word for cells in tables("The past")[0] for word in coded(cells[0])} == set(PAST)
    assert asked["people",] <= by_numbers | {"who"}
    lines, conditions = tables("victory")
    assert {cells[0].strip("`") for cells in lines} == asked["victory",]
    assert {word for cells in conditions for word in coded(cells[2])} | {"kind"} == asked["victory", "all"]
    assert {word for cells in conditions for word in coded(cells[0])} == set(ENDINGS)


def test_every_example_of_the_guide_is_ruled_on() -> None:
    """The small examples besides the ten cases: nothing is refused, unclear or short of a die."""
    shown = [
        block for block in blocks("adjudicate.md", "toml") if block not in {path.read_text(encoding="utf-8") for path in CASES.values()}
    ]
    assert len(shown) >= 5
    for block in shown:
        for ruling in case_from_text(block).adjudicate()["rulings"]:
            assert ruling.get("lawful", True), ruling
            assert "dice_left_over" not in ruling
            assert ("lawful" in ruling) != ("events" in ruling), ruling


def test_the_open_questions_of_the_guide_are_questions_with_these_fields() -> None:
    for cells in rows(section("adjudicate.md", "Open questions")):
        kind = QUESTIONS[cells[0].strip("`")]
        named = {word.strip("[]`"): word.startswith("[") for word in re.findall(r"\[?`\w+`\]?", cells[1])}
        defaults = getattr(kind, "_field_defaults", {})
        known = {name: name in defaults for name in kind.__annotations__ if name != "side"}
        assert named.items() <= known.items(), cells[0]
        assert {name for name, optional in known.items() if not optional} <= set(named), cells[0]


def test_words_of_a_case_are_documented() -> None:
    """Switches, marks, sequences, editions, sheets, signs and terrains."""
    assert [cells[0].strip("`") for cells in rows(section("adjudicate.md", "switches"))] == list(Switches.__slots__)
    words = {*Mark.NAMES, *SEQUENCES, *RULESETS, *scenarios.sheet_files(), *MACHINES, *QUESTIONS}
    assert words - {"charge_rides", "phase_ending"} <= set(coded(prose("adjudicate.md")))
    cells = [cell.strip("`") for row in rows(section("adjudicate.md", "map")) if len(row) == 6 for cell in row]
    assert dict(zip(cells[::2], cells[1::2], strict=True)) == scenarios.DRAWN_LEGEND


def test_every_command_is_documented() -> None:
    """Name, fields, and which of them may be left out."""
    found = {}
    for cells in rows(section("adjudicate.md", "Commands")):
        named = re.findall(r"\[?`\w+`\]?", cells[1])
        found[cells[0].strip("`")] = {word.strip("[]`"): word.startswith("[") for word in named}
    assert set(found) == set(COMMANDS)
    for word, kind in COMMANDS.items():
        assert found[word] == {each.name: each.default is not MISSING for each in fields(kind)}, word


# -- commands, names, links ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_named_command_exists(name: str) -> None:
    """`hauberk …` with its options, and `make …`."""
    group: Any = typer.main.get_command(app)
    known = {verb: group.get_command(None, verb) for verb in group.list_commands(None)}
    code = coded(prose(name))
    code += [line for block in blocks(name, "") for line in block.splitlines()]
    for line in code:
        if found := re.match(r"hauberk ([a-z-]+)(.*)", line):
            assert found[1] in known, line
            options = {option for parameter in known[found[1]].params for option in parameter.opts}
            assert set(re.findall(r"--[a-z-]+", found[2])) <= options, line
        if found := re.match(r"make ([a-z]+)", line):
            assert re.search(rf"^{found[1]}:", (ROOT / "Makefile").read_text(), re.MULTILINE), line


def test_the_readme_lists_every_battle() -> None:
    table = section("README.md", "The battles")
    assert [coded(cells[1])[0] for cells in rows(table)] == list(scenarios.scenario_files())
    for cells, name in zip(rows(table), scenarios.scenario_files(), strict=True):
        battle = scenarios.load_scenario(name)
        assert cells[0] == str(battle.order)
        assert cells[1].startswith(f"{battle.title['en']},")
        assert cells[3] == battle.ruleset.title["en"]


def words_of_the_code() -> set[str]:
    """Identifiers, keys and word-like texts of the source, not its prose."""
    found = {path.stem for path in PACKAGE.rglob("*.py")}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for field in ("id", "attr", "arg", "name"):
                word = getattr(node, field, None)
                found |= {word, snake(word)} if isinstance(word, str) else set()
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                found.add(node.value)
    for path in (*PACKAGE.glob("data/*.toml"), *PACKAGE.glob("data/editions/*/*.toml")):
        text = re.sub(r'"[^"\n]* [^"\n]*"', "", path.read_text(encoding="utf-8").replace('", ', '",\n'))
        found |= set(re.findall(r"\w+", re.sub(r"#.*", "", text)))
    return found


def test_every_code_name_of_the_glossary_is_in_the_source() -> None:
    known = words_of_the_code()
    names = [(cells[0], word) for cells in rows(text_of("glossary.md")) for word in coded(cells[1])]
    assert len(names) > 150
    assert not [f"{english}: {word}" for english, word in names if word not in known]


def test_the_glossary_is_complete_in_every_column() -> None:
    for line in text_of("glossary.md").splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 4, line
            assert all(cells), line


def slug(heading: str) -> str:
    """The anchor of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_resolve(name: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", prose(name)):
        path, _, anchor = target.partition("#")
        file = (DOCUMENTS[name].parent / path).resolve() if path else DOCUMENTS[name]
        assert file.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [slug(heading) for heading in headings], target


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_speak_of_the_project_alone(name: str) -> None:
    assert not re.search(r"/work/|/tmp/|/root/|/home/|localhost:\d", text_of(name))


def test_the_changelog_knows_this_version() -> None:
    assert re.search(rf"^## {re.escape(hauberk.__version__)}\b", text_of("CHANGELOG.md"), re.MULTILINE)


# -- code in documents -----------------------------------------------------------------------------------------------

PYTHON = [(name, number, block) for name in DOCUMENTS for number, block in enumerate(blocks(name, "python"), start=1)]


@pytest.mark.parametrize(("name", "number", "block"), PYTHON, ids=[f"{name}-{number}" for name, number, _ in PYTHON])
def test_python_runs_or_is_quoted(name: str, number: int, block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A block that names a file of the source is a quotation; every other one runs, with its tests, beside files that are shown."""
    first, _, rest = block.partition("\n")
    if first.startswith("# src/"):
        assert rest.rstrip("\n") in (ROOT / first.removeprefix("# ")).read_text(encoding="utf-8")
        return
    for path in ROOT.iterdir():
        (tmp_path / path.name).symlink_to(path)
    for path, text in toml_blocks(name).items():
        if path.startswith("house/"):
            (tmp_path / path).parent.mkdir(exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {"__name__": "document"}
    exec(compile(textwrap.dedent(block), f"{name}:{number}", "exec"), space)
    for word, value in space.items():
        if word.startswith("test_"):
            value()


def toml_blocks(name: str = "how-to-add-a-rule.md") -> dict[str, str]:
    """The data files shown in a document, by the path in their first line."""
    found = (block.partition("\n") for block in blocks(name, "toml"))
    return {first.removeprefix("# ").removeprefix("data/"): rest for first, _, rest in found}


def test_data_of_the_how_to_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheet, the battle, the weapon and the man can be added just so; and still, when somebody has done it."""
    shown = toml_blocks()
    data = tmp_path / "data"
    shutil.copytree(data_folder(), data)
    for path in ("editions/base/weapons.toml", "people/normans.toml"):
        added, text = shown.pop(path), (data / path).read_text(encoding="utf-8")
        if added.splitlines()[0] not in text.splitlines():
            (data / path).write_text(f"{text}\n{added}", encoding="utf-8")
    (data / "sheets" / "orchard.toml").write_text(shown.pop("sheets/orchard.toml"), encoding="utf-8")
    (tmp_path / "apples.toml").write_text(shown.pop("apples.toml"), encoding="utf-8")
    monkeypatch.setattr(people, "WEAPONS", (*people.WEAPONS, "throwing_axe"))
    monkeypatch.setattr(people, "COUNTED", {*people.COUNTED, "throwing_axe"})
    assert load_weapons(data / "editions" / "base" / "weapons.toml")["throwing_axe"].bands == (2, 4, 6)
    assert people.load_people(data).characters["evrard"].weapons == ("throwing_axe", "sword")
    assert load_sheet(data / "sheets" / "orchard.toml").columns == 10
    apples = scenarios.load_scenario(str(tmp_path / "apples.toml"))
    assert apples.ruleset.switches.recover_at_once
    assert len(apples.field.victories) == 3
    assert not shown.keys() - {
        "rules/tactical/06_riding.toml", "rules/tactical/rulings.toml", "rules/tactical/fr/rulings.toml",
        "editions/base/battle.toml", "house/edition.toml", "house/battle.toml",
    }  # fmt: skip


def test_the_battle_of_the_how_to_can_be_played(tmp_path: Path) -> None:
    """Between computers, and by typed lines."""
    path = tmp_path / "apples.toml"
    path.write_text(toml_blocks()["apples.toml"], encoding="utf-8")
    told = CliRunner().invoke(app, ["watch", str(path), "--seed", "3"])
    assert told.exit_code == 0, told.output
    assert "The battle is over" in told.output
    typed = CliRunner().invoke(app, ["play", str(path), "--text", "--seed", "1"], input="move Guy B3 C3\ndone\nquit\n")
    assert "Guy goes to C3" in typed.output


def test_the_ruling_of_the_how_to_is_ours_and_its_translation_is_read(tmp_path: Path) -> None:
    shown, rules = toml_blocks(), tmp_path / "rules"
    shutil.copytree(data_folder() / "rules", rules)
    (rules / "tactical" / "fr").mkdir(exist_ok=True)
    (rules / "tactical" / "fr" / "rulings.toml").write_text(shown["rules/tactical/fr/rulings.toml"], encoding="utf-8")
    (number, ruling), *others = tomllib.loads(shown["rules/tactical/rulings.toml"])["rulings"].items()
    known = tomllib.loads((data_folder() / "rules" / "tactical" / "rulings.toml").read_text(encoding="utf-8"))["rulings"][number]
    assert not others
    assert ruling == known
    told = ledger(rules)[number]
    assert told.text["fr"].startswith("Qui se relève à la séquence 5")
    assert [words["fr"][:4] for _, words in told.options] == ["tous", "ceux"]


def test_rule_and_figures_of_the_how_to_are_ours() -> None:
    shown = toml_blocks()
    (number, rule), *others = tomllib.loads(shown["rules/tactical/06_riding.toml"])["rules"].items()
    known = ledger()[number]
    assert not others
    assert (rule["name"], rule["text"], rule["source"]) == (known.name, known.text["en"], known.source)
    figures = tomllib.loads(base_table("battle").read_text(encoding="utf-8"))["figures"]
    for name, figure in tomllib.loads(shown["editions/base/battle.toml"])["figures"].items():
        assert figure == figures[name]
