"""Where a man can get, what it costs him and what the enemy's shots may cost him on the way, as flat arrays.

The tables are `array`s and `bytes`: what is compiled reads them as they are, and so would NumPy. `_floods.c` has the flood compiled; it is
built where there is a compiler, and everything works without it. A test holds one against the other, and both against the reach that the
rules themselves work out.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from hauberk.board.board import Board
from hauberk.board.move_graph import MoveGraph

FAR = 255
"""No way, or one that is too long."""
BARS, ZONE = 1, 2
"""Nobody enters this hex; this hex is in an enemy's zone."""


class Roads(NamedTuple):
    """The ways of one kind of mover: those out of cell n stand from `first[n]` to `first[n + 1]`."""

    first: array[int]
    ends: array[int]
    prices: bytes

    def without(self, closed: set[tuple[int, int]]) -> Roads:
        """The same with some ways shut."""
        prices = bytearray(self.prices)
        for start in {start for start, _ in closed}:
            for way in range(self.first[start], self.first[start + 1]):
                if (start, self.ends[way]) in closed:
                    prices[way] = 0
        return self._replace(prices=bytes(prices))


def roads(board: Board, graph: MoveGraph) -> Roads:
    """The ways of a kind of mover as arrays."""
    first, ends, prices = array("i", [0]), array("i"), bytearray()
    step = graph.step
    links: dict[int, list[int]] = {}
    for start, end, _ in graph.links:
        links.setdefault(start, []).append(end)
    for cell in range(board.size):
        if board.all >> cell & 1:
            for other in dict.fromkeys((*board.neighbours[cell], *links.get(cell, ()))):
                if price := step.get((cell, other)):
                    ends.append(other)
                    prices.append(min(price, FAR - 1))
        first.append(len(ends))
    return Roads(first, ends, bytes(prices))


class Walk(NamedTuple):
    """What a flood has found, by cell: the cost to stand there (FAR: not to be reached) and the danger of a cheapest way."""

    cells: list[int]
    """Those that can be reached, in rising order; the first hex is among them."""
    cost: bytearray
    danger: array[float]


def walk(
    ways: Roads, bars: bytes, tolls: bytes, fire: array[float], shooters: int, start: int, points: int, surcharge: int, debt: bool
) -> Walk:
    """Flood the board from where he stands. [MOVE-01, INF-01, INF-04]

    `bars`: BARS and ZONE by cell; `tolls`: what a cell costs besides its ground; `fire`: row by row what each of the `shooters` would take
    from him on a cell. Each shoots once at most, so the danger of a way is what the worst hex for each adds up to: no less than what they
    can expect, for they may have better marks.
    """
    size = len(bars)
    cost, danger = bytearray(b"\xff") * size, array("d", bytes(8 * size))
    cells = FLOOD(ways.first, ways.ends, ways.prices, bars, tolls, fire, shooters, start, points, surcharge, debt, cost, danger)
    return Walk(sorted(cells), cost, danger)


def flood(
    first: array[int],
    ends: array[int],
    prices: bytes,
    bars: bytes,
    tolls: bytes,
    fire: array[float],
    shooters: int,
    start: int,
    points: int,
    surcharge: int,
    debt: bool,
    cost: bytearray,
    danger: array[float],
) -> list[int]:
    """The twin of the compiled one. For each cell: the least cost of standing there, and of going on from there, which is more where he
    goes from zone to zone; of equal ways the one of less danger.
    """
    size, rows = len(bars), points + surcharge + 1
    onward = {start: surcharge if debt else 0}
    worst = {start: [0.0] * shooters}
    sums = {start: 0.0}
    fronts: list[list[int]] = [[] for _ in range(rows)]
    fronts[onward[start]].append(start)
    cost[start], danger[start] = 0, 0.0
    cells, done = [start], set()
    for spent in range(points):
        for cell in fronts[spent]:
            if cell in done or onward[cell] != spent:
                continue
            done.add(cell)
            mine = worst[cell]
            for way in range(first[cell], first[cell + 1]):
                other, price = ends[way], prices[way]
                total = spent + price + tolls[other]
                if not price or bars[other] & BARS or total > points:
                    continue
                here = [max(fire[each * size + other], mine[each]) for each in range(shooters)]
                harm = sum(here)
                if cost[other] == FAR:
                    cells.append(other)
                if total < cost[other] or (total == cost[other] and harm < danger[other]):
                    cost[other], danger[other] = total, harm
                on = total + (surcharge if bars[cell] & bars[other] & ZONE else 0)
                known = onward.get(other, FAR)
                if on >= rows or other in done or on > known or (on == known and harm >= sums[other]):
                    continue
                if on < known:
                    fronts[on].append(other)
                onward[other], worst[other], sums[other] = on, here, harm
    return cells


def compiled() -> Callable[..., list[int]] | None:
    """The flood in C, if it was built."""
    try:
        found: Callable[..., list[int]] = import_module("hauberk.players.search._floods").walk
    except ImportError:
        return None
    return found


FLOOD: Callable[..., list[int]] = compiled() or flood
