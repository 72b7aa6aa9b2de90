"""What nobody does while he moves, refusal by refusal: carrying, bridles, saddles, prisoners, ranks, oxen, and where one cannot stop."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import (
    Dismount,
    Drive,
    FormUp,
    Foulkon,
    Hitch,
    LayDown,
    LetGo,
    Lift,
    Mount,
    Move,
    PushHorse,
    TakeBridle,
)
from hauberk.common.refusal import Refusal
from tests.battle.test_capture import held
from tests.battle.test_formation import BLOCK, RIGHT, marching
from tests.battle.test_oxen import convoy, ram
from tests.battle.trying import with_being
from tests.kit import Table, both, drawn, man, rider

YARD = """
    .  .  .  .  .  .
    .  A  .  .  .  .
    .  .  H  .  .  B
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""
"""A man at B2; a horse with its head at C3 and its tail at C4; perhaps an enemy at F3."""


def yard(**more: Any) -> Table:
    """Ziri, a horse of his side, and Okeanos far off."""
    people = {"A": man("ziri", "A"), "H": man("pack_horse", "A", facing=0), "B": man("okeanos", "B")}
    return drawn(YARD, **{**people, **more})


# -- carrying ----------------------------------------------------------------------------------------------------------

PRESSED = """
    .  .  .  .
    .  S  .  .
    .  .  .  .
"""
AROUND = {"turold": "B1", "bernier": "C2", "olivier": "C3", "alphonse": "B3", "renouf": "A3", "colin": "A2"}
"""Everybody round about B2."""


def pressed(**others: str) -> Table:
    """Osmond has come to the hex of stunned Umar; others stand where it says."""
    men = [{"who": who, "side": "A", "at": at} for who, at in {"osmond": "D3", **others}.items()]
    game = drawn(PRESSED, S=man("umar", "A", health="stunned"), men=men)
    return with_being(game, "osmond", cell=game.cell("B2"))


@pytest.mark.rule("CARRY-01", "CARRY-02")
def test_nobody_is_taken_up_where_there_is_no_room_to_lay_him_down() -> None:
    """Somebody stands on every hex around: whoever takes a man up must be able to lay him down again."""
    assert pressed().allowed(Lift("osmond", "umar"))
    assert pressed(**AROUND).refused(Lift("osmond", "umar")) == Refusal("nowhere_to_lay", "CARRY-02", "Osmond", "Umar")


@pytest.mark.rule("CARRY-02")
def test_who_carries_nobody_lays_nobody_down() -> None:
    game = pressed()
    assert game.refused(LayDown("osmond", game.cell("B3"))).reason == "carries_nobody"
    game.do(Lift("osmond", "umar"))
    assert game.refused(LayDown("osmond", game.cell("B2"))).reason == "cannot_lay_there"
    assert game.allowed(LayDown("osmond", game.cell("B3")))


@pytest.mark.rule("STACK-03", "CARRY-01")
def test_one_does_not_stop_on_a_stunned_man_whom_one_could_not_lay_down() -> None:
    """Umar may be walked over, not stopped on, where all hexes around hold somebody."""
    for around, reason in ((AROUND, "on_stunned"), ({**AROUND, "colin": "D1"}, "")):
        game = pressed(ziri="D2", **around)
        found = with_being(game, "osmond", cell=game.cell("D3")).why_not(Move("ziri", game.cells("C2 B2")))
        assert (found.reason if found else "") == reason


