"""Garrisons of castles, named when somebody comes to look. The Anarchy 5.3; Guiscard 5.2.

A map has more castles than a war will ever see. A garrison that nobody has met yet is a number; it is called out, man by man, when a group
enters its hex. [C-PLACE-09]
"""

from __future__ import annotations

from collections.abc import Mapping

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.campaign import events as e
from hauberk.campaign.classes import muster_by_roster, rank_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import shift
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import GROUP, Group, Holding


def strength(holding: Holding) -> int:
    """How many hold a place, named or not."""
    return len(holding.garrison) + holding.unnamed


def fill_up(doing: Doing, group: Group) -> None:
    """A group that ends on the hex of an own castle with fewer than five in it leaves men there, and keeps three: the lowest in rank first.

    [C-PLACE-10, RULING-C-GARRISON-REFILL]
    """
    figures, place = doing.rules.figures, doing.field.map.place_at(group.hex, doing.field.year)
    if place is None or not place.is_castle or group.kind != GROUP or place.id in doing.state.sieges:
        return
    holding = doing.state.places[place.id]
    if holding.faction != group.faction:
        return
    number = min(figures.garrison_least - strength(holding), len(group.men) - figures.least_group)
    fit = [person for person in doing.state.members(group) if not (person.leads or person.wounded or person.disarmed or person.roles)]
    fit.sort(key=lambda person: -rank_of(doing.rules, person.character))
    if men := tuple(person.id for person in fit[: max(0, number)]):
        shift(doing, men, place=place.id)


def at_hand(position: CampaignPosition, faction: str) -> Mapping[BeingId, Character]:
    """People of a faction who are not in the campaign yet, class by class."""
    names = [
        who
        for key, men in position.field.levies.items()
        if key.startswith(f"{faction}/")
        for who in men
        if who not in position.state.people
    ]
    return {who: position.state.pool[who] for who in names}


def call_out(doing: Doing, place: str) -> None:
    """The garrison of a castle takes its posts: so many by the roster of its people, and always all of them.

    [C-PLACE-09, C-GROUP-10, RULING-C-MADE]
    """
    holding = doing.state.places[place]
    if not holding.unnamed:
        return
    faction = holding.faction if holding.faction in doing.rules.rosters else doing.rules.native
    country = Country(doing.state.pool, rolls_of(doing.rules, faction), place, doing.state.people)
    men = muster_by_roster(doing.rules, at_hand(doing.position, faction), faction, holding.unnamed, country.make)
    mounted = tuple(who for who in men if doing.state.pool[who].rides)
    if men:
        doing.emit(e.Raised(men, holding.faction, place=place, mounted=mounted))
    doing.emit(e.PlaceChanged(doing.state.places[place]._replace(garrison=(*holding.garrison, *men), unnamed=0)))
