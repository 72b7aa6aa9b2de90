"""Walls that lie in ruins when a battle begins fall by the rules of battle."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.common.faults import BadInput
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.scenario import Scenario

WORDS = {"en": "x", "fr": "x", "it": "x"}


def ruined(sheet: str, *rows: dict[str, str], **more: Any) -> Scenario:
    """A battle on a sheet with some of it in ruins."""
    table = {
        "id": "ruined", "ruleset": "anarchy", "title": WORDS, "story": WORDS, "briefing": WORDS, "teaches": [], "turns": 3,
        "board": [{"sheet": sheet}], "sides": {"A": {"name": WORDS}, "B": {"name": WORDS}}, "ruins": list(rows),
        "men": [{"who": "guy", "side": "A", "at": "A9"}, {"who": "carlo", "side": "B", "at": "A11"}], "victory": [], **more,
    }  # fmt: skip
    return scenario_of(table, "ruined")


def ground(scenario: Scenario, cell: str) -> str:
    """What a cell has become."""
    return scenario.start.works.changed.get(scenario.field.board.cell[cell], "as printed")


@pytest.mark.rule("A-RUBBLE-01", "A-BOMB-09")
def test_a_wall_that_fell_is_rubble_and_nothing_is_above_it() -> None:
    scenario = ruined("norman_castle", {"at": "P4 Q5"})
    for hex_ in ("P4", "Q5"):
        assert ground(scenario, hex_) == "rubble"
        assert ground(scenario, f"{hex_}/2") == ""
    assert ground(scenario, "R5") == "as printed"


@pytest.mark.rule("A-MINE-10")
def test_the_middle_of_a_tower_falls_with_it() -> None:
    scenario = ruined("norman_castle", {"at": "M2 N2 N3 M4 L3 L2 M3", "by": "stone"})
    assert {ground(scenario, hex_) for hex_ in ("M2", "N2", "N3", "M4", "L3", "L2", "M3")} == {"rubble"}
    assert ground(scenario, "M3/3") == ""


@pytest.mark.rule("DEMO-04", "PALI-05", "PLAT-04")
def test_a_palisade_goes_with_its_platform_by_stone_or_by_fire() -> None:
    for by in ("stone", "fire"):
        scenario = ruined("eagles_nest", {"at": "J7", "by": by}, ruleset="guiscard")
        assert ground(scenario, "J7") == "stockade_down"
        assert ground(scenario, "J7/1") == ""


@pytest.mark.rule("GATE-04", "A-ENTR-07")
@pytest.mark.parametrize(
    ("sheet", "hex_", "door"), [("eagles_nest", "J10", "gate"), ("norman_castle", "M12", "gate"), ("priory", "F5", "church_door")]
)
@pytest.mark.parametrize("by", ["stone", "fire"])
def test_a_gate_is_broken_and_not_the_wall_round_it(sheet: str, hex_: str, door: str, by: str) -> None:
    scenario = ruined(sheet, {"at": hex_, "by": by})
    assert scenario.start.works.doors == {door: "broken"}
    assert ground(scenario, hex_) != "rubble"


@pytest.mark.rule("A-SIEGE-27")
def test_a_bridge_that_is_gone() -> None:
    scenario = ruined("norman_castle", {"at": "M13 M14"})
    assert ground(scenario, "M13") == ground(scenario, "M14") == "bridge_destroyed"


@pytest.mark.rule("A-FIRE-07")
def test_fire_leaves_stone_alone() -> None:
    assert ground(ruined("norman_castle", {"at": "P4", "by": "fire"}), "P4") == "as printed"


@pytest.mark.rule("TURN-01")
def test_nobody_begins_where_the_walk_is_gone() -> None:
    with pytest.raises(BadInput) as told:
        ruined("norman_castle", {"at": "P4"}, men=[{"who": "guy", "side": "A", "at": "P4/2"}])
    assert "nothing to stand on" in str(told.value)


@pytest.mark.rule("TURN-01")
def test_faults_of_ruins_are_told() -> None:
    for row in ({"at": "ZZ99"}, {"at": "P4", "by": "water"}, {"at": "P4", "how": "x"}):
        with pytest.raises(BadInput):
            ruined("norman_castle", row)
