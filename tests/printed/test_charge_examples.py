"""Printed examples of charges."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hauberk.battle.core.actions import refuse
from hauberk.battle.core.commands import CounterCharge
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.case import Case
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"


def events(ruling: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """The events of one kind in a ruling."""
    return [event for event in ruling["events"] if event["event"] == kind]


def places(case: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Head and tail of every rider in the end."""
    return {man["who"]: (man["at"], man["tail"]) for man in case["position"]["men"] if "tail" in man and "at" in man}


@pytest.mark.rule("CHARGE-08", "CCHARGE-03", "CCHARGE-06")
@pytest.mark.example("EX-G-7.2.2-1")
def test_a_charge_of_ten_hexes_is_met() -> None:
    """The Fatimid is refused; the heavy rider stands on hexes 9 and 10 of the path, the knight on 8 and 7."""
    found = load_case(CASES / "EX-G-7.2.2-1.toml").adjudicate()
    charge, fatimid, heavy = found["rulings"]
    path = charge["command"]["path"]
    assert len(path) == 10
    assert fatimid["refused"]["rule"] == "CCHARGE-03"
    assert len(events(heavy, "fought")) == 2
    assert places(found)["hammad"] == (path[8], path[9])
    assert places(found)["serlon"] == (path[7], path[6])


@pytest.mark.rule("CCHARGE-02")
@pytest.mark.example("EX-G-7.2.2-1")
def test_either_heavy_rider_may_meet_it() -> None:
    """Once the charge is declared, Hammad and Tamim may both be chosen, Badr may not."""
    case: Case = load_case(CASES / "EX-G-7.2.2-1.toml")
    command, dice = case.orders[0]
    _, state = decide(case.position, command, ScriptedDice(dice))
    listed = [one for one in Legal(case.field.at(state)) if isinstance(one, CounterCharge)]
    assert {one.man for one in listed} == {"hammad", "tamim"}
    assert all(refuse(case.field.at(state), one) is None for one in listed)


@pytest.mark.rule("CHARGE-10")
@pytest.mark.example("EX-G-7.2.3-1")
def test_a_knight_of_28_charges_with_42() -> None:
    """The half of 28 is 14; he strikes the lancer with 42."""
    found = load_case(CASES / "EX-G-7.2.3-1.toml").adjudicate()
    (fought,) = events(found["rulings"][0], "fought")
    attack = [(term["value"], term["reason"]) for term in fought["differential"] if term["value"] > 0]
    assert attack == [(28, "attack"), (14, "charge")]
    assert sum(value for value, _ in attack) == 42
