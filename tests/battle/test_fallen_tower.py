"""Under a tower's falling bridge and out of a falling tower: who gets where. The Anarchy 4.2.8, 4.2.9.

The tower stands with its rear at C7; behind it lie B9, C8 and D9. Its bridge comes down on B3, C3 and D3.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Fall, Retreat, Work
from hauberk.battle.core.events import Shifted
from hauberk.battle.machines import destroying
from hauberk.battle.machines.footprint import parts
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import Doing, settle
from tests.battle.storming import Table, crew, front, machine
from tests.kit import falls, of_kind

BEHIND = {"B9", "C8", "D9"}
ALL = ("C4", "B5", "C5", "D5", "B6", "C6", "D6", "B7", "C7", "D7", "B8", "D8")


def burnt_out(men: dict[str, str], *dice: int, at: str = "C7", rows: int = 14) -> Table:
    """The whole first floor of a tower is gone, and the floors above it come down."""
    game = front(rows=rows, machines=[machine("siege_tower", at)], men=men)
    one = game.state.machines["siege_tower"]
    floor = [part for part in parts(game.field.board, game.field.rules.machines["siege_tower"], one) if part.floor == 1 and part.cell >= 0]
    doing = Doing(game.position, ScriptedDice(dice))
    for part in floor:
        if "siege_tower" in doing.state.machines:
            destroying.smash(doing, "siege_tower", part.cell, "A-TOWER-36")
    settle(doing)
    game.state = doing.state
    game.told += doing.events
    return game


@pytest.mark.rule("A-TOWER-36")
def test_his_owner_chooses_among_the_hexes_at_the_rear() -> None:
    """A 6 and a 4: Wat escapes unhurt, Gifford, an enemy in the tower, wounded; each goes where his owner wants, behind the tower."""
    game = burnt_out({"wat": "C5", "B:gifford": "B7"}, 6, 4)
    assert "siege_tower" not in game.state.machines
    assert (game.asked, game.decides, falls(game)) == ("landing_asked", 0, BEHIND)
    game.do(Fall(game.cell("D9")))
    assert (game.at("wat"), game["wat"].health) == ("D9", Health.HEALTHY)
    assert (game.asked, game.decides, falls(game)) == ("landing_asked", 1, BEHIND - {"D9"})
    assert game["gifford"].health == Health.HEALTHY, "not before he is out"
    game.do(Fall(game.cell("C8")))
    assert (game.at("gifford"), game["gifford"].health) == ("C8", Health.WOUNDED)
    assert {event.why for event in of_kind(game.told, Shifted)} == {"escaped"}


@pytest.mark.rule("A-TOWER-36")
def test_all_of_them_come_out_behind_it() -> None:
    """Twelve escape: the hexes at the rear fill first, the others stand behind those; nobody comes out at the sides or under the wall."""
    game = burnt_out(crew(*ALL), *[6] * 12)
    assert falls(game) == BEHIND
    while game.asked == "landing_asked":
        game.do(Fall(min(game.cells(" ".join(falls(game))))))
    places = [game.at(who) for who in crew(*ALL)]
    assert len(set(places)) == 12
    assert set(places) >= BEHIND
    assert not set(places) & {*ALL, "B4", "D4"}
    assert all(int(place[1:]) >= 8 for place in places), places


@pytest.mark.rule("A-TOWER-36", "STACK-01")
def test_who_stands_at_the_rear_already_keeps_his_hex() -> None:
    """Hob and Tom stand behind the tower: one hex is left, and Wat comes out there without a question."""
    game = burnt_out({"wat": "C5", "hob": "B9", "tom": "D9"}, 6)
    assert game.asked == ""
    assert (game.at("wat"), game.at("hob"), game.at("tom")) == ("C8", "B9", "D9")


@pytest.mark.rule("A-TOWER-36", "A-TOWER-11")
def test_across_the_edge_of_the_map_he_comes_out_as_near_as_there_is_room() -> None:
    """The rear hangs over the edge: there is nothing behind it, and he stands beside it."""
    game = burnt_out({"wat": "C6"}, 6, at="C8", rows=8)
    if game.asked:
        game.do(Fall(min(game.cells(" ".join(falls(game))))))
    assert game["wat"].alive
    assert game.at("wat") in {"A7", "A8", "E7", "E8"}


# -- under the bridge ----------------------------------------------------------------------------------------------------

BROAD = {"storeys": [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10, "r" * 10, "r" * 10, *["_" * 10] * 11])}]}
"""A wall-walk two hexes deep, in rows 2 and 3."""


def under_the_bridge(men: dict[str, str], *dice: int, **more: Any) -> Table:
    """The bridge is let down on some who stand there."""
    game = front(machines=[machine("siege_tower", "C7")], men={"osbert": "B4/2", "siward": "D4/2", **men}, phase=5, **more)
    game.do(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"), *dice)
    return game


def ways(game: Table) -> set[str]:
    """Where the one who must go back may go."""
    return {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)}


@pytest.mark.rule("A-TOWER-28")
def test_who_is_struck_by_the_bridge_goes_back_from_it() -> None:
    """Not onto another hex under it, not over it into the tower: three hexes behind him are open, and his owner chooses."""
    for place in ("B2/2", "C2/2", "D2/2"):
        game = under_the_bridge({"B:gwyn": "C3/2"}, 6, map=BROAD)
        assert (game.asked, game.decides, ways(game)) == ("retreat_owed", 1, {"B2/2", "C2/2", "D2/2"})
        assert game["gwyn"].health == Health.HEALTHY
        for under in ("B3/2", "D3/2", "C4/2"):
            assert game.refused(Retreat("gwyn", game.cell(under))).reason == "not_a_way_back"
        game.do(Retreat("gwyn", game.cell(place)))
        assert (game.at("gwyn"), game["gwyn"].health) == (place, Health.STUNNED)


@pytest.mark.rule("A-TOWER-28", "RULING-A-TOWER-07", "RETREAT-07")
def test_in_the_middle_of_a_narrow_walk_there_is_no_way_back() -> None:
    """On a walk of one hex only those at the ends get away; he in the middle is wounded where he stands."""
    game = under_the_bridge({"B:gwyn": "C3/2", "B:rhys": "D3/2"}, 1, 1)
    assert ways(game) == {"E3/2"}
    game.do(Retreat("rhys", game.cell("E3/2")))
    assert (game["gwyn"].health, game.at("gwyn"), game.asked) == (Health.WOUNDED, "C3/2", "")


@pytest.mark.rule("A-TOWER-28", "RETREAT-05")
def test_nobody_makes_room_by_stepping_under_the_bridge() -> None:
    """Rhys stands where Gwyn must go: he makes room along the walk, never onto the bridge."""
    game = under_the_bridge({"B:gwyn": "D3/2", "B:rhys": "E3/2"}, 1)
    moves = [command for command in game.legal if isinstance(command, Retreat)]
    assert {game.field.name(one.cell) for command in moves for one in command.displaced} == {"F3/2"}


@pytest.mark.rule("A-TOWER-28", "RULING-A-TOWER-05")
def test_by_the_other_reading_too() -> None:
    """The bridge hangs over an empty row and strikes the walk beyond it: nobody goes from one hex that it strikes to another."""
    game = front(
        machines=[machine("siege_tower", "C8")], men={"osbert": "B5/2", "siward": "D5/2", "B:gwyn": "C3/2"}, phase=5,
        switches={"bridge_gap": True}, map=BROAD,
    )  # fmt: skip
    game.do(next(work for work in game.legal if isinstance(work, Work) and work.task == "lower_bridge"), 1)
    assert ways(game) == {"B2/2", "C2/2", "D2/2"}
