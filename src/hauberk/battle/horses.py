"""Horses without rider: taking, leading, pushing. Rulebook 4.4.3."""

from __future__ import annotations

from itertools import product

from hauberk.battle import events as e
from hauberk.battle.being import NOBODY, Being, BeingId, Health, Side
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.riding import Pose, front_hexes, leg, pose_of
from hauberk.battle.state import State
from hauberk.board.board import NOWHERE, Board, Cell, Cells, bits, cells_of

# -- control -------------------------------------------------------------------------------------------------------


def controlled_by(field: Field, state: State, beast: Being) -> Side:
    """Whose horse it is: the last owner's as long as one of his people stands right beside it. [HORSE-10, RULING-T-39]"""
    if beast.leader:
        return state.beings[beast.leader].side
    if beast.side == NOBODY:
        return NOBODY
    for cell in beast.cells:
        for near in (cell, *field.board.neighbours[cell]):
            for who in state.at.get(near, ()):
                other = state.beings[who]
                if other.side == beast.side and other.able and not other.character.is_beast:
                    return beast.side
    return NOBODY


def train_of(state: State, leader: BeingId) -> list[Being]:
    """The horses and beasts somebody leads, in a fixed order. [HORSE-09]"""
    if not state.beasts:
        return []
    return [being for being in state.beings.values() if being.leader == leader and being.alive]


def bridle_hexes(field: Field, beast: Being) -> tuple[Cell, ...]:
    """Where one stands to take a beast: the hexes before a horse's head; any side of a one-hex beast. [HORSE-03]"""
    if beast.tail < 0:
        return tuple(cell for cell in field.board.neighbours[beast.cell] if cell >= 0)
    return tuple(cell for cell in front_hexes(field.board, pose_of(beast)) if cell >= 0)


def drop_bridles(doing: Doing, leader: BeingId) -> None:
    """Who fights, falls or is driven back loses the horses he leads. [HORSE-11, RULING-T-87]"""
    for beast in train_of(doing.state, leader):
        doing.emit(e.BridleDropped(beast.id))


# -- the train -----------------------------------------------------------------------------------------------------


def train_after(field: Field, state: State, leader: Being, poses: list[Pose]) -> list[tuple[BeingId, Pose]]:
    """Where the led beasts stand after their leader's steps. [HORSE-05, HORSE-08, RULING-T-38]"""
    train = train_of(state, leader.id)
    if not train:
        return []
    places = {beast.id: pose_of(beast) for beast in train}
    before = pose_of(leader)
    for pose in poses:
        ahead = before
        for beast in train:
            old = places[beast.id]
            places[beast.id] = _follow(field, old, ahead, pose, leader.mounted)
            ahead = old
        before = pose
    return list(places.items())


def _follow(field: Field, beast: Pose, ahead: Pose, leader: Pose, mounted: bool) -> Pose:
    """One step of a led beast: a rider's horse goes at his flank, a man's follow in his track."""
    board = field.board
    if mounted:
        for turn in (5, 1):  # the flank hex on the side where the horse goes already, else the other
            head = board.neighbours[leader.tail][(leader.facing + turn) % 6]
            tail = board.neighbours[head][(leader.facing + 3) % 6] if head >= 0 else NOWHERE
            if head >= 0 and tail >= 0:
                return Pose(head, tail, leader.facing)
        return beast
    target = ahead.tail if ahead.tail >= 0 else ahead.cell
    if beast.tail < 0:
        return Pose(target)
    step = leg(board, beast, target)
    if step is not None and step.kind == "step":
        return step.pose
    facing = board.direction(beast.cell, target)
    return Pose(target, beast.cell, facing) if facing is not None else beast


def train_blocked(field: Field, state: State, leader: Being, poses: list[Pose]) -> bool:
    """Is there no room for the led beasts at the end of these steps? [HORSE-08, RULING-T-38]"""
    taken = state.occupied & ~leader.area
    for beast in train_of(state, leader.id):
        taken &= ~beast.area
    taken |= poses[-1].area
    for who, place in train_after(field, state, leader, poses):
        beast = state.beings[who]
        if taken & place.area or not _passable(field, beast, place) or (leader.mounted and place == pose_of(beast)):
            return True
        taken |= place.area
    return False


def _passable(field: Field, beast: Being, place: Pose) -> bool:
    """Led horses go wherever the terrain does not bar horses. [TERR-03, WATER-02, HORSE-12, RULING-T-21]"""
    return all("horses" not in field.board.ground[cell].bars for cell in (place.cell, place.tail) if cell >= 0)


# -- pushing -------------------------------------------------------------------------------------------------------


