"""Food as a marshal counts it: who needs it, and where it lies. [C-SUPPLY-01 … C-SUPPLY-07]"""

from __future__ import annotations

from hauberk.campaign.convoys import endless
from hauberk.campaign.map import HexName
from hauberk.campaign.state import Group, PlaceId
from hauberk.players.campaign.known import Known

PLENTY = 1_000
"""What a city has."""
LEFT_BEHIND = 2
"""Points that stay in any place."""
FOR_A_SIEGE = 5
"""Points that stay with a garrison that may be shut in."""
ABOUT = 8
"""Enemies within so many hexes may stand before the walls in two or three days."""


def stack_of(known: Known, group: Group) -> list[Group]:
    """A group with its mercenaries."""
    return [group, *(each for each in known.sight.groups.values() if each.employer == group.id and each.hex == group.hex)]


def need(known: Known, group: Group) -> int:
    """Points a stack eats in a day. [C-SUPPLY-04]"""
    return known.field.rules.supply.at(sum(len(each.men) for each in stack_of(known, group)))


def stores_at(known: Known, hex_: HexName) -> int:
    """What one's own place on a hex can feed. [C-SUPPLY-03, C-PLACE-05]"""
    place = known.field.map.place_at(hex_, known.field.year)
    if place is None or (town := known.sight.towns.get(place.id)) is None or town.besieged_by:
        return 0
    holding = known.sight.places.get(place.id)
    if not known.field.friends(town.faction, known.faction):
        return 0
    if holding is not None and not known.field.rules.helps(known.faction, holding.attitude, place.is_castle):
        return 0
    return PLENTY if endless(known.field, place.id) else town.resources


def spare(known: Known, place: PlaceId) -> int:
    """What a place of one's own can give away: a garrison with enemies about may have to live on its stores behind its walls."""
    holding = known.sight.places.get(place)
    hex_ = known.field.map.places[place].hex
    held = holding is not None and (holding.garrison or holding.unnamed)
    foes = [each.hex for each in known.sight.banners.values() if known.hostile(each.faction)]
    near = any(known.field.map.distance(each, hex_) <= ABOUT for each in foes)
    return max(0, stores_at(known, hex_) - (FOR_A_SIEGE if held and near else LEFT_BEHIND))


def carried(known: Known, hex_: HexName) -> int:
    """What one's own convoys carry on a hex."""
    return sum(convoy.load for convoy in known.sight.convoys.values() if convoy.hex == hex_)


def fed(known: Known, group: Group) -> int:
    """For how many days there is food where a group stands; a hundred for whoever needs none."""
    wanted = need(known, group)
    return (stores_at(known, group.hex) + carried(known, group.hex)) // wanted if wanted else 100


def granaries(known: Known, least: int) -> dict[HexName, int]:
    """Own places with so many points at least, by hex."""
    hexes = {known.field.map.places[id_].hex for id_ in known.sight.towns}
    return {hex_: points for hex_ in hexes if (points := stores_at(known, hex_)) >= least}