# -- horses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HORSE-03", "HORSE-04", "HORSE-07", "OXEN-03")
def test_which_bridle_nobody_takes() -> None:
    """Not by a prisoner or a bearer, not of a ridden horse, not from behind, not beside an enemy, not after a miss."""
    game, take = yard(), TakeBridle("ziri", "pack_horse")
    assert with_being(yard(), "ziri", cell=game.cell("C5")).refused(take).reason == "not_at_the_head"
    game.do(Move("ziri", game.cells("C2")))
    assert game.allowed(take)
    assert with_being(game, "ziri", carries="okeanos").refused(take).reason == "cannot_lead"
    game = yard()
    assert game.refused(TakeBridle("ziri", "okeanos")).reason == "not_to_be_led"
    game.do(Move("ziri", game.cells("C2")))
    assert with_being(game, "ziri", missed=("pack_horse",)).refused(take).reason == "missed_bridle"
    near = yard()
    near.do(Move("ziri", near.cells("C2")))
    near = with_being(near, "okeanos", cell=near.cell("D4"))
    assert near.refused(take).reason == "enemy_beside_horse"
    theirs = yard(H=man("pack_horse", "B", facing=0))
    theirs = with_being(theirs, "okeanos", cell=theirs.cell("C5"))
    theirs.do(Move("ziri", theirs.cells("C2")))
    assert theirs.refused(take).reason == "enemy_horse"


@pytest.mark.rule("HORSE-01", "HORSE-02")
def test_a_horse_is_let_go_by_its_leader_and_pushed_by_who_stands_on_its_hex() -> None:
    game = yard()
    assert game.refused(LetGo("ziri", "pack_horse")).reason == "does_not_lead"
    push = PushHorse("ziri", "pack_horse", game.cell("C2"), game.cell("C3"))
    assert game.refused(push).reason == "no_horse_here"
    game.do(Move("ziri", game.cells("C3")))
    offered = [command for command in game.legal if isinstance(command, PushHorse)]
    assert offered
    assert game.refused(PushHorse("ziri", "pack_horse", game.cell("F6"), game.cell("F5"))).reason == "not_the_nearest"
    assert game.refused(Move("pack_horse", game.cells("C2"))).reason == "beast_is_led"


HEMMED = """
    .  .  .  .
    .  #  #  #
    .  #  H  #
    .  #  .  #
    .  #  .  #
    .  .  A  .
"""


@pytest.mark.rule("HORSE-02")
def test_nobody_stops_on_a_horse_that_cannot_be_pushed_anywhere() -> None:
    """Walls around the lane it stands in; without them it gives way."""
    people = {"A": man("ziri", "A"), "H": man("pack_horse", "A", facing=0)}
    for picture, reason in ((HEMMED, "horse_in_the_way"), (HEMMED.replace("#", "."), "")):
        game = drawn(picture, **people)
        found = game.why_not(Move("ziri", game.cells("C5 C4")))
        assert (found.reason if found else "") == reason


@pytest.mark.rule("MOUNT-04", "MOUNT-05", "MOUNT-06", "HORSE-10", "STACK-01", "RULING-T-35")
def test_who_gets_into_no_saddle() -> None:
    """A footman, from too far, onto no horse, onto the enemy's, beside an enemy, twice."""
    game = yard()
    up = Mount("ziri", "pack_horse")
    assert game.refused(up).reason == "not_beside_horse"
    assert game.refused(Mount("ziri", "okeanos")).reason == "not_a_free_horse"
    assert yard(A=man("osmond", "A")).refused(Mount("osmond", "pack_horse")).reason == "no_rider"
    game.do(Move("ziri", game.cells("C3")))
    assert game.allowed(up)
    assert with_being(game, "ziri", marks=game["ziri"].marks | Mark.SADDLE).refused(up).reason == "saddle_once"
    crowd = yard(men=[{"who": "osmond", "side": "A", "at": "E5"}])
    crowd.do(Move("ziri", crowd.cells("C3")))
    assert with_being(crowd, "osmond", cell=crowd.cell("C4")).refused(up).reason == "horse_crowded"
    near = yard()
    near.do(Move("ziri", near.cells("C3")))
    near = with_being(near, "okeanos", cell=near.cell("C5"))
    assert near.refused(up).reason == "enemy_beside_horse"


