"""What wins a battle for a place: men inside it, and what of it has burnt."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Away
from hauberk.battle.core.events import MachineSet
from hauberk.battle.core.evolve import evolve
from hauberk.battle.scenario.victory import burnt, holds, inside
from hauberk.common.faults import BadInput
from tests.kit import Table, drawn, man

YARD = """
    .  .  .  .
    .  A  B  .
    .  v  v  .
"""


def battle(condition: dict[str, Any], **more: Any) -> Table:
    """Raoul and Ahmad stand side by side in a yard; below them two hexes of canvas."""
    return drawn(
        YARD, A=man("raoul", "A"), B=man("ahmad", "B"), map={"areas": {"yard": "B2 C2", "camp": "B3 C3"}},
        areas=[{"id": "yard", "place": "yard"}, {"id": "camp", "hexes": "B3 C3"}, {"id": "all", "place": "yard camp"}],
        victory=[{"side": "A", "at": "once", "all": [condition]}], **more,
    )  # fmt: skip


def met(game: Table) -> bool:
    """Does the one condition hold?"""
    return holds(game.position, game.field.victories[0].conditions[0])


@pytest.mark.rule("TURN-01")
def test_who_is_inside_counts_whoever_else_is_there() -> None:
    assert met(battle({"kind": "inside", "side": "A", "area": "yard", "at_least": 1}))
    assert not met(battle({"kind": "inside", "side": "A", "area": "yard", "at_least": 2}))
    assert not met(battle({"kind": "inside", "side": "A", "area": "camp", "at_least": 1}))
    assert not met(battle({"kind": "holds", "side": "A", "area": "yard", "at_least": 1}))


@pytest.mark.rule("TURN-01")
def test_the_stunned_are_not_inside() -> None:
    game = drawn(YARD, A=man("raoul", "A", health="stunned"), B=man("ahmad", "B"), areas=[{"id": "yard", "hexes": "B2 C2"}])
    assert inside(game.position, 0, "yard") == 0
    assert inside(game.position, 1, "yard") == 1


@pytest.mark.rule("TURN-01", "FIRE-11")
def test_flames_and_ashes_count_as_burnt() -> None:
    condition = {"kind": "burnt", "area": "camp", "at_least": 2}
    one = battle(condition, fires=[{"at": "B3", "side": "A"}])
    assert len(burnt(one.position, "camp")) == 1
    assert not met(one)
    assert met(battle(condition, fires=[{"at": "B3", "side": "A"}], works={"ground": {"burnt": "C3"}}))
    assert not met(battle(condition, fires=[{"at": "B3", "side": "A"}], works={"ground": {"burnt": "A1"}}))


def test_a_battle_speaks_of_the_places_of_its_map() -> None:
    game = battle({"kind": "burnt", "area": "all", "at_least": 1})
    assert game.field.areas["all"] == game.field.areas["yard"] | game.field.areas["camp"]
    with pytest.raises(BadInput, match="no place 'yrd'"):
        drawn(YARD, A=man("raoul", "A"), B=man("ahmad", "B"), areas=[{"id": "yard", "place": "yrd"}])


@pytest.mark.rule("TURN-01")
def test_a_machine_that_is_destroyed_never_leaves() -> None:
    """The battle goes on when the ram that was to be brought away has burnt."""
    ram = {"id": "ram", "kind": "ram", "side": "A", "at": "B5", "facing": 0}
    game = drawn(
        ".  .  .  .\n" * 5, machines=[ram], map={"legend": {".": "flat"}},
        victory=[{"side": "A", "at": "once", "all": [{"kind": "machine", "id": "ram", "exited": True}]}],
    )  # fmt: skip
    (condition,) = game.field.victories[0].conditions
    gone = game.state.machines["ram"]._replace(away=Away.EXITED)
    assert not holds(game.position, condition)
    assert holds(game.field.at(evolve(game.state, MachineSet("ram", gone))), condition)
    assert not holds(game.field.at(evolve(game.state, MachineSet("ram", None))), condition)


@pytest.mark.parametrize(
    ("condition", "what"),
    [
        ({"kind": "dead", "who": "nobody"}, "nobody is called 'nobody' here"),
        ({"kind": "machine", "id": "ram", "exited": True}, "no machine 'ram' here"),
        ({"kind": "exited", "side": "A", "at_least": 1, "exit": "north"}, "no exit 'north' here"),
    ],
)
def test_who_and_what_a_victory_names_is_there(condition: dict[str, Any], what: str) -> None:
    with pytest.raises(BadInput) as bad:
        battle(condition)
    assert [fault.what for fault in bad.value.faults] == [what]
