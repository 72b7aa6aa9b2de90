"""Doors and gates that are opened, shut, broken or burnt. Guiscard 9.2.3 to 9.2.5; The Anarchy 2.3, 3.2; the classic drawbridge 2.13."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.core.works import rested
from hauberk.battle.movement.barring import first_at
from hauberk.battle.riding.horses import drop_bridles, find_room
from hauberk.battle.walls.falling import ask_where
from hauberk.battle.walls.moats import is_moat
from hauberk.board.board import Board, Cell, Cells, Gate, bits, cells_of
from hauberk.common.refusal import Refusal

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping


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


# -- opening and shutting --------------------------------------------------------------------------------------------


def plan_work(position: Position, command: Work) -> Gate | Refusal:
    """Somebody who has stood at it for a full turn opens or shuts it; attackers inside may do it as well.

    [GATE-01, GATE-03, A-DOOR-02, A-DOOR-04, A-ENTR-01, A-ENTR-11, A-MISC-01, SC-BRIDGE-01, RULING-G-01, RULING-G-14]
    """
    field, state = position
    gate = field.board.gates.get(command.thing)
    if gate is None or len(command.men) != 1:
        return Refusal("no_such_door", "GATE-03", about=command.thing)
    man, opening = state.beings[command.men[0]], command.task == "open_door"
    kind, name = field.board.doors[gate.kind], man.character.name
    if state_of(state, gate) == "broken":
        return Refusal("door_broken", "A-DOOR-06", name)
    if (state_of(state, gate) == "open") == opening:
        return Refusal("door_so_already", "GATE-02", name)
    if man.cell not in gate.posts:
        return Refusal("not_at_the_door", "GATE-03", name)
    if man.mounted:
        return Refusal("works_on_foot", "GATE-03", name)
    if opening and kind.inside_only and man.cell in outer_cells(field.board, gate):
        return Refusal("opens_from_inside", "A-DOOR-04", name)
    if kind.unwounded_only and man.health != Health.HEALTHY:
        return Refusal("too_weak_for_winch", "SC-BRIDGE-01", name)
    if not rested(state.phase, man, kind.full_turns):
        return Refusal("needs_a_full_turn", "RULING-G-01", name)
    return _hindered(position, gate, man, opening) or gate


def outer_cells(board: Board, gate: Gate) -> set[Cell]:
    """The cells right outside a door."""
    return {cell + board.shifts[facing] for cell, facing in gate.sides}


def _hindered(position: Position, gate: Gate, man: Being, opening: bool) -> Refusal | None:
    """Nothing is shut on somebody who stands in it, and no bridge is lowered on anybody. [RULING-A-DOOR-01, RULING-S-04]"""
    field, state = position
    board, name = field.board, man.character.name
    below, closed = cells_of(gate.cells), board.table.terrain.get(board.doors[gate.kind].faces["closed"].ground)
    if closed is not None and state.occupied & below and opening == bool(closed.foot):
        who = first_at(state, below)[1]
        return Refusal("somebody_in_the_door", "RULING-S-04" if opening else "RULING-A-DOOR-01", name, by=who)
    for cell, facing in gate.sides:
        both = {cell, cell + board.shifts[facing]}
        astride = [who for who in state.at.get(cell, ()) if both <= set(state.beings[who].cells)]
        if astride:
            return Refusal("somebody_in_the_door", "RULING-A-DOOR-01", name, by=astride[0])
    return None


def work(doing: Doing, command: Work, gate: Gate) -> None:
    """It swings; whoever stands on a drawbridge that is raised falls into the moat. [GATE-03, A-DOOR-02, SC-BRIDGE-02, SC-BRIDGE-03]"""
    doing.emit(e.Worked(command.task, command.men, doing.state.beings[command.men[0]].cell, command.thing, True))
    _set(doing, gate, "open" if command.task == "open_door" else "closed", "stunned", "SC-BRIDGE-03")


def _set(doing: Doing, gate: Gate, state: str, harm: str, rule: str) -> None:
    """A door is so now. Where it was a bridge, those on it fall."""
    before = cells_of(cell for cell in gate.cells if not is_moat(doing.field.board, cell))
    doing.emit(e.DoorSet(gate.id, state))
    gone = cells_of(cell for cell in bits(before) if is_moat(doing.field.board, cell))
    if gone:
        drop(doing, gone, harm, rule)


def drop(doing: Doing, cells: Cells, harm: str, rule: str) -> None:
    """What carried them is gone: everybody on these cells falls into the moat, where his owner chooses; horses climb out by themselves.

    [SC-BRIDGE-03, SC-BRIDGE-04, RULING-S-04, RULING-A-ENTR-05]
    """
    board = doing.field.board
    ditch = tuple(cell for cell in bits(board.beside(cells)) if is_moat(board, cell)) or tuple(bits(cells))
    fallen = [man.id for man in doing.state.beings.values() if man.alive and man.area & cells and not man.character.is_beast]
    for who in reversed(fallen):  # what is asked last is answered first
        ask_where(doing, who, ditch, harm, rule)
    for beast in [one for one in doing.state.beings.values() if one.alive and one.character.is_beast and one.area & cells]:
        if beast.leader:
            drop_bridles(doing, beast.leader)
        find_room(doing, doing.being(beast.id))


def opening_choices(position: Position) -> Iterator[Work]:
    """Everybody who can open a door."""
    return _choices(position, "open_door")


def shutting_choices(position: Position) -> Iterator[Work]:
    """Everybody who can shut a door."""
    return _choices(position, "shut_door")


def _choices(position: Position, task: str) -> Iterator[Work]:
    for gate in position.field.board.gates.values():
        for post in gate.posts:
            for who in position.state.at.get(post, ()):
                command = Work(task, (who,), post, gate.id)
                if not isinstance(plan_work(position, command), Refusal):
                    yield command


# -- breaking in -----------------------------------------------------------------------------------------------------


def plan_breaking(position: Position, command: Work) -> Gate | Refusal:
    """Two men beside a shut door and on one side of it break it in after two turns of nothing else. [A-DOOR-05, RULING-A-DOOR-02]"""
    field, state = position
    gate = field.board.gates.get(command.thing)
    figures = field.rules.works
    if gate is None or not field.board.all >> gate.sides[0][0] & 1:  # what it led into has fallen, and it with it
        return Refusal("no_such_door", "A-DOOR-05", about=command.thing)
    men = [state.beings[who] for who in command.men]
    name = men[0].character.name
    if not field.board.doors[gate.kind].breakable_by_hand:
        return Refusal("too_strong_for_hands", "RULING-A-DOOR-02", name)
    if state_of(state, gate) != "closed":
        return Refusal("door_so_already", "A-DOOR-05", name)
    if len(men) != figures.breakers:
        return Refusal("needs_two_men", "A-DOOR-05", name, needs=figures.breakers, has=len(men))
    if not any({man.cell for man in men} <= side for side in sides_of(field.board, gate)):
        return Refusal("not_beside_the_door", "A-DOOR-05", name)
    for man in men:
        if man.mounted:
            return Refusal("works_on_foot", "A-DOOR-05", man.character.name)
        if not rested(state.phase, man, figures.break_turns):
            return Refusal("needs_two_turns", "RULING-A-GEN-01", man.character.name)
    return gate


def sides_of(board: Board, gate: Gate) -> tuple[set[Cell], set[Cell]]:
    """The hexes beside a door, inside and outside: the two it joins, those that touch its inner hex from either side, and the top of stairs
    that lead up to it.

    [A-DOOR-05]
    """
    inside, outside = {cell for cell, _ in gate.sides}, outer_cells(board, gate)
    for cell in tuple(inside):
        for facing, other in enumerate(board.neighbours[cell]):
            if other >= 0 and other not in inside:
                (outside if (cell, facing) in board.sides else inside).add(other)
    for cell in outer_cells(board, gate):
        outside |= set(board.linked.get(cell, ()))
    return inside - outside, outside


def break_in(doing: Doing, command: Work, gate: Gate) -> None:
    """The door gives way, without a die, and stays open. [A-DOOR-05, A-DOOR-06]"""
    doing.emit(e.Worked(command.task, command.men, gate.sides[0][0], command.thing, True))
    destroy(doing, gate, "A-DOOR-05")


def breaking_choices(position: Position) -> Iterator[Work]:
    """Every two men who can break in a door."""
    field, state = position
    for gate in field.board.gates.values():
        if not field.board.doors[gate.kind].breakable_by_hand or state_of(state, gate) != "closed":
            continue
        for side in sides_of(field.board, gate):
            near = [who for cell in sorted(side) for who in state.at.get(cell, ())]
            for men in combinations(near, field.rules.works.breakers):
                command = Work("break_door", men, gate.sides[0][0], gate.id)
                if not isinstance(plan_breaking(position, command), Refusal):
                    yield command


# -- destruction -----------------------------------------------------------------------------------------------------


def destroy(doing: Doing, gate: Gate, rule: str) -> None:
    """A door is broken, burnt or battered down for good; those on a bridge that goes with it fall and are wounded.

    [GATE-04, GATE-05, GATE-08, A-DOOR-06, RULING-A-ENTR-05]
    """
    if state_of(doing.state, gate) != "broken":
        _set(doing, gate, "broken", "wounded", rule)


def burn_down(doing: Doing, gate: Gate) -> None:
    """Fire has eaten a door or gate. [GATE-04, A-DOOR-07, A-ENTR-07, RULING-G-15]"""
    destroy(doing, gate, "GATE-04")
