"""Engines that are served, loaded and carried: ballistae and stone-throwers. The Anarchy 4.4, 5.1; Siege 2.6; Guiscard 10.4."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Machine, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.machines.footprint import plain_board
from hauberk.battle.machines.kinds import MachineKind
from hauberk.battle.movement.barring import what_bars
from hauberk.battle.movement.mobility import may_go_on
from hauberk.board.board import NOWHERE, Cell, Cells
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

ENGINEER = "engineer"
CARRY = "carry_engine"
"""Even ground: engines are carried farther over it than over scrub or stairs. [A-BALL-03, PERR-04]"""
SHOT = -1
"""Turns served, right after a shot: the turn of the shot itself does not count."""


# -- the crew ----------------------------------------------------------------------------------------------------------


def beside(field: Field, machine: Machine) -> Cells:
    """Where its crew stands: next to it, wherever it was put, or next to the end that carries the arrow.

    [A-BALL-02, A-BALL-04, PERR-03, RULING-A-BALL-01]
    """
    ends = machine.cells[-1:] if field.rules.machines[machine.kind].at_nose else machine.cells
    found: Cells = 0
    for cell in ends:
        found |= field.board.around[cell]
    return found


def at_engine(position: Position, machine: Machine) -> list[Being]:
    """Those of its side who stand beside it on their feet, hands free. [A-BALL-02, A-MANG-04, PERR-03, SC-BALL-03]"""
    near = beside(position.field, machine)
    return [man for man in position.state.people(machine.side) if man.able and not man.mounted and not man.carries and near >> man.cell & 1]


def crew_of(position: Position, machine: Machine) -> list[Being]:
    """Those of them who could serve it now, having done nothing else. [A-BALL-02, A-MANG-04, PERR-03, SC-BALL-03]"""
    idle = Mark.ATTACKED | Mark.SHOT | Mark.CHARGED | Mark.WORKED
    return [man for man in at_engine(position, machine) if not man.marks & idle]


def suffices(kind: MachineKind, men: list[Being]) -> bool:
    """Enough men, an engineer among them where it takes one, wounded or not. [A-BALL-02, A-MANG-04, SC-BALL-03, RULING-S-15]"""
    return len(men) >= kind.served and (not kind.engineer or any(man.character.kind == ENGINEER for man in men))


def team(kind: MachineKind, men: list[Being]) -> tuple[BeingId, ...]:
    """As many of them as are needed, the engineer first."""
    ordered = sorted(men, key=lambda man: not kind.engineer or man.character.kind != ENGINEER)
    return tuple(man.id for man in ordered[: kind.served])


def count_service(doing: Doing) -> None:
    """At the end of a phase every engine of the active side that has its crew is one turn nearer to its shot; a gap begins anew, at the
    end of the enemy's phase too.

    [A-BALL-01, A-BALL-02, A-MANG-05, PERR-02, PERR-03, SC-BALL-04, RULING-A-BALL-02, RULING-G-32, RULING-S-15]
    """
    for machine in tuple(doing.state.machines.values()):
        kind = doing.rules.machines[machine.kind]
        if machine.away or not kind.served or not kind.rate:
            continue
        served = _served(doing, machine, kind)
        if served != machine.loaded:
            doing.emit(e.MachineSet(machine.id, machine._replace(loaded=served)))


def _served(doing: Doing, machine: Machine, kind: MachineKind) -> int:
    """For how many turns it has been served when this phase is over. [PERR-03, RULING-G-32]"""
    if machine.side != doing.state.active:  # it waits while the enemy plays: its men need only be there
        return machine.loaded if suffices(kind, at_engine(doing.position, machine)) else 0
    here = crew_of(doing.position, machine)
    worked = [man for man in doing.state.people(machine.side) if _shot_it(doing, machine, man)]
    return min(machine.loaded + 1, kind.rate) if suffices(kind, here + worked) else 0


def _shot_it(doing: Doing, machine: Machine, man: Being) -> bool:
    """Those who have just worked it are still its crew."""
    return man.able and bool(man.marks & Mark.WORKED) and bool(beside(doing.field, machine) >> man.cell & 1)


def ready(position: Position, machine: Machine | None, men: tuple[BeingId, ...], rule: str) -> Refusal | None:
    """An engine of one's own with its crew, served for long enough, and not damaged. [A-BALL-01, PERR-02, A-MANG-05, RULING-G-34]"""
    field, state = position
    name = state.beings[men[0]].character.name
    if machine is None or machine.away or machine.side != state.active:
        return Refusal("not_such_a_machine", rule, name, machine.id if machine else "")
    kind = field.rules.machines[machine.kind]
    crew = crew_of(position, machine)
    given = [state.beings[who] for who in men]
    if len(given) != kind.served or not suffices(kind, given) or any(man not in crew for man in given):
        return Refusal("engine_not_served", rule, name, machine.id)
    if machine.damage and machine.damage >= kind.worth:
        return Refusal("engine_damaged", "RULING-A-MANG-02", name, machine.id)
    if machine.loaded < kind.rate - 1:
        return Refusal("engine_not_loaded", rule, name, machine.id, needs=kind.rate - 1 - machine.loaded)
    return None


