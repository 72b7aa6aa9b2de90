"""Every command has its sentence, and reading the sentence gives the same command."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import ACTIONS, refuse
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Displaced
from hauberk.battle.core.field import Field, Patrol, Patrolling, Way
from hauberk.battle.core.tasks import TASKS
from hauberk.board.board import NOWHERE, Cell, bits
from hauberk.common.parts import parts_of
from hauberk.grid.hex import Facing
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.play.wire import COMMANDS, snake
from hauberk.tell.messages import LANGUAGES
from hauberk.text.battle.scene import BattleScene
from hauberk.text.battle.sentences import sentence_of
from hauberk.text.parsing import Order, parse
from tests.text.seat import scene_of


def read(scene: BattleScene, line: str) -> c.Command:
    found = parse(scene, line)
    assert isinstance(found, Order), f"{line}: {found}"
    return found.command


# -- every class, lawful or not ----------------------------------------------------------------------------------------

KINGS_RAM = load_scenario("the_kings_ram")
WAYS = (Way("north", 1 << 5), Way("east", 1 << 6, 2))
PATROLS = {"patrols": (Patrol("first", 0, ("galeran",), False),), "patrolling": Patrolling(0, (1,), WAYS, ("north",))}
PATROLLED: Field = replace(KINGS_RAM.field, **PATROLS, memo={}, lately={}, layouts={}, recent=[])  # type: ignore[arg-type]
RAM = Match(BATTLE, replace(KINGS_RAM, field=PATROLLED), "1")
BOARD = RAM.field.board
HEXES = st.sampled_from([cell for cell in bits(BOARD.all) if cell >= 0])
PEOPLE = st.sampled_from(sorted(RAM.state.beings))
WEAPONS = st.sampled_from(sorted(RAM.field.rules.weapons))


def parts(kind: Any, name: str) -> st.SearchStrategy[Any]:
    """Values of one part of a command."""
    charge = st.builds(c.Charge, PEOPLE, PEOPLE, st.lists(HEXES, min_size=1, max_size=4).map(tuple))
    texts = {"weapon": WEAPONS, "machine": st.just("ram"), "scope": st.sampled_from(["path", "man"]), "thing": st.just("ram")}
    texts |= {"way": st.sampled_from(["north", "east"]), "patrol": st.just("first")}
    texts["task"] = st.sampled_from(sorted(TASKS))
    return {
        BeingId: PEOPLE,
        tuple[BeingId, ...]: st.lists(PEOPLE, min_size=1, max_size=4, unique=True).map(tuple),
        tuple[BeingId, BeingId]: st.tuples(PEOPLE, PEOPLE),
        Cell: HEXES,
        tuple[Cell, ...]: st.lists(HEXES, min_size=2, max_size=5).map(tuple),
        int: st.integers(-3, 20),
        bool: st.booleans(),
        Facing: st.integers(0, 5),
        tuple[Displaced, ...]: st.lists(st.builds(Displaced, PEOPLE, HEXES, st.one_of(st.just(NOWHERE), HEXES)), max_size=2).map(tuple),
        tuple[c.Charge, ...]: st.lists(charge, min_size=1, max_size=3).map(tuple),
        str: texts.get(name, st.nothing()),
    }[kind]


def walk(start: int, turns: list[int]) -> tuple[int, ...]:
    """A way hex by hex over the map."""
    found, here = [], start
    for turn in turns:
        here = next(other for other in (*BOARD.neighbours[here][turn:], *BOARD.neighbours[here][:turn]) if other >= 0)
        found.append(here)
    return tuple(found)


@st.composite
def commands(draw: st.DrawFn, kind: type) -> c.Command:
    """Any command of a class, sensible or not."""
    if kind is c.Move:
        foot = [being for being in RAM.state.beings.values() if being.on_map and being.tail < 0]
        man = draw(st.sampled_from(foot))
        return c.Move(man.id, walk(man.cell, draw(st.lists(st.integers(0, 5), min_size=1, max_size=6))))
    found: c.Command = kind(**{part.name: draw(parts(part.type, part.name)) for part in parts_of(kind)})
    return found


WAY = walk(RAM.state.beings["galeran"].cell, [0, 1, 1, 0, 1, 1, 2])
QUESTIONS: dict[type, q.Question] = {
    q.MoveWatched: q.MoveWatched(1, "galeran", WAY),
    q.ChargeMet: q.ChargeMet(1, (q.Plan("galeran", "miles", WAY),)),
    q.ChargeSpent: q.ChargeSpent(0, (q.Plan("galeran", "miles", WAY),), 0, (1,)),
    q.Refusable: q.Refusable(1, ("galeran",), "miles"),
    q.CasualtyAsked: q.CasualtyAsked(0, ("galeran", "payn"), "stunned"),
    q.RetreatOwed: q.RetreatOwed(1, ("miles",), 1),
    q.AdvanceOffered: q.AdvanceOffered(0, ("galeran",), ()),
    q.FallAsked: q.FallAsked(1, "miles", "mule_grey"),
    q.LandingAsked: q.LandingAsked(1, "miles", WAY[:2], "stunned", "SC-BRIDGE-03"),
    q.PatrolAsked: q.PatrolAsked(0, first=True),
    q.CoverAsked: q.CoverAsked(1, "miles", ("galeran", "payn"), (0, 1), c.Shoot("galeran", "miles", WAY[0], WAY[1], "crossbow")),
}


@cache
def moment_for(kind: type, language: str) -> BattleScene:
    """The position with the sequence or the question in which a command has its place."""
    action = ACTIONS[kind]
    pending = (QUESTIONS[next(iter(action.answers))],) if action.answers and not action.sequences else ()
    state = RAM.state._replace(pending=pending, sequence=action.sequences[0] if action.sequences else RAM.state.sequence)
    scene = scene_of(RAM, language)
    return BattleScene(scene.roll, Legal(RAM.field.at(state)))


@pytest.mark.parametrize("word", COMMANDS)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), language=st.sampled_from(LANGUAGES))
def test_every_class_of_command_can_be_typed(word: str, data: st.DataObject, language: str) -> None:
    """What the rules then say of it is another matter; what the table mends must at least be lawful."""
    kind = COMMANDS[word]
    scene = moment_for(kind, language)
    command = data.draw(commands(kind))
    line = sentence_of(scene.roll, command)
    found = read(scene, line)
    if found != command:
        assert refuse(scene.position, command) is not None
        assert refuse(scene.position, found) is None, line


@pytest.mark.parametrize("word", COMMANDS)
def test_commands_are_accepted_as_on_the_wire_by_their_field_names(word: str) -> None:
    """`shoot man landry target argyris …`: every field by its own name, in any language."""
    kind = COMMANDS[word]
    for language in LANGUAGES:
        keywords = scene_of(RAM, language).words.keywords(snake(kind.__name__))
        for each in fields(kind):
            assert keywords[each.name.replace("_", " ")] == each.name
