"""How far somebody can go: every hex with its price, worked out on whole sets of hexes at once.

A hex in the zone of an enemy that is entered from such a hex costs the infiltration surcharge only when the man goes on
from it. So for every number of points there are two sets: where he may stand, and from where he may go on. [INF-01, INF-04]
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field
from hauberk.battle.movement.hindrances import Hindrances
from hauberk.battle.walls.buildings import trenches
from hauberk.battle.walls.leaning import NO_WAY, Pairs
from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.board.move_graph import MoveGraph


class Obstacles(NamedTuple):
    """What a mover meets: hexes he cannot enter, hexes in enemy zones, corpses."""

    blocked: Cells
    zone: Cells
    hindrances: Hindrances
    shut: Pairs = NO_WAY
    """Ways over the top of ladders and ropes that end on somebody. [RULING-G-03]"""
    closed: Cells = 0
    """Floors of machines that nobody gets onto from outside. [RULING-S-22, A-TOWER-33]"""

    def within(self, cells: Cells) -> tuple[Cells, ...]:
        """The part of all this that lies in some region."""
        return self.blocked & cells, self.zone & cells, self.hindrances.slow & cells, self.hindrances.barred & cells, self.closed & cells

    def boards(self, start: Cell, end: Cell) -> bool:
        """Does a step lead from outside onto such a floor? [RULING-S-22, A-TOWER-33]"""
        return bool(self.closed >> end & ~(self.closed >> start) & 1)


class FootReach(NamedTuple):
    """Where somebody on foot can get."""

    start: Cell
    board: Board
    graph: MoveGraph
    obstacles: Obstacles
    surcharge: int
    points: int
    onward: list[Cells]
    """For each number of points, the hexes from which he can go on after spending them."""
    stopped: list[Cells]
    """Hexes in an enemy zone entered from a zone: he may stand there, going on costs more."""
    reached: Cells

    @property
    def arrive(self) -> list[Cells]:
        """For each number of points, the hexes that cost just so much at best."""
        found, before = [], 1 << self.start
        for free, held in zip(self.onward, self.stopped, strict=False):
            found.append((free | held) & ~before)
            before |= free | held
        return found

    def price(self, cell: Cell) -> int:
        """The least number of points that brings him to a hex."""
        for spent, held in enumerate(self.stopped):
            if (self.onward[spent] | held) >> cell & 1:
                return spent
        raise LookupError(cell)

    def path(self, cell: Cell) -> tuple[Cell, ...]:
        """A cheapest way to a hex; of several, one that stays out of enemy zones."""
        path, spent, standing = [], self.price(cell), True
        while cell != self.start:
            path.append(cell)
            cell, spent = self._before(cell, spent, standing)
            standing = False
        return tuple(reversed(path))

    def _before(self, cell: Cell, spent: int, standing: bool) -> tuple[Cell, int]:
        """The hex before; `standing`: `spent` is the price to stand here, otherwise the price to go on from here."""
        zone, steps = self.obstacles.zone, self.graph.step
        tense = zone >> cell & 1
        for debt in (False, True) if tense else (False,):
            arrived = spent - self.obstacles.hindrances.extra(cell) - (self.surcharge if debt and not standing else 0)
            for other in self.board.ways[cell]:
                price = steps.get((other, cell))
                if price is None or (tense and bool(zone >> other & 1) != debt) or (other, cell) in self.obstacles.shut:
                    continue
                if self.obstacles.closed and self.obstacles.boards(other, cell):
                    continue
                before = arrived - price
                if before >= 0 and self.onward[before] >> other & 1:
                    return other, before
        raise LookupError(cell)


def foot_reach(field: Field, being: Being, points: int, obstacles: Obstacles) -> FootReach:
    """Flood the board from where he stands. [MOVE-01, MOVE-05, INF-01, INF-04, CORPSE-01]"""
    board, graph = field.board, field.move_graph(being)
    surcharge = field.rules.infiltration.surcharge
    zone = obstacles.zone
    costs = prices_of(field, being, obstacles)
    onward = [0] * (points + surcharge + 1)
    stopped = [0] * (points + 1)
    held = 0
    start = 1 << being.cell
    onward[surcharge if being.debt else 0] = start
    done = 0
    _, up_right, right, down, _, _ = board.shifts
    o0, o1, o2, o3, o4, o5 = graph.open
    strange = graph.odd_starts | graph.link_starts
    for spent in range(points):
        front = onward[spent]
        if not front:
            continue
        onward[spent] = front = front & ~done
        done |= front
        pressed = front & zone
        for cells in (front ^ pressed, pressed) if pressed else (front,):
            if not cells:
                continue
            near = (  # the opposite directions are the same shifts the other way
                (cells & o0) >> down | (cells & o1) << up_right | (cells & o2) << right
                | (cells & o3) << down | (cells & o4) >> up_right | (cells & o5) >> right
            )  # fmt: skip
            if obstacles.closed:
                near = near & ~obstacles.closed | near & _beside(board, graph, cells & obstacles.closed)
            entered = costs
            if cells & strange:
                entered = [*[(price, near & enterable) for price, enterable in costs], *_odd_steps(board, graph, cells, obstacles)]
                near = -1  # every cell: what is entered is known
            for price, enterable in entered:
                total = spent + price
                part = near & enterable
                if not part or total > points:
                    continue
                if cells is pressed and (tense := part & zone):
                    onward[total] |= part ^ tense
                    stopped[total] |= tense
                    held |= tense
                    onward[total + surcharge] |= tense
                else:
                    onward[total] |= part
    reached = (done | onward[points] | held | start) ^ start
    return FootReach(being.cell, board, graph, obstacles, surcharge, points, onward, stopped, reached)


def _beside(board: Board, graph: MoveGraph, cells: Cells) -> Cells:
    """The hexes that one plain step leads to."""
    found = 0
    for open_, shift in zip(graph.open, board.shifts, strict=True):
        found |= (cells & open_) << shift if shift > 0 else (cells & open_) >> -shift
    return found


def _odd_steps(board: Board, graph: MoveGraph, cells: Cells, obstacles: Obstacles) -> list[tuple[int, Cells]]:
    """Steps whose price is not that of the hex entered, and ways between storeys."""
    found = []
    free = ~(obstacles.blocked | obstacles.hindrances.barred)
    for odd in graph.odd if cells & graph.odd_starts else ():
        moved, shift = cells & odd.start, board.shifts[odd.side]
        if not moved:
            continue
        if obstacles.closed:
            into = obstacles.closed >> shift if shift > 0 else obstacles.closed << -shift
            moved &= ~(into & ~obstacles.closed)
        if obstacles.shut:
            moved &= ~cells_of(start for start, end in obstacles.shut if end - start == shift)
        found.append((odd.cost, (moved << shift if shift > 0 else moved >> -shift) & free))
    for start, end, price in graph.links if cells & graph.link_starts else ():
        if cells >> start & 1 and (start, end) not in obstacles.shut and not (obstacles.closed and obstacles.boards(start, end)):
            found.append((price, 1 << end & free))
    return obstacles.hindrances.on_top(found)


def prices_of(field: Field, being: Being, obstacles: Obstacles) -> list[tuple[int, Cells]]:
    """Enterable cells by their price, corpses included; the same for all of a kind who meet the same obstacles."""
    key = "prices", field.kind(being)
    known = field.lately.get(key)
    if known is None or known[0] is not obstacles:
        blocked = obstacles.blocked if being.tail < 0 else obstacles.blocked & ~trenches(field)
        free = ~(blocked | obstacles.hindrances.barred)
        plain = [(price, cells & free) for price, cells in field.move_graph(being).costs]
        known = field.lately[key] = obstacles, obstacles.hindrances.on_top(plain)
    found: list[tuple[int, Cells]] = known[1]
    return found
