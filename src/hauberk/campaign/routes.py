"""Routes of several days: a counter goes on by itself, by the marches its owner could say day by day. [RULING-C-ROUTE]"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hauberk.campaign import besieging, convoys, marches
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import cost, enter, flood, path_to
from hauberk.campaign.questions import acting
from hauberk.campaign.state import MARCHES, CampaignState, Convoy, Group, Route
from hauberk.common.refusal import Refusal

ARRIVED: Final = "arrived"
IN_THE_WAY: Final = "in_the_way"
BARRED: Final = "barred"
MET: Final = "met"
ASTRAY: Final = "astray"
GONE: Final = "gone"
REVOKED: Final = "revoked"
FAR: Final = 6
"""Places to which a route is offered."""
Refuse = Callable[[CampaignPosition, c.Command], Refusal | None]


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


def rolls(state: CampaignState, id_: str) -> bool:
    """Do engines go along with a counter?"""
    return id_ in state.groups and marches.wheeled(state, state.groups[id_])


def costs_of(position: CampaignPosition, id_: str, path: Iterable[HexName]) -> list[int]:
    """What each hex of a way costs a counter. [C-MOVE-03]"""
    wheels = rolls(position.state, id_)
    return [cost(position.field, hex_, wheels) or 0 for hex_ in path]


def daily(position: CampaignPosition, id_: str) -> int:
    """What a counter can go on a whole day, as it is now."""
    return marches.allowance_of(position, id_) or position.field.rules.figures.least_move


def days_of(position: CampaignPosition, id_: str, path: Sequence[HexName]) -> list[Leg]:
    """A way of a counter cut into days; its first is today if its turn is now, with what it has left. [C-MOVE-03]"""
    state, whole = position.state, daily(position, id_)
    today = state.left if state.now == id_ and id_ in state.groups else whole
    return legs_of(costs_of(position, id_, path), today, whole)


def gone_today(state: CampaignState, id_: str) -> bool:
    """Has a counter had its turn today?"""
    return state.step > MARCHES or (state.step == MARCHES and state.now != id_ and id_ not in state.todo)


def in_the_way(position: CampaignPosition, faction: str, hexes: Iterable[HexName]) -> dict[HexName, str]:
    """Where a faction would meet somebody on these hexes, and whom: what everybody sees, and nobody who is shut up. [C-MEET-01, C-CG-08]"""
    field, state = position
    found = {}
    for hex_ in hexes:
        here = [other for other in state.at(hex_) if not field.friends(other.faction, faction) and not other.employer]
        if met := next((other.id for other in here if not besieging.shut_in(state, other.id)), ""):
            found[hex_] = met
    return found


# -- said by a player --------------------------------------------------------------------------------------------------


def choices(position: CampaignPosition) -> Iterator[c.Route]:
    """Of the counter whose turn it is a way to the nearest places beyond today's reach; any other way is accepted."""
    field, state = position
    id_ = acting(state.pending[-1]) if state.pending else ""
    if (counter := state.counter(id_)) is not None:
        far = flood(field, counter.hex, price=enter(field, rolls(state, id_)))
        places = (place.hex for place in field.map.places.values() if far.get(place.hex, (0,))[0] > state.left)
        for goal in sorted(dict.fromkeys(places), key=lambda hex_: far[hex_])[:FAR]:
            yield c.Route(id_, path_to(far, goal))


def plan(position: CampaignPosition, faction: str, command: c.Route, refuse: Refuse) -> Refusal | None:
    """A faction sends its own counters, along hexes that can be gone; whose turn is now must be able to begin. [RULING-C-ROUTE]"""
    state, id_ = position.state, command.counter
    counter = state.counter(id_)
    if counter is None or counter.faction != faction:
        return Refusal("not_your_counter", "RULING-C-ROUTE", about=id_)
    if not _commanded(position, id_):
        return Refusal("does_not_march", "RULING-C-ROUTE", about=id_)
    if refused := marches.plan_way(position.field, counter.hex, command.path, rolls(state, id_)):
        return refused
    if not state.pending or acting(state.pending[-1]) != id_:
        return None
    today = _today(position, id_, command.path)
    if met := in_the_way(position, faction, today):
        return Refusal("others_in_the_way", "RULING-C-ROUTE", about=next(iter(met.values())))
    return refuse(position, c.March(today))


