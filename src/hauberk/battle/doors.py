"""Doors and gates that are opened, shut, broken or burnt. Guiscard 9.2.3; The Anarchy 2.3, 3.2; the classic drawbridge 2.13."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hauberk.basis.refusal import Refusal
from hauberk.battle import events as e
from hauberk.battle.commands import Work
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.battle.works import rested
from hauberk.board.board import Gate

if TYPE_CHECKING:
    from hauberk.battle.shaping import Shaping


def state_of(state: State, gate: Gate) -> str:
    """Is it closed, open or broken? [GATE-02, A-DOOR-02]"""
    return state.works.doors.get(gate.id, gate.state)


def shape(shaping: Shaping, state: State) -> None:
    """A shut door bars its sides, an open one leaves a doorway, a broken one stays open. [GATE-02, A-DOOR-03, A-DOOR-06]"""
    for gate in shaping.board.gates.values():
        face = shaping.board.doors[gate.kind].faces[state_of(state, gate)]
        for cell, facing in gate.sides:
            shaping.side(cell, facing, face.side)
        for cell in gate.cells:
            if face.ground:
                shaping.ground(cell, face.ground)


def plan_work(field: Field, state: State, command: Work) -> Gate | Refusal:
    """Somebody who has stood at it for a full turn opens or shuts it. [GATE-03, A-DOOR-02, SC-BRIDGE-01]"""
    gate = field.board.gates.get(command.thing)
    if gate is None or len(command.men) != 1:
        return Refusal("no_such_door", "GATE-03", about=command.thing)
    man = state.beings[command.men[0]]
    name, is_open = man.character.name, state_of(state, gate) == "open"
    if state_of(state, gate) == "broken":
        return Refusal("door_broken", "A-DOOR-06", name)
    if is_open == (command.task == "open_door"):
        return Refusal("door_so_already", "GATE-02", name)
    if man.cell not in gate.posts:
        return Refusal("not_at_the_door", "GATE-03", name)
    if not rested(state.phase, man):
        return Refusal("needs_a_full_turn", "RULING-G-01", name)
    return gate


def work(doing: Doing, command: Work, gate: Gate) -> None:
    """It swings. [GATE-03, A-DOOR-02]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, True))
    doing.emit(e.DoorSet(gate.id, "open" if command.task == "open_door" else "closed"))


def opening_choices(field: Field, state: State) -> Iterator[Work]:
    """Everybody who can open a door."""
    return _choices(field, state, "open_door")


def shutting_choices(field: Field, state: State) -> Iterator[Work]:
    """Everybody who can shut a door."""
    return _choices(field, state, "shut_door")


def _choices(field: Field, state: State, task: str) -> Iterator[Work]:
    for gate in field.board.gates.values():
        for post in gate.posts:
            for who in state.at.get(post, ()):
                command = Work(task, (who,), post, gate.id)
                if state.beings[who].side == state.active and not isinstance(plan_work(field, state, command), Refusal):
                    yield command
