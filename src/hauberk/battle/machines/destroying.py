"""Machines that lose hexes to fire and stones, and towers that come down. The Anarchy 4.2.9, 5.1.2; Siege 2.11.4."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Machine
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.questions import LandingAsked
from hauberk.battle.machines.footprint import Part, parts, standing_parts
from hauberk.battle.machines.moving import aboard, floors_of
from hauberk.battle.movement.mobility import spoilt_floors
from hauberk.battle.people.wounds import harm, kill
from hauberk.board.board import Cell
from hauberk.common.dice import D6
from hauberk.common.term import total
from hauberk.grid.hex import opposite, rotated


def smash(doing: Doing, name: str, cell: Cell, rule: str) -> None:
    """A stone has broken what stood on a cell. [RULING-A-MANG-05, RULING-A-TOWER-12, PERR-09, RULING-G-34]"""
    machine = doing.state.machines[name]
    kind = doing.rules.machines[machine.kind]
    part = next(part for part in standing_parts(doing.field.board, kind, machine) if part.cell == cell)
    lose(doing, machine, part, rule)


def lose(doing: Doing, machine: Machine, part: Part, rule: str) -> None:
    """A hex of a machine is gone: an engine with it, a tower when a whole floor has burnt away under others.

    [A-TOWER-33, A-TOWER-36, A-RAM-14, A-GALL-10, FIRE-12, SC-FIRE-07, RULING-A-TOWER-10]
    """
    kind = doing.rules.machines[machine.kind]
    if not kind.spoilt_at or len(standing_parts(doing.field.board, kind, machine)) == 1:
        wreck(doing, machine, rule)
        return
    left = machine._replace(lost=(*machine.lost, part.number))
    fallen = [one for one in aboard(doing.position, machine) if one.cell == part.cell and part.floor]
    doing.emit(e.MachineSet(machine.id, left))
    for man in fallen:
        come_down(doing, man, rule)
    if _hollow(doing, left):
        _bring_down(doing, left)


def _hollow(doing: Doing, machine: Machine) -> bool:
    """Is a floor burnt out completely, with others above it? [A-TOWER-36, RULING-A-TOWER-10]"""
    whole = parts(doing.field.board, doing.rules.machines[machine.kind], machine)
    top = max((part.floor for part in whole), default=0)
    return any(all(part.number in machine.lost for part in whole if part.floor == floor) for floor in range(top))


def perish_on_floors(doing: Doing) -> None:
    """Who has not left a floor of which half is gone when his side's movement is over dies with it. [RULING-A-TOWER-09]"""
    cells = spoilt_floors(doing.position)
    for man in [man for man in doing.state.beings.values() if man.alive and man.side == doing.state.active and cells >> man.cell & 1]:
        kill(doing, man.id, "RULING-A-TOWER-09")


def come_down(doing: Doing, man: Being, rule: str) -> None:
    """The boards give way under somebody: he lies wounded on the ground. [A-RUBBLE-06]"""
    doing.emit(e.Shifted(man.id, _room(doing, man, man.cell % doing.field.board.plane), "fell"))
    if man.alive:
        harm(doing, man.id, "wounded", rule)


def wreck(doing: Doing, machine: Machine, rule: str) -> None:
    """The whole machine is gone; who was on its floors comes down with them. [FIRE-12, SC-FIRE-07]"""
    kind = doing.rules.machines[machine.kind]
    floors = floors_of(doing.field, machine, standing_parts(doing.field.board, kind, machine))
    riders = [one for one in aboard(doing.position, machine) if floors[one.cell]]
    doing.emit(e.MachineSet(machine.id, None))
    for man in riders:
        come_down(doing, man, rule)


def _bring_down(doing: Doing, machine: Machine) -> None:
    """The floors above fall: whoever is on one dies; those at its foot each throw a die, and who escapes comes out behind it.

    [A-TOWER-36]
    """
    field = doing.field
    floors = floors_of(field, machine, parts(field.board, doing.rules.machines[machine.kind], machine))
    riders = [one for one in doing.state.beings.values() if one.on_map and one.cell in floors and (one.alive or floors[one.cell])]
    doing.emit(e.MachineSet(machine.id, None))
    for man in riders:
        if floors[man.cell]:
            doing.emit(e.Shifted(man.id, man.cell % field.board.plane, "fell"))
            if man.alive:
                kill(doing, man.id, "A-TOWER-36")
    fates = [(man, _fate(doing, man)) for man in riders if not floors[man.cell]]
    out = [(man, result) for man, result in fates if result != "killed"]
    places = _places_behind(doing, machine, [man for man, _ in out], set(floors))
    for (man, result), cells in reversed(list(zip(out, places, strict=True))):  # what is asked last is answered first
        owner = man.side if man.side >= 0 else doing.state.active
        doing.ask(LandingAsked(owner, man.id, cells, "" if result == "escapes" else result, "A-TOWER-36", escapes=True))


def _fate(doing: Doing, man: Being) -> str:
    """Killed, or out at the rear, wounded or not. [A-TOWER-36]"""
    terms = doing.roll_and_add("collapse", "A-TOWER-36", sides=D6, who=man.id)
    readings = doing.rules.readings["collapse"]
    result = readings.result(total(terms))
    doing.emit(e.Tested("collapse", man.id, man.cell, terms, result, needs=readings.band(total(terms))))
    if result == "killed":
        kill(doing, man.id, "A-TOWER-36")
    return result


def _places_behind(doing: Doing, machine: Machine, men: list[Being], under: set[Cell]) -> list[tuple[Cell, ...]]:
    """For each of those who escape the hexes he may go to: the row right behind the tower, and when that is full the next one.

    [A-TOWER-36]
    """
    found: list[tuple[Cell, ...]] = []
    rows, rear = _rows_behind(doing, machine, under), next(cell for cell in machine.cells if cell >= 0)
    free: list[Cell] = []
    taken = 0
    for man in men:
        graph = doing.field.move_graph_on_foot(man)
        while taken >= len(free):
            row = next(rows, None)
            if row is None:
                break
            free, taken = [cell for cell in row if graph.enterable >> cell & 1 and not doing.state.at.get(cell)], 0
        found.append(tuple(free) or (_room(doing, man, rear, under),))
        taken += 1
    return found


def _rows_behind(doing: Doing, machine: Machine, under: set[Cell]) -> Iterator[list[Cell]]:
    """The hexes straight behind its last wheels, then those behind these, and so on."""
    board, back = doing.field.board, opposite(machine.facing)
    row = [cell for cell in dict.fromkeys(board.neighbours[cell][back] for cell in sorted(under) if not board.storey(cell)) if cell >= 0]
    row = [cell for cell in row if cell not in under]
    seen = set(under)
    while row:
        yield row
        seen |= set(row)
        after = [board.neighbours[cell][rotated(back, turn)] for cell in row for turn in (0, 1, 5)]
        row = [cell for cell in dict.fromkeys(after) if cell >= 0 and cell not in seen]


def _room(doing: Doing, man: Being, start: Cell, but: set[Cell] = frozenset()) -> Cell:  # type: ignore[assignment]
    """The hex nearest to one where he can lie or stand and nobody alive is."""
    board, graph = doing.field.board, doing.field.move_graph_on_foot(man)
    for radius in range(board.span):
        for place in board.hex(start).ring(radius) if radius else [board.hex(start)]:
            cell = board.at_hex(place)
            if cell >= 0 and cell not in but and graph.enterable >> cell & 1 and not set(doing.state.at.get(cell, ())) - {man.id}:
                return cell
    return start
