"""Two men with one burden, a ladder or a cauldron: the second goes in the steps of the first. Guiscard 10.1.2; The Anarchy 4.3.2."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.basis.refusal import Refusal
from hauberk.basis.term import Term
from hauberk.battle.being import Being, BeingId, Mark
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.mobility import may_move, obstacles
from hauberk.battle.movement import Walk, halt, leave_ranks, pass_test, plan_walk, step_along
from hauberk.battle.reach import FootReach, foot_reach
from hauberk.battle.state import State
from hauberk.battle.wounds import bury_surrounded
from hauberk.board.board import Cell, Cells


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


def may_haul(state: State, bearers: Bearers) -> Refusal | None:
    """Both must still be able to move; they move together. [MOVE-03, LADDER-03, A-OIL-06]"""
    pair = bearers.front, bearers.rear
    under_way = state.moving in [man.id for man in pair]
    for man in pair:
        now = state._replace(moving=man.id) if under_way else state
        if refusal := may_move(now, man._replace(marks=man.marks & ~Mark.LADDER)):
            return refusal
    return None


def reach_of(field: Field, state: State, bearers: Bearers, barred: Cells) -> FootReach:
    """Where the first could go on his own storey; not through his comrade, nor where the burden does not pass. [LADDER-02, A-OIL-06]"""
    board, front = field.board, bearers.front
    level: Cells = ((1 << board.plane) - 1) << front.cell // board.plane * board.plane
    around = obstacles(field, state, front)
    around = around._replace(blocked=around.blocked | bearers.rear.area | barred | board.all & ~level)
    return foot_reach(field, front, bearers.points(front), around)


def plan_walks(field: Field, state: State, bearers: Bearers, path: tuple[Cell, ...], trail: tuple[Cell, ...]) -> Walks | Refusal:
    """The ways of the two, or why one of them cannot go his. [LADDER-02, A-OIL-06]"""
    front = plan_walk(field, state, bearers.front, path, bearers.points(bearers.front))
    if isinstance(front, Refusal):
        return front
    rear = plan_walk(field, state, bearers.rear, trail, bearers.points(bearers.rear))
    return rear if isinstance(rear, Refusal) else Walks(front, rear)


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
