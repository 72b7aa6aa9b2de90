"""What a faction knows of a campaign, as plain values: computer factions think with this and nothing else. [C-CG-08, C-CG-09]

It is built up from nothing, line by line of the table of what may be seen: own things whole, others' as they show themselves.
"""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.campaign.besieging import shut_in
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.garrisons import strength
from hauberk.campaign.groups import all_mounted
from hauberk.campaign.knowledge import look
from hauberk.campaign.map import HexName
from hauberk.campaign.state import CampaignState, Convoy, Group, Holding, Person, Seen, Spy

LOOKER_ON = "*"
"""Whoever looks on without a seat, named like a faction. He is not "": that is whose the unhired and the country convoys are."""


class Banner(NamedTuple):
    """A group as a faction knows it."""

    id: str
    faction: str
    kind: str
    letter: str
    hex: HexName
    mounted: bool
    """All of them ride: such a group has a marker of its own. [C-GROUP-03]"""
    leader: BeingId
    prestige: int
    attitude: int
    seen: Seen | None
    """Its strength: as it is, if it is one's own or stands on a hex with one's own; else as last known, with the day; else None."""
    fresh: bool
    """That is how it is now."""
    engines: bool
    besieges: str = ""
    """The place it lies before, or is shut up in."""

    @property
    def size(self) -> int:
        """How many they are, as far as one knows; 0 if one does not."""
        return self.seen.size if self.seen is not None else 0


class Wagon(NamedTuple):
    """A convoy as a faction knows it."""

    id: str
    faction: str
    hex: HexName
    escorted: bool
    load: int | None
    """None: nobody of one's own has looked. [C-CG-08]"""


class Town(NamedTuple):
    """A place as a faction knows it."""

    id: str
    faction: str
    resources: int
    garrison: int | None
    day: int
    """When this was seen; the present day for one's own, 0 for what the scenario says."""
    besieged_by: str = ""
    plundered: int = 0
    attitude: int = 0
    """Of an own place as it is, of another as it is printed on the map. [C-LOYAL-01, C-HOST-01]"""


class Sight(NamedTuple):
    """Everything a faction knows."""

    faction: str
    day: int
    step: int
    now: str
    """The counter whose turn it is, if it is seen; nobody is told the whole order. [C-CG-05]"""
    banners: dict[str, Banner]
    wagons: dict[str, Wagon]
    towns: dict[str, Town]
    groups: dict[str, Group]
    """Own groups, whole."""
    convoys: dict[str, Convoy]
    places: dict[str, Holding]
    spies: dict[str, Spy]
    people: dict[BeingId, Person]
    """Own people, prisoners too, and those of others whom one holds captive."""
    leaders: dict[BeingId, Person]
    """Leaders of others, whose counters everybody sees. They are shown without what only their own side knows."""


def sight(position: CampaignPosition, faction: str) -> Sight:
    """What a faction knows; when the campaign is over, everything. [C-GROUP-02, C-CG-08, C-CG-09]"""
    state = position.state
    over = state.outcome is not None
    own = {id_: group for id_, group in state.groups.items() if over or group.faction == faction}
    here = {group.hex for group in state.groups.values() if group.faction == faction}
    towns = {holding.id: town(position, holding, faction, over) for holding in state.places.values()}
    people = {
        person.id: person
        for person in state.people.values()
        if over or person.faction == faction or (person.captor == faction and person.captor) or person.group in own
    }
    leaders = {
        person.id: _known_leader(person)
        for person in state.people.values()
        if person.leads and person.id not in people and person.alive
    }  # fmt: skip
    banners = {
        group.id: banner(position, group, faction, here, over)
        for group in state.groups.values()
        if over or _shows(state, group, faction, here)
    }  # fmt: skip
    spies = {id_: spy for id_, spy in state.spies.items() if over or spy.faction == faction}
    return Sight(
        faction=faction,
        day=state.day,
        step=state.step,
        now=state.now if any(state.now in shown for shown in (banners, state.convoys, state.places, spies)) else "",
        banners=banners,
        wagons={convoy.id: _wagon(convoy, faction, here, over) for convoy in state.convoys.values()},
        towns=towns,
        groups=own,
        convoys={id_: convoy for id_, convoy in state.convoys.items() if over or convoy.faction == faction},
        places={id_: holding for id_, holding in state.places.items() if over or holding.faction == faction},
        spies=spies,
        people=people,
        leaders=leaders,
    )


def _shows(state: CampaignState, group: Group, faction: str, here: set[HexName]) -> bool:
    """Is its counter seen? Mercenaries under their employer's counter are not, unless one stands beside them. [C-CG-08]"""
    return group.faction == faction or not group.employer or group.hex in here


def banner(position: CampaignPosition, group: Group, faction: str, here: set[HexName], over: bool) -> Banner:
    """A group as a faction sees it: existence, colours, leader and marker always, composition only beside it. [C-GROUP-02, C-GROUP-03]"""
    state = position.state
    own = over or group.faction == faction
    beside = own or (group.hex in here and not _behind_walls(state, group))
    leader = state.leader(group)
    seen = look(state, group) if beside else state.known.get(faction, {}).get(group.id)
    siege = next((each.place for each in state.sieges.values() if group.id in (*each.groups, *each.inside)), "")
    return Banner(
        id=group.id,
        faction=group.faction,
        kind=group.kind,
        letter=group.letter,
        hex=group.hex,
        mounted=all_mounted(state, [group]),
        leader=leader.id if leader is not None else "",
        prestige=leader.prestige if leader is not None else 0,
        attitude=group.attitude,
        seen=seen,
        fresh=beside,
        engines=bool(group.engines),
        besieges=siege,
    )


def _behind_walls(state: CampaignState, group: Group) -> bool:
    """Nobody counts those behind the walls of a besieged place."""
    return shut_in(state, group.id)


def _wagon(convoy: Convoy, faction: str, here: set[HexName], over: bool) -> Wagon:
    known = over or convoy.faction == faction or convoy.hex in here
    return Wagon(convoy.id, convoy.faction, convoy.hex, bool(convoy.escort), convoy.load if known else None)


def town(position: CampaignPosition, holding: Holding, faction: str, over: bool) -> Town:
    """A place: owner and kind are known to all, stores and garrison as last seen. [C-CG-08]"""
    field, state = position
    siege = state.sieges.get(holding.id)
    by = siege.besieger if siege is not None else ""
    if over or holding.faction == faction:
        return Town(holding.id, holding.faction, holding.resources, strength(holding), state.day, by, holding.plundered, holding.attitude)
    levels = field.map.places[holding.id].at(field.year)
    printed = levels.attitude if levels is not None else 0
    if known := state.known_places.get(faction, {}).get(holding.id):
        return Town(holding.id, holding.faction, known[1], known[2], known[0], by, holding.plundered, printed)
    return Town(holding.id, holding.faction, levels.resources if levels is not None else 0, None, 0, by, holding.plundered, printed)


def _known_leader(person: Person) -> Person:
    """A leader of others: name, prestige, attitude, whether he is a prisoner; not his wounds, his company or his cell."""
    return person._replace(health=0, heal_day=0, group="", place="", mounted=person.mounted, roles=frozenset(), disarmed=False)
