"""Friends who make room for one another, in a cascade if need be. Rulebook 5.4.4, 6.5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import NOBODY, Being, BeingId, Side
from hauberk.battle.core.commands import Displaced
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.movement import infiltration
from hauberk.battle.movement.barring import first_at
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, spoilt_floors
from hauberk.battle.people.wounds import harm
from hauberk.battle.riding.horses import drop_bridles
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.walls.buildings import may_halt
from hauberk.battle.walls.leaning import narrow
from hauberk.battle.walls.moats import plunge
from hauberk.board.board import Cell, Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite

DEEPEST_LISTED = 1
"""Longer cascades are listed only where no shorter one gives room; any lawful one is accepted."""
DETOUR = 2
"""How many friends more than the least are tried where riders stand in each other's way."""


def may_be_displaced(being: Being, side: Side) -> bool:
    """Friends on their feet, not prisoners, not in ranks; riderless horses too. [RETREAT-05, RULING-T-83]"""
    return being.side == side and being.able and not being.formation and not being.leader


def steps_aside(field: Field, being: Being) -> list[Pose]:
    """One hex in any direction; a rider or horse along its axis, and not astride a low wall or into a trench.

    [RULING-T-83, LWALL-02, SC-TRENCH-02]
    """
    graph, board = field.move_graph(being), field.board
    if being.tail < 0:
        over = narrow(field)
        return [Pose(cell) for cell in board.ways[being.cell] if (being.cell, cell) in graph.step and (being.cell, cell) not in over]
    ahead, behind = board.neighbours[being.cell][being.facing], board.neighbours[being.tail][opposite(being.facing)]
    found = []
    if (being.cell, ahead) in graph.step:
        found.append(Pose(ahead, being.cell, being.facing))
    if (being.tail, behind) in graph.step:
        found.append(Pose(being.tail, behind, being.facing))
    return [pose for pose in found if may_halt(field, being, pose) is None]


def barred_to(position: Position, side: Side) -> Cells:
    """Where the driven do not go: enemies on their feet, heaps of dead, machines, floors half gone.

    [RETREAT-01, RETREAT-04, RULING-T-85, A-TOWER-33]
    """
    state = position.state
    enemies = state.standing(1 - side) if side != NOBODY else state.standing(0) | state.standing(1)
    return enemies | hindrances(position).barred | machine_cells(state) | spoilt_floors(position)


Tolls = dict[Cell, int]
"""How many friends must step aside, at the least, before a hex is clear; hexes that cannot be cleared are missing."""


def tolls(position: Position, side: Side, banned: Cells) -> Tolls:
    """The price of every hex that a friend holds. [RETREAT-05, RULING-T-83]"""
    closed = barred_to(position, side) | banned
    friends = [friend for friend in position.state.beings.values() if may_be_displaced(friend, side)]
    steps = [(cell, pose.area & ~friend.area) for friend in friends for pose in steps_aside(position.field, friend)
             for cell in bits(friend.area & ~pose.area)]  # fmt: skip
    steps = [(cell, fresh) for cell, fresh in steps if not fresh & closed]
    found: Tolls = {}
    number = 1
    while opened := {cell for cell, fresh in steps if cell not in found and all(c in found for c in bits(fresh & position.state.occupied))}:
        found |= dict.fromkeys(opened, number)
        number += 1
    return found


class Wanted(NamedTuple):
    """The hexes somebody needs, and what is known of clearing them."""

    side: Side
    cells: Cells
    banned: Cells
    """Hexes left in this cascade: nobody steps there."""
    moved: frozenset[BeingId] = frozenset()
    tolls: Tolls | None = None
    """Known prices, to give up early; None where one step is all that is asked."""


def cascades(position: Position, wanted: Wanted, depth: int) -> Iterator[tuple[Displaced, ...]]:
    """Ways to clear the hexes somebody wants to stand on, by moving so many friends at most. [RETREAT-05, RULING-T-83]"""
    held = {cell: who for cell in bits(wanted.cells) for who in position.state.at.get(cell, ()) if who not in wanted.moved}
    if not held:
        yield ()
        return
    if depth < len(set(held.values())):
        return
    if wanted.tolls is not None and any(wanted.tolls.get(cell, depth + 1) > depth for cell in held):
        return
    friend = position.state.beings[min(held.values())]
    if not may_be_displaced(friend, wanted.side):
        return
    closed = barred_to(position, wanted.side) | wanted.banned
    for pose in steps_aside(position.field, friend):
        fresh = pose.area & ~friend.area
        if fresh & closed or pose.area & wanted.cells:
            continue
        cells, banned, moved = wanted.cells | fresh, wanted.banned | friend.area, wanted.moved | {friend.id}
        for more in cascades(position, wanted._replace(cells=cells, banned=banned, moved=moved), depth - 1):
            yield (Displaced(friend.id, pose.cell, pose.tail), *more)


