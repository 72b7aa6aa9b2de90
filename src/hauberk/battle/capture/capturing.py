"""Capturing knights and nobles, escape and new weapons. The Anarchy 1.4."""

from __future__ import annotations

from typing import NamedTuple, Self

from hauberk.battle.capture.prisoners import guards
from hauberk.battle.core import events as e
from hauberk.battle.core.being import UNARMED, Being, BeingId, Health, Mark
from hauberk.battle.core.commands import Escort, Rearm
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.machines.oxen import full_turn
from hauberk.battle.movement.barring import what_bars
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.movement.walking import Walk, begin, leave_ranks, pass_test, plan_walk
from hauberk.battle.riding.horses import drop_bridles, find_room
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.dice import span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total


def may_demand(position: Position, men: tuple[BeingId, ...], target: Being, differential: int) -> Refusal | None:
    """Several attackers, a raw differential of 60, a knight or noble with no friend beside him.

    [CAPT-01, A-CAPT-01, RULING-A-CAPT-01]
    """
    field, state = position
    name = target.character.name
    if not field.rules.switches.capture:
        return Refusal("no_capture_here", "CAPT-01", name)
    if not target.character.traits & {"knight", "noble"} or target.health == Health.STUNNED:
        return Refusal("not_worth_capture", "CAPT-01", name)
    if len(men) < 2:
        return Refusal("one_alone_demands_nothing", "CAPT-01", name)
    if differential < field.rules.figures.capture_differential:
        return Refusal("not_enough_to_yield", "CAPT-01", name, needs=field.rules.figures.capture_differential, has=differential)
    for cell in target.cells:
        for near in field.board.ways[cell]:
            for who in state.at.get(near, ()):
                friend = state.beings[who]
                if friend.side == target.side and who != target.id and not friend.character.is_beast:
                    return Refusal("friend_beside_him", "CAPT-01", name, friend.character.name)
    return None


def demand_surrender(doing: Doing, men: tuple[BeingId, ...], target: BeingId, differential: tuple[Term, ...]) -> bool:
    """One die for the target before the combat: 1–4 he yields and is not fought, else he fights on.

    [CAPT-02, CAPT-03, A-CAPT-02, A-CAPT-03, RULING-A-CAPT-02]
    """
    terms = doing.roll_and_add("yield", "CAPT-02", who=target)
    yields = total(terms) <= doing.rules.figures.capture_yields
    needs = span(1, doing.rules.figures.capture_yields)
    doing.emit(e.YieldAsked(men, target, terms, yields, differential, needs))
    if not yields:
        return False
    man = doing.being(target)
    drop_bridles(doing, target)
    if man.mounted:
        _dismount_prisoner(doing, man)
    enough = doing.rules.figures.capture_guards
    guarded = len(guards(doing.position, doing.being(target))) >= enough
    doing.emit(e.Captured(target, guarded))
    return True


def _dismount_prisoner(doing: Doing, man: Being) -> None:
    """A mounted prisoner stands beside his horse. [RULING-A-CAPT-03]"""
    board, step = doing.field.board, doing.field.move_graph_on_foot(man).step
    near = sorted({cell for one in man.cells for cell in board.neighbours[one] if (one, cell) in step})
    free = [cell for cell in near if not doing.state.occupied >> cell & 1]
    if free:
        doing.emit(e.Dismounted(man.id, man.mount, free[0], (), 0))
    else:  # no room: he stands where his horse's tail was, and the horse is led off
        doing.emit(e.Dismounted(man.id, man.mount, man.tail, (), 0))
        find_room(doing, doing.being(man.mount))


class Lead(NamedTuple):
    """The way of a prisoner and those of his two guards."""

    man: BeingId
    path: tuple[Cell, ...]
    walks: tuple[Walk, Walk]

    def stages(self) -> tuple[Stage, ...]:
        """Where the guards and the prisoner are after each hex. [DFIRE-01]"""
        one, two = self.walks
        who = one.man.id, two.man.id, self.man
        ways = zip(one.strides, two.strides, self.path, strict=True)
        return tuple(Stage(who, (first.leg.pose.cell, second.leg.pose.cell, cell)) for first, second, cell in ways)

    def upto(self, steps: int) -> Self:
        """Their first hexes only."""
        one, two = (walk._replace(strides=walk.strides[:steps]) for walk in self.walks)
        return self._replace(path=self.path[:steps], walks=(one, two))


