"""Who comes to a siege of a campaign by an event of its days: armies, refugees, an engineer. [C-SIEGE-09, RULING-C-SIEGE-EVENTS]

Print takes the events of a siege over into the campaign and changes only its food. Nobody comes who is in the campaign already.
"""

from __future__ import annotations

from typing import Final

from hauberk.battle.core.being import BeingId, Side
from hauberk.campaign import engineers
from hauberk.campaign import events as e
from hauberk.campaign.classes import KNIGHT, LIGHT_FOOT, NOBLE, class_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.groups import new_id
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import CampaignState, Group, GroupId, Siege
from hauberk.siege.parties import ARMY
from hauberk.siege.state import BESIEGED, BESIEGER
from hauberk.siege.state import Person as SiegePerson

Calls = dict[str, tuple[BeingId, ...]]
REFUGEES: Final = "refugees"


def armies(position: CampaignPosition, siege: Siege) -> tuple[Calls, Calls]:
    """The armies that either side can send for, or out of whose men it puts one together. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""
    return _calls(position, siege, BESIEGER), _calls(position, siege, BESIEGED)


def _calls(position: CampaignPosition, siege: Siege, side: Side) -> Calls:
    """Of each army those who are not in the campaign yet: for whoever is, another man. [RULING-C-SIEGE-EVENTS]"""
    field, state = position
    faction, gone = _faction(siege, side), frozenset[BeingId]()
    if field.armies is None or not field.relief or not _people(field, faction):
        return {}
    while True:
        found = _made(position, siege.place, faction, gone)
        here = frozenset(who for men in found.values() for who in men if who in state.people)
        if not here:
            return found
        gone |= here


def _made(position: CampaignPosition, place: str, faction: str, gone: frozenset[BeingId]) -> Calls:
    """Each army of a people as it stands on its list, but of other men: who has a name of his own may be anywhere, and nobody is to learn
    from a list who is not on it.

    [RULING-C-SIEGE-EVENTS, RULING-C-MADE, C-CG-08]
    """
    field, state = position
    key, group = ("armies", place, faction, gone), _people(field, faction)
    if (known := field.memo.get(key)) is None:
        known = field.memo[key] = {}
        for army in field.armies.of_group(group) if field.armies is not None else ():
            country = Country(state.pool, rolls_of(field.rules, faction), f"{place} {army.id}", gone)
            classes = [class_of(state.pool[who]) for who in army.people if state.pool[who].group == group]
            made = [country.make(KNIGHT if class_ == NOBLE else class_, 1) for class_ in classes]
            known[army.id] = tuple(who for men in made for who in men)
    calls: Calls = known
    return calls


def _faction(siege: Siege, side: Side) -> str:
    return siege.besieged if side == BESIEGED else siege.besieger


def _people(field: CampaignField, faction: str) -> str:
    """The people whose armies come to the help of a faction; "" if it has none. [C-GROUP-10]"""
    known = {army.group for army in field.armies.armies.values()} if field.armies is not None else set()
    return next((roll for roll in reversed(rolls_of(field.rules, faction)) if roll in known), "")


def refugees(position: CampaignPosition, siege: Siege) -> tuple[BeingId, ...]:
    """Light foot of the country who may flee into the place. [EVENT-14, A-EVENT-14, RULING-C-MADE]"""
    field, state = position
    if field.armies is None:
        return ()
    country = Country(state.pool, rolls_of(field.rules, siege.besieged), siege.place, state.people)
    return tuple(country.make(LIGHT_FOOT, field.siege.events.events[REFUGEES].die))


def masters(position: CampaignPosition, siege: Siege) -> tuple[BeingId, ...]:
    """Engineers who may join the besiegers. [A-EVENT-10, RULING-C-MADE]"""
    return tuple(engineers.at_hand(position, siege.besieger)[:1])


# -- at nightfall ------------------------------------------------------------------------------------------------------


def enlist(doing: Doing, siege: Siege, person: SiegePerson) -> None:
    """Somebody who came by an event is in the campaign: besiegers are with their host, refugees in the garrison, a relieving army is a
    group of its own before the place.

    [C-SIEGE-08, RULING-C-SIEGE-EVENTS]
    """
    place, faction = siege.place, _faction(siege, person.side)
    group = _host(doing, place, person)
    mounted = (person.id,) if person.mounted else ()
    roles = tuple(sorted(person.roles - {ARMY}))
    doing.emit(e.Raised((person.id,), faction, group=group, place="" if group else place, mounted=mounted, roles=roles))
    if group:
        host = doing.group(group)
        doing.set(host._replace(men=(*host.men, person.id)))
    else:
        holding = doing.state.places[place]
        doing.emit(e.SiegeCarriedOver(holding._replace(garrison=(*holding.garrison, person.id))))


def _host(doing: Doing, place: str, person: SiegePerson) -> GroupId:
    """The group he is with; "" for the garrison."""
    if person.side == BESIEGER:
        return doing.state.sieges[place].groups[0]
    return _relief(doing, place) if ARMY in person.roles else ""


def _relief(doing: Doing, place: str) -> GroupId:
    """The group of the relieving army; it has part in the siege and does not march before that is over. [RULING-C-SIEGE-EVENTS]"""
    siege = doing.state.sieges[place]
    if known := outside(doing.state, siege):
        return known[0]
    faction, found = siege.besieged, doing.rules.factions.get(siege.besieged)
    made = Group(
        new_id(doing.state, faction or "free"), faction, doing.field.map.places[place].hex, (), letter=found.letter if found else "",
        attitude=doing.state.places[place].attitude, arrived=doing.state.day,
    )  # fmt: skip
    doing.set(made)
    doing.emit(e.SiegeChanged(place, siege.groups, (*siege.inside, made.id)))
    return made.id


def outside(state: CampaignState, siege: Siege) -> tuple[GroupId, ...]:
    """Groups on the side of the besieged that are no garrison but an army before the place. [EVENT-19, RULING-C-SIEGE-EVENTS]"""
    people = siege.days.people if siege.days is not None else {}
    armed = {who for who, person in people.items() if ARMY in person.roles}
    return tuple(id_ for id_ in siege.inside if (group := state.groups.get(id_)) is not None and {*group.men} <= armed)
