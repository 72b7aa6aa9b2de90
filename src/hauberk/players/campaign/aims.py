"""Chances a faction sees on the map: what its own aims ask for, what others' aims must be kept from, and what lies by the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.campaign.besieging import walled
from hauberk.campaign.field import Objective
from hauberk.campaign.map import HexName, Place
from hauberk.campaign.objectives import key
from hauberk.campaign.state import MERCENARIES, NEUTRAL, PRISONER, Group
from hauberk.play.campaign.sight import Banner
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.worth import of_banner, of_place

GO, TAKE, PLUNDER, FIGHT, GUARD, HIRE, FOLLOW = "go", "take", "plunder", "fight", "guard", "hire", "follow"
DENIED = 0.7
"""What it is worth to keep another from his aim, beside reaching one's own."""


class Chance(NamedTuple):
    """Something a group could go for."""

    kind: str
    goal: HexName
    worth: float
    enemy: float = 0.0
    """What stands against it."""
    place: str = ""
    who: str = ""
    """The group it is about."""
    only: str = ""
    """The one group for which it is."""
    wide: bool = False
    """Everybody should come, not only one group."""


def chances(known: Known) -> list[Chance]:
    """All of them; of several reasons for the same thing the weightiest counts."""
    found: dict[tuple[str, HexName, str], Chance] = {}
    for chance in _all(known):
        mark = (chance.kind, chance.goal, chance.only)
        if mark not in found or found[mark].worth < chance.worth:
            found[mark] = chance
    return list(found.values())


def _all(known: Known) -> Iterator[Chance]:
    for aim in known.field.objectives:
        if aim.faction == known.faction:
            yield from _own(known, aim)
        elif known.hostile(aim.faction):
            yield from _denying(known, aim)
    yield from _by_the_way(known)


# -- one's own aims ----------------------------------------------------------------------------------------------------


def _own(known: Known, aim: Objective) -> Iterator[Chance]:
    if aim.kind in ("reach", "escort", "fetch") and (aim.hex or aim.place):
        yield from _reach(known, aim)
    elif aim.kind in ("take", "hold", "rally"):
        yield from _have(known, aim.place, 90)
    elif aim.kind == "lift_siege":
        yield from _relieve(known, aim.place, 100)
    elif aim.kind == "plunder" and known.tally.get(key(aim), 0) < aim.number:
        for place in known.field.map.places.values():
            if aim.place == place.id or place.hex in aim.region or not (aim.place or aim.region):
                yield from _plunder(known, place, 60)
    elif aim.kind == "capture":
        yield from _chase(known, aim.who, 90)
    elif aim.kind == "hire" and known.tally.get(key(aim), 0) < max(1, aim.number):
        yield from (_hire(each, 90) for each in companies(known) if aim.who in ("", each.id))
    elif aim.kind == "prestige":
        yield from (_fight(known, each, 45, only=group_of(known, aim.who)) for each in enemies(known))
    elif aim.kind == "survive" and aim.who and (group := group_of(known, aim.who)):
        yield from (Chance(GUARD, known.field.map.places[id_].hex, 25, place=id_, only=group) for id_ in own_castles(known))


def _reach(known: Known, aim: Objective) -> Iterator[Chance]:
    goal = aim.hex or known.field.map.places[aim.place].hex
    if aim.number or not aim.who:
        yield Chance(GO, goal, 85, wide=True)
        return
    group = group_of(known, aim.who)
    if group and group in known.sight.groups:
        yield Chance(GO, goal, 120, only=group)
        yield Chance(FOLLOW, known.sight.groups[group].hex, 35, who=group, wide=True)


def _have(known: Known, place: str, worth: float) -> Iterator[Chance]:
    """A place one must have: taken if it is another's, guarded if it is one's own."""
    found, town = known.field.map.places[place], known.sight.towns[place]
    if known.field.friends(town.faction, known.faction):
        yield from _guard(known, place, worth / 2)
    elif attackable(known, found):
        yield Chance(TAKE, found.hex, worth, of_place(known, found, town) + guards(known, found.hex), place, wide=True)


def _guard(known: Known, place: str, worth: float) -> Iterator[Chance]:
    if known.sight.towns[place].besieged_by:
        yield from _relieve(known, place, 2 * worth)
    else:
        yield Chance(GUARD, known.field.map.places[place].hex, worth, place=place)


def _relieve(known: Known, place: str, worth: float) -> Iterator[Chance]:
    """Besiegers are driven off; where nobody besieges, somebody watches."""
    hex_, by = known.field.map.places[place].hex, known.sight.towns[place].besieged_by
    if by and known.hostile(by):
        yield Chance(FIGHT, hex_, worth, guards(known, hex_), place, wide=True)
    elif not by:
        yield Chance(GUARD, hex_, worth / 2, place=place)


