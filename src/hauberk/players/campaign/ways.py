"""Ways over the map for one who knows where the enemy stands: round those he cannot beat, home with the wounded."""

from __future__ import annotations

from collections.abc import Iterable

from hauberk.campaign.map import HexName
from hauberk.campaign.paths import cost, distances, flood, path_to, shortest
from hauberk.campaign.state import TRAIN, Group
from hauberk.play.campaign.sight import Banner
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.worth import of_banner

NEAR = 7
"""Enemies farther off than this do not bend a way."""
SHY = 4
"""Points of a detour one takes rather than pass beside a stronger enemy."""


def days(known: Known, start: HexName, goal: HexName, pace: int) -> float:
    """Days of marching between two hexes; a hundred if there is no way."""
    far = distances(known.field, start)
    return far[goal] / max(1, pace) if goal in far else 100.0


def threats(known: Known, value: float, spared: Iterable[str] = ()) -> list[Banner]:
    """Enemy groups that somebody worth so much had better not meet."""
    found = []
    for banner in known.sight.banners.values():
        if known.hostile(banner.faction) and banner.id not in spared and not banner.besieges and of_banner(known, banner) > value:
            found.append(banner)
    return found


def way(known: Known, start: HexName, goal: HexName, value: float, wheels: bool = False, spared: Iterable[str] = ()) -> tuple[HexName, ...]:
    """The way from a hex to another, round enemies worth more than `value`; the straight one if there is no other."""
    around = [each.hex for each in threats(known, value, spared) if known.field.map.distance(each.hex, start) <= NEAR]
    straight = shortest(known.field, start, goal, wheels)
    beside = {near for hex_ in around for near in known.field.map.neighbours(hex_)}
    if not around or not {*straight} & (beside | {*around}):
        return straight
    barred = {hex_ for hex_ in around if hex_ != goal}

    def price(hex_: HexName) -> int | None:
        step = cost(known.field, hex_, wheels)
        return None if step is None or hex_ in barred else step + SHY * (hex_ in beside)

    key = ("shy", start, wheels, tuple(sorted(around)))
    if key not in known.field.memo:
        known.field.memo[key] = flood(known.field, start, price=price)
    return path_to(known.field.memo[key], goal)


def today(known: Known, path: tuple[HexName, ...], wheels: bool = False) -> tuple[HexName, ...]:
    """As much of a way as can be gone with the points that are left; the first step always. [C-MOVE-01, RULING-C-MOVE-MIN]"""
    left, found = known.left, list[HexName]()
    for number, hex_ in enumerate(path):
        price = cost(known.field, hex_, wheels)
        if price is None or (price > left and (number or known.stepped or not left)):
            break
        left = max(0, left - price)
        found.append(hex_)
    return tuple(found)


def homeward(known: Known, start: HexName, goal: HexName) -> tuple[HexName, ...]:
    """The way of those who lead wounded or prisoners: always nearer by the shortest way. [C-WOUND-02, C-PRIS-01]"""
    far, here, found = distances(known.field, goal), start, list[HexName]()
    while here != goal and here in far:
        step = far[here] - (cost(known.field, here) or 0)
        nearer = [near for near in known.field.map.neighbours(here) if far.get(near) == step]
        if not nearer:
            break
        here = nearer[0]
        found.append(here)
    return tuple(found)


def own_homes(known: Known) -> list[HexName]:
    """The hexes of one's own places that nobody besieges."""
    return [
        known.field.map.places[id_].hex for id_, town in known.sight.towns.items() if town.faction == known.faction and not town.besieged_by
    ]


def wheeled(known: Known, group: Group) -> bool:
    """Does it drag engines along?"""
    return bool(group.engines) or any(
        each.engines for each in known.sight.groups.values() if each.employer == group.id or (each.kind == TRAIN and each.id == group.id)
    )
