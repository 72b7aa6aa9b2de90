"""A leader whom nobody follows. The Anarchy 9; Guiscard 9. [RULING-C-GROUP-DISSOLVE]"""

from __future__ import annotations

from hauberk.campaign import events as e
from hauberk.campaign import prisoners, retreats
from hauberk.campaign.doing import Doing
from hauberk.campaign.groups import remove
from hauberk.campaign.state import NEUTRAL, CampaignState, Group, Person


def alone(state: CampaignState, group: Group) -> Person | None:
    """The leader who is all there is of a group. [RULING-C-GROUP-DISSOLVE]"""
    people = state.members(group)
    return people[0] if len(people) == 1 and people[0].leads else None


def caught(doing: Doing, comer: Group, other: Group) -> bool:
    """By a house rule an enemy group takes a leader whom it finds alone on a low die; else he gets away to a hex near by. True if the two
    have nothing more to settle.

    [RULING-C-GROUP-DISSOLVE]
    """
    leader = alone(doing.state, other)
    if not doing.rules.switches.lone_leader_capture or leader is None or NEUTRAL in (comer.faction, other.faction):
        return False
    if len(comer.men) < doing.rules.figures.least_group:
        return False
    free = retreats.free_hexes(doing.position, other, None)
    if doing.roll("lone_leader", who=leader.id) <= doing.rules.figures.lone_capture or not free:
        prisoners.take_along(doing, (leader.id,), comer)
        doing.pay(other.id, comer.id, doing.group(other.id).coin)
        remove(doing, other.id)
    else:
        retreats.put(doing, other, free[0], e.GroupChanged)
    return True
