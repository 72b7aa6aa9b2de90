"""Which battles can be fought by which editions."""

from __future__ import annotations

from hauberk.play.battle.scenario import load_scenario, scenario_files
from tests.contract.pairs import IN_THE_OPEN, PAIRS


def test_no_pair_is_left_out() -> None:
    """What is written down is what the scenarios say: by which editions each can be fought, and where there is a wall."""
    found = {name: load_scenario(name) for name in scenario_files()}
    assert set(PAIRS) == {(ruleset.id, name) for name, scenario in found.items() for ruleset in scenario.editions()}
    assert {name for name, scenario in found.items() if not scenario.field.board.built} == IN_THE_OPEN
