"""No function is kept alive by its tests alone: whatever is defined in the program is used in the program.

A rule counts as proved only if the code that cites it can be reached in a game. So a name that is defined in `src` must be mentioned in
`src` outside its own definition; an import is no use. Names are compared, not objects: what shares its name with something that is used
passes, and no living function is ever accused.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hauberk

PACKAGE = Path(hauberk.__file__).parent
ENTRIES = {
    "cli.py:list_commands": "Typer",
    "cli.py:get_command": "Typer",
    "cli.py:invoke": "Typer",
    "server/page.py:get_response": "Starlette",
    "server/fast_websocket.py:connection_made": "uvicorn",
    "server/fast_websocket.py:data_received": "uvicorn",
    "server/fast_websocket.py:handle_connect": "uvicorn",
    "lab/zoo.py:action_space": "PettingZoo",
    "lab/zoo.py:observation_space": "PettingZoo",
    "lab/zoo.py:observe": "PettingZoo",
    "lab/zoo.py:render": "PettingZoo",
    "lab/zoo.py:env": "who teaches machines",
    "lab/zoo.py:codes": "who teaches machines",
    "play/codes.py:code_of": "who searches",
    "players/unseen/__init__.py:imagine": "who searches",
}
"""What is called from outside, by whom."""
TYPES_OF_ALL_THAT_IS_SAID = {"ANSWERS", "REPLIES", "VIEWS"}
"""By which the protocol is written down (`tools/protocol_types.py`) and every message of a test is read (`tests/server/typed.py`)."""
LIBRARY = {"__init__.py:__getattr__", "library.py:load", "library.py:verify", "play/codes.py:command_of", "play/keys.py:key"}
"""What programs call: `import hauberk`, and players of one's own (docs/players.md)."""
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def mentions(tree: ast.AST) -> Counter[str]:
    """Every name that is used in a piece of source: as a variable, as an attribute, or as a word in a text that names an attribute."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found[node.id] += 1
        elif isinstance(node, ast.Attribute):
            found[node.attr] += 1
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            word = node.value.rpartition(":")[2] if node.value.startswith("hauberk.") else node.value  # a verb: module:function
            found[word] += word.isidentifier()
    return found


@cache
def sources() -> dict[str, ast.Module]:
    """Every module of the program by its path."""
    return {path.relative_to(PACKAGE).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def unused() -> set[str]:
    """Functions, methods and classes that nothing in the program mentions but themselves."""
    everywhere = sum((mentions(tree) for tree in sources().values()), Counter[str]())
    found = set()
    for name, tree in sources().items():
        for node in (each for each in ast.walk(tree) if isinstance(each, Definition)):
            own = not node.name.startswith("__") and not is_handed_on(node)
            if own and everywhere[node.name] == mentions(node)[node.name]:
                found.add(f"{name}:{node.name}")
    return found


def is_handed_on(node: Definition) -> bool:
    """Does a decorator give it to somebody who calls it: the command line, the server? Properties are looked for as all others."""
    names = {word for each in node.decorator_list for word in mentions(each)}
    return bool(names & {"command", "callback", "hookimpl"})


def test_whatever_the_program_defines_it_uses() -> None:
    assert unused() == ENTRIES.keys()


def constants(tree: ast.Module) -> Iterator[str]:
    """The names that a module gives to values at its top."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        yield from (target.id for target in targets if isinstance(target, ast.Name) and not target.id.startswith("__"))


def test_every_constant_is_read() -> None:
    given = Counter(name for tree in sources().values() for name in constants(tree))
    everywhere = sum((mentions(tree) for tree in sources().values()), Counter[str]())
    assert {name for name, times in given.items() if everywhere[name] <= times} == TYPES_OF_ALL_THAT_IS_SAID
    assert list(constants(ast.parse("A = B = 1\nC: int = A"))) == ["A", "B", "C"]


def module_of(file: str) -> str:
    """The name under which a file is imported."""
    return "hauberk." + file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def imported() -> dict[str, dict[str, tuple[str, str]]]:
    """By module, what every imported name is: the module it comes from and its name there."""
    return {
        module_of(file): {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module
            for alias in node.names
        }
        for file, tree in sources().items()
    }


def home(module: str, name: str) -> tuple[str, str]:
    """Where a name that a module knows is defined: packages hand on what others define, and a compiled twin knows where it lies."""
    known: set[tuple[str, str]] = set()
    while name in imported().get(module, {}) and (module, name) not in known:
        known.add((module, name))
        module, name = imported()[module][name]
    return module, name


@cache
def referred() -> frozenset[tuple[str, str]]:
    """Every function and class at the top of a module that is named anywhere, by its module."""
    found: set[tuple[str, str]] = set()
    for file, tree in sources().items():
        module = module_of(file)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                found.add(home(module, node.id))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.add(home(".".join(home(module, node.value.id)), node.attr))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("hauberk.") and ":" in node.value:
                package, _, name = node.value.partition(":")  # a verb of the command line, loaded when it is asked for
                found.add((package, name))
    return frozenset(found)


def test_whatever_stands_at_the_top_of_a_module_is_named_by_its_own_name() -> None:
    """Here the module counts too: what shares its name with something that is used is no longer let pass."""
    found = {
        f"{file}:{node.name}"
        for file, tree in sources().items()
        for node in tree.body
        if isinstance(node, Definition) and not is_handed_on(node) and (module_of(file), node.name) not in referred()
    }
    assert found <= ENTRIES.keys() | LIBRARY


def test_what_is_not_used_would_be_found() -> None:
    tree = ast.parse("def one():\n    return one()\n\ndef two():\n    return 1\n\ntwo()")
    one, two = (node for node in tree.body if isinstance(node, ast.FunctionDef))
    assert mentions(tree)["one"] == mentions(one)["one"]
    assert mentions(tree)["two"] > mentions(two)["two"]
