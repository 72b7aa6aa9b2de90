"""What can come of a blow or a shot before the dice fall: the tables read face by face, and nothing summed anew.

The sums are the chapters' own (`melee.combat.reckon`, `shooting.shots.plan_shot`), and so is what a letter means
(`melee.melee_results.meaning`, `shooting.shot_results.meaning`): here a column becomes the chances of its letters.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from hauberk.battle.core.rules import MeleeTable, ShotTable
from hauberk.board.terrain import Cover
from hauberk.common.dice import D10

NOBODY, TARGET, ONE, ALL = "", "target", "one", "all"
"""Whom a letter strikes: nobody, who is attacked or shot at, one of the attackers (their side says who), all of them."""
PIKES = "pikes"
"""The harm that breaks pikes and hurts nobody. [HOPL-06]"""

Letters = tuple[tuple[str, float], ...]
"""The letters of a column, each with its chance."""


class Meaning(NamedTuple):
    """What a letter means for those it strikes."""

    whom: str = NOBODY
    harm: str = ""
    """`stunned`, `wounded`, `killed`, as `people.wounds.outcome_of` takes it, or PIKES; "" for none."""
    horse: bool = False
    """His horse dies under him."""
    back: bool = False
    """He must go back."""
    slowed: bool = False
    """It costs him some of the way he still has before him. [DFIRE-06]"""


class Fate(NamedTuple):
    """One thing that can come of a blow or a shot, with its chance."""

    chance: float
    letter: str
    means: Meaning


NOTHING = Meaning()


@cache
def melee_letters(table: MeleeTable, column: int, more: int, mounted: bool) -> Letters:
    """The letters of a column of the combat table; `more`: what is added to the die."""
    return _counted(table.result(column, face + more, mounted) for face in range(1, D10 + 1))


@cache
def shot_letters(table: ShotTable, column: int, more: int, cover: Cover, mounted: bool) -> Letters:
    """The letters of a shot that strikes; `more`: what is added to its die."""
    return _counted(table.result(column, face + more, cover, mounted) for face in range(1, D10 + 1))


def _counted(letters: Iterable[str]) -> Letters:
    """Each letter with the share of the faces that give it, in the order of the faces."""
    found: dict[str, int] = {}
    for letter in letters:
        found[letter] = found.get(letter, 0) + 1
    return tuple((letter, faces / D10) for letter, faces in found.items())
