"""What is not allowed at machines, ladders and fires, each refusal by itself: without it something else would be wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Work
from tests.battle.storming import CREW, Table, crew, front, machine


def tower(men: dict[str, str], **more: Any) -> Table:
    """A siege tower one hex before the wall."""
    return front(machines=[machine("siege_tower", "C7")], men=men, **{"phase": 5, **more})


def lower(game: Table, *men: str, thing: str = "siege_tower") -> Work:
    """The order to lower the bridge."""
    return Work("lower_bridge", men, game.cell("B3/2"), thing)


@pytest.mark.rule("A-TOWER-26")
@pytest.mark.parametrize(
    ("places", "men", "reason"),
    [
        ({"osbert": "B4/2", "siward": "C4/2"}, ("osbert", "siward"), "not_at_the_winches"),
        ({"osbert": "B4/2"}, ("osbert",), "not_at_the_winches"),
        ({"osbert": "B4/2", "siward": "D4/2", "wat": "C4/2"}, ("osbert", "siward", "wat"), "not_at_the_winches"),
    ],
)
def test_the_bridge_takes_a_man_at_either_winch(places: dict[str, str], men: tuple[str, ...], reason: str) -> None:
    """Two men, one at each winch; one alone or one beside it does not do."""
    game = tower(places)
    assert game.refused(lower(game, *men)).reason == reason


@pytest.mark.rule("A-TOWER-26")
def test_only_a_tower_of_ones_own_has_a_bridge_to_lower() -> None:
    """Nobody lowers a bridge that is not there, nor that of the enemy."""
    game = tower({"osbert": "B4/2", "siward": "D4/2"})
    assert game.refused(lower(game, "osbert", "siward", thing="ram")).reason == "no_such_machine"
    foreign = front(
        machines=[machine("siege_tower", "C7", side="B"), machine("ram", "H9")], men={"osbert": "B4/2", "siward": "D4/2"}, phase=5
    )
    for thing in ("siege_tower", "ram"):
        assert foreign.refused(lower(foreign, "osbert", "siward", thing=thing)).reason == "no_such_machine"


@pytest.mark.rule("A-TOWER-26", "RULING-A-GEN-01")
def test_who_lowers_the_bridge_has_done_nothing_else() -> None:
    """A man who moved, shot or fought since his last movement has not stood there for a full turn."""
    game = tower({"osbert": "B4/2", "siward": "D4/2"})
    assert game.allowed(lower(game, "osbert", "siward"))
    game.state = game.state.with_being(game["siward"]._replace(busy=5 * 8 - 1))
    assert game.refused(lower(game, "osbert", "siward")).reason == "needs_a_full_turn"


@pytest.mark.rule("A-TOWER-03", "RULING-A-TOWER-11")
def test_the_ladder_at_the_rear_takes_two_men_with_points() -> None:
    """Two different men at the rear, with points left, of a tower that has no ladder yet."""
    game = tower({"wat": "C7", "hob": "C8", "tom": "A1"})
    work = Work("set_ladder", ("wat", "hob"), game.cell("C7"), "siege_tower")
    assert game.allowed(work)
    assert game.refused(replace(work, men=("wat",))).reason == "crew_too_small"
    assert game.refused(replace(work, thing="ram")).reason == "no_such_machine"
    tired = game.state.with_being(game["hob"]._replace(left=2))
    fresh, game.state = game.state, tired
    assert game.refused(work).reason == "not_enough_points"
    game.state = fresh
    game.do(work)
    assert game.refused(work).reason == "ladder_so_already"


def ram(at: str = "C7", **more: Any) -> Table:
    """A ram before the wall, six men at its wheels and one elsewhere."""
    rear = int(at[1:])
    wheels = [f"{column}{row}" for row in (rear - 2, rear - 1, rear) for column in "BD"]
    men = {**crew(*wheels), "rupert": "J10"}
    return front(machines=[machine("ram", at)], men=men, phase=3, sequence="combat", **more)


@pytest.mark.rule("A-RAM-04", "A-RAM-05", "A-RAM-12", "A-RAM-14")
def test_who_strikes_and_at_what() -> None:
    """A ram of one's own that is whole, with a wall before its nose and its crew at the wheels, of whom nobody did other work."""
    game = ram()
    stroke = Work("strike_ram", CREW[:6], game.cell("C3"), "ram")
    assert game.allowed(stroke)
    assert game.refused(replace(stroke, men=(*CREW[:5], "rupert"))).reason == "not_beside_machine"
    assert game.refused(replace(stroke, thing="tower")).reason == "no_such_machine"
    whole = game.state
    game.state = whole.with_being(game["wat"]._replace(marks=Mark.WORKED))
    assert game.refused(replace(stroke, men=CREW[1:6])).reason == "crew_fights"
    game.state = whole._replace(machines={"ram": whole.machines["ram"]._replace(lost=tuple(range(40)))})
    assert game.refused(stroke).reason == "machine_spoilt"
    far = ram("C9")
    assert far.refused(Work("strike_ram", CREW[:6], far.cell("C5"), "ram")).reason == "no_wall_ahead"
