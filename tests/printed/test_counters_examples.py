"""Printed examples of counters."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import decide
from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"


@pytest.mark.rule("COUNTER-01", "COUNTER-02")
@pytest.mark.example("EX-G-1.2-1")
def test_the_eight_faces_of_robert() -> None:
    """Four counters, eight faces: six of Robert himself, two of his horse without him; none of a stunned man in the
    saddle."""
    case = load_case(CASES / "EX-G-1.2-1.toml")
    found = case.adjudicate()
    for number, ruling in enumerate(found["rulings"]):
        assert "refused" not in ruling, (number, ruling)
        assert "dice" not in ruling, (number, ruling)
        assert "dice_left_over" not in ruling, (number, ruling)
    assert {"robert": "dead", "robert.horse": "dead"}.items() <= {man["who"]: man["face"] for man in found["position"]["men"]}.items()

    state = case.state
    robert, horse = [state.beings["robert"].face], list[str]()
    for command, dice in case.orders:
        _, state = decide(case.field.at(state), command, ScriptedDice(dice))
        one, other = state.beings["robert"], state.beings["robert.horse"]
        if one.face != robert[-1]:
            robert.append(one.face)
        if other.on_map and other.face not in horse:
            horse.append(other.face)
        assert not (one.mounted and one.face == "stunned")
    assert robert == ["mounted", "stunned", "foot", "mounted", "mounted_wounded", "foot_wounded", "dead"]
    assert horse == ["foot", "dead"]


@pytest.mark.rule("COUNTER-01", "COUNTER-03")
@pytest.mark.example("EX-G-1.2-1")
def test_the_numbers_of_robert() -> None:
    """Each face of the living Robert has its own three numbers; there is none for stunned on horseback."""
    robert = load_case(CASES / "EX-G-1.2-1.toml").state.beings["robert"].character
    assert set(robert.faces) == {"mounted", "mounted_wounded", "foot", "foot_wounded", "stunned"}
    assert robert.faces["foot"].attack == 25
