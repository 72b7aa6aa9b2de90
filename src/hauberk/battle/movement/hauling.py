"""Two men with one burden, a ladder or a cauldron: the second goes in the steps of the first. Guiscard 10.1.2; The Anarchy 4.3.2."""

from __future__ import annotations

from typing import NamedTuple, Self

from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import State
from hauberk.battle.movement.barring import STOREY
from hauberk.battle.movement.far import too_far
from hauberk.battle.movement.mobility import may_move, obstacles
from hauberk.battle.movement.reach import FootReach, foot_reach
from hauberk.battle.movement.walking import Walk, halt, leave_ranks, pass_test, plan_walk, short_of, step_along, with_toll
from hauberk.battle.people.wounds import bury_surrounded
from hauberk.board.board import NOWHERE, Cell, Cells
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term


class Bearers(NamedTuple):
    """Who goes ahead, who follows, and what the burden takes from each of them in this phase. [LADDER-03, A-OIL-06]"""

    front: Being
    rear: Being
    toll: int

    def points(self, man: Being) -> int:
        """What is left to one of them for walking."""
        return max(0, man.left - self.toll)


class Walks(NamedTuple):
    """The ways of the two, step by step."""

    front: Walk
    rear: Walk

    def stages(self) -> tuple[Stage, ...]:
        """Where the two are after each hex. [DFIRE-01]"""
        steps = zip(self.front.strides, self.rear.strides, strict=True)
        return tuple(Stage((self.front.man.id, self.rear.man.id), (one.leg.pose.cell, two.leg.pose.cell)) for one, two in steps)

    def upto(self, steps: int) -> Self:
        """Their first hexes only."""
        front, rear = (walk._replace(strides=walk.strides[:steps]) for walk in self)
        return self._replace(front=front, rear=rear)


def may_haul(state: State, bearers: Bearers) -> Refusal | None:
    """Both must still be able to move; they move together. [MOVE-03, LADDER-03, A-OIL-06]"""
    pair = bearers.front, bearers.rear
    under_way = state.moving in [man.id for man in pair]
    for man in pair:
        now = state._replace(moving=man.id) if under_way else state
        if refusal := may_move(now, man._replace(marks=man.marks & ~Mark.LADDER)):
            return refusal
    return None


def _closed(field: Field, bearers: Bearers, barred: Cells) -> Cells:
    """Other storeys, the hex of his comrade, and where the burden does not pass. [LADDER-02, A-OIL-06]"""
    board = field.board
    level: Cells = ((1 << board.plane) - 1) << bearers.front.cell // board.plane * board.plane
    return bearers.rear.area | barred | board.all & ~level


def reach_of(position: Position, bearers: Bearers, barred: Cells) -> FootReach:
    """Where the first could go on his own storey; not through his comrade, nor where the burden does not pass. [LADDER-02, A-OIL-06]"""
    around = obstacles(position, bearers.front)
    around = around._replace(blocked=around.blocked | _closed(position.field, bearers, barred))
    return foot_reach(position.field, bearers.front, bearers.points(bearers.front), around)


def way_of(position: Position, bearers: Bearers, barred: Cells, bar: str, command: Work, rule: str) -> tuple[Cell, ...] | Refusal:
    """The way the owner has given to the first of them, or the shortest one to the hex he has named; `bar`: what is on the barred hexes.

    [LADDER-02, A-OIL-06]
    """
    name, closed = bearers.front.character.name, _closed(position.field, bearers, barred)
    if not command.path:
        return shortest(position, bearers, reach_of(position, bearers, barred), command.cell, rule)
    if command.cell not in (NOWHERE, command.path[-1]):
        return Refusal("path_ends_elsewhere", "MOVE-04", name, position.field.name(command.cell))
    shut = next((cell for cell in command.path if closed >> cell & 1), None)
    if shut is None:
        return command.path
    by = bearers.rear.id if bearers.rear.area >> shut & 1 else bar if barred >> shut & 1 else STOREY
    return Refusal("burden_does_not_pass", rule, name, position.field.name(shut), by=by)


def shortest(position: Position, bearers: Bearers, reach: FootReach, cell: Cell, rule: str) -> tuple[Cell, ...] | Refusal:
    """The cheapest way of the first of them to a hex."""
    if cell < 0 or not reach.reached >> cell & 1:
        return with_toll(short_of(too_far(position, bearers.front, cell, reach.obstacles), rule), bearers.front, bearers.toll)
    return reach.path(cell)


def plan_walks(position: Position, bearers: Bearers, path: tuple[Cell, ...], trail: tuple[Cell, ...]) -> Walks | Refusal:
    """The ways of the two, or why one of them cannot go his. [LADDER-02, A-OIL-06]"""
    front = plan_walk(position, bearers.front, path, bearers.points(bearers.front))
    if isinstance(front, Refusal):
        return with_toll(front, bearers.front, bearers.toll)
    rear = plan_walk(position, bearers.rear, trail, bearers.points(bearers.rear))
    return with_toll(rear, bearers.rear, bearers.toll) if isinstance(rear, Refusal) else Walks(front, rear)


def go_together(doing: Doing, men: tuple[BeingId, ...], walks: Walks, toll: Term) -> int:
    """Step by step, as far as both pass between their enemies; so many steps were made. The toll is paid with the first. [INF-02]"""
    other = doing.state.moving
    if other and other not in men:
        halt(doing, other, "done")
    for walk in walks:
        leave_ranks(doing, walk)
    paid: tuple[Term, ...] = (toll,) if toll.value else ()
    for number, strides in enumerate(zip(walks.front.strides, walks.rear.strides, strict=True)):
        tested = [who for who, stride in zip(men, strides, strict=True) if stride.test]
        if not all(pass_test(doing, who) for who in tested):
            return number
        for who, stride in zip(men, strides, strict=True):
            step_along(doing, who, [stride._replace(costs=(*paid, *stride.costs))])
        paid = ()
        if doing.state.lying:
            bury_surrounded(doing)
    return len(walks.front.strides)
