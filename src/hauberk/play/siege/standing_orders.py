"""What can be left to be answered in the days of a siege, and what answers each question. Fights on the map have orders of their own."""

from __future__ import annotations

from typing import Any

from hauberk.play.standing_orders import CAPTAINS, Answer, Answering, Asked, Book, answers_of, chosen, nothing
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.field import SiegePosition
from hauberk.siege.knowledge import known_to


def line_up(asked: Asked) -> Any:
    """The usual order, where that is what was left. [EVENT-09]"""
    usual = any(isinstance(each, Answer) and each.question == "line_up_asked" for each in asked.orders)
    return next(iter(asked.of(c.NamePeople)), None) if usual else None


def seen(position: SiegePosition) -> SiegePosition:
    """What the side knows that is asked. [A-SIEGE-24]"""
    state = position.state
    return position.field.at(known_to(position, state.pending[-1].side)) if state.pending else position


ANSWERED: dict[type, Answering] = {
    **dict.fromkeys((kind for kind in q.CHOICES if kind is not q.ActionAsked), chosen),
    q.LineUpAsked: line_up,
    q.InfiltratorsAsked: nothing,
}
"""What is asked in the moves of others or of fortune; the action of the day and its orders are one's own move."""

BOOK = Book(
    kinds=(Answer,),
    answers=ANSWERED,
    seen=seen,
    phase=lambda state: state.day,
    names=lambda position, _side: position.state.people,
    offers=(*answers_of(kind for kind in ANSWERED if kind is not q.InfiltratorsAsked), *CAPTAINS),
    own=lambda _position, _side: (),
)