def push_places(field: Field, state: State, pusher: Being, beast: Being) -> list[Pose]:
    """Where a horse in the way can be pushed: the nearest two free hexes, facing as near as possible to the old. [HORSE-02, RULING-T-37]"""
    if beast.leader or controlled_by(field, state, beast) == 1 - pusher.side:
        return []
    board = field.board
    taken = state.occupied & ~beast.area
    if beast.tail < 0:
        free = [Pose(cell) for cell in board.neighbours[beast.cell] if cell >= 0 and not taken >> cell & 1]
        return [pose for pose in free if _passable(field, beast, pose)]
    best: dict[tuple[int, int], list[Pose]] = {}
    near = {cell for one in beast.cells for cell in (one, *board.neighbours[one]) if cell >= 0}
    for head, tail in product(sorted(near), repeat=2):
        facing = board.direction(tail, head)
        pose = Pose(head, tail, facing if facing is not None else -1)
        if facing is None or pose.area & taken or pose.area == beast.area or not _passable(field, beast, pose):
            continue
        moved = board.distance(beast.cell, head) + board.distance(beast.tail, tail)
        turned = min((facing - beast.facing) % 6, (beast.facing - facing) % 6)
        best.setdefault((moved, turned), []).append(pose)
    return [pose for key in sorted(best) for pose in best[key]]


def nearest_places(field: Field, state: State, pusher: Being, beast: Being) -> list[Pose]:
    """The equally good places that clear the pusher's hex."""
    places = [pose for pose in push_places(field, state, pusher, beast) if not pose.area >> pusher.cell & 1]
    if not places or beast.tail < 0:
        return places
    board = field.board

    def effort(pose: Pose) -> tuple[int, int]:
        turned = min((pose.facing - beast.facing) % 6, (beast.facing - pose.facing) % 6)
        return board.distance(beast.cell, pose.cell) + board.distance(beast.tail, pose.tail), turned

    least = min(effort(pose) for pose in places)
    return [pose for pose in places if effort(pose) == least]


def beast_under(state: State, man: Being) -> Being | None:
    """The riderless horse on whose hex somebody stands."""
    for who in state.at.get(man.cell, ()):
        other = state.beings[who]
        if other.character.is_beast and other.id != man.id and other.leader != man.id:
            return other
    return None


def push_aside(doing: Doing, who: BeingId) -> None:
    """Who stops on the hex of a horse pushes it off. [HORSE-02]"""
    man = doing.being(who)
    if not man.able or man.mounted:
        return
    horse = beast_under(doing.state, man)
    if horse is None or horse.health == Health.DEAD:
        return
    places = nearest_places(doing.field, doing.state, man, horse)
    if places:
        doing.emit(e.HorseMoved(horse.id, *places[0]))


def find_room(doing: Doing, beast: Being) -> None:
    """A horse left without rider on somebody's hex goes to the nearest free place. [STACK-01, RULING-T-37]"""
    board, state = doing.field.board, doing.state
    taken = state.occupied & ~sum(1 << cell for cell in beast.cells if state.at.get(cell) == (beast.id,))
    for radius in range(1, board.columns + board.rows):
        for place in board.hex(beast.cell).ring(radius):
            head = board.at_hex(place)
            for turn in range(6) if head >= 0 and not taken >> head & 1 else ():
                facing = (beast.facing + turn) % 6 if beast.tail >= 0 else -1
                tail = board.neighbours[head][(facing + 3) % 6] if beast.tail >= 0 else NOWHERE
                pose = Pose(head, tail, facing)
                if (beast.tail < 0 or (tail >= 0 and not taken >> tail & 1)) and _passable(doing.field, beast, pose):
                    doing.emit(e.HorseMoved(beast.id, head, tail, facing))
                    return


def push_mask(field: Field, state: State, side: Side) -> Cells:
    """Hexes of riderless horses from which somebody of a side could push the horse away. [HORSE-02, RULING-T-37]"""
    found = 0
    board = field.board
    for beast in state.beings.values():
        if not beast.character.is_beast or not beast.alive or beast.leader or controlled_by(field, state, beast) == 1 - side:
            continue
        area = beast.area
        near = area
        for cell in beast.cells:
            near |= board.around[cell]
        near &= ~(state.occupied & ~area) & _horse_ground(field)
        for cell in beast.cells:
            rest = near & ~(1 << cell)
            if state.at[cell] == (beast.id,) and (rest & ~area if beast.tail < 0 else _has_pair(board, rest)):
                found |= 1 << cell
    return found


def _has_pair(board: Board, cells: Cells) -> bool:
    """Do two of these cells touch?"""
    return any(cells & (cells << shift) for shift in board.shifts if shift > 0)


def _horse_ground(field: Field) -> Cells:
    """Where horses without rider can stand. [TERR-03]"""
    key = "horse_ground"
    if key not in field.memo:
        field.memo[key] = cells_of(cell for cell in bits(field.board.all) if "horses" not in field.board.ground[cell].bars)
    ground: Cells = field.memo[key]
    return ground
