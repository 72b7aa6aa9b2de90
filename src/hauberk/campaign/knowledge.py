"""What factions know of each other. The Anarchy 8.1; Guiscard 8.1, 10. [C-GROUP-02, C-CG-08]"""

from __future__ import annotations

from collections import Counter
from typing import Final

from hauberk.campaign import events as e
from hauberk.campaign.classes import class_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.state import CampaignState, Group, Seen

MET: Final = "met"
SPY: Final = "spy"


def look(state: CampaignState, group: Group, why: str = MET) -> Seen:
    """A group as somebody sees it who stands beside it: size, classes, wounded, and the day. [C-GROUP-02, C-CG-08]"""
    people = state.members(group)
    classes = Counter(class_of(person.character) for person in people)
    wounded = sum(person.wounded for person in people)
    return Seen(group.id, state.day, group.hex, len(people), tuple(sorted(classes.items())), wounded, why)


def share(doing: Doing, one: Group, other: Group) -> None:
    """Groups on one hex see each other: composition is known while they are together, and afterwards as last known.

    [C-GROUP-02, C-CG-08]
    """
    for eyes, seen in ((one, other), (other, one)):
        if eyes.faction and eyes.faction != seen.faction:
            doing.emit(e.Told(eyes.faction, tuple(look(doing.state, each) for each in doing.state.stack(seen))))


def see_place(doing: Doing, faction: str, place: str) -> None:
    """Whoever stands in the hex of a place sees its stores and its garrison. [C-CG-08]"""
    holding = doing.state.places[place]
    if faction and faction != holding.faction:
        doing.emit(e.PlaceSeen(faction, place, holding.resources, len(holding.garrison) + holding.unnamed))
