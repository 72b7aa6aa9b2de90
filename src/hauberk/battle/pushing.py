"""Men who push a machine instead of oxen. The Anarchy 1.3, with the crews of 4.2.4, 5.2.1 and 5.3.2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.basis.refusal import Refusal
from hauberk.battle.being import Being, Machine, Mark
from hauberk.battle.commands import PushMachine
from hauberk.battle.doing import Doing
from hauberk.battle.events import Pushed
from hauberk.battle.field import Field
from hauberk.battle.heaps import loads
from hauberk.battle.mobility import may_move
from hauberk.battle.movement import begin
from hauberk.battle.oxen import WHEELS
from hauberk.battle.state import State
from hauberk.board.board import NOWHERE, Cell


class Push(NamedTuple):
    """Where machine and crew stand afterwards."""

    cells: tuple[Cell, ...]
    places: tuple[Cell, ...]


def speed(field: Field, machine: Machine, men: int) -> int:
    """How many hexes a crew of so many makes in a turn. [OXEN-04, A-OXEN-06, RULING-A-OXEN-01]"""
    kind = field.rules.machines[machine.kind]
    return next((hexes for least, hexes in kind.crew if men >= least), 0)


def transport_needs(field: Field, machine: Machine) -> dict[str, int]:
    """What a machine needs on the campaign map: oxen, an engineer, peasants. [A-OXEN-08, RULING-A-OXEN-03]"""
    return field.rules.machines[machine.kind].transport


def may_push(field: Field, state: State, man: Being, machine: Machine) -> Refusal | None:
    """On foot, beside the machine, and nothing else done in this phase. [OXEN-04]"""
    name = man.character.name
    if refusal := may_move(state, man):
        return refusal
    if man.mounted or man.captive or man.carries or man.character.is_beast or man.marks & (Mark.MOVED | Mark.SHOT):
        return Refusal("cannot_push", "OXEN-04", name, machine.kind)
    if not any(field.board.around[man.cell] >> cell & 1 for cell in machine.cells):
        return Refusal("not_beside_machine", "OXEN-04", name, machine.kind)
    return None


def plan_push_machine(field: Field, state: State, command: PushMachine) -> Push | Refusal:
    """Straight on or straight back over flat ground, as far as the crew is strong. [OXEN-04, A-OXEN-06, A-OXEN-07]"""
    machine = state.machines.get(command.machine)
    name = state.beings[command.men[0]].character.name if command.men else ""
    if machine is None or machine.away or machine.side != state.active:
        return Refusal("no_such_machine", "OXEN-04", name, command.machine)
    if machine.team:
        return Refusal("team_in_the_way", "OXEN-04", name, machine.kind)
    for who in command.men:
        if refusal := may_push(field, state, state.beings[who], machine):
            return refusal
    if len(set(command.men)) != len(command.men) or not command.hexes:
        return Refusal("crew_too_small", "OXEN-04", name, machine.kind)
    if abs(command.hexes) + machine.moved > speed(field, machine, len(command.men)):
        return Refusal("crew_too_small", "OXEN-04", name, machine.kind)
    return _roll(field, state, machine, [state.beings[who] for who in command.men], command.hexes)


def _roll(field: Field, state: State, machine: Machine, men: list[Being], hexes: int) -> Push | Refusal:
    board, name = field.board, men[0].character.name
    direction = machine.facing if hexes > 0 else (machine.facing + 3) % 6
    taken = state.occupied | loads(field, state).barred
    for man in men:
        taken &= ~man.area
    cells, places = machine.cells, tuple(man.cell for man in men)
    for _ in range(abs(hexes)):
        cells = tuple(board.neighbours[cell][direction] for cell in cells)
        places = tuple(board.neighbours[cell][direction] for cell in places)
        for cell in (*cells, *places):
            if cell == NOWHERE:
                return Refusal("edge_of_map", "MOVE-10", name)
            if taken >> cell & 1:
                return Refusal("team_blocked", "A-OXEN-07", name, field.name(cell))
        if any(board.ground[cell].id not in WHEELS for cell in cells):
            return Refusal("team_blocked", "A-OXEN-07", name, field.name(cells[-1]))
        step = [field.going_on_foot(man).enterable >> cell & 1 for man, cell in zip(men, places, strict=True)]
        if not all(step) or set(places) & set(cells):
            return Refusal("team_blocked", "OXEN-04", name, field.name(places[0]))
    return Push(cells, places)


def push_machine(doing: Doing, command: PushMachine, plan: Push) -> None:
    """The crew puts its shoulders to it. [OXEN-04]"""
    begin(doing, command.men[0])
    doing.emit(Pushed(command.men, command.machine, plan.cells, plan.places, command.hexes))


def pushing_choices(field: Field, state: State) -> Iterator[PushMachine]:
    """For each machine the whole crew beside it, forward and back; smaller crews are accepted, not listed."""
    for machine in state.machines.values():
        if machine.side != state.active or machine.away or machine.team:
            continue
        crew = tuple(man.id for man in state.people(state.active) if man.able and may_push(field, state, man, machine) is None)
        for hexes in range(-speed(field, machine, len(crew)), speed(field, machine, len(crew)) + 1):
            command = PushMachine(crew, machine.id, hexes)
            if hexes and not isinstance(plan_push_machine(field, state, command), Refusal):
                yield command
