"""The chances of a shot: where it can come down, whom it strikes there, and what the table does to him."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.chances import NOTHING, Fate, shot_letters
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import ShotTable, Weapon
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.shot_results import meaning
from hauberk.battle.shooting.shots import ShotPlan, falls, hit_modifiers, victims_on
from hauberk.board.terrain import Cover
from hauberk.common.dice import D10
from hauberk.common.term import total


class Mark(NamedTuple):
    """Somebody whom a shot can strike: all that is known of it before the dice."""

    chance: float
    """That it comes down on him."""
    victim: Being
    cover: Cover
    more: int
    """What is added to the die of the hit."""
    on_the_move: bool
    """It is a defensive shot at the active side. [DFIRE-06]"""


def marks(position: Position, plan: ShotPlan) -> tuple[Mark, ...]:
    """Whom a shot can strike, wherever it strays; the terms are those the shot itself sums. [IMPACT-05, HIT-01, HIT-02]"""
    found = []
    for cell, faces in falls(position, plan).items() if not plan.incendiary else ():
        aim = plan.aim._replace(cell=cell, range=position.field.board.distance(plan.aim.origin, cell))
        here = victims_on(position.state, plan, cell)
        for victim in here:
            hidden, _ = lof.cover(position, aim, victim)
            more = total(hit_modifiers(position, aim.shooter, victim))
            moves = plan.defensive and victim.side == position.state.active
            found.append(Mark(faces / D10 / len(here), victim, Cover(min(hidden, Cover.STRONG)), more, moves))
    return tuple(found)


def fates(field: Field, weapon: Weapon, mark: Mark) -> tuple[Fate, ...]:
    """Everything that can come of a shot that strikes somebody, each with its chance; the chance that it strikes him is the mark's own.

    [HIT-02, HIT-04, DFIRE-06]
    """
    victim = mark.victim
    lying = victim.health == Health.STUNNED
    return fates_of(field.rules.shots, weapon.column, mark.more, mark.cover, victim.mount != "", lying, mark.on_the_move)


@cache
def fates_of(
    table: ShotTable, column: int, more: int, cover: Cover, mounted: bool = False, lying: bool = False, on_the_move: bool = False
) -> tuple[Fate, ...]:
    """The same of a column, for whoever has no plan but the facts."""
    return tuple(
        Fate(chance, letter, NOTHING if letter == "-" else meaning(letter, mounted, lying, on_the_move))
        for letter, chance in shot_letters(table, column, more, cover, mounted)
    )
