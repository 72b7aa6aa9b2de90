"""Leaving a hex: after a battle, for refusing one, or to give way. The Anarchy 8.3, 15.5, 15.6; Guiscard 8.3, 14.5, 14.6."""

from __future__ import annotations

from hauberk.campaign import besieging, spies
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import lead_along
from hauberk.campaign.map import Direction, HexName, arc
from hauberk.campaign.sides import side_of
from hauberk.campaign.state import NEUTRAL, Battle, Group
from hauberk.grid.hex import opposite

NOWHERE = -1


def is_free(position: CampaignPosition, faction: str, hex_: HexName | None) -> bool:
    """Land, and no enemy group on it; those who are nobody's enemy bar no way. [RULING-C-END-FLEE]"""
    if hex_ is None or not position.field.map.passable(hex_):
        return False
    return all(
        not other.faction or other.faction == NEUTRAL or position.field.friends(other.faction, faction) for other in position.state.at(hex_)
    )


def free_hexes(position: CampaignPosition, group: Group, direction: Direction | None) -> tuple[HexName, ...]:
    """The hexes of the arc about a direction, or all around, that a group may fall back to. [C-END-02, RULING-C-END-FLEE]"""
    ways = range(6) if direction is None else arc(direction)
    near = [position.field.map.neighbour(group.hex, way) for way in ways]
    return tuple(hex_ for hex_ in near if hex_ is not None and is_free(position, group.faction, hex_))


def flight(position: CampaignPosition, battle: Battle, group: Group) -> tuple[HexName, ...]:
    """Where a beaten group may flee: towards where it came from, today or before; who has always been there, away from where the attacker
    came.

    [C-END-02, RULING-C-END-FLEE, RULING-C-DEPLOY-STATIONARY, RULING-C-REFUSE-WHERE, RULING-C-END-BOTH-ARRIVED]
    """
    came = dict(battle.arrivals).get(group.id, NOWHERE)
    if came == NOWHERE:
        came = dict(battle.stood).get(group.id, NOWHERE)
    if came != NOWHERE:
        return free_hexes(position, group, came)
    enemy = enemy_came(battle, side_of(battle, group.id))
    return free_hexes(position, group, opposite(enemy) if enemy != NOWHERE else None)


def draw(position: CampaignPosition, battle: Battle, group: Group) -> tuple[HexName, ...]:
    """Where a group goes when time has run out: who came goes back towards where he came from; who was there goes to the hex opposite to
    the one its enemy has taken, and where that is barred to one beside it.

    [C-END-04, RULING-C-END-DRAW, RULING-C-END-BOTH-ARRIVED]
    """
    came = dict(battle.arrivals).get(group.id, NOWHERE)
    if came != NOWHERE:
        return free_hexes(position, group, came)
    assert battle.ending is not None
    enemies = battle.sides[1 - side_of(battle, group.id)]
    taken = [position.field.map.direction(battle.hex, hex_) for id_, hex_ in battle.ending.gone if id_ in enemies]
    away = opposite(taken[0]) if taken and taken[0] is not None else None
    straight = position.field.map.neighbour(group.hex, away) if away is not None else None
    if straight is not None and is_free(position, group.faction, straight):
        return (straight,)
    return free_hexes(position, group, away)


def enemy_came(battle: Battle, side: int) -> Direction:
    """The direction from which the first of the other side came; -1 if none of them did."""
    arrivals = dict(battle.arrivals)
    found = [arrivals[id_] for id_ in battle.sides[1 - side] if arrivals.get(id_, NOWHERE) != NOWHERE]
    return found[0] if found else NOWHERE


def put(doing: Doing, group: Group, hex_: HexName, fact: type[e.GroupChanged] = e.GroupGaveWay) -> None:
    """A group is on another hex with its mercenaries, its prisoners and the pack animals it leads; it came from the one it has left,
    is shut up in no place any more, and nobody of it is in treatment.

    [C-END-02, C-CG-13, C-CG-21, C-MOVE-07, C-WOUND-03, RULING-C-SPY-TIMING]
    """
    before = group.hex
    besieging.leave(doing, group)
    for each in doing.state.stack(doing.group(group.id)):
        besieging.drop_out(doing, each)
        for person in doing.state.members(each):
            if person.heal_day:  # driven from his bed, he must find another [C-WOUND-02]
                doing.emit(e.WoundSeen(person.id, 0))
        doing.emit(fact(each._replace(hex=hex_, came_from=before, arrived=doing.state.day)))
    lead_along(doing, group.id, before, hex_)
    spies.noticed(doing, doing.group(group.id))


def back(doing: Doing, group: Group) -> None:
    """Who came and does not fight goes back to where he was; if that is barred, to the nearest free hex.

    [RULING-C-HOST-EQUAL, RULING-C-MOVE-GIVEWAY]
    """
    home = group.came_from
    if not home or not is_free(doing.position, group.faction, home):
        free = free_hexes(doing.position, group, None)
        home = free[0] if free else ""
    if home:
        put(doing, group, home)


def go(doing: Doing, question: q.RetreatAsked, command: c.Choose) -> None:
    """A group has chosen where it falls back to. [C-END-02, C-END-04]"""
    leave(doing, question, command)


def leave(doing: Doing, question: q.RetreatAsked, command: c.Choose) -> None:
    """It goes there; in the aftermath of a battle it is noted, for others go by it."""
    battle = doing.state.battle
    put(doing, doing.group(question.group), command.choice, e.GroupRetreated if battle is not None else e.GroupGaveWay)
    if battle is not None and battle.ending is not None:
        ending = battle.ending
        going = tuple(id_ for id_ in ending.going if id_ != question.group)
        gone = (*ending.gone, (question.group, command.choice))
        doing.emit(e.BattleSet(battle._replace(ending=ending._replace(going=going, gone=gone))))
