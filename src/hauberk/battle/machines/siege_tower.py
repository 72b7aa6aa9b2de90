"""Siege towers: the ladder at the rear, the bridge onto the rampart. The Anarchy 4.2.1, 4.2.8."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Machine, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import RetreatOwed
from hauberk.battle.core.works import rested
from hauberk.battle.machines.footprint import Part, ground_parts, is_walk, next_to, standing_parts
from hauberk.battle.machines.kinds import STAND, WINCH
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.people.wounds import harm, kill
from hauberk.battle.walls.rubble import HOARDING
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.grid.hex import opposite

LOWER, SET_LADDER, TAKE_LADDER = "lower_bridge", "set_ladder", "take_ladder"
AT_WINCHES = 2


class Bridge(NamedTuple):
    """Where a bridge would come down."""

    machine: Machine
    cells: tuple[Cell, ...]
    """The hexes it lies on."""
    struck: tuple[Cell, ...]
    """The rampart hexes it strikes."""


def front_row(field: Field, machine: Machine) -> list[Part]:
    """The front hexes of the assault floor. [A-TOWER-02]"""
    kind = field.rules.machines[machine.kind]
    return [part for part in standing_parts(field.board, kind, machine) if part.floor == kind.assault_floor and part.row == 0]


def ahead_of_front(field: Field, machine: Machine) -> list[Cell]:
    """The row straight ahead of the front row, where its bridge comes to lie. [A-TOWER-28]"""
    row = [next_to(field.board, part.cell, machine.facing) for part in front_row(field, machine)]
    return [cell for cell in row if cell != NOWHERE]


def reached(field: Field, machine: Machine) -> tuple[Cell, ...]:
    """The rampart hexes that the bridge strikes: those in front of it, or those it touches across an empty row.

    [A-TOWER-26, A-TOWER-28, RULING-A-TOWER-05]
    """
    board, row = field.board, ahead_of_front(field, machine)
    if not field.rules.switches.bridge_gap:
        return tuple(cell for cell in row if board.all >> cell & 1 and is_walk(board, cell))
    if any(board.all >> cell & 1 and HOARDING not in board.ground[cell].traits and cell not in machine.bridge for cell in row):
        return ()  # the row is not empty
    beyond = dict.fromkeys(next_to(board, cell, side) for cell in row for side in range(6))
    return tuple(cell for cell in beyond if cell != NOWHERE and board.all >> cell & 1 and is_walk(board, cell))


def plan_lowering(position: Position, command: Work) -> Bridge | Refusal:
    """Two men at the winches who have done nothing else for a full turn lower it, before anybody moves.

    [A-TOWER-26, A-TOWER-27, A-HOARD-08, RULING-A-GEN-01, RULING-A-TOWER-05, RULING-A-TOWER-08]
    """
    field, state = position
    machine, name = state.machines.get(command.thing), state.beings[command.men[0]].character.name
    if machine is None or machine.away or machine.side != state.active or not field.rules.machines[machine.kind].assault_floor:
        return Refusal("no_such_machine", "A-TOWER-26", name, command.thing)
    if machine.bridge:
        return Refusal("bridge_is_down", "RULING-A-TOWER-08", name, machine.id)
    winches = {part.cell for part in front_row(field, machine) if part.sign == WINCH}
    men = [state.beings[who] for who in command.men]
    if {man.cell for man in men} != winches or len(men) != AT_WINCHES:
        return Refusal("not_at_the_winches", "A-TOWER-26", name, machine.id)
    if any(man.has(Mark.MOVED) for man in state.people(state.active)):
        return Refusal("bridge_before_movement", "A-TOWER-26", name, machine.id)
    for man in men:
        if not rested(state.phase, man):
            return Refusal("needs_a_full_turn", "A-TOWER-26", man.character.name)
    struck, row = reached(field, machine), ahead_of_front(field, machine)
    lies_on = tuple(row) if field.rules.switches.bridge_gap else struck
    in_the_way = row if field.rules.switches.bridge_gap else [part.cell for part in front_row(field, machine)]
    if any(HOARDING in field.board.table.traits(state.works.changed.get(cell, "")) for cell in in_the_way):
        return Refusal("hoarding_in_the_way", "A-TOWER-27", name, machine.id)
    return Bridge(machine, lies_on, struck) if struck else Refusal("no_rampart_ahead", "A-TOWER-26", name, machine.id)


def lower(doing: Doing, command: Work, plan: Bridge) -> None:
    """It comes down on the rampart; whoever stands there throws a die. [A-TOWER-28, RULING-A-TOWER-07]"""
    machine = plan.machine
    under = [who for cell in plan.struck for who in doing.state.at.get(cell, ())]
    doing.emit(e.Worked(command.task, command.men, plan.struck[0], command.thing, True))
    doing.emit(e.MachineSet(machine.id, machine._replace(bridge=plan.cells)))
    own = [part.cell for part in standing_parts(doing.field.board, doing.rules.machines[machine.kind], machine)]
    for who in under:
        _crush(doing, who, tuple(sorted({*plan.cells, *plan.struck, *own})))


def _crush(doing: Doing, who: BeingId, banned: tuple[Cell, ...]) -> None:
    """Back one hex that his owner chooses, away from bridge and tower, there stunned, or wounded; or killed under the bridge.

    [A-TOWER-28, RULING-A-TOWER-07]
    """
    man, readings = doing.being(who), doing.rules.readings["falling_bridge"]
    armour = (Term(readings.armoured, "armoured", "A-TOWER-28"),) if man.character.armoured else ()
    terms = doing.roll_and_add("falling_bridge", "A-TOWER-28", *armour, who=who)
    result = readings.result(total(terms))
    doing.emit(e.Tested("falling_bridge", who, man.cell, terms, result, needs=readings.band(total(terms))))
    if result == "killed" or not man.able:
        kill(doing, who, "A-TOWER-28")
        return
    if result == "wounded":
        harm(doing, who, "wounded", "A-TOWER-28")
    if doing.being(who).able:
        harmed = "stunned" if result == "stunned" else ""
        doing.ask(RetreatOwed(man.side, (who,), 1, harm=harmed, rule="A-TOWER-28", banned=banned))


def lowering_choices(position: Position) -> Iterator[Work]:
    """Every bridge that can come down now."""
    field, state = position
    for machine in state.machines.values():
        if machine.away or not field.rules.machines[machine.kind].assault_floor:
            continue
        winches = [part.cell for part in front_row(field, machine) if part.sign == WINCH]
        men = tuple(who for cell in winches for who in state.at.get(cell, ()))
        cells = reached(field, machine)
        if men and cells:
            command = Work(LOWER, men, cells[0], machine.id)
            if not isinstance(plan_lowering(position, command), Refusal):
                yield command


# -- the ladder at the rear --------------------------------------------------------------------------------------------


def rear_hexes(field: Field, machine: Machine) -> set[Cell]:
    """Hexes at the open rear, outside and at the last wheels."""
    kind, board = field.rules.machines[machine.kind], field.board
    ground = {part.place: part.cell for part in ground_parts(board, kind, machine) if part.sign == STAND}
    rear = {cell for (row, column), cell in ground.items() if (row + 1, column) not in ground}
    return rear | {board.neighbours[cell][opposite(machine.facing)] for cell in rear} - {NOWHERE}


def has_ladder(field: Field, machine: Machine) -> bool:
    """Does a ladder of its own lead to its first floor, to be set up at its rear? [A-TOWER-03]"""
    return any(ladder.movable for floor in field.rules.machines[machine.kind].floors for ladder in floor.ladders)


def plan_ladder(position: Position, command: Work) -> Machine | Refusal:
    """Two men at the rear of a tower that stands still set up the ladder to its first floor, or take it away.

    [A-TOWER-03, RULING-A-TOWER-11]
    """
    field, state = position
    machine, name = state.machines.get(command.thing), state.beings[command.men[0]].character.name
    if machine is None or machine.away or machine.folded or machine.side != state.active:
        return Refusal("no_such_machine", "A-TOWER-03", name, command.thing)
    if not has_ladder(field, machine) or machine.ladder == (command.task == SET_LADDER):
        return Refusal("ladder_so_already", "A-TOWER-03", name, machine.id)
    if machine.moved:
        return Refusal("machine_moves", "A-TOWER-03", name, machine.id)
    price = field.rules.works.tower_ladder
    rear, men = rear_hexes(field, machine), [state.beings[who] for who in command.men]
    if len(men) != AT_WINCHES:
        return Refusal("crew_too_small", "A-TOWER-03", name, machine.id, needs=AT_WINCHES, has=len(men))
    for man in men:
        if man.cell not in rear:
            return Refusal("not_at_the_rear", "A-TOWER-03", man.character.name, machine.id)
        if refusal := may_move(state, man):
            return refusal
        if man.left < price:
            return Refusal("not_enough_points", "RULING-A-TOWER-11", man.character.name, machine.id, needs=price, has=max(0, man.left))
    return machine


def work_ladder(doing: Doing, command: Work, machine: Machine) -> None:
    """It stands, or is gone; the two have done their part. [A-TOWER-03, RULING-A-TOWER-11]"""
    cell = doing.being(command.men[0]).cell
    doing.emit(e.Worked(command.task, command.men, cell, command.thing, True))
    doing.emit(e.MachineSet(machine.id, machine._replace(ladder=command.task == SET_LADDER)))


def ladder_choices(position: Position, task: str) -> Iterator[Work]:
    """Every two men who could do it."""
    field, state = position
    for machine in state.machines.values():
        if machine.away or not has_ladder(field, machine):
            continue
        here = [who for cell in sorted(rear_hexes(field, machine)) for who in state.at.get(cell, ())]
        for pair in combinations(here, AT_WINCHES):
            command = Work(task, pair, state.beings[pair[0]].cell, machine.id)
            if not isinstance(plan_ladder(position, command), Refusal):
                yield command


def setting_choices(position: Position) -> Iterator[Work]:
    """Ladders that could be set up."""
    return ladder_choices(position, SET_LADDER)


def taking_choices(position: Position) -> Iterator[Work]:
    """Ladders that could be taken away."""
    return ladder_choices(position, TAKE_LADDER)
