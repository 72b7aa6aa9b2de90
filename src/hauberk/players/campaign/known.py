"""What a marshal is given: what his faction may see, the question put to it, and whether a command would be lawful. [C-CG-08, C-CG-09]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import refuse, whose
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import CampaignState, Person
from hauberk.play.campaign.sight import Sight, sight
from hauberk.players.budget import Budget
from hauberk.players.siege.known import Known as KnownSiege
from hauberk.siege.knowledge import counts_food, known_to
from hauberk.siege.state import BESIEGED, BESIEGER


class Fray(NamedTuple):
    """A meeting or battle, as those see it who take part in it."""

    hex: HexName
    factions: tuple[str, str]
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    place: str
    militia: tuple[Person, ...]
    militia_side: int


class Known(NamedTuple):
    """Everything a marshal decides with."""

    field: CampaignField
    sight: Sight
    question: q.Question | None
    """None if he is asked in a siege."""
    left: int
    """Movement points of the counter that acts."""
    stepped: bool
    """It has moved or done something already."""
    tally: dict[str, int]
    """What his own aims have counted so far."""
    fray: Fray | None
    siege: KnownSiege | None
    """The siege whose day it is, as his side knows it."""
    lawful: Callable[[c.Command], bool]
    budget: Budget = Budget()
    """How much may be thought about it."""

    @property
    def faction(self) -> str:
        """Whose marshal he is."""
        return self.sight.faction

    def hostile(self, faction: str) -> bool:
        """Is somebody of another faction that is no friend, and played by somebody?"""
        return faction in self.enemies

    @property
    def enemies(self) -> frozenset[str]:
        """Factions that decide for themselves and are no friends."""
        found = (each.id for each in self.field.factions if each.played and not self.field.friends(each.id, self.faction))
        return frozenset(found)


def known(position: CampaignPosition, budget: Budget | None = None) -> Known:
    """What the faction knows that must decide now."""
    field, state = position
    budget = budget or Budget()
    faction = whose(state)
    if faction is None:
        raise ValueError("the campaign is over")
    question = state.pending[-1] if state.pending else None
    return Known(
        field,
        sight(position, faction),
        question,
        state.left,
        state.stepped,
        dict(state.tally.get(faction, {})),
        _fray(state, faction),
        None if state.pending else _siege(position, faction, budget),
        lambda command: refuse(position, command) is None,
        budget,
    )


def _fray(state: CampaignState, faction: str) -> Fray | None:
    """A battle is seen by those who take part; an ally who could come sees who stands there, and no more. [C-CG-08]"""
    battle = state.battle
    called = bool(state.pending) and isinstance(state.pending[-1], q.JoinAsked)
    if battle is None or not (faction in battle.factions or called):
        return None
    militia = tuple(state.people[who] for who in battle.militia) if faction in battle.factions else ()
    return Fray(battle.hex, battle.factions, battle.sides, battle.place, militia, battle.militia_side)


def _siege(position: CampaignPosition, faction: str, budget: Budget) -> KnownSiege | None:
    """The siege whose day it is, without what the other side keeps to itself.

    The besieger has seen the stores when he came, and counts the days since. [C-CG-08, C-SIEGE-02]
    """
    state = position.state
    days = days_now(state)
    if days is None:
        return None
    siege = state.sieges[state.now]
    side = BESIEGED if faction == siege.besieged and days.pending[-1].side == BESIEGED else BESIEGER
    rules = field_of(position, state.now)
    food = max(1, days.food) if counts_food(rules, side) else _counted(position, faction, siege.place)
    return KnownSiege(replace(rules, food=None), known_to(rules.at(days), side), side, {food: 1.0}, budget)


def known_stores(position: CampaignPosition, faction: str, place: str) -> tuple[int, int | None]:
    """The stores and the garrison of a place as a faction last saw them, or as they are told of; None: nobody knows. [C-CG-08]"""
    field, state = position
    seen = state.known_places.get(faction, {}).get(place)
    levels = field.map.places[place].at(field.year)
    return (seen[1], seen[2]) if seen is not None else (levels.resources if levels is not None else 0, None)


def _counted(position: CampaignPosition, faction: str, place: str) -> int:
    """How long the food of a place lasts, by what was seen of its stores, or by what is told of it. [C-SIEGE-02]"""
    field, state = position
    seen = state.known_places.get(faction, {}).get(place)
    points, _ = known_stores(position, faction, place)
    since = max(seen[0] if seen is not None else 0, state.sieges[place].since)
    return max(1, points * field.siege.figures.resource_days - (state.day - since))
