"""Routes of several days over a campaign map: the cheapest way, cut into the days it takes. Each day's march is an ordinary command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hauberk.campaign import questions as q
from hauberk.campaign.actions import refuse
from hauberk.campaign.commands import March
from hauberk.campaign.field import CampaignField
from hauberk.campaign.map import HexName
from hauberk.campaign.marches import allowance_of, wheeled
from hauberk.campaign.paths import cost, enter, flood, path_to
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.sight import sight
from hauberk.server.campaign.speech import CampaignSpeech
from hauberk.server.encoding import Json


class Leg(NamedTuple):
    """A day of a route."""

    steps: int
    cost: int


def legs_of(costs: Iterable[int], today: int, daily: int) -> list[Leg]:
    """A way cut into days: as far as the points reach, and one hex at least. [C-MOVE-01, C-MOVE-03, RULING-C-MOVE-MIN]"""
    found: list[Leg] = []
    steps = spent = 0
    left = today
    for price in costs:
        if steps and price > left:
            found.append(Leg(steps, spent))
            steps = spent = 0
            left = daily
        steps, spent, left = steps + 1, spent + price, max(0, left - price)
    return [*found, Leg(steps, spent)] if steps else found


def route(speech: CampaignSpeech, goal: HexName) -> Json | None:
    """The way of the counter whose turn it is to a hex, and where each of its days ends; None where nobody marches or no way leads.

    It goes round others whose counters are seen, where it can; whoever is met all the same is named. [C-MOVE-03, C-MEET-01]
    """
    position = speech.game.position
    field, state = position
    question = state.pending[-1] if state.pending else None
    if not isinstance(question, q.GroupToAct | q.ConvoyToAct | q.SpyToAct):
        return None
    id_, start, wheels = _counter(state, question)
    banners = sight(position, question.faction).banners.values()
    strangers = {each.hex: each.id for each in banners if not field.friends(each.faction, question.faction)}
    path = _way(field, start, goal, wheels, strangers) or _way(field, start, goal, wheels, {})
    if not path:
        return None
    costs = [cost(field, hex_, wheels) or 0 for hex_ in path]
    daily = allowance_of(position, id_) or field.rules.figures.least_move
    legs = legs_of(costs, state.left if isinstance(question, q.GroupToAct) else daily, daily)
    found: Json = {
        "to": goal,
        "path": list(path),
        "costs": costs,
        "legs": [{"steps": leg.steps, "cost": leg.cost, "day": state.day + number} for number, leg in enumerate(legs)],
        "meets": [{"hex": hex_, "group": strangers[hex_]} for hex_ in path if hex_ in strangers],
    }
    if (refusal := refuse(position, March(tuple(path[: legs[0].steps])))) is not None:
        found["refused"] = speech.refusal(refusal)
    return found


def _counter(state: CampaignState, question: q.GroupToAct | q.ConvoyToAct | q.SpyToAct) -> tuple[str, HexName, bool]:
    """Who marches, from where, and whether engines go along."""
    if isinstance(question, q.GroupToAct):
        group = state.groups[question.group]
        return group.id, group.hex, wheeled(state, group)
    if isinstance(question, q.ConvoyToAct):
        return question.convoy, state.convoys[question.convoy].hex, False
    return question.spy, state.spies[question.spy].hex, False


def _way(field: CampaignField, start: HexName, goal: HexName, wheels: bool, strangers: dict[HexName, str]) -> Sequence[HexName]:
    """The cheapest way that meets nobody before its end."""
    price = enter(field, wheels)
    return path_to(flood(field, start, price=lambda hex_: None if hex_ in strangers and hex_ != goal else price(hex_)), goal)
