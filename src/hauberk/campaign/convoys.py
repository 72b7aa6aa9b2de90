"""Convoys: pack animals that feed places and groups. The Anarchy 12, 14.4; Guiscard 11, 13.4."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.groups import new_id
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import cost, shortest
from hauberk.campaign.state import TRAIN, CampaignState, Convoy, Group, Holding
from hauberk.common.refusal import Refusal
from hauberk.siege.events import FoodChanged

LOCAL: Final = "local"
"""A drover of the country."""


def endless(field: CampaignField, place: str) -> bool:
    """A city's stores are never touched. [C-CONVOY-04, C-PLACE-03]"""
    return field.rules.has_cities and field.map.places[place].is_city


# -- loading, in the morning -------------------------------------------------------------------------------------------


def usual_load(position: CampaignPosition, holding: Holding) -> c.Load:
    """As much as a place has and animals carry. [C-CONVOY-01]"""
    return c.Load(holding.id, points=min(max(1, holding.resources), position.field.rules.figures.animals))


def loads(position: CampaignPosition, convoy: Convoy) -> Iterator[c.Load]:
    """Everything off, or a point more, where it stands in a place. [C-CONVOY-01]"""
    if (place := position.field.map.place_at(convoy.hex, position.field.year)) is not None:
        yield c.Load(place.id, convoy.id, -convoy.load)
        yield c.Load(place.id, convoy.id, 1)


def plan_load(position: CampaignPosition, faction: str, order: c.Load) -> Refusal | None:
    """A convoy is made up in an own place, one a day; up to five points pass, and a place holds ten.

    [C-CONVOY-01, C-CONVOY-04, RULING-C-CONVOY-CREATE, RULING-C-CONVOY-CAP]
    """
    field, state = position
    figures = field.rules.figures
    holding = state.places.get(order.place)
    if holding is None:
        return Refusal("no_such_place", "C-CONVOY-01", about=order.place)
    if not field.friends(holding.faction, faction) or _shut_out(state, order):
        return Refusal("not_your_place", "C-CONVOY-01", about=order.place)
    if not order.points or (order.points < 0 and not order.convoy):
        return Refusal("no_points_named", "C-CONVOY-04")
    if abs(order.points) > figures.step_load:
        return Refusal("too_many_points", "C-CONVOY-04", needs=abs(order.points), has=figures.step_load)
    if order.points > 0 and not endless(field, order.place) and order.points > holding.resources:
        return Refusal("not_so_much_there", "C-CONVOY-04", about=order.place, needs=order.points, has=holding.resources)
    if not order.convoy:
        return _plan_new(position, faction, order)
    convoy = state.convoys.get(order.convoy)
    if convoy is None or convoy.faction != faction:
        return Refusal("not_your_convoy", "C-CONVOY-04", about=order.convoy)
    if convoy.hex != field.map.places[order.place].hex:
        return Refusal("not_here", "C-CONVOY-04", about=order.convoy)
    left, free = figures.step_load - passed_today(state, convoy), convoy.animals - convoy.load
    if abs(order.points) > left:
        return Refusal("too_many_points", "RULING-C-CONVOY-CAP", needs=abs(order.points), has=left)
    if order.points > free:
        return Refusal("one_point_an_animal", "C-CONVOY-02", about=order.convoy, needs=order.points, has=free)
    if order.points < 0 and -order.points > convoy.load:
        return Refusal("not_so_much_there", "C-CONVOY-04", about=order.convoy, needs=-order.points, has=convoy.load)
    full = holding.resources - order.points
    if order.points < 0 and not endless(field, order.place) and full > figures.resources_most:
        return Refusal("place_is_full", "RULING-C-CONVOY-CAP", about=order.place, needs=full, has=figures.resources_most)
    return None


def _shut_out(state: CampaignState, order: c.Load) -> bool:
    """Behind besieged walls only beasts that were shut in with their escort are unloaded, and none is loaded. [C-SIEGE-17, C-CG-21]"""
    siege, convoy = state.sieges.get(order.place), state.convoys.get(order.convoy)
    return siege is not None and (convoy is None or convoy.escort not in siege.inside or order.points > 0)


def passed_today(state: CampaignState, convoy: Convoy) -> int:
    """Points that were loaded or unloaded today already. [RULING-C-CONVOY-CAP]"""
    day, points = convoy.passed
    return points if day == state.day else 0


def _plan_new(position: CampaignPosition, faction: str, order: c.Load) -> Refusal | None:
    field, state = position
    animals = field.rules.figures.animals
    if order.points > animals:
        return Refusal("one_point_an_animal", "C-CONVOY-02", about=order.place, needs=order.points, has=animals)
    if state.places[order.place].convoyed == state.day:
        return Refusal("one_convoy_a_day", "RULING-C-CONVOY-CREATE", about=order.place)
    most = field.rules.figures.convoys if field.convoys is None else field.convoys
    there = sum(convoy.faction == faction for convoy in state.convoys.values())
    if there >= most:
        return Refusal("too_many_convoys", "RULING-C-CONVOY-CREATE", needs=there + 1, has=most)
    return None


