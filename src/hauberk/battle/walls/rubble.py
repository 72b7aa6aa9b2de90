"""Walls that have come down: who was on them, and how one climbs the breach. The Anarchy 6.4, 7.3.4; Siege 2.3, 2.93."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import is_walk, machine_at
from hauberk.battle.people.wounds import harm
from hauberk.battle.walls.hoardings import destroy
from hauberk.board.board import NOWHERE, Board, Cell
from hauberk.grid.hex import Facing, opposite, rotated, sixths_between

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

RUBBLE, HOARDING = "rubble", "hoarding"


def shape(shaping: Shaping, state: State) -> None:
    """From a heap of rubble one climbs onto the ramparts beside it, and comes down to it from them; in it one fights badly.

    [RULING-A-RUBBLE-01, RULING-A-RUBBLE-02, SC-RUBBLE-02, A-RUBBLE-03, A-RUBBLE-04, A-RUBBLE-05, SC-RUBBLE-03, SC-RUBBLE-04]
    """
    board, figures = shaping.board, shaping.rules.works
    down = board.table.terrain[RUBBLE].foot
    for cell, terrain in state.works.changed.items():
        if RUBBLE not in board.table.traits(terrain) or board.storey(cell):
            continue
        for facing, near in enumerate(board.neighbours[cell]):
            for walk in board.column(near) if near != NOWHERE else ():
                if is_walk(board, walk) and shaping.terrain(walk) == board.ground[walk].id and _open(shaping, walk, facing):
                    shaping.climb(cell, walk, figures.rubble_up or board.ground[walk].foot, down)


def _open(shaping: Shaping, walk: Cell, facing: Facing) -> bool:
    """Does no intact wall or parapet stand between a walk and the heap? [A-RUBBLE-03]"""
    kind = shaping.kind(walk, opposite(facing))
    return not kind or not shaping.board.table.hexsides[kind].blocks


def collapse(doing: Doing, cells: tuple[Cell, ...], rule: str) -> None:
    """Wall hexes come down: everything above goes, the walls round them too; who was on them is wounded. Ladders that leaned on them fall
    by themselves.

    [A-RUBBLE-01, A-RUBBLE-06, A-HOARD-26, A-BOMB-09, DEMO-04, SC-RUBBLE-01, SC-BATTER-03, RULING-S-30, RULING-A-MINE-08]
    """
    for cell in cells:
        _bring_down(doing, doing.field.board.above(cell, 0), rule)


def _bring_down(doing: Doing, foot: Cell, rule: str) -> None:
    board = doing.field.board
    column = [cell for cell in board.column(foot) if board.storey(cell) >= 0 and not _of_machine(doing, cell)]
    fallen = [one for one in doing.state.beings.values() if one.on_map and any(cell in column for cell in one.cells)]
    hung = [near for cell in column for near in _hung_on(board, cell, column)]
    for facing in range(6):
        kind = board.sides.get((foot, facing))
        if kind is not None and kind.material and (kind.blocks or "door" in kind.traits):
            doing.emit(e.SideSet(foot, facing, ""))
    doing.emit(e.GroundSet(foot, RUBBLE))
    for man in sorted(fallen, key=lambda one: one.cell):
        _fall(doing, man, foot, rule)
    for cell in column:
        if cell != foot:
            _clear(doing, cell)
            doing.emit(e.GroundSet(cell, ""))
    doing.emit(e.DamageSet(foot, 0))
    _drop_bridges(doing, column)
    for cell in dict.fromkeys(hung):
        destroy(doing, cell, rule)


def _hung_on(board: Board, walk: Cell, falling: list[Cell]) -> list[Cell]:
    """The hoardings that go with a walk: the one in front of it, in the middle of its outer sides, and any that hangs on nothing else.

    [A-HOARD-26]
    """
    near = {side: cell for side, cell in enumerate(board.neighbours[walk]) if cell != NOWHERE and HOARDING in board.ground[cell].traits}
    outer = [side for side in range(6) if side in near or _has_parapet(board, walk, side)]
    first = next((side for side in outer if rotated(side, -1) not in outer), 0)
    outer.sort(key=lambda side: sixths_between(first, side))
    middle = {outer[(len(outer) - 1) // 2], outer[len(outer) // 2]} if outer else set()
    return [cell for side, cell in near.items() if side in middle or not _held(board, cell, falling)]


def _has_parapet(board: Board, walk: Cell, side: Facing) -> bool:
    kind = board.sides.get((walk, side))
    return kind is not None and "parapet" in kind.traits and (walk, side) in board.inner


def _held(board: Board, hoarding: Cell, falling: list[Cell]) -> bool:
    """Does another walk hold it?"""
    return any(cell != NOWHERE and cell not in falling and is_walk(board, cell) for cell in board.neighbours[hoarding])


def _of_machine(doing: Doing, cell: Cell) -> bool:
    """Floors of a siege tower do not rest on the wall."""
    return machine_at(doing.position, cell) is not None


def _fall(doing: Doing, man: Being, foot: Cell, rule: str) -> None:
    """He comes down with the stones and is wounded; who was hurt before dies. [A-RUBBLE-06, RULING-G-62]"""
    place = foot if not doing.state.at.get(foot) or man.cell == foot else _room(doing, man, foot)
    if man.cell != place:
        doing.emit(e.Shifted(man.id, place, "fell"))
    if man.alive:
        harm(doing, man.id, "wounded", rule)


def _room(doing: Doing, man: Being, foot: Cell) -> Cell:
    """The nearest hex on the ground where nobody alive is."""
    board, graph = doing.field.board, doing.field.move_graph_on_foot(man)
    for radius in range(1, board.span):
        for place in board.hex(foot).ring(radius):
            cell = board.at_hex(place)
            if cell >= 0 and graph.enterable >> cell & 1 and not doing.state.at.get(cell):
                return cell
    return foot


def _clear(doing: Doing, cell: Cell) -> None:
    """What burned or lay on a cell that falls is gone with it."""
    if cell in doing.state.works.fires:
        doing.emit(e.FireSet(cell, None))
    for thing in tuple(doing.state.works.things.values()):
        if thing.cell == cell:
            doing.emit(e.ThingSet(thing.id, None))


def _drop_bridges(doing: Doing, column: list[Cell]) -> None:
    """A lowered bridge that lay on it hangs in the air there. [A-TOWER-28]"""
    for machine in tuple(doing.state.machines.values()):
        if any(cell in column for cell in machine.bridge):
            doing.emit(e.MachineSet(machine.id, machine._replace(bridge=tuple(cell for cell in machine.bridge if cell not in column))))
