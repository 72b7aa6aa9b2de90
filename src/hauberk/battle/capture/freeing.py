"""Freeing prisoners who are led along in a column. The Anarchy 15.8; Guiscard 14.8."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.works import rested
from hauberk.battle.walls.buildings import parted
from hauberk.common.refusal import Refusal


def plan_freeing(position: Position, command: Work) -> Being | Refusal:
    """A friend who has stood beside a prisoner for a whole turn without fighting frees him. [C-PRIS-06, RULING-G-01]"""
    field, state = position
    man = state.beings[command.men[0]]
    name = man.character.name
    here = [state.beings[who] for who in state.at.get(command.cell, ())]
    prisoner = next((being for being in here if being.bound and being.side == man.side), None)
    if prisoner is None or len(command.men) > 1:
        return Refusal("nobody_to_free", "C-PRIS-06", name, field.name(command.cell))
    if man.mounted:
        return Refusal("works_on_foot", "C-PRIS-06", name)
    if not field.board.around[man.cell] >> command.cell & 1 or parted(field.board, man.cell, command.cell):
        return Refusal("not_beside_it", "C-PRIS-06", name, field.name(command.cell))
    if not rested(state.phase, man):
        return Refusal("needs_a_full_turn", "C-PRIS-06", name)
    return prisoner


def free(doing: Doing, command: Work, prisoner: Being) -> None:
    """He is free, and still without weapons. [C-PRIS-06, C-PRIS-07]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, "", True))
    doing.emit(e.Freed(prisoner.id))


def freeing_choices(position: Position) -> Iterator[Work]:
    """Everybody who can free somebody now."""
    state = position.state
    if not state.captives:
        return
    prisoners = [being for being in state.people(state.active) if being.bound]
    for man in state.people(state.active) if prisoners else ():
        for prisoner in prisoners:
            command = Work("free_prisoner", (man.id,), prisoner.cell)
            if man.able and not man.carries and not isinstance(plan_freeing(position, command), Refusal):
                yield command
