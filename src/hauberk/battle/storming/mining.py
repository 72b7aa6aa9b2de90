"""Mines under a wall: where one gets in, who fights there, when a wall is dug hollow. The Anarchy 6.3.

A mine is a cell below the ground. Digging, propping and firing take days; here is what an assault needs of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import standing_parts
from hauberk.battle.machines.kinds import ROOFED
from hauberk.board.board import NOWHERE, Board, Cell, Cells, cells_of

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

MINE, MOUTH = "mine", "mine_mouth"
"""The ground of a dug hex; the hole in a court by which the besieged go down to theirs. [A-MINE-07, A-MINE-13]"""
HALF = 2


def dug(state: State, board: Board) -> list[Cell]:
    """Every hex that has been dug."""
    changed = state.works.changed.items()
    return [cell for cell, terrain in changed if MINE in board.table.traits(terrain) and cell // board.plane == board.mines]


def shape(shaping: Shaping, state: State) -> None:
    """One goes down into a mine from under the front roof of the gallery beside it, or by a mouth in the court; where two works meet,
    men meet in them and fight as anywhere.

    [A-MINE-02, A-MINE-07, A-MINE-13, A-MINE-14, RULING-A-MINE-05]
    """
    board = shaping.board
    if board.mines < 0:
        return
    cells = dug(state, board)
    if not cells:
        return
    ways = _mouths(shaping, state)
    price = board.table.terrain[MINE].foot
    for cell in cells:
        foot = board.above(cell, 0)
        for near in board.neighbours[foot]:
            if near != NOWHERE and ways >> near & 1:
                shaping.climb(near, cell, price, shaping.board.table.terrain[shaping.terrain(near)].foot)


def _mouths(shaping: Shaping, state: State) -> Cells:
    """Hexes from which one can go down."""
    found = cells_of(thing.cell for thing in state.works.things.values() if thing.kind == MOUTH)
    for machine in state.machines.values():
        kind = shaping.rules.machines[machine.kind]
        if not machine.away and not machine.folded and any(ROOFED in row for floor in kind.floors for row in floor.rows):
            found |= cells_of(part.cell for part in standing_parts(shaping.board, kind, machine) if part.sign == ROOFED)
    return found


def needed(section: int) -> int:
    """Of a section of so many wall hexes at least half must be dug, rounded up. [A-MINE-08, RULING-A-MINE-13]"""
    return max(1, -(-section // HALF))
