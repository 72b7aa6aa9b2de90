"""Where each kind of mover can go: passable steps and their costs, compiled once per board. [MOVE-04, TERR-03]"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.terrain import IMPASSABLE
from hauberk.grid.hex import Facing


class Mover(NamedTuple):
    """All that terrain asks of a mover."""

    mounted: bool
    armoured: bool


MOVERS = tuple(Mover(mounted, armoured) for mounted in (False, True) for armoured in (False, True))


class OddStep(NamedTuple):
    """Steps in one direction whose cost is not simply that of the hex entered."""

    side: Facing
    start: Cells
    cost: int


class MoveGraph(NamedTuple):
    """The steps of one kind of mover on one board."""

    open: tuple[Cells, ...]
    """For each direction the cells from which a step at the plain cost of the hex entered is possible."""
    costs: tuple[tuple[int, Cells], ...]
    """The cells that cost so many points to enter."""
    odd: tuple[OddStep, ...]
    links: tuple[tuple[Cell, Cell, int], ...]
    """Ways between storeys with their cost."""
    enterable: Cells
    step: dict[tuple[Cell, Cell], int]
    """The cost of every possible step."""
    odd_starts: Cells = 0
    """The cells where odd steps start."""
    link_starts: Cells = 0
    """The cells where ways between storeys start."""


def compile_move_graph(board: Board, mover: Mover) -> MoveGraph:
    """Work out the steps of a mover."""
    return _move_graph(board, mover, _costs(board, mover, board.all), _steps(board, mover, board.all))


def patch_move_graph(before: MoveGraph, board: Board, mover: Mover, touched: Cells) -> MoveGraph:
    """The steps of a mover after the board has changed: only steps out of the `touched` cells, the changed ones and all beside them, are
    worked out anew.
    """
    around = touched & (1 << board.size) - 1
    step = before.step.copy()
    for one, two, _ in before.links:
        step.pop((one, two), None)
    for cell in bits(around):
        for shift in board.shifts:
            step.pop((cell, cell + shift), None)
    new = _steps(board, mover, around & board.all)
    opened = [cells & ~around for cells in before.open]
    odd = {(each.side, each.cost): each.start & ~around for each in before.odd}
    _sort(board, mover, new, opened, odd)
    costs = {price: cells & ~around for price, cells in before.costs}
    for cell, price in _costs(board, mover, around & board.all).items():
        if price:
            costs[price] = costs.get(price, 0) | 1 << cell
    step.update(new)
    return _tables(board, mover, opened, odd, costs, step)


def _costs(board: Board, mover: Mover, cells: Cells) -> dict[Cell, int]:
    """What it costs to enter each of some cells; who cannot enter finds IMPASSABLE."""
    return {cell: IMPASSABLE if board.barred >> cell & 1 else board.ground[cell].cost(*mover) for cell in bits(cells)}


def _steps(board: Board, mover: Mover, cells: Cells) -> dict[tuple[Cell, Cell], int]:
    """Every step out of some cells to a neighbour of the same storey, with its price."""
    step: dict[tuple[Cell, Cell], int] = {}
    for cell in bits(cells):
        for side, other in enumerate(board.neighbours[cell]):
            if other < 0 or board.barred >> other & 1:
                continue
            price = _price(board, mover, cell, side, board.ground[other].cost(*mover))
            if price != IMPASSABLE:
                step[cell, other] = price
    return step


def _move_graph(board: Board, mover: Mover, cost: dict[Cell, int], step: dict[tuple[Cell, Cell], int]) -> MoveGraph:
    """The tables of a mover from his prices and steps."""
    opened: list[Cells] = [0] * 6
    odd: dict[tuple[Facing, int], Cells] = {}
    _sort(board, mover, step, opened, odd)
    costs = {price: cells_of(cell for cell, each in cost.items() if each == price) for price in set(cost.values()) if price}
    return _tables(board, mover, opened, odd, costs, step)


def _sort(
    board: Board, mover: Mover, step: dict[tuple[Cell, Cell], int], opened: list[Cells], odd: dict[tuple[Facing, int], Cells]
) -> None:
    """Tell steps at the plain cost of the hex entered from those with a price of their own."""
    turns = {shift: side for side, shift in enumerate(board.shifts)}
    for (cell, other), price in step.items():
        side = turns[other - cell]
        if price == board.ground[other].cost(*mover):
            opened[side] |= 1 << cell
        else:
            odd[side, price] = odd.get((side, price), 0) | 1 << cell


def _tables(
    board: Board,
    mover: Mover,
    opened: list[Cells],
    odd: dict[tuple[Facing, int], Cells],
    costs: dict[int, Cells],
    step: dict[tuple[Cell, Cell], int],
) -> MoveGraph:
    """Everything put together, with the ways between storeys. `step` is taken over."""
    enterable = 0
    for cells in costs.values():
        enterable |= cells
    climbs = [] if mover.mounted else _climbs(board, mover, enterable)
    step.update({(a, b): price for a, b, price in climbs})
    odd_starts = 0
    for cells in odd.values():
        odd_starts |= cells
    return MoveGraph(
        open=tuple(opened),
        costs=tuple((price, costs[price]) for price in sorted(costs) if costs[price]),
        odd=tuple(OddStep(side, cells, price) for (side, price), cells in sorted(odd.items()) if cells),
        links=tuple(climbs),
        enterable=enterable,
        step=step,
        odd_starts=odd_starts,
        link_starts=cells_of(a for a, _, _ in climbs),
    )


BEYOND = 99
"""The price of a way that nobody can walk now, though those at its two ends can reach each other with their weapons: a ladder just
raised, a rope for who wears armour. [LADDER-09, GRAP-01]"""


def _climbs(board: Board, mover: Mover, enterable: Cells) -> list[tuple[Cell, Cell, int]]:
    """Ways between storeys, for people on foot: stairs at the price of the cell entered, ladders at their own. Flames are left by them."""
    left = enterable | board.barred
    both = [(a, b) for x, y in board.links for a, b in ((x, y), (y, x)) if left >> a & enterable >> b & 1]
    stairs = [(a, b, board.ground[b].cost(*mover)) for a, b in both]
    barred = "armoured" if mover.armoured else ""
    return stairs + [
        (a, b, BEYOND if barred in board.ground[b].bars else price)
        for a, b, price in board.climbs
        if board.all >> a & board.all >> b & 1 and not board.barred >> b & 1
    ]


def _price(board: Board, mover: Mover, cell: Cell, side: Facing, entering: int) -> int:
    """The cost of one step, hexside included. [MOVE-04, LWALL-01, WIN-07]"""
    if entering == IMPASSABLE or (cell, side) in board.closed:
        return IMPASSABLE
    other = board.neighbours[cell][side]
    here, there = board.ground[cell], board.ground[other]
    if there.from_same and here.id == there.id:
        entering = there.from_same
    elif here.leave and here.id != there.id and "rubble" not in there.traits:
        entering = max(entering, here.leave)
    feature = board.sides.get((cell, side))
    if feature is None:
        return entering
    if feature.blocks or (mover.mounted and "horses" in feature.bars):
        return IMPASSABLE
    return feature.price or entering + feature.crossing


def spread(graph: MoveGraph, board: Board, cells: Cells) -> Cells:
    """Every cell one possible step away from some cell of a set."""
    found = 0
    for start, shift in zip(graph.open, board.shifts, strict=True):
        moved = cells & start
        found |= moved << shift if shift > 0 else moved >> -shift
    for odd in graph.odd:
        moved, shift = cells & odd.start, board.shifts[odd.side]
        found |= moved << shift if shift > 0 else moved >> -shift
    for start, end, _ in graph.links:
        if cells >> start & 1:
            found |= 1 << end
    return found
