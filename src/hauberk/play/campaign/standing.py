"""How a campaign stands for a faction: its aims, its names and purse, food, forces as known, and places in danger. [C-CG-08, C-CG-09]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hauberk.campaign.field import CampaignPosition, Objective
from hauberk.campaign.objectives import goal_of, key, stands
from hauberk.campaign.state import NEUTRAL
from hauberk.campaign.supply import ENDLESS, eats, need, sources
from hauberk.play.campaign.sight import LOOKER_ON, Banner, Sight, sight
from hauberk.play.standing import AIM, FOOD, FORCE, NAME, THREAT, Measure

NEAR = 2
"""An enemy so many hexes from a place is a danger to it."""
COUNTED = ("plunder", "fetch", "hire", "build")
"""Aims of which a tally is kept."""


def standing(position: CampaignPosition, seats: Sequence[int]) -> tuple[Measure, ...]:
    """What the first of these factions may know of it."""
    faction = position.field.factions[seats[0]].id if seats else LOOKER_ON
    seen = sight(position, faction)
    return (*_aims(position, faction), *_names(position, seen), *_food(position, seen), *_forces(position, seen), *_threats(position, seen))


def _aims(position: CampaignPosition, faction: str) -> Iterator[Measure]:
    """What it must bring about, counted where it can be, and whether it is reached as things stand."""
    for aim in position.field.objectives:
        if aim.faction == faction:
            now, needed = _count(position, aim)
            hex_ = goal_of(position.field, aim)
            yield Measure(AIM, aim.kind, faction, now, needed, stands(position, aim), aim, aim.way, hex_)


def _count(position: CampaignPosition, aim: Objective) -> tuple[int | None, int | None]:
    """How far an aim has come that counts something."""
    field, state = position
    if aim.kind in COUNTED:
        return state.tally.get(aim.faction, {}).get(key(aim), 0), aim.number
    if aim.kind == "prestige":
        return state.people[aim.who].prestige, aim.number
    if aim.kind in ("reach", "escort") and aim.number:
        here = state.at(goal_of(field, aim))
        return sum(len(group.men) for group in here if group.faction == aim.faction), aim.number
    if aim.kind == "survive" and not aim.who:
        return sum(each.present and each.faction == aim.faction for each in state.people.values()), max(1, aim.number)
    return None, None


def _names(position: CampaignPosition, seen: Sight) -> Iterator[Measure]:
    """What the names of each faction's leaders are worth, which everybody hears; and one's own purse. [RULING-C-VICTORY]"""
    for faction in position.field.factions:
        if faction.played:
            known = (*seen.people.values(), *seen.leaders.values())
            worth = sum(each.prestige for each in known if each.faction == faction.id and each.present)
            yield Measure(NAME, "prestige", faction.id, worth)
    if own := [group for group in seen.groups.values() if group.faction == seen.faction]:
        yield Measure(NAME, "coin", seen.faction, sum(group.coin for group in own))


def _food(position: CampaignPosition, seen: Sight) -> Iterator[Measure]:
    """How many days one's own places and convoys feed the groups beside them; who lives off the land is not counted. [C-SUPPLY-01]"""
    if position.state.outcome is not None:
        return
    own = [group for group in seen.groups.values() if group.faction == seen.faction and eats(position.state, group)]
    for hex_ in dict.fromkeys(group.hex for group in own):
        groups = [group for group in own if group.hex == hex_]
        wanted = sum(need(position, group) for group in groups)
        found = sources(position, hex_, seen.faction)
        points = sum(points for id_, points in found if id_ in seen.places or id_ in seen.convoys)
        if wanted and points < ENDLESS:
            yield Measure(FOOD, "days", seen.faction, points // wanted, of=groups[0].id, hex=hex_)


def _forces(position: CampaignPosition, seen: Sight) -> Iterator[Measure]:
    """People in the field: one's own as they are, others' as last seen, and how many banners nobody has counted."""
    for faction in position.field.factions:
        banners = [each for each in seen.banners.values() if each.faction == faction.id]
        if faction.played and banners:
            unknown = sum(each.seen is None for each in banners)
            yield Measure(FORCE, "field", faction.id, sum(each.size for each in banners), of=unknown)


def _threats(position: CampaignPosition, seen: Sight) -> Iterator[Measure]:
    """One's own places that are besieged, or that an enemy stands near."""
    if position.state.outcome is not None:
        return
    foes = [each for each in seen.banners.values() if _hostile(position, each, seen.faction)]
    country = position.field.map
    for place in seen.places:
        if seen.places[place].faction != seen.faction:
            continue
        hex_ = country.places[place].hex
        if seen.towns[place].besieged_by:
            yield Measure(THREAT, "besieged", seen.faction, of=(place, ""), hex=hex_)
        elif near := [each for each in foes if country.distance(hex_, each.hex) <= NEAR]:
            first = min(near, key=lambda each: (country.distance(hex_, each.hex), each.id))
            yield Measure(THREAT, "near", seen.faction, country.distance(hex_, first.hex), of=(place, first.id), hex=hex_)


def _hostile(position: CampaignPosition, banner: Banner, faction: str) -> bool:
    """Does somebody decide for it who is no friend?"""
    return banner.faction not in ("", NEUTRAL) and not position.field.friends(banner.faction, faction)
