"""The law of the house: import arrows, one door for chance, no edition outside its folder, no table number in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import hauberk
import hauberk.campaign
from hauberk.rulesets.editions import RULESETS

PACKAGE = Path(hauberk.__file__).parent
ORDER = ("common", "grid", "board", "battle", "siege", "campaign", "rulesets", "play", "tell", "players", "lab", "server", "text")
"""Imports point to the left only. What is at the top (command line with its verbs, bench, ledger) stands above all."""
ABOVE = {"ledger": 0, "bench": 99, "library": 99, "verbs": 100, "cli": 101, "__main__": 101, "__init__": -1, "__version__": -1}


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), path


def layer(dotted: str) -> int:
    """How high a module stands."""
    parts = dotted.split(".")[1:]
    if not parts:
        return -1
    return ORDER.index(parts[0]) if parts[0] in ORDER else ABOVE[parts[0]]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" if node.module == "hauberk" else node.module for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_imports_point_one_way() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, path in modules()
        for other in imported(path)
        if other.startswith("hauberk.") and layer(other) > layer("hauberk." + name.removesuffix(".py").replace("/", "."))
    ]
    assert not wrong


def test_chance_enters_by_one_door() -> None:
    """Only computer players and the laboratory that sets them up have a random source of their own; secrets only makes seeds."""
    for name, path in modules():
        found = set(imported(path)) & {"random", "secrets", "uuid"}
        if name.startswith(("players/", "lab/")):
            found -= {"random"}
        if name == "common/dice.py":
            found -= {"secrets"}
        assert not found, f"{name} imports {found}"


def test_arrays_stay_with_computer_players() -> None:
    """NumPy weighs positions and teaches; the rules, what is told and the server can do without."""
    users = {name for name, path in modules() for other in imported(path) if other.partition(".")[0] == "numpy"}
    assert users
    assert {name for name in users if not name.startswith(("players/value/", "lab/"))} == set()


def test_no_edition_is_named_outside_rulesets() -> None:
    words = re.compile("|".join(rf'["\']{name}["\']' for name in (*RULESETS, "siege_classic")))
    wrong = [name for name, path in modules() if not name.startswith("rulesets/") and words.search(path.read_text(encoding="utf-8"))]
    assert not wrong


STRUCTURAL = set(range(-1, 7))
"""Sides of a hex, ends of lists, halves: numbers of the grid, not of the rulebook."""
EXCUSED = {
    "battle/core/being.py": "bits of the marks",
    "battle/core/state.py": "eight sets of cells",
}


def test_no_number_of_a_table_stands_in_code() -> None:
    """Figures of the rulebooks live in data files."""
    wrong = []
    for name, path in modules():
        if not name.startswith("battle/") or name in EXCUSED:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value not in STRUCTURAL:
                wrong.append(f"{name}:{node.lineno}: {node.value}")
    assert not wrong


def test_files_stay_short() -> None:
    """A chapter that outgrows its file becomes a folder."""
    long = {name: count for name, path in modules() if (count := len(path.read_text(encoding="utf-8").splitlines())) > 520}
    assert not long


def test_the_repository_speaks_of_the_project_alone() -> None:
    banned = re.compile(r"/work/|/tmp/|/root/|localhost:\d")
    wrong = [name for name, path in modules() if banned.search(path.read_text(encoding="utf-8"))]
    assert not wrong


def own_imports(path: Path, name: str, known: set[str]) -> Iterator[str]:
    """The modules of the house that a module needs when it is loaded; what stands under TYPE_CHECKING is for readers only."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("hauberk"):
            yield from (f"{node.module}.{each.name}" if f"{node.module}.{each.name}" in known else node.module for each in node.names)


def test_no_modules_need_one_another_in_a_circle() -> None:
    paths = {dotted(name): path for name, path in modules()}
    needs = {name: set(own_imports(path, name, set(paths))) & set(paths) for name, path in paths.items()}
    while ready := {name for name, others in needs.items() if not others}:
        needs = {name: others - ready for name, others in needs.items() if name not in ready}
    assert not needs, f"a circle among {sorted(needs)}"


