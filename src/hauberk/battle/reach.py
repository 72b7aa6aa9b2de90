"""How far somebody can go: every hex with its price, worked out on whole sets of hexes at once.

A hex in the zone of an enemy that is entered from such a hex costs the infiltration surcharge only when the man goes on
from it. So for every number of points there are two sets: where he may stand, and from where he may go on. [INF-01, INF-04]
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.being import Being
from hauberk.battle.buildings import severed, trenches
from hauberk.battle.field import Field
from hauberk.battle.heaps import Loads
from hauberk.battle.leaning import NO_WAY, Pairs
from hauberk.battle.riding import Pose
from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.board.going import Going


class Obstacles(NamedTuple):
    """What a mover meets: hexes he cannot enter, hexes in enemy zones, corpses."""

    blocked: Cells
    zone: Cells
    loads: Loads
    shut: Pairs = NO_WAY
    """Ways over the top of ladders and ropes that end on somebody. [RULING-G-03]"""
    closed: Cells = 0
    """Floors of machines that nobody gets onto from outside. [RULING-S-22, A-TOWER-33]"""

    def within(self, cells: Cells) -> tuple[Cells, ...]:
        """The part of all this that lies in some region."""
        return self.blocked & cells, self.zone & cells, self.loads.slow & cells, self.loads.barred & cells, self.closed & cells

    def boards(self, start: Cell, end: Cell) -> bool:
        """Does a step lead from outside onto such a floor? [RULING-S-22, A-TOWER-33]"""
        return bool(self.closed >> end & ~(self.closed >> start) & 1)


class FootReach(NamedTuple):
    """Where somebody on foot can get."""

    start: Cell
    board: Board
    going: Going
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
        zone, steps = self.obstacles.zone, self.going.step
        tense = zone >> cell & 1
        for debt in (False, True) if tense else (False,):
            arrived = spent - self.obstacles.loads.extra(cell) - (self.surcharge if debt and not standing else 0)
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
    board, going = field.board, field.going(being)
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
    o0, o1, o2, o3, o4, o5 = going.open
    strange = going.odd_starts | going.link_starts
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
                near = near & ~obstacles.closed | near & _beside(board, going, cells & obstacles.closed)
            entered = costs
            if cells & strange:
                entered = [*[(price, near & enterable) for price, enterable in costs], *_odd_steps(board, going, cells, obstacles)]
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
    return FootReach(being.cell, board, going, obstacles, surcharge, points, onward, stopped, reached)


def _beside(board: Board, going: Going, cells: Cells) -> Cells:
    """The hexes that one plain step leads to."""
    found = 0
    for open_, shift in zip(going.open, board.shifts, strict=True):
        found |= (cells & open_) << shift if shift > 0 else (cells & open_) >> -shift
    return found


def _odd_steps(board: Board, going: Going, cells: Cells, obstacles: Obstacles) -> list[tuple[int, Cells]]:
    """Steps whose price is not that of the hex entered, and ways between storeys."""
    found = []
    free = ~(obstacles.blocked | obstacles.loads.barred)
    for odd in going.odd if cells & going.odd_starts else ():
        moved, shift = cells & odd.start, board.shifts[odd.side]
        if not moved:
            continue
        if obstacles.closed:
            into = obstacles.closed >> shift if shift > 0 else obstacles.closed << -shift
            moved &= ~(into & ~obstacles.closed)
        if obstacles.shut:
            moved &= ~cells_of(start for start, end in obstacles.shut if end - start == shift)
        found.append((odd.cost, (moved << shift if shift > 0 else moved >> -shift) & free))
    for start, end, price in going.links if cells & going.link_starts else ():
        if cells >> start & 1 and (start, end) not in obstacles.shut and not (obstacles.closed and obstacles.boards(start, end)):
            found.append((price, 1 << end & free))
    return _slowed(found, obstacles.loads) if obstacles.loads.slow else found


def _slowed(entered: list[tuple[int, Cells]], loads: Loads) -> list[tuple[int, Cells]]:
    """Corpses add to the price of their hexes. [CORPSE-01]"""
    plain = [(price, cells & ~loads.slow) for price, cells in entered]
    return plain + [(price + loads.surcharge, cells & loads.slow) for price, cells in entered]


class RiderReach(NamedTuple):
    """Where a rider can get: for each facing the hexes of his head."""

    start: Pose
    board: Board
    going: Going
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
        extra = self.obstacles.loads.extra(cell)
        for debt in (False, True):
            arrived = spent - extra - (self.surcharge if debt and not standing else 0)
            for other, before, more in self._sources(cell, facing):
                price = self.going.step.get((other, cell))
                if price is None or bool(zone >> cell & zone >> other & 1) != debt:
                    continue
                rest = arrived - price - more
                if rest >= 0 and self.onward[rest][before] >> other & 1:
                    return other, before, rest
        raise LookupError((cell, facing))

    def _sources(self, cell: Cell, facing: int) -> list[tuple[Cell, int, int]]:
        """Places one step or pivot before a place: head, facing, and what the manoeuvre costs besides the hex."""
        tail = self.board.neighbours[cell][(facing + 3) % 6]
        if tail < 0:
            return []
        found = [(tail, (facing + turn) % 6, 0) for turn in (0, 1, 5)]
        for turn in (1, 5):
            head = self.board.neighbours[tail][(facing + turn) % 6]
            if head >= 0:
                found.append((head, (facing + turn) % 6, self.pivot))
        return found


Planes = tuple[Cells, Cells, Cells, Cells, Cells, Cells]
"""Heads of riders, one set for each facing."""


def rider_reach(field: Field, being: Being, points: int, obstacles: Obstacles) -> RiderReach:
    """Flood the board with head and facing. [RIDE-01, RIDE-02, RIDE-04, INF-08]"""
    board, going = field.board, field.going(being)
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
    flood = Flood(board, going, obstacles, points, surcharge, onward, stopped)
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
            for more, near in zip((0, pivot), _manoeuvres(tense, going.open, board.shifts, apart), strict=True):
                press(flood, near, prices, spent + more)
            calm = [head & ~zone for head in heads]
        else:
            calm = heads
        for more, near in zip((0, pivot), _manoeuvres(calm, going.open, board.shifts, apart), strict=True):
            join(onward[spent + more + usual], near, easy)
            n0, n1, n2, n3, n4, n5 = near
            if (n0 | n1 | n2 | n3 | n4 | n5) & hard:
                for price, cells in dear:
                    if spent + more + price <= points:
                        join(onward[spent + more + price], near, cells)
        if front & going.odd_starts:
            ride_odd(flood, heads, spent, pivot, apart)
    reached = [d0, d1, d2, d3, d4, d5]
    for row in (onward[points], *stopped):
        if row is not NOBODY_THERE:
            reached = [old | new for old, new in zip(reached, row, strict=True)]
    reached[being.facing] &= ~(1 << being.cell)
    start = Pose(being.cell, being.tail, being.facing)
    return RiderReach(start, board, going, obstacles, surcharge, pivot, points, onward, stopped, reached)


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
    going: Going
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
    zone, loads = flood.obstacles.zone, flood.obstacles.loads
    free = ~(flood.obstacles.blocked | loads.barred)
    front = heads[0] | heads[1] | heads[2] | heads[3] | heads[4] | heads[5]
    for odd in flood.going.odd:
        if not front & odd.start:
            continue
        shift, side = flood.board.shifts[odd.side], odd.side
        ways = [(0, side, heads[side] | heads[side - 1] | heads[side - 5])]
        if pivot is not None:
            ways += [(pivot, (side + 5) % 6, heads[side - 2]), (pivot, (side + 1) % 6, heads[side - 4])]
        for more, facing, riders in ways:
            if not riders & odd.start:
                continue
            pressed = riders & odd.start & zone
            for moved in (riders & odd.start & ~zone, pressed):
                entered = (moved << shift if shift > 0 else moved >> -shift) & free
                if more and apart:
                    entered &= ~apart[facing]
                for price, part in _slowed([(odd.cost, entered)], loads) if loads.slow else [(odd.cost, entered)]:
                    if part and spent + more + price <= flood.points:
                        flood.arrive(part, facing, spent + more + price, tense=moved is pressed)


def prices_of(field: Field, being: Being, obstacles: Obstacles) -> list[tuple[int, Cells]]:
    """Enterable cells by their price, corpses included; the same for all of a kind who meet the same obstacles."""
    key = "prices", field.kind(being)
    known = field.lately.get(key)
    if known is None or known[0] is not obstacles:
        loads = obstacles.loads
        blocked = obstacles.blocked if being.tail < 0 else obstacles.blocked & ~trenches(field)
        free = ~(blocked | loads.barred)
        plain = [(price, cells & free) for price, cells in field.going(being).costs]
        known = field.lately[key] = obstacles, _slowed(plain, loads) if loads.slow else plain
    found: list[tuple[int, Cells]] = known[1]
    return found


def heads_free(board: Board, heads: Cells, facing: int, free: Cells) -> Cells:
    """Those heads whose head and tail hexes are both free."""
    shift = board.shifts[facing]
    return heads & free & (free << shift if shift > 0 else free >> -shift)
