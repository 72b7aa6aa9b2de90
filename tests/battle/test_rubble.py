"""Breaches: what is left of a wall, and the way over it. The Anarchy 6.1, 6.4; Siege 2.3."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Fall, Move
from hauberk.battle.walls.bombarding import Mark, ahead_of, batter, in_hex
from hauberk.battle.walls.rubble import collapse
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.deciding import Doing, settle
from tests.battle.storming import Table, front
from tests.kit import step


def fall(game: Table, *cells: str) -> None:
    """Some wall hexes come down."""
    doing = Doing(game.position, ScriptedDice(()))
    collapse(doing, tuple(game.cell(cell) for cell in cells), "A-RUBBLE-06")
    settle(doing)
    game.state = doing.state


def breach(men: dict[str, str] | None = None, ruleset: str = "anarchy", **more: Any) -> Table:
    """A wall with a breach at C3."""
    game = front(rows=8, men=men or {}, ruleset=ruleset, **more)
    fall(game, "C3")
    return game


@pytest.mark.rule("A-RUBBLE-03", "A-RUBBLE-04", "A-RUBBLE-05", "RULING-A-RUBBLE-01", "SC-RUBBLE-03")
def test_over_the_breach() -> None:
    """From every hex round it two points, down from the rampart two, up to it three; out of it what the new ground costs. Riders never."""
    game = breach(changed={"C4": "o", "B4": "e"})
    assert [step(game, name, "C3") for name in ("C2", "B2", "D2", "C4", "D3/2", "B3/2")] == [2, 2, 2, 2, 2, 2]
    assert step(game, "C3", "D3/2") == step(game, "C3", "B3/2") == 3
    assert step(game, "C3", "C2") == 1
    assert step(game, "C3", "B3") is None
    assert (game.cell("C4"), game.cell("C3")) not in game.field.now(game.state).move_graphs[2].step


@pytest.mark.rule("SC-RUBBLE-02", "SC-RUBBLE-03", "SC-RUBBLE-04")
def test_over_the_classic_breach() -> None:
    """Two points in from anywhere; out, the wall-walk included, at the cost of the new ground. Who fights there is at (−)."""
    game = breach(ruleset="siege_classic")
    assert step(game, "C2", "C3") == step(game, "D3/2", "C3") == 2
    assert step(game, "C3", "D3/2") == step(game, "C3", "C4") == 1
    assert game.field.now(game.state).board.ground[game.cell("C3")].influence == -1


@pytest.mark.rule("A-RUBBLE-03")
def test_an_intact_parapet_keeps_the_breach_from_a_tower() -> None:
    """Crenels between the rampart and the fallen hex still bar the way."""
    walk = "\n".join(["__________"] * 2 + ["rrrrrrrrrr"] + ["__________"] * 5)
    storey = {"storey": 2, "level": 2, "terrain": walk, "hexsides": {"tower_crenels": ["D3/C3"]}}
    game = front(rows=8, map={"storeys": [storey]})
    fall(game, "C3")
    assert step(game, "C3", "D3/2") is None
    assert step(game, "C3", "B3/2") == 3


@pytest.mark.rule("A-RUBBLE-06", "A-BOMB-09", "RULING-G-62", "DEMO-04", "SC-BATTER-03", "RULING-S-30")
def test_who_stands_on_it_is_wounded() -> None:
    """Everybody in the hex, on the rampart too; who was wounded before dies."""
    game = breach({"B:gwyn": "C3/2"})
    assert (game.at("gwyn"), game["gwyn"].health) == ("C3", Health.WOUNDED)
    hurt = front(rows=8, people=[{"who": "gwyn", "side": "B", "at": "C3/2", "health": "wounded"}])
    fall(hurt, "C3")
    assert hurt["gwyn"].health == Health.DEAD


@pytest.mark.rule("RULING-A-RUBBLE-02", "A-RUBBLE-05")
def test_men_on_the_rampart_and_in_the_breach_fight() -> None:
    """Half a level high: the rampart beside it and the ground before it are in reach."""
    game = breach({"wat": "C4", "B:gwyn": "D3/2", "hob": "C2"})
    game.do(Move("wat", game.cells("C3")))
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("wat",), "gwyn"))


@pytest.mark.rule("A-RUBBLE-01", "SC-RUBBLE-01")
def test_rubble_can_be_put_down_before_a_battle() -> None:
    """A scenario may begin with a breach, and the way up is there at once."""
    game = front(rows=8, works={"ground": {"rubble": "C3"}})
    assert step(game, "C4", "C3") == 2
    assert step(game, "C3", "D3/2") == 3


@pytest.mark.rule("SC-RUBBLE-03", "A-RUBBLE-01", "RULING-S-12")
@pytest.mark.parametrize(("ruleset", "rides"), [("anarchy", False), ("siege_classic", True)])
def test_only_the_anarchy_bars_rubble_to_horses(ruleset: str, rides: bool) -> None:
    """Its table says so; the classic rules, which say it of fascines and tents, let anybody in from any hex beside it for two points."""
    rider = {"who": "drogon", "side": "A", "at": "C5", "mounted": True, "facing": 0}
    game = front(rows=8, works={"ground": {"rubble": "C3"}}, people=[rider], ruleset=ruleset, sequence="movement")
    over = Move("drogon", game.cells("C4 C3"))
    assert game.allowed(over) == rides
    if rides:
        before = game["drogon"].left
        game.do(over)
        assert (game.at("drogon"), before - game["drogon"].left) == ("C3", 3)


@pytest.mark.rule("A-BOMB-01", "A-BOMB-03", "SC-BATTER-01", "DEMO-02", "DEMO-03")
@pytest.mark.parametrize(("ruleset", "sign", "grades"), [("anarchy", "#", 4), ("anarchy", "S", 2), ("siege_classic", "S", 4)])
def test_grades_by_material(ruleset: str, sign: str, grades: int) -> None:
    """Double stone four, single stone two, in the classic siege four for every wall; until the last the wall is as good as new."""
    game = front(rows=8, changed={"C6": sign}, ruleset=ruleset, legend={"S": "building_wall"})
    doing = Doing(game.position, ScriptedDice((10,) * grades))
    for number in range(grades):
        assert doing.field.board.ground[game.cell("C6")].id in ("castle_wall", "building_wall")
        assert doing.state.works.damage.get(game.cell("C6"), 0) == number
        mark = in_hex(doing.position, game.cell("C6"))[-1]
        batter(doing, "", mark, 1, "A-MANG-10")
    assert doing.field.board.ground[game.cell("C6")].id == "rubble"


@pytest.mark.rule("A-BOMB-06", "SC-CATA-05", "RULING-S-31", "RULING-A-MANG-04")
@pytest.mark.example("TC-S-02")
def test_six_points_on_a_tower_and_on_a_wall() -> None:
    """Two trebuchets, six points: a 7 on a tower counts as 6, no effect; on a plain wall it is a D."""
    game = front(rows=8, ruleset="siege_classic")
    for tower, grades in ((True, 0), (False, 1)):
        doing = Doing(game.position, ScriptedDice((7,)))
        batter(doing, "", Mark(game.cell("C3"), "castle_stone", "wall", tower=tower), 6, "A-MANG-10")
        assert doing.state.works.damage.get(game.cell("C3"), 0) == grades


@pytest.mark.example("DX-A-05")
@pytest.mark.rule("A-MANG-03", "A-BOMB-05", "A-BOMB-08")
def test_mangonels_add_their_points() -> None:
    """Two on one hex: six points, a grade on 7 or more. Four: twelve, on 3 or more. One with nothing left adds nothing."""
    game = front(rows=8)
    table, worth = game.field.rules.bombardment, game.field.rules.machines["mangonel"].worth
    assert [table.blow("castle_stone", 2 * worth, die).grade for die in (6, 7)] == [False, True]
    assert [table.blow("castle_stone", 4 * worth, die).grade for die in (2, 3)] == [False, True]
    assert table.blow("castle_stone", 4 * worth, 1).wear == 4
    assert not table.blow("castle_stone", 0, 10).grade


@pytest.mark.example("DX-A-06")
@pytest.mark.rule("A-BOMB-01")
def test_how_many_grades_a_wall_has() -> None:
    """With one grade a day at most: four days for castle walls, two for single walls, one for wood."""
    grades = front(rows=8).field.rules.bombardment.grades
    assert (grades["castle_stone"], grades["stone"], grades["wood"]) == (4, 2, 1)


@pytest.mark.rule("RULING-A-RAM-02")
def test_what_lies_straight_ahead() -> None:
    """The wall beyond the nose; in the open nothing."""
    game = front(rows=8)
    found = ahead_of(game.position, game.cell("C4"), 0)
    assert found is not None
    assert (game.field.name(found.cell), found.material) == ("C3", "castle_stone")
    assert ahead_of(game.position, game.cell("C6"), 0) is None


@pytest.mark.rule("LADDER-14", "A-RUBBLE-01")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
def test_a_ladder_that_leaned_on_the_wall_falls_with_who_is_on_it(ruleset: str) -> None:
    """The wall goes from under the top of the ladder: Wat, who was on it, lies wounded beside its foot, and the ladder lies there too."""
    storey = {"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10, "_" * 10, "r" * 10, *["_" * 10] * 5]),
              "hexsides": {"crenels": ["C3/C4"]}}  # fmt: skip
    game = front(
        rows=8,
        men={"wat": "C4"},
        ladders=[{"id": "ladder", "side": "A", "at": "C4", "facing": 0}],
        map={"storeys": [storey]},
        ruleset=ruleset,
    )
    fall(game, "C3")
    if game.asked:
        assert game.asked == "landing_asked"
        game.do(Fall(game.cell("B4")))
    assert game["wat"].health == Health.WOUNDED
    assert game.at("wat") == "B4"
    assert not game.state.works.ladders["ladder"].standing


@pytest.mark.rule("A-HOARD-26")
@pytest.mark.parametrize(("wall", "falls"), [("B3", {"B4/2"}), ("C3", {"C4/2"}), ("D3", {"D4/2"})])
def test_the_hoarding_before_a_wall_that_falls_goes_with_it_and_no_other(wall: str, falls: set[str]) -> None:
    """The hex in front of it; its neighbours hang on the wall that stands."""
    places = {f"{column}4/2" for column in "ABCDE"}
    game = front(rows=8, men={"B:gifford": "A4/2"}, works={"ground": {"hoarding": " ".join(sorted(places))}})
    fall(game, wall)
    board = game.field.board
    assert {place for place in places if not board.all >> game.cell(place) & 1} == falls
    assert game["gifford"].health == Health.HEALTHY


@pytest.mark.rule("A-HOARD-26")
def test_a_hoarding_that_hangs_on_nothing_falls() -> None:
    """Between two walls that have come down nothing holds it."""
    storey = {"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10, "_" * 10, "r" * 10, *["_" * 10] * 5]),
              "hexsides": {"crenels": ["A3/A4", "B3/A4", "B3/B4", "B3/C4"]}}  # fmt: skip
    game = front(rows=8, works={"ground": {"hoarding": "A4/2"}}, map={"storeys": [storey]})
    fall(game, "B3")
    assert game.field.board.all >> game.cell("A4/2") & 1
    fall(game, "A3")
    assert not game.field.board.all >> game.cell("A4/2") & 1
