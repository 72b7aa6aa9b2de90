"""One moment of a battle's story."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.state import State
from hauberk.common.term import Term
from hauberk.tell.battle.names import Names
from hauberk.tell.details import Detail, of_term
from hauberk.tell.messages import Name
from hauberk.tell.telling import Line, TellingOf


class Telling(TellingOf[Names, State]):
    """An event in its place."""

    __slots__ = ()
    STORY: ClassVar[str] = "event"

    def man(self, who: BeingId) -> Being:
        """Somebody as he is before the event."""
        return self.state.beings[who]

    def name(self, who: BeingId) -> Name:
        """What somebody is called."""
        return self.names.being(self.state, who)

    def group(self, men: Iterable[BeingId]) -> Name:
        """What several are called."""
        return self.names.group(self.state, men)

    def terms(self, terms: Iterable[Term]) -> list[Detail]:
        """A reckoning line by line; equal terms are added up."""
        sums: dict[tuple[str, str, str], Term] = {}
        for term in terms:
            key = (term.reason, term.rule, term.about)
            sums[key] = term._replace(value=term.value + sums[key].value) if key in sums else term
        return [of_term(self.messages, term) for term in sums.values()]

    def spent(self, costs: Iterable[Term], left: int) -> list[Detail]:
        """What a movement cost and what is left."""
        return [*self.terms(costs), self.detail("left", points=max(0, left))]

    def run(self, who: BeingId) -> list[Any]:
        """Steps of this kind by the same man in an unbroken row up to this one; empty if it is not the last of them."""
        if self._continues(self.index + 1, who):
            return []
        start = self.index
        while self._continues(start - 1, who):
            start -= 1
        return list(self.events[start : self.index + 1])

    def _continues(self, index: int, who: BeingId) -> bool:
        """Is there the same kind of event by the same man?"""
        if not 0 <= index < len(self.events):
            return False
        other = self.events[index]
        return type(other) is type(self.event) and getattr(other, "man", "") == who


Gaps = dict[str, Any]
"""What fills a message."""
Teller = Callable[[Telling, Any], Line | None]