Cleared = tuple[int, tuple[Displaced, ...]]
"""The number of a place, and who makes room so that somebody can stand there."""


def shortest_cascades(position: Position, man: Being, areas: list[Cells], closed: Cells = 0) -> list[Cleared]:
    """How some places can be cleared: by moving one friend at most, or, where that is no help, as few as possible. `closed`: hexes onto
    which nobody may step.

    [RETREAT-05, RULING-T-80, RULING-T-83]
    """
    wanted = [Wanted(man.side, area & ~man.area, man.area | closed) for area in areas]
    found = [(number, way) for number, one in enumerate(wanted) for way in cascades(position, one, DEEPEST_LISTED)]
    if found or not any(one.cells & position.state.occupied for one in wanted):
        return found
    known = tolls(position, man.side, man.area | closed)
    prices = [[known.get(cell, 0) for cell in bits(one.cells & position.state.occupied)] for one in wanted]
    open_to = [(number, one._replace(tolls=known)) for number, one in enumerate(wanted) if all(prices[number])]
    deepest = max((sum(prices[number]) + DETOUR for number, _ in open_to), default=0)
    for depth in range(DEEPEST_LISTED + 1, deepest + 1):
        if found := [(number, way) for number, one in open_to for way in cascades(position, one, depth)]:
            break
    return found


def check_cascade(position: Position, man: Being, area: Cells, displaced: tuple[Displaced, ...], closed: Cells = 0) -> Refusal | None:
    """Is a declared cascade lawful: each friend once, each because his hex is wanted, all alone in the end? [RETREAT-05, RULING-T-83]"""
    field, state = position
    wanted, left = area & ~man.area, man.area
    moved: dict[str, Pose] = {}
    enemies = barred_to(position, man.side) | closed
    for one in displaced:
        friend = state.beings.get(one.man)
        if friend is None or friend.id in moved or friend.id == man.id or not may_be_displaced(friend, man.side):
            return Refusal("cannot_be_displaced", "RETREAT-05", man.character.name, friend.character.name if friend else one.man)
        pose = next((p for p in steps_aside(field, friend) if (p.cell, p.tail) == (one.cell, one.tail)), None)
        if pose is None or not friend.area & wanted or pose.area & ~friend.area & (enemies | left | area):
            return Refusal("cannot_be_displaced", "RETREAT-05", man.character.name, friend.character.name)
        moved[friend.id] = pose
        left |= friend.area
        wanted = wanted & ~friend.area | pose.area & ~friend.area
    taken = area
    for who, pose in moved.items():
        if pose.area & taken:
            return Refusal("not_alone", "STACK-01", man.character.name, by=who)
        taken |= pose.area
    for cell in bits(taken & ~man.area):
        if who := first_at(state, 1 << cell, (man.id, *moved))[1]:
            return Refusal("occupied", "RETREAT-05", man.character.name, field.name(cell), by=who)
    return None


def make_room(doing: Doing, displaced: tuple[Displaced, ...]) -> None:
    """The last of the cascade steps first, led horses stay; each is tested if an enemy threatens his new hex.

    [RETREAT-05, RETREAT-06, RULING-T-87]
    """
    for one in reversed(displaced):
        friend = doing.being(one.man)
        pose = next(p for p in steps_aside(doing.field, friend) if (p.cell, p.tail) == (one.cell, one.tail))
        drop_bridles(doing, one.man)
        doing.emit(e.Retreated(one.man, (pose.cell,), pose.tail, pose.facing, displaced=True))
        plunge(doing, one.man, friend.cell, pose.cell)
    for one in displaced:
        retreat_test(doing, one.man, one.cell)


def retreat_test(doing: Doing, who: BeingId, cell: Cell, rule: str = "RETREAT-06") -> str:
    """Whoever is driven onto a hex that an enemy threatens takes the test there, the last hex included.

    [RETREAT-06, INF-10, RULING-T-28]
    """
    man = doing.being(who)
    if not man.able or man.character.is_beast or not infiltration.counting_any(doing.position, man, cell):
        return "passes"
    result = infiltration.test(doing, man, cell, rule)
    if result in ("wounded", "killed"):
        harm(doing, who, result, rule)
    return result


def entered(before: Pose, after: Pose) -> Cell:
    """The hex that counts for a rider's test: that of the head, or of the tail if only the tail moves. [INF-08, RULING-T-82]"""
    return after.tail if after.cell == before.cell else after.cell
