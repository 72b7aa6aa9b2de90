"""Carrying ladders: two men, one on each half. Guiscard 10.1.2; Siege 2.21."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Ladder
from hauberk.battle.movement.barring import STANDING_LADDER, first_at
from hauberk.battle.movement.hauling import Bearers, Walks, go_together, may_haul, plan_walks, reach_of, shortest, way_of
from hauberk.battle.storming.ladders import PAIR, beside, beside_foot, may_handle, named, untouchable
from hauberk.battle.walls.leaning import lawful
from hauberk.board.board import Cell, Cells, bits, cells_of
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term

# -- taking up and laying down ---------------------------------------------------------------------------------------


def plan_take_up(position: Position, command: Work) -> Ladder | Refusal:
    """A man on each half of a lying ladder takes it up; a standing one is taken down by two beside its foot and each other.

    [LADDER-02, LADDER-05, SC-LADDER-01]
    """
    field, state = position
    ladder = named(state, command, PAIR)
    if isinstance(ladder, Refusal):
        return ladder
    men = [state.beings[who] for who in command.men]
    name, cells = men[0].character.name, tuple(man.cell for man in men)
    if ladder.carriers:
        return Refusal("ladder_is_carried", "LADDER-02", name)
    if ladder.laid == state.phase:
        return Refusal("ladder_just_laid", "LADDER-02", name)
    price = field.rules.works.ladder_shift if ladder.standing else 0
    for man in men:
        if refusal := may_handle(position, man, price):
            return refusal
    if not ladder.standing:
        if cells not in (ladder.cells, ladder.cells[::-1]):
            return Refusal("not_at_both_ends", "LADDER-02", name)
    else:
        if refusal := untouchable(position, ladder, name):
            return refusal
        if not all(beside_foot(field, man, ladder.cells[0]) for man in men) or cells[1] not in field.board.neighbours[cells[0]]:
            return Refusal("not_beside_ladder", "LADDER-05", name)
    return ladder._replace(cells=cells, standing=False, facing=-1, raised=-1, carriers=command.men, side=state.active, toll=-1)


def take_up(doing: Doing, command: Work, ladder: Ladder) -> None:
    """They have it in their hands. [LADDER-02, LADDER-03]"""
    price = doing.rules.works.ladder_shift if doing.state.works.ladders[ladder.id].standing else 0
    costs = (Term(price, "ladder", "LADDER-10"),) if price else ()
    doing.emit(e.Worked(command.task, command.men, ladder.cells[0], command.thing, False, costs))
    doing.emit(e.LadderSet(ladder.id, ladder))


def taking_choices(position: Position) -> Iterator[Work]:
    """Ladders at hand."""
    field, state = position
    for ladder in state.works.ladders.values():
        if ladder.carriers:
            continue
        if ladder.standing:
            price = field.rules.works.ladder_shift
            near = [man for man in beside(position, ladder.cells[0]) if may_handle(position, man, price) is None]
            pairs = [(one, two) for number, one in enumerate(near) for two in near[number + 1 :]]
        else:
            ends = [[state.beings[who] for who in state.at.get(cell, ())] for cell in ladder.cells]
            pairs = [(one, two) for one in ends[0] for two in ends[1]]
        for one, two in pairs:
            yield from lawful(position, plan_take_up, Work("take_up_ladder", (one.id, two.id), one.cell, ladder.id))


def plan_lay_down(position: Position, command: Work) -> Ladder | Refusal:
    """Both let go of it where they stand. [LADDER-02]"""
    ladder = named(position.state, command, PAIR)
    if isinstance(ladder, Refusal):
        return ladder
    if set(ladder.carriers) != set(command.men):
        return Refusal("does_not_carry_ladder", "LADDER-02", position.state.beings[command.men[0]].character.name)
    return ladder._replace(carriers=(), laid=position.state.phase)


def lay_down(doing: Doing, command: Work, ladder: Ladder) -> None:
    """It lies; their hands are free. [LADDER-02]"""
    doing.emit(e.Worked(command.task, command.men, ladder.cells[0], command.thing, False))
    doing.emit(e.LadderSet(ladder.id, ladder))


def laying_choices(position: Position) -> Iterator[Work]:
    """Every carried ladder can be laid down."""
    for ladder in position.state.works.ladders.values():
        if ladder.carriers:
            yield Work("lay_down_ladder", ladder.carriers, ladder.cells[0], ladder.id)


# -- carrying it -----------------------------------------------------------------------------------------------------


class Haul(NamedTuple):
    """A carried ladder and the ways of its two carriers."""

    ladder: Ladder
    walks: Walks
    toll: int
    """What the burden takes from each, once a phase. [LADDER-03]"""

    def stages(self) -> tuple[Stage, ...]:
        """Where the carriers are after each hex. [DFIRE-01]"""
        return self.walks.stages()

    def upto(self, steps: int) -> Self:
        """Their first hexes only."""
        return self._replace(walks=self.walks.upto(steps))


def _bearers(position: Position, ladder: Ladder, men: tuple[BeingId, ...]) -> Bearers:
    """The two carriers, two points poorer once a phase. [LADDER-03, SC-LADDER-02]"""
    field, state = position
    toll = 0 if ladder.toll == state.phase else field.rules.works.ladder_carry
    return Bearers(state.beings[men[0]], state.beings[men[1]], toll)


def plan_carry(position: Position, command: Work) -> Haul | Refusal:
    """The first man goes to a hex, by the way he is given or by the shortest, and the second follows in his steps.

    [LADDER-02, LADDER-03, SC-LADDER-02]
    """
    state = position.state
    ladder = named(state, command, PAIR)
    if isinstance(ladder, Refusal):
        return ladder
    if set(command.men) != set(ladder.carriers):
        return Refusal("does_not_carry_ladder", "LADDER-02", state.beings[command.men[0]].character.name)
    pair = _bearers(position, ladder, command.men)
    if refusal := may_haul(state, pair):
        return refusal
    walks = _walks(position, pair, way_of(position, pair, _feet(state), STANDING_LADDER, command, "LADDER-03"))
    return walks if isinstance(walks, Refusal) else Haul(ladder, walks, pair.toll)


def _feet(state: State) -> Cells:
    """Standing ladders: up them none is carried. [LADDER-02]"""
    return cells_of(ladder.cells[0] for ladder in state.works.ladders.values() if ladder.standing)


def _walks(position: Position, pair: Bearers, path: tuple[Cell, ...] | Refusal) -> Walks | Refusal:
    """The ways of the two; they and the ladder end on free hexes. [LADDER-02, STACK-01]"""
    if isinstance(path, Refusal):
        return path
    trail = (pair.front.cell, *path[:-1])
    cell, who = first_at(position.state, cells_of((path[-1], trail[-1])) & ~(pair.front.area | pair.rear.area))
    if who:
        return Refusal("occupied", "STACK-01", pair.front.character.name, position.field.name(cell), by=who)
    return plan_walks(position, pair, path, trail)


def carry(doing: Doing, command: Work, haul: Haul) -> None:
    """They walk, and the ladder lies where they stand at the end. [LADDER-02, LADDER-03]"""
    made = go_together(doing, command.men, haul.walks, Term(haul.toll, "ladder", "LADDER-03"))
    ends = [walk.strides[made - 1].leg.pose.cell if made else walk.man.cell for walk in haul.walks]
    doing.emit(e.Worked(command.task, command.men, ends[0], command.thing, False))
    doing.emit(e.LadderSet(haul.ladder.id, haul.ladder._replace(cells=tuple(ends), carriers=command.men, toll=doing.state.phase)))


def carrying_choices(position: Position) -> Iterator[Work]:
    """Every hex to which a carried ladder can be brought, either end first."""
    state = position.state
    for ladder in state.works.ladders.values():
        if not ladder.carriers:
            continue
        for men in (ladder.carriers, ladder.carriers[::-1]):
            pair = _bearers(position, ladder, men)
            if may_haul(state, pair):
                continue
            reach = reach_of(position, pair, _feet(state))
            for cell in bits(reach.reached & ~(state.occupied & ~pair.front.area)):
                if not isinstance(_walks(position, pair, shortest(position, pair, reach, cell, "LADDER-03")), Refusal):
                    yield Work("carry_ladder", men, cell, ladder.id)
