"""What chapters, an edition or a house rule add to what everybody shares: the shape of the board, barriers, surcharges, modifiers, endings.

Movement, shooting and melee ask these registries and do not know who is in them. What the printed game puts there stands in
`battle/chapters.py`; an edition can have more: `replace(GUISCARD, missile_modifiers=(*GUISCARD.missile_modifiers, rain))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hauberk.board.board import Cell, Cells

if TYPE_CHECKING:
    from hauberk.battle.core.being import Being
    from hauberk.battle.core.field import Condition, Position
    from hauberk.battle.core.shaping import Shaping
    from hauberk.battle.core.state import State
    from hauberk.battle.shooting.line_of_fire import Aim
    from hauberk.common.refusal import Refusal
    from hauberk.common.term import Term


class Bar(NamedTuple):
    """Hexes that something lies on or befalls, so that nobody enters them."""

    cells: Cells
    refusal: Callable[[str, str], Refusal]
    """What somebody who tries is told, by his name and that of the hex."""


class Toll(NamedTuple):
    """Hexes that take more points to enter than their ground."""

    cells: Cells
    points: int
    line: Callable[[int, str], Term]
    """How the reckoning reads, by the points and the name of the hex."""


class Ending(NamedTuple):
    """A kind of condition of victory: when it holds, and how far one that counts something has come."""

    holds: Callable[[Position, Condition], bool]
    amount: Callable[[Position, Condition], int] | None = None
    sided: bool = True
    """Does it speak of a side?"""


Shaper: TypeAlias = "Callable[[Shaping, State], None]"
"""Adds what a chapter's works make of the board."""
Barrier: TypeAlias = "Callable[[Position], tuple[Bar, ...]]"
"""Hexes that are barred at this moment."""
Surcharge: TypeAlias = "Callable[[Position], tuple[Toll, ...]]"
"""Hexes that cost more at this moment."""
MissileModifier: TypeAlias = "Callable[[Position, Aim], Iterable[Term]]"
"""Added to the die for where a shot lands."""
MeleeModifier: TypeAlias = "Callable[[Position, list[Being], Being, list[Cell]], Iterable[Term]]"
"""Columns to the right, or left, for those who attack, whom they attack, and the hexes they strike from."""
