"""The fixed bridge and the gangway. The Anarchy 3.2.3, 3.2.4."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Done, Fall, Move, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.walls import bombarding, bridges
from hauberk.common.dice import ScriptedDice
from tests.battle.houses import legend, wait
from tests.kit import Table, drawn, who

SIGNS = legend(moat="M")

MOAT = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    M  M  M  M  M  M
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def moat(men: list[dict[str, Any]], sequence: str = "combat", **more: Any) -> Table:
    """A moat across the map and a fixed bridge over D4."""
    axes = [{"terrain": "fixed_bridge", "hexes": "D3 D4 D5"}]
    return drawn(MOAT, map={"legend": SIGNS, "axes": axes}, men=men, sequence=sequence, ruleset="anarchy", phase=3, **more)


def down(game: Table) -> Work:
    """Guy and Osmond take the bridge down."""
    return Work("destroy_bridge", ("guy", "osmond"), game.cell("D4"))


def gangway(game: Table) -> Work:
    """Guy and Osmond lay a gangway."""
    return Work("lay_gangway", ("guy", "osmond"), game.cell("D4"))


@pytest.mark.rule("A-ENTR-02", "A-MOAT-01")
def test_the_bridge_carries_everybody_and_is_not_entered_from_the_moat() -> None:
    game = moat([who("roger", "D3", mounted=True, facing=3)], "movement")
    assert game.plan(Move("roger", game.cells("D4 D5"))).price == 2
    below = moat([who("osmond", "C4")], "movement")
    assert below.refused(Move("osmond", below.cells("D4"))).reason == "closed_side"


@pytest.mark.rule("A-ENTR-03", "A-ENTR-05")
def test_two_men_beside_it_destroy_it_in_two_turns_without_a_die() -> None:
    game = moat([who("guy", "D3"), who("osmond", "E4"), who("milo", "A6", "B")])
    assert game.refused(down(game)).reason == "needs_two_turns"
    wait(game, 4)
    offered = [command for command in game.legal if isinstance(command, Work) and command.task == "destroy_bridge"]
    assert [set(command.men) for command in offered] == [{"guy", "osmond"}]
    game.do(down(game))
    now = game.field.now(game.state)
    assert now.board.ground[game.cell("D4")].id == "bridge_destroyed"
    assert not any(game.cell("D4") in pair for pair in now.move_graphs[0].step if pair[1] == game.cell("D4"))


@pytest.mark.rule("A-ENTR-03", "RULING-A-ENTR-05")
def test_it_waits_until_the_hex_is_empty_and_both_are_beside_it() -> None:
    game = moat([who("guy", "D3"), who("osmond", "D6"), who("milo", "D4", "B")])
    wait(game, 4)
    assert game.refused(down(game)).reason == "somebody_on_the_bridge"
    game.state = game.state.with_being(game["milo"]._replace(cell=game.cell("A1")))
    assert game.refused(down(game)).reason == "not_beside_it"
    assert game.refused(Work("destroy_bridge", ("guy",), game.cell("D4"))).reason == "needs_two_men"
    assert game.refused(Work("destroy_bridge", ("guy", "osmond"), game.cell("D5"))).reason == "no_bridge_there"


@pytest.mark.rule("A-ENTR-02")
def test_the_attackers_do_not_destroy_it_on_purpose() -> None:
    game = moat([who("guy", "D3"), who("osmond", "E4"), who("milo", "A6", "B")])
    wait(game, 4)
    object.__setattr__(game.field, "attackers", 0)
    assert game.refused(down(game)).reason == "defenders_bridge"
    assert not [command for command in game.legal if isinstance(command, Work) and command.task == "destroy_bridge"]
    object.__setattr__(game.field, "attackers", 1)
    assert game.allowed(down(game))


@pytest.mark.rule("A-ENTR-06", "RULING-A-ENTR-04")
def test_a_gangway_replaces_it_for_men_on_foot() -> None:
    game = moat([who("guy", "D3"), who("osmond", "E4"), who("roger", "B5", "B", mounted=True, facing=0)])
    wait(game, 4)
    game.do(down(game))
    assert game.refused(gangway(game)).reason == "needs_two_turns"
    wait(game, 4)
    assert game.refused(gangway(game)).reason == "needs_two_turns"  # they took the bridge down in the first of these turns
    wait(game, 2)
    game.do(gangway(game))
    game.do(Done())
    now = game.field.now(game.state)
    assert now.board.ground[game.cell("D4")].id == "gangway"
    foot, horse = now.move_graphs[0].step, now.move_graphs[2].step
    assert (game.cell("D5"), game.cell("D4")) in foot
    assert (game.cell("D5"), game.cell("D4")) not in horse
    assert (game.cell("C4"), game.cell("D4")) not in foot  # not from the moat
    assert foot[game.cell("D3"), game.cell("D4")] == 1


@pytest.mark.rule("A-ENTR-06")
def test_there_must_be_a_gap() -> None:
    game = moat([who("guy", "D3"), who("osmond", "E4"), who("milo", "A6", "B")])
    wait(game, 4)
    assert game.refused(gangway(game)).reason == "no_gap_there"


@pytest.mark.rule("RULING-A-ENTR-05", "A-ENTR-07", "A-ENTR-10")
def test_who_is_on_a_bridge_that_burns_or_is_shot_to_pieces_falls_and_is_wounded() -> None:
    game = moat([who("guy", "D3"), who("milo", "D4", "B")])
    doing = Doing(game.position, ScriptedDice(()))
    bridges.destroy(doing, game.cell("D4"), "A-ENTR-10")
    game.state = doing.state
    assert (game.asked, game.decides) == ("landing_asked", 1)
    assert {game.field.name(command.cell) for command in game.legal if isinstance(command, Fall)} == {"C4", "E4"}
    game.do(Fall(game.cell("C4")))
    assert game["milo"].health == Health.WOUNDED
    assert game.at("milo") == "C4"


@pytest.mark.rule("A-ENTR-10")
@pytest.mark.parametrize(("die", "down"), [(7, False), (8, True)])
def test_one_good_shot_of_an_engine_destroys_it(die: int, down: bool) -> None:
    """Wood has one grade: with one point, an eight on the die is enough."""
    game = moat([who("guy", "D3"), who("milo", "A6", "B")])
    doing = Doing(game.position, ScriptedDice((die,)))
    (mark,) = bombarding.in_hex(doing.position, game.cell("D4"))
    bombarding.batter(doing, "guy", mark, 1, "A-MANG-10")
    assert (doing.field.board.ground[game.cell("D4")].id == "bridge_destroyed") is down
