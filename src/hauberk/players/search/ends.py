"""Where somebody can end his movement: for each hex its cost, the danger of the way, and what threatens him there. No paths are built."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from hauberk.battle.core.being import Being
from hauberk.battle.core.field import Field, Position
from hauberk.battle.movement.mobility import obstacles, points_of
from hauberk.battle.movement.reach import Obstacles
from hauberk.battle.riding.mounted_reach import RiderReach, heads_free, rider_reach
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.battle.walls.buildings import halting
from hauberk.board.board import Cells, bits
from hauberk.grid.hex import opposite
from hauberk.players.search.floods import BARS, FAR, ZONE, Roads, Walk, roads, walk
from hauberk.players.search.perils import FIRE_SHARE, Perils


class Ends(NamedTuple):
    """The ends of one man, the place where he stands first; shares are of what he is worth."""

    man: Being
    cells: array[int]
    facings: array[int]
    """Of a rider; −1 on foot."""
    costs: array[int]
    danger: array[float]
    """What shots on the way may take from him: no less than he must expect."""
    threat: array[float]
    """What blows and shots of the enemy's next phase may take from him there."""

    def pose(self, board_neighbours: list[tuple[int, ...]], number: int) -> Pose:
        """A place among the ends."""
        cell, facing = self.cells[number], self.facings[number]
        return Pose(cell) if facing < 0 else Pose(cell, board_neighbours[cell][opposite(facing)], facing)


def ends_of(position: Position, man: Being, perils: Perils) -> Ends:
    """Every place where he can end alone, as the rules let him go."""
    field, state = position
    around = obstacles(position, man)
    points = points_of(position, man)
    gone = walked(field, man, points, around, perils)
    taken = state.occupied & ~man.area
    start = pose_of(man)
    here = (start.cell, start.facing if start.tail >= 0 else -1, 0)
    places = riding(field, man, points, around, taken) if man.tail >= 0 else walking(field, gone, taken, start.cell)
    cells, facings, costs = (array("i", column) for column in zip(here, *places, strict=True))
    danger = array("d", [gone.danger[cell] for cell in cells])
    threat = array("d", perils.blows(man, cells))
    fire, size = perils.fire(man), field.board.size
    for first in range(0, size * len(perils.shooters), size):
        for number, cell in enumerate(cells):
            threat[number] += FIRE_SHARE * fire[first + cell]
    return Ends(man, cells, facings, costs, danger, threat)


def walking(field: Field, gone: Walk, taken: Cells, start: int) -> list[tuple[int, int, int]]:
    """The ends of a man on foot, with their cost."""
    free, cost = field.board.all & ~taken, gone.cost
    return [(cell, -1, cost[cell]) for cell in gone.cells if free >> cell & 1 and cell != start]


def riding(field: Field, man: Being, points: int, around: Obstacles, taken: Cells) -> list[tuple[int, int, int]]:
    """The ends of a rider: head, facing and cost; both his hexes must be free, and nobody halts astride a wall."""
    reach = rider_reach(field, man, points, around)
    free = halting(field, [heads_free(field.board, heads, facing, ~taken) if heads else 0 for facing, heads in enumerate(reach.reached)])
    places = [(cell, facing, cost) for facing in range(6) for cell, cost in _arrived(reach, facing) if free[facing] >> cell & 1]
    return [place for place in places if place[:2] != (man.cell, man.facing)]


def _arrived(reach: RiderReach, facing: int) -> list[tuple[int, int]]:
    """The heads of one facing with their least cost."""
    found, before = [], 0
    for spent in range(reach.points + 1):
        new = (reach.onward[spent][facing] | reach.stopped[spent][facing]) & reach.reached[facing] & ~before
        before |= new
        found += [(cell, spent) for cell in bits(new)]
    return found


def walked(field: Field, man: Being, points: int, around: Obstacles, perils: Perils) -> Walk:
    """The flood of a man; of a rider as if he could turn on the spot, which only makes his way look shorter."""
    bars, tolls = _tables(field, around)
    surcharge = field.rules.infiltration.surcharge
    ways = ways_of(field, man, around)
    return walk(ways, bars, tolls, perils.fire(man), len(perils.shooters), man.cell, min(points, FAR - 1), surcharge, man.debt)


def ways_of(field: Field, man: Being, around: Obstacles) -> Roads:
    """The ways of his kind as arrays, without those that are shut for the time being."""
    key = "search roads", field.kind(man)
    known: Roads | None = field.memo.get(key)
    if known is None:
        known = field.memo[key] = roads(field.board, field.move_graph(man))
    closed = set(around.shut)
    if around.closed:
        closed |= {way for way in field.move_graph(man).step if around.boards(*way)}
    return known.without(closed) if closed else known


def _tables(field: Field, around: Obstacles) -> tuple[bytes, bytes]:
    """What bars and presses, and what corpses cost, by cell; the same for all who meet the same obstacles."""
    known, now = field.lately.get("search tables"), (around.blocked, around.zone, around.hindrances)
    if known is None or known[0] != now:
        size = field.board.size
        bars, tolls = bytearray(size), bytearray(size)
        for cell in bits((around.blocked | around.hindrances.barred) & field.board.all):
            bars[cell] = BARS
        for cell in bits(around.zone & field.board.all):
            bars[cell] |= ZONE
        for toll in around.hindrances.tolls:
            for cell in bits(toll.cells & field.board.all):
                tolls[cell] += toll.points
        known = field.lately["search tables"] = now, bytes(bars), bytes(tolls)
    return known[1], known[2]
