"""Printed examples of hoplite formations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"


def combat(name: str) -> tuple[dict[str, Any], tuple[str, str]]:
    """The combat of a case, and the labels of its column before and after the shifts."""
    case = load_case(CASES / f"{name}.toml")
    (fought,) = [event for event in case.adjudicate()["rulings"][0]["events"] if event["event"] == "fought"]
    table = case.field.rules.melee
    raw = table.column(sum(term["value"] for term in fought["differential"]))
    return fought, (table.labels[raw], table.labels[fought["column"]])


def shifts(fought: dict[str, Any]) -> list[tuple[int, str]]:
    """The columns it is shifted, with their rules."""
    return [(term["value"], term["rule"]) for term in fought["shifts"]]


@pytest.mark.rule("HOPL-05", "HOPL-07", "HOPL-14")
@pytest.mark.example("EX-G-7.3.1-1")
def test_tancrede_and_robert_against_three_ranks() -> None:
    """47 against 7 is 40, the column 26–40; +1 together and −3 for the depth lead to the column 9–15."""
    fought, labels = combat("EX-G-7.3.1-1")
    assert sum(term["value"] for term in fought["differential"]) == 40
    assert labels == ("26–40", "9–15")
    assert shifts(fought) == [(1, "MELEE-12"), (-3, "HOPL-07")]
    assert fought["pikes"] is True


@pytest.mark.rule("HOPL-09", "HOPL-12", "HOPL-13")
@pytest.mark.example("EX-G-7.3.1-2")
def test_drogon_and_arthur_from_the_shield_side() -> None:
    """48 against 6 is 42, the column 41–60; +1 together and nothing for the formation lead to the column 61–80."""
    fought, labels = combat("EX-G-7.3.1-2")
    assert sum(term["value"] for term in fought["differential"]) == 42
    assert labels == ("41–60", "61–80")
    assert shifts(fought) == [(1, "MELEE-12"), (0, "HOPL-09")]
    assert fought["pikes"] is False
