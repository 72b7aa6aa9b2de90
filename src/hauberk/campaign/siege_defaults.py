"""What a garrison does for which nobody decides: it holds its walls, eats, and answers as custom has it. [C-CG-25]"""

from __future__ import annotations

from hauberk.siege import questions as q
from hauberk.siege.commands import Answer, Command, NamePeople, Orders
from hauberk.siege.field import SiegeField
from hauberk.siege.fights import default_arrange, default_muster
from hauberk.siege.state import SiegeState

PASS = "pass"


def usual(field: SiegeField, state: SiegeState) -> Command:
    """The usual answer to the question of the moment: no sortie, no orders, everybody at his post."""
    question = state.pending[-1]
    if isinstance(question, q.MusterAsked):
        return default_muster(field, state, question)
    if isinstance(question, q.ArrangeAsked):
        return default_arrange(field, state, question)
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
