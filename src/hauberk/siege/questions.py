"""Decisions of a siege day. They lie on a stack in the state; the last one asked is answered first."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import BeingId, Side


class ActionAsked(NamedTuple):
    """What shall be the action of the day? [INIT-02, INIT-03, A-SIEGE-15, A-SIEGE-16]"""

    side: Side
    choices: tuple[str, ...]


class VictimAsked(NamedTuple):
    """Who falls ill next? The side not afflicted names the first, then each in turn. [EVENT-15, EVENT-08, RULING-G-75]"""

    side: Side
    choices: tuple[BeingId, ...]
    left: int
    """How many are still to be named, this one counted."""
    why: str
    """The event."""


class SabotageAsked(NamedTuple):
    """Which kind of equipment does the saboteur ruin? The besieged say the kind. [EVENT-16, RULING-A-EVENT-04]"""

    side: Side
    choices: tuple[str, ...]


class PieceAsked(NamedTuple):
    """Which piece of that kind? The besieger says. [RULING-G-75]"""

    side: Side
    choices: tuple[str, ...]


class LineUpAsked(NamedTuple):
    """In which order are the besieged searched for the traitor? [EVENT-09, RULING-A-EVENT-11]"""

    side: Side
    men: tuple[BeingId, ...]


class ArmyAsked(NamedTuple):
    """Which army comes? [EVENT-11, EVENT-19]"""

    side: Side
    choices: tuple[str, ...]
    why: str


class InfiltratorsAsked(NamedTuple):
    """Who slips through the gate that the spy opens? [EVENT-13, A-EVENT-13]"""

    side: Side
    number: int
    men: tuple[BeingId, ...]


class ReliefAsked(NamedTuple):
    """A relieving army is here: fight it, fight with a part, shelter in what is won, or go home? [BESB-01, A-ACT-11]"""

    side: Side
    choices: tuple[str, ...]


class RetakeAsked(NamedTuple):
    """Do the besieged try to win back what they have lost while the battle goes on outside? [BESB-03, A-ACT-13]"""

    side: Side
    choices: tuple[str, ...]


class StormAsked(NamedTuple):
    """Do those who hold a part of the place storm the redoubt while the battle goes on outside? [BESB-03, A-ACT-13]"""

    side: Side
    choices: tuple[str, ...]


class MusterAsked(NamedTuple):
    """Who takes part in the fight of the day, and with what?"""

    side: Side
    fight: str


class ArrangeAsked(NamedTuple):
    """Where do they stand when it begins? [ASSLT-03, A-ACT-03]"""

    side: Side
    fight: str


class ResolveAsked(NamedTuple):
    """Fight it out on the map, or settle it by the table? [C-QUICK-01]"""

    side: Side
    choices: tuple[str, ...]


class FightAwaited(NamedTuple):
    """The fight is being fought on the map; its result comes back."""

    side: Side


class StayAsked(NamedTuple):
    """Which engines stay at the wall, and which go back to the camp with their crews? The owner says. [RULING-A-ACT-18]"""

    side: Side
    choices: tuple[str, ...]
    """`camp` for all the rest, or one that stays."""


class WearAsked(NamedTuple):
    """Which engine loses a point? The owner of those that threw divides what the bombardment cost. [A-MANG-11, RULING-G-59]"""

    side: Side
    choices: tuple[str, ...]
    left: int


class OrdersAsked(NamedTuple):
    """What is done today beside the action? Both sides seal their orders before a die is thrown. [A-SIEGE-24]"""

    side: Side


Question = (
    ActionAsked
    | VictimAsked
    | SabotageAsked
    | PieceAsked
    | LineUpAsked
    | ArmyAsked
    | InfiltratorsAsked
    | ReliefAsked
    | RetakeAsked
    | StormAsked
    | MusterAsked
    | ArrangeAsked
    | ResolveAsked
    | FightAwaited
    | StayAsked
    | WearAsked
    | OrdersAsked
)
CHOICES = (
    ActionAsked, VictimAsked, SabotageAsked, PieceAsked, ArmyAsked, ReliefAsked, RetakeAsked, StormAsked, ResolveAsked, StayAsked,
    WearAsked,
)  # fmt: skip
"""Questions that are answered with one word of a list."""
