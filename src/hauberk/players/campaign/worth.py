"""What groups and places are worth in a fight, by the table of quick resolution, as far as one knows them. [C-QUICK-02, C-CG-08]"""

from __future__ import annotations

from collections.abc import Iterable

from hauberk.campaign.classes import ARMOURED_FOOT, BEAST, HEAVY_FOOT, LIGHT_RIDER, MOUNTED_SHOOTER, RIDING, SHOOTER
from hauberk.campaign.map import Place
from hauberk.campaign.state import Group, Person
from hauberk.play.campaign.sight import Banner, Town
from hauberk.players.campaign.known import Known
from hauberk.siege.quick import Fighter, class_of

UNSEEN, UNSEEN_LED = 8, 14
"""How many one expects under a banner nobody has looked at, without and with a leader."""
GARRISON = 8
"""How many one expects in a castle nobody has looked into."""
HOUSES = 1.3
"""What houses and barricades are worth to those who defend them."""


def of_people(known: Known, people: Iterable[Person]) -> float:
    """The points of some people; the wounded count half."""
    table = known.field.rules.siege.quick
    men = [Fighter(person.id, person.character, person.wounded, person.mounted) for person in people]
    return sum(table.points[class_of(table, man, False)] / (2 if man.wounded else 1) for man in men if not man.character.is_beast)


def of_class(known: Known, name: str) -> float:
    """The points of somebody of whom one knows the class."""
    points = known.field.rules.siege.quick.points
    if name == BEAST:
        return 0
    if name == MOUNTED_SHOOTER:
        return points["shooter_mounted_unarmoured"]
    if name == LIGHT_RIDER:
        return points["rider_unarmoured"]
    if name in RIDING:
        return points["rider_armoured"]
    if name == SHOOTER:
        return points["shooter_foot_unarmoured"]
    return points["foot_armoured" if name in (HEAVY_FOOT, ARMOURED_FOOT) else "foot_unarmoured"]


def of_group(known: Known, group: Group) -> float:
    """An own group with the mercenaries who stand with it."""
    stack = [group, *(each for each in known.sight.groups.values() if each.employer == group.id and each.hex == group.hex)]
    total = sum(of_people(known, (known.sight.people[who] for who in each.men)) for each in stack)
    return total * (0.8 if group.hungry else 1.0)


def of_banner(known: Known, banner: Banner) -> float:
    """Somebody else's group: as it is, as it was last seen, or as such groups are."""
    if banner.id in known.sight.groups:
        return of_group(known, known.sight.groups[banner.id])
    seen = banner.seen
    if seen is None:
        number = UNSEEN_LED if banner.leader else UNSEEN
        return number * of_class(known, LIGHT_RIDER if banner.mounted else ARMOURED_FOOT)
    total = sum(of_class(known, name) * count for name, count in seen.classes)
    return total * (1 - seen.wounded / (2 * max(1, seen.size)))


def of_place(known: Known, place: Place, town: Town) -> float:
    """Who defends a place: its garrison behind walls, or its townsfolk between their houses. [C-MEET-08, C-PLACE-09]"""
    if place.is_castle:
        men = GARRISON if town.garrison is None else town.garrison
        return men * of_class(known, ARMOURED_FOOT)
    folk = known.field.rules.defenders(town.resources, town.faction) if town.resources else {}
    garrison = (town.garrison or 0) * of_class(known, ARMOURED_FOOT)
    return HOUSES * sum(of_class(known, name) * count for name, count in folk.items()) + garrison
