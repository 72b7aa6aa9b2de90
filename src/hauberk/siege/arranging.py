"""Putting people where they are to stand when a fight begins. Guiscard 11.4; The Anarchy 7.7."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from hauberk.battle.core.being import BeingId, Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege.field import SiegePosition
from hauberk.siege.jobs import rank
from hauberk.siege.kinds import Zone
from hauberk.siege.parties import is_shooter
from hauberk.siege.state import Fight, Person

BESIDE = "@"
"""Before the number of a side of the map: he waits along it."""


def arranged(command: c.Arrange) -> tuple[tuple[BeingId, str, int], ...]:
    """An arrangement as the state keeps it."""
    return tuple((placed.who, f"{BESIDE}{placed.edge}" if placed.edge else placed.hex, placed.facing) for placed in command.places)


def checked(position: SiegePosition, side: Side, command: c.Arrange, zone: Zone) -> Refusal | None:
    """Everybody named takes part and stands alone where his side may stand. [ASSLT-03, A-ACT-03, CAMP-04, GSORT-04]"""
    assert position.state.fight is not None
    party = set(position.state.fight.parties[side])
    named: set[BeingId] = set()
    taken: set[str] = set()
    for placed in command.places:
        if placed.who not in party:
            return Refusal("not_in_the_fight", zone.rule, about=placed.who)
        if placed.who in named:
            return Refusal("named_twice", zone.rule, who=placed.who)
        named.add(placed.who)
        if placed.edge:
            if placed.edge not in zone.edges:
                return Refusal("not_by_this_side", zone.rule, who=placed.who, about=str(placed.edge))
        elif placed.hex not in zone.cells:
            return Refusal("not_a_place_to_start", zone.rule, who=placed.who, about=placed.hex)
        elif placed.hex in taken:
            return Refusal("already_taken", zone.rule, who=placed.who, about=placed.hex)
        else:
            taken.add(placed.hex)
    return None


def wanted(fight: Fight) -> tuple[dict[BeingId, tuple[str, int]], dict[BeingId, int]]:
    """Where people were told to stand: hexes with their facing, and sides of the map."""
    cells = {who: (hex_, facing) for who, hex_, facing in fight.places if not hex_.startswith(BESIDE)}
    edges = {who: int(hex_.removeprefix(BESIDE)) for who, hex_, _ in fight.places if hex_.startswith(BESIDE)}
    return cells, edges


def posted(people: Sequence[Person], posts: Sequence[str], walks: Collection[str], taken: Collection[str]) -> dict[BeingId, str]:
    """Sergeants post their people: shooters on the walls, all round; the best of the others behind the doors and on the walls between
    them, the rest where there is room, the wounded last.

    [ASSLT-03, A-ACT-03]
    """
    free = [post for post in posts if post not in taken]
    found: dict[BeingId, str] = {}
    doors = [post for post in free if post not in walks][:DOORS]
    order = sorted(people, key=lambda person: (person.wounded, -rank(person)[0], person.id))
    shooters, others = [one for one in order if is_shooter(one)], [one for one in order if not is_shooter(one)]
    high, low = [post for post in free if post in walks], [post for post in free if post not in walks and post not in doors]
    for person in shooters:
        if room := high or low or doors:
            found[person.id] = room.pop(0)
    for number, person in enumerate(others):
        first, second, third = (doors, high, low) if number < DOORS else (high, low, doors) if number % 2 else (low, high, doors)
        if room := first or second or third:
            found[person.id] = room.pop(0)
    return found


DOORS = 4
"""So many stand behind the doors before the walls are manned."""


def dealt(people: Iterable[Person], edges: Sequence[int]) -> dict[BeingId, int]:
    """People divided among sides of the map, each side with its share of every kind."""
    order = sorted(people, key=lambda person: (is_shooter(person), person.mounted, -rank(person)[0], person.id))
    return {person.id: edges[number % len(edges)] for number, person in enumerate(order)}
