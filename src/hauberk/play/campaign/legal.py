"""What may be said now in a campaign: every answer of a short list, and of long ones a fair choice. Anything lawful is accepted all the
same."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import refuse, whose
from hauberk.campaign.drawing import zone
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.marches import wheeled
from hauberk.campaign.mercenaries import PAY, POACH, PROMISE
from hauberk.campaign.paths import cost, enter, flood, path_to
from hauberk.campaign.questions import acting
from hauberk.campaign.routes import rolls
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import MERCENARIES, Group
from hauberk.play.siege.legal import offered

WEEK = 7
"""Days that may be let go by; any other number is accepted."""
FAR = 6
"""Places to which a route is offered; any other way is accepted."""


def listed(position: CampaignPosition) -> Iterator[c.Command]:
    """Commands of the moment: answers to what is asked, then standing orders. Any of these may be given at any question of its faction."""
    yield from _answers(position)
    yield from _standing(position)


def _standing(position: CampaignPosition) -> Iterator[c.Command]:
    """Of the counter whose turn it is a way to the nearest places beyond today's reach; a week of quiet days; what can be called off."""
    field, state = position
    faction = whose(state)
    id_ = acting(state.pending[-1]) if state.pending else ""
    if (counter := state.counter(id_)) is not None:
        wheels = rolls(state, id_)
        far = flood(field, counter.hex, price=enter(field, wheels))
        places = (place.hex for place in field.map.places.values() if far.get(place.hex, (0,))[0] > state.left)
        for goal in sorted(dict.fromkeys(places), key=lambda hex_: far[hex_])[:FAR]:
            yield c.Route(id_, path_to(far, goal))
    yield c.Quiet(WEEK)
    if state.pending:  # on the day of a siege one speaks of the siege
        yield from (c.Revoke(each) for each, route in state.routes.items() if route.faction == faction)


def _answers(position: CampaignPosition) -> Iterator[c.Command]:
    """One cheapest way to every hex in reach, every word of a question, orders one kind at a time."""
    field, state = position
    if not state.pending:
        if (days := days_now(state)) is not None:
            yield from (c.InSiege(command) for command in offered(field_of(position, state.now).at(days)))
        return
    question = state.pending[-1]
    if isinstance(question, q.CHOICES):
        yield from (c.Choose(choice) for choice in question.choices)
        if isinstance(question, q.DrawUpAsked) and state.battle is not None:
            rooms = zone(position, state.battle, question.side)
            yield from (c.Arrange((c.Placed(who, cell),)) for who, cells in rooms.items() for cell in sorted(cells)[:1])
    elif isinstance(question, q.SupplyAsked):
        yield from (c.Feed((first, *(group for group in question.groups if group != first))) for first in question.groups)
    elif isinstance(question, q.MorningAsked):
        yield c.Morning()
        yield from _morning(position, question.faction)
    elif isinstance(question, q.GroupToAct):
        yield c.Stay()
        yield from _acts(position, state.groups[question.group])
    elif isinstance(question, q.ConvoyToAct):
        yield c.Stay()
        yield from _ways(position, state.convoys[question.convoy].hex, state.left or field.rules.figures.convoy, False)
    elif isinstance(question, q.SpyToAct):
        yield c.Stay()
        yield from _ways(position, state.spies[question.spy].hex, state.left or field.rules.figures.spy, False)
    else:
        yield from _lists(question)


def _lists(question: q.Question) -> Iterator[c.Command]:
    if isinstance(question, q.JoinAsked):
        yield c.Join(())
        yield from (c.Join((group,)) for group in question.groups)
        yield c.Join(question.groups)
    elif isinstance(question, q.PlunderAsked | q.ShareAsked):
        yield from (c.Take(points) for points in range(question.most + 1))
    elif isinstance(question, q.EscortAsked | q.GarrisonAsked):
        yield c.Name(())
        yield from (c.Name(question.choices[:number]) for number in range(1, len(question.choices) + 1))


