"""Stone-throwers on the map: where the stone comes down, whom and what it strikes. The Anarchy 5.1.2; Guiscard 10.4."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Machine
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.fire.flaming_arrows import in_arc
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.machines.kinds import MachineKind
from hauberk.battle.machines.serving import SHOT, crew_of, ready, suffices, team
from hauberk.battle.people.wounds import kill
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.shot_results import strike
from hauberk.battle.shooting.shots import armour_term, flight, read_result
from hauberk.battle.walls import bombarding
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import total
from hauberk.grid.hex import Facing

TASK = "shoot_engine"


def plan_stone(position: Position, command: Work) -> Machine | Refusal:
    """An engine that has been served long enough throws at a hex in its range and arc; it needs no line.

    [A-MANG-05, A-MANG-07, PERR-02, PERR-06, RULING-G-32, RULING-A-MANG-01, RULING-A-MANG-06, SC-CATA-01]
    """
    field, state = position
    machine = state.machines.get(command.thing)
    if machine is not None and not field.rules.machines[machine.kind].throws:
        return Refusal("not_such_a_machine", "SC-CATA-01", about=command.thing)
    rule = "PERR-02" if machine and field.rules.machines[machine.kind].at_nose else "A-MANG-05"
    if refusal := ready(position, machine, command.men, rule):
        return refusal
    assert machine is not None
    return _in_reach(field, machine, command.cell) or machine


def _in_reach(field: Field, machine: Machine, cell: Cell) -> Refusal | None:
    kind, nose = field.rules.machines[machine.kind], machine.cells[-1]
    rule, distance = "PERR-06" if kind.at_nose else "A-MANG-05", field.board.distance(nose, cell) if cell >= 0 else 0
    if cell < 0:
        return Refusal("no_such_hex", rule)
    if distance < kind.least:
        return Refusal("engine_too_near", rule, about=field.name(cell), needs=kind.least, has=distance)
    if distance > kind.range:
        return Refusal("engine_out_of_range", rule, about=field.name(cell), needs=distance, has=kind.range)
    if kind.arc and not in_arc(field.board, nose, machine.facing, cell):
        return Refusal("engine_out_of_arc", "PERR-02", about=field.name(cell))
    return None


def landing(field: Field, target: Cell, top: Facing, sum_: int) -> Cell:
    """One hex for each of the nineteen sums, within two of the target; NOWHERE off the map. [A-MANG-08, PERR-07, RULING-G-33]"""
    board, impact = field.board, field.rules.impact
    for radius, sums in enumerate(impact.rings):
        if sum_ in sums:
            ring = list(board.hex(target).ring(radius))
            return board.at_hex(ring[(sums.index(sum_) + top * radius) % len(ring)])
    return NOWHERE


def throw(doing: Doing, command: Work, machine: Machine) -> None:
    """Two dice for where it comes down; then everything and everybody there. [A-MANG-06, A-MANG-08, A-MANG-10, PERR-07, PERR-09]"""
    kind, field = doing.rules.machines[machine.kind], doing.field
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, True))
    doing.emit(e.MachineSet(machine.id, machine._replace(loaded=SHOT)))
    top = flight(field, machine.cells[-1], command.cell) if kind.by_flight else field.board.top[command.cell % field.board.plane]
    rule = "PERR-07" if kind.at_nose else "A-MANG-08"
    terms = (*doing.roll_and_add("stone_lands", rule), *doing.roll_and_add("stone_lands", rule))
    cell = landing(field, command.cell, top, total(terms))
    doing.emit(e.Tested("stone_lands", "", cell, terms, "hits" if cell != NOWHERE else "off_map"))
    if cell == NOWHERE:
        return
    around = [near for near in field.board.neighbours[cell] if near != NOWHERE] if kind.around else []
    _strike_people(doing, command.men[0], machine, cell, kind.kills)
    for near in around:
        _strike_people(doing, command.men[0], machine, near, False)
    hit = _strike_walls(doing, command.men[0], kind, cell, kind.points[0][1])
    beside = [wear for near in around for wear in _strike_walls(doing, command.men[0], kind, near, kind.around)]
    wear = sum(hit[:1] if doing.rules.switches.wear_from_hit_only else hit + beside)
    if wear and machine.id in doing.state.machines:
        now = doing.state.machines[machine.id]
        doing.emit(e.MachineSet(machine.id, now._replace(damage=min(kind.worth, now.damage + wear))))


def _strike_walls(doing: Doing, who: BeingId, kind: MachineKind, cell: Cell, points: int) -> list[int]:
    """Every wall, building, structure and engine in a hex throws its die: how each wears the engine. Small stones spare stone.

    [A-MANG-06, A-MANG-10, A-MANG-11, PERR-09, PERR-10, RULING-A-MANG-02, RULING-A-MANG-05, RULING-A-MANG-07, RULING-G-34]
    """
    worn: list[int] = []
    for mark in bombarding.in_hex(doing.position, cell):
        spared = kind.stone_spared and mark.material != bombarding.WOOD
        if not spared and mark in bombarding.in_hex(doing.position, cell):  # it may have come down with what was struck before
            worn.append(bombarding.batter(doing, who, mark, points, "PERR-09" if kind.at_nose else "A-MANG-10").wear)
    return worn


def under_the_stone(position: Position, cell: Cell) -> list[Cell]:
    """The cells of a hex in which a stone strikes people: all of them. By the switch only the uppermost, if no roof takes it; machines are
    no shelter.

    [A-MANG-09, PERR-08, RULING-A-MANG-06]
    """
    ground, column = position.field.board.ground, position.field.board.column(cell)
    if not position.field.rules.switches.roofs_stop_stones:
        return [each for each in column if "solid" not in ground[each].traits]
    top = column[-1]
    sheltered = "roofed" in ground[top].traits and machine_at(position, top) is None
    return [] if sheltered or "solid" in ground[top].traits else [top]


def _strike_people(doing: Doing, who: BeingId, machine: Machine, cell: Cell, kills: bool) -> None:
    """Whoever is under it dies, or takes a die like that of a shot, friend or foe. [A-MANG-09, PERR-08, RULING-G-35]"""
    struck = {name: place for place in under_the_stone(doing.position, cell) for name in doing.state.at.get(place, ())}
    for name, place in struck.items():
        victim = doing.being(name)
        if not victim.alive:
            continue
        if kills:
            doing.emit(e.Tested("stone", name, place, (), "killed"))
            kill(doing, name, "A-MANG-09")
        else:
            _strike_one(doing, who, machine, victim, place)


def _strike_one(doing: Doing, who: BeingId, machine: Machine, victim: Being, place: Cell) -> None:
    field, kind = doing.field, doing.rules.machines[machine.kind]
    weapon = doing.rules.weapons[kind.weapon]
    distance = max(1, field.board.distance(machine.cells[-1], place))
    aim = lof.Aim(doing.being(who), machine.cells[-1], place, weapon._replace(high=True), distance, lof.SHORT)
    hidden, cover_terms = lof.cover(field.at(doing.state), aim, victim)
    terms = doing.roll_and_add("stone", "PERR-08" if kind.at_nose else "A-MANG-09", *armour_term(field, victim), who=victim.id)
    result = read_result(field, weapon, total(terms), hidden, victim.mounted)
    read = "hit" if result else "spared"
    doing.emit(e.Tested("stone", victim.id, place, terms, read, weapon.id, "", result or "-", cover_terms))
    if result:
        strike(doing, victim.id, result, machine.cells[-1], False)


def choices(position: Position) -> Iterator[Work]:
    """For each loaded engine the hexes of enemies and of their works; any other hex in reach is accepted, not listed."""
    field, state = position
    for machine in state.machines.values():
        kind = field.rules.machines[machine.kind]
        if not kind.throws or machine.side != state.active or machine.away or machine.loaded < kind.rate - 1:
            continue
        crew = crew_of(position, machine)
        if not suffices(kind, crew):
            continue
        men, plane = team(kind, crew), field.board.plane
        marks = {being.cell % plane for being in state.beings.values() if being.alive and being.side == 1 - machine.side}
        marks |= {cell % plane for other in state.machines.values() if other.side != machine.side for cell in other.cells if cell >= 0}
        for cell in sorted(marks):
            command = Work(TASK, men, cell, machine.id)
            if not isinstance(plan_stone(position, command), Refusal):
                yield command
