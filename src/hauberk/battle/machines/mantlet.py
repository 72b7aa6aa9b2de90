"""Mantlets, which a man takes along, and screens, which he pushes before him. The Anarchy 3.5; Siege 2.7."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Machine
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.machines.kinds import SOLID
from hauberk.battle.movement.barring import EDGE, what_bars
from hauberk.battle.movement.mobility import machine_cells, may_move
from hauberk.battle.movement.walking import Walk, begin, leave_ranks, plan_walk, walk_on, with_toll
from hauberk.battle.people.stacking import may_end
from hauberk.board.board import NOWHERE, Cell
from hauberk.board.terrain import IMPASSABLE
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

MOVE, TURN = "move_mantlet", "turn_mantlet"
FILLED = "filled"


class Step(NamedTuple):
    """A man and his screen, one hex on."""

    machine: Machine
    walk: Walk

    def stages(self) -> tuple[Stage, ...]:
        """Where he and his screen are afterwards. [DFIRE-01]"""
        return (Stage((self.walk.man.id,), (self.walk.strides[-1].leg.pose.cell,), self.machine),)

    def upto(self, steps: int) -> Self:
        """It is one hex."""
        return self


def is_screen(field: Field, machine: Machine) -> bool:
    """Does it fill its hex, so that nobody enters? [SC-SCREEN-03, RULING-S-16]"""
    return field.rules.machines[machine.kind].floors[0].rows[0] == SOLID


def _own(position: Position, command: Work) -> tuple[Machine, Being] | Refusal:
    field, state = position
    machine = state.machines.get(command.thing)
    if machine is None or machine.away or machine.side != state.active or not field.rules.machines[machine.kind].pushed_by:
        return Refusal("not_such_a_machine", "A-MANT-01", about=command.thing)
    if len(command.men) != 1:
        return Refusal("crew_too_small", "A-MANT-01", about=machine.id, needs=1, has=len(command.men))
    man = state.beings[command.men[0]]
    if refusal := may_move(state, man):
        return refusal
    if man.mounted or not _at_it(field, machine, man):
        return Refusal("not_at_mantlet", "A-MANT-01", man.character.name, machine.id)
    return machine, man


def _at_it(field: Field, machine: Machine, man: Being) -> bool:
    """In the hex of a mantlet; beside a screen, to push it from behind. [A-MANT-01, SC-SCREEN-01, RULING-S-16]"""
    if is_screen(field, machine):
        return bool(field.board.around[machine.cells[0]] >> man.cell & 1)
    return man.cell == machine.cells[0]


def without(position: Position, machine: Machine) -> Position:
    """The position as it would be without it: nobody is barred by the screen he carries."""
    bare = position.state._replace(machines={key: one for key, one in position.state.machines.items() if key != machine.id})
    return position.field.at(bare)


def plan_moving(position: Position, command: Work) -> Step | Refusal:
    """One hex on, for the cost of the ground, and once in a turn two points more; not where no horse goes, filled ditches excepted.

    [A-MANT-01, A-MANT-02, SC-SCREEN-01, RULING-S-16]
    """
    field, state = position
    found = _own(position, command)
    if isinstance(found, Refusal):
        return found
    machine, man = found
    name, here = man.character.name, machine.cells[0]
    bare = without(position, machine)
    screen = is_screen(field, machine)
    if screen:
        facing = bare.field.board.direction(man.cell, here)
        ahead = bare.field.board.neighbours[here][facing] if facing is not None else NOWHERE
        path = (here,)
    else:
        ahead, path = command.cell, (command.cell,)
    if ahead == NOWHERE:
        return Refusal("engine_no_room", "A-MANT-01", name, machine.id, by=EDGE)
    if ahead != command.cell:
        return Refusal("screen_goes_straight", "SC-SCREEN-01", name, machine.id)
    if bare.field.board.direction(here, ahead) is None:
        return Refusal("not_adjacent", "A-MANT-01", name, field.name(ahead))
    if not _carries(bare.field, ahead) or machine_cells(bare.state) >> ahead & 1 or (screen and state.at.get(ahead)):
        return Refusal("engine_no_room", "A-MANT-02", name, field.name(ahead), by=what_bars(bare, ahead, here))
    if screen and (here, ahead) not in bare.field.move_graph_on_foot(man).step:
        return Refusal("engine_no_room", "SC-SCREEN-01", name, field.name(ahead), by=what_bars(bare, ahead, here))
    surcharge = 0 if machine.moved else field.rules.machines[machine.kind].pushed_by
    walk = plan_walk(bare, man, path, man.left - surcharge)
    if isinstance(walk, Refusal):
        return with_toll(walk, man, surcharge)
    if refusal := may_end(bare, man, walk.strides[-1].leg.pose):
        return refusal
    if surcharge:
        stride = walk.strides[0]
        walk = walk._replace(strides=(stride._replace(costs=(*stride.costs, Term(surcharge, "mantlet", "A-MANT-01"))),))
    return Step(machine._replace(cells=(ahead,), moved=machine.moved + 1), walk)


def _carries(field: Field, cell: Cell) -> bool:
    """Ground for its feet: where a horse could go, and filled ditches. [A-MANT-02]"""
    ground = field.board.ground[cell]
    return FILLED in ground.traits or ground.mounted != IMPASSABLE


def move(doing: Doing, command: Work, step: Step) -> None:
    """He goes, and it goes with him or before him. [A-MANT-01, SC-SCREEN-01]"""
    begin(doing, command.men[0])
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, False))
    leave_ranks(doing, step.walk)
    doing.emit(e.MachineSet(step.machine.id, step.machine))
    walk_on(doing, step.walk)


def plan_turning(position: Position, command: Work) -> tuple[Machine, int] | Refusal:
    """Its screen may look another way: free after it was moved, for a point where it stands. [A-MANT-03, RULING-A-MANT-02]"""
    found = _own(position, command)
    if isinstance(found, Refusal):
        return found
    machine, man = found
    if is_screen(position.field, machine) or command.facing not in range(6):
        return Refusal("not_turned", "A-MANT-03", man.character.name, machine.id)
    if command.facing == machine.facing:
        return Refusal("ladder_so_already", "A-MANT-03", man.character.name, machine.id)
    price = 0 if machine.moved else 1
    if man.left < price:
        return Refusal("not_enough_points", "RULING-A-MANT-02", man.character.name, machine.id, needs=price, has=max(0, man.left))
    return machine._replace(facing=command.facing), price


def turn(doing: Doing, command: Work, plan: tuple[Machine, int]) -> None:
    """It is turned. [A-MANT-03, RULING-A-MANT-02]"""
    machine, price = plan
    who = command.men[0]
    begin(doing, who)
    doing.emit(e.Worked(command.task, command.men, machine.cells[0], command.thing, False))
    doing.emit(e.MachineSet(machine.id, machine))
    if price:
        doing.emit(e.MovementCut(who, doing.being(who).left - price, (Term(-price, "mantlet", "RULING-A-MANT-02"),)))


def _workers(position: Position) -> Iterator[tuple[Machine, BeingId]]:
    field, state = position
    for machine in state.machines.values():
        if not machine.away and field.rules.machines[machine.kind].pushed_by:
            yield from ((machine, man.id) for man in state.people(state.active) if man.able and _at_it(field, machine, man))


def moving_choices(position: Position) -> Iterator[Work]:
    """Everybody at a mantlet or screen, in every direction."""
    for machine, who in _workers(position):
        for cell in position.field.board.neighbours[machine.cells[0]]:
            command = Work(MOVE, (who,), cell, machine.id)
            if not isinstance(plan_moving(position, command), Refusal):
                yield command


def turning_choices(position: Position) -> Iterator[Work]:
    """Everybody in the hex of a mantlet, and all other facings."""
    for machine, who in _workers(position):
        directions: range = range(6)
        for facing in directions:
            command = Work(TURN, (who,), machine.cells[0], machine.id, facing)
            if not isinstance(plan_turning(position, command), Refusal):
                yield command
