"""Reads the program's own source: which reasons, purposes and kinds it can name.

A reason is mostly a plain text; where it is chosen (`"a" if … else "b"`), composed (`f"range_{BANDS[n]}"`) or handed on
as a parameter, all texts it can be are found. What cannot be followed is reported, so that nothing slips through.
"""

from __future__ import annotations

import ast
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import hauberk
from hauberk.rulesets.editions import RULESETS
from hauberk.tell.messages import LANGUAGES, message_files, messages_in

SOURCE = Path(hauberk.__file__).parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


class UnreadableError(Exception):
    """A text that the source does not let one read."""


class Place:
    """A call in the source with the functions around it."""

    def __init__(self, path: Path, call: ast.Call, inside: tuple[Function, ...]) -> None:
        self.path, self.call, self.inside = path, call, inside

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.call.lineno}"

    def argument(self, position: int, name: str) -> ast.expr | None:
        """An argument by position or keyword."""
        if any(isinstance(each, ast.Starred) for each in self.call.args[: position + 1]):
            raise UnreadableError(f"{self}: arguments with a star")
        if position < len(self.call.args):
            return self.call.args[position]
        return next((keyword.value for keyword in self.call.keywords if keyword.arg == name), None)

    def texts(self, position: int, name: str) -> set[str]:
        """Everything an argument can be; empty if it is not given."""
        node = self.argument(position, name)
        return _texts(self, node) if node is not None else set()


@cache
def modules() -> dict[Path, ast.Module]:
    """Every module of the program."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def _all_calls() -> dict[str, list[Place]]:
    """Every call in the program by the name that is called: the trees are walked once for all names."""
    found: dict[str, list[Place]] = {}
    for path, module in modules().items():
        waiting: list[tuple[ast.AST, tuple[Function, ...]]] = [(module, ())]
        while waiting:
            node, inside = waiting.pop()
            if isinstance(node, ast.Call):
                found.setdefault(_last_name(node.func), []).append(Place(path, node, inside))
            within = (*inside, node) if isinstance(node, Function) else inside
            waiting += [(child, within) for child in reversed(list(ast.iter_child_nodes(node)))]
    return found


def calls(name: str) -> list[Place]:
    """Every call of a function or class of that name."""
    return _all_calls().get(name, [])


def terms() -> list[Place]:
    """Every term that is made; those that the server sends hand on what the rules have made."""
    return [place for place in calls("Term") if not str(place).startswith("server/")]


def throws(package: str = "") -> list[Place]:
    """Every throw of a die in a package, with or without what is added to it; the one in `Doing` hands on what the others name."""
    found = [*calls("roll"), *calls("roll_and_add")]
    return [place for place in found if str(place).startswith(package) and not str(place).startswith("common/")]


def _last_name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _texts(place: Place, node: ast.expr) -> set[str]:
    """All texts an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return _texts(place, node.body) | _texts(place, node.orelse)
    if isinstance(node, ast.BoolOp):
        return set().union(*(_texts(place, each) for each in node.values))
    if isinstance(node, ast.JoinedStr):
        parts = [_texts(place, each.value if isinstance(each, ast.FormattedValue) else each) for each in node.values]
        return {"".join(words) for words in product(*parts)}
    if isinstance(node, ast.Subscript):
        return _members(place, node.value)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        defaults = [_texts(place, each) for each in node.args[1:]]
        return _members(place, node.func.value).union(*defaults)
    if isinstance(node, ast.Name):
        return _named(place, node.id)
    if isinstance(node, ast.Call) and _last_name(node.func) == "cites" and len(node.args) == 1:
        return set().union(*(_of_ground(word) for word in _texts(place, node.args[0])))
    if isinstance(node, ast.Call):
        return _returned(place, node)
    raise UnreadableError(f"{place}: cannot read {ast.unparse(node)!r}")


@cache
def _of_ground(key: str) -> set[str]:
    """The rules of that kind that stand in the tables of terrain."""
    found = set()
    for edition in RULESETS.values():
        table = edition.rules().terrain
        found |= {kind.rules[key] for kind in (*table.terrain.values(), *table.hexsides.values()) if key in kind.rules}
    return found


def _returned(place: Place, call: ast.Call) -> set[str]:
    """Everything a function of the program can return."""
    name = _last_name(call.func)
    home, known = _imported(place.path).get(name, (place.path.stem, name))
    found: set[str] = set()
    for path, module in modules().items():
        for function in module.body if path.stem == home else ():
            if isinstance(function, Function) and function.name == known:
                values = [each.value for each in ast.walk(function) if isinstance(each, ast.Return) and each.value is not None]
                found = found.union(*(_texts(Place(path, call, (function,)), value) for value in values))
    if not found:
        raise UnreadableError(f"{place}: cannot read {ast.unparse(call)!r}")
    return found


