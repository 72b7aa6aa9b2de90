"""The end of a campaign day: spies are looked for, friends on one hex become one group, the scattered are gone, and somebody may have won.

[C-TURN-08, C-CG-01]
"""

from __future__ import annotations

from hauberk.campaign import convoys, engineers, groups, objectives, retreats
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.spies import at_night
from hauberk.campaign.state import GROUP, NEUTRAL, TRAIN, CampaignState, Group


def list_up(doing: Doing) -> tuple[str, ...]:
    """Nothing is taken up one by one."""
    return ()


def take_up(doing: Doing, what: str) -> None:
    """Nothing is."""
    raise AssertionError(what)


def close(doing: Doing) -> None:
    """What must hold when the day ends. [C-TURN-08, C-GROUP-07, C-GROUP-08, RULING-C-SPY-TIMING, RULING-C-STACK-TURN]"""
    at_night(doing)
    _move_on(doing)
    _part(doing)
    for one, other in together(doing.state):
        if one.id in doing.state.groups and other.id in doing.state.groups:
            groups.merge(doing, doing.group(one.id), doing.group(other.id))
    for group in list(doing.state.groups.values()):
        if group.id in doing.state.groups:  # engines and pack animals whose guard has given way [RULING-C-ENGINE-CAPTURE, C-CONVOY-07]
            engineers.capture_trains(doing, doing.group(group.id))
            convoys.left_behind(doing, doing.group(group.id))
    groups.dissolve_small(doing)
    _remember(doing)
    _forget_demands(doing)
    objectives.build(doing)
    objectives.check(doing)


def _move_on(doing: Doing) -> None:
    """Who was bought off, or called away from a siege, is gone when the next day ends. [RULING-C-CAPIT-AFTER, RULING-C-SIEGE-EVENTS]"""
    for holding in list(doing.state.places.values()):
        for faction, day in holding.paid:
            if day < doing.state.day and not doing.field.friends(faction, holding.faction):
                for group in doing.state.at(doing.field.map.places[holding.id].hex):
                    if _moves_on(group, faction, day):
                        retreats.back(doing, doing.group(group.id))


def _moves_on(group: Group, faction: str, day: int) -> bool:
    """Was this group there when the place paid its faction?"""
    return group.faction == faction and not group.employer and group.arrived <= day


def gone_by(position: CampaignPosition, group: Group) -> int:
    """The day at whose end a group must be gone from a place that has paid to be spared; 0 where it may stay. [RULING-C-CAPIT-AFTER]"""
    field, state = position
    place = field.map.place_at(group.hex, field.year)
    if place is None or field.friends(group.faction, state.places[place.id].faction):
        return 0
    return max((day + 1 for faction, day in state.places[place.id].paid if _moves_on(group, faction, day)), default=0)


def _part(doing: Doing) -> None:
    """Enemies do not camp on one hex unless one besieges the other: who came last goes back, say when a siege is given up at dusk.

    [C-MOVE-06, RULING-C-MOVE-GIVEWAY, C-CG-20]
    """
    tied = {id_ for siege in doing.state.sieges.values() for id_ in (*siege.groups, *siege.inside)}
    camped: dict[HexName, list[Group]] = {}
    for group in doing.state.groups.values():
        if group.id not in tied and group.faction not in ("", NEUTRAL) and not group.employer and group.kind != TRAIN:
            camped.setdefault(group.hex, []).append(group)
    for here in camped.values():
        owner = max(here, key=lambda group: (_at_home(doing, group), -group.arrived, len(group.men)))
        for group in here:
            if not doing.field.friends(group.faction, owner.faction):
                retreats.back(doing, doing.group(group.id))


def _at_home(doing: Doing, group: Group) -> bool:
    place = doing.field.map.place_at(group.hex, doing.field.year)
    return place is not None and doing.field.friends(doing.state.places[place.id].faction, group.faction)


def together(state: CampaignState) -> list[tuple[Group, Group]]:
    """Groups of one faction that share a hex as they did last night, wherever that was: they must merge by now.

    [C-GROUP-07, RULING-C-STACK-TURN]
    """
    return [(one, other) for one, other in _sharing(state) if other.id in one.camped or one.id in other.camped]


def _sharing(state: CampaignState) -> list[tuple[Group, Group]]:
    """Every two groups of one faction on one hex; who leads prisoners goes his own way."""
    plain = [group for group in state.groups.values() if group.kind == GROUP and not group.prisoners]
    pairs = [(one, other) for number, one in enumerate(plain) for other in plain[number + 1 :]]
    return [(one, other) for one, other in pairs if one.hex == other.hex and one.faction == other.faction]


def _remember(doing: Doing) -> None:
    """Who sleeps beside whom tonight. [RULING-C-STACK-TURN]"""
    beside: dict[str, tuple[str, ...]] = {}
    for one, other in _sharing(doing.state):
        beside[one.id] = (*beside.get(one.id, ()), other.id)
        beside[other.id] = (*beside.get(other.id, ()), one.id)
    for group in list(doing.state.groups.values()):
        if group.camped != beside.get(group.id, ()):
            doing.set(group._replace(camped=beside.get(group.id, ())))


def _forget_demands(doing: Doing) -> None:
    """Who has left a place may demand it anew when he comes again: a demand is made once a siege. [RULING-C-CAPIT-AFTER]"""
    for holding in list(doing.state.places.values()):
        if holding.asked:
            there = {group.faction for group in doing.state.at(doing.field.map.places[holding.id].hex)}
            if (asked := tuple(faction for faction in holding.asked if faction in there)) != holding.asked:
                doing.emit(e.PlaceChanged(holding._replace(asked=asked)))
