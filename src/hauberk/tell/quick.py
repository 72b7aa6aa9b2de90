"""The reckoning of a fight settled by the table: what each side is worth, the difference, the die."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from hauberk.common.term import Term, total
from hauberk.siege.tables import Losses
from hauberk.tell.details import Detail, of_term, remark, signed
from hauberk.tell.messages import Messages


class Fought(Protocol):
    """A fight settled by the table, of whatever scale. [C-QUICK-07, C-QUICK-09]"""

    @property
    def terms(self) -> tuple[Term, ...]: ...
    @property
    def attackers(self) -> int: ...
    @property
    def difference(self) -> int: ...
    @property
    def roll(self) -> tuple[Term, ...]: ...
    @property
    def letter(self) -> str: ...


def quick_details(messages: Messages, event: Fought, before: Iterable[Any], losses: tuple[Losses, Losses]) -> list[Detail]:
    """Both sides with their sums, the difference, then the die with what modifies it, the letter it gives, and what that means for each.

    `before`: the events up to this one; the die is among them. [C-QUICK-02, C-QUICK-05, C-QUICK-07, C-QUICK-08, C-QUICK-10]
    """
    lines = []
    sides = {"attackers": event.terms[: event.attackers], "defenders": event.terms[event.attackers :]}
    for side, terms in sides.items():
        lines += [of_term(messages, term) for term in terms]
        if event.attackers:  # records of 0.5.0 do not say whose the terms are
            lines.append(remark(messages, f"quick-{side}", total=total(terms)))
    lines.append(remark(messages, "quick-difference", difference=signed(event.difference)))
    faces = [each.face for each in before if getattr(each, "purpose", "") == "quick"]
    roll = (*(Term(face, "die", "C-QUICK-07") for face in faces[-1:]), *event.roll)
    return [
        *lines,
        *(of_term(messages, term) for term in roll),
        remark(messages, "quick-reads", total=total(roll), letter=event.letter),
        *(
            remark(messages, f"quick-lose-{side}", "C-QUICK-10", dead=toll.dead, wounded=toll.wounded, what=_flagged(messages, toll.flag))
            for side, toll in zip(sides, losses, strict=True)
        ),
    ]


def _flagged(messages: Messages, flag: str) -> str:
    """What becomes of a side besides its losses, if anything does."""
    return f"; {messages.say(f'quick-flag-{flag}')}" if flag else ""