def dotted(name: str) -> str:
    """The name of a module by its path."""
    return "hauberk." + name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


ON_DEMAND = ("verbs/", "text/commands.py", "text/page.py", "server/commands.py", "__main__.py")
"""The command line answers at once: what a verb needs is loaded when it is called."""
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def test_files_import_at_their_top() -> None:
    """An import inside a function hides who knows whom."""
    wrong = []
    for name, path in modules():
        functions = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, FUNCTIONS))
        inside = (node for each in functions for node in ast.walk(each) if isinstance(node, ast.Import | ast.ImportFrom))
        wrong += [f"{name}:{node.lineno}" for node in inside if not name.startswith(ON_DEMAND)]
    assert not wrong


def test_what_is_lawful_is_listed_without_knowing_a_chapter() -> None:
    """Each chapter lists its own commands; whoever lists them all walks the table."""
    chapters = [each for each in imported(PACKAGE / "play/battle/legal.py") if each.startswith("hauberk.battle")]
    assert chapters
    assert not [each for each in chapters if not each.startswith("hauberk.battle.core")]


def test_directions_turn_in_one_place() -> None:
    """What lies beside, behind or opposite is said in the words of the grid."""
    turned = re.compile(r"% 6\b")
    assert [name for name, path in modules() if turned.search(path.read_text(encoding="utf-8"))] == ["grid/hex.py"]


CONTENT = {"ground", "terrain", "weapon", "word", "arm"}
"""What variables are called that hold the name of a line of the tables of terrain and weapons."""
LINES = {
    name
    for ruleset in RULESETS.values()
    for names in (ruleset.rules().terrain.terrain, ruleset.rules().terrain.hexsides, ruleset.rules().weapons, ruleset.rules().hand_arms)
    for name in names
}


def said_by_name(tree: ast.Module) -> Iterator[ast.Compare]:
    """Comparisons of the name of a line with one of the tables, written as a word or by a constant of the module."""
    words = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and len(node.comparators) == 1 and not isinstance(node.ops[0], ast.Is | ast.IsNot):
            left, right = node.left, node.comparators[0]
            said = words.get(right.id, right) if isinstance(right, ast.Name) else right
            parts = [part for side in (left, said) for part in ast.walk(side)]
            asked = isinstance(left, ast.Name) and left.id in CONTENT
            asked |= any(isinstance(part, ast.Attribute) and part.attr in ("id", "changed") for part in ast.walk(left))
            asked &= not any(isinstance(part, ast.Attribute) and part.attr == "traits" for part in parts)
            if asked and LINES & {part.value for part in parts if isinstance(part, ast.Constant)}:
                yield node


def test_no_rule_asks_for_a_ground_or_a_weapon_by_name() -> None:
    """A new line of their tables is ruled by its traits: nothing else knows it."""
    asked = [
        f"{name}:{node.lineno}: {ast.unparse(node)}"
        for name, path in modules()
        for node in said_by_name(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not asked
    assert [*said_by_name(ast.parse('WET = ("river", "marsh")\nif ground.id in WET or works.changed.get(cell) == "hoarding": pass'))]


# -- the chapters of the campaign --------------------------------------------------------------------------------------


CHAPTERS = Path(hauberk.campaign.__file__).parent


def needed(path: Path) -> tuple[set[str], list[int]]:
    """The chapters a file imports, and the lines of imports inside functions."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    late = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) and node not in tree.body]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hauberk.campaign"):
            own = (node.module or "").removeprefix("hauberk.campaign").strip(".")
            found |= {own} if own else {each.name for each in node.names}
    return found, late


def test_no_chapter_needs_itself_by_a_detour() -> None:
    graph = {path.stem: needed(path)[0] for path in CHAPTERS.glob("*.py") if path.stem != "__init__"}
    assert len(list(TopologicalSorter(graph).static_order())) >= len(graph)  # raises CycleError


def test_imports_stand_at_the_head() -> None:
    assert [f"{path.name}:{line}" for path in CHAPTERS.glob("*.py") for line in needed(path)[1]] == []
