"""Mutate: small changes of the rules, one at a time, each of which some test should notice.

    python -m tools.mutate FILE [--count 200] [--seed 1066] [--patience 300] [--only battle]
    python -m tools.mutate FILE --tell

The changes are drawn by a seed over the syntax trees of battle, siege, campaign and server: a comparison turned, a condition, a refusal, a
term or an event dropped, a sign or a constant changed, another sequence. Each is made in a scratch copy of the repository, where the tests
run that come to the changed line, the quickest first; the first red one kills it. Which tests come where is noted once, beside FILE
(`coverage` is wanted for it: `pip install coverage`). Each change goes into FILE as a JSON line when it has been tried; called again,
whatever stands there is not tried anew. `--tell` counts what was killed, by package and kind, and names what survived.

A survivor is no fault by itself: the change may be without effect. Each wants a look: a test that is missing, or code that does nothing.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGES = ("battle", "siege", "campaign", "server")
SLOW = (
    "tests/page", "tests/players", "tests/fuzz",
    "tests/server/test_kill.py", "tests/server/test_kill_days.py", "tests/server/test_put_away.py",
)  # fmt: skip
"""Tests that play for minutes, or in processes of their own."""
MOST_SECONDS = 60.0
"""For the tests of one change, as long as they took when they were looked at."""
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult}
SEQUENCES = ("FIRE", "CHARGES", "MOVEMENT", "COMBAT")
LOOK = 12
"""In so many files something of a kind is looked for."""
KILLED, SURVIVED, PATIENCE, NOWHERE = "killed", "survived", "no test was red in time", "no test comes there"


class Mutation(NamedTuple):
    """A small change: in which file, from which line to which, of what kind, how the line was and is, and what the whole file becomes."""

    file: str
    line: int
    last: int
    kind: str
    was: str
    becomes: str
    source: str

    @property
    def name(self) -> str:
        """What it is called in the list."""
        return f"{self.file}:{self.line} {self.kind}: {self.was} → {self.becomes}"


# -- changes -----------------------------------------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST | None]]:
    """Every change of one piece of syntax: its kind, and what stands there instead; None for nothing."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in TURNED:
        yield "compare", ast.Compare(node.left, [TURNED[type(node.ops[0])]()], node.comparators)
    elif isinstance(node, ast.BoolOp):
        for number in range(len(node.values)):
            left = node.values[:number] + node.values[number + 1 :]
            yield "condition", left[0] if len(left) == 1 else ast.BoolOp(node.op, left)
    elif isinstance(node, ast.If) and refuses(node) and not node.orelse:
        yield "refusal", ast.Pass()
    elif isinstance(node, (ast.List, ast.Tuple)) and isinstance(node.ctx, ast.Load):
        for number, each in enumerate(node.elts):
            if isinstance(each, ast.Call) and called(each) == "Term":
                rest = node.elts[:number] + node.elts[number + 1 :]
                yield "term", ast.List(rest, ast.Load()) if isinstance(node, ast.List) else ast.Tuple(rest, ast.Load())
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGNS:
        yield "sign", ast.BinOp(node.left, SIGNS[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "constant", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and called(node.value) == "emit":
        yield "event", ast.Pass()
    elif isinstance(node, ast.Name) and node.id in SEQUENCES and isinstance(node.ctx, ast.Load):
        yield "sequence", ast.Name(SEQUENCES[(SEQUENCES.index(node.id) + 1) % len(SEQUENCES)], ast.Load())


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""


def refuses(node: ast.If) -> bool:
    """Does nothing follow but a refusal?"""
    (first, *others) = node.body
    return not others and isinstance(first, ast.Return) and isinstance(first.value, ast.Call) and called(first.value) == "Refusal"


def mutations(path: Path) -> list[Mutation]:
    """All changes of a file; those of annotations, imports and names that bring no other program are left out."""
    text = path.read_text(encoding="utf-8")
    lines, found = text.splitlines(), []
    for node in inside_functions(ast.parse(text)):
        for kind, other in changes(node):
            start, end = spot(lines, node)
            old = text[start:end]
            new = ast.unparse(ast.fix_missing_locations(other)) if other is not None else "pass"
            new = f"({new})" if isinstance(other, ast.expr) and not isinstance(other, (ast.Constant, ast.Name)) else new
            name, line, last = path.relative_to(ROOT).as_posix(), text.count("\n", 0, start) + 1, text.count("\n", 0, end) + 1
            found.append(Mutation(name, line, last, kind, one_line(old), one_line(new), text[:start] + new + text[end:]))
    return found


def inside_functions(tree: ast.Module) -> Iterator[ast.AST]:
    """The code of functions, without annotations and docstrings."""
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            waiting: list[ast.AST] = list(function.body)
            while waiting:
                node = waiting.pop()
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.JoinedStr)):
                    continue
                yield node
                annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
                waiting += [each for each in ast.iter_child_nodes(node) if each is not annotation]


def spot(lines: list[str], node: Any) -> tuple[int, int]:
    """Where a piece of syntax stands in the text; the tree counts bytes, the text letters."""

    def at(line: int, column: int) -> int:
        return sum(len(each) + 1 for each in lines[: line - 1]) + len(lines[line - 1].encode()[:column].decode())

    return at(node.lineno, node.col_offset), at(node.end_lineno, node.end_col_offset)


def one_line(text: str) -> str:
    """A piece of source in a line."""
    return " ".join(text.split())[:120]


