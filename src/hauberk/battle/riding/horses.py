"""Horses without rider: taking, leading, pushing. Rulebook 4.4.3."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import NOBODY, Being, BeingId, Side
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, own_area
from hauberk.battle.riding.two_hexes import Pose, front_hexes, pose_of
from hauberk.battle.walls.buildings import is_severed, parted, severed
from hauberk.board.board import NOWHERE, Board, Cell, Cells, bits, cells_of
from hauberk.grid.hex import opposite, rotated, sixths_between

# -- control -------------------------------------------------------------------------------------------------------


def controlled_by(position: Position, beast: Being) -> Side:
    """Whose horse it is: the last owner's as long as one of his people stands right beside it. [HORSE-10, RULING-T-39]"""
    if beast.leader:
        return position.state.beings[beast.leader].side
    if beast.side == NOBODY or beast.cell < 0:
        return NOBODY
    near = beast.area
    for cell in beast.cells:
        near |= position.field.board.around[cell]
    return beast.side if position.state.standing(beast.side) & near else NOBODY


def train_of(state: State, leader: BeingId) -> list[Being]:
    """The horses and beasts somebody leads, in a fixed order. [HORSE-09]"""
    if not state.led:  # this is asked at every step
        return []
    return [beast for beast in map(state.beings.__getitem__, state.led) if beast.leader == leader and beast.alive]


def bridle_hexes(field: Field, beast: Being) -> tuple[Cell, ...]:
    """Where one stands to take a beast: the hexes before a horse's head; any side of a one-hex beast; never through a wall.

    [HORSE-03, BLDG-01]
    """
    if beast.tail < 0:
        near: tuple[Cell, ...] = field.board.neighbours[beast.cell]
    else:
        near = front_hexes(field.board, pose_of(beast))
    return tuple(cell for cell in near if cell >= 0 and not parted(field.board, beast.cell, cell))


def drop_bridles(doing: Doing, leader: BeingId) -> None:
    """Who fights, falls or is driven back loses the horses he leads. [HORSE-11, RULING-T-87]"""
    for beast in train_of(doing.state, leader):
        doing.emit(e.BridleDropped(beast.id))


# -- the train -----------------------------------------------------------------------------------------------------


class Road(NamedTuple):
    """What led beasts meet on their way."""

    closed: Cells
    """Hexes they cannot enter."""
    busy: Cells
    """Hexes of others: there they pass but do not stay."""


def train_after(position: Position, leader: Being, poses: list[Pose]) -> list[tuple[BeingId, Pose]]:
    """Where the led beasts stand after their leader's steps. [HORSE-05, HORSE-08, RULING-T-38]"""
    train = train_of(position.state, leader.id)
    if not train:
        return []
    places, _ = _march(position, leader, train, poses)
    return [(beast.id, place) for beast, place in zip(train, places, strict=True)]


def train_blocked(position: Position, leader: Being, train: list[Being], poses: list[Pose]) -> bool:
    """Is there no room for the led beasts on these steps, or at their end? [HORSE-08, RULING-T-38]"""
    return not _march(position, leader, train, poses)[1]


def _march(position: Position, leader: Being, train: list[Being], poses: list[Pose]) -> tuple[list[Pose], bool]:
    """The train's places after these steps, and whether it had room: passing friends, never enemies, alone in the end."""
    field, state = position
    busy = state.occupied & ~own_area(state, leader)
    for beast in train:
        busy &= ~own_area(state, beast)
    road = Road(_closed(position, leader.side), busy)
    places, room = [pose_of(beast) for beast in train], True
    for before, now in pairwise((pose_of(leader), *poses)):
        after = (_at_flank if leader.mounted else _in_track)(field, road, places, before, now)
        room = room and after is not None
        places = after or places
    return places, room and not any(place.area & busy for place in places)


def _closed(position: Position, side: Side) -> Cells:
    """Hexes that no horse of a side passes: enemies on their feet, heaps of corpses, machines. [RULING-T-37, RULING-T-38]"""
    return position.state.standing(1 - side) | hindrances(position).barred | machine_cells(position.state)


