"""The changes that `tools/mutate.py` makes are programs, other ones than before, and the same every time."""

from __future__ import annotations

import ast

from tools import mutate


def test_changes_are_drawn_by_their_seed_over_all_packages_and_kinds() -> None:
    found = mutate.drawn("1066", 48, "")
    assert found == mutate.drawn("1066", 48, "")
    assert {each.file.split("/")[2] for each in found} == set(mutate.PACKAGES)
    assert len({each.kind for each in found}) == 8
    for each in found:
        before = (mutate.ROOT / each.file).read_text(encoding="utf-8")
        assert ast.dump(ast.parse(each.source)) != ast.dump(ast.parse(before)), each.name


def test_only_tests_that_come_to_the_line_are_run_the_quickest_first() -> None:
    change = next(each for each in mutate.drawn("1066", 48, "") if each.line == each.last)
    here = {"tests.a.test_b.slow", "tests.a.test_b.quick", "tests.c.test_d.endless"}
    comes = {change.file: {change.line: here, change.line + 1: {"tests.e.test_f.other"}}}
    seconds = {"tests.a.test_b.slow": 9.0, "tests.a.test_b.quick": 0.1, "tests.e.test_f.other": 0.1}
    seconds["tests.c.test_d.endless"] = mutate.MOST_SECONDS
    assert mutate.Tests(comes, seconds).reaching(change) == ["tests/a/test_b.py::quick", "tests/a/test_b.py::slow"]
    assert mutate.Tests({}, seconds).reaching(change) == []
