"""Printed examples of melee."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.play.cases import load_case
from tests.cases import case_from_text

CASES = Path(__file__).parent / "cases"


def rulings(name: str) -> list[dict[str, Any]]:
    """What is ruled on each command of a case."""
    found: list[dict[str, Any]] = load_case(CASES / f"{name}.toml").adjudicate()["rulings"]
    return found


def fought(ruling: dict[str, Any]) -> dict[str, Any]:
    """The combat among the events of a ruling."""
    (found,) = [event for event in ruling["events"] if event["event"] == "fought"]
    return dict(found)


@pytest.mark.rule("MELEE-08", "MELEE-10", "MELEE-12")
@pytest.mark.example("EX-G-6.2-1")
@pytest.mark.parametrize(("ruleset", "label"), [("guiscard", "9–15"), ("anarchy", "9–12")])
def test_two_attack_together_from_different_ground(ruleset: str, label: str) -> None:
    """Differential 9: both count as in the scrub, one column left; together, one right; the column of 9 it is."""
    text = (CASES / "EX-G-6.2-1.toml").read_text(encoding="utf-8").replace('"guiscard"', f'"{ruleset}"')
    case = case_from_text(text)
    combat = fought(case.adjudicate()["rulings"][0])
    assert sum(term["value"] for term in combat["differential"]) == 9
    assert [(term["value"], term["rule"]) for term in combat["shifts"]] == [(-1, "MELEE-10"), (1, "MELEE-12")]
    table = case.field.rules.melee
    assert combat["column"] == table.column(9) == 3
    assert table.labels[combat["column"]] == label


@pytest.mark.rule("MELEE-25")
@pytest.mark.example("EX-G-6.7-1")
def test_no_armoured_man_strikes_into_deep_water() -> None:
    """Guy's attack is refused; Osmond, without armour, strikes at the same man."""
    armoured, bare = rulings("EX-G-6.7-1")
    assert armoured["refused"]["rule"] == "MELEE-25"
    assert fought(bare)["target"] == "ahmad"


@pytest.mark.rule("MELEE-25")
@pytest.mark.example("EX-G-6.7-2")
def test_no_rider_strikes_under_a_tree() -> None:
    """Drogon's attack from the saddle is refused; Guy on foot strikes at the same man."""
    mounted, on_foot = rulings("EX-G-6.7-2")
    assert mounted["refused"]["rule"] == "MELEE-25"
    assert fought(on_foot)["target"] == "ahmad"
