"""The guide lists every task of `work` with its sequence, men and meaning of `cell`, and an example of each that is ruled on."""

from __future__ import annotations

import tomllib

import pytest

from hauberk.battle.core.tasks import TASKS
from hauberk.play.battle.case import SEQUENCES
from tests.cases import case_from_text
from tests.docs.test_docs import ROOT, coded, rows, section

EXAMPLES = ROOT / "docs" / "cases" / "tasks"
TABLE = {coded(cells[0])[0]: cells for cells in rows(section("adjudicate.md", "Tasks of work")) if "(cases/tasks/" in cells[0]}
NOTHING = "–"


def test_every_task_is_listed_in_its_order() -> None:
    assert list(TABLE) == list(TASKS)
    assert sorted(path.stem for path in EXAMPLES.glob("*.toml")) == sorted(TASKS)


@pytest.mark.parametrize("task", TASKS)
def test_the_table_says_what_the_task_wants(task: str) -> None:
    """Sequences as the rules have them; men, cell and the other fields as the example gives them."""
    _, sequences, men, cell, also, _ = TABLE[task]
    assert sequences.split(", ") == [SEQUENCES[number - 1] for number in TASKS[task].sequences]
    order = tomllib.loads((EXAMPLES / f"{task}.toml").read_text(encoding="utf-8"))["do"][-1]
    assert order["task"] == task
    assert men[0] == str(len(order["men"])) or men.startswith("its ")
    assert (cell == NOTHING) == ("cell" not in order)
    optional = set(coded(cell))
    assert set(coded(also)) == set(order) - optional - {"do", "task", "men", "cell", "dice"}


@pytest.mark.parametrize("task", TASKS)
def test_the_example_is_ruled_on(task: str) -> None:
    """It is lawful, no die is missing or left over, and the work is done."""
    rulings = case_from_text((EXAMPLES / f"{task}.toml").read_text(encoding="utf-8")).adjudicate()["rulings"]
    for ruling in rulings:
        assert "events" in ruling, ruling
        assert "dice_left_over" not in ruling
    assert [event["event"] for event in rulings[-1]["events"] if event["event"] not in ("rolled", "answered")], task


@pytest.mark.parametrize("task", TASKS)
def test_a_cell_that_the_table_does_not_ask_for_changes_nothing(task: str) -> None:
    """And one that it asks for is needed: another hex will not do, or does something else."""
    text = (EXAMPLES / f"{task}.toml").read_text(encoding="utf-8")
    order = tomllib.loads(text)["do"][-1]
    if "cell" in order:
        return
    there = case_from_text(text + 'cell = "A1"\n').adjudicate()["rulings"][-1]
    plain = case_from_text(text).adjudicate()["rulings"][-1]
    assert "events" in there
    assert [event["event"] for event in there["events"]] == [event["event"] for event in plain["events"]]