# -- carrying ----------------------------------------------------------------------------------------------------------


class Load(NamedTuple):
    """Where an engine and its bearers stand, hex by hex."""

    men: tuple[BeingId, ...]
    steps: tuple[tuple[Machine, tuple[Cell, ...]], ...]

    def stages(self) -> tuple[Stage, ...]:
        """Where the bearers and the engine are after each hex. [DFIRE-01]"""
        return tuple(Stage(self.men, places, machine) for machine, places in self.steps)

    def upto(self, steps: int) -> Self:
        """Its first hexes only."""
        return self._replace(steps=self.steps[:steps])


def plan_carrying(position: Position, command: Work) -> Load | Refusal:
    """Its bearers, who do nothing else in the turn, carry it two hexes over even ground, one over rough or by stairs, at once or by hexes.

    [RULING-T-126, A-BALL-03, PERR-04, SC-BALL-02, A-MANG-07]
    """
    field, state = position
    machine, name = state.machines.get(command.thing), state.beings[command.men[0]].character.name
    if machine is None or machine.away or machine.side != state.active:
        return Refusal("no_such_machine", "A-BALL-03", name, command.thing)
    kind = field.rules.machines[machine.kind]
    if not kind.bearers:
        return Refusal("engine_not_carried", "A-MANG-07", name, machine.id)
    if len(command.men) != kind.bearers:
        return Refusal("crew_too_small", "PERR-04", name, machine.id, needs=kind.bearers, has=len(command.men))
    around: Cells = 0
    for cell in machine.cells:
        around |= field.board.around[cell]
    for who in command.men:
        man = state.beings[who]
        if refusal := may_go_on(state, man, machine.id):
            return refusal
        elsewhere = man.has(Mark.MOVED) and man.along != machine.id
        if man.mounted or man.has(Mark.SHOT) or elsewhere or not around >> man.cell & 1:
            return Refusal("not_beside_engine", "PERR-04", man.character.name, machine.id)
        if machine.moved and man.along != machine.id:
            return Refusal("machine_moves", "PERR-04", man.character.name, machine.id)
        if man.left < command.number:
            return Refusal("not_enough_points", "RULING-T-126", man.character.name, machine.id, needs=command.number, has=max(0, man.left))
    by_stairs = command.cell in stairs_from(field, machine)
    return _by_stairs(position, machine, command) if by_stairs else _carried(position, machine, command)


def stairs_from(field: Field, machine: Machine) -> tuple[Cell, ...]:
    """Where stairs lead from the hex of an engine; one that is longer than a hex does not go round their corners. [A-BALL-03, PERR-04]"""
    return plain_board(field).linked.get(machine.cells[0], ()) if len(machine.cells) == 1 else ()


def _by_stairs(position: Position, machine: Machine, command: Work) -> Load | Refusal:
    """Up or down stairs one hex: the first bearer goes ahead of it, the second comes where it stood. [A-BALL-03, PERR-04, RULING-T-127]"""
    field, state = position
    kind, name, along = field.rules.machines[machine.kind], state.beings[command.men[0]].character.name, set(command.men)
    here, there = machine.cells[0], command.cell
    left = 0 if machine.moved else kind.carried_rough
    if len(command.men) != len((here, there)):
        return Refusal("engine_not_carried", "RULING-T-127", name, machine.id)
    if command.number < 1:
        return Refusal("empty_path", "PERR-04", name)
    if command.number > left:
        return Refusal("engine_too_far", "PERR-04", name, machine.id, needs=command.number, has=left)
    if "hoarding" in field.board.ground[there].traits:
        return Refusal("engine_no_room", "A-HOARD-21", name, field.name(there), by="hoarding")
    if not _passable(field, there) or set(state.at.get(there, ())) - along:
        return Refusal("engine_no_room", "STACK-01", name, field.name(there), by=what_bars(position, there, but=along))
    graph = field.move_graph_on_foot(state.beings[command.men[0]]).step
    onward = [
        cell for cell in field.board.ways[there]
        if cell != here and (there, cell) in graph and _passable(field, cell) and not set(state.at.get(cell, ())) - along
    ]  # fmt: skip
    if not onward:
        ahead = next((cell for cell in field.board.ways[there] if cell != here), NOWHERE)
        bar = what_bars(position, ahead, there, (*along, machine.id))
        return Refusal("engine_no_room", "PERR-04", name, field.name(there), by=bar)
    moved = machine._replace(cells=(there,), moved=kind.carried_flat, loaded=0)
    return Load(command.men, ((moved, (onward[0], here)),))


