"""Coming onto the map and leaving it, where the scenario says so. [MOVE-10, RULING-T-22]"""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.capture.prisoners import guards
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Away, Being
from hauberk.battle.core.commands import Enter, GoRound, Leave
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Entry, Exit, Field, Position, Way
from hauberk.battle.core.state import State
from hauberk.battle.movement.hindrances import barred, hindrances, tolls_of
from hauberk.battle.movement.infiltration import counting
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.movement.walking import begin, pass_test
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.scenario.leading_in import beasts_of, led_in
from hauberk.battle.scenario.patrols import comes_up, patrol_entry
from hauberk.battle.scenario.withdrawal import exits_of, goes
from hauberk.battle.walls.buildings import is_severed
from hauberk.board.board import NOWHERE, bits
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.grid.hex import opposite


def entry_of(position: Position, man: Being) -> Entry | None:
    """The entry by which somebody who waits may come in now, with the hexes along which he stands. [MOVE-10, ASSLT-04, A-ACT-04]"""
    field, state = position
    if man.away != Away.WAITING or man.side != state.active:
        return None
    for entry in field.entries:
        if man.id in entry.who and state.turn >= entry.turn:
            cells = next((way.cells for way in entry.ways if way.id == man.way), entry.cells)
            return entry._replace(cells=cells)
    return patrol_entry(field, man) if field.patrols else None


def horse_of(state: State, man: Being) -> str:
    """The horse he came with."""
    own = f"{man.id}.horse"
    return own if own in state.beings and state.beings[own].away in (Away.WAITING, Away.RIDDEN) else ""


def plan_entry(position: Position, command: Enter) -> tuple[Term, ...] | Refusal:
    """Onto a free hex of his entry, at the cost of that hex; a rider's tail lies behind him on the map. [MOVE-10]"""
    field, state = position
    man = state.beings[command.man]
    name = man.character.name
    entry = entry_of(position, man)
    if entry is None:
        return _not_yet(position, man)
    if man.since == state.phase:
        return Refusal("still_going_round", "ASSLT-05", name)
    if not entry.cells & ~state.occupied:
        return Refusal("no_room_to_enter", "MOVE-10", name)
    if command.cell < 0 or not entry.cells >> command.cell & 1 or state.occupied >> command.cell & 1:
        return Refusal("not_an_entry_hex", "MOVE-10", name, field.name(command.cell))
    rides = entry.mounted and bool(horse_of(state, man))
    if command.facing not in (range(6) if rides else (-1,)):
        return Refusal("facing_for_riders", "MOVE-10", name)
    graph = field.move_graphs[(2 if rides else 0) + (1 if man.character.armoured else 0)]
    price = next((cost for cost, cells in graph.costs if cells >> command.cell & 1), 0)
    if rides:
        tail = field.board.neighbours[command.cell][opposite(command.facing)]
        taken = state.occupied | hindrances(position).barred
        pose = Pose(command.cell, tail, command.facing)
        if tail < 0 or not graph.enterable >> tail & 1 or taken >> tail & 1 or is_severed(field, pose):
            return Refusal("no_room_for_horse", "MOVE-10", name, field.name(command.cell))
    allowance = allowance_of(position, man, rides)
    if refusal := barred(position, name, command.cell):
        return refusal
    costs = [Term(price, "terrain", "MOVE-04", field.board.ground[command.cell].id), *tolls_of(position, command.cell)]
    if not price or total(costs) > allowance:
        return Refusal("impassable", "MOVE-10", name, field.board.ground[command.cell].id)
    if beasts_of(state, man) and led_in(position, man, _pose(field, command)) is None:
        return Refusal("no_room_for_beasts", "HORSE-05", name, field.name(command.cell))
    return tuple(costs)


def _not_yet(position: Position, man: Being) -> Refusal:
    """Why somebody has no way in now: his turn has not come, or he is not one who comes in. [MOVE-10]"""
    name = man.character.name
    later = next((entry.turn for entry in position.field.entries if man.id in entry.who and position.state.turn < entry.turn), 0)
    if later and man.away == Away.WAITING and man.side == position.state.active:
        return Refusal("comes_later", "MOVE-10", name, str(later))
    return Refusal("cannot_enter", "MOVE-10", name)


def _pose(field: Field, command: Enter) -> Pose:
    tail = field.board.neighbours[command.cell][opposite(command.facing)] if command.facing >= 0 else NOWHERE
    return Pose(command.cell, tail, command.facing)


def allowance_of(position: Position, man: Being, rides: bool) -> int:
    """How far somebody comes who enters now; a patrol has half its points in the first turn. [FORAGE-06, A-ACT-28, RULING-G-71]"""
    whole = man._replace(mount=horse_of(position.state, man) if rides else "").values.movement
    return whole // 2 if comes_up(position, man) else whole


