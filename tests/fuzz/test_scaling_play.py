"""Random play with ladders, ropes, stones, hoardings and scaffolds: no crash, no dead end, nobody and no ladder lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hauberk.battle.core.actions import refuse
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Command, Move, Work
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import COMBAT
from hauberk.common.dice import SeededDice
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from tests.battle.scaled_walls import FIELD, PALISADE, castle, ladder, palisade, put
from tests.contract.working import written
from tests.kit import Table, man

COMMANDS = 500

ATTACKERS: dict[str, Any] = {
    "A": man("osmond", "A"), "E": man("bernier", "A"), "G": man("turold", "A"), "J": man("perrin", "A"), "K": man("gautier", "A"),
    "L": man("olivier", "A"),
}  # fmt: skip
STORM = {"B4": "A", "A4": "E", "B3": "G", "A3": "J", "C2": "K", "A1": "L"}


def wall(ruleset: str) -> Table:
    """A castle wall with two hoardings, a deck, a pile of stones; two ladders and a rope before it."""
    above = [{"who": who, "side": "B", "at": f"D{row}/2"} for row, who in ((1, "okeanos"), (3, "petros"), (5, "nikolaos"))]
    return castle(
        put(FIELD, **STORM, E5="X"), ruleset=ruleset, sequence="movement", X=man("ulf", "B"), men=above,
        works={"ground": {"hoarding": "C5/2 C6/2", "scaffold": "C1/2"}},
        ladders=[{**ladder("B4 A4", carriers=["osmond", "bernier"]), "id": "one"}, {**ladder("C3", 2), "id": "two"}],
        things=[
            {"id": "pile", "kind": "stone_pile", "at": "D4/2"},
            {"id": "hook", "kind": "grapnel", "at": "B3", "side": "A", "men": ["turold"]},
        ],
        **ATTACKERS,
    )  # fmt: skip


def stakes(ruleset: str) -> Table:
    """A palisade with and without platform; a ladder at either part and a rope."""
    inside = [{"who": "petros", "side": "B", "at": "D1/1"}, {"who": "okeanos", "side": "B", "at": "D3/1"}]
    return palisade(
        put(PALISADE, **STORM, E5="X", D6="Y"), ruleset=ruleset, sequence="movement", X=man("ulf", "B"), Y=man("nikolaos", "B"),
        men=inside,
        ladders=[{**ladder("B4 A4", carriers=["osmond", "bernier"]), "id": "one"}, {**ladder("C5", 2), "id": "two"}],
        things=[{"id": "hook", "kind": "grapnel", "at": "C2", "side": "A", "facing": 2, "state": "hung"}],
        **ATTACKERS,
    )  # fmt: skip


def check(position: Position) -> None:
    """Everybody is somewhere he can be, and every ladder is where its carriers are."""
    field, state = position
    board = field.now(state).board
    for being in state.beings.values():
        if being.on_map:
            assert board.all >> being.cell & 1, f"{being.id} is nowhere"
    if not state.pending and state.sequence == COMBAT:
        for cell, here in state.at.items():
            assert sum(state.beings[who].able for who in here) <= 1, f"{here} share {board.names[cell]}"
    for one in state.works.ladders.values():
        assert len(one.cells) == (1 if one.standing else 2)
        assert sorted(state.beings[who].cell for who in one.carriers) == (sorted(one.cells) if one.carriers else [])
    borne = {who for one in state.works.ladders.values() for who in one.carriers}
    assert borne == {being.id for being in state.beings.values() if being.has(Mark.LADDER)}


def choose(chance: random.Random, legal: Legal) -> Command:
    """Now and then whatever there is; mostly work, and moves up and down."""
    commands = list(legal)
    works = [command for command in commands if isinstance(command, Work)]
    climbs = [
        command for command in commands
        if isinstance(command, Move) and len({legal.field.board.storey(cell) for cell in command.path}) > 1
    ]  # fmt: skip
    fond = works if chance.random() < 0.5 else climbs
    return chance.choice(fond) if fond and chance.random() < 0.5 else chance.choice(commands)


@pytest.mark.rule("LADDER-02", "LADDER-13", "GRAP-05")
@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
@pytest.mark.parametrize("make", [wall, stakes])
@pytest.mark.parametrize("seed", range(3))
def test_random_storming_goes_on(make: Callable[[str], Table], ruleset: str, seed: int) -> None:
    table = make(ruleset)
    field, state = table.field, table.state
    chance, dice = random.Random(seed), SeededDice(f"storm {seed}")
    ladders, people = set(state.works.ladders), set(state.beings)
    for _ in range(COMMANDS):
        legal = Legal(field.at(state))
        if legal.side is None:
            break
        assert len(legal), "a dead end"
        command = choose(chance, legal)
        for listed in [command, *(other for other in written(legal) if isinstance(other, Work))]:
            assert refuse(field.at(state), listed) is None, f"{listed} is listed and refused"
        events, after = decide(field.at(state), command, dice)
        folded = state
        for event in events:
            folded = evolve(folded, event)
        assert folded == after
        state = after
        check(field.at(state))
        assert set(state.works.ladders) == ladders
        assert set(state.beings) == people