def _carried(position: Position, machine: Machine, command: Work) -> Load | Refusal:
    """Straight in one direction, everybody keeping his place; never into a hoarding. [A-BALL-03, A-HOARD-21, PERR-04]"""
    field, state = position
    kind, men = field.rules.machines[machine.kind], [state.beings[who] for who in command.men]
    name = men[0].character.name
    along = set(command.men)
    cells, places = machine.cells, tuple(man.cell for man in men)
    rough = ""
    steps: list[tuple[Machine, tuple[Cell, ...]]] = []
    if command.facing not in range(6) or command.number < 1:
        return Refusal("empty_path", "PERR-04", name)
    left = max(0, kind.carried_flat - machine.moved)
    if command.number > left:
        return Refusal("engine_too_far", "PERR-04", name, machine.id, needs=command.number, has=left)
    for _ in range(command.number):
        before, cells = places, tuple(field.board.neighbours[cell][command.facing] for cell in cells)
        places = tuple(field.board.neighbours[cell][command.facing] for cell in places)
        for cell in (*cells, *places):
            if cell == NOWHERE or (cell not in machine.cells and not _passable(field, cell)):
                bar = what_bars(position, cell, but=(*along, machine.id))
                return Refusal("engine_no_room", "PERR-04", name, field.name(cell) if cell >= 0 else machine.id, by=bar)
            if set(state.at.get(cell, ())) - along:
                return Refusal("engine_no_room", "STACK-01", name, field.name(cell), by=what_bars(position, cell, but=along))
            if cell in cells and "hoarding" in field.board.ground[cell].traits:
                return Refusal("engine_no_room", "A-HOARD-21", name, field.name(cell), by="hoarding")
            ground = plain_board(field).ground[cell]
            rough = rough or ("" if "level" in ground.traits else ground.id)
        for man, one, two in zip(men, before, places, strict=True):
            stood = {one, two} & set(machine.cells)  # where the engine was nothing is in anybody's way
            if not stood and (one, two) not in field.move_graph_on_foot(man).step:
                bar = what_bars(position, two, one, (*along, machine.id))
                return Refusal("engine_no_room", "PERR-04", name, field.name(two), by=bar)
        moved = kind.carried_flat if rough else machine.moved + len(steps) + 1
        steps.append((machine._replace(cells=cells, moved=moved, loaded=0), places))
    left = max(0, kind.carried_rough - machine.moved)
    if rough and command.number > left:
        return Refusal("engine_too_far", "PERR-04", name, machine.id, by=rough, needs=command.number, has=left)
    return Load(command.men, tuple(steps))


def _passable(field: Field, cell: Cell) -> bool:
    return bool(field.move_graphs[1].enterable >> cell & 1)


def carry(doing: Doing, command: Work, load: Load) -> None:
    """They set it down; its loading begins anew. [A-BALL-03, PERR-04, RULING-A-BALL-02]"""
    machine, places = load.steps[-1]
    costs = (Term(len(load.steps), "hauling", "RULING-T-126"),)
    doing.emit(e.Worked(command.task, command.men, machine.cells[-1], command.thing, True, costs))
    for who, cell in zip(command.men, places, strict=True):
        doing.emit(e.Shifted(who, cell, "carried"))
    doing.emit(e.MachineSet(machine.id, machine))


def carrying_choices(position: Position) -> Iterator[Work]:
    """For each engine that can be carried its first possible bearers, in every direction; others are accepted, not listed."""
    field, state = position
    for machine in state.machines.values():
        kind = field.rules.machines[machine.kind]
        if machine.away or not kind.bearers:
            continue
        near: Cells = 0
        for cell in machine.cells:
            near |= field.board.around[cell]
        men = [man.id for man in state.people(state.active) if man.able and not man.mounted and not man.carries and near >> man.cell & 1]
        for bearers in list(combinations(men, kind.bearers))[:1]:
            for facing in range(6):
                for number in range(1, kind.carried_flat + 1):
                    command = Work(CARRY, bearers, machine.cells[-1], machine.id, facing, number)
                    if not isinstance(plan_carrying(position, command), Refusal):
                        yield command
            for cell in stairs_from(field, machine):
                command = Work(CARRY, bearers, cell, machine.id, number=kind.carried_rough)
                if not isinstance(plan_carrying(position, command), Refusal):
                    yield command
