"""People who come to a battle without having been fed, or without weapons. The Anarchy 8.4, 15.8; Guiscard 8.4, 14.8.

Both are part of who somebody is for the length of the battle: his character is changed when he is set up, so that no rule of movement or of
combat need ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from hauberk.battle.core.being import UNARMED, Being
from hauberk.battle.core.character import Character, Values
from hauberk.battle.core.field import Field
from hauberk.battle.core.rules import Figures
from hauberk.common.term import Term

HUNGRY = "hungry"


def starved(figures: Figures, character: Character) -> Character:
    """Somebody who has not been fed moves half as far, rounded down. [C-SUPPLY-05]"""
    faces = {name: face._replace(movement=face.movement // figures.hungry_divisor) for name, face in character.faces.items()}
    return replace(character, faces=faces, traits=character.traits | {HUNGRY})


def hunger(field: Field, men: Iterable[Being]) -> tuple[Term, ...]:
    """The hungry strike and shoot worse: their dice are higher. [C-SUPPLY-05]"""
    for man in men:
        if HUNGRY in man.character.traits:
            return (Term(field.rules.figures.hungry_die, HUNGRY, "C-SUPPLY-05", man.character.name),)
    return ()


def stripped(figures: Figures, character: Character) -> Character:
    """A prisoner who is led along, or freed and not yet armed: he strikes nobody and can hardly defend himself. [C-PRIS-06]"""
    bare = Values(0, figures.unarmed_defence, character.faces["foot"].movement)
    return replace(character, faces={**character.faces, UNARMED: bare})
