"""What a battle finds built, broken, brought or burning when it begins."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.works import NOTHING, Fire, Ladder, Thing
from hauberk.common.faults import BadInput
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.rulesets.editions import RULESETS
from hauberk.server.new_game import scenario_asked
from tests.battle.houses import wait
from tests.battle.storming import front, machine
from tests.kit import Table, drawn, man

GATE = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["B2/B1"], "posts": "B2"}
FIELD = """
.  .  .  .  o  .
.  A  .  .  o  .
.  B  .  .  o  .
.  .  .  .  .  .
"""


def begun(**more: Any) -> Table:
    return drawn(FIELD, A=man("guy", "A"), B=man("osmond", "A"), map={"doors": [GATE]}, **more)


def faults(**more: Any) -> list[str]:
    with pytest.raises(BadInput) as bad:
        begun(**more)
    return [fault.what for fault in bad.value.faults]


def test_without_works_there_are_none() -> None:
    assert begun().state.works is NOTHING


def test_everything_is_set_up() -> None:
    game = begun(
        works={
            "doors": {"gate": "open"},
            "ground": {"rubble": "C1 D1", "filled_moat": "E2"},
            "sides": [{"hex": "C3", "side": 3, "kind": "low_wall"}],
            "damage": {"A1": 2},
            "naphtha": {"1": "F1 F2"},
        },
        ladders=[
            {"id": "l1", "side": "A", "at": "B2 B3", "carriers": ["guy", "osmond"]},
            {"id": "l2", "side": "B", "at": "F4", "facing": 0},
        ],
        fires=[{"at": "D4", "side": "B", "age": 2, "origin": "arrow"}],
        things=[{"id": "oil", "kind": "cauldron", "at": "A4", "side": "B", "number": 1}],
    )
    works, cell = game.state.works, game.cell
    assert works.doors == {"gate": "open"}
    assert works.changed == {cell("C1"): "rubble", cell("D1"): "rubble", cell("E2"): "filled_moat"}
    assert works.sides == {(cell("C3"), 3): "low_wall"}
    assert works.damage == {cell("A1"): 2}
    assert works.naphtha == {cell("F1"): 1, cell("F2"): 1}
    assert works.ladders["l1"] == Ladder("l1", 0, (cell("B2"), cell("B3")), carriers=("guy", "osmond"))
    assert works.ladders["l2"] == Ladder("l2", 1, (cell("F4"),), True, 0)
    assert works.fires == {cell("D4"): Fire(1, 2, "arrow")}
    assert works.things == {"oil": Thing("oil", "cauldron", cell("A4"), 1, number=1)}
    assert game["guy"].has(Mark.LADDER)
    assert game["osmond"].has(Mark.LADDER)
    board = game.field.board
    assert board.ground[cell("C1")].id == "rubble"
    assert board.sides[cell("C3"), 3].id == "low_wall"
    assert board.sides[cell("B2"), 0].id == "gate_leaf"
    assert board.barred >> cell("D4") & 1


def test_people_stand_on_what_is_built() -> None:
    """A man begins on a floor that was not there on the sheet, and nobody where a floor has gone."""
    built = {"ground": {"hoarding": "C3/2"}}
    game = begun(storeys=3, works=built, men=[{"who": "raoul", "side": "B", "at": "C3/2"}])
    assert game.at("raoul") == "C3/2"
    assert faults(storeys=3, men=[{"who": "raoul", "side": "B", "at": "C3/2"}]) == ["raoul: there is nothing to stand on at C3/2"]
    assert faults(works={"ground": {"castle_wall": "C3"}}, men=[{"who": "raoul", "side": "B", "at": "C3"}]) == [
        "raoul cannot stand on castle_wall at C3"
    ]
    assert faults(fires=[{"at": "C3", "side": "A"}], men=[{"who": "raoul", "side": "B", "at": "C3"}]) == [
        "raoul cannot stand on C3, where it burns"
    ]


def test_mines_lie_below() -> None:
    game = begun(mines=True, works={"ground": {"mine": "C3/-1"}})
    assert game.field.board.storey(game.cell("C3/-1")) == -1


def test_all_that_is_wrong_is_said_at_once() -> None:
    found = faults(
        works={
            "doors": {"gat": "open", "gate": "ajar"},
            "ground": {"ruble": "C1", "rubble": "Z9"},
            "sides": [{"hex": "C3", "side": 7, "kind": "walll"}],
            "damage": {"Q9": 1},
            "naphtha": {"x": "C1"},
            "roof": 1,
        },
        ladders=[{"id": "l1", "side": "A", "at": "A1 F4"}],
        fires=[{"at": "D4", "side": "B", "origin": "love"}],
        things=[{"id": "oil", "kind": "kettle", "at": "A4", "men": ["nobody"]}],
        men=[{"who": "raoul", "side": "B", "at": "Y1"}],
    )
    for part in (
        "no door 'gat'", "no 'ajar' here", "no terrain 'ruble'", "no hex 'Z9'", "side is 7", "no 'walll' here", "no hex 'Q9'",
        "a patch has a number", "unknown field 'roof'", "a ladder stands on one hex", "no 'love' here", "no 'kettle' here", "no hex 'Y1'",
        "nobody is called 'nobody' here",
    ):  # fmt: skip
        assert any(part in what for what in found), part


def test_carriers_stand_under_their_ladder() -> None:
    ladders = [{"id": "l1", "side": "A", "at": "B3 B4", "carriers": ["guy", "osmond"]}]
    assert faults(ladders=ladders) == ["l1: its carriers stand under its two ends"]


@pytest.mark.parametrize("name", RULESETS)
def test_an_edition_has_its_own_ground(name: str) -> None:
    """Under another edition the same battle lies on that edition's ground."""
    scenario = load_scenario("the_first_arrows").under(RULESETS[name])
    board = scenario.field.board
    assert board.table is RULESETS[name].rules().terrain
    assert ("horses" in board.table.hexsides["low_wall"].bars) == (name == "anarchy")
    assert (board.table.hexsides["canvas"].cover.name == "LIGHT") == (name == "siege_classic")
    assert board.names == load_scenario("the_first_arrows").field.board.names


def test_a_machine_of_another_make_is_not_fought_with() -> None:
    """The siege tower of The Anarchy has more floors than the classic one: who stands up there would stand on air."""
    scenario = load_scenario("the_tower_at_faringdon")
    assert [ruleset.id for ruleset in scenario.editions()] == ["guiscard", "anarchy"]
    with pytest.raises(BadInput, match="cannot be fought by the rules of siege_classic"):
        scenario.under(RULESETS["siege_classic"])
    faults: list[Any] = []
    assert scenario_asked(BATTLE, {"battle": "the_tower_at_faringdon", "ruleset": "siege_classic"}, faults) is None
    assert [fault.place for fault in faults] == ["ruleset"]


@pytest.mark.rule("A-RAM-14")
def test_a_man_may_begin_under_a_burning_roof() -> None:
    """The first turn under it does no harm, in the second he must go: a position of the game, and so one of a case."""
    fire = [{"at": "B5", "side": "B", "origin": "arrow"}]
    game = front(machines=[machine("ram", "C7")], men={"wat": "B5", "B:gwyn": "H9"}, fires=fire, sequence="combat", active="B")
    assert game.at("wat") == "B5"
    wait(game, 1)
    assert game["wat"].health == Health.HEALTHY
