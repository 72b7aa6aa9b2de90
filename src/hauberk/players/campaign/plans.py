"""Who goes for what: every group gets the chance that is worth most to it today."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.campaign.map import HexName
from hauberk.campaign.paths import distances
from hauberk.campaign.state import GROUP, MERCENARIES, TRAIN, Group
from hauberk.players.campaign import aims
from hauberk.players.campaign.aims import Chance
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.stores import fed, granaries, need, stack_of
from hauberk.players.campaign.temper import Temper
from hauberk.players.campaign.ways import days, own_homes
from hauberk.players.campaign.worth import of_group

FEED, HOME, GATHER, RAISE, WAIT, LIE = "feed", "home", "gather", "raise", "wait", "lie"
TIRED = 5.0
"""What a day of marching takes off a chance."""
SIEGE_WANTS = 1.2
"""He lays siege when he is worth so many times the garrison: hunger does the rest."""


class Task(NamedTuple):
    """What a group is to do."""

    kind: str
    goal: HexName
    place: str = ""
    who: str = ""
    value: float = 0.0
    """What the group itself is worth."""


def plan(known: Known, temper: Temper) -> dict[str, Task]:
    """The tasks of all groups that can act, the strongest first choice."""
    free = [group for group in known.sight.groups.values() if _acts(known, group)]
    values = {group.id: of_group(known, group) for group in free}
    free.sort(key=lambda group: (-values[group.id], group.id))
    offers = aims.chances(known)
    taken: dict[tuple[str, HexName], float] = {}
    hosts = [group for group in free if group.kind == GROUP]
    tasks: dict[str, Task] = {}
    for group in hosts:
        task = _bound(known, group, values[group.id]) or _best(known, temper, group, values, offers, taken, hosts)
        tasks[group.id] = task
        mark = (task.kind, task.goal)
        taken[mark] = taken.get(mark, 0.0) + values[group.id]
    for group in free:
        if group.kind == TRAIN:
            tasks[group.id] = _train(known, group, hosts, tasks)
        elif group.id not in tasks:
            tasks[group.id] = _company(known, group, hosts, values[group.id])
    return tasks


def _acts(known: Known, group: Group) -> bool:
    banner = known.sight.banners[group.id]
    shut_in = bool(banner.besieges) and known.sight.towns[banner.besieges].faction == known.faction
    return not group.employer and not shut_in and bool(group.men or group.engines)


def _bound(known: Known, group: Group, value: float) -> Task | None:
    """What it cannot choose: prisoners and wounded go home, besiegers lie before their place, the starving go where food is."""
    banner = known.sight.banners[group.id]
    if banner.besieges:
        return Task(LIE, group.hex, banner.besieges, value=value)
    hurt = any(known.sight.people[who].wounded for who in group.men)
    if group.prisoners or hurt:
        homes = [hex_ for hex_ in own_homes(known) if hex_ in distances(known.field, group.hex)]
        if homes:
            prison = known.field.map.places[group.prison].hex if group.prison in known.sight.places else ""
            goal = prison or min(homes, key=lambda hex_: (distances(known.field, group.hex)[hex_], hex_))
            if goal != group.hex or group.prisoners:
                return Task(HOME, goal, value=value)
    if need(known, group) and not fed(known, group) and group.missed and (goal := _granary(known, group)):
        return Task(FEED, goal, value=value)
    return None


def _granary(known: Known, group: Group) -> HexName:
    """The nearest own place that can feed a group for two days."""
    far = distances(known.field, group.hex)
    there = [hex_ for hex_ in granaries(known, 2 * need(known, group)) if hex_ in far]
    return min(there, key=lambda hex_: (far[hex_], hex_)) if there else ""


# -- choosing ----------------------------------------------------------------------------------------------------------


def _best(
    known: Known,
    temper: Temper,
    group: Group,
    values: dict[str, float],
    offers: list[Chance],
    taken: dict[tuple[str, HexName], float],
    hosts: list[Group],
) -> Task:
    value, pace = values[group.id], _pace(known, group)
    found: list[tuple[float, Task]] = [(0.0, Task(WAIT, group.hex, value=value))]
    for chance in known.budget.among(offers):
        if chance.only and chance.only != group.id:
            continue
        if chance.who == group.id:
            continue
        wanted = chance.enemy * (SIEGE_WANTS if chance.kind == aims.TAKE else temper.attacks)
        there = taken.get((chance.kind, chance.goal), 0.0)
        worth = _worth(temper, chance, there, wanted)
        march = TIRED * days(known, group.hex, chance.goal, pace)
        if value + there >= wanted:
            found.append((worth - march, Task(chance.kind, chance.goal, chance.place, chance.who, value)))
        elif chance.wide and sum(values[each.id] for each in hosts) >= wanted and (hub := _hub(known, group, hosts)):
            found.append((worth - march - TIRED, Task(GATHER, hub, value=value)))
    found += _raising(known, group, value)
    return max(found, key=lambda each: (each[0], each[1].kind, each[1].goal))[1]


def _worth(temper: Temper, chance: Chance, there: float, wanted: float) -> float:
    """What a chance is worth if others go for it already."""
    worth = chance.worth * (temper.roams if chance.worth < 40 else 1.0)
    if not there:
        return worth
    if chance.kind in (aims.GUARD, aims.HIRE, aims.PLUNDER):
        return worth / 4
    return worth if there < 2 * wanted or chance.kind == aims.GO else worth / 2


def _hub(known: Known, group: Group, hosts: list[Group]) -> HexName:
    """Where the host gathers: about its strongest group."""
    first = next((each for each in hosts if not each.prisoners), None)
    return first.hex if first is not None else ""


def _raising(known: Known, group: Group, value: float) -> list[tuple[float, Task]]:
    """A leader with coin and few men raises more in a settlement of his own. [C-MONEY-04]"""
    room = wanted_men(known, group)
    if room < 2 or group.coin < room * known.field.rules.prices.peasant or not any(known.sight.people[who].leads for who in group.men):
        return []
    found = []
    for id_, town in known.sight.towns.items():
        place = known.field.map.places[id_]
        if town.faction == known.faction and not town.besieged_by and town.resources > 1 and (place.is_settlement or "town" in place.flags):
            march = 2 * TIRED * days(known, group.hex, place.hex, _pace(known, group))
            found.append((20 + 2 * room - march, Task(RAISE, place.hex, id_, value=value)))
    return found


def wanted_men(known: Known, group: Group) -> int:
    """How many more a group can have without eating more: it is filled to nine, or to nineteen. [C-SUPPLY-04]"""
    size = sum(len(each.men) for each in stack_of(known, group))
    eats = known.field.rules.supply.at(size)
    room = 0
    while room < 10 and known.field.rules.supply.at(size + room + 1) == eats:
        room += 1
    return room


def _pace(known: Known, group: Group) -> int:
    figures = known.field.rules.figures
    people = [known.sight.people[who] for each in stack_of(known, group) for who in each.men]
    return figures.riders if people and all(person.mounted for person in people) else figures.foot


# -- trains and companies ----------------------------------------------------------------------------------------------


def _train(known: Known, group: Group, hosts: list[Group], tasks: dict[str, Task]) -> Task:
    """Engines go where a host besieges, and stay at home until one does. [RULING-C-ENGINE-MOVE]"""
    lying = [each for each in hosts if tasks[each.id].kind == LIE]
    if lying:
        goal = min(lying, key=lambda each: days(known, group.hex, each.hex, 1)).hex
        return Task(aims.FOLLOW, goal)
    return Task(WAIT, group.hex)


def _company(known: Known, group: Group, hosts: list[Group], value: float) -> Task:
    """Mercenaries without a group to stand with look for one of their own side."""
    near = [each for each in hosts if group.kind == MERCENARIES]
    if near:
        return Task(aims.FOLLOW, min(near, key=lambda each: days(known, group.hex, each.hex, 1)).hex, value=value)
    return Task(WAIT, group.hex, value=value)
