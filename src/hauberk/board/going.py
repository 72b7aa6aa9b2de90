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


class Going(NamedTuple):
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


def compile_going(board: Board, mover: Mover) -> Going:
    """Work out the steps of a mover."""
    cost = {cell: board.ground[cell].cost(*mover) for cell in bits(board.all)}
    starts: list[Cells] = [0] * 6
    odd: dict[tuple[Facing, int], Cells] = {}
    step: dict[tuple[Cell, Cell], int] = {}
    for cell in bits(board.all):
        for side, other in enumerate(board.neighbours[cell]):
            if other < 0:
                continue
            price = _price(board, mover, cell, side, cost[other])
            if price == IMPASSABLE:
                continue
            step[cell, other] = price
            if price == cost[other]:
                starts[side] |= 1 << cell
            else:
                odd[side, price] = odd.get((side, price), 0) | 1 << cell
    links = tuple((a, b, price) for a, b, price in _climbs(board, cost) if not mover.mounted)
    step.update({(a, b): price for a, b, price in links})
    prices = sorted({price for price in cost.values() if price})
    return Going(
        open=tuple(starts),
        costs=tuple((price, cells_of(cell for cell, each in cost.items() if each == price)) for price in prices),
        odd=tuple(OddStep(side, cells, price) for (side, price), cells in sorted(odd.items())),
        links=links,
        enterable=cells_of(cell for cell, price in cost.items() if price),
        step=step,
    )


def _climbs(board: Board, cost: dict[Cell, int]) -> list[tuple[Cell, Cell, int]]:
    """Ways between storeys, for people on foot: stairs at the price of the cell entered, ladders at their own."""
    stairs = [(a, b, cost[b]) for x, y in board.links for a, b in ((x, y), (y, x)) if cost.get(a) and cost.get(b)]
    return stairs + [climb for climb in board.climbs if climb[0] in cost and climb[1] in cost]


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


def spread(going: Going, board: Board, cells: Cells) -> Cells:
    """Every cell one possible step away from some cell of a set."""
    found = 0
    for start, shift in zip(going.open, board.shifts, strict=True):
        moved = cells & start
        found |= moved << shift if shift > 0 else moved >> -shift
    for odd in going.odd:
        moved, shift = cells & odd.start, board.shifts[odd.side]
        found |= moved << shift if shift > 0 else moved >> -shift
    for start, end, _ in going.links:
        if cells >> start & 1:
            found |= 1 << end
    return found
