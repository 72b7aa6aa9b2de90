"""The two sides of a battle: who stands on each. The Anarchy 15.3; Guiscard 14.3."""

from __future__ import annotations

from hauberk.battle.core.being import BeingId
from hauberk.campaign.field import CampaignField
from hauberk.campaign.state import Battle, CampaignState, Group, GroupId


def people_of(state: CampaignState, battle: Battle, side: int) -> tuple[BeingId, ...]:
    """Everybody who fights on a side: its groups, and townsfolk or a garrison. [C-BATTLE-10, RULING-C-COUNT-LEADER]"""
    men = [who for id_ in battle.sides[side] if id_ in state.groups for who in state.groups[id_].men]
    within = [who for who in battle.militia if state.people[who].present] if battle.militia_side == side else []
    return (*men, *within)


def active_side(battle: Battle) -> int:
    """The side of the group whose move brought the battle about."""
    return 1 if battle.active in battle.sides[1] else 0


def side_of(battle: Battle, group: GroupId) -> int:
    """The side on which a group stands."""
    return 0 if group in battle.sides[0] else 1


def hungry_of(state: CampaignState, battle: Battle) -> set[BeingId]:
    """Everybody in the battle who suffers from hunger. [C-SUPPLY-05, C-BATTLE-13]"""
    found = [state.groups[id_] for side in battle.sides for id_ in side if id_ in state.groups]
    return {who for group in found if group.hungry for who in group.men}


def came(field: CampaignField, group: Group) -> int:
    """The direction from which a group has come onto its hex today; -1 if it was there. [C-MOVE-07, C-BATTLE-02]"""
    found = field.map.direction(group.hex, group.came_from) if group.came_from else None
    return -1 if found is None else found


def once_came(field: CampaignField, group: Group) -> int:
    """The direction from which a group came onto its hex on an earlier day; -1 if nobody knows, or asks.

    [C-MOVE-07, RULING-C-DEPLOY-STATIONARY]
    """
    asked = group.entered and not field.rules.switches.stood_opposite
    found = field.map.direction(group.hex, group.entered) if asked else None
    return -1 if found is None else found