def _in_track(field: Field, road: Road, places: list[Pose], before: Pose, now: Pose) -> list[Pose] | None:
    """One step on foot: each beast keeps its head beside the leader or beside the tail of one before it. [HORSE-05, RULING-T-38]"""
    order, held = list[int](), [before.cell]
    while (found := _next_in_hand(field, places, order, held)) is not None:
        order.append(found)
        held.append(_hind(places[found]))
    for barred in (road.closed | road.busy, road.closed):
        after = _string_along(field, [places[index] for index in order], (now.cell,), before.cell, now.area, barred)
        if after is not None:
            moved = dict(zip(order, after, strict=True))
            return [moved.get(index, place) for index, place in enumerate(places)]
    return None


def _next_in_hand(field: Field, places: list[Pose], order: list[int], held: list[Cell]) -> int | None:
    """The next beast of a train counted from its leader."""
    for index, place in enumerate(places):
        if index not in order and any(field.board.around[cell] >> place.cell & 1 for cell in held):
            return index
    return None


def _hind(pose: Pose) -> Cell:
    return pose.tail if pose.tail >= 0 else pose.cell


def _string_along(field: Field, beasts: list[Pose], held: tuple[Cell, ...], left: Cell, taken: Cells, barred: Cells) -> list[Pose] | None:
    """Places for the beasts of a train one after the other; `left`: the hex that the one before has left, where each would go first."""
    if not beasts:
        return []
    beast, *rest = beasts
    for pose in _next_places(field, beast, left):
        if pose.area & taken or pose.area & ~beast.area & barred or not any(field.board.around[cell] >> pose.cell & 1 for cell in held):
            continue
        after = _string_along(field, rest, (*held, _hind(pose)), _hind(beast), taken | pose.area, barred)
        if after is not None:
            return [pose, *after]
    return None


def _next_places(field: Field, beast: Pose, wanted: Cell) -> Iterator[Pose]:
    """The wanted hex, else where it stands, else any other hex before it or beside it."""
    steps = [cell for cell in field.board.neighbours[beast.cell] if cell != beast.tail and _may_step(field, beast.cell, cell)]
    steps.sort(key=lambda cell: cell != wanted)
    poses = [Pose(cell) if beast.tail < 0 else Pose(cell, beast.cell, field.board.neighbours[beast.cell].index(cell)) for cell in steps]
    if wanted in steps:
        yield poses.pop(0)
    yield beast
    yield from poses


def _at_flank(field: Field, road: Road, places: list[Pose], before: Pose, now: Pose) -> list[Pose] | None:
    """One step with a rider: the horse goes parallel at one of his flanks, on the same side if it can. [HORSE-08, RULING-T-38]"""
    after, taken = list[Pose](), road.closed
    for beast in places:
        if not (field.board.around[before.cell] | field.board.around[before.tail]) & beast.area:
            after.append(beast)  # not in hand any more
            continue
        best = min(_flanks(field, beast, before, now, road.busy, taken), default=None)
        if best is None:
            return None
        after.append(best[-1])
        taken |= best[-1].area
    return after


def _flanks(field: Field, beast: Pose, before: Pose, now: Pose, busy: Cells, taken: Cells) -> Iterator[tuple[bool, bool, int, Pose]]:
    """The places left and right of a rider: free ones first, then the side it goes on already, then the nearer one."""
    board = field.board
    for turn in (5, 1):
        head = board.neighbours[now.tail][rotated(now.facing, turn)]
        tail = board.neighbours[head][opposite(now.facing)] if beast.tail >= 0 and head >= 0 else NOWHERE
        pose = Pose(head, tail, now.facing if beast.tail >= 0 else -1)
        if not _may_step(field, now.tail, head) or pose.area & ~beast.area & taken:
            continue
        if beast.tail >= 0 and not (_may_step(field, head, tail) and _may_step(field, tail, head)):
            continue
        other_side = beast.cell != board.neighbours[before.tail][rotated(before.facing, turn)]
        yield bool(pose.area & busy), other_side, board.distance(beast.cell, head), pose


