"""Mobile galleries. The Anarchy 5.3.

The gallery at C7 has its nose on C4, before the wall of row 3: the hexes under its front roof are B4, C4, D4 and C5.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.commands import Attack, Move, PushMachine, Shoot
from hauberk.battle.machines.footprint import parts
from tests.battle.storming import CREW, Table, crew, front, machine

WHEELS = ("B5", "D5", "B6", "C6", "D6", "B7", "C7", "D7")


def gallery(at: str = "C7", men: dict[str, str] | None = None, **more: Any) -> Table:
    """A gallery before the wall."""
    return front(machines=[machine("gallery", at)], men=men or {}, **more)


def back(*names: str) -> tuple[str, ...]:
    """The same places two rows farther from the wall."""
    return tuple(f"{name[0]}{int(name[1:]) + 2}" for name in names)


@pytest.mark.rule("A-GALL-02", "A-GALL-03", "RULING-A-GALL-01")
@pytest.mark.parametrize(("men", "hexes"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_its_crew_moves_it(men: int, hexes: int) -> None:
    """Six or more: two hexes; three to five: one; straight on or back."""
    game = gallery(at="C9", men=crew(*back(*WHEELS)[:men]))
    found = [command.hexes for command in game.legal if isinstance(command, PushMachine)]
    assert (max(found, default=0), min(found, default=0)) == (hexes, -hexes)


@pytest.mark.rule("A-GALL-04", "A-MOAT-07")
@pytest.mark.parametrize("sign", ["e", "s", "o"])
def test_flat_ground_only_not_even_a_filled_ditch(sign: str) -> None:
    """What carries a ram does not carry a gallery."""
    game = gallery(at="C9", men=crew(*back(*WHEELS)), changed={"C5": sign})
    assert game.refused(PushMachine(CREW[:8], "gallery", 1)).about == "C5"


@pytest.mark.rule("A-GALL-05")
def test_who_has_fought_does_not_push() -> None:
    """Of six one was engaged: five are left, one hex."""
    game = gallery(at="C9", men=crew(*back(*WHEELS)[:6]), phase=3)
    game.state = game.state.with_being(game["wat"]._replace(fought=2))
    assert game.refused(PushMachine(CREW[:6], "gallery", 1)).reason == "pusher_engaged"
    assert game.refused(PushMachine(CREW[1:6], "gallery", 2)).reason == "crew_too_small"
    assert game.allowed(PushMachine(CREW[1:6], "gallery", 1))


@pytest.mark.rule("A-GALL-06", "A-GALL-07", "A-GALL-08", "RULING-A-GALL-02")
def test_eight_between_the_wheels_and_more_at_the_wall() -> None:
    """Twelve hexes, eight between the wheels; under the front roof one goes only while it stands at a wall, and comes out before it
    moves. Every hex costs two points."""
    game = gallery(men={"wat": "C6", "hob": "C8"})
    kind = game.field.rules.machines["gallery"]
    signs = [part.sign for part in parts(game.field.board, kind, game.state.machines["gallery"])]
    assert (signs.count("."), signs.count("r")) == (8, 4)
    game.do(Move("hob", game.cells("C7")))
    assert game["hob"].left == 6
    game.do(Move("wat", game.cells("C5")))
    away = gallery(at="C8", men={"wat": "C7"})
    assert not away.allowed(Move("wat", away.cells("C6")))
    full = gallery(men=crew(*WHEELS[:6], "C4"))
    assert full.refused(PushMachine(CREW[:6], "gallery", -1)).reason == "under_the_roof"
    assert gallery(men=crew(*WHEELS[:6])).allowed(PushMachine(CREW[:6], "gallery", -1))


@pytest.mark.rule("A-GALL-01", "A-GALL-09")
def test_open_at_the_rear_only() -> None:
    """Shots go in from behind, never through; from the side and from above nothing does. Only from the last row one shoots, to the rear."""
    game = gallery(men={"wat": "C7", "hob": "C6"})
    sight = game.field.now(game.state).sight
    assert sight.sees(game.cell("C12"), game.cell("C7"))
    assert sight.sees(game.cell("C7"), game.cell("C12"))
    assert not sight.sees(game.cell("H7"), game.cell("D6"))
    assert not sight.sees(game.cell("C3/2"), game.cell("C6"))
    assert not sight.sees(game.cell("D6"), game.cell("H7"))
    assert not sight.sees(game.cell("C12"), game.cell("C2"))
    archers = gallery(men={"tovi": "C7", "godric": "C6", "B:gwyn": "C12"}, sequence="fire")
    shots = [command.man for command in archers.legal if isinstance(command, Shoot)]
    assert set(shots) == {"tovi"}


@pytest.mark.rule("A-GALL-01")
def test_its_boards_keep_swords_out_too() -> None:
    """Beside it nobody strikes through the boards; behind it he does."""
    game = gallery(men={"wat": "B6", "hob": "C7", "B:gwyn": "A7", "B:rhys": "C8"}, sequence="combat", active="B")
    assert not game.allowed(Attack(("gwyn",), "wat"))
    assert game.allowed(Attack(("rhys",), "hob"))
