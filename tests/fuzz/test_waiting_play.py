"""Random play at a castle while people wait beside the map, on boards that answer for no place off the map.

Whoever is not on the map has no hex: a rule that looks around him looks at nothing, or at somebody else's hex. Here that is an error.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, SupportsIndex

import pytest

from hauberk.battle.core.actions import _NAMED, plan
from hauberk.battle.core.being import Away
from hauberk.battle.core.commands import Command
from hauberk.battle.core.state import State
from hauberk.board import shape
from hauberk.board.board import Board
from hauberk.common.dice import SeededDice
from hauberk.common.refusal import Refusal
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from tests.battle.storming import front
from tests.fuzz import test_machine_play as machine_play
from tests.fuzz.test_machine_play import breach, castle, siege
from tests.kit import Table

COMMANDS = 400
LISTS = ("ground", "base", "height", "top", "piece_of", "names", "neighbours", "around", "ways")


class OnTheMap(list[Any]):
    """What a board knows of its cells; there is no cell −1."""

    def __getitem__(self, index: SupportsIndex | slice) -> Any:
        assert isinstance(index, slice) or int(index) >= 0, "a look at the hex of somebody who is off the map"
        return super().__getitem__(index)


@pytest.fixture
def strict_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards, and what works make of them, refuse to answer for a place off the map."""
    join, reshaped = Board._join, shape.reshaped

    def watch(board: Board) -> Board:
        for name in LISTS:
            setattr(board, name, OnTheMap(getattr(board, name)))
        return board

    def joined(board: Board) -> None:
        join(board)
        watch(board)

    monkeypatch.setattr(Board, "_join", joined)
    monkeypatch.setattr("hauberk.battle.core.field.reshaped", lambda board, form: watch(reshaped(board, form)))


def with_people_waiting(**more: Any) -> Table:
    """A castle front of which every third man comes by the edge of the map."""
    men: dict[str, str] = more.pop("men")
    here = {who: at for number, (who, at) in enumerate(men.items()) if number % 3 or "ox" in who}
    gone = [who for who in men if who not in here]
    entries = [
        {
            "id": f"host {side}",
            "side": side,
            "turn": 1,
            "who": names,
            "ways": [{"id": f"{side}{edge}", "side_of_map": edge} for edge in edges],
        }
        for side, edges in (("A", (3, 2)), ("B", (1, 2)))
        if (names := [who.split(":")[-1] for who in gone if who.startswith("B:") == (side == "B")])
    ]
    return front(men=here, entries=entries, **more)


PLACES: list[tuple[str, Callable[[str], Table]]] = [
    ("siege_classic", castle), ("anarchy", castle), ("anarchy", breach), ("guiscard", siege),
]  # fmt: skip


@pytest.mark.rule("SC-SCREEN-01", "MOVE-10")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("ruleset", "place"), PLACES)
def test_nothing_is_asked_of_the_hex_of_who_waits(
    strict_boards: None, monkeypatch: pytest.MonkeyPatch, ruleset: str, place: Callable[[str], Table], seed: int
) -> None:
    """Everything lawful can be listed and done, and what names somebody off the map is refused."""
    monkeypatch.setattr(machine_play, "front", with_people_waiting)
    game = place(ruleset)
    field, state = game.field, game.state
    assert any(man.away == Away.WAITING for man in state.beings.values())
    chance, dice = random.Random(f"{ruleset} {seed}"), SeededDice(f"{seed}")
    done: set[str] = set()
    for _ in range(COMMANDS):
        legal = Legal(field.at(state))
        assert len(legal), f"dead end: {state.pending}"
        asked = with_others(chance, state, legal.nth(chance.randrange(len(legal))))
        if asked is not None and type(asked).__name__ not in ("Enter", "GoRound"):
            assert isinstance(plan(field.at(state), asked), Refusal), asked
        command = machine_play.choose(legal, chance, done)
        done.add(machine_play.name_of(command))
        _, state = decide(field.at(state), command, dice)
        if state.outcome is not None:
            break


def with_others(chance: random.Random, state: State, command: Command) -> Command | None:
    """The same command given to somebody who is off the map; None where it names nobody or nobody is off."""
    away = [being.id for being in state.beings.values() if not being.on_map]
    named = [(name, about) for name, about in _NAMED[type(command)] if about in ("being", "beings") and getattr(command, name)]
    if not named or not away:
        return None
    name, about = chance.choice(named)
    who = chance.choice(away)
    return replace(command, **{name: who if about == "being" else (who,)})  # type: ignore[arg-type]
