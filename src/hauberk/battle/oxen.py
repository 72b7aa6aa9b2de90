"""Ox teams that draw machines. The Anarchy 1.3."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.basis.refusal import Refusal
from hauberk.battle import events as e
from hauberk.battle.being import Being, Machine, Mark
from hauberk.battle.commands import Drive, Hitch
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.state import COMBAT, MOVEMENT, State
from hauberk.board.board import NOWHERE, Cell


class Pull(NamedTuple):
    """Where machine and team stand after each hex."""

    machine: Machine
    steps: tuple[tuple[tuple[Cell, ...], tuple[Cell, ...]], ...]
    leaves: bool


def team_cells(field: Field, machine: Machine) -> tuple[Cell, Cell]:
    """The two hexes before the machine where its oxen stand. [RULING-A-OXEN-02]"""
    ring = field.board.neighbours[machine.cells[-1]]
    return ring[machine.facing], ring[(machine.facing + 1) % 6]


def _directs(field: Field, man: Being, oxen: list[Being]) -> bool:
    """Beside both oxen. [OXEN-02, A-OXEN-04]"""
    return all(field.board.around[man.cell] & ox.area for ox in oxen)


def plan_drive(field: Field, state: State, command: Drive) -> Pull | Refusal:
    """Two living oxen and a man beside both: up to four hexes straight on over flat ground. [OXEN-01, OXEN-02, A-OXEN-01 … A-OXEN-07]"""
    man, machine = state.beings[command.man], state.machines.get(command.machine)
    name = man.character.name
    if state.sequence != MOVEMENT or man.side != state.active or not man.able or man.mounted or man.character.is_beast:
        return Refusal("cannot_drive", "OXEN-02", name)
    if machine is None or machine.away or machine.side != man.side:
        return Refusal("no_such_machine", "OXEN-01", name, command.machine)
    oxen = [state.beings[who] for who in machine.team if state.beings[who].alive]
    if len(oxen) < field.rules.figures.ox_team:
        return Refusal("team_incomplete", "OXEN-02", name, command.machine)
    if not _directs(field, man, oxen):
        return Refusal("not_beside_both_oxen", "OXEN-02", name)
    if command.hexes < 1 or machine.moved + command.hexes > field.rules.figures.ox_hexes:
        return Refusal("oxen_too_far", "OXEN-01", name)
    if man.marks & (Mark.SHOT | Mark.WORKED | Mark.CHARGED):
        return Refusal("has_worked", "OXEN-02", name)
    return _pull(field, state, machine, oxen, man, command.hexes)


def _pull(field: Field, state: State, machine: Machine, oxen: list[Being], man: Being, hexes: int) -> Pull | Refusal:
    board, name = field.board, man.character.name
    cells, team = machine.cells, tuple(ox.cell for ox in oxen)
    taken = state.occupied
    for ox in oxen:
        taken &= ~ox.area
    steps, leaves = [], False
    for _ in range(hexes):
        ahead = tuple(board.neighbours[cell][machine.facing] for cell in team)
        nose = board.neighbours[cells[-1]][machine.facing]
        if NOWHERE in ahead:
            if _at_exit(field, machine, cells, team):
                leaves = True
                break
            return Refusal("edge_of_map", "MOVE-10", name)
        for cell in (*ahead, nose):
            if board.ground[cell].id not in ("flat", "beach", "bridge") or (taken & ~man.area) >> cell & 1 or man.cell == cell:
                return Refusal("team_blocked", "A-OXEN-07", name, field.name(cell))
        cells, team = (*cells[1:], nose), ahead
        steps.append((cells, team))
    if not steps and not leaves:
        return Refusal("team_blocked", "A-OXEN-07", name)
    return Pull(machine, tuple(steps), leaves)


def _at_exit(field: Field, machine: Machine, cells: tuple[Cell, ...], team: tuple[Cell, ...]) -> bool:
    area = sum(1 << cell for cell in {*cells, *team})
    return any(exit_.side == machine.side and exit_.cells & area for exit_ in field.exits)


def drive(doing: Doing, command: Drive, plan: Pull) -> None:
    """The team pulls; the driver walks along beside it. [OXEN-01, OXEN-02]"""
    from hauberk.battle.movement import begin

    begin(doing, command.man)
    for cells, team in plan.steps:
        doing.emit(e.Driven(command.man, command.machine, cells, team, 1))
        _walk_along(doing, command.man, plan.machine)
    if plan.leaves:
        doing.emit(e.MachineLeft(command.machine))


def _walk_along(doing: Doing, who: str, machine: Machine) -> None:
    """The driver keeps beside both oxen without spending points; the nearest such hex is his."""
    man = doing.being(who)
    oxen = [doing.being(ox) for ox in doing.state.machines[machine.id].team]
    if _directs(doing.field, man, oxen):
        return
    board = doing.field.board
    places = [
        cell
        for cell in board.ways[oxen[0].cell]
        if board.around[cell] & oxen[1].area and not doing.state.occupied >> cell & 1 and cell not in doing.state.machines[machine.id].cells
    ]
    if places:
        nearest = min(places, key=lambda cell: (board.distance(man.cell, cell), cell))
        doing.emit(e.SteppedBack(who, nearest, NOWHERE, -1))


def plan_hitch(field: Field, state: State, command: Hitch) -> tuple[bool, tuple[str, ...]] | Refusal:
    """A full turn beside one ox: it is put to the machine, or taken out. [OXEN-03, A-OXEN-05, RULING-A-GEN-01]"""
    man, ox = state.beings[command.man], state.beings[command.ox]
    machine = state.machines.get(command.machine)
    name = man.character.name
    if machine is None or machine.away or man.side != state.active or not man.able or man.mounted or man.character.is_beast:
        return Refusal("cannot_hitch", "OXEN-03", name)
    if ox.character.kind != "ox" or not ox.alive or not field.board.around[man.cell] & ox.area:
        return Refusal("not_beside_ox", "OXEN-03", name, ox.character.name)
    if command.ox in machine.team:
        team = tuple(who for who in machine.team if who != command.ox)
    else:
        free = [cell for cell in team_cells(field, machine) if cell == ox.cell]
        living = tuple(who for who in machine.team if state.beings[who].alive)
        if not free or len(living) >= field.rules.figures.ox_team:
            return Refusal("ox_not_before_machine", "OXEN-03", name, ox.character.name)
        team = (*living, command.ox)
    if man.since < 0:
        return (False, team) if state.sequence == MOVEMENT else Refusal("begin_in_movement", "RULING-A-GEN-01", name)
    if state.sequence != COMBAT or state.phase < man.since + 2 or man.marks & (Mark.MOVED | Mark.SHOT | Mark.ATTACKED):
        return Refusal("full_turn_of_work", "RULING-A-GEN-01", name)
    return True, team


def hitch(doing: Doing, command: Hitch, plan: tuple[bool, tuple[str, ...]]) -> None:
    """He sets to work, or the work is done. [OXEN-03]"""
    ready, team = plan
    if ready:
        doing.emit(e.TeamChanged(command.man, command.machine, team))
    else:
        doing.emit(e.WorkBegun(command.man))


def ox_choices(field: Field, state: State) -> list[Drive | Hitch]:
    """What can be done with machines and oxen now."""
    commands: list[Drive | Hitch] = []
    for machine in state.machines.values():
        if machine.side != state.active or machine.away:
            continue
        for man in state.people(state.active):
            if not man.able or man.mounted:
                continue
            for hexes in range(1, field.rules.figures.ox_hexes + 1):
                drive_on = Drive(man.id, machine.id, hexes)
                if not isinstance(plan_drive(field, state, drive_on), Refusal):
                    commands.append(drive_on)
            for ox in state.beings.values():
                if ox.character.kind == "ox" and ox.alive and field.board.around[man.cell] & ox.area:
                    work = Hitch(man.id, ox.id, machine.id)
                    if not isinstance(plan_hitch(field, state, work), Refusal):
                        commands.append(work)
    return commands
