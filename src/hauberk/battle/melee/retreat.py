"""Retreats after shots and melee. Rulebook 5.4.4, 6.5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.commands import Displaced, Retreat
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import RetreatOwed
from hauberk.battle.core.state import State
from hauberk.battle.core.works import GREEK
from hauberk.battle.fire.flames import engulfed_again
from hauberk.battle.movement.mobility import shares
from hauberk.battle.people.burdens import put_down
from hauberk.battle.people.displacing import barred_to, check_cascade, entered, make_room, retreat_test, shortest_cascades
from hauberk.battle.people.wounds import harm
from hauberk.battle.riding.horses import drop_bridles
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.battle.storming.grapnels import catch
from hauberk.battle.walls.buildings import is_severed, may_halt
from hauberk.battle.walls.leaning import over_the_top
from hauberk.battle.walls.moats import plunge
from hauberk.board.board import NOWHERE, Cell, cells_of
from hauberk.board.move_graph import BEYOND
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite, rotated


class Way(NamedTuple):
    """One way back: the places on it, the last one being where he ends."""

    poses: tuple[Pose, ...]
    full: bool = True


# -- ways back -------------------------------------------------------------------------------------------------------


def ways_back(position: Position, owed: RetreatOwed, man: Being) -> Iterator[Way]:
    """Every way of the required length, whoever stands at its end. [RETREAT-01, RETREAT-04, RETREAT-09 … RETREAT-13, A-TOWER-28]"""
    if owed.naphtha:
        yield from _out_of_naphtha(position, owed, man)
    elif owed.banned:
        banned = cells_of(owed.banned)
        yield from (way for way in _ways(position, owed, man) if not any(pose.area & banned for pose in way.poses))
    else:
        yield from _ways(position, owed, man)


def _out_of_naphtha(position: Position, owed: RetreatOwed, man: Being) -> list[Way]:
    """Out of burning naphtha one goes where nothing burns; only who cannot must pass through more of it. [FIRE-09, GFIRE-12, GFIRE-13]"""
    fires = position.state.works.fires
    others = {cell: fire for cell, fire in fires.items() if fire.origin != GREEK}
    cooled = position.state._replace(works=position.state.works._replace(fires=others))
    ways = list(_ways(position.field.at(cooled), owed, man))
    flames = cells_of(fires)
    out = [way for way in ways if not way.poses[-1].area & flames]
    return out if any(_completes(position, owed, man, way) for way in out) else ways


def _ways(position: Position, owed: RetreatOwed, man: Being) -> Iterator[Way]:
    if man.tail >= 0:
        flames = cells_of(position.state.works.fires)
        yield from (way for way in _mounted_ways(position, owed, man) if not way.poses[-1].area & flames)
        return
    first = [cell for cell in _steps(position, man, man.cell) if _leads_away(position, owed, man, cell)]
    if owed.hexes == 1:
        for cell in first:
            yield Way((Pose(cell),))
        return
    for via in first:
        for cell in _steps(position, man, via):
            if position.field.board.distance(man.cell, cell) == owed.hexes:
                yield Way((Pose(via), Pose(cell)))


def _steps(position: Position, man: Being, cell: Cell) -> list[Cell]:
    """Passable hexes without an enemy on his feet. [RETREAT-01, RETREAT-03, RETREAT-04, RULING-T-85]"""
    barred = barred_to(position, man.side)
    step, over = position.field.move_graph(man).step, over_the_top(position.field)
    ways = [other for other in position.field.board.ways[cell] if (cell, other) in step and not barred >> other & 1]
    return [other for other in ways if (cell, other) not in over and step[cell, other] < BEYOND] if over else ways


def _leads_away(position: Position, owed: RetreatOwed, man: Being, cell: Cell) -> bool:
    """After a shot the first hex must be farther from the shooter; after melee any will do. [RETREAT-09, RETREAT-13, RULING-T-81]"""
    field, state = position
    distance = field.board.distance
    if owed.origin >= 0:
        return distance(owed.origin, cell) > distance(owed.origin, man.cell)
    if not field.rules.switches.retreat_away_from_attackers:
        return True
    foes = [state.beings[foe] for foe in owed.foes if state.beings[foe].on_map]
    return any(distance(foe.cell, cell) > distance(foe.cell, man.cell) for foe in foes) or not foes


def _mounted_ways(position: Position, owed: RetreatOwed, man: Being) -> Iterator[Way]:
    """Along the axis without turning, or half the counter swings. [RETREAT-10, RETREAT-11, RULING-T-82]"""
    field, state = position
    whole = [way for way in _axis_ways(position, man, owed.hexes) if _farther(field, owed, man, way.poses[0])]
    yield from whole
    if owed.origin >= 0:
        for pose in _swings(position, man):
            half = pose.cell if pose.tail == man.tail else pose.tail
            old = man.cell if pose.tail == man.tail else man.tail
            if field.board.distance(owed.origin, half) > field.board.distance(owed.origin, old):
                yield Way((pose,))
    elif not any(_completes(position, owed, man, way) for way in whole):
        for pose in _swings(position, man):
            if _leaves_contact(position, owed, man, pose) or _leaves_fire(state, man, pose):
                yield Way((pose,))


def _axis_ways(position: Position, man: Being, hexes: int) -> Iterator[Way]:
    """Straight on or straight back, over low walls and trenches, but not to stop astride or in one. [LWALL-02, SC-TRENCH-02]"""
    board = position.field.board
    for direction in (man.facing, opposite(man.facing)):
        pose, poses = pose_of(man), []
        for _ in range(hexes):
            lead = pose.cell if direction == man.facing else pose.tail
            ahead = board.neighbours[lead][direction]
            if ahead not in _steps(position, man, lead):
                break
            pose = Pose(ahead, pose.cell, man.facing) if direction == man.facing else Pose(pose.tail, ahead, man.facing)
            poses.append(pose)
        if len(poses) == hexes and may_halt(position.field, man, pose) is None:
            yield Way(tuple(poses))


def _farther(field: Field, owed: RetreatOwed, man: Being, pose: Pose) -> bool:
    if owed.origin < 0:
        return True
    distance = field.board.distance
    return min(distance(owed.origin, pose.cell), distance(owed.origin, pose.tail)) > min(
        distance(owed.origin, man.cell), distance(owed.origin, man.tail)
    )


def _swings(position: Position, man: Being) -> Iterator[Pose]:
    """Head round tail, or tail round head, by one hex, where a rider may come to stand. [LWALL-02, SC-TRENCH-02]"""
    return (pose for pose in _turned(position, man) if may_halt(position.field, man, pose) is None)


def _turned(position: Position, man: Being) -> Iterator[Pose]:
    board = position.field.board
    for turn in (1, 5):
        facing = rotated(man.facing, turn)
        head = board.neighbours[man.tail][facing]
        if head in _steps(position, man, man.cell) and not is_severed(position.field, Pose(head, man.tail, facing)):
            yield Pose(head, man.tail, facing)
    for turn in (1, 5):
        facing = rotated(man.facing, turn)
        tail = board.neighbours[man.cell][opposite(facing)]
        if tail in _steps(position, man, man.tail) and not is_severed(position.field, Pose(man.cell, tail, facing)):
            yield Pose(man.cell, tail, facing)


def _leaves_contact(position: Position, owed: RetreatOwed, man: Being, pose: Pose) -> bool:
    field, state = position
    half = pose.cell if pose.tail == man.tail else pose.tail
    old = man.cell if pose.tail == man.tail else man.tail
    for foe in owed.foes:
        area = state.beings[foe].area if state.beings[foe].on_map else 0
        if area & field.board.around[old] and not area & field.board.around[half]:
            return True
    return False


def _leaves_fire(state: State, man: Being, pose: Pose) -> bool:
    """Does half of the counter swing out of the flames? [FIRE-08]"""
    return any(man.area >> cell & 1 and not pose.area >> cell & 1 for cell in state.works.fires)


def _completes(position: Position, owed: RetreatOwed, man: Being, way: Way) -> bool:
    """Can he end there, alone, moving friends if he must?"""
    return bool(shortest_cascades(position, man, [way.poses[-1].area], cells_of(owed.banned)))


# -- choices ---------------------------------------------------------------------------------------------------------


def retreat_choices(position: Position, owed: RetreatOwed) -> list[Retreat]:
    """What the owner can choose: complete retreats, or, where there are none, as far as each can go. [RETREAT-02, RETREAT-07]"""
    return [command for who in owed.men for command in _choices_of(position, owed, position.state.beings[who])]


def _choices_of(position: Position, owed: RetreatOwed, man: Being) -> list[Retreat]:
    ways = list(ways_back(position, owed, man))
    ends = shortest_cascades(position, man, [way.poses[-1].area for way in ways], cells_of(owed.banned))
    found = [_command(man, ways[number], displaced) for number, displaced in ends]
    return found or [_command(man, Way((pose,), full=False), ()) for pose in partial_ways(position, owed, man)]


def _command(man: Being, way: Way, displaced: tuple[Displaced, ...]) -> Retreat:
    end = way.poses[-1]
    via = way.poses[0].cell if len(way.poses) > 1 and man.tail < 0 else NOWHERE
    return Retreat(man.id, end.cell, end.tail, via, displaced)


def partial_ways(position: Position, owed: RetreatOwed, man: Being) -> list[Pose]:
    """Part of a longer retreat for who cannot complete it: one free hex. [RETREAT-07, RULING-T-86]"""
    if owed.hexes == 1:
        return []
    shorter = owed._replace(hexes=1)
    poses = [way.poses[-1] for way in ways_back(position, shorter, man)]
    return [pose for pose in poses if not position.state.occupied & ~man.area & pose.area]


def plan_retreat(position: Position, command: Retreat) -> Way | Refusal:
    """The owner must take a complete retreat if there is one. [RETREAT-02, RETREAT-05, RETREAT-07, RULING-T-80]"""
    owed = position.state.pending[-1]
    assert isinstance(owed, RetreatOwed)
    if command.man not in owed.men:
        return Refusal("no_retreat_owed", "RETREAT-01", about=command.man)
    man = position.state.beings[command.man]
    ways = list(ways_back(position, owed, man))
    for way in ways:
        if _command(man, way, command.displaced) == command:
            return check_cascade(position, man, way.poses[-1].area, command.displaced, cells_of(owed.banned)) or way
    if not any(_completes(position, owed, man, way) for way in ways):
        for pose in partial_ways(position, owed, man):
            way = Way((pose,), full=False)
            if _command(man, way, ()) == command:
                return way
    return Refusal(
        "not_a_way_back", "RETREAT-09" if owed.origin >= 0 else "RETREAT-01", man.character.name, position.field.name(command.cell)
    )


# -- going back ------------------------------------------------------------------------------------------------------


def retreat(doing: Doing, command: Retreat, way: Way) -> None:
    """Friends make room, then he goes; tests on threatened hexes; who cannot go all the way is wounded. [RETREAT-05 … RETREAT-08]"""
    owed = doing.state.pending[-1]
    assert isinstance(owed, RetreatOwed)
    doing.answer()
    rest = tuple(who for who in owed.men if who != command.man)
    if rest:
        doing.ask(owed._replace(men=rest))
    drop_bridles(doing, command.man)
    put_down(doing, command.man)
    make_room(doing, command.displaced)
    if not _go(doing, command.man, way) or not way.full:
        harm(doing, command.man, "wounded", "RETREAT-07")
    if owed.naphtha:
        engulfed_again(doing, command.man)
    if owed.harm and doing.being(command.man).able:
        harm(doing, command.man, owed.harm, owed.rule)


def _go(doing: Doing, who: BeingId, way: Way) -> bool:
    """Hex by hex; False if he was stopped on the way. [RETREAT-06, RULING-T-86]"""
    start = before = pose_of(doing.being(who))
    for number, pose in enumerate(way.poses, start=1):
        last = number == len(way.poses)
        doing.emit(e.Retreated(who, (pose.cell,), pose.tail, pose.facing))
        plunge(doing, who, before.cell, pose.cell)
        catch(doing, who)
        result = retreat_test(doing, who, entered(before, pose))
        before = pose
        if not doing.being(who).able:
            return True  # stunned or dead: nothing more to demand of him
        if result != "passes" and not last:
            if shares(doing.state, doing.being(who)):  # he stays only where he is alone [RULING-T-29]
                doing.emit(e.SteppedBack(who, *start))
            return False
    return True


def hopeless(position: Position, owed: RetreatOwed) -> BeingId | None:
    """Somebody who must retreat and cannot go a single hex, not even when his comrades have gone. [RETREAT-07, RULING-T-84, CTX-04]"""
    state = position.state
    for who in owed.men:
        if not state.beings[who].able:
            return who
    for who in owed.men:  # mostly one of them has room behind him, and that is soon seen
        man = state.beings[who]
        others = state.occupied & ~man.area
        if any(not others & way.poses[-1].area for way in ways_back(position, owed, man)):
            return None
    return None if any(_choices_of(position, owed, state.beings[who]) for who in owed.men) else owed.men[0]
