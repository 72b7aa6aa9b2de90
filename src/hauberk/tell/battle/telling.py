"""One moment of a story: an event, the state just before it, and the events around it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hauberk.basis.term import Term
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.events import Event, Rolled
from hauberk.battle.core.state import State
from hauberk.play.wire import snake
from hauberk.tell.battle.names import Names
from hauberk.tell.details import Detail, of_term, of_throw, remark
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, Name


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the story."""

    text: str
    kind: str
    """The kind of event it tells, such as `fought`."""
    details: tuple[Detail, ...] = ()
    """The whole reckoning: dice, terms, rules."""
    people: tuple[BeingId, ...] = ()

    @property
    def reckoning(self) -> tuple[str, ...]:
        """Its details as they are printed, each with its rule in brackets."""
        return tuple(str(detail) for detail in self.details)


@dataclass(frozen=True, slots=True)
class Telling:
    """An event in its place."""

    names: Names
    state: State
    """The state before the event."""
    events: tuple[Event, ...]
    """All events of the step."""
    index: int
    said: set[int]
    """Events that an earlier line has told already."""

    @property
    def messages(self) -> Messages:
        """The language."""
        return self.names.messages

    @property
    def event(self) -> Event:
        """The event to be told."""
        return self.events[self.index]

    @property
    def kind(self) -> str:
        """Its kind, as in messages and on the wire."""
        return snake(type(self.event).__name__)

    def man(self, who: BeingId) -> Being:
        """Somebody as he is before the event."""
        return self.state.beings[who]

    def name(self, who: BeingId) -> Name:
        """What somebody is called."""
        return self.names.being(self.state, who)

    def group(self, men: Iterable[BeingId]) -> Name:
        """What several are called."""
        return self.names.group(self.state, men)

    # -- lines -----------------------------------------------------------------------------------------------------

    def line(self, variant: str, people: Iterable[BeingId], details: Iterable[Detail] = (), **gaps: Any) -> Line:
        """The message of this kind of event, or a variant of it."""
        key = f"event-{self.kind}-{variant}" if variant else f"event-{self.kind}"
        return Line(sentence(self.messages.say(key, **gaps)), self.kind, tuple(details), tuple(dict.fromkeys(people)))

    def terms(self, terms: Iterable[Term]) -> list[Detail]:
        """A reckoning line by line; equal terms are added up."""
        sums: dict[tuple[str, str, str], Term] = {}
        for term in terms:
            key = (term.reason, term.rule, term.about)
            sums[key] = term._replace(value=term.value + sums[key].value) if key in sums else term
        return [of_term(self.messages, term) for term in sums.values()]

    def detail(self, key: str, rule: str = "", **gaps: Any) -> Detail:
        """One line of a reckoning that is not a term."""
        return remark(self.messages, key, rule, **gaps)

    def throw(self, rolled: Rolled) -> Detail:
        """A throw with its purpose."""
        return of_throw(self.messages, rolled, self.names.field.rules.own)

    def spent(self, costs: Iterable[Term], left: int) -> list[Detail]:
        """What a movement cost and what is left."""
        return [*self.terms(costs), self.detail("left", points=max(0, left))]

    # -- events around it ------------------------------------------------------------------------------------------

    def later(self, wanted: Callable[[Event], bool]) -> int | None:
        """Where the first later event of some sort is in this step."""
        for index in range(self.index + 1, len(self.events)):
            if wanted(self.events[index]):
                return index
        return None

    @property
    def before(self) -> Event | None:
        """The event right before it."""
        return self.events[self.index - 1] if self.index else None

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