def _may_step(field: Field, one: Cell, two: Cell) -> bool:
    """Horses without rider go where a man could and the terrain does not bar horses. [TERR-03, WATER-02, HORSE-12, RULING-T-21]"""
    if (one, two) not in field.move_graphs[0].step or "horses" in field.board.ground[two].bars:
        return False
    facing = field.board.direction(two, one) if severed(field) else None
    return facing is None or not is_severed(field, Pose(two, one, opposite(facing)))


# -- pushing -------------------------------------------------------------------------------------------------------


def hitched(state: State, beast: Being) -> bool:
    """Is it put to a machine? [OXEN-03]"""
    return any(beast.id in machine.team for machine in state.machines.values())


class Place(NamedTuple):
    """A place for a pushed beast with the effort of getting it there: how far, and how much turned."""

    effort: tuple[int, int]
    pose: Pose


def _fixed(position: Position, side: Side, beast: Being) -> bool:
    """Can nobody of a side push it? One that is led or hitched; by the switch one in enemy hands too. [HORSE-02, RULING-T-37]"""
    if beast.leader or hitched(position.state, beast):
        return True
    return position.field.rules.switches.enemy_horse_stays and controlled_by(position, beast) == 1 - side


def push_places(position: Position, pusher: Being, beast: Being) -> list[Place]:
    """Where a horse in the way can be pushed: free hexes off the pusher's own, not through enemies, the nearest first.

    [HORSE-02, RULING-T-37]
    """
    field, state = position
    if _fixed(position, pusher.side, beast):
        return []
    closed = _closed(position, pusher.side)
    taken = closed | pusher.area | _others(state, pusher, beast)
    found: list[Place] = []
    near = seen = 0
    for radius, near in enumerate(_around_beast(field, beast, pusher.area, closed)):
        if radius or beast.tail < 0:  # a horse of two hexes has no place in the first ring that could end the search
            seen, found = near, _ranked(field, beast, near & ~taken)
            if found and found[0].effort[0] <= 2 * radius:  # farther out it costs more
                break
    return found if seen == near else _ranked(field, beast, near & ~taken)


def _others(state: State, pusher: Being, beast: Being) -> Cells:
    """Hexes of everybody living but these two."""
    two = {pusher.id, beast.id}
    mine = [cell for cell in (*state.beings[pusher.id].cells, *beast.cells) if two.issuperset(state.at.get(cell, two))]
    return state.occupied & ~cells_of([cell for cell in mine if cell >= 0])


def _ranked(field: Field, beast: Being, free: Cells) -> list[Place]:
    """The places on free hexes, the nearest first."""
    return sorted([Place(_effort(field, beast, pose), pose) for pose in _places_on(field, beast, free)], key=_EFFORT)


_EFFORT = itemgetter(0)


def _around_beast(field: Field, beast: Being, pushed: Cells, closed: Cells) -> Iterator[Cells]:
    """The hexes a beast can get to from the half that nobody pushes, one ring farther each time."""
    ways = _horse_ways(field)
    edge = beast.area & ~pushed or beast.area
    near = edge | pushed
    while edge:
        ring = 0
        for cell in bits(edge):
            ring |= ways[cell]
        if not ring:
            return
        edge = ring & ~(near | closed)
        near |= edge
        yield near


def _horse_ways(field: Field) -> list[Cells]:
    """From each cell those beside it where a horse without rider could step."""
    ways: list[Cells] | None = field.memo.get("horse_ways")
    if ways is None:
        rings = enumerate(field.board.neighbours)
        ways = field.memo["horse_ways"] = [cells_of(cell for cell in ring if _may_step(field, one, cell)) for one, ring in rings]
    return ways


def _places_on(field: Field, beast: Being, free: Cells) -> Iterator[Pose]:
    """Every place of a beast on these hexes, other than its own."""
    if beast.tail < 0:
        yield from (Pose(head) for head in bits(free))
        return
    ways, own = _horse_ways(field), beast.area
    for head in bits(free):
        if not free & ways[head]:
            continue
        for side, tail in enumerate(field.board.neighbours[head]):
            if tail >= 0 and free >> tail & ways[head] >> tail & ways[tail] >> head & 1 and own != 1 << head | 1 << tail:
                yield Pose(head, tail, opposite(side))