def _members(place: Place, node: ast.expr) -> set[str]:
    """All texts in a literal table, or in the constant of that name."""
    if isinstance(node, ast.Dict):
        return set().union(*(_texts(place, each) for each in node.values))
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return set().union(*(_texts(place, each) for each in node.elts))
    name = _last_name(node)
    own = list(_assigned(modules()[place.path].body, name))
    tables = own or [value for module in modules().values() for value in _assigned(module.body, name)]
    if not name or len(tables) != 1:
        raise UnreadableError(f"{place}: cannot find the table {ast.unparse(node)!r}")
    return _members(place, tables[0])


def _assigned(body: list[ast.stmt], name: str) -> list[ast.expr]:
    """What is assigned to a name in a list of statements."""
    found = []
    for statement in body:
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        else:
            continue
        for target in targets if statement.value is not None else ():
            found += _shared_out(target, statement.value, name)
    return found


def _shared_out(target: ast.expr, value: ast.expr | None, name: str) -> list[ast.expr]:
    """The part of a value that goes to a name, also in `reason, rule = ("a", "b") if … else ("c", "d")`."""
    if _last_name(target) == name:
        return [value] if value is not None else []
    if not isinstance(target, ast.Tuple):
        return []
    if isinstance(value, ast.IfExp):
        return [*_shared_out(target, value.body, name), *_shared_out(target, value.orelse, name)]
    if not isinstance(value, ast.Tuple) or len(value.elts) != len(target.elts):
        return []
    return [part for one, other in zip(target.elts, value.elts, strict=True) for part in _shared_out(one, other, name)]


def _named(place: Place, name: str) -> set[str]:
    """What a variable or parameter can be."""
    for function in reversed(place.inside):
        inner = [statement for statement in ast.walk(function) if isinstance(statement, ast.stmt)]
        if values := _assigned(inner, name):
            return set().union(*(_texts(place, value) for value in values))
        names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
        if name in names:
            return _handed(place, function, names, name)
    values = _assigned(modules()[place.path].body, name)
    if not values:
        raise UnreadableError(f"{place}: cannot follow {name!r}")
    return set().union(*(_texts(place, value) for value in values))


def _handed(place: Place, function: Function, names: list[str], name: str) -> set[str]:
    """What callers hand to a function under this name."""
    position = names.index(name) - (1 if names[0] in ("self", "cls") else 0)
    found: set[str] = set()
    for caller in calls(function.name):
        if _means(caller, place.path) and not isinstance(caller.argument(position, name), ast.Lambda):  # another function of that name
            found |= caller.texts(position, name)
    late = len(names) - len(function.args.defaults)
    if names.index(name) >= late:
        found |= _texts(place, function.args.defaults[names.index(name) - late])
    if not found:
        raise UnreadableError(f"{place}: nobody hands {name!r} to {function.name}")
    return found


def _means(caller: Place, home: Path) -> bool:
    """May a call mean the function of that name in this module? Several chapters may have one of the same name."""
    name = caller.call.func.value if isinstance(caller.call.func, ast.Attribute) else caller.call.func
    if not isinstance(name, ast.Name):
        return True
    if name.id == "self":  # a method of its own
        return caller.path == home
    sources = _imported(caller.path).get(name.id)
    if sources is None:  # its own function, or a method of something
        return isinstance(caller.call.func, ast.Attribute) or caller.path == home
    return home.stem in sources


@cache
def _imported(path: Path) -> dict[str, tuple[str, str]]:
    """Every imported name with the module it comes from and what it is called there."""
    found = {}
    for node in ast.walk(modules()[path]):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {each.asname or each.name: (node.module.rpartition(".")[2], each.name) for each in node.names}
    return found


def named_by_event(place: Place) -> bool:
    """Is a die thrown for the event of the day, under its name?"""
    node = place.argument(0, "purpose")
    return isinstance(node, ast.Attribute) and ast.unparse(node) == "event.id"


def union(module: str, name: str) -> list[str]:
    """The names of the classes in a union such as `Event = A | B`."""
    found = _assigned(ast.parse((SOURCE / module).read_text(encoding="utf-8")).body, name)
    return [node.id for value in found for node in ast.walk(value) if isinstance(node, ast.Name)]


def calls_in(package: str, name: str) -> list[Place]:
    """Calls of that name in a package."""
    return [place for place in calls(name) if str(place).startswith(f"{package}/")]


def written(files: str) -> set[str]:
    """Every key of the files of messages whose names begin so."""
    found = set()
    for path in message_files("en").values():
        if path.name.startswith(files):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, ftl.Message):
                    found |= {entry.id.name, *(f"{entry.id.name}.{each.id.name}" for each in entry.attributes)}
    return found


def lacking(keys: set[str]) -> list[str]:
    """Keys that some language lacks."""
    return sorted(f"{key} ({language})" for language in LANGUAGES for key in keys if key not in messages_in(language))