def drawn(seed: str, count: int, only: str) -> list[Mutation]:
    """So many changes: packages and kinds come in turn, and so do files."""
    chance, found = random.Random(seed), list[Mutation]()
    files = {name: sorted((ROOT / "src" / "hauberk" / name).rglob("*.py")) for name in PACKAGES if only in ("", name)}
    for some in files.values():
        chance.shuffle(some)
    kinds = ("compare", "condition", "refusal", "term", "sign", "constant", "event", "sequence")
    turn = 0
    while len(found) < count:
        name = list(files)[turn % len(files)]
        kind = kinds[(turn + turn // len(files)) % len(kinds)]  # so every package has its turn with every kind
        here, first = files[name], turn // len(files)
        looked_at = (mutations(here[(first + more) % len(here)]) for more in range(LOOK))
        some = next((fit for each in looked_at if (fit := [one for one in each if one.kind == kind])), None)
        if some is not None:
            found.append(chance.choice(some))
        turn += 1
    return found


# -- trying ------------------------------------------------------------------------------------------------------------


def look_where_tests_come(places: Path) -> None:
    """Run the tests once and note which lines each of them comes to, and how long it takes. What plays whole games is left out."""
    left_out = [f"--ignore={each}" for each in SLOW]
    times = f"--junitxml={places.with_suffix('.xml')}"
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings"
        told = ("[run]", f"data_file = {places.absolute()}", "dynamic_context = test_function", "source = src/hauberk", "")
        settings.write_text("\n".join(told), encoding="utf-8")
        looking = ("-m", "coverage", "run", f"--rcfile={settings}")
        command = [sys.executable, *looking, "-m", "pytest", "-q", "-p", "no:cacheprovider", times, *left_out]
        subprocess.run(command, cwd=ROOT, check=False)


class Tests(NamedTuple):
    """Which tests come to a line, and how long each takes."""

    comes: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]

    @classmethod
    def read(cls, places: Path) -> Tests:
        """As they were noted."""
        from coverage import CoverageData  # only this tool needs it

        data, comes = CoverageData(str(places)), dict[str, dict[int, set[str]]]()
        data.read()
        for file in data.measured_files():
            lines = data.contexts_by_lineno(file)
            comes[Path(file).relative_to(ROOT).as_posix()] = {line: set(names) - {""} for line, names in lines.items()}
        seconds = Counter[str]()
        for case in ElementTree.parse(places.with_suffix(".xml")).iter("testcase"):
            seconds[f"{case.get('classname')}.{str(case.get('name')).partition('[')[0]}"] += float(case.get("time", 0))
        return cls(comes, dict(seconds))

    def reaching(self, mutation: Mutation) -> list[str]:
        """The tests that come to what is changed, the quickest first, as many as there is time for."""
        lines = self.comes.get(mutation.file, {})
        names = set().union(*(lines.get(line, set()) for line in range(mutation.line, mutation.last + 1)))
        chosen, left = list[str](), MOST_SECONDS
        for name in sorted(names & self.seconds.keys(), key=self.seconds.__getitem__):
            left -= self.seconds[name]
            if left < 0 and chosen:
                break
            chosen.append(node(name))
        return chosen


def node(name: str) -> str:
    """A test as pytest is told of it."""
    module, _, function = name.rpartition(".")
    return f"{module.replace('.', '/')}.py::{function}"


def tried(mutation: Mutation, copy: Path, tests: list[str], patience: float) -> str:
    """What came of a change: killed by a test, survived, or still going on when patience was at an end."""
    if not tests:
        return NOWHERE
    path = copy / mutation.file
    old = path.read_text(encoding="utf-8")
    path.write_text(mutation.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=patience, check=False)
        return KILLED if done.returncode else SURVIVED
    except subprocess.TimeoutExpired:
        return PATIENCE
    finally:
        path.write_text(old, encoding="utf-8")


def try_all(found: list[Mutation], file: Path, patience: float) -> None:
    """Try the changes that are not in the file yet, one after the other."""
    known, places = {row["name"] for row in rows(file)}, file.with_suffix(".places")
    if not places.exists():
        look_where_tests_come(places)
    tests = Tests.read(places)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        left_out = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis")
        shutil.copytree(ROOT, copy, ignore=left_out)
        for mutation in found:
            if mutation.name in known:
                continue
            began = time.monotonic()
            result = tried(mutation, copy, tests.reaching(mutation), patience)
            row = {**mutation._asdict(), "name": mutation.name, "result": result, "seconds": round(time.monotonic() - began)}
            del row["source"]
            with file.open("a", encoding="utf-8") as rows_:
                rows_.write(json.dumps(row, ensure_ascii=False) + "\n")
            print(f"{result:<24} {mutation.name}", flush=True)


def rows(file: Path) -> list[dict[str, Any]]:
    """What was tried already."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def tell(file: Path) -> None:
    """Count what was killed, and name what survived."""
    some = rows(file)
    for key, of in (("package", lambda row: Path(row["file"]).parts[2]), ("kind", lambda row: row["kind"])):
        all_, killed = Counter(map(of, some)), Counter(of(row) for row in some if row["result"] == KILLED)
        print(key, ", ".join(f"{name} {killed[name]}/{number}" for name, number in sorted(all_.items())))
    for row in some:
        if row["result"] != KILLED:
            print(f"{row['result']:<24} {row['name']}")


def main() -> int:
    """Try changes, or tell what came of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1066")
    parser.add_argument("--patience", type=float, default=300, help="seconds for the tests of one change")
    parser.add_argument("--only", default="", choices=("", *PACKAGES))
    parser.add_argument("--tell", action="store_true")
    asked = parser.parse_args()
    if not asked.tell:
        try_all(drawn(asked.seed, asked.count, asked.only), asked.file, asked.patience)
    tell(asked.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
