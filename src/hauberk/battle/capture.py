"""Capturing knights and nobles, escape and new weapons. The Anarchy 1.4."""

from __future__ import annotations

from hauberk.basis.refusal import Refusal
from hauberk.basis.term import Term
from hauberk.battle import events as e
from hauberk.battle.being import Being, BeingId, Health, Mark
from hauberk.battle.commands import Escort, Rearm
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.prisoners import guards
from hauberk.battle.state import COMBAT, MOVEMENT, State


def may_demand(field: Field, state: State, men: tuple[BeingId, ...], target: Being, differential: int) -> Refusal | None:
    """Several attackers, a raw differential of 60, a knight or noble with no friend beside him. [CAPT-01, A-CAPT-01, RULING-A-CAPT-01]"""
    name = target.character.name
    if not field.rules.switches.capture:
        return Refusal("no_capture_here", "CAPT-01", name)
    if not target.character.traits & {"knight", "noble"} or target.health == Health.STUNNED:
        return Refusal("not_worth_capture", "CAPT-01", name)
    if len(men) < 2 or differential < field.rules.figures.capture_differential:
        return Refusal("not_enough_to_yield", "CAPT-01", name)
    for cell in target.cells:
        for near in field.board.ways[cell]:
            for who in state.at.get(near, ()):
                friend = state.beings[who]
                if friend.side == target.side and who != target.id and not friend.character.is_beast:
                    return Refusal("friend_beside_him", "CAPT-01", name, friend.character.name)
    return None


def demand_surrender(doing: Doing, men: tuple[BeingId, ...], target: BeingId) -> bool:
    """One die for the target before the combat: 1–4 he yields, else he fights on. [CAPT-02, A-CAPT-02, RULING-A-CAPT-02]"""
    die = doing.roll("yield")
    yields = die <= doing.rules.figures.capture_yields
    doing.emit(e.YieldAsked(men, target, (Term(die, "die", "CAPT-02"),), yields))
    if not yields:
        return False
    man = doing.being(target)
    if man.mounted:
        _dismount_prisoner(doing, man)
    doing.emit(e.Captured(target))
    return True


def _dismount_prisoner(doing: Doing, man: Being) -> None:
    """A mounted prisoner stands beside his horse. [RULING-A-CAPT-03]"""
    board, step = doing.field.board, doing.field.going_on_foot(man).step
    near = sorted({cell for one in man.cells for cell in board.neighbours[one] if (one, cell) in step})
    free = [cell for cell in near if not doing.state.occupied >> cell & 1]
    if free:
        doing.emit(e.Dismounted(man.id, man.mount, free[0], (), 0))
    else:  # no room: he stands where his horse's tail was and the horse is let go by
        doing.emit(e.Dismounted(man.id, man.mount, man.tail, (), 0))


def plan_escort(field: Field, state: State, command: Escort) -> tuple[tuple[Term, ...], ...] | Refusal:
    """Both guards stay beside the prisoner the whole way: the three move as one body, each guard paying his own ground.

    [CAPT-04, A-CAPT-04, A-CAPT-05]
    """
    prisoner = state.beings[command.man]
    name, board = prisoner.character.name, field.board
    if not prisoner.captive or prisoner.side == state.active or state.sequence != MOVEMENT:
        return Refusal("no_prisoner", "CAPT-04", name)
    held_by = {guard.id for guard in guards(field, state, prisoner)}
    if len(set(command.guards)) != field.rules.figures.capture_guards or not held_by.issuperset(command.guards):
        return Refusal("needs_two_guards", "CAPT-04", name)
    men = [state.beings[who] for who in command.guards]
    for guard in men:
        if guard.marks & (Mark.MOVED | Mark.HALTED | Mark.CHARGED | Mark.WORKED):
            return Refusal("movement_over", "MOVE-03", guard.character.name)
    trio = prisoner.area | men[0].area | men[1].area
    free = ~(state.occupied & ~trio)
    cells = [prisoner.cell, men[0].cell, men[1].cell]
    paid: list[list[Term]] = [[], []]
    for target in command.path:
        direction = board.direction(cells[0], target)
        if direction is None:
            return Refusal("not_adjacent", "MOVE-04", name, field.name(target))
        ahead = [board.neighbours[cell][direction] for cell in cells]
        for being, here, there in zip((prisoner, *men), cells, ahead, strict=True):
            price = field.going_on_foot(being).step.get((here, there))
            if price is None or not free >> there & 1:
                return Refusal("impassable", "CAPT-04", being.character.name, field.name(there))
        for number, guard in enumerate(men):
            price = field.going_on_foot(guard).step[cells[number + 1], ahead[number + 1]]
            paid[number].append(Term(price, "terrain", "MOVE-04", board.ground[ahead[number + 1]].id))
        cells = ahead
    if not command.path or any(sum(term.value for term in terms) > guard.left for terms, guard in zip(paid, men, strict=True)):
        return Refusal("not_enough_points", "MOVE-05", name)
    return tuple(tuple(terms) for terms in paid)


