"""Coming onto the map and leaving it, where the scenario says so. [MOVE-10, RULING-T-22]"""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.basis.term import Term, total
from hauberk.battle import events as e
from hauberk.battle.being import Away, Being
from hauberk.battle.buildings import is_severed
from hauberk.battle.commands import Enter, Leave
from hauberk.battle.doing import Doing
from hauberk.battle.field import Entry, Exit, Field
from hauberk.battle.heaps import load, loads
from hauberk.battle.infiltration import counting
from hauberk.battle.mobility import may_move
from hauberk.battle.movement import begin, pass_test
from hauberk.battle.prisoners import guards
from hauberk.battle.riding import Pose
from hauberk.battle.state import State
from hauberk.battle.withdrawal import exits_of, goes
from hauberk.board.board import NOWHERE, bits


def entry_of(field: Field, state: State, man: Being) -> Entry | None:
    """The entry by which somebody who waits may come in now."""
    for entry in field.entries:
        if man.away == Away.WAITING and man.side == state.active and man.id in entry.who and state.turn >= entry.turn:
            return entry
    return None


def horse_of(state: State, man: Being) -> str:
    """The horse he came with."""
    own = f"{man.id}.horse"
    return own if own in state.beings and state.beings[own].away in (Away.WAITING, Away.RIDDEN) else ""


def plan_entry(field: Field, state: State, command: Enter) -> tuple[Term, ...] | Refusal:
    """Onto a free hex of his entry, at the cost of that hex; a rider's tail lies behind him on the map. [MOVE-10]"""
    man = state.beings[command.man]
    name = man.character.name
    entry = entry_of(field, state, man)
    if entry is None:
        return Refusal("cannot_enter", "MOVE-10", name)
    if command.cell < 0 or not entry.cells >> command.cell & 1 or state.occupied >> command.cell & 1:
        return Refusal("not_an_entry_hex", "MOVE-10", name, field.name(command.cell))
    rides = entry.mounted and bool(horse_of(state, man))
    if command.facing not in (range(6) if rides else (-1,)):
        return Refusal("facing_for_riders", "MOVE-10", name)
    going = field.goings[(2 if rides else 0) + (1 if man.character.armoured else 0)]
    price = next((cost for cost, cells in going.costs if cells >> command.cell & 1), 0)
    if rides:
        tail = field.board.neighbours[command.cell][(command.facing + 3) % 6]
        taken = state.occupied | loads(field, state).barred
        pose = Pose(command.cell, tail, command.facing)
        if tail < 0 or not going.enterable >> tail & 1 or taken >> tail & 1 or is_severed(field, pose):
            return Refusal("no_room_for_horse", "MOVE-10", name, field.name(command.cell))
    allowance = man.character.faces["mounted" if rides else "foot"].movement
    heap, figures = load(field, state, command.cell), field.rules.figures
    if heap >= figures.corpse_barrier:
        return Refusal("corpses_bar", "CORPSE-01", name, field.name(command.cell))
    costs = [Term(price, "terrain", "MOVE-04", field.board.ground[command.cell].id)]
    if heap:
        costs.append(Term(figures.corpse_surcharge, "corpses", "CORPSE-01", field.name(command.cell)))
    if not price or total(costs) > allowance:
        return Refusal("impassable", "MOVE-10", name, field.board.ground[command.cell].id)
    return tuple(costs)


def enter(doing: Doing, command: Enter, costs: tuple[Term, ...]) -> None:
    """He comes in and may go on. [MOVE-10]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    horse = horse_of(doing.state, man) if command.facing >= 0 else ""
    tail = doing.field.board.neighbours[command.cell][(command.facing + 3) % 6] if horse else NOWHERE
    allowance = man.character.faces["mounted" if horse else "foot"].movement
    facing = command.facing if horse else -1
    doing.emit(e.Entered(man.id, command.cell, tail, facing, horse, costs, allowance - total(costs)))


def plan_leaving(field: Field, state: State, command: Leave) -> Exit | Refusal:
    """From a hex of an exit of his side, with a point left when an infiltration is paid; prisoners with their guards.

    [MOVE-10, CAPT-04, RULING-T-24]
    """
    man = state.beings[command.man]
    name = man.character.name
    if man.captive:
        return _prisoner_leaves(field, state, man)
    if refusal := may_move(state, man):
        return refusal
    if man.left < 1 + (field.rules.infiltration.surcharge if man.debt else 0):
        return Refusal("not_enough_points", "MOVE-10", name)
    for exit_ in field.exits:
        if exit_.side == man.side and exit_.cells & man.area:
            return exit_
    if goes(state, man) and exits_of(field, man.side) & man.area:
        return Exit("edge", man.side, man.area)
    return Refusal("no_exit_here", "MOVE-10", name, field.name(man.cell))


def _prisoner_leaves(field: Field, state: State, man: Being) -> Exit | Refusal:
    """His two guards bring a prisoner off any edge of the map. [CAPT-04, A-CAPT-04, A-CAPT-10]"""
    name = man.character.name
    held_by = guards(field, state, man)
    if man.side == state.active or len(held_by) < field.rules.figures.capture_guards:
        return Refusal("needs_two_guards", "CAPT-04", name)
    if NOWHERE not in field.board.neighbours[man.cell]:
        return Refusal("not_at_the_edge", "CAPT-04", name)
    return Exit("edge", state.active, 1 << man.cell)


def leave(doing: Doing, command: Leave, exit_: Exit) -> None:
    """He is off the map, and a friend on his back with him. [MOVE-10, RULING-T-24]"""
    man = doing.being(command.man)
    if not man.captive:
        begin(doing, command.man)
        if man.debt and counting(doing.field, doing.state, man, man.cell) > 1 and not pass_test(doing, man.id):
            return
    doing.emit(e.Left(command.man, exit_.id))
    if man.carries and doing.being(man.carries).side == man.side:
        doing.emit(e.Left(man.carries, exit_.id))


def entering_choices(field: Field, state: State) -> list[Enter | Leave]:
    """Who can come in or leave now."""
    found: list[Enter | Leave] = []
    for man in state.beings.values():
        if man.side == state.active and man.away == Away.WAITING and not man.character.is_beast:
            entry = entry_of(field, state, man)
            for cell in bits(entry.cells & ~state.occupied) if entry else ():
                for facing in range(6) if entry and entry.mounted and horse_of(state, man) else (-1,):
                    command = Enter(man.id, cell, facing)
                    if not isinstance(plan_entry(field, state, command), Refusal):
                        found.append(command)
        elif man.on_map and not man.character.is_beast and (field.exits or man.captive or goes(state, man)):
            go = Leave(man.id)
            if not isinstance(plan_leaving(field, state, go), Refusal):
                found.append(go)
    return found
