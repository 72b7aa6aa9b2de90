"""Works at the text table: by name, by the words on their buttons, by number, and why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.battle.core.commands import Work
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import messages_in
from hauberk.text.battle.allowed import orders_of
from hauberk.text.battle.naming import Roll
from hauberk.text.battle.offering import told
from hauberk.text.battle.scene import BattleScene
from hauberk.text.battle.sentences import sentence_of
from hauberk.text.parsing import Order, parse
from hauberk.text.words import words_in
from tests.kit import Table, drawn, man
from tests.page.castles import foulkon, yard
from tests.text.seat import Seat

GATE = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["B2/B1"], "posts": "B2"}


def at_the_gate(phase: int = 3) -> Table:
    """Guy stands behind a shut gate, Tancrède behind him."""
    return drawn(
        """
        .  .  .  .
        .  A  .  .
        .  B  .  .
        """,
        sequence="combat", A=man("guy", "A"), B=man("tancrede", "A"), phase=phase, map={"doors": [GATE]},
    )  # fmt: skip


def scene_at(game: Table, language: str = "en") -> BattleScene:
    roll = Roll(Names(messages_in(language), game.field, SIDE_LETTERS), game.state, words_in(language))
    return BattleScene(roll, Legal(game.position))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "work open_door guy gate"),
        ("en", "work open_door by guy with gate at B2"),
        ("en", "work open guy castle gate"),
        ("en", "open the castle gate by guy"),
        ("en", "open guy"),
        ("en", "open gate"),
        ("fr", "ouvrir la porte du château par guy"),
        ("fr", "open guy"),
        ("it", "apri la porta del castello da guy"),
        ("it", "lavora apri guy"),
    ],
)
def test_a_gate_is_opened_by_words(language: str, line: str) -> None:
    game = at_the_gate()
    found = parse(scene_at(game, language), line)
    assert isinstance(found, Order), found
    assert found.command == Work("open_door", ("guy",), game.cell("B2"), "gate") or game.allowed(found.command)
    game.do(found.command)
    assert game.state.works.doors == {"gate": "open"}


def test_a_work_is_offered_with_its_button_and_its_sentence() -> None:
    game = at_the_gate()
    scene = scene_at(game)
    works = [command for command in orders_of(scene.legal, "guy") if isinstance(command, Work)]
    assert [told(scene, work, True) for work in works] == ["Open the castle gate: work open by Guy at B2 with gate"]
    assert parse(scene, sentence_of(scene.roll, works[0])) == Order(works[0])


def test_a_work_that_cannot_be_done_says_why() -> None:
    game = at_the_gate(phase=1)
    found = parse(scene_at(game), "open guy gate")
    assert isinstance(found, Order)
    said = refusal_text(messages_in("en"), game.refused(found.command), game.position)
    assert said == "Guy must stand there for a full turn first, doing nothing else (RULING-G-01)."
    away = parse(scene_at(game), "open tancrede gate")
    assert isinstance(away, Order)
    assert game.refused(away.command).reason == "not_at_the_door"


@pytest.mark.rule("RULING-T-112", "FOULK-03")
@pytest.mark.parametrize(
    ("language", "move", "warned"),
    [
        ("en", "move Okeanos D3 E3 F3", "With this Okeanos leaves the foulkon, and it falls apart (FOULK-03)."),
        ("fr", "bouger Okeanos D3 E3 F3", "Ainsi Okeanos sort du foulkon, qui se défait (FOULK-03)."),
        ("it", "muovi Okeanos D3 E3 F3", "Così Okeanos esce dal foulkon, che si scioglie (FOULK-03)."),
    ],
)
def test_a_foulkon_is_not_broken_unasked(tmp_path: Path, language: str, move: str, warned: str) -> None:
    """The first word only tells what it would cost; the same once more does it; another in between takes it back."""
    seat = Seat("", language, "both", game=foulkon(tmp_path))
    steps = len(seat.game.steps)
    assert warned in seat.answer(move)
    assert len(seat.game.steps) == steps
    seat.type(move)
    assert len(seat.game.steps) == steps + 1
    assert seat.game.field.name(seat.game.state.beings["okeanos"].cell) == "F3"


@pytest.mark.rule("LADDER-02", "DFIRE-01")
def test_the_way_of_a_ladder_is_typed_and_told_to_who_watches_it(tmp_path: Path) -> None:
    seat = Seat("", "en", "both", game=yard(tmp_path))
    told = seat.answer("work carry_ladder by Osmond, Bernier with ladder along B6 A7 B7")
    assert "Osmond and Bernier are on their way together" in told
    assert "B6 A7 B7" in told
