"""Mines under a wall: where one gets in, who fights there, when a wall is dug hollow. The Anarchy 6.3.

A mine is a cell below the ground. Digging, propping and firing take days; here is what an assault needs of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import standing_parts
from hauberk.battle.machines.kinds import ROOFED
from hauberk.battle.walls.rubble import collapse
from hauberk.board.board import NOWHERE, Cell, Cells, cells_of

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

MINE, MOUTH = "mine", "mine_mouth"
"""The ground of a dug hex; the hole in a court by which the besieged go down to theirs. [A-MINE-07, A-MINE-13]"""
HALF = 2


def dug(state: State, board_mines: int, plane: int) -> list[Cell]:
    """Every hex that has been dug."""
    return [cell for cell, terrain in state.works.changed.items() if terrain == MINE and cell // plane == board_mines]


def shape(shaping: Shaping, state: State) -> None:
    """One goes down into a mine from under the front roof of the gallery beside it, or by a mouth in the court; where two works meet,
    men meet in them and fight as anywhere.

    [A-MINE-02, A-MINE-07, A-MINE-13, A-MINE-14, RULING-A-MINE-05]
    """
    board = shaping.board
    if board.mines < 0:
        return
    cells = dug(state, board.mines, board.plane)
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


def dig(doing: Doing, wall: Cell) -> None:
    """A wall hex is dug and propped; no mine goes under a ditch, filled or not. [A-MINE-05, A-GALL-04]"""
    doing.emit(e.GroundSet(doing.field.board.above(wall, -1), MINE))


def room(position: Position, machine_hexes: int) -> int:
    """How many can work: every hex of the gallery, and one more for every hex dug. [A-MINE-06, RULING-A-MINE-07]"""
    return machine_hexes + len(dug(position.state, position.field.board.mines, position.field.board.plane))


def points(men: list[Being]) -> int:
    """Bombardment points of those who dig: one each, half for the wounded, rounded down at the end. [A-MINE-03, RULING-A-MINE-12]"""
    halves = sum(1 if man.health == Health.WOUNDED else HALF for man in men if man.able)
    return halves // HALF


def gathered(field: Field, men: list[Being]) -> bool:
    """Do they stand in hexes that all hang together? [A-MINE-13]"""
    cells = {man.cell for man in men}
    if not cells:
        return False
    reached, edge = set(), [min(cells)]
    while edge:
        cell = edge.pop()
        reached.add(cell)
        edge += [near for near in field.board.neighbours[cell] if near in cells and near not in reached]
    return reached == cells


def needed(section: int) -> int:
    """Of a section of so many wall hexes at least half must be dug, rounded up. [A-MINE-08, RULING-A-MINE-13]"""
    return max(1, -(-section // HALF))


def bring_down(doing: Doing, section: tuple[Cell, ...]) -> None:
    """The props have burnt: rubble on every hex of the section, the mine is gone. [A-MINE-10, RULING-A-MINE-08]"""
    for cell in section:
        below = doing.field.board.above(cell, -1)
        if doing.state.works.changed.get(below) == MINE:
            doing.emit(e.GroundSet(below, ""))
    collapse(doing, section, "A-MINE-10")