def escort(doing: Doing, command: Escort, costs: tuple[tuple[Term, ...], ...]) -> None:
    """Guards and prisoner go on together. [CAPT-04]"""
    board = doing.field.board
    places = [doing.being(who).cell for who in command.guards]
    here = doing.being(command.man).cell
    for target in command.path:
        direction = board.direction(here, target)
        places = [board.neighbours[cell][direction or 0] for cell in places]
        here = target
    doing.emit(e.Escorted(command.man, command.path, command.guards, tuple(places), costs))


def escort_choices(field: Field, state: State) -> list[Escort]:
    """One step in each direction, and straight on as far as it goes."""
    found = []
    for prisoner in state.people(1 - state.active):
        if not prisoner.captive or not prisoner.on_map:
            continue
        held_by = guards(field, state, prisoner)
        pairs = [(one.id, two.id) for i, one in enumerate(held_by) for two in held_by[i + 1 :]]
        for pair in pairs:
            for direction in range(6):
                path: tuple[int, ...] = ()
                cell = field.board.neighbours[prisoner.cell][direction]
                while cell >= 0:
                    path = (*path, cell)
                    command = Escort(prisoner.id, pair, path)
                    if isinstance(plan_escort(field, state, command), Refusal):
                        break
                    found.append(command)
                    cell = field.board.neighbours[cell][direction]
    return found


def plan_rearming(field: Field, state: State, command: Rearm) -> bool | Refusal:
    """A full turn beside a dead character gives an escaped prisoner weapons. [CAPT-07, A-CAPT-08, A-CAPT-09, RULING-A-CAPT-05]"""
    man = state.beings[command.man]
    name = man.character.name
    if man.side != state.active or not man.able or not man.disarmed:
        return Refusal("not_disarmed", "CAPT-07", name)
    if not _dead_beside(field, state, man):
        return Refusal("no_dead_beside", "CAPT-07", name)
    if man.since < 0:
        return False if state.sequence == MOVEMENT else Refusal("begin_in_movement", "RULING-A-GEN-01", name)
    if state.sequence != COMBAT or state.phase < man.since + 2 or man.marks & (Mark.MOVED | Mark.SHOT | Mark.ATTACKED):
        return Refusal("full_turn_of_work", "RULING-A-GEN-01", name)
    return True


def _dead_beside(field: Field, state: State, man: Being) -> bool:
    near = {man.cell, *field.board.ways[man.cell]}
    return any(
        other.health == Health.DEAD and other.on_map and not other.character.is_beast and near & set(other.cells)
        for other in state.beings.values()
    )


def rearm(doing: Doing, command: Rearm, ready: bool) -> None:
    """He begins to look for weapons, or has found them. [CAPT-07]"""
    if ready:
        doing.emit(e.Rearmed(command.man))
    else:
        doing.emit(e.WorkBegun(command.man))


def set_free(doing: Doing, who: BeingId) -> None:
    """A prisoner who gets away has his wounded numbers until he finds weapons. [CAPT-05, CAPT-07]"""
    if doing.being(who).captive:
        doing.emit(e.Freed(who))


def rearming_choices(field: Field, state: State) -> list[Rearm]:
    """Escaped prisoners beside a dead man."""
    commands = [Rearm(man.id) for man in state.people(state.active) if man.disarmed and man.able]
    return [command for command in commands if not isinstance(plan_rearming(field, state, command), Refusal)]
