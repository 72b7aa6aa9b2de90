"""The chapters of the campaign: each imports only those that do not need it, and at the head of its file."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import hauberk.campaign

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