def _plunder(known: Known, place: Place, worth: float) -> Iterator[Chance]:
    town = known.sight.towns.get(place.id)
    if town is None or town.resources <= 0 or known.field.friends(town.faction, known.faction) or not attackable(known, place):
        return
    slow = 2.0 if walled(place) else 1.0
    yield Chance(PLUNDER, place.hex, (worth + 3 * town.resources) / slow, of_place(known, place, town) + guards(known, place.hex), place.id)


def _chase(known: Known, who: str, worth: float) -> Iterator[Chance]:
    """A leader is hunted down."""
    leader = known.sight.leaders.get(who)
    if leader is None or leader.fate == PRISONER:
        return
    yield from (_fight(known, each, worth, wide=True) for each in enemies(known) if each.leader == who)


# -- what others want --------------------------------------------------------------------------------------------------


def _denying(known: Known, aim: Objective) -> Iterator[Chance]:
    """Whoever is after something finds us there."""
    if aim.kind in ("take", "hold", "rally"):
        yield from _have(known, aim.place, 90 * DENIED)
    elif aim.kind in ("reach", "escort", "fetch", "prestige", "survive"):
        for each in enemies(known):
            if aim.who and aim.who in (each.id, each.leader):
                yield _fight(known, each, 80 * DENIED, wide=True)
        if goal := aim.hex or (known.field.map.places[aim.place].hex if aim.place else ""):
            yield Chance(GUARD, goal, 50 * DENIED)
    elif aim.kind == "plunder":
        for each in enemies(known):
            if each.faction == aim.faction and (not aim.region or each.hex in aim.region):
                yield _fight(known, each, 70 * DENIED)
    elif aim.kind == "lift_siege" and known.field.friends(known.sight.towns[aim.place].besieged_by, known.faction):
        yield Chance(TAKE, known.field.map.places[aim.place].hex, 70 * DENIED, place=aim.place, wide=True)
    elif aim.kind == "hire":
        yield from (_hire(each, 60 * DENIED) for each in companies(known) if aim.who in ("", each.id))


# -- by the way --------------------------------------------------------------------------------------------------------


def _by_the_way(known: Known) -> Iterator[Chance]:
    """Enemies worth beating, villages worth a visit, mercenaries looking for a lord, own places with somebody before them."""
    yield from (_fight(known, each, 22) for each in enemies(known))
    yield from (_hire(each, 30) for each in companies(known))
    for place in known.field.map.places.values():
        town = known.sight.towns.get(place.id)
        if town is not None and known.hostile(town.faction):
            yield from _plunder(known, place, 6)
        elif town is not None and town.faction == known.faction and known.hostile(town.besieged_by):
            yield from _relieve(known, place.id, 50)


# -- helpers -----------------------------------------------------------------------------------------------------------


def enemies(known: Known) -> list[Banner]:
    """Banners of those who are no friends, in the field."""
    return [each for each in known.sight.banners.values() if known.hostile(each.faction)]


def companies(known: Known) -> list[Banner]:
    """Mercenaries without a lord."""
    return [each for each in known.sight.banners.values() if each.kind == MERCENARIES and not each.faction]


def guards(known: Known, hex_: HexName) -> float:
    """What the enemy's groups on a hex are worth."""
    return sum(of_banner(known, each) for each in enemies(known) if each.hex == hex_)


def group_of(known: Known, who: str) -> str:
    """The own group of that name, or the one somebody is with."""
    if who in known.sight.groups:
        return who
    person = known.sight.people.get(who)
    return person.group if person is not None and person.faction == known.faction and person.present else ""


def own_castles(known: Known) -> list[str]:
    """One's own castles that nobody besieges; failing those, any place."""
    own = [id_ for id_, town in known.sight.towns.items() if town.faction == known.faction and not town.besieged_by]
    return [id_ for id_ in own if known.field.map.places[id_].is_castle] or own


def attackable(known: Known, place: Place) -> bool:
    """May it be attacked at all? [C-PLACE-14, C-MONEY-03]"""
    if place.is_city and known.field.rules.has_cities:
        return False
    return known.sight.towns[place.id].faction != NEUTRAL or known.field.rules.plunders_neutral


def keeps_his_name(known: Known, group: Group) -> bool:
    """Does somebody lead it whose name is to grow? Plunder would spoil it. [C-NOBLE-05]"""
    return any(aim.faction == known.faction and aim.kind == "prestige" and aim.who in group.men for aim in known.field.objectives)


def _fight(known: Known, banner: Banner, worth: float, only: str = "", wide: bool = False) -> Chance:
    return Chance(FIGHT, banner.hex, worth, of_banner(known, banner) + _walls(known, banner), who=banner.id, only=only, wide=wide)


def _walls(known: Known, banner: Banner) -> float:
    """Whoever stands in a place of his own has its townsfolk beside him. [C-PLACE-13]"""
    place = known.field.map.place_at(banner.hex, known.field.year)
    if place is None or known.sight.towns[place.id].faction != banner.faction:
        return 0.0
    return of_place(known, place, known.sight.towns[place.id])


def _hire(banner: Banner, worth: float) -> Chance:
    return Chance(HIRE, banner.hex, worth, who=banner.id)
