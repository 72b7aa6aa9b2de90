"""What a garrison does for which nobody decides: it holds its walls, eats, and answers as custom has it. [C-CG-25]"""

from __future__ import annotations

from typing import Final

from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command, NamePeople, Orders
from hauberk.siege.field import SiegePosition
from hauberk.siege.fights import default_arrange, default_muster

PASS: Final = "pass"


def usual(position: SiegePosition) -> Command:
    """The usual answer to the question of the moment: no sortie, no orders, everybody at his post."""
    question = position.state.pending[-1]
    if isinstance(question, q.MusterAsked):
        return default_muster(position, question)
    if isinstance(question, q.ArrangeAsked):
        return default_arrange(position, question)
    if isinstance(question, q.OrdersAsked):
        return Orders()
    if isinstance(question, q.LineUpAsked):
        return NamePeople(question.men)
    if isinstance(question, q.InfiltratorsAsked):
        return NamePeople(question.men[: question.number])
    if isinstance(question, q.ResolveAsked):
        return Answer(question.choices[-1])
    assert isinstance(question, q.CHOICES)
    return Answer(PASS if PASS in question.choices else question.choices[0])
