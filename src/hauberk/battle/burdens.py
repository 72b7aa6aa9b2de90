"""What somebody carries on his back, and where it comes to lie. Rulebook 4.2.4."""

from __future__ import annotations

from hauberk.battle import events as e
from hauberk.battle.being import Being, BeingId, Health
from hauberk.battle.doing import Doing
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.board.board import Cell


def lay_places(field: Field, state: State, man: Being, body: Being) -> list[Cell]:
    """Free hexes around the bearer that the carried could stand on. [CARRY-02, RULING-T-19]"""
    step = field.going_on_foot(body).step
    return [cell for cell in field.board.neighbours[man.cell] if (man.cell, cell) in step and not state.occupied >> cell & 1]


def put_down(doing: Doing, who: BeingId) -> None:
    """A bearer who stops or falls without having laid down his burden: the first free hex around takes it. [RULING-T-19, RULING-T-87]"""
    man = doing.being(who)
    if not man.carries:
        return
    body = doing.being(man.carries)
    places = lay_places(doing.field, doing.state, man, body)
    doing.emit(e.LaidDown(who, body.id, places[0] if places else man.cell))
    if not places:
        doing.emit(e.Hurt(body.id, Health.DEAD, "RULING-T-19"))
