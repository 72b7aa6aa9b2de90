"""One moment of a siege's story: an event, the state just before it, the events around it, and who listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hauberk.basis.term import Term
from hauberk.battle.core.being import BeingId, Side
from hauberk.play.wire import snake
from hauberk.siege import events as e
from hauberk.siege.state import SiegeState
from hauberk.tell.battle.telling import Line
from hauberk.tell.details import Detail, of_throw, remark, summed
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages
from hauberk.tell.siege.names import SiegeNames


@dataclass(frozen=True, slots=True)
class SiegeTelling:
    """An event in its place."""

    names: SiegeNames
    state: SiegeState
    """The state before the event."""
    events: tuple[e.Event, ...]
    """All events of the step."""
    index: int
    said: set[int]
    """Events that an earlier line has told already."""
    watcher: Side | None
    """Who listens; None may know everything."""

    @property
    def messages(self) -> Messages:
        """The language."""
        return self.names.messages

    @property
    def event(self) -> e.Event:
        """The event to be told."""
        return self.events[self.index]

    @property
    def kind(self) -> str:
        """Its kind, as in messages and on the wire."""
        return snake(type(self.event).__name__)

    def sees(self, side: Side) -> bool:
        """May the listener know what this side keeps to itself?"""
        return self.watcher is None or self.watcher == side

    # -- lines -------------------------------------------------------------------------------------------------------

    def line(self, variant: str = "", people: Iterable[BeingId] = (), details: Iterable[Detail] = (), **gaps: Any) -> Line:
        """The message of this kind of event, or a variant of it."""
        key = f"siege-{self.kind}-{variant}" if variant else f"siege-{self.kind}"
        return Line(sentence(self.messages.say(key, **gaps)), self.kind, tuple(details), tuple(dict.fromkeys(people)))

    def detail(self, key: str, rule: str = "", **gaps: Any) -> Detail:
        """One line of a reckoning that is not a term."""
        return remark(self.messages, key, rule, **gaps)

    def reckoning(self, terms: Iterable[Term]) -> list[Detail]:
        """A sum line by line, and what it comes to."""
        return summed(self.messages, terms)

    def throws(self, *purposes: str) -> list[Detail]:
        """The dice of this step that were thrown for something, up to this event."""
        rolls = [event for event in self.events[: self.index + 1] if isinstance(event, e.Rolled) and event.purpose in purposes]
        return [of_throw(self.messages, roll, self.names.field.rules.own) for roll in rolls]

    # -- events around it --------------------------------------------------------------------------------------------

    def later(self, wanted: Callable[[Any], bool]) -> int | None:
        """Where the first later event of some sort is in this step, on the same day."""
        for index in range(self.index + 1, len(self.events)):
            if isinstance(self.events[index], e.DayBegan):
                return None
            if wanted(self.events[index]):
                return index
        return None

    def earlier(self, wanted: Callable[[Any], bool]) -> bool:
        """Has something of the sort happened before in this step, on the same day?"""
        for event in reversed(self.events[: self.index]):
            if isinstance(event, e.DayBegan):
                return False
            if wanted(event):
                return True
        return False

    def alike(self, same: Callable[[Any], Any]) -> list[Any]:
        """This event and all of its kind on the same day of this step that are the same in some respect; they are told together."""
        mark, found = same(self.event), [self.event]
        for index in range(self.index + 1, len(self.events)):
            event = self.events[index]
            if isinstance(event, e.DayBegan):
                break
            if type(event) is type(self.event) and index not in self.said and same(event) == mark:
                self.said.add(index)
                found.append(event)
        return found


Teller = Callable[[SiegeTelling, Any], Line | None]
