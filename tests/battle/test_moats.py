"""Moats: getting in and out, and being driven in. The Anarchy 3.1, 3.4; the classic siege 2.11, 2.12."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Displaced, Move, Retreat
from hauberk.board.terrain import terrain_table
from tests.battle.houses import legend
from tests.kit import Table, drawn, who

SIGNS = legend(moat="M", filled_moat="F", rubble="r")

DITCH = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    M  M  F  M  M  M
    r  M  F  M  M  .
    .  .  .  .  .  .
"""


def ditch(men: list[dict[str, Any]], sequence: str = "movement", ruleset: str = "anarchy", **more: Any) -> Table:
    """A moat across the map, two hexes deep, filled with fascines in column C."""
    return drawn(DITCH, map={"legend": SIGNS}, men=men, sequence=sequence, ruleset=ruleset, phase=3, **more)


def price(game: Table, path: str) -> int:
    """What Osmond pays for a way."""
    return int(game.plan(Move("osmond", game.cells(path))).price)


STEEP: list[dict[str, Any]] = [{"ruleset": "siege_classic"}, {"ruleset": "anarchy", "switches": {"steep_moats": True}}]


@pytest.mark.rule("A-MOAT-01", "RULING-A-MOAT-01")
def test_into_a_moat_costs_four_points_along_it_one_and_out_what_the_new_ground_costs() -> None:
    """As the table of The Anarchy has it: the bank 1, fascines 2."""
    game = ditch([who("osmond", "D3")])
    assert (price(game, "D4"), price(game, "D4 D5")) == (4, 5)
    assert price(ditch([who("osmond", "E5")]), "E6") == 1
    assert price(ditch([who("osmond", "B4")]), "C4") == 2


@pytest.mark.rule("A-MOAT-01", "SC-MOAT-01", "RULING-A-MOAT-01", "RULING-S-02")
@pytest.mark.parametrize("more", STEEP)
def test_in_and_out_of_a_steep_moat_costs_four_points_along_it_one(more: dict[str, Any]) -> None:
    game = ditch([who("osmond", "D3")], **more)
    assert price(game, "D4") == 4
    assert price(game, "D4 D5") == 5
    below = ditch([who("osmond", "E5")], **more)
    assert price(below, "E6") == 4
    assert price(below, "F5") == 4  # the bank beside it, whatever its own cost


@pytest.mark.rule("SC-MOAT-02", "SC-FASC-03", "A-MOAT-01", "RULING-A-MOAT-01")
@pytest.mark.parametrize("more", STEEP)
def test_fascines_cost_two_points_from_the_bank_and_four_from_a_steep_ditch(more: dict[str, Any]) -> None:
    bank = ditch([who("osmond", "C3")], **more)
    assert price(bank, "C4") == 2
    assert price(bank, "C4 C5") == 4
    assert price(bank, "C4 C5 C6") == 5
    up = ditch([who("osmond", "B4")], **more)
    assert price(up, "C4") == 4
    down = ditch([who("osmond", "C4")], **more)
    assert price(down, "B4") == 4


@pytest.mark.rule("RULING-A-MOAT-01")
def test_out_onto_rubble_costs_two() -> None:
    assert price(ditch([who("osmond", "A4")]), "A5") == 2


@pytest.mark.rule("A-MOAT-01", "SC-FASC-03", "A-MOAT-07")
def test_horses_never_go_in_nor_over_fascines() -> None:
    game = ditch([who("roger", "D3", mounted=True, facing=3)])
    assert game.refused(Move("roger", game.cells("D4"))).reason == "impassable"
    fill = ditch([who("roger", "C3", mounted=True, facing=3)])
    assert fill.refused(Move("roger", fill.cells("C4"))).reason == "impassable"


@pytest.mark.rule("SC-FASC-02")
def test_fascines_give_no_cover_and_neither_help_nor_hinder() -> None:
    filled, moat = terrain_table().terrain["filled_moat"], terrain_table().terrain["moat"]
    assert (filled.cover, filled.influence) == (0, 0)
    assert moat.influence == -1


# -- driven in ---------------------------------------------------------------------------------------------------------


def driven(at: str, foes: list[dict[str, Any]], **more: Any) -> Table:
    """Milo has to go back one hex from Guy."""
    game = ditch([who("guy", "D2"), who("milo", at, "B", **more), *foes], "combat")
    beaten_back(game, "guy")
    return game


def beaten_back(game: Table, attacker: str) -> None:
    """He attacks Milo, and the die is one that drives him back."""
    table, column = game.field.rules.melee, game.plan(Attack((attacker,), "milo")).column
    face = next(face for face in range(1, 11) if table.result(column, face + table.armour, False) == "C")
    game.do(Attack((attacker,), "milo"), face)
    assert game.asked == "retreat_owed"


@pytest.mark.rule("SC-MOAT-03", "RULING-A-MOAT-02")
def test_whoever_retreats_into_a_moat_is_stunned() -> None:
    game = driven("D3", [])
    game.do(Retreat("milo", game.cell("D4")))
    assert game.at("milo") == "D4"
    assert game["milo"].health == Health.STUNNED


@pytest.mark.rule("SC-MOAT-03", "RULING-A-MOAT-02")
def test_a_wounded_man_driven_in_is_dead() -> None:
    game = ditch([who("guy", "D2"), who("milo", "D3", "B", health="wounded")], "combat")
    beaten_back(game, "guy")
    game.do(Retreat("milo", game.cell("D4")))
    assert game["milo"].health == Health.DEAD


@pytest.mark.rule("RULING-S-03", "SC-MOAT-03")
def test_nobody_falls_on_fascines_or_along_the_ditch() -> None:
    game = driven("D3", [])
    game.do(Retreat("milo", game.cell("C4")))
    assert game["milo"].health == Health.HEALTHY
    along = ditch([who("osmond", "E4"), who("milo", "D4", "B")], "combat")
    beaten_back(along, "osmond")
    along.do(Retreat("milo", along.cell("D5")))
    assert along["milo"].health == Health.HEALTHY


@pytest.mark.rule("SC-MOAT-03")
def test_a_friend_pushed_off_the_edge_is_stunned() -> None:
    """Everything but the hex of Okeanos is taken; Okeanos can only go down."""
    men = [
        who("guy", "D2"), who("milo", "D3", "B"), who("okeanos", "C4", "B"), who("drogon", "C3"), who("osmond", "E3"),
        who("tancrede", "D4"), who("rupert", "E4"), who("ivo", "B3"), who("foulque", "C5"),
    ]  # fmt: skip
    game = ditch(men, "combat")
    beaten_back(game, "guy")
    moved = (Displaced("okeanos", game.cell("B4")),)
    game.do(Retreat("milo", game.cell("C4"), displaced=moved), 1)  # Milo's test among his enemies
    assert game["okeanos"].health == Health.STUNNED
    assert game.at("okeanos") == "B4"