def reach_now(position: CampaignPosition) -> dict[str, tuple[int, tuple[str, ...]]] | None:
    """Every hex to which the counter whose turn it is may march, with the cost and the way; None where nobody marches. [C-MOVE-03]"""
    field, state = position
    question = state.pending[-1] if state.pending else None
    if isinstance(question, q.GroupToAct):
        group = state.groups[question.group]
        ways = _ways(position, group.hex, state.left, wheeled(state, group))
    elif isinstance(question, q.ConvoyToAct):
        ways = _ways(position, state.convoys[question.convoy].hex, field.rules.figures.convoy, False)
    elif isinstance(question, q.SpyToAct):
        ways = _ways(position, state.spies[question.spy].hex, field.rules.figures.spy, False)
    else:
        return None
    marches = [way for way in ways if isinstance(way, c.March) and refuse(position, way) is None]
    return {march.path[-1]: (sum(cost(field, hex_) or 0 for hex_ in march.path), march.path) for march in marches}


def _ways(position: CampaignPosition, start: str, points: int, wheels: bool) -> Iterator[c.Command]:
    """One cheapest way to every hex in reach, and one step where nothing else is. [C-MOVE-03, RULING-C-MOVE-MIN]"""
    flooded = flood(position.field, start, points, enter(position.field, wheels))
    yield from (c.March(path_to(flooded, goal)) for goal in flooded if goal != start)
    yield from (c.March((near,)) for near in position.field.map.neighbours(start) if near not in flooded)


def _acts(position: CampaignPosition, group: Group) -> Iterator[c.Command]:
    field, state = position
    yield from _ways(position, group.hex, state.left, wheeled(state, group))
    yield from (c.AttackPlace(how) for how in ("storm", "siege", "assault", "demand"))
    yield c.LiftSiege()
    yield c.HireEngineer()
    for number in range(1, field.rules.figures.resources_most + 1):
        yield c.Recruit(light=number)
        yield c.Recruit(peasants=number)
    for other in state.at(group.hex):
        if other.kind == MERCENARIES:
            yield from (c.Hire(other.id, how) for how in (PAY, PROMISE, POACH))
    for convoy in state.convoys.values():
        if convoy.hex == group.hex:
            yield from (c.Buy(convoy.id, points) for points in range(1, convoy.load + 1))


def _morning(position: CampaignPosition, faction: str) -> Iterator[c.Command]:
    """Every kind of order by itself."""
    field, state = position
    own = [group for group in state.groups.values() if group.faction == faction]
    least = field.rules.figures.least_group
    for group in own:
        if len(group.men) >= 2 * least:
            yield c.Morning(splits=(c.Split(group.id, group.men[-least:]),))
            yield c.Morning(splits=(c.Split(group.id, group.men[len(group.men) // 2 :], group.coin // 2),))
        hurt = tuple(person.id for person in state.members(group) if person.wounded)
        if hurt:
            yield c.Morning(splits=(c.Split(group.id, hurt),))
        for other in own:
            if other.id != group.id and other.hex == group.hex:
                yield c.Morning(merges=(c.Merge(group.id, other.id),))
        place = field.map.place_at(group.hex, field.year)
        if place is not None:
            holding = state.places[place.id]
            yield c.Morning(passes=(c.Pass(place.id, group.id, holding.garrison[-least:]),))
            yield c.Morning(passes=(c.Pass(group.id, place.id, group.men[-least:]),))
    yield from _ransoms_and_loads(position, faction, own)


def _ransoms_and_loads(position: CampaignPosition, faction: str, own: list[Group]) -> Iterator[c.Command]:
    field, state = position
    for holding in state.places.values():
        for who in holding.captives:
            yield from (c.Morning(ransoms=(c.Ransom(who, group.id),)) for group in own)
        if holding.faction == faction:
            yield c.Morning(loads=(c.Load(holding.id, points=min(max(1, holding.resources), field.rules.figures.animals)),))
    for convoy in state.convoys.values():
        place = field.map.place_at(convoy.hex, field.year)
        if place is not None:
            yield c.Morning(loads=(c.Load(place.id, convoy.id, -convoy.load),))
            yield c.Morning(loads=(c.Load(place.id, convoy.id, 1),))
        yield from (c.Morning(escorts=(c.Escort(convoy.id, group.id),)) for group in own if group.hex == convoy.hex)
        yield c.Morning(escorts=(c.Escort(convoy.id, ""),))
