"""Hoardings: galleries of timber hung before the ramparts. The Anarchy 3.3.

A hoarding is a cell on the storey of its rampart, over the hex at the foot of the wall; whoever is below is on another storey, so that
the same hex holds one man above and one below, with whatever lies there. [A-HOARD-09, A-HOARD-10, RULING-A-HOARD-01]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.state import State
from hauberk.battle.people.wounds import harm
from hauberk.battle.walls.leaning import HOARDING
from hauberk.board.board import NOWHERE, Board, Cell, bits
from hauberk.grid.hex import opposite

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

WALKS = "wall_walk"
"""What a hoarding hangs on: the walk of an enclosure or the top of a tower. [A-HOARD-02]"""


def shape(shaping: Shaping, state: State) -> None:
    """From the rampart one steps over the crenels into a hoarding, from one hoarding into the next; on all other sides it has boards.
    It is on the storey of its wall, so there is no way to one of another height. Its floor is bad to fight on.

    [A-HOARD-01, A-HOARD-02, A-HOARD-03, A-HOARD-05, A-HOARD-06, A-HOARD-08, A-HOARD-28, A-HOARD-29]
    """
    for cell, terrain in state.works.changed.items():
        if HOARDING not in shaping.board.table.traits(terrain):
            continue
        for facing in range(6):
            near = neighbour(shaping.board, cell, facing)
            beside = shaping.traits(near) if near != NOWHERE else frozenset[str]()
            if WALKS in beside:
                shaping.side(near, opposite(facing), "crenels_to_hoarding")
            elif HOARDING in beside:
                shaping.side(cell, facing, "")
            else:
                shaping.side(cell, facing, "hoarding_front")


def neighbour(board: Board, cell: Cell, facing: int) -> Cell:
    """The place beside a cell on its storey, whether there is anything or not; NOWHERE off the map."""
    ground = board.neighbours[board.above(cell, 0)][facing]
    return board.above(ground, board.storey(cell)) if ground >= 0 else NOWHERE


def destroy(doing: Doing, cell: Cell, rule: str) -> None:
    """One hex of a hoarding is gone, the others stay; the rampart behind it is as before. Who was in it is wounded and saves himself on
    the nearest free rampart hex, or falls to the foot of the wall.

    [A-HOARD-24, A-HOARD-25, RULING-A-HOARD-04, RULING-A-HOARD-06]
    """
    inside = [man for man in doing.state.beings.values() if man.on_map and man.cell == cell]
    for man in inside:
        refuge = _refuge(doing, man) if man.alive else NOWHERE
        if refuge != NOWHERE:
            doing.emit(e.Shifted(man.id, refuge, "thrown"))
    come_down(doing, cell, rule)
    for man in inside:
        if man.alive and doing.being(man.id).health == man.health:
            harm(doing, man.id, "wounded", rule)


def come_down(doing: Doing, cell: Cell, rule: str) -> None:
    """Timber above the ground is gone: whatever and whoever was on it comes down, the living wounded. [A-SCAF-07, RULING-A-HOARD-06]"""
    foot = doing.field.board.above(cell, 0)
    fallen = [man for man in doing.state.beings.values() if man.on_map and man.cell == cell]
    for man in fallen:
        doing.emit(e.Shifted(man.id, _below(doing, man, foot) if man.alive else foot, "fell"))
    for thing in [thing for thing in doing.state.works.things.values() if thing.cell == cell]:
        doing.emit(e.ThingSet(thing.id, thing._replace(cell=foot)))
    doing.emit(e.GroundSet(cell, ""))
    for man in fallen:
        if man.alive:
            harm(doing, man.id, "wounded", rule)


def _below(doing: Doing, man: Being, foot: Cell) -> Cell:
    """The foot of the wall, or the nearest hex to it where nobody is. [STACK-01]"""
    board, graph = doing.field.board, doing.field.move_graph_on_foot(man)
    free = graph.enterable & ((1 << board.plane) - 1) & ~doing.state.occupied
    return min(bits(free), key=lambda cell: (board.distance(foot, cell), cell), default=foot)


def _refuge(doing: Doing, man: Being) -> Cell:
    """The nearest free rampart hex of the same height; NOWHERE if there is none. [RULING-A-HOARD-06]"""
    board, state = doing.field.board, doing.state
    storey = man.cell // board.plane
    level = board.all & ((1 << board.plane) - 1) << storey * board.plane & ~state.occupied
    free = [cell for cell in bits(level) if WALKS in board.ground[cell].traits]
    return min(free, key=lambda cell: (board.distance(man.cell, cell), cell), default=NOWHERE)
