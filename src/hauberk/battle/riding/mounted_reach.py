"""How far a rider can go: every place of his head, by facing, worked out on whole sets of hexes at once. See `reach`.

[RIDE-01, RIDE-02, RIDE-04, INF-08]
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.battle.movement.reach import Obstacles, prices_of
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.walls.buildings import severed
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.move_graph import MoveGraph
from hauberk.grid.hex import OPPOSITES, TURNED


class RiderReach(NamedTuple):
    """Where a rider can get: for each facing the hexes of his head."""

    start: Pose
    board: Board
    graph: MoveGraph
    obstacles: Obstacles
    surcharge: int
    pivot: int
    points: int
    onward: list[list[Cells]]
    """For each number of points and each facing, the heads from which he can go on."""
    stopped: list[list[Cells]]
    """Places in an enemy zone entered from a zone: he may stand there, going on costs more."""
    reached: list[Cells]

    def price(self, cell: Cell, facing: int) -> int:
        """The least number of points for a place."""
        rows = range(self.points + 1)
        return next(spent for spent in rows if (self.onward[spent][facing] | self.stopped[spent][facing]) >> cell & 1)

    def path(self, cell: Cell, facing: int) -> tuple[Cell, ...]:
        """A cheapest way to a place, as the hexes the head enters."""
        path, spent, standing = [], self.price(cell, facing), True
        while (cell, facing) != (self.start.cell, self.start.facing):
            path.append(cell)
            cell, facing, spent = self._before(cell, facing, spent, standing)
            standing = False
        return tuple(reversed(path))

    def _before(self, cell: Cell, facing: int, spent: int, standing: bool) -> tuple[Cell, int, int]:
        zone = self.obstacles.zone
        extra = self.obstacles.hindrances.extra(cell)
        for debt in (False, True):
            arrived = spent - extra - (self.surcharge if debt and not standing else 0)
            for other, before, more in self._sources(cell, facing):
                price = self.graph.step.get((other, cell))
                if price is None or bool(zone >> cell & zone >> other & 1) != debt:
                    continue
                rest = arrived - price - more
                if rest >= 0 and self.onward[rest][before] >> other & 1:
                    return other, before, rest
        raise LookupError((cell, facing))

    def _sources(self, cell: Cell, facing: int) -> list[tuple[Cell, int, int]]:
        """Places one step or pivot before a place: head, facing, and what the manoeuvre costs besides the hex."""
        tail = self.board.neighbours[cell][OPPOSITES[facing]]
        if tail < 0:
            return []
        turned = TURNED[facing]
        found = [(tail, turned[turn], 0) for turn in (0, 1, 5)]
        for turn in (1, 5):
            head = self.board.neighbours[tail][turned[turn]]
            if head >= 0:
                found.append((head, turned[turn], self.pivot))
        return found


Planes = tuple[Cells, Cells, Cells, Cells, Cells, Cells]
"""Heads of riders, one set for each facing."""


def rider_reach(field: Field, being: Being, points: int, obstacles: Obstacles) -> RiderReach:
    """Flood the board with head and facing. [RIDE-01, RIDE-02, RIDE-04, INF-08]"""
    board, graph = field.board, field.move_graph(being)
    pivot, surcharge = field.rules.figures.pivot_surcharge, field.rules.infiltration.surcharge
    zone, apart = obstacles.zone, severed(field)
    prices = prices_of(field, being, obstacles)
    usual, easy = prices[0]
    dear = prices[1:]
    hard = sum([cells for _, cells in dear])  # disjoint sets: their sum is their union
    rows = points + max(surcharge, pivot + usual) + 1
    onward = [[0] * 6 for _ in range(rows)]
    stopped = [NOBODY_THERE] * rows
    onward[surcharge if being.debt else 0][being.facing] = 1 << being.cell
    flood = Flood(board, graph, obstacles, points, surcharge, onward, stopped)
    d0 = d1 = d2 = d3 = d4 = d5 = 0  # heads done with, by facing
    for spent in range(points):
        f0, f1, f2, f3, f4, f5 = onward[spent]
        if not (f0 or f1 or f2 or f3 or f4 or f5):
            continue
        f0, f1, f2, f3, f4, f5 = heads = [f0 & ~d0, f1 & ~d1, f2 & ~d2, f3 & ~d3, f4 & ~d4, f5 & ~d5]
        d0, d1, d2, d3, d4, d5 = d0 | f0, d1 | f1, d2 | f2, d3 | f3, d4 | f4, d5 | f5
        onward[spent] = heads
        front = f0 | f1 | f2 | f3 | f4 | f5
        if not front:
            continue
        if front & zone:
            tense = [head & zone for head in heads]
            for more, near in zip((0, pivot), _manoeuvres(tense, graph.open, board.shifts, apart), strict=True):
                press(flood, near, prices, spent + more)
            calm = [head & ~zone for head in heads]
        else:
            calm = heads
        for more, near in zip((0, pivot), _manoeuvres(calm, graph.open, board.shifts, apart), strict=True):
            join(onward[spent + more + usual], near, easy)
            n0, n1, n2, n3, n4, n5 = near
            if (n0 | n1 | n2 | n3 | n4 | n5) & hard:
                for price, cells in dear:
                    if spent + more + price <= points:
                        join(onward[spent + more + price], near, cells)
        if front & graph.odd_starts:
            ride_odd(flood, heads, spent, pivot, apart)
    reached = [d0, d1, d2, d3, d4, d5]
    for row in (onward[points], *stopped):
        if row is not NOBODY_THERE:
            reached = [old | new for old, new in zip(reached, row, strict=True)]
    reached[being.facing] &= ~(1 << being.cell)
    start = Pose(being.cell, being.tail, being.facing)
    return RiderReach(start, board, graph, obstacles, surcharge, pivot, points, onward, stopped, reached)


NOBODY_THERE: list[Cells] = [0] * 6
"""A row of six empty sets, shared by all that stay empty; never written into."""


def open_row(rows: list[list[Cells]], number: int) -> list[Cells]:
    """A row that can be written into."""
    row = rows[number]
    if row is NOBODY_THERE:
        row = rows[number] = [0] * 6
    return row


def _manoeuvres(heads: list[Cells], opened: tuple[Cells, ...], shifts: tuple[int, ...], apart: tuple[Cells, ...]) -> tuple[Planes, Planes]:
    """Plain steps, and swings of the head round the tail; `apart`: heads that a wall parts from their tail. [RIDE-01, RIDE-04, BLDG-01]"""
    swings = _swings(heads, opened, shifts)
    if apart:
        n0, n1, n2, n3, n4, n5 = [near & ~wall for near, wall in zip(swings, apart, strict=True)]
        swings = n0, n1, n2, n3, n4, n5
    return plain_steps(heads, opened, shifts), swings


def plain_steps(heads: list[Cells], opened: tuple[Cells, ...], shifts: tuple[int, ...]) -> Planes:
    """A step in each direction, from that facing or one of the two beside it. [RIDE-01]"""
    f0, f1, f2, f3, f4, f5 = heads
    o0, o1, o2, o3, o4, o5 = opened
    _, up_right, right, down, _, _ = shifts  # the opposite directions are the same shifts the other way
    return (
        ((f5 | f0 | f1) & o0) >> down, ((f0 | f1 | f2) & o1) << up_right, ((f1 | f2 | f3) & o2) << right,
        ((f2 | f3 | f4) & o3) << down, ((f3 | f4 | f5) & o4) >> up_right, ((f4 | f5 | f0) & o5) >> right,
    )  # fmt: skip


def _swings(heads: list[Cells], opened: tuple[Cells, ...], shifts: tuple[int, ...]) -> Planes:
    """The head swings round the tail by one hex, clockwise or counter-clockwise, into each facing. [RIDE-04]"""
    f0, f1, f2, f3, f4, f5 = heads
    o0, o1, o2, o3, o4, o5 = opened
    _, up_right, right, down, _, _ = shifts
    return (
        (f5 & o1) << up_right | (f1 & o5) >> right, (f0 & o2) << right | (f2 & o0) >> down, (f1 & o3) << down | (f3 & o1) << up_right,
        (f2 & o4) >> up_right | (f4 & o2) << right, (f3 & o5) >> right | (f5 & o3) << down, (f4 & o0) >> down | (f0 & o4) >> up_right,
    )  # fmt: skip


def join(row: list[Cells], near: Planes, cells: Cells) -> None:
    """Add the heads that enter certain cells."""
    n0, n1, n2, n3, n4, n5 = near
    if n0:
        row[0] |= n0 & cells
    if n1:
        row[1] |= n1 & cells
    if n2:
        row[2] |= n2 & cells
    if n3:
        row[3] |= n3 & cells
    if n4:
        row[4] |= n4 & cells
    if n5:
        row[5] |= n5 & cells


class Flood(NamedTuple):
    """What a flood of riders writes into, and by what it is bound."""

    board: Board
    graph: MoveGraph
    obstacles: Obstacles
    points: int
    surcharge: int
    onward: list[list[Cells]]
    stopped: list[list[Cells]]

    def arrive(self, part: Cells, facing: int, total: int, tense: bool) -> None:
        """Heads come to some hexes; `tense`: out of an enemy zone, so that going on from another zone hex costs more. [INF-01]"""
        held = part & self.obstacles.zone if tense else 0
        open_row(self.onward, total)[facing] |= part ^ held
        if held:
            open_row(self.stopped, total)[facing] |= held
            open_row(self.onward, total + self.surcharge)[facing] |= held


def press(flood: Flood, near: Planes, prices: list[tuple[int, Cells]], spent: int) -> None:
    """Riders who leave an enemy zone. [INF-01]"""
    n0, n1, n2, n3, n4, n5 = near
    anywhere, zone = n0 | n1 | n2 | n3 | n4 | n5, flood.obstacles.zone
    for price, cells in prices:
        total = spent + price
        if total > flood.points or not anywhere & cells:
            continue
        join(open_row(flood.onward, total), near, cells & ~zone)
        if anywhere & cells & zone:
            join(open_row(flood.stopped, total), near, cells & zone)
            join(open_row(flood.onward, total + flood.surcharge), near, cells & zone)


def ride_odd(flood: Flood, heads: list[Cells], spent: int, pivot: int | None = None, apart: tuple[Cells, ...] = ()) -> None:
    """Steps, and pivots if they are allowed, over hexsides with a price of their own, such as a low wall. [MOVE-04]"""
    zone, hindrances = flood.obstacles.zone, flood.obstacles.hindrances
    free = ~(flood.obstacles.blocked | hindrances.barred)
    front = heads[0] | heads[1] | heads[2] | heads[3] | heads[4] | heads[5]
    for odd in flood.graph.odd:
        if not front & odd.start:
            continue
        shift, side = flood.board.shifts[odd.side], odd.side
        ways = [(0, side, heads[side] | heads[side - 1] | heads[side - 5])]
        if pivot is not None:
            ways += [(pivot, TURNED[side][5], heads[side - 2]), (pivot, TURNED[side][1], heads[side - 4])]
        for more, facing, riders in ways:
            if not riders & odd.start:
                continue
            pressed = riders & odd.start & zone
            for moved in (riders & odd.start & ~zone, pressed):
                entered = (moved << shift if shift > 0 else moved >> -shift) & free
                if more and apart:
                    entered &= ~apart[facing]
                for price, part in hindrances.on_top([(odd.cost, entered)]):
                    if part and spent + more + price <= flood.points:
                        flood.arrive(part, facing, spent + more + price, tense=moved is pressed)


def heads_free(board: Board, heads: Cells, facing: int, free: Cells) -> Cells:
    """Those heads whose head and tail hexes are both free."""
    shift = board.shifts[facing]
    return heads & free & (free << shift if shift > 0 else free >> -shift)
