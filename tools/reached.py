"""Reached: which of the places in the code that cite rules a game comes to, between a command and its events.

    python -m tools.reached

Plays the recorded games of `tests/records` and the cases of `docs/cases` again, then runs the tests that name rules to which none of these
has come, and notes every function that runs while a command is planned, refused or carried out. What a test calls by itself does not count.
Writes `tests/records/reached.txt`: a file of the engine in each line, and in it the functions, classes and fields that cite rules and were
come to. `tests/catalogue/test_ledger.py` takes a rule for proved only if one of the places that cite it stands there.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest
from tools import golden

import hauberk
from hauberk import ledger
from hauberk.battle.core import actions as battle_actions
from hauberk.campaign import actions as campaign_actions
from hauberk.campaign import sieges
from hauberk.play.battle import deciding
from hauberk.play.cases import load_case
from hauberk.play.record import parse, verify
from hauberk.siege import actions as siege_actions

SOURCE = Path(hauberk.__file__).parent
TESTS = Path(__file__).parents[1] / "tests"
REACHED = golden.RECORDS / "reached.txt"
CASES = Path(__file__).parents[1] / "docs" / "cases"
SETTLING: tuple[tuple[ModuleType, str], ...] = (
    (deciding, "settle"), (deciding, "begin_phase"), (siege_actions, "settle"), (siege_actions, "begin"), (campaign_actions, "settle"),
    (campaign_actions, "begin"), (sieges, "refuse"), (sieges, "say"),
)  # fmt: skip
"""What `decide` and `opening` do besides planning and carrying out."""


class Watch:
    """Notes the code that runs beneath the tables by which games plan and carry out commands."""

    def __init__(self) -> None:
        self.codes: set[CodeType] = set()
        self._depth = 0

    def _called(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            self.codes.add(frame.f_code)

    def _noted(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any) -> Any:
            self._depth += 1
            sys.setprofile(self._called)
            try:
                return function(*args)
            finally:
                self._depth -= 1
                if not self._depth:
                    sys.setprofile(None)

        return noted

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While this lasts, the tables lead through the watch."""
        tables: list[dict[type, Any]] = [battle_actions.ACTIONS, siege_actions.HANDLERS, *campaign_actions.HANDLERS.values()]
        before = [dict(table) for table in tables]
        settling = [getattr(module, name) for module, name in SETTLING]
        for table in tables:
            for kind, entry in list(table.items()):
                table[kind] = entry._replace(plan=self._noted(entry.plan), resolve=self._noted(entry.resolve))
        for (module, name), function in zip(SETTLING, settling, strict=True):
            setattr(module, name, self._noted(function))
        try:
            yield
        finally:
            for table, old in zip(tables, before, strict=True):
                table.update(old)
            for (module, name), function in zip(SETTLING, settling, strict=True):
                setattr(module, name, function)

    def places(self) -> set[str]:
        """The places that were come to: functions that ran, classes and fields that these mention, and the files they stand in."""
        files = {code: Path(code.co_filename) for code in self.codes}
        ran = {(path.relative_to(SOURCE).as_posix(), code.co_name) for code, path in files.items() if path.is_relative_to(SOURCE)}
        mentioned = {name for code in self.codes for name in code.co_names}
        found = {file for file, _ in ran}
        for place in {place for places in ledger.citations().values() for place in places}:
            file, _, name = place.partition(":")
            is_function = re.search(rf"^\s*def {name}\(", (SOURCE / file).read_text(encoding="utf-8"), re.MULTILINE)
            if (file, name) in ran or (name in mentioned and not is_function):
                found |= {place, file}
        return found


def read() -> set[str]:
    """The places of the file."""
    lines = (line.split() for line in REACHED.read_text(encoding="utf-8").splitlines())
    return {place for file, *names in lines for place in (file, *(f"{file}:{name}" for name in names))}


def write(places: set[str]) -> None:
    """A line for each file, with the names in it that cite rules."""
    citing = {place for cited in ledger.citations().values() for place in cited}
    names: dict[str, list[str]] = {}
    for place in sorted(places):
        file, _, name = place.partition(":")
        names.setdefault(file, [])
        names[file] += [name] if name and place in citing else []
    REACHED.write_text("".join(" ".join([file, *names[file]]) + "\n" for file in sorted(names)), encoding="utf-8")


def unproved(places: set[str]) -> set[str]:
    """Rules called done of which no citing place was come to."""
    cited = ledger.citations()
    done = {rule.id for rule in ledger.ledger().values() if rule.state == "done" and not rule.is_ruling}
    return {rule for rule in done if not places.intersection(cited.get(rule, ()))}


def tests_of(rules: set[str]) -> list[str]:
    """The files of tests that name one of these rules."""
    found = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {str(path) for arg in node.args if isinstance(arg, ast.Constant) and arg.value in rules}
    return sorted(found)


def main() -> int:
    """Watch, write, and tell what is left."""
    watch = Watch()
    with watch.watching():
        for path in sorted(golden.RECORDS.glob("*.jsonl.gz")):
            verify(parse("\n".join(golden.read(path)), path.name))
        for path in sorted(CASES.rglob("*.toml")):
            load_case(path).rulings()
        left = unproved(watch.places())
        print(f"recorded games and cases leave {len(left)} rules")
        if files := tests_of(left):
            pytest.main(["-q", "-p", "no:cacheprovider", "-n", "0", "-m", "rule", *files])
    write(watch.places())
    print(*sorted(unproved(watch.places())), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