def load(doing: Doing, faction: str, order: c.Load) -> None:
    """Every point loaded leaves the place, every point unloaded comes to it; the besieged live on it for two days.

    [C-CONVOY-02, C-CONVOY-04, C-PLACE-04, C-SIEGE-17, RULING-C-SIEGE-CONVOY-IN]
    """
    holding = doing.state.places[order.place]
    if order.convoy:
        convoy = doing.state.convoys[order.convoy]
    else:
        hex_ = doing.field.map.places[order.place].hex
        convoy = Convoy(new_id(doing.state, "convoy"), faction, hex_, 0, doing.rules.figures.animals)
    passed = (doing.state.day, passed_today(doing.state, convoy) + abs(order.points))
    fact = e.ConvoyLoaded if order.points > 0 else e.ConvoyUnloaded
    doing.emit(fact(convoy._replace(load=convoy.load + order.points, passed=passed)))
    kept = holding.resources if endless(doing.field, order.place) else holding.resources - order.points
    convoyed = holding.convoyed if order.convoy else doing.state.day
    doing.emit(e.StoresCarried(holding._replace(resources=kept, convoyed=convoyed)))
    if (siege := doing.state.sieges.get(order.place)) is not None and siege.days is not None:
        more = -order.points * doing.field.siege.figures.resource_days
        doing.emit(e.InSiege(order.place, FoodChanged(siege.days.food + more, more, "convoy")))


def plan_escort(position: CampaignPosition, faction: str, order: c.Escort) -> Refusal | None:
    """A group leads a convoy of its own side that is on its hex; it may give one of its men as drover.

    [C-CONVOY-05, RULING-C-CONVOY-DROVER]
    """
    convoy, group = position.state.convoys.get(order.convoy), position.state.groups.get(order.group)
    if convoy is None or convoy.faction != faction:
        return Refusal("not_your_convoy", "C-CONVOY-05", about=order.convoy)
    if not order.group and order.drover:
        return Refusal("no_drover_needed", "RULING-C-CONVOY-DROVER", who=order.drover)
    if not order.group:
        return None
    if group is None or group.faction != faction:
        return Refusal("not_your_group", "C-CONVOY-05", about=order.group)
    if group.hex != convoy.hex:
        return Refusal("not_here", "C-CONVOY-05", about=order.convoy)
    if order.drover and (order.drover not in group.men or convoy.drover):
        return Refusal("no_drover_needed", "RULING-C-CONVOY-DROVER", who=order.drover)
    return None


def escort(doing: Doing, order: c.Escort) -> None:
    """The convoy goes with the group, or stays. [C-CONVOY-05]"""
    convoy = doing.state.convoys[order.convoy]
    if order.drover:
        group = doing.group(order.group)
        doing.set(group._replace(men=tuple(who for who in group.men if who != order.drover)))
        doing.emit(e.Moved(order.drover, convoy.id))
    doing.emit(e.ConvoyChanged(convoy._replace(escort=order.group, drover=order.drover or convoy.drover)))


def allowance(position: CampaignPosition) -> int:
    """How far pack animals go in a day, in this season. [C-CONVOY-03, C-MOVE-11, RULING-C-ENV-SEASON]"""
    field, state = position
    season = field.rules.season.movement[state.season] if state.season else 0
    return max(field.rules.figures.least_move, field.rules.figures.convoy + season)


# -- on the road -------------------------------------------------------------------------------------------------------


def met(doing: Doing, group: Group) -> None:
    """A convoy without escort belongs to the first combat group that comes upon it.

    [C-CONVOY-05, C-CONVOY-07, C-MEET-06, RULING-C-CONVOY-NEUTRAL-BUY, RULING-C-CONVOY-OWN]
    """
    if not group.faction or group.kind == TRAIN:
        return
    for convoy in list(doing.state.convoys.values()):
        if convoy.hex == group.hex and not guarded(doing.state, convoy) and not doing.field.friends(convoy.faction, group.faction):
            take(doing, convoy, group)


def guarded(state: CampaignState, convoy: Convoy) -> bool:
    """Does a group of its side protect it? [C-CONVOY-05]"""
    return any(group.faction == convoy.faction and group.hex == convoy.hex for group in state.groups.values()) if convoy.faction else False


def take(doing: Doing, convoy: Convoy, group: Group) -> None:
    """It changes hands, load, animals and drover. [C-CONVOY-07, C-CONVOY-09, RULING-C-CONVOY-TAKEN]"""
    taken = convoy._replace(faction=group.faction, escort=group.id)
    if doing.rules.switches.taken_convoys_stay:
        taken = taken._replace(start="", goal="")  # it forgets its road
    doing.emit(e.ConvoyTaken(taken))


