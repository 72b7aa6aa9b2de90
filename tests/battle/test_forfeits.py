"""What one gives up by going is known before one goes. Guiscard 7.3.2, 4.2.4, 10.4; The Anarchy 1.3, 1.4."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Escort, Lift, Move, Work
from hauberk.battle.movement.forfeits import bound, forfeits
from tests.battle.test_foulkon import block
from tests.kit import Table, drawn


def reasons(game: Table, command: Any) -> list[tuple[str, str]]:
    """Why one would think twice."""
    return [(one.reason, one.rule) for one in forfeits(game.position, command)]


@pytest.mark.rule("FOULK-03", "RULING-T-112", "HOPL-02")
def test_a_third_point_out_of_a_foulkon_breaks_it() -> None:
    """Two points are the foulkon's own; with the third he is out, and two ranks of three are no foulkon without him."""
    game = block(foulkon=True)
    assert reasons(game, Move("okeanos", game.cells("D3 E3"))) == []
    assert reasons(game, Move("okeanos", game.cells("D3 E3 F3"))) == [("foulkon_breaks", "FOULK-03")]
    game.do(Move("okeanos", game.cells("D3 E3")))
    assert reasons(game, Move("okeanos", game.cells("F3"))) == [("foulkon_breaks", "FOULK-03")]
    assert "okeanos" in bound(game.position)


@pytest.mark.rule("HOPL-02", "HOPL-03", "RULING-T-117")
def test_who_leaves_an_open_formation_is_told_so() -> None:
    """A fourth point; any point while a comrade is hurt; and a row of three is none without its third man."""
    game = block()
    assert reasons(game, Move("manueles", game.cells("C2 D2 E2"))) == []
    assert reasons(game, Move("manueles", game.cells("B1 C2 D2 E2"))) == [("leaves_ranks", "HOPL-02")]
    game.state = game.state.with_being(game["theodoros"]._replace(health=Health.WOUNDED))
    assert reasons(game, Move("manueles", game.cells("B1"))) == [("leaves_ranks", "HOPL-02")]
    row = block("""
    .  .  .  .  .  .  .  .
    .  .  P  .  .  .  .  .
    .  .  O  .  .  .  .  .
    .  .  L  .  .  .  .  .
    .  .  .  .  .  .  .  .
    """)
    assert reasons(row, Move("palaimon", row.cells("D2 E2 F2 G2"))) == [("formation_breaks", "RULING-T-117")]


OPEN = "\n".join([" ".join("." * 8)] * 8)


def camp(men: dict[str, str], **more: Any) -> Table:
    """People of side A on open ground; "B:name" for side B."""
    people = [{"who": who.split(":")[-1], "side": "B" if who.startswith("B:") else "A", "at": at} for who, at in men.items()]
    return drawn(OPEN, ruleset="anarchy", men=people + more.pop("people", []), **more)


@pytest.mark.rule("CAPT-05", "CAPT-04")
def test_a_guard_who_walks_off_is_told_whom_he_lets_go() -> None:
    """With a third guard there nothing is lost; nor when the prisoner is led along."""
    captive = [{"who": "drogon", "side": "B", "at": "C4", "captive": True}]
    game = camp({"wat": "C3", "hob": "C5"}, people=captive)
    assert reasons(game, Move("wat", game.cells("C2"))) == [("frees_prisoner", "CAPT-05")]
    assert forfeits(game.position, Move("wat", game.cells("C2")))[0].about == "drogon"
    assert reasons(game, Escort("drogon", ("wat", "hob"), game.cells("D4"))) == []
    assert bound(game.position) == {"wat", "hob"}
    assert reasons(camp({"wat": "C3", "hob": "C5", "tom": "D4"}, people=captive), Move("wat", game.cells("C2"))) == []


@pytest.mark.rule("A-BALL-02", "PERR-03", "A-BALL-03")
def test_who_leaves_a_loaded_engine_or_carries_it_off_is_told_that_its_count_begins_anew() -> None:
    ballista = {"id": "ballista", "kind": "ballista", "side": "A", "at": "D4", "facing": 0, "loaded": 1}
    game = camp({"lovell": "D5", "hob": "C5"}, machines=[ballista])
    away, carried = Move("hob", game.cells("C6")), Work("carry_engine", ("lovell", "hob"), game.cell("D4"), "ballista", 0, 1)
    assert reasons(game, away) == reasons(game, carried) == [("engine_unserved", "A-BALL-02")]
    unloaded = camp({"lovell": "D5", "hob": "C5"}, machines=[{**ballista, "loaded": 0}])
    assert reasons(unloaded, away) == []
    assert bound(unloaded.position) == frozenset()


@pytest.mark.rule("CARRY-02", "RULING-T-19")
def test_whoever_begins_while_another_carries_ends_his_way() -> None:
    game = camp({"wat": "C3", "hob": "F6"}, people=[{"who": "tom", "side": "A", "at": "C4", "health": "stunned"}])
    game.do(Move("wat", game.cells("C4")))
    game.do(Lift("wat", "tom"))
    assert reasons(game, Move("hob", game.cells("F7"))) == [("lays_down", "CARRY-02")]
    assert reasons(game, Move("wat", game.cells("C5"))) == []
    assert bound(game.position) == {"wat", "hob"}


@pytest.mark.rule("RULING-A-GEN-01")
def test_work_half_done_is_lost_by_walking_off() -> None:
    game = camp({"wat": "C3"}, phase=5)
    game.state = game.state.with_being(game["wat"]._replace(since=3))
    assert reasons(game, Move("wat", game.cells("C2"))) == [("leaves_work", "RULING-A-GEN-01")]