def enter(doing: Doing, command: Enter, costs: tuple[Term, ...]) -> None:
    """He comes in and may go on. [MOVE-10]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    horse = horse_of(doing.state, man) if command.facing >= 0 else ""
    pose = _pose(doing.field, command if horse else Enter(command.man, command.cell))
    allowance = allowance_of(doing.position, man, bool(horse))
    train = led_in(doing.position, man, pose) or ()
    doing.emit(e.Entered(man.id, pose.cell, pose.tail, pose.facing, horse, costs, allowance - total(costs)))
    for beast, place in train:
        doing.emit(e.LedIn(beast, man.id, place.cell, place.tail, place.facing))


def plan_going_round(position: Position, command: GoRound) -> Way | Refusal:
    """Who waits beside the map goes round it to another of his ways, if they are free to him; it takes him one movement sequence.

    [ASSLT-05, A-ACT-04, A-ACT-33, RULING-G-63, RULING-A-ACT-04]
    """
    field, state = position
    man = state.beings[command.man]
    name = man.character.name
    entry = next((entry for entry in field.entries if man.id in entry.who), None)
    if man.away != Away.WAITING or man.side != state.active or entry is None:
        return Refusal("cannot_enter", "MOVE-10", name)
    way = next((way for way in entry.ways if way.id == command.way), None)
    if entry.fixed or way is None:
        return Refusal("no_way_round", "ASSLT-04", name)
    if man.since == state.phase:
        return Refusal("still_going_round", "ASSLT-05", name)
    return Refusal("stands_there", "ASSLT-05", name) if way.id == (man.way or entry.ways[0].id) else way


def go_round(doing: Doing, command: GoRound, way: Way) -> None:
    """He stands there from now on and can come in when the sequence is over. [ASSLT-05, RULING-G-63]"""
    doing.emit(e.WentRound(command.man, way.id))


def plan_leaving(position: Position, command: Leave) -> Exit | Refusal:
    """From a hex of an exit of his side, with a point left when an infiltration is paid; prisoners with their guards.

    [MOVE-10, CAPT-04, RULING-T-24]
    """
    field, state = position
    man = state.beings[command.man]
    name = man.character.name
    if man.captive:
        return _prisoner_leaves(position, man)
    if refusal := may_move(state, man):
        return refusal
    price = 1 + (field.rules.infiltration.surcharge if man.debt else 0)
    if man.left < price:
        return Refusal("not_enough_points", "MOVE-10", name, needs=price, has=max(0, man.left))
    for exit_ in field.exits:
        if exit_.side == man.side and exit_.cells & man.area:
            return exit_
    if goes(state, man) and exits_of(field, man.side) & man.area:
        return Exit("edge", man.side, man.area)
    return Refusal("no_exit_here", "MOVE-10", name, field.name(man.cell))


def _prisoner_leaves(position: Position, man: Being) -> Exit | Refusal:
    """His two guards bring a prisoner off any edge of the map. [CAPT-04, A-CAPT-04, A-CAPT-10]"""
    field, state = position
    name = man.character.name
    held_by = guards(position, man)
    if man.side == state.active or len(held_by) < field.rules.figures.capture_guards:
        return Refusal("needs_two_guards", "CAPT-04", name, needs=field.rules.figures.capture_guards, has=len(held_by))
    if NOWHERE not in field.board.neighbours[man.cell]:
        return Refusal("not_at_the_edge", "CAPT-04", name)
    return Exit("edge", state.active, 1 << man.cell)


def leave(doing: Doing, command: Leave, exit_: Exit) -> None:
    """He is off the map, and a friend on his back with him. [MOVE-10, RULING-T-24]"""
    man = doing.being(command.man)
    if not man.captive:
        begin(doing, command.man)
        if man.debt and counting(doing.position, man, man.cell) > 1 and not pass_test(doing, man.id):
            return
    doing.emit(e.Left(command.man, exit_.id))
    if man.carries and doing.being(man.carries).side == man.side:
        doing.emit(e.Left(man.carries, exit_.id))


def entering_choices(position: Position) -> list[Enter | Leave | GoRound]:
    """Who can come in, go round or leave now."""
    field, state = position
    found: list[Enter | Leave | GoRound] = []
    if not (field.exits or field.entries or field.patrols or state.captives or state.withdrawing >= 0):
        return found
    for man in state.beings.values():
        if man.side == state.active and man.away == Away.WAITING and not man.character.is_beast:
            entry = entry_of(position, man)
            found += _rounds(position, man)
            for cell in bits(entry.cells & ~state.occupied) if entry else ():
                for facing in range(6) if entry and entry.mounted and horse_of(state, man) else (-1,):
                    command = Enter(man.id, cell, facing)
                    if not isinstance(plan_entry(position, command), Refusal):
                        found.append(command)
        elif man.on_map and not man.character.is_beast and (field.exits or man.captive or goes(state, man)):
            go = Leave(man.id)
            if not isinstance(plan_leaving(position, go), Refusal):
                found.append(go)
    return found


def _rounds(position: Position, man: Being) -> Iterator[GoRound]:
    """The other ways to which somebody who waits could go."""
    for entry in position.field.entries:
        if len(entry.ways) > 1 and man.id in entry.who:
            for way in entry.ways:
                command = GoRound(man.id, way.id)
                if not isinstance(plan_going_round(position, command), Refusal):
                    yield command
