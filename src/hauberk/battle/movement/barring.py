"""What bars a hex: somebody, a machine, the dead, what stands between, or the ground. [MOVE-08, CORPSE-01, TERR-01]"""

from __future__ import annotations

from collections.abc import Collection

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import parts
from hauberk.battle.people.heaps import load
from hauberk.board.board import NOWHERE, Cell, Cells, bits

CORPSES, EDGE, STOREY, STANDING_LADDER = "corpses", "edge", "storey", "standing_ladder"
"""What has no name of its own: see the messages `bar-…`."""


def what_bars(position: Position, cell: Cell, start: Cell = NOWHERE, but: Collection[str] = ()) -> str:
    """The first thing that is in the way on a hex, coming from another; `but`: those who go along, and their machine."""
    field, state = position
    if cell < 0:
        return EDGE
    there = [who for who in state.at.get(cell, ()) if who not in but]
    if there:
        return there[0]
    if machine := machine_at(position, cell, but):
        return machine
    if load(position, cell) >= field.rules.figures.corpse_barrier:
        return CORPSES
    return between(field, start, cell) or field.board.ground[cell].id


def first_at(state: State, cells: Cells, but: Collection[str] = ()) -> tuple[Cell, BeingId]:
    """The first of some hexes on which somebody is, and who it is; `but`: those who do not count."""
    found = ((cell, who) for cell in bits(cells) for who in state.at.get(cell, ()) if who not in but)
    return next(found, (NOWHERE, ""))


def somebody_at(state: State, cell: Cell, side: int) -> BeingId:
    """Who of a side is on a hex."""
    return next((who for who in state.at.get(cell, ()) if state.beings[who].side == side), "")


def machine_at(position: Position, cell: Cell, but: Collection[str] = ()) -> str:
    """The machine that stands on a hex."""
    for one in position.state.machines.values():
        if not one.away and one.id not in but:
            on = (
                one.cells
                if one.folded
                else [part.cell for part in parts(position.field.board, position.field.rules.machines[one.kind], one)]
            )
            if cell in on or cell in one.cells:
                return one.id
    return ""


def between(field: Field, start: Cell, cell: Cell) -> str:
    """What stands between two hexes, if it stops anybody."""
    board = field.board
    direction = board.direction(start, cell) if board.sides and start >= 0 else None
    feature = board.sides.get((start, direction)) if direction is not None else None
    return feature.id if feature is not None else ""
