"""Crossfire at corners and in doors: the cover holds on one side at a time, and the owner says on which."""

from __future__ import annotations

import pytest

from hauberk.battle.core.commands import Move, TakeCover
from hauberk.battle.core.events import Sheltered
from hauberk.board.terrain import Cover
from tests.battle.shots import back, cover, flown, put, shot
from tests.battle.test_openings import at_a_corner, lane
from tests.kit import Table, of_kind

NONE, MEDIUM = Cover.NONE, Cover.MEDIUM
ALPHONSE = [{"who": "alphonse", "side": "A", "at": "E1"}]


def cornered() -> Table:
    """Pandolf behind a corner, Olivier and Alphonse on either side of it; neither sees both walls."""
    game = at_a_corner(men=ALPHONSE)
    put(game, "olivier", "A4")
    return game


def against(game: Table, who: str) -> Cover:
    """Pandolf's cover against one of them."""
    return cover(game, shot(game, who, "pandolf", "short_bow"))


@pytest.mark.rule("BLDG-09")
@pytest.mark.parametrize(("chosen", "first", "second"), [("olivier", MEDIUM, NONE), ("alphonse", NONE, MEDIUM)])
def test_the_owner_chooses_the_side(chosen: str, first: Cover, second: Cover) -> None:
    """Before the first shot of the phase the owner says against whom he is covered; against the other the corner does nothing."""
    game = cornered()
    assert against(game, "olivier") == against(game, "alphonse") == MEDIUM
    game.do(shot(game, "olivier", "pandolf", "short_bow"))
    assert (game.asked, game.decides) == ("cover_asked", 1)
    assert list(game.legal) == [TakeCover("pandolf", "olivier"), TakeCover("pandolf", "alphonse")]
    assert game.refused(TakeCover("pandolf", "pandolf")).reason == "no_such_cover"
    assert flown(game.do(TakeCover("pandolf", chosen), 1, 10)).cover == first
    assert against(game, "alphonse") == second


@pytest.mark.rule("BLDG-09")
def test_nobody_is_asked_if_nobody_shoots_from_the_other_side() -> None:
    """With enemies on one side only the cover holds there, and for the rest of the phase only there."""
    game = cornered()
    put(game, "alphonse", "F5")
    told = game.do(shot(game, "olivier", "pandolf", "short_bow"), 1, 10)
    assert flown(told).cover == MEDIUM
    assert len(of_kind(told, Sheltered)) == 1
    put(game, "alphonse", "E1")
    assert against(game, "alphonse") == NONE


@pytest.mark.rule("BLDG-09")
def test_the_next_phase_is_a_new_choice() -> None:
    """The choice holds for one phase, and only where he stands."""
    game = cornered()
    game.do(shot(game, "olivier", "pandolf", "short_bow"))
    game.do(TakeCover("pandolf", "olivier"), 1, 10)
    assert against(game, "alphonse") == NONE
    game.state = game.state._replace(phase=game.state.phase + 1)
    assert against(game, "alphonse") == MEDIUM


@pytest.mark.rule("BLDG-09", "DOOR-05", "GATE-09")
@pytest.mark.parametrize("kind", ["door", "entrance", "gate_leaf"])
def test_in_a_door_between_two_fires(kind: str) -> None:
    """In a door, shot at from outside and from inside, he is covered against one of them."""
    game = lane("...iiii", sides={kind: "A4/A3"}, men=[{"who": "alphonse", "side": "A", "at": "A6"}])
    put(game, "pandolf", "A4")
    game.do(shot(game, "olivier", "pandolf", "short_bow"))
    assert game.asked == "cover_asked"
    assert flown(game.do(TakeCover("pandolf", "alphonse"), 10)).cover == NONE
    assert against(game, "alphonse") == MEDIUM


@pytest.mark.rule("BLDG-09")
def test_defensive_fire_from_two_sides() -> None:
    """A mover is asked too, when the defenders' shot is about to fall; afterwards he goes on."""
    game = at_a_corner(men=[{"who": "alphonse", "side": "A", "at": "E1"}], sequence="movement", active="B")
    put(game, "olivier", "A4")
    put(game, "pandolf", "B1")
    game.do(Move("pandolf", game.cells("B2")))
    assert game.asked == "move_watched"
    game.do(back(game, "olivier", "pandolf", "short_bow", step=1, aim="B2"))
    assert (game.asked, game.at("pandolf")) == ("cover_asked", "B2")
    told = game.do(TakeCover("pandolf", "olivier"), 1, 10)
    assert flown(told).cover == MEDIUM
    assert flown(told).defensive
    assert game["olivier"].marks
