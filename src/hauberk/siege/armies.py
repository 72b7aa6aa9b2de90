"""Armies that come to a siege: what people cost, and who comes for a sum of points. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]

No price list was ever printed; ours is `data/armies.toml`. Nobody can come who is at the siege already.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.common.term import Term, total


class Prices(NamedTuple):
    """What makes somebody dear: our own scale. [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]"""

    part: int
    """Attack and defence together, divided by this."""
    mounted: int
    shooter: int
    shooting: frozenset[str]
    """Weapons for which `shooter` is paid."""
    javelin: int
    throwing: frozenset[str]
    """Weapons for which `javelin` is paid."""
    engineer: int

    def terms(self, character: Character) -> tuple[Term, ...]:
        """The price of somebody, line by line; who owns a horse brings it."""
        values = character.faces["mounted" if character.rides else "foot"]
        terms = [
            Term(-(-(values.attack + values.defence) // self.part), "price_values", "EVENT-11"),
            Term(self.mounted if character.rides else 0, "price_horse", "EVENT-11"),
            Term(0 if self.shooting.isdisjoint(character.weapons) else self.shooter, "price_shooter", "EVENT-11"),
            Term(0 if self.throwing.isdisjoint(character.weapons) else self.javelin, "price_javelins", "EVENT-11"),
            Term(self.engineer if "engineer" in character.traits else 0, "price_engineer", "EVENT-11"),
        ]
        return tuple(term for term in terms if term.value)

    def of(self, character: Character) -> int:
        """What somebody costs."""
        return total(self.terms(character))


class Army(NamedTuple):
    """A ready-made army."""

    id: str
    group: str
    name: Mapping[str, str]
    people: tuple[BeingId, ...]
    """Who comes, in this order, as far as the points go: its own people, the others of the group, its allies."""


class Armies(NamedTuple):
    """All ready-made armies, what people cost, and who flees into a place."""

    prices: Prices
    armies: Mapping[str, Army]
    refugees: Mapping[str, tuple[BeingId, ...]]
    """Light foot who may seek shelter with each group, in this order. [EVENT-14, A-EVENT-14]"""

    def of_group(self, group: str) -> tuple[Army, ...]:
        """The armies that a group can send for."""
        return tuple(army for army in self.armies.values() if army.group == group)


def at_call(
    armies: Armies, characters: Mapping[BeingId, Character], group: str, against: Container[str] = ()
) -> dict[str, tuple[BeingId, ...]]:
    """The armies of a group by id, without the people of those groups against whom it fights. [EVENT-11, EVENT-19]"""
    return {army.id: tuple(who for who in army.people if characters[who].group not in against) for army in armies.of_group(group)}


def muster(prices: Prices, people: Iterable[Character], taken: Container[BeingId], points: int) -> tuple[BeingId, ...]:
    """Who comes for these points: each in turn who is not at the siege yet and can still be paid.

    [EVENT-11, EVENT-19, A-EVENT-11, A-EVENT-19]
    """
    coming: dict[BeingId, int] = {}
    for character in people:
        price = prices.of(character)
        if character.id not in taken and character.id not in coming and price <= points:
            coming[character.id] = price
            points -= price
    return tuple(coming)
