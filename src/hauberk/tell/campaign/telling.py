"""One moment of a campaign's story: an event, the state just before it, the events around it, and who listens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from hauberk.basis.term import Term
from hauberk.battle.core.being import BeingId
from hauberk.campaign import events as e
from hauberk.campaign.state import CampaignState, Group
from hauberk.play.wire import snake
from hauberk.tell.battle.telling import Line
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.details import Detail, remark, summed
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages, Name


@dataclass(frozen=True, slots=True)
class CampaignTelling:
    """An event in its place."""

    names: CampaignNames
    state: CampaignState
    """The state before the event."""
    after: CampaignState
    """The state after all events that are told together: groups that are only now being made have their people there."""
    events: tuple[e.Event, ...]
    index: int
    said: set[int]
    """Events that an earlier line has told already."""
    watcher: str | None
    """The faction that listens; None may know everything, "" sees what everybody sees."""

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

    # -- who may know ------------------------------------------------------------------------------------------------

    def sees(self, *factions: str) -> bool:
        """May the listener know what these factions know? [C-CG-08, C-CG-09]"""
        return self.watcher is None or (bool(self.watcher) and self.watcher in factions)

    def takes_part(self) -> bool:
        """Is the listener a party of the meeting or battle that goes on? [C-CG-08]"""
        return self.watcher is None or (self.state.battle is not None and self.sees(*self.state.battle.factions))

    def stands_at(self, hex_: str) -> bool:
        """Has the listener people on this hex? [C-GROUP-02]"""
        return self.watcher is None or any(group.hex == hex_ and self.sees(group.faction) for group in self.state.groups.values())

    def knows(self, who: BeingId) -> bool:
        """May the listener know what becomes of somebody: his own, those he fights, those he holds? [C-CG-08]"""
        person = self.state.people.get(who)
        return person is not None and (self.sees(person.faction, person.captor) or self.takes_part())

    # -- lines -------------------------------------------------------------------------------------------------------

    def line(self, variant: str = "", people: Iterable[BeingId] = (), details: Iterable[Detail] = (), **gaps: Any) -> Line:
        """The message of this kind of event, or a variant of it."""
        key = f"campaign-{self.kind}-{variant}" if variant else f"campaign-{self.kind}"
        return Line(sentence(self.messages.say(key, **gaps)), self.kind, tuple(details), tuple(dict.fromkeys(people)))

    def detail(self, key: str, rule: str = "", **gaps: Any) -> Detail:
        """One line of a reckoning that is not a term."""
        return remark(self.messages, key, rule, **gaps)

    def reckoning(self, terms: Iterable[Term]) -> list[Detail]:
        """A sum line by line, and what it comes to."""
        return summed(self.messages, terms)

    def group(self, id_: str) -> Name:
        """What a group is called; one that is being made or is no more, by the state in which it has people."""
        for state in (self.state, self.after):
            if (found := state.groups.get(id_)) is not None and found.men:
                return self.names.group(state, id_)
        return self.names.group(self.state, id_)

    def faction_of(self, id_: str) -> str:
        """Whose group or place it is."""
        if (group := self._group(id_)) is not None:
            return group.faction
        return self.state.places[id_].faction if id_ in self.state.places else ""

    def _group(self, id_: str) -> Group | None:
        return self.state.groups.get(id_) or self.after.groups.get(id_)

    # -- events around it --------------------------------------------------------------------------------------------

    def alike(self, same: Callable[[Any], Any], until: tuple[type, ...] = ()) -> list[Any]:
        """This event and all later ones of its kind that are the same in some respect, as far as no event of some kind comes between."""
        mark, found = same(self.event), [self.event]
        for index in range(self.index + 1, len(self.events)):
            event = self.events[index]
            if isinstance(event, until):
                break
            if type(event) is type(self.event) and index not in self.said and same(event) == mark:
                self.said.add(index)
                found.append(event)
        return found


Teller = Callable[[CampaignTelling, Any], Line | None]
