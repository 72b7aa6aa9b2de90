"""One moment of a story of whatever game: an event, the states around it, the events around it, and who listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from hauberk.battle.core.being import BeingId
from hauberk.common.doing import Rolled
from hauberk.common.term import Term
from hauberk.play.wire import snake
from hauberk.tell.details import Detail, of_throw, remark, summed
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages


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


class AnyNames(Protocol):
    """What everything is called in one game and one language."""

    messages: Messages
    field: Any
    """The field of the game, which knows its rules."""


N = TypeVar("N", bound=AnyNames)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class TellingOf(Generic[N, S]):
    """An event in its place."""

    STORY: ClassVar[str] = ""
    """How the keys of its sentences begin."""
    DAY: ClassVar[tuple[type, ...]] = ()
    """Events beyond which nothing belongs to the same moment."""

    names: N
    state: S
    """The state before the event."""
    events: tuple[Any, ...]
    """All events of the step."""
    index: int
    said: set[int]
    """Events that an earlier line has told already."""
    watcher: Any = None
    """Who listens: a side or a faction; None may know everything, "" sees what everybody sees."""
    states: Sequence[S] = ()
    """The state before each event of the step, and the one after the last."""

    @property
    def messages(self) -> Messages:
        """The language."""
        return self.names.messages

    @property
    def event(self) -> Any:
        """The event to be told."""
        return self.events[self.index]

    @property
    def kind(self) -> str:
        """Its kind, as in messages and on the wire."""
        return snake(type(self.event).__name__)

    def sees(self, *seats: Any) -> bool:
        """May the listener know what these sides or factions know? [C-CG-08, C-CG-09]"""
        return self.watcher is None or (self.watcher != "" and self.watcher in seats)

    # -- lines -------------------------------------------------------------------------------------------------------

    def line(self, variant: str = "", people: Iterable[BeingId] = (), details: Iterable[Detail] = (), **gaps: Any) -> Line:
        """The message of this kind of event, or a variant of it."""
        key = f"{self.STORY}-{self.kind}-{variant}" if variant else f"{self.STORY}-{self.kind}"
        return Line(sentence(self.messages.say(key, **gaps)), self.kind, tuple(details), tuple(dict.fromkeys(people)))

    def detail(self, key: str, rule: str = "", **gaps: Any) -> Detail:
        """One line of a reckoning that is not a term."""
        return remark(self.messages, key, rule, **gaps)

    def reckoning(self, terms: Iterable[Term]) -> list[Detail]:
        """A sum line by line, and what it comes to."""
        return summed(self.messages, terms)

    def throw(self, rolled: Rolled) -> Detail:
        """A throw with its purpose."""
        return of_throw(self.messages, rolled, self.names.field.rules.own)

    def throws(self, *purposes: str) -> list[Detail]:
        """The dice of this step that were thrown for something, up to this event."""
        rolls = (event for event in self.events[: self.index + 1] if isinstance(event, Rolled) and event.purpose in purposes)
        return [self.throw(roll) for roll in rolls]

    # -- events around it --------------------------------------------------------------------------------------------

    @property
    def before(self) -> Any:
        """The event right before it; None if it is the first."""
        return self.events[self.index - 1] if self.index else None

    def later(self, wanted: Callable[[Any], bool]) -> int | None:
        """Where the first later event of some sort is in this step, on the same day."""
        for index in range(self.index + 1, len(self.events)):
            if isinstance(self.events[index], self.DAY):
                return None
            if wanted(self.events[index]):
                return index
        return None

    def earlier(self, wanted: Callable[[Any], bool]) -> bool:
        """Has something of the sort happened before in this step, on the same day?"""
        for event in reversed(self.events[: self.index]):
            if isinstance(event, self.DAY):
                return False
            if wanted(event):
                return True
        return False

    def alike(self, same: Callable[[Any], Any], until: tuple[type, ...] = ()) -> list[Any]:
        """This event and all later ones of its kind that are the same in some respect, as far as no event of some kind, and no day,
        comes between; they are told together."""
        mark, found = same(self.event), [self.event]
        for index in range(self.index + 1, len(self.events)):
            event = self.events[index]
            if isinstance(event, (*until, *self.DAY)):
                break
            if type(event) is type(self.event) and index not in self.said and same(event) == mark:
                self.said.add(index)
                found.append(event)
        return found


Teller = Callable[[Any, Any], Line | Sequence[Line] | None]
"""Tells an event in its place."""