def strays(state: CampaignState, convoy: Convoy) -> bool:
    """Does it go to and fro by itself? It has a road and nobody protects it. [C-CONVOY-05, C-CONVOY-06, RULING-C-CONVOY-TAKEN]"""
    return convoy.roams and not guarded(state, convoy)


def left_behind(doing: Doing, group: Group) -> None:
    """A convoy whose guard has left falls to a played faction's group that is there. [C-CONVOY-07]"""
    if any(each.id == group.faction and each.played for each in doing.field.factions) and not group.employer:
        met(doing, group)


def drive(doing: Doing, id_: str, path: Sequence[HexName], exposed: Callable[[Doing, str], None]) -> None:
    """Hex by hex, until it falls into somebody's hands. [C-CONVOY-03, C-CONVOY-07]"""
    before, gone = doing.state.convoys[id_].faction, []
    for next_ in path:
        doing.emit(e.ConvoyChanged(doing.state.convoys[id_]._replace(hex=next_, moved=doing.state.day)))
        gone.append(next_)
        exposed(doing, id_)
        if doing.state.convoys[id_].faction != before:
            break
    doing.emit(e.Marched(id_, tuple(gone), tuple(cost(doing.field, hex_) or 0 for hex_ in gone), 0))


def led_by_its_owner(convoy: Convoy) -> bool:
    """Has it a turn of its own? Nobody escorts it, somebody drives it, and no scenario has given it a road. [C-CONVOY-03, C-CONVOY-06]"""
    return not convoy.escort and bool(convoy.drover) and not convoy.roams


def exposed(doing: Doing, id_: str) -> None:
    """A convoy that comes upon an enemy group is lost to it. [C-CONVOY-07, RULING-C-CONVOY-OWN]"""
    convoy = doing.state.convoys[id_]
    if guarded(doing.state, convoy):
        return
    for group in doing.state.at(convoy.hex):
        if group.faction and group.kind != TRAIN and not doing.field.friends(group.faction, convoy.faction):
            take(doing, convoy, group)
            return


# -- convoys of the country --------------------------------------------------------------------------------------------


def shuttle(doing: Doing, id_: str) -> None:
    """A convoy nobody escorts goes to and fro between its two places: it unloads all it can, goes back, loads if there is more than one
    point. One that was taken and left alone is nobody's again.

    [C-CONVOY-05, C-CONVOY-06, RULING-C-CONVOY-SHUTTLE, RULING-C-CONVOY-TAKEN, C-CG-23]
    """
    convoy = doing.state.convoys[id_]
    if convoy.faction:
        convoy = convoy._replace(faction="", escort="")
        doing.emit(e.ConvoyLetGo(convoy))
    if convoy.waits >= doing.state.day or not convoy.drover:
        return
    end = convoy.start if convoy.back else convoy.goal
    goal = doing.field.map.places[end].hex
    if convoy.hex == goal:
        if end not in doing.state.sieges:
            _turn_round(doing, convoy, end)
        return
    path = shortest(doing.field, convoy.hex, goal)
    left = allowance(doing.position)
    walked: list[str] = []
    for next_ in path:
        price = cost(doing.field, next_) or 0
        if (price > left and walked) or (next_ == goal and end in doing.state.sieges):
            break
        left -= price
        walked.append(next_)
        if left <= 0:
            break
    if walked:
        drive(doing, id_, walked, exposed_neutral)


def exposed_neutral(doing: Doing, id_: str) -> None:
    """The first combat group it comes upon has it. [C-CONVOY-07, C-CG-23]"""
    convoy = doing.state.convoys[id_]
    for group in doing.state.at(convoy.hex):
        if (
            group.faction
            and group.kind != TRAIN
            and group.faction != convoy.faction
            and any(each.id == group.faction and each.played for each in doing.field.factions)
        ):
            take(doing, convoy, group)
            return


def _turn_round(doing: Doing, convoy: Convoy, end: str) -> None:
    """At its end it unloads or loads, and waits a day. [RULING-C-CONVOY-SHUTTLE, C-CG-23]"""
    figures, holding = doing.rules.figures, doing.state.places[end]
    free = endless(doing.field, end)
    if convoy.back:
        most = figures.step_load if free else max(0, holding.resources - figures.shuttle_leaves)
        moved = min(most, convoy.animals - convoy.load, figures.step_load)
    else:
        moved = -min(convoy.load, figures.step_load if free else figures.resources_most - holding.resources)
    doing.emit(e.ConvoyTurnedRound(convoy._replace(load=convoy.load + moved, back=not convoy.back, waits=doing.state.day)))
    if moved and not free:
        doing.emit(e.StoresCarried(holding._replace(resources=holding.resources - moved)))