def _effort(field: Field, beast: Being, pose: Pose) -> tuple[int, int]:
    """How far a beast is pushed, and how much turned."""
    distance = field.board.distance
    if beast.tail < 0:
        return distance(beast.cell, pose.cell), 0
    turned = min(sixths_between(beast.facing, pose.facing), sixths_between(pose.facing, beast.facing))
    return distance(beast.cell, pose.cell) + distance(beast.tail, pose.tail), turned


def nearest_places(position: Position, pusher: Being, beast: Being) -> list[Pose]:
    """The places among which the pusher chooses: equally near and equally turned. [HORSE-02, RULING-T-37]"""
    places = push_places(position, pusher, beast)
    return [place.pose for place in places if place.effort == places[0].effort]


def beast_under(state: State, man: Being) -> Being | None:
    """The riderless horse on one of whose hexes somebody stands."""
    if not state.beasts & man.area:
        return None
    for who in [who for cell in man.cells for who in state.at.get(cell, ())]:
        other = state.beings[who]
        if other.character.is_beast and other.id != man.id and other.leader != man.id:
            return other
    return None


def push_aside(doing: Doing, who: BeingId) -> None:
    """Who stops on the hex of a horse pushes it off. [HORSE-02]"""
    man = doing.being(who)
    for _ in man.cells if man.able else ():
        horse = beast_under(doing.state, man)
        places = nearest_places(doing.position, man, horse) if horse is not None else []
        if horse is not None and places:
            doing.emit(e.HorseMoved(horse.id, *places[0]))


def find_room(doing: Doing, beast: Being) -> None:
    """A horse left without rider on somebody's hex goes to the nearest free place. [STACK-01, RULING-T-37]"""
    board, state = doing.field.board, doing.state
    taken = state.occupied & ~sum(1 << cell for cell in beast.cells if state.at.get(cell) == (beast.id,))
    for radius in range(1, board.columns + board.rows):
        for place in board.hex(beast.cell).ring(radius):
            head = board.at_hex(place)
            for turn in range(6) if head >= 0 and not taken >> head & 1 else ():
                facing = rotated(beast.facing, turn) if beast.tail >= 0 else -1
                tail = board.neighbours[head][opposite(facing)] if beast.tail >= 0 else NOWHERE
                pose = Pose(head, tail, facing)
                if is_severed(doing.field, pose):
                    continue
                if (beast.tail < 0 or (tail >= 0 and not taken >> tail & 1)) and not pose.area & ~_horse_ground(doing.field):
                    doing.emit(e.HorseMoved(beast.id, head, tail, facing))
                    return


def push_mask(position: Position, side: Side) -> Cells:
    """Hexes of riderless horses from which somebody of a side could push the horse away. [HORSE-02, RULING-T-37]"""
    field, state = position
    found = 0
    board, at, rest = field.board, state.at, state.beasts
    closed, taken = _closed(position, side), state.occupied
    plain = not board.sides and not board.closed  # no walls: hexes that touch are hexes to step on
    while rest:
        cell = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        if len(at[cell]) > 1:
            continue
        beast = state.beings[at[cell][0]]
        if _fixed(position, side, beast):
            continue
        free = ~(taken & ~beast.area | closed | 1 << cell)
        if plain and beast.tail >= 0:
            half = beast.tail if cell == beast.cell else beast.cell
            if _has_pair(board, (board.around[half] | 1 << half) & free & _horse_ground(field)):
                found |= 1 << cell
                continue
        if any(any(_places_on(field, beast, ring & free)) for ring in _around_beast(field, beast, 1 << cell, closed)):
            found |= 1 << cell
    return found


def _has_pair(board: Board, cells: Cells) -> bool:
    """Do two of these cells touch?"""
    _, up_right, right, down, _, _ = board.shifts
    return bool(cells & (cells << down | cells << up_right | cells << right))


def _horse_ground(field: Field) -> Cells:
    """Where horses without rider can stand. [TERR-03]"""
    key = "horse_ground"
    if key not in field.memo:
        field.memo[key] = cells_of(cell for cell in bits(field.board.all) if "horses" not in field.board.ground[cell].bars)
    ground: Cells = field.memo[key]
    return ground
