"""What men have made of a board: cells and sides that differ from the printed sheet.

A sheet never changes. Rubble, fascines, an open gate, a ladder, the floors of a siege tower are a `Shape`; `reshaped` lays it over a board.
Shapes are plain values that can be compared, so that everything worked out for a board is kept by its shape.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from hauberk.board.board import NOWHERE, Board, Cell, Cells, bits, cells_of
from hauberk.board.move_graph import MOVERS, MoveGraph, compile_move_graph, patch_move_graph
from hauberk.board.terrain import Terrain
from hauberk.grid.hex import Facing, opposite


class Shape(NamedTuple):
    """The differences between a board as it is now and as its sheets show it."""

    ground: tuple[tuple[Cell, str], ...] = ()
    """Cells and the terrain they have now; a cell that was not there has come into being."""
    gone: Cells = 0
    """Cells that are no longer there."""
    sides: tuple[tuple[Cell, Facing, str, bool], ...] = ()
    """Sides, what stands there now ("" for nothing), and whether the cell named is the inside."""
    climbs: tuple[tuple[Cell, Cell, int], ...] = ()
    """Ways on foot with a price of their own, one direction each."""
    barred: Cells = 0
    """Cells that nobody enters, such as those that burn."""


PLAIN = Shape()


def reshaped(board: Board, shape: Shape) -> Board:
    """The board as it is now: all tables are copied, those of the touched cells worked out anew."""
    new = copy(board)
    new.ground, new.base, new.height = list(board.ground), list(board.base), list(board.height)
    new.neighbours, new.around, new.ways = list(board.neighbours), list(board.around), list(board.ways)
    new.sides, new.inner, new.closed = dict(board.sides), set(board.inner), set(board.closed)
    new.climbs = [*board.climbs, *shape.climbs]
    new.barred = board.barred | shape.barred
    changed = cells_of(cell for cell, _ in shape.ground) | shape.gone
    new.all = (board.all | cells_of(cell for cell, _ in shape.ground)) & ~shape.gone
    for cell, terrain in shape.ground:
        _lay(new, cell, terrain)
    for name, then, now in (("lots", board.ground, new.ground), ("beds", board.base, new.base)):
        if name in vars(board):
            vars(new)[name] = _sorted_anew(board, new, changed, vars(board)[name], then, now)
    for near in bits(board.ringed(changed & (board.all ^ new.all))):
        new.neighbours[near] = new.ring(near)
        new.around[near] = cells_of(other for other in new.neighbours[near] if other >= 0)
    for cell, side, kind, inside in shape.sides:
        _set_side(new, cell, side, kind, inside)
    for cell in bits(new.touched(changed | cells_of(a for a, _, _ in shape.climbs))):
        new.ways[cell] = new.exits(cell)
    return new


def _sorted_anew(
    board: Board, new: Board, changed: Cells, lots: dict[str, Cells], then: list[Terrain], now: list[Terrain]
) -> dict[str, Cells]:
    """The cells of each terrain when some have changed."""
    found = lots.copy()
    for cell in bits(changed & board.all):
        found[then[cell].id] ^= 1 << cell
    for cell in bits(changed & new.all):
        found[now[cell].id] = found.get(now[cell].id, 0) | 1 << cell
    return {terrain: cells for terrain, cells in found.items() if cells}


def _lay(board: Board, cell: Cell, terrain: str) -> None:
    """A cell has other ground now; a new storey has its height above the ground below it."""
    there = board.table.terrain[terrain]
    board.ground[cell] = board.base[cell] = there
    below = cell % board.plane
    if cell != below:
        board.height[cell] = board.height[below] // 2 * 2 + 2 * board.storey(cell)
    if not there.axis:
        for side in range(6):  # what was entered along its axis only is now open all round
            board.closed.discard((cell, side))
            other = board.neighbours[cell][side]
            if other != NOWHERE and not board.ground[other].axis:
                board.closed.discard((other, opposite(side)))


def _set_side(board: Board, cell: Cell, side: Facing, kind: str, inside: bool) -> None:
    other = cell + board.shifts[side]
    for one, facing in ((cell, side), (other, opposite(side))):
        board.inner.discard((one, facing))
        if kind:
            board.sides[one, facing] = board.table.hexsides[kind]
        else:
            board.sides.pop((one, facing), None)
    if kind:
        board.inner.add((cell, side) if inside else (other, opposite(side)))


def differing(board: Board, one: Shape, two: Shape) -> Cells:
    """The cells on which two shapes of a board differ, and those beside a side on which they do."""
    found = one.gone ^ two.gone | one.barred ^ two.barred | cells_of(cell for cell, _ in {*one.ground} ^ {*two.ground})
    ends = (end for cell, side, _, _ in {*one.sides} ^ {*two.sides} for end in (cell, cell + board.shifts[side]))
    found |= cells_of(end for end in ends if end >= 0)  # beyond the corner of the map there is no cell
    return found | cells_of(end for a, b, _ in {*one.climbs} ^ {*two.climbs} for end in (a, b))


def recompiled(move_graphs: tuple[MoveGraph, ...], board: Board, changed: Cells) -> tuple[MoveGraph, ...]:
    """The steps of every kind of mover on a board that has changed on some cells: those anew, all others as they were."""
    if changed.bit_count() > MANY:
        return tuple(compile_move_graph(board, mover) for mover in MOVERS)
    touched = board.touched(changed)
    return tuple(patch_move_graph(graph, board, mover, touched) for graph, mover in zip(move_graphs, MOVERS, strict=True))


MOST_SHAPES = 12
"""So many shapes of one board are remembered: the last ones; each brings its own lines of sight, some megabytes."""
MANY = 400
"""With more touched cells than these it is quicker to work out everything anew."""
