"""How machines roll: straight, over ground their wheels take, with everybody in them. The Anarchy 1.3, 4.2.4; Siege 2.81."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Machine
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import Part, ground_parts, hanging, machine_at, parts, plain_board, standing_parts
from hauberk.battle.machines.kinds import NOTHING, ROOFED, STAND, MachineKind
from hauberk.battle.movement.barring import what_bars
from hauberk.battle.movement.mobility import machine_cells
from hauberk.board.board import NOWHERE, Cell, cells_of
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Facing

DITCH = "ditch"
"""Filled, they are level with the ground round them."""


class Turn(NamedTuple):
    """A wheel about to turn from one hex to the next."""

    here: Cell
    there: Cell
    direction: Facing
    own: bool
    """Does the machine stand on that hex already?"""
    only: str = ""
    """A trait of the ground it may roll over, if not all that its kind takes will do."""


def engaged(state: State, man: Being) -> bool:
    """Has he fought, attacking or attacked, since his side last moved? [A-TOWER-12, A-RAM-03, A-GALL-05, RULING-S-20]"""
    return 0 < man.fought >= state.phase - 2


def at_ground(position: Position, machine: Machine) -> list[Being]:
    """Everybody of its side who stands at its ground level and could push. [A-TOWER-08, RULING-A-GALL-01]"""
    places = standing_places(position.field, machine)
    return [man for man in position.state.people(machine.side) if man.able and not man.mounted and man.cell in places]


def standing_places(field: Field, machine: Machine) -> set[Cell]:
    """The hexes by the wheels where its crew stands. [A-RAM-04, A-TOWER-15, A-GALL-06]"""
    kind = field.rules.machines[machine.kind]
    return {part.cell for part in ground_parts(field.board, kind, machine) if part.sign == STAND and part.number not in machine.lost}


def roofed_places(field: Field, machine: Machine) -> set[Cell]:
    """The hexes under the front roof of a gallery: nobody stands there while it moves. [A-GALL-06, A-GALL-07]"""
    kind = field.rules.machines[machine.kind]
    return {part.cell for part in ground_parts(field.board, kind, machine) if part.sign == ROOFED}


def aboard(position: Position, machine: Machine) -> list[Being]:
    """Everybody in or on a machine, the dead on its floors too; who lies dead on the ground stays there."""
    field, state = position
    if machine.folded:
        return []
    floors = floors_of(field, machine, standing_parts(field.board, field.rules.machines[machine.kind], machine))
    return [one for one in state.beings.values() if one.on_map and one.cell in floors and (one.alive or floors[one.cell])]


def floors_of(field: Field, machine: Machine, found: Iterable[Part]) -> dict[Cell, int]:
    """On which floor its cells lie; a bridge that hangs in the air belongs to the assault floor. [A-TOWER-04, RULING-A-TOWER-05]"""
    floors = dict.fromkeys(hanging(field, machine), field.rules.machines[machine.kind].assault_floor)
    return floors | {part.cell: part.floor for part in found}


def shelter_bars(position: Position, man: Being) -> Refusal | None:
    """Nobody shoots out of a ram; out of a gallery only those in its last row. [A-RAM-10, A-GALL-09]"""
    found = machine_at(position, man.cell)
    kind = position.field.rules.machines[found[0].kind] if found else None
    if found is None or kind is None or kind.shots == "all":
        return None
    if kind.shots == "rear" and found[1].row == len(kind.floors[0].rows) - 1:
        return None
    return Refusal("cannot_shoot_from_machine", "A-RAM-10" if kind.shots == "none" else "A-GALL-09", man.character.name, found[0].id)


def held_fast(field: Field, machine: Machine, name: str) -> Refusal | None:
    """A lowered bridge, a ladder at its rear or too many lost hexes keep it where it is.

    [A-TOWER-03, A-TOWER-13, A-TOWER-33, A-RAM-14, A-GALL-10]
    """
    if machine.bridge:
        return Refusal("bridge_is_down", "A-TOWER-13", name, machine.id)
    if machine.ladder:
        return Refusal("ladder_at_machine", "A-TOWER-03", name, machine.id)
    if spoilt(field.rules.machines[machine.kind], machine):
        return Refusal("machine_spoilt", "A-TOWER-33", name, machine.id)
    return None


def spoilt(kind: MachineKind, machine: Machine) -> bool:
    """Has it lost so much of its ground level that it is out of action? [A-TOWER-33, A-RAM-14, A-GALL-10, RULING-A-TOWER-12]"""
    return out_of_action(kind, machine.lost)


def out_of_action(kind: MachineKind, lost: Collection[int]) -> bool:
    """Are so many parts of the ground level among those that are lost? [A-TOWER-33, A-RAM-14, A-GALL-10, RULING-A-TOWER-12]"""
    ground = sum(sign != NOTHING for row in kind.floors[0].rows for sign in row) if kind.floors else 0
    return 0 < kind.spoilt_at <= sum(number < ground for number in lost)


def one_hex(position: Position, machine: Machine, direction: Facing, inside: set[BeingId], only: str = "") -> tuple[Machine, int] | Refusal:
    """The machine one hex on, and the points it takes: level ground for all its wheels, nothing and nobody in the way.

    `inside`: those who go along. `only`: a trait of the ground it may roll over. [A-OXEN-07, A-TOWER-09, A-TOWER-10]
    """
    field, state = position
    board, kind, step = field.board, field.rules.machines[machine.kind], field.board.shifts[direction]
    cells = [part.cell for part in ground_parts(board, kind, machine)]
    own, before = _covered(field, machine), _covered(field, machine) | _covered(field, state.machines[machine.id])
    others = machine_cells(state) & ~cells_of(before)
    price = 1
    for here in cells:
        there = plain_board(field).neighbours[here][direction]
        if there == NOWHERE:
            return Refusal("machine_at_edge", "MOVE-10")
        cost = rolls(position, kind, Turn(here, there, direction, there in before, only))
        if not cost or any(who not in inside for who in state.at.get(there, ())) or others >> there & 1:
            return Refusal(
                "machine_blocked", "A-OXEN-07", about=field.name(there), by=what_bars(position, there, here, (*inside, machine.id))
            )
        price = max(price, cost)
    for cell in own - set(cells):  # floors run into ramparts and hoardings
        if board.all >> cell + step & 1 and cell + step not in before:
            return Refusal("machine_blocked", "A-TOWER-27", about=field.name(cell + step), by=board.ground[cell + step].id)
    ahead = tuple(board.neighbours[cell][direction] if cell >= 0 else cell for cell in machine.cells)
    return machine._replace(cells=ahead), price


def _covered(field: Field, machine: Machine) -> set[Cell]:
    """Every cell of every floor."""
    if machine.folded:
        return {cell for cell in machine.cells if cell >= 0}
    return {part.cell for part in parts(field.board, field.rules.machines[machine.kind], machine) if part.cell != NOWHERE}


def rolls(position: Position, kind: MachineKind, turn: Turn) -> int:
    """The points a machine needs for a hex, 0 if its wheels do not take it.

    [A-OXEN-07, A-TOWER-10, A-RAM-02, A-GALL-04, A-MOAT-07, RULING-A-TOWER-06, RULING-S-18, SC-TOWER-01, SC-FASC-01]
    """
    field, state = position
    below, here, there = plain_board(field), turn.here, turn.there
    ground = (state.works.changed.get(there) or below.ground[there].id) if turn.own else field.board.ground[there].id
    if below.sides.get((here, turn.direction)) is not None and state.works.sides.get((here, turn.direction)) != "":
        return 0
    slope = below.height[here] != below.height[there] and DITCH not in below.base[here].traits | below.base[there].traits
    if (turn.only and turn.only not in field.board.table.traits(ground)) or slope:
        return 0
    return dict(kind.rolls_on).get(ground, 0)


def unfolded(position: Position, machine: Machine) -> Machine | None:
    """The machine made ready beside the road, if there is room for it. [OXEN-03, A-RAM-04]"""
    field, state = position
    ready, kind = machine._replace(folded=False), field.rules.machines[machine.kind]
    for part in ground_parts(field.board, kind, ready):
        if part.cell in machine.cells:
            continue
        here = [state.beings[who] for who in state.at.get(part.cell, ())]
        fits = part.sign == STAND and all(one.side == machine.side and not one.mounted and not one.character.is_beast for one in here)
        if not dict(kind.rolls_on).get(field.board.ground[part.cell].id) or (here and not fits):
            return None
    return ready
