"""A refusal because something is in the way says what it is: a wall, the dead, somebody, a machine, the ground."""

from __future__ import annotations

import pytest

from hauberk.battle.core.commands import Command, Escort, Move, PushMachine, Work
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.battle.storming import CREW, crew, front, machine
from tests.battle.test_capture import GUARDS, LONG, changed, held
from tests.battle.test_stone_throwers import perriere
from tests.kit import Table, drawn, man, rider


def barred(game: Table, command: Command, *words: str) -> tuple[str, str]:
    """The reason and what bars; each language's sentence has its word for it."""
    refusal = game.refused(command)
    for language, word in zip(LANGUAGES, words or [refusal.by] * len(LANGUAGES), strict=True):
        said = refusal_text(messages_in(language), refusal, game.position)
        assert word.lower() in said.lower(), said
    return refusal.reason, refusal.by


@pytest.mark.rule("BLDG-01", "LWALL-02")
def test_a_wall_between_two_hexes_is_named() -> None:
    game = drawn(". . . .\n. A . .\n. . . .", A=man("osmond", "A"), map={"hexsides": {"wall": ["B2/B3"]}})
    assert barred(game, Move("osmond", game.cells("B3")), "wall", "mur", "muro") == ("closed_side", "wall")


@pytest.mark.rule("MOVE-08")
def test_an_enemy_in_the_way_has_a_name() -> None:
    game = drawn(". . . .\n. A . .\n. B . .", A=man("osmond", "A"), B=man("okeanos", "B"))
    assert barred(game, Move("osmond", game.cells("B3"))) == ("enemy_in_the_way", "okeanos")


@pytest.mark.rule("RIDE-06", "CORPSE-01")
def test_a_step_back_onto_the_dead_is_barred_by_the_dead() -> None:
    """Not by the flat ground they lie on."""
    game = drawn(". . . .\n. R . .\n. . . .\n. . . .", R=rider("roger", "A", 0))
    game.state = game.state._replace(dead_men={game.cell("B4"): 6})
    assert game.refused(Move("roger", game.cells("B3"))).reason == "corpses_bar"


@pytest.mark.rule("A-OXEN-07", "A-RAM-02")
def test_what_stops_a_machine_is_named() -> None:
    scrub = front(machines=[machine("ram", "C9")], men=crew("B6", "B7", "B8"), changed={"C5": "s"})
    assert barred(scrub, PushMachine(CREW[:3], "ram", 1), "scrub", "brouss", "") == ("machine_blocked", "scrub")
    stood = front(machines=[machine("ram", "C9")], men={**crew("B6", "B7", "B8"), "B:gifford": "C5"})
    assert barred(stood, PushMachine(CREW[:3], "ram", 1)) == ("machine_blocked", "gifford")


@pytest.mark.rule("PERR-04", "STACK-01")
def test_what_an_engine_has_no_room_for_is_named() -> None:
    game = perriere(sequence="movement", men={"alfwin": "B12", "B:gifford": "C9"})
    assert barred(game, Work("carry_engine", CREW[:4], game.cell("C11"), "petraria", 0, 1)) == ("engine_no_room", "gifford")


@pytest.mark.rule("CAPT-04", "A-CAPT-05")
def test_what_bars_a_prisoner_and_his_guards_is_named() -> None:
    """A friend who stands there, and water."""
    stood = held(LONG, men=[{"who": "thurkil", "side": "A", "at": "C4"}])
    assert barred(stood, Escort("galeran", GUARDS, stood.cells("C4 C5"))) == ("cannot_be_led_there", "thurkil")
    water = held(changed(LONG, C4="w"))
    refusal = water.refused(Escort("galeran", GUARDS, water.cells("C4 C5")))
    assert refusal.by == water.field.board.ground[water.cell("C4")].id
