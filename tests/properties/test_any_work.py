"""Whatever work is asked for, by whomever, anywhere: a plan or a refusal that can be told, never a breakdown."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hauberk.battle.core.actions import plan
from hauberk.battle.core.commands import Work
from hauberk.battle.core.events import Worked
from hauberk.battle.core.questions import MoveWatched
from hauberk.battle.core.state import COMBAT, MOVEMENT, State
from hauberk.battle.core.tasks import TASKS, work_choices
from hauberk.board.board import NOWHERE, bits
from hauberk.common.dice import ScriptedDice
from hauberk.common.refusal import Refusal
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.play.wire import Wire
from hauberk.tell.battle.labours import task_text
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.messages import LANGUAGES, messages_in
from tests.kit import Table, drawn, man

CASTLE = """
.  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .
.  K  .  .  .  .  .  n  n  .
.  L  .  .  .  M  .  n  v  .
.  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .
#  #  #  #  G  #  #  #  #  #
c  c  c  c  c  c  c  c  c  c
c  H  c  c  c  c  J  c  c  c
c  c  c  c  c  c  c  c  c  c
"""
PEOPLE = {"guy": "A", "osmond": "A", "galeran": "A", "wigo": "B", "payn": "B", "miles": "B", "raoul": "B", "joscelin": "A", "hob": "A"}


@cache
def castle(ruleset: str) -> Table:
    """A wall with a gate, ladders, a tower, engines, a cauldron, a grapnel, a fire: something of everything."""
    rampart = "\n".join(["_" * 10] * 6 + ["r" * 10])
    outer = [f"{column}7/{column}6" for column in "ABCDEFGHIJ"]
    return drawn(
        CASTLE,
        ruleset=ruleset, storeys=4, mines=True, phase=5,
        K=man("guy", "A"), L=man("osmond", "A"), M=man("galeran", "A"), G=man("wigo", "B"), H=man("payn", "B"), J=man("miles", "B"),
        men=[{"who": "raoul", "side": "B", "at": "C7/2"}, {"who": "hob", "side": "A", "at": "A2"}],
        map={
            "storeys": [{"storey": 2, "level": 2, "terrain": rampart, "hexsides": {"crenels": outer}}],
            "links": ["B8 B7/2"],
            "doors": [{"id": "gate", "kind": "castle_gate", "sides": ["E7/E6"], "posts": "E7"}],
        },
        ladders=[
            {"id": "l1", "side": "A", "at": "B3 B4", "carriers": ["guy", "osmond"]},
            {"id": "l2", "side": "A", "at": "C6", "facing": 3, "raised": 1},
        ],
        things=[
            {"id": "oil", "kind": "cauldron", "at": "D7/2", "side": "B"},
            {"id": "stones", "kind": "stone_pile", "at": "F7/2", "side": "B", "number": 6},
            {"id": "hook", "kind": "grapnel", "at": "F4", "side": "A", "men": ["galeran"]},
        ],
        fires=[{"at": "I3", "side": "B", "age": 1}],
        machines=[
            {"id": "ballista", "kind": "ballista", "side": "A", "at": "A4", "facing": 2},
            {"id": "screen", "kind": "mantlet", "side": "A", "at": "D2", "facing": 3},
            {"id": "siphon", "kind": "siphon", "side": "B", "at": "H9", "facing": 0},
        ],
    )  # fmt: skip


@st.composite
def works(draw: st.DrawFn, game: Table) -> tuple[State, Work]:
    """Any task by any people anywhere with anything, in any sequence of either side."""
    state, board = game.state, game.field.board
    things = [*board.gates, *state.works.ladders, *state.works.things, *state.machines, "", "nothing"]
    cells = [NOWHERE, *bits(board.all), *(board.above(cell, 2) for cell in bits(board.all & (1 << board.plane) - 1))]
    men = draw(st.lists(st.sampled_from(sorted(state.beings)), max_size=4))
    work = Work(
        draw(st.sampled_from([*TASKS, "fly"])), tuple(men), draw(st.sampled_from(cells)), draw(st.sampled_from(things)),
        draw(st.integers(-1, 5)), draw(st.integers(-3, 3)),
    )  # fmt: skip
    active = draw(st.integers(0, 1))
    if draw(st.booleans()):
        return state._replace(sequence=draw(st.integers(1, 4)), active=active), work
    mover = "galeran" if active == 0 else "wigo"
    asked = MoveWatched(1 - active, mover, board.neighbours[state.beings[mover].cell][:1])
    return state._replace(sequence=MOVEMENT, active=active, pending=(asked,)), work


@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_any_work_is_planned_or_refused_in_words(ruleset: str, data: st.DataObject) -> None:
    game = castle(ruleset)
    state, work = data.draw(works(game))
    found = plan(game.field.at(state), work)
    wire = Wire(game.field.board)
    assert wire.read_command(json.loads(json.dumps(wire.command(work)))) == work
    for language in LANGUAGES:
        messages = messages_in(language)
        if isinstance(found, Refusal):
            assert refusal_text(messages, found, game.field.at(state))
        if work.task in TASKS:
            assert task_text(Names(messages, game.field, SIDE_LETTERS), state, work)


@pytest.mark.parametrize("ruleset", ["guiscard", "anarchy", "siege_classic"])
def test_every_listed_work_is_lawful(ruleset: str) -> None:
    """What a task lists, its plan allows, in every sequence of either side."""
    game = castle(ruleset)
    for sequence in range(1, 5):
        for side in (0, 1):
            state = game.state._replace(sequence=sequence, active=side)
            listed = list(work_choices(game.field.at(state)))
            assert len(listed) == len(set(listed))
            for work in listed:
                assert not isinstance(plan(game.field.at(state), work), Refusal), work


def test_whoever_lies_about_a_place_works_where_he_stands() -> None:
    """The story tells where the gate is, whatever the command says of it; a direction nobody asked for is refused."""
    game = castle("anarchy")
    state, cell = game.state._replace(sequence=COMBAT, active=1), game.field.board.cell
    gate = Work("open_door", ("wigo",), cell["A2"], "gate")
    events, _ = decide(game.field.at(state), gate, ScriptedDice([]))
    assert [event.cell for event in events if isinstance(event, Worked)] == [cell["E7"]]
    for odd in (replace(gate, facing=3), replace(gate, number=2**70), replace(gate, number=-1)):
        refusal = plan(game.field.at(state), odd)
        assert isinstance(refusal, Refusal)
        assert refusal.reason == "says_too_much"
