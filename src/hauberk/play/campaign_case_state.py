"""How a campaign stands when a case begins: the day, whose turn it is, people and counters that are not as they were at first."""

from __future__ import annotations

from typing import Any

from hauberk.basis.faults import Reader, near
from hauberk.battle.being import Health
from hauberk.campaign.field import CampaignField
from hauberk.campaign.state import MARCHES, PAID, PRISONER, PROMISED, CampaignState, Group
from hauberk.play.campaign_view import STEPS

_DAYS = ("missed", "tests", "victories", "arrived", "moved", "attacked", "fought", "halted")
"""Numbers of a counter that a case may set."""


class Dawn:
    """Reads the state of a case."""

    def __init__(self, reader: Reader, field: CampaignField, start: CampaignState) -> None:
        self.reader, self.field, self.start = reader, field, start
        self.step = -1
        """The step that comes next; −1 for the first morning of the campaign."""
        self.acts: tuple[str, ...] = ()
        """Who is left to act in it; nobody named: all."""

    def state(self) -> CampaignState:
        """The state with everything the file changes."""
        state = self._circumstances(self.start)
        for entry in self.reader.children("counters"):
            state = self._counter(entry, state)
        for entry in self.reader.children("people"):
            state = self._people(entry, state)
        return state

    def _circumstances(self, state: CampaignState) -> CampaignState:
        entry = self.reader.child("state", needed=False)
        day = entry.integer("day", default=1, least=1)
        if "step" in entry or "day" in entry or "acts" in entry:
            word = entry.choice("step", STEPS, default=STEPS[MARCHES] if "acts" in entry else STEPS[0])
            self.step = STEPS.index(word) if word in STEPS else 0
            state = state._replace(day=day)
        known = (*state.groups, *state.convoys, *state.spies, *state.places, *(faction.id for faction in self.field.factions))
        self.acts = entry.choices("acts", known)
        entry.finish()
        return state

    # -- counters ----------------------------------------------------------------------------------------------------

    def _counter(self, entry: Reader, state: CampaignState) -> CampaignState:
        """What has befallen a group before the case begins."""
        name = entry.choice("id", state.groups)
        group = state.groups.get(name)
        changes: dict[str, Any] = {key: entry.integer(key, least=0) for key in _DAYS if key in entry}
        if "hungry" in entry:
            changes["hungry"] = entry.flag("hungry")
        if "came_from" in entry:
            changes["came_from"] = self._beside(entry, group)
        if "pay" in entry:
            changes["pay"] = entry.choice("pay", (PROMISED, PAID))
        if "employer" in entry:
            employer = state.groups.get(entry.choice("employer", state.groups))
            changes |= {"employer": employer.id, "faction": employer.faction, "hex": employer.hex} if employer is not None else {}
        if "camped" in entry:
            changes["camped"] = entry.choices("camped", state.groups)
        if changes.get("victories") and group is not None:
            changes["veterans"] = group.men
        entry.finish()
        if group is None:
            return state
        state = state.with_group(group._replace(**changes))
        if "faction" in changes:
            people = {who: state.people[who]._replace(faction=changes["faction"]) for who in group.men}
            state = state._replace(people={**state.people, **people})
        return state

    def _beside(self, entry: Reader, group: Group | None) -> str:
        hex_ = entry.text("came_from")
        if group is not None and (hex_ not in self.field.map.hexes or self.field.map.direction(group.hex, hex_) is None):
            entry.fault("came_from", f"{hex_!r} is no hex beside {group.hex}", near(hex_, self.field.map.neighbours(group.hex)))
            return ""
        return hex_

    # -- people ------------------------------------------------------------------------------------------------------

    def _people(self, entry: Reader, state: CampaignState) -> CampaignState:
        """`who` may be several names."""
        health = entry.choice("health", ("healthy", "wounded", "dead"), default="healthy")
        changes: dict[str, Any] = {"health": Health.NAMES.index(health) if health in Health.NAMES else 0}
        for key in ("mounted", "disarmed"):
            if key in entry:
                changes[key] = entry.flag(key)
        held = entry.choice("held_by", (*state.groups, *state.places), default="") if "held_by" in entry else ""
        for who in entry.text("who").split():
            if who not in state.people:
                entry.fault("who", f"{who!r} is not in this campaign", near(who, state.people))
                continue
            state = state.with_person(state.people[who]._replace(**changes))
            if held or health == "dead":
                state = _taken_off(state, who)
            if held in state.groups or held in state.places:
                state = _prisoner(state, who, held)
        entry.finish()
        return state


def _taken_off(state: CampaignState, who: str) -> CampaignState:
    """He is on nobody's list any more."""
    groups = {id_: group._replace(men=tuple(one for one in group.men if one != who)) for id_, group in state.groups.items()}
    places = {id_: place._replace(garrison=tuple(one for one in place.garrison if one != who)) for id_, place in state.places.items()}
    return state.with_person(state.people[who]._replace(group="", place=""))._replace(groups=groups, places=places)


def _prisoner(state: CampaignState, who: str, held: str) -> CampaignState:
    """A group leads him along, or he lies in a place. [C-PRIS-01, C-PRIS-02]"""
    person = state.people[who]._replace(fate=PRISONER)
    if (group := state.groups.get(held)) is not None:
        state = state.with_group(group._replace(prisoners=(*group.prisoners, who)))
        return state.with_person(person._replace(group=held, captor=group.faction))
    place = state.places[held]
    state = state._replace(places={**state.places, held: place._replace(captives=(*place.captives, who))})
    return state.with_person(person._replace(place=held, captor=place.faction))
