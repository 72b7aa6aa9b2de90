"""The cheapest way over a campaign map to a hex of some days' march, for whoever is about to order a route."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.campaign.actions import refuse
from hauberk.campaign.commands import Route
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import enter, flood, path_to
from hauberk.campaign.questions import acting
from hauberk.campaign.routes import costs_of, days_of, in_the_way, rolls
from hauberk.campaign.supply import goes_hungry
from hauberk.server.campaign.speech import CampaignSpeech
from hauberk.server.encoding import Json


def route(speech: CampaignSpeech, goal: HexName) -> Json | None:
    """The way of the counter whose turn it is to a hex, and where each of its days ends; None where nobody marches or no way leads.

    It goes round others whose counters are seen, where it can; whoever is met all the same is named. [C-MOVE-03, C-MEET-01]
    """
    position = speech.game.position
    field, state = position
    id_ = acting(state.pending[-1]) if state.pending else ""
    counter = state.counter(id_)
    if counter is None:
        return None
    strangers = in_the_way(position, counter.faction, field.map.hexes)
    path = _way(field, counter.hex, goal, rolls(state, id_), strangers) or _way(field, counter.hex, goal, rolls(state, id_), {})
    if not path:
        return None
    legs = days_of(position, id_, path)
    found: Json = {
        "to": goal,
        "path": list(path),
        "costs": costs_of(position, id_, path),
        "legs": [{"steps": leg.steps, "cost": leg.cost, "day": state.day + number} for number, leg in enumerate(legs)],
        "hungry": _hungry(position, id_, path, [leg.steps for leg in legs]),
        "meets": [{"hex": hex_, "group": strangers[hex_]} for hex_ in path if hex_ in strangers],
    }
    if (refusal := refuse(position, Route(id_, path))) is not None:
        found["refused"] = speech.refusal(refusal)
    return found


def _hungry(position: CampaignPosition, id_: str, path: Sequence[HexName], steps: Sequence[int]) -> list[bool]:
    """On which of the days a group ends where it has too little to eat, as stores stand now. [C-SUPPLY-03, C-SUPPLY-04]"""
    group = position.state.groups.get(id_)
    ends = (path[sum(steps[: number + 1]) - 1] for number in range(len(steps)) if sum(steps[: number + 1]))
    return [group is not None and goes_hungry(position, group, hex_) for hex_ in ends]


def _way(field: CampaignField, start: HexName, goal: HexName, wheels: bool, strangers: dict[HexName, str]) -> tuple[HexName, ...]:
    """The cheapest way that meets nobody before its end."""
    price = enter(field, wheels)
    return path_to(flood(field, start, price=lambda hex_: None if hex_ in strangers and hex_ != goal else price(hex_)), goal)
