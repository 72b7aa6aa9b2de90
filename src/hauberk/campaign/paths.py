"""Ways over the campaign map and what they cost. The Anarchy 2.1, 8.3; Guiscard 2.1, 8.3."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable

from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import HexName

Enter = Callable[[HexName], int | None]
"""What entering a hex costs; None: it cannot be entered."""


def cost(field: CampaignField, hex_: HexName, wheels: bool = False) -> int | None:
    """Movement points to enter a hex: the dearest terrain alone; nobody enters the sea, and engines no river without a bridge.

    [C-MAP-04, C-MAP-05, RULING-C-ENGINE-MOVE]
    """
    key = ("cost", hex_, wheels)
    if key not in field.memo:
        field.memo[key] = _cost(field, hex_, wheels)
    found: int | None = field.memo[key]
    return found


def _cost(field: CampaignField, hex_: HexName, wheels: bool) -> int | None:
    if not field.map.passable(hex_):
        return None
    ground = field.terrain(hex_)
    if wheels and "river" in ground and "bridge" not in ground:
        return None
    return field.rules.entering(ground)


def enter(field: CampaignField, wheels: bool = False) -> Enter:
    """The price of every hex, for one who marches."""
    return lambda hex_: cost(field, hex_, wheels)


def flood(
    field: CampaignField, start: HexName, points: int | None = None, price: Enter | None = None
) -> dict[HexName, tuple[int, HexName]]:
    """Every hex that can be come to, with the least cost and the hex one comes from; within some points, or without end."""
    price = price or enter(field)
    found: dict[HexName, tuple[int, HexName]] = {start: (0, "")}
    open_: list[tuple[int, HexName]] = [(0, start)]
    while open_:
        spent, here = heapq.heappop(open_)
        if spent > found[here][0]:
            continue
        for near in field.map.neighbours(here):
            step = price(near)
            if step is None or (points is not None and spent + step > points):
                continue
            if near not in found or spent + step < found[near][0]:
                found[near] = (spent + step, here)
                heapq.heappush(open_, (spent + step, near))
    return found


def path_to(flooded: dict[HexName, tuple[int, HexName]], goal: HexName) -> tuple[HexName, ...]:
    """The cheapest way to a hex of a flood, without its start; () if it cannot be come to."""
    if goal not in flooded:
        return ()
    found: list[HexName] = []
    while flooded[goal][1]:
        found.append(goal)
        goal = flooded[goal][1]
    return tuple(reversed(found))


def _whole(field: CampaignField, start: HexName, wheels: bool = False) -> dict[HexName, tuple[int, HexName]]:
    """The flood of the whole map from a hex: the ground never changes, so it is done once."""
    key = ("flood", start, wheels)
    if key not in field.memo:
        field.memo[key] = flood(field, start, price=enter(field, wheels))
    found: dict[HexName, tuple[int, HexName]] = field.memo[key]
    return found


def shortest(field: CampaignField, start: HexName, goal: HexName, wheels: bool = False) -> tuple[HexName, ...]:
    """The cheapest way between two hexes, without its start."""
    return path_to(_whole(field, start, wheels), goal)


def distances(field: CampaignField, start: HexName) -> dict[HexName, int]:
    """What it costs on foot to come to every hex. [RULING-C-PRIS-DEST, RULING-C-MERC-NEAREST]"""
    key = ("distances", start)
    if key not in field.memo:
        field.memo[key] = {hex_: spent for hex_, (spent, _) in _whole(field, start).items()}
    found: dict[HexName, int] = field.memo[key]
    return found


def nearest(field: CampaignField, start: HexName, goals: Iterable[HexName]) -> HexName:
    """The goal that costs least to come to, the first named of equals; "" if none can be come to."""
    far = distances(field, start)
    found = [goal for goal in goals if goal in far]
    return min(found, key=lambda goal: far[goal]) if found else ""
