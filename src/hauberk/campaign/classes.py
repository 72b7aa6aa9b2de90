"""What somebody counts as in a roster, and who is called up for a headcount. [C-GROUP-10]"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.campaign.rules import CampaignRules
from hauberk.siege.quick import shoots

NOBLE, KNIGHT, CATAPHRACT, HEAVY_RIDER, LIGHT_RIDER, MOUNTED_SHOOTER = (
    "noble", "knight", "cataphract", "heavy_rider", "light_rider", "mounted_shooter",
)  # fmt: skip
HEAVY_FOOT: Final = "heavy_foot"
ARMOURED_FOOT: Final = "armoured_foot"
LIGHT_FOOT: Final = "light_foot"
SHOOTER: Final = "shooter"
PEASANT: Final = "peasant"
ENGINEER: Final = "engineer"
CIVILIAN: Final = "civilian"
BEAST: Final = "beast"
RIDING = (NOBLE, KNIGHT, CATAPHRACT, HEAVY_RIDER, LIGHT_RIDER, MOUNTED_SHOOTER)
"""Classes of people who own a horse."""
WALKING = (HEAVY_FOOT, ARMOURED_FOOT, LIGHT_FOOT, SHOOTER, PEASANT)
"""Classes of people who fight on foot."""
ROSTER_CLASSES = (*RIDING, *WALKING, ENGINEER, CIVILIAN, BEAST)
"""Every class there is."""
_TRADES = (BEAST, CIVILIAN, ENGINEER)
_RANKS = (NOBLE, KNIGHT, CATAPHRACT)


def class_of(character: Character) -> str:
    """The class of a character in a roster, by his rank, his horse, his weapons and his armour. [C-GROUP-10]"""
    for trade in _TRADES:
        if trade in character.traits:
            return trade
    if character.rides:
        return _rider(character)
    if shoots(character):
        return SHOOTER
    if character.kind in (HEAVY_FOOT, PEASANT):
        return character.kind
    return ARMOURED_FOOT if character.armoured else LIGHT_FOOT


def _rider(character: Character) -> str:
    for rank in _RANKS:
        if rank in character.traits:
            return rank
    if shoots(character):
        return MOUNTED_SHOOTER
    return HEAVY_RIDER if character.armoured else LIGHT_RIDER


def muster(
    rules: CampaignRules,
    roll: Mapping[BeingId, Character],
    wanted: Mapping[str, int],
    make: Callable[[str, int], list[BeingId]] | None = None,
) -> tuple[BeingId, ...]:
    """Call up so many of each class, in the order of the roll, then whoever can be made; of a class that has nobody, the likest stands in.

    Fewer come only if nobody can be made and the roll holds no more fighters of any class that can stand in.
    [C-GROUP-10, C-MEET-08, RULING-C-MADE]
    """
    make = make or (lambda _class, _count: [])
    free: dict[str, list[BeingId]] = {}
    for who, character in roll.items():
        free.setdefault(class_of(character), []).append(who)
    called: list[BeingId] = []
    short: list[str] = []
    for name, count in wanted.items():
        found = free.pop(name, [])
        free[name] = found[count:]
        found = found[:count] + make(name, count - len(found[:count]))
        called += found
        short += [name] * (count - len(found))
    for name in short:  # only when every class has had its own
        for other in rules.stand_ins.get(name, ()):
            if found := [free[other].pop(0)] if free.get(other) else make(other, 1):
                called += found
                break
    return tuple(called)


def muster_by_roster(
    rules: CampaignRules,
    roll: Mapping[BeingId, Character],
    faction: str,
    size: int,
    make: Callable[[str, int], list[BeingId]] | None = None,
) -> tuple[BeingId, ...]:
    """Call up a headcount of a faction by the lines of its roster. [C-GROUP-10, C-PLACE-09, RULING-C-ROSTER-ROWS]"""
    return muster(rules, roll, rules.roster(faction, size), make)


def rank_of(rules: CampaignRules, character: Character) -> int:
    """How high somebody stands, 0 for the highest rank; whoever has no rank stands below all. [RULING-C-NOBLE-BIRTH]"""
    name = class_of(character)
    return next((number for number, names in enumerate(rules.ranks) if name in names), len(rules.ranks))