def _commanded(position: CampaignPosition, id_: str) -> bool:
    """Does a counter get turns of its own?"""
    counter = position.state.counter(id_)
    if isinstance(counter, Group):
        return marches.acts(position, counter)
    return counter is not None and (not isinstance(counter, Convoy) or convoys.led_by_its_owner(counter))


def _today(position: CampaignPosition, id_: str, path: Sequence[HexName]) -> tuple[HexName, ...]:
    """The hexes of the first day of a way."""
    return tuple(path[: days_of(position, id_, path)[0].steps])


def order(doing: Doing, faction: str, command: c.Route) -> None:
    """The way is noted; whose turn is now sets out at once. [RULING-C-ROUTE]"""
    counter = doing.state.counter(command.counter)
    assert counter is not None
    doing.emit(e.RouteOrdered(faction, command.counter, counter.hex, command.path))


def revoke(doing: Doing, id_: str) -> None:
    """The counter waits for a word again. [RULING-C-ROUTE]"""
    doing.emit(e.RouteEnded(doing.state.routes[id_].faction, id_, REVOKED))


# -- answering ---------------------------------------------------------------------------------------------------------


def answer(position: CampaignPosition) -> c.Command | None:
    """What the route of the counter whose turn it is says for today: its march, and that its day is done; None if it has none."""
    state = position.state
    id_ = acting(state.pending[-1]) if state.pending else ""
    route = state.routes.get(id_)
    if route is None:
        return None
    return c.Stay() if route.day == state.day else c.March(_today(position, id_, route.path))


# -- stopping ----------------------------------------------------------------------------------------------------------


def notice(doing: Doing, events: Sequence[Any], refuse: Refuse) -> None:
    """Routes end with what has happened, and before the march that may not be or would meet somebody. [RULING-C-ROUTE]"""
    for id_, route in list(doing.state.routes.items()):
        if (ended := _ended(doing.position, id_, route, events) or _stopped(doing.position, id_, route, refuse)) is not None:
            doing.emit(ended)


def _ended(position: CampaignPosition, id_: str, route: Route, events: Iterable[Any]) -> e.RouteEnded | None:
    """Why a route is over by what has happened."""
    counter = position.state.counter(id_)
    if counter is None or counter.faction != route.faction or not _commanded(position, id_):
        return e.RouteEnded(route.faction, id_, GONE)
    for event in events:
        if isinstance(event, e.Met) and id_ in (event.group, event.other):
            return e.RouteEnded(route.faction, id_, MET, event.other if event.group == id_ else event.group)
        if isinstance(event, e.BattleSet) and any(id_ in side for side in event.battle.sides):
            other = event.battle.sides[id_ in event.battle.sides[0]]
            return e.RouteEnded(route.faction, id_, MET, other[0] if other else event.battle.place)
    return None if route.path else e.RouteEnded(route.faction, id_, ARRIVED)


def _stopped(position: CampaignPosition, id_: str, route: Route, refuse: Refuse) -> e.RouteEnded | None:
    """Why a counter whose turn it is does not march on."""
    state = position.state
    if not state.pending or acting(state.pending[-1]) != id_ or route.day == state.day:
        return None
    counter = state.counter(id_)
    if counter is None or counter.hex != route.at:
        return e.RouteEnded(route.faction, id_, ASTRAY)
    today = _today(position, id_, route.path)
    if met := in_the_way(position, route.faction, today):
        return e.RouteEnded(route.faction, id_, IN_THE_WAY, next(iter(met.values())))
    if refused := refuse(position, c.March(today)):
        return e.RouteEnded(route.faction, id_, BARRED, refused=refused)
    return None
