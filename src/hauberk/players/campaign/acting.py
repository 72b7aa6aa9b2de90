"""A group, a convoy or a spy has its turn. The Anarchy 8.3, 13, 14; Guiscard 8.3, 10–13."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hauberk.campaign import commands as c
from hauberk.campaign.map import HexName
from hauberk.campaign.mercenaries import PAY, POACH, PROMISE
from hauberk.campaign.paths import distances
from hauberk.campaign.state import MERCENARIES, PAID, PROMISED, TRAIN, Convoy, Group, Spy
from hauberk.players.campaign import aims, plans
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.plans import Task
from hauberk.players.campaign.stores import LEFT_BEHIND, fed, granaries, need, stores_at
from hauberk.players.campaign.temper import Temper
from hauberk.players.campaign.ways import homeward, threats, today, way, wheeled
from hauberk.players.campaign.worth import of_group, of_place

HOSTILE = (aims.TAKE, aims.PLUNDER)
SETTLED = (plans.RAISE, plans.WAIT, plans.GATHER, aims.GUARD)
MUCH = 2.2
"""So many times stronger, a relieving army is not waited for."""
STORM_WANTS = 5.0
"""So many times the garrison, he storms on the day he comes: walls double those behind them, and he wants to be sure. [C-CG-19]"""


def first(known: Known, commands: Iterable[c.Command]) -> c.Command:
    """The first lawful one; to stay always is."""
    return next((command for command in known.budget.among(commands) if known.lawful(command)), c.Stay())


def act(known: Known, temper: Temper, group: Group) -> c.Command:
    """One thing after the other, until nothing is worth doing. [C-TURN-03]"""
    return first(known, _offers(known, temper, group, plans.plan(known, temper).get(group.id)))


def _offers(known: Known, temper: Temper, group: Group, task: Task | None) -> Iterator[c.Command]:
    if task is None:
        return
    yield from _hires(known, temper, group, task)
    if task.kind == plans.LIE:
        if gives_up(known, group, task):
            yield c.LiftSiege()
        return
    yield from _attacks(known, temper, group, task)
    if task.kind in SETTLED and task.goal == group.hex:
        yield from _recruits(known, group)
    yield from _marches(known, temper, group, task)
    if known.stepped or task.goal == group.hex:
        yield from _recruits(known, group)


# -- before a place ----------------------------------------------------------------------------------------------------


def gives_up(known: Known, group: Group, task: Task) -> bool:
    """A siege is lifted when those within have become too strong, when the host starves, or when a much stronger army is near."""
    town, place = known.sight.towns[task.place], known.field.map.places[task.place]
    own = sum(of_group(known, each) for each in known.sight.groups.values() if each.hex == group.hex and not each.employer)
    if own < 0.5 * of_place(known, place, town):
        return True
    if group.hungry and group.missed > 2 and not fed(known, group):
        return True
    return relief_near(known, group, own)


def relief_near(known: Known, group: Group, value: float) -> bool:
    """Does a much stronger army stand beside the besiegers?"""
    return any(known.field.map.distance(each.hex, group.hex) <= 1 for each in threats(known, MUCH * value))


def _attacks(known: Known, temper: Temper, group: Group, task: Task) -> Iterator[c.Command]:
    """What is attacked is what one came for, or what lies on the way and cannot resist. [C-MEET-07, C-CAPIT-01]"""
    place = known.field.map.place_at(group.hex, known.field.year)
    if place is None or known.field.friends(known.sight.towns[place.id].faction, known.faction):
        return
    wanted = task.kind in HOSTILE and task.goal == group.hex
    enemy = of_place(known, place, known.sight.towns[place.id])
    town = known.sight.towns[place.id]
    easy = known.hostile(town.faction) and town.resources and task.value >= 2 * enemy and task.kind != aims.GO
    if wanted or (easy and not aims.keeps_his_name(known, group)):
        yield c.AttackPlace("demand")
        if task.value >= temper.attacks * enemy:
            yield c.AttackPlace("storm")
    if wanted and task.value >= STORM_WANTS * enemy:
        yield c.AttackPlace("assault")
    if wanted and task.value >= plans.SIEGE_WANTS * enemy and not relief_near(known, group, task.value):
        yield c.AttackPlace("siege")


# -- men -----------------------------------------------------------------------------------------------------------------


def _hires(known: Known, temper: Temper, group: Group, task: Task) -> Iterator[c.Command]:
    """Pay if the purse allows, a promise where plunder will follow. [C-MERC-05, C-MERC-07, C-MERC-10, C-MERC-11]"""
    booty = temper.promises or task.kind in HOSTILE
    for banner in known.sight.banners.values():
        if banner.hex != group.hex or banner.kind != MERCENARIES:
            continue
        own = known.sight.groups.get(banner.id)
        if own is not None and (own.pay == PAID or own.faction != known.faction):
            continue
        if own is not None and own.pay == PROMISED and group.coin < 2 * banner.size * known.field.rules.prices.mercenary:
            continue
        yield c.Hire(banner.id, PAY)
        if not banner.faction and booty:
            yield c.Hire(banner.id, PROMISE)
        if known.hostile(banner.faction):
            yield c.Hire(banner.id, POACH)


def _recruits(known: Known, group: Group) -> Iterator[c.Command]:
    """As many as eat no more than those who are there already: light foot first. [C-MONEY-04]"""
    room = min(
        plans.wanted_men(known, group), group.coin // known.field.rules.prices.light_foot if known.field.rules.prices.light_foot else 10
    )
    yield from (c.Recruit(light=number) for number in range(room, 0, -1))
    few = min(plans.wanted_men(known, group), group.coin // max(1, known.field.rules.prices.peasant))
    yield from (c.Recruit(peasants=number) for number in range(few, 0, -1))


# -- marching ------------------------------------------------------------------------------------------------------------


def _marches(known: Known, temper: Temper, group: Group, task: Task) -> Iterator[c.Command]:
    """Towards the goal, round those who are too strong; with wounded or prisoners straight home."""
    if task.kind == plans.HOME:
        yield from _shorter(known, homeward(known, group.hex, task.goal), False)
        return
    if task.goal == group.hex:
        yield from _shy(known, temper, group, task)
        return
    wheels = wheeled(known, group)
    spared = (
        {task.who}
        if task.kind == aims.FIGHT
        else {each.id for each in aims.enemies(known) if each.hex == task.goal and task.kind in HOSTILE}
    )
    bold = task.value / temper.attacks if group.kind != TRAIN else 0.0
    path = way(known, group.hex, task.goal, bold, wheels, spared)
    if known.stepped and path[:1] == (group.came_from,):
        return  # he was just turned away there
    if group.kind == TRAIN and any(known.field.map.distance(each.hex, group.hex) <= 3 for each in threats(known, 0.0)):
        return
    yield from _shorter(known, path, wheels)


def _shorter(known: Known, path: tuple[HexName, ...], wheels: bool) -> Iterator[c.Command]:
    """The whole of today's way, or, where that is refused, a part of it."""
    steps = today(known, path, wheels)
    yield from (c.March(steps[:number]) for number in range(len(steps), 0, -1))


