"""Who besieges whom: who lies before a place, who is shut up in it, who comes and goes. The Anarchy 16; Guiscard 15.1. [C-CG-18]"""

from __future__ import annotations

from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.map import Place
from hauberk.campaign.state import Battle, CampaignState, Group, GroupId, Siege
from hauberk.siege import events as se
from hauberk.siege.state import GONE


def shut_in(state: CampaignState, group: GroupId) -> bool:
    """Is a group besieged together with a garrison? [C-CG-21]"""
    return any(group in siege.inside for siege in state.sieges.values())


def besieges(state: CampaignState, group: GroupId) -> bool:
    """Does a group lie before a place?"""
    return any(group in siege.groups for siege in state.sieges.values())


def siege_of(state: CampaignState, group: GroupId) -> Siege | None:
    """The siege a group has part in, on either side."""
    return next((siege for siege in state.sieges.values() if group in siege.groups or group in siege.inside), None)


def walled(place: Place) -> bool:
    """Must it be besieged? A castle, or a settlement with walls. [RULING-C-SIEGE-VS-ATTACK, RULING-C-CASTLE-COLOUR]"""
    return place.is_castle or "fortified" in place.flags


def with_companies(state: CampaignState, group: Group) -> tuple[GroupId, ...]:
    """A group and its mercenaries. [C-MERC-06]"""
    return tuple(each.id for each in state.stack(group))


def defenders(state: CampaignState, siege: Siege) -> tuple[str, ...]:
    """The garrison, the wounded in bed, and the groups shut in with them. [RULING-C-WOUND-HOLD]"""
    holding = state.places[siege.place]
    return (*holding.garrison, *holding.treated, *(who for id_ in siege.inside for who in state.groups[id_].men))


def attackers(state: CampaignState, siege: Siege) -> tuple[str, ...]:
    """Everybody who lies before the place."""
    return tuple(who for id_ in siege.groups if id_ in state.groups for who in state.groups[id_].men)


def merged(doing: Doing, host: GroupId, other: GroupId) -> None:
    """Two groups have become one: if either besieged a place, the whole does. [C-GROUP-04, C-CG-18]"""
    for siege in list(doing.state.sieges.values()):
        if {host, other} & {*siege.groups}:
            staying = tuple(id_ for id_ in siege.groups if id_ not in (host, other))
            doing.emit(e.SiegeChanged(siege.place, (host, *staying), siege.inside))


def leave(doing: Doing, group: Group) -> None:
    """A besieging group that goes away: if nobody else stays, the siege is lifted. [C-CG-20]"""
    siege = siege_of(doing.state, group.id)
    if siege is None or group.id not in siege.groups:
        return
    going = with_companies(doing.state, group)
    staying = tuple(id_ for id_ in siege.groups if id_ not in going)
    if len([who for id_ in staying for who in doing.group(id_).men]) < doing.rules.figures.least_group:
        lifted(doing, siege.place, "lifted")
        return
    if siege.days is not None:
        for id_ in going:
            for who in doing.group(id_).men:
                if who in siege.days.people and siege.days.people[who].present:
                    doing.emit(e.InSiege(siege.place, se.Departed(who, GONE, "left")))
    doing.emit(e.SiegeChanged(siege.place, staying, siege.inside))


def drop_out(doing: Doing, company: Group) -> None:
    """Mercenaries who change their lord have no more part in a siege, before the place or in it. [RULING-C-MERC-AFTER-DESERT, C-CG-18]"""
    leave(doing, company)
    for siege in list(doing.state.sieges.values()):
        if company.id in siege.inside:
            inside = tuple(id_ for id_ in siege.inside if id_ != company.id)
            doing.emit(e.SiegeChanged(siege.place, siege.groups, inside))


def lifted(doing: Doing, place: str, reason: str) -> None:
    """The besiegers go; the wounded are in bed, breaches stay for some days, and groups that were shut in are free. [C-CG-20]"""
    siege = doing.state.sieges[place]
    doing.emit(e.SiegeOver(place, siege.besieged, reason))


def relieved(doing: Doing, battle: Battle) -> None:
    """Besiegers beaten in the field by a relieving group have lost the siege. [RULING-C-SIEGE-RELIEF, C-CG-20]"""
    if battle.place in doing.state.sieges:
        lifted(doing, battle.place, "driven_off")
