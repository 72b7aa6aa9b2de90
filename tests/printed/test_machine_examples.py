"""The rulebooks' own examples of siege towers, hoardings, galleries and mines."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.commands import Attack, Move, Work
from hauberk.battle.storming import mining
from hauberk.siege.commands import Orders
from tests.battle.storming import Table, front, machine
from tests.siege.test_activities import mined


def tower_at_hoardings(left: str) -> Table:
    """A siege tower before the wall, a knight on its assault floor; Ivo on the rampart beside where the bridge would lie, Bertrand in
    the hoarding next to him. `left`: hoarding hexes that still hang before the tower."""
    men = {"osbert": "B4/2", "siward": "D4/2", "galeran": "C4/2", "B:thurkil": "E3/2", "B:gifford": "E4/2"}
    return front(
        machines=[machine("siege_tower", "C7")], men=men, works={"ground": {"hoarding": f"E4/2 F4/2 {left}".strip()}}, phase=5,
    )  # fmt: skip


@pytest.mark.rule("A-HOARD-08", "A-HOARD-29", "A-TOWER-27", "A-TOWER-30")
@pytest.mark.example("EX-A-3.3.9-1")
def test_three_hoardings_must_go_before_the_bridge_comes_down() -> None:
    """With one of the three left the bridge stays up. With all gone the knight on it fights Ivo on the rampart; Bertrand, in the intact
    hoarding beside him, neither fights the knight nor stops him."""
    for one in ("B4/2", "C4/2", "D4/2"):
        game = tower_at_hoardings(one)
        lower = Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower")
        assert game.refused(lower).reason == "hoarding_in_the_way"
    game = tower_at_hoardings("")
    game.do(Work("lower_bridge", ("osbert", "siward"), game.cell("B3/2"), "siege_tower"))
    game.do(Move("galeran", game.cells("C3/2 D3/2")))
    assert not game.faces()
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("galeran",), "thurkil"))
    assert not game.allowed(Attack(("galeran",), "gifford"))
    game.state = game.state._replace(active=1)
    assert game.allowed(Attack(("thurkil",), "galeran"))
    assert not game.allowed(Attack(("gifford",), "galeran"))


@pytest.mark.rule("A-MINE-08", "RULING-A-MINE-13")
@pytest.mark.example("EX-A-6.3.3-1")
def test_waleran_has_dug_two_hexes_of_five() -> None:
    """Half of five, rounded up, is three: with two dug the props are not fired, with three they may be."""
    for dug, reason in ((2, "not_dug_enough"), (3, "")):
        siege, name = mined(dug)
        wall = siege.field.place.sections[name]
        five = wall._replace(hexes=(*wall.hexes, "Z1", "Z2", "Z3", "Z4", "Z5")[:5])
        siege.field = replace(siege.field, place=replace(siege.field.place, sections={**siege.field.place.sections, name: five}))
        found = siege.refused(Orders(props=("mine",)))
        assert (found.reason if found else "") == reason


@pytest.mark.rule("A-MINE-13", "A-MINE-03", "RULING-A-MINE-06")
@pytest.mark.example("EX-A-6.3.6-1")
def test_six_counter_miners_in_the_court() -> None:
    """Six men in the court behind the mined wall, each beside another, with an engineer: six points, the column of six."""
    places = ("C2", "D2", "D1", "C1", "E2", "E1")
    names = ("gwyn", "rhys", "thurkil", "cadwgan", "einion", "tudur")
    game = front(men={f"B:{who}": place for who, place in zip(names, places, strict=True)}, mines=True)
    men = [game[who] for who in names]
    assert mining.gathered(game.field, men)
    assert mining.points(men) == 6
    table = game.field.rules.bombardment
    assert [table.blow("castle_stone", mining.points(men), die).grade for die in (6, 7)] == [False, True]
    apart = game["tudur"]._replace(cell=game.cell("H1"))
    assert not mining.gathered(game.field, [*men[:5], apart])