def _shy(known: Known, temper: Temper, group: Group, task: Task) -> Iterator[c.Command]:
    """Whoever waits and is not behind walls gets out of the way of an enemy twice as strong."""
    if known.stepped or task.kind not in (plans.WAIT, plans.GATHER, aims.FOLLOW) or stores_at(known, group.hex):
        return
    near = [each.hex for each in threats(known, 2 * task.value) if known.field.map.distance(each.hex, group.hex) <= 2]
    if near:
        free = [hex_ for hex_ in known.field.map.neighbours(group.hex) if known.field.map.passable(hex_) and hex_ not in near]
        away = sorted(free, key=lambda hex_: (-min(known.field.map.distance(hex_, each) for each in near), hex_))
        yield from (c.March((hex_,)) for hex_ in away[:2])


# -- convoys and spies ---------------------------------------------------------------------------------------------------


def hungry_groups(known: Known, days: int = 2) -> list[Group]:
    """Own groups that will have nothing to eat before long where they are."""
    return [
        group
        for group in known.sight.groups.values()
        if not group.employer and need(known, group) and stores_at(known, group.hex) < days * need(known, group)
    ]


def drive(known: Known, convoy: Convoy) -> c.Command:
    """A loaded convoy goes to those who are hungry, an empty one to the nearest granary. [C-CONVOY-03, RULING-C-CONVOY-OWN]"""
    far = distances(known.field, convoy.hex)
    if convoy.load:
        goals = [
            group.hex
            for group in hungry_groups(known)
            if not any(each.escort == group.id and each.load for each in known.sight.convoys.values())
        ]
    else:
        goals = list(granaries(known, LEFT_BEHIND + 2))
    there = [hex_ for hex_ in goals if hex_ in far]
    if not there or convoy.hex in there:
        return c.Stay()
    goal = min(there, key=lambda hex_: (far[hex_], hex_))
    steps = today(known, way(known, convoy.hex, goal, 0.0))
    taken = {each.hex for each in threats(known, 0.0)}
    while steps and steps[-1] in taken:
        steps = steps[:-1]
    return first(known, [c.March(steps)] if steps else [])


def sneak(known: Known, spy: Spy) -> c.Command:
    """He looks at what nobody has seen for long, and comes back to tell. [C-SPY-01, C-SPY-02]"""
    far = distances(known.field, spy.hex)
    if len(spy.notes) > 1 or (spy.notes and spy.notes[0].day < known.sight.day):
        goals = [group.hex for group in known.sight.groups.values() if group.hex in far]
        goal = min(goals, key=lambda hex_: (far[hex_], hex_)) if goals else ""
    else:
        goal = _worth_a_look(known, spy)
    if not goal or goal == spy.hex:
        return c.Stay()
    steps = today(known, way(known, spy.hex, goal, float("inf")))
    taken = {each.hex for each in aims.enemies(known)}
    while steps and steps[-1] in taken:
        steps = steps[:-1]
    return first(known, [c.March(steps)] if steps else [])


def _worth_a_look(known: Known, spy: Spy) -> HexName:
    """The enemy's banner of whom one knows least and who stands nearest. [C-SPY-01]"""
    far, range_ = distances(known.field, spy.hex), known.field.rules.figures.spy_range
    noted = {note.group for note in spy.notes}

    def wanting(hex_: HexName, day: int) -> float:
        return far[hex_] - 2 * (known.sight.day - day)

    found = [
        (wanting(each.hex, each.seen.day if each.seen is not None else -5), each.hex)
        for each in aims.enemies(known)
        if each.hex in far and each.id not in noted and known.field.map.distance(each.hex, spy.hex) > range_
    ]
    return min(found)[1] if found else ""
