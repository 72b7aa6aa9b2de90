"""Town fighters: who takes up arms when there is fighting in a settlement. The Anarchy 14.6; Guiscard 5.1, 13.6."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.campaign import events as e
from hauberk.campaign.classes import muster
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import Battle, Faction

SETTLEMENT: Final = "settlement"


def rise(doing: Doing) -> None:
    """A settlement that is attacked is defended by its townsfolk, its garrison and the wounded who lie there; where groups fight in a
    town its
    fighters join their lord.

    [C-MEET-08, C-PLACE-13, C-WOUND-05, RULING-C-MILITIA, RULING-C-WOUND-HOLD]
    """
    battle = doing.state.battle
    assert battle is not None
    if not battle.place or battle.militia or battle.place in doing.state.sieges:
        return
    place, holding = doing.field.map.places[battle.place], doing.state.places[battle.place]
    wanted, side = _wanted(doing.position, battle, place)
    country = Country(doing.state.pool, rolls(doing.field, place, holding.faction), place.id, doing.state.people)
    men = muster(doing.rules, at_hand(doing.position, place, holding.faction), wanted, country.make)
    if men:
        mounted = tuple(who for who in men if doing.state.pool[who].rides)
        doing.emit(e.TownsfolkRose(men, holding.faction, place=place.id, mounted=mounted))
        doing.emit(e.PlaceChanged(holding._replace(raised=holding.raised + len(men))))
    within = (*holding.garrison, *holding.treated) if battle.reason == SETTLEMENT else ()
    if men or within:
        doing.emit(e.BattleSet(battle._replace(militia=(*men, *within), militia_side=side)))


def _wanted(position: CampaignPosition, battle: Battle, place: Place) -> tuple[Mapping[str, int], int]:
    """Which classes take up arms, and on which side. [C-MEET-08, C-PLACE-13, RULING-C-MILITIA]"""
    field, state = position
    holding = state.places[place.id]
    if battle.reason == SETTLEMENT:
        return field.rules.defenders(holding.resources, holding.faction), 1
    side = next((side for side in (0, 1) if battle.factions[side] and field.friends(battle.factions[side], holding.faction)), None)
    if side is None or place.is_castle:
        return {}, 1
    return field.rules.joining_fighters(holding.faction, holding.resources, place.is_city), side


def at_hand(position: CampaignPosition, place: Place, faction: Faction) -> dict[BeingId, Character]:
    """Everybody of the country who may take up arms and is not in the campaign yet: people of the place, then of its lord's country.

    [C-MEET-08, C-PLACE-15]
    """
    field, state = position
    found: dict[BeingId, Character] = {}
    for name in countries(field, place, faction):
        for key, men in field.levies.items():
            if key.partition("/")[0] == name:
                found |= {who: state.pool[who] for who in men if who not in state.people}
    return found


def countries(field: CampaignField, place: Place, faction: Faction) -> list[str]:
    """Where townsfolk come from, the nearest first; in the Val Demone they are Lombards and Greeks, whoever rules. [C-PLACE-15]"""
    settled = [field.rules.countries[flag] for flag in sorted(place.flags) if flag in field.rules.countries]
    kin = field.rules.factions.get(faction)
    return [place.id, *(settled or ([kin.townsfolk] if kin is not None else [])), faction]


def rolls(field: CampaignField, place: Place, faction: Faction) -> list[str]:
    """The rolls after which town fighters are made: of the place's people, then of its lord's. [C-PLACE-15, RULING-C-MADE]"""
    return [*countries(field, place, faction), *rolls_of(field.rules, faction)]
