"""The chances of a blow: a column of the combat table as a few fates, each read as the blow itself will read it."""

from __future__ import annotations

from functools import cache

from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.chances import Fate, melee_letters
from hauberk.battle.core.field import Field
from hauberk.battle.core.rules import MeleeTable
from hauberk.battle.melee.combat import Reckoning
from hauberk.battle.melee.melee_results import Result, meaning
from hauberk.battle.storming.grapnels import on_rope
from hauberk.common.term import total


def fates(field: Field, found: Reckoning, target: Being, charge: bool = False) -> tuple[Fate, ...]:
    """Everything that can come of a blow whose sum is known, each with its chance. [MELEE-07, MELEE-18]

    It tells what the blow does; what follows of itself (he finds no room, he lies among enemies only) is the settling's business.
    """
    more = total(found.die_terms) if found.die_terms else 0
    lying, roped = target.health == Health.STUNNED, on_rope(field, target)
    return fates_of(field.rules.melee, found.column, more, target.mount != "", lying, roped, found.pikes, found.side, charge)


@cache
def fates_of(
    table: MeleeTable,
    column: int,
    more: int,
    mounted: bool = False,
    lying: bool = False,
    roped: bool = False,
    pikes: bool = False,
    side: str = "",
    charge: bool = False,
) -> tuple[Fate, ...]:
    """The same of a column, for whoever has no reckoning but the facts."""
    return tuple(
        Fate(chance, letter, meaning(Result(letter, pikes, side, charge), mounted, lying, roped))
        for letter, chance in melee_letters(table, column, more, mounted)
    )