def plan_escort(position: Position, command: Escort) -> Lead | Refusal:
    """Both guards stay beside the prisoner the whole way: the three move as one body, or, where he is to step where one of them stands, in
    file behind that one; each guard pays his own ground. Who has begun to lead him goes on with him. [RULING-T-126]

    [CAPT-04, A-CAPT-04, A-CAPT-05]
    """
    field, state = position
    prisoner = state.beings[command.man]
    name = prisoner.character.name
    if not prisoner.captive or prisoner.side == state.active or state.sequence != MOVEMENT:
        return Refusal("no_prisoner", "CAPT-04", name)
    held_by = {guard.id for guard in guards(position, prisoner)}
    needed, beside = field.rules.figures.capture_guards, len(held_by & set(command.guards))
    if len(set(command.guards)) != needed or beside < needed:
        return Refusal("needs_two_guards", "CAPT-04", name, needs=needed, has=beside)
    men = [state.beings[who] for who in command.guards]
    for guard in men:
        over = 0 if guard.along == prisoner.id else Mark.MOVED | Mark.HALTED
        if guard.marks & (over | Mark.CHARGED | Mark.WORKED):
            return Refusal("movement_over", "MOVE-03", guard.character.name)
    behind = bool(command.path) and command.path[0] in (men[0].cell, men[1].cell)
    ways = _in_file(position, (prisoner, *men), command.path) if behind else _abreast(position, (prisoner, *men), command.path)
    if isinstance(ways, Refusal):
        return ways
    one, two = (plan_walk(position, guard, way, guard.left) for guard, way in zip(men, ways[1:], strict=True))
    if isinstance(one, Refusal):
        return one
    return two if isinstance(two, Refusal) else Lead(prisoner.id, command.path, (one, two))


def _barred(position: Position, being: Being, start: Cell, cell: Cell) -> Refusal:
    """What keeps a prisoner or one of his guards from going along. [A-CAPT-05]"""
    return Refusal("cannot_be_led_there", "CAPT-04", being.character.name, by=what_bars(position, cell, start))


def _abreast(position: Position, trio: tuple[Being, ...], path: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...] | Refusal:
    """The ways of prisoner and guards, side by side over free and passable ground. [A-CAPT-05]"""
    field, state = position
    board, name = field.board, trio[0].character.name
    if not path:
        return Refusal("empty_path", "CAPT-04", name)
    taken = state.occupied | machine_cells(state)
    for being in trio:
        taken &= ~being.area
    ways = [[being.cell] for being in trio]
    for target in path:
        direction = board.direction(ways[0][-1], target)
        if direction is None:
            return Refusal("not_adjacent", "MOVE-04", name, field.name(target))
        for being, way in zip(trio, ways, strict=True):
            there = board.neighbours[way[-1]][direction]
            passable = (way[-1], there) in field.move_graph_on_foot(being).step
            if there == NOWHERE or not passable or taken >> there & 1:
                return _barred(position, being, way[-1], there)
            way.append(there)
    return tuple(tuple(way[1:]) for way in ways)


def _in_file(position: Position, trio: tuple[Being, ...], path: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...] | Refusal:
    """One guard ahead, the prisoner in his steps, the other guard behind: so they come along a rampart, through doors and down stairs.

    [A-CAPT-05]
    """
    field, state = position
    prisoner, *men = trio
    ahead = onward(position, trio, path)
    if ahead == NOWHERE:
        return Refusal("no_way_to", "CAPT-04", prisoner.character.name, field.name(path[-1]))
    before, behind = (*path[1:], ahead), (prisoner.cell, *path[:-1])
    walkers = [(prisoner, path), *((man, before if man.cell == path[0] else behind) for man in men)]
    taken = state.occupied | machine_cells(state)
    for being in trio:
        taken &= ~being.area
    for being, way in walkers:
        for one, two in zip((being.cell, *way), way, strict=False):
            climbs = "climbed" in field.board.ground[two].traits
            if (one, two) not in field.move_graph_on_foot(being).step or climbs or taken >> two & 1:
                return _barred(position, being, one, two)
    return tuple(way for _, way in walkers)


def onward(position: Position, trio: tuple[Being, ...], path: tuple[Cell, ...]) -> Cell:
    """Where the guard ahead stops at the end of a way in file: straight on if he can, else the first free place beside it."""
    field, state = position
    board, last, prisoner = field.board, path[-1], trio[0]
    before = path[-2] if len(path) > 1 else prisoner.cell
    heading = board.direction(before, last)
    straight: tuple[Cell, ...] = (board.neighbours[last][heading],) if heading is not None else ()
    step = field.move_graph_on_foot(prisoner).step
    taken = state.occupied | machine_cells(state)
    for being in trio:
        taken &= ~being.area
    for cell in (*straight, *board.ways[last]):
        open_ = cell >= 0 and (last, cell) in step and not taken >> cell & 1
        if open_ and cell not in (before, *path, prisoner.cell) and "climbed" not in board.ground[cell].traits:
            return cell  # nobody is led over ladders
    return NOWHERE


