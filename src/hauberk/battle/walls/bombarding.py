"""Stones and beams against walls: what stands in a hex, the die, the grades. The Anarchy 5.2, 6.2, 7.3; Siege 2.93; Guiscard 10.4, 11.3.

Stones, rams and mines bring walls down, stones from afar, the others at their foot and in an assault. [A-MEANS-01, A-MEANS-02, A-MEANS-03]
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId, Machine
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.works_rules import Blow
from hauberk.battle.fire.fuel import under_timber
from hauberk.battle.machines.destroying import smash
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.walls.bridges import BRIDGES
from hauberk.battle.walls.bridges import destroy as destroy_bridge
from hauberk.battle.walls.doors import destroy as destroy_door
from hauberk.battle.walls.doors import state_of
from hauberk.battle.walls.hoardings import come_down
from hauberk.battle.walls.hoardings import destroy as destroy_hoarding
from hauberk.battle.walls.moats import is_moat
from hauberk.battle.walls.palisades import fell, is_palisade, wound_all
from hauberk.battle.walls.rubble import HOARDING, collapse
from hauberk.board.board import NOWHERE, Cell, Gate
from hauberk.common.term import Term, total
from hauberk.grid.hex import Facing, opposite

KEEP, TOWER, BROKEN = "keep", "tower", "broken"
WOOD = "wood"


class Mark(NamedTuple):
    """Something that can be battered down."""

    cell: Cell
    """The hex whose grades are counted."""
    material: str
    kind: str
    """`wall`, `door`, `palisade`, `hoarding`, `bridge`, `timber`, `machine`."""
    id: str = ""
    """The door or machine."""
    keep: bool = False
    tower: bool = False


def ahead_of(position: Position, cell: Cell, facing: Facing) -> Mark | None:
    """What a beam strikes straight ahead: the gate, wall or palisade in that side, or the body of the wall beyond it.

    [A-RAM-05, A-RAM-08, RULING-A-RAM-02, RULING-A-RAM-04, SC-RAM-03, RULING-S-27]
    """
    field, state = position
    board = field.board
    there = board.neighbours[cell][facing]
    if there == NOWHERE:
        return None
    for gate in board.gates.values():
        barred = {(cell, facing), (there, opposite(facing))} & set(gate.sides) or there in gate.cells
        if barred and state_of(state, gate) == "closed":
            return _door(field, gate.id)
    side = board.sides.get((cell, facing))
    if side is not None and side.material and side.blocks:
        if "palisade" in side.traits:
            return Mark(there if (there, opposite(facing)) in board.inner else cell, WOOD, "palisade")
        return _wall(field, there, side.material)
    ground = board.ground[there]
    if machine_at(position, there) is not None or "solid" not in ground.traits or not ground.material:
        return None
    return Mark(there, WOOD, "palisade") if is_palisade(board, there) else _wall(field, there, ground.material)


def in_hex(position: Position, cell: Cell) -> list[Mark]:
    """Everything in a hex that a stone from the sky can break, from the top down; a hoarding screens the wall behind it, not below it.

    [A-MANG-10, PERR-09, A-MANT-09, A-HOARD-23, A-ENTR-08, RULING-A-MANG-05]
    """
    field, state = position
    board = field.board
    found: list[Mark] = []
    for place in reversed(board.column(cell)):
        ground = board.ground[place]
        if board.storey(place) < 0:
            continue
        machine = _machine_on(position, place)
        if machine is not None:
            if not any(mark.kind == "machine" for mark in found):
                found.append(Mark(place, field.rules.machines[machine.kind].material, "machine", machine.id))
        elif HOARDING in ground.traits:
            found.append(Mark(place, WOOD, "hoarding"))
        elif BRIDGES in ground.traits:
            found.append(Mark(place, WOOD, "bridge"))
        elif "timbers" in ground.traits:
            found.append(Mark(place, WOOD, "timber"))
    foot = board.above(cell, 0)
    doors = [gate for gate in board.gates.values() if foot in gate.cells or any(inner == foot for inner, _ in gate.sides)]
    found += [_door(field, gate.id) for gate in doors if state_of(state, gate) != BROKEN]
    if is_palisade(board, foot):
        if not any(foot in gate.cells and state_of(state, gate) != BROKEN for gate in doors):  # one hex of timber, one die
            found.append(Mark(foot, WOOD, "palisade"))
    elif machine_at(position, foot) is None and (material := _material(field, foot)):
        found.append(_wall(field, foot, material))
    return found


def _machine_on(position: Position, cell: Cell) -> Machine | None:
    """The machine on a cell, on the road or not. [PERR-09, A-MANG-10]"""
    found = machine_at(position, cell)
    on_road = [machine for machine in position.state.machines.values() if machine.folded and not machine.away and cell in machine.cells]
    return found[0] if found else next(iter(on_road), None)


def _material(field: Field, foot: Cell) -> str:
    """What the walls of a hex are made of: its body, or the walls that stand round a room; a door is none of them."""
    board, ground = field.board, field.board.ground[foot]
    if "solid" in ground.traits and ground.material:
        return ground.material
    doors = {side for gate in board.gates.values() for side in gate.sides}
    bare = [(foot, side) for side in range(6) if (foot, side) in board.inner and (foot, side) not in doors]
    walls = [kind for side in bare if (kind := board.sides.get(side))]
    return next((kind.material for kind in walls if kind.blocks and kind.blocks_sight and kind.material), "")


def _door(field: Field, name: str) -> Mark:
    gate = field.board.gates[name]
    cell = gate.sides[0][0] if gate.sides else gate.cells[0]
    return Mark(cell, field.board.doors[gate.kind].material, "door", name)


def _wall(field: Field, cell: Cell, material: str) -> Mark:
    areas = [name for name, cells in field.board.areas.items() if cells >> cell & 1]
    tower = "tower" in field.board.ground[cell].traits or any(name.startswith(TOWER) for name in areas)
    return Mark(cell, material, "wall", "", KEEP in areas, tower)


def modifiers(field: Field, mark: Mark, ram: bool) -> tuple[Term, ...]:
    """Towers and keeps are stronger than other walls. [A-RAM-08, A-BOMB-06, RULING-A-MANG-04, SC-CATA-05]"""
    figures = field.rules.works
    if mark.keep and figures.keep_die:
        return (Term(figures.keep_die, "keep_wall", "A-BOMB-06"),)
    worth = figures.ram_tower_die if ram else figures.tower_die
    return (Term(worth, "tower_wall", "A-RAM-08"),) if mark.tower and worth else ()


def batter(doing: Doing, who: BeingId, mark: Mark, points: int, rule: str, ram: bool = False) -> Blow:
    """One die: a grade off what is struck, or nothing, and wear on the engine; with the last grade it comes down.

    [A-BOMB-01, A-BOMB-03, A-BOMB-05, A-BOMB-11, A-RAM-09, SC-BATTER-01, SC-BATTER-02, SC-BATTER-04, RULING-A-MANG-03, RULING-S-28]
    """
    terms = doing.roll_and_add("batter", rule, *modifiers(doing.field, mark, ram))
    table = doing.rules.bombardment
    blow = table.blow(mark.material, points, total(terms))
    grades = doing.state.works.damage.get(mark.cell, 0) + blow.grade
    falls = blow.grade and (mark.kind == "machine" or grades >= table.grades[mark.material])
    result = "demolished" if falls else "damaged" if blow.grade else "holds"
    of = 1 if mark.kind == "machine" else table.grades[mark.material]
    column, lost = str(table.column(points)), (int(grades), of)
    doing.emit(e.Tested("batter", who, mark.cell, terms, result, column, "", blow.letter, (), lost, points))
    if falls:
        caught = "DEMO-04" if rule == "PERR-09" else "A-BOMB-09"
        demolish(doing, mark, rule if mark.kind == "machine" else caught)
    elif blow.grade:
        doing.emit(e.DamageSet(mark.cell, grades))
    return blow


def demolish(doing: Doing, mark: Mark, rule: str) -> None:
    """It comes down: a wall in rubble, a gate broken, a palisade flat, a machine a hex poorer.

    [A-BOMB-09, A-RAM-08, RULING-A-RAM-04, RULING-A-RAM-06, SC-BATTER-03, PERR-09, RULING-A-TOWER-12, RULING-A-ENTR-05]
    """
    if mark.kind == "door":
        doing.emit(e.DamageSet(mark.cell, 0))
        _beat_down(doing, doing.field.board.gates[mark.id], rule)
    elif mark.kind == "palisade":
        fell(doing, mark.cell, rule)
    elif mark.kind == "hoarding":
        destroy_hoarding(doing, mark.cell, rule)
    elif mark.kind == "bridge":
        destroy_bridge(doing, mark.cell, rule)
    elif mark.kind == "machine":
        smash(doing, mark.id, mark.cell, rule)
    elif mark.kind == "timber":
        if doing.field.board.storey(mark.cell):
            come_down(doing, mark.cell, rule)
        else:
            caught = doing.state.at.get(mark.cell, ())
            doing.emit(e.GroundSet(mark.cell, under_timber(doing.field.board, mark.cell)))
            wound_all(doing, caught, rule)
    else:
        collapse(doing, (mark.cell,), rule)


def _beat_down(doing: Doing, gate: Gate, rule: str) -> None:
    """A gate is beaten down, open or shut: whoever is in it or right behind it is wounded, who stood on its bridge falls.

    [DEMO-04, A-BOMB-09, RULING-A-ENTR-05]
    """
    hexes = dict.fromkeys((*gate.cells, *(inner for inner, _ in gate.sides)))
    caught = [who for cell in hexes for who in doing.state.at.get(cell, ())]
    destroy_door(doing, gate, rule)
    board = doing.field.board
    standing = [who for who in dict.fromkeys(caught) if not any(is_moat(board, cell) for cell in doing.being(who).cells)]
    wound_all(doing, tuple(standing), rule)
