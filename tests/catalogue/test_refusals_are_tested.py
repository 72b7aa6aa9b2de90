"""Every reason for which a command can be turned down is named by a test that meets it.

The reasons are read from the source, the names from the tests and their cases. Tests of the words in which reasons are told, and of what
the catalogue itself says, prove nothing about the rules and do not count.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.tell.source import calls

TESTS = Path(__file__).parents[1]
NO_PROOF = ("tell", "catalogue", "text", "page")
"""Folders whose tests say reasons without meeting them."""


def reasons() -> dict[str, list[str]]:
    """Every reason of a refusal, and where it is given."""
    found: dict[str, list[str]] = {}
    for place in calls("Refusal"):
        for reason in place.texts(0, "reason"):
            found.setdefault(reason, []).append(str(place))
    return found


@cache
def named() -> frozenset[str]:
    """Every text in a test, and every quoted word in a case."""
    found: set[str] = set()
    for path in TESTS.rglob("*.py"):
        if path.relative_to(TESTS).parts[0] not in NO_PROOF:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    for path in TESTS.rglob("*.toml"):
        found.update(re.findall(r'"(\w+)"', path.read_text(encoding="utf-8")))
    return frozenset(found)


def test_the_reasons_are_found() -> None:
    assert len(reasons()) > 450
    assert {"no_advance_offered", "siege_over", "campaign_over"} <= reasons().keys()


def test_every_reason_for_a_refusal_is_met_by_a_test() -> None:
    """One that no command can meet is struck out of the code instead."""
    untested = {reason: places for reason, places in reasons().items() if reason not in named()}
    assert not untested
