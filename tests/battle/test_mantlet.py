"""Mantlets and screens. The Anarchy 3.5; Siege 2.7."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Done, Enter, HoldFire, Move, Work
from tests.battle.storming import Table
from tests.kit import drawn, man

FIELD = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  W  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def mantlet(picture: str = FIELD, at: str = "C5", facing: int = 0, ruleset: str = "anarchy", **more: Any) -> Table:
    """A mantlet that looks up the map, Wat in its hex."""
    screen = {"id": "mantlet", "kind": "mantlet", "side": "A", "at": at, "facing": facing}
    return drawn(picture, ruleset=ruleset, machines=[screen], **{"W": man("wat", "A"), **more})


def to(game: Table, cell: str, who: str = "wat") -> Work:
    """Take it to a hex beside it."""
    return Work("move_mantlet", (who,), game.cell(cell), "mantlet")


@pytest.mark.rule("A-MANT-01")
def test_a_man_in_its_hex_takes_it_along() -> None:
    """Eight points less two: six hexes of flat ground, whichever way it looks; not seven."""
    game = mantlet("\n".join("." + "  ." * 5 for _ in range(9)), at="C9", men=[{"who": "hob", "side": "A", "at": "C9"}])
    for row in range(8, 2, -1):
        assert to(game, f"C{row}", "hob") in list(game.legal)
        game.do(to(game, f"C{row}", "hob"))
    assert game.field.name(game.state.machines["mantlet"].cells[0]) == game.at("hob") == "C3"
    assert game["hob"].left == 0
    assert not game.allowed(to(game, "C2", "hob"))
    assert mantlet(W=man("wat", "A")).allowed(to(mantlet(), "C4"))
    beside = mantlet(FIELD.replace("W", ".").replace(".  .  .  .  .  .\n    .  .  .", ".  .  .  .  .  .\n    .  .  W", 1))
    assert beside.refused(to(beside, "C4")).reason == "not_at_mantlet"


@pytest.mark.rule("A-MANT-02", "A-MOAT-07")
@pytest.mark.parametrize(("sign", "goes"), [(".", True), ("s", True), ("e", True), ("t", False), ("o", False), ("k", False)])
def test_where_a_mantlet_goes(sign: str, goes: bool) -> None:
    """Wherever a horse could go, and over a filled ditch; not between trees, into a ditch, over rocks."""
    game = mantlet(FIELD.replace(".  .  .  .  .  .\n    .  .  W", f".  .  {sign}  .  .  .\n    .  .  W", 1))
    assert game.allowed(to(game, "C4")) == goes


@pytest.mark.rule("A-MANT-03", "RULING-A-MANT-02")
def test_it_is_turned_for_a_point_or_free_after_moving() -> None:
    """Where it stands a turn costs a point; after a move none."""
    game = mantlet()
    turn = Work("turn_mantlet", ("wat",), game.cell("C5"), "mantlet", 2)
    assert turn in list(game.legal)
    game.do(turn)
    assert (game.state.machines["mantlet"].facing, game["wat"].left) == (2, 7)
    moved = mantlet()
    moved.do(to(moved, "C4"))
    left = moved["wat"].left
    moved.do(Work("turn_mantlet", ("wat",), moved.cell("C4"), "mantlet", 5))
    assert (moved.state.machines["mantlet"].facing, moved["wat"].left) == (5, left)


@pytest.mark.rule("A-MANT-07")
def test_no_horse_enters() -> None:
    """A rider passes by; a man on foot walks in from behind."""
    game = mantlet(
        FIELD.replace("W", "."), W=man("wat", "A"), men=[{"who": "galeran", "side": "A", "at": "C6", "mounted": True, "facing": 0}]
    )
    assert not game.allowed(Move("galeran", game.cells("C5")))
    foot = mantlet(FIELD.replace("W", "."), men=[{"who": "hob", "side": "A", "at": "C6"}])
    assert foot.allowed(Move("hob", foot.cells("C5")))


@pytest.mark.rule("A-MANT-08", "RULING-A-MANT-01")
def test_nobody_fights_walks_or_retreats_across_the_screen() -> None:
    """Gwyn before the screen and Wat behind it do not reach each other; Rhys at its side does."""
    picture = FIELD.replace(".  .  .  .  .  .\n    .  .  W  .", ".  .  G  R  .  .\n    .  .  W  .", 1)
    game = mantlet(picture, G=man("gwyn", "B"), R=man("rhys", "B"), sequence="combat", active="B")
    refused = game.refused(Attack(("gwyn",), "wat"))
    assert (refused.reason, refused.rule, refused.by) == ("cannot_enter_there", "A-MANT-08", "mantlet")
    assert game.allowed(Attack(("rhys",), "wat"))
    walk = mantlet()
    step = walk.field.now(walk.state).move_graph(walk["wat"]).step
    assert (walk.cell("C5"), walk.cell("C4")) not in step
    assert (walk.cell("C4"), walk.cell("C5")) not in step
    assert (walk.cell("C5"), walk.cell("C6")) in step


@pytest.mark.rule("A-MANT-01", "DFIRE-01")
def test_who_moves_with_it_may_be_shot_at_first() -> None:
    """A bowman to the side sees Wat: he is asked before the mantlet goes on."""
    game = mantlet(FIELD.replace(".  .  W  .  .  .", ".  .  W  .  .  T"), T=man("tovi", "B"))
    game.do(to(game, "C4"))
    assert game.asked == "order_watched"
    game.do(HoldFire())
    assert game.at("wat") == "C4"


# -- the classic screen ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-SCREEN-01", "SC-SCREEN-03", "RULING-S-16")
def test_a_screen_is_pushed_from_behind() -> None:
    """Wat behind it pushes it on, one hex at a time, with two points less; nobody enters its hex."""
    game = mantlet(FIELD.replace("W", "."), ruleset="siege_classic", men=[{"who": "hob", "side": "A", "at": "C6"}])
    assert not game.allowed(Move("hob", game.cells("C5")))
    assert not game.allowed(to(game, "D4", "hob"))
    for row in (4, 3, 2):
        game.do(to(game, f"C{row}", "hob"))
    assert (game.field.name(game.state.machines["mantlet"].cells[0]), game.at("hob")) == ("C2", "C3")
    assert game["hob"].left == 8 - 2 - 3


@pytest.mark.rule("SC-SCREEN-01", "MOVE-10")
@pytest.mark.parametrize("ruleset", ["siege_classic", "anarchy"])
def test_those_who_wait_beside_the_map_push_nothing(ruleset: str) -> None:
    """Hob waits to come in: the list of what can be done has him come in, and nobody at the screen."""
    entry = {"id": "road", "side": "A", "turn": 1, "hexes": "A6 B6", "who": ["hob"]}
    game = mantlet(FIELD.replace("W", "."), ruleset=ruleset, entries=[entry])
    assert {type(command) for command in game.legal} == {Done, Enter}
    assert game.refused(to(game, "C4", "hob")).reason == "cannot_work"