def escort(doing: Doing, command: Escort, lead: Lead) -> None:
    """Guards and prisoner go on together, as far as both guards pass between their enemies. [CAPT-04, INF-02]"""
    begin(doing, command.guards[0])
    for walk in lead.walks:
        leave_ranks(doing, walk)
    gone = 0
    for step in range(len(lead.path)):
        tested = [walk.man.id for walk in lead.walks if walk.strides[step].test]
        if tested and gone < step:
            _together(doing, lead, gone, step)
            gone = step
        if not all(pass_test(doing, who) for who in tested):
            return
    _together(doing, lead, gone, len(lead.path))


def _together(doing: Doing, lead: Lead, start: int, end: int) -> None:
    """The three make some steps of their way. [A-CAPT-05]"""
    places = tuple(walk.strides[end - 1].leg.pose.cell for walk in lead.walks)
    costs = tuple(tuple(term for stride in walk.strides[start:end] for term in stride.costs) for walk in lead.walks)
    debts = tuple(walk.strides[end - 1].debt for walk in lead.walks)
    guards = tuple(walk.man.id for walk in lead.walks)
    doing.emit(e.Escorted(lead.man, lead.path[start:end], guards, places, costs, debts))


def escort_choices(position: Position) -> list[Escort]:
    """One step in each direction, and straight on as far as it goes, abreast or in file."""
    field, state = position
    if not state.captives:
        return []
    found = []
    for prisoner in state.people(1 - state.active):
        if not prisoner.captive or not prisoner.on_map:
            continue
        held_by = guards(position, prisoner)
        pairs = [(one.id, two.id) for i, one in enumerate(held_by) for two in held_by[i + 1 :]]
        for pair in pairs:
            found += _file_choices(position, prisoner, pair)
            for direction in range(6):
                path: tuple[int, ...] = ()
                cell = field.board.neighbours[prisoner.cell][direction]
                while cell >= 0:
                    path = (*path, cell)
                    command = Escort(prisoner.id, pair, path)
                    if isinstance(plan_escort(position, command), Refusal):
                        break
                    found += [command] if command not in found else []
                    cell = field.board.neighbours[cell][direction]
    return found


def _file_choices(position: Position, prisoner: Being, pair: tuple[BeingId, BeingId]) -> list[Escort]:
    """In file behind either guard, as far as that goes on."""
    trio, found = (prisoner, *(position.state.beings[who] for who in pair)), []
    for leader in trio[1:]:
        path: tuple[Cell, ...] = (leader.cell,)
        while path[-1] != NOWHERE:
            command = Escort(prisoner.id, pair, path)
            if isinstance(plan_escort(position, command), Refusal):
                break
            found.append(command)
            path = (*path, onward(position, trio, path))
    return found


def plan_rearming(position: Position, command: Rearm) -> bool | Refusal:
    """A full turn beside a dead character gives an escaped prisoner weapons, and the values he had before; for who was led in a
    column a stunned one will do.

    [CAPT-07, C-PRIS-07, A-CAPT-08, A-CAPT-09, RULING-A-CAPT-05]
    """
    man = position.state.beings[command.man]
    name = man.character.name
    if man.side != position.state.active or not man.able or not man.disarmed:
        return Refusal("not_disarmed", "CAPT-07", name)
    if not _dead_beside(position, man):
        return Refusal("no_dead_beside", "CAPT-07", name)
    return full_turn(position.state, man)


def _dead_beside(position: Position, man: Being) -> bool:
    near = {man.cell, *position.field.board.ways[man.cell]}
    least = Health.STUNNED if UNARMED in man.character.faces else Health.DEAD  # [C-PRIS-07]
    return any(
        other.health >= least and other.on_map and not other.character.is_beast and near & set(other.cells)
        for other in position.state.beings.values()
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


def rearming_choices(position: Position) -> list[Rearm]:
    """Escaped prisoners beside a dead man."""
    state = position.state
    commands = [Rearm(man.id) for man in state.beings.values() if man.disarmed and man.side == state.active and man.able]
    return [command for command in commands if not isinstance(plan_rearming(position, command), Refusal)]
