"""How far the counter whose turn it is gets today."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.campaign import commands as c
from hauberk.campaign.actions import HANDLERS, refuse
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import cost
from hauberk.campaign.questions import acting
from hauberk.campaign.supply import goes_hungry


class Way(NamedTuple):
    """A hex in reach."""

    cost: int
    path: tuple[HexName, ...]
    hungry: bool
    """A group that ends its day there has too little to eat."""


def reach_now(position: CampaignPosition) -> dict[HexName, Way] | None:
    """Every hex to which it may march, with the cost and the way; None where nobody marches. [C-MOVE-03, C-SUPPLY-03]"""
    field, state = position
    question = state.pending[-1] if state.pending else None
    marching = HANDLERS[type(question)].get(c.March) if question is not None else None
    if marching is None:
        return None
    ways = [way for way in marching.choices(position, question) if isinstance(way, c.March) and refuse(position, way) is None]
    group = state.groups.get(acting(question)) if question is not None else None
    return {
        way.path[-1]: Way(
            sum(cost(field, hex_) or 0 for hex_ in way.path), way.path, group is not None and goes_hungry(position, group, way.path[-1])
        )
        for way in ways
    }
