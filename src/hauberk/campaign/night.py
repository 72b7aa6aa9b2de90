"""The end of a campaign day: spies are looked for, friends on one hex become one group, the scattered are gone, and somebody may have won.

[C-TURN-08, C-CG-01]
"""

from __future__ import annotations

from hauberk.campaign import engineers, groups, objectives
from hauberk.campaign.doing import Doing
from hauberk.campaign.spies import at_night
from hauberk.campaign.state import GROUP, CampaignState, Group


def list_up(doing: Doing) -> tuple[str, ...]:
    """Nothing is taken up one by one."""
    return ()


def take_up(doing: Doing, what: str) -> None:
    """Nothing is."""
    raise AssertionError(what)


def close(doing: Doing) -> None:
    """What must hold when the day ends. [C-TURN-08, C-GROUP-07, C-GROUP-08, RULING-C-SPY-TIMING, RULING-C-STACK-TURN]"""
    at_night(doing)
    for one, other in together(doing.state):
        if one.id in doing.state.groups and other.id in doing.state.groups:
            groups.merge(doing, doing.group(one.id), doing.group(other.id), "stacking")
    for group in list(doing.state.groups.values()):
        if group.id in doing.state.groups:  # engines whose guard has given way [RULING-C-ENGINE-CAPTURE]
            engineers.capture_trains(doing, doing.group(group.id))
    groups.dissolve_small(doing)
    objectives.check(doing)


def together(state: CampaignState) -> list[tuple[Group, Group]]:
    """Groups of one faction that have shared a hex since yesterday: they must merge by now. [C-GROUP-07, RULING-C-STACK-TURN]"""
    found = []
    plain = [group for group in state.groups.values() if group.kind == GROUP and not group.prisoners]
    for number, one in enumerate(plain):
        for other in plain[number + 1 :]:
            if one.hex == other.hex and one.faction == other.faction and max(one.arrived, other.arrived) < state.day:
                found.append((one, other))
    return found
