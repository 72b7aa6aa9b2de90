"""The orders of the morning: ransoms, merging and splitting, garrisons, pack animals. [C-GROUP-04, C-PRIS-04, C-CONVOY-01]"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from hauberk.campaign import commands as c
from hauberk.campaign.map import Place
from hauberk.campaign.paths import distances
from hauberk.campaign.prisoners import ransom_price
from hauberk.campaign.state import GROUP, MERCENARIES, PRISONER, TRAIN, Group, Person
from hauberk.players.campaign import aims, plans
from hauberk.players.campaign.acting import hungry_groups
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.stores import LEFT_BEHIND, fed, need, spare, stack_of, stores_at
from hauberk.players.campaign.temper import Temper
from hauberk.players.campaign.ways import days, threats
from hauberk.players.campaign.worth import of_people

FIELDS = {
    c.Split: "splits", c.Pass: "passes", c.Merge: "merges", c.Ransom: "ransoms", c.Load: "loads", c.Escort: "escorts",
}  # fmt: skip
Order = c.Split | c.Pass | c.Merge | c.Ransom | c.Load | c.Escort
CLOSE = 4
"""An enemy within so many hexes keeps a garrison at home."""
KEPT = 8
"""Those who stay in a castle when others are taken out of it to march."""


def morning(known: Known, temper: Temper) -> c.Morning:
    """All that is lawful of what he would like, order by order."""
    found = c.Morning()
    tasks = plans.plan(known, temper)
    for order in known.budget.among(_wishes(known, tasks), 0):
        name = FIELDS[type(order)]
        tried = replace(found, **{name: (*getattr(found, name), order)})
        if known.lawful(tried):
            found = tried
    return found


def _wishes(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    yield from _ransoms(known)
    yield from _merges(known, tasks)
    yield from _litters(known, tasks)
    yield from _splits(known, tasks)
    yield from _garrisons(known, tasks)
    yield from _escorts(known)
    yield from _loads(known, tasks)


# -- people ------------------------------------------------------------------------------------------------------------


def _ransoms(known: Known) -> Iterator[Order]:
    """A captive leader is bought free by whoever has twice the price. [C-PRIS-04]"""
    rich = sorted(known.sight.groups.values(), key=lambda group: (-group.coin, group.id))
    for person in known.sight.people.values():
        captive = person.faction == known.faction and person.fate == PRISONER and person.leads
        if captive and rich and rich[0].coin >= 2 * ransom_price(known.field, person):
            yield c.Ransom(person.id, rich[0].id)


def _merges(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    """Groups on one hex become one where they have the same errand, or eat no more together; engines go to those who besiege."""
    own = sorted(known.sight.groups.values(), key=lambda group: (-len(group.men), group.id))
    gone: set[str] = set()
    for host in own:
        if host.kind != GROUP or host.prisoners or host.id in gone or host.id not in tasks:
            continue
        for other in own:
            if (
                other.id != host.id
                and other.hex == host.hex
                and other.id not in gone
                and other.id in tasks
                and _fits(known, host, other, tasks)
            ):
                yield c.Merge(host.id, other.id)
                gone.add(other.id)


def _fits(known: Known, host: Group, other: Group, tasks: dict[str, plans.Task]) -> bool:
    if other.prisoners:
        return False
    lies = tasks[host.id].kind == plans.LIE
    if other.kind == MERCENARIES:
        return not other.employer
    if other.kind == TRAIN:
        return False  # it has its part in a siege without being mouths of the host
    size = sum(len(each.men) for group in (host, other) for each in stack_of(known, group))
    small = known.field.rules.supply.at(size) == 0
    together = tasks[host.id].goal == tasks[other.id].goal or tasks[other.id].kind in (plans.GATHER, aims.FOLLOW, plans.WAIT)
    wounded = any(known.sight.people[who].wounded for who in (*host.men, *other.men)) and not stores_at(known, host.hex)
    return (small or together or lies) and not wounded


def _splits(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    """Whoever starves, with no place of his own within reach, divides: small groups find food everywhere. [C-SUPPLY-01, C-SUPPLY-05]"""
    figures = known.field.rules.figures
    for group in known.sight.groups.values():
        task = tasks.get(group.id)
        if group.kind != GROUP or group.prisoners or task is None or task.kind in (plans.LIE, plans.FEED, plans.HOME, aims.FIGHT):
            continue
        size = len(group.men)
        if need(known, group) and group.missed > 1 and not fed(known, group) and size >= 2 * figures.least_group:
            lead = [who for who in group.men if known.sight.people[who].leads]
            rest = [who for who in _weakest(known, group) if who not in lead]
            number = max(figures.least_group, min(size - figures.least_group, size - _unfed(known)))
            yield c.Split(group.id, tuple(rest[:number]), 0)


def _litters(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    """Far from home the wounded are sent back with a few, so that a host can go on. [C-WOUND-02, RULING-C-WOUND-SPLIT]"""
    least = known.field.rules.figures.least_group
    for group in known.sight.groups.values():
        task = tasks.get(group.id)
        if group.kind != GROUP or group.prisoners or task is None or task.kind != plans.HOME:
            continue
        hurt = [who for who in group.men if known.sight.people[who].wounded]
        fit = [who for who in _weakest(known, group) if who not in hurt and not known.sight.people[who].leads]
        part = (*hurt, *fit[: max(0, least - len(hurt))])
        far = days(known, group.hex, task.goal, known.field.rules.figures.foot)
        if hurt and far > 1 and len(group.men) - len(part) >= 2 * least and 2 * len(part) <= len(group.men):
            yield c.Split(group.id, part)


def _unfed(known: Known) -> int:
    """The largest group that needs no food. [C-SUPPLY-01]"""
    size = 1
    while known.field.rules.supply.at(size + 1) == 0:
        size += 1
    return size


def _weakest(known: Known, group: Group) -> list[str]:
    return sorted(group.men, key=lambda who: (of_people(known, (known.sight.people[who],)), who))


def weakest(known: Known, people: list[Person]) -> list[str]:
    """Those who are missed least."""
    return [person.id for person in sorted(people, key=lambda person: (person.leads, of_people(known, (person,)), person.id))]


def _garrisons(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    """A castle with too few gets some, one with many in quiet country lends some. [C-PLACE-10]"""
    least = known.field.rules.figures.garrison_least
    for group in known.sight.groups.values():
        place = known.field.map.place_at(group.hex, known.field.year)
        if place is None or group.kind != GROUP or group.prisoners or (holding := known.sight.places.get(place.id)) is None:
            continue
        if known.sight.towns[place.id].besieged_by or not place.is_castle:
            continue
        if len(holding.garrison) < least and len(group.men) >= 2 * least:
            men = [known.sight.people[who] for who in group.men]
            yield c.Pass(group.id, place.id, tuple(weakest(known, men)[: least - len(holding.garrison)]))
        elif len(holding.garrison) > KEPT and not _in_danger(known, place) and tasks.get(group.id):
            room = min(plans.wanted_men(known, group), len(holding.garrison) - KEPT)
            men = [known.sight.people[who] for who in holding.garrison if not known.sight.people[who].wounded]
            if room > 0:
                yield c.Pass(place.id, group.id, tuple(reversed(weakest(known, men)))[:room])


def _in_danger(known: Known, place: Place) -> bool:
    return any(known.field.map.distance(each.hex, place.hex) <= CLOSE for each in threats(known, 0.0))


# -- pack animals ------------------------------------------------------------------------------------------------------


def _escorts(known: Known) -> Iterator[Order]:
    """Whoever is hungry leads the convoy on his hex along; an empty one is left. [C-CONVOY-05]"""
    hungry = {group.id for group in known.sight.groups.values() if not group.employer and need(known, group)}
    for convoy in known.sight.convoys.values():
        here = [group.id for group in known.sight.groups.values() if group.hex == convoy.hex and group.id in hungry and group.kind == GROUP]
        if convoy.load and not convoy.escort and here:
            yield c.Escort(convoy.id, here[0])
        elif convoy.escort and not convoy.load:
            yield c.Escort(convoy.id, "")


def _loads(known: Known, tasks: dict[str, plans.Task]) -> Iterator[Order]:
    """Food is loaded where there is plenty for those who have none, and unloaded where a place of one's own runs short. [C-CONVOY-04]"""
    figures, hungry = known.field.rules.figures, hungry_groups(known)
    hungry += [each for each in _leaving(known, tasks) if each not in hungry]
    for convoy in known.sight.convoys.values():
        place = known.field.map.place_at(convoy.hex, known.field.year)
        if place is None or place.id not in known.sight.places:
            continue
        if hungry and not convoy.load and (most := spare(known, place.id)):
            yield c.Load(place.id, convoy.id, min(most, convoy.animals, figures.step_load))
        elif not hungry and convoy.load and stores_at(known, convoy.hex) <= LEFT_BEHIND:
            yield c.Load(place.id, convoy.id, -min(convoy.load, figures.step_load))
    carried = sum(convoy.load > 0 for convoy in known.sight.convoys.values())
    for group in hungry[carried:]:
        if (place_id := _source(known, group)) is not None:
            yield c.Load(place_id, "", min(spare(known, place_id), figures.animals, figures.step_load))


def _leaving(known: Known, tasks: dict[str, plans.Task]) -> list[Group]:
    """Large groups that are about to leave a place of their own for one that will not feed them."""
    return [
        group
        for group in known.sight.groups.values()
        if need(known, group) and (task := tasks.get(group.id)) and task.goal != group.hex and not stores_at(known, task.goal)
    ]


def _source(known: Known, group: Group) -> str | None:
    """The nearest own place from which a convoy can be sent."""
    far = distances(known.field, group.hex)
    found = [(far[hex_], id_) for id_ in known.sight.places if (hex_ := known.field.map.places[id_].hex) in far and spare(known, id_) > 1]
    return min(found)[1] if found else None
