"""How far a rider can charge: plain steps only, with a least number of hexes. Rulebook 7.2.1."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.battle.movement.reach import Obstacles, prices_of
from hauberk.battle.riding.mounted_reach import NOBODY_THERE, Flood, join, open_row, plain_steps, press, ride_odd
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.move_graph import MoveGraph
from hauberk.grid.hex import OPPOSITES, TURNED


class Gallop(NamedTuple):
    """Places a rider reaches without any tight turn. [CHARGE-06, CHARGE-07]"""

    board: Board
    graph: MoveGraph
    obstacles: Obstacles
    surcharge: int
    least: int
    points: int
    onward: list[list[list[Cells]]]
    """By hexes covered (the last entry: the least number or more), points spent and facing: heads from which he can go on."""
    stopped: list[list[list[Cells]]]
    """The same for hexes in an enemy zone entered from a zone: a charge may end there."""

    def ends(self) -> list[Cells]:
        """For each facing the heads where a charge of sufficient length can end."""
        found = NOBODY_THERE
        for row in (*self.onward[self.least][: self.points + 1], *self.stopped[self.least][: self.points + 1]):
            if row is not NOBODY_THERE:
                found = [old | new for old, new in zip(found, row, strict=True)]
        return found

    def path(self, cell: Cell, facing: int) -> tuple[Cell, ...]:
        """A cheapest way that is long enough."""
        free, held = self.onward[self.least], self.stopped[self.least]
        spent = next(points for points in range(self.points + 1) if (free[points][facing] | held[points][facing]) >> cell & 1)
        hexes, standing, path = self.least, True, []
        while hexes:
            path.append(cell)
            hexes, cell, facing, spent = self._before(hexes, cell, facing, spent, standing)
            standing = False
        return tuple(reversed(path))

    def _before(self, hexes: int, cell: Cell, facing: int, spent: int, standing: bool) -> tuple[int, Cell, int, int]:
        zone = self.obstacles.zone
        tail = self.board.neighbours[cell][OPPOSITES[facing]]
        price = self.graph.step[tail, cell] + self.obstacles.hindrances.extra(cell)
        debt = bool(zone >> cell & zone >> tail & 1)
        before = spent - price - (self.surcharge if debt and not standing else 0)
        for fewer in (hexes - 1, hexes) if hexes == self.least else (hexes - 1,):
            for turn in (0, 1, 5):
                source = TURNED[facing][turn]
                if fewer >= 0 and before >= 0 and self.onward[fewer][before][source] >> tail & 1:
                    return fewer, tail, source, before
        raise LookupError((hexes, cell, facing, spent))


def gallop(field: Field, being: Being, points: int, obstacles: Obstacles, least: int) -> Gallop:
    """Flood the board with plain steps, counting hexes up to the least number. [CHARGE-04, CHARGE-06, CHARGE-07, CHARGE-14]"""
    board, graph = field.board, field.move_graph(being)
    surcharge = field.rules.infiltration.surcharge
    zone = obstacles.zone
    prices = prices_of(field, being, obstacles)
    rows = points + surcharge + 1
    onward = [[NOBODY_THERE] * rows for _ in range(least + 1)]
    stopped = [[NOBODY_THERE] * rows for _ in range(least + 1)]
    done = [NOBODY_THERE] * (least + 1)
    open_row(onward[0], 0)[being.facing] = 1 << being.cell
    opened, shifts = graph.open, board.shifts
    usual, easy = prices[0]
    dear = prices[1:]
    hard = sum([cells for _, cells in dear])  # disjoint sets: their sum is their union
    for spent in range(points):
        for hexes in range(min(least, spent) + 1):
            row = onward[hexes][spent]
            if row is NOBODY_THERE:
                continue
            f0, f1, f2, f3, f4, f5 = row
            d0, d1, d2, d3, d4, d5 = done[hexes]
            f0, f1, f2, f3, f4, f5 = heads = [f0 & ~d0, f1 & ~d1, f2 & ~d2, f3 & ~d3, f4 & ~d4, f5 & ~d5]
            done[hexes] = [d0 | f0, d1 | f1, d2 | f2, d3 | f3, d4 | f4, d5 | f5]
            onward[hexes][spent] = heads
            front = f0 | f1 | f2 | f3 | f4 | f5
            if not front:
                continue
            further, held = onward[min(least, hexes + 1)], stopped[min(least, hexes + 1)]
            if front & zone:
                flood = Flood(board, graph, obstacles, points, surcharge, further, held)
                press(flood, plain_steps([head & zone for head in heads], opened, shifts), prices, spent)
                near = plain_steps([head & ~zone for head in heads], opened, shifts)
            else:
                near = plain_steps(heads, opened, shifts)
            join(open_row(further, spent + usual), near, easy)
            n0, n1, n2, n3, n4, n5 = near
            if (n0 | n1 | n2 | n3 | n4 | n5) & hard:
                for price, cells in dear:
                    if spent + price <= points:
                        join(open_row(further, spent + price), near, cells)
            if graph.odd:
                ride_odd(Flood(board, graph, obstacles, points, surcharge, further, held), heads, spent)
    return Gallop(board, graph, obstacles, surcharge, least, points, onward, stopped)
