"""How a campaign stands when a case begins: the day, whose turn it is, people and counters that are not as they were at first."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import Health
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.state import GONE, MARCHES, PAID, PRISONER, PROMISED, CampaignState, Convoy, Group
from hauberk.common.faults import Reader, near
from hauberk.play.campaign.view import STEPS
from hauberk.play.case import read_day

_DAYS = ("missed", "tests", "victories", "arrived", "moved", "attacked", "fought", "halted")
"""Numbers of a counter that a case may set."""
_HELD = ("resources", "convoyed", "plundered", "raised", "ruined")
"""Numbers of a place that a case may set."""
NOBODY, LOCAL = "nobody", "local"
ROLES = ("engineer", "drover", "spy", "miner")


class Dawn:
    """Reads the state of a case."""

    def __init__(self, reader: Reader, position: CampaignPosition) -> None:
        self.reader, self.field, self.start = reader, position.field, position.state
        self.step = -1
        """The step that comes next; −1 for the first morning of the campaign."""
        self.acts: tuple[str, ...] = ()
        """Who is left to act in it; nobody named: all."""

    def state(self) -> CampaignState:
        """The state with everything the file changes."""
        state = self._circumstances(self.start)
        for entry in self.reader.children("counters"):
            state = self._counter(entry, state)
        for entry in self.reader.children("holdings"):
            state = self._holding(entry, state)
        for entry in self.reader.children("people"):
            state = self._people(entry, state)
        return state

    def _circumstances(self, state: CampaignState) -> CampaignState:
        entry = self.reader.child("state", needed=False)
        day = read_day(entry)
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
        """What has befallen a group, a convoy or a spy before the case begins."""
        name = entry.choice("id", (*state.groups, *state.convoys, *state.spies))
        if name in state.convoys:
            return self._convoy(entry, state, state.convoys[name])
        if name in state.spies:
            spy = state.spies[name]._replace(moved=entry.integer("moved", default=0, least=0))
            entry.finish()
            return state._replace(spies={**state.spies, name: spy})
        return self._group(entry, state, state.groups.get(name))

    def _group(self, entry: Reader, state: CampaignState, group: Group | None) -> CampaignState:
        changes: dict[str, Any] = {key: entry.integer(key, least=0) for key in _DAYS if key in entry}
        if "half_coins" in entry:
            changes["coin"] = entry.integer("half_coins", least=0)
        if "hungry" in entry:
            changes["hungry"] = entry.flag("hungry")
        changes |= {key: self._beside(entry, key, group) for key in ("came_from", "entered") if key in entry}
        if "camped" in entry:
            changes["camped"] = entry.choices("camped", state.groups)
        if "prison" in entry:
            changes["prison"] = entry.choice("prison", state.places)
        changes |= self._service(entry, state)
        if (changes.get("victories") or "veterans" in entry) and group is not None:
            changes["veterans"] = entry.choices("veterans", group.men) if "veterans" in entry else group.men
        entry.finish()
        if group is None:
            return state
        state = state.with_group(group._replace(**changes))
        if "faction" in changes:
            people = {who: state.people[who]._replace(faction=changes["faction"]) for who in group.men}
            state = state._replace(people={**state.people, **people})
        return state

    def _service(self, entry: Reader, state: CampaignState) -> dict[str, Any]:
        """Mercenaries: with their employer, or detached from him in the service of his faction. [C-MERC-06, RULING-C-MERC-AFTER-DESERT]"""
        factions = [faction.id for faction in self.field.factions]
        changes: dict[str, Any] = {}
        if "pay" in entry:
            changes["pay"] = entry.choice("pay", (PROMISED, PAID))
        if "employer" in entry:
            employer = state.groups.get(entry.choice("employer", state.groups))
            changes |= {"employer": employer.id, "faction": employer.faction, "hex": employer.hex} if employer is not None else {}
        if "serves" in entry:
            faction = entry.choice("serves", factions)
            if "employer" in entry:
                entry.fault("serves", "who is with an employer serves his faction", "leave out one of the two")
            changes |= {"faction": faction, "employer": "", "pay": changes.get("pay", PAID)}
        if "refused" in entry:
            changes["refused"] = entry.choice("refused", factions)
        return changes | self._by_faction(entry, "shunned")

    def _by_faction(self, entry: Reader, key: str) -> dict[str, Any]:
        """A number for some factions, if it is told."""
        if key not in entry:
            return {}
        table = entry.child(key)
        found = tuple((each.id, table.integer(each.id, least=1)) for each in self.field.factions if each.id in table.table)
        table.finish()
        return {key: found}

    def _convoy(self, entry: Reader, state: CampaignState, convoy: Convoy) -> CampaignState:
        """Its drover: a countryman (`local`), somebody of its escort, or `nobody`. [C-CONVOY-03, RULING-C-CONVOY-DROVER]"""
        changes: dict[str, Any] = {key: entry.integer(key, least=0) for key in ("load", "animals", "moved", "waits") if key in entry}
        if "back" in entry:
            changes["back"] = entry.flag("back")
        if "drover" in entry:
            escort = state.groups.get(convoy.escort)
            word = entry.choice("drover", (NOBODY, LOCAL, *(escort.men if escort else ())))
            changes["drover"] = "" if word == NOBODY else word
        entry.finish()
        return state._replace(convoys={**state.convoys, convoy.id: convoy._replace(**changes)})

    # -- places ------------------------------------------------------------------------------------------------------

    def _holding(self, entry: Reader, state: CampaignState) -> CampaignState:
        """What has happened at a place on earlier days. [RULING-C-CAPIT-AFTER, RULING-C-RECRUIT-LIMIT, C-CG-20]"""
        factions = [faction.id for faction in self.field.factions]
        holding = state.places.get(entry.choice("id", state.places))
        changes: dict[str, Any] = {key: entry.integer(key, least=0) for key in _HELD if key in entry}
        if "recruited" in entry:
            numbers = entry.integers("recruited")
            if len(numbers) != 2:
                entry.fault("recruited", "a day and a number are wanted", "recruited = [3, 4]: on day 3 four men")
            changes["recruited"] = numbers if len(numbers) == 2 else (0, 0)
        if "asked" in entry:
            changes["asked"] = entry.choices("asked", factions)
        changes |= self._by_faction(entry, "paid")
        if "works" in entry:
            damage = entry.child("works")
            changes["works"] = tuple((hex_, damage.integer(hex_, least=1)) for hex_ in damage.table)
        entry.finish()
        return state if holding is None else state._replace(places={**state.places, holding.id: holding._replace(**changes)})

    def _beside(self, entry: Reader, key: str, group: Group | None) -> str:
        hex_ = entry.text(key)
        if group is not None and (hex_ not in self.field.map.hexes or self.field.map.direction(group.hex, hex_) is None):
            entry.fault(key, f"{hex_!r} is no hex beside {group.hex}", near(hex_, self.field.map.neighbours(group.hex)))
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
        if "roles" in entry:
            changes["roles"] = frozenset(entry.choices("roles", ROLES))
        if "heals" in entry:
            changes["heal_day"] = entry.integer("heals", least=0)
        if "fate" in entry:
            changes["fate"] = entry.choice("fate", (GONE,))
        lies = entry.choice("lies_in", state.places) if "lies_in" in entry else ""
        held = entry.choice("held_by", (*state.groups, *state.places), default="") if "held_by" in entry else ""
        for who in entry.text("who").split():
            if who not in state.people:
                entry.fault("who", f"{who!r} is not in this campaign", near(who, state.people))
                continue
            state = state.with_person(state.people[who]._replace(**changes))
            if held or lies or health == "dead" or changes.get("fate") == GONE:
                state = _taken_off(state, who)
            if lies in state.places:
                bed = state.places[lies]
                state = state.with_person(state.people[who]._replace(place=lies))
                state = state._replace(places={**state.places, lies: bed._replace(treated=(*bed.treated, who))})
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
