"""Where the parts of a machine lie on the board, and what they make of it. The Anarchy 4.1, 4.2.1, 4.2.2, 5.2.2, 5.3.3.

A machine is its middle line, from the rear to the nose, and its facing. Everything else follows from the rows of its kind: a side column
stands half a hex behind the middle line, or half a hex ahead of it, as the wall before it runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from hauberk.battle.core.being import Machine
from hauberk.battle.machines.kinds import NOTHING, ROOFED, SOLID, WINCH, Floor, MachineKind
from hauberk.board.board import NOWHERE, Board, Cell, cells_of
from hauberk.board.shape import PLAIN
from hauberk.grid.hex import Facing, opposite, rotated

if TYPE_CHECKING:
    from hauberk.battle.core.field import Field, Position
    from hauberk.battle.core.shaping import Shaping
    from hauberk.battle.core.state import State

WINGS: dict[str, tuple[Facing, Facing]] = {"back": (2, 4), "ahead": (1, 5), "left": (2, 5), "right": (1, 4)}
"""Where the right and the left column lie, seen along the middle line."""
BRIDGE, BRIDGE_EDGE = "tower_bridge", "bridge_edge"
HOARDING, HOARDING_FRONT = "hoarding", "hoarding_front"
WALKS = frozenset({"wall_walk", "platform"})
"""Solid ground that is a machine, not a wall."""


class Part(NamedTuple):
    """One hex of one floor."""

    number: int
    """Its number among all parts of the kind: lost parts are noted by it."""
    floor: int
    row: int
    column: int
    sign: str
    cell: Cell
    """NOWHERE where it hangs over the edge of the map. [A-TOWER-11]"""

    @property
    def place(self) -> tuple[int, int]:
        """Row and column."""
        return self.row, self.column


_KNOWN: WeakKeyDictionary[Board, dict[tuple[object, ...], tuple[Part, ...]]] = WeakKeyDictionary()
"""Parts of machines that stood or could have stood somewhere: no board ever changes, and every crew that pushes asks again."""


def storey_of(kind: MachineKind, machine: Machine, floor: int) -> int | None:
    """The storey of a floor; None where it is not used. The assault floor is as high as the walls it was built for.

    [A-TOWER-05, A-TOWER-06, A-TOWER-07]
    """
    if not kind.assault_floor or not floor:
        return floor
    if floor < kind.assault_floor:
        return floor if floor < machine.wall else None
    return floor + machine.wall - kind.assault_floor


def parts(board: Board, kind: MachineKind, machine: Machine) -> tuple[Part, ...]:
    """Every hex of every floor, the ground first, front to rear, lost ones included."""
    known = _KNOWN.setdefault(board, {})
    key = kind.floors, kind.assault_floor, machine.cells[-1], machine.facing, machine.wings, machine.wall
    found = known.get(key)
    if found is None:
        found = known[key] = _laid(board, kind, machine)
    return found


def _laid(board: Board, kind: MachineKind, machine: Machine) -> tuple[Part, ...]:
    found: list[Part] = []
    number = 0
    for level, floor in enumerate(kind.floors):
        storey = storey_of(kind, machine, level)
        for row, signs in enumerate(floor.rows):
            for index, sign in enumerate(signs):
                if sign == NOTHING:
                    continue
                if storey is not None:
                    column = index - len(signs) // 2
                    found.append(Part(number, level, row, column, sign, _cell(board, machine, row, column, storey)))
                number += 1
    return tuple(found)


def _cell(board: Board, machine: Machine, row: int, column: int, storey: int) -> Cell:
    place, facing = board.hex(machine.cells[-1]), machine.facing
    for _ in range(row):
        place = place.neighbour(opposite(facing))
    if column:
        right, left = WINGS[machine.wings]
        place = place.neighbour(rotated(facing, right if column > 0 else left))
    ground, storey = board.at_hex(place), storey + board.storey(machine.cells[-1])  # engines stand on walls and platforms too
    return NOWHERE if ground == NOWHERE or storey >= board.storeys else board.above(ground, storey)


def standing_parts(board: Board, kind: MachineKind, machine: Machine) -> list[Part]:
    """The parts that are on the map and not lost."""
    return [part for part in parts(board, kind, machine) if part.cell != NOWHERE and part.number not in machine.lost]


def ground_parts(board: Board, kind: MachineKind, machine: Machine) -> list[Part]:
    """The hexes it stands on; on the road only its middle line. [OXEN-01]"""
    if machine.folded:
        return [Part(-1, 0, 0, 0, SOLID, cell) for cell in machine.cells]
    return [part for part in parts(board, kind, machine) if part.floor == 0 and part.cell != NOWHERE]


def machine_at(position: Position, cell: Cell) -> tuple[Machine, Part] | None:
    """The machine that has a part on a cell, and that part."""
    field, state = position
    known = field.lately.get("parts")
    if known is None or known[0] is not state.machines:
        found: dict[Cell, tuple[Machine, Part]] = {}
        for machine in state.machines.values():
            if not machine.away and not machine.folded:
                for part in standing_parts(field.board, field.rules.machines[machine.kind], machine):
                    found.setdefault(part.cell, (machine, part))
        known = field.lately["parts"] = state.machines, found
    there: tuple[Machine, Part] | None = known[1].get(cell)
    return there


def next_to(board: Board, cell: Cell, facing: Facing) -> Cell:
    """The place beside a cell on its own storey, whether or not there is anything yet; NOWHERE off the map."""
    return cell + board.shifts[facing] if board.neighbours[cell % board.plane][facing] != NOWHERE else NOWHERE


def plain_board(field: Field) -> Board:
    """The board as its sheets show it, under all works and machines."""
    lie = field.layouts.get(PLAIN)
    return lie.board if lie is not None else field.board


# -- what it makes of the board ----------------------------------------------------------------------------------------


def shape(shaping: Shaping, state: State) -> None:
    """Floors, boards, ladders, screens and bridges of every machine that is not on the road; nobody enters an engine.

    [A-TOWER-01, A-TOWER-04, A-RAM-04, A-GALL-01, A-GALL-08, A-BALL-09, PERR-05, A-MANT-07, A-MANT-08, RULING-A-MANT-01, RULING-A-MANT-03,
    RULING-A-TOWER-01, RULING-A-TOWER-02, RULING-A-GALL-02, SC-TOWER-04, SC-TOWER-06, SC-RAM-02, RULING-S-17, RULING-S-21]
    """
    for machine in state.machines.values():
        if not machine.away and not machine.folded:
            _shape_one(shaping, shaping.rules.machines[machine.kind], machine)


def _shape_one(shaping: Shaping, kind: MachineKind, machine: Machine) -> None:
    found = standing_parts(shaping.board, kind, machine)
    floors: dict[int, dict[tuple[int, int], Part]] = {}
    for part in found:
        floors.setdefault(part.floor, {})[part.place] = part
        floor = kind.floors[part.floor]
        shaping.ground(part.cell, _terrain(floor, part))
    for level, places in floors.items():
        for part, facing, kind_of_side in _outer_sides(shaping.board, kind.floors[level], machine, places):
            if kind_of_side:  # what a machine leaves open keeps the merlons or boards it stands at
                shaping.side(part.cell, facing, kind_of_side)
    shut = not _at_wall(shaping, machine)
    shaping.bar(cells_of(part.cell for part in found if shut and part.sign == ROOFED))
    for low, high, price in ladders(kind, machine, floors):
        shaping.climb(low.cell, high.cell, price, price)
    _reach_from_outside(shaping, kind, floors)
    _step_onto_walls(shaping, kind, machine, floors)
    _lay_bridge(shaping, kind, machine, floors)


def _terrain(floor: Floor, part: Part) -> str:
    if part.sign == SOLID:
        return floor.solid
    return "tower_winch" if part.sign == WINCH else floor.terrain


def _outer_sides(board: Board, floor: Floor, machine: Machine, places: dict[tuple[int, int], Part]) -> Iterator[tuple[Part, Facing, str]]:
    """The sides that look out of the machine, and what stands there."""
    own = {part.cell for part in places.values()}
    for part in places.values():
        for turn in range(6):
            facing = rotated(machine.facing, turn)
            if next_to(board, part.cell, facing) not in {NOWHERE, *own}:
                yield part, facing, _outward(floor, machine, part, turn, places)


def _outward(floor: Floor, machine: Machine, part: Part, turn: int, places: dict[tuple[int, int], Part]) -> str:
    """Front and rear are straight ahead and behind, and the slanting sides that look past the end of the next column; what fills one
    hex has its sides next to its front. [A-MANT-04]
    """
    if turn == 0:
        return floor.front
    if turn == 3 or (len(places) == 1 and turn in (2, 4)):
        return floor.rear
    column = part.column + (1 if turn in (1, 2) else -1)
    inner = any(place[1] == column for place in places)
    if not inner:
        return floor.side
    return floor.front if turn in (1, 5) else floor.rear


def spoilt_floor(board: Board, kind: MachineKind, machine: Machine, floor: int) -> bool:
    """Is at least half of a floor gone? [A-TOWER-33]"""
    whole = [part for part in parts(board, kind, machine) if part.floor == floor]
    return 2 * sum(part.number in machine.lost for part in whole) >= len(whole) > 0


def spoilt_parts(board: Board, kind: MachineKind, machine: Machine) -> list[Cell]:
    """What still stands of floors above the ground of which half is gone. [A-TOWER-33, RULING-A-TOWER-09]"""
    floors = {floor for floor in range(1, len(kind.floors)) if machine.lost and spoilt_floor(board, kind, machine, floor)}
    return [part.cell for part in standing_parts(board, kind, machine) if part.floor in floors] if floors else []


def _at_wall(shaping: Shaping, machine: Machine) -> bool:
    """Under the front roof of a gallery one goes only while it stands at a wall. [A-GALL-07]"""
    board, nose = shaping.board, machine.cells[-1]
    ahead = board.neighbours[nose][machine.facing]
    return ahead != NOWHERE and (is_wall(board, shaping.terrain(ahead)) or is_house_wall(board, shaping.kind(nose, machine.facing)))


def is_wall(board: Board, terrain: str) -> bool:
    """Is this ground the body of a wall?"""
    ground = board.table.terrain.get(terrain)
    return ground is not None and "solid" in ground.traits and bool(ground.material) and "machine" not in ground.traits


def is_house_wall(board: Board, kind: str) -> bool:
    """Is this hexside the stone wall of a house or church?"""
    side = board.table.hexsides.get(kind)
    return side is not None and side.blocks and side.blocks_sight and side.material not in ("", "wood")


def at_wall(field: Field, machine: Machine) -> bool:
    """Does its nose touch a wall straight ahead? [A-GALL-07, A-RAM-05, A-MINE-02]"""
    board, nose = field.board, machine.cells[-1]
    ahead, side = board.neighbours[nose][machine.facing], board.sides.get((nose, machine.facing))
    return ahead != NOWHERE and (is_wall(board, board.ground[ahead].id) or is_house_wall(board, side.id if side else ""))


def ladders(kind: MachineKind, machine: Machine, floors: dict[int, dict[tuple[int, int], Part]]) -> Iterator[tuple[Part, Part, int]]:
    """The ladders between floors and their price; that to the first floor only where it has been set up.

    Who stands at a ladder fights who stands at its other end. [A-TOWER-03, A-TOWER-06, A-TOWER-16, A-TOWER-17, A-TOWER-30, SC-TOWER-05]
    """
    used = [level for level in range(len(kind.floors)) if storey_of(kind, machine, level) is not None]
    for low, high in pairwise(used):
        rise = (storey_of(kind, machine, high) or 0) - (storey_of(kind, machine, low) or 0)
        given = kind.floors[high].ladders if high == low + 1 else kind.floors[low + 1].ladders
        for ladder in given:
            below, here = floors.get(low, {}).get(ladder.below), floors.get(high, {}).get(ladder.here)
            if below and here and (machine.ladder or not ladder.movable):
                yield below, here, kind.climb * rise


def _reach_from_outside(shaping: Shaping, kind: MachineKind, floors: dict[int, dict[tuple[int, int], Part]]) -> None:
    """Who stands beside the foot of a small tower reaches those on its lower floor. [SC-TOWER-16, RULING-S-24]"""
    board = shaping.board
    own = {part.cell for part in floors.get(0, {}).values()}
    for level, places in floors.items():
        price = kind.floors[level].reached
        for part in places.values() if price else ():
            for near in board.neighbours[part.cell % board.plane]:
                if near != NOWHERE and near not in own:
                    shaping.climb(near, part.cell, price, price)


def _step_onto_walls(shaping: Shaping, kind: MachineKind, machine: Machine, floors: dict[int, dict[tuple[int, int], Part]]) -> None:
    """From the floors of a tower without bridge onto the wall-walk beside it. [SC-TOWER-14, SC-TOWER-15, RULING-S-23]"""
    board = shaping.board
    for part in [part for level, places in floors.items() if level for part in places.values()] if kind.onto_wall else ():
        for near in board.neighbours[part.cell % board.plane]:
            for wall in board.column(near) if near != NOWHERE else ():
                if is_walk(board, wall) and abs(board.storey(wall) - board.storey(part.cell)) <= 1:
                    shaping.climb(part.cell, wall, board.ground[wall].foot + kind.onto_wall, 1 + kind.onto_wall)


def is_walk(board: Board, cell: Cell) -> bool:
    """Is a cell the walk of a wall, above the ground?"""
    return board.storey(cell) > 0 and bool(board.ground[cell].traits & WALKS)


def _lay_bridge(shaping: Shaping, kind: MachineKind, machine: Machine, floors: dict[int, dict[tuple[int, int], Part]]) -> None:
    """A lowered bridge lies on the rampart, or hangs before it; the front of the assault floor is open towards it, hoardings beside it
    stay closed.

    [A-TOWER-28, A-TOWER-29, A-HOARD-29, RULING-A-TOWER-05]
    """
    board = shaping.board
    own = {part.cell for part in floors.get(kind.assault_floor, {}).values()}
    for cell in machine.bridge:
        shaping.ground(cell, BRIDGE)
        for facing in range(6):
            other = next_to(board, cell, facing)
            if other in own or other in machine.bridge:
                shaping.side(cell, facing, "")
            elif HOARDING in shaping.traits(other):
                shaping.side(cell, facing, HOARDING_FRONT, inside=False)
            elif not board.all >> cell & 1:  # it hangs in the air: its far edge lies on the crenels
                if shaping.traits(other) & WALKS:
                    shaping.side(cell, facing, BRIDGE_EDGE)
            elif board.neighbours[cell][facing] == other and (cell, facing) not in board.sides:
                shaping.side(cell, facing, BRIDGE_EDGE)


def hanging(field: Field, machine: Machine) -> tuple[Cell, ...]:
    """The hexes of its bridge that no wall carries: they come down with it. [RULING-A-TOWER-05]"""
    return tuple(cell for cell in machine.bridge if not plain_board(field).all >> cell & 1)
