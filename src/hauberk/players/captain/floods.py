"""How far it is: marches from every hex to some goal, worked out on whole sets of hexes at once."""

from __future__ import annotations

from functools import lru_cache

from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.move_graph import MoveGraph

FAR = 99
"""No way, or one longer than any battle lasts."""
LONGEST = 60
"""Single steps that cost more are none: a ladder just raised, a rope for whoever wears armour."""


KEPT = 128
"""So many floods are remembered: half of what is asked at a castle was asked a moment ago."""


class Ways:
    """The steps of one kind of mover on one board, told from others by being the very same."""

    __slots__ = ("board", "graph")

    def __init__(self, board: Board, graph: MoveGraph) -> None:
        self.board, self.graph = board, graph

    def __hash__(self) -> int:
        return id(self.graph.step)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ways) and other.graph.step is self.graph.step


def marches(
    board: Board, graph: MoveGraph, goal: Cells, barred: Cells = 0, farthest: int = FAR, links: tuple[tuple[Cell, Cell, int], ...] = ()
) -> list[int]:
    """The points a march to the nearest hex of a goal costs, for each cell; the goal itself may be barred. Only to be read.

    `links`: ways that are not there yet, with what they would cost, or that cost more than it seems.
    """
    return _marches(Ways(board, graph), goal, barred, farthest, links)


@lru_cache(KEPT)
def _marches(ways_of: Ways, goal: Cells, barred: Cells, farthest: int, links: tuple[tuple[Cell, Cell, int], ...]) -> list[int]:
    """The same, worked out."""
    board, graph = ways_of.board, ways_of.graph
    found = [FAR] * board.size
    fronts: list[Cells] = [0] * (farthest + LONGEST)
    prices = {(start, end): price for start, end, price in (*graph.links, *links)}
    climbs: dict[Cell, list[tuple[Cell, int]]] = {}
    for (start, end), price in prices.items():
        if price < LONGEST:
            climbs.setdefault(end, []).append((start, price))
    tops = cells_of(climbs)
    fronts[0] = goal & board.all
    done, free = 0, ~barred
    ways = list(zip(graph.open, board.shifts, strict=True))
    odd = [(shift, [(each.cost, each.start) for each in graph.odd if each.side == side]) for side, shift in enumerate(board.shifts)]
    waiting = fronts[0].bit_count()
    for spent in range(farthest):
        front = fronts[spent] & ~done
        if not front:
            if not waiting:
                break
            continue
        waiting = 0
        done |= front
        free &= ~front
        for cell in bits(front):
            found[cell] = spent
        for price, enterable in graph.costs:
            entered = front & enterable
            if not entered:
                continue
            before = 0
            for start, shift in ways:
                before |= (entered >> shift if shift > 0 else entered << -shift) & start
            fronts[spent + price] |= before & free
        for shift, steps in odd:
            beside = (front >> shift if shift > 0 else front << -shift) & free
            for cost, starts in steps:
                if entering := beside & starts:
                    fronts[spent + cost] |= entering
        for end in bits(front & tops):
            for start, price in climbs[end]:
                fronts[spent + price] |= 1 << start & free
        waiting = any(fronts[spent + 1 :])
    return found


def spread_by(board: Board, cells: Cells) -> Cells:
    """These cells and all beside them."""
    found = cells
    for shift in board.shifts:
        found |= cells << shift if shift > 0 else cells >> -shift
    return found & board.all