@pytest.mark.rule("MOUNT-08")
def test_one_gets_down_only_beside_the_horse() -> None:
    game = drawn(YARD.replace("H", ".").replace("B", "."), A=rider("ziri", "A", 0))
    assert game.refused(Dismount("ziri", game.cell("F6"))).reason == "no_room_beside"
    assert game.allowed(Dismount("ziri", game.cell("C2")))
    shared = drawn(YARD.replace("H", "."), A=rider("ziri", "A", 0), B=man("osmond", "A"))
    assert with_being(shared, "osmond", cell=shared["ziri"].cell).refused(Dismount("ziri", shared.cell("A2"))).reason == "not_alone"


# -- prisoners ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CAPT-05", "RULING-A-CAPT-07")
def test_a_man_just_captured_does_not_slip_away_at_once() -> None:
    """Though a guard is missing: only from the second phase after his capture on."""
    game = with_being(held(active="B"), "bertrand", cell=held().cell("F6"))
    go = Move("galeran", game.cells("C4"))
    assert game.allowed(go)
    assert with_being(game, "galeran", since=game.state.phase - 1).refused(go).reason == "just_captured"


# -- ranks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HOPL-01", "FOULK-01")
def test_ranks_that_are_none_or_stand_already() -> None:
    game = marching(BLOCK)
    men = ("manueles", "argyris", "theodoros", "palaimon", "okeanos", "leontios")
    assert game.refused(FormUp(men, RIGHT)).reason == "already_formed"
    assert game.refused(FormUp(("manueles", "palaimon", "leontios"), RIGHT)).reason == "no_straight_row"
    assert game.refused(Foulkon(99, True)).reason == "no_such_formation"
    moved = with_being(marching(BLOCK), "okeanos", spent=game.field.rules.figures.foulkon_points + 1)
    points = game.field.rules.figures.foulkon_points
    assert both(moved.refused(Foulkon(moved["okeanos"].formation, True))) == ("foulkon_moved", points + 1, points)


@pytest.mark.rule("FOULK-01", "FOULK-02")
def test_a_tortoise_whose_men_have_all_formed_up_anew_is_opened_by_nobody() -> None:
    """They close, then stand with their front elsewhere: of the old ranks nobody is left, and what is lawful can still be listed."""
    game = marching(BLOCK)
    men = ("manueles", "argyris", "theodoros", "palaimon", "okeanos", "leontios")
    old = game["okeanos"].formation
    game.do(Foulkon(old, True))
    game.do(FormUp(men, (RIGHT + 3) % 6))
    assert game.refused(Foulkon(old, False)).reason == "no_such_formation"
    assert [each.closed for each in game.legal if isinstance(each, Foulkon)] == [True]


# -- oxen --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OXEN-02", "OXEN-03", "HORSE-03")
def test_who_drives_and_yokes_no_oxen() -> None:
    """A man in the saddle does neither; a hitched ox is not led away by the halter."""
    game = convoy()
    assert game.allowed(Drive("wat", "ram", 1))
    assert with_being(convoy(), "wat", mount="turold.horse").refused(Drive("wat", "ram", 1)).reason == "cannot_drive"
    assert with_being(convoy(), "wat", carries="ox_red").refused(Drive("wat", "ram", 1)).reason == "cannot_drive"
    assert with_being(convoy(), "wat", mount="turold.horse").refused(Hitch("wat", "ox_red", "ram")).reason == "cannot_hitch"
    assert convoy().refused(TakeBridle("wat", "ox_red")).reason == "ox_is_hitched"


@pytest.mark.rule("MOVE-08")
def test_nobody_walks_through_a_machine_on_the_road() -> None:
    game = convoy(machine={**ram(), "folded": True})
    assert game.refused(Move("wat", game.cells("D6 C7"))).reason == "machine_in_the_way"


@pytest.mark.rule("RULING-A-OXEN-04")
def test_a_team_that_somebody_else_has_begun_to_lead_waits() -> None:
    """Whoever began to lead it in this turn leads it on, or nobody."""
    game = convoy(men=[{"who": "hob", "side": "A", "at": "F9"}])
    assert game.allowed(Drive("wat", "ram", 1))
    assert with_being(game, "hob", along="ram").refused(Drive("wat", "ram", 1)).reason == "team_stopped"
