"""Advance after combat. Rulebook 6.6."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.choices import Choices, nth_cell
from hauberk.battle.core.commands import Advance
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import AdvanceOffered
from hauberk.battle.core.state import State
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, rolling, spoilt_floors
from hauberk.battle.movement.reach import FootReach, Obstacles, foot_reach
from hauberk.battle.movement.walking import Walk, plan_walk, short_of
from hauberk.battle.people.formation import leave
from hauberk.battle.riding.horses import drop_bridles, push_aside, push_places
from hauberk.battle.riding.mounted_reach import RiderReach, heads_free, rider_reach
from hauberk.battle.riding.two_hexes import Pose
from hauberk.battle.walls.buildings import halting, may_halt
from hauberk.battle.walls.leaning import landing, over_the_top
from hauberk.battle.walls.palisades import land
from hauberk.board.board import Cell, Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


def points_of(field: Field, man: Being) -> int:
    """Half the allowance of his present state, whatever he spent before. [ADV-02, ADV-06, RULING-T-88, CTX-09]"""
    return man.values.movement // field.rules.figures.advance_divisor


def climb(field: Field, man: Being, first: Cell) -> int:
    """An advance takes the place of the points for climbing from one storey to another, as from a ladder onto the wall.

    [ADV-10, LADDER-07, SC-LADDER-10]
    """
    ways = field.board.links
    if (man.cell, first) in ways or (first, man.cell) in ways or (man.cell, first) in over_the_top(field):
        return field.move_graph(man).step.get((man.cell, first), 0)
    return 0


def vacated(state: State, offer: AdvanceOffered) -> Cells:
    """The hexes the beaten left, or where they lie stunned or dead. [ADV-04, CTX-09]"""
    found = 0
    for who, cells in offer.beaten:
        man = state.beings[who]
        down = man.health >= Health.STUNNED
        for cell in cells:
            if down or cell not in man.cells:
                found |= 1 << cell
    return found


def _may_stop(position: Position, man: Being, pose: Pose) -> bool:
    """Alone on his hexes, and where the ground lets him. [STACK-03, LWALL-02]"""
    return not may_halt(position.field, man, pose) and not _in_his_place(position, man, pose)


def _in_his_place(position: Position, man: Being, pose: Pose) -> BeingId:
    """Who keeps him from being alone there; a riderless horse may be pushed aside. [STACK-03, RULING-T-88]"""
    for cell in (pose.cell, pose.tail):
        for who in position.state.at.get(cell, ()) if cell >= 0 else ():
            other = position.state.beings[who]
            if other.id == man.id:
                continue
            if not (other.character.is_beast and pose.tail < 0 and push_places(position, man._replace(cell=cell), other)):
                return other.id
    return ""


def plan_advance(position: Position, command: Advance) -> Walk | Refusal:
    """One who took part, first into a hex the enemy left, paying terrain but no infiltration. [ADV-01 … ADV-05, ADV-07, RULING-T-90]"""
    field, state = position
    offer = state.pending[-1]
    assert isinstance(offer, AdvanceOffered)
    man = state.beings[command.man]
    name = man.character.name
    if command.man not in offer.men:
        return Refusal("no_advance_offered", "ADV-03", name)
    if not man.able:
        return Refusal("cannot_advance", "ADV-01", name)
    if not command.path or not vacated(state, offer) >> command.path[0] & 1:
        return Refusal("not_left_by_enemy", "ADV-04", name, field.name(command.path[0]) if command.path else "")
    if man.mounted and command.path[0] == man.tail:
        return Refusal("not_in_front", "RIDE-01", name)
    if len(command.path) > 1 and _stops_on_the_wall(field, man, command.path[0]):
        return Refusal("stops_on_the_wall", "SC-LADDER-10", name)
    points = points_of(field, man) + climb(field, man, command.path[0])
    walk = plan_walk(position, man._replace(debt=False, marks=0), command.path, points, tests=False)
    if isinstance(walk, Refusal):
        return short_of(walk, "ADV-02")
    end = walk.strides[-1].leg.pose
    if refusal := may_halt(field, man, end):
        return refusal
    if who := _in_his_place(position, man, end):
        return Refusal("occupied", "STACK-03", name, field.name(command.path[-1]), by=who)
    return walk


def _stops_on_the_wall(field: Field, man: Being, first: Cell) -> bool:
    """Does the advance from a ladder end in its first hex? [SC-LADDER-10]"""
    return field.rules.switches.ladder_advance_stops and (man.cell, first) in over_the_top(field)


def advance(doing: Doing, command: Advance, walk: Walk) -> None:
    """He follows at once, out of his formation and without the horses he leads. [ADV-05, ADV-06, ADV-08, RULING-T-87, RULING-T-118]"""
    doing.answer()
    leave(doing, command.man)
    drop_bridles(doing, command.man)
    jump, paid = landing(doing.field, walk.man.cell, command.path[0]), _paid(doing.field, walk)
    if jump is None:
        _go(doing, walk, command.path, [term for costs in paid for term in costs])
    else:  # he lands first, and goes on if he is unhurt
        _go(doing, walk._replace(strides=walk.strides[:1]), command.path[:1], list(paid[0]))
        if land(doing, command.man, command.path[0], jump) and len(command.path) > 1:
            _go(doing, walk, command.path[1:], [term for costs in paid[1:] for term in costs])
    push_aside(doing, command.man)


def _go(doing: Doing, walk: Walk, path: tuple[Cell, ...], costs: list[Term]) -> None:
    pose = walk.strides[-1].leg.pose
    doing.emit(e.Advanced(walk.man.id, path, pose.tail, pose.facing, tuple(costs)))


def _paid(field: Field, walk: Walk) -> list[tuple[Term, ...]]:
    """What each step of the advance takes of its points: to climb onto the wall takes none. [ADV-02, ADV-10]"""
    first, *onward = [stride.costs for stride in walk.strides]
    if climb(field, walk.man, walk.strides[0].leg.pose.cell):
        first = (Term(0, "advance_climbs", "ADV-10"), *(term for term in first if term.reason == "corpses"))
    return [first, *onward]


@dataclass(slots=True, eq=False)
class AdvanceMoves(Choices):
    """Every place one victor can reach through one hex the enemy left, each by one cheapest path. [ADV-04]"""

    about: BeingId
    first: Cell
    stops: bool
    """May he stop on that first hex?"""
    reach: FootReach | RiderReach | None
    ends: tuple[Cells, ...]
    """Where he can end farther on; of a rider by facing."""

    def __len__(self) -> int:
        return self.stops + sum([cells.bit_count() for cells in self.ends])

    def nth(self, number: int) -> Advance:
        if self.stops and number == 0:
            return Advance(self.about, (self.first,))
        number -= self.stops
        for facing, cells in enumerate(self.ends):
            if number < (size := cells.bit_count()):
                cell = nth_cell(cells, number)
                rest = self.reach.path(cell) if isinstance(self.reach, FootReach) else self._ridden(cell, facing)
                return Advance(self.about, (self.first, *rest))
            number -= size
        raise IndexError(number)

    def _ridden(self, cell: Cell, facing: int) -> tuple[Cell, ...]:
        assert isinstance(self.reach, RiderReach)
        return self.reach.path(cell, facing)


def advance_choices(position: Position, offer: AdvanceOffered) -> Iterator[AdvanceMoves]:
    """For each victor the places he can reach through a hex the enemy left. [ADV-03, ADV-04]"""
    left = vacated(position.state, offer)
    for who in offer.men:
        man = position.state.beings[who]
        if man.able and not man.character.is_beast:
            for first in bits(left):
                moves = _through(position, man, first)
                if moves is not None and len(moves):
                    yield moves


def can_advance(position: Position, offer: AdvanceOffered) -> bool:
    """Can any of the victors follow? Mostly one can at least stop where the enemy stood, and that is soon seen. [ADV-03]"""
    for man in map(position.state.beings.__getitem__, offer.men):
        if man.able and not man.character.is_beast:
            for first in bits(vacated(position.state, offer)):
                opening = _opening(position, man, first)
                if opening is not None and _may_stop(position, man, opening.strides[-1].leg.pose):
                    return True
    return any(True for _ in advance_choices(position, offer))


def _opening(position: Position, man: Being, first: Cell) -> Walk | None:
    """The step into a hex the enemy left, if he can make it."""
    points = points_of(position.field, man) + climb(position.field, man, first)
    opening = plan_walk(position, man._replace(debt=False, marks=0), (first,), points, tests=False)
    return None if isinstance(opening, Refusal) or opening.strides[0].leg.kind == "back" else opening


def _through(position: Position, man: Being, first: Cell) -> AdvanceMoves | None:
    field, state = position
    opening = _opening(position, man, first)
    if opening is None:
        return None
    pose = opening.strides[-1].leg.pose
    stops = _may_stop(position, man, pose)
    rest = opening.points - opening.price
    if rest <= 0 or _stops_on_the_wall(field, man, first):
        return AdvanceMoves(man.id, first, stops, None, ())
    there = man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing, debt=False)
    shunned = rolling(position, man.side) | spoilt_floors(position)
    around = Obstacles(state.standing(1 - man.side) | machine_cells(state), 0, hindrances(position), closed=shunned)
    free = ~state.occupied | man.area
    if there.tail < 0:
        reach = foot_reach(field, there, rest, around)
        return AdvanceMoves(man.id, first, stops, reach, (reach.reached & free,))
    ride = rider_reach(field, there, rest, around)
    ends = tuple(halting(field, [heads_free(field.board, ride.reached[facing], facing, free) for facing in range(6)]))
    return AdvanceMoves(man.id, first, stops, ride, ends)
