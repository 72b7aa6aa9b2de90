"""What a faction can have shown over the campaign map, hex by hex: lordship, supply, loyalty, threat, its aims.

All of it follows from what the faction knows, so two campaigns that differ only in what is hidden from it look alike.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from hauberk.campaign.field import CampaignPosition, Objective
from hauberk.campaign.map import HexName
from hauberk.campaign.objectives import met
from hauberk.campaign.paths import flood
from hauberk.campaign.state import TRAIN
from hauberk.campaign.supply import ENDLESS, eats, need, sources
from hauberk.play.campaign.sight import Banner, Sight, sight

Json = dict[str, Any]
FAR = 4
"""Hexes from a place to which its lordship is drawn."""


def overlays(position: CampaignPosition, faction: str) -> Json:
    """Every map mode, each with what is to be shown of a hex; what is nothing is left out."""
    seen = sight(position, faction)
    return {
        "lordship": lordship(position, seen),
        "supply": supply(position, seen),
        "loyalty": loyalty(position, seen),
        "threat": threat(position, seen),
        "objectives": dict(_aims(position, seen)),
    }


def lordship(position: CampaignPosition, seen: Sight) -> Json:
    """The land about a place is its lord's; where two places are equally near, that of the one first named."""
    land = position.field.map
    found: dict[HexName, Json] = {}
    waiting = deque((land.places[town.id].hex, town.id, 0) for town in seen.towns.values())
    while waiting:
        hex_, place, steps = waiting.popleft()
        if hex_ in found or not land.passable(hex_):
            continue
        found[hex_] = {"faction": seen.towns[place].faction, "place": place}
        if steps < FAR:
            waiting.extend((near, place, steps + 1) for near in land.neighbours(hex_))
    return found


def supply(position: CampaignPosition, seen: Sight) -> Json:
    """What one's own places and convoys on a hex can give, and for how many days that feeds one's groups there. [C-SUPPLY-03]"""
    known = {*seen.places, *seen.convoys}
    eaters: dict[HexName, int] = {}
    for group in seen.groups.values():
        if group.faction == seen.faction and eats(position.state, group):
            eaters[group.hex] = eaters.get(group.hex, 0) + need(position, group)
    homes = {position.field.map.places[place].hex for place in seen.places}
    found: dict[HexName, Json] = {}
    for hex_ in sorted({*eaters, *homes, *(convoy.hex for convoy in seen.convoys.values())}):
        points = sum(points for id_, points in sources(position, hex_, seen.faction) if id_ in known)
        wanted = eaters.get(hex_, 0)
        endless = points >= ENDLESS
        days = points // wanted if wanted and not endless else None
        found[hex_] = {"points": None if endless else points, "endless": endless, "need": wanted, "days": days}
    return found


def loyalty(position: CampaignPosition, seen: Sight) -> Json:
    """The loyalty or hostility of whoever stands on a hex, as his counter shows it, and of one's own places. [C-LOYAL-01, C-HOST-01]"""
    found: dict[HexName, list[Json]] = {}
    for banner in seen.banners.values():
        found.setdefault(banner.hex, []).append({"id": banner.id, "faction": banner.faction, "level": banner.attitude})
    for holding in seen.places.values():
        entry = {"id": holding.id, "faction": holding.faction, "level": holding.attitude}
        found.setdefault(position.field.map.places[holding.id].hex, []).append(entry)
    return dict(found)


def threat(position: CampaignPosition, seen: Sight) -> Json:
    """Which counters of others could stand on a hex after a usual day, and how many they are as far as one knows. [C-MOVE-01]"""
    found: dict[HexName, Json] = {}
    for banner in seen.banners.values():
        if not banner.faction or position.field.friends(banner.faction, seen.faction) or banner.besieges:
            continue
        for hex_ in flood(position.field, banner.hex, _pace(position, banner)):
            entry = found.setdefault(hex_, {"groups": [], "size": 0})
            entry["groups"].append(banner.id)
            entry["size"] += banner.size
    return found


def _pace(position: CampaignPosition, banner: Banner) -> int:
    """The points of a counter of its kind, as everybody sees it."""
    figures = position.field.rules.figures
    if banner.kind == TRAIN or banner.engines:
        return figures.train
    return figures.riders if banner.mounted else figures.foot


def _aims(position: CampaignPosition, seen: Sight) -> Iterator[tuple[HexName, list[Json]]]:
    """Where one's own aims lie, and whether they are reached as things stand. [RULING-C-VICTORY]"""
    reached: dict[HexName, list[Json]] = {}
    for aim in position.field.objectives:
        if aim.faction != seen.faction:
            continue
        for hex_ in _goals(position, seen, aim):
            reached.setdefault(hex_, []).append({"kind": aim.kind, "met": met(position, aim), "place": aim.place, "who": aim.who})
    yield from reached.items()


def _goals(position: CampaignPosition, seen: Sight, aim: Objective) -> Iterator[HexName]:
    """The hexes an aim speaks of; of somebody it speaks of, where his counter is seen."""
    if aim.place:
        yield position.field.map.places[aim.place].hex
    elif aim.hex:
        yield aim.hex
    elif aim.region:
        yield from aim.region
    for banner in seen.banners.values():
        if aim.who and aim.who in (banner.id, banner.leader):
            yield banner.hex
