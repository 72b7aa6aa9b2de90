"""Palisades and platforms: they bar, they fall, one jumps down behind them. Guiscard 9.2.1, 9.2.2."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Move
from hauberk.battle.core.doing import Doing
from hauberk.battle.walls import palisades
from hauberk.battle.walls.leaning import AsItIs, lean
from hauberk.board.board import Board, Piece, bits
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.scenario import sheet
from tests.battle.houses import legend
from tests.kit import Table, drawn, of_kind, who

SIGNS = legend(timber_frame="T", platform="P", stairs="S")
PALISADE = ["A3/A4", "B3/B4", "B3/A4", "B3/C4", "C3/C4", "D3/C4", "D3/D4", "D3/E4", "E3/E4", "F3/E4", "F3/F4"]


def place(men: list[dict[str, Any]], sequence: str = "movement", platform: bool = False) -> Table:
    """A palisade right across the map between rows 3 and 4, the inside above; on D3 a platform that stairs lead to from D2."""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    extra: dict[str, Any] = {"legend": SIGNS, "hexsides": {"palisade": PALISADE}}
    if platform:
        picture = picture.replace(".  .  .  .  .  .\n        .  .  .  .  .  .\n        .  .  .  .  .  .", "{}", 1)
        picture = picture.format(".  .  .  .  .  .\n        .  .  .  S  .  .\n        .  .  .  T  .  .")
        extra["hexsides"] = {"palisade": [side for side in PALISADE if not side.startswith("D3")]}
        stakes = {"stakes": ["D3/C4", "D3/D4", "D3/E4"]}
        extra["storeys"] = [{"storey": 1, "level": 1, "terrain": "______\n______\n___P__\n", "hexsides": stakes}]
        extra["links"] = ["D2 D3/1"]
    return drawn(picture, map=extra, men=men, sequence=sequence, phase=3)


def hands(game: Table, *dice: int) -> Doing:
    """Something happens to the place."""
    return Doing(game.position, ScriptedDice(dice))


@pytest.mark.rule("PALI-01", "PALI-03", "RULING-G-02", "CWALL-01")
def test_an_intact_palisade_is_not_crossed_but_its_hex_is_walked_on_inside() -> None:
    game = place([who("osmond", "D4"), who("milo", "D3", "B")])
    assert game.refused(Move("osmond", game.cells("C4 C3"))).reason == "closed_side"
    inside = place([who("osmond", "D2")])
    assert inside.plan(Move("osmond", inside.cells("D3"))).price == 1
    fight = place([who("guy", "D4"), who("milo", "D3", "B")], "combat")
    assert fight.refused(Attack(("guy",), "milo")).reason == "cannot_enter_there"


@pytest.mark.rule("PALI-05", "PALI-06")
def test_a_fallen_palisade_costs_a_point_more_and_whoever_stays_fights_at_minus() -> None:
    game = place([who("osmond", "D4"), who("roger", "D6", mounted=True, facing=0), who("milo", "A1", "B")])
    doing = hands(game)
    palisades.fell(doing, game.cell("D3"), "PALI-05")
    game.state = doing.state
    assert not palisades.is_palisade(doing.field.board, game.cell("D3"))
    assert palisades.is_palisade(doing.field.board, game.cell("B3"))
    assert game.plan(Move("osmond", game.cells("D3 D2"))).price == 2 + 1
    assert game.plan(Move("roger", game.cells("D5"))).price == 1
    game.state = game.state.with_being(game["osmond"]._replace(cell=game.cell("A6")))
    assert game.plan(Move("roger", game.cells("D5 D4 D3"))).price == 1 + 1 + 2
    fight = place([who("guy", "D4"), who("milo", "D3", "B")], "combat")
    doing = hands(fight)
    palisades.fell(doing, fight.cell("D3"), "PALI-05")
    fight.state = doing.state
    assert [term.value for term in fight.plan(Attack(("guy",), "milo")).shifts if term.reason.startswith("ground")] == [1]


@pytest.mark.rule("DEMO-04", "A-BOMB-09", "PALI-05")
def test_whoever_stands_behind_a_palisade_that_falls_is_wounded() -> None:
    """On the ground of its hex, on foot or in the saddle; who was hurt before dies, and who stands beside is spared."""
    men = [
        who("milo", "D3", "B"), who("alexio", "C3", "B"), who("argyris", "B3", "B", health="wounded"),
        who("roger", "E2", "B", mounted=True, facing=0), who("petros", "A1", "A"),
    ]  # fmt: skip
    game = place(men)
    for name in ("D3", "B3", "E3"):
        doing = hands(game)
        palisades.fell(doing, game.cell(name), "DEMO-04")
        game.state = doing.state
    found = {each: Health.NAMES[game[each].health] for each in ("milo", "alexio", "argyris", "roger")}
    assert found == {"milo": "wounded", "alexio": "healthy", "argyris": "dead", "roger": "wounded"}


@pytest.mark.rule("PLAT-02", "PLAT-05", "RULING-G-02")
def test_a_platform_is_reached_by_the_stairs_at_one_point() -> None:
    game = place([who("osmond", "D1")], platform=True)
    assert game.plan(Move("osmond", game.cells("D2 D3/1"))).price == 2 + 1
    assert game.refused(Move("osmond", game.cells("D2 D3"))).reason == "impassable"
    assert game.field.board.ground[game.cell("D3/1")].influence == 0
    down = place([who("osmond", "D4")], platform=True)
    assert down.refused(Move("osmond", down.cells("D3/1"))).reason == "not_adjacent"


@pytest.mark.rule("PLAT-04", "PALI-05", "PALI-06")
def test_a_platform_comes_down_with_its_palisade_and_those_on_it_are_hurt() -> None:
    game = place([who("osmond", "D4"), who("milo", "D3/1", "B")], platform=True)
    assert palisades.platform_over(game.field.board, game.cell("D3")) == game.cell("D3/1")
    doing = hands(game)
    palisades.fell(doing, game.cell("D3/1"), "PALI-05")
    assert doing.being("milo").cell == game.cell("D3")
    assert doing.being("milo").health == Health.WOUNDED
    assert of_kind(doing.events, e.Shifted)[0].why == "fell"
    board = doing.field.board
    assert not board.all >> game.cell("D3/1") & 1
    assert board.ground[game.cell("D3")].id == "stockade_down"
    assert (game.cell("D4"), game.cell("D3")) in doing.field.move_graphs[0].step


@pytest.mark.rule("PALI-02", "PLAT-01", "RULING-G-03")
@pytest.mark.example("TC-G-07")
@pytest.mark.parametrize(("name", "platform", "safe"), [("osmond", False, 4), ("guy", False, 3), ("osmond", True, 5), ("guy", True, 4)])
def test_the_landing_is_safe_on_so_many_faces(name: str, platform: bool, safe: int) -> None:
    """Without armour 4 of 6 inside a palisade and 5 of 6 on a platform; one face less in armour."""
    game = place([who(name, "D4")], platform=platform)
    goal = game.cell("D3/1" if platform else "D3")
    unhurt = []
    for face in range(1, 7):
        doing = hands(game, face)
        assert palisades.land(doing, name, goal, platform) is (face <= safe)
        assert doing.being(name).cell == goal
        assert of_kind(doing.events, e.Tested)[0].result == ("safe" if face <= safe else "wounded")
        if face <= safe:
            unhurt.append(face)
        else:
            assert doing.being(name).health == Health.WOUNDED
            assert doing.being(name).has(Mark.HALTED)
    assert len(unhurt) == safe


@pytest.mark.rule("PALI-02")
def test_a_wounded_man_who_lands_badly_is_dead() -> None:
    game = place([who("osmond", "D4", health="wounded"), who("milo", "C3", "B")])
    doing = hands(game, 5)
    palisades.land(doing, "osmond", game.cell("D3"), False)
    assert doing.being("osmond").health == Health.DEAD


@pytest.mark.rule("CWALL-03", "RULING-G-42")
def test_the_byzantine_tower_is_climbed_by_nobody() -> None:
    """Against the tower of the eagle's nest neither a ladder leans nor a grapnel holds, from whatever hex; against its palisade both do."""
    board = Board([Piece(sheet("eagles_nest"))])
    ground = board.all & (1 << board.plane) - 1
    tops = [found.top for foot in bits(ground) for side in range(6) if (found := lean(AsItIs(board), foot, side, roofs=True)) is not None]
    assert not [board.names[top] for top in tops if board.areas["tower"] >> top & 1]
    assert [board.names[top] for top in tops if board.areas["platforms"] >> top & 1]
