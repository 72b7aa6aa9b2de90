"""One moment of a campaign's story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hauberk.battle.core.being import BeingId
from hauberk.campaign.state import CampaignState, Group
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.messages import Name
from hauberk.tell.telling import Line, TellingOf


class CampaignTelling(TellingOf[CampaignNames, CampaignState]):
    """An event in its place; groups that are only now being made have their people in the state after it."""

    __slots__ = ()
    STORY: ClassVar[str] = "campaign"

    @property
    def after(self) -> CampaignState:
        """The state after all events that are told together."""
        return self.states[-1]

    # -- who may know ------------------------------------------------------------------------------------------------

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

    # -- of whom -----------------------------------------------------------------------------------------------------

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


Teller = Callable[[CampaignTelling, Any], Line | Sequence[Line] | None]
