"""Food for groups. The Anarchy 8.4; Guiscard 8.4. [C-SCOPE-02]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hauberk.campaign import besieging
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.state import NEUTRAL, CampaignState, Group
from hauberk.common.refusal import Refusal


def need(position: CampaignPosition, group: Group) -> int:
    """Points a stack eats in a day: nothing below ten people, one, or two from twenty on; mercenaries count, prisoners do not.

    [C-SUPPLY-01, C-SUPPLY-02, C-SUPPLY-04, RULING-C-SUPPLY-COUNT]
    """
    return position.field.rules.supply.at(sum(len(each.men) for each in position.state.stack(group)))


def eats(state: CampaignState, group: Group) -> bool:
    """Does a group look for food of its own? Who is shut up in a place eats there, hired mercenaries with their employer, neutrals at home.

    [RULING-C-SUPPLY-COUNT, RULING-C-SUPPLY-GARRISON, RULING-C-SIEGE-DAYS, C-SUPPLY-08]
    """
    return group.faction not in ("", NEUTRAL) and not group.employer and not besieging.shut_in(state, group.id)


def sources(position: CampaignPosition, hex_: HexName, faction: str) -> list[tuple[str, int]]:
    """What can feed a faction on a hex, with its points: its own place if that is willing, then convoys of its own.

    A city never runs out; a besieged place feeds no besieger. [C-SUPPLY-03, C-SUPPLY-07, C-CONVOY-10, C-PLACE-05, C-SIEGE-07, RULING-C-
    SUPPLY-SOURCES]
    """
    field, state = position
    found: list[tuple[str, int]] = []
    place = field.map.place_at(hex_, field.year)
    if place is not None and place.id not in state.sieges:
        holding = state.places[place.id]
        if field.friends(holding.faction, faction) and field.rules.helps(faction, holding.attitude, place.is_castle):
            endless = place.is_city and field.rules.has_cities
            found.append((place.id, ENDLESS if endless else holding.resources))
    found += [
        (convoy.id, convoy.load)
        for convoy in state.convoys.values()
        if convoy.hex == hex_ and convoy.faction and field.friends(convoy.faction, faction)
    ]
    return [(id_, points) for id_, points in found if points > 0]


def goes_hungry(position: CampaignPosition, group: Group, hex_: HexName) -> bool:
    """Would a group find too little on a hex on the next morning, as stores stand now? Convoys it leads come along; others of its own eat
    there too.

    [C-SUPPLY-01, C-SUPPLY-03, C-SUPPLY-04, C-CONVOY-10]
    """
    state = position.state
    own = need(position, group)
    if not own or not eats(state, group):
        return False
    others = [each for each in state.at(hex_) if each.faction == group.faction and each.id != group.id and eats(state, each)]
    wanted = own + sum(need(position, each) for each in others)
    led = 0 if hex_ == group.hex else sum(each.load for each in state.convoys.values() if each.escort == group.id)
    return led + sum(points for _, points in sources(position, hex_, group.faction)) < wanted


ENDLESS = 1_000_000
"""More than anybody eats."""


def list_up(doing: Doing) -> tuple[str, ...]:
    """Every hex where somebody must eat. [C-SUPPLY-02]"""
    return tuple(sorted({group.hex for group in doing.state.groups.values() if eats(doing.state, group)}))


def take_up(doing: Doing, hex_: str) -> None:
    """All groups on a hex eat; where it is not enough for a faction's groups their owner says who goes without. [C-SUPPLY-06]"""
    asked = False
    for faction in doing.field.factions:
        hungry = eaters(doing, hex_, faction.id)
        if not hungry:
            continue
        points = sum(points for _, points in sources(doing.position, hex_, faction.id))
        wanted = sum(need(doing.position, group) for group in hungry)
        if points and wanted > points and len(hungry) > 1 and faction.played:
            doing.ask(q.SupplyAsked(faction.id, hex_, tuple(group.id for group in hungry), points))
            asked = True
            continue
        serve(doing, [group.id for group in hungry])
    if not asked:
        doing.emit(e.LaidDown(hex_))


def eaters(doing: Doing, hex_: HexName, faction: str) -> list[Group]:
    """A faction's groups on a hex that need food."""
    return [
        group
        for group in doing.state.groups.values()
        if group.hex == hex_ and group.faction == faction and eats(doing.state, group) and need(doing.position, group)
    ]


def feed_choices(position: CampaignPosition, question: q.SupplyAsked) -> Iterator[c.Feed]:
    """Each of them first; any other order is accepted."""
    return (c.Feed((first, *(group for group in question.groups if group != first))) for first in question.groups)


def plan_feed(position: CampaignPosition, question: q.SupplyAsked, command: c.Feed) -> Refusal | None:
    """Only those who want food there, each once. [C-SUPPLY-06]"""
    if len(set(command.groups)) != len(command.groups) or not set(command.groups) <= set(question.groups):
        return Refusal("not_among_them", "C-SUPPLY-06")
    return None


def feed(doing: Doing, question: q.SupplyAsked, command: c.Feed) -> None:
    """Those named eat first; the others take what is left. [C-SUPPLY-06, RULING-C-SUPPLY-ALLOC]"""
    serve(doing, [*command.groups, *(group for group in question.groups if group not in command.groups)])
    if not any(isinstance(each, q.SupplyAsked) for each in doing.state.pending):
        doing.emit(e.LaidDown(question.hex))


def serve(doing: Doing, ids: Sequence[str]) -> None:
    """One after the other eats what it needs; a group that gets less than all takes nothing and has missed a day.

    [C-SUPPLY-04, C-SUPPLY-05, RULING-C-SUPPLY-PARTIAL]
    """
    for id_ in ids:
        group = doing.group(id_)
        wanted = need(doing.position, group)
        found = sources(doing.position, group.hex, group.faction)
        if sum(points for _, points in found) < wanted:
            doing.emit(e.Fed(id_, wanted, 0, ""))
            count(doing, group, full=False)
            continue
        left = wanted
        for source, points in found:
            taken = min(left, points)
            if taken:
                _take(doing, source, taken, points)
            left -= taken
        doing.emit(e.Fed(id_, wanted, wanted, found[0][0]))
        count(doing, group, full=True)


def _take(doing: Doing, source: str, points: int, there: int) -> None:
    if source in doing.state.convoys:
        convoy = doing.state.convoys[source]
        doing.emit(e.LoadEaten(convoy._replace(load=convoy.load - points)))
    elif there != ENDLESS:
        holding = doing.state.places[source]
        doing.emit(e.StoresEaten(holding._replace(resources=holding.resources - points)))


def count(doing: Doing, group: Group, full: bool) -> None:
    """Who has missed two days running suffers on the day after; a full day ends the series.

    [C-SUPPLY-05, RULING-C-SUPPLY-TIMING, RULING-C-SUPPLY-COUNT]
    """
    hungry = group.missed >= doing.rules.figures.hungry_days
    for each in doing.state.stack(doing.group(group.id)):  # hired mercenaries eat and starve with their employer
        now = each._replace(hungry=hungry, missed=0 if full else group.missed + 1)
        if now != each:
            doing.set(now)


def close(doing: Doing) -> None:
    """Small groups always find something. [C-SUPPLY-01, RULING-C-SUPPLY-SPLIT]"""
    for group in list(doing.state.groups.values()):
        if group.employer not in doing.state.groups and not (eats(doing.state, group) and need(doing.position, group)):
            count(doing, group, full=True)
